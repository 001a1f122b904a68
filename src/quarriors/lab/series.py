"""A series of games between bots: from its number alone follows all that happens in a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Final

from quarriors.bots import bot
from quarriors.bots.playing import step
from quarriors.engine.dealing import Stock
from quarriors.engine.errors import SetupError, WildsError
from quarriors.engine.game import Game
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.engine.wilds import Wilds, check_players, check_table
from quarriors.sets import DEFAULT, deal, stock_of

from .tally import Tally

#: Turns after which a game is broken off if the rules set no limit: bots that cannot win must not stop a long run.
#: Games of random bots, the longest there are, take some fifty turns and hardly ever two hundred.
TURN_LIMIT: Final = 1000


@dataclass(frozen=True)
class Series:
    """Who plays by which rules. Make one with `Series.of`, which checks what it is given.

    Game number n has Wilds, dice and bots' choices of its own, all from the seed and n, so that it makes no difference
    where or in which order the games are played.

    >>> series = Series.of(["greedy", "random"], seed=1)
    >>> series.play(5) == series.play(5)
    True
    """

    bots: tuple[str, ...]
    players: int
    sets: tuple[str, ...]
    seed: int | str
    rules: Rules
    wilds: Wilds | None

    @staticmethod
    def of(
        bots: Sequence[str],
        players: int | None = None,
        sets: Sequence[str] = DEFAULT,
        seed: int | str = 1,
        rules: Rules | None = None,
        wilds: Wilds | None = None,
    ) -> Series:
        """A series that can be played; `players` is the number of bots, and at least two, if it is not given."""
        if isinstance(bots, str) or not bots:
            raise SetupError(f"bots must be a list of names such as ['greedy', 'random'], not {bots!r}")
        for name in bots:
            bot(name)
        if isinstance(seed, bool) or not isinstance(seed, (int, str)):
            raise SetupError(f"the seed of a series is an integer or a text, not {seed!r}")
        seats = check_players(max(2, len(bots)) if players is None else players)
        if len(bots) > seats:
            said = f"{len(bots)} bots ({', '.join(bots)}) cannot sit in {seats} seats"
            raise SetupError(said).worded("bots-seats", bots=len(bots), names=list(bots), seats=seats)
        limited = _limited(Rules() if rules is None else rules)
        if wilds is None:
            deal(list(sets), seed, seats, limited)  # refuses what cannot be dealt now, not in the first game
        elif isinstance(wilds, Wilds):
            check_table(wilds, limited, seats)
        else:
            raise WildsError(f"wilds must come from deal(...) or wilds_of(...), not {wilds!r}")
        return Series(tuple(bots), seats, tuple(sets), seed, limited, wilds)

    def seating(self, number: int) -> list[int]:
        """Which of the bots sits in each seat of that game.

        With more seats than bots, these are repeated in a cycle. Everybody moves on by one seat from game to game; when
        all have sat everywhere, the order around the table changes.

        >>> four = Series.of(["greedy", "random"], players=4)
        >>> four.seating(0), four.seating(1)
        ([0, 1, 0, 1], [1, 0, 1, 0])
        """
        return [entry % len(self.bots) for entry in self._order(number)]

    def _order(self, number: int) -> list[int]:
        circles = _circles(self.players)
        around = circles[number // self.players % len(circles)]
        shift = number % self.players
        return [*around[shift:], *around[:shift]]

    def play(self, number: int, stock: Stock | None = None) -> Tally:
        """Plays that game and counts it. With a stock of its boxes the Wilds are dealt faster, not differently."""
        name = f"{self.seed}/{number}"
        entries = self._order(number)
        called = [self.bots[entry % len(self.bots)] for entry in entries]
        at_seat = [bot(who, f"{name}/{entry}") for who, entry in zip(called, entries, strict=True)]
        wilds = self.wilds
        if wilds is None:
            dealt_from = self.stock() if stock is None else stock
            wilds = dealt_from.deal(name, self.players)
        seats = [Seat(f"Bot {entry + 1}", auto_roll=True) for entry in entries]
        game = Game.new(seats, wilds, self.rules, seed=name)
        decisions = 0
        while not game.over:
            step(game, at_seat, called)
            decisions += 1
        return Tally.of_game(self.bots, self.seating(number), game.result, decisions)

    def play_all(self, numbers: Iterable[int]) -> Tally:
        """Plays those games and counts them together."""
        tally = Tally.empty(self.bots, self.players)
        stock = self.stock()
        for number in numbers:
            tally += self.play(number, stock)
        return tally

    def stock(self) -> Stock:
        """What its Wilds are dealt from: whoever plays many of its games makes it once."""
        return stock_of(list(self.sets), self.rules)


@cache
def _circles(players: int) -> list[tuple[int, ...]]:
    """Every order in which so many can sit around a table."""
    return [(0, *others) for others in permutations(range(1, players))]


def _limited(rules: Rules) -> Rules:
    if rules.turn_limit is not None:
        return rules
    return Rules(**{**rules.options(), "turn_limit": TURN_LIMIT})
