"""What a good bot would do and why, and where a game was won and lost: thought out in a process of bots.

Nothing here knows the dice of a game that goes on: a view holds none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from quarriors.bots.counsel import OnlyThese, best_evaluator, counsel
from quarriors.bots.evaluators import Evaluator
from quarriors.bots.search import Budget, Judged
from quarriors.engine.record import replay
from quarriors.engine.view import View
from quarriors.lab.reviewdata import moment_data, review_data
from quarriors.lab.reviewing import review
from quarriors.text import languages
from quarriors.text.words import ENGLISH, Words

#: Options beside the one suggested that are told.
OTHERS: Final = 3
#: The part of the time in which options are judged; the rest is for the reasons.
_JUDGING: Final = 0.7
#: The least time for it: below that each option is looked at once.
_LEAST: Final = 0.01
#: Games in thought from each of two options, for the reasons.
REASONED: Final = 48


class Tried(msgspec.Struct):
    """An option: the chance to win of whoever decides, if they take it, and the games in thought it was judged by."""

    option: str
    chance: float
    games: int


class Because(msgspec.Struct):
    """A reason, as `quarriors.bots.grounds` has it."""

    kind: str
    facts: dict[str, int]


class Advice(msgspec.Struct):
    """What a bot would do, what else might be done, and why the first is better than `than`, by how much.

    Without `than` there is nothing that is two points worse, as far as a second look can tell.
    """

    best: Tried
    others: list[Tried]
    than: str = ""
    gain: float = 0.0
    error: float = 0.0
    reasons: list[Because] = []


def evaluator_for(resigned: Sequence[int] = ()) -> Evaluator:
    """Who judges tables; those who have given up win nothing any more."""
    return OnlyThese(best_evaluator(), resigned) if resigned else best_evaluator()


def advise(view: View, seed: str, seconds: float, resigned: Sequence[int] = ()) -> Advice:
    """The best option of the decision at hand, thought about for so long.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> advice = advise(game.view(), "a hint", seconds=0.2)
    >>> 0 <= advice.best.chance <= 1, len(advice.others) <= OTHERS
    (True, True)
    """
    budget = Budget(seconds=max(_LEAST, seconds * _JUDGING))
    found = counsel(view, evaluator_for(resigned), budget, seed, REASONED)
    best, *others = (_tried(judged) for judged in found.judgement.judged)
    why = found.explanation
    if why is None:
        return Advice(best, others[:OTHERS])
    reasons = [Because(reason.kind, reason.facts) for reason in why.reasons]
    return Advice(best, others[:OTHERS], str(why.other), why.gain, why.error, reasons)


def _tried(judged: Judged) -> Tried:
    return Tried(str(judged.option), judged.chance, judged.playouts)


#: Of a moment of a review: what is in words, and so by language.
_WORDED: Final = ("taken", "better", "reasons")


def look_back(record: str, seed: str, work: int) -> dict[str, Any]:
    """A review of the game of that record; `words` has what its moments say, by language."""
    found = review(replay(record), evaluator_for(), seed, work=work)
    words = {
        lang: [{name: moment_data(found, one, Words(lang))[name] for name in _WORDED} for one in found.moments]
        for lang in languages()
    }
    data = review_data(found, ENGLISH)
    for moment in data["moments"]:
        for name in _WORDED:
            del moment[name]
    return {**data, "words": words}


def told_in(kept: dict[str, Any], lang: str) -> dict[str, Any]:
    """What `look_back` has found, in one language."""
    words = kept["words"].get(lang) or kept["words"]["en"]
    moments = [{**moment, **said} for moment, said in zip(kept["moments"], words, strict=True)]
    return {**{name: value for name, value in kept.items() if name != "words"}, "moments": moments}
