"""Clients that were away: they are told exactly what they have missed, and nothing falls between."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import BOT, OPEN, Json, Player, Refused, Table, human, play_out, unworded
from tests.server.serving import Server, until


def told(events: list[Json]) -> list[Json]:
    """Events as they are told again: without the state they led to then."""
    return [{name: value for name, value in event.items() if name not in ("type", "state")} for event in events]


def test_who_comes_back_is_told_exactly_what_was_missed(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, rules={"turn_limit": 8})
    bob.until_number(ann.number)
    while not (ann.over or ann.number > 12):
        for player in (ann, bob):
            player.until_number(max(ann.number, bob.number))
            if player.decides:
                player.move()
    bob.until_number(ann.number)
    watcher = table.watch(game)
    play_out(ann, bob)
    watcher.until(lambda me: me.over)
    everything = told([*bob.events])
    for since in (bob.welcome["number"], watcher.welcome["number"], watcher.number - 1):
        again = table.sit(game, 1, since=since)
        assert again.welcome["missed"] == [event for event in everything if event["number"] > since]
        assert again.welcome["number"] == again.state["number"] == watcher.number
        assert unworded(again.state) == unworded(watcher.state)


def test_who_has_missed_nothing_is_told_nothing(table: Table) -> None:
    game, (ann, _) = table.begin(human("Ann"), OPEN)
    ann.until_event("started")
    assert not table.sit(game, 0, since=ann.number).welcome.get("missed")
    assert not table.sit(game, 0, since=ann.number + 1000).welcome.get("missed")
    assert "missed" not in table.sit(game, 0).welcome


def to_and_fro(player: Player, number: int) -> None:
    """Gives the seat to a bot and takes it back until there are so many events."""
    while player.number < number:
        player.ask("bot")
        player.ask("back")


def test_who_has_missed_more_than_fits_asks_for_the_rest(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    to_and_fro(bob, 230)
    ann.until_number(bob.number)
    late = table.sit(game, 0, since=0)
    missed = late.welcome["missed"]
    assert [event["number"] for event in missed] == list(range(1, 201))
    rest = table.history(game, since=200)
    heard = [event for event in missed + rest if event["number"] > ann.welcome["number"]]
    assert unworded(heard) == unworded(told(ann.events))


def test_the_story_is_told_in_the_language_of_the_listener(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    ann.move("roll")
    for lang in table.get("/api")["languages"]:
        late = table.sit(game, 1, since=ann.number - 1, lang=lang)
        assert late.welcome["missed"][0]["story"]
    bob.until_number(ann.number)
    assert table.sit(game, 1, since=ann.number - 1).welcome["missed"] == told(bob.events[-1:])


@pytest.mark.parametrize("luck", range(3))
def test_a_connection_that_breaks_off_loses_nothing(table: Table, luck: int) -> None:
    """Ann's line is bad: she is cut off after every few messages, sometimes before her move is acknowledged."""
    game, (ann, bob) = table.begin(human("Ann"), OPEN, rules={"turn_limit": 8})
    watcher = table.watch(game)
    chance = random.Random(luck)
    known = told(ann.events)
    while True:
        bob.until_number(max(bob.number, ann.number))
        if ann.over:
            break
        if ann.decides:
            decision = ann.state["decision"]
            ann.send("move", answers=decision["number"], option=chance.choice(decision["options"])["option"])
            if chance.random() < 0.5:
                ann.hear()
        elif bob.decides:
            bob.move(chance.choice(bob.options))
        else:
            bob.hear()
        ann.close()
        known = _grown(known, ann)
        ann = table.sit(game, 0, since=known[-1]["number"])
        known += ann.welcome.get("missed") or []
    watcher.until(lambda me: me.over)
    numbers = [event["number"] for event in known]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    assert known[-1]["kind"] == "over"
    heard = [event for event in known if event["number"] > watcher.welcome["number"]]
    assert unworded(heard) == unworded(told(watcher.events))


def _grown(known: list[Json], player: Player) -> list[Json]:
    return known + [event for event in told(player.events) if event["number"] > known[-1]["number"]]


@pytest.mark.evening
def test_who_acknowledges_nothing_is_cut_off_in_the_end(table: Table) -> None:
    game, (_, bob) = table.begin(human("Ann"), OPEN, first=0)
    deaf = table.watch(game)
    to_and_fro(bob, deaf.number + 520)
    heard: list[str | bytes] = []
    with pytest.raises(ConnectionClosed, match="4008"):
        heard.extend(deaf.socket)
    assert len(heard) >= 512
    assert len(table.watch(game, since=deaf.number).welcome["missed"]) == 200


