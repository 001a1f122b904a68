"""One game as an environment has it: a seat's observation and mask as bytes, and actions by id. Compiled."""

from __future__ import annotations

from quarriors.engine.errors import GameOver, IllegalOption
from quarriors.engine.game import Game
from quarriors.engine.option import CHANCE

from .coding import Codes
from .seeing import Glance, Sight
from .tables import returns


class CodedGame:
    """A game, with numbers for what can be done."""

    __slots__ = ("_codes", "_glance", "_ids", "_sight", "game")

    def __init__(self, codes: Codes, sight: Sight, game: Game, glance: Glance | None = None) -> None:
        self._codes = codes
        self._sight = sight
        self._glance = Glance(codes, sight, game.state.catalog) if glance is None else glance
        self._ids: list[int] | None = None
        #: The game itself. Look at it, but play on with `act`.
        self.game = game

    @property
    def over(self) -> bool:
        return self.game.state.over

    @property
    def seat(self) -> int:
        """The seat that decides, or `CHANCE`."""
        return self.game.state.asker

    def ids(self) -> list[int]:
        """The ids of the options at hand, in the order of the options; none once the game is over.

        For chance they are the place of a card among all cards of the boxes, or beyond these the face.
        """
        ids = self._ids
        if ids is None:
            s = self.game.state
            if s.over:
                ids = []
            elif s.asker == CHANCE:
                ids = self._codes.encode_chance(s, self._glance.cards)
            else:
                ids = self._codes.encode(s, self._glance.cards)
            self._ids = ids
        return ids

    def observation(self, seat: int) -> bytearray:
        """What that seat sees now."""
        return self._glance.seen(self.game.state, seat)

    def mask(self, seat: int) -> bytearray:
        """A byte for each action: 1 if that seat may take it now."""
        mask = bytearray(self._codes.size)
        s = self.game.state
        if not s.over and s.asker == seat:
            for id in self.ids():
                mask[id] = 1
        return mask

    def act(self, action: int) -> None:
        """Takes the option of that id."""
        s = self.game.state
        if s.over:
            raise GameOver("the game is over: no action can be taken any more; reset it")
        ids = self.ids()
        place = 0
        for id in ids:
            if id == action:
                break
            place += 1
        else:
            raise IllegalOption(f"action {action} is not on offer; there is: {sorted(ids)}")
        self._ids = None
        self.game.take(s.options[place])

    def refresh(self) -> None:
        """The game was played on by somebody else."""
        self._ids = None

    def returns(self) -> list[float]:
        """What the game is worth to each seat: 0 as long as it is not over."""
        s = self.game.state
        return returns(s) if s.over else [0.0] * s.n

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self._codes.sets, self._sight.players, self.game))

    def __deepcopy__(self, memo: object) -> CodedGame:
        """As OpenSpiel copies a state."""
        return self.clone()

    def clone(self) -> CodedGame:
        """The same game from now on."""
        copy = CodedGame(self._codes, self._sight, self.game.clone(), self._glance)
        copy._ids = self._ids
        return copy


def _restored(sets: tuple[str, ...], players: int, game: Game) -> CodedGame:
    """A coded game out of a pickle: the numbers follow from the boxes."""
    from .layout import layout_of  # which knows coded games itself

    return layout_of(sets, players).coded(game)
