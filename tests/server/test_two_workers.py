"""One game split between two workers: the same events for everybody, one winner where both sides act at once."""

from __future__ import annotations

import json
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import TypeVar

import pytest

from quarriors.cli import main
from quarriors.server.database import address
from quarriors.server.match_events import MoveMade, decode
from quarriors.server.reading import Reader
from tests.server.clients import BOT, OPEN, Game, Json, Player, Refused, Table, human, play_out, wordless
from tests.server.serving import Server, until

pytestmark = pytest.mark.evening

_T = TypeVar("_T")

PONDERER: Json = {"kind": "bot", "level": "ponderer"}
SLEEPER: Json = {"kind": "bot", "level": "sleeper"}


class Pair:
    """Two servers on one database, a table at each, and the store to look into."""

    def __init__(self, url: str, stack: ExitStack) -> None:
        self.servers = [
            stack.enter_context(Server(url, bot_modules="tests.server.bad_bots", bot_seconds=600)) for _ in range(2)
        ]
        self.left, self.right = [stack.enter_context(Table(server.url)) for server in self.servers]
        self.reader = Reader(address(url))
        stack.callback(self.reader.close)

    def settled(self, game: Game, *people: Player) -> list[Json]:
        """Everybody has heard of everything, all of them the same; what it was."""
        rows = self.reader.events(game.id)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        for player in people:
            player.until_number(len(rows))
            numbers = [event["number"] for event in player.events]
            assert numbers == list(range(numbers[0], len(rows) + 1)) if numbers else True
        whole = self.left.history(game)
        assert whole == self.right.history(game)
        assert [(row.kind, row.seat) for row in rows] == [(event["kind"], event["seat"]) for event in whole]
        for player in people:
            for event in player.events:
                heard = {name: event[name] for name in event if name not in ("type", "state")}
                assert wordless(heard) == wordless(whole[event["number"] - 1])
        states = [wordless({**player.state, "clocks": None}) for player in people]
        assert all(state == states[0] for state in states)
        return whole

    def thoughts(self) -> int:
        """How often a ponderer was asked, by whichever worker."""
        return sum(server.output().count("Ponderer thinks") for server in self.servers)

    def counted(self, metric: str) -> int:
        """What both servers together have counted."""
        lines = [line for table in (self.left, self.right) for line in table.text("/metrics").splitlines()]
        return sum(int(float(line.rpartition(" ")[2])) for line in lines if line.startswith(f"{metric} "))


@pytest.fixture(scope="module")
def two(postgres: object) -> Iterator[Pair]:
    """Two servers that are never stopped."""
    with ExitStack() as stack:
        url = stack.enter_context(postgres.database())  # type: ignore[attr-defined]
        yield Pair(url, stack)


def at_once(*work: Callable[[], _T]) -> list[_T | Refused]:
    """Has all of it done at the same moment; what came of each."""
    barrier = threading.Barrier(len(work))

    def one(task: Callable[[], _T]) -> _T | Refused:
        barrier.wait()
        try:
            return task()
        except Refused as refused:
            return refused

    with ThreadPoolExecutor(len(work)) as threads:
        return list(threads.map(one, work))


def refusals(outcomes: list[Json | Refused]) -> list[str]:
    return [outcome.id for outcome in outcomes if isinstance(outcome, Refused)]


def split(two: Pair, *others: Json, **setup: object) -> tuple[Game, Player, Player]:
    """A game of two people at different workers, and others, in which everybody is ready; seats 0 and 1."""
    game = two.left.create(human("Ann"), OPEN, *others, **setup)
    two.right.join(game, "Ben", seat=1)
    ann, ben = two.left.sit(game, 0), two.right.sit(game, 1)
    ann.ready()
    ben.ready()
    ann.until_event("started")
    ben.until_event("started")
    return game, ann, ben


