"""Setting a table for a rule test: cards by name, dice by words, everything else left out."""

from __future__ import annotations

from functools import cache

from quarriors import Game, Script, read_position
from quarriors.engine.cards import QUEST_CARD, Box, Card, goes_by
from quarriors.engine.wilds import Wilds
from quarriors.sets import base, light_vs_dark, promos, qladiator, quarmageddon, quartifacts, rise_of_the_demons

#: Every box of ours, in the order in which a name is looked for.
BOXES: list[Box] = [
    module.BOX for module in (base, rise_of_the_demons, quarmageddon, qladiator, quartifacts, light_vs_dark, promos)
]

#: Cards that fill the Wilds up where a test does not care: one per class, as quiet as the class has.
_FILLERS = [
    "Scavenging Goblin", "Devotee of the Holy Query", "Deathdealer", "Mighty Quake Dragon", "Questing Wizard",
    "Warrior of the Quay", "Strong Witching Hag", "Strong Defender of the Pale", "Strong Ghostly Spirit",
    "Mighty Primordial Ooze", "Growth Charm", "Victory Incantation", "Shaping Charm", "Death Cantrip",
    "Life Cantrip",
]  # fmt: skip


@cache  # every table looks sixty names up among hundreds of cards
def find(name: str) -> Card:
    """The card of that name in any of our boxes."""
    for box in BOXES:
        for card in box.cards:
            if goes_by(card, name):
                return card
    raise LookupError(f"no box has a card named {name!r}")


def wilds_with(*cards: str) -> list[str]:
    """Names of ten cards or more: the given ones, and fillers of other classes."""
    chosen = [find(name) for name in cards]
    for name in _FILLERS:
        filler = find(name)
        same_kind = [c for c in chosen if c.kind == filler.kind]
        full = len(same_kind) == (7 if filler.kind == "creature" else 3)
        if not full and all(c.die.name != filler.die.name for c in chosen):
            chosen.append(filler)
    return [card.name for card in chosen]


def laid_out(*cards: str) -> Wilds:
    """Wilds with the given cards, fillers, and the basics that the boxes in play bring.

    A Light vs. Dark card makes it a mixed game of that box; a quest card brings the Squire along.
    """
    chosen = [find(name) for name in wilds_with(*cards)]
    boxes = {card.box for card in chosen}
    basics = ["Basic Quiddity", "Assistant", "Portal"]
    if "light_vs_dark" in boxes:
        basics = ["Large Quiddity"]
        if all(card.die.name != "Assistant" for card in chosen):
            basics.append("Assistant of Logistics")
    if "rise_of_the_demons" in boxes:
        basics.append("Corrupted Quiddity")
    if any(card.kind == QUEST_CARD for card in chosen):
        basics.append("Squire")
    there = [find(name) for name in basics if all(card.name != name for card in chosen)]
    return Wilds(there + chosen)


def table(
    *cards: str,
    turn: str = "Quinn, ready",
    rules: str = "",
    dice: str = "",
    quinn: str = "",
    monique: str = "",
    clark: str | None = None,
    michael: str | None = None,
) -> Game:
    """A game at a decision, with these cards in the Wilds.

    `turn` is "PLAYER, PHASE[, quiddity N][, captures N]". A player is "[glory N;] zone: dice; zone: dice", in the words
    of positions: ``quinn="glory 3; ready: Witching Hag C 1/3/3 (Death S *); used: 2 Assistant"``. `dice` is the
    script: classes to be drawn and faces to be rolled, with commas. Clark and Michael sit down when they are given.
    """
    seats = [("Quinn", quinn), ("Monique", monique)]
    seats += [(name, told) for name, told in (("Clark", clark), ("Michael", michael)) if told is not None]
    lines = ["quarriors position 1"]
    if rules:
        lines.append(f"rules: {rules}")
    lines.append("players: " + ", ".join(name for name, _ in seats))
    lines.append("wilds: " + ", ".join(card.id for card in laid_out(*cards).cards))
    lines.append(f"turn: 5, {turn}")
    for name, told in seats:
        parts = [part.strip() for part in told.split(";") if part.strip()]
        glory = parts.pop(0) if parts and parts[0].startswith("glory") else "glory 0"
        lines.append(f"{name}: {glory}")
        lines += parts
    return read_position("\n".join(lines), chance=Script(dice))


def find_die(game: Game, words: str, zone: str = "", player: str = "") -> int:
    """The first die that reads like that: "Witching Hag C 1/3/3"."""
    from quarriors.engine.zones import ZONE_IDS, ZONES

    s = game.state
    for die in range(len(s.where)):
        owner = s.owner(die)
        if player and (owner < 0 or game.players[owner] != player):
            continue
        if zone and (owner < 0 or ZONE_IDS[s.where[die] % ZONES] != zone):
            continue
        if game.die_words(die).startswith(words):
            return die
    raise LookupError(f"no die reads {words!r}")


def pile(game: Game, player: str, zone: str) -> list[str]:
    """What lies in a player's zone, in words, sorted."""
    from quarriors.engine.zones import ZONE_IDS, ZONES

    seat = game.players.index(player)
    return sorted(game.die_words(die) for die in game.state.piles[seat * ZONES + ZONE_IDS.index(zone)])


def take(game: Game, *options: str) -> None:
    """Takes options by their words, one after the other; a tail after "Name:" checks who decides."""
    for words in options:
        who, colon, rest = words.partition(": ")
        if colon:
            decider = game.decision.player
            assert decider == game.players.index(who), f"{who} was to decide {rest!r}, not seat {decider}"
            game.take(rest)
        else:
            game.take(words)


def kinds(game: Game) -> set[str]:
    """The kinds of option on offer."""
    return {option.kind for option in game.decision.options}
