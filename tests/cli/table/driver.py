"""A player at the table with windows: it looks at what is on the screen, and has nothing but keys and a mouse."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import App
from textual.geometry import Region
from textual.keys import _character_to_key
from textual.widget import Widget
from textual.widgets import OptionList

from quarriors.bots import bot
from quarriors.cli.sitting import Sitting
from quarriors.cli.table.app import TableApp
from quarriors.cli.table.board import Board
from quarriors.cli.table.desk import Desk
from quarriors.cli.table.mats import Mats
from quarriors.cli.table.sheet import Sheet
from quarriors.cli.table.wilds import WildsBoard
from quarriors.cli.table.windows import PageWindow, QuestionWindow, SettingsWindow
from tests.cli.table.seen import place_of, shows

if TYPE_CHECKING:
    from textual.pilot import Pilot

#: Rounds of messages after which a key has had all its effects: app, screen, widget, and back.
_ROUNDS = 3
#: Seconds after which a table that asks for nothing has come to a stop.
_PATIENCE = 30.0
#: Things done at the table beside playing, in so many of a thousand decisions.
_ASIDES = 150


class Hands:
    """Keys and a mouse at any app of the table."""

    def __init__(self, app: App[int], pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Presses keys, each when the one before has had its effect."""
        for key in keys:
            await self.rattle(key)

    async def rattle(self, *keys: str) -> None:
        """Presses keys faster than anything can be drawn, then waits until they have had their effect."""
        for key in keys:
            named = _character_to_key(key) if len(key) == 1 else key
            self.app.post_message(events.Key(named, key if len(key) == 1 else None))
        await self.rest()

    async def click(self, x: int, y: int) -> None:
        """Clicks at a place of the screen."""
        for kind in (events.MouseMove, events.MouseDown, events.MouseUp):
            self.app.post_message(kind(None, x, y, 0, 0, 1, False, False, False, screen_x=x, screen_y=y))
        await self.rest()

    async def click_on(self, words: str, which: int = 0) -> None:
        """Clicks where those words stand."""
        x, y = place_of(self.app, words, which)
        await self.click(x + 1, y)
        await self.rest()  # a window that has just been opened is drawn a moment later

    def sees(self, words: str) -> bool:
        """Whether those words stand on the screen."""
        return shows(self.app, words)

    async def rest(self) -> None:
        """Until everything that was done so far has had its effect."""
        for _ in range(_ROUNDS):
            await self.pilot.pause(0)


