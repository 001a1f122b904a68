"""A listener hears everything and changes nothing."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from quarriors.engine.happenings import HAPPENING_KINDS, Happening
from quarriors.engine.zones import LOCKED_AREA

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
    """Glory, captures, culls, dice gained and removed, Locks, turns, draws and rolls, decision by decision."""
    game = table.game()
    s = game.state
    heard: list[Happening] = []
    game.listen(heard.append)
    glory, turn, logged = s.glory[:], s.turn, s.logged
    owned = [s.owner(die) >= 0 for die in range(len(s.where))]
    removed: set[int] = set()
    locked: dict[int, int] = {}
    anchored = 0

    def check_locks() -> None:
        """Who Locks and UnLocks is heard, and dice leave the Locked Area in no other way unheard."""
        for one in heard:
            if one.kind == "locked":
                locked[one.die] = one.other
            elif one.kind in ("unlocked", "moved", "culled", "removed"):
                locked.pop(one.die, None)
        assert locked == {die: player for player in range(s.n) for die in s.pile(player, LOCKED_AREA)}

    def check() -> None:
        nonlocal glory, turn, logged, owned, removed, anchored
        kinds = Counter(one.kind for one in heard)
        gained = [0] * s.n
        for one in heard:
            if one.kind == "glory":
                assert one.number > 0
                gained[one.player] += one.number
            elif one.kind == "lost":
                assert one.number > 0
                gained[one.player] -= one.number
        assert s.glory == [before + more for before, more in zip(glory, gained, strict=True)]
        assert kinds["turn"] == s.turn - turn
        assert kinds["drawn"] + kinds["rolled"] + taken == s.logged - logged
        left = {one.die for one in heard if one.kind in ("captured", "gained")}
        back = {one.die for one in heard if one.kind in ("culled", "removed", "returned")}
        now = [s.owner(die) >= 0 for die in range(len(s.where))]
        for die, (was, is_owned) in enumerate(zip(owned, now, strict=True)):
            if was != is_owned:
                assert die in (left if is_owned else back)
        gone = {one.die for one in heard if one.kind == "removed"}
        assert gone == set(s.piles[-1]) - removed
        assert kinds["over"] == int(game.over)
        if game.over:
            assert heard[-1].kind == "over"
        check_locks()
        # one Anchored Spell a turn, whosever card it is on
        for one in heard:
            anchored = 0 if one.kind == "turn" else anchored + (one.kind == "anchored")
            assert anchored <= 1
        glory, turn, logged, owned, removed = s.glory[:], s.turn, s.logged, now, set(s.piles[-1])
        heard.clear()

    taken = 0
    for _ in decisions(game, table.player()):
        check()
        taken = 1
    check()
