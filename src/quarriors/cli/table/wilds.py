"""The Wilds: every card with its price, the Glory of its Creatures, and the dice left on it; then the quests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.widget import Widget

from quarriors.cli.menu import on_table
from quarriors.cli.table.board import Board, Cell, Thing
from quarriors.cli.table.chips import ANCHOR, ENERGIES, GLORY, card_style, level_sign, symbols
from quarriors.cli.table.looks import seat_style
from quarriors.engine.lines import Anchored
from quarriors.engine.table import HAS_ANCHORED
from quarriors.text import brief_name, card_name, short_name
from quarriors.text.provenance import marks

if TYPE_CHECKING:
    from quarriors.cli.table.scene import Scene
    from quarriors.engine.cards import Card
    from quarriors.engine.state import State
    from quarriors.text.words import Words

_PIP = "●"
#: More dice than this are counted, not drawn.
_PIPS = 5
#: A column narrower than this shows numbers instead of pips.
_WIDE = 44
#: From this width on there is room for two columns.
_TWO_COLUMNS = 72


class WildsBoard(Board):
    """The cards in the middle of the table, cheapest first."""

    def lay(self, width: int) -> list[Cell]:
        scene = self.scene
        if scene is None or not width:
            return []
        cards = on_table(scene.state)
        columns = 2 if width >= _TWO_COLUMNS else 1
        rows = -(-len(cards) // columns)
        wide = (width - (columns - 1)) // columns
        tall = 2 if columns == 1 and self._room() >= 2 * len(cards) else 1
        cells: list[Cell] = []
        for place, at in enumerate(cards):
            lines = [self._line(scene, at, wide)]
            if tall == 2:
                lines.append(self._faces(scene, at, wide))
            cells.append(Cell((place // rows) * (wide + 1), place % rows * tall, lines, Thing("card", at)))
        return cells

    def _room(self) -> int:
        """How many lines can be seen at once."""
        return self.parent.content_size.height if isinstance(self.parent, Widget) else 0

    def _faces(self, scene: Scene, at: int, width: int) -> Text:
        """What its dice can show."""
        shown = [symbols(face) or "–" for face in scene.state.catalog.cards[at].die.faces]
        text = Text(" " * (_price_width(scene.state) + 2 + _PIPS) + "  ".join(shown), "dim")
        text.truncate(width, pad=True)
        return text

    def _line(self, scene: Scene, at: int, width: int) -> Text:
        s = scene.state
        card = s.catalog.cards[at]
        left = len(s.on_card(at))
        text = Text()
        text.append(_price(s, at).rjust(_price_width(s) - 1) + " ", card_style(card))
        usable = Thing("card", at) in scene.usable
        text.append("▸" if usable else " ", "bold")
        dice = (_PIP * left if left <= _PIPS else f"×{left}").ljust(_PIPS) if width >= _WIDE else f"×{left}".ljust(3)
        text.append(f"{dice} ", "" if left else "dim")
        end = _end(scene, at)
        room = width - text.cell_len - end.cell_len
        name = _name(card, scene.words, room)
        text.append(name, "bold" if usable else "" if left else "dim")
        text.append(" " * (room - len(name)))
        text.append_text(end)
        return text


def _price_width(s: State) -> int:
    """How wide prices are drawn, with the space behind them: two of them stand there where there are discounts."""
    return 6 if any(discounted >= 0 for discounted in s.catalog.discounted) else 3


def _price(s: State, at: int) -> str:
    """What a capture costs, and behind a stroke what it costs with some of its energy; a quest's level."""
    card = s.catalog.cards[at]
    if card.kind == "quest":
        return level_sign(card.level)
    if not s.catalog.capturable[at]:
        return "–"
    price = str(s.capture_price(at))
    discounted = s.catalog.discounted[at]
    return price if discounted < 0 else f"{price}/{s.changed_price(at, discounted)}"


def _name(card: Card, words: Words, room: int) -> str:
    """Its name, marked where not all of it is as printed; as short as there is room for."""
    mark = marks(card)
    names = (card_name(card, words), brief_name(card, words), short_name(card, words))
    found = next((name for name in names if len(name) + len(mark) <= room), names[-1][: max(0, room - len(mark))])
    return found + mark


def _end(scene: Scene, at: int) -> Text:
    """What stands at the end of its line: its Anchored Spell, who is on the quest, its Glory."""
    s = scene.state
    card = s.catalog.cards[at]
    text = Text()
    spell = next((line for line in card.lines if isinstance(line, Anchored)), None)
    if spell is not None:
        text.append(f" {ANCHOR}{spell.cost}{ENERGIES[spell.energy]}", "dim" if s.flags & HAS_ANCHORED else "")
    player = s.quest_of(at) if s.on_quest else -1
    if player >= 0:
        text.append(" ")
        text.append(f" {scene.marks[player]} ", seat_style(player))
    if card.glory:
        text.append(f" {GLORY}{card.glory}")
    return text
