"""The pages of `--help`: laid out here, in the words of `help.ftl`."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from quarriors.cli.helptexts import HelpTexts
from quarriors.tongues import languages

if TYPE_CHECKING:
    from cyclopts.argument import Argument

#: Lines longer than this are hard to read; in windows narrower than that they break where they like.
_WIDEST = 100
_LEAST = 40
#: What stands in a left column may be so wide; what is wider has a line of its own.
_LEFT = 26
_COMMANDS = "quarriors.cli.commands"
#: A command with two names is explained in the words of the short one.
_SHORT: dict[tuple[str, ...], tuple[str, ...]] = {("lab", "simulate"): ("simulate",)}
#: Placeholders by type; others are said with the option itself.
_VALUES = {int: "number", float: "number", Path: "file", str: "text"}


def help_page(app: App, chain: Sequence[str], texts: HelpTexts) -> str:
    """The help of a command, of a group of commands, or of the whole."""
    page = _Page(texts)
    arguments = [one for one in app.assemble_argument_collection() if one.parse and one.show] if is_command(app) else []
    page.usage(chain, arguments, has_commands=not is_command(app))
    name = spelled(chain)
    for paragraph in texts.paragraphs(f"help-about-{name}" if name else "help-about"):
        page.paragraph(paragraph)
    if not is_command(app):
        rows = [(command, texts.say(f"help-line-{spelled([*chain, command])}")) for command in commands_of(app)]
        page.table(texts.say("help-commands"), rows)
    page.table(texts.say("help-arguments"), [_argument_row(one, chain, texts) for one in arguments if is_given(one)])
    options = [_option_row(one, chain, texts) for one in arguments if not is_given(one)]
    if not chain:
        options.append(
            ("--lang " + texts.say("help-value-language"), texts.say("help-lang", value=", ".join(languages())))
        )
        options.append(("--version", texts.say("help-option-version")))
    options.append(("--help, -h", texts.say("help-option-help")))
    page.table(texts.say("help-options"), options)
    shown = [(line, id) for line, id in examples(chain[:1]) if " ".join(["quarriors", *chain]) in line]
    page.examples([(line, texts.say(f"help-example-{id}")) for line, id in shown])
    after = f"help-after-{name}" if name else "help-after"
    for paragraph in texts.paragraphs(after) if texts.has(after) else []:
        page.paragraph(paragraph)
    return page.text()


# -- what there is ---------------------------------------------------------------------------------


def spelled(chain: Sequence[str]) -> str:
    """A command as the ids of its texts have it.

    >>> spelled(["db", "purge"]), spelled(["lab", "simulate"])
    ('db-purge', 'simulate')
    """
    return "-".join(_SHORT.get(tuple(chain), chain))


def is_command(app: App) -> bool:
    """Whether it does something itself, and is no group of commands."""
    return app.default_command is not None


def commands_of(app: App) -> list[str]:
    """The commands of a group, in their order."""
    return [name for name in app if not name.startswith("-")]


def examples(command: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """What to type, each with the end of the id of what is said of it."""
    module = import_module(f"{_COMMANDS}.{command[0]}") if command else import_module("quarriors.cli.root")
    found: tuple[tuple[str, str], ...] = module.EXAMPLES
    return found


def is_given(argument: Argument) -> bool:
    """Whether it is given by its place, without an option's name."""
    return argument.index is not None


def text_id(argument: Argument, chain: Sequence[str], texts: HelpTexts) -> str:
    """The id of what is said of an option: in that command, or in every one that has it."""
    name = (argument.field_info.name if is_given(argument) else argument.name).strip("-_").replace("_", "-")
    own = f"help-{spelled(chain)}-{name}"
    return own if texts.has(own) else f"help-option-{name}"


def option_text(argument: Argument, chain: Sequence[str], texts: HelpTexts) -> str:
    """What is said of an option, in one line."""
    return " ".join(texts.say(text_id(argument, chain, texts), value=", ".join(languages())).split())


# -- rows ------------------------------------------------------------------------------------------


def label(argument: Argument, texts: HelpTexts) -> str:
    """What an argument that is given by its place is called."""
    return texts.say(f"help-value-{argument.parameter.metavar or _VALUES.get(argument.hint, 'text')}")


