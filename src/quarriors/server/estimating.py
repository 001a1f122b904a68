"""What a bot would do, and how often whoever asks then wins: games played on in thought, with dice of their own.

It runs in a process of bots. Nothing here knows the dice of the game: a view holds none.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec

from quarriors.bots import Bot, bot
from quarriors.engine.game import Game
from quarriors.engine.option import Option
from quarriors.engine.view import View

#: Options beside the one suggested that are compared with it, and the part of the time in which they are found.
OTHERS: Final = 3
_LOOKING: Final = 0.3
#: More games would say nothing new.
MOST_GAMES: Final = 200
#: A game that is not over after so many further turns goes to whoever leads.
MOST_TURNS: Final = 60


class Tried(msgspec.Struct):
    """An option, the games played on from it, and those won by whoever asks; one shared by two counts one half."""

    option: str
    games: int = 0
    wins: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Advice(msgspec.Struct):
    """What a bot would do, and what else might be done."""

    best: Tried
    others: list[Tried]


def advise(view: View, level: str, seed: str, seconds: float, resigned: Sequence[int] = ()) -> Advice:
    """The option that the bot would take; it then plays all seats to the end, again and again, while there is time.

    >>> from quarriors import deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> advice = advise(game.view(), "greedy", "a hint", seconds=0.2)
    >>> advice.best.option
    'immediate d11'
    >>> 0 <= advice.best.wins <= advice.best.games <= MOST_GAMES
    True
    """
    end = monotonic() + seconds
    trial = _Trial(view, [bot(level, f"{seed} {seat}") for seat in range(len(view.players))], seed, resigned, end)
    chosen = bot(level, seed).choose(view)
    best = Tried(str(chosen))
    others = [Tried(str(option)) for option in view.options if option != chosen]
    if len(others) > OTHERS:
        trial.run([best, *others], monotonic() + (end - monotonic()) * _LOOKING)
        others = sorted(others, key=lambda tried: -tried.share)[:OTHERS]
        # they were chosen for their luck so far: it does not count
        others = [Tried(tried.option) for tried in others]
    trial.run([best, *others], end)
    return Advice(best, sorted((tried for tried in others if tried.games), key=lambda tried: -tried.share))


class _Trial:
    """Games from one table on."""

    def __init__(self, view: View, bots: list[Bot], seed: str, resigned: Sequence[int], end: float) -> None:
        self._view = view
        self._bots = bots
        self._seed = seed
        self._resigned = resigned
        self._end = end
        self._round = 0

    def run(self, tried: list[Tried], until: float) -> None:
        """Round by round, one game from each option, all of a round with the same dice."""
        while monotonic() < until and tried[0].games < MOST_GAMES:
            self._round += 1
            for one in tried:
                winners = self._winners(one.option)
                if winners is None:
                    return
                one.games += 1
                if self._view.player in winners:
                    one.wins += 1 / len(winners)

    def _winners(self, option: str) -> list[int] | None:
        """Who wins a game that goes on with that option; None if there is no time to find out."""
        game = self._view.game(f"{self._seed} {self._round}")
        last = game.state.turn + MOST_TURNS
        game.take(Option.parse(option))
        while not game.over and game.state.turn <= last:
            if monotonic() > self._end:
                return None
            game.take(self._bots[game.decision.player].choose(game.view()))
        return self._leaders(game)

    def _leaders(self, game: Game) -> list[int]:
        """Those who have won, or lead; who has resigned does neither."""
        s = game.state
        found = [seat for seat in (s.winners if game.over else s.leaders()) if seat not in self._resigned]
        if found:
            return found
        left = [seat for seat in range(s.n) if seat not in self._resigned]
        most = max(s.glory[seat] for seat in left)
        return [seat for seat in left if s.glory[seat] == most]
