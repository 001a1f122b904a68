"""The table as a whole: status, glory track, Wilds, mats, and where there is room the story so far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Container, VerticalScroll
from textual.geometry import Size
from textual.widgets import Static

from quarriors.cli.menu import on_table
from quarriors.cli.table.board import Thing
from quarriors.cli.table.desk import Desk, beat_line
from quarriors.cli.table.mats import Mats, MatsFrame
from quarriors.cli.table.sheet import thing_text
from quarriors.cli.table.track import Status, Track
from quarriors.cli.table.wilds import WildsBoard

if TYPE_CHECKING:
    from quarriors.cli.table.scene import Scene
    from quarriors.text import Beat
    from quarriors.text.words import Words

#: The smallest terminal the table fits in.
LEAST = (80, 24)
#: From these sizes on the table uses more room: the Wilds stand in one column only if all of them can be seen.
WIDE = (118, 34)
WITH_STORY = 150
TALL = 38
#: Lines of a narrow screen that are not for Wilds and mats: the track, the desk, the keys.
_BELOW = 9
#: Lines of a wide screen that are not for Wilds and desk: the track, the keys, the frame of the Wilds.
_AROUND = 4
#: How tall the desk of a wide screen is, if the Wilds leave it as much, and how tall in any case.
_DESK = 13
_LEAST_DESK = 9
#: Beats that the story at the side shows.
_STORY = 60


def _is_wide(size: Size) -> bool:
    return size.width >= WIDE[0] and size.height >= WIDE[1]


class TableView(Container):
    """Everything that lies on the table."""

    def __init__(self) -> None:
        super().__init__(id="table")

    def compose(self) -> ComposeResult:
        yield Status(id="status")
        yield Track(id="track")
        with Container(id="middle"):
            with VerticalScroll(id="wilds-frame", can_focus=False):
                yield WildsBoard(id="wilds")
            with MatsFrame(id="mats-frame"):
                yield Mats(id="mats")
            with VerticalScroll(id="story-frame", can_focus=False):
                yield Static(id="story", markup=False)

    def show(self, scene: Scene) -> None:
        """Draws that scene."""
        self.query_one(Status).show(scene)
        self.query_one(Track).show(scene)
        self.query_one(WildsBoard).show(scene)
        self.query_one(Mats).show(scene)
        self._share()
        self.query_one(MatsFrame).turn_to(scene.turned_to)

    def _share(self) -> None:
        """Leaves the desk its room below a narrow table: what the mats have no room for is scrolled to.

        Below a wide one the desk makes room for the Wilds, so that all of them can be seen.
        """
        size = self.screen.size
        status, wilds = (
            self.query_one(kind).get_content_height(size, size, size.width) for kind in (Status, WildsBoard)
        )
        desk = self.screen.query_one(Desk)
        frame = self.query_one("#mats-frame")
        if _is_wide(size):
            cards = len(on_table(self.scene.state)) if self.scene is not None else 0
            desk.styles.height = max(_LEAST_DESK, min(_DESK, size.height - status - cards - _AROUND))
            frame.styles.max_height = "100%"
        else:
            desk.styles.height = "1fr"
            frame.styles.max_height = max(3, size.height - status - wilds - _BELOW)

    def _use_room(self) -> None:
        """Lays the boards anew when their frames have their sizes: they may show more."""
        mats = self.query_one(Mats)
        for board in (self.query_one(WildsBoard), mats) if mats.roomy else (self.query_one(WildsBoard),):
            board.changed()

    def detail(self, thing: Thing) -> None:
        """Shows the card of a thing beside the table, where there is room."""
        scene = self.scene
        if scene is not None and thing.kind != "piles":
            self.screen.query_one(Desk).detail(thing_text(scene.state, thing, scene.words))

    def tell(self, beats: list[Beat]) -> None:
        """Writes the story so far at the side."""
        text = Text()
        for beat in beats[-_STORY:]:
            text.append_text(beat_line(beat))
            text.append("\n")
        text.rstrip()
        self.query_one("#story", Static).update(text)
        frame = self.query_one("#story-frame", VerticalScroll)
        self.call_after_refresh(frame.scroll_end, animate=False)

    @property
    def scene(self) -> Scene | None:
        """What is drawn."""
        return self.query_one(WildsBoard).scene

    def fit(self, size: Size, words: Words) -> None:
        """Uses the room there is: the wide table from some size on, the story at its side, dice as tiles.

        Where there is too little, nothing is drawn but what is missing.
        """
        small = size.width < LEAST[0] or size.height < LEAST[1]
        if self.screen.has_class("-small") and not small:
            self.call_after_refresh(self.screen.query_one(Desk).take_up)  # what is not drawn loses the keys
        self.screen.set_class(small, "-small")
        if small:
            said = words.say("table-small", width=size.width, height=size.height)
            self.screen.query_one("#small", Static).update(said)
        wide = _is_wide(size)
        self.screen.set_class(wide, "-wide")
        self.screen.set_class(wide and size.width >= WITH_STORY, "-story")
        mats = self.query_one(Mats)
        roomy = wide and size.height >= TALL
        if mats.roomy != roomy:
            mats.roomy = roomy
            mats.changed()
        self.call_after_refresh(self._use_room)
        self._share()
