"""Records that people bring along, and what strangers make of them."""

from __future__ import annotations

import re

from quarriors import Game, deal, read_position, write_position, write_record


def brought() -> str:
    """The record of a game of two that goes on from a position, and has not gone on yet."""
    game = Game.new(["Ann", "Ben"], deal(["base"], seed=7), seed=7)
    return write_record(read_position(write_position(game), seed=3)).split("\n\n")[0] + "\n\n"


def _with(pattern: str, new: str) -> str:
    text, times = re.subn(pattern, new, brought(), flags=re.MULTILINE)
    assert times, pattern
    return text


#: What is wrong with it, and a word of what is said of that.
HOSTILE: dict[str, tuple[str, str]] = {
    "brackets in the memory": (brought().rstrip() + "\n| memory: " + 7000 * "[" + "\n\n", "brackets"),
    "brackets in what is pending": (brought().rstrip() + "\n| pending: " + 7000 * "[" + "\n\n", "brackets"),
    "a turn beyond all turns": (_with("turn: 1,", "turn: 1" + 30 * "0" + ","), "turn"),
    "more Quiddity than there is": (_with(r"quiddity \d+", "quiddity 1" + 30 * "0"), "quiddity"),
    "more captures than anybody needs": (_with(r"captures \d+", "captures 1" + 30 * "0"), "captures"),
    "more dice than there are": (_with("bag: ", "bag: 999999999999 "), "die"),
    "nobody has dice": (_with(r"^\|   bag: .*\n", ""), "dice"),
}
