"""Bots that packages bring: found by name everywhere; one that is broken stops nothing else."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quarriors import Game, deal
from quarriors.bots import RandomBot, bot, faults, loadable, names, play, register, registry
from quarriors.cli import main
from quarriors.cli.seating import places
from quarriors.engine.errors import SetupError
from quarriors.lab.match import main as match
from quarriors.server.thinking import Thinkers

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
    assert names() == loadable() == ["eager", "greedy", "random"]
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
    assert "eager against random, 2 games" in capsys.readouterr().out


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
            assert thinking.names == ["eager", "greedy", "random"]
            view = Game.new(["Eager", "Greta"], deal(seed=7), seed=7).view()
            assert await thinking.choose("eager", "a seat", view) == "roll"
        finally:
            await thinking.stop()

    asyncio.run(think())
    logged = capfd.readouterr().err
    assert "bot left out" in logged
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
        ("greedy", EAGER, "", "there is a bot named 'greedy' already"),
    ],
)
def test_a_broken_package_stops_nothing_else(
    name: str, source: str, value: str, says: str, install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install(name, source, value, "broken")
    install()
    assert loadable() == ["eager", "greedy", "random"]
    assert bot("eager")
    assert len(faults()) == 1
    assert str(faults()[0]).startswith(f"the bot {name!r} is left out: ")
    assert says in faults()[0].reason
    assert main(["simulate", "--bots", "eager", "--games", "1", "--workers", "1", "--json"]) == 0
    assert says in capsys.readouterr().err
    if name != "greedy":
        with pytest.raises(SetupError, match=r"cannot be|is made by|a bot's name"):
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


def test_a_module_may_register_what_its_entry_point_names(install: Install) -> None:
    install("eager", f"{EAGER}\nfrom quarriors.bots import register\nregister('eager', Eager)\n")
    assert loadable() == ["eager", "greedy", "random"]
    assert bot("eager")
    assert faults() == []


def test_of_two_packages_with_the_same_name_one_counts(install: Install) -> None:
    install("eager", EAGER, package="aaa")
    install("eager", "1 / 0", package="bbb")
    assert bot("eager")
    assert loadable() == ["eager", "greedy", "random"]


def test_what_is_registered_goes_before_what_is_installed(install: Install) -> None:
    install()
    register("eager", RandomBot)
    assert isinstance(bot("eager"), RandomBot)


def test_a_name_that_nobody_has_is_told_with_those_that_there_are(install: Install) -> None:
    install()
    with pytest.raises(SetupError, match="no bot is named 'eagre'; there is: eager, greedy, random"):
        bot("eagre")
