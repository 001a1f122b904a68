"""Pictures for the documentation: those that its pages show are there, and no others."""

from __future__ import annotations

import pytest

from tests.web.pictures import FOLDER, main, shown


def test_there_is_every_picture_that_is_shown_and_no_other() -> None:
    assert len(shown()) > 20
    assert {file.name for file in FOLDER.glob("*.webp")} == shown()


def test_a_scene_that_is_not_there_is_named() -> None:
    with pytest.raises(SystemExit, match="no such scene: ballroom; there are home, "):
        main(["ballroom"])
