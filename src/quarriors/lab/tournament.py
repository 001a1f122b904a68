"""Tournaments: every bot against every other in groups of games with the same Wilds, seats swapped.

The dice of a group are the same until its games differ. The command is `quarriors lab tournament`. Where only Python
and this package are installed, and nothing that the command needs, `python -m quarriors.lab.tournament --help` plays
the same games.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

from quarriors.engine.errors import SetupError
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds, check_players
from quarriors.sets import DEFAULT

from .plans import Arrangement, GamePlan, check_bots, check_dealt, check_seed
from .results import Results
from .running import Crew, check_games, played
from .standings import Standings


@dataclass(frozen=True)
class Tournament(GamePlan):
    """Who meets whom. Make one with `Tournament.of`.

    With two players both bots of a pair have each seat once. With three or four, the first of a pair sits alone among
    the others, who are all of the second kind, and has each seat once; every bot is alone in its turn.

    >>> three = Tournament.of(["greedy", "random"], players=3)
    >>> [three.arrangement(number).bots for number in range(4)]
    [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0)]
    """

    players: int
    #: Pairs of bots, by their places in `bots`.
    pairs: tuple[tuple[int, int], ...]

    @staticmethod
    def of(
        bots: Sequence[str],
        players: int = 2,
        sets: Sequence[str] = DEFAULT,
        seed: int | str = 1,
        rules: Rules | None = None,
        against: Sequence[str] = (),
        wilds: Wilds | None = None,
    ) -> Tournament:
        """A tournament that can be played. With `against`, only pairs with one of these are played."""
        named = check_bots([*bots, *(name for name in against if name not in bots)])
        if len(named) < 2:
            said = f"a tournament needs at least two bots, not {len(named)}"
            raise SetupError(said).worded("tournament-bots")
        for name in named:
            if named.count(name) > 1 and len(named) > 2:
                said = f"the bot {name!r} was named twice"
                raise SetupError(said).worded("tournament-twice", name=name)
        seeded = check_seed(seed)
        seats = check_players(players)
        every = combinations(range(len(named)), 2) if seats == 2 else permutations(range(len(named)), 2)
        pairs = tuple(pair for pair in every if not against or _is_against(pair, named, against, seats))
        limited = check_dealt(sets, seeded, seats, rules, wilds)
        return Tournament(named, tuple(sets), seeded, limited, wilds, seats, pairs)

    @property
    def tables(self) -> tuple[int, ...]:
        return (self.players,)

    @property
    def group(self) -> int:
        """How many games have the same Wilds and dice: one for each seat."""
        return self.players

    def pair_of(self, number: int) -> int:
        """Which of the pairs plays that game."""
        return number // self.group % len(self.pairs)

    def games_for(self, games: int) -> int:
        """How many games there are if each pair plays at least so many, in whole groups."""
        rounds = -(-check_games(games) // self.group)
        return rounds * self.group * len(self.pairs)

    def settings(self) -> dict[str, Any]:
        return {**super().settings(), "pairs": [list(pair) for pair in self.pairs]}

    def arrangement(self, number: int) -> Arrangement:
        group, seat = divmod(number, self.group)
        name = f"{self.seed}/{group // len(self.pairs)}"
        first, second = self.pairs[group % len(self.pairs)]
        # those of the second kind follow around the table, in the same order wherever the first one sits
        others = [(second, f"{name}/b" if at == 1 else f"{name}/b{at}") for at in range(1, self.players)]
        seats = [*others[self.players - 1 - seat :], (first, f"{name}/a"), *others[: self.players - 1 - seat]]
        return Arrangement(name, tuple(bot for bot, _ in seats), tuple(seed for _, seed in seats))


def _is_against(pair: tuple[int, int], names: Sequence[str], against: Sequence[str], players: int) -> bool:
    first, second = names[pair[0]], names[pair[1]]
    # alone among others: it is those others that were asked for
    return second in against or (players == 2 and first in against)


def play_tournament(
    plan: Tournament,
    games: int,
    crew: Crew | None = None,
    watch: Callable[[Standings], None] | None = None,
    results: Results | None = None,
) -> Standings:
    """Plays until each pair has had at least so many games, and returns how they stand.

    `watch` is called with the standings so far. A KeyboardInterrupt is passed on.

    >>> standings = play_tournament(Tournament.of(["greedy", "random"], seed=1), games=20)
    >>> standings.games, standings.rates[0].share > 0.8
    (20, True)
    """
    standings = Standings(plan.bots, plan.players, plan.pairs)
    with closing(played(plan, plan.games_for(games), crew, (), results)) as helpings:
        for helping in helpings:
            for game in helping:
                standings.add(game, plan.pair_of(game.number))
            if watch is not None:
                watch(standings)
    return standings


def main(arguments: list[str] | None = None) -> int:
    """Plays a tournament and prints its table; needs nothing beyond this package."""
    from .tournament_script import run

    return run(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    sys.exit(main())
