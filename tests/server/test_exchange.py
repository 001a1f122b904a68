"""Nonces are sealed before anybody shows one: nobody can choose theirs to suit the others'."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest

from quarriors.server.exchange import MOST_RESEALED
from quarriors.server.fairness import sealed_nonce
from quarriors.server.messages import ReadyUp
from quarriors.server.sealed import read_sealed
from quarriors.server.setting_up import hashed
from quarriors.server.settings import Settings
from tests.server.clients import BOT, OPEN, Game, Json, Player, Refused, Table, human
from tests.server.playing import hub_at, made
from tests.server.serving import inside, until

pytestmark = pytest.mark.evening

#: Seconds after which a seat may be freed that everybody waits for.
ALONE: Final = 0.01


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server on which nobody is waited for long."""
    db = f"sqlite:///{tmp_path_factory.mktemp('exchange') / 'games.sqlite3'}"
    with inside(Settings(db=db, limits=0, alone_seconds=ALONE)) as url, Table(url) as found:
        yield found


def seal(player: Player, nonce: str, seat: int | None = None) -> Json:
    """Somebody is ready, with a nonce that nobody sees."""
    at = player.seats[0] if seat is None else seat
    return player.ask("ready", seat=at, sealed=sealed_nonce(player.welcome["about"]["commitment"] or "", at, nonce))


def gathered(table: Table, *people: int, **setup: object) -> tuple[Game, list[Player]]:
    """Ann, and guests at devices of their own."""
    game = table.create(human("Ann"), *[OPEN] * people[0], rules={"turn_limit": 2}, **setup)
    for at in range(people[0]):
        table.join(game, f"Guest {at + 1}")
    return game, [table.sit(game, seat, protocol=2) for seat in sorted(game.secrets)]


def seats(player: Player, what: str) -> list[object]:
    return [seat[what] for seat in player.state["seats"]]


# -- the exchange ------------------------------------------------------------------------------------


def test_nonces_are_shown_when_all_are_sealed(table: Table) -> None:
    game, (ann, ben) = gathered(table, 1)
    assert ann.welcome["protocol"] == 2
    done = seal(ann, "lucky7")
    assert ann.events[-1]["kind"] == "ready"
    assert ann.events[-1]["nonce"] == ""
    assert "lucky7" not in "".join(ann.raw)
    assert seal(ann, "lucky7")["number"] == done["number"]
    with pytest.raises(Refused, match="too_early"):
        ann.ask("reveal", nonce="lucky7")
    seal(ben, "clover")
    assert seats(ben, "ready") == [True, True]
    assert seats(ben, "revealed") == [False, False]
    with pytest.raises(Refused, match="bad_nonce"):
        ann.ask("reveal", nonce="lucky8")
    shown = ann.ask("reveal", nonce="lucky7")["number"]
    assert ann.ask("reveal", nonce="lucky7")["number"] == shown
    assert ben.until_event("revealed")["nonce"] == "lucky7"
    assert ben.state["status"] == "waiting"
    ben.ask("reveal", nonce="clover")
    assert ann.until_event("started")["exchanges"] == 1
    with pytest.raises(Refused, match="not_waiting"):
        seal(ann, "lucky8")
    with pytest.raises(Refused, match="not_waiting"):
        ann.ask("reveal", nonce="lucky8")
    record = table.record(game)
    assert "nonces: lucky7, clover\n" in record
    commitment = ann.welcome["about"]["commitment"]
    assert f"sealed: {sealed_nonce(commitment, 0, 'lucky7')}, {sealed_nonce(commitment, 1, 'clover')}\n" in record


def test_whoever_is_ready_last_knows_nobodys_nonce(table: Table) -> None:
    """As long as there is anything left to choose, everything that was ever said is free of the others' nonces."""
    game, people = gathered(table, 2)
    for at, player in enumerate(people):
        said = "".join(raw for one in people for raw in one.raw) + str(table.history(game))
        assert not any(f"secret-nonce-{seat}" in said for seat in range(3))
        seal(player, f"secret-nonce-{at}")
    with pytest.raises(Refused, match="bad_nonce"):
        people[2].ask("reveal", nonce="another-one")


def test_a_person_alone_with_a_bot(table: Table) -> None:
    game = table.create(human("Ann"), BOT)
    ann = table.sit(game, 0, protocol=2)
    seal(ann, "lucky7")
    ann.ask("reveal", nonce="lucky7")
    assert ann.until_event("started")["players"][0] == "Ann"


