"""The table in the terminal."""

from __future__ import annotations

import shutil
import sys
from typing import TYPE_CHECKING

from quarriors.cli.failures import Failure
from quarriors.text import message

if TYPE_CHECKING:
    from quarriors.cli.sitting import Sitting
    from quarriors.engine.game import Game

__all__ = ["play_table", "show_replay"]


def check_size() -> None:
    """Refuses a terminal in which the table has no room."""
    from quarriors.cli.table.view import LEAST

    size = shutil.get_terminal_size()
    if size.columns < LEAST[0] or size.lines < LEAST[1]:
        raise Failure(
            f"the table needs a terminal of {LEAST[0]}×{LEAST[1]}, this one is {size.columns}×{size.lines}: "
            "make it larger, or use --plain"
        )


def play_table(sitting: Sitting) -> int:
    """Plays at the table until the game is over or left; returns the exit status."""
    from quarriors.cli.table.app import TableApp

    check_size()
    app = TableApp(sitting)
    app.run()
    if app.fault is not None:
        raise app.fault
    if sitting.told and sitting.file is not None:
        kept = str(sitting.file.path)
        id = "table-finished" if sitting.over else "table-saved"
        command = f"quarriors replay {kept}" if sitting.over else f"quarriors play --resume --save {kept}"
        sys.stdout.write(message(id, sitting.lang, command=command) + "\n")
    return app.return_value or 0


def show_replay(game: Game, lang: str) -> int:
    """Steps through a game that was played; returns the exit status."""
    from quarriors.cli.table.replaying import ReplayApp

    check_size()
    return ReplayApp(game, lang).run() or 0
