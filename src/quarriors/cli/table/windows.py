"""Small windows over the table: a question, a page to read, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from quarriors.cli.table.lists import Rows, Window
from quarriors.text.words import Words
from quarriors.tongues import languages

if TYPE_CHECKING:
    from collections.abc import Callable

    from quarriors.cli.preferences import Preferences


class QuestionWindow(Window[bool]):
    """Yes or no."""

    BINDINGS = [Binding("y", "answer(True)", show=False), Binding("n,escape", "answer(False)", show=False)]

    def __init__(self, heading: str, points: list[str], yes: str, no: str) -> None:
        super().__init__()
        self.heading = heading
        self._points = points
        self._rows = (no, yes)

    def compose(self) -> ComposeResult:
        text = Table.grid(padding=(0, 1))
        for point in self._points:
            text.add_row("•", Text(point))
        with VerticalScroll(id="question", classes="window"):
            yield Static(text, markup=False)
            yield Rows(*(Row(Text(words)) for words in self._rows), id="question-options", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.put_away(event.option_index == 1)

    def action_answer(self, yes: bool) -> None:
        self.put_away(yes)


class PageWindow(Window[None]):
    """Something to read, from its beginning."""

    BINDINGS = [Binding("escape,q,l,question_mark,enter,space", "close", show=False)]

    def __init__(self, heading: str, text: Text | Table, hint: str) -> None:
        super().__init__()
        self.heading = heading
        self.hint = hint
        self._text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window"):
            yield Static(self._text, id="page-text", markup=False)

    def on_mount(self) -> None:
        super().on_mount()
        self.query("#page").focus()

    def action_close(self) -> None:
        self.put_away(None)


class LastPage(PageWindow):
    """Something to read from its end."""

    def on_mount(self) -> None:
        super().on_mount()
        for page in self.query("#page").results(VerticalScroll):
            self.call_after_refresh(page.scroll_end, animate=False)


#: What can be set here; the theme has a key of its own.
SETTINGS = ("confirm", "pace")


class SettingsWindow(Window[None]):
    """How the table behaves and which language it speaks; kept from game to game."""

    BINDINGS = [Binding("escape,q,s", "close", show=False)]

    def __init__(self, preferences: Preferences, words: Words, speak: Callable[[Words], None]) -> None:
        super().__init__()
        self._preferences = preferences
        self._speak = speak
        self._choose(words)

    def _choose(self, words: Words) -> None:
        self._words = words
        self.heading = words.say("table-settings")
        self.hint = words.say("table-hint-settings")

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="settings", classes="window"):
            yield Rows(*self._rows(), id="settings-options", markup=False)

    def _rows(self) -> list[Row]:
        values = [(name, self._preferences[name]) for name in SETTINGS]
        said = [self._words.say(f"table-setting-{name}-{value}") for name, value in values]
        said.append(self._words.say("table-setting-lang", language=self._words.name))
        return [Row(Text(row)) for row in said]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(SETTINGS):
            self._preferences.change(SETTINGS[event.option_index])
        else:
            known = languages()
            self._choose(Words(known[(known.index(self._words.code) + 1) % len(known)]))
            self._speak(self._words)
            self.write_frame()
        for at, row in enumerate(self._rows()):
            event.option_list.replace_option_prompt_at_index(at, row.prompt)

    def action_close(self) -> None:
        self.put_away(None)
