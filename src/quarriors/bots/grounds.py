"""What can be said of games played on from two options: who scores, what is destroyed or captured, and how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from quarriors.engine import kinds
from quarriors.engine.catalog import Catalog
from quarriors.engine.faces import CREATURE_FACE
from quarriors.engine.option import Option
from quarriors.engine.state import State
from quarriors.engine.zones import READY_AREA

from .ahead import Course

#: Differences that are worth a word: a share of the games, Glory on average, attack, what a roll shows.
_OFTEN: Final = 0.08
_GLORY: Final = 0.25
_ATTACK: Final = 1.0
_BETTER: Final = 0.01
#: Glory is what the game is about: of two ways in which a roll is better, it is named first.
_FIRST: Final = 1.5
#: In so many of the games it is so, if it is said that it is so.
_NEARLY_ALWAYS: Final = 0.9
#: A goal so near is worth a word.
_NEAR: Final = 6

Facts = Mapping[str, int]


class Reason:
    """Something that is so with the better option, and not, or less often, with the other.

    `kind` names it, `facts` has its numbers: seats (`player`), cards of the game (`card`), percents (`chance` with the
    better option, `other` with the other one), Glory (`glory`), tenths (`tenths`). `weight` is how much of the
    difference in win chance it makes up.
    """

    __slots__ = ("facts", "kind", "weight")

    def __init__(self, kind: str, facts: Facts, weight: float) -> None:
        self.kind = kind
        self.facts = dict(facts)
        self.weight = weight

    def __repr__(self) -> str:
        return f"<{self.kind} {self.facts} {self.weight:+.1%}>"


#: Every kind of reason, and the facts it has.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "win": ("chance", "other"),
    "lose": ("player", "chance", "other"),
    "score": ("card", "glory", "chance", "other"),
    "glory": ("tenths",),
    "goal": ("tenths", "left"),
    "destroy": ("player", "card", "chance", "other"),
    "defenders": ("player", "chance", "other"),
    "defender": ("player", "defense", "chance", "other"),
    "attack": ("player", "attack", "other"),
    "deny": ("player", "tenths"),
    "capture": ("card", "chance", "other"),
    "cull": ("card", "chance", "other"),
    "faces": ("tenths", "other"),
    "strength": ("tenths", "other"),
    "quiddity": ("tenths", "other"),
    "draws": ("tenths", "other"),
    "ready": ("card", "chance", "other"),
}


class Grounds:
    """The games from two options, compared. Each method has a reason or two, or none if nothing can be said."""

    def __init__(self, s: State, option: Option, ours: list[Course], theirs: list[Course]) -> None:
        self._s = s
        self._option = option
        self._ours = ours
        self._theirs = theirs

    # -- counting --------------------------------------------------------------------------------

    def _shares(self, holds: Callable[[Course], bool]) -> tuple[float, float]:
        """In which share of the games it is so, with the one option and with the other."""
        return _share(self._ours, holds), _share(self._theirs, holds)

    def _means(self, of: Callable[[Course], float]) -> tuple[float, float]:
        return _mean(self._ours, of), _mean(self._theirs, of)

    def _cards(self, of: Callable[[Course], Mapping[tuple[int, int], object]], player: int) -> list[int]:
        """The cards that occur there with that player."""
        found = {card for course in (*self._ours, *self._theirs) for who, card in of(course) if who == player}
        return sorted(found)

    def _oftener(
        self, of: Callable[[Course], Mapping[tuple[int, int], object]], player: int, worth: Callable[[int], float]
    ) -> list[tuple[float, int, float, float]]:
        """Cards that occur there oftener with the one option: what that is worth, the card, both shares; most first."""
        found: list[tuple[float, int, float, float]] = []
        for card in self._cards(of, player):
            at = (player, card)
            share, other = self._shares(lambda course, at=at: at in of(course))  # type: ignore[misc]
            if share - other >= _OFTEN:
                found.append(((share - other) * worth(card), card, share, other))
        return sorted(found, key=lambda one: (-one[0], one[1]))

    # -- the end of the game ---------------------------------------------------------------------

    def of_end(self, player: int, weight: float) -> list[Reason]:
        """Who wins before the next roll."""
        share, other = self._shares(lambda course: course.end.over and player in course.end.winners)
        if share - other >= _OFTEN:
            return [Reason("win", {"chance": _percent(share), "other": _percent(other)}, weight)]
        most: Reason | None = None
        for rival in range(self._s.n):
            if rival != player:
                share, other = self._shares(lambda course, rival=rival: course.end.over and rival in course.end.winners)  # type: ignore[misc]
                if other - share >= _OFTEN and most is None:
                    facts = {"player": rival, "chance": _percent(share), "other": _percent(other)}
                    most = Reason("lose", facts, weight)
        return [most] if most is not None else []

    # -- Glory -----------------------------------------------------------------------------------

    def of_glory(self, player: int, weight: float) -> list[Reason]:
        """Glory of the player who decides: of a Creature that scores, or from wherever it comes."""
        worth = self._worth_of(player)
        oftener = self._oftener(lambda course: course.scored, player, worth)
        if oftener and oftener[0][0] >= _GLORY:
            _, card, share, other = oftener[0]
            glory = round(worth(card))
            return [
                Reason(
                    "score", {"card": card, "glory": glory, "chance": _percent(share), "other": _percent(other)}, weight
                )
            ]
        more, less = self._means(lambda course: course.end.glory[player])
        if more - less < _GLORY:
            return []
        tenths = round((more - less) * 10)
        left = self._s.goal - round(more)
        if 0 < left <= _NEAR:
            return [Reason("goal", {"tenths": tenths, "left": left}, weight)]
        return [Reason("glory", {"tenths": tenths}, weight)]

    def _worth_of(self, player: int) -> Callable[[int], float]:
        """The Glory that a Creature of a card has scored on average."""

        def worth(card: int) -> float:
            scored = [
                glory for course in (*self._ours, *self._theirs) for glory in course.scored.get((player, card), ())
            ]
            return sum(scored) / len(scored) if scored else 0.0

        return worth

    def of_rival(self, player: int, weight: float) -> list[Reason]:
        """Why that rival has less Glory: Creatures destroyed, defenders gone, a stronger attack."""
        s = self._s
        glory = s.catalog.glory
        oftener = self._oftener(lambda course: course.destroyed, player, lambda card: float(glory[card]))
        oftener = [one for one in oftener if one[0] >= _GLORY / 2]
        if len(oftener) > 1 and (reason := self._defenders(player, weight)) is not None:
            return [reason]
        if oftener:
            _, card, share, other = oftener[0]
            facts = {"player": player, "card": card, "chance": _percent(share), "other": _percent(other)}
            return [Reason("destroy", facts, weight)]
        attack, less = self._means(lambda course: course.totals.get(player, 0))
        if attack - less >= _ATTACK:
            return [Reason("attack", {"player": player, "attack": round(attack), "other": round(less)}, weight)]
        mine, theirs = self._means(lambda course: course.end.glory[player])
        if theirs - mine >= _GLORY:
            return [Reason("deny", {"player": player, "tenths": round((theirs - mine) * 10)}, weight)]
        return []

    def _defenders(self, player: int, weight: float) -> Reason | None:
        """No defender is left, or none above some defense."""
        left = sorted(course.strongest.get(player, 0) for course in self._ours)
        defense = left[int(_NEARLY_ALWAYS * (len(left) - 1))]
        share, other = self._shares(lambda course: course.strongest.get(player, 0) <= defense)
        if share - other < _OFTEN:
            return None
        facts = {"player": player, "chance": _percent(share), "other": _percent(other)}
        if defense == 0:
            return Reason("defenders", facts, weight)
        return Reason("defender", {"defense": defense, **facts}, weight)

    # -- dice ------------------------------------------------------------------------------------

    def of_dice(self, player: int, weight: float) -> list[Reason]:
        """Other dice: what else is captured or culled, or what an average roll shows that is better."""
        for kind, code, of in (("capture", kinds.CAPTURE, _captured), ("cull", kinds.CULL, _culled)):
            if self._option.code != code:  # else it would only say again what the option does
                for _, card, share, other in self._oftener(of, player, lambda card: 1.0)[:1]:
                    return [Reason(kind, {"card": card, "chance": _percent(share), "other": _percent(other)}, weight)]
        return self._of_rolls(player, weight)

    def _of_rolls(self, player: int, weight: float) -> list[Reason]:
        """What an average roll shows more of, compared with what it shows."""
        best: Reason | None = None
        most = _BETTER
        for kind, of_form in _SHOWN:
            more, less = self._means(lambda course, of_form=of_form: rolled(course.end, player, of_form))  # type: ignore[misc]
            better = (more - less) / max(less, 1.0) * (_FIRST if kind == "faces" else 1.0)
            if better >= most and round(more * 10) > round(less * 10):
                most = better
                best = Reason(kind, {"tenths": round(more * 10), "other": round(less * 10)}, weight)
        return [best] if best is not None else []

    def of_ready(self, player: int, weight: float) -> list[Reason]:
        """Spells that lie ready for the next turn."""
        oftener = self._oftener(lambda course: _ready(course.end, player), player, lambda card: 1.0)
        if not oftener:
            return []
        _, card, share, other = oftener[0]
        return [Reason("ready", {"card": card, "chance": _percent(share), "other": _percent(other)}, weight)]


def glory_shown(catalog: Catalog, form: int) -> float:
    """The Glory of the Creature that the form shows, if it does."""
    return float(catalog.glory[catalog.card_shown(form)]) if catalog.kind[form] == CREATURE_FACE else 0.0


def attack_shown(catalog: Catalog, form: int) -> float:
    return float(max(0, catalog.attack[form])) if catalog.kind[form] == CREATURE_FACE else 0.0


def quiddity_shown(catalog: Catalog, form: int) -> float:
    return float(catalog.quiddity[form])


def draws_shown(catalog: Catalog, form: int) -> float:
    return float(catalog.face(form).draw)


#: What a roll can show more of.
_SHOWN: Final = (
    ("faces", glory_shown),
    ("strength", attack_shown),
    ("quiddity", quiddity_shown),
    ("draws", draws_shown),
)


def rolled(s: State, player: int, of_form: Callable[[Catalog, int], float]) -> float:
    """What an average roll of that player's dice comes to.

    >>> from quarriors.testing import table
    >>> s = table(quinn="bag: 8 Basic Quiddity, 4 Assistant").state
    >>> round(rolled(s, 0, quiddity_shown), 2)
    5.67
    """
    dice = s.dice_of(player)
    if not dice:
        return 0.0
    total = 0.0
    for die in dice:
        for form in s.catalog.forms_of(s.catalog.card_of[die]):
            total += of_form(s.catalog, form)
    return total / 6 / len(dice) * min(s.hand_size(player), len(dice))


def _captured(course: Course) -> Mapping[tuple[int, int], object]:
    return course.captured


def _culled(course: Course) -> Mapping[tuple[int, int], object]:
    return course.culled


def _ready(s: State, player: int) -> dict[tuple[int, int], bool]:
    """Which Spells lie ready, by player and card."""
    return {
        (player, s.catalog.card_of[die]): True
        for die in s.pile(player, READY_AREA)
        if s.catalog.kind[s.form[die]] != CREATURE_FACE
    }


def _share(games: list[Course], holds: Callable[[Course], bool]) -> float:
    return sum(map(holds, games)) / len(games)


def _mean(games: list[Course], of: Callable[[Course], float]) -> float:
    return sum(map(of, games)) / len(games)


def _percent(share: float) -> int:
    return round(share * 100)
