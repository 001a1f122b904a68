"""What a person can do at the table: take back, be asked back, look closely, find out why not."""

from __future__ import annotations

import pytest

from quarriors.cli.preferences import Preferences
from quarriors.cli.table.keys import Keys
from quarriors.cli.table.sheet import Sheet
from quarriors.cli.table.windows import PageWindow, QuestionWindow, SettingsWindow
from quarriors.text import ENGLISH, describe_reason
from tests.cli.table.driver import Person, sit
from tests.cli.table.seats import begun, seated, to_capture, to_summon, words
from tests.table import table


def is_dimmed(person: Person, words: str) -> bool:
    """Whether the line of keys shows those words as something that does nothing now."""
    line = person.app.screen_stack[0].query_one(Keys).render()
    at = line.plain.index(words)
    return any(span.style == "dim" and span.start <= at < span.end for span in line.spans)


# -- taking back -----------------------------------------------------------------------------------


def test_a_decision_is_taken_back() -> None:
    sitting = to_summon()
    before = words(sitting)

    async def act(person: Person) -> None:
        assert is_dimmed(person, "u Undo")
        await person.type("1")
        assert not is_dimmed(person, "u Undo")
        assert person.sees("Quinn summons Assistant")
        await person.type("u")
        assert words(sitting) == before
        assert person.sees("Summon Assistant")
        assert person.sees("Taken back.")
        assert is_dimmed(person, "u Undo")
        await person.type("u")
        assert words(sitting) == before

    sit(sitting, act)


def test_two_decisions_are_taken_back_one_after_the_other() -> None:
    sitting = to_summon(more=", Assistant C 1/1/2")
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.type("1")
        between = words(sitting)
        await person.type("1")
        assert words(sitting) != between
        await person.type("u")
        assert words(sitting) == between
        await person.type("u")
        assert words(sitting) == before

    sit(sitting, act)


def test_a_roll_is_not_taken_back() -> None:
    sitting = begun()

    async def act(person: Person) -> None:
        await person.type("e")
        assert sitting.game.decision.kind != "roll"
        assert is_dimmed(person, "u Undo")
        rolled = words(sitting)
        await person.type("u")
        assert words(sitting) == rolled

    sit(sitting, act)


def test_the_decision_of_a_bot_is_not_taken_back() -> None:
    sitting = begun()

    async def act(person: Person) -> None:
        sitting.settings["confirm"] = "no"
        while sitting.game.state.turn < 3:
            await person.type("e")
        await person.type("escape")
        assert sitting.game.players[sitting.decider] == "Quinn"
        assert any("Greta" in beat.text for beat in sitting.story)
        assert is_dimmed(person, "u Undo")

    sit(sitting, act)


def test_a_defence_is_taken_back_as_far_as_the_attack() -> None:
    game = table(
        "Death Cantrip",
        turn="Monique, ready",
        quinn="ready: Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3, Assistant C 1/1/2; bag: 6 Basic Quiddity",
        monique="ready: Quake Dragon C 2/6/6 *, Death S *; bag: 6 Basic Quiddity",
    )
    sitting = seated(game)

    async def act(person: Person) -> None:
        await person.type("1", "escape")
        assert game.players[sitting.decider] == "Quinn"
        attacked = words(sitting)
        await person.type("1", "escape", "1", "escape")
        assert words(sitting) != attacked
        while words(sitting) != attacked:
            assert not is_dimmed(person, "u Undo")
            await person.type("u")
            assert game.players[sitting.decider] == "Quinn"

    sit(sitting, act)


def test_undo_by_mouse() -> None:
    sitting = to_summon()
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.click_on("Summon Assistant")
        await person.wait()
        assert words(sitting) != before
        await person.click_on("Undo")
        await person.wait()
        assert words(sitting) == before

    sit(sitting, act)


# -- asking back -----------------------------------------------------------------------------------


def test_something_useful_left_unused_is_asked_about() -> None:
    sitting = to_summon()
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.type("e")
        assert isinstance(person.app.screen, QuestionWindow)
        assert person.sees("You could still:")
        assert person.sees("Summon Mighty Questing Wizard")
        await person.type("n")
        assert words(sitting) == before
        await person.type("e", "y")
        assert words(sitting) != before

    sit(sitting, act)


def test_a_question_is_answered_by_mouse_and_by_enter() -> None:
    sitting = to_summon()
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.type("e")
        await person.click_on("Stay here")
        await person.wait()
        assert not isinstance(person.app.screen, QuestionWindow)
        await person.type("e", "enter")  # the careful answer comes first
        assert words(sitting) == before
        await person.type("e")
        await person.click_on("Go on anyway")
        await person.wait()
        assert words(sitting) != before

    sit(sitting, act)


