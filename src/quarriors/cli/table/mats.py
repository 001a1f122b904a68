"""The play mats: for each player Glory, bag and piles in numbers, the Ready Area and the Active Pool as dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text
from textual.geometry import Region

from quarriors.cli.table.board import Board, Cell, Thing, flowing
from quarriors.cli.table.chips import GLORY, chip, tile
from quarriors.cli.table.looks import seat_style
from quarriors.engine.zones import ACTIVE, ASIDE, BAG, LOCKED, QUEST, READY, SPENT, USED, ZONE_IDS, ZONES
from quarriors.text import message

if TYPE_CHECKING:
    from quarriors.cli.table.scene import Scene

#: Where dice lie open before a player, in the order they are drawn.
_DRAWN = (READY, ACTIVE, ASIDE, LOCKED, QUEST)
_UNDERLINED = Style(bold=True, underline=True)


class Mats(Board):
    """Every player's mat, the one whose turn it is marked. `roomy` mats draw dice as tiles."""

    roomy = False

    def lay(self, width: int) -> list[Cell]:
        scene = self.scene
        if scene is None or not width:
            return []
        cells: list[Cell] = []
        y = 0
        for player in range(scene.state.n):
            below = self._mat(scene, player, y, width, cells)
            y = below + 1 if self.roomy and below == y + 1 else below
        return cells

    def mat_of(self, player: int) -> Region:
        """Where that player's mat lies, as far as it is laid out."""
        tops = [cell.y for cell in self._cells if cell.thing is not None and cell.thing.kind == "piles"]
        if player >= len(tops):
            return Region()
        below = tops[player + 1] if player + 1 < len(tops) else max(cell.y + len(cell.lines) for cell in self._cells)
        return Region(0, tops[player], 1, below - tops[player])

    def _mat(self, scene: Scene, player: int, y: int, width: int, cells: list[Cell]) -> int:
        """Lays out one player's mat from that row on; the first row below it."""
        s = scene.state
        title = self._title(scene, player, width)
        cells.append(Cell(0, y, [title], Thing("piles", player)))
        x = title.cell_len + 1
        labels = {zone: message(f"table-zone-{ZONE_IDS[zone]}", scene.lang) for zone in _DRAWN}
        indent = 3 + max(len(label) for zone, label in labels.items() if zone in (READY, ACTIVE, ASIDE))
        for zone in _DRAWN:
            dice = s.piles[player * ZONES + zone]
            if not dice:
                continue
            label = Text(labels[zone], "dim")
            drawn: list[tuple[list[Text], Thing | None]] = []
            for die in self._ordered(scene, dice):
                drawn.append((self._die(scene, die), Thing("die", die)))
            wide = sum(max(line.cell_len for line in lines) + 1 for lines, _ in drawn)
            if zone == READY and not self.roomy and x + label.cell_len + wide <= width:
                cells.append(Cell(x, y, [label]))
                placed, _ = flowing(drawn, x + label.cell_len + 1, y, width)
            else:
                y += 1
                cells.append(Cell(2, y, [label]))
                placed, below = flowing(drawn, max(indent, 3 + label.cell_len), y, width)
                y = below if self.roomy else below - 1
            cells += placed
        return y + 1

    def _ordered(self, scene: Scene, dice: list[int]) -> list[int]:
        """Spells right behind the Creature they are attached to."""
        s = scene.state
        if not s.attachments:
            return list(dice)
        ordered: list[int] = []
        for die in dice:
            if s.attached[die] < 0:
                ordered.append(die)
                worn = [d for p in range(s.n) for d in s.piles[p * ZONES + READY] if s.attached[d] == die]
                ordered += [other for other in worn if other not in ordered]
        return ordered

    def _title(self, scene: Scene, player: int, width: int) -> Text:
        """Name, Glory and piles; where they are too long for one line, the kind of bot is left out, then the piles."""
        titles = [
            self._titled(scene, player, kind, piles) for kind, piles in ((True, True), (False, True), (False, False))
        ]
        return next((title for title in titles if title.cell_len <= width), titles[-1])

    def _titled(self, scene: Scene, player: int, kind: bool, piles: bool) -> Text:
        s = scene.state
        active = player == s.active and not s.over
        text = Text()
        text.append("▶" if active else " ", "bold")
        text.append(f" {scene.marks[player]} ", seat_style(player))
        text.append(f" {scene.players[player]}", "bold" if active else "")
        if kind and scene.bots[player]:
            text.append(f" ({scene.bots[player]})", "dim")
        text.append(f" {GLORY}{s.glory[player]}", "bold")
        if not piles:
            return text
        counts = {
            name: len(s.piles[player * ZONES + zone]) for name, zone in (("bag", BAG), ("used", USED), ("spent", SPENT))
        }
        text.append("  " + message("table-piles", scene.lang, **counts), "dim")
        return text

    def _die(self, scene: Scene, die: int) -> list[Text]:
        lines = tile(scene.state, die, scene.lang) if self.roomy else chip(scene.state, die, scene.lang)
        if Thing("die", die) in scene.usable:
            name = lines[0].plain.strip()
            start = lines[0].plain.index(name)
            lines[0].stylize(_UNDERLINED, start, start + len(name))
        return lines
