"""Light vs. Dark: the Spells of Light and of Dark, five of each."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, glory, in_the_wilds, offers, pass_all, quiddity, worth
from tests.cards.setting import table
from tests.rules.looking import offered, phase

#: A turn that does not end by itself: there is Quiddity left for a capture.
LATER = "Quinn, capture, quiddity 9"

# -- Light ---------------------------------------------------------------------------------------------


@card("Light Cantrip")
@pytest.mark.parametrize(("face", "more"), [("S", 3), ("S *", 5)])
def test_light_cantrip_attached_gives_defense(face: str, more: int) -> None:
    game = table(
        "Light Cantrip",
        turn=LATER,
        quinn=f"ready: Light {face}, Assistant C 1/1/2, Black Cat C 1/2/2",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Light")
    assert sorted(offers(game)) == ["choose Assistant C 1/1/2", "choose Black Cat C 1/2/2"]  # of your own
    take(game, "choose Black Cat")
    assert defense(game, "Black Cat") == 2 + more
    assert defense(game, "Assistant") == 2


@card("Light Charm")
def test_light_charm_sends_a_destroyed_creature_to_the_active_pool() -> None:
    game = table(
        "Light Charm",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Assistant C 1/1/2, Light S",
    )
    take(game, "Monique: cast Light")
    assert pile(game, "Monique", "active") == ["Assistant"]
    assert pile(game, "Monique", "used") == ["Light"]  # D12


@card("Light Charm")
def test_light_charm_with_a_burst_returns_it_to_the_ready_area() -> None:
    """The same face, and no more damage this turn (C7)."""
    game = table(
        "Light Charm",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 3/8/7 **",
        monique="ready: Herald C 2/2/4 *, Light S *, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant")
    take(game, "Monique: pass", "Monique: cast Light")
    assert pile(game, "Monique", "ready") == ["Herald C 2/2/4 *"]
    assert phase(game) == "capture"


@card("Light Charm")
def test_light_charm_may_be_kept() -> None:
    game = table(
        "Light Charm",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Assistant C 1/1/2, Light S",
    )
    take(game, "Monique: pass")
    assert pile(game, "Monique", "used") == ["Assistant"]
    assert pile(game, "Monique", "ready") == ["Light S"]


@card("Light Charm", "Dark Enchantment")
def test_light_charm_answers_a_spell_too() -> None:
    game = table(
        "Light Charm",
        "Dark Enchantment",
        turn=LATER,
        quinn="ready: Dark S",
        monique="ready: Boogieman C 1/3/3, Light S *",
    )
    take(game, "cast Dark", "Monique: cast Light")
    assert pile(game, "Monique", "ready") == ["Boogieman C 1/3/3"]


@card("Light Enchantment")
@pytest.mark.parametrize(
    ("face", "carrier", "value"),
    [
        ("S", "Quartz Golem C 1/1/5", 2 + 1),
        ("S", "Black Cat C 1/2/2", 2 + 1),
        ("S *", "Quartz Golem C 1/1/5", 2 + 2),
        ("S *", "Black Cat C 1/2/2", 2 + 1),
    ],
)
def test_light_enchantment_attached_makes_a_creature_worth_more(face: str, carrier: str, value: int) -> None:
    game = table("Light Enchantment", turn=LATER, quinn=f"ready: Light {face}, {carrier}")
    take(game, "cast Light")
    assert worth(game, carrier) == value


@card("Light Enchantment")
def test_light_enchantment_counts_as_it_scores_and_is_not_attached_in_phase_1() -> None:
    game = table(
        "Light Enchantment",
        turn="Quinn, score",
        quinn="ready: Quartz Golem C 1/1/5 (Light S *), Light S; bag: Assistant",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 4
    assert "cast" not in kinds(game)
    assert sorted(pile(game, "Quinn", "used")) == ["Light", "Quartz Golem"]
    game = table("Light Enchantment", turn=LATER, quinn="ready: Light S", monique="ready: Assistant C 1/1/2")
    assert "cast" not in kinds(game)  # to one of your Creatures


@card("Light Incantation")
def test_light_incantation_turns_one_of_your_creatures_up_two_with_a_burst() -> None:
    told = "Quartz Golem C 1/1/5, Herald C 1/1/3, Assistant C 1/1/2"
    game = table("Light Incantation", turn=LATER, quinn=f"ready: Light S, {told}", monique="ready: Herald C 1/1/3")
    take(game, "cast Light")
    assert sorted(offers(game)) == ["choose Herald C 1/1/3", "choose Quartz Golem C 1/1/5"]
    take(game, "choose Herald")
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2", "Herald C 2/2/4 *", "Quartz Golem C 1/1/5"]
    game = table("Light Incantation", turn=LATER, quinn=f"ready: Light S *, {told}, Black Cat C 1/2/2")
    take(game, "cast Light", "choose Herald", "choose Quartz Golem")
    assert "capture" in kinds(game)  # two at most
    assert pile(game, "Quinn", "ready") == [
        "Assistant C 1/1/2", "Black Cat C 1/2/2", "Herald C 2/2/4 *", "Quartz Golem C 2/2/6 *",
    ]  # fmt: skip


@card("Light Spell")
@pytest.mark.parametrize(("face", "light"), [("S", 0), ("S *", 1)])
def test_light_spell_draws_and_rolls_two_dice_and_gives_light_with_a_burst(face: str, light: int) -> None:
    game = table(
        "Light Spell",
        turn="Quinn, ready, quiddity 9",
        quinn=f"ready: Light {face}; bag: 3 Assistant",
        dice="2x Assistant, Q1, C 1/1/2",
    )
    take(game, "cast Light")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Assistant Q1"]
    assert (quiddity(game), game.state.light) == (9, light)
    assert "summon Assistant C 1/1/2" in offers(game)  # still phase 2


# -- Dark ----------------------------------------------------------------------------------------------


@card("Dark Cantrip")
@pytest.mark.parametrize(("face", "more"), [("S", 3), ("S *", 5)])
def test_dark_cantrip_attached_gives_attack(face: str, more: int) -> None:
    game = table(
        "Dark Cantrip",
        turn=LATER,
        quinn=f"ready: Dark {face}, Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "cast Dark")
    assert attack(game, "Assistant") == 1 + more
    assert f"Assistant C 1/1/2 with Dark {face}" in pile(game, "Quinn", "ready")


@card("Dark Charm")
def test_dark_charm_turns_one_opposing_creature_down_two_with_a_burst() -> None:
    told = "ready: Archangel C 3/7/8 **, Assistant C 1/1/2, Boogieman C 2/5/3 *"
    for face, also in (("S", "Herald C 2/2/4 *"), ("S *", "Herald C 1/1/3")):
        game = table(
            "Dark Charm",
            turn=LATER,
            quinn=f"ready: Dark {face}, Herald C 2/2/4 *",
            monique=told,
            clark="ready: Herald C 2/2/4 *",
        )
        take(game, "cast Dark")
        assert offered(game, "choose") == [
            "choose Archangel C 3/7/8 ** of Monique",
            "choose Boogieman C 2/5/3 * of Monique",
            "choose Herald C 2/2/4 * of Clark",
        ]
        take(game, "choose Archangel")
        if face == "S *":
            take(game, "choose Herald")
        assert "capture" in kinds(game)
        assert "Archangel C 2/6/6 *" in pile(game, "Monique", "ready")
        assert pile(game, "Clark", "ready") == [also]
        assert "Herald C 2/2/4 *" in pile(game, "Quinn", "ready")


@card("Dark Enchantment")
def test_dark_enchantment_destroys_a_creature_of_cost_5_or_less() -> None:
    """The full cost counts (Q4): Greater Boogieman costs 6, 5 at its discount."""
    game = table(
        "Dark Enchantment",
        "Greater Boogieman",
        turn=LATER,
        quinn="ready: Dark S, Assistant C 1/1/2",
        monique="ready: Boogieman C 3/6/5 **, Quartz Golem C 3/3/8 **",
    )
    take(game, "cast Dark")
    assert offered(game) == ["choose Assistant C 1/1/2", "choose Quartz Golem C 3/3/8 ** of Monique"]
    take(game, "choose Quartz Golem")
    assert pile(game, "Monique", "used") == ["Quartz Golem"]


@card("Dark Enchantment")
def test_dark_enchantment_with_a_burst_reaches_any_cost() -> None:
    game = table(
        "Dark Enchantment",
        turn=LATER,
        quinn="ready: Dark S *, Assistant C 1/1/2",
        monique="ready: Boogieman C 3/6/5 **",
        clark="ready: Queelzebub C 1/5/4",
    )
    take(game, "cast Dark")
    assert len(offered(game, "choose")) == 3
    take(game, "choose Queelzebub")
    assert pile(game, "Clark", "used") == ["Queelzebub"]


@card("Dark Incantation")
def test_dark_incantation_destroys_a_creature_of_equal_or_lower_cost_of_the_destroyer() -> None:
    """Deathdealer costs 3: Assistants (1) and Black Cats (3) are in reach, Quartz Golem (5, 4 at a discount) is not."""
    game = table(
        "Dark Incantation",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Black Cat C 2/3/3 *, Assistant C 1/1/2, Quartz Golem C 1/1/5",
        monique="ready: Deathdealer C 1/3/2, Dark S",
        clark="bag: Assistant",
    )
    take(game, "Monique: cast Dark")
    assert offered(game) == ["choose Assistant C 1/1/2 of Quinn", "choose Black Cat C 2/3/3 * of Quinn"]
    take(game, "Monique: choose Black Cat")
    pass_all(game)
    assert pile(game, "Quinn", "used") == ["Black Cat"]
    assert pile(game, "Monique", "used") == ["Dark", "Deathdealer"]


@card("Dark Incantation")
def test_dark_incantation_with_a_burst_reaches_any_cost() -> None:
    game = table(
        "Dark Incantation",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Archangel C 3/7/8 **, Quartz Golem C 1/1/5",
        monique="ready: Assistant C 1/1/2, Dark S *",
    )
    take(game, "Monique: cast Dark", "Monique: choose Archangel")
    pass_all(game)
    assert pile(game, "Quinn", "used") == ["Archangel"]
    assert pile(game, "Monique", "used") == ["Assistant", "Dark"]


@card("Dark Incantation")
def test_dark_incantation_is_not_offered_where_nothing_is_in_reach() -> None:
    game = table(
        "Dark Incantation",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Archangel C 3/7/8 **",
        monique="ready: Assistant C 1/1/2, Dark S",
    )
    assert decider(game) == "Quinn"
    assert pile(game, "Monique", "ready") == ["Dark S"]


@card("Dark Spell")
def test_dark_spell_culls_a_die_and_then_gains_1_glory() -> None:
    game = table("Dark Spell", turn=LATER, quinn="ready: Dark S; used: Assistant, Herald", monique="used: Herald")
    before = in_the_wilds(game, "Assistant of Logistics")
    take(game, "cast Dark", "choose Assistant")
    assert glory(game) == 1
    assert in_the_wilds(game, "Assistant of Logistics") == before + 1
    assert pile(game, "Quinn", "used") == ["Herald"]


@card("Dark Spell")
@pytest.mark.parametrize(("culled", "gained"), [(1, 1), (2, 2)])
def test_dark_spell_with_a_burst_culls_up_to_two_for_1_glory_each(culled: int, gained: int) -> None:
    game = table("Dark Spell", turn=LATER, quinn="ready: Dark S *; used: 2 Assistant, Herald")
    take(game, "cast Dark", *["choose Assistant"] * culled)
    if culled == 1:
        take(game, "enough")
    assert "capture" in kinds(game)
    assert glory(game) == gained


@card("Dark Spell")
@pytest.mark.parametrize("face", ["S", "S *"])
def test_dark_spell_without_a_die_to_cull_gains_nothing(face: str) -> None:
    """ "And then"; the Spell itself lies in the Spent Pile by then."""
    game = table("Dark Spell", turn=LATER, quinn=f"ready: Dark {face}; bag: Assistant")
    assert "cast" not in kinds(game)
