"""Why not: whoever points at something is told the truth about it, whatever it is and whoever decides."""

from __future__ import annotations

import random

import msgspec
import pytest

from quarriors import deal
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.option import Option
from quarriors.server import match_events
from quarriors.server.errors import Refusal
from quarriors.server.match import Match
from quarriors.server.messages import WhyNot
from quarriors.server.reasons import REASONS, why_not
from quarriors.text import ENGLISH
from tests.server.clients import BOT, OPEN, Json, Player, Refused, Table, human
from tests.server.playing import BOXES


def begun(seed: int, players: int, sets: list[str]) -> Match:
    """A game that has begun, with these boxes."""
    chance = random.Random(seed)
    wilds = [card.id for card in deal(sets, seed=seed, players=players).cards]
    setup = match_events.Setup(
        seats=[
            match_events.SeatPlan("human", f"Player {seat}", pay_by_hand=chance.random() < 0.3)
            for seat in range(players)
        ],
        sets=sets,
        wilds=wilds,
        practice=True,
        first=0,
        rules={"turn_limit": 40},
    )
    match = Match("k3xQ9", str(seed).encode())
    match.fold(1, None, match_events.Created(setup), 0.0)
    table = match.first_table()
    match.fold(2, None, match_events.Started(table.players, table.first), 0.0, table)
    return match


def pointed(**asked: object) -> WhyNot:
    """The message of a client."""
    return msgspec.convert({"type": "why_not", **asked}, WhyNot)


def about(option: Option, match: Match) -> set[tuple[str, int]]:
    """The things on the table that an option is about: dice that nobody could tell apart are all meant."""
    s = match.table.state
    if option.die >= 0:
        return {("die", die) for die in range(len(s.where)) if die == option.die or s.alike(die, option.die)}
    if option.card >= 0:
        return {("card", option.card)}
    return {("player", option.player)} if option.player >= 0 else set()


@pytest.mark.parametrize("seed", range(6))
def test_nobody_is_told_that_something_can_be_done_unless_it_can(seed: int) -> None:
    chance = random.Random(seed)
    match = begun(seed, 2 + seed % 3, BOXES if seed % 2 else ["base"])
    answers: set[str] = set()
    for _ in range(150):
        game = match.table
        if game.over:
            break
        s, seat = game.state, match.decider
        offered = set().union(*(about(option, match) for option in game.decision.options))
        kinds = {(option.kind, *thing) for option in game.decision.options for thing in about(option, match)}
        things = [("die", die) for die in range(len(s.where))]
        things += [("card", card) for card in range(len(s.catalog.cards))] + [("player", p) for p in range(s.n)]
        for what, number in chance.sample(things, 40) + sorted(offered):
            reason = why_not(match, seat, pointed(**{what: number}), ENGLISH)
            if reason is None:
                uses = [option for option in game.decision.options if option.ability >= 0]
                assert (what, number) in offered or (uses and what == "die")
            else:
                assert (what, number) not in offered
                assert reason["id"] in REASONS
                assert reason["text"].endswith(".")
                answers.add(reason["id"])
            kind = chance.choice(KIND_IDS)
            named = why_not(match, seat, pointed(kind=kind, **{what: number}), ENGLISH)
            if named is None and kind not in ("use", "first"):
                assert (kind, what, number) in kinds
        other = (seat + 1) % s.n
        said = why_not(match, other, pointed(card=2), ENGLISH)
        assert said == {"id": "not_your_decision", "text": f"It's Player {seat}'s decision now."}
        game = game.clone()
        game.take(chance.choice(game.decision.options))
        match.game = game
    assert len(answers) > 5


@pytest.mark.parametrize(
    "asked",
    [
        {}, {"die": 1, "card": 2}, {"die": 999}, {"card": 99}, {"player": 3}, {"card": 1, "kind": "eat"},
        {"die": 3, "kind": ""},
    ],
)  # fmt: skip
def test_what_is_not_there_is_refused(asked: Json) -> None:
    with pytest.raises(Refusal) as refused:
        why_not(begun(1, 2, ["base"]), 0, pointed(**asked), ENGLISH)
    assert refused.value.id == "bad_request"


# -- at a server -----------------------------------------------------------------------------------


def reason(who: Player, **asked: object) -> str | None:
    said = who.ask("why_not", **asked)
    assert set(said) == {"type", "id", "reason"}
    return None if said["reason"] is None else str(said["reason"]["id"])


def test_a_player_points_at_things(table: Table) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    number = ann.number
    capture = ann.ask("why_not", card=4)["reason"]
    assert capture == {"id": "wrong_phase", "text": "You capture dice after your attack."}
    assert reason(ann, kind="roll") is None
    assert reason(ann, kind="end") == "other_decision"
    assert reason(ann, player=1) == "no_use"
    assert bob.ask("why_not", card=4)["reason"]["text"] == "It's Ann's decision now."
    assert reason(bob, card=4) == "not_your_decision"
    ann.move("roll")
    for die in ann.state["table"]["players"][0]["active"]:
        can = any(die["id"] in option.get("alike", [option.get("die")]) for option in ann.state["decision"]["options"])
        assert (reason(ann, die=die["id"]) is None) == can
    ann.ask("bot")
    assert reason(ann, card=4) == "has_bot"
    assert bob.until_number(ann.number).ask("ping")["number"] >= number
    assert "why_not" not in bob.kinds, "nobody else hears of it"


def test_it_can_be_asked_by_http_too(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0)
    said = table.do(game, game.secrets[0], "why_not", card=4, id="w")
    assert said == {"id": "w", "reason": ann.ask("why_not", card=4)["reason"]}
    with pytest.raises(Refused) as refused:
        table.do(game, game.secrets[0], "why_not", die=900)
    assert (refused.value.id, refused.value.status) == ("bad_request", 400)
    assert "there is no die 900" in refused.value.text
    with pytest.raises(Refused, match="no language"):
        table.post(f"/api/games/{game.id}/do?lang=tlh", {"type": "why_not", "card": 4}, game.secrets[0])


def test_before_and_after_the_game(table: Table) -> None:
    game = table.create(human("Ann"), human("Ben"))
    with pytest.raises(Refused, match="not_running"):
        table.do(game, game.secrets[0], "why_not", card=4)
    for seat in (0, 1):
        table.do(game, game.secrets[seat], "ready", nonce=f"n{seat}")
    table.do(game, game.secrets[0], "resign")
    for seat in (0, 1):
        assert table.do(game, game.secrets[seat], "why_not", card=4)["reason"]["id"] == "over"
