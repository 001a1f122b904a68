"""Small windows over the table: a question, a page to read, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from quarriors.text import message

if TYPE_CHECKING:
    from quarriors.cli.sitting import Sitting


class Question(ModalScreen[bool]):
    """Yes or no."""

    BINDINGS = [Binding("y", "answer(True)", show=False), Binding("n,escape", "answer(False)", show=False)]

    def __init__(self, text: Text, yes: str, no: str) -> None:
        super().__init__()
        self._text = text
        self._rows = (no, yes)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="question", classes="window"):
            yield Static(self._text, markup=False)
            yield OptionList(*(Row(Text(words)) for words in self._rows), id="question-options", markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index == 1)

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class Page(ModalScreen[None]):
    """Something to read, from its beginning or from its end."""

    BINDINGS = [Binding("escape,q,l,question_mark,enter,space", "close", show=False)]

    def __init__(self, title: str, text: Text | Table, hint: str, from_end: bool) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._hint = hint
        self._from_end = from_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page", classes="window"):
            yield Static(Text(self._title, "bold"), classes="title", markup=False)
            yield Static(self._text, id="page-text", markup=False)
            yield Static(self._hint, classes="hint", markup=False)

    def on_mount(self) -> None:
        page = self.query_one("#page", VerticalScroll)
        page.focus()
        if self._from_end:
            self.call_after_refresh(page.scroll_end, animate=False)

    def action_close(self) -> None:
        self.dismiss(None)


#: What can be set, with its values in the order they are gone through.
SETTINGS = {"confirm": ("yes", "no"), "pace": ("step", "flow", "off")}


class Settings(ModalScreen[None]):
    """How the table behaves; kept with the game."""

    BINDINGS = [Binding("escape,q,s", "close", show=False)]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self._sitting = sitting

    def compose(self) -> ComposeResult:
        lang = self._sitting.lang
        with VerticalScroll(id="settings", classes="window"):
            yield Static(Text(message("table-settings", lang), "bold"), classes="title", markup=False)
            yield OptionList(*self._rows(), id="settings-options", markup=False)
            yield Static(message("table-hint-settings", lang), classes="hint", markup=False)

    def _rows(self) -> list[Row]:
        lang = self._sitting.lang
        return [Row(Text(message(f"table-setting-{name}-{self._sitting.settings[name]}", lang))) for name in SETTINGS]

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        name = list(SETTINGS)[event.option_index]
        values = SETTINGS[name]
        now = self._sitting.settings[name]
        self._sitting.settings[name] = values[(values.index(now) + 1) % len(values)]
        rows = self.query_one(OptionList)
        at = event.option_index
        rows.replace_option_prompt_at_index(at, self._rows()[at].prompt)

    def action_close(self) -> None:
        self.dismiss(None)