@pytest.mark.evening
def test_idle_games_leave_memory_and_come_back(database_url: str) -> None:
    with Server(database_url, idle_seconds=1) as server, Table(server.url) as table:
        game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0, clock={"bank": 3600})
        ann.move("roll")
        ann.move()
        before = ann.state
        bob.until_number(ann.number)
        ann.close()
        bob.close()
        until(lambda: "quarriors_games_loaded 0.0" in table.text("/metrics"), "the game stayed in memory")
        after = table.look(game)["state"]
        for state in (before, after):
            state.pop("clocks")
        assert unworded(after) == unworded(before)
        ann, bob = table.sit(game, 0, since=0), table.sit(game, 1)
        assert [event["number"] for event in ann.welcome["missed"]] == list(range(1, before["number"] + 1))
        if ann.decides:
            ann.move()


@pytest.mark.evening
def test_a_game_goes_on_after_a_restart(database_url: str) -> None:
    with Server(database_url) as server, Table(server.url) as table:
        game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 12})
        known = told(ann.events)
        for round in range(2):
            done = ann.play(3, random.Random(round))
            state, number = ann.state, ann.number
            known = _grown(known, ann)
            assert done == 3 or ann.over
            server.restart()
            ann = table.sit(game, 0, since=number)
            known += ann.welcome.get("missed") or []
            assert known[number - known[0]["number"]]["number"] == number
            assert ann.number >= state["number"]
        ann.play()
        known = _grown(known, ann)
        assert [event["number"] for event in known] == list(range(known[0]["number"], ann.number + 1))
        assert "standing: verified" in table.record(game)
        with pytest.raises(Refused, match="bad_secret"):
            table.do(game, "qs_" + "x" * 32, "resign")


# -- to whom, and in which language ----------------------------------------------------------------


def test_everybody_is_told_the_game_as_themselves(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    watcher = table.watch(game)
    assert ann.state["decision"]["text"] == "Your turn. Roll your dice."
    for other in (bob, watcher):
        assert other.state["decision"]["text"] == "Ann is about to roll."
    ann.move("roll")
    texts = [player.until_number(ann.number).events[-1]["story"][0]["text"] for player in (ann, bob, watcher)]
    assert texts[0].startswith("You rolled ")
    assert texts[1].startswith("Ann draws and rolls ")
    assert texts[2] == texts[1]
    last = f"/api/games/{game.id}/events"
    since = ann.number - 1

    def asked(seat: int | None, **query: str | int) -> str:
        secret = game.invitation if seat is None else game.secrets[seat]
        return str(table.get(last, secret, since=since, **query)["events"][0]["story"][0]["text"])

    assert [asked(0), asked(1), asked(None)] == texts
    assert asked(None, to=0) == texts[0]
    assert table.get(f"/api/games/{game.id}", game.secrets[0])["state"]["decision"]["text"].startswith("You")
    with pytest.raises(Refused, match="bad_request"):
        asked(0, to=9)


def test_people_at_one_device_have_names(table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"), first=0)
    both = table.sit(game, 0, 1)
    both.ready(seat=0)
    both.ready(seat=1)
    both.until_event("started")
    assert both.state["decision"]["text"] == "Your turn. Roll your dice."
    both.move("roll")
    text = both.events[-1]["story"][0]["text"]
    assert text.startswith("Ann draws and rolls ")
    found = table.get(f"/api/games/{game.id}/events", game.secrets[0], since=both.number - 1)["events"]
    assert found[0]["story"][0]["text"] == text


def test_whoever_speaks_another_language_hears_it_from_then_on(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    for lang in table.get("/api")["languages"]:
        done = ann.ask("speak", lang=lang)
        assert (done["lang"], done["state"]["number"]) == (lang, ann.number)
    with pytest.raises(Refused, match="bad_request"):
        ann.ask("speak", lang="tlh")
    ann.ask("speak", lang="en-GB")
    ann.move("roll")
    assert ann.events[-1]["story"][0]["text"].startswith("You rolled ")
    assert table.sit(game, 1, lang="en").state["decision"] == bob.until_number(ann.number).state["decision"]
