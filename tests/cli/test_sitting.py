"""A game at the table: what is told, what can be taken back, what would be left undone."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from quarriors import Rules, deal, read_position, write_position, write_record
from quarriors.cli.saves import SaveFile
from quarriors.cli.seating import places
from quarriors.cli.sitting import Sitting
from quarriors.engine.errors import SetupError
from quarriors.engine.option import Option
from quarriors.engine.table import CAPTURE_PHASE
from quarriors.text import ENGLISH
from tests.budget import scaled
from tests.table import table


def sit(
    players: list[str], bots: list[str], seed: int = 7, first: int = 0, rules: Rules | None = None,
    file: Path | None = None,
) -> Sitting:  # fmt: skip
    seated = places(players, bots)
    wilds = deal(seed=seed, players=len(seated), rules=rules or Rules())
    kept = SaveFile(file) if file is not None else None
    return Sitting.begin(seated, wilds, rules or Rules(), seed, first, file=kept, words=ENGLISH)


def from_position(text: str, seed: int = 1) -> Sitting:
    game = read_position(text, seed=seed)
    sitting = Sitting(game, places(game.players, ["none"]), seed, None, ENGLISH)
    sitting.retrace()
    return sitting


def picture(sitting: Sitting) -> tuple[str, list[str]]:
    """All that makes a difference to those at the table."""
    return write_record(sitting.game), [beat.text for beat in sitting.story]


def play_by_lot(sitting: Sitting, lot: Random, decisions: int) -> None:
    for _ in range(decisions):
        if not sitting.over:
            options = sitting.game.decision.options
            sitting.take(lot.choice(options) if sitting.waits_for_person else sitting.thinker()())


# -- telling ---------------------------------------------------------------------------------------


def test_whose_turn_it_is_is_told_first() -> None:
    sitting = sit(["Ann"], ["greedy"], first=1)
    (turn,) = sitting.story
    assert turn.text == "Turn 1: Greta."
    (roll,) = sitting.take(sitting.thinker()())
    assert roll.text.startswith("Greta draws and rolls")


def test_a_capture_that_ends_the_turn_can_be_taken_back_until_the_bot_rolls() -> None:
    sitting = sit(["Ann"], ["greedy"], first=0)
    sitting.take("roll")
    while sitting.decider == 0:
        option = sitting.game.decision.options[-2] if sitting.game.state.phase == CAPTURE_PHASE else "end"
        sitting.take(option)
    assert sitting.can_undo
    sitting.undo()
    assert sitting.decider == 0
    sitting.take(sitting.game.decision.options[-2])
    sitting.take(sitting.thinker()())
    assert not sitting.can_undo


@pytest.mark.evening
def test_a_game_that_was_left_goes_on_as_it_would_have(tmp_path: Path) -> None:
    """Bots that leave things to chance, too."""
    straight = sit(["2"], ["random", "random"], seed=3)
    play_by_lot(straight, Random(1), 1000)
    file = tmp_path / "left.game"
    left = sit(["2"], ["random", "random"], seed=3, file=file)
    for _ in range(25):
        left.take(left.thinker()())
    again = Sitting.resume(SaveFile(file), ENGLISH)
    play_by_lot(again, Random(1), 1000)
    assert write_record(again.game) == write_record(straight.game)


def test_what_is_told_is_the_same_when_it_is_told_again() -> None:
    sitting = sit(["Ann", "Ben"], ["random"], seed=3)
    play_by_lot(sitting, Random(1), 200)
    before = picture(sitting)
    sitting.retrace()
    told = [beat.text for beat in sitting.story]
    assert "".join(told).count("draws and rolls") == "".join(before[1]).count("draws and rolls")
    assert told == before[1]


# -- whose decision --------------------------------------------------------------------------------


def test_who_decides() -> None:
    sitting = sit(["Ann"], ["greedy"])
    assert (sitting.decider, sitting.waits_for_person, sitting.is_watched) == (0, True, False)
    with pytest.raises(SetupError, match="Ann is not a bot"):
        sitting.thinker()
    assert sit(["2"], ["greedy", "random"]).is_watched


def test_a_bot_looks_at_a_copy() -> None:
    sitting = sit(["Ann"], ["greedy"], first=1)
    before = write_position(sitting.game)
    think = sitting.thinker()
    assert think() in sitting.game.decision.options
    assert write_position(sitting.game) == before


# -- taking back -----------------------------------------------------------------------------------


def test_nothing_is_taken_back_beyond_a_roll() -> None:
    sitting = sit(["Ann", "Ben"], ["none"])
    assert not sitting.undo()
    sitting.take("roll")
    assert not sitting.can_undo


def test_nothing_is_taken_back_beyond_a_bots_decision() -> None:
    sitting = sit(["Ann"], ["greedy"])
    sitting.take("roll")
    while sitting.decider == 0:
        sitting.take("end")
    while not sitting.waits_for_person:
        sitting.take(sitting.thinker()())
    assert not sitting.can_undo


def test_decision_by_decision() -> None:
    game = table(turn="Quinn, capture", quinn="active: 4 Basic Quiddity Q2", rules="captures=2")
    sitting = from_position(write_position(game))
    pictures = [picture(sitting)]
    sitting.take("capture Assistant")
    pictures.append(picture(sitting))
    sitting.take("end")
    for expected in reversed(pictures):
        assert sitting.undo()
        assert picture(sitting) == expected
    assert not sitting.undo()


def test_the_dice_to_come_are_the_same_after_taking_back() -> None:
    game = table(turn="Quinn, capture", quinn="active: 4 Basic Quiddity Q2", monique="bag: 8 Assistant")
    sitting = from_position(write_position(game), seed=9)

    def go_on() -> str:
        sitting.take("capture Assistant")
        return write_record(sitting.game)

    first = go_on()
    assert sitting.undo()
    assert go_on() == first
    sitting.take("roll")
    assert not sitting.can_undo


@pytest.mark.evening
def test_taking_back_in_random_play_never_changes_what_was() -> None:
    """Whatever can be taken back is taken back: decisions repeated give the same record."""
    lot = Random(5)
    sitting = sit(["Ann", "Ben"], ["none"], seed=5, rules=Rules(captures=2))
    taken_back = 0
    for _ in range(scaled(90)):
        if sitting.over:
            break
        before = picture(sitting)
        words = lot.choice(sitting.game.all_words())
        sitting.take(words)
        after = write_record(sitting.game)
        if sitting.can_undo:
            taken_back += 1
            assert sitting.undo()
            assert picture(sitting) == before
            sitting.take(words)
            assert write_record(sitting.game) == after
    assert taken_back > 10


def test_taking_back_works_after_coming_back(tmp_path: Path) -> None:
    file = tmp_path / "here.game"
    lot = Random(2)
    sitting = sit(["Ann", "Ben"], ["none"], seed=2, file=file)
    undone = 0
    for _ in range(40):
        before = picture(sitting)
        assert sitting.decider in (0, 1), "nobody is asked for the dice"
        words = lot.choice(sitting.game.all_words())
        sitting.take(words)
        again = Sitting.resume(SaveFile(file), ENGLISH)
        after = picture(sitting)
        assert picture(again) == after
        assert again.can_undo == sitting.can_undo
        if again.can_undo:
            undone += 1
            assert again.undo()
            assert picture(again) == before
            again.take(words)
            assert picture(again) == after
            sitting = again  # it goes on, with dice
    assert undone


# -- asking back -----------------------------------------------------------------------------------


def left(sitting: Sitting, words: str) -> list[str]:
    option = next(o for o in sitting.game.decision.options if sitting.game.words(o).startswith(words))
    return [sitting.game.words(other) for other in sitting.left_undone(option)]


def test_what_ending_a_phase_would_leave_undone() -> None:
    sitting = from_position(
        write_position(table(quinn="active: Assistant C 1/1/2, Witching Hag C 1/3/3, 2 Basic Quiddity Q1"))
    )
    assert sorted(left(sitting, "end")) == ["summon Assistant C 1/1/2", "summon Witching Hag C 1/3/3"]
    assert left(sitting, "summon Assistant") == []


def test_what_beginning_something_else_would_leave_undone() -> None:
    drawn = "Witching Hag, Portal, Assistant, Basic Quiddity, Basic Quiddity, Basic Quiddity"
    game = table(
        turn="Quinn, roll",
        quinn="bag: Witching Hag, Portal, Assistant, 5 Basic Quiddity",
        dice=f"{drawn}, C 1/3/3, D1, R *, Q1, Q1, Q1",
    )
    game.take("roll")
    sitting = Sitting(game, places(game.players, ["none"]), 1, None, ENGLISH)
    assert set(left(sitting, "summon")) == {"draw Portal D1", "immediate Assistant R *"}
    assert left(sitting, "draw") == []
    assert sitting.left_undone(Option("end"))


# -- the other boxes -------------------------------------------------------------------------------


def test_another_game_is_dealt_from_the_same_boxes_again_and_again() -> None:
    rules = Rules(turn_limit=1)
    sets = ["base", "promos", "qladiator"]
    seated = places(["Ann", "Ben"], ["none"])
    seed = next(seed for seed in range(50) if len({card.box for card in deal(sets, seed).cards}) == 3)
    sitting = Sitting.begin(seated, deal(sets, seed, 2, rules), rules, seed, words=ENGLISH)
    for _ in range(4):
        play_by_lot(sitting, Random(1), 200)
        assert sitting.over
        sitting = sitting.again()
        assert sitting.boxes == sets


def test_cards_that_the_players_have_named_stay() -> None:
    rules = Rules(turn_limit=1, mix="democratic")
    dealt = deal(["base", "rise_of_the_demons"], 5).cards
    names = [card.name for card in dealt if card.kind in ("creature", "spell")]
    wilds = deal(["base", "rise_of_the_demons"], 5, 2, rules, cards=names)
    sitting = Sitting.begin(places(["Ann", "Ben"], ["none"]), wilds, rules, 5, words=ENGLISH)
    play_by_lot(sitting, Random(1), 200)
    assert sitting.again().game.wilds == wilds


def test_a_quartifact_that_nobody_carries_is_asked_about() -> None:
    told = "active: Witching Hag C 1/3/3, Portal Q1; ready: Exqualibur A:Exqualibur"
    game = table("The Hunt For Exqualibur", quinn=told)
    game.take("summon Witching Hag")
    sitting = Sitting(game, places(game.players, ["none"]), 1, None, ENGLISH)
    assert [option.kind for option in sitting.left_undone(Option("end"))] == ["attach"]


@pytest.mark.parametrize("words", ["lock Qladiator", "unlock Qladiator L * of Monique", "anchor Black Cat"])
def test_what_would_forfeit_an_immediate_effect_is_asked_about(words: str) -> None:
    game = table(
        "Qladiator", "Lesser Black Cat", "Assistant of Logistics", turn="Quinn, ready, quiddity 2, dark 1",
        quinn="active: Qladiator L *, Assistant ? fresh; bag: 3 Assistant", monique="locked: Qladiator L *",
    )  # fmt: skip
    sitting = Sitting(game, places(game.players, ["none"]), 1, None, ENGLISH)
    option = next(option for option in game.decision.options if game.words(option).startswith(words))
    assert [other.kind for other in sitting.left_undone(option)] == ["immediate"]


@pytest.mark.evening
@pytest.mark.parametrize("sets", [["base", "qladiator", "quartifacts"], ["light_vs_dark"]])
def test_decisions_of_other_boxes_can_be_taken_back(sets: list[str], tmp_path: Path) -> None:
    """Undo and resuming come to the same table, whatever was decided."""
    file = tmp_path / "undone.game"
    rules = Rules(turn_limit=8)
    sitting = Sitting.begin(
        places(["Ann", "Ben"], ["none"]), deal(sets, 8, 2, rules), rules, 8, file=SaveFile(file), words=ENGLISH
    )  # fmt: skip
    lot = Random(3)
    undone = 0
    while not sitting.over:
        before = picture(sitting)
        sitting.take(lot.choice(sitting.game.decision.options))
        after = picture(sitting)
        if sitting.can_undo and lot.random() < 0.3 and not sitting.over:
            assert sitting.undo()
            assert picture(sitting) == before
            undone += 1
        else:
            assert picture(Sitting.resume(SaveFile(file), ENGLISH)) == after
    assert undone > 2
