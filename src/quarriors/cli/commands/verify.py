"""`quarriors verify`: is a record true to the rules, and to its dice?"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from quarriors.cli.files import File, read_text, shown
from quarriors.cli.options import Json, Lang, Seed, seed_of

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.server.dice import Statistics
    from quarriors.server.seal import Seal
    from quarriors.server.sealed import Checked

app = App(
    name="verify",
    help_epilogue="""\
Examples:

  quarriors verify game.record             every decision, line by line
  quarriors verify game.record --json      the same for a script
  quarriors verify game.record --dice      what was rolled, and what to expect
  quarriors verify - < game.record         from standard input

A record holds its own dice, so it can be checked without a seed. With --seed
they are compared with the dice that the seed gives.

A game of a server also tells what its dice were made of: the secret that the
server committed to before the game, and the nonces of the players. It is
verified if every draw and roll, the Wilds if they were dealt, and who began
if lots were drawn, are those that the secret and the nonces give.

With --json: file, ok, turns, decisions, dice (draws and rolls), dice_checked,
players, result (null if the game is not over), sealed (null if it is no game
of a server), with --dice also statistics; or, if ok is false: file, ok, line
(0: the record as a whole), reason.

  sealed      game (its id), standing, verified, because (null, practice,
              taken_back, upgraded or unfinished), fits (what was checked:
              moves, commitment, dice, wilds, first), differs (null, or what
              in practice is not as the seed gives it), resigned (names)
  statistics  rolls, chi_square, degrees, p, unknown (classes that no box has),
              dice: a list of die, rolls, chi_square, degrees, p, enough and
              faces: a list of face, rolled, expected. p is the chance that
              fair dice are as far off; null where there are too few rolls

Exit status: 0 if all is well, 1 if not. A game that is all in order, but
cannot be verified, such as practice, is well.
""",
)


@app.default
def verify(
    file: File,
    /,
    *,
    seed: Seed | None = None,
    dice: Annotated[bool, Parameter(negative=())] = False,
    json_: Json = False,
    lang: Lang = "en",
) -> int:
    """Check the record of a game: every decision must have been legal; with the seed, every draw and roll must fit.

    Parameters
    ----------
    file
        A record, a saved game or a server's game; - is standard input. A saved game knows its seed.
    seed
        The seed that the game was played with.
    dice
        Tell what was rolled, what was to be expected, and how likely fair dice are to be as far off.
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
    rolled = _statistics(checked.game) if dice else None
    if json_:
        document = _object(file, checked) | ({} if rolled is None else {"statistics": rolled.as_data()})
        sys.stdout.write(json.dumps(document, indent=2) + "\n")
        return 0
    lines = _words(shown(file), checked, lang) + ([] if rolled is None else ["", *_rolls(rolled, lang)])
    sys.stdout.writelines(line + "\n" for line in lines)
    return 0


# -- checking --------------------------------------------------------------------------------------


@dataclass
class _Checked:
    """A record that has been played again."""

    game: Game
    turns: int
    decisions: int
    #: Draws and rolls it tells, and whether they were compared.
    dice: int
    dice_checked: bool
    #: What a server said of it, and what came of that.
    seal: Seal | None = None
    found: Checked | None = None


def _check(text: str, seed: int | str | None) -> _Checked:
    """Plays the record again; a fault names its line in the file."""
    from quarriors.cli.saves import Kept
    from quarriors.server.sealed import is_sealed

    if is_sealed(text):
        return _check_sealed(text, seed)
    kept = Kept.of(text)
    key = kept.seed if seed is None else seed
    game = kept.replay()
    if key is not None:
        kept.verify(key)
    return _counted(game, key is not None)


def _check_sealed(text: str, seed: int | str | None) -> _Checked:
    from quarriors.engine.errors import SetupError
    from quarriors.server.seal import PRACTICE
    from quarriors.server.sealed import read_sealed

    sealed = read_sealed(text)
    if seed is not None and sealed.seal.standing != PRACTICE:
        raise SetupError("this game has no seed: its dice come from a secret and nonces, so leave --seed out")
    found = sealed.check()
    if seed is not None:
        sealed.compare(seed)
    checked = _counted(found.game, seed is not None or "dice" in found.fits)
    checked.seal, checked.found = sealed.seal, found
    return checked


def _counted(game: Game, dice_checked: bool) -> _Checked:
    """Turns, decisions and dice of a game."""
    from quarriors.engine.option import CHANCE
    from quarriors.engine.record import beginning

    again = beginning(game)
    logged, since = game.state.logged, again.state.turn
    dice, last = 0, since - 1
    for entry in game.state.log[:logged]:
        dice += again.state.asker == CHANCE
        last = again.state.turn
        again.follow(entry)
    turns = (game.state.turn if game.over else last) - since + 1
    return _Checked(game, turns, logged - dice, dice, dice_checked)


