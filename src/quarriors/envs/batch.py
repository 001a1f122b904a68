"""Many games in one call, without any library's interface around them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from quarriors.engine.errors import IllegalOption, SetupError
from quarriors.engine.game import Game
from quarriors.sets import DEFAULT

from .actions import IllegalAction, actions_of
from .setting import EnvSetting

Bytes = NDArray[np.uint8]


class Batch:
    """Many games side by side. `step` takes one action in each of them.

    Where a game ends, the next one is dealt at once: `done` says where, `rewards` what it was worth to each seat.

    - `observations`: uint8, (games, width): what the seat sees that decides;
    - `masks`: uint8, (games, actions): 1 where that seat may;
    - `to_play`: uint8, (games,): the seat that decides;
    - `rewards`: float32, (games, players): 0 but where a game has just ended; each row adds up to 0;
    - `done`: bool, (games,).

    The arrays stay the same ones: every step writes into them. You may give your own for the first three, of that
    shape and dtype and contiguous. Then every step copies into them, which takes a small part of its time.

    >>> from quarriors.envs import any_actions
    >>> batch = Batch(games=64, seed=1)
    >>> rng = np.random.default_rng(1)
    >>> for _ in range(20):
    ...     batch.step(any_actions(batch.masks, rng))
    >>> batch.taken
    1280
    """

    def __init__(
        self,
        games: int,
        seed: int | str = 0,
        sets: object = DEFAULT,
        players: object = 2,
        rules: object = None,
        wilds: object = None,
        auto_roll: object = False,
        observations: Bytes | None = None,
        masks: Bytes | None = None,
        to_play: Bytes | None = None,
    ) -> None:
        if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= 1_000_000:
            raise SetupError(f"a batch has 1 to 1000000 games, not {games!r}")
        self.setting = EnvSetting(sets, players, rules, wilds, auto_roll)
        self.layout = self.setting.layout
        self._tables = self.setting.tables(games)
        shapes = ((games, self.layout.width), (games, self.layout.actions), (games,))
        given = {"observations": observations, "masks": masks, "to_play": to_play}
        # What nobody brought an array for is read where it is written.
        written = (self._tables.rows, self._tables.masks, self._tables.to_play)
        self._ours: list[Bytes] = [
            np.frombuffer(buffer, np.uint8).reshape(shape) for buffer, shape in zip(written, shapes, strict=True)
        ]
        self._theirs: list[tuple[Bytes, Bytes]] = []
        for ours, (name, array) in zip(self._ours, given.items(), strict=True):
            if array is not None:
                self._theirs.append((_checked(name, array, ours.shape), ours))
        self.observations = self._ours[0] if observations is None else observations
        self.masks = self._ours[1] if masks is None else masks
        self.to_play = self._ours[2] if to_play is None else to_play
        self.rewards: NDArray[np.float32] = np.zeros((games, self.setting.players), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        #: Decisions taken since the latest reset.
        self.taken = 0
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.done)

    @property
    def played(self) -> int:
        """How many games have ended since the latest reset."""
        return sum(self._tables.played)

    def game(self, table: int) -> Game:
        """The game at that table, to look at: play on with `step`."""
        return self._tables.games[table]

    def reset(self, seed: int | str = 0) -> None:
        """Deals all games anew. The same seed gives the same games."""
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise SetupError(f"the seed of a batch is a number or a text, not {seed!r}")
        self._tables.reset(f"batch/{seed}")
        self.taken = 0
        self._tell()

    def step(self, actions: object) -> None:
        """Takes one action in each game. If one of them cannot be taken, none is."""
        chosen = actions_of(actions, len(self.done))
        try:
            self._tables.take(chosen)
        except IllegalOption as error:
            raise IllegalAction(str(error)) from None
        self.taken += len(self.done)
        self._tell()

    def step_any(self) -> None:
        """Takes any action in each game, all of them equally likely, chosen by compiled code."""
        self._tables.take_any()
        self.taken += len(self.done)
        self._tell()

    def _tell(self) -> None:
        if self._tables.ended or self.done.any():
            self.rewards.fill(0)
            self.done.fill(False)
            for table, worth in zip(self._tables.ended, self._tables.returns, strict=True):
                self.rewards[table] = worth
                self.done[table] = True
        for theirs, ours in self._theirs:
            np.copyto(theirs, ours)


def _checked(name: str, array: Any, shape: tuple[int, ...]) -> Bytes:
    if not isinstance(array, np.ndarray) or array.dtype != np.uint8 or array.shape != shape:
        said = f"{array.dtype} {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
        raise SetupError(f"{name} must be an array of uint8 with the shape {shape}, not {said}")
    if not array.flags.writeable or not array.flags.c_contiguous:
        raise SetupError(f"{name} must be contiguous and writeable")
    return array
