"""The table in the terminal: a game from here to its end, drawn with textual."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from textual import work
from textual.binding import Binding
from textual.css.query import NoMatches

from quarriors.cli.menu import menu
from quarriors.cli.table.base import TableScreen
from quarriors.cli.table.board import Board, Thing
from quarriors.cli.table.desk import Desk, steps
from quarriors.cli.table.keys import ShownKey
from quarriors.cli.table.legend import PLAYING
from quarriors.cli.table.scene import Scene, things_of
from quarriors.cli.table.sheet import live_sheet, still_sheet
from quarriors.cli.table.windows import QuestionWindow
from quarriors.cli.tabletext import attack_text
from quarriors.engine import happenings, kinds
from quarriors.engine.errors import QuarriorsError
from quarriors.text import describe_option, describe_result
from quarriors.text.chronicle import PictureBook

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarriors.cli.sitting import Sitting
    from quarriors.engine.option import Option
    from quarriors.engine.state import State
    from quarriors.text import Beat
    from quarriors.text.words import Words

#: Options that the key "go on" takes, in the order it looks for them.
_GO_ON = (kinds.ROLL, kinds.END, kinds.PASS, kinds.ENOUGH, kinds.DECLINE, kinds.KEEP, kinds.STAY)
#: Actions of the table that wait while a window is open over it.
_AT_TABLE = ("pick", "go_on", "undo", "card", "turn_page", "skip", "settings", "log", "help", "leave", "theme")
#: Those that wait until there is room to see what they are about.
_SEEING = ("pick", "go_on", "undo", "card", "turn_page", "skip")
#: Seconds a step is shown when they follow each other by themselves.
_FLOW = 1.2
#: What can be done when the game is over.
AFTERWARDS = ("again", "replay", "leave")


class TableApp(TableScreen):
    """A sitting drawn as a table."""

    BINDINGS = [
        Binding("e", "go_on", show=False),
        Binding("u", "undo", show=False),
        Binding("c", "card", show=False),
        Binding("q", "leave", show=False),
        Binding("space,enter", "turn_page", show=False),
        Binding("escape", "skip", show=False),
        *(Binding(str(key), f"pick({(key or 10) - 1})", show=False) for key in range(10)),
    ]
    keys = (
        ShownKey("e", "go_on", "go-on"), ShownKey("u", "undo", "undo"), ShownKey("c", "card", "card"),
        ShownKey("{tab}", "app.focus_next", "tab"), ShownKey("l", "log", "log"), ShownKey("s", "settings", "settings"),
        ShownKey("?", "help", "help"), ShownKey("q", "leave", "quit"),
    )  # fmt: skip
    help = PLAYING

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.settings, sitting.words)
        self.sitting = sitting
        sitting.chronicler = PictureBook
        sitting.hear()
        #: What broke the game off, told once the terminal is itself again.
        self.fault: QuarriorsError | None = None
        #: What is wanted when the game is over: one of `AFTERWARDS`.
        self.afterwards = "leave"
        #: Beats that the person has not seen yet; whoever comes back is told what happened last.
        self._news: list[Beat] = [] if sitting.over else sitting.recent()
        #: Whether even what is of little weight is to be told.
        self._is_back = sitting.resumed
        if not self._is_back and len(self._news) == 1 and sitting.waits_for_person:
            self._news = []  # whose turn it is can be seen
        self._answer: asyncio.Future[Option | None] | None = None
        self._page: asyncio.Future[bool] | None = None
        self._marked: Option | None = None
        #: What is said above the next question: the end of the id of a message.
        self._remark = ""
        #: Shows once more what is shown now.
        self._showing: Callable[[], None] = self._draw

    def on_mount(self) -> None:
        self._draw()
        self.play()

    def story(self) -> list[Beat]:
        return self.sitting.story

    # -- the game --------------------------------------------------------------------------------

    @work(exclusive=True)
    async def play(self) -> None:
        """Plays to the end: bots think, people are asked, and what happens is shown."""
        try:
            if self.sitting.resumed and not self.sitting.over:
                await self._hand_over()
            while True:
                if self.sitting.over or self.sitting.waits_for_person or self._has_turn_to_watch():
                    await self._show_news()
                if self.sitting.over:
                    self._show(self._finish)
                    return
                if self.sitting.waits_for_person:
                    await self._decide()
                else:
                    self._news += self.sitting.take(await self._think())
        except QuarriorsError as error:
            self._break_off(error)
        except NoMatches:
            return  # the table is being cleared away: somebody leaves while a bot thinks

    def _has_turn_to_watch(self) -> bool:
        """Whether somebody looks on while only bots play, and a turn has gone by."""
        return self.sitting.is_watched and any(beat.code == happenings.TURN for beat in self._news[1:])

    async def _decide(self) -> None:
        """Has the person take an option, or take one back."""
        option = await self._ask()
        if option is None or not await self._confirmed(option):
            return
        own = self.sitting.decider == self.sitting.game.state.active
        decider = self.sitting.decider
        self._news += self.sitting.take(option)
        if own and not self.sitting.over and self.sitting.game.state.active != decider:
            await self._hand_over()

    async def _think(self) -> Option:
        name = self.sitting.table[self.sitting.decider].name
        self._show(lambda: self.desk.rest(self.words.say("table-thinking", player=name)))
        return await asyncio.to_thread(self.sitting.thinker())

    async def _ask(self) -> Option | None:
        """Waits for the person's choice; None if something was taken back."""
        remark, news = self._remark, self._news_line()
        self._news, self._remark = [], ""
        self._show(lambda: self._pose(remark, news))
        self._answer = asyncio.get_running_loop().create_future()
        self.refresh_keys()
        try:
            return await self._answer
        finally:
            self._answer = None

    def _pose(self, remark: str, news: str) -> None:
        """Shows what is asked, what can be done, and above it the most important of what can be said of it."""
        game = self.sitting.game
        self._draw()
        last = (self.label(remark) if remark else "") or attack_text(game, self.sitting.decider, self.words) or news
        self.desk.ask(game, menu(game), self.words, last, self.sitting.listener)

    async def _confirmed(self, option: Option) -> bool:
        """Asks back if something useful would be left unused."""
        unused = self.sitting.left_undone(option) if self.preferences["confirm"] == "yes" else []
        if not unused:
            return True
        kind = "unused" if option.code == kinds.END else "lost"
        points = [describe_option(self.sitting.game, other, self.words) for other in unused]
        question = QuestionWindow(self.label(kind), points, self.label(f"{kind}-end"), self.label("unused-stay"))
        return await self.push_screen_wait(question)

    async def _hand_over(self) -> None:
        """A person's turn is over and a bot's begins: the last moment to take something back."""
        if self.sitting.waits_for_person or not self.sitting.can_undo or self.preferences["pace"] != "step":
            return
        turns = [at for at, beat in enumerate(self._news) if beat.code == happenings.TURN]
        own = self._news[: turns[-1]] if turns and turns[-1] else self._news
        self._news = self._news[len(own) :]
        ends = len(self.sitting.story) - len(self._news)

        def show() -> None:
            self._picture(self.sitting.game.state)
            self.table.tell(self.sitting.story)
            self.desk.tell(self.sitting.story[ends - len(own) : ends], self.label("hand-over"))

        self._show(show)
        await self._read()

    def _finish(self) -> None:
        """Who has won, how everybody stands, and what to do next."""
        self._draw()
        result = self.sitting.game.result
        glory = sorted(zip(result.glory, self.sitting.game.players, strict=True), reverse=True)
        players = ", ".join(f"{name} {points}" for points, name in glory)
        standing = self.words.say("table-over-standing", players=players, turns=result.turns)
        labels = [self.label(f"over-{choice}") for choice in AFTERWARDS]
        self.desk.offer(describe_result(self.sitting.game, self.words, self.sitting.listener), labels, standing)
        self.refresh_keys()

    def _break_off(self, error: QuarriorsError) -> None:
        self.fault = error
        self.exit(1)

    # -- showing ---------------------------------------------------------------------------------

    def _show(self, showing: Callable[[], None]) -> None:
        """Shows something, and again if the language changes."""
        self._showing = showing
        showing()

    def _draw(self) -> None:
        """The table as it is."""
        scene = Scene.of(self.sitting.game, self.words)
        scene.bots = [place.bot for place in self.sitting.table]
        self.table.show(scene)
        self.table.tell(self.sitting.story)
        self.refresh_keys()

    def _picture(self, state: State) -> None:
        """The table as it lay at some moment."""
        scene = Scene(state, self.sitting.game.players, self.words)
        scene.bots = [place.bot for place in self.sitting.table]
        self.table.show(scene)

    def _news_line(self) -> str:
        """What the person's own last choice has led to, in one place."""
        shown = [beat.text for beat in self._news if beat.code != happenings.ROLLED]  # the dice lie there to be seen
        return " ".join(shown[-2:])

    async def _show_news(self) -> None:
        """Shows what others did and what was forced, step by step, before anything is asked."""
        news = self._news
        is_back, self._is_back = self._is_back, False
        if self.preferences["pace"] == "off" or not news:
            return
        if not is_back and not any(beat.weighty for beat in news):
            return
        for at in range(len(steps(news))):
            self._show(lambda at=at: self._show_step(at))  # type: ignore[misc]
            if not await self._read():
                break
        self._news = []

    def _show_step(self, at: int) -> None:
        """Shows one of the steps of what is new, and the table as it lay then."""
        pages = steps(self._news)
        picture = pages[at][-1].picture
        if picture is not None:
            self._picture(picture)
        unseen = sum(len(page) for page in pages[at + 1 :])
        self.table.tell(self.sitting.story[: len(self.sitting.story) - unseen])
        self.desk.tell(pages[at], self.words.say("table-more", at=at + 1, of=len(pages)))

    async def _read(self) -> bool:
        """Waits until a step is read; False to skip the rest."""
        self._page = asyncio.get_running_loop().create_future()
        self.refresh_keys()
        until = time.monotonic() + _FLOW
        try:
            while not self._page.done():
                await asyncio.wait([self._page], timeout=0.1)
                if self.has_window:
                    until = time.monotonic() + _FLOW
                elif self.preferences["pace"] == "flow" and time.monotonic() > until:
                    return True
            return self._page.result()
        finally:
            self._page = None

    # -- what the person does --------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in _AT_TABLE and self.has_window:
            return False
        return not (action in _SEEING and self.screen_stack[0].has_class("-small"))

    def can_do(self, action: str) -> bool:
        if not self.check_action(action, ()):
            return False
        if action == "undo":
            return self.sitting.can_undo and self._is_listening
        if action == "go_on":
            return self._is_asking or self._page is not None
        return action != "card" or self._is_asking

    @property
    def _is_listening(self) -> bool:
        """Whether the table waits for the person: for an answer, or until something is read."""
        return self._is_asking or (self._page is not None and not self._page.done())

    @property
    def _is_asking(self) -> bool:
        """Whether a decision waits for its answer; one that is answered is not to be touched any more."""
        return self._answer is not None and not self._answer.done()

    def _choose(self, option: Option | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(option)

    def _turn(self, on: bool) -> None:
        if self._page is not None and not self._page.done():
            self._page.set_result(on)

    def on_desk_chosen(self, event: Desk.Chosen) -> None:
        if event.among is self.desk.options:  # and not of a question that is answered already
            self._choose(event.option)

    def on_desk_turned(self, event: Desk.Turned) -> None:
        self.action_turn_page()

    def on_desk_offered(self, event: Desk.Offered) -> None:
        if self.sitting.over:
            self.afterwards = AFTERWARDS[event.at]
            self.exit(0)

    def action_pick(self, at: int) -> None:
        """Takes the option of that place."""
        if self._page is not None:
            return
        if at < self.desk.offers:
            self.desk.post_message(Desk.Offered(at))
        elif at < len(self.desk.options):
            self._choose(self.desk.options[at])

    def action_go_on(self) -> None:
        """Takes whatever option moves the game on, or turns the page."""
        if self._page is not None:
            self.action_turn_page()
            return
        for code in _GO_ON:
            for option in self.desk.options:
                if option.code == code:
                    self._choose(option)
                    return

    def action_turn_page(self) -> None:
        """Reads on: the rest of the page first, then the next one."""
        if self._page is not None and not self.desk.read_on():
            self._turn(True)

    def action_skip(self) -> None:
        """Skips what is being told."""
        self._turn(False)

    def action_undo(self) -> None:
        """Takes back the last decision, or says why that cannot be."""
        if not self._is_listening:
            return
        try:
            undone = self.sitting.undo()
        except QuarriorsError as error:
            self._break_off(error)
            return
        if not undone:
            self.desk.remark(self.label("no-undo"))
            return
        self._news, self._remark = [], "undone"
        self._choose(None)
        self._turn(False)

    def on_desk_marked(self, event: Desk.Marked) -> None:
        self._marked = event.option
        for thing in sorted(things_of(self.sitting.game.state, event.option)):
            self.table.detail(thing)
            return

    def action_card(self) -> None:
        """The card of the thing under the cursor: on the board, or of the option that is marked."""
        focused = self.focused
        if isinstance(focused, Board):
            focused.action_look()
        elif self._is_asking and self._marked is not None and self._marked in self.desk.options:
            for thing in sorted(things_of(self.sitting.game.state, self._marked))[:1]:
                self.look(thing)

    def on_board_looked(self, event: Board.Looked) -> None:
        if not self.has_window:
            self.look(event.thing)

    @work
    async def look(self, thing: Thing) -> None:
        """Shows a thing from near; what is taken there is taken."""
        asked = self.desk.options
        game = self.sitting.game
        bots = [place.bot for place in self.sitting.table]
        if self._is_asking:
            sheet = live_sheet(game, thing, self.words, bots)
        else:
            drawn = self.table.scene
            state = game.state if drawn is None else drawn.state
            sheet = still_sheet(state, game.players, thing, self.words, bots)
        option = await self.push_screen_wait(sheet)
        if option is not None and asked is self.desk.options:
            self._choose(option)

    # -- another language ------------------------------------------------------------------------

    def speak(self, words: Words) -> None:
        """Says everything in another language from now on: the table, what is asked, and what has happened."""
        super().speak(words)
        unseen = len(self._news)
        self.sitting.speak(words)
        self._news = self.sitting.story[len(self.sitting.story) - unseen :]
        self._draw()
        self._showing()
