"""Action ids: which number stands for which option, worked out from the cards that can be in a game. Compiled.

An id says what is done and with which class of dice, never with which single die: ids keep their meaning from deal to
deal. Options of one decision that share kind and class are numbered on from the id of the first, in the order in which
`Codes.encode` says.
"""

from __future__ import annotations

from typing import Final

from quarriors.engine import kinds
from quarriors.engine.cards import QUEST_CARD, Card
from quarriors.engine.catalog import Catalog
from quarriors.engine.errors import SetupError
from quarriors.engine.faces import CREATURE_FACE, LOCK_FACE, QUARTIFACT_FACE, SPELL_FACE, Face
from quarriors.engine.indexing import Index, index_of
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.option import Option
from quarriors.engine.seats import MOST_PLAYERS
from quarriors.engine.state import State

#: What an option of each kind is about.
NOTHING_ELSE: Final = 0
A_DIE: Final = 1
A_CARD: Final = 2
AN_ABILITY: Final = 3
A_PLAYER: Final = 4
A_FACE: Final = 5


def _about(code: int) -> int:
    option = Option(code, 0)
    if option.die >= 0:
        return A_DIE
    if option.card >= 0:
        return A_CARD
    if option.ability >= 0:
        return AN_ABILITY
    if option.player >= 0:
        return A_PLAYER
    return A_FACE if option.face >= 0 else NOTHING_ELSE


ABOUT: Final = [_about(code) for code in range(len(KIND_IDS))]

#: Kinds of option that no seat of an environment is ever offered: chance's, a decision's own, and paying by hand.
NEVER_OFFERED: Final = (kinds.DRAWN, kinds.ROLLED, kinds.ACT, kinds.SPEND)

#: Kinds about a die of the own Active Pool that was rolled just now, or that may have been rolled before.
_FRESH: Final = (kinds.DRAW, kinds.REROLL, kinds.BOTH, kinds.IMMEDIATE, kinds.TURN)
_POOLED: Final = (kinds.READY, kinds.SUMMON, kinds.LOCK)
#: Kinds that are asked about a single die, or about dice that show no face: one of a class at most.
_SINGLE: Final = (kinds.CULL, kinds.KEEP)


class ClassCode:
    """A class of dice: the ids of what can be done with it, and how many faces can be told apart."""

    __slots__ = ("cards", "dice", "faces", "lines", "name", "number", "room", "start")

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number
        self.cards: list[Card] = []
        #: By kind: the first id, or -1, and how many ids there are.
        self.start: list[int] = [-1] * len(KIND_IDS)
        self.room: list[int] = [0] * len(KIND_IDS)
        #: The most over its cards: dice in a game, lines, faces that differ.
        self.dice = 0
        self.lines = 0
        self.faces = 0

    def add(self, card: Card) -> None:
        index = index_of(card)
        self.cards.append(card)
        self.dice = max(self.dice, card.die.count + MOST_PLAYERS * card.die.per_player)
        self.lines = max(self.lines, len(index.lines))
        self.faces = max(self.faces, len(distinct(index)))

    def number_from(self, first: int) -> int:
        """Gives it its ids; the first that is free after them."""
        for code in range(len(KIND_IDS)):
            room = self._room(code)
            if room:
                self.start[code] = first
                self.room[code] = room
                first += room
        return first

    def _room(self, code: int) -> int:
        """How many options of that kind one decision can have about this class: no more can ever be told apart."""
        about = ABOUT[code]
        if code in NEVER_OFFERED:
            return 0
        most = 0
        for card in self.cards:
            index = index_of(card)
            room = 0
            if about == AN_ABILITY:
                room = len(index.lines)
            elif about == A_CARD:
                room = 1 if _has_card(card, index, code) else 0
            elif about == A_DIE:
                room = _dice_room(card, index, code, self.dice)
            most = max(most, room)
        return most


def _has_card(card: Card, index: Index, code: int) -> bool:
    if code == kinds.CAPTURE:
        return card.capturable
    if code == kinds.ANCHOR:
        return index.anchored >= 0
    return card.kind == QUEST_CARD


def _dice_room(card: Card, index: Index, code: int, dice: int) -> int:
    """How many dice of that card an option of that kind can be about at once."""
    fit = 0
    for face in distinct(index):
        if _fits(card, index, code, face):
            fit += 1
    if not fit:
        return 0
    if code in _SINGLE:
        return 1
    if code in _FRESH:
        return min(dice, fit)
    if code in _POOLED:
        return min(dice, 2 * fit)  # what was rolled just now is told from what was not
    return min(dice, MOST_PLAYERS) if code == kinds.UNLOCK else dice  # a Locked Area holds one die


def _fits(card: Card, index: Index, code: int, number: int) -> bool:
    """Whether a die that shows that face can be what an option of that kind is about."""
    face: Face = card.die.faces[number]
    what = index.kind[number]
    if code == kinds.DRAW:
        return face.draw > 0
    if code == kinds.REROLL:
        return face.reroll
    if code == kinds.BOTH:
        return face.reroll and face.draw > 0
    if code == kinds.IMMEDIATE:
        return index.immediate[number] >= 0
    if code == kinds.TURN:
        return card.die.traits.turns_to_quiddity and face.draw > 0
    if code == kinds.READY or code == kinds.DISCARD:
        return what == SPELL_FACE
    if code == kinds.CAST:
        return what == SPELL_FACE or index.reaction[number] >= 0
    if code == kinds.SUMMON or code == kinds.DEFEND or code == kinds.KEEP:
        return what == CREATURE_FACE
    if code == kinds.COPY:
        return index.copy is not None
    if code == kinds.LOCK or code == kinds.UNLOCK:
        return what == LOCK_FACE
    if code == kinds.ATTACH:
        return what == QUARTIFACT_FACE
    return True


