"""What a seat sees, as bytes: the layout of an observation, and the one who writes it. Compiled.

The common part comes first, then one mat for each player, the one who looks first and the others in seating order: what
two players see is the beginning of what three would.
"""

from __future__ import annotations

from typing import Final, SupportsIndex

from quarriors.engine import kinds
from quarriors.engine.cards import QUEST_CARD
from quarriors.engine.catalog import Catalog
from quarriors.engine.energies import light_and_dark
from quarriors.engine.extension import i64
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.looking import total_faced
from quarriors.engine.state import State
from quarriors.engine.table import PHASE_IDS
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

from .coding import CardCode, Codes

#: A byte holds no more.
MOST: Final = 255

#: Single numbers of the common part, in order.
NUMBERS: Final = (
    "turn", "turns_left", "goal", "quiddity", "light", "dark", "captures", "protection", "rescue", "attack",
)  # fmt: skip
_TURN: Final = 0
_TURNS_LEFT: Final = 1
_GOAL: Final = 2
_QUIDDITY: Final = 3
_LIGHT: Final = 4
_DARK: Final = 5
_CAPTURES: Final = 6
_PROTECTION: Final = 7
_RESCUE: Final = 8
_ATTACK: Final = 9

#: What the common part says of each class of dice, in order.
OF_CLASS: Final = (
    "left", "cost", "glory", "asks", "asked_die", "fresh", "attackers", "damaged", "attached",
)  # fmt: skip
_LEFT: Final = 0
_COST: Final = 1
_GLORY: Final = 2
_ASKS: Final = 3
_ASKED_DIE: Final = 4
_FRESH: Final = 5
_ATTACKERS: Final = 6
_DAMAGED: Final = 7
_ATTACHED: Final = 8

#: What a mat says of its player, in order.
OF_PLAYER: Final = ("glory", "active", "attack_faced", "quest_level")
_OWN_GLORY: Final = 0
_IS_ACTIVE: Final = 1
_FACED: Final = 2
_QUEST_LEVEL: Final = 3

#: Zones of which only the number of dice of each class is told; *unrolled* are dice in the Active Pool without a face.
COUNTED: Final = ("bag", "spent", "used", "aside", "unrolled")
_IN_BAG: Final = 0
_IN_SPENT: Final = 1
_IN_USED: Final = 2
_IN_ASIDE: Final = 3
_UNROLLED: Final = 4

#: With more dice than this it is quicker to go through the cards.
_MANY: Final = 8


class Places:
    """Where the numbers of one card's dice are in an observation, as the index of a byte."""

    __slots__ = ("at", "faces")

    def __init__(self, card: CardCode, sight: Sight) -> None:
        family = card.family
        first = sight.classes_at + family.number * len(OF_CLASS)
        # Kept as objects: a byte is written through Python's own door, which wants one.
        #: What the common part says of its class, then the zones of each player, the one who looks first.
        self.at: list[SupportsIndex] = [first + field for field in range(len(OF_CLASS))]
        #: By player: those of the faces in the Active Pool, then of those in the Ready Area.
        self.faces: list[list[SupportsIndex]] = []
        for k in range(sight.players):
            first = sight.common + k * sight.mat + sight.mat_at[family.number]
            self.at += [first + zone for zone in range(len(sight.zones))]
            first += len(sight.zones)
            self.faces.append([first + slot for slot in card.slots])
            self.faces.append([first + family.faces + slot for slot in card.slots])