def test_two_at_one_device(table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"))
    both = table.sit(game, 0, 1, protocol=2)
    for seat in (0, 1):
        seal(both, f"n{seat}", seat)
    for seat in (0, 1):
        both.ask("reveal", seat=seat, nonce=f"n{seat}")
    assert both.until_event("started")


def test_practice_goes_the_same_way(table: Table) -> None:
    game = table.create(human("Ann"), BOT, seed=7)
    ann = table.sit(game, 0, protocol=2)
    assert ann.welcome["about"]["commitment"] is None
    seal(ann, "lucky7")
    ann.ask("reveal", nonce="lucky7")
    assert "sealed" not in table.record(game)


# -- protocol 1 --------------------------------------------------------------------------------------


def test_a_client_of_protocol_1_plays_with_others_and_the_record_says_so(table: Table) -> None:
    game = table.create(human("Ann"), OPEN, rules={"turn_limit": 2})
    table.join(game, "Ben")
    ann, ben = table.sit(game, 0), table.sit(game, 1, protocol=2)
    assert (ann.welcome["protocol"], ben.welcome["protocol"]) == (1, 2)
    ann.ready("lucky7")
    assert ann.state["status"] == "waiting"
    seal(ben, "clover")
    # whoever notes the seals now notes Ann's nonce with them
    assert seats(ben, "open") == [True, False]
    assert seats(ben, "sealed")[0] == sealed_nonce(game.about["commitment"], 0, "lucky7")
    assert ann.until_event("ready")["nonce"] == "lucky7"
    ben.ask("reveal", nonce="clover")
    ann.until_event("started")
    assert f"sealed: -, {sealed_nonce(game.about['commitment'], 1, 'clover')}\n" in table.record(game)


def test_other_protocols_are_not_spoken(table: Table) -> None:
    game = table.create(human("Ann"), BOT)
    for protocol in (0, 3):
        with pytest.raises(Refused, match="unsupported: this server speaks protocol 1 and 2"):
            table.sit(game, 0, protocol=protocol)
    assert table.get("/api")["protocols"] == [1, 2]


def test_what_is_no_way_to_be_ready(table: Table) -> None:
    game = table.create(human("Ann"), OPEN)
    ann = table.sit(game, 0, protocol=2)
    for wrong in ({}, {"nonce": "a", "sealed": "0" * 64}, {"sealed": "0" * 63}, {"sealed": "X" * 64}):
        with pytest.raises(Refused, match="bad_nonce"):
            ann.ask("ready", **wrong)
    with pytest.raises(Refused, match="bad_nonce"):
        ann.ask("reveal", nonce="lucky7")
    seal(ann, "lucky7")
    with pytest.raises(Refused, match="bad_nonce"):
        ann.ready("lucky7")


def test_a_nonce_that_was_given_stays(table: Table) -> None:
    """Whoever has seen Ben's seal, or nonce, cannot have another one instead."""
    game = table.create(human("Ann"), OPEN)
    ann = table.sit(game, 0)
    for bad in ("two words", "a,b", "-"):
        with pytest.raises(Refused, match="bad_nonce"):
            ann.ready(bad)
    done = ann.ready("lucky7")
    assert ann.ready("lucky7")["number"] == done["number"]
    with pytest.raises(Refused, match="bad_nonce"):
        ann.ready("lucky8")
    with pytest.raises(Refused, match="bad_nonce"):
        seal(ann, "lucky8")
    assert [event["nonce"] for event in table.history(game) if event["kind"] == "ready"] == ["lucky7"]


def test_what_was_sealed_must_be_a_nonce(table: Table) -> None:
    """Else the record could not be written so that it reads."""
    ann = table.sit(table.create(human("Ann"), BOT), 0, protocol=2)
    for bad in ("two words", "a,b", "-"):
        seal(ann, bad)
        with pytest.raises(Refused, match="bad_nonce"):
            ann.ask("reveal", nonce=bad)


# -- those who do not show their nonces --------------------------------------------------------------


def test_whoever_leaves_after_seeing_a_nonce_has_everybody_seal_anew(table: Table) -> None:
    """A server in league with a player gets other dice that way, but nobody can miss it."""
    game, (ann, ben) = gathered(table, 1)
    seal(ann, "lucky7")
    seal(ben, "clover")
    ann.ask("reveal", nonce="lucky7")
    ben.until_event("revealed")
    ben.ask("leave")
    ann.until_event("stood")
    assert seats(ann, "ready") == [False, False]
    assert seats(ann, "sealed") == [None, None]
    with pytest.raises(Refused, match="bad_nonce"):
        ann.ask("reveal", nonce="lucky7")
    again = table.sit(game, table.join(game, "Ben again"), protocol=2)
    seal(again, "shamrock")
    seal(ann, "lucky8")
    again.ask("reveal", nonce="shamrock")
    ann.ask("reveal", nonce="lucky8")
    assert again.until_event("started")["exchanges"] == 2
    assert "exchanges: 2\n" in table.record(game)
    assert "nonces: lucky8, shamrock\n" in table.record(game)


def test_whoever_leaves_before_all_were_ready_costs_nobody_anything(table: Table) -> None:
    _, (ann, ben, cleo) = gathered(table, 2)
    seal(ann, "lucky7")
    seal(ben, "clover")
    cleo.ask("leave")
    ann.until_event("stood")
    assert seats(ann, "ready") == [True, True, False]


@pytest.mark.parametrize("way", ["leave", "seal"])
def test_once_all_are_sealed_no_seal_changes_while_others_stay(table: Table, way: str) -> None:
    """Ann may have noted the seals, and her nonce may be on its way: the server must not swap Ben's in between."""
    game, (ann, ben) = gathered(table, 1)
    seal(ann, "lucky7")
    seal(ben, "clover")
    if way == "leave":
        ben.ask("leave")
        ben = table.sit(game, table.join(game, "Ben again"), protocol=2)
    seal(ben, "clover2")
    ann.until_number(ben.number)
    assert seats(ann, "ready") == [False, True]
    with pytest.raises(Refused, match="bad_nonce"):
        ann.ask("reveal", nonce="lucky7")
    seal(ann, "lucky8")
    ben.ask("reveal", nonce="clover2")
    ann.ask("reveal", nonce="lucky8")
    assert ann.until_event("started")["exchanges"] == 2


def test_nobody_seals_for_ever(table: Table) -> None:
    """Each seal is an event that stays. Whoever leaves and sits down again begins anew, like anybody who sits down."""
    game, (ann, ben) = gathered(table, 1)
    for at in range(MOST_RESEALED + 1):
        seal(ben, f"n{at}")
    with pytest.raises(Refused, match="sealed_too_often"):
        seal(ben, "one-more")
    seal(ben, f"n{MOST_RESEALED}")  # the same again is no other
    ben.ask("leave")
    ben = table.sit(game, table.join(game, "Ben again"), protocol=2)
    seal(ben, "shamrock")
    seal(ben, "clover")
    seal(ann, "lucky7")
    ann.ask("reveal", nonce="lucky7")
    ben.ask("reveal", nonce="clover")
    assert ann.until_event("started")


def test_whoever_has_to_seal_anew_for_another_is_never_refused(table: Table) -> None:
    _, (ann, ben) = gathered(table, 1)
    seal(ben, "first")
    for at in range(MOST_RESEALED):
        seal(ann, f"a{at}")
        seal(ben, f"b{at}")
        ann.until(lambda me: seats(me, "ready") == [False, True])
    seal(ann, "last")
    assert seats(ann, "ready") == [True, True]


def test_sealing_again_has_a_budget(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'games.sqlite3'}"
    with inside(Settings(db=db, limits=0.2)) as url, Table(url) as table:
        ann = table.sit(table.create(human("Ann"), OPEN), 0, protocol=2)
        refused = None
        for at in range(MOST_RESEALED):
            try:
                seal(ann, f"n{at}")
            except Refused as found:
                refused = found
        assert refused is not None
        assert refused.id == "too_many"


@pytest.mark.anyio
async def test_whoever_seals_again_wins_no_time(empty_sqlite_url: str) -> None:
    """The others wait for Ben since Ann was ready, however often he seals another nonce."""
    async with hub_at(empty_sqlite_url) as hub:
        playing = await made(hub, Random(7), seats=[human("Ann"), human("Ben")])
        room, commitment = playing.room, playing.match.commitment
        await playing.do(1, ReadyUp(sealed=sealed_nonce(commitment, 1, "clover")))
        await playing.do(0, ReadyUp(nonce="lucky7"))
        since = room.waiting_since(1)
        for at in range(3):
            await playing.do(1, ReadyUp(sealed=sealed_nonce(commitment, 1, f"n{at}")))
        assert room.waiting_since(1) == since
        assert room.waiting_since(0) == room.changed > since


def test_whoever_has_lost_a_nonce_seals_another(table: Table) -> None:
    """Before all were ready it makes no difference; afterwards everybody seals anew."""
    _, (ann, ben) = gathered(table, 1)
    seal(ann, "lost")
    seal(ann, "lucky7")
    seal(ben, "clover")
    ben.ask("reveal", nonce="clover")
    with pytest.raises(Refused, match="bad_nonce"):
        seal(ben, "other")
    seal(ann, "lucky8")
    ben.until(lambda me: seats(me, "ready") == [True, False])
    seal(ben, "clover2")
    ann.ask("reveal", nonce="lucky8")
    ben.ask("reveal", nonce="clover2")
    assert ann.until_event("started")["exchanges"] == 2


def test_a_seat_whose_nonce_never_comes_is_freed_by_the_others(table: Table) -> None:
    _, (ann, ben, cleo) = gathered(table, 2)
    for player, nonce in ((ann, "a"), (ben, "b")):
        seal(player, nonce)
    assert not _is_ever_freed(ann, 2)  # she is here, and may take her time before she is ready
    seal(cleo, "c")
    ann.ask("reveal", nonce="a")
    ben.ask("reveal", nonce="b")
    assert not _is_ever_freed(cleo, 0)  # Ann has shown hers
    until(lambda: _freed(ann, 2), "the seat was not freed")
    stood = ben.until_event("stood")
    assert (stood["seat"], stood["why"]) == (2, "freed")
    assert seats(ben, "ready") == [False, False, False]
    assert seats(ben, "taken") == [True, True, False]
    with pytest.raises(Refused, match="forbidden"):
        cleo.ask("reveal", nonce="c")
    assert ann.ask("free", seat=2)["number"] == stood["number"]


def _freed(player: Player, seat: int) -> bool:
    try:
        player.ask("free", seat=seat)
    except Refused as refused:
        if refused.id == "not_alone":
            return False
        raise
    return True


def _is_ever_freed(player: Player, seat: int) -> bool:
    """Whether that seat can be freed once everybody has waited long enough, and much longer."""
    end = time.monotonic() + 10 * ALONE
    while time.monotonic() < end:
        if _freed(player, seat):
            return True
    return _freed(player, seat)


def test_no_seat_is_freed_at_once(tmp_path: Path) -> None:
    with inside(Settings(db=f"sqlite:///{tmp_path / 'games.sqlite3'}", limits=0)) as url, Table(url) as patient:
        _, (ann, ben) = gathered(patient, 1)
        ben.close()
        ann.until(lambda me: me.present == [0])
        seal(ann, "a")
        assert not _is_ever_freed(ann, 1)


def test_a_seat_that_nobody_is_connected_for_is_freed_too(table: Table) -> None:
    game, (ann, ben) = gathered(table, 1)
    ben.close()
    ann.until(lambda me: me.present == [0])
    assert not _is_ever_freed(ann, 1)  # Ann is not ready herself
    seal(ann, "a")
    until(lambda: _freed(ann, 1), "the seat was not freed")
    assert table.join(game, "Cleo") == 1


def test_whose_seat_cannot_be_freed(table: Table) -> None:
    game, (ann, ben) = gathered(table, 1)
    seal(ben, "b")
    ann.close()
    ben.until(lambda me: me.present == [1])

    def refused() -> bool:
        with pytest.raises(Refused) as caught:
            ben.ask("free", seat=0)
        return caught.value.id == "no_seat"

    until(refused, "whoever made the game has to keep the seat")
    onlooker = table.watch(game)
    with pytest.raises(Refused, match="forbidden"):
        onlooker.ask("free", seat=1)
    for seat in (1, 3, None):
        with pytest.raises(Refused, match="no_seat"):
            ben.ask("free", seat=seat)


# -- Wilds from everybody's dice ---------------------------------------------------------------------


def cards_of(table: Table, game: Game) -> list[str]:
    cards: list[Json] = json.loads(table.text(f"/api/games/{game.id}/cards"))
    return [card["id"] for card in cards]


def test_wilds_are_dealt_when_the_game_begins(table: Table) -> None:
    game, (ann, ben) = gathered(table, 1, deal="start", public=True)
    assert ann.welcome["about"]["wilds"] == []
    assert ann.welcome["about"]["later"] is True
    assert cards_of(table, game) == []
    with pytest.raises(Refused, match="unsupported: the Wilds of this game are dealt when it begins"):
        table.sit(game, 0)
    seal(ann, "lucky7")
    seal(ben, "clover")
    ann.ask("reveal", nonce="lucky7")
    ben.ask("reveal", nonce="clover")
    wilds = ann.until_event("started")["wilds"]
    assert len(wilds) == 13
    assert cards_of(table, game) == wilds
    assert table.look(game)["wilds"] == wilds
    assert table.sit(game, 0).welcome["about"]["wilds"] == wilds
    (listed,) = [one for one in table.get("/api/games", status="running")["games"] if one["game"] == game.id]
    assert listed["setup"]["wilds"] == wilds
    ben.ask("resign")
    record = table.record(game)
    assert "wilds: key\n" in record
    assert "wilds" in read_sealed(record).check().fits


@pytest.mark.parametrize(
    ("setup", "way"),
    [
        ({}, "secret"),
        ({"deal": "start"}, "key"),
        ({"deal": "start", "wilds": ["Quake Dragon"]}, "key"),
        ({"wilds": ["Quake Dragon"]}, "secret"),
        ({"wilds": ["first-game"], "deal": "start"}, "named"),
        ({"seed": 7, "deal": "start"}, "seed"),
    ],
)
def test_the_record_says_where_the_wilds_are_from(table: Table, setup: Json, way: str) -> None:
    game = table.create(human("Ann"), BOT, rules={"turn_limit": 2}, **setup)
    ann = table.sit(game, 0, protocol=2)
    seal(ann, "lucky7")
    ann.ask("reveal", nonce="lucky7")
    ann.until_event("started")
    assert f"wilds: {way}\n" in table.record(game)
    if "wilds" in setup and way == "key":
        assert "base/quake-dragon" in table.look(game)["wilds"]


def test_wilds_that_were_looked_at_are_chosen(table: Table) -> None:
    dealt = table.post("/api/deal", {"sets": ["base"]})["wilds"]
    game = table.create(human("Ann"), BOT, wilds=dealt)
    ann = table.sit(game, 0)
    ann.ready()
    assert "wilds: chosen\n" in table.record(game)


def test_a_rematch_of_those_who_seal_is_dealt_when_it_begins(table: Table) -> None:
    game, (ann, ben) = gathered(table, 1, deal="start")
    for player, nonce in ((ann, "a"), (ben, "b")):
        seal(player, nonce)
    for player, nonce in ((ann, "a"), (ben, "b")):
        player.ask("reveal", nonce=nonce)
    ben.ask("resign")
    next = ann.ask("rematch")["game"]
    about = table.get(f"/api/games/{next}", game.secrets[0])
    assert (about["later"], about["wilds"], about["dealt"]) == (True, [], "random")
    old, (ann, ben) = table.begin(human("Ann"), OPEN)
    ben.ask("resign")
    next = ann.ask("rematch")["game"]
    assert table.get(f"/api/games/{next}", old.secrets[0])["later"] is False


# -- games of before ---------------------------------------------------------------------------------


def test_games_of_a_server_that_spoke_protocol_1_go_on(tmp_path: Path) -> None:
    """A database written by version 1: one game waits, with a nonce given; one runs; one is over."""
    folder = Path(__file__).parent.parent / "fixtures" / "server-1"
    file = tmp_path / "games.sqlite3"
    with sqlite3.connect(file) as old:
        old.executescript((folder / "games.sql").read_text("utf-8"))
        ids = dict(old.execute("SELECT title, id FROM games"))
    old.close()
    _give_seats(file)
    with inside(Settings(db=f"sqlite:///{file}", limits=0)) as url, Table(url) as table:
        over = table.text(f"/api/games/{ids['over']}/record", _secret(ids["over"], 0))
        assert over.replace("quarriors game 2", "quarriors game 1").replace("wilds: secret\n", "") == (
            folder / "over.txt"
        ).read_text("utf-8")
        with Player(url, ids["waiting"], _secret(ids["waiting"], 1)) as ben:
            assert seats(ben, "ready") == [True, False]
            ben.ready("clover")
            assert ben.until_event("started")
        with Player(url, ids["running"], _secret(ids["running"], 0), _secret(ids["running"], 1)) as both:
            assert both.state["status"] == "running"
            both.play()
            assert both.state["result"]["standing"] == "verified"


def _secret(game: str, seat: int) -> str:
    return f"qs_{game}{seat}".ljust(40, "x")


def _give_seats(file: Path) -> None:
    """Secrets that the test knows, for all seats."""
    with sqlite3.connect(file) as games:
        for game, seat in games.execute("SELECT game, seat FROM holders").fetchall():
            games.execute(
                "UPDATE holders SET secret_hash = ? WHERE game = ? AND seat = ?",
                (hashed(_secret(game, seat)), game, seat),
            )
    games.close()
