"""Quarriors! for PettingZoo: `env()` and `raw_env()`, an AEC environment with the action mask in the observation.

Agents are `player_0`, who begins, to `player_3`. Actions are the ids of `quarriors.envs.Layout`. An observation is a
dictionary: `observation`, uint8, what that player sees, and `action_mask`, int8, what that player may do.

Rewards come when the game ends, and add up to 0. Among n players a victory is worth 1 and a defeat -1 / (n - 1). Who
share a victory gain the same: for two of two that is 0. At the turn limit whoever has most Glory wins. After
`max_cycles` decisions the game is cut off: everybody is truncated, and nobody gets anything.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from quarriors.engine.errors import IllegalOption, SetupError
from quarriors.sets import DEFAULT

from .actions import IllegalAction, action_of
from .coded import CodedGame
from .setting import EnvSetting, shown

Seen = dict[str, NDArray[Any]]


def env(**kwargs: Any) -> AECEnv[str, Any, Any]:
    """The environment with PettingZoo's guards: who takes an illegal action loses at once, with a reward of -1."""
    guarded: AECEnv[str, Any, Any] = wrappers.TerminateIllegalWrapper(raw_env(**kwargs), illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)


class raw_env(AECEnv[str, Any, Any], EzPickle):
    """The environment itself. An illegal action raises `IllegalAction`, and nothing changes.

    `sets`, `players`, `rules`, `wilds` and `auto_roll` say what is played: see `quarriors.envs.setting.EnvSetting`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's way
        "render_modes": ["human", "ansi"],
        "name": "quarriors_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        sets: object = DEFAULT,
        players: object = 2,
        rules: object = None,
        wilds: object = None,
        auto_roll: object = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, sets, players, rules, wilds, auto_roll, max_cycles, render_mode)
        super().__init__()
        if max_cycles is not None and (
            isinstance(max_cycles, bool) or not isinstance(max_cycles, int) or max_cycles < 1
        ):
            raise SetupError(f"max_cycles is a number of decisions from 1 up, or None, not {max_cycles!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SetupError(f"render_mode is 'human', 'ansi' or None, not {render_mode!r}")
        self.setting = EnvSetting(sets, players, rules, wilds, auto_roll)
        self.layout = self.setting.layout
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = list(self.setting.agents)
        self.agents: list[str] = []
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (self.layout.width,), np.uint8),
            "action_mask": spaces.Box(0, 1, (self.layout.actions,), np.int8),
        }
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._rng = np.random.default_rng()
        self._coded: CodedGame | None = None
        self._cycles = 0

    @property
    def coded(self) -> CodedGame:
        """The game as it stands: `env.coded.game` is the game itself."""
        if self._coded is None:
            raise SetupError("there is no game yet: call reset() first")
        return self._coded

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed gives the same one."""
        del options
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._coded = self.setting.deal(int(self._rng.integers(1 << 62)))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._coded.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What that player sees. Only who decides has a mask with something in it."""
        coded, seat = self.coded, self._seats[agent]
        return {
            "observation": np.frombuffer(coded.observation(seat), np.uint8),
            "action_mask": np.frombuffer(coded.mask(seat), np.int8),
        }

    def step(self, action: Any) -> None:
        """Takes an action for the player who decides."""
        coded = self.coded
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = action_of(action, self.layout.actions)
        try:
            coded.act(chosen)
        except IllegalOption as error:
            raise IllegalAction(f"{agent}: {error}") from None
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        if coded.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, coded.returns(), strict=True))
            self._accumulate_rewards()
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[coded.seat]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position in words: returned (*ansi*) or printed (*human*)."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        text = shown(self.coded.game)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """Nothing is open."""


__all__ = ["env", "raw_env"]
