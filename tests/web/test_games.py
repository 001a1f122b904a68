"""Whole games in the browser, by clicks."""

from __future__ import annotations

import pytest

from tests.web.hand import Hand
from tests.web.visitor import Visitor
from tests.web.words import beginning

pytestmark = pytest.mark.browser


def test_a_whole_game_against_a_bot_by_clicks_only(visitor: Visitor) -> None:
    page = visitor.go()
    page.get_by_role("button", name=beginning("play-now")).click()
    hand = Hand(page)
    hand.play_out()
    assert len(hand.taken) > 20
