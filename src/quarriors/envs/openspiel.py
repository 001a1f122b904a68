"""Quarriors! for OpenSpiel: importing this registers the game ``quarriors``.

Everything lies open, and every draw and every roll is a chance node of its own: the game is of perfect information with
explicit chance. The Wilds are part of the game: they are dealt from `deal`, a number.

>>> import pyspiel
>>> game = pyspiel.load_game("quarriors(players=2,sets=base,deal=7)")
>>> state = game.new_initial_state()
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()]
(0, ['roll'])
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "the game for OpenSpiel needs open_spiel, which is not installed: pip install 'quarriors[envs]'",
        name=error.name,
    ) from error

from quarriors.bots.playing import ask
from quarriors.bots.protocol import Bot
from quarriors.bots.registry import bot
from quarriors.engine.errors import IllegalOption
from quarriors.engine.game import CALLER
from quarriors.engine.rules import Rules
from quarriors.sets import DEFAULT

from .coded import CodedGame
from .setting import TURN_LIMIT, EnvSetting, shown

#: What stands between the names of boxes: a comma ends a parameter.
PLUS: Final = "+"
#: No turn comes near so many decisions, draws and rolls.
_MOST_IN_A_TURN: Final = 200

#: The parameters of the game and their usual values.
PARAMETERS: Final[dict[str, Any]] = {
    "players": 2, "sets": PLUS.join(DEFAULT), "deal": 0, "turn_limit": TURN_LIMIT, "captures": 1, "auto_roll": False,
}  # fmt: skip

GAME_TYPE: Final = pyspiel.GameType(
    short_name="quarriors",
    long_name="Quarriors!",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=PARAMETERS,
)


class IllegalMove(IllegalOption, pyspiel.SpielError):
    """An action that is not on offer. Nothing has changed."""


class QuarriorsGame(pyspiel.Game):
    """The game, with its Wilds."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        rules = Rules(turn_limit=given["turn_limit"], captures=given["captures"])
        sets = [name.strip() for name in str(given["sets"]).split(PLUS)]
        self.setting = EnvSetting(sets, given["players"], rules, None, bool(given["auto_roll"]))
        self.layout = self.setting.layout
        self._start = self.setting.deal(given["deal"], CALLER)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=self.layout.chance_outcomes,
            num_players=self.layout.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=given["turn_limit"] * _MOST_IN_A_TURN,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> QuarriorsState:
        """The table before the first roll."""
        return QuarriorsState(self)

    def start(self) -> CodedGame:
        """A copy of the table before the first roll."""
        return self._start.clone()

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> QuarriorsObserver:
        """Who sees for OpenSpiel's algorithms."""
        if params:
            raise ValueError(f"observations of Quarriors! have no parameters, so not {params}")
        is_public = iig_obs_type is None or iig_obs_type.public_info
        return QuarriorsObserver(self.layout.width if is_public else 0)


class QuarriorsState(pyspiel.State):
    """A game at a decision, or at a draw or roll."""

    def __init__(self, game: QuarriorsGame) -> None:
        super().__init__(game)
        #: The game with numbers for what can be done; `coded.game` is the game itself.
        self.coded: CodedGame = game.start()

    def current_player(self) -> int:
        if self.coded.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.coded.seat
        return seat if seat >= 0 else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.coded.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.coded.ids()) if player == self.coded.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn or rolled now, and how likely each is."""
        weights = self.coded.game.decision.weights
        total = sum(weights)
        return sorted((id, weight / total) for id, weight in zip(self.coded.ids(), weights, strict=True))

    def _apply_action(self, action: int) -> None:
        try:
            self.coded.act(action)
        except IllegalOption as error:
            raise IllegalMove(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        del player
        ids = self.coded.ids()
        if action in ids:
            return self.coded.game.all_words()[ids.index(action)]
        return f"action {action}"

    def returns(self) -> list[float]:
        return self.coded.returns()

    def __str__(self) -> str:
        return shown(self.coded.game)


class QuarriorsObserver:
    """The bytes of an observation as the numbers OpenSpiel wants, and the position in words.

    Asked for what is private alone, it sees nothing: all is public.
    """

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor} if width else {}

    def set_from(self, state: QuarriorsState, player: int) -> None:
        if self.dict:
            self.tensor[:] = np.frombuffer(state.coded.observation(player), np.uint8)

    def string_from(self, state: QuarriorsState, player: int) -> str:
        return f"seat {player}\n{shown(state.coded.game)}" if self.dict else ""


class BotPlayer(pyspiel.Bot):
    """One of our bots at OpenSpiel's table, for its evaluation loops.

    >>> import numpy as np
    >>> from open_spiel.python.algorithms import evaluate_bots
    >>> from open_spiel.python.bots import uniform_random
    >>> state = pyspiel.load_game("quarriors(deal=7)").new_initial_state()
    >>> rng = np.random.RandomState(1)
    >>> seated = [BotPlayer("greedy"), uniform_random.UniformRandomBot(1, rng)]
    >>> [float(worth) for worth in evaluate_bots.evaluate_bots(state, seated, rng)]
    [1.0, -1.0]
    """

    def __init__(self, name: str | Bot, seed: int | str | bytes = 0) -> None:
        super().__init__()
        self._bot = bot(name, seed) if isinstance(name, str) else name
        self._name = name if isinstance(name, str) else type(name).__name__

    def step(self, state: QuarriorsState) -> int:
        """The action that the bot chooses."""
        game = state.coded.game
        option = ask(self._bot, game.view(), self._name)
        return state.coded.ids()[game.decision.options.index(option)]

    def restart_at(self, state: QuarriorsState) -> None:
        """It remembers nothing."""

    def inform_action(self, state: QuarriorsState, player_id: int, action: int) -> None:
        """It looks at the table when it is asked."""


pyspiel.register_game(GAME_TYPE, QuarriorsGame)
