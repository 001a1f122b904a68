"""The next game of the same people."""

from __future__ import annotations

import pytest

from tests.server.clients import BOT, OPEN, Game, Player, Refused, Table, human


def over(table: Table, **setup: object) -> tuple[Game, Player, Player]:
    """A game that Ann has won."""
    game, (ann, bob) = table.begin(human("Ann"), OPEN, BOT, **setup)
    bob.ask("bot")
    ann.until_number(bob.number)
    ann.play()
    bob.until_number(ann.number)
    return game, ann, bob


def test_a_rematch_is_played_by_the_same_people_with_the_same_secrets(table: Table) -> None:
    game, ann, bob = over(table, rules={"turn_limit": 3}, public=True, title="Friday", clock={"bank": 900})
    next_id = ann.ask("rematch")["game"]
    assert bob.until_event("rematch")["game"] == next_id
    assert bob.state["rematch"] == next_id
    assert bob.ask("rematch")["game"] == next_id, "there is one next game only"
    again = Game(next_id, {}, game.invitation, dict(game.secrets))
    about = table.look(again)
    assert (about["after"], about["title"], about["rules"]) == (game.id, "Friday", {"turn_limit": 3})
    assert about["clock"]["bank"] == 900
    assert about["commitment"] != game.about["commitment"]
    assert [seat["name"] for seat in about["state"]["seats"]] == [seat["name"] for seat in ann.state["seats"]]
    assert about["state"]["status"] == "waiting"
    people = [table.sit(again, seat) for seat in (0, 1)]
    for player in people:
        player.ready()
    people[0].until_event("started")
    assert people[0].state["seats"][1]["bot"] is None, "Bob plays himself again"


def test_new_wilds_or_the_same_again(table: Table) -> None:
    game, ann, _ = over(table, rules={"turn_limit": 3})
    new = table.look(Game(ann.ask("rematch")["game"], {}, game.invitation))
    assert new["wilds"] != game.about["wilds"]
    game, ann, _ = over(table, rules={"turn_limit": 3})
    same = table.look(Game(ann.ask("rematch", wilds="same")["game"], {}, game.invitation))
    assert same["wilds"] == game.about["wilds"]
    assert same["dealt"] == "same"


def test_who_lost_begins(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN)
    bob.ask("resign")
    ann.until(lambda me: me.over)
    again = Game(ann.ask("rematch")["game"], {}, game.invitation, dict(game.secrets))
    for seat in (0, 1):
        table.do(again, game.secrets[seat], "ready", nonce="abc")
    assert table.history(again)[-1]["first"] == 1


def test_a_rematch_of_a_rematch_is_verified(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 2})
    for _ in range(2):
        ann.play()
        game = Game(ann.ask("rematch")["game"], {}, game.invitation, dict(game.secrets))
        ann = table.sit(game, 0)
        ann.ready()
    ann.play()
    assert "standing: verified" in table.record(game)


def test_there_is_no_rematch_before_the_end_or_for_onlookers(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN)
    with pytest.raises(Refused, match="not_over"):
        ann.ask("rematch")
    bob.ask("resign")
    watcher = table.watch(game)
    with pytest.raises(Refused, match="forbidden"):
        watcher.ask("rematch")


def test_a_seat_that_moved_has_moved_in_the_next_game_too(table: Table) -> None:
    """Whoever has lost the seat by a code cannot sit down in its place at the rematch."""
    game, (ann, bob) = table.begin(human("Ann"), OPEN)
    bob.ask("resign")
    ann.until(lambda me: me.over)
    again = Game(ann.ask("rematch")["game"], {}, game.invitation, dict(game.secrets))
    third = _over_and_again(table, again)
    old, mine = game.secrets[0], "qs_" + "m" * 32
    code = table.do(game, old, "code")["code"]
    for _ in range(2):  # the answer may be lost: the same again
        claimed = table.post("/api/claim", {"code": code, "secret": mine})
        assert (claimed["game"], claimed["seat"]) == (game.id, 0)
    for one in (game, again, third):
        with pytest.raises(Refused, match="bad_secret"):
            Player(table.url, one.id, old)
        assert Player(table.url, one.id, mine).seats == [0]
    assert [event["kind"] for event in table.history(third)].count("seat_moved") == 1
    table.do(third, game.secrets[1], "ready", nonce="bob")
    with pytest.raises(Refused, match="bad_secret"):
        table.do(third, old, "ready", nonce="old")
    table.do(third, mine, "ready", nonce="new")


def _over_and_again(table: Table, game: Game) -> Game:
    """The game after that one, in which nobody played long."""
    for seat in (0, 1):
        table.do(game, game.secrets[seat], "ready", nonce="abc")
    table.do(game, game.secrets[1], "resign")
    next_id = table.do(game, game.secrets[0], "rematch")["game"]
    return Game(next_id, {}, game.invitation, dict(game.secrets))


def test_a_seat_that_moved_by_itself_in_the_next_game_stays_there(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN)
    bob.ask("resign")
    ann.until(lambda me: me.over)
    again = Game(ann.ask("rematch")["game"], {}, game.invitation, dict(game.secrets))
    phone = table.post("/api/claim", {"code": table.do(again, again.secrets[0], "code")["code"]})["secret"]
    table.post("/api/claim", {"code": table.do(game, game.secrets[0], "code")["code"]})
    table.do(again, phone, "ready", nonce="phone")
