"""Deathdealer: swaps itself, scores at once, adds its attack again."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, attack, glory, go_and_attack, in_the_wilds, offers, pass_all
from tests.cards.setting import table

# -- Deathdealer -------------------------------------------------------------------------------------


@card("Deathdealer")
def test_deathdealer_swaps_itself_for_a_die_of_another_used_pile_when_it_scores() -> None:
    game = table(
        "Deathdealer",
        turn="Quinn, score",
        quinn="ready: Deathdealer C 1/3/2; used: Assistant",
        monique="used: Portal, Basic Quiddity; active: Portal; bag: Assistant",
    )
    assert glory(game) == 2
    assert set(offers(game)) == {"choose Basic Quiddity of Monique", "choose Portal of Monique", "enough"}
    take(game, "Quinn: choose Portal of Monique")
    assert pile(game, "Quinn", "used") == ["Assistant", "Portal"]
    assert pile(game, "Monique", "used") == ["Basic Quiddity", "Deathdealer"]


@card("Deathdealer")
def test_deathdealer_need_not_swap() -> None:
    game = table("Deathdealer", turn="Quinn, score", quinn="ready: Deathdealer C 2/4/4", monique="used: Portal")
    take(game, "Quinn: enough")
    assert pile(game, "Quinn", "used") == ["Deathdealer"]
    assert pile(game, "Monique", "used") == ["Portal"]
    assert kinds(game) == {"cull", "enough"}


@card("Deathdealer")
def test_deathdealer_asks_nothing_when_no_other_used_pile_holds_a_die() -> None:
    game = table(
        "Deathdealer", turn="Quinn, score", quinn="ready: Deathdealer C 1/3/2; used: Portal", monique="bag: Portal"
    )
    assert kinds(game) == {"cull", "enough"}


@card("Deathdealer")
def test_deathdealer_reaches_the_used_pile_of_any_other_player() -> None:
    game = table(
        "Deathdealer",
        turn="Quinn, score",
        quinn="ready: Deathdealer C 1/3/2",
        monique="used: Assistant",
        clark="used: Portal",
    )
    assert set(offers(game)) == {"choose Assistant of Monique", "choose Portal of Clark", "enough"}
    take(game, "choose Portal of Clark")
    assert pile(game, "Clark", "used") == ["Deathdealer"]
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Deathdealer")
def test_two_deathdealers_swap_one_die_each() -> None:
    game = table(
        "Deathdealer", turn="Quinn, score", quinn="ready: 2 Deathdealer C 1/3/2", monique="used: 2 Portal, Assistant"
    )
    take(game, "choose Portal of Monique", "choose Portal of Monique")
    assert pile(game, "Quinn", "used") == ["Portal", "Portal"]
    assert pile(game, "Monique", "used") == ["Assistant", "Deathdealer", "Deathdealer"]


@card("Deathdealer")
def test_deathdealer_swapped_away_cannot_be_culled_but_the_new_die_can() -> None:
    game = table("Deathdealer", turn="Quinn, score", quinn="ready: Deathdealer C 1/3/2", monique="used: Assistant")
    take(game, "choose Assistant of Monique")
    assert offers(game) == ["cull Assistant", "enough"]
    take(game, "cull Assistant")
    assert pile(game, "Quinn", "used") == []
    assert pile(game, "Monique", "used") == ["Deathdealer"]


@card("Deathdealer")
def test_deathdealer_culled_by_expert_culling_has_nothing_to_swap() -> None:
    """K11: a culled die is gone before abilities; one that is kept still has its ability (S4)."""
    at = "ready: Deathdealer C 1/3/2"
    game = table("Deathdealer", turn="Quinn, score", rules="expert_culling=True", quinn=at, monique="used: Portal")
    take(game, "cull Deathdealer")
    assert glory(game) == 2
    assert kinds(game) == {"roll"}
    game = table("Deathdealer", turn="Quinn, score", rules="expert_culling=True", quinn=at, monique="used: Portal")
    take(game, "keep Deathdealer", "choose Portal of Monique")
    assert glory(game) == 0
    assert pile(game, "Quinn", "used") == ["Portal"]


# -- Strong Deathdealer ------------------------------------------------------------------------------


@card("Strong Deathdealer")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_strong_deathdealer_scores_at_once_when_the_attack_destroys_a_creature(edition: str) -> None:
    game = table(
        "Strong Deathdealer",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 2
    assert pile(game, "Quinn", "used") == ["Deathdealer"]
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert kinds(game) == {"capture", "end"}  # no cull out of turn (S3)


@card("Strong Deathdealer")
def test_strong_deathdealer_stays_when_nothing_is_destroyed() -> None:
    game = table(
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Devotee of the Holy Query C 2/2/4",
    )
    assert glory(game) == 0
    assert pile(game, "Quinn", "ready") == ["Deathdealer C 1/3/2"]


@card("Strong Deathdealer")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_strong_deathdealer_leaving_does_not_lower_the_attack_total(edition: str) -> None:
    """C13: one that has scored since still counts, against every player."""
    game = table(
        "Strong Deathdealer",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: 2 Assistant C 1/1/2",
        clark="ready: 2 Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == ["Assistant", "Assistant"]
    assert pile(game, "Clark", "used") == ["Assistant", "Assistant"]
    assert glory(game) == 2


@card("Strong Deathdealer")
def test_strong_deathdealer_scores_when_a_spell_of_yours_destroys_a_creature() -> None:
    game = table(
        "Strong Deathdealer",
        "Death Incantation",
        quinn="ready: Deathdealer C 1/3/2, Death S *",
        monique="ready: Warrior of the Quay C 1/2/3, Assistant C 1/1/2",
    )
    take(game, "cast Death", "choose Warrior of the Quay C 1/2/3 of Monique")
    assert glory(game) == 2
    assert pile(game, "Quinn", "ready") == []
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Strong Deathdealer")
def test_strong_deathdealer_scores_when_you_destroy_a_creature_of_your_own() -> None:
    """C5: "you destroy" covers your own Creatures too."""
    game = table(
        "Strong Deathdealer", "Death Incantation", quinn="ready: Deathdealer C 1/3/2, Assistant C 1/1/2, Death S *"
    )
    take(game, "cast Death", "choose Assistant C 1/1/2")
    assert glory(game) == 2
    assert pile(game, "Quinn", "used") == ["Assistant", "Deathdealer"]


@card("Strong Deathdealer")
def test_strong_deathdealer_does_not_score_when_another_player_destroys_a_creature() -> None:
    game = table(
        "Strong Deathdealer",
        turn="Monique, attack",
        quinn="ready: Deathdealer C 2/4/4, Assistant C 1/1/2",
        monique="ready: Witching Hag C 1/3/3",
    )
    take(game, "Quinn: defend Assistant C 1/1/2")
    assert glory(game) == 0
    assert pile(game, "Quinn", "ready") == ["Deathdealer C 2/4/4"]


@card("Strong Deathdealer", "Shaping Cantrip")
def test_strong_deathdealer_scores_even_if_the_destroyed_creature_is_saved() -> None:
    """The rulebook's Goblin, saved with its plain face showing; C4."""
    game = table(
        "Strong Deathdealer",
        "Shaping Cantrip",
        "Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Scavenging Goblin C 1/2/2, Shaping S",
    )
    take(game, "Monique: cast Shaping")
    assert glory(game) == 2
    assert pile(game, "Quinn", "used") == ["Deathdealer"]
    assert pile(game, "Monique", "ready") == ["Scavenging Goblin C 1/2/2"]