class Sight:
    """Where everything is in an observation of these boxes, with so many players."""

    __slots__ = (
        "by_card", "by_face", "cards_at", "classes_at", "common", "locked_at", "mat", "mat_at", "numbers",
        "numbers_at", "own", "phase_at", "places", "players", "quest_at", "width", "zones",
    )  # fmt: skip

    def __init__(self, codes: Codes, players: int) -> None:
        self.players = players
        has_locks = has_quests = False
        for family in codes.families:
            for card in family.cards:
                if card.kind == QUEST_CARD:
                    has_quests = True
            if family.room[kinds.LOCK]:
                has_locks = True
        #: Zones that are counted by class alone; Locked and Quest Areas only where there are some.
        self.zones: list[str] = list(COUNTED)
        self.locked_at = len(self.zones)
        if has_locks:
            self.zones.append(ZONE_IDS[LOCKED_AREA])
        self.quest_at = len(self.zones)
        if has_quests:
            self.zones.append(ZONE_IDS[QUEST_AREA])
        #: Where the parts of the common part begin: the kind of decision at 0, …
        self.phase_at = len(KIND_IDS)
        self.numbers_at = self.phase_at + len(PHASE_IDS)
        self.classes_at = self.numbers_at + len(NUMBERS)
        self.cards_at = self.classes_at + len(codes.families) * len(OF_CLASS)
        self.common = self.cards_at + len(codes.cards)
        #: Where each class begins within a mat, and how long a mat is.
        self.mat_at: list[int] = []
        self.mat = len(OF_PLAYER)
        for family in codes.families:
            self.mat_at.append(self.mat)
            self.mat += len(self.zones) + 2 * family.faces
        #: How many bytes an observation has.
        self.width: i64 = self.common + players * self.mat
        self.places: list[Places] = [Places(coded, self) for coded in codes.cards]
        #: The bytes of the single numbers, and of those of each player.
        self.numbers: list[SupportsIndex] = [self.numbers_at + k for k in range(len(NUMBERS))]
        self.own: list[SupportsIndex] = []
        for k in range(players):
            self.own += [self.common + k * self.mat + field for field in range(len(OF_PLAYER))]
        #: For counting dice by card and by form: all 0 in between, and longer than any game needs.
        self.by_card: list[int] = [0] * len(codes.cards)
        self.by_face: list[int] = [0] * sum(len(coded.slots) for coded in codes.cards)


