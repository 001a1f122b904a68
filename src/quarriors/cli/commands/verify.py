"""`quarriors verify`: is a record true to the rules, and to its dice?"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from quarriors.cli.files import File, faulty, read_text, shown
from quarriors.cli.helptexts import listed
from quarriors.cli.numbers import decimal
from quarriors.cli.options import Json, Lang, Seed, parted, seed_of

if TYPE_CHECKING:
    from quarriors.cli.failures import Failure
    from quarriors.engine.errors import RecordError
    from quarriors.engine.game import Game
    from quarriors.server.dice import Statistics
    from quarriors.server.noted import Compared, Noted
    from quarriors.server.seal import Seal
    from quarriors.text.words import Words

app = App(name="verify")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors verify game.record         verify-record
    quarriors verify game.record --json  verify-json
    quarriors verify game.record --dice  verify-dice
    quarriors verify - < game.record     verify-stdin
    quarriors verify game.txt --commitment 630dcd29… --nonce lucky7  verify-noted
""")

#: Nonces have no commas in them.
Nonces = Annotated[
    list[str], Parameter(name="--nonce", converter=parted, n_tokens=1, negative=(), allow_leading_hyphen=True)
]
Seals = Annotated[
    list[str], Parameter(name="--sealed", converter=parted, n_tokens=1, negative=(), allow_leading_hyphen=True)
]


@app.default
def verify(
    file: File,
    /,
    *,
    seed: Seed | None = None,
    commitment: str | None = None,
    nonce: Nonces | None = None,
    sealed: Seals | None = None,
    dice: Annotated[bool, Parameter(negative=())] = False,
    json_: Json = False,
    words: Lang,
) -> int:
    """Checks the record of a game: its decisions, and its draws and rolls where they can be compared."""
    from quarriors.engine.errors import RecordError

    text = read_text(file)
    try:
        checked = _check(text, None if seed is None else seed_of(seed), _noted(commitment, nonce, sealed))
    except RecordError as error:
        if not json_:
            raise _misfit(file, error) or faulty(file, error) from None
        from quarriors.cli.failures import in_words

        wrong = {"file": file, "ok": False, "line": error.line, "reason": in_words(error.cause(), words)}
        sys.stdout.write(json.dumps(wrong, indent=2) + "\n")
        return 1
    rolled = _statistics(checked.game) if dice else None
    if json_:
        document = _object(file, checked, words) | ({} if rolled is None else {"statistics": rolled.as_data()})
        sys.stdout.write(json.dumps(document, indent=2) + "\n")
        return 0
    lines = _words(shown(file, words), checked, words) + ([] if rolled is None else ["", *_rolls(rolled, words)])
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
    #: What a server said of it, and what came of that and of what somebody had noted.
    seal: Seal | None = None
    found: Compared | None = None


def _noted(commitment: str | None, nonces: list[str] | None, sealed: list[str] | None) -> Noted:
    """What somebody noted before the game."""
    from quarriors.cli.failures import Misuse
    from quarriors.server.fairness import NO_NONCE, is_hash
    from quarriors.server.noted import Noted

    digits = "" if commitment is None else commitment.strip().lower()
    if commitment is not None and not is_hash(digits):
        raise Misuse("verify-bad-commitment", said=commitment)
    seals = tuple("" if text == NO_NONCE else text.lower() for text in sealed or ())
    for text in seals:
        if text and not is_hash(text):
            raise Misuse("verify-bad-seal", said=text)
    return Noted(digits, tuple(nonces or ()), seals)


def _misfit(file: str, error: RecordError) -> Failure | None:
    """What was noted and is not there, in words of one's own language."""
    from quarriors.cli.failures import Failure
    from quarriors.server.noted import MissingNonce, OtherCommitment, OtherSeals

    if isinstance(error, OtherCommitment):
        return Failure("verify-other-commitment", file=file, noted=error.noted, found=error.found or "-")
    if isinstance(error, OtherSeals):
        return Failure("verify-other-seals", file=file, seat=error.seat + 1)
    if isinstance(error, MissingNonce):
        return Failure("verify-missing-nonce", file=file, nonce=error.nonce)
    return None


