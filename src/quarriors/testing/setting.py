"""Setting a table for a test: cards by name, dice by words, and quiet cards for the rest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from quarriors.engine.box import Box
from quarriors.engine.boxes import lend_finder, look_up
from quarriors.engine.cards import BASIC, CREATURE_CARD, QUEST_CARD, SPELL_CARD, Card, goes_by
from quarriors.engine.chance import Script
from quarriors.engine.dealing import Stock
from quarriors.engine.errors import WildsError
from quarriors.engine.game import Game
from quarriors.engine.nearest import did_you_mean
from quarriors.engine.position import read_position
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds, stack_sizes
from quarriors.sets import DEFAULT, box, every_box, shelf

#: Boxes that tests have named, by id: what positions name is found in them.
_named: dict[str, Box] = {}
lend_finder(_named.get)


def table(
    *cards: str,
    turn: str = "Quinn, ready",
    rules: str = "",
    dice: str = "",
    quinn: str = "",
    monique: str = "",
    clark: str | None = None,
    michael: str | None = None,
    boxes: Sequence[Box] = (),
    fillers: Sequence[str] = (),
) -> Game:
    """A game at a decision, with these cards in the Wilds.

    `turn` is "PLAYER, PHASE[, quiddity N][, captures N]". A player is "[glory N;] zone: dice; zone: dice", in the words
    of positions: ``quinn="glory 3; ready: Court Jester C 1/1/2 (Joke S *); used: 2 Joke"``. `rules` are those of
    a position's line, `dice` is the script: classes to draw and faces to roll, with commas. Clark and Michael
    sit down if you give them something.

    It looks for cards in `boxes` first, then in the installed ones. If you only name a die, it brings a quiet card of
    its class. `fillers` fill up the Wilds, or quiet cards if you give none.

    >>> game = table("Strong Witching Hag", quinn="glory 3; active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q2")
    >>> game.table().quiddity, game.table().player("Quinn").glory, game.table().card("Quake Dragon").left
    (4, 3, 4)
    """
    seats = [("Quinn", quinn), ("Monique", monique)]
    seats += [
        (name, described) for name, described in (("Clark", clark), ("Michael", michael)) if described is not None
    ]
    lines = ["quarriors position 2"]
    if rules:
        lines.append(f"rules: {rules}")
    lines.append("players: " + ", ".join(name for name, _ in seats))
    named = (*cards, *_named_only(" ".join(described for _, described in seats), cards, tuple(boxes), fillers))
    lines.append("wilds: " + ", ".join(card.id for card in wilds_with(*named, boxes=boxes, fillers=fillers).cards))
    lines.append(f"turn: 5, {turn}")
    for name, described in seats:
        parts = [part.strip() for part in described.split(";") if part.strip()]
        glory = parts.pop(0) if parts and parts[0].startswith("glory") else "glory 0"
        lines.append(f"{name}: {glory}")
        lines += parts
    return read_position("\n".join(lines), chance=Script(dice))


def _named_only(described: str, cards: Sequence[str], boxes: tuple[Box, ...], fillers: Sequence[str]) -> list[str]:
    """The ids of cards for dice that are on the table while no card of their class was asked for."""
    there = {find_card(name, boxes).die.name for name in cards}
    known = [find_card(name, boxes) for name in fillers] + list(_quiet((*boxes, *(box(id) for id in shelf.OURS))))
    found: list[str] = []
    # the longest first: a class may have a name that begins another
    for card in sorted(known, key=lambda card: -len(card.die.name)):
        name = rf"\b{re.escape(card.die.name)}\b"
        if card.kind != BASIC and re.search(name, described):
            described = re.sub(name, "", described)
            if card.die.name not in there:
                found.append(card.id)
    return found


def wilds_with(*cards: str, boxes: Sequence[Box] = (), fillers: Sequence[str] = ()) -> Wilds:
    """Wilds with the given cards, others of other classes, and the basics that the boxes in play bring.

    >>> wilds = wilds_with("Mighty Quake Dragon")
    >>> len([card for card in wilds.cards if card.kind == "creature"]), "Mighty Quake Dragon" in str(wilds)
    (7, True)
    """
    named = tuple(boxes)
    for one in named:
        _make_known(one)
    chosen = [find_card(name, named) for name in cards]
    others = tuple(find_card(name, named) for name in fillers) or _quiet(_default(named))
    creatures, spells = stack_sizes([*chosen, *others])
    for kind, number in ((CREATURE_CARD, creatures), (SPELL_CARD, spells)):
        for filler in others:
            there = [card for card in chosen if card.kind == kind]
            if filler.kind == kind and len(there) < number and all(filler.die.name != card.die.name for card in chosen):
                chosen.append(filler)
    stock = _stock(_in_play(chosen, named))
    for card in chosen:
        reason = stock.why_not(card)
        if reason:
            raise WildsError(f"{card.name} cannot be in these Wilds: {reason}")
    for filler in others:  # of several basics of a class, the one that is to fill up
        if filler.kind == BASIC and filler in stock.fit and all(filler.die.name != card.die.name for card in chosen):
            chosen.append(filler)
    basics = stock.basics(chosen, any(card.kind == QUEST_CARD for card in chosen), None)
    wilds = Wilds(basics + [card for card in chosen if card.kind != BASIC])
    for name in cards:
        if find_card(name, named) not in wilds.cards:
            raise WildsError(f"{name} does not come along with these cards: name those that it is played with")
    return wilds


def find_card(name: str, boxes: Sequence[Box] = ()) -> Card:
    """The card of that name, slug or id: from these boxes, then from ours, then from any that is installed.

    >>> find_card("Quollector")
    Traceback (most recent call last):
    quarriors.engine.errors.WildsError: no box has a card named 'Quollector'
    """
    for one in boxes:
        for card in one.cards:
            if goes_by(card, name):
                return card
    ours = _of_ours(name)
    if ours is not None:
        return ours
    known = every_box()
    for one in known:
        for card in one.cards:
            if goes_by(card, name):
                return card
    names = [card.name for one in (*boxes, *known) for card in one.cards]
    raise WildsError(f"no box has a card named {name!r}{did_you_mean(name, names)}")


@lru_cache(1024)
def _of_ours(name: str) -> Card | None:
    for id in shelf.OURS:
        for card in box(id).cards:
            if goes_by(card, name):
                return card
    return None


@lru_cache(64)
def _quiet(boxes: tuple[Box, ...]) -> tuple[Card, ...]:
    """Of every class of these boxes one card: that with the fewest lines, then the cheapest. The quietest come first.

    >>> [card.name for card in _quiet((box("base"),))][:3]
    ['Scavenging Goblin', 'Deathdealer', 'Devotee of the Holy Query']
    """
    quiet: dict[str, Card] = {}
    cards = [
        card for box in boxes for card in box.cards if card.kind in (CREATURE_CARD, SPELL_CARD) and card.home == box.id
    ]
    for card in sorted(cards, key=_noise):
        if not card.needs:
            quiet.setdefault(card.die.name, card)
    return tuple(quiet.values())


def _noise(card: Card) -> tuple[int, int, str]:
    return len(card.lines), card.cost, card.id


def _default(named: tuple[Box, ...]) -> tuple[Box, ...]:
    """The boxes that fill the Wilds up: those one plays with if nobody says otherwise."""
    usual = tuple(box(id) for id in DEFAULT)
    return (*usual, *(one for one in named if one not in usual))


def _in_play(cards: list[Card], named: tuple[Box, ...]) -> tuple[Box, ...]:
    """The boxes that such a game needs, in order of age: of the cards, of their dice, of what they need."""
    ids = set(DEFAULT)
    for card in cards:
        ids.update((card.box, card.home, card.die.box, *card.needs))
    found = {one.id: one for one in named if one.id in ids}
    found.update((id, box(id)) for id in ids if id not in found)
    return tuple(sorted(found.values(), key=lambda one: (one.year, one.id)))


@lru_cache(64)
def _stock(boxes: tuple[Box, ...]) -> Stock:
    return Stock(list(boxes), Rules())


def _make_known(given: Box) -> None:
    """Positions name cards by their ids: the engine must find the very box that the test has named."""
    _named[given.id] = given
    if look_up(given.id) is not given:
        raise WildsError(
            f"another box with the id {given.id!r} is installed; give the one you test another id, or test that one"
        )
