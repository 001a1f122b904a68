"""A game told to clients: the same live and read back, complete, and without anything that is hidden."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
from hypothesis import given

from quarriors import CALLER, Game, Seat, deal
from quarriors.engine.happenings import HAPPENING_KINDS
from quarriors.engine.zones import BAG
from quarriors.server.announcing import MEANINGS, Announcement, Announcer, opening
from quarriors.server.picture import decision, picture
from quarriors.text import ENGLISH, Chronicle
from tests.properties.boxes import BOXES
from tests.properties.play import BUDGETED, MOST_DECISIONS, Table, budgeted, tables

pytestmark = BUDGETED


def plain(told: Announcement) -> tuple[list[list[Any]], list[dict[str, Any]]]:
    return told.happenings, told.story(ENGLISH)


def told_live(table: Table) -> tuple[Game, list[list[int]], list[Announcement]]:
    """The table's game played to its end: what was logged and told of each option."""
    game = table.game()
    logs: list[list[int]] = [game.state.log[: game.state.logged]]
    heard = [opening(game)]
    announcer = Announcer(game)
    player = table.player()
    while not game.over and len(logs) < MOST_DECISIONS:
        before = game.state.logged
        game.take(player.choose(game))
        logs.append(game.state.log[before : game.state.logged])
        heard.append(announcer.news())
    return game, logs, heard


@given(table=tables)
@budgeted(20)
def test_a_log_that_is_read_back_is_told_as_the_game_was(table: Table) -> None:
    live, logs, heard = told_live(table)
    game = table.game(chance=CALLER)
    for number in logs[0]:
        game.follow(number)
    assert plain(opening(game)) == plain(heard[0])
    announcer = Announcer(game)
    for log, told in zip(logs[1:], heard[1:], strict=True):
        for number in log:
            game.follow(number)
        assert plain(announcer.news()) == plain(told)
    assert picture(game, ENGLISH) == picture(live, ENGLISH)
    assert decision(game, ENGLISH) == decision(live, ENGLISH)
    assert (game.state.lying(), game.state.where) == (live.state.lying(), live.state.where)


@given(table=tables)
@budgeted(10)
def test_what_is_told_hangs_on_the_table_alone(table: Table) -> None:
    """A game taken up anywhere is told as by one who heard it all."""
    _, _, heard = told_live(table)
    game = table.game()
    player = table.player()
    for told in heard[1:]:
        game = pickle.loads(pickle.dumps(game))
        announcer = Announcer(game)
        game.take(player.choose(game))
        assert plain(announcer.news()) == plain(told)
        announcer.leave()


@given(table=tables)
@budgeted(10)
def test_a_story_is_the_chronicle_of_the_game(table: Table) -> None:
    game = table.game()
    chronicle = Chronicle(game, ENGLISH)
    game.listen(chronicle.hear)
    player = table.player()
    _, _, heard = told_live(table)
    for told in heard[1:]:
        game.take(player.choose(game))
        beats = chronicle.news()
        assert [line["text"] for line in told.story(ENGLISH)] == [beat.text for beat in beats]
        assert [line.get("sums", []) for line in told.story(ENGLISH)] == [list(beat.sums) for beat in beats]


#: Lines that are about one happening of their own kind, which they are told with.
_OF_ONE = frozenset(
    {"turn", "summoned", "readied", "cast", "captured", "culled", "defended", "attacked", "scored", "refilled", "over"}
)


@given(table=tables)
@budgeted(15)
def test_every_line_knows_what_it_tells_and_how_the_turn_stands(table: Table) -> None:
    _, _, heard = told_live(table)
    for told in heard:
        before = 0
        for line in told.story(ENGLISH):
            until, now = line["until"], line["now"]
            share = told.happenings[before:until]
            assert before <= until <= len(told.happenings)
            if line["kind"] in _OF_ONE:
                assert line["kind"] in [kind for kind, *_ in share], line
            if line["kind"] == "turn":
                assert (now["turn"], now["active"]) == (share[-1][4], share[-1][1])
            before = until


