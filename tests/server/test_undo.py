"""Taking back: one's own decisions freely, dice and others' decisions only when all people agree."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from quarriors.cli import main
from tests.server.clients import BOT, OPEN, Game, Json, Player, Refused, Table, human, play_out, unworded


def summary(state: Json) -> Json:
    """What is on the table and what can be done."""
    return {"table": state["table"], "options": state["decision"]["options"], "seat": state["decision"]["seat"]}


def rolled(table: Table, **setup: object) -> tuple[Game, Player, Player]:
    """Ann has rolled; she has a decision that rolls nothing and ends nothing."""
    for _ in range(20):
        game, (ann, bob) = table.begin(human("Ann"), OPEN, **{"first": 0, **setup})
        ann.move("roll")
        if any(option.startswith("summon") for option in ann.options):
            bob.until_number(ann.number)
            return game, ann, bob
    raise AssertionError("twenty times nothing to summon")


def summon(ann: Player) -> None:
    """Summons something."""
    ann.move(next(option for option in ann.options if option.startswith("summon")))


def verdict(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `quarriors verify` says of a game; all must be well with it."""
    record = tmp_path / "game.record"
    record.write_text(text, "utf-8")
    status = main(["verify", str(record)])
    said = capsys.readouterr()
    assert status == 0, said.err
    return said.out


