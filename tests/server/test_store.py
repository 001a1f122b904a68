"""The store: what is written in one piece is there in one piece, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from quarriors.server.store import Code, EventRow, Holder, Store, StoreUnavailable, Unit, Unstorable
from tests.server.stored import event, row, snapshot, unit

pytestmark = pytest.mark.anyio


# -- games -----------------------------------------------------------------------------------------


async def test_a_game_comes_back_as_it_was_kept(store: Store) -> None:
    made = row(title="Qué? 🎲", deadline=123.456789, public=False, created=1700000000.123456)
    assert await store.create(made, [event(1, data=b'{"a":"\xc3\xa9"}')], {1: "hash", 0: "other"})
    assert await store.game("g") == made
    assert await store.events("g") == [event(1, data=b'{"a":"\xc3\xa9"}')]
    assert await store.holders("g") == [Holder(0, "other"), Holder(1, "hash")]


async def test_a_game_that_is_not_there_is_nothing(store: Store) -> None:
    assert await store.game("g") is None
    assert await store.events("g") == []
    assert await store.snapshot("g") is None
    assert await store.holders("g") == []
    assert await store.code("c") is None
    assert await store.move_answering("g", 1) is None
    assert not await store.append(unit(1))
    assert await store.events("g") == []


async def test_an_id_is_given_once(store: Store) -> None:
    assert await store.create(row(title="first"), [event(1)], {0: "hash"})
    assert not await store.create(row(title="second"), [event(1), event(2)], {1: "hash"})
    kept = await store.game("g")
    assert kept is not None
    assert kept.title == "first"
    assert [one.number for one in await store.events("g")] == [1]
    assert await store.holders("g") == [Holder(0, "hash")]


async def test_events_can_be_read_from_any_number(store: Store) -> None:
    await store.create(row(), [event(number) for number in range(1, 8)])
    assert [one.number for one in await store.events("g", 5)] == [6, 7]
    assert [one.number for one in await store.events("g", 2, 3)] == [3, 4, 5]
    assert await store.events("g", 7) == []


# -- units -----------------------------------------------------------------------------------------


async def test_a_unit_is_written_whole(store: Store) -> None:
    await store.create(row(), [event(1)], {0: "old", 1: "gone"})
    whole = unit(2, 3)
    whole.changes = {"status": "over", "turn": 9, "changed": 200.0, "waits": "", "deadline": 300.0}
    whole.snapshot = snapshot(3)
    whole.holders = {0: "new", 1: None, 2: "third"}
    whole.dice = [("Assistant", "C 1/1/2", 4), ("Assistant", "Q1", 7)]
    assert await store.append(whole)
    kept = row(status="over", turn=9, changed=200.0, waits="", deadline=300.0, number=3)
    assert await store.game("g") == kept
    assert [one.number for one in await store.events("g")] == [1, 2, 3]
    assert await store.snapshot("g") == snapshot(3)
    assert await store.holders("g") == [Holder(0, "new"), Holder(2, "third")]
    assert await store.dice_counts("g") == whole.dice


@pytest.mark.parametrize("numbers", [(1,), (2,), (2, 3), (4,), (5, 6)])
async def test_of_a_unit_whose_number_is_not_the_next_nothing_is_written(
    store: Store, numbers: tuple[int, ...]
) -> None:
    await store.create(row(), [event(1), event(2)], {0: "hash"})
    late = unit(*numbers, changes={"turn": 5}, snapshot=snapshot(3), holders={0: None}, dice=[("Portal", "Q1", 1)])
    assert not await store.append(late)
    assert await store.game("g") == row(number=2)
    assert await store.events("g") == [event(1), event(2)]
    assert await store.snapshot("g") is None
    assert await store.holders("g") == [Holder(0, "hash")]
    assert await store.dice_counts("g") == []


async def test_a_unit_may_be_a_change_without_an_event(store: Store) -> None:
    await store.create(row(), [event(1)])
    assert await store.append(unit(changes={"waits": "bot"}))
    assert await store.append(unit(holders={1: "hash"}))
    assert await store.game("g") == row(waits="bot")
    assert await store.holders("g") == [Holder(1, "hash")]


async def test_the_dice_of_a_game_that_ends_again_are_counted_once(store: Store) -> None:
    await store.create(row(), [event(1)])
    await store.append(unit(2, dice=[("Portal", "Q1", 5), ("Portal", "Q2", 1)]))
    await store.append(unit(3, dice=[("Portal", "Q1", 6)]))
    assert await store.dice_counts("g") == [("Portal", "Q1", 6)]


async def test_a_column_that_does_not_exist_or_a_gap_is_refused(store: Store) -> None:
    await store.create(row(), [event(1)])
    with pytest.raises(Unstorable, match="colour"):
        await store.append(unit(2, changes={"colour": "plum"}))
    with pytest.raises(Unstorable, match="follow each other"):
        await store.append(unit(2, 4))
    assert await store.append(unit(2))


# -- codes -----------------------------------------------------------------------------------------


async def test_a_code_opens_once(store: Store) -> None:
    await store.create(row(), [event(1)], {0: "here"})
    expires = store.hours.now() + 60
    assert await store.add_code("code", "g", 0, expires, "here")
    assert await store.code("code") == Code("g", 0, expires)
    assert await store.append(unit(2, holders={0: "there"}, uses_code="code"))
    assert await store.code("code") is None
    assert not await store.append(unit(3, holders={0: "elsewhere"}, uses_code="code"))
    assert await store.holders("g") == [Holder(0, "there")]
    assert [one.number for one in await store.events("g")] == [1, 2]
    assert await store.append(unit(3))


async def test_a_code_is_not_used_up_by_a_unit_that_comes_too_late(store: Store) -> None:
    await store.create(row(), [event(1), event(2)], {0: "here"})
    await store.add_code("code", "g", 0, store.hours.now() + 60, "here")
    assert not await store.append(unit(2, uses_code="code"))
    assert await store.code("code") is not None


async def test_neither_an_expired_code_nor_one_of_another_game_opens(store: Store) -> None:
    for id in ("g", "h"):
        await store.create(row(id), [event(1, id)], {0: "here"})
    await store.add_code("theirs", "h", 0, store.hours.now() + 60, "here")
    await store.add_code("old", "g", 0, store.hours.now() - 1, "here")
    assert not await store.append(unit(2, uses_code="old"))
    assert not await store.append(unit(2, uses_code="theirs"))
    assert await store.game("g") == row()
    assert await store.code("theirs") is not None


async def test_expired_codes_go_when_a_new_one_comes(store: Store) -> None:
    await store.create(row(), [event(1)], {0: "here"})
    await store.add_code("old", "g", 0, store.hours.now() - 1, "here")
    await store.add_code("new", "g", 0, store.hours.now() + 60, "here")
    assert await store.code("old") is None


async def test_only_the_secret_that_holds_a_seat_gets_a_code_for_it(store: Store) -> None:
    await store.create(row(), [event(1)], {0: "here"})
    assert not await store.add_code("code", "no such game", 0, store.hours.now() + 60, "here")
    assert not await store.add_code("code", "g", 1, store.hours.now() + 60, "here")
    assert not await store.add_code("code", "g", 0, store.hours.now() + 60, "elsewhere")
    assert await store.code("code") is None


async def test_codes_of_before_are_void_when_a_seat_has_moved(store: Store) -> None:
    await store.create(row(), [event(1)], {0: "here", 1: "there"})
    for code, seat, holder in (("first", 0, "here"), ("second", 0, "here"), ("third", 1, "there")):
        assert await store.add_code(code, "g", seat, store.hours.now() + 60, holder)
    assert await store.append(unit(2, holders={0: "moved"}, uses_code="first"))
    assert await store.code("second") is None
    assert await store.code("third") is not None


async def test_changes_without_events_are_left_out_if_the_game_has_gone_on(store: Store) -> None:
    await store.create(row(), [event(1)])
    assert await store.append(unit(2))
    assert not await store.append(Unit("g", changes={"deadline": 7.0}, after=1))
    assert await store.append(Unit("g", changes={"deadline": 8.0}, after=2))
    found = await store.game("g")
    assert found is not None
    assert found.deadline == 8.0


async def test_of_a_finished_game_only_the_snapshots_that_are_needed_stay(store: Store) -> None:
    await store.create(row(), [event(1)])
    for number in (2, 3, 4, 5):
        assert await store.append(unit(number, snapshot=snapshot(number)))
    undone = EventRow("g", 6, "undo", 0, b"{}", 6.0)
    assert await store.append(Unit("g", [undone], snapshot=snapshot(6)))
    assert await store.append(unit(7, snapshot=snapshot(7)))
    assert await store.append(unit(8, is_last=True))
    kept = [await store.snapshot("g", number) for number in range(2, 9)]
    assert [one.number if one is not None else None for one in kept] == [None, None, None, None, 6, 7, 7]


# -- who is there ----------------------------------------------------------------------------------


async def test_the_seats_of_a_secret_are_found(store: Store) -> None:
    for id in ("g", "h"):
        await store.create(row(id), [event(1, id)], {0: f"first of {id}", 1: "both"})
    assert sorted(await store.held(["both", "nobody's"])) == [("g", 1), ("h", 1)]
    assert await store.held(["first of h"]) == [("h", 0)]
    assert await store.held([]) == []


async def test_it_is_known_who_was_connected_when(store: Store) -> None:
    await store.create(row(), [event(1)])
    await store.touch([("h", 1), ("g", 0), ("g", 0)], 500.0)
    await store.touch([("g", 0)], 600.0)
    await store.touch([], 700.0)
    assert sorted(await store.present(400.0)) == [("g", 0, 600.0), ("h", 1, 500.0)]
    assert await store.present(500.0) == [("g", 0, 600.0)]
    assert await store.present(0.0, "h") == [("h", 1, 500.0)]
    await store.touch([("f", 0)], 500.5 + 24 * 3600)
    assert sorted(await store.present(0.0)) == [("f", 0, 500.5 + 24 * 3600), ("g", 0, 600.0)]


async def test_what_is_written_is_told(database_url: str) -> None:
    told: list[int] = []
    store = Store(database_url, written=lambda units, seconds: told.append(units))
    await store.open()
    told.clear()  # where there may be other servers it has shown itself
    await asyncio.gather(*(store.create(row(f"g{n}"), [event(1, f"g{n}")]) for n in range(20)))
    assert sum(told) == 20
    await store.close()


# -- looking for things ----------------------------------------------------------------------------


async def test_the_latest_move_that_answers_a_decision(store: Store) -> None:
    moves = [event(2, answers=1), event(3, answers=2), event(4), event(5, answers=2), event(6, answers=3)]
    await store.create(row(), [event(1), *moves])
    assert await store.move_answering("g", 1) == event(2, answers=1)
    assert await store.move_answering("g", 2) == event(5, answers=2)
    assert await store.move_answering("g", 4) is None


async def test_the_latest_snapshot_up_to_a_number(store: Store) -> None:
    await store.create(row(), [event(1)])
    for number in (2, 3, 4):
        await store.append(unit(number, snapshot=snapshot(number)))
    assert await store.snapshot("g") == snapshot(4)
    assert await store.snapshot("g", 3) == snapshot(3)
    assert await store.snapshot("g", 1) is None


async def test_a_snapshot_of_the_same_number_takes_the_place_of_the_old_one(store: Store) -> None:
    await store.create(row(), [event(1)])
    await store.append(unit(snapshot=snapshot(1)))
    newer = replace(snapshot(1), version="2", checksum=-1)
    await store.append(unit(snapshot=newer))
    assert await store.snapshot("g") == newer


async def test_public_games_come_page_by_page_the_latest_first(store: Store) -> None:
    for number in range(5):
        await store.create(row(f"g{number}", changed=100.0 + number, status="waiting"), [event(1, f"g{number}")])
    await store.create(row("closed", status="waiting", public=False), [event(1, "closed")])
    await store.create(row("begun"), [event(1, "begun")])
    first = await store.public_games("waiting", 3)
    assert [game.id for game in first] == ["g4", "g3", "g2"]
    assert [game.id for game in await store.public_games("waiting", 3, first[-1].changed)] == ["g1", "g0"]
    assert [game.id for game in await store.public_games("running", 3)] == ["begun"]


async def test_games_that_wait_for_bots_the_longest_wait_first(store: Store) -> None:
    await store.create(row("late", waits="bot", changed=300.0), [event(1, "late")])
    await store.create(row("early", waits="bot", changed=200.0), [event(1, "early")])
    await store.create(row("people"), [event(1, "people")])
    await store.create(row("over", waits="bot", status="over"), [event(1, "over")])
    assert await store.waiting_for_bots(10) == ["early", "late"]
    assert await store.waiting_for_bots(1) == ["early"]


async def test_games_whose_clock_has_run_out(store: Store) -> None:
    for id, deadline in (("a", 50.0), ("b", 40.0), ("c", 60.5), ("d", None)):
        await store.create(row(id, deadline=deadline), [event(1, id)])
    assert await store.overdue(50.0) == ["b", "a"]


async def test_dice_are_counted_over_all_games(store: Store) -> None:
    for id, rolled in (("a", 3), ("b", 4)):
        await store.create(row(id), [event(1, id)])
        await store.append(unit(2, game=id, dice=[("Portal", "Q1", rolled)]))
    assert await store.dice_counts() == [("Portal", "Q1", 7)]


# -- many at once ----------------------------------------------------------------------------------


async def test_many_games_are_written_at_once_and_each_in_its_order(store: Store) -> None:
    async def play(id: str) -> None:
        assert await store.create(row(id), [event(1, id)])
        for number in range(2, 22):
            assert await store.append(unit(number, game=id, changes={"turn": number}))
            kept = await store.game(id)
            assert kept is not None
            assert (kept.number, kept.turn) == (number, number)

    ids = [f"g{number}" for number in range(40)]
    await asyncio.gather(*map(play, ids))
    for id in ids:
        assert [one.number for one in await store.events(id)] == list(range(1, 22))


async def test_of_many_with_the_same_number_one_is_first(store: Store) -> None:
    await store.create(row(), [event(1)])
    for number in range(2, 12):
        answers = await asyncio.gather(*(store.append(unit(number, changes={"turn": who})) for who in range(8)))
        assert sorted(answers) == [False] * 7 + [True]
        kept = await store.game("g")
        assert kept is not None
        assert kept.turn == answers.index(True)


@pytest.mark.parametrize("wrong", [{"title": "\udc80"}, {"turn": 1 << 70}, {"title": object()}, {"standing": None}])
async def test_a_unit_that_cannot_be_stored_fails_alone(store: Store, wrong: dict[str, object]) -> None:
    for id in "abcde":
        await store.create(row(id), [event(1, id)])
    units = [unit(2, game=id, changes=wrong if id == "c" else {"title": "fine"}) for id in "abcde"]
    outcomes = await asyncio.gather(*map(store.append, units), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [bool, bool, Unstorable, bool, bool]
    for id in "abde":
        kept = await store.game(id)
        assert kept is not None
        assert (kept.number, kept.title) == (2, "fine")
    assert await store.game("c") == row("c")
    assert store.trouble == ""


async def test_whoever_stops_waiting_disturbs_nobody(store: Store) -> None:
    await store.create(row(), [event(1)])
    given_up = asyncio.create_task(store.append(unit(2)))
    await asyncio.sleep(0)
    given_up.cancel()
    with pytest.raises(asyncio.CancelledError):
        await given_up
    while not await store.append(unit(3)):
        await asyncio.sleep(0)
    assert [one.number for one in await store.events("g")] == [1, 2, 3]


# -- opening and closing ---------------------------------------------------------------------------


async def test_closing_writes_what_still_waits(database_url: str) -> None:
    store = Store(database_url)
    await store.open()
    creating = [asyncio.create_task(store.create(row(f"g{n}"), [event(1, f"g{n}")])) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*creating) == [True] * 50
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.append(unit(2))
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.game("g0")
    await store.open()
    assert await store.game("g49") is not None
    await store.close()


async def test_a_database_without_tables_is_refused(empty_database_url: str) -> None:
    with pytest.raises(StoreUnavailable, match="run quarriors db upgrade"):
        await Store(empty_database_url).open()


async def test_ping_answers(store: Store) -> None:
    await store.ping()
