"""How a tournament stands: how often each bot of a pair won, with intervals from the groups, and a ladder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from .intervals import wilson_of_groups
from .ladder import Rung, climbed
from .played import Played

#: The headings of the tables, in English; a command says them in its own language.
HEADINGS: Final[Mapping[str, str]] = {
    "bot": "bot", "against": "against", "games": "games", "won": "won", "interval": "95 % interval",
    "equal": "if equal", "rating": "rating", "spread": "±",
}  # fmt: skip


@dataclass(frozen=True)
class Rate:
    """How often the first bot of a pair won against the second."""

    bot: str
    against: str
    #: Games in whole groups; a group that is not complete counts nowhere.
    games: int
    share: float
    low: float
    high: float
    #: The share of a bot that plays as well as the others.
    equal: float


class Standings:
    """What was played so far, in any order."""

    def __init__(self, bots: Sequence[str], players: int, pairs: Sequence[tuple[int, int]]) -> None:
        self.bots = tuple(bots)
        self.players = players
        self.pairs = tuple(pairs)
        self._games: dict[int, Played] = {}
        #: For each pair, the shares of its first bot by group.
        self._groups: list[dict[int, list[float]]] = [{} for _ in pairs]

    def add(self, game: Played, pair: int) -> None:
        """Counts a game of that pair."""
        self._games[game.number] = game
        first = self.pairs[pair][0]
        self._groups[pair].setdefault(game.number // self.players, []).append(game.share_of(first))

    @property
    def games(self) -> int:
        """How many games were played, those of incomplete groups too."""
        return len(self._games)

    @property
    def played(self) -> list[Played]:
        """The games themselves, in their order."""
        return [self._games[number] for number in sorted(self._games)]

    @property
    def rates(self) -> list[Rate]:
        """Each pair, in the order in which they were asked for."""
        return [self._rate(at) for at in range(len(self.pairs))]

    def _rate(self, at: int) -> Rate:
        groups = self._groups[at]
        whole = [fmean(groups[number]) for number in sorted(groups) if len(groups[number]) == self.players]
        first, second = (self.bots[bot] for bot in self.pairs[at])
        low, high = wilson_of_groups(whole, self.players)
        share = fmean(whole) if whole else 0.0
        return Rate(first, second, len(whole) * self.players, share, low, high, 1 / self.players)

    @property
    def ladder(self) -> list[Rung] | None:
        """The bots by strength, the strongest first; None without the package openskill."""
        return climbed(self.bots, self.played)

    # -- for programs and pages ----------------------------------------------------------------------

    def report(self) -> dict[str, Any]:
        """Everything by name, as JSON has it."""
        ladder = self.ladder
        return {
            "games": self.games,
            "players": self.players,
            "pairs": [
                {
                    "bot": rate.bot, "against": rate.against, "games": rate.games, "share": round(rate.share, 6),
                    "low": round(rate.low, 6), "high": round(rate.high, 6), "equal": round(rate.equal, 6),
                }
                for rate in self.rates
            ],
            "ladder": None
            if ladder is None
            else [
                {"bot": rung.bot, "rating": round(rung.rating, 3), "spread": round(rung.spread, 3)} for rung in ladder
            ],
        }  # fmt: skip

    def markdown(self, say: Mapping[str, str] = HEADINGS) -> str:
        """Two tables for a page: the pairs, and the ladder.

        >>> print(Standings(["greedy", "random"], 2, [(0, 1)]).markdown().partition("|\\n")[0])
        | bot | against | games | won | 95 % interval | if equal
        """
        lines = _table([say[name] for name in ("bot", "against", "games", "won", "interval", "equal")], 2)
        for rate in self.rates:
            numbers = f"{rate.games:,} | {rate.share:.1%} | {rate.low:.1%} – {rate.high:.1%} | {rate.equal:.1%}"
            lines.append(f"| `{rate.bot}` | `{rate.against}` | {numbers} |")
        ladder = self.ladder
        if ladder is not None:
            lines += ["", *_table([say[name] for name in ("bot", "rating", "spread")], 1)]
            lines += [f"| `{rung.bot}` | {rung.rating:.1f} | {rung.spread:.1f} |" for rung in ladder]
        return "\n".join(lines) + "\n"


def _table(headings: Sequence[str], names: int) -> list[str]:
    """The head of a table: so many columns of names, then numbers."""
    lines = ["---"] * names + ["--:"] * (len(headings) - names)
    return [f"| {' | '.join(headings)} |", f"|{'|'.join(lines)}|"]
