"""Looking at a table by name, in random games: every die lies in one place, and no reader stumbles."""

from __future__ import annotations

import pickle

from hypothesis import given

from quarriors.engine.zones import ZONE_IDS, ZONES

from .play import BUDGETED, Table, budgeted, decisions, tables

pytestmark = BUDGETED


@given(table=tables)
@budgeted(20)
def test_every_die_lies_in_one_place_and_has_numbers(table: Table) -> None:
    game = table.game()
    for number in decisions(game, table.player()):
        if number % 5:
            continue
        seen = game.table()
        piled = [die for mat in seen.players for zone in ZONE_IDS[:ZONES] for die in mat.pile(zone)]
        piled += [die for pile in (*seen.wilds, *seen.quests) for die in pile.dice]
        piled += [die for die in seen.dice if die.zone == "removed"]
        assert sorted(die.number for die in piled) == list(range(len(game.state.where)))
        for die in piled:
            assert min(die.level, die.attack, die.defense) >= -1
            assert (die.zone in ("wilds", "removed")) == (die.owner == "")
            assert all(worn.carrier == die for worn in die.attached)


@given(table=tables)
@budgeted(20)
def test_every_decision_says_who_asks(table: Table) -> None:
    game = table.game()
    for _ in decisions(game, table.player()):
        asked = game.decision
        assert pickle.loads(pickle.dumps(asked)) == asked
        assert (asked.window == "protection") == (asked.total >= 0)
        assert bool(asked.window) == (asked.kind == "cast")
        if asked.kind in ("choose", "use") and asked.card >= 0 and asked.die >= 0:
            assert game.table().die(asked.die)
