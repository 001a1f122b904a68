"""Cases a judge brought up: each with the rule that settles it."""

from __future__ import annotations

from quarriors import Script, read_position, write_record
from quarriors.engine.record import replay
from quarriors.testing import pile, take
from tests.table import table


def test_K2_a_mighty_ooze_attacks_every_opponent_with_the_same_number() -> None:
    """Rulebook 2011, phase 4: the damage is counted once, and the second opponent faces as much as the first."""
    game = table("Mighty Primordial Ooze", rules="edition=classic", turn="Quinn, attack",
                 quinn="ready: Primordial Ooze C 2/?/?",
                 monique="ready: 2 Assistant C 1/1/2, Scavenging Goblin C 1/2/2",
                 clark="ready: Quake Dragon C 1/4/4, Warrior of the Quay C 1/2/3")  # fmt: skip
    take(game, "Monique: defend Assistant", "Monique: defend Assistant", "Clark: defend Quake Dragon")
    assert pile(game, "Clark", "used") == ["Quake Dragon"]  # 6 against 4


def test_C7_what_a_creature_does_when_destroyed_works_once_in_a_combat() -> None:
    """Two Quake Dragons: the second breath destroys the Spirit that came back, and it does not come back again."""
    game = table("Quake Dragon", "Ghostly Spirit", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 1/4/4, Quake Dragon C 2/6/6 *",
                 monique="ready: Ghostly Spirit C 1/2/2; used: 3 Basic Quiddity")  # fmt: skip
    take(game, "Monique: use Ghostly Spirit")
    assert pile(game, "Monique", "ready") == []
    assert pile(game, "Monique", "used") == ["Basic Quiddity", "Basic Quiddity", "Ghostly Spirit"]


def test_C7_outside_the_combat_it_works_again() -> None:
    game = table("Quake Dragon", "Ghostly Spirit", "Death Incantation", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 1/4/4, Death S **",
                 monique="ready: Ghostly Spirit C 1/2/2; used: 3 Basic Quiddity")  # fmt: skip
    take(
        game, "Monique: use Ghostly Spirit", "Quinn: cast Death", "choose Ghostly Spirit", "Monique: use Ghostly Spirit"
    )
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 1/2/2"]


def test_E4_classic_life_incantation_helps_those_who_defend_later() -> None:
    """Clark has nothing to protect, but Michael, who defends after him, has."""
    game = table("Life Incantation", "Scavenging Goblin", "Deathdealer", rules="edition=classic", turn="Quinn, attack",
                 quinn="ready: Deathdealer C 2/4/4", clark="ready: Life S",
                 michael="ready: Scavenging Goblin C 1/2/2")  # fmt: skip
    take(game, "Clark: cast Life")
    assert pile(game, "Michael", "ready") == ["Scavenging Goblin C 1/2/2"]


def test_a_position_that_plays_itself_to_the_end_is_a_finished_game() -> None:
    game = table("Strong Deathdealer", turn="Quinn, attack", quinn="glory 18; ready: Deathdealer C 2/4/4",
                 monique="ready: Assistant C 1/1/2")  # fmt: skip
    assert game.over
    assert game.result.reason == "glory"
    assert replay(write_record(game)).result == game.result
    assert read_position(game.origin, chance=Script("")).over
