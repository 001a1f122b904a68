"""What a player sees of a game: everything on the table, and no chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import Stream, key_of
from .eventdice import EventDice
from .looking import Tabletop
from .option import Decision, Option
from .rules import Rules
from .seats import Seat
from .tabledie import TableDie

if TYPE_CHECKING:
    from .game import Game
    from .state import State


class View:
    """A snapshot for the player who decides: the state as data, the decision, and copies to think with.

    It holds neither the key of the dice nor how many have been used.
    """

    def __init__(self, game: Game, player: int) -> None:
        self._game = game
        #: The seat that looks.
        self.player = player

    @property
    def decision(self) -> Decision:
        return self._game.decision

    @property
    def options(self) -> tuple[Option, ...]:
        return self._game.decision.options

    @property
    def state(self) -> State:
        """The table as data."""
        return self._game.state

    @property
    def rules(self) -> Rules:
        return self._game.rules

    @property
    def players(self) -> list[str]:
        return self._game.players

    def table(self) -> Tabletop:
        """What lies on the table, by name."""
        return Tabletop(self._game)

    def pile(self, player: object, zone: object) -> tuple[TableDie, ...]:
        """The dice in a player's zone: ``view.pile("Quinn", "ready")``."""
        return self.table().pile(player, zone)

    def words(self, option: Option) -> str:
        return self._game.words(option)

    def key(self, option: Option) -> str:
        """What an option means, as a text that is the same in every copy: see `Game.key`.

        >>> from quarriors import Game, deal
        >>> view = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7).view()
        >>> [view.key(option) for option in view.options]
        ['0 roll: roll']
        """
        return self._game.key(option)

    def game(self, stream: object, auto_roll: bool | None = None) -> Game:
        """A copy to play on with its own dice: from a seed, a `Stream`, `EventDice`, or from the ``"caller"``.

        Copies with the same `EventDice` see the same dice wherever the same die is rolled or bag drawn from, even after
        they have parted; with the same seed or `Stream` only until then. The dice you pass stay as they are. To go on
        from a copy with other dice, ask it for its own view: ``dream.view().game(other)``.

        Some seats may roll their turn's dice without a question, as those of bots do in the lab. With
        ``auto_roll=False`` every seat is asked in the copy, so that it stops before each roll; with True none is
        any more.
        """
        copy = self._game.clone()
        if auto_roll is not None:
            copy.seats = [Seat(seat.name, auto_roll, seat.pay_by_hand) for seat in copy.seats]
            copy.state.auto_roll = [auto_roll] * len(copy.seats)
        if isinstance(stream, str) and stream == "caller":
            return copy
        if isinstance(stream, EventDice):
            copy.events = stream.clone()
            copy.roll_on(copy.events)
            return copy
        copy.state.stream = stream.clone() if isinstance(stream, Stream) else Stream(key_of(stream, "thought"))
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        return (View, (self._game, self.player))
