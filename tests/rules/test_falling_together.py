"""One effect that destroys for each of several players: all choices, then the dice fall, then the triggers (C12)."""

from __future__ import annotations

import pytest

from quarriors import Script, read_position, write_position
from quarriors.engine.vocabulary import (
    and_then,
    card,
    cast,
    creatures,
    destroy,
    gain,
    glory,
    locked_area,
    lose_glory,
    may,
    not_locked,
    one,
    opponents,
    or_else,
    ready_area,
    reroll_creatures,
    spell_die,
    spells,
    them,
    they,
    up_to,
)
from quarriors.engine.vocabulary import dice as any_dice
from quarriors.testing import pile, take
from tests.rules.looking import decider, offered
from tests.rules.looking import glory as glory_of
from tests.rules.own import put_on_the_shelf
from tests.table import table


def test_C12_death_spell_all_choices_come_before_anything_falls() -> None:
    game = table("Death Spell", quinn="ready: Death S *", monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3",
                 clark="ready: Assistant C 1/1/2, Witching Hag C 1/3/3")  # fmt: skip
    take(game, "cast Death", "Quinn: choose Assistant")
    assert offered(game) == ["choose Assistant C 1/1/2 of Clark", "choose Witching Hag C 1/3/3 of Clark"]
    assert pile(game, "Monique", "used") == []  # still there, while Quinn chooses among Clark's
    take(game, "Quinn: choose Witching Hag")
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "used")) == (["Assistant"], ["Witching Hag"])


def test_C12_death_spell_each_choice_is_made_against_the_table_as_it_was() -> None:
    """A Mighty Ooze has as much defense as there are Creatures: 7 while Quinn chooses, and 6 only afterwards."""
    game = table("Death Spell", "Mighty Primordial Ooze", quinn="ready: Death S *, 5 Assistant C 1/1/2",
                 monique="ready: Assistant C 1/1/2", clark="ready: Primordial Ooze C 2/?/?")  # fmt: skip
    take(game, "cast Death")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert pile(game, "Clark", "ready") == ["Primordial Ooze C 2/?/?"]


def test_C12_death_spell_triggers_come_after_the_last_has_fallen() -> None:
    """Monique's Goblin draws two dice when it is destroyed: by then Clark's Creature is gone, too."""
    game = table("Death Spell", "Mighty Scavenging Goblin", quinn="ready: Death S *",
                 monique="bag: 2 Portal; ready: Scavenging Goblin C 1/2/2 *", clark="ready: Assistant C 1/1/2",
                 dice="")  # fmt: skip
    take(game, "cast Death")
    assert decider(game) == "chance"
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "used")) == (["Scavenging Goblin"], ["Assistant"])


def test_C12_death_spell_windows_open_when_all_have_been_chosen() -> None:
    """Monique may save hers only after Quinn has chosen Clark's."""
    game = table("Death Spell", "Shaping Cantrip", quinn="ready: Death S *",
                 monique="ready: Assistant C 1/1/2, Shaping S",
                 clark="ready: Assistant C 1/1/2, Witching Hag C 1/3/3")  # fmt: skip
    take(game, "cast Death", "Quinn: choose Witching Hag", "Monique: cast Shaping")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]
    assert pile(game, "Clark", "used") == ["Witching Hag"]


def test_C12_a_spirit_aside_is_rolled_once_for_all_that_a_death_spell_destroys() -> None:
    game = table("Death Spell", "Mighty Ghostly Spirit", quinn="ready: Death S *; aside: Ghostly Spirit C 1/2/2",
                 monique="ready: Assistant C 1/1/2", clark="ready: Assistant C 1/1/2", dice="C 2/3/3")  # fmt: skip
    take(game, "cast Death")
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 2/3/3"]


def test_C12_the_cyclops_lets_everybody_choose_before_anything_falls() -> None:
    game = table("Mighty Pink Eye Cyclops", "Witching Hag",
                 quinn="active: Pink Eye Cyclops L **; ready: Assistant C 1/1/2, Devotee of the Holy Query C 1/0/3",
                 monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3",
                 clark="ready: Assistant C 1/1/2, Witching Hag C 1/3/3")  # fmt: skip
    take(game, "lock Pink Eye Cyclops", "Quinn: choose Assistant", "Monique: choose Assistant")
    assert pile(game, "Quinn", "used") == pile(game, "Monique", "used") == []
    take(game, "Clark: choose Witching Hag")
    assert [pile(game, name, "used") for name in ("Quinn", "Monique", "Clark")] == [
        ["Assistant"], ["Assistant"], ["Witching Hag"]
    ]  # fmt: skip


