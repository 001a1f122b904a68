"""Games of every kind made at a server, on both databases, and played to their end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from quarriors.cli import main
from quarriors.server.settings import Settings
from quarriors.text import languages
from tests.server.clients import BOT, OPEN, Json, Refused, Table, human, play_out
from tests.server.serving import inside

ALL_BOXES = ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"]
SHORT: Json = {"turn_limit": 6}


def verified(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What `quarriors verify` says of a game; all must be well with it."""
    record = tmp_path / "game.record"
    record.write_text(text, "utf-8")
    assert main(["verify", str(record)]) == 0
    return capsys.readouterr().out


def test_a_game_against_a_bot_is_played_to_its_end_and_verified(
    table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT)
    ann.play()
    assert ann.over
    assert ann.state["result"]["reason"] in ("glory", "empty cards")
    assert ann.events[-1]["kind"] == "over"
    assert ann.events[-1]["standing"] == "verified"
    assert "Consistent" in verified(table.record(game), tmp_path, capsys)


@pytest.mark.parametrize(
    "seats",
    [
        [human("Ann"), OPEN],
        [OPEN, BOT, human("Ann")],
        [human("Ann"), human("Bob"), OPEN, BOT],
        [OPEN, OPEN],
        [human("Ann"), BOT, BOT, BOT],
    ],
    ids=lambda seats: "-".join(seat["kind"] for seat in seats),
)
def test_two_to_four_seats_of_any_kind(
    table: Table, seats: list[Json], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, people = table.begin(*seats, rules=SHORT)
    play_out(*people)
    names = [seat["name"] for seat in people[0].state["seats"]]
    assert len(set(names)) == len(seats)
    assert {event["number"] for event in people[0].events if event["kind"] == "over"} == {people[0].state["number"]}
    assert "Consistent" in verified(table.record(game), tmp_path, capsys)


@pytest.mark.parametrize("sets", [*(["base", box] for box in ALL_BOXES[1:]), ALL_BOXES], ids=lambda sets: sets[1])
def test_any_boxes(table: Table, sets: list[str]) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, sets=sets, rules=SHORT)
    ann.play()
    assert game.about["sets"] == sets
    assert ann.over


@pytest.mark.parametrize(
    "rules",
    [
        {"edition": "classic"},
        {"captures": 2, "expert_culling": True},
        {"turn_limit": 1},
        {"mix": "two_scoops"},
        {"mix": "side", "side_cards": 5},
        {"quests": True},
    ],
    ids=str,
)
def test_any_rules(table: Table, rules: Json) -> None:
    sets = ["base", "rise_of_the_demons"] if "mix" in rules else ["base", "quartifacts"] if "quests" in rules else []
    game, (ann,) = table.begin(human("Ann"), BOT, sets=sets, rules={**SHORT, **rules})
    ann.play()
    assert rules.items() <= game.about["rules"].items()
    assert ann.over


def test_wilds_by_lot_are_not_the_same_twice(table: Table) -> None:
    first, second = (table.create(human("Ann"), BOT).about for _ in range(2))
    assert first["wilds"] != second["wilds"]
    assert first["commitment"] != second["commitment"]


def test_wilds_by_name(table: Table) -> None:
    named = table.get("/api")["wilds"][0]
    about = table.create(human("Ann"), BOT, wilds=[named["name"]]).about
    assert (about["dealt"], about["named"]) == ("named", named["name"].lower())
    assert about["lot"] is None


def test_wilds_of_chosen_cards(table: Table) -> None:
    about = table.create(human("Ann"), BOT, wilds=["Strong Witching Hag", "Quake Dragon"]).about
    assert about["dealt"] == "chosen"
    assert {"base/strong-witching-hag", "base/quake-dragon"} < set(about["wilds"])


def test_wilds_can_be_looked_at_before(table: Table) -> None:
    seen = table.post("/api/deal", {"sets": ["base"], "seed": 7, "players": 3})
    assert table.post("/api/deal", {"sets": ["base"], "seed": 7, "players": 3}) == seen
    about = table.create(human("Ann"), OPEN, OPEN, wilds=seen["wilds"]).about
    assert set(about["wilds"]) == set(seen["wilds"])


