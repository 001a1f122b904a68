"""The table in words, for everything that shows it as lines of text: the plain table, positions, replays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.cli.menu import on_table
from quarriors.engine.faces import ENERGY_IDS
from quarriors.engine.frame import Defending
from quarriors.engine.game import Game
from quarriors.engine.lines import Anchored
from quarriors.engine.looking import attacker_of, total_faced
from quarriors.engine.zones import (
    ACTIVE_POOL,
    BAG,
    LOCKED_AREA,
    QUEST_AREA,
    READY_AREA,
    SET_ASIDE,
    SPENT_PILE,
    USED_PILE,
    ZONE_IDS,
)
from quarriors.text.faces import card_name, die_text
from quarriors.text.phases import phase_of
from quarriors.text.provenance import marked_name

if TYPE_CHECKING:
    from quarriors.text.words import Words

#: What lies open before a player, and the piles whose dice show no face.
_AREAS = (READY_AREA, LOCKED_AREA, QUEST_AREA)
_OPEN = (*_AREAS, ACTIVE_POOL, SET_ASIDE)
_PILES = (BAG, SPENT_PILE, USED_PILE)
#: Shown even when nothing lies there: others look for it.
_ALWAYS = (READY_AREA, BAG)


def table_text(game: Game, words: Words) -> list[str]:
    """The whole table: turn and phase, the Wilds with prices, and what lies before everybody.

    >>> from quarriors import deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    >>> from quarriors.text import ENGLISH
    >>> lines = table_text(game, ENGLISH)
    >>> lines[0]
    'Turn 1, Quinn: Draw, Roll and Ready Dice'
    >>> lines[-1]
    '  Bag, 12 dice: 8 × Basic Quiddity and 4 × Assistant'
    """
    lines = [turn_text(game, words), *wilds_text(game, words)]
    for player in range(len(game.players)):
        lines += player_text(game, player, words)
    return lines


def turn_text(game: Game, words: Words) -> str:
    """Whose turn it is, and which phase."""
    s = game.state
    phase = words.say(f"phase-{phase_of(s)}")
    return words.say("plain-turn", n=str(s.turn), player=game.players[s.active], phase=phase)


def wilds_text(game: Game, words: Words) -> list[str]:
    """Every card of the Wilds with its price for the active player, the dice left on it, and its Glory; the quests."""
    s = game.state
    cards = [number for number in on_table(s) if number not in s.catalog.quests]
    wide = max(len(_price(game, number)) for number in cards)
    lines = [words.say("plain-wilds"), *(_card_text(game, number, wide, words) for number in cards)]
    if s.catalog.quests:
        lines.append(words.say("plain-quests"))
        lines += [_card_text(game, number, wide, words) for number in s.catalog.quests]
    return lines


def _price(game: Game, number: int) -> str:
    """The price of a capture, behind a stroke that with some of its energy; a dash for what cannot be captured."""
    s = game.state
    if number in s.catalog.quests:
        return str(s.catalog.cards[number].level)
    if not s.catalog.capturable[number]:
        return "–"
    discounted = s.catalog.discounted[number]
    price = str(s.capture_price(number))
    return price if discounted < 0 else f"{price}/{s.changed_price(number, discounted)}"


def _card_text(game: Game, number: int, wide: int, words: Words) -> str:
    """A card of the Wilds in one line."""
    s = game.state
    card = s.catalog.cards[number]
    slots: dict[str, str | int] = {
        "price": "  " + _price(game, number).rjust(max(2, wide)),
        "left": len(s.on_card(number)),
        "card": marked_name(card, words),
    }
    facts = [words.say("plain-wilds-card", **slots)]
    if card.glory:
        facts.append(words.say("plain-wilds-glory", n=card.glory))
    for line in card.lines:
        if isinstance(line, Anchored):
            facts.append(words.say("plain-wilds-anchored", n=line.cost, energy=ENERGY_IDS[line.energy]))
    player = s.quest_of(number) if s.on_quest else -1
    if player >= 0:
        facts.append(words.say("plain-wilds-there", player=game.players[player]))
    return ", ".join(facts)


def player_text(game: Game, player: int, words: Words) -> list[str]:
    """A player's Glory, and every zone in which dice lie."""
    return [_player_title(game, player, words), *_zones_text(game, player, (*_OPEN, *_PILES), words)]


def areas_text(game: Game, player: int, words: Words) -> list[str]:
    """A player's Glory, and what lies in the Ready Area, in the Locked Area and on a quest."""
    return [_player_title(game, player, words), *_zones_text(game, player, _AREAS, words)]


def _player_title(game: Game, player: int, words: Words) -> str:
    s = game.state
    return words.say("plain-player", player=game.players[player], n=s.glory[player], goal=s.goal)


def _zones_text(game: Game, player: int, zones: tuple[int, ...], words: Words) -> list[str]:
    there = [zone for zone in zones if zone in _ALWAYS or _lying(game, player, zone)]
    return ["  " + zone_text(game, player, zone, words) for zone in there]


def _lying(game: Game, player: int, zone: int) -> list[int]:
    """The dice there; what is attached is told with its Creature, and Large dice wait untold."""
    s = game.state
    dice = s.pile(player, zone)
    if zone == READY_AREA:
        return [die for die in dice if s.attached[die] < 0]
    if zone == SET_ASIDE:
        return [die for die in dice if not s.catalog.large[s.catalog.card_of[die]]]
    return dice


def zone_text(game: Game, player: int, zone: int, words: Words) -> str:
    """What lies in one zone of a player; an attached Spell is told with its Creature."""
    s = game.state
    dice = _lying(game, player, zone)
    name = words.language.capital(words.say(f"zone-{ZONE_IDS[zone]}"))
    listed = _listed([die_text(s, die, words) for die in dice], words)
    if zone == QUEST_AREA and dice:
        quest = card_name(s.catalog.cards[s.on_quest[player]], words)
        return words.say("plain-zone-quest", zone=name, card=quest, dice=listed)
    if zone in _PILES and dice:
        return words.say("plain-zone-counted", zone=name, n=len(dice), dice=listed)
    return words.say("plain-zone", zone=name, dice=listed)


def _listed(said: list[str], words: Words) -> str:
    return words.counted(said) if said else words.say("plain-nothing")


def attack_text(game: Game, seat: int, words: Words) -> str:
    """Who attacks that player just now, with what and how strongly; empty if nobody does.

    Where the player chooses defenders for another, it is the attack on that one.
    """
    s = game.state
    f = s.stack[-1] if s.stack else None
    defender = f.player if isinstance(f, Defending) else seat
    if not s.attackers or (defender == s.active and s.area == READY_AREA):
        return ""
    attackers = [die for die in s.attackers if s.is_creature(die) and s.owner(die) != defender]
    said = {
        "player": game.players[attacker_of(s, defender)],
        "other": game.players[defender],
        "dice": _listed([die_text(s, die, words) for die in attackers], words),
    }
    if s.counted[defender] and not attackers:
        return words.say("plain-attack-fallen", n=max(0, s.totals[defender]), **said)
    if s.counted[defender]:
        begun = any(s.owner(die) == defender for die in s.damaged)
        return words.say("plain-attack" if begun else "plain-attack-total", n=max(0, s.totals[defender]), **said)
    return words.say("plain-attack-expected", n=total_faced(s, defender), **said)
