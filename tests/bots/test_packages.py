"""Bots that packages bring: found by name everywhere; one that is broken stops nothing else."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors import Game, deal
from quarriors.bots import RandomBot, bot, faults, loadable, names, play, register, registry
from quarriors.bots.levels import LEVELS
from quarriors.cli import main
from quarriors.cli.failures import in_words
from quarriors.cli.seating import places
from quarriors.engine.errors import SetupError
from quarriors.lab.match import main as match
from quarriors.server.thinking import Thinkers
from quarriors.text import ENGLISH

OURS = [one.id for one in LEVELS]
EAGER = """
class Eager:
    def __init__(self, seed):
        self.seed = seed

    def choose(self, view):
        return view.options[0]
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Writes a package as pip would lay it down: a module, and beside it what its entry points are."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_BOTS", dict(registry._BOTS))
    monkeypatch.setattr(registry, "_broken", {})

    def install(name: str = "eager", source: str = EAGER, value: str = "", package: str = "") -> None:
        module = f"bot_{package or name.replace('-', '_')}"
        monkeypatch.delitem(sys.modules, module, raising=False)
        (tmp_path / f"{module}.py").write_text(source, "utf-8")
        info = tmp_path / f"{module}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", "utf-8")
        (info / "entry_points.txt").write_text(f"[quarriors.bots]\n{name} = {module}:{value or 'Eager'}\n", "utf-8")

    return install


def test_an_installed_bot_is_found_by_its_name(install: Install) -> None:
    install()
    assert names() == loadable() == [*OURS, "eager"]
    eager = bot("eager", "a seed")
    assert type(eager).__name__ == "Eager"
    assert play(Game.new(["Eager", "Greta"], deal(seed=7), seed=7), [eager, bot("greedy")]).winners
    assert [place.bot for place in places([], ["eager"])] == ["", "eager"]
    assert faults() == []


