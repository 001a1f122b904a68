"""The table as one seat sees it, as numbers with names: the same for every box, and never by a card's name."""

from __future__ import annotations

from typing import Final

from quarriors.engine.catalog import Catalog
from quarriors.engine.state import State

from .appraisal import Appraisal
from .evaluation import Evaluation
from .profiles import NAMES, Profiles

#: Numbers of a player of which the highest among the rivals counts too.
_HIGHEST_OF: Final = (
    "glory", "ready-glory", "glory-if-survives", "wins-by-scoring", "strike", "pace", "promise", "roll-quiddity",
)  # fmt: skip
_HIGHEST: Final = [NAMES.index(name) for name in _HIGHEST_OF]

#: What all seats see alike.
_COMMON: Final = (
    "three-players", "four-players", "goal", "turn", "advanced-capture", "expert-culling", "no-culls", "classic",
    "locks", "quests", "energies", "large", "reactions", "hands-vary", "empty-cards", "to-four-empty", "creatures-left",
    "cheap-on-offer", "middling-on-offer", "dear-on-offer", "glory-on-offer", "attack-on-offer", "defense-on-offer",
    "spells-on-offer",
)  # fmt: skip

#: All numbers: of the seat itself, of its rivals on average, of the foremost rival, of the table.
FEATURE_NAMES: Final[tuple[str, ...]] = (
    *[f"my-{name}" for name in NAMES],
    *[f"rival-{name}" for name in NAMES],
    *[f"highest-{name}" for name in _HIGHEST_OF],
    *_COMMON,
)


class Features:
    """Walks the declarations of a game's cards once; then it puts its tables into numbers.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> features = Features(game.state.catalog)
    >>> len(features.of(game.state, 0)) == len(features.names)
    True
    >>> features.names[0], features.names[-1]
    ('my-glory', 'spells-on-offer')
    """

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        #: What each number is, in their order.
        self.names: tuple[str, ...] = FEATURE_NAMES
        self.appraisal = Appraisal(catalog)
        self._profiles = Profiles(self.appraisal)

    def of(self, s: State, seat: int) -> list[float]:
        """The table as that seat sees it, in the order of `names`."""
        return self._seen(self._players(s), self._common(s), s.n, seat)

    def of_all(self, s: State) -> list[list[float]]:
        """The same for every seat."""
        players = self._players(s)
        common = self._common(s)
        return [self._seen(players, common, s.n, seat) for seat in range(s.n)]

    def _players(self, s: State) -> list[list[float]]:
        minds = [Evaluation(s, player, self.appraisal) for player in range(s.n)]
        spreads = self._profiles.spreads(s, minds)
        return [self._profiles.of(s, player, minds[player], spreads) for player in range(s.n)]

    def _seen(self, players: list[list[float]], common: list[float], n: int, seat: int) -> list[float]:
        numbers = players[seat][:]
        if n == 2:
            numbers += players[1 - seat]
        else:
            for k in range(len(NAMES)):
                total = 0.0
                for rival in range(n):
                    if rival != seat:
                        total += players[rival][k]
                numbers.append(total / (n - 1))
        for k in _HIGHEST:
            most = -1.0
            for rival in range(n):
                if rival != seat and players[rival][k] > most:
                    most = players[rival][k]
            numbers.append(most)
        return numbers + common

    def _common(self, s: State) -> list[float]:
        """The rules, the boxes in play, and the Wilds."""
        catalog = s.catalog
        turns = (s.turn - 1) / s.n
        numbers = [
            1.0 if s.n == 3 else 0.0, 1.0 if s.n == 4 else 0.0, s.goal / 20, turns / 10 if turns < 30 else 3.0,
            1.0 if s.rules.captures > 1 else 0.0, 1.0 if s.rules.expert_culling else 0.0,
            1.0 if catalog.no_culls else 0.0, 0.0 if s.rules.ready_while_rolling else 1.0,
            1.0 if catalog.has_locks else 0.0, 1.0 if catalog.has_quests else 0.0,
            1.0 if catalog.has_energy else 0.0, 1.0 if catalog.has_large else 0.0,
            1.0 if catalog.has_reactions else 0.0, 1.0 if catalog.hand_varies else 0.0,
        ]  # fmt: skip
        counts: list[int] = []
        empty = 0.0
        left = 0.0
        on_cards = s.on_cards()
        for card in catalog.creature_cards:
            there = len(on_cards[card])
            counts.append(there)
            left += there
            if not there:
                empty += 1.0
        counts.sort()
        numbers.append(empty / 4)
        numbers.append(sum(counts[:4]) / 12)
        numbers.append(left / (5 * len(counts)) if counts else 0.0)
        self._add_offers(numbers, on_cards)
        return numbers

    def _add_offers(self, numbers: list[float], on_cards: list[list[int]]) -> None:
        """The best of what can be captured, by price, and by what it brings."""
        catalog = self.catalog
        rows = self._profiles.facts.rows
        cheap = middling = dear = glory = attack = defense = spells = 0.0
        for card, dice in enumerate(on_cards):
            if not dice or not catalog.capturable[card]:
                continue
            row = rows[card]
            worth = row[10]
            if catalog.price[card] <= 3:
                cheap = worth if worth > cheap else cheap
            elif catalog.price[card] <= 6:
                middling = worth if worth > middling else middling
            else:
                dear = worth if worth > dear else dear
            glory = row[3] if row[3] > glory else glory
            attack = row[1] if row[1] > attack else attack
            defense = row[2] if row[2] > defense else defense
            if catalog.spell_die[card] and row[6] > spells:
                spells = row[6]
        numbers += [cheap, middling, dear, glory / 2, attack / 4, defense / 4, spells]
