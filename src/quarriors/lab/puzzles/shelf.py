"""The puzzles that are shipped, and files of others: tables as positions, what to reach, and a line of play."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from quarriors.engine.game import CALLER, Game
from quarriors.engine.option import CHANCE
from quarriors.engine.position import read_position

from .goals import GOAL_KINDS, Aim, Goal

if TYPE_CHECKING:
    from .finding import Found

SHIPPED: Final = Path(__file__).with_name("shipped.json")


@dataclass(frozen=True)
class Puzzle:
    """A table, what to reach in this one turn, and how."""

    id: str
    #: How hard it is, from one die to five.
    grade: int
    #: The box it is about.
    box: str
    #: How many play, and the seat that is to solve it.
    players: int
    seat: int
    goals: tuple[Goal, ...]
    position: str
    #: The way through, with the most stubborn answers: who decides (`CHANCE` for dice), and the words of the option.
    line: tuple[tuple[int, str], ...]

    def table(self) -> Game:
        """The table, draws and rolls left to the caller."""
        return table_of(self.position)

    @staticmethod
    def of(id: str, box: str, found: Found) -> Puzzle:
        """A puzzle out of what was found."""
        game = table_of(found.position)
        seat, players = game.state.active, len(game.players)
        line: list[tuple[int, str]] = []
        for by, option in found.proof.line:
            line.append((by, game.words(option)))
            game.take(option)
        return Puzzle(id, found.grade, box, players, seat, found.goals, found.position, tuple(line))

    def as_data(self) -> dict[str, object]:
        """As a file has it."""
        return {
            "id": self.id,
            "grade": self.grade,
            "box": self.box,
            "players": self.players,
            "seat": self.seat,
            "goals": [goal.as_data() for goal in self.goals],
            "position": self.position.splitlines(),
            "line": [[by, words] for by, words in self.line],
        }


def table_of(position: str) -> Game:
    """The table of a position, draws and rolls left to the caller."""
    return read_position(position, chance=CALLER)


def read(data: dict[str, Any]) -> Puzzle:
    """A puzzle as `Puzzle.as_data` wrote it."""
    goals = tuple(Goal(goal["kind"], goal.get("number", 0), goal.get("card", "")) for goal in data["goals"])
    assert all(goal.kind in GOAL_KINDS for goal in goals)
    line = tuple((int(by), str(words)) for by, words in data["line"])
    position = "\n".join(data["position"]) + "\n"
    return Puzzle(
        data["id"], data["grade"], data["box"], data["players"], data["seat"], goals, position, line
    )  # fmt: skip


def written(puzzles: Iterable[Puzzle]) -> str:
    """A file of puzzles."""
    return json.dumps([puzzle.as_data() for puzzle in puzzles], indent=1, ensure_ascii=False) + "\n"


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles that come with the game, by id, the easy ones first."""
    return {puzzle.id: puzzle for puzzle in map(read, json.loads(SHIPPED.read_text("utf-8")))}


@cache
def aim_of(id: str) -> Aim | None:
    """What a shipped puzzle asks for; None if there is none of that id."""
    puzzle = shipped().get(id)
    return None if puzzle is None else Aim(puzzle.goals, puzzle.table().state)


def is_choice(by: int) -> bool:
    """Whether a step of a line is somebody's decision, and no draw or roll."""
    return by != CHANCE
