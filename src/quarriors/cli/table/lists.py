"""Windows and lists for hands that are faster than the screen."""

from __future__ import annotations

from contextlib import suppress

from textual.screen import ModalScreen, ScreenResultType
from textual.widgets import OptionList


class Rows(OptionList):
    """A list to choose from. Keys may reach it before it has been laid out; then there is no page to turn."""

    def action_page_up(self) -> None:
        with suppress(KeyError):
            super().action_page_up()  # type: ignore[no-untyped-call]

    def action_page_down(self) -> None:
        with suppress(KeyError):
            super().action_page_down()  # type: ignore[no-untyped-call]


class Window(ModalScreen[ScreenResultType]):
    """A window over the table, its title and what its keys do in the frame.

    It is put away once, however often the key is pressed.
    """

    #: What stands above and below.
    heading = ""
    hint = ""

    def on_mount(self) -> None:
        self.write_frame()
        self.query(OptionList).focus()

    def write_frame(self) -> None:
        """Writes what stands above and below."""
        for frame in self.query(".window"):
            frame.border_title = self.heading
            frame.border_subtitle = self.hint

    def put_away(self, result: ScreenResultType) -> None:
        """Closes it with that result, unless it is closing already."""
        if self.is_current:
            self.dismiss(result)
