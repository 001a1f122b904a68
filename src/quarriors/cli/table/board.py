"""A board: things laid out on a surface, each to be pointed at with the mouse or with a cursor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

if TYPE_CHECKING:
    from quarriors.cli.table.scene import Scene


class Thing(NamedTuple):
    """Something on the table that can be looked at: a card of the Wilds, a die, or a player's piles."""

    kind: Literal["card", "die", "piles"]
    number: int


@dataclass
class Cell:
    """Where something is drawn: lines of one width, and the thing they stand for, if any."""

    x: int
    y: int
    lines: list[Text]
    thing: Thing | None = None

    @property
    def width(self) -> int:
        return max(line.cell_len for line in self.lines)

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + len(self.lines)

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + len(self.lines) / 2


class Board(Widget, can_focus=True):
    """Draws cells and lets one of them be chosen. What lies where is for those who inherit to say."""

    BINDINGS = [
        Binding("left", "point('left')", show=False),
        Binding("right", "point('right')", show=False),
        Binding("up", "point('up')", show=False),
        Binding("down", "point('down')", show=False),
        Binding("enter,space", "look", show=False),
    ]

    class Looked(Message):
        """Somebody wants to see a thing from near."""

        def __init__(self, thing: Thing) -> None:
            super().__init__()
            self.thing = thing

    class Pointed(Message):
        """The cursor or the mouse is on a thing."""

        def __init__(self, thing: Thing) -> None:
            super().__init__()
            self.thing = thing

    #: What is drawn.
    scene: Scene | None = None

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._under_mouse: Thing | None = None
        self._cells: list[Cell] = []
        self._laid_for = -1
        self._at: Thing | None = None

    def show(self, scene: Scene) -> None:
        """Draws that scene from now on."""
        self.scene = scene
        self.changed()

    # -- laying out ------------------------------------------------------------------------------

    def lay(self, width: int) -> list[Cell]:
        """Everything there is to draw on so wide a surface."""
        raise NotImplementedError(f"{type(self).__name__}.lay")

    def cells(self, width: int) -> list[Cell]:
        """What is drawn on so wide a surface, laid out anew when something has changed."""
        if width != self._laid_for:
            self._cells = self.lay(width)
            self._laid_for = width
        return self._cells

    def changed(self) -> None:
        """What is drawn is no longer true."""
        self._laid_for = -1
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max((cell.y + len(cell.lines) for cell in self.cells(width)), default=0)

    def render(self) -> Text:
        width = self.content_size.width
        cells = self.cells(width)
        rows: list[list[tuple[int, Text]]] = [[] for _ in range(self.get_content_height(self.size, self.size, width))]
        for cell in cells:
            pointed = self.has_focus and cell.thing is not None and cell.thing == self.pointed
            for k, line in enumerate(cell.lines):
                drawn = line.copy()
                if pointed:
                    drawn.stylize(Style(reverse=True, bold=True))
                rows[cell.y + k].append((cell.x, drawn))
        text = Text(no_wrap=True, end="")
        for number, row in enumerate(rows):
            at = 0
            for x, line in sorted(row, key=lambda placed: placed[0]):
                text.append(" " * (x - at))
                text.append_text(line)
                at = x + line.cell_len
            if number < len(rows) - 1:
                text.append("\n")
        return text

    # -- pointing --------------------------------------------------------------------------------

    def _things(self) -> list[Cell]:
        return [cell for cell in self.cells(self.content_size.width) if cell.thing is not None]

    @property
    def pointed(self) -> Thing | None:
        """The thing under the cursor."""
        things = [cell.thing for cell in self._things()]
        if self._at not in things:
            self._at = things[0] if things else None
        return self._at

    def action_point(self, direction: str) -> None:
        """Moves the cursor to the nearest thing in that direction."""
        cells = self._things()
        here = next((cell for cell in cells if cell.thing == self.pointed), None)
        if here is None:
            return
        x, y = here.middle
        found: list[tuple[float, Cell]] = []
        for cell in cells:
            dx, dy = cell.middle[0] - x, cell.middle[1] - y
            ahead = {"left": -dx, "right": dx, "up": -dy, "down": dy}[direction]
            aside = abs(dy) * 40 if direction in ("left", "right") else abs(dx) * 0.2
            if ahead > 0.4 and (direction in ("up", "down") or abs(dy) < 1):
                found.append((ahead + aside, cell))
        if found:
            self._go_to(min(found, key=lambda pair: pair[0])[1])

    def _go_to(self, cell: Cell) -> None:
        self._at = cell.thing
        self.refresh()
        if cell.thing is not None:
            self.post_message(self.Pointed(cell.thing))
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(Region(cell.x, cell.y, cell.width, len(cell.lines)), animate=False, force=True)

    def action_look(self) -> None:
        """Looks at the thing under the cursor from near."""
        if self.pointed is not None:
            self.post_message(self.Looked(self.pointed))

    def _thing_at(self, event: events.MouseEvent) -> Thing | None:
        offset = event.get_content_offset(self)
        if offset is not None:
            for cell in self._things():
                if cell.holds(offset.x, offset.y):
                    return cell.thing
        return None

    def on_focus(self) -> None:
        if self.pointed is not None:
            self.post_message(self.Pointed(self.pointed))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        thing = self._thing_at(event)
        if thing != self._under_mouse:
            self._under_mouse = thing
            if thing is not None:
                self.post_message(self.Pointed(thing))

    def on_click(self, event: events.Click) -> None:
        thing = self._thing_at(event)
        if thing is not None:
            self._at = thing
            self.refresh()
            self.action_look()


def flowing(cells: Sequence[tuple[list[Text], Thing | None]], x: int, y: int, width: int) -> tuple[list[Cell], int]:
    """Cells side by side from (x, y) on, in new rows where the width ends; and the first row below them."""
    placed: list[Cell] = []
    at, top, height = x, y, 1
    for lines, thing in cells:
        wide = max(line.cell_len for line in lines)
        if at > x and at + wide > width:
            at, top = x, top + height + (height > 1)  # tall things need a gap, or they would run into each other
            height = 1
        placed.append(Cell(at, top, lines, thing))
        height = max(height, len(lines))
        at += wide + 1
    return placed, top + height
