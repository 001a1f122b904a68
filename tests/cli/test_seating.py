"""Who sits at the table, as --players and --bots name them."""

from __future__ import annotations

import pytest

from quarriors.cli.failures import Misuse
from quarriors.cli.seating import TableSeat, places, seats
from quarriors.engine.errors import SetupError


def names(players: list[str], bots: list[str] | None) -> list[str]:
    return [f"{place.name} ({place.bot})" if place.bot else place.name for place in places(players, bots)]


def test_you_against_a_greedy_bot_if_nothing_is_said() -> None:
    assert names([], None) == ["Quinn", "Greta (greedy)"]


def test_how_many_sit_there() -> None:
    assert names(["4"], None) == ["Quinn", "Greta (greedy)", "Gus (greedy)", "Gwen (greedy)"]
    assert names(["3"], ["random"]) == ["Quinn", "Monique", "Randy (random)"]
    assert names(["2"], ["none"]) == ["Quinn", "Monique"]
    assert names(["2"], ["greedy", "random"]) == ["Greta (greedy)", "Randy (random)"]


def test_people_by_name() -> None:
    assert names(["Ann"], None) == ["Ann", "Greta (greedy)"]
    assert names(["Ann", "Ben"], None) == ["Ann", "Ben"]
    assert names(["Ann", "Ben"], ["random", "random"]) == ["Ann", "Ben", "Randy (random)", "Romy (random)"]


def test_bots_alone() -> None:
    assert names([], ["none"]) == ["Quinn", "Monique"]
    assert names([], ["greedy", "random"]) == ["Quinn", "Greta (greedy)", "Randy (random)"]


def test_a_bot_gives_way_to_a_person_of_its_name() -> None:
    assert names(["greta"], ["greedy"]) == ["greta", "Gus (greedy)"]


@pytest.mark.parametrize(
    ("players", "bots", "reason"),
    [
        (["1"], None, "for 2 to 4 players, not 1"),
        (["5"], None, "for 2 to 4 players, not 5"),
        (["0"], None, "for 2 to 4 players, not 0"),
        (["2"], ["greedy", "greedy", "greedy"], "3 bots do not fit at a table for 2"),
        (["Ann", "Ben", "Cleo", "Dan", "Eve"], None, "You named 5: Ann, Ben, Cleo, Dan, Eve"),
        (["Ann"], ["none"], "You named 1: Ann"),
        ([], ["clever"], "no bot is named 'clever'"),
        (["Ann", "ann"], None, "same name: Ann$"),
        (["Ann", "Ben", "Ann"], None, "same name: Ann$"),
        (["Ann", "ready"], None, "choose another name"),
        (["Ann", "B;en"], None, "cannot hold any of"),
    ],
)
def test_tables_that_cannot_be(players: list[str], bots: list[str] | None, reason: str) -> None:
    with pytest.raises((Misuse, SetupError), match=reason):
        places(players, bots)


def test_bots_never_pay_by_hand_and_are_asked_to_roll() -> None:
    person, machine = seats([TableSeat("Ann"), TableSeat("Greta", "greedy")], pay_by_hand=True)
    assert (person.auto_roll, person.pay_by_hand) == (False, True)
    assert (machine.auto_roll, machine.pay_by_hand) == (False, False)
