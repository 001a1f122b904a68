"""Hints: what a bot would do, how likely that wins, and why; told to whoever asks, and to nobody else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from quarriors import Game, Rules, deal
from quarriors.bots.counsel import best_thinker
from quarriors.bots.explaining import SILENT
from quarriors.bots.grounds import KINDS
from quarriors.engine.chance import Stream
from quarriors.server import advising, messages
from quarriors.server.commands import Actor, carry_out
from quarriors.server.errors import Refusal
from quarriors.server.estimating import OTHERS, advise, evaluator_for
from quarriors.server.settings import Settings
from quarriors.server.thinking import Thinkers
from quarriors.text import ENGLISH, Words
from tests.server.clients import BOT, OPEN, Json, Player, Refused, Table, human
from tests.server.playing import PLANS, Playing, QuietHub, hub_at, made
from tests.server.serving import inside

pytestmark = pytest.mark.evening

# -- the estimate ----------------------------------------------------------------------------------


def at_a_choice(seed: int, sets: list[str], players: int = 2, **rules: object) -> Game:
    """A game at a decision with a choice."""
    played = Rules(**rules)
    wilds = deal(sets, seed=seed, players=players, rules=played)
    game = Game.new([f"Player {seat}" for seat in range(players)], wilds, played, seed=seed)
    chance = random.Random(seed)
    for _ in range(30):
        if not game.over:
            game.take(chance.choice(game.decision.options))
    while len(game.decision.options) < 2:
        game.take(game.decision.options[0])
    return game


@pytest.mark.parametrize("seed", range(4))
def test_an_estimate_has_chances_and_reasons(seed: int) -> None:
    game = at_a_choice(seed, ["base", "quarmageddon"], 2 + seed % 3)
    before = game.state.data()
    advice = advise(game.view(), "seed", 0.1)
    offered = [str(option) for option in game.decision.options]
    tried = [advice.best, *advice.others]
    assert len({one.option for one in tried}) == len(tried) <= 1 + OTHERS
    for one in tried:
        assert one.option in offered
        assert 0 <= one.chance <= advice.best.chance + 0.2 <= 1.2
    assert advice.than in ["", *offered]
    for reason in advice.reasons:
        assert set(reason.facts) == set(KINDS[reason.kind])
    assert bool(advice.reasons) <= (advice.gain >= SILENT), "silent below two points"
    assert game.state.data() == before, "nothing was played at the table"


def test_who_has_resigned_cannot_win() -> None:
    game = at_a_choice(2, ["base"], players=3)
    me = game.state.asker
    others = tuple(seat for seat in range(3) if seat != me)
    assert advise(game.view(), "seed", 0.05, others).best.chance == 1.0
    assert evaluator_for((others[0],)).values(game.state)[others[0]] == 0.0


def test_without_time_there_is_an_option_all_the_same() -> None:
    game = at_a_choice(3, ["base"])
    advice = advise(game.view(), "seed", 0.0)
    assert advice.best.option in [str(option) for option in game.decision.options]


def test_the_dice_of_thought_are_not_those_of_the_game() -> None:
    game = at_a_choice(4, ["base"])
    stream = game.state.stream
    assert isinstance(stream, Stream)
    used = stream.used
    assert game.view().state.stream is None, "a view has no dice to give away"
    advise(game.view(), "seed", 0.1)
    assert stream.used == used


# -- asking for it ---------------------------------------------------------------------------------


@pytest.fixture
async def hub(empty_sqlite_url: str) -> AsyncIterator[QuietHub]:
    async with hub_at(empty_sqlite_url) as opened:
        opened.adviser = advising.Adviser(opened, Thinkers(modules=["tests.server.bad_advice"]))
        yield opened
        await opened.adviser.close()


async def choosing(hub: QuietHub, seed: int = 1) -> Playing:
    """A game in which somebody has a choice."""
    playing = await made(hub, random.Random(seed), seats=PLANS[1])
    await playing.begin()
    while len(playing.match.table.decision.options) < 2:
        option = str(playing.match.table.decision.options[0])
        await playing.do(playing.match.decider, messages.MoveTaken(answers=playing.match.decision, option=option))
    return playing


async def hint(
    hub: QuietHub, playing: Playing, seat: int | None = None, answers: int | None = None, words: Words = ENGLISH
) -> Json:
    match = playing.match
    who = match.decider if seat is None else seat
    message = messages.GetHint(answers=match.decision if answers is None else answers)
    said: Json = (await carry_out(Actor(hub, playing.room, lambda: {who}, words), message))["hint"]
    return said


async def refusal(hub: QuietHub, playing: Playing, **wanted: int) -> str:
    with pytest.raises(Refusal) as refused:
        await hint(hub, playing, wanted.get("seat"), wanted.get("answers"))
    return refused.value.id


@pytest.mark.anyio
async def test_hints_that_cannot_be_given(hub: QuietHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "SECONDS", 0.1)
    playing = await made(hub, random.Random(1), seats=PLANS[1])
    assert await refusal(hub, playing, seat=0) == "not_running"
    await playing.begin()
    assert await refusal(hub, playing) == "no_hint", "there is nothing to do but to roll"
    playing = await choosing(hub)
    match = playing.match
    assert await refusal(hub, playing, seat=1 - match.decider) == "not_your_decision"
    assert await refusal(hub, playing, answers=match.decision - 1) == "stale"
    await playing.do(match.decider, messages.GiveToBot())
    assert await refusal(hub, playing) == "has_bot"
    await playing.do(match.decider, messages.Resign())
    assert await refusal(hub, playing, seat=0) == "over"


@pytest.mark.anyio
@pytest.mark.parametrize("bot", ["raiser", "crasher", "cheat"])
async def test_a_bot_that_fails_is_no_adviser(hub: QuietHub, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    playing = await choosing(hub)
    number = playing.match.number
    monkeypatch.setattr("quarriors.server.advising.secrets.token_hex", lambda size: bot)
    assert await refusal(hub, playing) == "no_hint"
    monkeypatch.undo()
    monkeypatch.setattr(advising, "SECONDS", 0.1)
    assert (await hint(hub, playing))["chance"] >= 0
    assert playing.match.number == number


@pytest.mark.anyio
async def test_the_same_decision_gets_the_same_hint_in_any_language(
    hub: QuietHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "SECONDS", 0.1)
    playing = await choosing(hub)
    first = await hint(hub, playing)
    monkeypatch.setattr(advising, "_MOST", 0)  # nobody is to think about it again
    assert await hint(hub, playing) == first
    again = await hint(hub, playing, words=Words("fr"))
    assert (again["option"], again["chance"]) == (first["option"], first["chance"])
    assert again["text"] != first["text"]


@pytest.mark.anyio
async def test_one_at_a_time_for_a_seat_and_some_for_all(hub: QuietHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "SECONDS", 0.3)
    monkeypatch.setattr(advising, "_HURRIED", 0.1)
    monkeypatch.setattr(advising, "_MOST", 3)
    games = [await choosing(hub, seed) for seed in range(4)]
    going = [asyncio.ensure_future(hint(hub, playing)) for playing in games[:3]]
    await asyncio.sleep(0)
    assert await refusal(hub, games[0]) == "busy"
    assert await refusal(hub, games[3]) == "busy"
    for said in await asyncio.gather(*going):
        assert said["option"]
    assert (await hint(hub, games[3]))["bot"] == best_thinker()


@pytest.mark.anyio
async def test_a_hint_for_a_decision_that_was_taken_meanwhile_is_stale(
    hub: QuietHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "SECONDS", 0.3)
    playing = await choosing(hub)
    going = asyncio.ensure_future(refusal(hub, playing))
    await asyncio.sleep(0)
    option = str(playing.match.table.decision.options[-1])
    await playing.do(playing.match.decider, messages.MoveTaken(answers=playing.match.decision, option=option))
    assert await going == "stale"
    assert await refusal(hub, playing, answers=0) == "stale"


# -- at a server -----------------------------------------------------------------------------------


def until_a_choice(*people: Player) -> Player:
    """Plays on until somebody has a choice; who it is."""
    while True:
        for player in people:
            player.until_number(max(other.number for other in people))
            if player.decides:
                if len(player.options) > 1:
                    return player
                player.move()


def test_a_player_gets_a_hint_and_goes_on_playing(table: Table) -> None:
    game, people = table.begin(human("Ann"), OPEN)
    ann = until_a_choice(*people)
    decision = ann.state["decision"]
    said = ann.ask("hint", answers=decision["number"])["hint"]
    assert set(said) == {"bot", "option", "text", "chance", "games", "others", "than", "gain", "error", "reasons"}
    offered = {option["option"]: option["text"] for option in decision["options"]}
    for one in [said, *said["others"]]:
        assert offered[one["option"]] == one["text"]
        assert 0 <= one["chance"] <= 1
    if said["than"] is not None:
        assert offered[said["than"]["option"]] == said["than"]["text"]
    assert all(isinstance(reason, str) for reason in said["reasons"])
    assert table.look(game)["state"]["number"] == ann.number, "nothing has happened"
    ann.move(said["option"])
    player = until_a_choice(*people)
    asked = player.send("hint", answers=player.state["decision"]["number"])
    done = player.move()  # it does not have to wait for the hint
    with pytest.raises(Refused) as refused:
        player.answer(asked)
    assert refused.value.id == "stale"
    assert refused.value.answer["state"]["number"] >= done["number"]


def test_a_hint_by_http_and_for_nobody_else(table: Table) -> None:
    game, people = table.begin(human("Ann"), OPEN)
    ann = until_a_choice(*people)
    (seat,) = ann.seats
    number = ann.state["decision"]["number"]
    assert 0 <= table.do(game, game.secrets[seat], "hint", answers=number)["hint"]["chance"] <= 1
    with pytest.raises(Refused) as refused:
        table.do(game, game.secrets[1 - seat], "hint", answers=number)
    assert (refused.value.id, refused.value.status) == ("not_your_decision", 409)
    assert "quarriors_hint_seconds_count" in table.text("/metrics")
    with table.watch(game) as watcher, pytest.raises(Refused, match="forbidden"):
        watcher.ask("hint", answers=number)


def test_whoever_leaves_waits_for_no_hint(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0)
    until_a_choice(ann)
    ann.send("hint", answers=ann.state["decision"]["number"])
    ann.close()
    assert table.look(game)["state"]["status"] == "running"


def test_hints_have_a_budget(empty_sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "SECONDS", 0.05)
    with inside(Settings(db=empty_sqlite_url, limits=0.1)) as url, Table(url) as table:
        game, people = table.begin(human("Ann"), human("Ben"))
        ann = until_a_choice(*people)
        (seat,) = ann.seats
        number = ann.state["decision"]["number"]
        ann.ask("hint", answers=number)
        table.do(game, game.secrets[seat], "hint", answers=number)
        with pytest.raises(Refused, match="too_many"):
            ann.ask("hint", answers=number)
        with pytest.raises(Refused) as refused:
            table.do(game, game.secrets[seat], "hint", answers=number)
        assert (refused.value.id, refused.value.status) == ("too_many", 429)
        assert ann.move()["number"] > number, "a hint too many stops nobody"
