"""The Wilds: every card with its price, the Glory of its Creatures, and the dice left on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.widget import Widget

from quarriors.cli.table.board import Board, Cell, Thing
from quarriors.cli.table.chips import GLORY, card_style, symbols
from quarriors.engine.zones import ZONES
from quarriors.text import brief_name, card_name

if TYPE_CHECKING:
    from quarriors.cli.table.scene import Scene

_PIP = "●"
#: More dice than this are counted, not drawn.
_PIPS = 5
#: A column narrower than this shows numbers instead of pips.
_WIDE = 44
#: From this width on there is room for two columns.
_TWO_COLUMNS = 72


class Wilds(Board):
    """The cards in the middle of the table, cheapest first."""

    def lay(self, width: int) -> list[Cell]:
        scene = self.scene
        if scene is None or not width:
            return []
        count = len(scene.state.catalog.cards)
        columns = 2 if width >= _TWO_COLUMNS else 1
        rows = -(-count // columns)
        wide = (width - (columns - 1)) // columns
        tall = 2 if columns == 1 and self._room() >= 2 * count else 1
        cells: list[Cell] = []
        for at in range(count):
            lines = [self._line(scene, at, wide)]
            if tall == 2:
                lines.append(self._faces(scene, at))
            cells.append(Cell((at // rows) * (wide + 1), at % rows * tall, lines, Thing("card", at)))
        return cells

    def _room(self) -> int:
        """How many lines can be seen at once."""
        return self.parent.content_size.height if isinstance(self.parent, Widget) else 0

    def _faces(self, scene: Scene, at: int) -> Text:
        """What its dice can show."""
        faces = scene.state.catalog.cards[at].die.faces
        return Text(" " * (5 + _PIPS) + "  ".join(symbols(face) or "–" for face in faces), "dim")

    def _line(self, scene: Scene, at: int, width: int) -> Text:
        s = scene.state
        card = s.catalog.cards[at]
        left = len(s.piles[s.n * ZONES + at])
        text = Text()
        text.append(f"{s.capture_price(at):2} ", card_style(card))
        usable = Thing("card", at) in scene.usable
        text.append("▸" if usable else " ", "bold")
        dice = (_PIP * left if left <= _PIPS else f"×{left}").ljust(_PIPS) if width >= _WIDE else f"×{left}".ljust(3)
        text.append(f"{dice} ", "" if left else "dim")
        glory = f" {GLORY}{card.glory}" if card.glory else ""
        room = width - text.cell_len - len(glory)
        name = card_name(card, scene.lang)
        if len(name) > room:
            name = brief_name(card, scene.lang)
        text.append(name, "bold" if usable else "" if left else "dim")
        text.append(" " * (room - len(name)))
        text.append(glory)
        return text
