"""The next game of the same people."""

from __future__ import annotations

from random import Random

import pytest

from quarriors.server import commands, laying, messages, proposing
from quarriors.server.errors import Refusal
from quarriors.server.hub import Hub
from quarriors.server.metrics import Metrics
from quarriors.server.moving import claim
from quarriors.server.room import Room
from quarriors.server.setting_up import NewMatch, hashed
from quarriors.server.thinking import Thinkers
from quarriors.text import ENGLISH
from tests.server.clients import BOT, OPEN, Game, Player, Refused, Table, human
from tests.server.playing import Playing, QuietHub, hub_at, made

pytestmark = pytest.mark.evening


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


# -- what comes in between -------------------------------------------------------------------------


def secret_of(letter: str) -> str:
    return "qs_" + letter * 32


async def done(hub: QuietHub) -> Playing:
    """A game of two people at one device that is over."""
    playing = await made(hub, Random(7), seats=[human("Ann"), human("Ben")])
    for seat in (0, 1):
        await playing.do(seat, messages.ReadyUp(nonce=f"n{seat}"))
    await playing.do(1, messages.Resign())
    return playing


async def code_for(hub: QuietHub, room: Room, seat: int) -> str:
    answer = await commands.carry_out(commands.Actor(hub, room, lambda: {seat}, ENGLISH), messages.GetCode())
    return str(answer["code"])


async def rematch(hub: QuietHub, room: Room) -> Room:
    answer = await commands.carry_out(commands.Actor(hub, room, lambda: {1}, ENGLISH), messages.PlayAgain())
    return await hub.room(answer["game"])


@pytest.mark.anyio
@pytest.mark.parametrize("times", [1, 2])
async def test_a_seat_that_moves_while_the_next_game_is_made(
    empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """Another worker moves Ann's seat when the rematch is kept, before the game says that there is one."""
    async with hub_at(empty_sqlite_url) as hub:
        other = QuietHub(hub.settings, hub.store, Thinkers(1, 10, ()), Metrics())
        hub.is_shared = other.is_shared = True
        room = (await done(hub)).room
        there = await other.room(room.id)
        keep, letters = laying.lay, iter("xy"[:times])

        async def interrupted(hub: Hub, new: NewMatch, holders: dict[int, str], inviting: str) -> object:
            kept = await keep(hub, new, holders, inviting)
            if letter := next(letters, ""):
                await claim(other, messages.Claim(await code_for(other, there, 0), secret_of(letter)))
            return kept

        monkeypatch.setattr("quarriors.server.again.lay", interrupted)
        ben = room.holders[1]
        again = await rematch(hub, room)
        assert again.holders == {0: hashed(secret_of("xy"[times - 1])), 1: ben}
        assert (await other.holders(again.id)) == again.holders


@pytest.mark.anyio
async def test_a_claim_that_was_interrupted_is_finished_when_it_is_asked_again(
    empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat has moved in the first game, and then the store was gone."""
    async with hub_at(empty_sqlite_url) as hub:
        first = (await done(hub)).room
        again = await rematch(hub, first)
        wanted = messages.Claim(await code_for(hub, first, 0), secret_of("x"))
        change = Room.change

        async def failing(room: Room, make: object) -> int:
            if room.id == again.id:
                raise Refusal("store_unavailable")
            return await change(room, make)  # type: ignore[arg-type]

        monkeypatch.setattr(Room, "change", failing)
        with pytest.raises(Refusal):
            await claim(hub, wanted)
        monkeypatch.setattr(Room, "change", change)
        old = again.holders[0]
        assert old != hashed(secret_of("x"))
        for _ in range(2):
            assert (await claim(hub, wanted))["game"] == first.id
        assert again.holders[0] == hashed(secret_of("x"))
        rows = await hub.store.events(again.id)
        assert [row.kind for row in rows].count("seat_moved") == 1


@pytest.mark.anyio
async def test_a_seat_that_somebody_else_took_in_the_next_game_stays_theirs(empty_sqlite_url: str) -> None:
    async with hub_at(empty_sqlite_url) as hub:
        playing = await made(hub, Random(7), seats=[human("Ann"), OPEN])
        room = playing.room
        await room.change(lambda match: proposing.sit(match, 1, "Ben", hashed(secret_of("b"))))
        for seat in (0, 1):
            await playing.do(seat, messages.ReadyUp(nonce=f"n{seat}"))
        await playing.do(0, messages.Resign())
        again = await rematch(hub, room)
        await again.change(lambda match: proposing.stand(match, 1))
        await again.change(lambda match: proposing.sit(match, 1, "Cleo", hashed(secret_of("c"))))
        wanted = messages.Claim(await code_for(hub, room, 1), secret_of("x"))
        for _ in range(2):
            await claim(hub, wanted)
        assert again.holders[1] == hashed(secret_of("c"))
