"""Puzzles: each that is shipped can be solved for certain and does not solve itself; new ones are found and proven."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from quarriors import read_position
from quarriors.cli.root import main
from quarriors.engine.option import CHANCE
from quarriors.lab.puzzles.choosing import best_of
from quarriors.lab.puzzles.finding import Found, found_in, is_worthwhile
from quarriors.lab.puzzles.goals import Aim, Goal
from quarriors.lab.puzzles.proof import Search, TooLarge, prove, without_dice
from quarriors.lab.puzzles.shelf import Puzzle, read, shipped, table_of
from quarriors.sets.shelf import OURS

PUZZLES = shipped()

WILDS = (
    "base/basic-quiddity, base/assistant, base/portal, base/scavenging-goblin, base/devotee-of-the-holy-query, "
    "base/strong-ghostly-spirit, base/warrior-of-the-quay, base/strong-witching-hag, base/strong-deathdealer, "
    "base/quake-dragon, base/growth-cantrip, base/life-spell, base/death-charm"
)


def table(turn: str, *lines: str) -> str:
    """A position of the last turn of a game of two."""
    head = ["quarriors position 2", "rules: turn_limit=12", "players: Quinn, Monique", f"wilds: {WILDS}"]
    return "\n".join([*head, f"turn: 12, Quinn, {turn}", *lines]) + "\n"


#: Two Creatures to summon with all the Quiddity there is; only both together are strong enough for both defenders.
ATTACK = table(
    "ready",
    "Quinn: glory 3",
    "  active: Basic Quiddity Q1, Basic Quiddity Q2, Warrior of the Quay C 1/2/3, Deathdealer C 1/3/2",
    "Monique: glory 2", "  ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2",
)  # fmt: skip


def proven(position: str, *goals: Goal) -> bool:
    s = without_dice(read_position(position, chance="caller").state)
    return prove(s, Aim(goals, s)) is not None


# -- those that are shipped --------------------------------------------------------------------------


def test_twenty_are_shipped_of_every_difficulty_and_many_boxes() -> None:
    assert len(PUZZLES) >= 20
    assert set(range(1, 6)) == {puzzle.grade for puzzle in PUZZLES.values()}
    boxes = Counter(puzzle.box for puzzle in PUZZLES.values())
    assert set(boxes) <= set(OURS)
    assert len(boxes) >= 6
    assert {goal.kind for puzzle in PUZZLES.values() for goal in puzzle.goals} >= {"win", "score", "destroy", "capture"}
    assert len({puzzle.position for puzzle in PUZZLES.values()}) == len(PUZZLES)
    assert [puzzle.grade for puzzle in PUZZLES.values()] == sorted(puzzle.grade for puzzle in PUZZLES.values())


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=list(PUZZLES))
def test_it_is_proven_once_more(puzzle: Puzzle) -> None:
    game = puzzle.table()
    s = without_dice(game.state)
    proof = prove(s, Aim(puzzle.goals, s))
    assert proof is not None, "there is no way that works against everything"
    assert is_worthwhile(proof)
    assert puzzle.grade == Found(puzzle.position, puzzle.goals, proof).grade
    assert (puzzle.seat, puzzle.players) == (game.state.active, len(game.players))
    assert f"{puzzle.box}/" in puzzle.position


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=list(PUZZLES))
def test_its_solution_reaches_the_goal(puzzle: Puzzle) -> None:
    game = puzzle.table()
    aim = Aim(puzzle.goals, game.state)
    for by, words in puzzle.line:
        assert game.decision.player == by
        game.take(words)
    assert game.over
    assert aim.is_reached(game.state)


@pytest.mark.parametrize("puzzle", PUZZLES.values(), ids=list(PUZZLES))
def test_it_is_written_and_read_again(puzzle: Puzzle) -> None:
    assert read(json.loads(json.dumps(puzzle.as_data()))) == puzzle


# -- goals and proofs --------------------------------------------------------------------------------


def test_a_goal_is_proven_only_if_it_can_be_reached() -> None:
    assert proven(ATTACK, Goal("destroy"))
    # a Deathdealer that destroys a Creature scores at once, and is gone
    assert proven(ATTACK, Goal("score", 1), Goal("ready", 1))
    assert not proven(ATTACK, Goal("ready", 2))
    assert not proven(ATTACK, Goal("win"))
    assert proven(ATTACK, Goal("capture", card="base/scavenging-goblin"))
    # what is spent on Creatures is missing for the capture
    assert not proven(ATTACK, Goal("destroy"), Goal("capture", card="base/scavenging-goblin"))
    assert not proven(ATTACK, Goal("capture", card="base/quake-dragon"))


def test_a_defender_makes_the_worst_choice_for_us() -> None:
    """5 attack would destroy any two of these: with all three, one is left."""
    strong = ATTACK.replace("Assistant C 1/1/2,", "Witching Hag C 1/3/3, Assistant C 1/1/2,")
    assert not proven(strong, Goal("destroy"))


def test_winning_by_the_limit_is_no_win() -> None:
    """Quinn has most Glory when the turn is over; but the turn was only the puzzle's last one."""
    assert not proven(ATTACK, Goal("win"))


