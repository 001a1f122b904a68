"""Seats: resigned, given to bots and taken back, moved to other devices; and bots that fail in theirs."""

from __future__ import annotations

import pytest

from quarriors.bots.registry import best
from quarriors.server.settings import Settings
from tests.server.clients import BOT, OPEN, Player, Refused, Table, human, play_out
from tests.server.serving import Server, inside, until

# -- resigning -------------------------------------------------------------------------------------


def test_with_two_players_who_resigns_has_lost(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN)
    bob.ask("resign")
    ann.until(lambda me: me.over)
    assert ann.kinds[-2:] == ["resigned", "over"]
    assert (ann.state["result"]["winners"], ann.state["result"]["reason"]) == ([0], "resigned")
    assert ann.events[-1]["secret"]
    assert ann.state["decision"] is None
    with pytest.raises(Refused, match="over"):
        ann.ask("resign")
    assert "resigned: Guest 1" in table.record(game)


def test_with_more_players_a_bot_plays_on_and_cannot_win(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, BOT, rules={"turn_limit": 9})
    bob.ask("resign")
    assert bob.state["seats"][1]["resigned"]
    assert bob.state["seats"][1]["bot"] == "greedy"
    for act in ("resign", "back"):
        with pytest.raises(Refused, match="resigned"):
            bob.ask(act)
    play_out(ann)
    assert 1 not in ann.state["result"]["winners"]
    assert any(event["kind"] == "move" and event["seat"] == 1 and event["by"] == "bot" for event in ann.events)
    assert "resigned: Guest 1" in table.record(game)


def test_the_last_one_who_has_not_resigned_wins(table: Table) -> None:
    _, (ann, bob, cid) = table.begin(human("Ann"), OPEN, OPEN)
    ann.ask("resign")
    bob.until_number(ann.number)
    cid.ask("resign")
    bob.until(lambda me: me.over)
    assert bob.state["result"]["winners"] == [1]


def test_nobody_resigns_before_the_game(table: Table) -> None:
    game = table.create(human("Ann"), OPEN)
    for act in ("resign", "bot", "back"):
        with pytest.raises(Refused, match="not_running"):
            table.do(game, game.secrets[0], act)


# -- bots in people's seats ------------------------------------------------------------------------


def test_a_seat_is_given_to_a_bot_and_taken_back(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    with pytest.raises(Refused, match="has_no_bot"):
        ann.ask("back")
    ann.ask("bot")
    assert ann.state["seats"][0]["bot"] == best()
    with pytest.raises(Refused, match="has_bot"):
        ann.ask("bot")
    ann.until(lambda me: me.state["decision"]["seat"] == 1)
    bob.until_number(ann.number)
    assert {event["by"] for event in bob.events if event["kind"] == "move"} == {"bot"}
    ann.ask("back")
    assert ann.state["seats"][0]["bot"] is None
    ann.until(lambda me: me.number > 0)
    bob.until_number(ann.number)
    bob.play(1)
    with pytest.raises(Refused, match="bad_request"):
        ann.ask("bot", level="deep thought")


def test_a_move_for_a_seat_that_a_bot_plays_is_refused(table: Table) -> None:
    """Bob's bot waits for nobody; Ann's decision is hers again only when she has taken the seat back."""
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=1)
    ann.ask("bot")
    bob.until_number(ann.number)
    with pytest.raises(Refused, match="not_your_decision"):
        ann.ask("move", answers=bob.state["decision"]["number"], option="roll")
    ann.ask("back")


def test_a_bot_seat_is_nobodys_to_give_or_take(table: Table) -> None:
    _, (ann, _) = table.begin(human("Ann"), OPEN, BOT)
    with pytest.raises(Refused, match=r"not_alone|has_bot"):
        ann.ask("bot", seat=2)
    with pytest.raises(Refused, match="forbidden"):
        ann.ask("back", seat=2)
    with pytest.raises(Refused, match="no_seat"):
        ann.ask("bot", seat=3)


def test_who_is_here_keeps_the_seat(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN)
    assert ann.until(lambda me: me.present == [0, 1])
    with pytest.raises(Refused, match="not_alone"):
        ann.ask("bot", seat=1)
    bob.close()
    ann.until(lambda me: me.present == [0])
    with pytest.raises(Refused, match="not_alone"):
        ann.ask("bot", seat=1)


@pytest.mark.evening
def test_a_seat_left_alone_is_given_to_a_bot_and_its_holder_comes_back(database_url: str) -> None:
    with Server(database_url, alone_seconds=1) as server, Table(server.url) as table:
        game, (ann, bob) = table.begin(human("Ann"), OPEN, first=1)
        bob.close()
        ann.until(lambda me: me.present == [0])

        def given() -> bool:
            try:
                ann.ask("bot", seat=1)
            except Refused as no:
                return no.id == "has_bot"
            return True

        until(given, "the seat was never alone")
        event = ann.until_event("bot")
        assert (event["seat"], event["why"], event["level"]) == (1, "alone", best())
        ann.until(lambda me: me.decides)
        bob = table.sit(game, 1)
        bob.ask("back")
        ann.until_event("back")
        assert ann.state["seats"][1]["bot"] is None
        watcher = table.watch(game)
        with pytest.raises(Refused, match="forbidden"):
            watcher.ask("bot", seat=1)


# -- other devices ---------------------------------------------------------------------------------


