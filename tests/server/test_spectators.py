"""Onlookers: they see everything and touch nothing; and games by invitation are for those who were invited."""

from __future__ import annotations

import pytest

from tests.server.clients import BOT, OPEN, Player, Refused, Table, human, unworded


def test_onlookers_see_everything_and_touch_nothing(table: Table) -> None:
    game, (ann, _) = table.begin(human("Ann"), OPEN, first=0, public=True)
    watcher = Player(table.url, game.id)
    try:
        assert watcher.seats == []
        assert unworded(watcher.state) == unworded(ann.state)
        ann.move("roll")
        assert unworded(watcher.until_number(ann.number).events[-1]) == unworded(ann.events[-1])
        number = ann.state["decision"]["number"]
        for type, fields in (
            ("move", {"answers": number, "option": "end"}),
            ("undo", {"answers": number}),
            ("undo_answer", {"asked": 1, "agree": True}),
            ("ready", {"nonce": "abc"}),
            ("leave", {}),
            ("bot", {"seat": 0}),
            ("back", {"seat": 0}),
            ("resign", {}),
            ("rematch", {}),
            ("code", {"seat": 0}),
        ):
            with pytest.raises(Refused, match="forbidden"):
                watcher.ask(type, **fields)
            with pytest.raises(Refused, match="forbidden"):
                table.do(game, "", type, **fields)
        assert watcher.ask("ping")["number"] == ann.number
    finally:
        watcher.close()


def test_games_by_invitation_are_for_those_who_were_invited(table: Table) -> None:
    game, other = table.create(human("Ann"), OPEN), table.create(human("Eve"), OPEN)
    for invitation in ("", "qi_wrong", other.invitation, game.secrets[0]):
        with pytest.raises(Refused, match="bad_invitation"):
            Player(table.url, game.id, invitation=invitation)
        with pytest.raises(Refused, match="bad_invitation"):
            table.join(game, "Eve", invitation=invitation)
    for path in ("", "/events", "/record", "/cards", "/dice"):
        for secret in ("", "qi_wrong", other.invitation, other.secrets[0]):
            with pytest.raises(Refused) as no:
                table.get(f"/api/games/{game.id}{path}", secret)
            assert no.value.id in ("bad_invitation", "bad_secret")
            assert no.value.status == 403
    watcher = table.watch(game)
    assert watcher.state["status"] == "waiting"
    assert table.look(game)["game"] == game.id
    assert table.join(game, "Bob") == 1


def test_public_games_need_no_invitation(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, public=True)
    assert table.join(game, "Bob", invitation="") == 1
    assert table.get(f"/api/games/{game.id}")["public"] is True


def test_a_secret_is_good_for_its_own_seat_and_game_only(table: Table) -> None:
    mine, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    other, (eve,) = table.begin(human("Eve"), BOT, first=0)
    number = ann.state["decision"]["number"]
    with pytest.raises(Refused, match="bad_secret"):
        table.do(mine, other.secrets[0], "move", answers=number, option="roll")
    with pytest.raises(Refused, match="bad_secret"):
        Player(table.url, mine.id, mine.secrets[0], other.secrets[0])
    with pytest.raises(Refused, match="forbidden"):
        table.do(mine, mine.secrets[1], "move", answers=number, option="roll", seat=0)
    with pytest.raises(Refused, match="bad_secret"):
        table.do(mine, mine.invitation, "move", answers=number, option="roll")
    assert ann.ask("ping")["number"] == bob.ask("ping")["number"] == number
    assert eve.ask("ping")["number"] == eve.number


def test_who_is_here_is_told(table: Table) -> None:
    game = table.create(human("Ann"), OPEN)
    table.join(game, "Bob")
    ann = table.sit(game, 0)
    assert ann.present in ([], [0])
    bob = table.sit(game, 1)
    ann.until(lambda me: me.present == [0, 1])
    bob.until(lambda me: me.present == [0, 1])
    bob.close()
    ann.until(lambda me: me.present == [0])
    assert table.look(game)["present"] == [0]


def test_there_may_be_many_onlookers(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0)
    watchers = [table.watch(game) for _ in range(20)]
    ann.move("roll")
    for watcher in watchers:
        watcher.until_number(ann.number)
        assert watcher.events[-1] == watchers[0].events[-1]
        assert unworded(watcher.events[-1]) == unworded(ann.events[-1])
