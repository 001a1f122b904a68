"""Writes the golden files anew: `python -m tests.golden.regenerate`."""

from __future__ import annotations

from pathlib import Path

from . import counts, games, greedy

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games.txt"
BOX_GAMES = FOLDER / "box-games.txt"
COUNTS = FOLDER / "counts.txt"
GREEDY = FOLDER / "greedy.txt"


def main() -> None:
    GAMES.write_text("\n".join([f"# {games.HEADER}", *games.lines()]) + "\n", encoding="utf-8")
    BOX_GAMES.write_text("\n".join([f"# {games.BOXES_HEADER}", *games.box_lines()]) + "\n", encoding="utf-8")
    COUNTS.write_text("\n".join(["# ways on from each position to depth 1, 2, …", *counts.lines()]) + "\n", "utf-8")
    GREEDY.write_text("\n".join([f"# {greedy.HEADER}", *greedy.lines()]) + "\n", encoding="utf-8")


def golden(path: Path) -> list[str]:
    """The lines of a golden file, without its heading."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


if __name__ == "__main__":
    main()
