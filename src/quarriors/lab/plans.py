"""Plans: numbered games between bots. From a plan and a number alone follows all that happens in that game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from quarriors.bots import bot
from quarriors.bots.playing import step
from quarriors.engine.dealing import Stock
from quarriors.engine.errors import SetupError, WildsError
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.game import Game
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.engine.wilds import Wilds, check_players, check_table
from quarriors.sets import boxes_of, deal, stock_of

from .accumulators import Counting, Watching
from .played import Played

#: Turns after which a game is broken off if the rules set no limit: bots that cannot win must not stop a long run.
#: Games of random bots, the longest there are, take some fifty turns and hardly ever two hundred.
TURN_LIMIT: Final = 1000


class Arrangement(NamedTuple):
    """Who sits where in one game, and what luck it has."""

    #: The seed of its Wilds and dice.
    name: str
    #: For each seat, which of the plan's bots sits there, and the seed of what that bot leaves to chance.
    bots: tuple[int, ...]
    seeds: tuple[str, ...]


@dataclass(frozen=True)
class GamePlan(ABC):
    """Games by number: it makes no difference where or in which order they are played."""

    bots: tuple[str, ...]
    sets: tuple[str, ...]
    seed: int | str
    rules: Rules
    #: The Wilds of every game, or None if each has its own.
    wilds: Wilds | None

    @abstractmethod
    def arrangement(self, number: int) -> Arrangement:
        """The game of that number."""

    @property
    @abstractmethod
    def tables(self) -> tuple[int, ...]:
        """The numbers of players there can be at a table."""

    def stock(self) -> Stock:
        """What its Wilds are dealt from: whoever plays many of its games makes it once."""
        return stock_of(list(self.sets), self.rules)

    def settings(self) -> dict[str, Any]:
        """Everything that its games follow from, as JSON has it: games of equal settings belong together."""
        return {
            "plan": type(self).__name__.lower(),
            "bots": list(self.bots),
            "players": list(self.tables),
            "sets": {box.id: fingerprint(box) for box in boxes_of(list(self.sets))},
            "seed": self.seed,
            "rules": self.rules.options(),
            "wilds": None if self.wilds is None else [card.id for card in self.wilds.cards],
        }

    def play(self, number: int, stock: Stock | None = None, counting: Sequence[Counting] = ()) -> Played:
        """Plays that game. With a stock of its boxes the Wilds are dealt faster, not differently."""
        there = self.arrangement(number)
        called = [self.bots[who] for who in there.bots]
        at_seat = [bot(name, seed) for name, seed in zip(called, there.seeds, strict=True)]
        wilds = self.wilds
        if wilds is None:
            wilds = (self.stock() if stock is None else stock).deal(there.name, len(called))
        seats = [Seat(f"Bot {seat + 1}", auto_roll=True) for seat in range(len(called))]
        game = Game.new(seats, wilds, self.rules, seed=there.name)
        watching = Watching.of(game, counting)
        decisions = 0
        while not game.over:
            step(game, at_seat, called)
            decisions += 1
        return Played(number, there.bots, game.result, decisions, watching.rows())

    def play_each(self, numbers: Iterable[int], counting: Sequence[Counting] = ()) -> list[Played]:
        """Plays those games."""
        stock = self.stock()
        return [self.play(number, stock, counting) for number in numbers]


def check_bots(bots: Sequence[str]) -> tuple[str, ...]:
    """The names of bots that can play; refuses others."""
    if isinstance(bots, str) or not bots:
        raise SetupError(f"bots must be a list of names such as ['greedy', 'random'], not {bots!r}")
    for name in bots:
        bot(name)
    return tuple(bots)


def check_seed(seed: object) -> int | str:
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise SetupError(f"the seed of a series is an integer or a text, not {seed!r}")
    return seed


def check_dealt(sets: Sequence[str], seed: int | str, players: int, rules: Rules | None, wilds: Wilds | None) -> Rules:
    """The rules to play by, with a limit. What cannot be dealt is refused now, not in the first game."""
    seats = check_players(players)
    limited = Rules() if rules is None else rules
    if limited.turn_limit is None:
        limited = Rules(**{**limited.options(), "turn_limit": TURN_LIMIT})
    if wilds is None:
        deal(list(sets), seed, seats, limited)
    elif isinstance(wilds, Wilds):
        check_table(wilds, limited, seats)
    else:
        raise WildsError(f"wilds must come from deal(...) or wilds_of(...), not {wilds!r}")
    return limited
