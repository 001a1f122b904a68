"""Many games at once: every table takes one action, and where a game ends the next is dealt. Compiled.

What the seats see, what they may do and who decides is written into bytes that live as long as the tables.
"""

from __future__ import annotations

from typing import Final

from quarriors.bots.playing import step
from quarriors.bots.protocol import Bot
from quarriors.engine.chance import Stream, key_of
from quarriors.engine.dealing import Stock
from quarriors.engine.errors import IllegalOption, SetupError
from quarriors.engine.extension import i64
from quarriors.engine.game import Game
from quarriors.engine.seats import Seat
from quarriors.engine.state import State
from quarriors.engine.wilds import Wilds

from .coding import Codes
from .seeing import Glance, Sight

#: No seat in particular is played from outside: all are.
ALL_SEATS: Final = -1

#: So many games in a row may end before the seat that is played from outside has come to a decision.
MOST_DEALS: Final = 100


class Tables:
    """So many games of the same boxes, rules and number of players, each at a decision of a seat."""

    __slots__ = (
        "_bots", "_codes", "_glances", "_ids", "_names", "_no_mask", "_seats", "_seed", "_sight", "_spans", "_stock",
        "_stream", "_wilds", "ended", "finals", "games", "masks", "own", "played", "players", "returns", "rows", "size",
        "to_play",
    )  # fmt: skip

    def __init__(
        self, codes: Codes, sight: Sight, stock: Stock, seats: list[Seat], size: int, wilds: Wilds | None
    ) -> None:
        self._codes = codes
        self._sight = sight
        self._stock = stock
        self._seats = seats
        self._wilds = wilds
        self._seed = ""
        self._stream = Stream(key_of(0, "bots"))
        self.size: i64 = size
        self.players: i64 = len(seats)
        #: The games themselves. Look at them, but let nobody else play on.
        self.games: list[Game] = []
        self._glances: list[Glance] = []
        self._ids: list[list[int]] = []
        #: How many games have ended at each table.
        self.played: list[int] = [0] * size
        #: Rows of what is seen and of what may be done, one for each table; the seat that decides there.
        self.rows = bytearray(size * sight.width)
        self.masks = bytearray(size * codes.size)
        self.to_play = bytearray(size)
        self._no_mask = bytearray(size * codes.size)
        #: The part of the rows that belongs to each table.
        self._spans = [slice(at * sight.width, (at + 1) * sight.width) for at in range(size)]
        #: Tables whose game ended with the latest actions, what each was worth to its seats, and, if a seat is played
        #: from outside, what that seat saw at the end.
        self.ended: list[int] = []
        self.returns: list[list[float]] = []
        self.finals: list[bytes] = []
        #: The seat of each table that is played from outside, and who plays the others: bots by seat, for each seat
        #: that may be played from outside, or nobody, who takes any option.
        self.own: list[int] = [ALL_SEATS] * size
        self._bots: list[list[Bot]] = []
        self._names: list[str] = []

    def invite(self, bots: list[list[Bot]], names: list[str]) -> None:
        """Who plays the seats that are not played from outside, for each seat that may be."""
        self._bots = bots
        self._names = names

    # -- dealing -----------------------------------------------------------------------------------

    def reset(self, seed: str) -> None:
        """Deals every table anew; the same seed gives the same games."""
        self._seed = seed
        self._stream = Stream(key_of(seed, "bots"))
        size = len(self.played)
        self.played = [0] * size
        self.games = []
        self._glances = []
        self._ids = []
        self.ended = []
        self.returns = []
        self.finals = []
        self.masks[:] = self._no_mask
        for at in range(size):
            game = self._dealt(at)
            self.games.append(game)
            self._glances.append(Glance(self._codes, self._sight, game.state.catalog))
            self._ids.append([])
            self._run_on(at)

    def _dealt(self, at: int) -> Game:
        seed = f"{self._seed}/{at}/{self.played[at]}"
        wilds = self._wilds
        if wilds is None:
            wilds = self._stock.deal(seed, self.players)
        return Game.new(self._seats, wilds, self._stock.rules, seed)

    # -- acting ------------------------------------------------------------------------------------

    def take(self, actions: list[int]) -> None:
        """One action for each table. If one of them cannot be taken, none is."""
        places: list[int] = []
        for at, ids in enumerate(self._ids):
            action = actions[at]
            place = 0
            for id in ids:
                if id == action:
                    break
                place += 1
            else:
                raise IllegalOption(f"table {at}: action {action} is not on offer; there is: {sorted(ids)}")
            places.append(place)
        self._act(places)

    def take_any(self) -> None:
        """Any action at each table, all of them equally likely."""
        stream = self._stream
        self._act([stream.below(len(ids)) for ids in self._ids])

    def _act(self, places: list[int]) -> None:
        self.ended = []
        self.returns = []
        self.finals = []
        self.masks[:] = self._no_mask
        for at, place in enumerate(places):
            game = self.games[at]
            game.take(game.state.options[place])
            self._run_on(at)

    def _run_on(self, at: int) -> None:
        """On to the next decision that is taken from outside, in this game or the next; then looks."""
        game = self.games[at]
        own = self.own[at]
        ended = 0
        while True:
            s = game.state
            if s.over:
                ended += 1
                if ended > MOST_DEALS:
                    raise never_asked(own)
                self._count(at, s, own)
                game = self.games[at] = self._dealt(at)
                self._glances[at] = Glance(self._codes, self._sight, game.state.catalog)
            elif own >= 0 and s.asker != own:
                if self._bots:
                    step(game, self._bots[own], self._names)
                else:
                    options = s.options
                    game.take(options[self._stream.below(len(options))])
            else:
                break
        self._look(at, game.state)

    def _count(self, at: int, s: State, own: int) -> None:
        self.played[at] += 1
        self.ended.append(at)
        self.returns.append(returns(s))
        if own >= 0:
            self.finals.append(bytes(self._glances[at].seen(s, own)))

    def _look(self, at: i64, s: State) -> None:
        glance = self._glances[at]
        self.rows[self._spans[at]] = glance.seen(s, s.asker)
        ids = self._codes.encode(s, glance.cards)
        self._ids[at] = ids
        first: i64 = at * self._codes.size
        masks = self.masks
        for id in ids:
            masks[first + id] = 1
        self.to_play[at] = s.asker


def never_asked(seat: int) -> SetupError:
    """The error for a seat that is played from outside and never comes to a decision."""
    return SetupError(
        f"seat {seat} had nothing to decide in {MOST_DEALS} games in a row: are they over too soon for it?"
    )


def returns(s: State) -> list[float]:
    """What a game that is over is worth to each seat; together 0.

    A victory is worth 1, a shared one the fair part of it, and what the winners gain the others pay in equal parts.
    """
    n = s.n
    shared = len(s.winners)
    won = (n / shared - 1) / (n - 1)
    return [won if seat in s.winners else -1 / (n - 1) for seat in range(n)]
