"""A die of a game as you see it: what it is, where it lies, what it shows, its numbers now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import Card
from .errors import NotThere
from .faces import CREATURE_FACE, UNKNOWN
from .notation import die_words
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA, ZONE_IDS

if TYPE_CHECKING:
    from .game import Game


class TableDie:
    """A die of a game, wherever it lies: what it is, where it is and what it shows now.

    It follows the game: later the same die tells you where it lies by then. `str(die)` is the die in words.
    """

    __slots__ = ("_game", "number")

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        #: The number it keeps for the whole game: `option.die`, `decision.die`.
        self.number = number

    # -- what it is ------------------------------------------------------------------------------

    @property
    def card(self) -> Card:
        """The card it belongs to."""
        s = self._game.state
        return s.catalog.cards[s.catalog.card_of[self.number]]

    @property
    def name(self) -> str:
        """Its class."""
        return self.card.die.name

    # -- where it is -----------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat whose die it is, or -1 in the Wilds and out of the game."""
        return self._game.state.owner(self.number)

    @property
    def owner(self) -> str:
        """The name of the player whose die it is, or an empty text."""
        seat = self.seat
        return self._game.players[seat] if seat >= 0 else ""

    @property
    def zone(self) -> str:
        """Where it lies: *bag*, *active*, *ready*, *locked*, *spent*, *used*, *aside*, *quest*, *wilds*, *removed*."""
        return ZONE_IDS[self._game.state.zone(self.number)]

    # -- what it shows ---------------------------------------------------------------------------

    @property
    def face(self) -> str:
        """The face it shows, in the notation of declarations: *C 1/3/3*; empty if it shows none."""
        s = self._game.state
        form = s.form[self.number]
        return s.catalog.cards[form // 6].die.faces[form % 6].notation if form >= 0 else ""

    @property
    def shown(self) -> Card:
        """The card it counts as: its own, or the one it copies."""
        s = self._game.state
        return s.catalog.cards[s.shown_card(self.number)]

    @property
    def is_fresh(self) -> bool:
        """Whether it was rolled just now, so that you can use its symbols."""
        return self.number in self._game.state.fresh

    @property
    def is_creature(self) -> bool:
        """Whether it is a Creature: in a Ready Area, on a quest or Locked."""
        return self._game.state.is_creature(self.number)

    @property
    def is_spell(self) -> bool:
        """Whether it is a readied Spell."""
        return self._game.state.is_spell(self.number)

    # -- numbers ---------------------------------------------------------------------------------

    def _fights(self) -> bool:
        """Whether it is a Creature with numbers of its own, which cards change."""
        return self.is_creature and self._game.state.zone(self.number) != LOCKED_AREA

    def _printed(self, numbers: list[int]) -> int:
        """A number of the Creature face it shows, or -1; a Locked die is a Creature with nothing but zeros (X4)."""
        s = self._game.state
        if s.zone(self.number) == LOCKED_AREA:
            return 0
        form = s.form[self.number]
        return numbers[form] if form >= 0 and s.catalog.kind[form] == CREATURE_FACE else UNKNOWN

    @property
    def level(self) -> int:
        """The level of a Creature, on a quest with what cards add there; 0 if Locked; -1 if it shows none."""
        s = self._game.state
        return (
            s.level_on_quest(self.number)
            if self._game.state.zone(self.number) == QUEST_AREA
            else self._printed(s.catalog.level)
        )

    @property
    def attack(self) -> int:
        """The most it attacks anybody with, everything counted; as printed outside the Areas; 0: Locked, -1: none."""
        s = self._game.state
        return s.highest_attack(self.number) if self._fights() else self._printed(s.catalog.attack)

    def attack_on(self, player: object) -> int:
        """What it attacks that player with now; 0 if it cannot, or is not a Creature."""
        s = self._game.state
        seat = seat_of(self._game, player)
        if not self._fights() or seat == self.seat or not s.can_attack(self.number, seat):
            return 0
        return s.attack(self.number, seat)

    @property
    def defense(self) -> int:
        """Its defense, everything counted; as printed outside the Areas; 0 if Locked; -1 if there is none."""
        s = self._game.state
        return s.defense(self.number) if self._fights() else self._printed(s.catalog.defense)

    @property
    def glory(self) -> int:
        """The Glory that it would score now; 0 if it is not a Creature."""
        return self._game.state.worth(self.number) if self._fights() else 0

    @property
    def is_damaged(self) -> bool:
        """Whether it has already defended this turn."""
        return self.number in self._game.state.damaged

    # -- attachments -----------------------------------------------------------------------------

    @property
    def attached(self) -> tuple[TableDie, ...]:
        """The Spells and Quartifacts attached to it, whoever owns them."""
        s = self._game.state
        if not s.attachments:
            return ()
        found: list[TableDie] = []
        for player in range(s.n):
            for die in s.pile(player, READY_AREA):
                if s.attached[die] == self.number:
                    found.append(TableDie(self._game, die))
        return tuple(found)

    @property
    def carrier(self) -> TableDie | None:
        """The Creature it is attached to."""
        other = self._game.state.attached[self.number]
        return TableDie(self._game, other) if other >= 0 else None

    # -- as a value ------------------------------------------------------------------------------

    def __str__(self) -> str:
        return die_words(self._game.state, self.number)

    def __repr__(self) -> str:
        place = f"{self.owner}: {self.zone}" if self.owner else self.zone
        return f"<d{self.number} {self}, {place}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableDie) and self.number == other.number and self._game is other._game

    def __hash__(self) -> int:
        return self.number


def dice_of(game: Game, numbers: list[int]) -> tuple[TableDie, ...]:
    return tuple([TableDie(game, number) for number in numbers])


def seat_of(game: Game, player: object) -> int:
    """The seat of a player, named or numbered."""
    names = game.players
    if isinstance(player, str):
        wanted = player.strip().lower()
        for seat, name in enumerate(names):
            if name.lower() == wanted:
                return seat
    elif isinstance(player, int) and not isinstance(player, bool) and 0 <= player < len(names):
        return player
    raise NotThere(
        f"no player {player!r} sits at this table; there is: {', '.join(names)} (seats 0 to {len(names) - 1})"
    )
