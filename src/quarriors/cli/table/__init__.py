"""The table in the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from quarriors.cli import saves
from quarriors.cli.terminal import check_size

if TYPE_CHECKING:
    from quarriors.cli.sitting import Sitting
    from quarriors.engine.game import Game
    from quarriors.text.words import Words

__all__ = ["check_room", "play_table", "show_replay"]


def check_room() -> None:
    """Refuses a terminal in which the table has no room."""
    from quarriors.cli.table.view import LEAST

    check_size(*LEAST)


def play_table(sitting: Sitting) -> int:
    """Plays at the table until it is left, game after game; returns the exit status."""
    from quarriors.cli.table.app import TableApp

    check_room()
    while True:
        app = TableApp(sitting)
        app.run()
        if app.fault is not None:
            raise app.fault
        status = app.return_code or 0
        if status == 0 and app.afterwards == "replay":
            status = show_replay(sitting.game, sitting.words)
            if status == 0:
                continue  # back to the table where the game has ended
        elif status == 0 and app.afterwards == "again":
            sitting = sitting.again()
            continue
        if status in (0, 130):
            _say_goodbye(sitting)
        return app.return_value or status


def _say_goodbye(sitting: Sitting) -> None:
    """How to come back to the game, or to look at it."""
    if sitting.file is not None:
        id = "table-finished" if sitting.over else "table-saved"
        command = saves.replaying(sitting.file) if sitting.over else saves.resuming(sitting.file)
        sys.stdout.write(sitting.words.say(id, command=command) + "\n")


def show_replay(game: Game, words: Words) -> int:
    """Steps through a game that was played; returns the exit status."""
    from quarriors.cli.table.replaying import ReplayApp

    check_room()
    app = ReplayApp(game, words)
    app.run()
    return app.return_value or app.return_code or 0
