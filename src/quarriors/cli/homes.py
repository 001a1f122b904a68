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
