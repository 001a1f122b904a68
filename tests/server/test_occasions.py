"""Today's Wilds and puzzles: the same for everybody, set up by themselves, and told when they are solved."""

from __future__ import annotations

from datetime import UTC, date, datetime
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from quarriors.engine.errors import SetupError
from quarriors.lab.puzzles.shelf import shipped
from quarriors.server import daily
from quarriors.server.daily import FIRST, RIVAL, day_of
from quarriors.server.errors import Refusal
from quarriors.server.messages import NewGame
from quarriors.server.occasions import set_up_day, set_up_puzzle, tell_day, tell_puzzles, tell_solution
from quarriors.sets import shelf, turns
from quarriors.sets.shelf import OURS
from quarriors.text import ENGLISH, Words, languages
from tests.server.clients import BOT, OPEN, Game, Json, Refused, Table, human

BOTS = ["greedy", "champion"]
TODAY = date(2026, 11, 18)
ANN: Json = {"kind": "human", "name": "Ann"}
PUZZLES = shipped()


def wanted(*seats: Json, **more: object) -> NewGame:
    return msgspec.convert({"seats": seats, **more}, NewGame)


# -- the Wilds of a day ------------------------------------------------------------------------------


def test_a_day_is_the_same_everywhere_and_for_ever() -> None:
    """Cards and dice are kept as they were: what changes them changes a day that people are playing."""
    day = day_of("2026-11-18", TODAY)
    assert (day.number, day.sets, day.seed) == (322, ["base"], "quarriors today 2026-11-18")
    one, other = (set_up_day(wanted(ANN, BOT, today=day.date), TODAY, BOTS) for _ in range(2))
    assert one.secret == other.secret
    assert one.event.setup == other.event.setup
    assert one.event.setup.wilds == [card.id for card in day.wilds().cards]
    assert [plan.level for plan in one.event.setup.seats] == ["", RIVAL]
    assert one.event.setup.practice, "whoever knows the date knows the dice"


PAST = [
    ("2026-01-01", "rise_of_the_demons", "0598d9569916"),
    ("2026-01-07", "", "60bf3272c41c"),
    ("2026-03-01", "quartifacts", "67d8d20e1060"),
    ("2026-07-14", "promos", "657d412d6f14"),
    ("2026-11-18", "", "0cf8dd766c8c"),
]