def test_C12_the_skull_lets_everybody_choose_before_anything_falls() -> None:
    game = table("The Quest For The Tri-Clops Skull", "The Hunt For The Holy Quail", turn="Quinn, attack",
                 quinn="ready: Assistant C 1/1/2 (The Tri-Clops Skull A:Tri-Clops Skull)",
                 monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3",
                 clark="ready: Assistant C 1/1/2, Witching Hag C 1/3/3")  # fmt: skip
    take(game, "Monique: choose Assistant")
    assert pile(game, "Monique", "used") == []
    take(game, "Clark: choose Assistant")
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "used")) == (["Assistant"], ["Assistant"])


def test_C12_between_two_choices_a_game_can_be_written_down_and_taken_up_again() -> None:
    game = table("Death Spell", quinn="ready: Death S *", monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3",
                 clark="ready: Assistant C 1/1/2, Witching Hag C 1/3/3")  # fmt: skip
    take(game, "cast Death", "Quinn: choose Assistant")
    again = read_position(write_position(game), chance=Script(""))
    for each in (game, again, game.clone()):
        take(each, "Quinn: choose Assistant")
        assert (pile(each, "Monique", "used"), pile(each, "Clark", "used")) == (["Assistant"], ["Assistant"])


# -- loops that do more ------------------------------------------------------------------------------

RUIN = spell_die("Ruin", "Q1, Q2, Q2, S, S, S", ("#000000", "#ffffff"))
_ONE_OF_THEIRS = one(creatures(them, ready_area, not_locked))


def test_C12_what_depends_on_a_choice_still_follows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has nothing to lose, loses Glory; who loses a Creature, is consoled."""
    steps = or_else(and_then(destroy(_ONE_OF_THEIRS), gain(2, glory)), lose_glory(1))
    put_on_the_shelf(monkeypatch, card(RUIN, "", 3, cast(they(opponents, steps))))
    game = table("Ruin", quinn="ready: Ruin S", monique="glory 5; ready: Assistant C 1/1/2, Witching Hag C 1/3/3",
                 clark="glory 5", michael="glory 5; ready: Assistant C 1/1/2")  # fmt: skip
    take(game, "cast Ruin", "Monique: choose Assistant")
    assert [glory_of(game, name) for name in ("Monique", "Clark", "Michael")] == [7, 4, 7]
    assert (pile(game, "Monique", "used"), pile(game, "Michael", "used")) == (["Assistant"], ["Assistant"])


def test_C12_two_choices_of_one_player_are_two_creatures(monkeypatch: pytest.MonkeyPatch) -> None:
    twice = (destroy(_ONE_OF_THEIRS), destroy(_ONE_OF_THEIRS), gain(1, glory))
    put_on_the_shelf(monkeypatch, card(RUIN, "", 3, cast(they(opponents, *twice))))
    game = table("Ruin", quinn="ready: Ruin S", monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3",
                 clark="ready: Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3, Deathdealer C 1/3/2")  # fmt: skip
    take(game, "cast Ruin", "Monique: choose Assistant", "Clark: choose Deathdealer")
    assert offered(game) == ["choose Scavenging Goblin C 1/2/2", "choose Witching Hag C 1/3/3"]
    take(game, "Clark: choose Witching Hag")
    assert pile(game, "Monique", "used") == ["Assistant", "Witching Hag"]
    assert pile(game, "Clark", "used") == ["Deathdealer", "Witching Hag"]


def test_C12_one_die_that_two_choose_falls_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chooses against the table as it was, the same die if they like."""
    put_on_the_shelf(monkeypatch, card(RUIN, "", 3, cast(they(opponents, destroy(one(creatures(ready_area)))))))
    game = table("Ruin", "Witching Hag", quinn="ready: Ruin S, Quake Dragon C 1/4/4, Witching Hag C 1/3/3", clark="")
    take(game, "cast Ruin", "Monique: choose Quake Dragon", "Clark: choose Quake Dragon")
    assert pile(game, "Quinn", "ready") == ["Witching Hag C 1/3/3"]


