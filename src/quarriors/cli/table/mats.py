"""The play mats: for each player Glory, bag and piles in numbers, the Ready Area and the Active Pool as dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.style import Style
from rich.text import Text
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.widget import Widget

from quarriors.cli.characters import marked
from quarriors.cli.table.board import Board, Cell, Thing, flowing
from quarriors.cli.table.chips import GLORY, chip, tile
from quarriors.cli.table.looks import seat_style
from quarriors.engine.zones import (
    ACTIVE_POOL,
    BAG,
    LOCKED_AREA,
    QUEST_AREA,
    READY_AREA,
    SET_ASIDE,
    SPENT_PILE,
    USED_PILE,
    ZONE_IDS,
)
from quarriors.text import short_name

if TYPE_CHECKING:
    from quarriors.cli.table.scene import Scene

#: Where dice lie open before a player, in the order they are drawn.
_DRAWN = (READY_AREA, LOCKED_AREA, QUEST_AREA, ACTIVE_POOL, SET_ASIDE)
#: Zones that go on in the row that is begun, if there is room.
_JOINING = (READY_AREA, LOCKED_AREA, QUEST_AREA)
_UNDERLINED = Style(bold=True, underline=True)


class MatsFrame(VerticalScroll, can_focus=False):
    """Where the mats lie. The player to look at stays in sight, whatever changes its size."""

    _player = 0

    def turn_to(self, player: int) -> None:
        """Looks at that player's mat from now on."""
        self._player = player
        self.call_after_refresh(self._turn)

    def on_resize(self) -> None:
        self.call_after_refresh(self._turn)

    def _turn(self) -> None:
        for mats in self.query(Mats):
            self.scroll_to_region(mats.mat_of(self._player), animate=False, force=True)


class Mats(Board):
    """Every player's mat, the one whose turn it is marked. `roomy` mats draw dice as tiles, if all of them fit."""

    roomy = False

    def lay(self, width: int) -> list[Cell]:
        scene = self.scene
        if scene is None or not width:
            return []
        room = self.parent.content_size.height if isinstance(self.parent, Widget) else 0
        if self.roomy:
            cells = self._mats(scene, width, tiles=True)
            if not room or max(cell.y + len(cell.lines) for cell in cells) <= room:
                return cells
        return self._mats(scene, width, tiles=False)

    def _mats(self, scene: Scene, width: int, tiles: bool) -> list[Cell]:
        cells: list[Cell] = []
        y = 0
        for player in range(scene.state.n):
            below = self._mat(scene, player, y, width, tiles, cells)
            y = below + 1 if tiles and below == y + 1 else below
        return cells

    def mat_of(self, player: int) -> Region:
        """Where that player's mat lies, as far as it is laid out."""
        tops = [cell.y for cell in self._cells if cell.thing is not None and cell.thing.kind == "piles"]
        if player >= len(tops):
            return Region()
        below = tops[player + 1] if player + 1 < len(tops) else max(cell.y + len(cell.lines) for cell in self._cells)
        return Region(0, tops[player], 1, below - tops[player])

    def _mat(self, scene: Scene, player: int, y: int, width: int, tiles: bool, cells: list[Cell]) -> int:
        """Lays out one player's mat from that row on; the first row below it."""
        title = self._title(scene, player, width)
        cells.append(Cell(0, y, [title], Thing("piles", player)))
        # where the row that is begun ends, and where the next one begins; tiles are not laid beside the title
        x, below, begun = title.cell_len + 1, y + 1, not tiles
        known = (
            (READY_AREA, ACTIVE_POOL, SET_ASIDE, LOCKED_AREA)
            if scene.state.catalog.has_locks
            else (READY_AREA, ACTIVE_POOL, SET_ASIDE)
        )
        indent = 3 + max(len(scene.words.say(f"table-zone-{ZONE_IDS[zone]}")) for zone in known)
        for zone in _DRAWN:
            dice = self._drawn(scene, player, zone)
            if not dice:
                continue
            label = Text(self._label(scene, player, zone), "dim")
            drawn = [(self._die(scene, die, tiles), Thing("die", die)) for die in dice]
            wide = sum(max(line.cell_len for line in lines) + 1 for lines, _ in drawn)
            if zone in _JOINING and begun and x + label.cell_len + wide <= width:
                cells.append(Cell(x, y, [label]))
                placed, ends = flowing(drawn, x + label.cell_len + 1, y, width)
            else:
                y = below
                cells.append(Cell(2, y, [label]))
                placed, ends = flowing(drawn, max(indent, 3 + label.cell_len), y, width)
            cells += placed
            y, x, begun = placed[-1].y, placed[-1].x + placed[-1].width + 1, True
            below = max(below, ends + 1 if tiles else ends)
        return below

    def _label(self, scene: Scene, player: int, zone: int) -> str:
        """What a zone is called; the Quest Area by the quest."""
        if zone == QUEST_AREA:
            quest = scene.state.catalog.cards[scene.state.on_quest[player]]
            return scene.words.say("table-zone-quest-at", card=short_name(quest, scene.words))
        return scene.words.say(f"table-zone-{ZONE_IDS[zone]}")

    def _drawn(self, scene: Scene, player: int, zone: int) -> list[int]:
        """The dice to be drawn there: Large dice wait for their turn unseen."""
        s = scene.state
        dice = s.pile(player, zone)
        if zone == SET_ASIDE:
            dice = [die for die in dice if not s.catalog.large[s.catalog.card_of[die]]]
        return self._ordered(scene, dice)

    def _ordered(self, scene: Scene, dice: list[int]) -> list[int]:
        """Spells right behind the Creature they are attached to."""
        s = scene.state
        if not s.attachments:
            return list(dice)
        ordered: list[int] = []
        for die in dice:
            if s.attached[die] < 0:
                ordered.append(die)
                worn = [d for p in range(s.n) for d in s.pile(p, READY_AREA) if s.attached[d] == die]
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
        text.append(" ")
        usable = Thing("piles", player) in scene.usable
        text.append(scene.players[player], _UNDERLINED if usable else "bold" if active else "")
        if kind and scene.bots[player]:
            text.append(f" ({marked(scene.bots[player])})", "dim")
        text.append(f" {GLORY}{s.glory[player]}", "bold")
        if not piles:
            return text
        counts = {
            name: len(s.pile(player, zone)) for name, zone in (("bag", BAG), ("used", USED_PILE), ("spent", SPENT_PILE))
        }
        text.append("  " + scene.words.say("table-piles", **counts), "dim")
        return text

    def _die(self, scene: Scene, die: int, tiles: bool) -> list[Text]:
        lines = tile(scene.state, die, scene.words) if tiles else chip(scene.state, die, scene.words)
        if Thing("die", die) in scene.usable:
            name = lines[0].plain.strip()
            start = lines[0].plain.index(name)
            lines[0].stylize(_UNDERLINED, start, start + len(name))
        return lines
