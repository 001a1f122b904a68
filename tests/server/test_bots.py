"""Bots at tables where people change their minds while they think."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.clients import BOT, OPEN, Json, Player, Refused, Table, human, play_out

pytestmark = pytest.mark.evening

#: Thinks for a third of a second, then takes the first option.
PONDERER: Json = {"kind": "bot", "level": "ponderer"}


def to_the_bot(ann: Player) -> None:
    """Plays until the other one decides."""
    while ann.decides:
        ann.move("end" if "end" in ann.options else None)


def test_going_back_while_a_bot_thinks(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), PONDERER, first=0)
    start = ann.state["decision"]["number"]
    to_the_bot(ann)
    ann.undo_far(to=start)
    assert ann.decides
    to_the_bot(ann)
    ann.until(lambda me: me.decides)
    moves = [event for event in table.history(game) if event["kind"] == "move"]
    assert len({event["answers"] for event in moves}) == len(moves)
    assert {event["by"] for event in moves if event["seat"] == 1} == {"bot"}


def test_taking_the_seat_back_while_its_bot_thinks(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    for _ in range(3):
        ann.ask("bot", level="ponderer")
        ann.ask("back")
    number = ann.number
    ann.move("roll")
    assert ann.number == number + 1, "no bot has moved for her"
    assert [event["by"] for event in bob.until_number(ann.number).events if event["kind"] == "move"] == ["person"]


def test_resigning_while_a_bot_thinks(table: Table) -> None:
    _, (ann,) = table.begin(human("Ann"), PONDERER, first=1)
    ann.ask("resign")
    ann.until(lambda me: me.over)
    number = ann.number
    table.begin(human("Ann"), BOT, first=1)[1][0].turn()
    assert ann.ask("ping")["number"] == number


def test_a_bot_that_fails_after_its_seat_was_taken_back_is_not_replaced(table: Table) -> None:
    _, (ann, _) = table.begin(human("Ann"), OPEN, first=0)
    ann.ask("bot", level="raiser")
    try:
        ann.ask("back")
    except Refused:
        pytest.fail("a seat can always be taken back")
    ann.until(lambda me: me.is_up_to_date)
    assert ann.state["seats"][0]["bot"] is None
    if ann.decides:  # greedy, in its place, may have played the turn by then
        ann.move()


def test_bots_that_are_no_bad_ones_are_not_replaced(table: Table) -> None:
    levels = ("chatterer", "peeper", "counter", "random", "greedy", "beginner", "planner:4n", "champion:0.01s")
    for level in levels:
        _, (ann,) = table.begin(human("Ann"), {"kind": "bot", "level": level}, rules={"turn_limit": 4})
        ann.play()
        assert ann.over
        assert "bot_replaced" not in ann.kinds


def test_each_bot_has_a_name(table: Table) -> None:
    game = table.create(human("Greta"), BOT, BOT, {"kind": "bot", "level": "random"})
    names = [seat["name"] for seat in table.look(game)["state"]["seats"]]
    assert len(set(names)) == 4
    assert names[0] == "Greta"


def test_seats_that_roll_by_themselves_or_pay_by_hand(table: Table) -> None:
    """What a seat wants is kept in the record, and the dice can be checked all the same."""
    for _ in range(20):
        game, (ann,) = table.begin(human("Ann", auto_roll=True, pay_by_hand=True), BOT, rules={"turn_limit": 8})
        ann.play(choice=random.Random(3))
        mine = [event["words"] for event in ann.events if event["kind"] == "move" and event["seat"] == 0]
        assert "roll" not in mine
        paid = any(words.startswith("spend") for words in mine)
        if paid:
            break
    assert paid, "twenty games without a die to spend by hand"
    assert ann.events[-1]["standing"] == "verified"
    assert "standing: verified" in table.record(game)
    joined = table.create(human("Ann"), OPEN)
    table.join(joined, "Bob", auto_roll=True)
    assert table.look(joined)["state"]["seats"][1]["auto_roll"] is True


def test_going_back_again_and_again(table: Table) -> None:
    """Every number that still counts can be gone back to; those that were taken back cannot."""
    game, (ann,) = table.begin(human("Ann"), BOT, first=0, rules={"turn_limit": 30})
    chance = random.Random(9)
    live: list[int] = [ann.state["decision"]["number"]]
    tables = {live[0]: ann.state["table"]}
    for _ in range(12):
        ann.play(chance.randint(1, 6), chance)
        ann.turn()
        if ann.over:
            break
        for event in ann.events:
            if event["kind"] == "move" and event["number"] > live[-1]:
                live.append(event["number"])
                tables[event["number"]] = event["state"]["table"]
        to = chance.choice(live[:-1])
        gone = [number for number in live if number > to]
        ann.undo_far(to=to)
        undone = ann.until_event("undo")
        assert undone["to"] == to
        assert undone["state"]["table"] == tables[to]
        live = [*live[: live.index(to) + 1], undone["number"]]
        tables[undone["number"]] = tables[to]
        if undone["state"]["decision"]["seat"] == 0:
            with pytest.raises(Refused, match="nothing_to_undo"):
                ann.undo_far(to=chance.choice(gone))
        ann.turn()
    ann.play(choice=chance)
    assert "standing: taken_back" in table.record(game)


@contextmanager
def suppress_over() -> Iterator[None]:
    """Whatever is asked of a game that has just ended is refused as it should be."""
    try:
        yield
    except Refused as no:
        if no.id != "over":
            raise


def test_four_people_and_their_bots(table: Table) -> None:
    """Everybody comes and goes; the game ends as it must."""
    game, people = table.begin(human("Ann"), OPEN, OPEN, OPEN, rules={"turn_limit": 16})
    chance = random.Random(21)
    away: set[int] = set()
    for _ in range(400):
        for player in people:
            player.until_number(max(other.state["number"] for other in people))
        if people[0].over:
            break
        seat = chance.randrange(4)
        with suppress_over():  # a bot may end the game at any moment
            if seat in away and chance.random() < 0.5:
                people[seat].ask("back")
                away.discard(seat)
            elif seat not in away and len(away) < 3 and chance.random() < 0.1:
                people[seat].ask("bot")
                away.add(seat)
        decider = people[0].state["decision"]["seat"] if people[0].state["decision"] else -1
        if decider >= 0 and decider not in away and people[decider].decides:
            try:
                people[decider].move(chance.choice(people[decider].options))
            except Refused as no:
                assert no.id in ("stale", "not_your_decision", "has_bot", "over")  # noqa: PT017
    for seat in sorted(away):
        with suppress_over():
            people[seat].ask("back")
    play_out(*people)
    history = table.history(game)
    assert [event["number"] for event in history] == list(range(1, len(history) + 1))
    assert history[-1]["standing"] == "verified"
