"""Scenes at the table, always the same: a table that is set, keys that are pressed, and what is seen then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from textual.app import App

from quarriors.bots import bot
from quarriors.cli.sitting import Sitting
from quarriors.cli.table.app import TableApp
from quarriors.cli.table.replaying import ReplayApp
from quarriors.text import ENGLISH
from tests.cli.table import expanded
from tests.cli.table.driver import Hands, Person
from tests.cli.table.seats import begun, seated
from tests.cli.table.seen import screen_text
from tests.table import table

SCREENS = Path(__file__).parent / "screens"
SMALL = (80, 24)
MIDDLE = (120, 35)
LARGE = (160, 50)


@dataclass
class Scene:
    """What is set on the table, the keys that lead to what is to be seen, and the sizes it is seen in."""

    name: str
    set: Callable[[], App[int]]
    keys: tuple[str, ...] = ()
    sizes: tuple[tuple[int, int], ...] = (SMALL,)

    def file(self, size: tuple[int, int]) -> Path:
        return SCREENS / f"{self.name}-{size[0]}x{size[1]}.txt"


# -- tables ----------------------------------------------------------------------------------------


def start() -> App[int]:
    return TableApp(begun())


def _played(sitting: Sitting, decisions: int) -> Sitting:
    """The same table after so many decisions, all of them taken well."""
    adviser = bot("greedy", 1)
    for _ in range(decisions):
        if not sitting.over:
            sitting.take(adviser.choose(sitting.game.view()))
    return sitting


def _crowd() -> App[int]:
    return TableApp(_played(begun(people="Ann Ben Cleo Dora", bots="", seed=5), 90))


def ready_phase() -> App[int]:
    game = table(
        "Mighty Questing Wizard",
        turn="Quinn, ready, quiddity 2",
        quinn="glory 4; ready: Witching Hag C 1/3/3; active: Assistant C 1/1/2, Questing Wizard C 2/3/6, Portal D2, "
        "Basic Quiddity Q1, Basic Quiddity Q1; bag: 3 Basic Quiddity, Assistant; used: 2 Basic Quiddity, "
        "Scavenging Goblin; spent: Basic Quiddity",
        monique="glory 7; ready: Quake Dragon C 2/6/6 *; bag: 6 Basic Quiddity; used: 2 Assistant",
    )
    return TableApp(seated(game))


def attacked() -> App[int]:
    """Monique is about to attack with two Creatures, one of them stronger than printed."""
    game = table(
        "Life Charm",
        "Death Cantrip",
        turn="Monique, ready, quiddity 1",
        quinn="glory 3; ready: Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3, Quake Dragon C 3/8/7 **; "
        "bag: 6 Basic Quiddity",
        monique="glory 7; ready: Witching Hag C 2/4/5, Assistant C 1/1/2, Death S **; bag: 6 Basic Quiddity",
    )
    return TableApp(seated(game))


def _reacting() -> App[int]:
    game = table(
        "Life Charm",
        turn="Monique, attack",
        quinn="glory 3; ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2, Life S; bag: 6 Basic Quiddity",
        monique="glory 7; ready: Quake Dragon C 2/6/6 *; active: Basic Quiddity Q1; bag: 6 Basic Quiddity",
    )
    return TableApp(seated(game))


def _crowded() -> App[int]:
    """Four players with more dice than there is room for, by the rules of 2011."""
    four = "Assistant C 1/1/2, Witching Hag C 1/3/3, Quake Dragon C 2/6/6 *, Questing Wizard C 1/2/5"
    game = table(
        "Death Cantrip",
        rules="edition=classic",
        turn="Quinn, ready, quiddity 12",
        quinn="glory 11; ready: 2 Assistant C 1/1/2, Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3; "
        "active: 2 Assistant C 1/1/2, 3 Basic Quiddity Q1, 2 Portal D1, Death S *, Quake Dragon C 2/6/6 *, "
        "Witching Hag C 2/4/5, Scavenging Goblin C 1/2/2",
        monique=f"glory 11; ready: {four}; aside: Deathdealer C 1/3/2; bag: 3 Basic Quiddity",
        clark=f"glory 11; ready: {four}; bag: 3 Basic Quiddity",
        michael="glory 11; ready: Quake Dragon C 1/4/4, Warrior of the Quay C 1/2/3; bag: 2 Basic Quiddity",
    )
    return TableApp(seated(game))


def _won() -> App[int]:
    return TableApp(_played(begun(people="Ann Ben", bots="", seed=6), 2000))


def _replayed() -> App[int]:
    return ReplayApp(_played(begun(people="Ann Ben", bots="", seed=6), 60).game, ENGLISH)


ALL = (SMALL, MIDDLE, LARGE)
SCENES = (
    Scene("start", start, (), ALL),
    Scene("rolled", start, ("e",), ALL),
    Scene("capture", start, ("e", "e", "y")),
    Scene("crowd", _crowd, (), ALL),
    Scene("crowded", _crowded, (), ALL),
    Scene("menu", ready_phase, (), ALL),
    Scene("confirm", ready_phase, ("e",), (SMALL, LARGE)),
    Scene("card", ready_phase, ("tab", "down", "down", "enter"), ALL),
    Scene("die", ready_phase, ("tab", "tab", "down", *["right"] * 4, "enter")),
    Scene("piles", ready_phase, ("tab", "tab", "enter"), (SMALL, MIDDLE)),
    Scene("help", ready_phase, ("?",), (SMALL, MIDDLE)),
    Scene("settings", ready_phase, ("s",)),
    Scene("attack", attacked, ("1", "space"), ALL),
    Scene("defend", attacked, ("1", "escape"), ALL),
    Scene("blows", attacked, ("1", "escape", "2", "escape", "2"), (SMALL, MIDDLE)),
    Scene("react", _reacting, (), (SMALL, MIDDLE)),
    Scene("log", _crowd, ("l",), (SMALL, MIDDLE)),
    Scene("won", _won, (), ALL),
    Scene("replay", _replayed, ("end",), ALL),
    Scene("small", start, (), ((60, 20),)),
    Scene("full", expanded.full, (), ALL),
    Scene("full-help", expanded.full, ("?",), (LARGE,)),
    Scene("quest", expanded.questing, (), ALL),
    Scene("quest-who", expanded.questing, ("1",), (SMALL,)),
    Scene("quest-card", expanded.questing, ("c",), ALL),
    Scene("challenge", expanded.questing, ("1", "1", "1", "1"), ALL),
    Scene("returning", expanded.returning, (), (SMALL, MIDDLE)),
    Scene("completed", expanded.returning, ("1", "escape", "e"), (SMALL, MIDDLE)),
    Scene("opponent", expanded.choosing, ("1",)),
    Scene("defend-for", expanded.choosing, ("1", "1", "escape")),
    Scene("lock", expanded.locking, (), ALL),
    Scene("locked-die", expanded.locking, ("tab", "tab", "right", "right", "enter"), (SMALL,)),
    Scene("light", expanded.shining, (), ALL),
    Scene("anchored", expanded.shining, ("tab", *["down"] * 6, "enter"), ALL),
)


# -- looking ---------------------------------------------------------------------------------------


def photograph(scene: Scene, size: tuple[int, int], look: Callable[[App[int]], str] = screen_text) -> str:
    """Sets the table, presses the keys, and looks."""

    async def sit() -> str:
        app = scene.set()
        async with app.run_test(size=size, notifications=True) as pilot:
            hands = Person(app, pilot, 1, 0) if isinstance(app, TableApp) else Hands(app, pilot)
            for key in ("", *scene.keys):
                if isinstance(hands, Person):
                    await hands.wait()
                await hands.press(*[key] * bool(key))
            if isinstance(hands, Person):
                await hands.wait()
            await pilot.pause(0.1)  # until it is known whether a page goes on below
            return look(app)

    return asyncio.run(sit())
