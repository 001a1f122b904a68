"""The pure core under every command in every state: what is proposed can be taken in, and means the same to all."""

from __future__ import annotations

import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from quarriors.server import match_events, proposing, setting_up
from quarriors.server.archive import MainLine
from quarriors.server.errors import Refusal
from quarriors.server.fairness import commitment, dice_key
from quarriors.server.keeping import keep
from quarriors.server.match import Match
from quarriors.server.match_events import Clock, SeatPlan, decode, encode, kind_of
from quarriors.server.messages import NewGame
from quarriors.server.proposing import Proposal
from quarriors.server.store import EventRow
from tests.budget import scaled
from tests.server.judging import folded, seen

_BOTS = ["greedy", "random"]
_SEATS = st.integers(0, 3)
_NONCES = st.sampled_from(["lucky", "7", "~", "n" * 64, "", "-", "a,b", "two words", "é", "n" * 65])


def _plan(kind: str) -> SeatPlan:
    return SeatPlan(kind=kind)  # type: ignore[arg-type]


_PLANS = st.lists(st.sampled_from(["human", "open", "bot"]), min_size=2, max_size=4).filter(lambda k: set(k) != {"bot"})


class Proposals(RuleBasedStateMachine):
    """A match that everything is proposed to. Its twin is told the written events and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000.0
        self.rows: list[EventRow] = []
        self.match = Match("game", b"")
        self.twin = Match("game", b"")
        #: The table after each event that changed it.
        self.tables: dict[int, Any] = {}
        self.refused = ""

    @initialize(
        kinds=_PLANS,
        clock=st.none()
        | st.builds(Clock, st.integers(30, 300), st.integers(0, 30), st.sampled_from(["bot", "resign"])),
        practice=st.booleans(),
        turns=st.integers(3, 30),
        luck=st.integers(0, 1000),
        at_once=st.sampled_from([True, True, True, False]),
    )
    def create(
        self, kinds: list[str], clock: Clock | None, practice: bool, turns: int, luck: int, at_once: bool
    ) -> None:
        wanted = NewGame(seats=[_plan(kind) for kind in kinds], clock=clock, rules={"turn_limit": turns})
        wanted.seed = 7 if practice else None
        with patch.object(setting_up, "new_secret", lambda: sha256(bytes(luck)).digest()):
            new = setting_up.set_up(wanted, _BOTS)
        self.match, self.twin = Match("game", new.secret), Match("game", new.secret)
        self.write(Proposal().add(None, new.event))
        if at_once:
            self.all_ready()

    # -- what the server does with a proposal ----------------------------------------------------

    def propose(self, make: Callable[[], Proposal]) -> None:
        """Works something out and writes it down, or is refused and changes nothing."""
        before = seen(self.match)
        self.refused = ""
        try:
            proposal = make()
        except Refusal as refusal:
            self.refused = refusal.id
            proposal = Proposal()
        assert self.refused not in ("internal", "bad_request")
        assert seen(self.match) == before, "a proposal has changed the match"
        self.write(proposal)

    def write(self, proposal: Proposal) -> None:
        after = self.match.copy()
        for seat, event, table in proposal.events:
            match_events.stamp(event, self.now)
            after.fold(after.number + 1, seat, event, self.now, table)
            row = EventRow("game", after.number, kind_of(event), seat, encode(event), self.now)
            self.rows.append(row)
            self.hear(row)
            if after.decision == after.number:
                self.tables[after.number] = msgspec.to_builtins(keep(after.table))
            if isinstance(event, match_events.Undo):
                self.check_undo(event, after)
        self.match = after

    def hear(self, row: EventRow) -> None:
        event = decode(row.data)
        table = None
        if isinstance(event, match_events.Undo) and event.far:
            table = proposing.rolled_on(self.twin, MainLine(self.rows).game(event.to))
        self.twin.fold(row.number, row.seat, event, row.at, table)

    def check_undo(self, event: match_events.Undo, after: Match) -> None:
        """What was taken back is as it was; dice that everybody has seen are never rolled again."""
        was, now = dict(self.tables[event.to]), dict(self.tables[after.number])
        if event.far:
            used = self.tables[self.match.decision]["used"]
            assert now.pop("used") == used
            was.pop("used", None)
            assert after.standing != "verified"
        assert now == was
        assert event.to not in [number for number, _ in after.before]

    # -- before the game -------------------------------------------------------------------------

    def has(self, seat: int) -> bool:
        return seat < len(self.match.places)

    @rule(seat=st.none() | _SEATS, name=st.sampled_from(["Ann", "ann", "Ben", "Cleo", "", "a:b", "of", "\0", "Dora"]))
    def sit(self, seat: int | None, name: str) -> None:
        self.propose(lambda: proposing.sit(self.match, seat, name, "hash"))

    @precondition(lambda self: self.match.status == "waiting")
    @rule(seat=_SEATS)
    def stand(self, seat: int) -> None:
        if self.has(seat) and self.match.places[seat].taken and self.match.places[seat].is_person:
            self.propose(lambda: proposing.stand(self.match, seat))

    @rule(seat=_SEATS, nonce=_NONCES)
    def ready(self, seat: int, nonce: str) -> None:
        if self.has(seat) and self.match.places[seat].taken and self.match.places[seat].is_person:
            self.propose(lambda: proposing.ready(self.match, seat, nonce))

    @precondition(lambda self: self.match.status == "waiting")
    @rule()
    def all_ready(self) -> None:
        for seat in range(len(self.match.places)):
            if not self.match.places[seat].taken:
                self.sit(seat, f"Guest {seat}")
            self.ready(seat, f"nonce{seat}")

    # -- the game --------------------------------------------------------------------------------

    @precondition(lambda self: self.match.decider >= 0)
    @rule(chance=st.integers(0, 2**32), moves=st.integers(1, 4))
    def play_a_little(self, chance: int, moves: int) -> None:
        self.play(chance, moves)

    @precondition(lambda self: self.match.decider >= 0)
    @rule(chance=st.integers(0, 2**32), moves=st.integers(5, 25))
    def play(self, chance: int, moves: int) -> None:
        """Whoever has to, decides, for a while."""
        dice = random.Random(chance)
        for _ in range(moves):
            match = self.match
            if match.decider < 0:
                return
            self.now += dice.choice((0.0, 0.1, 1.0))
            option = dice.choice(match.table.all_words())
            by = "bot" if match.places[match.decider].level else "person"
            self.propose(
                lambda: proposing.move(self.match, self.match.decider, self.match.decision, option, self.now, by)  # type: ignore[arg-type] # noqa: B023
            )
            assert not self.refused

    @rule(seat=_SEATS, late=st.integers(-2, 3), which=st.integers(0, 40), by=st.sampled_from(["person", "bot"]))
    def move(self, seat: int, late: int, which: int, by: Any) -> None:
        """Somebody decides who may not be asked at all."""
        match = self.match
        words = match.table.all_words() if match.decider >= 0 else ["end"]
        option = [*words, "nothing of the kind", "\0"][which % (len(words) + 2)]
        old = match.number
        asked = match.decider
        self.propose(lambda: proposing.move(match, seat, max(0, match.decision - late), option, self.now, by))
        if self.match.number > old:
            assert (seat, late) == (asked, 0)
            assert by == "bot" or not match.places[seat].level

    @rule(seat=_SEATS, really=st.sampled_from([False, False, False, True]))
    def resign(self, seat: int, really: bool) -> None:
        if really and self.has(seat) and self.match.places[seat].is_person:
            self.propose(lambda: proposing.resign(self.match, seat, self.now))

    @rule(seat=_SEATS, level=st.sampled_from(_BOTS))
    def bot_sits(self, seat: int, level: str) -> None:
        if self.has(seat):
            self.propose(lambda: proposing.bot_sits(self.match, seat, level, self.now))

    @rule(seat=_SEATS)
    def back(self, seat: int) -> None:
        if self.has(seat):
            self.propose(lambda: proposing.back(self.match, seat, self.now))

    @precondition(lambda self: self.match.waits_for == "bot")
    @rule(why=st.sampled_from(["slow", "crashed", "raised", "illegal"]))
    def replace_bot(self, why: Any) -> None:
        self.propose(lambda: proposing.replace_bot(self.match, self.match.decider, why))

    @rule(seconds=st.floats(0, 400))
    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.propose(lambda: proposing.time_out(self.match, self.now))
        assert not self.refused

    # -- taking back -----------------------------------------------------------------------------

    @rule(seat=_SEATS, back=st.none() | st.integers(0, 40))
    def undo(self, seat: int, back: int | None) -> None:
        match = self.match
        to = None if back is None else max(0, match.decision - back)

        def make() -> Proposal:
            free = proposing.undo(match, seat, to, self.now)
            if free is not None:
                return free
            line = MainLine(self.rows)
            found = line.last_decision_of(seat) if to is None else to
            if found is None or found == match.decision or not line.has(found):
                raise Refusal("nothing_to_undo")
            return proposing.undo_far(match, seat, found, line.game(found), self.now)

        if self.has(seat) and match.places[seat].is_person:
            self.propose(make)

    @precondition(lambda self: bool(self.match.before))
    @rule(steps=st.integers(1, 3))
    def undo_freely(self, steps: int) -> None:
        """Takes back what can be taken back without asking."""
        for _ in range(steps):
            self.undo(self.match.undoer, None)

    @precondition(lambda self: self.match.status == "running")
    @rule(seat=_SEATS, off=st.sampled_from([0, 0, 0, 1]), agree=st.booleans())
    def answer(self, seat: int, off: int, agree: bool) -> None:
        match = self.match
        number = (match.asked.number if match.asked is not None else match.number) - off

        def make() -> Proposal:
            proposal = proposing.answer_undo(match, seat, number, agree)
            question = match.asked
            if proposal.events and agree and question is not None and proposing.all_agree(match, seat):
                table = MainLine(self.rows).game(question.to)
                proposing.add_far_undo(proposal, match, question, table, self.now)
            return proposal

        if self.has(seat) and match.places[seat].is_person:
            self.propose(make)

    # -- coming back -----------------------------------------------------------------------------

    @precondition(lambda self: self.match.status == "running")
    @rule()
    def restart(self) -> None:
        """The server goes and comes: the match of a snapshot is the match."""
        twin = Match.restored("game", self.match.secret, self.match.snapshot())
        expected = seen(self.match)
        # what could be taken back freely is known again from the events of the turn
        assert {**seen(twin), "undo": expected["undo"], "undoer": expected["undoer"]} == expected

    @precondition(lambda self: self.match.status == "over")
    @rule(wilds=st.sampled_from(["new", "same"]))
    def rematch(self, wilds: str) -> None:
        """The game after it can begin."""
        new = setting_up.again(self.match, wilds)
        assert new.secret != self.match.secret
        match = Match("next", new.secret)
        for seat, event in [(None, new.event), *new.seated]:
            match.fold(match.number + 1, seat, event, self.now)
        assert [place.name for place in match.places] == [place.name for place in self.match.places]
        assert all(place.taken for place in match.places)

    # -- what is always so -----------------------------------------------------------------------

    @invariant()
    def twins_agree(self) -> None:
        assert [row.number for row in self.rows] == list(range(1, self.match.number + 1))
        assert seen(self.twin) == seen(self.match)

    @invariant()
    def nothing_is_given_away(self) -> None:
        match = self.match
        if not self.rows or match.setup.practice:
            return
        assert match.commitment == commitment(match.secret)
        if match.status != "over":
            key = dice_key(match.secret, match.nonces).hex() if match.status == "running" else "-"
            for row in self.rows:
                assert match.secret.hex().encode() not in row.data
                assert key.encode() not in row.data or key == "-"

    @invariant()
    def clocks_are_right(self) -> None:
        match = self.match
        clocks = match.clocks_at(self.now)
        assert all(seconds >= 0 for seconds in clocks)
        assert len(clocks) in (0, len(match.places))
        assert (match.deadline is not None) == (match.ticking >= 0)

    @invariant()
    def standing_only_falls(self) -> None:
        standing = "practice" if self.match.setup.practice else "verified"
        for row in self.rows:
            event = decode(row.data)
            if isinstance(event, match_events.Undo) and event.far and standing == "verified":
                standing = "taken_back"
            elif isinstance(event, match_events.Over):
                assert event.standing == standing
        assert self.match.standing == standing

    @invariant()
    def who_resigned_never_wins(self) -> None:
        match = self.match
        if match.ended is not None:
            assert match.ended.winners
            assert not any(match.places[seat].resigned for seat in match.ended.winners)
            assert match.decider == -1

    def teardown(self) -> None:
        if self.rows:
            assert seen(folded("game", self.match.secret, self.rows)) == seen(self.match)


def test_every_command_in_every_state() -> None:
    run_state_machine_as_test(Proposals, settings=settings(max_examples=40, stateful_step_count=25))


@pytest.mark.long
def test_every_command_in_every_state_for_long() -> None:
    run_state_machine_as_test(Proposals, settings=settings(max_examples=scaled(200), stateful_step_count=60))
