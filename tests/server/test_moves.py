"""Moves at a server: numbered, acknowledged, harmless when they come twice or late, and only from whom they may."""

from __future__ import annotations

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.clients import BOT, OPEN, Json, Player, Refused, Table, human, play_out, unworded


def two(table: Table, **setup: object) -> tuple[Player, Player]:
    """Two people at a table; the first one decides."""
    _, (ann, bob) = table.begin(human("Ann"), OPEN, **{"first": 0, **setup})
    return ann, bob


def test_every_event_is_numbered_without_gaps_for_everybody(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, BOT, rules={"turn_limit": 6})
    watcher = table.watch(game)
    table.join(game, "Bob")
    ann, bob = table.sit(game, 0), table.sit(game, 1)
    ann.ready()
    bob.ready()
    play_out(ann, bob)
    watcher.until(lambda me: me.over)
    assert [event["number"] for event in watcher.events] == list(range(2, watcher.number + 1))
    for player in (ann, bob):
        heard = [event for event in watcher.events if event["number"] > player.welcome["number"]]
        assert unworded(player.events) == unworded(heard)
    history = table.history(game)
    assert [event["number"] for event in history] == list(range(1, watcher.number + 1))
    assert history[1:] == [
        {name: value for name, value in event.items() if name not in ("type", "state")} for event in watcher.events
    ]


def test_a_move_is_told_to_everybody_and_then_acknowledged(table: Table) -> None:
    ann, bob = two(table)
    number = ann.state["decision"]["number"]
    done = ann.move("roll")
    assert done == {"type": "done", "id": done["id"], "number": number + 1}
    assert ann.events[-1]["number"] == number + 1
    assert unworded(bob.until_number(number + 1).events[-1]) == unworded(ann.events[-1])
    event = ann.events[-1]
    assert (event["kind"], event["seat"], event["answers"], event["words"]) == ("move", 0, number, "roll")
    assert event["story"][0]["kind"] == "rolled"


def test_an_option_can_be_named_by_its_words(table: Table) -> None:
    ann, _ = two(table)
    ann.move("roll")
    option = ann.state["decision"]["options"][0]
    ann.move(option["words"])
    assert ann.events[-1]["option"] == option["option"]


def test_the_same_move_twice_is_harmless(table: Table) -> None:
    ann, bob = two(table)
    number = ann.state["decision"]["number"]
    first, second = ann.send("move", answers=number, option="roll"), ann.send("move", answers=number, option="roll")
    assert ann.answer(first)["number"] == number + 1
    again = ann.answer(second)
    assert (again["number"], again["repeated"]) == (number + 1, True)
    ann.move()
    late = ann.ask("move", answers=number, option="roll")
    assert (late["number"], late["repeated"]) == (number + 1, True)
    assert [event["answers"] for event in bob.until_number(ann.number).events if event["kind"] == "move"].count(
        number
    ) == 1


def test_the_last_move_of_a_game_may_come_twice_too(table: Table) -> None:
    _, (ann,) = table.begin(human("Ann"), BOT, first=1, rules={"turn_limit": 2})
    while not ann.over:
        ann.turn()
        if not ann.over:
            decision = ann.state["decision"]
            ann.move()
    last = next(event for event in reversed(ann.events) if event["kind"] == "move" and event["seat"] == 0)
    again = ann.ask("move", answers=last["answers"], option=last["option"])
    assert (again["number"], again["repeated"]) == (last["number"], True)
    with pytest.raises(Refused, match="over"):
        ann.ask("move", answers=decision["number"] + 1000, option="roll")


def test_a_stale_move_is_refused_with_the_state_of_now(table: Table) -> None:
    ann, bob = two(table)
    number = ann.state["decision"]["number"]
    ann.move("roll")
    for answers, option in ((number, "end"), (number - 1, "roll"), (number + 7, "roll"), (0, "roll")):
        with pytest.raises(Refused) as no:
            ann.ask("move", answers=answers, option=option)
        assert no.value.id == "stale"
        assert no.value.answer["state"]["decision"]["number"] == number + 1
        assert no.value.answer["state"]["number"] == number + 1
    bob.until_number(number + 1)
    assert bob.kinds.count("move") == 1


