"""`quarriors verify`: is a record true to the rules, and to its dice?"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cyclopts import App

from quarriors.cli.files import File, read_text, shown
from quarriors.cli.options import Json, Lang, Seed, seed_of

if TYPE_CHECKING:
    from quarriors.engine.game import Game

app = App(
    name="verify",
    help_epilogue="""\
Examples:

  quarriors verify game.record             every decision, line by line
  quarriors verify game.record --json      the same for a script
  quarriors verify - < game.record         from standard input

A record holds its own dice, so it can be checked without a seed. With --seed
they are compared with the dice that the seed gives.

With --json: file, ok, turns, decisions, dice (draws and rolls), dice_checked,
players, result (null if the game is not over); or, if ok is false: file, ok,
line (0: the record as a whole), reason.

Exit status: 0 if all is well, 1 if not.
""",
)


@app.default
def verify(file: File, /, *, seed: Seed | None = None, json_: Json = False, lang: Lang = "en") -> int:
    """Check the record of a game: every decision must have been legal; with the seed, every draw and roll must fit.

    Parameters
    ----------
    file
        A record or a saved game; - is standard input. A saved game knows its seed.
    seed
        The seed that the game was played with.
    json_
        Print JSON.
    lang
        Language of the answer.
    """
    from quarriors.cli.failures import Failure
    from quarriors.engine.errors import RecordError
    from quarriors.text import language

    language(lang)
    text = read_text(file)
    try:
        checked = _check(text, None if seed is None else seed_of(seed))
    except RecordError as error:
        if not json_:
            raise Failure(f"{shown(file)}, {error}" if error.line else f"{shown(file)}: {error}") from None
        wrong = {"file": file, "ok": False, "line": error.line, "reason": error.reason}
        sys.stdout.write(json.dumps(wrong, indent=2) + "\n")
        return 1
    told = json.dumps(_object(file, checked), indent=2) if json_ else _words(shown(file), checked, lang)
    sys.stdout.write(told + "\n")
    return 0


@dataclass
class _Checked:
    """A record that has been played again."""

    game: Game
    turns: int
    decisions: int
    #: Draws and rolls it tells, and whether they were compared.
    dice: int
    dice_checked: bool


def _check(text: str, seed: int | str | None) -> _Checked:
    """Plays the record again; a fault names its line in the file."""
    from quarriors.cli.saves import Kept
    from quarriors.engine.option import CHANCE
    from quarriors.engine.record import beginning

    kept = Kept.of(text)
    key = kept.seed if seed is None else seed
    game = kept.replay()
    if key is not None:
        kept.verify(key)
    again = beginning(game)
    logged, since = game.state.logged, again.state.turn
    dice, last = 0, since - 1
    for entry in game.state.log[:logged]:
        dice += again.state.asker == CHANCE
        last = again.state.turn
        again.follow(entry)
    turns = (game.state.turn if game.over else last) - since + 1
    return _Checked(game, turns, logged - dice, dice, key is not None)


def _object(file: str, checked: _Checked) -> dict[str, Any]:
    game = checked.game
    result = None
    if game.over:
        won = [game.players[seat] for seat in game.result.winners]
        result = {"reason": game.result.reason, "winners": won, "glory": list(game.result.glory)}
    return {
        "file": file,
        "ok": True,
        "turns": checked.turns,
        "decisions": checked.decisions,
        "dice": checked.dice,
        "dice_checked": checked.dice_checked,
        "players": game.players,
        "result": result,
    }


def _words(name: str, checked: _Checked, lang: str) -> str:
    from quarriors.text import describe_result, language, message

    game = checked.game
    players = language(lang).listing(game.players)
    legal = message("verify-legal", lang, file=name, turns=checked.turns, players=players, decisions=checked.decisions)
    end = describe_result(game, lang) if game.over else message("verify-unfinished", lang)
    dice = message("verify-dice", lang, dice=checked.dice) if checked.dice_checked else message("verify-no-dice", lang)
    return f"{legal} {end}\n{dice}"
