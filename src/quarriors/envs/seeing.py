"""What a seat sees, as bytes: the layout of an observation, and the one who writes it. Compiled.

The common part comes first, then one mat for each player, the one who looks first and the others in seating order: what
two players see is the beginning of what three would.

Few bytes change from decision to decision. So a `Glance` keeps the parts as it wrote them last and what it wrote them
from, and writes only what is different now.
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
from quarriors.engine.piles import NOTHING
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

#: Counts of dice by card lie side by side in two numbers: so many bits for each, and so many cards in each number.
_BITS: Final = 6
_IN_WORD: Final = 10
_ONES: Final = 63

#: What is counted for the whole table: fresh, attackers, damaged, attached. The zones of each player follow.
_OF_TABLE: Final = 4


class Places:
    """Where the numbers of one card's dice are, as the index of a byte in the common part or in a mat."""

    __slots__ = ("at", "faces")

    def __init__(self, card: CardCode, sight: Sight) -> None:
        family = card.family
        first = sight.classes_at + family.number * len(OF_CLASS)
        # Kept as objects: a byte is written through Python's own door, which wants one.
        #: What the common part says of its class, then the zones of a mat.
        self.at: list[SupportsIndex] = [first + field for field in range(len(OF_CLASS))]
        first = sight.mat_at[family.number]
        self.at += [first + zone for zone in range(len(sight.zones))]
        first += len(sight.zones)
        #: In a mat: those of the faces in the Active Pool, and of those in the Ready Area.
        self.faces: list[list[SupportsIndex]] = [
            [first + slot for slot in card.slots],
            [first + family.faces + slot for slot in card.slots],
        ]