def test_ones_own_last_decision_is_taken_back_freely(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, ann, bob = rolled(table, rules={"turn_limit": 4})
    before, number = summary(ann.state), ann.state["decision"]["number"]
    assert ann.state["undo"] is None, "dice were rolled"
    summon(ann)
    assert ann.state["undo"] == 0
    ann.undo()
    event = ann.events[-1]
    assert (event["kind"], event["seat"], event["to"], event.get("far", False)) == ("undo", 0, number, False)
    assert summary(ann.state) == before
    assert ann.state["decision"]["number"] == event["number"]
    assert summary(bob.until_number(ann.number).state) == before
    assert ann.state["undo"] is None
    play_out(ann, bob)
    assert ann.events[-1]["standing"] == "verified"
    assert "Consistent" in verdict(table.record(game), tmp_path, capsys)


def test_several_decisions_are_taken_back_one_by_one_or_at_once(table: Table) -> None:
    chance = random.Random(4)
    for _ in range(20):
        _, ann, _ = rolled(table)
        states = [ann.state]
        summon(ann)
        while ann.state["undo"] == 0 and ann.decides and len(states) < 2:
            states.append(ann.state)
            ann.move(chance.choice(ann.options))
        if ann.state["undo"] == 0 and len(states) == 2:
            break
    ann.undo()
    assert summary(ann.state) == summary(states[1])
    assert ann.state["undo"] == 0
    ann.move(states[1]["decision"]["options"][0]["option"])
    if ann.state["undo"] == 0:
        ann.undo(to=states[0]["decision"]["number"])
        assert summary(ann.state) == summary(states[0])


def test_a_stale_move_after_an_undo_does_not_count(table: Table) -> None:
    _, ann, _ = rolled(table)
    decision = ann.state["decision"]
    summon(ann)
    taken = ann.events[-1]
    ann.undo()
    again = ann.ask("move", answers=decision["number"], option=taken["option"])
    assert (again["number"], again.get("repeated")) == (taken["number"], True), "it is the move of before"
    assert ann.ask("ping")["number"] == ann.number
    summon(ann)


def test_nothing_is_there_to_take_back_at_the_beginning(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    for player in (ann, bob):
        for take_back in (player.undo, player.undo_far):
            with pytest.raises(Refused, match="nothing_to_undo"):
                take_back()
    for to in (0, 1, ann.number, 999):
        with pytest.raises(Refused, match="nothing_to_undo"):
            ann.undo_far(to=to)
    game = table.create(human("Ann"), OPEN)
    with pytest.raises(Refused, match="not_running"):
        table.do(game, game.secrets[0], "undo", answers=0)


def test_a_slip_of_the_finger_takes_back_once(table: Table) -> None:
    _, ann, _ = rolled(table)
    summon(ann)
    number = ann.state["decision"]["number"]
    ann.send("undo", answers=number)
    again = ann.ask("undo", answers=number)
    assert (again["number"], again["repeated"]) == (ann.number, True)
    assert ann.kinds.count("undo") == 1
    with pytest.raises(Refused) as no:
        ann.ask("undo", answers=number - 1)
    assert no.value.id == "stale"
    assert no.value.answer["state"]["number"] == ann.number


def test_dice_are_not_taken_back_by_accident(table: Table) -> None:
    _, (ann,) = table.begin(human("Ann"), BOT, first=0)
    ann.move("roll")
    with pytest.raises(Refused, match="nothing_to_undo"):
        ann.undo()
    assert ann.state["standing"] == "verified"


def test_others_decisions_are_not_taken_back_freely(table: Table) -> None:
    _, ann, bob = rolled(table)
    summon(ann)
    bob.until_number(ann.number)
    with pytest.raises(Refused, match="nothing_to_undo"):
        bob.undo()
    assert bob.state["undo"] == 0


def test_against_bots_dice_are_taken_back_freely_and_the_record_says_so(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0, rules={"turn_limit": 4})
    before, number = summary(ann.state), ann.state["decision"]["number"]
    ann.move("roll")
    first = ann.events[-1]["happenings"]
    ann.undo_far()
    event = ann.events[-1]
    assert (event["kind"], event["far"], event["to"]) == ("undo", True, number)
    assert summary(ann.state) == before
    assert ann.state["standing"] == "taken_back"
    ann.move("roll")
    assert ann.events[-1]["happenings"] != first, "no roll ever comes twice"
    ann.play()
    assert ann.events[-1]["standing"] == "taken_back"
    said = verdict(table.record(game), tmp_path, capsys)
    assert "Consistent" not in said
    assert "took back" in said or "taken back" in said


def test_against_bots_whole_turns_can_be_taken_back(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0, rules={"turn_limit": 10})
    start, number = summary(ann.state), ann.state["decision"]["number"]
    ann.play(6)
    ann.turn()
    ann.undo_far(to=number)
    assert summary(ann.state) == start
    ann.play()
    assert ann.over
    history = table.history(game)
    assert [event["number"] for event in history] == list(range(1, ann.number + 1))
    heard = [{name: value for name, value in event.items() if name not in ("type", "state")} for event in ann.events]
    assert unworded(history[1:]) == unworded(heard)


def test_a_game_against_a_friend_goes_back_when_all_agree(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, (ann, bob, cid) = table.begin(human("Ann"), OPEN, OPEN, BOT, first=0, rules={"turn_limit": 4})
    before, number = summary(ann.state), ann.state["decision"]["number"]
    ann.move("roll")
    ann.undo_far()
    asked = bob.until_event("undo_asked")
    assert (asked["seat"], asked["to"]) == (0, number)
    assert bob.state["undo_asked"] == {"number": asked["number"], "seat": 0, "to": number, "agreed": []}
    with pytest.raises(Refused, match="no_request"):
        ann.ask("undo_answer", asked=asked["number"], agree=True)
    with pytest.raises(Refused, match="no_request"):
        bob.ask("undo_answer", asked=asked["number"] - 1, agree=True)
    bob.ask("undo_answer", asked=asked["number"], agree=True)
    bob.ask("undo_answer", asked=asked["number"], agree=True)
    assert bob.state["undo_asked"]["agreed"] == [1]
    assert bob.state["standing"] == "verified"
    cid.ask("undo_answer", asked=asked["number"], agree=True)
    undone = ann.until_event("undo")
    assert (undone["seat"], undone["to"], undone["far"]) == (0, number, True)
    assert summary(ann.state) == before
    assert (ann.state["undo_asked"], ann.state["standing"]) == (None, "taken_back")
    play_out(ann, bob, cid)
    assert ann.events[-1]["standing"] == "taken_back"
    assert "Consistent" not in verdict(table.record(game), tmp_path, capsys)


def test_one_no_is_enough(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    ann.move("roll")
    table_now = summary(ann.state)
    for who in (bob, ann):
        ann.undo_far()
        asked = who.until_event("undo_asked")
        who.ask("undo_answer", asked=asked["number"], agree=False)
        ann.until_event("undo_answered")
        assert ann.state["undo_asked"] is None
        assert summary(ann.state) == table_now
        with pytest.raises(Refused, match="no_request"):
            bob.ask("undo_answer", asked=asked["number"], agree=True)
        ann.events.clear()
        bob.until_number(ann.number).events.clear()
    assert ann.state["standing"] == "verified"


def test_a_question_is_settled_by_the_next_move(table: Table) -> None:
    _, ann, bob = rolled(table)
    ann.undo_far()
    asked = bob.until_event("undo_asked")
    ann.move()
    assert ann.state["undo_asked"] is None
    with pytest.raises(Refused, match="no_request"):
        bob.ask("undo_answer", asked=asked["number"], agree=True)


def test_who_left_the_seat_to_a_bot_is_still_asked(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    bob.ask("bot")
    ann.move("roll")
    ann.undo_far()
    asked = bob.until_event("undo_asked")
    assert "undo" not in ann.kinds
    bob.ask("undo_answer", asked=asked["number"], agree=True)
    assert ann.until_event("undo")["far"] is True


def test_who_has_resigned_is_not_asked(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, BOT, first=0)
    bob.ask("resign")
    ann.until_number(bob.number)
    ann.move("roll")
    ann.undo_far()
    assert ann.until_event("undo")["far"] is True
    with pytest.raises(Refused, match="resigned"):
        bob.ask("undo_answer", asked=ann.number, agree=False)


def test_practice_stays_practice(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0, seed=7, rules={"turn_limit": 2})
    ann.move("roll")
    ann.undo_far()
    assert ann.state["standing"] == "practice"
    ann.play()
    assert "Consistent" not in verdict(table.record(game), tmp_path, capsys)


def test_a_game_that_went_back_is_the_same_after_it_was_read_again(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0)
    ann.move("roll")
    ann.undo_far()
    ann.move("roll")
    late = table.sit(game, 0, since=0)
    assert [event["kind"] for event in late.welcome["missed"]][-3:] == ["move", "undo", "move"]
    assert late.welcome["missed"][-1]["happenings"] == ann.events[-1]["happenings"]
    assert late.state == ann.state