def test_quiddity_does_not_rise_by_paying_and_falls_by_what_was_paid() -> None:
    game = Game.new(["Quinn", "Quill"], deal(["base"], seed=7, players=2), seed=7)
    announcer = Announcer(game)
    game.take("roll")
    had = announcer.news().story(ENGLISH)[0]["now"]["quiddity"]["total"]
    while "end" in game.all_words() and not any(words.startswith("capture") for words in game.all_words()):
        game.take("end")
    announcer.news()
    bought = next(words for words in game.all_words() if words.startswith("capture"))
    cost = game.wilds.cards[game.decision.options[game.all_words().index(bought)].card].cost
    game.take(bought)
    spent, captured, cleaned, turn = announcer.news().story(ENGLISH)
    stands = [(line["kind"], line["now"]["quiddity"]["total"], line["now"]["captures"]) for line in (spent, captured)]
    assert stands == [("spent", had, 1), ("captured", had - cost, 0)]
    assert [line["now"]["turn"] for line in (spent, captured, cleaned, turn)] == [1, 1, 1, 2]


@given(table=tables)
@budgeted(15)
def test_happenings_move_the_dice_that_moved(table: Table) -> None:
    """A client that follows happenings knows how many dice each bag holds, and never more about it."""
    game = table.game()
    s = game.state
    announcer = Announcer(game)
    player = table.player()
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        sizes = [len(s.pile(seat, BAG)) for seat in range(s.n)]
        glory = s.glory[:]
        game.take(player.choose(game))
        told = announcer.news()
        for kind, seat, die, card, number, _, face in told.happenings:
            assert kind in HAPPENING_KINDS
            assert seat is None or 0 <= seat < s.n
            if kind == "drawn":
                sizes[seat] -= 1
                assert s.catalog.card_of[die] == card
            elif kind == "refilled":
                assert sizes[seat] == 0
                sizes[seat] = number
            elif kind == "rolled":
                assert face == number
            elif kind in ("glory", "lost"):
                glory[seat] += number if kind == "glory" else -number
            elif kind in ("moved", "captured", "gained") and number == "bag":
                sizes[seat] += 1
        assert glory == s.glory
        # a Creature that scored may have gone into the bag before an ability culls it
        culled = [sum(one[:2] == ["culled", seat] for one in told.happenings) for seat in range(s.n)]
        bags = [len(s.pile(seat, BAG)) for seat in range(s.n)]
        assert all(0 <= sizes[seat] - bags[seat] <= culled[seat] for seat in range(s.n))


@given(table=tables)
@budgeted(10)
def test_everything_told_is_json_and_as_the_table_of_meanings_says(table: Table) -> None:
    _, _, heard = told_live(table)
    for told in heard:
        assert msgspec.json.decode(msgspec.json.encode(plain(told)), type=tuple[list[Any], list[Any]]) == plain(told)
        for kind, _, _, _, number, other, _ in told.happenings:
            meant = MEANINGS.get(kind, ("", ""))
            assert number is None or (meant[0] and isinstance(number, str) == (meant[0] in ("zone", "phase", "reason")))
            assert other is None or (meant[1] and isinstance(other, str) == (meant[1] == "energy"))
        for line in told.story(ENGLISH):
            assert line["kind"] in HAPPENING_KINDS
            assert line["text"]


def test_a_first_seat_that_rolls_by_itself_is_told_at_the_opening() -> None:
    wilds = deal(list(BOXES), seed=5)
    game = Game.new([Seat("Quinn", auto_roll=True), "Monique"], wilds, seed=5)
    told = opening(game)
    assert told.happenings[0] == ["turn", 0, None, None, 1, None, None]
    chance = [one for one in told.happenings if one[0] in ("drawn", "rolled")]
    assert len(chance) == game.state.logged > 0
    shown = {die: face for kind, _, die, _, _, _, face in chance if kind == "rolled"}
    assert all(game.state.shown_face(die) == face for die, face in shown.items())
    assert [line["kind"] for line in told.story(ENGLISH)][:2] == ["turn", "rolled"]
    assert told.story(ENGLISH)[0]["player"] == 0


def test_where_nobody_rolls_yet_the_opening_is_whose_turn_it_is_and_the_phase() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=5), seed=5, first=1)
    told = opening(game, ())
    assert told.happenings == [["turn", 1, None, None, 1, None, None], ["phase", 1, None, None, "roll", None, None]]
    assert told.story(ENGLISH) == []


def test_a_teller_that_has_left_hears_nothing() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=5), seed=5)
    announcer = Announcer(game)
    announcer.leave()
    game.take("roll")
    assert plain(announcer.news()) == ([], [])
    assert game.state.listener is None
