"""Many games of one player against bots, for `gymnasium.vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from quarriors.bots.protocol import Bot
from quarriors.engine.errors import IllegalOption, SetupError
from quarriors.sets import DEFAULT

from .actions import IllegalAction, actions_of
from .setting import EnvSetting
from .solo import check_seat, opponents_of, seated

Seen = NDArray[np.uint8]


class SoloVectorEnv(VectorEnv[Seen, Any, Any]):
    """Many games of yours against a chosen bot, stepped in one call; `info["action_mask"]` says what you may do.

    Where a game ends the next one begins in the same step (`AutoresetMode.SAME_STEP`): `info["final_obs"]` has what you
    saw at the end. With ``opponent="random"`` everything but your choice is compiled code. Without a `seat` half of
    the tables seat you first, half second. An illegal action raises `IllegalAction`, and no game is played on.

    >>> envs = SoloVectorEnv(8, opponent="random")
    >>> observations, info = envs.reset(seed=1)
    >>> observations.shape, info["action_mask"].shape
    ((8, 734), (8, 443))
    """

    def __init__(
        self,
        num_envs: int,
        opponent: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = None,
        sets: object = DEFAULT,
        players: object = 2,
        rules: object = None,
        wilds: object = None,
        auto_roll: object = False,
    ) -> None:
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise SetupError(f"num_envs is a number from 1 up, not {num_envs!r}")
        self.setting = EnvSetting(sets, players, rules, wilds, auto_roll)
        self.layout = self.setting.layout
        check_seat(seat, self.setting)
        self._opponents = opponents_of(opponent, self.setting.players)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (self.layout.width,), np.uint8)
        self.single_action_space = spaces.Discrete(self.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._tables = self.setting.tables(num_envs)
        seats = range(self.setting.players) if seat is None else (seat,)
        self._tables.own = [seats[table % len(seats)] for table in range(num_envs)]
        self._is_dealt = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deals all games anew."""
        if isinstance(seed, list):
            raise SetupError("all games come from one seed: give a number")
        super().reset(seed=seed, options=options)
        dealt = int(self.np_random.integers(1 << 62))
        if any(one != "random" for one in self._opponents):
            bots = [seated(self._opponents, own, dealt) for own in range(self.setting.players)]
            self._tables.invite(bots, self.setting.agents)
        self._tables.reset(f"vector/{dealt}")
        self._is_dealt = True
        return self._seen(), self._info()

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Takes one action in each game, and plays on to your next decision there."""
        if not self._is_dealt:
            raise IllegalAction("there are no games yet: call reset() first")
        tables = self._tables
        try:
            tables.take(actions_of(actions, self.num_envs))
        except IllegalOption as error:
            raise IllegalAction(str(error)) from None
        rewards = np.zeros(self.num_envs, np.float64)
        terminations = np.zeros(self.num_envs, np.bool_)
        info = self._info()
        if tables.ended:
            finals = np.empty(self.num_envs, object)
            for table, worth, final in zip(tables.ended, tables.returns, tables.finals, strict=True):
                rewards[table] = worth[tables.own[table]]
                terminations[table] = True
                finals[table] = np.frombuffer(final, np.uint8).copy()
            info["final_obs"] = finals
            info["_final_obs"] = terminations.copy()
        return self._seen(), rewards, terminations, np.zeros(self.num_envs, np.bool_), info

    def _seen(self) -> Seen:
        return np.frombuffer(self._tables.rows, np.uint8).reshape(self.num_envs, -1).copy()

    def _info(self) -> dict[str, Any]:
        masks = np.frombuffer(self._tables.masks, np.int8).reshape(self.num_envs, -1).copy()
        everywhere = np.ones(self.num_envs, np.bool_)
        seats = np.array(self._tables.own)
        return {"action_mask": masks, "_action_mask": everywhere, "seat": seats, "_seat": everywhere}