@card("Strong Deathdealer")
def test_two_strong_deathdealers_both_score_for_one_destroyed_creature() -> None:
    game = table(
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="ready: 2 Deathdealer C 1/3/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 4
    assert pile(game, "Quinn", "ready") == []


@card("Strong Deathdealer")
def test_strong_deathdealer_can_win_the_game_in_the_middle_of_an_attack() -> None:
    """S5: reaching the goal ends the game at once."""
    game = table(
        "Strong Deathdealer",
        turn="Quinn, attack",
        quinn="glory 18; ready: Deathdealer C 2/4/4",
        monique="ready: Assistant C 1/1/2, Devotee of the Holy Query C 2/2/4",
    )
    take(game, "Monique: defend Assistant C 1/1/2")
    assert game.over
    assert game.result.winners == (0,)
    assert game.result.reason == "glory"


@card("Strong Deathdealer")
def test_strong_deathdealer_under_expert_culling_is_culled_for_its_glory_or_kept_without() -> None:
    """S4: whenever it scores, cull it and take its Glory, or neither."""
    at = "ready: Deathdealer C 1/3/2"
    for choice, earned, used, left in (("cull", 2, [], 5), ("keep", 0, ["Deathdealer"], 4)):
        game = table(
            "Strong Deathdealer",
            turn="Quinn, attack",
            rules="expert_culling=True",
            quinn=at,
            monique="ready: Assistant C 1/1/2",
        )
        take(game, f"Quinn: {choice} Deathdealer")
        assert glory(game) == earned
        assert pile(game, "Quinn", "used") == used
        assert in_the_wilds(game, "Deathdealer") == left


# -- Mighty Deathdealer ------------------------------------------------------------------------------


@card("Mighty Deathdealer")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_mighty_deathdealer_adds_its_attack_once_when_the_attack_destroys_a_creature(edition: str) -> None:
    """3 against four Assistants of defense 2: with 3 more, three fall and the fourth stands."""
    game = table(
        "Mighty Deathdealer",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: 4 Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Mighty Deathdealer")
def test_mighty_deathdealer_adds_nothing_when_nothing_is_destroyed() -> None:
    game = table(
        "Mighty Deathdealer",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: Devotee of the Holy Query C 2/2/4, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Devotee of the Holy Query")
    assert pile(game, "Monique", "used") == []


@card("Mighty Deathdealer")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_mighty_deathdealer_starts_again_from_the_unraised_total_against_each_player(edition: str) -> None:
    game = table(
        "Mighty Deathdealer",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Deathdealer C 1/3/2",
        monique="ready: 4 Assistant C 1/1/2",
        clark="ready: 4 Assistant C 1/1/2",
        michael="ready: Devotee of the Holy Query C 2/2/4",
    )
    assert len(pile(game, "Monique", "ready")) == 1
    assert len(pile(game, "Clark", "ready")) == 1
    assert len(pile(game, "Michael", "ready")) == 1


@card("Mighty Deathdealer")
def test_two_mighty_deathdealers_each_add_their_attack() -> None:
    """C6: 6 and then 3 and 3 more are 12, which six Assistants take up."""
    game = table(
        "Mighty Deathdealer",
        turn="Quinn, attack",
        quinn="ready: 2 Deathdealer C 1/3/2",
        monique="ready: 7 Assistant C 1/1/2",
    )
    assert len(pile(game, "Monique", "ready")) == 1


@card("Mighty Deathdealer")
def test_mighty_deathdealer_is_not_stirred_by_a_spell_before_the_attack() -> None:
    """C5: "your attack destroys" does not cover spells."""
    game = table(
        "Mighty Deathdealer",
        "Death Incantation",
        quinn="ready: Deathdealer C 1/3/2, Death S *",
        monique="ready: Warrior of the Quay C 1/2/3, Devotee of the Holy Query C 2/2/4",
    )
    take(game, "cast Death", "choose Warrior of the Quay C 1/2/3 of Monique")
    go_and_attack(game)
    assert pile(game, "Monique", "ready") == ["Devotee of the Holy Query C 2/2/4"]


@card("Mighty Deathdealer")
def test_mighty_deathdealer_does_nothing_when_it_is_attacked() -> None:
    """3 break the Assistant, and 1 is left for the Deathdealer."""
    game = table(
        "Mighty Deathdealer",
        turn="Monique, attack",
        quinn="ready: Deathdealer C 1/3/2, Assistant C 1/1/2",
        monique="ready: Witching Hag C 1/3/3",
    )
    take(game, "Quinn: defend Assistant")
    assert pile(game, "Quinn", "ready") == ["Deathdealer C 1/3/2"]


@card("Mighty Deathdealer", "Death Cantrip")
def test_mighty_deathdealer_adds_its_attack_with_its_bonuses() -> None:
    """With +2 it attacks for 5: 5 and 5 more are five Assistants."""
    game = table(
        "Mighty Deathdealer",
        "Death Cantrip",
        quinn="ready: Deathdealer C 1/3/2, Death S *",
        monique="ready: 6 Assistant C 1/1/2",
    )
    take(game, "cast Death")
    go_and_attack(game)
    assert len(pile(game, "Monique", "ready")) == 1


@card("Mighty Deathdealer", "Quake Dragon")
@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_mighty_deathdealer_counts_what_the_quake_dragon_destroys_before_the_totals(edition: str) -> None:
    """C5, C14: the Dragon's breath is part of the attack: 4 and 3 and 3 more break a defense of 8."""
    game = table(
        "Mighty Deathdealer",
        "Quake Dragon",
        "Strong Defender of the Pale",
        turn="Quinn, attack",
        rules=f"edition={edition}",
        quinn="ready: Deathdealer C 1/3/2, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Defender of the Pale C 3/2/8 **",
    )
    assert pile(game, "Monique", "ready") == []


@card("Mighty Deathdealer", "Mighty Witching Hag")
def test_mighty_deathdealer_adds_the_value_fixed_with_the_totals() -> None:
    """C14: cut to 3 by the Hag, it adds 3 even when the Hag has fallen: one Assistant falls, not two."""
    game = table(
        "Mighty Deathdealer",
        "Mighty Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4",
        monique="ready: Witching Hag C 1/3/3, 2 Assistant C 1/1/2",
    )
    assert attack(game, "Deathdealer") == 3
    take(game, "Monique: defend Witching Hag")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2"]


@card("Mighty Deathdealer", "Life Incantation")
def test_mighty_deathdealer_whose_attack_became_0_adds_0() -> None:
    game = table(
        "Mighty Deathdealer",
        "Life Incantation",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 2/4/4, Assistant C 1/1/2, Witching Hag C 1/3/3",
        monique="ready: Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3, Life S",
    )
    take(game, "Monique: cast Life", "choose Deathdealer C 2/4/4 of Quinn")
    pass_all(game)
    take(game, "Monique: defend Scavenging Goblin")
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]
    assert active(game) == "Quinn"
