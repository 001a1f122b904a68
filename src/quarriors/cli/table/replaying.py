"""A game that was played, step by step on the same table, forwards and backwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from quarriors.cli.table.board import Board, Thing
from quarriors.cli.table.desk import Desk, beat_text, steps
from quarriors.cli.table.keys import Key, Keys
from quarriors.cli.table.legend import REPLAYING, legend
from quarriors.cli.table.scene import Scene
from quarriors.cli.table.sheet import sheet_of
from quarriors.cli.table.view import TableView
from quarriors.cli.table.windows import Page
from quarriors.engine import happenings as told
from quarriors.engine.record import beginning
from quarriors.text import message
from quarriors.text.chronicle import Beat, PictureBook

if TYPE_CHECKING:
    from quarriors.engine.game import Game

_KEYS = (
    Key("→", "step(1)", "next"), Key("←", "step(-1)", "back"), Key("PgDn", "turn(1)", "turn"),
    Key("Tab", "app.focus_next", "tab"), Key("l", "log", "log"), Key("?", "help", "help"), Key("q", "leave", "quit"),
)  # fmt: skip


def story_of(game: Game, lang: str) -> list[list[Beat]]:
    """Everything that happened in a game, in steps, each with a picture of the table."""
    again = beginning(game)
    book = PictureBook(again, lang)
    first = book.opening()
    again.listen(book.hear)
    for entry in game.state.log[: game.state.logged]:
        again.follow(entry)
    return steps([first, *book.news()])


def _begins_turn(step: list[Beat]) -> bool:
    """Whether a turn begins in that step, perhaps behind the end of the turn before."""
    return any(beat.code == told.TURN for beat in step)


class ReplayApp(App[int]):
    """The table with the steps of a finished or broken-off game."""

    TITLE = "Quarriors!"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("right,space,enter,n", "step(1)", show=False, priority=True),
        Binding("left,backspace,p", "step(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("home", "end(0)", show=False, priority=True),
        Binding("end", "end(1)", show=False, priority=True),
        Binding("l", "log", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("t", "theme", show=False),
        Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True),
    ]

    def __init__(self, game: Game, lang: str) -> None:
        super().__init__()
        self.game = game
        self.lang = lang
        self.steps = story_of(game, lang)
        self.at = 0

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)
        yield TableView()
        yield Desk()
        yield Keys(_KEYS, self.lang)

    def on_mount(self) -> None:
        self._show()

    def on_resize(self, event: events.Resize) -> None:
        self.screen_stack[0].query_one(TableView).fit(event.size, self.lang)

    def _show(self) -> None:
        base = self.screen_stack[0]
        table = base.query_one(TableView)
        step = self.steps[self.at]
        pictures = [beat.picture for beat in step if beat.picture is not None]
        if pictures:
            table.show(Scene(pictures[-1], self.game.players, self.lang))
        turn = self._turn_of(self.at)
        seen = [beat for other in self.steps[turn : self.at + 1] for beat in other]
        table.tell([beat for other in self.steps[: self.at + 1] for beat in other])
        hint = message("table-replay-step", self.lang, at=self.at + 1, of=len(self.steps))
        base.query_one(Desk).tell(seen, len(step), hint)

    def _turn_of(self, at: int) -> int:
        """The step that begins the turn of that step."""
        while at > 0 and not _begins_turn(self.steps[at]):
            at -= 1
        return at

    # -- going about -----------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return len(self.screen_stack) == 1 or action == "interrupt"

    def _go(self, at: int) -> None:
        at = max(0, min(at, len(self.steps) - 1))
        if at != self.at:
            self.at = at
            self._show()

    def action_step(self, by: int) -> None:
        """One step on or back."""
        board = self.focused
        if by == 1 and isinstance(board, Board):
            board.action_look()
            return
        self._go(self.at + by)

    def action_turn(self, by: int) -> None:
        """To the beginning of the next turn, or of the one before."""
        turns = [at for at, step in enumerate(self.steps) if _begins_turn(step)]
        if by > 0:
            self._go(min((at for at in turns if at > self.at), default=len(self.steps) - 1))
        else:
            self._go(max((at for at in turns if at < self.at), default=0))

    def action_end(self, last: int) -> None:
        """To the beginning or the end."""
        self._go(len(self.steps) - 1 if last else 0)

    def on_desk_turned(self, event: Desk.Turned) -> None:
        self._go(self.at + 1)

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.screen_stack[0].query_one(TableView).detail(event.thing)

    def on_board_looked(self, event: Board.Looked) -> None:
        self.look(event.thing)

    @work
    async def look(self, thing: Thing) -> None:
        """Shows a thing from near, as it lies at this step."""
        scene = self.screen_stack[0].query_one(TableView).scene
        if scene is not None:
            await self.push_screen_wait(sheet_of(self.game, scene.state, thing, self.lang, live=False))

    def action_log(self) -> None:
        """The game up to this step."""
        text = Text("\n").join(beat_text(beat) for step in self.steps[: self.at + 1] for beat in step)
        self.push_screen(
            Page(message("table-log", self.lang), text, message("table-hint-page", self.lang), from_end=True)
        )

    def action_help(self) -> None:
        """Keys and signs."""
        text = legend(REPLAYING, self.lang)
        self.push_screen(
            Page(message("table-help", self.lang), text, message("table-hint-page", self.lang), from_end=False)
        )

    def action_theme(self) -> None:
        """Dark or light."""
        self.theme = "textual-light" if self.current_theme.dark else "textual-dark"

    def action_leave(self) -> None:
        """Closes the book."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Leaves as an interrupted program does."""
        self.exit(130)