def test_nobody_is_asked_back_when_that_is_switched_off() -> None:
    sitting = to_capture()

    async def act(person: Person) -> None:
        await person.type("s")
        assert isinstance(person.app.screen, SettingsWindow)
        assert person.sees("useful unused: yes")
        await person.type("enter")
        assert person.sees("useful unused: no")
        await person.type("escape", "e")
        assert sitting.game.players[sitting.game.state.active] == "Monique"

    sit(sitting, act)
    assert Preferences.kept()["confirm"] == "no"


def test_nobody_is_asked_back_where_nothing_is_lost() -> None:
    sitting = begun()

    async def act(person: Person) -> None:
        await person.type("e")
        assert len(person.app.screen_stack) == 1
        assert sitting.game.decision.kind != "roll"

    sit(sitting, act)


def test_an_effect_that_would_be_lost_is_asked_about() -> None:
    sitting = begun()  # seed 7 rolls an Assistant that re-rolls, and one to summon

    async def act(person: Person) -> None:
        await person.type("e")
        await person.click_on("Summon Assistant")
        assert isinstance(person.app.screen, QuestionWindow)
        assert person.sees("You would lose this:")
        assert person.sees("Use Assistant (re-roll ✶)")

    sit(sitting, act)


# -- going about -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 35), (160, 50)])
def test_tab_goes_from_the_options_to_the_wilds_to_the_mats_and_back(size: tuple[int, int]) -> None:
    async def act(person: Person) -> None:
        seen = []
        for _ in range(4):
            seen.append(person.app.focused.id if person.app.focused else "")
            await person.type("tab")
        assert seen == ["options", "wilds", "mats", "options"]

    sit(to_summon(), act, size)


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_die_is_captured_from_its_card(size: tuple[int, int]) -> None:
    sitting = to_capture()

    async def act(person: Person) -> None:
        await person.type("tab", "down", "enter")
        assert isinstance(person.app.screen, Sheet)
        assert person.sees("Assistant cost 1")
        assert person.sees("Capture Assistant · 1")
        await person.type("enter")
        assert any(beat.text == "Quinn captures Assistant." for beat in sitting.story)

    sit(sitting, act, size)


@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_a_die_is_captured_by_mouse(size: tuple[int, int]) -> None:
    sitting = to_capture()

    async def act(person: Person) -> None:
        await person.click_on("Assistant")
        assert isinstance(person.app.screen, Sheet)
        await person.click_on("Capture Assistant")
        await person.wait()
        assert any(beat.text == "Quinn captures Assistant." for beat in sitting.story)

    sit(sitting, act, size)


def test_a_creature_is_summoned_from_the_mat() -> None:
    sitting = to_summon()

    async def act(person: Person) -> None:
        await person.click_on("Wizard ②3/6")
        assert isinstance(person.app.screen, Sheet)
        assert person.sees("When this Creature scores")
        await person.type("enter")
        assert any("summons Mighty Questing Wizard" in beat.text for beat in sitting.story)

    sit(sitting, act)


def test_a_sheet_closed_leaves_the_game_as_it_is() -> None:
    sitting = to_summon()
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.type("tab", "enter")
        assert isinstance(person.app.screen, Sheet)
        await person.type("1", "e", "u")  # keys of the table do nothing through a window
        assert isinstance(person.app.screen, Sheet)
        await person.type("escape")
        assert not isinstance(person.app.screen, Sheet)
        assert words(sitting) == before

    sit(sitting, act)


def test_a_sheet_says_why_not() -> None:
    sitting = to_capture()
    game = sitting.game
    dragon = next(at for at, card in enumerate(game.wilds.cards) if card.name == "Mighty Quake Dragon")
    reason = game.why_not("capture", card=dragon)
    assert reason is not None

    async def act(person: Person) -> None:
        await person.click_on("Mighty Quake Dragon")
        assert isinstance(person.app.screen, Sheet)
        assert person.sees(ENGLISH.say("table-do-capture") + ": " + describe_reason(reason, ENGLISH, kind="capture"))

    sit(sitting, act)


def test_the_piles_of_a_player() -> None:
    async def act(person: Person) -> None:
        await person.click_on("Monique")
        assert isinstance(person.app.screen, Sheet)
        assert person.sees("0 of 20 Glory")
        assert person.sees("8 × Basic Quiddity")

    sit(to_summon(), act)


def test_help_and_log_open_and_close() -> None:
    sitting = to_summon()

    async def act(person: Person) -> None:
        await person.type("l")
        assert isinstance(person.app.screen, PageWindow)
        assert person.sees("Turn ")
        await person.type("l", "1", "l")
        assert person.sees("The game so far")
        await person.type("escape", "?")
        assert person.sees("Keys and signs")
        await person.type("q")
        assert len(person.app.screen_stack) == 1

    sit(sitting, act)
