"""A listener hears everything and changes nothing."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from quarriors.engine.happenings import HAPPENING_KINDS, Happening

from .play import BUDGETED, Table, budgeted, decisions, played, snapshot, tables

pytestmark = BUDGETED


@given(table=tables)
@budgeted(20)
def test_listening_changes_nothing(table: Table) -> None:
    heard: list[Happening] = []
    game = table.game()
    game.listen(heard.append)
    for _ in decisions(game, table.player()):
        pass
    assert snapshot(game) == snapshot(played(table))
    assert all(repr(one).startswith(f"Happening('{HAPPENING_KINDS[one.code]}'") for one in heard[:20])


@given(table=tables)
@budgeted(20)
def test_what_is_heard_accounts_for_what_changed(table: Table) -> None:
    """Glory, captures, culls, turns, draws and rolls, decision by decision."""
    game = table.game()
    s = game.state
    heard: list[Happening] = []
    game.listen(heard.append)
    glory, turn, logged = s.glory[:], s.turn, s.logged
    owned = [s.owner(die) >= 0 for die in range(len(s.where))]

    def check() -> None:
        nonlocal glory, turn, logged, owned
        kinds = Counter(one.kind for one in heard)
        gained = [0] * s.n
        for one in heard:
            if one.kind == "glory":
                assert one.number > 0
                gained[one.player] += one.number
        assert s.glory == [before + more for before, more in zip(glory, gained, strict=True)]
        assert kinds["turn"] == s.turn - turn
        assert kinds["drawn"] + kinds["rolled"] + taken == s.logged - logged
        left = {one.die for one in heard if one.kind == "captured"}
        back = {one.die for one in heard if one.kind == "culled"}
        now = [s.owner(die) >= 0 for die in range(len(s.where))]
        for die, (was, is_owned) in enumerate(zip(owned, now, strict=True)):
            if was != is_owned:
                assert die in (left if is_owned else back)
        assert kinds["over"] == int(game.over)
        if game.over:
            assert heard[-1].kind == "over"
        glory, turn, logged, owned = s.glory[:], s.turn, s.logged, now
        heard.clear()

    taken = 0
    for _ in decisions(game, table.player()):
        check()
        taken = 1
    check()
