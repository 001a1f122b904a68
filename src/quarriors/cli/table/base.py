"""What playing and replaying share: the table on a screen, its windows, and how it is left."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.widgets import Static

from quarriors.cli.preferences import Preferences
from quarriors.cli.table.board import Board
from quarriors.cli.table.desk import Desk, beat_text
from quarriors.cli.table.keys import Keys, ShownKey
from quarriors.cli.table.legend import legend
from quarriors.cli.table.view import TableView
from quarriors.cli.table.windows import LastPage, PageWindow, SettingsWindow
from quarriors.text import Beat
from quarriors.text.words import Words


class TableScreen(App[int]):
    """A table, a desk below it, and a line of keys. Ends with the exit status."""

    TITLE = "Quarriors!"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("l", "log", show=False),
        Binding("question_mark", "help", show=False),
        Binding("t", "theme", show=False),
        Binding("s", "settings", show=False),
        Binding("ctrl+c,ctrl+q", "interrupt", show=False, priority=True),
    ]
    #: The line at the bottom, and the page of help.
    keys: tuple[ShownKey, ...] = ()
    help: tuple[tuple[str, str], ...] = ()

    def __init__(self, preferences: Preferences, words: Words) -> None:
        super().__init__()
        self.preferences = preferences
        self.words = words
        self._dress()

    def compose(self) -> ComposeResult:
        yield Static(id="small", markup=False)
        yield TableView()
        yield Desk()
        yield Keys(self.keys, self.words)

    def on_resize(self, event: events.Resize) -> None:
        self.table.fit(event.size, self.words)

    # -- parts -----------------------------------------------------------------------------------

    @property
    def table(self) -> TableView:
        return self.screen_stack[0].query_one(TableView)

    @property
    def desk(self) -> Desk:
        return self.screen_stack[0].query_one(Desk)

    def refresh_keys(self) -> None:
        """Shows anew which keys do something."""
        self.screen_stack[0].query_one(Keys).refresh()

    def can_do(self, action: str) -> bool:
        """Whether a key would do something now; those that would not are dimmed."""
        return bool(self.check_action(action, ()))

    @property
    def has_window(self) -> bool:
        """Whether something lies over the table."""
        return len(self.screen_stack) > 1

    def story(self) -> list[Beat]:
        """What the log tells."""
        raise NotImplementedError(f"{type(self).__name__}.story")

    # -- what everybody can do -------------------------------------------------------------------

    def on_board_pointed(self, event: Board.Pointed) -> None:
        self.table.detail(event.thing)

    def action_log(self) -> None:
        """The game so far."""
        text = Text("\n").join(beat_text(beat) for beat in self.story())
        self.push_screen(LastPage(self.label("log"), text, self.label("hint-page")))

    def action_help(self) -> None:
        """Keys and signs."""
        scene = self.table.scene
        if scene is not None:
            page: Table = legend(self.help, scene.state, self.words)
            self.push_screen(PageWindow(self.label("help"), page, self.label("hint-page")))

    def speak(self, words: Words) -> None:
        """Says everything in another language from now on."""
        self.words = words
        self.screen_stack[0].query_one(Keys).speak(words)
        self.table.fit(self.size, words)

    def action_settings(self) -> None:
        """The settings; they are kept from game to game."""
        self.push_screen(SettingsWindow(self.preferences, self.words, self.speak))

    def label(self, id: str) -> str:
        """A message of the table."""
        return self.words.say(f"table-{id}")

    def action_theme(self) -> None:
        """Dark or light, from now on."""
        self.preferences.change("theme")
        self._dress()

    def _dress(self) -> None:
        self.theme = f"textual-{self.preferences['theme']}"

    def action_leave(self) -> None:
        """Leaves the table."""
        self.exit(0)

    def action_interrupt(self) -> None:
        """Leaves as an interrupted program does."""
        self.exit(130)