class Sight:
    """Where everything is in an observation of these boxes, with so many players."""

    __slots__ = (
        "cards_at", "classes_at", "common", "locked_at", "mat", "mat_at", "numbers", "numbers_at", "phase_at", "places",
        "players", "quest_at", "width", "zones",
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
        #: The bytes of the single numbers.
        self.numbers: list[SupportsIndex] = [self.numbers_at + k for k in range(len(NUMBERS))]


class Glance:
    """The cards of one game, and how to write down what a seat sees of it.

    There is one for every game of many: what all games share lies in `Sight` and `Places`.
    """

    __slots__ = (
        "_asked", "_asked_die", "_asks", "_common", "_dice", "_high", "_left", "_low", "_mats", "_numbers", "_one",
        "_own", "_phase", "_places", "_shown", "_sight", "cards", "is_packed",
    )  # fmt: skip

    def __init__(self, codes: Codes, sight: Sight, catalog: Catalog) -> None:
        self.cards = codes.of_catalog(catalog)
        self._sight = sight
        self._places = [sight.places[card.number] for card in self.cards]
        #: The common part and the mat of each player, whoever looks.
        self._common = bytearray(sight.common)
        self._mats = [bytearray(sight.mat) for _ in range(sight.players)]
        for number, card in enumerate(self.cards):
            places = self._places[number]
            self._common[places.at[_COST]] = catalog.cost[number]
            self._common[places.at[_GLORY]] = catalog.glory[number]
            self._common[sight.cards_at + card.number] = 1
        # What they were written from:
        self._phase = 0
        self._asked = -1
        self._asks = -1
        self._asked_die = -1
        self._numbers: list[int] = [0] * len(NUMBERS)
        self._left: list[int] = [0] * len(self.cards)
        #: By player: single numbers of the mat; forms in the Active Pool and in the Ready Area.
        self._own: list[int] = [0] * (sight.players * len(OF_PLAYER))
        self._shown: list[list[int]] = [[] for _ in range(2 * sight.players)]
        #: The dice that were counted by card: those of the table, then zone by zone those of each player.
        tallies = _OF_TABLE + sight.players * len(sight.zones)
        self._dice: list[list[int]] = [[] for _ in range(tallies)]
        #: Their counts, if two numbers can hold those of all cards.
        self._low: list[int] = [0] * tallies
        self._high: list[int] = [0] * tallies
        self.is_packed = len(self.cards) <= 2 * _IN_WORD
        for card in self.cards:
            if card.family.dice > _ONES:
                self.is_packed = False
        #: A register's 1. Compiled, a plain 1 would have 32 bits, and be lost when it is shifted further.
        self._one: i64 = 1
        self._common[sight.phase_at] = 1
        self._tell(_GOAL, catalog.goal)

    def seen(self, s: State, seat: i64) -> bytearray:
        """What that seat sees of the game: as many bytes as an observation has."""
        self._write_decision(s)
        self._write_numbers(s)
        self._write_dice(s)
        for k in range(s.n):
            self._write_mat(s, k)
        row = self._common + self._mats[seat]
        player: i64 = seat + 1
        for _ in range(s.n - 1):
            if player == s.n:
                player = 0
            row = row + self._mats[player]  # quicker than to let it grow
            player += 1
        return row

    def _write_decision(self, s: State) -> None:
        row = self._common
        phase = s.phase
        if phase != self._phase:
            row[self._sight.phase_at + self._phase] = 0
            row[self._sight.phase_at + phase] = 1
            self._phase = phase
        asked = s.ask_code if s.waiting else -1
        if asked != self._asked:
            if self._asked >= 0:
                row[self._asked] = 0
            if asked >= 0:
                row[asked] = 1
            self._asked = asked
        card = s.ask_card if s.waiting else -1
        if card != self._asks:
            if self._asks >= 0:
                row[self._places[self._asks].at[_ASKS]] = 0
            if card >= 0:
                row[self._places[card].at[_ASKS]] = 1
            self._asks = card
        if self._asked_die >= 0:
            row[self._places[self._asked_die].at[_ASKED_DIE]] = 0
            self._asked_die = -1
        if s.waiting and s.ask_die >= 0:
            self._asked_die = s.catalog.card_of[s.ask_die]
            row[self._places[self._asked_die].at[_ASKED_DIE]] = s.shown_face(s.ask_die) + 2

    def _write_numbers(self, s: State) -> None:
        self._tell(_TURN, s.turn)
        limit = s.rules.turn_limit
        self._tell(_TURNS_LEFT, MOST if limit is None else limit - s.turn)
        quiddity = s.quiddity + s.light + s.dark
        quiddities = s.catalog.quiddity
        form_of = s.form
        for die in s.pile(s.active, ACTIVE_POOL):
            form = form_of[die]
            if form >= 0:
                quiddity += quiddities[form]
        self._tell(_QUIDDITY, quiddity)
        if s.catalog.has_energy:
            light, dark = light_and_dark(s)
            self._tell(_LIGHT, light)
            self._tell(_DARK, dark)
        self._tell(_CAPTURES, s.captures if s.captures > 0 else 0)
        casts = s.waiting and s.ask_code == kinds.CAST
        self._tell(_PROTECTION, 1 if casts and s.ask_die < 0 else 0)
        self._tell(_RESCUE, 1 if casts and s.ask_die >= 0 else 0)
        attack = 0
        if s.attackers:
            attack = 2 if s.area == QUEST_AREA else 1
        self._tell(_ATTACK, attack)

    def _tell(self, number: int, value: int) -> None:
        """Writes a single number of the common part."""
        if value > MOST:
            value = MOST
        if value != self._numbers[number]:
            self._common[self._sight.numbers[number]] = value
            self._numbers[number] = value

    def _write_dice(self, s: State) -> None:
        row = self._common
        for number, pile in enumerate(s.on_cards()):
            left = len(pile)
            if left != self._left[number]:
                row[self._places[number].at[_LEFT]] = left
                self._left[number] = left
        self._count_by_card(s, s.fresh, 0, _FRESH, row)
        self._count_by_card(s, s.attackers, 1, _ATTACKERS, row)
        self._count_by_card(s, s.damaged, 2, _DAMAGED, row)
        hanging = NOTHING
        if s.attachments:
            hanging = [die for k in range(s.n) for die in s.pile(k, READY_AREA) if s.attached[die] >= 0]
        self._count_by_card(s, hanging, 3, _ATTACHED, row)

    def _write_mat(self, s: State, player: i64) -> None:
        sight = self._sight
        row = self._mats[player]
        glory = s.glory[player]
        self._tell_own(player, _OWN_GLORY, glory if glory > 0 else 0)
        self._tell_own(player, _IS_ACTIVE, 1 if s.active == player else 0)
        self._tell_own(player, _FACED, total_faced(s, player) if s.attackers else 0)
        zones: i64 = len(sight.zones)
        tally: i64 = _OF_TABLE + player * zones
        place: i64 = len(OF_CLASS)
        self._count_by_card(s, s.pile(player, BAG), tally + _IN_BAG, place + _IN_BAG, row)
        self._count_by_card(s, s.pile(player, SPENT_PILE), tally + _IN_SPENT, place + _IN_SPENT, row)
        self._count_by_card(s, s.pile(player, USED_PILE), tally + _IN_USED, place + _IN_USED, row)
        self._count_by_card(s, s.pile(player, SET_ASIDE), tally + _IN_ASIDE, place + _IN_ASIDE, row)
        if s.catalog.has_areas:
            if sight.quest_at > sight.locked_at:
                area: i64 = sight.locked_at
                self._count_by_card(s, s.pile(player, LOCKED_AREA), tally + area, place + area, row)
            if zones > sight.quest_at:
                area = sight.quest_at
                self._count_by_card(s, s.pile(player, QUEST_AREA), tally + area, place + area, row)
            quest = s.on_quest[player] if s.on_quest else -1
            self._tell_own(player, _QUEST_LEVEL, s.catalog.cards[quest].level if quest >= 0 else 0)
        pile = s.pile(player, ACTIVE_POOL)
        self._write_shown(s, pile, player, 0, row)
        unrolled = NOTHING
        if pile:
            form_of = s.form
            unrolled = [die for die in pile if form_of[die] < 0]
        self._count_by_card(s, unrolled, tally + _UNROLLED, place + _UNROLLED, row)
        self._write_shown(s, s.pile(player, READY_AREA), player, 1, row)

    def _tell_own(self, player: i64, number: i64, value: int) -> None:
        """Writes a single number of a mat."""
        at = player * len(OF_PLAYER) + number
        if value > MOST:
            value = MOST
        if value != self._own[at]:
            self._mats[player][number] = value
            self._own[at] = value

    def _count_by_card(self, s: State, dice: list[int], tally: i64, place: i64, row: bytearray) -> None:
        """How many of these dice belong to each card, at that place of each."""
        before = self._dice[tally]
        if (not dice and not before) or dice == before:
            return
        if self.is_packed:
            self._count_packed(s, dice, tally, place, row)
        else:
            self._count_one_by_one(s, before, dice, place, row)
        self._dice[tally] = dice[:]

    def _count_packed(self, s: State, dice: list[int], tally: i64, place: i64, row: bytearray) -> None:
        """Counts them all at once, and writes the counts that have changed."""
        card_of = s.catalog.card_of
        one = self._one
        low: i64 = 0
        high: i64 = 0
        card: i64
        for die in dice:
            card = card_of[die]
            if card < _IN_WORD:
                low += one << card * _BITS
            else:
                high += one << (card - _IN_WORD) * _BITS
        before: i64 = self._low[tally]
        if low != before:
            self._write_counts(before, low, 0, place, row)
            self._low[tally] = low
        before = self._high[tally]
        if high != before:
            self._write_counts(before, high, _IN_WORD, place, row)
            self._high[tally] = high

    def _write_counts(self, before: i64, counts: i64, card: i64, place: i64, row: bytearray) -> None:
        """Writes those that have changed of the counts that lie side by side in one number, that card's lowest."""
        while counts != before:
            count = counts & _ONES
            if count != before & _ONES:
                row[self._places[card].at[place]] = count
            counts >>= _BITS
            before >>= _BITS
            card += 1

    def _count_one_by_one(self, s: State, before: list[int], dice: list[int], place: i64, row: bytearray) -> None:
        """The same for more cards, or more dice of one, than two numbers can hold."""
        card_of = s.catalog.card_of
        places = self._places
        for die in before:
            at = places[card_of[die]].at[place]
            row[at] = row[at] - 1
        for die in dice:
            at = places[card_of[die]].at[place]
            row[at] = row[at] + 1

    def _write_shown(self, s: State, dice: list[int], player: i64, area: i64, row: bytearray) -> None:
        """How many of these dice show each face, in that area as `Places.faces` has it."""
        before = self._shown[2 * player + area]
        if not dice and not before:
            return
        form_of = s.form
        forms = [form_of[die] for die in dice]
        if forms == before:
            return
        first, last, end = _difference(before, forms)
        catalog = s.catalog
        places = self._places
        for k in range(first, last):
            form = before[k]
            if form >= 0:
                at = places[catalog.card_shown(form)].faces[area][catalog.face_shown(form)]
                row[at] = row[at] - 1
        for k in range(first, end):
            form = forms[k]
            if form >= 0:
                at = places[catalog.card_shown(form)].faces[area][catalog.face_shown(form)]
                row[at] = row[at] + 1
        self._shown[2 * player + area] = forms


def _difference(before: list[int], now: list[int]) -> tuple[i64, i64, i64]:
    """Where the two begin to differ, and from where on each ends as the other does."""
    first: i64 = 0
    last: i64 = len(before)
    end: i64 = len(now)
    least = last if last < end else end
    while first < least and before[first] == now[first]:
        first += 1
    while last > first and end > first and before[last - 1] == now[end - 1]:
        last -= 1
        end -= 1
    return first, last, end
