"""What lasts longer than a decision: the end of a turn, of a game, and coming back another evening."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarriors import Rules
from quarriors.bots import bot
from quarriors.cli import table as window
from quarriors.cli.preferences import Preferences
from quarriors.cli.saves import SaveFile
from quarriors.cli.sitting import Sitting
from quarriors.cli.table import app as apps
from quarriors.cli.table import play_table
from quarriors.cli.table.app import TableApp
from quarriors.cli.table.replaying import ReplayApp
from quarriors.cli.table.sheet import Sheet
from quarriors.cli.table.windows import QuestionWindow
from quarriors.text import ENGLISH
from tests.cli.table.driver import Person, sit
from tests.cli.table.seats import begun, seated, to_capture, to_summon, words
from tests.cli.table.seen import screen_text
from tests.table import table


def over() -> Sitting:
    """A game against a bot that has just ended."""
    sitting = begun(rules=Rules(turn_limit=2))
    adviser = bot("greedy")
    while not sitting.over:
        sitting.take(adviser.choose(sitting.game.view()))
    return sitting


# -- the end of a turn -----------------------------------------------------------------------------


def test_the_capture_that_ends_a_turn_is_taken_back_before_the_bot_rolls() -> None:
    sitting = begun()

    async def act(person: Person) -> None:
        await person.type("e", "e", "y")
        before = words(sitting)
        await person.type("1")
        assert person.sees("You capture")
        assert person.sees("Space: end your turn u: undo")
        await person.type("u")
        assert words(sitting) == before
        assert person.sees("Taken back.")
        await person.type("1", "space")
        assert sitting.game.state.turn > 1
        assert not sitting.can_undo

    sit(sitting, act)


@pytest.mark.parametrize("pace", ["flow", "off"])
def test_no_such_stop_for_those_who_want_none(pace: str) -> None:
    sitting = begun()
    sitting.settings["pace"] = pace

    async def act(person: Person) -> None:
        await person.type("e", "e", "y", "1")
        assert not person.sees("end your turn")

    sit(sitting, act)


def test_people_in_turn_need_no_such_stop() -> None:
    """Nobody rolls for them: the next one's question is the last moment."""
    sitting = begun(people="Ann Ben", bots="none")

    async def act(person: Person) -> None:
        await person.type("e", "e", "y")
        before = words(sitting)
        await person.type("1")
        assert not person.sees("end your turn")
        while person.desk.is_telling:
            await person.type("space")
        assert person.sees("Ben · Your turn. Roll your dice.")
        await person.type("u")
        assert words(sitting) == before

    sit(sitting, act)


def test_what_cannot_be_taken_back_is_explained() -> None:
    sitting = begun()

    async def act(person: Person) -> None:
        await person.type("e", "u")
        assert person.sees("You cannot take that back: dice were rolled or drawn")

    sit(sitting, act)


# -- the end of a game -----------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "wanted"), [("1", "again"), ("2", "replay"), ("3", "leave"), ("q", "leave")])
def test_what_to_do_next(key: str, wanted: str) -> None:
    sitting = over()
    asked: list[str] = []

    async def act(person: Person) -> None:
        await person.wait()
        assert person.sees("That was the last turn.")
        assert person.sees("2 turns.")
        await person.press(key)
        asked.append(person.table.afterwards)

    sit(sitting, act)
    assert asked == [wanted]


def test_playing_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Another game with the same people: other Wilds, another file, and who lost begins."""
    first = over()
    first.file = SaveFile(tmp_path / "first.game")
    played: list[Sitting] = []

    def run(app: TableApp) -> None:
        played.append(app.sitting)
        app.afterwards = "again" if len(played) == 1 else "leave"

    monkeypatch.setattr(apps.TableApp, "run", run)
    monkeypatch.setattr(window, "check_size", lambda *_: None)
    assert play_table(first) == 0
    one, two = played
    assert one is first
    assert (two.table, two.game.rules) == (one.table, one.game.rules)
    assert two.seed != one.seed
    assert two.game.state.active in one.game.result.losers
    assert two.file is not None
    assert two.file.path.exists()


def test_a_table_that_breaks_down_does_not_say_that_all_is_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(app: TableApp) -> None:
        app._return_code = 1

    monkeypatch.setattr(apps.TableApp, "run", run)
    monkeypatch.setattr(window, "check_size", lambda *_: None)
    assert play_table(begun()) == 1
    assert capsys.readouterr().out == ""


# -- another evening -------------------------------------------------------------------------------


def test_who_comes_back_is_told_what_happened_last(tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    sitting = begun(file)
    adviser = bot("greedy")
    while not (sitting.waits_for_person and sitting.game.state.turn == 3):
        sitting.take(adviser.choose(sitting.game.view()))

    async def act(person: Person) -> None:
        await person.wait()
        assert person.desk.is_telling
        assert person.sees("You capture")
        assert person.sees("Turn 2: Greta.")

    sit(Sitting.resume(SaveFile(file), ENGLISH), act)


def test_the_theme_is_kept() -> None:
    async def to_light(person: Person) -> None:
        await person.type("t")
        assert person.app.theme == "textual-light"

    async def still(person: Person) -> None:
        assert person.app.theme == "textual-light"

    sit(begun(), to_light)
    assert Preferences.kept()["theme"] == "light"
    sit(begun(), still)


def test_the_settings_are_kept() -> None:
    async def act(person: Person) -> None:
        await person.type("s", "enter", "down", "enter", "escape")

    sit(to_summon(), act)
    assert (Preferences.kept()["confirm"], Preferences.kept()["pace"]) == ("no", "flow")


# -- looking ---------------------------------------------------------------------------------------


def test_the_card_of_the_marked_option() -> None:
    sitting = to_capture()

    async def act(person: Person) -> None:
        await person.type("down", "c")
        assert isinstance(person.app.screen, Sheet)
        assert person.sees("Portal")
        await person.type("enter")
        assert sitting.game.wilds.cards[2].name == "Portal"
        assert len(sitting.game.state.pile(2, 2)) == 4

    sit(sitting, act)


@pytest.mark.parametrize(
    ("size", "wide"), [((140, 24), False), ((118, 33), False), ((118, 34), True), ((80, 60), False)]
)
def test_more_room_never_shows_less(size: tuple[int, int], wide: bool) -> None:
    """The Wilds and everybody's mat can be seen at once at any size that is not crowded."""
    sitting = begun(people="Ann Ben Cleo Dora", bots="none")

    async def act(person: Person) -> None:
        assert person.app.screen.has_class("-wide") == wide
        for card in sitting.game.wilds.cards:
            assert person.sees(card.die.name.split(" of ")[0].split()[-1])
        for name in sitting.game.players:
            assert person.sees(f"{name} ★0")

    sit(sitting, act, size)