def test_dice_that_may_fail_prove_nothing() -> None:
    """With a Portal there may come the Quiddity that is missing, or not."""
    hopeful = table(
        "ready",
        "Quinn: glory 0", "  bag: Warrior of the Quay", "  active: 2 Basic Quiddity Q1, Portal D1 fresh",
        "Monique: glory 0",
    )  # fmt: skip
    s = without_dice(read_position(hopeful, chance="caller").state)
    is_good, chance = Search(Aim((Goal("capture", card="base/warrior-of-the-quay"),), s)).judge(s)
    assert not is_good
    assert 0 < chance < 1
    assert proven(hopeful, Goal("capture", card="base/assistant"))


def test_the_line_shows_what_the_others_do() -> None:
    s = without_dice(read_position(ATTACK, chance="caller").state)
    proof = prove(s, Aim((Goal("destroy"),), s))
    assert proof is not None
    assert {by for by, _ in proof.line} == {0, 1}
    assert proof.good < proof.first
    assert not any(by == CHANCE for by, _ in proof.line)


def test_a_search_that_is_too_large_says_so() -> None:
    s = without_dice(read_position(ATTACK, chance="caller").state)
    with pytest.raises(TooLarge):
        prove(s, Aim((Goal("destroy"),), s), most=3)


# -- finding -----------------------------------------------------------------------------------------


def test_the_same_seed_finds_the_same_puzzles() -> None:
    found, again = (list(found_in(["base"], 1)) for _ in range(2))
    assert found
    assert [one.position for one in found] == [one.position for one in again]
    for one in found:
        s = without_dice(table_of(one.position).state)
        assert prove(s, Aim(one.goals, s)) == one.proof
        assert is_worthwhile(one.proof)


def test_the_best_are_kept_and_no_two_alike() -> None:
    found = [one for seed in (1, 2) for one in found_in(["base"], seed)]
    kept = best_of(found, 3)
    assert len(kept) == min(3, len(found))
    assert [one.grade for one in kept] == sorted(one.grade for one in kept)
    assert best_of([], 3) == []


# -- the command -------------------------------------------------------------------------------------


def test_the_command_writes_a_file_that_reads(tmp_path, capsys) -> None:  # type: ignore[no-untyped-def]
    out = tmp_path / "puzzles.json"
    assert main(["lab", "puzzles", "--games", "2", "--seed", "4", "--keep", "2", "--out", str(out)]) == 0
    said = capsys.readouterr().out
    puzzles = [read(data) for data in json.loads(out.read_text("utf-8"))]
    assert 1 <= len(puzzles) <= 2
    for puzzle in puzzles:
        assert puzzle.position.splitlines()[4] in said
        assert puzzle.table().state.active == puzzle.seat


@pytest.mark.parametrize("option", ["--games", "--keep"])
def test_nothing_to_look_for_is_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "puzzles", option, "0"]) == 2
    assert option in capsys.readouterr().err


def test_an_unknown_box_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "puzzles", "--sets", "bse"]) == 2
    assert "base" in capsys.readouterr().err