def _statistics(game: Game) -> Statistics:
    from quarriors.server.dice import rolls_of, statistics

    return statistics(rolls_of(game), [card.die for card in game.wilds.cards])


# -- as JSON ---------------------------------------------------------------------------------------


def _object(file: str, checked: _Checked) -> dict[str, Any]:
    game = checked.game
    return {
        "file": file,
        "ok": True,
        "turns": checked.turns,
        "decisions": checked.decisions,
        "dice": checked.dice,
        "dice_checked": checked.dice_checked,
        "players": game.players,
        "result": _result(checked),
        "sealed": _sealed(checked),
    }


def _result(checked: _Checked) -> dict[str, Any] | None:
    """The result that counts: where somebody resigned, the server's."""
    game = checked.game
    ending = None if checked.seal is None else checked.seal.ending
    if ending is not None:
        return {"reason": ending.reason, "winners": list(ending.winners), "glory": list(ending.glory)}
    if not game.over:
        return None
    won = [game.players[seat] for seat in game.result.winners]
    return {"reason": game.result.reason, "winners": won, "glory": list(game.result.glory)}


def _sealed(checked: _Checked) -> dict[str, Any] | None:
    seal, found = checked.seal, checked.found
    if seal is None or found is None:
        return None
    return {
        "game": seal.game,
        "standing": seal.standing,
        "verified": found.verified,
        "because": found.because or None,
        "fits": list(found.fits),
        "differs": found.differs or None,
        "resigned": list(seal.resigned),
    }


# -- in words --------------------------------------------------------------------------------------


def _words(name: str, checked: _Checked, lang: str) -> list[str]:
    from quarriors.text import language, message

    players = language(lang).listing(checked.game.players)
    legal = message("verify-legal", lang, file=name, turns=checked.turns, players=players, decisions=checked.decisions)
    lines = [f"{legal} {_end(checked, lang)}"]
    if checked.seal is not None and checked.found is not None:
        return lines + _seal_words(checked, checked.seal, checked.found, lang)
    dice = message("verify-dice", lang, dice=checked.dice) if checked.dice_checked else message("verify-no-dice", lang)
    return [*lines, dice]


def _end(checked: _Checked, lang: str) -> str:
    """How the game ended, if it has."""
    from quarriors.text import describe_result, language, message

    seal = checked.seal
    if seal is not None and seal.ending is not None:
        resigned, winners = (
            language(lang).listing(list(seal.resigned)),
            language(lang).listing(list(seal.ending.winners)),
        )
        return message("verify-resigned", lang, resigned=resigned, winners=winners, n=len(seal.ending.winners))
    return describe_result(checked.game, lang) if checked.game.over else message("verify-unfinished", lang)


def _seal_words(checked: _Checked, seal: Seal, found: Checked, lang: str) -> list[str]:
    """What a server's game was found to be, a line each, and the verdict."""
    from quarriors.server.seal import PRACTICE
    from quarriors.text import language, message

    lines: list[str] = []
    if "commitment" in found.fits:
        lines.append(message("verify-commitment", lang))
    if seal.standing == PRACTICE:
        if checked.dice_checked:
            lines.append(message("verify-dice", lang, dice=checked.dice))
        elif found.differs:
            lines.append(message("verify-differs", lang, fault=found.differs))
    elif "dice" in found.fits:
        given = len([nonce for nonce in seal.nonces if nonce])
        lines.append(message("verify-key", lang, dice=checked.dice, nonces=given))
    if "wilds" in found.fits:
        lines.append(message("verify-wilds", lang))
    if "first" in found.fits:
        first = checked.game.players[checked.game.first]
        lines.append(message("verify-first", lang, lots=language(lang).listing(list(seal.lots)), first=first))
    return [*lines, message(f"verify-not-{found.because}" if found.because else "verify-verified", lang)]


def _rolls(rolled: Statistics, lang: str) -> list[str]:
    """The statistics: a line for each face, and one for each class."""
    from quarriors.engine.faces import Face
    from quarriors.text import face_text, message

    lines = [message("verify-rolls", lang, n=rolled.rolls)]
    for die in rolled.dice:
        lines.append(message("verify-die", lang, die=die.die, n=die.rolls))
        for face in die.faces:
            lines.append(f"{face.rolled:6} {face.expected:8.1f}  {face_text(Face(face.face), lang)}")
        if not die.enough:
            lines.append("  " + message("verify-too-few", lang))
        elif die.p is not None:
            lines.append("  " + _chi_square("verify-chi-square", die.chi_square, die.degrees, die.p, lang))
    if rolled.p is None:
        return [*lines, message("verify-no-chi-square", lang)]
    return [*lines, _chi_square("verify-chi-square-all", rolled.chi_square, rolled.degrees, rolled.p, lang)]


def _chi_square(id: str, value: float, degrees: int, p: float, lang: str) -> str:
    from quarriors.text import message

    return message(id, lang, value=f"{value:.2f}", degrees=degrees, percent=f"{100 * p:.1f}")