@pytest.mark.parametrize(("written", "box", "cards"), PAST)
def test_days_that_were_played_stay_as_they_were(
    written: str, box: str, cards: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told() -> tuple[list[str], str]:
        day = day_of(written, TODAY)
        return day.sets, sha256(" ".join(card.id for card in day.wilds().cards).encode()).hexdigest()[:12]

    assert told() == (["base", *([box] if box else [])], cards)
    # also when there is another box one day: it takes its turn from then on
    monkeypatch.setattr(shelf, "OURS", (*OURS, "another"))
    monkeypatch.setattr(daily, "TURNS", (*turns.TURNS, (date(2026, 11, 20), (*OURS, "another"))))
    assert told() == (["base", *([box] if box else [])], cards)
    after = [daily.day_of(f"2026-11-{day}", date(2026, 12, 1)).sets for day in range(20, 28)]
    assert [sets[1:] for sets in after] == [[name] for name in (*OURS[1:], "another")] + [[]]


def test_a_week_of_days_has_every_box_and_no_two_are_alike() -> None:
    days = [day_of(f"2026-03-{number:02}", TODAY) for number in range(1, 8)]
    assert {name for day in days for name in day.sets} == set(OURS)
    assert all("base" in day.sets for day in days)
    assert len({tuple(card.id for card in day.wilds().cards) for day in days}) == 7
    assert [day.number for day in days] == list(range(days[0].number, days[0].number + 7))


@pytest.mark.parametrize(
    "written", ["2026-11-19", "2025-12-31", "2026-2-3", "20261118", "yesterday", "", "2026-02-30", "2026-W40-1"]
)
def test_there_is_no_such_day(written: str) -> None:
    with pytest.raises(SetupError, match=f"from {FIRST} to {TODAY}"):
        day_of(written, TODAY)


def test_a_day_is_told_in_every_language() -> None:
    said = {lang: tell_day("", TODAY, Words(lang)) for lang in languages()}
    assert {day["date"] for day in said.values()} == {"2026-11-18"}
    assert len({tuple(card["id"] for card in day["cards"]) for day in said.values()}) == 1
    assert len({day["cards"][-1]["text"][0] for day in said.values()}) == len(said)


@pytest.mark.parametrize(
    ("seats", "more"),
    [
        ([ANN, ANN], {}),
        ([BOT, ANN], {}),
        ([ANN, BOT, BOT], {}),
        ([ANN, BOT], {"seed": 3}),
        ([ANN, BOT], {"wilds": ["Quake Dragon"]}),
        ([ANN, BOT], {"rules": {"captures": 2}}),
        ([ANN, BOT], {"puzzle": "base-1"}),
        ([ANN, BOT], {"clock": {"bank": 60}}),
    ],
)
def test_nothing_of_a_day_can_be_chosen(seats: list[Json], more: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        set_up_day(wanted(*seats, today="2026-11-18", **more), TODAY, BOTS)
    assert refused.value.id == "bad_setup"


def test_two_people_meet_the_same_dice(table: Table) -> None:
    """Both do the same: they see the same rolls, and the bot does the same too, until the first turn is over."""
    today = datetime.now(UTC).date().isoformat()
    assert table.get("/api/today")["date"] == today

    def rolls() -> list[list[Any]]:
        game, (ann,) = table.begin(human("Ann"), BOT, today=today)
        ann.play(2)
        told = [one for event in table.history(game) for one in event.get("happenings", [])]
        return [one for one in told if one[0] in ("rolled", "drawn")][:12]

    first, second = rolls(), rolls()
    assert first
    assert first == second


# -- puzzles -----------------------------------------------------------------------------------------


def seats_of(id: str) -> list[Json]:
    puzzle = PUZZLES[id]
    return [human("Ann") if seat == puzzle.seat else BOT for seat in range(puzzle.players)]


def test_puzzles_are_told_in_every_language() -> None:
    for lang in languages():
        told = tell_puzzles(Words(lang))
        assert [one["id"] for one in told] == list(PUZZLES)
        assert all(goal["text"] and "puzzle-" not in goal["text"] for one in told for goal in one["goals"])


@pytest.mark.parametrize("id", PUZZLES)
def test_a_solution_is_told_step_by_step(id: str) -> None:
    for lang in languages():
        steps = tell_solution(id, Words(lang))["steps"]
        assert steps
        assert all(step["text"] for step in steps)
        assert steps[0]["seat"] == PUZZLES[id].seat


def test_an_unknown_puzzle_is_not_found(table: Table) -> None:
    with pytest.raises(Refusal, match="no puzzle 'nonsense'"):
        tell_solution("nonsense", ENGLISH)
    for ask in (
        lambda: table.get("/api/puzzles/nonsense"),
        lambda: table.create(human("Ann"), BOT, puzzle="nonsense"),
    ):
        with pytest.raises(Refused) as refused:
            ask()
        assert (refused.value.id, refused.value.status) == ("not_found", 404)


@pytest.mark.parametrize("more", [{"seed": 1}, {"sets": ["base"]}, {"first": 0}, {"today": "2026-11-18"}])
def test_nothing_of_a_puzzle_can_be_chosen(more: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="not chosen"):
        set_up_puzzle(wanted(*seats_of("base-1"), puzzle="base-1", **more), BOTS)


def test_a_puzzle_is_for_one_person_in_the_right_seat() -> None:
    for seats in ([BOT, BOT], [human("Ann"), human("Ben")], [human("Ann"), OPEN], [human("Ann"), BOT, BOT]):
        with pytest.raises(Refusal) as refused:
            set_up_puzzle(wanted(*seats, puzzle="base-1"), BOTS)
        assert refused.value.id == "bad_setup"


def play(table: Table, id: str, taken: list[str]) -> tuple[Game, Json]:
    """Plays a puzzle with these first choices, and then to the end of the turn."""
    game = table.create(*seats_of(id), puzzle=id)
    with table.sit(game, PUZZLES[id].seat) as ann:
        ann.ready()
        ann.until(lambda me: me.state["status"] == "running" and me.is_up_to_date)
        assert "solved" not in ann.state
        for words in taken:
            ann.turn()
            if ann.over:
                break
            ann.move(words)
        while True:
            ann.turn()
            if ann.over:
                break
            ends = [one for one in ann.options if one in ("end", "enough", "pass", "decline", "stay")]
            ann.move(ends[0] if ends else None)
        return game, table.look(game)["state"]


def test_a_puzzle_is_played_and_solved(table: Table) -> None:
    puzzle = next(one for one in PUZZLES.values() if len({by for by, _ in one.line}) <= 2)
    line = [words for by, words in puzzle.line if by == puzzle.seat]
    game, state = play(table, puzzle.id, line)
    assert (state["status"], state["standing"], state["solved"]) == ("over", "practice", True)
    about = table.look(game)
    assert (about["puzzle"], about["today"], about["practice"]) == (puzzle.id, "", True)


def test_whoever_does_nothing_has_not_solved_it(table: Table) -> None:
    game, state = play(table, "base-1", [])
    assert state["solved"] is False
    assert state["table"]["turn"] == PUZZLES["base-1"].table().state.turn, "nobody else has had a turn"
    with table.sit(game, PUZZLES["base-1"].seat) as ann:
        again = ann.ask("rematch")["game"]
    rematch = table.get(f"/api/games/{again}", game.invitation)
    assert (rematch["puzzle"], rematch["rules"].get("turn_limit")) == ("", None), "the next game is a whole one"


def test_whoever_gives_up_has_not_solved_it(table: Table) -> None:
    game = table.create(*seats_of("base-1"), puzzle="base-1")
    with table.sit(game, PUZZLES["base-1"].seat) as ann:
        ann.ready()
        ann.until(lambda me: me.state["status"] == "running" and me.is_up_to_date)
        ann.ask("resign")
        assert ann.until(lambda me: me.over).state["solved"] is False