def _check(text: str, seed: int | str | None, noted: Noted) -> _Checked:
    """Plays the record again; a fault names its line in the file."""
    from quarriors.cli.failures import Misuse
    from quarriors.cli.saves import Kept
    from quarriors.server.sealed import is_sealed

    if is_sealed(text):
        return _check_sealed(text, seed, noted)
    if noted.commitment or noted.nonces or noted.sealed:
        raise Misuse("verify-no-server")
    kept = Kept.of(text)
    key = kept.seed if seed is None else seed
    game = kept.replay()
    if key is not None:
        kept.verify(key)
    return _counted(game, key is not None)


def _check_sealed(text: str, seed: int | str | None, noted: Noted) -> _Checked:
    from quarriors.cli.failures import Misuse
    from quarriors.server.noted import compare
    from quarriors.server.seal import PRACTICE
    from quarriors.server.sealed import read_sealed

    sealed = read_sealed(text)
    if seed is not None and sealed.seal.standing != PRACTICE:
        raise Misuse("verify-no-seed")
    found = sealed.check()
    compared = compare(sealed, found, noted)
    if seed is not None:
        sealed.compare(seed)
    checked = _counted(found.game, seed is not None or "dice" in found.fits)
    checked.seal, checked.found = sealed.seal, compared
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


def _object(file: str, checked: _Checked, words: Words) -> dict[str, Any]:
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
        "sealed": _sealed(checked, words),
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


def _sealed(checked: _Checked, words: Words) -> dict[str, Any] | None:
    from quarriors.cli.failures import in_words

    seal, found = checked.seal, checked.found
    if seal is None or found is None:
        return None
    return {
        "game": seal.game,
        "standing": seal.standing,
        "consistent": found.checked.consistent,
        "verified": found.verified,
        "because": found.checked.because or None,
        "fits": list(found.checked.fits),
        "differs": None if found.checked.differs is None else in_words(found.checked.differs, words),
        "resigned": list(seal.resigned),
        "wilds": way_of(seal),
        "exchanges": seal.exchanges,
        "noted": {
            "commitment": bool(found.noted.commitment),
            "sealed": bool(found.noted.sealed),
            "seats": list(found.seats),
            "unsealed": list(found.unsealed),
        },
    }


# -- in words --------------------------------------------------------------------------------------


def _words(name: str, checked: _Checked, words: Words) -> list[str]:
    """What was found; of a server's game the verdict comes first."""
    players = words.listing(checked.game.players)
    legal = words.say("verify-legal", file=name, turns=checked.turns, players=players, decisions=checked.decisions)
    played = f"{legal} {_end(checked, words)}"
    if checked.seal is not None and checked.found is not None:
        verdict = words.say(_verdict(checked.found))
        return [verdict, played, *_seal_words(checked, checked.seal, checked.found, words)]
    dice = words.say("verify-dice", dice=checked.dice) if checked.dice_checked else words.say("verify-no-dice")
    return [played, dice]


def _end(checked: _Checked, words: Words) -> str:
    """How the game ended, if it has."""
    from quarriors.text import describe_result

    seal = checked.seal
    if seal is not None and seal.ending is not None:
        resigned, winners = (
            words.listing(list(seal.resigned)),
            words.listing(list(seal.ending.winners)),
        )
        return words.say("verify-resigned", resigned=resigned, winners=winners, n=len(seal.ending.winners))
    return describe_result(checked.game, words) if checked.game.over else words.say("verify-unfinished")


