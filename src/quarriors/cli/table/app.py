"""The table in the terminal: a game from here to its end, drawn with textual."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from quarriors.cli.menu import menu
from quarriors.cli.table.board import Board, Thing
from quarriors.cli.table.desk import Desk, beat_text, steps
from quarriors.cli.table.keys import Key, Keys
from quarriors.cli.table.legend import PLAYING, legend
from quarriors.cli.table.scene import Scene, things_of
from quarriors.cli.table.sheet import sheet_of
from quarriors.cli.table.view import TableView
from quarriors.cli.table.windows import Page, Question, Settings
from quarriors.cli.tabletext import attack_text
from quarriors.engine import happenings as told
from quarriors.engine import option as kinds
from quarriors.engine.errors import QuarriorsError
from quarriors.text import describe_option, describe_result, message
from quarriors.text.chronicle import PictureBook

if TYPE_CHECKING:
    from quarriors.cli.sitting import Sitting
    from quarriors.engine.option import Option
    from quarriors.text import Beat

#: Options that the key "go on" takes, in the order it looks for them.
_GO_ON = (kinds.ROLL, kinds.END, kinds.PASS, kinds.ENOUGH, kinds.DECLINE, kinds.KEEP)
_KEYS = (
    Key("e", "go_on", "go-on"), Key("u", "undo", "undo"), Key("Tab", "app.focus_next", "tab"), Key("l", "log", "log"),
    Key("s", "settings", "settings"), Key("?", "help", "help"), Key("q", "leave", "quit"),
)  # fmt: skip
#: Actions of the table that wait while a window is open over it.
_AT_TABLE = ("pick", "go_on", "undo", "turn_page", "skip", "settings", "log", "help", "leave", "theme")
#: Seconds a step is shown when they follow each other by themselves.
_FLOW = 1.2


def _begun_by_bot(sitting: Sitting) -> bool:
    """Whether a bot has drawn the first dice before the table was there to show it."""
    return sitting.game.state.turn == 1 and len(sitting.told) > 1 and bool(sitting.table[sitting.game.first].bot)


class TableApp(App[int]):
    """A sitting drawn as a table. Ends with the exit status."""

    TITLE = "Quarriors!"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("e", "go_on", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("s", "settings", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("t", "theme", show=False),
        Binding("space,enter", "turn_page", show=False),
        Binding("escape", "skip", show=False),
        Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True),
        *(Binding(str(key), f"pick({(key or 10) - 1})", show=False) for key in range(10)),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        sitting.chronicler = PictureBook
        sitting.hear()
        #: What broke the game off, told once the terminal is itself again.
        self.fault: QuarriorsError | None = None
        #: Beats that the person has not seen yet.
        self._news: list[Beat] = sitting.told[:] if _begun_by_bot(sitting) else []
        self._answer: asyncio.Future[Option | None] | None = None
        self._page: asyncio.Future[bool] | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)
        yield TableView()
        yield Desk()
        yield Keys(_KEYS, self.sitting.lang)

    def on_mount(self) -> None:
        self._draw()
        self.play()

    def on_resize(self, event: events.Resize) -> None:
        self._table.fit(event.size, self.sitting.lang)

    # -- the game --------------------------------------------------------------------------------

    @work(exclusive=True)
    async def play(self) -> None:
        """Plays to the end: bots think, people are asked, and what happens is shown."""
        try:
            while not self.sitting.over:
                if self.sitting.waits_for_person:
                    await self._show_news()
                    option = await self._ask()
                    if option is None or not await self._confirmed(option):
                        continue
                else:
                    option = await self._think()
                self._news += self.sitting.take(option)
            await self._show_news()
            self._finish()
        except QuarriorsError as error:
            self.fault = error
            self.exit(1)

    async def _think(self) -> Option:
        name = self.sitting.table[self.sitting.decider].name
        self._base_desk.rest(message("table-thinking", self.sitting.lang, player=name), "")
        return await asyncio.to_thread(self.sitting.thinker())

    async def _ask(self) -> Option | None:
        """Waits for the person's choice; None if something was taken back."""
        self._draw()
        last = attack_text(self.sitting.game, self.sitting.decider, self.sitting.lang) or self._news_line()
        self._news = []
        self._base_desk.ask(self.sitting.game, menu(self.sitting.game), self.sitting.lang, last)
        self._answer = asyncio.get_running_loop().create_future()
        self._keys.refresh()
        try:
            return await self._answer
        finally:
            self._answer = None

    async def _confirmed(self, option: Option) -> bool:
        """Asks back if something useful would be left unused."""
        if self.sitting.settings["confirm"] != "yes":
            return True
        unused = self.sitting.left_undone(option)
        if not unused:
            return True
        lang = self.sitting.lang
        kind = "unused" if option.code == kinds.END else "lost"
        text = Text(message(f"table-{kind}", lang), "bold")
        for other in unused:
            text.append(f"\n• {describe_option(self.sitting.game, other, lang)}", "not bold")
        stay = message("table-unused-stay", lang)
        return await self.push_screen_wait(Question(text, message(f"table-{kind}-end", lang), stay))

    def _finish(self) -> None:
        self._draw()
        self._base_desk.rest(describe_result(self.sitting.game, self.sitting.lang), "")
        self._keys.refresh()

    # -- showing ---------------------------------------------------------------------------------

    @property
    def _base_desk(self) -> Desk:
        return self.screen_stack[0].query_one(Desk)

    @property
    def _keys(self) -> Keys:
        return self.screen_stack[0].query_one(Keys)

    @property
    def _table(self) -> TableView:
        return self.screen_stack[0].query_one(TableView)

    def _draw(self) -> None:
        """The table as it is."""
        self._table.show(Scene.of(self.sitting.game, self.sitting.lang))
        self._table.tell(self.sitting.told)
        self._keys.refresh()

    def _news_line(self) -> str:
        """What the person's own last choice has led to, in one place."""
        shown = [beat.text for beat in self._news if beat.code != told.ROLLED]  # the dice lie there to be seen
        return " ".join(shown[-2:])

    async def _show_news(self) -> None:
        """Shows what others did and what was forced, step by step, before anything is asked."""
        pace = self.sitting.settings["pace"]
        if pace == "off" or not any(beat.weighty for beat in self._news):
            return
        news = self._news
        pages = steps(news)
        seen: list[Beat] = []
        before = self.sitting.told[: -len(news)]
        for at, page in enumerate(pages, start=1):
            seen += page
            picture = page[-1].picture
            if picture is not None:
                self._table.show(Scene(picture, self.sitting.game.players, self.sitting.lang))
            self._table.tell(before + seen)
            self._base_desk.tell(seen, len(page), message("table-more", self.sitting.lang, at=at, of=len(pages)))
            if not await self._read(pace == "flow"):
                break
        self._news = []

    async def _read(self, by_itself: bool) -> bool:
        """Waits until a step is read; False to skip the rest."""
        self._page = asyncio.get_running_loop().create_future()
        self._keys.refresh()
        until = time.monotonic() + _FLOW
        try:
            while not self._page.done():
                await asyncio.wait([self._page], timeout=0.1)
                if by_itself and time.monotonic() > until:
                    return True
            return self._page.result()
        finally:
            self._page = None

    # -- what the person does --------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in _AT_TABLE and len(self.screen_stack) > 1:
            return False
        if action == "undo":
            return True if self.sitting.can_undo and self._answer is not None else None
        if action == "go_on":
            return True if self._answer is not None or self._page is not None else None
        return True

    def _choose(self, option: Option | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(option)

    def on_desk_chosen(self, event: Desk.Chosen) -> None:
        self._choose(event.option)

    def on_desk_turned(self, event: Desk.Turned) -> None:
        self.action_turn_page()

    def action_pick(self, at: int) -> None:
        """Takes the option of that place."""
        if self._page is not None:
            return
        options = self._base_desk.options
        if at < len(options):
            self._choose(options[at])

    def action_go_on(self) -> None:
        """Takes whatever option moves the game on, or turns the page."""
        if self._page is not None:
            self.action_turn_page()
            return
        for code in _GO_ON:
            for option in self._base_desk.options:
                if option.code == code:
                    self._choose(option)
                    return

    def action_turn_page(self) -> None:
        """Reads on."""
        if self._page is not None and not self._page.done():
            self._page.set_result(True)

    def action_skip(self) -> None:
        """Skips what is being told."""
        if self._page is not None and not self._page.done():
            self._page.set_result(False)

    def action_undo(self) -> None:
        """Takes back the last decision."""
        lang = self.sitting.lang
        if self._answer is None:
            return
        try:
            undone = self.sitting.undo()
        except QuarriorsError as error:
            self.fault = error
            self.exit(1)
            return
        self.notify(message("table-undone" if undone else "table-no-undo", lang), timeout=2)
        if undone:
            self._news = []
            self._choose(None)

    def on_desk_marked(self, event: Desk.Marked) -> None:
        state = self.sitting.game.state
        for thing in sorted(things_of(state, event.option)):
            self._table.detail(thing)
            return

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self._table.detail(event.thing)

    def on_board_looked(self, event: Board.Looked) -> None:
        self.look(event.thing)

    @work
    async def look(self, thing: Thing) -> None:
        """Shows a thing from near; what is taken there is taken."""
        live = self._answer is not None
        game = self.sitting.game
        drawn = self._table.scene
        state = game.state if live or drawn is None else drawn.state
        option = await self.push_screen_wait(sheet_of(game, state, thing, self.sitting.lang, live))
        if option is not None:
            self._choose(option)

    def action_log(self) -> None:
        """The game so far."""
        lang = self.sitting.lang
        text = Text("\n").join(beat_text(beat) for beat in self.sitting.told) or Text(message("table-log-empty", lang))
        self.push_screen(Page(message("table-log", lang), text, message("table-hint-page", lang), from_end=True))

    def action_help(self) -> None:
        """Keys and signs."""
        lang = self.sitting.lang
        keys = legend(PLAYING, lang)
        self.push_screen(Page(message("table-help", lang), keys, message("table-hint-page", lang), from_end=False))

    @work
    async def action_settings(self) -> None:
        """The settings; they are kept with the game."""
        await self.push_screen_wait(Settings(self.sitting))
        try:
            if self.sitting.told:
                self.sitting.save()
        except QuarriorsError as error:
            self.fault = error
            self.exit(1)

    def action_theme(self) -> None:
        """Dark or light."""
        self.theme = "textual-light" if self.current_theme.dark else "textual-dark"

    def action_leave(self) -> None:
        """Leaves the table; the game is saved."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Leaves as an interrupted program does."""
        self.exit(130)
