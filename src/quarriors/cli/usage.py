"""What is wrong with a command line, in our words: what happened, then what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args, get_origin

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from quarriors.cli.helppage import commands_of, is_given, label
from quarriors.cli.helptexts import HelpTexts
from quarriors.text.refusals import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cyclopts.argument import Argument

    from quarriors.text.words import Words

#: Options that every command has, whatever its arguments are.
_EVERYWHERE = ("--help", "--lang")


def explained(error: CycloptsError, chain: Sequence[str], words: Words) -> str:
    """One line: what happened, what may have been meant, and where to look."""
    said = _said(error, words)
    command = " ".join(["quarriors", *chain, "--help"])
    return f"{said} {words.say('usage-help', command=command)}"


def _said(error: CycloptsError, words: Words) -> str:
    if isinstance(error, UnknownOptionError):
        option = (error.token.keyword or error.token.value or "").partition("=")[0]
        known = [name for one in error.argument_collection if one.parse for name in one.names if name.startswith("-")]
        return words.say("usage-option", option=option) + _near(option, [*known, *_EVERYWHERE], words)
    if isinstance(error, UnknownCommandError):
        command = (error.unused_tokens or [""])[0]
        known = commands_of(error.app) if error.app is not None else []
        return words.say("usage-command", command=command) + _near(command, known, words)
    if isinstance(error, UnusedCliTokensError):
        return words.say("usage-extra", words=quoted(list(error.unused_tokens or []), words))
    if isinstance(error, MissingArgumentError):
        return _missing(error, words)
    if isinstance(error, RepeatArgumentError):
        return words.say("usage-twice", option=error.token.keyword or "")
    if isinstance(error, CoercionError):
        return _wrong_value(error, words)
    reason = error.exception_message if isinstance(error, ValidationError) else str(error)
    return words.say("usage-wrong", reason=reason)


def _near(wanted: str, known: Iterable[str], words: Words) -> str:
    """What may have been meant, as a sentence of its own."""
    from difflib import get_close_matches

    found = get_close_matches(wanted, list(known), n=1, cutoff=0.6)
    return " " + words.say("usage-did-you-mean", names=found[0]) if found else ""


def _missing(error: MissingArgumentError, words: Words) -> str:
    argument = error.argument
    if argument is None:
        return words.say("usage-wrong", reason=str(error))
    keyword = error.keyword or next((token.keyword for token in argument.tokens if token.keyword), None)
    if keyword is not None:
        return words.say("usage-value-missing", option=keyword)
    if is_given(argument):
        return words.say("usage-argument-missing", argument=label(argument, HelpTexts(words.code)))
    return words.say("usage-option-missing", option=argument.name) + _near(
        argument.name, error.unused_tokens or [], words
    )


def _wrong_value(error: CoercionError, words: Words) -> str:
    option = _name(error, words)
    value = error.token.value if error.token is not None else ""
    kind = error.target_type
    if get_origin(kind) is Literal:
        choices = [str(choice) for choice in get_args(kind)]
        said = words.say("usage-choice", value=value, option=option, choices=", ".join(choices))
        return said + _near(value, choices, words)
    if kind is bool:
        return words.say("usage-no-value", option=option)
    id = {int: "usage-number", float: "usage-decimal"}.get(kind) if kind is not None else None
    return words.say(id or "usage-value", value=value, option=option)


def _name(error: CoercionError, words: Words) -> str:
    """What was given a wrong value: an option, or what stands in its place."""
    if error.token is not None and error.token.keyword:
        return error.token.keyword
    argument: Argument | None = error.argument
    if argument is None:
        return ""
    return label(argument, HelpTexts(words.code)) if is_given(argument) else argument.name
