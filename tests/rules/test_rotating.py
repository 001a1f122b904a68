"""X10 and the rulebook on rotating: up to the right, down to the left, by the faces in card order."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.seen import attack, defense, offers
from tests.cards.setting import table
from tests.rules.looking import offered
from tests.table import find

UP = [
    ("Herald C 1/1/3", "Herald C 2/2/4 *"),
    ("Quartz Golem C 1/1/5", "Quartz Golem C 2/2/6 *"),
    ("Quartz Golem C 2/2/6 *", "Quartz Golem C 3/3/8 **"),
    ("Quake Dragon C 1/4/4", "Quake Dragon C 2/6/6 *"),
    ("Devotee of the Holy Query C 1/0/3", "Devotee of the Holy Query C 2/2/4"),
    ("Questing Wizard C 2/3/6", "Questing Wizard C 3/4/8 **"),
    ("Lord of the Quarry C 1/3/3", "Lord of the Quarry C 2/4/4 *"),
    ("Gnome Barbarian C 1/1/3 *", "Gnome Barbarian C 2/2/4"),
    ("Squire C 0/1/1", None),
    ("Quaxos' Eye C 1/1/3", None),
    ("Poison Dart Frog C 1/3/1", None),
    ("Scavenging Goblin C 1/2/2", None),
    ("Primordial Ooze C 2/?/?", None),
    ("Herald C 2/2/4 *", None),
    ("Quartz Golem C 3/3/8 **", None),
    ("Assistant C 1/1/2", None),
]

DOWN = [
    ("Herald C 2/2/4 *", "Herald C 1/1/3"),
    ("Quartz Golem C 3/3/8 **", "Quartz Golem C 2/2/6 *"),
    ("Quartz Golem C 2/2/6 *", "Quartz Golem C 1/1/5"),
    ("Devotee of the Holy Query C 2/2/4 *", "Devotee of the Holy Query C 1/0/3"),
    ("Devotee of the Holy Query C 2/2/4", "Devotee of the Holy Query C 1/0/3"),
    ("Frost Howler C 3/6/8", "Frost Howler C 2/5/6"),
    ("Demonic Overlord C 4/10/7 *", "Demonic Overlord C 3/7/6"),
    ("Lord of the Quarry C 3/8/6", "Lord of the Quarry C 2/4/4 *"),
    ("Herald C 1/1/3", None),
    ("Quartz Golem C 1/1/5", None),
    ("Frost Howler C 2/5/6", None),
    ("Quaxos' Eye C 1/2/4", None),
    ("Scavenging Goblin C 1/2/2 *", None),
    ("Assistant C 1/1/2", None),
]


def cards_for(words: str) -> list[str]:
    """The Squire comes with a quest."""
    return ["The Hunt For Exqualibur"] if words.startswith("Squire") else []


@pytest.mark.parametrize(("before", "after"), UP)
def test_X10_up_to_the_next_higher_level_on_the_right(before: str, after: str | None) -> None:
    game = table("Light Incantation", *cards_for(before), quinn=f"ready: Light S, {before}", monique="bag: Assistant")
    assert ("cast" in kinds(game)) == (after is not None)
    if after is not None:
        take(game, "cast Light")
        assert pile(game, "Quinn", "ready") == [after]


@pytest.mark.parametrize(("before", "after"), DOWN)
def test_X10_down_to_the_next_lower_level_on_the_left(before: str, after: str | None) -> None:
    """Never onto a face that is no Creature."""
    game = table("Dark Charm", turn="Quinn, capture, quiddity 9", quinn="ready: Dark S", monique=f"ready: {before}")
    assert ("cast" in kinds(game)) == (after is not None)
    if after is not None:
        take(game, "cast Dark")
        assert pile(game, "Monique", "ready") == [after]


def test_X10_up_and_down_are_one_step_each() -> None:
    game = table(
        "Light Incantation",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: 2 Light S, Archangel C 1/4/5",
    )
    take(game, "cast Light")
    assert pile(game, "Quinn", "ready") == ["Archangel C 2/6/6 *", "Light S"]
    take(game, "cast Light")
    assert pile(game, "Quinn", "ready") == ["Archangel C 3/7/8 **"]


def test_X10_the_new_face_has_its_own_bursts_and_numbers() -> None:
    game = table(
        "Light Incantation",
        "Quartz Golem",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Light S, Quartz Golem C 1/1/5",
    )
    assert defense(game, "Quartz Golem") == 5
    take(game, "cast Light")
    assert attack(game, "Quartz Golem") == 2
    assert defense(game, "Quartz Golem") == 6 + 2


def test_X10_turning_is_no_summoning() -> None:
    """Plain Boogieman's burst speaks when it is summoned."""
    game = table(
        "Light Incantation",
        "Boogieman",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Light S, Boogieman C 1/3/3",
        monique="ready: Herald C 2/2/4 *",
    )
    take(game, "cast Light")
    assert pile(game, "Quinn", "ready") == ["Boogieman C 2/5/3 *"]
    assert pile(game, "Monique", "ready") == ["Herald C 2/2/4 *"]