def distinct(index: Index) -> list[int]:
    """The faces of a card's die that can be told apart, by number; those that look alike are the first of them."""
    found: list[int] = []
    for face in index.canon:
        if face not in found:
            found.append(face)
    return found


class CardCode:
    """A card that can be in a game: its class, its own number, and where its faces are counted."""

    __slots__ = ("card", "family", "number", "slots", "start")

    def __init__(self, card: Card, family: ClassCode, number: int) -> None:
        index = index_of(card)
        faces = distinct(index)
        self.card = card
        self.family = family
        #: Its place among all cards of the boxes.
        self.number = number
        self.start = family.start
        #: By face: which of the faces that can be told apart it is.
        self.slots: list[int] = [faces.index(face) for face in index.canon]


class Codes:
    """The ids of everything that can be done with the cards of some boxes."""

    def __init__(self, sets: tuple[str, ...], cards: list[Card]) -> None:
        #: The boxes as they were named.
        self.sets = sets
        self.families: list[ClassCode] = []
        self.cards: list[CardCode] = []
        #: Kinds about nothing: their ids, or -1. The four of *name* follow: 0 is the one who decides, 1 the next seat.
        self.plain: list[int] = [-1] * len(KIND_IDS)
        self._by_id: dict[str, CardCode] = {}
        named: dict[str, ClassCode] = {}
        for card in cards:
            family = named.get(card.die.name)
            if family is None:
                family = named[card.die.name] = ClassCode(card.die.name, len(self.families))
                self.families.append(family)
            family.add(card)
        first = 0
        for code in range(len(KIND_IDS)):
            if ABOUT[code] == NOTHING_ELSE and code not in NEVER_OFFERED:
                self.plain[code] = first
                first += 1
        self.first_seat = first
        first += MOST_PLAYERS
        for family in self.families:
            first = family.number_from(first)
        #: How many ids there are.
        self.size = first
        for number, card in enumerate(cards):
            coded = CardCode(card, named[card.die.name], number)
            self.cards.append(coded)
            self._by_id[card.id] = coded

    def of_catalog(self, catalog: Catalog) -> list[CardCode]:
        """The cards of one game in the order of its catalogue."""
        found: list[CardCode] = []
        for card in catalog.cards:
            coded = self._by_id.get(card.id)
            if coded is None or coded.card is not card:
                raise SetupError(f"{card.name} ({card.id}) is not in the boxes that these ids were made for")
            found.append(coded)
        return found

    def encode(self, s: State, cards: list[CardCode]) -> list[int]:
        """The ids of the options at hand, in the order of the options. No two are the same.

        Options of one kind about dice of one class count on from the first id of that kind and class: the decider's
        own dice first, then the next seat's and so on; in the order of zones; then of faces; then as they are offered.
        """
        ids: list[int] = []
        catalog = s.catalog
        card_of = catalog.card_of
        plain = self.plain
        doubles = False
        for option in s.options:
            code = option.code
            about = ABOUT[code]
            if about == NOTHING_ELSE:
                id = plain[code]
            elif about == A_CARD:
                id = cards[option.target].start[code]
            elif about == A_DIE:
                id = cards[card_of[option.target]].start[code]
                for known in ids:
                    if known == id:
                        doubles = True
            elif about == AN_ABILITY:
                id = cards[catalog.card_of_line(option.target)].start[code]
                if id >= 0:
                    id += catalog.place_of_line(option.target)
            else:
                id = self.first_seat + (option.target - s.asker) % s.n if about == A_PLAYER else -1
            if id < 0:
                raise SetupError(f"there is no action id for '{option}', which these boxes were not known to offer")
            ids.append(id)
        return self._spread(s, cards, ids) if doubles else ids

    def encode_chance(self, s: State, cards: list[CardCode]) -> list[int]:
        """The outcomes of a draw or a roll: a card's place among all cards of the boxes, or beyond them the face."""
        if s.ask_code == kinds.ROLLED:
            return [len(self.cards) + option.target for option in s.options]
        return [cards[option.target].number for option in s.options]

    def _spread(self, s: State, cards: list[CardCode], ids: list[int]) -> list[int]:
        """Numbers on where several options share their first id."""
        spread = ids[:]
        for at in range(len(ids)):
            id = ids[at]
            option = s.options[at]
            if ABOUT[option.code] != A_DIE or ids.count(id) == 1:
                continue
            mark = _mark(s, option.target)
            rank = 0
            for other in range(len(ids)):
                if ids[other] == id and other != at:
                    theirs = _mark(s, s.options[other].target)
                    if theirs < mark or (theirs == mark and other < at):
                        rank += 1
            if rank >= cards[s.catalog.card_of[option.target]].family.room[option.code]:
                raise SetupError(f"more options like '{option}' than these boxes were known to offer")
            spread[at] = id + rank
        return spread


def _mark(s: State, die: int) -> int:
    """What options of the same kind and class are ordered by: whose, in which zone, showing which face."""
    owner = s.owner(die)
    seat = (owner - s.asker) % s.n if owner >= 0 else s.n
    return (seat * 16 + s.zone(die)) * 8 + s.shown_face(die) + 1
