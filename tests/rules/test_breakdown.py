"""How attack totals are made up, card by card: what every part of a total is put down to."""

from __future__ import annotations

from quarriors import Game
from quarriors.text import ENGLISH
from quarriors.text.chronicle import Chronicle
from tests.table import table

#: Something to do before the attack, so that the table is set before it, and not used in it.
IDLE = "active: Assistant C 1/1/2, Basic Quiddity Q1"


def attack(game: Game, *options: str) -> dict[str, tuple[str, ...]]:
    """Takes these options; what was told of each attack, and the parts of its total."""
    chronicle = Chronicle(game, ENGLISH)
    game.listen(chronicle.hear)
    for option in options:
        game.take(option)
    return {beat.text: tuple(sorted(beat.sums)) for beat in chronicle.news() if beat.sums}


def parts(game: Game, *options: str) -> tuple[str, ...]:
    """The parts of the only total."""
    (sums,) = attack(game, *options).values()
    return sums


def test_plain_creatures_bring_what_their_faces_say() -> None:
    game = table(
        "Strong Witching Hag", quinn=f"ready: Witching Hag C 1/3/3, Assistant C 1/1/2; {IDLE}",
        monique="ready: Assistant C 1/1/2",
    )  # fmt: skip
    assert parts(game, "end") == ("1  Assistant", "3  Strong Witching Hag")


def test_a_spell_cast_for_the_turn() -> None:
    game = table(
        "Death Cantrip", quinn=f"ready: Assistant C 1/1/2, Death S *; {IDLE}", monique="ready: Assistant C 1/1/2"
    )
    assert parts(game, "cast Death", "end") == ("3  Assistant: 1 on its face and +2 from Death Cantrip",)


def test_an_attached_spell() -> None:
    game = table(
        "Death Charm", quinn=f"ready: Assistant C 1/1/2 (Death S **); {IDLE}", monique="ready: Assistant C 1/1/2"
    )
    assert parts(game, "end") == ("6  Assistant: 1 on its face and +5 from Death Charm",)


def test_a_creature_that_helps_the_others() -> None:
    game = table(
        "Strong Warrior of the Quay",
        quinn=f"ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2; {IDLE}",
        monique="ready: Assistant C 1/1/2",
    )
    found = parts(game, "end")
    assert found[0].startswith("2  ")
    assert "2  Assistant: 1 on its face and +1 from Strong Warrior of the Quay" in found


def test_a_creature_that_holds_attackers_down() -> None:
    game = table(
        "Mighty Witching Hag", "Mighty Quake Dragon",
        quinn=f"ready: Quake Dragon C 1/4/4, Assistant C 1/1/2; {IDLE}",
        monique="ready: Witching Hag C 1/3/3",
    )  # fmt: skip
    assert parts(game, "end") == (
        "1  Assistant",
        "3  Mighty Quake Dragon: 4 on its face, limited by Mighty Witching Hag",
    )


def test_a_reaction_that_holds_an_attacker_down() -> None:
    game = table(
        "Life Incantation", "Strong Witching Hag",
        quinn=f"ready: Witching Hag C 1/3/3, Assistant C 1/1/2; {IDLE}",
        monique="ready: Assistant C 1/1/2, Life S",
    )  # fmt: skip
    sums = parts(game, "end", "cast Life", "choose Witching Hag")
    assert sums == ("0  Strong Witching Hag: 3 on its face, limited by Life Incantation", "1  Assistant")


def test_a_creature_that_may_not_attack_brings_nothing() -> None:
    game = table(
        "Strong Quake Dragon", "Strong Witching Hag",
        quinn=f"ready: Witching Hag C 2/4/5, Quake Dragon C 3/8/7 **; {IDLE}",
        monique="ready: Quake Dragon C 1/4/4",
    )  # fmt: skip
    assert parts(game, "end") == ("0  Strong Witching Hag", "8  Strong Quake Dragon")


def test_a_question_mark_is_what_the_card_makes_of_it() -> None:
    game = table(
        "Mighty Primordial Ooze", quinn=f"ready: Primordial Ooze C 2/?/?, Assistant C 1/1/2; {IDLE}",
        monique="ready: Assistant C 1/1/2",
    )  # fmt: skip
    assert parts(game, "end") == ("1  Assistant", "3  Mighty Primordial Ooze")


def test_the_same_creature_is_worth_more_against_one_rival_than_against_another() -> None:
    game = table(
        "Warrior of the Quay", quinn=f"ready: Warrior of the Quay C 1/2/3; {IDLE}",
        monique="ready: Assistant C 1/1/2", clark="ready: 2 Assistant C 1/1/2",
    )  # fmt: skip
    found = attack(game, "end")
    monique = next(sums for text, sums in found.items() if "attacks Monique" in text)
    assert monique == ("5  Warrior of the Quay: 2 on its face and +3 from Warrior of the Quay",)
    clark = next(sums for text, sums in found.items() if "attacks Clark" in text)
    assert clark == ("2  Warrior of the Quay",)


def test_an_attacker_that_counts_twice_is_named_twice() -> None:
    """The Dragon destroys before the total is counted: the Deathdealer's attack is added again."""
    game = table(
        "Mighty Deathdealer", "Quake Dragon",
        quinn=f"ready: Deathdealer C 1/3/2, Quake Dragon C 1/4/4; {IDLE}",
        monique="ready: Assistant C 1/1/2, Witching Hag C 2/4/5",
    )  # fmt: skip
    found = attack(game, "end")
    assert next(iter(found)) == "Quinn attacks Monique with a total of 10."
    assert next(iter(found.values())) == ("+3  Mighty Deathdealer", "3  Mighty Deathdealer", "4  Quake Dragon")