def test_the_mat_of_the_one_who_decides_can_be_seen() -> None:
    many = ", ".join(["Assistant C 1/1/2"] * 2 + ["Witching Hag C 1/3/3"] * 2 + ["Quake Dragon C 1/4/4"])
    game = table(
        turn="Michael, ready, quiddity 5",
        quinn=f"ready: {many}", monique=f"ready: {many}", clark="ready: 4 Scavenging Goblin C 1/2/2",
        michael="active: Questing Wizard C 2/3/6, Assistant C 1/1/2; bag: 8 Basic Quiddity",
    )  # fmt: skip

    async def act(person: Person) -> None:
        for _ in range(100):  # it is scrolled to when everything has its size, which takes a busy machine a while
            if person.sees("Wizard ②3/6"):
                return
            await person.pilot.pause(0.05)
        raise AssertionError("Michael's mat cannot be seen")

    sit(seated(game), act)


# -- reading ---------------------------------------------------------------------------------------


@pytest.mark.evening
def test_a_long_page_is_read_to_its_end_before_the_next() -> None:
    sitting = begun(people="Ann", bots="greedy greedy greedy", seed=5)

    async def act(person: Person) -> None:
        scrolled = 0
        for _ in range(60):
            await person.wait()
            if person.desk.is_telling:
                await person.pilot.pause(0.1)
                frame = person.desk._telling_frame
                below = frame.scroll_y < frame.max_scroll_y
                if below:
                    assert person.sees("↓ Space")
                before, at = screen_text(person.app), frame.scroll_y
                await person.type("space")
                if below:
                    scrolled += 1
                    assert frame.scroll_y > at
                    assert screen_text(person.app) != before
            else:
                await person.type("y" if isinstance(person.app.screen, QuestionWindow) else "e")
        assert scrolled

    sit(sitting, act)


def test_what_is_being_told_is_taken_back() -> None:
    """The attack was the person's own doing, no dice were rolled, and nobody has decided since."""
    game = table(
        "Quake Dragon", turn="Quinn, ready, quiddity 2",
        quinn="ready: Quake Dragon C 2/6/6 *; active: Assistant C 1/1/2; bag: 8 Basic Quiddity",
        monique="ready: Witching Hag C 2/4/5; bag: 8 Basic Quiddity",
    )  # fmt: skip
    sitting = seated(game)
    sitting.settings["confirm"] = "no"
    before = words(sitting)

    async def act(person: Person) -> None:
        await person.type("e")
        assert person.desk.is_telling
        await person.type("u")
        assert words(sitting) == before
        assert person.sees("Taken back.")
        assert person.sees("Attack")

    sit(sitting, act)


def test_the_last_chance_is_still_there_after_coming_back(tmp_path: Path) -> None:
    file = tmp_path / "left.game"
    sitting = begun(file)
    sitting.take("roll")
    while sitting.decider == 0:
        sitting.take(sitting.game.decision.options[-1])
    assert sitting.can_undo
    again = Sitting.resume(SaveFile(file), ENGLISH)

    async def act(person: Person) -> None:
        await person.wait()
        assert person.sees("Space: end your turn u: undo")
        await person.type("u")
        assert again.decider == 0

    sit(again, act)


def test_stepping_through_a_game_leads_back_to_its_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    sitting = over()
    sitting.file = SaveFile(tmp_path / "over.game")
    wanted = ["replay", "replay", "leave"]
    shown: list[object] = []

    def run(app: TableApp) -> None:
        app.afterwards = wanted.pop(0)

    monkeypatch.setattr(apps.TableApp, "run", run)
    monkeypatch.setattr(ReplayApp, "run", lambda app: shown.append(app))
    monkeypatch.setattr(window, "check_size", lambda *_: None)
    assert play_table(sitting) == 0
    assert (len(shown), wanted) == (2, [])


def test_who_only_looks_on_is_told_turn_by_turn() -> None:
    sitting = begun(people="2", bots="greedy greedy", rules=Rules(turn_limit=6))

    async def act(person: Person) -> None:
        seen = []
        while not (sitting.over and not person.desk.is_telling):
            await person.wait()
            seen.append(sitting.game.state.turn)
            await person.type("escape")
        assert seen[0] < 4
        assert len(set(seen)) > 2

    sit(sitting, act)
