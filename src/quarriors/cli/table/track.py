"""The glory track, and the line that says whose turn it is and which phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from quarriors.cli.table.chips import ENERGIES, GLORY, QUIDDITY
from quarriors.cli.table.looks import seat_style
from quarriors.engine.energies import available_of
from quarriors.engine.paying import available
from quarriors.text.phases import phase_of, phases_of

if TYPE_CHECKING:
    from quarriors.cli.table.scene import Scene
    from quarriors.engine.state import State


class Track(Widget):
    """From 0 to the Glory that wins, with every player's marker where he stands."""

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Draws this track from now on."""
        self.scene = scene
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def render(self) -> Text:
        text = Text(no_wrap=True, end="")
        scene = self.scene
        if scene is None:
            return text
        s = scene.state
        text.append(f" {GLORY} ", "bold")
        goal = s.goal
        space = max(2, (self.content_size.width - 4) // (goal + 1))
        for glory in range(goal + 1):
            here = [seat for seat in range(s.n) if min(s.glory[seat], goal) == glory]
            for seat in here:
                text.append(scene.marks[seat], seat_style(seat))
            used = len(here)
            if not here:
                number = str(glory) if glory % 5 == 0 or glory == goal else "·"
                text.append(number, "bold" if glory == goal else "dim")
                used = len(number)
            if used < space and glory < goal:
                text.append(" " * (space - used))
        return text


class Status(Widget):
    """Turn, player, the phases with the present one marked, Quiddity and captures left."""

    scene: Scene | None = None

    def show(self, scene: Scene) -> None:
        """Tells of this table from now on."""
        self.scene = scene
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return max(1, -(-self._line(width).cell_len // width)) if width else 1

    def render(self) -> Text:
        return self._line(self.content_size.width)

    def _line(self, width: int) -> Text:
        """Everything in one line; where it would be too long, the other phases are left out."""
        scene = self.scene
        if scene is None:
            return Text()
        s = scene.state
        line = self._with(scene, phases_of(s))
        return line if line.cell_len <= width else self._with(scene, (phase_of(s),))

    def _with(self, scene: Scene, phases: tuple[str, ...]) -> Text:
        s = scene.state
        words = scene.words
        text = Text(end="")
        text.append(f" {scene.marks[s.active]} ", seat_style(s.active))
        text.append(" " + words.say("table-turn", n=s.turn, player=scene.players[s.active]) + " ", "bold")
        now = phase_of(s)
        for phase in phases:
            name = words.say(f"table-phase-{phase}")
            text.append(" ")
            text.append(f" {name} " if phase == now else name, "reverse bold" if phase == now else "dim")
        text.append("  " + quiddity_signs(s), "bold")
        text.append("  " + words.say("table-captures", n=max(0, s.captures_left())), "")
        return text


def quiddity_signs(s: State) -> str:
    """What the active player could spend now: Quiddity, and beside it what is Light or Dark."""
    if not s.catalog.has_energy:
        return f"{available(s)}{QUIDDITY}"
    amounts = {energy: available_of(s, energy) for energy in ENERGIES}
    plain = available(s) - sum(amounts.values())
    return " ".join([f"{plain}{QUIDDITY}", *(f"{amounts[energy]}{sign}" for energy, sign in ENERGIES.items())])
