"""How an attack total is made up: in random play the parts always add up to the total."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from quarriors import Game, Rules, deal
from quarriors.bots import bot
from quarriors.engine import happenings
from quarriors.engine.breakdown import Breakdown, Share, breakdown
from quarriors.engine.happenings import Happening
from quarriors.engine.zones import QUEST_AREA, READY_AREA
from tests.budget import scaled
from tests.properties.play import BUDGETED, Table, budgeted, decisions, tables
from tests.table import table

pytestmark = BUDGETED

_SHORT = Rules(turn_limit=40)


def totals_of(chosen: Table) -> list[tuple[Happening, Breakdown]]:
    """Every total counted in the table's game, with its parts as they were then."""
    game = chosen.game()
    found: list[tuple[Happening, Breakdown]] = []

    def hear(event: Happening) -> None:
        if event.code == happenings.ATTACKED:
            found.append((event, breakdown(game.state, event.other)))

    game.listen(hear)
    for _ in decisions(game, chosen.player()):
        pass
    return found


def sum_of(share: Share) -> int:
    return share.printed + sum(change.amount for change in share.changes)


@budgeted(25)
@given(tables)
def test_the_parts_add_up(chosen: Table) -> None:
    for event, parts in totals_of(chosen):
        check(event, parts)


def check(event: Happening, parts: Breakdown) -> None:
    assert parts.total == event.number
    assert sum(s.value for s in parts.shares) + sum(change.amount for change in parts.others) == parts.total
    for share in parts.shares:
        if share.cap is None:
            assert share.value == max(0, sum_of(share))
        else:
            assert share.value == share.cap.amount < sum_of(share)


#: Boxes that change totals in ways of their own: Immunity, Locks, Challenges, energies.
_BOXES = [
    ["base", "rise_of_the_demons"], ["base", "quarmageddon", "promos"], ["base", "qladiator"], ["base", "quartifacts"],
    ["light_vs_dark"], ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark"],
]  # fmt: skip


@pytest.mark.parametrize("sets", _BOXES, ids=["-".join(sets) for sets in _BOXES])
def test_the_parts_add_up_in_every_box_and_in_challenges(sets: list[str]) -> None:
    areas: Counter[int] = Counter()
    for seed in range(scaled(6)):
        players = 2 + seed % 3
        game = Game.new(
            ["Quinn", "Monique", "Clark", "Michael"][:players], deal(sets, seed, players), _SHORT, seed=seed
        )

        def hear(event: Happening, game: Game = game) -> None:
            if event.code == happenings.ATTACKED:
                check(event, breakdown(game.state, event.other))
                areas[game.state.area] += 1

        game.listen(hear)
        adviser, lot = bot("greedy", seed), Random(seed)
        while not game.over:
            game.take(adviser.choose(game.view()) if lot.random() < 0.6 else lot.choice(game.decision.options))
    assert areas[READY_AREA]
    assert bool(areas[QUEST_AREA]) == ("quartifacts" in sets)


def test_a_charm_is_named_as_the_source() -> None:
    game = table(
        "Death Charm", "Quake Dragon",
        quinn="ready: Quake Dragon C 1/4/4 (Death S *), Witching Hag C 1/3/3; active: Assistant C 1/1/2, Portal Q1",
    )  # fmt: skip
    found: list[Breakdown] = []
    s = game.state
    game.listen(lambda event: found.append(breakdown(s, event.other)) if event.code == happenings.ATTACKED else None)
    game.take("end")
    (parts,) = found
    dragon = next(share for share in parts.shares if share.changes)
    (change,) = dragon.changes
    assert (dragon.printed, change.amount, dragon.value) == (4, 3, 7)
    assert game.wilds.cards[change.card].name == "Death Charm"
