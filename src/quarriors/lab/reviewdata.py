"""A review of a game as plain data, with its sentences in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quarriors.lab.reviewing import Moment, Review
from quarriors.text import describe_option
from quarriors.text.because import describe_because

if TYPE_CHECKING:
    from quarriors.text.words import Words

Json = dict[str, Any]


def review_data(review: Review, words: Words) -> Json:
    """What `quarriors lab review --json` prints, and what the server keeps of a game.

    Chances are from 0 to 1. For each seat `start` + `luck` + the column of `skill` is `end`.
    """
    return {
        "players": review.players,
        "start": _rounded(review.start),
        "end": _rounded(review.end),
        "luck": _rounded(review.luck),
        "skill": [_rounded(row) for row in review.skill],
        "turns": [
            {
                "turn": one.turn,
                "seat": one.seat,
                "at": one.at,
                "chances": _rounded(one.chances),
                "luck": _rounded(one.luck),
                "skill": [_rounded(row) for row in one.skill],
            }
            for one in review.stretches
        ],
        "moments": [moment_data(review, moment, words) for moment in review.moments],
    }


def moment_data(review: Review, moment: Moment, words: Words) -> Json:
    """A decision that cost something, in words."""
    table, why = review.table(moment), moment.explanation
    return {
        "seat": moment.seat,
        "turn": moment.turn,
        "at": moment.at,
        "taken": describe_option(table, why.other, words),
        "better": describe_option(table, why.option, words),
        "cost": round(why.gain, 6),
        "error": round(why.error, 6),
        "reasons": [describe_because(table, reason.kind, reason.facts, words) for reason in why.reasons],
    }


def _rounded(values: list[float]) -> list[float]:
    return [round(value, 6) for value in values]
