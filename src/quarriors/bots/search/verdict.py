"""What came of thinking about a decision."""

from __future__ import annotations

from quarriors.engine.option import Option


class Judged:
    """An option and what thinking says of it."""

    __slots__ = ("chance", "error", "gain", "option", "playouts")

    def __init__(self, option: Option, chance: float, gain: float, error: float, playouts: int) -> None:
        self.option = option
        #: The chance to win of the player who decides, after it.
        self.chance = chance
        #: How much better that is than what the base policy would do, with the same dice.
        self.gain = gain
        #: The standard error of the gain; 0 where nothing was left to chance.
        self.error = error
        #: Games in thought that began with it.
        self.playouts = playouts

    def __repr__(self) -> str:
        return f"<{self.option}: {self.chance:.1%}, {self.gain:+.1%} ± {self.error:.1%}, {self.playouts} playouts>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Judged, (self.option, self.chance, self.gain, self.error, self.playouts))


class Judgement:
    """All options of a decision, the best first; `base` is what the base policy would do."""

    def __init__(self, judged: tuple[Judged, ...], base: Option, playouts: int) -> None:
        self.judged = judged
        self.best = judged[0].option
        self.base = base
        #: Games in thought in all.
        self.playouts = playouts

    def of(self, option: Option) -> Judged | None:
        """What is said of that option, if it was looked at."""
        for one in self.judged:
            if one.option == option:
                return one
        return None

    def __repr__(self) -> str:
        return f"<Judgement {', '.join(map(repr, self.judged))}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Judgement, (self.judged, self.base, self.playouts))
