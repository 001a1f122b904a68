"""Writes the screens anew: python -m tests.cli.table.regenerate. Look at what has changed before you keep it."""

from __future__ import annotations

import os
import tempfile

from tests.cli.table.scenes import SCENES, SCREENS, photograph


def main() -> None:
    """Photographs every scene."""
    os.environ["QUARRIORS_HOME"] = tempfile.mkdtemp()  # preferences as they are at first
    SCREENS.mkdir(exist_ok=True)
    for old in SCREENS.glob("*.txt"):
        old.unlink()
    for scene in SCENES:
        for size in scene.sizes:
            scene.file(size).write_text(photograph(scene, size), encoding="utf-8")


if __name__ == "__main__":
    main()