class Glance:
    """The cards of one game, and how to write down what a seat sees of it.

    There is one for every game of many: it holds little, and what all games share lies in `Sight` and `Places`.
    """

    __slots__ = ("_blank", "_places", "_sight", "cards")

    def __init__(self, codes: Codes, sight: Sight, catalog: Catalog) -> None:
        self.cards = codes.of_catalog(catalog)
        self._sight = sight
        self._places = [sight.places[card.number] for card in self.cards]
        blank = bytearray(sight.width)
        blank[sight.numbers_at + _GOAL] = catalog.goal
        for number, card in enumerate(self.cards):
            places = self._places[number]
            blank[places.at[_COST]] = catalog.cost[number]
            blank[places.at[_GLORY]] = catalog.glory[number]
            blank[sight.cards_at + card.number] = 1
        #: What does not change in a game.
        self._blank = bytes(blank)

    def write(self, s: State, seat: i64, row: bytearray) -> None:
        """Writes what that seat sees of the game into these bytes: as many as an observation has."""
        row[:] = self._blank
        self._write_decision(s, row)
        self._write_numbers(s, row)
        for number, pile in enumerate(s.on_cards()):
            if pile:
                row[self._places[number].at[_LEFT]] = len(pile)
        if s.fresh:
            self._count_by_card(s, s.fresh, _FRESH, row)
        if s.attackers:
            self._count_by_card(s, s.attackers, _ATTACKERS, row)
        if s.damaged:
            self._count_by_card(s, s.damaged, _DAMAGED, row)
        if s.attachments:
            hanging = [die for k in range(s.n) for die in s.pile(k, READY_AREA) if s.attached[die] >= 0]
            self._count_by_card(s, hanging, _ATTACHED, row)
        player: i64 = seat
        for k in range(s.n):
            self._write_mat(s, player, k, row)
            player += 1
            if player == s.n:
                player = 0

    def _write_decision(self, s: State, row: bytearray) -> None:
        row[self._sight.phase_at + s.phase] = 1
        if not s.waiting:
            return
        row[s.ask_code] = 1
        if s.ask_card >= 0:
            row[self._places[s.ask_card].at[_ASKS]] = 1
        if s.ask_die >= 0:
            row[self._places[s.catalog.card_of[s.ask_die]].at[_ASKED_DIE]] = s.shown_face(s.ask_die) + 2

    def _write_numbers(self, s: State, row: bytearray) -> None:
        at = self._sight.numbers
        row[at[_TURN]] = s.turn if s.turn < MOST else MOST
        limit = s.rules.turn_limit
        left = MOST if limit is None else limit - s.turn
        row[at[_TURNS_LEFT]] = left if left < MOST else MOST
        quiddity = s.quiddity + s.light + s.dark
        quiddities = s.catalog.quiddity
        form_of = s.form
        for die in s.pile(s.active, ACTIVE_POOL):
            form = form_of[die]
            if form >= 0:
                quiddity += quiddities[form]
        if quiddity:
            row[at[_QUIDDITY]] = quiddity if quiddity < MOST else MOST
        if s.catalog.has_energy:
            light, dark = light_and_dark(s)
            row[at[_LIGHT]] = light if light < MOST else MOST
            row[at[_DARK]] = dark if dark < MOST else MOST
        if s.captures > 0:
            row[at[_CAPTURES]] = s.captures
        if s.waiting and s.ask_code == kinds.CAST:
            row[at[_RESCUE if s.ask_die >= 0 else _PROTECTION]] = 1
        if s.attackers:
            row[at[_ATTACK]] = 2 if s.area == QUEST_AREA else 1

    def _write_mat(self, s: State, player: i64, k: int, row: bytearray) -> None:
        sight = self._sight
        own = k * len(OF_PLAYER)
        glory = s.glory[player]
        if glory > 0:
            row[sight.own[own + _OWN_GLORY]] = glory if glory < MOST else MOST
        if s.active == player:
            row[sight.own[own + _IS_ACTIVE]] = 1
        if s.attackers:
            faced = total_faced(s, player)
            row[sight.own[own + _FACED]] = faced if faced < MOST else MOST
        zones: i64 = len(OF_CLASS) + k * len(sight.zones)
        pile = s.pile(player, BAG)
        if pile:
            self._count_by_card(s, pile, zones + _IN_BAG, row)
        pile = s.pile(player, SPENT_PILE)
        if pile:
            self._count_by_card(s, pile, zones + _IN_SPENT, row)
        pile = s.pile(player, USED_PILE)
        if pile:
            self._count_by_card(s, pile, zones + _IN_USED, row)
        pile = s.pile(player, SET_ASIDE)
        if pile:
            self._count_by_card(s, pile, zones + _IN_ASIDE, row)
        if s.catalog.has_areas:
            pile = s.pile(player, LOCKED_AREA)
            if pile:
                self._count_by_card(s, pile, zones + sight.locked_at, row)
            pile = s.pile(player, QUEST_AREA)
            if pile:
                self._count_by_card(s, pile, zones + sight.quest_at, row)
            if s.on_quest and s.on_quest[player] >= 0:
                row[sight.own[own + _QUEST_LEVEL]] = s.catalog.cards[s.on_quest[player]].level
        pile = s.pile(player, ACTIVE_POOL)
        if pile and not self._count_by_form(s, pile, 2 * k, row):
            self._count_by_card(s, [die for die in pile if s.form[die] < 0], zones + _UNROLLED, row)
        pile = s.pile(player, READY_AREA)
        if pile:
            self._count_by_form(s, pile, 2 * k + 1, row)

    def _count_by_card(self, s: State, dice: list[int], place: i64, row: bytearray) -> None:
        """How many of these dice belong to each card, at that place of each."""
        card_of = s.catalog.card_of
        counts = self._sight.by_card
        card: i64
        count: i64
        for die in dice:
            card = card_of[die]
            count = counts[card]
            counts[card] = count + 1
        if len(dice) > _MANY:
            for number, places in enumerate(self._places):
                count = counts[number]
                if count:
                    row[places.at[place]] = count
                    counts[number] = 0
            return
        for die in dice:
            card = card_of[die]
            count = counts[card]
            if count:
                row[self._places[card].at[place]] = count
                counts[card] = 0

    def _count_by_form(self, s: State, dice: list[int], area: i64, row: bytearray) -> bool:
        """How many of these dice show each face, in that area as `Places.faces` has it; False if some show none."""
        catalog = s.catalog
        form_of = s.form
        counts = self._sight.by_face
        form: i64
        count: i64
        shown = True
        for die in dice:
            form = form_of[die]
            if form >= 0:
                count = counts[form]
                counts[form] = count + 1
            else:
                shown = False
        for die in dice:
            form = form_of[die]
            if form >= 0:
                count = counts[form]
                if count:
                    row[self._places[catalog.card_shown(form)].faces[area][catalog.face_shown(form)]] = count
                    counts[form] = 0
        return shown