# -- playing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("others", [[], [BOT], [PONDERER, BOT]], ids=["people", "a bot", "two bots"])
def test_everybody_sees_the_same_game(
    two: Pair, others: list[Json], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = two.thoughts()
    game, ann, ben = split(two, *others, rules={"turn_limit": 5})
    onlookers = [two.left.watch(game), two.right.watch(game)]
    play_out(ann, ben)
    whole = two.settled(game, ann, ben, *onlookers)
    assert whole[-1]["kind"] == "over"
    answered = [event["answers"] for event in whole if event["kind"] == "move"]
    assert len(set(answered)) == len(answered)
    pondering = [seat for seat, plan in enumerate(others, 2) if plan is PONDERER]
    assert two.thoughts() - before == sum(event["kind"] == "move" and event["seat"] in pondering for event in whole)
    record = tmp_path / "game.record"
    record.write_text(two.right.record(game), "utf-8")
    assert main(["verify", str(record)]) == 0
    assert "Consistent" in capsys.readouterr().out


def test_bots_alone_at_the_table_are_thought_for_by_one_worker(two: Pair) -> None:
    before = two.thoughts()
    game, (ann,) = two.left.begin(human("Ann"), PONDERER, PONDERER, rules={"turn_limit": 3})
    onlooker = two.right.watch(game)
    ann.ask("bot", level="ponderer")
    onlooker.until(lambda me: me.over)
    whole = two.settled(game, ann, onlooker)
    assert two.thoughts() - before == sum(event["kind"] == "move" for event in whole)


def test_no_decision_of_a_bot_is_thought_about_twice(two: Pair) -> None:
    before = two.counted("quarriors_bot_seconds_count"), two.counted('quarriors_moves_total{seat="bot"}')
    taken = 0
    for _ in range(8):
        game, ann, ben = split(two, BOT, BOT, rules={"turn_limit": 20})
        onlookers = [two.left.watch(game), two.right.watch(game)]
        play_out(ann, ben)
        whole = two.settled(game, ann, ben, *onlookers)
        taken += sum(event["kind"] == "move" and event["seat"] >= 2 for event in whole)
    after = two.counted("quarriors_bot_seconds_count"), two.counted('quarriors_moves_total{seat="bot"}')
    assert (after[0] - before[0], after[1] - before[1]) == (taken, taken)


# -- at once ---------------------------------------------------------------------------------------


def test_the_same_move_at_both_workers_is_taken_once(two: Pair) -> None:
    game, ann, ben = split(two)
    twins = {0: two.right.sit(game, 0), 1: two.left.sit(game, 1)}
    for _ in range(20):
        me = ann if ann.decides else ben
        seat = me.seats[0]
        twin = twins[seat].until_number(me.state["number"])
        decision = me.state["decision"]
        option = decision["options"][-1]["option"]
        asking = {"answers": decision["number"], "option": option}
        outcomes = at_once(lambda: me.ask("move", **asking), lambda: twin.ask("move", **asking))  # noqa: B023
        assert refusals(outcomes) == []
        numbers = [outcome["number"] for outcome in outcomes if not isinstance(outcome, Refused)]
        assert len(set(numbers)) == 1
        assert sum("repeated" in outcome for outcome in outcomes if not isinstance(outcome, Refused)) == 1
        for player in (ann, ben):
            player.until_number(numbers[0])
    whole = two.settled(game, ann, ben, *twins.values())
    assert sum(event["kind"] == "move" for event in whole) == 20


def test_of_two_moves_for_one_decision_one_is_stale(two: Pair) -> None:
    game, ann, ben = split(two, seed=5)
    twins = {0: two.right.sit(game, 0), 1: two.left.sit(game, 1)}
    fought = 0
    for _ in range(60):
        me = ann if ann.decides else ben
        twin = twins[me.seats[0]].until_number(me.state["number"])
        decision = me.state["decision"]
        first, last = decision["options"][0]["option"], decision["options"][-1]["option"]
        if first == last:
            me.move(first)
        else:
            fought += 1
            outcomes = at_once(
                lambda: me.ask("move", answers=decision["number"], option=first),  # noqa: B023
                lambda: twin.ask("move", answers=decision["number"], option=last),  # noqa: B023
            )
            assert refusals(outcomes) == ["stale"]
            loser = next(outcome for outcome in outcomes if isinstance(outcome, Refused))
            assert loser.answer["state"]["number"] > decision["number"]
        number = len(two.reader.events(game.id))
        for player in (ann, ben):
            player.until_number(number)
    assert fought > 5
    whole = two.settled(game, ann, ben, *twins.values())
    assert sum(event["kind"] == "move" for event in whole) == 60


def test_two_people_are_ready_at_once(two: Pair) -> None:
    for _ in range(10):
        game = two.left.create(human("Ann"), OPEN)
        two.right.join(game, "Ben")
        ann, ben = two.left.sit(game, 0), two.right.sit(game, 1)
        assert refusals(at_once(ann.ready, ben.ready)) == []
        kinds = [event["kind"] for event in two.settled(game, ann, ben)]
        assert kinds == ["created", "sat", "ready", "ready", "started"]


def test_one_seat_is_taken_once(two: Pair) -> None:
    for _ in range(10):
        game = two.left.create(human("Ann"), OPEN, OPEN)
        two.right.look(game)
        outcomes = at_once(
            lambda: two.left.join(game, "Ben", seat=2),  # noqa: B023
            lambda: two.right.join(game, "Cleo", seat=2),  # noqa: B023
        )
        assert refusals(outcomes) == ["no_seat"]  # type: ignore[arg-type]
        assert [event["kind"] for event in two.settled(game)] == ["created", "sat"]
        (seated,) = [event["name"] for event in two.settled(game) if event["kind"] == "sat"]
        with two.right.sit(game, 2) as player:
            assert player.state["seats"][2]["name"] == seated


def test_one_name_is_taken_once(two: Pair) -> None:
    game = two.left.create(human("Ann"), OPEN, OPEN)
    two.right.look(game)
    outcomes = at_once(
        lambda: two.left.join(game, "Ben", seat=1),
        lambda: two.right.join(game, "Ben", seat=2),
    )
    assert refusals(outcomes) == ["bad_name"]  # type: ignore[arg-type]


def test_a_code_opens_one_door(two: Pair) -> None:
    for _ in range(5):
        game, ann, ben = split(two)
        code = ann.ask("code")["code"]
        outcomes = at_once(
            lambda: two.left.post("/api/claim", {"code": code}),  # noqa: B023
            lambda: two.right.post("/api/claim", {"code": code}),  # noqa: B023
        )
        assert refusals(outcomes) == ["bad_code"]
        (claimed,) = [outcome for outcome in outcomes if not isinstance(outcome, Refused)]
        assert sum(event["kind"] == "seat_moved" for event in two.settled(game, ann, ben)) == 1
        old = game.secrets[0]
        for table in (two.left, two.right):
            with pytest.raises(Refused) as refused:
                table.sit(game, 0)
            assert refused.value.id == "bad_secret"
        game.secrets[0] = claimed["secret"]
        for table in (two.left, two.right):
            table.sit(game, 0)
        assert old != claimed["secret"]


def test_a_rematch_is_made_once(two: Pair) -> None:
    for _ in range(5):
        game, ann, ben = split(two, public=True, title="once")
        ann.ask("resign")
        ben.until(lambda me: me.over)
        outcomes = at_once(lambda: ann.ask("rematch"), lambda: ben.ask("rematch"))  # noqa: B023
        assert refusals(outcomes) == []
        assert len({outcome["game"] for outcome in outcomes if not isinstance(outcome, Refused)}) == 1
        assert sum(event["kind"] == "rematch" for event in two.settled(game, ann, ben)) == 1
    listed = [found for found in two.left.get("/api/games", status="waiting")["games"] if found["title"] == "once"]
    assert len(listed) == 5  # nobody is invited to a game that nobody will come to


def test_taking_back_and_moving_at_once_leave_one_winner(two: Pair) -> None:
    chance = random.Random(3)
    game, ann, ben = split(two)
    twins = {0: two.right.sit(game, 0), 1: two.left.sit(game, 1)}
    contested = 0
    while contested < 12:
        me = ann if ann.decides else ben
        seat = me.seats[0]
        twin = twins[seat].until_number(me.state["number"])
        decision = me.state["decision"]
        option = chance.choice(decision["options"])["option"]
        if me.state["undo"] == seat:
            contested += 1
            outcomes = at_once(
                lambda: me.ask("undo", answers=decision["number"]),  # noqa: B023
                lambda: twin.ask("move", answers=decision["number"], option=option),  # noqa: B023
            )
            assert refusals(outcomes) == ["stale"]
        else:
            me.move(option)
        number = len(two.reader.events(game.id))
        for player in (ann, ben, twin):
            player.until_number(number)
        if ann.over:
            game, ann, ben = split(two)
            twins = {0: two.right.sit(game, 0), 1: two.left.sit(game, 1)}
    two.settled(game, ann, ben, *twins.values())


def test_people_at_two_workers_agree_to_take_back(two: Pair) -> None:
    game, ann, ben = split(two, rules={"turn_limit": 4})
    me, other = (ann, ben) if ann.decides else (ben, ann)
    while me.decides:
        me.move()
        me.until_number(len(two.reader.events(game.id)))
    other.turn()
    me.ask("undo", answers=me.state["decision"]["number"], far=True)
    question = other.until(lambda player: player.state["undo_asked"] is not None).state["undo_asked"]
    other.ask("undo_answer", asked=question["number"], agree=True)
    for player in (me, other):
        assert player.until_event("undo")["far"]
        assert player.state["standing"] == "taken_back"
    play_out(ann, ben)
    assert two.settled(game, ann, ben)[-1]["standing"] == "taken_back"


def test_bots_play_for_whoever_watches_at_whichever_worker(two: Pair) -> None:
    game = two.left.create(human("Ann"), PONDERER, first=0)
    two.left.do(game, game.secrets[0], "ready", nonce="n1")
    two.left.do(game, game.secrets[0], "bot", level="ponderer")
    for table in (two.right, two.left, two.right):
        number = len(two.reader.events(game.id))
        with table.watch(game) as onlooker:
            onlooker.until(lambda me, number=number: me.number > number + 2)  # type: ignore[misc]
    before = two.left.watch(game)
    between = two.right.watch(game)
    before.close()  # the worker that has thought until now stops, and the other one takes it up
    number = between.number
    between.until(lambda me: me.over or me.number > number + 12)


def test_people_at_two_workers_talk_and_agree_to_play_again(two: Pair) -> None:
    game, ann, ben = split(two)
    ann.ask("say", phrase="hello")
    ben.until(lambda me: heard(me, "said"))
    assert [said["phrase"] for said in heard(ben, "said")] == ["hello"]
    zoe = two.right.watch(game)
    zoe.ask("name", name="Zoe")
    ann.until(lambda me: any(told["watching"]["names"] == ["Zoe"] for told in heard(me, "presence")))
    zoe.close()
    ann.until(lambda me: heard(me, "presence")[-1]["watching"] == {"count": 0, "names": []})
    ann.ask("resign")
    for player in (ann, ben):
        player.until(lambda me: me.over)
    # who is connected elsewhere is known after a look around
    for player in (ann, ben):
        player.until(lambda me: me.present == [0, 1])
    ann.ask("rematch", ask=True)
    ben.until(lambda me: heard(me, "again"))
    ben.ask("rematch_answer", agree=False)
    ann.until(lambda me: heard(me, "again")[-1]["declined"] == 1)
    ben.ask("rematch", ask=True)
    ann.until(lambda me: heard(me, "again")[-1]["offer"] is not None)
    assert ann.ask("rematch_answer", agree=True)["game"] == ben.until_event("rematch")["game"]
    assert "hello" not in two.left.record(game)


def heard(player: Player, kind: str) -> list[Json]:
    """Every message of a kind that somebody was told."""
    return [message for raw in player.raw if (message := json.loads(raw))["type"] == kind]


# -- one of them goes ------------------------------------------------------------------------------


def test_the_other_worker_takes_over_for_a_bot_whose_worker_was_killed(postgres_url: str) -> None:
    with ExitStack() as stack:
        two = Pair(postgres_url, stack)
        game = two.left.create(human("Ann"), SLEEPER, first=1)
        ann = two.left.sit(game, 0)
        onlooker = two.right.watch(game)
        ann.ready()
        until(lambda: any("Sleeper thinks" in server.output() for server in two.servers))
        thinking = next(server for server in two.servers if "Sleeper thinks" in server.output())
        (other,) = [server for server in two.servers if server is not thinking]
        assert "Sleeper thinks" not in other.output()
        thinking.kill()
        until(lambda: "Sleeper thinks" in other.output())
        assert [row.kind for row in two.reader.events(game.id)][-1] == "started"
        if other is two.servers[1]:
            assert onlooker.ask("ping")["number"] == 3


def test_people_of_a_killed_worker_go_on_at_the_other(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with ExitStack() as stack:
        two = Pair(postgres_url, stack)
        game, ann, ben = split(two, PONDERER, rules={"turn_limit": 4})
        chance = random.Random(5)
        while not any(player.state["table"]["turn"] > 3 for player in (ann, ben)):
            for player in (ann, ben):
                if player.decides:
                    player.play(1, chance)
                    break
            else:
                ann.hear()
            number = max(ann.state["number"], ben.state["number"])
            ann.until_number(number)
            ben.until_number(number)
        two.servers[1].kill()
        known = ben.state["number"]
        again = two.left.sit(game, 1, since=known)
        assert [event["number"] for event in again.welcome.get("missed", [])] == list(
            range(known + 1, again.welcome["number"] + 1)
        )
        play_out(ann, again)
        record = tmp_path / "game.record"
        record.write_text(two.left.record(game), "utf-8")
        assert main(["verify", str(record)]) == 0
        assert "Consistent" in capsys.readouterr().out


def test_workers_of_one_command_share_a_game_and_one_that_is_killed_is_replaced(postgres_url: str) -> None:
    with Server(postgres_url, workers=2) as server, Table(server.url) as table:
        pids = {line["pid"] for line in server.lines("ready")}
        assert len(pids) == 2
        game, people = table.begin(human("Ann"), OPEN, BOT, rules={"turn_limit": 4})
        onlookers = [table.watch(game) for _ in range(8)]
        people[0].until(lambda me: me.decides or people[1].state["decision"])
        os.kill(max(pids), signal.SIGKILL)
        until(lambda: len({line["pid"] for line in server.lines("ready")}) == 3)
        everybody = [table.sit(game, 0), table.sit(game, 1)]
        play_out(*everybody)
        late = [table.watch(game, since=0) for _ in range(8)]
        reader = Reader(address(postgres_url))
        rows = reader.events(game.id)
        reader.close()
        answered = [event.answers for event in (decode(row.data) for row in rows) if isinstance(event, MoveMade)]
        assert len(set(answered)) == len(answered)
        for player in late:
            told = player.welcome["missed"]
            assert [(event["number"], event["kind"]) for event in told] == [(row.number, row.kind) for row in rows]
        assert len({str(player.welcome["missed"]) for player in late}) == 1
        assert len(onlookers) == 8
