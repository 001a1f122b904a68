"""Help in every language: each option is explained, nothing is explained that is not there, and it is quick."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from cyclopts import App
from fluent.runtime import FluentBundle, FluentResource

from quarriors.cli import main
from quarriors.cli.helppage import commands_of, examples, is_command, label, spelled, text_id
from quarriors.cli.helptexts import HelpTexts, read_texts
from quarriors.cli.root import COMMANDS, make
from quarriors.text import languages
from quarriors.tongues import folder

#: Texts that are not about one command or option.
GENERAL = {
    "help-usage", "help-commands", "help-options", "help-arguments", "help-examples", "help-default", "help-required",
    "help-usage-command", "help-usage-options", "help-about", "help-after", "help-lang", "help-option-help",
    "help-option-version", "help-value-text", "help-value-number", "help-value-file",
}  # fmt: skip
PAGES = [[], *([name] for name in COMMANDS), ["box", "check"], ["db", "purge"]]


def source(lang: str) -> str:
    return files(f"quarriors.text.lang.{folder(lang)}").joinpath("messages", "help.ftl").read_text("utf-8")


def every(app: App, chain: list[str]) -> Iterator[tuple[App, list[str]]]:
    """A command and all that are below it, each with its name."""
    yield app, chain
    if not is_command(app):
        for name in commands_of(app):
            yield from every(app[name], [*chain, name])


def needed() -> set[str]:
    """The ids of all that the pages of help say."""
    texts, ids = HelpTexts("en"), set(GENERAL)
    for app, chain in every(make(), []):
        name = spelled(chain)
        if chain:
            ids |= {f"help-about-{name}", f"help-line-{name}"}
        if texts.has(f"help-after-{name}"):
            ids.add(f"help-after-{name}")
        if len(chain) < 2:
            ids |= {f"help-example-{id}" for _, id in examples(chain)}
        for argument in app.assemble_argument_collection() if is_command(app) else ():
            if argument.parse and argument.show:
                ids.add(text_id(argument, chain, texts))
                ids |= {f"help-value-{argument.parameter.metavar}"} if argument.parameter.metavar else set()
                assert label(argument, texts)
    return ids


def test_every_text_of_the_help_is_there_and_shown() -> None:
    assert set(read_texts(source("en"))) == needed()


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_example_is_shown_twice(command: str) -> None:
    shown = examples([command] if command else [])
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("lang", languages())
def test_the_quick_reader_reads_what_fluent_reads(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source(lang)))
    texts = HelpTexts(lang)
    for id in read_texts(source(lang)):
        pattern = bundle.get_message(id).value
        assert pattern is not None
        said, errors = bundle.format_pattern(pattern, {"value": "2"})
        assert (texts.say(id, value="2").split(), errors) == (str(said).split(), []), id


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_a_page_of_help_fits_into_a_small_terminal(
    page: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*page, "--help", "--lang", lang]) == 0
    said, complaints = capsys.readouterr()
    assert complaints == ""
    assert [line for line in said.splitlines() if len(line) > 79] == []
    assert "help-" not in said
    assert "{" not in said


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_every_text_is_translated(lang: str) -> None:
    english, theirs = read_texts(source("en")), read_texts(source(lang))
    assert theirs.keys() == english.keys()
    assert len([id for id in theirs if theirs[id] == english[id]]) < len(theirs) / 10


def test_a_language_without_help_speaks_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.cli.helptexts._read", lambda tag: read_texts(source("en")) if tag == "en" else {})
    assert HelpTexts("pt-BR").say("help-usage") == "Usage:"


@pytest.mark.parametrize("arguments", [["--help"], ["deal", "--help"], ["--lang", "pt", "play", "--help"]])
def test_help_loads_neither_the_catalogue_nor_what_draws(arguments: list[str], tmp_path: Path) -> None:
    code = (
        "import sys; from quarriors.cli import main; main(sys.argv[1:]);"
        "slow = [m for m in ('fluent', 'rich', 'textual', 'quarriors.text', 'quarriors.engine.game')"
        " if m in sys.modules]; assert not slow, slow"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