def test_a_seat_moves_to_another_device_by_a_one_time_code(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    old = game.secrets[0]
    told = ann.ask("code")
    assert told["seconds"] == 600
    claimed = table.post("/api/claim", {"code": told["code"].lower().replace("qc_", " qc_")})
    assert (claimed["game"], claimed["seat"]) == (game.id, 0)
    game.secrets[0] = claimed["secret"]
    event = bob.until_event("seat_moved")
    assert event["seat"] == 0
    # the device of before has nothing to say any more, whether it is connected or not
    ann.until_event("seat_moved")
    for act in ("code", "resign"):
        with pytest.raises(Refused, match="forbidden"):
            ann.ask(act)
    with pytest.raises(Refused, match="forbidden"):
        ann.ask("move", answers=ann.state["decision"]["number"], option="roll")
    with pytest.raises(Refused, match="bad_secret"):
        table.do(game, old, "resign")
    with pytest.raises(Refused, match="bad_secret"):
        Player(table.url, game.id, old)
    phone = table.sit(game, 0)
    assert phone.seats == [0]
    phone.move("roll")
    with pytest.raises(Refused, match="bad_code"):
        table.post("/api/claim", {"code": told["code"]})


def test_a_device_with_several_seats_is_told_which_of_them_have_moved(table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"), human("Cleo"))
    code = table.do(game, game.secrets[1], "code")["code"]
    table.post("/api/claim", {"code": code})
    with pytest.raises(Refused, match="bad_secret") as no:
        table.sit(game, 0, 1, 2)
    assert no.value.answer["void"] == [1]
    with table.sit(game, 0, 2) as here:
        assert here.seats == [0, 2]


def test_wrong_codes_are_refused(table: Table) -> None:
    game = table.create(human("Ann"), OPEN)
    table.do(game, game.secrets[0], "code")
    for code in ("", "qc_", "qc_2345678999", game.secrets[0], game.invitation, "\u0000", "é"):
        with pytest.raises(Refused, match="bad_code"):
            table.post("/api/claim", {"code": code})


def test_a_code_may_be_claimed_again_by_the_same_device(table: Table) -> None:
    """The answer was lost on the way: the device asks again with the secret it has made itself."""
    game, (ann, _) = table.begin(human("Ann"), OPEN)
    code, secret = ann.ask("code")["code"], "qs_" + "x" * 32
    first = table.post("/api/claim", {"code": code, "secret": secret})
    assert first["secret"] == secret
    assert table.post("/api/claim", {"code": code, "secret": secret})["secret"] == secret
    ann.until_event("seat_moved")
    assert table.history(game)[-1]["number"] == first["number"]
    with pytest.raises(Refused, match="bad_code"):
        table.post("/api/claim", {"code": code, "secret": "qs_" + "y" * 32})
    with pytest.raises(Refused, match="bad_code"):
        table.post("/api/claim", {"code": code})


def test_a_seat_may_be_asked_for_again_by_the_same_device(table: Table) -> None:
    game = table.create(human("Ann"), OPEN)
    secret = "qs_" + "z" * 32
    for _ in range(2):
        assert table.join(game, "Bob", secret=secret) == 1
    assert [event["kind"] for event in table.history(game)] == ["created", "sat"]
    for bad in ("x", "qi_" + "x" * 32, "qs_short", "qs_" + "\u00e9" * 32):
        with pytest.raises(Refused, match="bad_request"):
            table.join(game, "Cid", secret=bad)


def test_the_newest_code_and_the_older_one_are_good_once_each(table: Table) -> None:
    game, (ann, _) = table.begin(human("Ann"), OPEN)
    first, second = ann.ask("code")["code"], ann.ask("code")["code"]
    table.post("/api/claim", {"code": first})
    # who has lost the seat by the first code cannot take it back with one of before
    with pytest.raises(Refused, match="bad_code"):
        table.post("/api/claim", {"code": second})
    assert [event["kind"] for event in table.history(game)].count("seat_moved") == 1


def test_a_code_does_not_live_for_ever(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarriors.server.commands.CODE_SECONDS", -1.0)
    with inside(Settings(db=database_url, limits=0)) as url, Table(url) as table:
        game = table.create(human("Ann"), OPEN)
        code = table.do(game, game.secrets[0], "code")["code"]
        with pytest.raises(Refused, match="bad_code"):
            table.post("/api/claim", {"code": code})


# -- bots that fail --------------------------------------------------------------------------------


@pytest.mark.evening
def test_bots_that_fail_are_replaced_while_other_games_go_on(database_url: str) -> None:
    with (
        Server(database_url, bot_modules="tests.server.bad_bots", bot_seconds=3, bot_processes=2) as server,
        Table(server.url) as table,
    ):
        bad = {"raiser": "raised", "crasher": "crashed", "cheater": "illegal", "sleeper": "slow"}
        tables = {
            level: table.begin(human("Ann"), {"kind": "bot", "level": level}, first=1, rules={"turn_limit": 2})[1][0]
            for level in bad
        }
        _, (other,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 6})
        other.play()
        assert other.over
        assert "bot_replaced" not in other.kinds
        for level, ann in tables.items():
            event = ann.until_event("bot_replaced")
            assert (event["before"], event["level"], event["why"]) == (level, best(), bad[level])
            ann.play()
            assert ann.over
            assert ann.events[-1]["standing"] == "verified"
        lines = {(line["bot"], line["why"]) for line in server.lines("bot failed")}
        assert lines == set(bad.items())