def test_it_is_simulated_and_matched(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install()
    assert main(["simulate", "--bots", "eager,random", "--games", "2", "--workers", "1", "--json"]) == 0
    assert '"eager"' in capsys.readouterr().out
    assert match(["eager", "random", "--games", "2"]) == 0
    assert "% of 2 games against random" in capsys.readouterr().out


def test_it_is_simulated_by_workers(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    """Processes of their own find it too."""
    install()
    assert main(["simulate", "--bots", "eager,random", "--games", "4", "--workers", "2", "--json"]) == 0
    assert '"games": 4' in capsys.readouterr().out


def test_a_server_offers_it_and_has_it_think(install: Install, capfd: pytest.CaptureFixture[str]) -> None:
    install()
    install("broken", "import no_such_thing")

    async def think() -> None:
        thinking = Thinkers()
        await thinking.start()
        try:
            assert thinking.names == [*OURS, "eager"]
            view = Game.new(["Eager", "Greta"], deal(seed=7), seed=7).view()
            assert await thinking.choose("eager", "a seat", view) == "roll"
        finally:
            await thinking.stop()

    asyncio.run(think())
    logged = capfd.readouterr().err
    assert "bot left out" in logged
    assert re.search(r'"?bot"?[=:] ?"?broken', logged)
    assert "No module named 'no_such_thing'" in logged


@pytest.mark.parametrize(
    ("name", "source", "value", "says"),
    [
        (
            "broken",
            "import no_such_thing",
            "",
            "cannot be loaded: ModuleNotFoundError: No module named 'no_such_thing'",
        ),
        ("broken", "x = (", "", "cannot be loaded: SyntaxError: "),
        ("broken", "import sys; sys.exit(3)", "", "cannot be loaded: SystemExit: 3"),
        ("broken", "", "Eager", "cannot be loaded: AttributeError: "),
        ("broken", "Eager = 5", "", "a bot is made by something to call with a seed"),
        ("Deep Thought", EAGER, "", "a bot's name is like 'deep-thought'"),
        ("none", EAGER, "", "no bot can be named 'none'"),
        ("greedy", EAGER, "", "there is a bot named 'greedy' already"),
    ],
)
def test_a_broken_package_stops_nothing_else(
    name: str, source: str, value: str, says: str, install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install(name, source, value, "broken")
    install()
    assert loadable() == [*OURS, "eager"]
    assert bot("eager")
    assert len(faults()) == 1
    assert str(faults()[0]).startswith(f"the bot {name!r} is left out: ")
    assert says in faults()[0].reason
    assert main(["simulate", "--bots", "eager", "--games", "1", "--workers", "1", "--json"]) == 0
    assert in_words(faults()[0].cause, ENGLISH) in capsys.readouterr().err
    assert faults()[0].cause.message
    if name != "greedy":
        with pytest.raises(SetupError, match=r"cannot be|can be named|is made by|a bot's name"):
            bot(name)


def test_a_bot_that_cannot_be_made_or_cannot_choose(install: Install) -> None:
    install("fragile", "class Eager:\n    def __init__(self, seed):\n        open('no such file')")
    install("lost", "class Eager:\n    def __init__(self):\n        pass")
    install("mute", "class Eager:\n    def __init__(self, seed):\n        pass")
    with pytest.raises(SetupError, match="the bot 'fragile' cannot be made: FileNotFoundError: "):
        bot("fragile")
    with pytest.raises(SetupError, match="the bot 'lost' cannot be made: TypeError: "):
        bot("lost")
    with pytest.raises(SetupError, match=r"the bot 'mute' has no method choose\(view\)"):
        bot("mute")


def test_what_was_asked_for_and_failed_is_listed_no_more(install: Install) -> None:
    install("broken", "import no_such_thing")
    install("fragile", "class Eager:\n    def __init__(self, seed):\n        open('no such file')")
    assert faults() == []  # nobody has asked for it
    for name in ("broken", "fragile"):
        assert name in names()
        with pytest.raises(SetupError, match=f"the bot '{name}' cannot be"):
            bot(name)
        assert name not in names()
    assert [(fault.name, str(fault.what)) for fault in faults()] == [
        ("broken", "the bot 'broken'"),
        ("fragile", "the bot 'fragile'"),
    ]
    register("broken", RandomBot)  # a program brings its own
    assert names() == [*OURS, "broken"]
    assert [fault.name for fault in faults()] == ["fragile"]


@pytest.mark.parametrize("name", ["Deep Thought", "none", "greedy"])
def test_a_name_that_cannot_be_is_a_fault_before_anybody_asks(name: str, install: Install) -> None:
    install(name, EAGER, package="misnamed")
    assert names() == OURS
    assert [fault.name for fault in faults()] == [name]


def test_a_failure_is_told_once(install: Install, capsys: pytest.CaptureFixture[str]) -> None:
    install("broken", "import no_such_thing")
    assert main(["simulate", "--bots", "broken", "--games", "1", "--workers", "1"]) == 2
    assert capsys.readouterr().err.count("no_such_thing") == 1


def test_a_module_may_register_what_its_entry_point_names(install: Install) -> None:
    install("eager", f"{EAGER}\nfrom quarriors.bots import register\nregister('eager', Eager)\n")
    assert loadable() == [*OURS, "eager"]
    assert bot("eager")
    assert faults() == []


def test_of_two_packages_with_the_same_name_one_counts(install: Install) -> None:
    install("eager", EAGER, package="aaa")
    install("eager", "1 / 0", package="bbb")
    assert bot("eager")
    assert loadable() == [*OURS, "eager"]


def test_what_is_registered_goes_before_what_is_installed(install: Install) -> None:
    install()
    register("eager", RandomBot)
    assert isinstance(bot("eager"), RandomBot)


def test_a_name_that_nobody_has_is_told_with_those_that_there_are(install: Install) -> None:
    install()
    with pytest.raises(SetupError, match=r"no bot is named 'eagre'; there is: beginner, .*, random, eager"):
        bot("eagre")


MISERS = [
    ("'nonsense'", "The bot miser chose 'nonsense', but that is not offered (roll)."),
    ("None", "The bot miser chose None, but that is not offered (roll)."),
    ("Option('stay')", "The bot miser chose 'stay', but that is not offered (roll)."),
    ("1 / 0", "The bot miser failed at a decision (roll). Python says “ZeroDivisionError: division by zero”."),
]


@pytest.mark.parametrize(("choice", "says"), MISERS)
def test_a_bot_that_fails_at_the_table_is_named(
    choice: str,
    says: str,
    install: Install,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("QUARRIORS_HOME", str(tmp_path / "home"))
    choose = f"    def choose(self, view):\n        return {choice}\n"
    made = f"    def __init__(self, seed):\n        pass\n\n{choose}"
    install("miser", f"from quarriors import Option\n\n\nclass Eager:\n{made}")
    for command in (
        ["play", "--plain", "--players", "2", "--bots", "miser,miser", "--seed", "7"],
        ["simulate", "--bots", "miser", "--games", "1", "--workers", "1"],
        ["simulate", "--bots", "miser", "--games", "2", "--workers", "2"],
        ["match", "miser", "random", "--games", "2"],
    ):
        assert main(command) == 1, command
        said = capsys.readouterr().err
        # lab seats roll by themselves: there it is asked later
        assert re.sub(r"\(act\)", "(roll)", said.splitlines()[-1]) == f"quarriors: {says}"
        assert "Traceback" not in said
