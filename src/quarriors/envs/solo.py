"""One player against bots, for Gymnasium."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from quarriors.bots.playing import step
from quarriors.bots.protocol import Bot
from quarriors.bots.registry import bot
from quarriors.engine.errors import IllegalOption, RulesError, SetupError
from quarriors.sets import DEFAULT

from .actions import IllegalAction, action_of
from .coded import CodedGame
from .setting import EnvSetting, shown
from .tables import MOST_DEALS, never_asked

#: What happens if an action of the space is not on offer.
LOSE: Final = "lose"
RAISE: Final = "raise"


class SoloEnv(gymnasium.Env[NDArray[np.uint8], Any]):
    """You against a chosen bot, or several. `info["action_mask"]` says what you may do.

    - `opponent`: a bot's name, such as ``"greedy"``, or a bot; with 3 or 4 players one for all others or a list;
    - `seat`: yours, or None to change it from game to game;
    - `illegal`: an action that is not on offer loses the game at once, with a reward of -1 (``"lose"``), or raises
      `IllegalAction` and changes nothing (``"raise"``);
    - `sets`, `players`, `rules`, `wilds`, `auto_roll` as everywhere: see `quarriors.envs.setting.EnvSetting`.

    The reward comes at the end: 1 for a victory, -1 / (players - 1) for a defeat, the fair part of it if shared.

    >>> env = SoloEnv(opponent="random", seat=0)
    >>> observation, info = env.reset(seed=7)
    >>> observation.dtype, int(info["action_mask"].sum())
    (dtype('uint8'), 1)
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        opponent: str | Bot | Sequence[str | Bot] = "random",
        seat: int | None = None,
        illegal: str = LOSE,
        sets: object = DEFAULT,
        players: object = 2,
        rules: object = None,
        wilds: object = None,
        auto_roll: object = False,
        render_mode: str | None = None,
    ) -> None:
        self.setting = EnvSetting(sets, players, rules, wilds, auto_roll)
        self.layout = self.setting.layout
        check_seat(seat, self.setting)
        if illegal not in (LOSE, RAISE):
            raise SetupError(f"illegal is {LOSE!r} or {RAISE!r}, not {illegal!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SetupError(f"render_mode is 'human', 'ansi' or None, not {render_mode!r}")
        self._opponents = opponents_of(opponent, self.setting.players)
        self._seated = seat
        self._illegal = illegal
        self._games = 0
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (self.layout.width,), np.uint8)
        self.action_space = spaces.Discrete(self.layout.actions)
        #: Your seat in this game.
        self.seat = seat or 0
        self._coded: CodedGame | None = None
        self._bots: list[Bot] = []
        self._is_over = True

    @property
    def coded(self) -> CodedGame:
        """The game as it stands: `env.coded.game` is the game itself."""
        if self._coded is None:
            raise gymnasium.error.ResetNeeded("there is no game yet: call reset() first")
        return self._coded

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deals a new game and plays on to your first decision."""
        super().reset(seed=seed)
        del options
        if seed is not None:
            self._games = 0
        for _ in range(MOST_DEALS):
            self._deal()
            if not self._is_over:  # else it was decided before you came to anything: a very short game
                return self._seen(), self._info()
        raise never_asked(self.seat)

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Takes your action and plays on to your next decision, or to the end."""
        coded = self.coded
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        chosen = action_of(action, self.layout.actions)
        try:
            coded.act(chosen)
        except IllegalOption as error:
            if self._illegal == RAISE:
                raise IllegalAction(str(error)) from None
            self._is_over = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal_action": chosen}
        self._run_on()
        self._is_over = coded.over
        reward = coded.returns()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, coded.over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What you may do, as some libraries ask for it."""
        return np.frombuffer(self.coded.mask(self.seat), np.bool_)

    def render(self) -> Any:
        """The position in words: returned (*ansi*) or printed (*human*)."""
        if self.render_mode is None:
            return None
        text = shown(self.coded.game)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def _deal(self) -> None:
        """The next game, up to your first decision or to its end."""
        dealt = int(self.np_random.integers(1 << 62))
        self.seat = self._games % self.setting.players if self._seated is None else self._seated
        self._games += 1
        self._bots = seated(self._opponents, self.seat, dealt)
        self._coded = self.setting.deal(dealt)
        self._run_on()
        self._is_over = self._coded.over

    def _run_on(self) -> None:
        coded = self.coded
        while not coded.over and coded.seat != self.seat:
            step(coded.game, self._bots, self.setting.agents)
            coded.refresh()

    def _seen(self) -> NDArray[np.uint8]:
        return np.frombuffer(self.coded.observation(self.seat), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.frombuffer(self.coded.mask(self.seat), np.int8), "seat": self.seat}


def check_seat(seat: object, setting: EnvSetting) -> None:
    """Whether that seat can be yours, and whether the games are long enough for you to take a turn in them."""
    players = setting.players
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players):
        raise SetupError(f"seat is a seat from 0 to {players - 1}, or None for all in turn, not {seat!r}")
    limit = setting.rules.turn_limit
    if limit is not None and limit < players:
        raise RulesError(
            f"with {players} players turn_limit must be {players} or more, not {limit}: else some never have a turn"
        )


def opponents_of(opponent: object, players: int) -> list[str | Bot]:
    """Who sits after you, in order."""
    given = list(opponent) if isinstance(opponent, (list, tuple)) else [opponent] * (players - 1)
    if len(given) != players - 1:
        raise SetupError(f"one opponent for all, or {players - 1} of them, not {len(given)}")
    found: list[Any] = []
    for one in given:
        if isinstance(one, str):
            bot(one)
        elif not callable(getattr(one, "choose", None)) or isinstance(one, type):
            raise SetupError(f"an opponent is a bot's name or an object with choose(view), not {one!r}")
        found.append(one)
    return found


def seated(opponents: list[str | Bot], seat: int, seed: int) -> list[Bot]:
    """A bot for each seat; at yours sits one that is never asked."""
    players = len(opponents) + 1
    bots: list[Bot] = [bot("random")] * players
    for k, one in enumerate(opponents):
        at = (seat + k + 1) % players
        bots[at] = bot(one, f"{seed}/{at}") if isinstance(one, str) else one
    return bots
