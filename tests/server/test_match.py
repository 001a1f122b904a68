"""A match without a server: what may happen next, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from quarriors.server import match_events, proposing
from quarriors.server.errors import Refusal
from quarriors.server.match import FoldError, Match
from quarriors.server.match_events import BOT, OPEN, PERSON, Clock, SeatPlan, decode, encode
from quarriors.server.messages import NewGame
from quarriors.server.proposing import MOST_TAKEN_BACK, Proposal
from quarriors.server.setting_up import set_up

ANN, BOB, CID = 0, 1, 2
#: What the calendar says does not matter.
CALENDAR = 1_800_000_000.0


class Bench:
    """A match, and a clock that is set by hand."""

    def __init__(self, *seats: SeatPlan, clock: Clock | None = None, **setup: object) -> None:
        asked = NewGame(seats=list(seats), first=0, clock=clock, **setup)  # type: ignore[arg-type]
        new = set_up(asked, ["greedy", "random"])
        self.now = 1000.0
        self.match = Match("game", new.secret)
        self.match.fold(1, None, new.event, self.now)

    def write(self, proposal: Proposal) -> list[str]:
        """Takes in what was proposed, by way of bytes; what it was."""
        for seat, event, after in proposal.events:
            match_events.stamp(event, self.now)
            self.match.fold(self.match.number + 1, seat, decode(encode(event)), CALENDAR, after)
        return [match_events.kind_of(event) for _, event, _ in proposal.events]

    def begin(self) -> Bench:
        """Everybody is ready."""
        for seat, place in enumerate(self.match.places):
            if not place.taken:
                self.write(proposing.sit(self.match, seat, f"Guest {seat}", "a hash"))
            if place.is_person:
                self.write(proposing.ready(self.match, seat, f"nonce{seat}"))
        return self

    def move(self, option: str | None = None) -> list[str]:
        """The one who decides takes an option."""
        match = self.match
        chosen = option or str(match.table.decision.options[0])
        return self.write(proposing.move(match, match.decider, match.decision, chosen, self.now))

    def turn(self) -> None:
        """Plays to the beginning of the next turn."""
        turn = self.match.table.state.turn
        while self.match.status == "running" and self.match.table.state.turn == turn:
            words = self.match.table.all_words()
            self.move("end" if "end" in words else None)


def person(name: str = "") -> SeatPlan:
    return SeatPlan(PERSON, name)


# -- beginning -------------------------------------------------------------------------------------


def test_the_last_one_who_is_ready_begins_the_game() -> None:
    bench = Bench(person("Ann"), SeatPlan(OPEN), SeatPlan(BOT))
    assert bench.write(proposing.ready(bench.match, ANN, "abc")) == ["ready"]
    assert bench.write(proposing.sit(bench.match, None, "Bob", "a hash")) == ["sat"]
    assert bench.write(proposing.ready(bench.match, BOB, "def")) == ["ready", "started"]
    assert (bench.match.status, bench.match.decision, bench.match.decider) == ("running", 5, ANN)
    assert bench.match.nonces == ["abc", "def", ""]


def test_the_dice_hang_on_every_nonce() -> None:
    keys = set()
    for nonce in ("abc", "abd"):
        bench = Bench(person("Ann"), SeatPlan(BOT), seed=None)
        bench.match.secret = b"s" * 32
        bench.write(proposing.ready(bench.match, ANN, nonce))
        keys.add(bench.match.seed)
    assert len(keys) == 2


def test_a_number_that_means_something_else_now_is_noticed() -> None:
    bench = Bench(person("Ann"), SeatPlan(BOT)).begin()
    _, move, _ = proposing.move(bench.match, ANN, bench.match.decision, "roll", bench.now).events[0]
    assert isinstance(move, match_events.MoveMade)
    bench.match.played(move)
    with pytest.raises(FoldError, match="'roll' was 'capture Fool' and is 'roll' now"):
        bench.match.played(msgspec.structs.replace(move, words="capture Fool"))


def test_events_follow_each_other_without_a_gap() -> None:
    bench = Bench(person("Ann"), SeatPlan(BOT))
    for number in (0, 1, 3):
        with pytest.raises(FoldError, match="does not follow"):
            bench.match.fold(number, ANN, match_events.Ready("abc"), bench.now)


def test_what_is_proposed_changes_nothing_until_it_is_written_down() -> None:
    bench = Bench(person("Ann"), person("Bob")).begin()
    before = bench.match.table.all_words()
    for _ in range(2):
        proposal = proposing.move(bench.match, ANN, bench.match.decision, "roll", bench.now)
        assert bench.match.table.all_words() == before
    first = proposal.events[0][1]
    bench.write(proposal)
    assert isinstance(first, match_events.MoveMade)
    assert len(first.entries) == 13, "one decision, six draws, six rolls"


# -- taking back -----------------------------------------------------------------------------------


def test_free_is_what_rolled_nothing_in_ones_own_turn() -> None:
    bench = Bench(person("Ann"), person("Bob"), seed=3).begin()
    match = bench.match
    bench.move("roll")
    assert not match.can_undo(ANN)
    start = match.decision
    bench.move()
    assert match.can_undo(ANN)
    assert not match.can_undo(BOB)
    undo = proposing.undo(match, ANN, None, bench.now)
    assert undo is not None
    bench.write(undo)
    assert match.table.all_words()
    assert not match.can_undo(ANN)
    assert match.standing == "practice"
    assert match.decision == match.number > start
    bench.turn()
    assert match.decider == BOB
    assert not match.can_undo(ANN), "the turn is over"
    assert proposing.undo(match, ANN, None, bench.now) is None


def test_changing_ones_mind_has_an_end() -> None:
    bench = Bench(person("Ann"), person("Bob"), seed=3).begin()
    bench.move("roll")
    for _ in range(MOST_TAKEN_BACK):
        bench.move()
        undo = proposing.undo(bench.match, ANN, None, bench.now)
        assert undo is not None
        bench.write(undo)
    bench.move()
    with pytest.raises(Refusal, match="enough"):
        proposing.undo(bench.match, ANN, None, bench.now)
    bench.turn()
    assert bench.match.taken_back == 0


def test_moves_of_a_bot_are_never_free_to_take_back() -> None:
    bench = Bench(person("Ann"), person("Bob"), seed=3).begin()
    bench.move("roll")
    bench.write(proposing.bot_sits(bench.match, ANN, "greedy", bench.now))
    match = bench.match
    bench.write(proposing.move(match, ANN, match.decision, str(match.table.decision.options[0]), bench.now, "bot"))
    assert not match.can_undo(ANN)


def test_far_is_at_once_when_nobody_else_has_a_say() -> None:
    bench = Bench(person("Ann"), SeatPlan(BOT), person("Cid")).begin()
    match = bench.match
    to, table = match.decision, match.table.clone()
    bench.move("roll")
    assert bench.write(proposing.undo_far(match, ANN, to, table.clone(), bench.now)) == ["undo_asked"]
    question = match.asked
    assert question is not None
    assert not proposing.all_agree(match, ANN)
    assert proposing.all_agree(match, CID)
    bench.write(proposing.answer_undo(match, CID, question.number, False))
    assert match.asked is None
    bench.write(proposing.bot_sits(match, CID, "greedy", bench.now))
    assert bench.write(proposing.undo_far(match, ANN, to, table.clone(), bench.now)) == ["undo_asked"], (
        "Cid's is it yet"
    )
    bench.write(proposing.resign(match, CID, bench.now))
    assert bench.write(proposing.undo_far(match, ANN, to, table.clone(), bench.now)) == ["undo"]
    assert match.standing == "taken_back"


def test_dice_that_were_seen_do_not_come_again() -> None:
    bench = Bench(person("Ann"), SeatPlan(BOT), seed=5).begin()
    match = bench.match
    to, table = match.decision, match.table.clone()
    rolls = []
    for _ in range(3):
        proposal = proposing.move(match, ANN, match.decision, "roll", bench.now)
        event = proposal.events[0][1]
        assert isinstance(event, match_events.MoveMade)
        rolls.append(tuple(event.entries))
        bench.write(proposal)
        bench.write(proposing.undo_far(match, ANN, to, table.clone(), bench.now))
    assert len(set(rolls)) == 3


# -- clocks ----------------------------------------------------------------------------------------


def test_a_bank_runs_only_for_the_person_who_decides() -> None:
    bench = Bench(person("Ann"), person("Bob"), clock=Clock(60, 10)).begin()
    match = bench.match
    bench.now += 20
    assert match.clocks_at(bench.now) == [40, 60]
    assert match.deadline == bench.now + 40
    bench.move("roll")
    assert match.clocks == [40, 60]
    bench.turn()
    assert match.clocks == [40, 70], "ten more for Bob's turn"
    bench.now += 100
    assert match.clocks_at(bench.now) == [40, 0]


def test_an_empty_bank_is_followed_by_what_was_agreed() -> None:
    for then, kinds in (("bot", ["bot"]), ("resign", ["resigned", "over"])):
        bench = Bench(person("Ann"), person("Bob"), clock=Clock(60, 0, then)).begin()  # type: ignore[arg-type]
        bench.now += 59
        assert not proposing.time_out(bench.match, bench.now).events
        bench.now += 1
        assert bench.write(proposing.time_out(bench.match, bench.now)) == kinds
        assert not proposing.time_out(bench.match, bench.now).events


def test_who_comes_back_has_half_a_minute_at_least() -> None:
    bench = Bench(person("Ann"), person("Bob"), clock=Clock(60)).begin()
    bench.now += 60
    bench.write(proposing.time_out(bench.match, bench.now))
    bench.now += 5000
    bench.write(proposing.back(bench.match, ANN, bench.now))
    assert bench.match.clocks == [30, 60]
    assert bench.match.ticking == ANN


def test_a_clock_goes_on_from_a_snapshot() -> None:
    bench = Bench(person("Ann"), person("Bob"), clock=Clock(60)).begin()
    match = Match.restored("game", bench.match.secret, bench.match.snapshot())
    bench.now += 20
    assert match.clocks_at(bench.now) == [40, 60]
    assert match.deadline == bench.now + 40


def test_no_clock_gains_by_a_time_before_its_own() -> None:
    """After a crash, open time may be some seconds behind the last event."""
    bench = Bench(person("Ann"), person("Bob"), clock=Clock(60)).begin()
    assert bench.match.clocks_at(bench.now - 8) == [60, 60]


def test_a_clock_of_before_open_time_stands_still_until_it_is_set_going() -> None:
    bench = Bench(person("Ann"), person("Bob"), clock=Clock(60)).begin()
    old = msgspec.json.decode(bench.match.snapshot())
    del old["clock_since"]
    match = Match.restored("game", bench.match.secret, msgspec.json.encode(old))
    assert match.clocks_at(5_000_000.0) == [60, 60]
    assert match.deadline is None
    assert not proposing.time_out(match, 5_000_000.0).events
    match.clock_since = 5_000_000.0
    assert match.deadline == 5_000_060.0


# -- ending ----------------------------------------------------------------------------------------


def test_who_resigned_cannot_win() -> None:
    bench = Bench(person("Ann"), person("Bob"), person("Cid"), rules={"turn_limit": 3}).begin()
    match = bench.match
    assert bench.write(proposing.resign(match, ANN, bench.now)) == ["resigned"]
    assert match.places[ANN].level == "greedy"
    match.table.state.glory[ANN] = 9
    while match.status == "running":
        seat = match.decider
        option = str(match.table.decision.options[-1])
        by = "bot" if match.places[seat].level else "person"
        bench.write(proposing.move(match, seat, match.decision, option, bench.now, by))  # type: ignore[arg-type]
    assert match.ended is not None
    assert ANN not in match.ended.winners
    assert match.ended.winners


def test_the_end_tells_what_the_dice_were_made_of() -> None:
    bench = Bench(person("Ann"), person("Bob")).begin()
    over = proposing.resign(bench.match, BOB, bench.now).events[-1][1]
    assert isinstance(over, match_events.Over)
    assert (over.secret, over.nonces) == (bench.match.secret.hex(), ["nonce0", "nonce1"])
    practice = Bench(person("Ann"), person("Bob"), seed=7).begin()
    over = proposing.resign(practice.match, BOB, practice.now).events[-1][1]
    assert isinstance(over, match_events.Over)
    assert (over.secret, over.seed, over.standing) == ("", "7", "practice")


@pytest.mark.parametrize("status", ["waiting", "over"])
def test_what_belongs_to_a_game_under_way_is_refused_before_and_after(status: str) -> None:
    bench = Bench(person("Ann"), person("Bob"))
    if status == "over":
        bench.begin()
        bench.write(proposing.resign(bench.match, BOB, bench.now))
    match, now = bench.match, bench.now
    id = {"waiting": "not_running", "over": "over"}[status]
    acts: list[Callable[[], object]] = [
        lambda: proposing.move(match, ANN, match.decision, "roll", now),
        lambda: proposing.undo(match, ANN, None, now),
        lambda: proposing.resign(match, ANN, now),
        lambda: proposing.bot_sits(match, ANN, "greedy", now),
        lambda: proposing.back(match, ANN, now),
        lambda: proposing.answer_undo(match, ANN, 1, True),
    ]
    for act in acts:
        with pytest.raises(Refusal, match=f"^{id}: "):
            act()


def test_a_copy_goes_its_own_way() -> None:
    bench = Bench(person("Ann"), person("Bob")).begin()
    twin = bench.match.copy()
    number = twin.number
    bench.move("roll")
    bench.write(proposing.bot_sits(bench.match, BOB, "greedy", bench.now))
    assert (twin.number, twin.places[BOB].level, twin.table.all_words()) == (number, "", ["roll"])


def test_a_snapshot_is_the_match() -> None:
    bench = Bench(person("Ann"), person("Bob"), clock=Clock(60)).begin()
    for _ in range(4):
        bench.turn()
        again = Match.restored("game", bench.match.secret, bench.match.snapshot())
        assert again.snapshot() == bench.match.snapshot()
        option = str(again.table.decision.options[0])
        moves = [
            proposing.move(match, match.decider, match.decision, option, bench.now) for match in (again, bench.match)
        ]
        assert moves[0].events[0][1] == moves[1].events[0][1]
    assert bench.match.secret.hex() not in bench.match.snapshot().decode()
