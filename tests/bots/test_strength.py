"""Strength: the best bot is as good as the figures in docs/bots.md say, as far as a minute can tell."""

from __future__ import annotations

import pytest

from quarriors.lab.match import match


@pytest.mark.evening
def test_the_champion_beats_the_yardstick() -> None:
    """The same hundred games on every machine. An even bot wins 58 of them once in fifteen times, the champion 68."""
    assert match("champion:1n", "greedy1", games=100, seed="yardstick").wins >= 58