def test_C12_a_declined_choice_gathers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, card(RUIN, "", 3, cast(they(opponents, may(destroy(_ONE_OF_THEIRS))))))
    game = table("Ruin", quinn="ready: Ruin S", monique="ready: Assistant C 1/1/2", clark="ready: Assistant C 1/1/2")
    take(game, "cast Ruin", "Monique: use", "Clark: decline")
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "ready")) == (["Assistant"], ["Assistant C 1/1/2"])


def test_C12_spells_and_locked_dice_fall_after_all_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    ruin = card(RUIN, "", 3, cast(they(opponents, destroy(up_to(1, spells(them))))))
    put_on_the_shelf(monkeypatch, ruin)
    game = table("Ruin", "Growth Charm", quinn="ready: Ruin S", monique="ready: Growth S", clark="ready: Growth S")
    take(game, "cast Ruin", "Monique: choose Growth")
    assert pile(game, "Monique", "ready") == ["Growth S"]
    take(game, "Clark: choose Growth")
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "used")) == (["Growth"], ["Growth"])


def test_C12_locked_dice_fall_after_all_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    ruin = card(RUIN, "", 3, cast(they(opponents, destroy(up_to(1, any_dice(them, locked_area))))))
    put_on_the_shelf(monkeypatch, ruin)
    game = table("Ruin", "Frost Howler", quinn="ready: Ruin S", monique="locked: Frost Howler L *",
                 clark="locked: Frost Howler L **")  # fmt: skip
    take(game, "cast Ruin", "Monique: choose Frost Howler")
    assert pile(game, "Monique", "used") == []
    take(game, "Clark: choose Frost Howler")
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "used")) == (["Frost Howler"], ["Frost Howler"])


def test_C12_creatures_that_several_roll_to_their_ruin_fall_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """All are rolled first; Monique's Goblin, rolled away, draws only when Clark's Creature has fallen, too."""
    steps = reroll_creatures(creatures(them, ready_area), destroys=True)
    put_on_the_shelf(monkeypatch, card(RUIN, "", 3, cast(they(opponents, steps))))
    game = table("Ruin", "Mighty Scavenging Goblin", "Mighty Ghostly Spirit",
                 quinn="ready: Ruin S; aside: Ghostly Spirit C 1/2/2", monique="ready: Scavenging Goblin C 1/2/2 *",
                 clark="ready: Assistant C 1/1/2", dice="Q1, Q1, C 1/2/2")  # fmt: skip
    take(game, "cast Ruin")
    assert (pile(game, "Monique", "ready"), pile(game, "Clark", "ready")) == ([], [])
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2"]


# -- one's own among those that fall -----------------------------------------------------------------------


@pytest.mark.parametrize("mate", ["Scavenging Goblin C 1/2/2", "Witching Hag C 1/3/3", "Quake Dragon C 1/4/4"])
def test_C12_K15_a_spirit_that_falls_with_others_is_set_aside_first_and_rolled_once(mate: str) -> None:
    game = table("Corruption Incantation", "Mighty Ghostly Spirit", dice="C 2/3/3",
                 quinn=f"ready: Corruption S, Ghostly Spirit C 1/2/2, {mate}")  # fmt: skip
    take(game, "cast Corruption")
    assert "Ghostly Spirit C 2/3/3" in pile(game, "Quinn", "ready")


@pytest.mark.parametrize("mate", ["Scavenging Goblin C 1/2/2", "Quake Dragon C 1/4/4"])
def test_C12_C16_a_hag_that_falls_with_her_victims_is_in_no_ready_area_when_her_turn_comes(mate: str) -> None:
    game = table("Corruption Incantation", "Witching Hag", quinn=f"ready: Corruption S, Witching Hag C 1/3/3, {mate}")
    take(game, "cast Corruption")
    assert game.table().quiddity == 0


def test_C4_where_the_destroyer_sends_it_elsewhere_its_owner_applies_one_of_them() -> None:
    game = table("Demonic Overlord", "Mighty Ghostly Spirit", turn="Quinn, score",
                 quinn="ready: Demonic Overlord C 4/10/7 *, Ghostly Spirit C 1/2/2")  # fmt: skip
    assert game.all_words() == ["use Mighty Ghostly Spirit", "decline"]
    take(game, "decline")
    assert pile(game, "Quinn", "active") == ["Ghostly Spirit"]