def test_X10_what_is_attached_or_given_stays() -> None:
    game = table(
        "Light Incantation",
        "Lesser Quartz Golem",
        "Life Cantrip",
        turn="Quinn, capture, quiddity 9, light 2",
        quinn="ready: Light S, Quartz Golem C 1/1/5 (Life S)",
    )
    take(game, "anchor Quartz Golem")
    assert defense(game, "Quartz Golem") == 5 + 4 + 3
    take(game, "cast Light")
    assert defense(game, "Quartz Golem") == 6 + 4 + 3


def test_X10_turned_in_a_quest_area_it_stays_there() -> None:
    """X6: Spells reach Creatures in the Quest Area unless they name another area; Light Incantation names none."""
    game = table(
        "Light Incantation",
        "The Hunt For Exqualibur",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Light S; quest Exqualibur: Quartz Golem C 1/1/5",
    )
    take(game, "cast Light")
    assert pile(game, "Quinn", "quest") == ["Quartz Golem C 2/2/6 *"]


def test_X10_a_text_that_names_the_ready_area_does_not_turn_creatures_on_a_quest() -> None:
    game = table(
        "Dark Charm",
        "The Hunt For Exqualibur",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Dark S",
        monique="quest Exqualibur: Quartz Golem C 2/2/6 *",
    )
    assert "cast" not in kinds(game)


@pytest.mark.parametrize("name", ["Frost Howler", "Pink Eye Cyclops", "Poison Dart Frog", "Qladiator", "Quaxos' Eye"])
@pytest.mark.parametrize("lock", ["L *", "L **"])
def test_X10_a_locked_die_turned_up_shows_its_lowest_creature_face(name: str, lock: str) -> None:
    lowest = next(face.notation for face in find(name).die.faces if face.notation.startswith("C"))
    game = table("Light Incantation", turn="Quinn, capture, quiddity 9", quinn=f"ready: Light S; locked: {name} {lock}")
    take(game, "cast Light")
    assert pile(game, "Quinn", "locked") == []
    assert pile(game, "Quinn", "ready") == [f"{name} {lowest}"]


def test_X10_greater_herald_turns_a_locked_die_out_too() -> None:
    game = table(
        "Greater Herald",
        turn="Quinn, capture, quiddity 9, light 2",
        quinn="ready: Assistant C 1/1/2; locked: Qladiator L *",
    )
    take(game, "anchor Herald")
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2", "Qladiator C 2/6/5"]


def test_X10_a_locked_die_is_at_the_end_of_its_levels_downwards() -> None:
    game = table(
        "Greater Black Cat",
        turn="Quinn, capture, quiddity 9, dark 2",
        monique="ready: Assistant C 1/1/2; locked: Qladiator L *",
    )
    assert offered(game, "anchor") == []


def test_only_creatures_that_turn_are_offered() -> None:
    """c.12."""
    game = table(
        "Light Incantation",
        turn="Quinn, capture, quiddity 9",
        quinn="ready: Light S, Assistant C 1/1/2, Herald C 2/2/4 *, Archangel C 1/4/5, Boogieman C 2/5/3 *",
    )
    take(game, "cast Light")
    assert sorted(offers(game)) == ["choose Archangel C 1/4/5", "choose Boogieman C 2/5/3 *"]