def test_only_who_decides_may_move(table: Table) -> None:
    ann, bob = two(table)
    number = ann.state["decision"]["number"]
    with pytest.raises(Refused) as no:
        bob.ask("move", answers=number, option="roll")
    assert no.value.id == "not_your_decision"
    assert "Ann" in no.value.text
    assert no.value.answer["state"]["decision"]["seat"] == 0
    with pytest.raises(Refused, match="forbidden"):
        bob.ask("move", answers=number, option="roll", seat=0)
    assert ann.ask("ping")["number"] == number


@pytest.mark.parametrize("option", ["", "dance", "roll ", "ROLL", "summon d9999", "capture c5", "rollé\u0000"])
def test_what_is_not_offered_is_refused(table: Table, option: str) -> None:
    ann, _ = two(table)
    with pytest.raises(Refused) as no:
        ann.move(option)
    assert no.value.id == "not_offered"
    assert no.value.answer["state"]["decision"]["options"]
    ann.move("roll")


def test_who_holds_several_seats_says_which(table: Table) -> None:
    game = table.create(human("Ann"), human("Bob"), rules={"turn_limit": 4}, first=0)
    both = table.sit(game, 0, 1)
    assert both.seats == [0, 1]
    with pytest.raises(Refused, match="bad_request"):
        both.ask("ready", nonce="abc")
    both.ready("abc", seat=0)
    both.ready("def", seat=1)
    with pytest.raises(Refused, match="bad_request"):
        both.ask("move", answers=both.state["decision"]["number"], option="roll")
    with pytest.raises(Refused, match="not_your_decision"):
        both.ask("move", answers=both.state["decision"]["number"], option="roll", seat=1)
    both.play()
    assert both.over


def test_a_game_begins_when_the_last_one_is_ready(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, BOT)
    ann = table.sit(game, 0)
    assert ann.ready("abc")["number"] == 2
    assert ann.ready("abc")["number"] == 2, "said twice"
    with pytest.raises(Refused, match="bad_nonce"):
        ann.ready("abd")
    with pytest.raises(Refused, match="not_running"):
        ann.ask("move", answers=2, option="roll")
    table.join(game, "Bob")
    bob = table.sit(game, 1)
    for nonce in ("", " ", "a b", "a,b", "ä", "-", "x" * 65):
        with pytest.raises(Refused) as no:
            bob.ask("ready", nonce=nonce)
        assert no.value.id in ("bad_nonce", "bad_request")
    bob.ready("def")
    ann.until_event("started")
    assert ann.kinds == ["ready", "sat", "ready", "started"][: len(ann.kinds)]
    assert ann.state["status"] == "running"
    ann.ready("abc")
    with pytest.raises(Refused, match="not_waiting"):
        ann.ready("abd")
    assert ann.kinds.count("started") == 1


def test_names_are_plain_text_and_differ(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, OPEN)
    for name in ("ann", "", "x" * 61, "two\nlines", "\u202eevil"):
        with pytest.raises(Refused) as no:
            table.join(game, name)
        assert no.value.id in ("bad_name", "bad_request")
    assert table.join(game, "  <script>alert\u2019 ") == 1
    assert table.look(game)["state"]["seats"][1]["name"] == "<script>alert\u2019"


def test_a_seat_is_taken_once(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, OPEN)
    assert table.join(game, "Bob", seat=2) == 2
    for seat in (0, 2, 3):
        with pytest.raises(Refused, match="no_seat"):
            table.join(game, "Cid", seat=seat)
    assert table.join(game, "Cid") == 1
    with pytest.raises(Refused, match="no_seat"):
        table.join(game, "Dan")


def test_who_leaves_an_open_seat_makes_room(table: Table) -> None:
    game = table.create(human("Ann"), OPEN)
    ann = table.sit(game, 0)
    table.join(game, "Bob")
    bob = table.sit(game, 1)
    bob.ready("abc")
    bob.ask("leave")
    ann.until_event("stood")
    seat = ann.state["seats"][1]
    assert (seat["name"], seat["kind"], seat["taken"], seat["ready"]) == ("", "open", False, False)
    with pytest.raises(Refused, match="forbidden"):
        bob.ask("ready", nonce="abc")
    with pytest.raises(Refused, match="bad_secret"):
        table.do(game, game.secrets[1], "ready", nonce="abc")
    with pytest.raises(Refused, match="no_seat"):
        ann.ask("leave")
    assert table.join(game, "Bob") == 1


