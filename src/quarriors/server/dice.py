"""Dice statistics: what was rolled against what was to be expected, in one game or in many together."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from quarriors.engine import kinds
from quarriors.engine.cards import Die
from quarriors.engine.game import Game
from quarriors.engine.option import CHANCE
from quarriors.engine.record import beginning
from quarriors.sets import every_box

#: Below this a chi-square means nothing: every face of a die should be expected as often.
ENOUGH: Final = 5


def rolls_of(game: Game) -> Counter[tuple[str, str]]:
    """How often each face of each class of dice was rolled. Counters of several games can be added up.

    >>> from quarriors import deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> for (die, face), times in sorted(rolls_of(game).items()):
    ...     print(f"{times} × {die} {face}")
    1 × Assistant C 1/1/2
    1 × Assistant Q1
    1 × Assistant R *
    2 × Basic Quiddity Q1
    1 × Basic Quiddity Q2
    """
    again = beginning(game)
    s = again.state
    counts = Counter[tuple[str, str]]()
    for entry in game.state.log[: game.state.logged]:
        if s.asker == CHANCE and s.ask_code == kinds.ROLLED:
            die = s.catalog.cards[s.catalog.card_of[s.ask_die]].die
            counts[die.name, die.faces[entry].notation] += 1
        again.follow(entry)
    return counts


def rolls_by_box(game: Game) -> Counter[tuple[str, str]]:
    """The same for adding up games of all boxes, where dice of one name differ: ``their-box/Toad``."""
    homes = {card.die.name: card.home for card in game.wilds.cards}
    return Counter({(f"{homes[die]}/{die}", face): times for (die, face), times in rolls_of(game).items()})


# -- chi-square ------------------------------------------------------------------------------------


def chi_square_tail(value: float, degrees: int) -> float:
    """How likely fair dice are to give a chi-square of that value or more.

    >>> round(chi_square_tail(3.841, 1), 3), round(chi_square_tail(18.307, 10), 3)
    (0.05, 0.05)
    """
    if degrees < 1 or value < 0:
        raise ValueError(f"chi-square is at least 0, of at least 1 degree of freedom, not {value} of {degrees}")
    half = value / 2
    if half == 0:
        return 1.0
    # Where the degrees are even the tail is a sum of Poisson's terms; where they are odd it begins with that of the
    # normal distribution, and its terms lie in between. By logarithms, since neither power nor factorial fits a float.
    odd = degrees % 2
    powers = [k + odd / 2 for k in range(degrees // 2)]
    terms = [math.exp(power * math.log(half) - half - math.lgamma(power + 1)) for power in powers]
    return min(1.0, math.fsum([math.erfc(math.sqrt(half)) if odd else 0.0, *terms]))


# -- statistics ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class FaceCount:
    """One face of a class: how often it was rolled, and how often it should have been."""

    face: str
    rolled: int
    expected: float


@dataclass(frozen=True)
class DieStatistics:
    """The rolls of one class of dice."""

    die: str
    faces: tuple[FaceCount, ...]
    #: The box it lies in, if games of several boxes were added up.
    box: str = ""

    @property
    def rolls(self) -> int:
        return sum(face.rolled for face in self.faces)

    @property
    def chi_square(self) -> float:
        return math.fsum((face.rolled - face.expected) ** 2 / face.expected for face in self.faces)

    @property
    def degrees(self) -> int:
        """Degrees of freedom: none for a die whose faces are all alike."""
        return len(self.faces) - 1

    @property
    def enough(self) -> bool:
        """Whether there are rolls enough for the chi-square to mean something."""
        return all(face.expected >= ENOUGH for face in self.faces)

    @property
    def p(self) -> float | None:
        """How likely fair dice are to be that far off; None if that cannot be told."""
        return chi_square_tail(self.chi_square, self.degrees) if self.degrees and self.enough else None


@dataclass(frozen=True)
class Statistics:
    """The rolls of all classes. Only those with rolls enough count towards the chi-square of them all."""

    dice: tuple[DieStatistics, ...]
    #: Classes that no box at hand has with these faces; they are not in `dice`.
    unknown: tuple[str, ...] = ()

    @property
    def rolls(self) -> int:
        return sum(die.rolls for die in self.dice)

    @property
    def chi_square(self) -> float:
        return math.fsum(die.chi_square for die in self._counted)

    @property
    def degrees(self) -> int:
        return sum(die.degrees for die in self._counted)

    @property
    def p(self) -> float | None:
        return chi_square_tail(self.chi_square, self.degrees) if self.degrees else None

    @property
    def _counted(self) -> list[DieStatistics]:
        return [die for die in self.dice if die.enough]

    def as_data(self) -> dict[str, Any]:
        """For JSON. `p` is None where there are too few rolls, or nothing to compare."""
        dice = [
            {
                "die": die.die,
                "box": die.box,
                "rolls": die.rolls,
                "faces": [{"face": f.face, "rolled": f.rolled, "expected": round(f.expected, 2)} for f in die.faces],
                "chi_square": round(die.chi_square, 4),
                "degrees": die.degrees,
                "p": _rounded(die.p),
                "enough": die.enough,
            }
            for die in self.dice
        ]
        return {
            "rolls": self.rolls,
            "chi_square": round(self.chi_square, 4),
            "degrees": self.degrees,
            "p": _rounded(self.p),
            "dice": dice,
            "unknown": list(self.unknown),
        }


def statistics(counts: Mapping[tuple[str, str], int], dice: Iterable[Die] | None = None) -> Statistics:
    """Compares counts, as `rolls_of` gives them, with what fair dice should give.

    `dice` are the classes that were rolled; without them they are looked for in every box at hand.

    >>> found = statistics({("Basic Quiddity", "Q1"): 52, ("Basic Quiddity", "Q2"): 8})
    >>> [(face.face, face.rolled, face.expected) for face in found.dice[0].faces]
    [('Q1', 52, 50.0), ('Q2', 8, 10.0)]
    >>> round(found.chi_square, 2), found.degrees, round(found.p or 0, 2)
    (0.48, 1, 0.49)
    """
    classes: dict[str, list[Die]] = {}
    for die in _every_die() if dice is None else dice:
        classes.setdefault(die.name, []).append(die)
    rolled: dict[str, dict[str, int]] = {}
    for (name, face), times in counts.items():
        if times:
            rolled.setdefault(name, {})[face] = times
    compared: list[DieStatistics] = []
    unknown: list[str] = []
    for name in sorted(rolled):
        faces = _fitting(classes.get(name, []), rolled[name])
        if faces:
            compared.append(DieStatistics(name, _compared(faces, rolled[name])))
        else:
            unknown.append(name)
    return Statistics(tuple(compared), tuple(unknown))


def statistics_by_box(counts: Mapping[tuple[str, str], int]) -> Statistics:
    """Compares counts, as `rolls_by_box` gives them.

    >>> found = statistics_by_box({("base/Assistant", "R *"): 3, ("light_vs_dark/Assistant", "?"): 2})
    >>> [(die.box, die.die, die.rolls) for die in found.dice]
    [('base', 'Assistant', 3), ('light_vs_dark', 'Assistant', 2)]
    """
    boxes: dict[str, dict[tuple[str, str], int]] = {}
    for (name, face), times in counts.items():
        home, _, die = name.rpartition("/")
        boxes.setdefault(home, {})[die, face] = times
    dice: list[DieStatistics] = []
    unknown: list[str] = []
    at_hand = {box.id: [card.die for card in box.cards] for box in every_box()}
    for home in sorted(boxes):
        found = statistics(boxes[home], at_hand.get(home, []))
        dice += [replace(die, box=home) for die in found.dice]
        unknown += [f"{home}/{name}" for name in found.unknown]
    return Statistics(tuple(dice), tuple(unknown))


def _every_die() -> list[Die]:
    return [card.die for box in every_box() for card in box.cards]


def _fitting(known: list[Die], rolled: dict[str, int]) -> Counter[str]:
    """The faces of the first of these dice that has all that were rolled: a box may put the die of another right."""
    for die in known:
        faces = Counter(face.notation for face in die.faces)
        if faces.keys() >= rolled.keys():
            return faces
    return Counter()


def _compared(faces: Counter[str], rolled: dict[str, int]) -> tuple[FaceCount, ...]:
    rolls = sum(rolled.values())
    sides = faces.total()
    return tuple(FaceCount(face, rolled.get(face, 0), rolls * times / sides) for face, times in faces.items())


def _rounded(p: float | None) -> float | None:
    return None if p is None else round(p, 6)
