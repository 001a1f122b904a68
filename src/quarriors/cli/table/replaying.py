"""A game that was played, step by step on the same table, forwards and backwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual import work
from textual.binding import Binding

from quarriors.cli.preferences import Preferences
from quarriors.cli.table.base import TableScreen
from quarriors.cli.table.board import Board, Thing
from quarriors.cli.table.desk import Desk, steps
from quarriors.cli.table.keys import ShownKey
from quarriors.cli.table.legend import REPLAYING
from quarriors.cli.table.scene import Scene
from quarriors.cli.table.sheet import still_sheet
from quarriors.engine import happenings
from quarriors.engine.record import beginning
from quarriors.text.chronicle import Beat, PictureBook

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.text.words import Words


def story_of(game: Game, words: Words) -> list[list[Beat]]:
    """Everything that happened in a game, in steps, each with a picture of the table."""
    again = beginning(game)
    book = PictureBook(again, words)
    first = book.opening()
    again.listen(book.hear)
    for entry in game.state.log[: game.state.logged]:
        again.follow(entry)
    return steps([first, *book.news()])


def _begins_turn(step: list[Beat]) -> bool:
    """Whether a turn begins in that step, perhaps behind the end of the turn before."""
    return any(beat.code == happenings.TURN for beat in step)


class ReplayApp(TableScreen):
    """The table with the steps of a finished or broken-off game."""

    BINDINGS = [
        Binding("right", "arrow('right')", show=False, priority=True),
        Binding("left", "arrow('left')", show=False, priority=True),
        Binding("n", "step(1)", show=False),
        Binding("p,backspace", "step(-1)", show=False),
        Binding("space,enter", "read", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
        Binding("home", "end(0)", show=False, priority=True),
        Binding("end", "end(1)", show=False, priority=True),
        Binding("q,escape", "leave", show=False),
    ]
    keys = (
        ShownKey("→", "step(1)", "next"), ShownKey("←", "step(-1)", "back"), ShownKey("{pgdn}", "turn(1)", "turn"),
        ShownKey("{tab}", "app.focus_next", "tab"), ShownKey("l", "log", "log"), ShownKey("s", "settings", "settings"),
        ShownKey("?", "help", "help"), ShownKey("q", "leave", "quit"),
    )  # fmt: skip
    help = REPLAYING

    def __init__(self, game: Game, words: Words) -> None:
        super().__init__(Preferences.kept(), words)
        self.game = game
        self.steps = story_of(game, words)
        self.at = 0

    def on_mount(self) -> None:
        self._show()

    def speak(self, words: Words) -> None:
        """Tells the same step in another language."""
        super().speak(words)
        self.steps = story_of(self.game, words)
        self.preferences["lang"] = words.code
        self.preferences.keep()
        self._show()

    def story(self) -> list[Beat]:
        return [beat for step in self.steps[: self.at + 1] for beat in step]

    def _show(self) -> None:
        step = self.steps[self.at]
        pictures = [beat.picture for beat in step if beat.picture is not None]
        if pictures:
            self.table.show(Scene(pictures[-1], self.game.players, self.words))
        self.table.tell(self.story())
        self.desk.tell(step, self.words.say("table-replay-step", at=self.at + 1, of=len(self.steps)))
        self.refresh_keys()

    # -- going about -----------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return not self.has_window or action == "interrupt"

    def _go(self, at: int) -> None:
        at = max(0, min(at, len(self.steps) - 1))
        if at != self.at:
            self.at = at
            self._show()

    def action_arrow(self, direction: str) -> None:
        """One step on or back; on a board the cursor's way."""
        if isinstance(self.focused, Board):
            self.focused.action_point(direction)
        else:
            self.action_step(1 if direction == "right" else -1)

    def action_read(self) -> None:
        """One step on; on a board a look at what is under the cursor."""
        if isinstance(self.focused, Board):
            self.focused.action_look()
        else:
            self.action_step(1)

    def action_step(self, by: int) -> None:
        """One step on or back."""
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

    def on_board_looked(self, event: Board.Looked) -> None:
        self.look(event.thing)

    @work
    async def look(self, thing: Thing) -> None:
        """Shows a thing from near, as it lies at this step."""
        scene = self.table.scene
        if scene is not None:
            await self.push_screen_wait(still_sheet(scene.state, self.game.players, thing, self.words))
