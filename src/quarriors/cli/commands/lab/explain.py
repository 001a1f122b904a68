"""`quarriors lab explain`: what is best in a position, by how much, and why."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.files import File
from quarriors.cli.numbers import decimal, percent, points
from quarriors.cli.options import Json, Lang, Seed, seed_of

if TYPE_CHECKING:
    from quarriors.bots.counsel import Counsel
    from quarriors.engine.game import Game
    from quarriors.text.words import Words

app = App(name="explain")


@app.default
def explain(
    file: File,
    /,
    *,
    turn: int | None = None,
    budget: Annotated[str, Parameter(metavar="budget")] = "400n",
    seed: Seed = "1",
    json: Json = False,
    words: Lang,
) -> int:
    """Says which option of a position is best, by how much, and why."""
    from quarriors.bots.counsel import best_evaluator, counsel
    from quarriors.bots.search import Budget
    from quarriors.cli.commands.position import read_choice
    from quarriors.cli.failures import Failure
    from quarriors.cli.root import DONE
    from quarriors.cli.waiting import waiting
    from quarriors.engine.option import CHANCE

    allowed = Budget.parse(budget)
    game = read_choice(file, turn)
    if game.over:
        raise Failure("position-finished")
    if game.decision.player == CHANCE:
        raise Failure("explain-chance")
    if len(game.decision.options) < 2:
        raise Failure("explain-single")
    with waiting("explain-thinking", words):
        found = counsel(game.view(), best_evaluator(), allowed, seed_of(seed))
    sys.stdout.write(_as_json(game, found, words) if json else "\n".join(_lines(game, found, words)) + "\n")
    return DONE


def _as_json(game: Game, found: Counsel, words: Words) -> str:
    import json

    from quarriors.text import describe_decision, describe_option
    from quarriors.text.because import describe_because

    why = found.explanation
    said = {
        "player": game.players[game.decision.player],
        "decision": describe_decision(game, words),
        "options": [
            {
                "option": str(judged.option),
                "words": game.words(judged.option),
                "text": describe_option(game, judged.option, words),
                "chance": round(judged.chance, 4),
                "gain": round(judged.gain, 4),
                "error": round(judged.error, 4),
                "games": judged.playouts,
            }
            for judged in found.judgement.judged
        ],
        "why": None
        if why is None
        else {
            "option": str(why.option),
            "than": str(why.other),
            "gain": round(why.gain, 4),
            "error": round(why.error, 4),
            "games": why.games,
            "reasons": [
                {
                    "kind": reason.kind,
                    "facts": reason.facts,
                    "weight": round(reason.weight, 4),
                    "text": describe_because(game, reason.kind, reason.facts, words),
                }
                for reason in why.reasons
            ],
        },
    }
    return json.dumps(said, indent=2, ensure_ascii=False) + "\n"


def _lines(game: Game, found: Counsel, words: Words) -> list[str]:
    from quarriors.text import describe_decision, describe_option
    from quarriors.text.because import describe_because

    judged, why = found.judgement.judged, found.explanation
    lines = [
        describe_decision(game, words),
        "",
        words.say("explain-best", option=describe_option(game, judged[0].option, words)),
    ]
    if why is None:
        lines.append(words.say("explain-even"))
    else:
        gain = {"points": points(why.gain, words), "error": decimal(100 * why.error, 1, words)}
        said = "explain-gain" if why.reasons else "explain-gain-alone"
        lines.append(words.say(said, other=describe_option(game, why.other, words), **gain))
        lines += [f"  • {describe_because(game, reason.kind, reason.facts, words)}" for reason in why.reasons]
    lines += ["", words.say("explain-all")]
    for one in judged:
        chance = percent(one.chance, words)
        lines.append(f"  {chance:>7}  {describe_option(game, one.option, words)}")
    return lines
