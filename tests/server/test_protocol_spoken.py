"""What a server really says, from a game's making to its rematch, is on docs/protocol.md, key by key."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from quarriors.server.fairness import sealed_nonce
from quarriors.server.settings import Settings
from tests.server.clients import BOT, OPEN, Player, Refused, Table, human
from tests.server.page import firsts, row_of, section, tables, words
from tests.server.serving import inside

Json = dict[str, Any]

ABOUT = set(firsts(tables("About a game")[0]))
EVENT = set(firsts(tables("Events")[0])) - {"story", "happenings", "state"}
TOLD = {"story", "happenings"}


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    db = f"sqlite:///{tmp_path_factory.mktemp('spoken') / 'games.sqlite3'}"
    with inside(Settings(db=db, limits=0, alone_seconds=0.01)) as url, Table(url) as found:
        yield found


def check_event(event: Json) -> None:
    """It has the fields of all events and those of its kind, no more and no less."""
    row = next(row for row in tables("Events")[1] if words(row[0]) == [event["kind"]])
    heard = TOLD if event["kind"] in ("started", "move") else set()
    assert set(event) - {"type", "state"} == EVENT | set(words(row[1])) | heard


def check_messages(player: Player) -> set[str]:
    """Everything that this player was ever told; the kinds of events among it."""
    said = tables("What the server says")[0]
    kinds = set()
    for raw in player.raw:
        message = json.loads(raw)
        if message["type"] == "event":
            check_event(message)
            kinds.add(message["kind"])
            assert set(message) >= {"type", "state"}
        else:
            assert set(message) - {"type"} <= set(words(row_of(said, message["type"]))), message["type"]
        if "state" in message:
            keys = set(firsts(tables("The state")[0]))
            missing = keys - set(message["state"])
            assert set(message["state"]) <= keys
            # clocks go together, only a puzzle is solved, and bots seldom pause
            assert missing - {"paused", "solved"} in (set(), {"clocks", "ticking"})
        for event in message.get("missed", []):
            check_event(event)
    return kinds


def a_person_decides(player: Player) -> bool:
    """Ann or Ben, and no bot will come in between."""
    return bool(player.is_up_to_date and player.state["decision"]["seat"] in (0, 1))


def move_on(ann: Player, ben: Player) -> None:
    """The next decision of a person is taken, whosever it is."""
    ann.until(a_person_decides)
    decider = (ann, ben)[ann.state["decision"]["seat"]]
    decider.until_number(ann.number)
    decider.move()
    ann.until_number(decider.number)


def test_a_game_of_people_is_told_as_the_page_says(table: Table) -> None:
    wanted: Json = {
        "seats": [human("Ann"), OPEN, BOT], "public": True, "title": "Friday", "rules": {"turn_limit": 6},
        "clock": {"bank": 600},
    }  # fmt: skip
    made = table.post("/api/games", wanted)
    assert set(made) == ABOUT | set(firsts(tables("Making a game")[2]))
    path, ann_secret = f"/api/games/{made['game']}", made["secrets"]["0"]
    joined = table.post(f"{path}/join", {"name": "Ben"})
    assert set(joined) == ABOUT | set(firsts(tables("Joining a game")[1]))

    with Player(table.url, made["game"], ann_secret) as ann, Player(table.url, made["game"], joined["secret"]) as ben:
        assert set(ann.welcome) == {"type", *words(row_of(tables("What the server says")[0], "welcome"))} - {
            "missed", "since", "restored", "mark",
        }  # fmt: skip
        ann.ready()
        ben.ready()
        for player in (ann, ben):
            player.until_event("started")
        first = ann if ann.state["decision"]["seat"] == 0 else ben
        first.ask("bot")
        first.ask("back")
        ann.ask("ping")
        # until nothing of Ann's can be taken back without asking
        while ann.until(a_person_decides).state["table"]["turn"] < 4 or ann.state["undo"] == 0:
            move_on(ann, ben)
        ann.undo_far()
        ben.until(lambda me: me.state["undo_asked"])
        ben.ask("undo_answer", asked=ben.state["undo_asked"]["number"], agree=True)
        with pytest.raises(Refused, match="stale"):
            ann.ask("move", answers=1, option="roll")
        ann.until_number(ben.number)
        ann.ask("resign")
        ben.play()
        ann.until(lambda me: me.over)
        code = ann.ask("code")
        assert set(code) == {"type", "id", "code", "seconds"}
        ben.ask("rematch", wilds="same")
        ann.until_event("rematch")
        claimed = table.post("/api/claim", {"code": code["code"]})
        assert set(claimed) == {"game", "seat", "secret", "number"}
        ann.until_event("seat_moved")
        kinds = check_messages(ann) | check_messages(ben)
    assert kinds >= {
        "ready", "started", "move", "bot", "back", "undo_asked", "undo_answered", "undo", "resigned", "over", "rematch",
        "seat_moved",
    }  # fmt: skip

    with Player(table.url, made["game"], claimed["secret"], since=0) as again:
        assert {event["kind"] for event in again.welcome["missed"]} >= {"created", "sat"}
        check_messages(again)
    assert set(table.get(path)) == ABOUT | {"state", "present"}
    told = table.get(f"{path}/events", since=0)
    assert set(told) == {"events", "number"}
    for event in told["events"]:
        check_event(event)
    for event in table.get(f"{path}/events", since=0, states="true")["events"]:
        check_event(event)
        assert set(event["state"]) >= set(firsts(tables("The state")[0])) - {"clocks", "paused", "solved", "ticking"}
    (listed,) = table.get("/api/games", status="over")["games"]
    assert set(listed) == set(firsts(tables("Finding a game")[0]))
    assert set(listed["setup"]) == ABOUT - {"game", "commitment"}


def test_nonces_are_sealed_and_shown_as_the_page_says(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, deal="start")
    table.join(game, "Ben")
    people = [table.sit(game, seat, protocol=2) for seat in (0, 1)]
    for at, player in enumerate(people):
        player.ask("ready", sealed=sealed_nonce(game.about["commitment"], at, f"n{at}"))
    people[0].ask("reveal", nonce="n0")
    people[1].ask("leave")
    table.join(game, "Cleo")
    people[1] = table.sit(game, 1, protocol=2)
    for at, player in enumerate(people):
        player.ask("ready", sealed=sealed_nonce(game.about["commitment"], at, f"m{at}"))
    for at, player in enumerate(people):
        player.ask("reveal", nonce=f"m{at}")
    people[0].until_event("started")
    kinds = check_messages(people[0]) | check_messages(people[1])
    assert kinds >= {"ready", "revealed", "stood", "sat", "started"}
    for event in table.history(game):
        check_event(event)


def test_what_there_is_and_what_might_be_dealt(table: Table) -> None:
    assert set(table.get("/api")) == set(firsts(tables("What there is")[0]))
    dealt = table.post("/api/deal", {"wilds": ["Quake Dragon"]})
    assert set(dealt) == {"wilds", "cards", "remarks", "rules"}
    assert set(dealt) <= set(words(section("Making a game")))
    assert set(table.get("/api/dice")) == set(firsts(tables("Dice statistics")[0]))


def test_a_command_by_http_is_answered_like_one_by_websocket(table: Table) -> None:
    game = table.create(human("Ann"), BOT)
    done = table.do(game, game.secrets[0], "ready", nonce="lucky7", id=3)
    assert set(done) == {"id", "number"}
    with pytest.raises(Refused) as refused:
        table.do(game, game.secrets[0], "move", answers=1, option="roll")
    assert set(refused.value.answer) == {"error", "state"}
    assert set(refused.value.answer["error"]) == {"id", "text"}


def test_a_seat_is_taken_once_by_a_secret_of_ones_own(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, OPEN)
    body = {"name": "Ben", "invitation": game.invitation, "secret": "qs_" + "b" * 32}
    first, second = (table.post(f"/api/games/{game.id}/join", body) for _ in range(2))
    assert (first["seat"], first["number"]) == (second["seat"], second["number"]) == (1, 2)
