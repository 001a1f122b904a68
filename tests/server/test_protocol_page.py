"""docs/protocol.md against the code: every message, field, event, error and path is on it; its examples are real."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from quarriors import Game, Rules, deal, write_record
from quarriors.bots import names
from quarriors.engine.faces import ENERGY_IDS
from quarriors.engine.happenings import HAPPENING_KINDS
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.modifiers import MODIFIER_IDS
from quarriors.engine.table import ENDING_IDS, PHASE_IDS
from quarriors.engine.zones import ZONE_IDS
from quarriors.server import gallery, limits, match_events, sockets, visits, wire
from quarriors.server.announcing import MEANINGS
from quarriors.server.api import Api
from quarriors.server.commands import CODE_SECONDS
from quarriors.server.dice import statistics_by_box
from quarriors.server.errors import ERRORS
from quarriors.server.estimating import OTHERS, Tried, look_back, told_in
from quarriors.server.history import MOST, MOST_BYTES, MOST_STATES
from quarriors.server.match import Asked, Match, Standing, Status
from quarriors.server.messages import (
    PROTOCOL,
    PROTOCOLS,
    Claim,
    Command,
    Deal,
    From,
    Incoming,
    Join,
    NewGame,
    read_body,
    read_incoming,
)
from quarriors.server.picture import UNTIL, decision, picture
from quarriors.server.reasons import REASONS as WHY_NOT
from quarriors.server.setting_up import set_up
from quarriors.server.settings import Settings
from quarriors.text import ENGLISH
from tests.server.page import PAGE, firsts, row_of, section, tables, words

#: Stands for what an example leaves out.
CUT = "…"
#: Parts of events that only the server needs.
INTERNAL = {"entries", "position", "clock_since"}

Json = dict[str, Any]


def fields(struct: type[msgspec.Struct]) -> set[str]:
    return set(struct.__struct_encode_fields__)


def choices(struct: type[msgspec.Struct]) -> set[str]:
    """Every word that a field of it may be."""
    hints = get_type_hints(struct).values()
    return {word for hint in hints if get_origin(hint) is Literal for word in get_args(hint)}


# -- what clients send -----------------------------------------------------------------------------


@pytest.mark.parametrize("message", get_args(Incoming), ids=lambda message: message.__struct_config__.tag)
def test_every_message_of_clients(message: type[msgspec.Struct]) -> None:
    own = fields(message) - {"id", "seat"}
    found = tables(f"`{message.__struct_config__.tag}`")
    assert set(firsts(found[0]) if found else []) == own
    assert choices(message) <= set(words(section(f"`{message.__struct_config__.tag}`")))


def test_the_hint() -> None:
    _, hint = tables("`hint`")
    assert set(firsts(hint)) == {"bot", "text", "others", "than", "gain", "error", "reasons", *fields(Tried)}
    assert {"text", *fields(Tried)} <= set(words(row_of(hint, "others")))
    assert f"up to {OTHERS} other options" in section("`hint`")


def test_the_review() -> None:
    review, turn, moment = tables("Reviews")
    game = Game.new(["Ann", "Ben"], deal(seed=2), seed=2)
    while game.state.turn < 4:
        game.take(game.decision.options[0])
    found = told_in(look_back(write_record(game), "seed", 30), "en")
    assert set(firsts(review)) == {"ready", *found}
    assert set(firsts(turn)) == {"event", *found["turns"][0]} - {"at"}
    assert set(firsts(moment)) == {"event", "seat", "turn", "taken", "better", "cost", "error", "reasons"}


def test_every_reason() -> None:
    listed = [id for row in tables("`why_not`")[1] for id in words(row[0])]
    assert sorted(listed) == sorted(WHY_NOT)


def test_what_messages_have_in_common() -> None:
    assert set(firsts(tables("The WebSocket")[0])) == {"type", "id"}
    assert firsts(tables("Commands")[0]) == ["seat"]
    assert {"seat"} == set.intersection(*(fields(command) for command in get_args(Command))) - {"id"}


@pytest.mark.parametrize(
    ("body", "heading", "place"),
    [
        (NewGame, "Making a game", 0),
        (match_events.SeatPlan, "Making a game", 1),
        (Deal, "Making a game", 3),
        (Join, "Joining a game", 0),
        (Claim, "Moving a seat to another device", 0),
    ],
)
def test_every_body_of_a_request(body: type[msgspec.Struct], heading: str, place: int) -> None:
    assert set(firsts(tables(heading)[place])) == fields(body)
    assert choices(body) <= set(words(section(heading)))


def test_where_a_game_goes_on_from() -> None:
    assert fields(From) <= set(words(row_of(tables("Making a game")[0], "from")))
    assert fields(match_events.Origin) <= set(words(row_of(tables("About a game")[0], "origin")))


def test_the_clock() -> None:
    assert fields(match_events.Clock) <= set(words(row_of(tables("About a game")[0], "clock")))
    assert fields(match_events.Clock) | choices(match_events.Clock) <= set(words(section("Clocks")))


# -- what the server says --------------------------------------------------------------------------


def test_every_path() -> None:
    known = {f"{method} {path}" for path, _, method in Api.__new__(Api).routes()}
    assert set(firsts(tables("HTTP")[0])) == known


def test_every_error() -> None:
    page = {words(row[0])[0]: int(row[1]) for row in tables("Errors")[0]}
    assert page == {id: status for id, (status, _) in ERRORS.items()}


def test_every_close_code() -> None:
    codes = {int(row[0]) for row in tables("How connections end")[0]}
    assert {sockets.TOO_SLOW, sockets.REFUSED} <= codes
    assert {code for code in codes if code >= 4000} == {sockets.TOO_SLOW, sockets.REFUSED}


def test_all_that_is_about_a_game() -> None:
    assert set(firsts(tables("About a game")[0])) == {"game", "commitment", *fields(match_events.Setup)} - {"seats"}
    assert choices(match_events.Setup) <= set(words(row_of(tables("About a game")[0], "dealt")))


@pytest.mark.parametrize("event", get_args(match_events.MatchEvent), ids=lambda event: event.__struct_config__.tag)
def test_every_event(event: type[msgspec.Struct]) -> None:
    row = next(row for row in tables("Events")[1] if words(row[0]) == [event.__struct_config__.tag])
    assert set(words(row[1])) == fields(event) - INTERNAL
    if event is not match_events.Over:
        assert choices(event) <= set(words(row[2]))


def test_there_is_no_other_event_and_what_all_have() -> None:
    assert sorted(firsts(tables("Events")[1])) == sorted(
        event.__struct_config__.tag for event in get_args(match_events.MatchEvent)
    )
    bare = wire.event(1, None, match_events.SeatMoved(), 0.0, ENGLISH)
    assert set(firsts(tables("Events")[0])) == {*bare, "story", "happenings", "state"}
    assert set(words(section("Events").partition("`reason` is")[2])) >= {*ENDING_IDS, "resigned"}


def match(**wanted: object) -> Match:
    """A game that has been made."""
    new = set_up(
        msgspec.convert({"seats": [{"kind": "human"}, {"kind": "bot"}], **wanted}, NewGame), names()
    )  # fmt: skip
    made = Match("k3xQ9", new.secret)
    made.fold(1, None, new.event, 0.0)
    return made


def begun() -> Match:
    """One with a clock that has begun."""
    made = match(clock={"bank": 60})
    made.fold(2, 0, match_events.Ready("lucky7"), 0.0)
    table = made.first_table()
    made.fold(3, None, match_events.Started(table.players, table.first, [], [60.0, 60.0]), 0.0, table)
    return made


def test_the_state() -> None:
    state = wire.state(begun(), ENGLISH, 0.0)
    fields_told, seat = tables("The state")
    assert set(firsts(fields_told)) == {*state, "paused", "solved"}
    assert set(firsts(seat)) == set(state["seats"][0])
    assert set(words(row_of(fields_told, "undo_asked"))) == fields(Asked)
    assert set(words(row_of(fields_told, "result"))) - {"over"} == fields(match_events.Over)
    assert set(words(row_of(fields_told, "status"))) == set(get_args(Status))
    assert set(words(row_of(fields_told, "standing"))) == set(get_args(Standing))
    assert set(get_args(Standing)) <= set(words(section("Fair dice")))


def test_a_line_of_the_list_of_games() -> None:
    assert set(wire.summary(begun())) <= set(firsts(tables("Finding a game")[0]))


# -- the table -------------------------------------------------------------------------------------


@cache
def seen() -> dict[str, set[str]]:
    """All keys and words that pictures of random games of every box have had."""
    found: dict[str, set[str]] = {}

    def see(what: str, names: Iterator[str] | list[str] | Json) -> None:
        found.setdefault(what, set()).update(names)

    boxes = ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"]
    for seed in range(30):
        chooser = random.Random(seed)
        sets = ["base", *chooser.sample(boxes[1:], 2)] if seed % 3 else boxes
        rules = Rules(turn_limit=30)
        players = 2 + seed % 3
        wilds = deal(sets, seed=seed, players=players, rules=rules)
        game = Game.new([f"Player {n}" for n in range(players)], wilds, rules, seed=seed)
        while not game.over:
            table, asked = picture(game, ENGLISH), decision(game, ENGLISH)
            assert asked is not None
            see("table", table)
            see("phase", [table["phase"]])
            see("attack", table["attack"] or {})
            see("quest", (name for quest in table["quests"] for name in quest))
            for gift in table["gifts"]:
                see("gift", gift)
            for player in table["players"]:
                see("player", player)
                for pile in player.values():
                    for die in pile if isinstance(pile, list) else ():
                        see("die", die if isinstance(die, dict) else {})
            see("decision", asked)
            see("kind", [asked["kind"]])
            for option in asked["options"]:
                see("option", option)
            game.take(chooser.choice(game.decision.options))
        see("result", picture(game, ENGLISH)["result"])
    return found


def test_the_table() -> None:
    table, player, die, gift, kinds = tables("The table")
    assert set(firsts(table)) == seen()["table"]
    assert set(firsts(player)) == seen()["player"]
    assert set(firsts(die)) == seen()["die"] | {"as", "with", "attached", "immune", "damaged", "against"}
    assert seen()["gift"] <= set(firsts(gift))
    assert sorted(firsts(kinds)) == sorted(MODIFIER_IDS)
    assert set(words(row_of(table, "phase"))) == set(PHASE_IDS)
    assert seen()["attack"] <= set(words(row_of(table, "attack")))
    assert seen()["quest"] <= set(words(row_of(table, "quests")))
    assert seen()["result"] == set(words(row_of(table, "result")))
    assert set(words(row_of(gift, "until"))) == set(UNTIL.values())


def test_the_decision() -> None:
    fields_told, option, kinds = tables("The decision")
    assert set(firsts(fields_told)) == seen()["decision"] | {"number"}
    assert seen()["option"] <= set(firsts(option))
    assert seen()["kind"] <= set(words(row_of(fields_told, "kind")))
    assert sorted(firsts(kinds)) == sorted(set(KIND_IDS) - {"act", "drawn", "rolled"})


def test_what_happens() -> None:
    (table,) = tables("What happened")
    assert sorted(firsts(table)) == sorted(HAPPENING_KINDS)
    for kind, number, other, _ in table:
        assert (bool(number), bool(other)) == tuple(map(bool, MEANINGS.get(words(kind)[0], ("", "")))), kind
    assert set(ZONE_IDS) <= set(words(section("What happened")))


def test_cards() -> None:
    cards = gallery.gallery(ENGLISH)
    card, face = tables("Cards")
    # no box of ours brings an emblem: the page has them
    assert set(firsts(card)) == {name for each in cards for name in each} | {"emblem"}
    assert set(firsts(face)) == {name for each in cards for one in each["faces"] for name in one}
    assert set(words(row_of(face, "kind"))) == {one["kind"] for each in cards for one in each["faces"]}
    assert set(words(row_of(card, "kind"))) == {each["kind"] for each in cards}
    assert set(words(row_of(card, "energy"))) == set(ENERGY_IDS) - {""}
    assert set(words(row_of(card, "provenance"))) >= set(cards[0]["provenance"])
    known = {name for each in cards for line in each["lines"] for name in line} | {"lang"}
    assert set(words(row_of(card, "lines"))) == known


def test_what_there_is() -> None:
    (table,) = tables("What there is")
    box = gallery.boxes(ENGLISH)[0]
    assert set(words(row_of(table, "boxes"))) == {*box, *box["pictured"]}
    assert set(words(row_of(table, "wilds"))) == set(gallery.named_wilds(ENGLISH)[0])
    rule = gallery.rule_options(ENGLISH)[0]
    assert set(words(row_of(table, "rules"))) == {*rule, *rule["values"][0]}


def test_dice_statistics() -> None:
    (table,) = tables("Dice statistics")
    data = statistics_by_box({("base/Assistant", "R *"): 3}).as_data()
    assert set(firsts(table)) == set(data)
    assert set(words(row_of(table, "dice"))) == {*data["dice"][0], *data["dice"][0]["faces"][0]}


def test_limits_and_numbers() -> None:
    (table,) = tables("Limits")
    page = {row[0]: row[1] for row in table}

    def said(budget: limits.Allowance) -> str:
        often = f"{budget.per_second:g} a second" if budget.per_second >= 1 else f"{budget.per_second * 60:g} a minute"
        return f"{budget.burst:g} at once, then {often}"

    budgets = [*limits.BUDGETS.values(), limits.MESSAGES, limits.FRAMES]
    for line, budget in zip(list(page)[1 : len(budgets) + 1], budgets, strict=True):
        assert page[line].startswith(said(budget)), line
    assert page["connections of an address"] == f"{Settings().connections_each} at the same time"
    assert page["requests sent before the first is answered"] == str(visits._MOST_AHEAD)
    assert f"within {visits.REQUEST_SECONDS:g} seconds" in page["one request or message"]
    assert page["events in one answer"] == str(MOST)
    assert page["events in one answer with their states"] == f"{MOST_STATES}, or {MOST_BYTES // 1024} KiB"
    assert f"at most {MOST_STATES} events" in section("Looking back")
    assert f"You get at most {MOST} at once" in section("After a gap")
    assert f"more than {sockets._MOST_UNSEEN} events" in section("`ack`")
    assert page["messages waiting for a client that does not read"] == str(sockets._MOST_WAITING)
    assert f"{sockets._HELLO_SECONDS:g} seconds" in section("The WebSocket")
    assert f"within {CODE_SECONDS / 60:g} minutes" in section("Secrets")
    assert f"has the number **{PROTOCOL}**" in PAGE
    assert PROTOCOLS == (1, 2)
    assert f"After {Settings().alone_seconds:g} seconds" in section("Before a game begins")


# -- examples --------------------------------------------------------------------------------------

EXAMPLES = re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
#: A body of a request comes right after the request.
BODIES = re.findall(r"`POST ([^`\s]+)`[^`|]*:\n\n```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
_TAGS = {message.__struct_config__.tag for message in get_args(Incoming)}


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_an_example_is_what_is_sent(text: str) -> None:
    example = json.loads(text)
    kind = example.get("type")
    if kind in _TAGS:
        read_incoming(text)
    elif kind == "event":
        event = next(one for one in get_args(match_events.MatchEvent) if one.__struct_config__.tag == example["kind"])
        assert set(example) - {"story", "happenings"} == {
            "type", "kind", "number", "seat", "at", "state", *fields(event),
        } - INTERNAL  # fmt: skip
    elif kind is not None:
        known = set(words(row_of(tables("What the server says")[0], kind)))
        assert set(example) - {"type"} <= known
    if "error" in example:
        assert example["error"]["id"] in ERRORS
        assert set(example["error"]) == {"id", "text"}
    for name, whole in (
        ("state", set(firsts(tables("The state")[0]))),
        ("about", set(firsts(tables("About a game")[0]))),
        ("decision", set(firsts(tables("The decision")[0]))),
    ):
        part = example.get(name) or example.get("state", {}).get(name)
        if part is not None:
            assert set(part) - {CUT} <= whole
            assert CUT in part or name == "state" or set(part) == whole


@pytest.mark.parametrize(("path", "text"), BODIES, ids=[path for path, _ in BODIES])
def test_an_example_of_a_body_is_understood(path: str, text: str) -> None:
    kinds: dict[str, type[msgspec.Struct]] = {
        "/api/games": NewGame, "/api/deal": Deal, "/api/claim": Claim, "/api/games/{game}/join": Join,
    }  # fmt: skip
    body = read_body(text.encode(), kinds[path])
    if isinstance(body, NewGame):
        set_up(body, names())


def test_every_body_has_an_example() -> None:
    assert {path for path, _ in BODIES} == {"/api/games", "/api/deal", "/api/claim", "/api/games/{game}/join"}