class Person(Hands):
    """Plays until the game is over: mostly well, sometimes oddly, by keys, by mouse, or by both."""

    def __init__(self, app: TableApp, pilot: Pilot[int], seed: int, mouse: float) -> None:
        super().__init__(app, pilot)
        self.table = app
        #: How often the mouse is used rather than a key, 0 to 1.
        self.mouse = mouse
        self._lot = Random(seed)
        self._adviser = bot("greedy", seed)
        #: What has been done, to be told when something goes wrong.
        self.done: list[str] = []

    # -- looking ---------------------------------------------------------------------------------

    @property
    def desk(self) -> Desk:
        return self.app.screen_stack[0].query_one(Desk)

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for somebody: a window, a page to read, a decision, or for more room."""
        small = self.app.screen_stack[0].has_class("-small")
        return small or len(self.app.screen_stack) > 1 or self.table.can_do("go_on")

    @property
    def is_through(self) -> bool:
        """Whether nothing more will happen: the game is over and told, or broken off."""
        at_rest = all(worker.is_finished for worker in self.app.workers)
        return self.table.fault is not None or (self.table.sitting.over and at_rest)

    async def wait(self) -> None:
        """Until the table wants something or the game is over."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _PATIENCE
        while not (self.is_asked or self.is_through):
            await self.pilot.pause(0.002)
            assert loop.time() < until, f"the table has come to a stop after {self.done[-8:]}"

    # -- playing ---------------------------------------------------------------------------------

    async def type(self, *keys: str) -> None:
        """Presses keys, each when the table wants something again."""
        for key in keys:
            await self.wait()
            await self.press(key)
        await self.wait()
        await self.rest()  # a window that has just been opened is drawn a moment later

    async def play(self, watch: Callable[[], None], most: int = 5000) -> None:
        """Plays to the end of the game, or so many acts; `watch` is called after each."""
        await self.wait()
        while not self.is_through and len(self.done) < most:
            await self.act()
            await self.wait()
            watch()

    async def act(self) -> None:
        """Does one thing that fits what is on the screen."""
        window = self.app.screen
        if isinstance(window, QuestionWindow):
            await self._answer(window)
        elif isinstance(window, Sheet):
            await self._use(window)
        elif isinstance(window, SettingsWindow):
            await self._do("escape")
        elif isinstance(window, PageWindow):
            await self._do(*self._lot.choice((("down", "escape"), ("q",), ("enter",), ("end", "space"))))
        elif self.desk.is_telling:
            await self._read()
        elif self._lot.randrange(1000) < _ASIDES:
            await self._look_around()
        else:
            await self._decide()

    async def _do(self, *keys: str) -> None:
        self.done += keys
        await self.rattle(*keys)

    async def _point(self, what: str, x: int, y: int) -> None:
        self.done.append(f"click {what} at {x},{y}")
        await self.click(x, y)

    @property
    def _takes_mouse(self) -> bool:
        return self._lot.random() < self.mouse

    async def _read(self) -> None:
        if self._takes_mouse:
            await self._point("desk", *_inside(self.desk.region, self._lot))
        else:
            await self._do(self._lot.choice(("space", "space", "enter", "e", "escape")))

    async def _answer(self, window: QuestionWindow) -> None:
        rows = window.query_one(OptionList).region
        if self._takes_mouse:
            await self._point("yes", rows.x + 2, rows.y + 1)
        else:
            await self._do(*self._lot.choice((("y",), ("y",), ("n",), ("down", "enter"))))

    async def _use(self, window: Sheet) -> None:
        lists = window.query(OptionList)
        if not lists or self._lot.random() < 0.3:
            await self._do("escape")
        elif self._takes_mouse:
            window.query_one(OptionList).scroll_visible(animate=False)
            await self.rest()
            seen = lists.first().region.intersection(window.query_one("#sheet").region)
            await self._point("action", seen.x + 2, seen.y)
        else:
            await self._do("tab", "enter") if window.focused is None else await self._do("enter")

    async def _decide(self) -> None:
        options = self.desk.options
        wanted = self._adviser.choose(self.table.sitting.game.view())
        at = options.index(wanted) if self._lot.random() < 0.85 else self._lot.randrange(len(options))
        rows = self.desk.query_one("#options", OptionList)
        if self._takes_mouse:
            rows.highlighted = at
            rows.scroll_to_highlight()
            await self.rest()
            line = sum(_height(rows, row) for row in range(at)) - rows.scroll_offset.y
            assert 0 <= line < rows.content_region.height, f"row {at} cannot be seen"
            await self._point(f"row {at}", rows.content_region.x + 4, rows.content_region.y + line)
        elif at < 10 and self._lot.random() < 0.7:
            await self._do(str((at + 1) % 10))
        else:
            await self._go_to(rows, at)

    async def _go_to(self, rows: OptionList, at: int) -> None:
        """Arrows to a row of the list, then Enter."""
        if not rows.has_focus:
            await self._do("tab")
            while not rows.has_focus:
                await self._do("tab")
        await self._do("home", *(["down"] * at), "enter")

    async def _look_around(self) -> None:
        """Something that a curious person does between two decisions."""
        what = self._lot.randrange(6)
        if what < 3:
            await self._look_at(self.app.screen.query_one(Mats if what else WildsBoard))
        elif what == 3:
            await self._do("u")
        elif what == 4:
            await self._do(self._lot.choice(("l", "?", "s", "t")))
        else:
            await self._do(*["tab"] * self._lot.randrange(1, 4))

    async def _look_at(self, board: Board) -> None:
        if self._takes_mouse:
            assert isinstance(board.parent, Widget)
            corner, frame = board.content_region, board.parent.region
            cells = [cell for cell in board.cells(board.content_size.width) if cell.thing is not None]
            seen = [cell for cell in cells if frame.contains(corner.x + cell.x, corner.y + cell.y)]
            cell = self._lot.choice(seen)
            await self._point(str(cell.thing), board.content_region.x + cell.x, board.content_region.y + cell.y)
            return
        while not board.has_focus:
            await self._do("tab")
        moves = [self._lot.choice(("left", "right", "up", "down")) for _ in range(self._lot.randrange(6))]
        await self._do(*moves, "enter")


@asynccontextmanager
async def at_table(sitting: Sitting, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Person]:
    """A person who sits down at that table; the first thing is asked."""
    app = TableApp(sitting)
    async with app.run_test(size=size, notifications=True) as pilot:
        person = Person(app, pilot, seed=1, mouse=0)
        await person.wait()
        yield person


def sit(sitting: Sitting, act: Callable[[Person], Awaitable[None]], size: tuple[int, int] = (80, 24)) -> None:
    """Sits down, does that, and leaves."""

    async def evening() -> None:
        async with at_table(sitting, size) as person:
            await act(person)

    asyncio.run(evening())


def _inside(region: Region, lot: Random) -> tuple[int, int]:
    return lot.randrange(region.x + 1, region.right - 1), lot.randrange(region.y + 1, region.bottom - 1)


def _height(rows: OptionList, at: int) -> int:
    """How many lines a row of the list has."""
    prompt = rows.get_option_at_index(at).prompt
    assert isinstance(prompt, Table | Text)
    console = Console(width=rows.scrollable_content_region.width)
    return len(console.render_lines(prompt))