@pytest.mark.parametrize(
    ("setup", "id"),
    [
        ({"seats": [BOT, BOT]}, "bad_setup"),
        ({"seats": [human("Ann")]}, "bad_request"),
        ({"seats": [human("Ann"), BOT, BOT, BOT, BOT]}, "bad_request"),
        ({"seats": [human("Ann"), human("ann")]}, "bad_setup"),
        ({"seats": [human("An\nn"), OPEN]}, "bad_setup"),
        ({"seats": [human("Ann", level="greedy"), OPEN]}, "bad_setup"),
        ({"seats": [human("Ann"), {"kind": "bot", "level": "deep thought"}]}, "bad_setup"),
        ({"seats": [human("Ann"), {"kind": "bot", "level": "planner:soon"}]}, "bad_setup"),
        ({"seats": [human("Ann"), {"kind": "bot", "level": "planner:500s"}]}, "bad_setup"),
        ({"seats": [human("Ann"), {"kind": "bot", "level": "greedy:9n"}]}, "bad_setup"),
        ({"seats": [human("Ann"), {"kind": "open", "name": "Bob"}]}, "bad_setup"),
        ({"seats": [human("Ann"), {"kind": "cat"}]}, "bad_request"),
        ({"sets": ["monopoly"]}, "bad_setup"),
        ({"sets": "base"}, "bad_request"),
        ({"wilds": ["Strong Tea"]}, "bad_setup"),
        ({"rules": {"captures": 9}}, "bad_setup"),
        ({"rules": {"gravity": 9.81}}, "bad_setup"),
        ({"rules": {"captures": [1]}}, "bad_setup"),
        ({"first": 2}, "bad_setup"),
        ({"first": -1}, "bad_request"),
        ({"clock": {"bank": 1}}, "bad_setup"),
        ({"clock": {"bank": 60, "then": "nothing"}}, "bad_request"),
        ({"title": "two\nlines"}, "bad_setup"),
        ({"title": "x" * 61}, "bad_request"),
        ({"seed": 2**80}, "bad_request"),
        ({"seed": 1.5}, "bad_request"),
        ({"seeds": 1}, "bad_request"),
    ],
    ids=str,
)
def test_what_cannot_be_set_up_is_refused_with_the_reason(table: Table, setup: Json, id: str) -> None:
    with pytest.raises(Refused) as no:
        table.post("/api/games", {"seats": [human("Ann"), OPEN], **setup})
    assert no.value.id == id
    assert no.value.status in (400, 422)
    assert no.value.text
    assert "Traceback" not in str(no.value.answer)


def test_a_refusal_is_told_in_the_language_of_the_page(table: Table) -> None:
    wrong: list[Json] = [
        {"seats": [BOT, BOT]}, {"seats": [human("Ann"), human("ann")]}, {"sets": ["monopoly"]}, {"first": 2},
        {"wilds": ["Strong Tea"]}, {"rules": {"captures": 9}}, {"rules": {"gravity": 9.81}}, {"clock": {"bank": 1}},
        {"title": "two\nlines"}, {"sets": ["quartifacts"]},
        {"rules": {"edition": "classic"}, "sets": ["base", "qladiator"], "wilds": ["qladiator/harmony-charm"]},
    ]  # fmt: skip
    for setup in wrong:
        texts: set[str] = set()
        for lang in languages():
            with pytest.raises(Refused) as no:
                table.post(f"/api/games?lang={lang}", {"seats": [human("Ann"), OPEN], **setup})
            assert no.value.id == "bad_setup"
            assert "--" not in no.value.text, "what helps on a command line is of no use on the page"
            texts.add(no.value.text)
        assert len(texts) == len(languages()), texts


def test_who_begins_can_be_said(table: Table) -> None:
    for first in (0, 1):
        _, (ann, _) = table.begin(human("Ann"), OPEN, first=first)
        assert ann.until_event("started")["first"] == first


