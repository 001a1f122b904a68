"""Commands with their help written into them, for scripts of shells, which show a line of it for each option."""

from __future__ import annotations

from inspect import signature

from cyclopts import App

from quarriors.cli.helppage import commands_of, is_command, option_text, spelled
from quarriors.cli.helptexts import HelpTexts
from quarriors.cli.options import Variants
from quarriors.cli.runs import Runs


def described(app: App, tag: str) -> App:
    """The command with the first sentence of its help in that language in everything that has one."""
    _describe(app, [], HelpTexts(tag))
    return app


def _describe(app: App, chain: list[str], texts: HelpTexts) -> None:
    if not is_command(app):
        for name in commands_of(app):
            _describe(app[name], [*chain, name], texts)
    app.help = texts.say(f"help-line-{spelled(chain)}") if chain else texts.say("help-about")
    if app.default_command is None:
        return
    said: dict[str, str] = {}
    for argument in app.assemble_argument_collection():
        if argument.parse and argument.show:
            said[argument.field_info.name] = option_text(argument, chain, texts)
    own = signature(app.default_command).parameters
    _write(app.default_command, app.help, {name: text for name, text in said.items() if name in own})
    for shared in (Variants, Runs):
        theirs = {name: text for name, text in said.items() if name in shared.__dataclass_fields__}
        if theirs:
            _write(shared, "", theirs)


def _write(place: object, title: str, said: dict[str, str]) -> None:
    """Writes a docstring, as the command-line library reads it."""
    lines = [title, "", "Parameters", "----------"]
    for name, text in said.items():
        lines += [name, f"    {text}"]
    place.__doc__ = "\n".join(lines)