def _argument_row(argument: Argument, chain: Sequence[str], texts: HelpTexts) -> tuple[str, str]:
    choices = argument.get_choices()
    said = option_text(argument, chain, texts)
    return label(argument, texts), f"{said} [{', '.join(choices)}]" if choices else said


def _option_row(argument: Argument, chain: Sequence[str], texts: HelpTexts) -> tuple[str, str]:
    said = option_text(argument, chain, texts)
    default = argument.field_info.default
    if argument.required and argument.name != "--lang":
        said += f" [{texts.say('help-required')}]"
    elif isinstance(default, (str, int, float)) and not isinstance(default, bool):
        said += f" [{texts.say('help-default', value=str(default))}]"
    names = ", ".join(argument.names)
    value = _value(argument, texts)
    return f"{names} {value}" if value else names, said


def _value(argument: Argument, texts: HelpTexts) -> str:
    """The placeholder for what follows an option: its choices, or what kind of thing it is."""
    hint = argument.hint
    if hint is bool or bool in getattr(hint, "__args__", ()):
        return ""
    choices = argument.get_choices()
    if choices:
        return "|".join(choices)
    kinds = [_VALUES[kind] for kind in (hint, *getattr(hint, "__args__", ())) if kind in _VALUES]
    return texts.say(f"help-value-{argument.parameter.metavar or (kinds[0] if kinds else 'text')}")


# -- the page --------------------------------------------------------------------------------------


class _Page:
    """Lines of help, as wide as the terminal."""

    def __init__(self, texts: HelpTexts) -> None:
        self._texts = texts
        self._room = max(_LEAST, min(shutil.get_terminal_size().columns, _WIDEST)) - 1
        self._lines: list[str] = []
        self._is_styled = sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.name != "nt"

    def text(self) -> str:
        return "\n".join(self._lines).strip("\n") + "\n"

    def usage(self, chain: Sequence[str], arguments: list[Argument], has_commands: bool) -> None:
        say = self._texts.say
        words = ["quarriors", *chain]
        if has_commands:
            words.append(say("help-usage-command"))
        elif any(not is_given(one) for one in arguments):
            words.append(say("help-usage-options"))
        for one in arguments:
            if is_given(one):
                name = label(one, self._texts)
                several = "…" if one.field_info.kind is one.field_info.VAR_POSITIONAL else ""
                words.append(f"{name}{several}" if one.required else f"[{name}{several}]")
        self._lines += [self._bold(f"{say('help-usage')} {' '.join(words)}"), ""]

    def paragraph(self, text: str) -> None:
        self._lines += [*textwrap.wrap(text, self._room, break_on_hyphens=False), ""]

    def table(self, title: str, rows: list[tuple[str, str]]) -> None:
        """Names on the left, what they mean on the right; a long name has a line of its own."""
        if not rows:
            return
        left = max((len(name) for name, _ in rows if len(name) <= _LEFT), default=_LEFT)
        self._lines.append(self._bold(title))
        for name, said in rows:
            self._lines += self._row(name, said, left)
        self._lines.append("")

    def examples(self, rows: list[tuple[str, str]]) -> None:
        """What to type, and what it does behind it, or below where there is no room."""
        widths = sorted({len(line) for line, _ in rows})
        fitting = [wide for wide in widths if all(len(line) > wide or self._fits(wide, said) for line, said in rows)]
        left = max(fitting, default=0)
        self._lines.append(self._bold(self._texts.say("help-examples")))
        for line, said in rows:
            if self._fits(max(left, len(line)), said):
                self._lines.append(f"  {line:{left}}  {said}")
            else:
                indent = "      "
                self._lines.append(f"  {line}")
                self._lines += textwrap.wrap(said, self._room, initial_indent=indent, subsequent_indent=indent)
        self._lines.append("")

    def _fits(self, left: int, said: str) -> bool:
        return left + len(said) + 4 <= self._room

    def _row(self, name: str, said: str, left: int) -> Iterator[str]:
        lines = textwrap.wrap(said, max(20, self._room - left - 4), break_on_hyphens=False)
        if len(name) > left:
            yield f"  {name}"
        else:
            yield f"  {name:{left}}  {lines.pop(0)}"
        for line in lines:
            yield " " * (left + 4) + line

    def _bold(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self._is_styled else text