def _seal_words(checked: _Checked, seal: Seal, compared: Compared, words: Words) -> list[str]:
    """What a server's game was found to be, a line each."""
    from quarriors.cli.failures import in_words
    from quarriors.server.seal import CHOSEN, NAMED, PRACTICE, SAME

    found = compared.checked
    lines: list[str] = []
    if compared.noted.commitment:
        lines.append(words.say("verify-commitment-noted"))
    elif "commitment" in found.fits:
        lines.append(words.say("verify-commitment"))
    if compared.noted.sealed:
        lines.append(words.say("verify-seals-noted"))
    if compared.seats:
        names = words.listing([checked.game.players[seat] for seat in compared.seats])
        lines.append(words.say("verify-nonce-noted", n=len(compared.seats), names=names))
    if seal.standing == PRACTICE:
        if checked.dice_checked:
            lines.append(words.say("verify-dice", dice=checked.dice))
        elif found.differs is not None:
            lines.append(words.say("verify-differs", fault=in_words(found.differs, words)))
    elif "dice" in found.fits:
        given = len([nonce for nonce in seal.nonces if nonce])
        lines.append(words.say("verify-key", dice=checked.dice, nonces=given))
    way = way_of(seal)
    if "wilds" in found.fits or way in (CHOSEN, NAMED, SAME):
        lines.append(words.say(f"verify-wilds-{way}"))
    if "first" in found.fits:
        first = checked.game.players[checked.game.first]
        lines.append(words.say("verify-first", lots=words.listing(list(seal.lots)), first=first))
    return lines + _limits(checked, seal, compared, words)


def _limits(checked: _Checked, seal: Seal, compared: Compared, words: Words) -> list[str]:
    """What speaks against trusting the key, though everything fits."""
    lines: list[str] = []
    unsealed = [
        checked.game.players[seat]
        for seat, nonce in enumerate(seal.nonces)
        if nonce and not (seal.sealed and seal.sealed[seat])
    ]
    is_shared = len([nonce for nonce in seal.nonces if nonce]) > 1
    if is_shared and unsealed:
        lines.append(words.say("verify-unsealed", names=words.listing(unsealed), n=len(unsealed)))
    if seal.exchanges > 1:
        lines.append(words.say("verify-exchanges", n=seal.exchanges))
    return lines


def _verdict(compared: Compared) -> str:
    """The message that says what has been shown, and what has not."""
    noted, found = compared.noted, compared.checked
    if not found.consistent:
        return f"verify-not-{found.because}"
    if compared.verified:
        return "verify-verified"
    if noted.commitment and noted.nonces:
        return "verify-consistent-seals"
    if noted.commitment:
        return "verify-consistent-commitment"
    return "verify-consistent-nonce" if noted.nonces else "verify-consistent"


def way_of(seal: Seal) -> str:
    """How the Wilds came about; texts of before tell only whether they were dealt."""
    from quarriors.server.seal import CHOSEN, FROM_SECRET, PRACTICE

    if seal.wilds or seal.standing == PRACTICE:
        return seal.wilds
    return CHOSEN if seal.dealt is None else FROM_SECRET


def _rolls(rolled: Statistics, words: Words) -> list[str]:
    """The statistics: a line for each face, and one for each class."""
    from quarriors.engine.faces import Face
    from quarriors.text import face_text

    lines = [words.say("verify-rolls", n=rolled.rolls)]
    for die in rolled.dice:
        lines.append(words.say("verify-die", die=words.proper_name(die.die), n=die.rolls))
        for face in die.faces:
            lines.append(f"{face.rolled:6} {decimal(face.expected, 1, words):>8}  {face_text(Face(face.face), words)}")
        if not die.enough:
            lines.append("  " + words.say("verify-too-few"))
        elif die.p is not None:
            lines.append("  " + _chi_square("verify-chi-square", die.chi_square, die.degrees, die.p, words))
    if rolled.p is None:
        return [*lines, words.say("verify-no-chi-square")]
    return [*lines, _chi_square("verify-chi-square-all", rolled.chi_square, rolled.degrees, rolled.p, words)]


def _chi_square(id: str, value: float, degrees: int, p: float, words: Words) -> str:
    return words.say(id, value=decimal(value, 2, words), degrees=degrees, percent=decimal(100 * p, 1, words))