@pytest.mark.parametrize(
    "message",
    [
        "", "{", "null", "[]", '"move"', "{}", '{"type": "dance"}', '{"type": "move"}', "\u0000", "[" * 5000,
        '{"type": "move", "answers": "3", "option": "roll"}',
        '{"type": "move", "answers": -1, "option": "roll"}',
        '{"type": "move", "answers": 1e400, "option": "roll"}',
        '{"type": "move", "answers": 99999999999999999999, "option": "roll"}',
        '{"type": "move", "answers": 3, "option": "roll", "seat": 4}',
        '{"type": "move", "answers": 3, "option": "roll", "cheat": true}',
        '{"type": "undo", "to": null, "seat": -1}',
        '{"type": "ping", "id": {}}',
        '{"type": "hello", "protocol": 1, "game": "x"}',
        '{"type": "rematch", "wilds": "better"}',
        b"\xff\xfe", b'{"type": "ping"', json.dumps({"type": "ping", "id": "x" * 65}),
    ],
    ids=lambda message: str(message)[:40],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_and_the_game_goes_on(table: Table, message: str | bytes) -> None:
    ann, _ = two(table)
    ann.socket.send(message)
    while (answer := ann.hear())["type"] != "refused":
        pass
    assert answer["error"]["id"] == "bad_request"
    assert answer["error"]["text"]
    assert "Traceback" not in answer["error"]["text"]
    ann.move("roll")


def test_messages_may_be_sent_as_bytes(table: Table) -> None:
    ann, _ = two(table)
    ann.socket.send(json.dumps({"type": "ping", "id": 77}).encode())
    assert ann.answer(77)["type"] == "pong"


def test_the_first_message_is_hello(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, public=True)
    hellos: list[tuple[Json, str]] = [
        ({"protocol": 3}, "unsupported"),
        ({"lang": "klingon"}, "bad_request"),
        ({"since": -1}, "bad_request"),
        ({"type": "move", "answers": 1, "option": "roll"}, "bad_request"),
        ({"secrets": ["qs_wrong"]}, "bad_secret"),
        ({"secrets": [game.invitation]}, "bad_secret"),
    ]
    for wrong, id in hellos:
        with pytest.raises(Refused) as no:
            Player(table.url, game.id, **wrong)
        assert no.value.id == id
    for nowhere in ("nosuchgame", "../../etc", "", "\u0000"):
        with pytest.raises(Refused, match="not_found"):
            Player(table.url, nowhere)


def test_who_was_refused_is_shown_out(table: Table) -> None:
    with connect(table.url.replace("http", "ws") + "/api/socket", proxy=None) as socket:
        socket.send(json.dumps({"type": "ping"}))
        assert json.loads(socket.recv(timeout=30))["error"]["id"] == "bad_request"
        with pytest.raises(ConnectionClosed, match="4000"):
            socket.recv(timeout=30)


def test_a_race_for_one_decision_has_one_winner(table: Table) -> None:
    """The same seat on two devices: each decision is taken once."""
    game = table.create(human("Ann"), OPEN, first=0, rules={"turn_limit": 4})
    table.join(game, "Bob")
    devices = [table.sit(game, 0), table.sit(game, 0)]
    bob = table.sit(game, 1)
    devices[0].ready()
    bob.ready()
    chance = random.Random(5)
    while True:
        for player in (*devices, bob):
            player.until_number(max(other.state["number"] for other in (*devices, bob)))
        if bob.over:
            break
        if bob.decides:
            bob.move()
            continue
        decision = devices[0].state["decision"]
        ids = [
            device.send("move", answers=decision["number"], option=chance.choice(decision["options"])["option"])
            for device in devices
        ]
        for device, id in zip(devices, ids, strict=True):
            try:
                device.answer(id)
            except Refused as no:
                assert no.id == "stale"  # noqa: PT017
    answered = [event["answers"] for event in bob.events if event["kind"] == "move"]
    assert len(answered) == len(set(answered))
