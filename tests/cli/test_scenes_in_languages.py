"""Both tables in every language at 80×24: whatever is asked, offered and named is there to the last word."""

from __future__ import annotations

import pytest
from textual.app import App

from quarriors.cli.table.app import TableApp
from quarriors.text import Words, brief_name, card_name, describe_decision, describe_option, describe_result
from quarriors.tongues import languages
from tests.cli.table.scenes import SCENES, SMALL, Scene
from tests.cli.table.seen import screen_text
from tests.cli.test_plain import At, typed  # noqa: F401
from tests.cli.test_pseudo import photograph

#: The table, an attack, a defence, a decision in many words, the end, and a game looked at again.
CHOSEN = ("menu", "attack", "defend", "quest-who", "won", "replay")
LONG = [scene for scene in SCENES if scene.name in CHOSEN]
#: What stands in the last lines, whatever the table.
FOOTER = ("table-footer-quit", "table-footer-help", "table-footer-log", "table-footer-settings")


def in_one_line(text: str) -> str:
    return " ".join(text.replace("│", " ").split())


@pytest.mark.evening
@pytest.mark.parametrize("lang", [tag for tag in languages() if tag != "en"])
@pytest.mark.parametrize("scene", LONG, ids=[scene.name for scene in LONG])
def test_nothing_is_cut(scene: Scene, lang: str) -> None:
    words = Words(lang)

    def look(app: App[int]) -> str:
        seen = screen_text(app)
        shown = in_one_line(seen)
        assert app.size == SMALL
        assert len(seen.splitlines()) <= SMALL[1]
        assert "…" not in shown
        assert [id for id in FOOTER if words.say(id) not in shown] == []
        if isinstance(app, TableApp):
            game, told = app.sitting.game, app.sitting.listener
            for card in game.wilds.shown:
                assert card_name(card, words) in shown or brief_name(card, words) in shown
            if app.sitting.over:
                assert in_one_line(describe_result(game, words, told)) in shown
            elif scene.name != "attack":  # its window lies over that
                assert in_one_line(describe_decision(game, words, told)) in shown
                options = [describe_option(game, option, words) for option in game.decision.options]
                assert [said for said in options if in_one_line(said.removesuffix(".")) not in shown] == []
        return seen

    assert photograph(scene, words, look)


@pytest.mark.parametrize("lang", [tag for tag in languages() if tag != "en"])
def test_the_plain_table_says_everything_in_words(lang: str, typed: At) -> None:  # noqa: F811
    lines = "? / legend / t / c / c portal / w / roll / l / u / lunch / confirm / lang / q"
    status, said, wrong = typed(lines, "play", "--plain", "--seed", "7", "--first", "Quinn", "--lang", lang)
    words = Words(lang)
    assert (status, wrong) == (0, "")
    assert words.say("plain-confirm-how") in said
    assert not [line for line in said.splitlines() if "{" in line or "plain-" in line or "???" in line]
