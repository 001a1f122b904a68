"""What the environments have in common: which games are dealt, and how a seed becomes one."""

from __future__ import annotations

from typing import Final

from quarriors.engine.errors import RulesError, SetupError
from quarriors.engine.game import Game
from quarriors.engine.position import write_position
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.engine.wilds import Wilds, check_table
from quarriors.sets import DEFAULT, stock_of

from .coded import CodedGame
from .layout import Layout, layout_of
from .tables import Tables

#: Turns after which a game ends if nothing else is said; whoever has most Glory then wins. Everyone's turns count.
TURN_LIMIT: Final = 500


def shown(game: Game) -> str:
    """The table in words: the position, or how the game ended."""
    if not game.over:
        return write_position(game)
    result = game.result
    winners = " and ".join(game.players[seat] for seat in result.winners)
    glory = ", ".join(f"{name} {glory}" for name, glory in zip(game.players, result.glory, strict=True))
    return f"{winners} won ({result.reason}) after {result.turns} turns: {glory}\n"


class EnvSetting:
    """The games of an environment: boxes, players, rules, and the Wilds, which are dealt anew for each game.

    - `sets`: the boxes;
    - `players`: 2 to 4;
    - `rules`: `Rules(...)`; without it the standard rules with a turn limit of 500;
    - `wilds`: the same Wilds for every game, from `deal(...)` or `wilds_of(...)`;
    - `auto_roll`: the dice of a turn roll without a decision.
    """

    def __init__(
        self,
        sets: object = DEFAULT,
        players: object = 2,
        rules: object = None,
        wilds: object = None,
        auto_roll: object = False,
    ) -> None:
        if rules is None:
            rules = Rules(turn_limit=TURN_LIMIT)
        if not isinstance(rules, Rules):
            raise RulesError(f"rules must be Rules(...), not {rules!r}")
        if rules.turn_limit is None:
            raise RulesError("an environment needs an end: give rules a turn_limit, such as Rules(turn_limit=500)")
        self.layout: Layout = layout_of(sets, players)
        self.rules = rules
        self.stock = stock_of(sets, rules)
        if not isinstance(auto_roll, bool):
            raise SetupError(f"auto_roll is True or False, not {auto_roll!r}")
        self.players = self.layout.players
        self.agents = [f"player_{seat}" for seat in range(self.players)]
        self.seats = [Seat(name, auto_roll=auto_roll) for name in self.agents]
        if wilds is not None:
            if not isinstance(wilds, Wilds):
                raise SetupError(f"wilds must come from deal(...) or wilds_of(...), not {wilds!r}")
            check_table(wilds, rules, self.players)
            self.layout.codes.of_catalog(wilds.catalog(self.players))
        self.wilds: Wilds | None = wilds
        self.stock.deal(0, self.players)  # boxes from which nothing can be dealt are refused at once

    def deal(self, seed: object, chance: object = None) -> CodedGame:
        """A new game; the same seed gives the same one. `chance="caller"` leaves draws and rolls to the caller."""
        wilds = self.stock.deal(seed, self.players) if self.wilds is None else self.wilds
        game = Game.new(self.seats, wilds, self.rules, seed, chance=chance)
        return CodedGame(self.layout.codes, self.layout.sight, game)

    def tables(self, size: int) -> Tables:
        """So many games side by side."""
        return Tables(self.layout.codes, self.layout.sight, self.stock, self.seats, size, self.wilds)
