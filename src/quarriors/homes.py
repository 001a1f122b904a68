"""Where the program keeps what belongs to its user."""

from __future__ import annotations

import os
from pathlib import Path


def home() -> Path:
    """The user's data folder, or what the variable QUARRIORS_HOME names."""
    named = os.environ.get("QUARRIORS_HOME")
    if named:
        return Path(named).expanduser()
    from platformdirs import user_data_path

    return user_data_path("quarriors", appauthor=False)


def boxes_folder() -> Path:
    """Where the user's own boxes lie: a folder in `home`, or what the variable QUARRIORS_BOXES names."""
    named = os.environ.get("QUARRIORS_BOXES")
    return Path(named).expanduser() if named else home() / "boxes"