def test_a_game_with_a_seed_is_practice(table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rolled = []
    for _ in range(2):
        game = table.create(human("Ann"), human("Bob"), seed="the same again", rules=SHORT)
        ann = table.sit(game, 0, 1)
        ann.ready("abc", seat=0)
        ann.ready("abc", seat=1)
        ann.play(choice=random.Random(1))
        assert game.about["commitment"] is None
        assert ann.events[-1]["standing"] == "practice"
        assert ann.events[-1]["seed"] == '"the same again"'
        said = verified(table.record(game), tmp_path, capsys)
        assert "ractice" in said
        rolled.append([event.get("happenings") for event in ann.events])
    assert rolled[0] == rolled[1]


def test_public_games_are_listed_and_others_are_not(table: Table) -> None:
    shown = table.create(human("Ann"), OPEN, public=True, title="Come & <b>play</b>")
    hidden = table.create(human("Ann"), OPEN)
    listed = {one["game"]: one for one in table.get("/api/games")["games"]}
    assert listed[shown.id]["title"] == "Come & <b>play</b>"
    assert [seat["taken"] for seat in listed[shown.id]["seats"]] == [True, False]
    assert hidden.id not in listed
    table.join(shown, "Bob")
    for seat in (0, 1):
        table.do(shown, shown.secrets[seat], "ready", nonce="abc")
    assert shown.id not in {one["game"] for one in table.get("/api/games")["games"]}
    assert shown.id in {one["game"] for one in table.get("/api/games", status="running")["games"]}
    table.do(shown, shown.secrets[0], "resign")
    assert shown.id in {one["game"] for one in table.get("/api/games", status="over")["games"]}


def test_a_list_of_games_goes_on_where_it_ended(table: Table) -> None:
    made = [table.create(human("Ann"), OPEN, public=True).id for _ in range(3)]
    games = table.get("/api/games")["games"]
    assert [one["game"] for one in games[:3]] == made[::-1]
    later = table.get("/api/games", before=str(games[0]["changed"]))["games"]
    assert [one["game"] for one in later[:2]] == made[1::-1]
    for query in ({"status": "lost"}, {"before": "yesterday"}, {"before": "nan"}):
        with pytest.raises(Refused, match="bad_request"):
            table.get("/api/games", **query)


def test_a_whole_game_can_be_played_without_a_connection(table: Table) -> None:
    game = table.create(human("Ann"), BOT, rules={"turn_limit": 2})
    secret = game.secrets[0]
    table.do(game, secret, "ready", nonce="abc")
    chance = random.Random(3)
    while (state := table.look(game, secret)["state"])["status"] != "over":
        decision = state["decision"]
        if decision["seat"] == 0:
            option = chance.choice(decision["options"])["option"]
            table.do(game, secret, "move", answers=decision["number"], option=option)
    assert state["result"]["reason"] == "limit"


def test_dice_are_counted_per_game(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, rules={"turn_limit": 10})
    with pytest.raises(Refused, match="not_over"):
        table.get(f"/api/games/{game.id}/dice", game.invitation)
    ann.play()
    counted = table.get(f"/api/games/{game.id}/dice", game.invitation)
    rolled = sum(one[0] == "rolled" for event in ann.events for one in event.get("happenings", []))
    assert counted["rolls"] == rolled > 50
    assert sum(face["rolled"] for die in counted["dice"] for face in die["faces"]) == rolled


def test_dice_are_counted_overall(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Boxes have dice of the same name with other faces; dice of practice and of games that went back do not count."""
    monkeypatch.setattr("quarriors.server.api._COUNTED_SECONDS", -1.0)
    with inside(Settings(db=database_url, limits=0)) as url, Table(url) as table:
        assert table.get("/api/dice")["rolls"] == 0
        rolls = 0
        for sets in (["base"], ["base", "light_vs_dark"], ["base", "qladiator"]):
            game, (ann,) = table.begin(human("Ann"), BOT, sets=sets, rules={"turn_limit": 6})
            ann.play()
            rolls += table.get(f"/api/games/{game.id}/dice", game.invitation)["rolls"]
            counted = table.get("/api/dice")
            assert counted["rolls"] == rolls
            assert not counted["unknown"]
        _, (ann,) = table.begin(human("Ann"), BOT, seed=7, rules={"turn_limit": 4})
        ann.play()
        _, (ann,) = table.begin(human("Ann"), BOT, first=0, rules={"turn_limit": 4})
        ann.move("roll")
        ann.undo_far()
        ann.play()
        assert table.get("/api/dice")["rolls"] == rolls


def test_texts_come_in_every_language(table: Table) -> None:
    game, _ = table.begin(human("Ann"), OPEN, first=0)
    texts = {lang: table.look(game, lang=lang)["state"]["decision"]["text"] for lang in table.get("/api")["languages"]}
    assert len(set(texts.values())) == len(texts) == len(languages())
    with pytest.raises(Refused, match="bad_request"):
        table.look(game, lang="klingon")


def test_what_there_is_can_be_asked_for(table: Table) -> None:
    about = table.get("/api")
    assert (about["protocol"], about["protocols"]) == (2, [1, 2])
    assert "greedy" in about["bots"]
    assert {box["id"] for box in about["boxes"]} >= set(ALL_BOXES)
    assert len(table.get("/api/cards", sets="base")) > 50
    game = table.create(human("Ann"), BOT)
    assert table.get(f"/api/games/{game.id}/cards", game.invitation)
