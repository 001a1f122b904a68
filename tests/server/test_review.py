"""Where did I lose it? A finished game is looked at once, beside the games, and kept."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest

import quarriors
from quarriors.server import estimating, reviewing
from quarriors.server.errors import Refusal
from quarriors.server.messages import Resign
from quarriors.server.reviewing import FORMAT, Reviewer
from quarriors.server.settings import Settings
from quarriors.server.thinking import Thinkers
from quarriors.text import ENGLISH, Words
from tests.server.clients import BOT, Game, Json, Refused, Table, human
from tests.server.playing import PLANS, Playing, QuietHub, hub_at, made
from tests.server.serving import inside

pytestmark = pytest.mark.evening


def reviewed(table: Table, game: Game, **query: str | int) -> Json:
    """The review, asked for until it is there."""
    while True:
        said = table.get(f"/api/games/{game.id}/review", game.secrets[0], **query)
        if said["ready"]:
            return said


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers of tests run in this process; what is counted here needs no more."""
    monkeypatch.setattr(reviewing, "GAMES", 300)


@pytest.fixture
def over(table: Table) -> Game:
    game, (ann,) = table.begin(human("Ann"), BOT, wilds=["first-game"], first=0, rules={"turn_limit": 6})
    ann.play(choice=random.Random(4))
    ann.until(lambda me: me.over)
    return game


def test_a_review_adds_up_and_leads_to_the_replay(table: Table, over: Game) -> None:
    said = reviewed(table, over)
    for seat in (0, 1):
        skill = sum(row[seat] for row in said["skill"])
        assert said["start"][seat] + said["luck"][seat] + skill == pytest.approx(said["end"][seat], abs=1e-4)
    assert sorted(said["end"]) in ([0, 1], [0.5, 0.5])
    events = {event["number"]: event for event in table.history(over)}
    assert [turn["turn"] for turn in said["turns"]] == list(range(1, 7))
    for one in (*said["turns"], *said["moments"]):
        assert one["event"] in events
        assert "at" not in one
    states = table.get(f"/api/games/{over.id}/events", over.secrets[0], states="true", since=0)["events"]
    by_number = {event["number"]: event["state"] for event in states}
    for moment in said["moments"]:
        decision = by_number[moment["event"]]["decision"]
        assert decision["seat"] == moment["seat"]
        assert {moment["taken"], moment["better"]} <= {option["text"] for option in decision["options"]}
    french = reviewed(table, over, lang="fr")
    assert french["luck"] == said["luck"]
    if said["moments"]:
        assert french["moments"][0]["taken"] != said["moments"][0]["taken"]
    assert "quarriors_review_seconds_count" in table.text("/metrics")


def test_a_game_that_goes_on_is_not_looked_at(table: Table) -> None:
    game, _ = table.begin(human("Ann"), BOT)
    with pytest.raises(Refused) as refused:
        table.get(f"/api/games/{game.id}/review", game.secrets[0])
    assert (refused.value.id, refused.value.status) == ("not_over", 409)


def test_a_private_game_is_looked_at_by_those_who_may(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT)
    ann.ask("resign")
    with pytest.raises(Refused) as refused:
        table.get(f"/api/games/{game.id}/review")
    assert refused.value.id == "bad_invitation"
    assert reviewed(table, game)["players"][0] == "Ann"


def test_reviews_have_a_budget_and_are_worked_out_once(empty_sqlite_url: str) -> None:
    with inside(Settings(db=empty_sqlite_url, limits=0.1)) as url, Table(url) as table:
        game, (ann,) = table.begin(human("Ann"), BOT)
        other, (ben,) = table.begin(human("Ben"), BOT)
        ann.ask("resign")
        ben.ask("resign")
        first = reviewed(table, game)
        with pytest.raises(Refused) as refused:
            reviewed(table, other)
        assert (refused.value.id, refused.value.status) == ("too_many", 429)
        assert reviewed(table, game) == first, "what is there costs nothing"
    with inside(Settings(db=empty_sqlite_url)) as url, Table(url) as table:
        assert table.get(f"/api/games/{game.id}/review", game.secrets[0]) == first, "kept with the game"


# -- in the hub ------------------------------------------------------------------------------------


@pytest.fixture
async def hub(empty_sqlite_url: str) -> AsyncIterator[QuietHub]:
    async with hub_at(empty_sqlite_url) as opened:
        yield opened
        await opened.reviewer.close()


async def finished(hub: QuietHub, seed: int = 1) -> Playing:
    playing = await made(hub, random.Random(seed), seats=PLANS[1])
    await playing.begin()
    await playing.play(8)
    if playing.match.ended is None:
        await playing.do(playing.match.decider, Resign())
    return playing


def nothing() -> None:
    """What it costs."""


@pytest.mark.anyio
async def test_only_so_many_wait(hub: QuietHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WAIT", 0.0)
    monkeypatch.setattr(reviewing, "_MOST", 1)
    first, second = await finished(hub, 1), await finished(hub, 2)
    spent: list[int] = []
    for _ in range(3):
        assert await hub.reviewer.review(first.room, ENGLISH, lambda: spent.append(1)) is None
    assert spent == [1], "asking again costs nothing"
    with pytest.raises(Refusal) as refused:
        await hub.reviewer.review(second.room, ENGLISH, nothing)
    assert refused.value.id == "busy"


@pytest.mark.anyio
async def test_a_game_that_cannot_be_followed_says_so_once(hub: QuietHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "_story", lambda rows: ("quarriors record 1\nbroken", [1]))
    playing = await finished(hub)
    for _ in range(2):
        with pytest.raises(Refusal) as refused:
            await hub.reviewer.review(playing.room, ENGLISH, nothing)
        assert refused.value.id == "no_review"
        monkeypatch.setattr(reviewing, "_story", None)  # it is not tried again
    assert await hub.store.review(playing.room.id, FORMAT) is None


@pytest.mark.anyio
async def test_another_format_is_worked_out_anew(hub: QuietHub, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await finished(hub)
    await hub.store.keep_review(playing.room.id, FORMAT - 1, b"{}")
    found = await hub.reviewer.review(playing.room, Words("it"), nothing)
    while found is None:
        found = await hub.reviewer.review(playing.room, Words("it"), nothing)
    assert found["players"] == [place.name for place in playing.match.places]
    kept = await hub.store.review(playing.room.id, FORMAT)
    assert kept is not None
    other = Reviewer(hub, Thinkers())
    monkeypatch.setattr(other, "_look_back", None)
    assert await other.review(playing.room, Words("it"), nothing) == found


@pytest.mark.anyio
async def test_a_game_that_was_purged_meanwhile_keeps_nothing(hub: QuietHub) -> None:
    await hub.store.keep_review("gone", FORMAT, b"{}")
    assert await hub.store.review("gone", FORMAT) is None


def test_a_review_speaks_every_language() -> None:
    game = quarriors.Game.new(["Ann", "Ben"], quarriors.deal(seed=2), seed=2)
    game.take("roll")
    found = estimating.look_back(quarriors.write_record(game), "seed", work=20)
    assert set(found["words"]) == {"en", "fr", "it", "pt-BR"}
    assert estimating.told_in(found, "xx") == estimating.told_in(found, "en")
