"""Screens as they are seen, compared with the ones that were looked at and found good.

A change that is meant: python -m tests.cli.table.regenerate, and look at the difference.
"""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tests.cli.table.scenes import SCENES, SCREENS, Scene, photograph

_SHOTS = [(scene, size) for scene in SCENES for size in scene.sizes]


@pytest.mark.parametrize(
    ("scene", "size"),
    [
        # Each scene in its smallest window at once, in the others in the evening.
        pytest.param(
            scene, size, id=scene.file(size).stem, marks=() if size == min(scene.sizes) else pytest.mark.evening
        )
        for scene, size in _SHOTS
    ],
)
def test_a_scene_looks_as_it_did(scene: Scene, size: tuple[int, int]) -> None:
    seen = photograph(scene, size)
    assert seen == scene.file(size).read_text(encoding="utf-8")
    lines = seen.splitlines()
    assert len(lines) <= size[1]
    assert max(cell_len(line) for line in lines) <= size[0]


def test_there_is_no_screen_without_a_scene() -> None:
    assert {path.name for path in SCREENS.glob("*.txt")} == {scene.file(size).name for scene, size in _SHOTS}


@pytest.mark.parametrize(("scene", "size"), _SHOTS, ids=[scene.file(size).stem for scene, size in _SHOTS])
def test_the_keys_stay_on_the_screen(scene: Scene, size: tuple[int, int]) -> None:
    if scene.name != "small":
        assert "q Quit" in scene.file(size).read_text(encoding="utf-8").splitlines()[-1]
