"""Light vs. Dark: the Dark Creatures, Black Cat, Boogieman and Queelzebub."""

from __future__ import annotations

import pytest

from quarriors import Game
from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, end_turn, glory, in_the_wilds, offers, worth
from tests.cards.setting import table
from tests.rules.looking import offered, phase, whose_turn

#: A turn that does not end by itself: there is Quiddity left for a capture.
LATER = "Quinn, capture, quiddity 9"


def roll_low(game: Game) -> int:
    """Lets chance roll the first face of every die asked for; how many those were."""
    rolled = 0
    while game.decision.player < 0:
        game.take(game.decision.options[0])
        rolled += 1
    return rolled


# -- Black Cat -----------------------------------------------------------------------------------------


@card("Black Cat")
def test_black_cat_has_one_die_of_an_opponents_next_roll_rerolled() -> None:
    """Its player chooses the die, a Large Quiddity die if they like; the roll after that is left alone."""
    game = table(
        "Black Cat",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Black Cat C 1/2/2",
        monique="bag: 4 Assistant",
        dice="3x Assistant",
    )
    take(game, "summon Black Cat")
    end_turn(game)
    take(game, "Monique: roll")
    assert roll_low(game) == 5
    assert decider(game) == "Quinn"
    assert {"choose Large Quiddity Q2 of Monique", "choose Assistant Q1 of Monique"} <= {
        words.partition(" #")[0] for words in offers(game)
    }
    take(game, next(words for words in offers(game) if "Large" in words))
    take(game, "rolled Q3")
    assert "Large Quiddity Q3" in pile(game, "Monique", "active")
    assert decider(game) == "Monique"
    assert not game.state.gifts


@card("Black Cat")
def test_black_cat_chooses_one_opponent_and_each_with_a_burst() -> None:
    game = table(
        "Black Cat",
        turn="Quinn, ready, quiddity 9",
        quinn="active: Black Cat C 1/2/2, Black Cat C 2/3/3 *",
        monique="bag: 4 Assistant",
        clark="bag: 4 Assistant",
    )
    take(game, "summon Black Cat C 1/2/2")
    assert offers(game) == ["name Monique", "name Clark"]
    take(game, "name Clark")
    assert [gift.player for gift in game.state.gifts] == [2]
    take(game, "summon Black Cat C 2/3/3 *")
    assert sorted(gift.player for gift in game.state.gifts) == [1, 2, 2]


@card("Black Cat")
def test_black_cat_waits_for_the_named_opponents_roll() -> None:
    game = table(
        "Black Cat",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Black Cat C 1/2/2",
        monique="bag: 2 Assistant",
        clark="bag: 2 Assistant",
        dice="2x Assistant",
    )
    take(game, "summon Black Cat", "name Clark")
    end_turn(game)
    take(game, "Monique: roll")
    roll_low(game)
    assert decider(game) == "Monique"
    end_turn(game)
    script = game.state.script
    assert script is not None
    script.add("2x Assistant")
    take(game, "Clark: roll")
    roll_low(game)
    assert decider(game) == "Quinn"
    take(game, "choose Assistant")
    roll_low(game)
    assert decider(game) == "Clark"


@card("Black Cat")
def test_black_cat_works_on_after_it_has_gone() -> None:
    """The gift is the opponent's; the Cat need not be there any more."""
    game = table(
        "Black Cat",
        "Life Spell",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Black Cat C 1/2/2",
        monique="bag: 2 Assistant; active: Archangel",
        dice="2x Assistant",
    )
    take(game, "summon Black Cat")
    end_turn(game)
    take(game, "Monique: roll")
    roll_low(game)
    assert decider(game) == "Quinn"


@card("Lesser Black Cat")
@pytest.mark.parametrize(
    ("face", "zone", "words"), [("C 1/2/2", "bag", "Black Cat"), ("C 2/3/3 *", "active", "Black Cat")]
)
def test_lesser_black_cat_destroyed_slips_into_the_bag_or_the_active_pool(face: str, zone: str, words: str) -> None:
    game = table(
        "Lesser Black Cat",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique=f"ready: Black Cat {face}",
    )
    assert pile(game, "Monique", zone) == [words]
    assert pile(game, "Monique", "used") == []


@card("Lesser Black Cat")
def test_lesser_black_cat_anchored_rerolls_one_die_of_the_active_pool() -> None:
    game = table(
        "Lesser Black Cat",
        turn="Quinn, ready, quiddity 1, dark 1",
        quinn="active: Assistant Q1, Herald C 1/1/3",
        dice="C 2/2/4 *",
    )
    take(game, "anchor Black Cat")
    assert sorted(offers(game)) == ["choose Assistant Q1", "choose Herald C 1/1/3"]
    take(game, "choose Herald")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Herald C 2/2/4 *"]


@card("Greater Black Cat")
def test_greater_black_cat_destroyed_goes_to_the_active_pool() -> None:
    game = table(
        "Greater Black Cat",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Black Cat C 1/2/2",
    )
    assert pile(game, "Monique", "active") == ["Black Cat"]
    game = table("Greater Black Cat", turn=LATER, quinn="ready: Black Cat C 1/2/2, Black Cat C 2/3/3 *")
    assert (worth(game, "Black Cat C 1/2/2"), worth(game, "Black Cat C 2/3/3 *")) == (2, 3)


@card("Greater Black Cat")
def test_greater_black_cat_anchored_turns_an_opposing_creature_down() -> None:
    game = table(
        "Greater Black Cat",
        turn="Quinn, capture, quiddity 9, dark 2",
        quinn="ready: Herald C 2/2/4 *",
        monique="ready: Herald C 2/2/4 *, Assistant C 1/1/2",
        clark="ready: Queelzebub C 3/8/7 **",
    )
    take(game, "anchor Black Cat")
    assert offered(game) == ["choose Herald C 2/2/4 * of Monique", "choose Queelzebub C 3/8/7 ** of Clark"]
    take(game, "choose Queelzebub")
    assert pile(game, "Clark", "ready") == ["Queelzebub C 2/7/5 *"]


@card("Strong Black Cat")
@pytest.mark.parametrize(("face", "others"), [("C 1/2/2", 5), ("C 2/3/3 *", 4)])
def test_strong_black_cat_weakens_light_attackers_and_all_with_a_burst(face: str, others: int) -> None:
    game = table(
        "Strong Black Cat",
        turn=LATER,
        quinn="ready: Archangel C 1/4/5, Queelzebub C 1/5/4, Assistant C 1/1/2",
        monique=f"ready: Black Cat {face}",
        clark="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Archangel") == 3
    assert attack(game, "Queelzebub") == others
    assert attack(game, "Assistant") == (1 if others == 5 else 0)
    assert attack(game, "Archangel", against="Clark") == 4


@card("Mighty Black Cat")
@pytest.mark.parametrize(
    ("face", "reached"),
    [
        ("C 1/2/2", ["Assistant C 1/1/2", "Warrior of the Quay C 1/2/3"]),
        (
            "C 2/3/3 *",
            ["Assistant C 1/1/2", "Boogieman C 1/3/3", "Quartz Golem C 1/1/5", "Warrior of the Quay C 1/2/3"],
        ),
    ],
)
def test_mighty_black_cat_takes_a_cheap_creature_of_its_destroyer_along(face: str, reached: list[str]) -> None:
    """Full costs (Q4): Warrior 4, Quartz Golem 5 (4 at its discount), Greater Boogieman 6, Questing Wizard 7."""
    told = "Questing Wizard C 1/2/5, Boogieman C 1/3/3, Quartz Golem C 1/1/5, Warrior of the Quay C 1/2/3"
    game = table(
        "Mighty Black Cat",
        "Greater Boogieman",
        turn="Quinn, attack, quiddity 9",
        quinn=f"ready: {told}, Assistant C 1/1/2",
        monique=f"ready: Black Cat {face}",
        clark="bag: Assistant",
    )
    assert decider(game) == "Monique"
    assert offered(game) == [*(f"choose {words} of Quinn" for words in reached), "enough"]
    take(game, "Monique: choose " + reached[-1])
    assert pile(game, "Quinn", "used") == [reached[-1].partition(" C ")[0]]
    assert decider(game) == "Quinn"  # one of them


@card("Mighty Black Cat", "Dark Enchantment")
def test_mighty_black_cat_answers_a_spell_too_and_need_not() -> None:
    game = table(
        "Mighty Black Cat",
        "Dark Enchantment",
        turn=LATER,
        quinn="ready: Dark S, Assistant C 1/1/2",
        monique="ready: Black Cat C 1/2/2",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "cast Dark", "choose Black Cat")
    assert offered(game) == ["choose Assistant C 1/1/2 of Quinn", "enough"]
    take(game, "Monique: enough")
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2"]


# -- Boogieman -----------------------------------------------------------------------------------------


@card("Boogieman")
def test_boogieman_summoned_with_one_burst_turns_one_opposing_creature_down() -> None:
    game = table(
        "Boogieman",
        turn="Quinn, ready, quiddity 9",
        quinn="active: Boogieman C 2/5/3 *; ready: Herald C 2/2/4 *",
        monique="ready: Herald C 2/2/4 *, Archangel C 3/7/8 **, Assistant C 1/1/2",
    )
    take(game, "summon Boogieman")
    assert offered(game) == ["choose Archangel C 3/7/8 ** of Monique", "choose Herald C 2/2/4 * of Monique"]
    take(game, "choose Archangel")
    assert "choose" not in kinds(game)
    assert pile(game, "Monique", "ready") == ["Archangel C 2/6/6 *", "Assistant C 1/1/2", "Herald C 2/2/4 *"]


@card("Boogieman")
def test_boogieman_summoned_with_two_bursts_turns_up_to_two_and_without_none() -> None:
    told = "ready: Herald C 2/2/4 *, Archangel C 3/7/8 **, Black Cat C 2/3/3 *"
    game = table("Boogieman", turn="Quinn, ready, quiddity 9", quinn="active: Boogieman C 3/6/5 **, Assistant C 1/1/2",
                 monique=told)  # fmt: skip
    take(game, "summon Boogieman", "choose Archangel", "choose Herald")
    assert "summon" in kinds(game)  # two at most
    assert pile(game, "Monique", "ready") == ["Archangel C 2/6/6 *", "Black Cat C 2/3/3 *", "Herald C 1/1/3"]
    game = table("Boogieman", turn="Quinn, ready, quiddity 9", quinn="active: Boogieman C 3/6/5 **, Assistant C 1/1/2",
                 monique=told)  # fmt: skip
    take(game, "summon Boogieman", "choose Archangel", "enough")
    assert pile(game, "Monique", "ready") == ["Archangel C 2/6/6 *", "Black Cat C 2/3/3 *", "Herald C 2/2/4 *"]
    game = table("Boogieman", turn="Quinn, ready, quiddity 9", quinn="active: Boogieman C 1/3/3, Assistant C 1/1/2",
                 monique=told)  # fmt: skip
    take(game, "summon Boogieman")
    assert "choose" not in kinds(game)


@card("Lesser Boogieman")
@pytest.mark.parametrize(
    ("face", "of_level_1", "of_level_2"),
    [
        ("C 1/3/3", 4, 4),
        ("C 2/5/3 *", 3, 4),
        ("C 3/6/5 **", 3, 2),
    ],
)
def test_lesser_boogieman_weakens_defenders_of_its_attack(face: str, of_level_1: int, of_level_2: int) -> None:
    """Level 1 by 1, by 2 with a burst; every level by 2 with two bursts; never below 1."""
    game = table(
        "Lesser Boogieman",
        turn="Quinn, attack, quiddity 9",
        quinn=f"ready: Boogieman {face}",
        monique="ready: Deathdealer C 1/3/2, Deathdealer C 2/4/4, Quartz Golem C 1/1/5",
    )
    assert decider(game) == "Monique"
    assert defense(game, "Deathdealer C 1/3/2", "Monique") == 1
    assert defense(game, "Quartz Golem", "Monique") == of_level_1
    assert defense(game, "Deathdealer C 2/4/4", "Monique") == of_level_2


@card("Lesser Boogieman")
def test_lesser_boogieman_speaks_while_its_player_attacks_only() -> None:
    told = "ready: Boogieman C 3/6/5 **"
    game = table("Lesser Boogieman", turn=LATER, quinn=told, monique="ready: Deathdealer C 2/4/4")
    assert defense(game, "Deathdealer", "Monique") == 4
    game = table(
        "Lesser Boogieman",
        turn="Monique, attack, quiddity 9",
        quinn=f"{told}, Assistant C 1/1/2",
        monique="ready: Deathdealer C 2/4/4",
        clark="ready: 2 Deathdealer C 2/4/4, Quake Dragon C 1/4/4",
    )
    assert defense(game, "Deathdealer", "Clark") == 4


@card("Lesser Boogieman")
def test_lesser_boogieman_anchored_culls_a_used_die_of_its_user() -> None:
    game = table(
        "Lesser Boogieman",
        turn="Quinn, capture, quiddity 9, dark 2",
        quinn="used: Assistant, Herald",
        monique="used: Herald",
    )
    before = in_the_wilds(game, "Assistant of Logistics")
    take(game, "anchor Boogieman", "choose Assistant")
    assert in_the_wilds(game, "Assistant of Logistics") == before + 1
    assert pile(game, "Quinn", "used") == ["Herald"]


@card("Greater Boogieman")
@pytest.mark.parametrize(("heralds", "more"), [(1, 1), (3, 3), (5, 3)])
def test_greater_boogieman_grows_with_opposing_light_creatures(heralds: int, more: int) -> None:
    game = table(
        "Greater Boogieman",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Boogieman C 1/3/3, Quartz Golem C 1/1/5",
        monique=f"ready: {heralds} Herald C 1/1/3, Assistant C 1/1/2",
        clark="ready: 2 Assistant C 1/1/2",
    )
    assert decider(game) == "Monique"
    assert attack(game, "Boogieman") == 3 + more
    assert attack(game, "Boogieman", against="Clark") == 3 + more  # in all opponents' Ready Areas


@card("Greater Boogieman")
@pytest.mark.parametrize(("face", "falls"), [("C 1/3/3", False), ("C 2/5/3 *", False), ("C 3/6/5 **", True)])
def test_greater_boogieman_with_two_bursts_destroys_a_level_1_creature_as_it_is_summoned(
    face: str, falls: bool
) -> None:
    game = table(
        "Greater Boogieman",
        turn="Quinn, ready, quiddity 9",
        quinn=f"active: Boogieman {face}, Assistant C 1/1/2",
        monique="ready: Black Cat C 1/2/2, Herald C 2/2/4 *",
        clark="ready: Assistant C 1/1/2",
    )
    take(game, "summon Boogieman")
    assert ("choose" in kinds(game)) == falls
    if falls:
        assert offered(game) == ["choose Assistant C 1/1/2 of Clark", "choose Black Cat C 1/2/2 of Monique"]
        take(game, "choose Black Cat")
        assert pile(game, "Monique", "used") == ["Black Cat"]


@card("Greater Boogieman")
def test_greater_boogieman_anchored_gives_3_attack_this_turn() -> None:
    game = table(
        "Greater Boogieman",
        turn="Quinn, capture, quiddity 9, dark 2",
        quinn="ready: Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2; bag: Assistant",
    )
    take(game, "anchor Boogieman")
    assert attack(game, "Assistant") == 4
    end_turn(game)
    assert attack(game, "Assistant") == 1


@card("Strong Boogieman")
@pytest.mark.parametrize(("face", "value"), [("C 1/3/3", 3 + 2), ("C 2/5/3 *", 5 + 3), ("C 3/6/5 **", 6 + 4)])
def test_strong_boogieman_hits_players_with_light_creatures_harder(face: str, value: int) -> None:
    game = table(
        "Strong Boogieman",
        turn=LATER,
        quinn=f"ready: Boogieman {face}",
        monique="ready: Herald C 1/1/3",
        clark="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Boogieman") == value
    assert attack(game, "Boogieman", against="Clark") == int(face.split("/")[1])


@card("Mighty Boogieman")
@pytest.mark.parametrize(("face", "gained"), [("C 1/3/3", 0), ("C 2/5/3 *", 0), ("C 3/6/5 **", 1)])
def test_mighty_boogieman_may_cull_once_its_players_attack_has_destroyed(face: str, gained: int) -> None:
    game = table(
        "Mighty Boogieman",
        turn="Quinn, attack, quiddity 9",
        quinn=f"ready: Boogieman {face}, Queelzebub C 1/5/4; used: 2 Assistant",
        monique="ready: 2 Assistant C 1/1/2",
    )
    assert decider(game) == "Quinn"
    assert offered(game) == ["choose Assistant", "enough"]
    take(game, "choose Assistant")
    assert glory(game) == gained
    assert phase(game) == "capture"  # once a turn, though two fell
    assert pile(game, "Quinn", "used") == ["Assistant"]


@card("Mighty Boogieman")
def test_mighty_boogieman_gains_nothing_where_nothing_was_culled() -> None:
    """ "And then"."""
    told = "ready: Boogieman C 3/6/5 **; used: Assistant"
    game = table("Mighty Boogieman", turn="Quinn, attack, quiddity 9", quinn=told, monique="ready: Assistant C 1/1/2")
    take(game, "enough")
    assert glory(game) == 0
    game = table("Mighty Boogieman", turn="Quinn, attack, quiddity 9", quinn="ready: Boogieman C 3/6/5 **",
                 monique="ready: Assistant C 1/1/2")  # fmt: skip
    assert (glory(game), phase(game)) == (0, "capture")
    game = table(
        "Mighty Boogieman", turn="Quinn, attack, quiddity 9", quinn=told, monique="ready: Quake Dragon C 3/8/7 **"
    )
    assert (glory(game), phase(game)) == (0, "capture")


# -- Queelzebub ----------------------------------------------------------------------------------------


@card("Queelzebub")
@pytest.mark.parametrize(
    ("face", "reached"),
    [
        ("C 1/5/4", ["Herald C 1/1/3"]),
        ("C 2/7/5 *", ["Herald C 1/1/3", "Quartz Golem C 2/2/6 *"]),
        ("C 3/8/7 **", ["Archangel C 3/7/8 **", "Herald C 1/1/3", "Quartz Golem C 2/2/6 *"]),
    ],
)
def test_queelzebub_may_destroy_a_light_creature_as_it_is_summoned(face: str, reached: list[str]) -> None:
    for choice in (None, reached[0]):
        game = table(
            "Queelzebub",
            "Lesser Herald",
            turn="Quinn, ready, quiddity 9",
            quinn=f"active: Queelzebub {face}, Assistant C 1/1/2; ready: Herald C 1/1/3",
            monique="ready: Herald C 1/1/3, Quartz Golem C 2/2/6 *, Archangel C 3/7/8 **, Black Cat C 1/2/2",
        )
        take(game, "summon Queelzebub")
        assert offered(game) == [*(f"choose {die} of Monique" for die in reached), "enough"]
        take(game, f"choose {choice}" if choice else "enough")
        assert pile(game, "Monique", "used") == ([] if choice is None else [choice.partition(" C ")[0]])


@card("Lesser Queelzebub")
@pytest.mark.parametrize(("face", "more"), [("C 1/5/4", 2), ("C 2/7/5 *", 2), ("C 3/8/7 **", 3)])
def test_lesser_queelzebub_gives_the_other_creatures_of_its_player_attack(face: str, more: int) -> None:
    game = table(
        "Lesser Queelzebub",
        turn=LATER,
        quinn=f"ready: Queelzebub {face}, Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Assistant") == 1 + more
    assert attack(game, "Queelzebub") == int(face.split("/")[1])
    assert attack(game, "Assistant", "Monique", "Quinn") == 1


@card("Lesser Queelzebub")
def test_lesser_queelzebub_anchored_culls_and_then_draws() -> None:
    game = table(
        "Lesser Queelzebub",
        turn="Quinn, ready, quiddity 9, dark 2",
        quinn="used: Herald, Assistant; bag: Assistant",
        dice="Assistant, Q1",
    )
    take(game, "anchor Queelzebub", "choose Herald")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]
    assert pile(game, "Quinn", "used") == ["Assistant"]
    game = table("Lesser Queelzebub", turn="Quinn, ready, quiddity 9, dark 2", quinn="bag: Assistant")
    assert "anchor" not in kinds(game)  # nothing to cull, and so nothing to draw


@card("Greater Queelzebub")
@pytest.mark.parametrize(("face", "less"), [("C 1/5/4", 2), ("C 2/7/5 *", 2), ("C 3/8/7 **", 3)])
def test_greater_queelzebub_weakens_light_defenders_of_its_attack(face: str, less: int) -> None:
    game = table(
        "Greater Queelzebub",
        turn="Quinn, attack, quiddity 9",
        quinn=f"ready: Queelzebub {face}",
        monique="ready: Quartz Golem C 1/1/5, Herald C 1/1/3, Deathdealer C 2/4/4",
    )
    assert decider(game) == "Monique"
    assert defense(game, "Quartz Golem", "Monique") == 5 - less
    assert defense(game, "Herald", "Monique") == 1  # not below 1
    assert defense(game, "Deathdealer", "Monique") == 4
    game = table("Greater Queelzebub", turn=LATER, quinn=f"ready: Queelzebub {face}", monique="ready: Herald C 1/1/3")
    assert defense(game, "Herald", "Monique") == 3


@card("Greater Queelzebub")
def test_greater_queelzebub_anchored_destroys_a_light_creature_and_then_gains_1_glory() -> None:
    game = table(
        "Greater Queelzebub",
        "Lesser Herald",
        turn="Quinn, capture, quiddity 9, dark 3",
        quinn="ready: Quartz Golem C 1/1/5, Assistant C 1/1/2",
        monique="ready: Herald C 1/1/3, Black Cat C 1/2/2",
    )
    take(game, "anchor Queelzebub")
    assert offered(game) == ["choose Herald C 1/1/3 of Monique", "choose Quartz Golem C 1/1/5"]
    take(game, "choose Herald")
    assert glory(game) == 1
    assert pile(game, "Monique", "used") == ["Herald"]
    game = table("Greater Queelzebub", turn="Quinn, capture, quiddity 9, dark 3", monique="ready: Black Cat C 1/2/2")
    assert "anchor" not in kinds(game)


@card("Strong Queelzebub")
@pytest.mark.parametrize(
    ("face", "victims", "gained"),
    [
        ("C 1/5/4", 0, 0),
        ("C 1/5/4", 1, 1),
        ("C 2/7/5 *", 2, 1),
        ("C 3/8/7 **", 1, 1),
        ("C 3/8/7 **", 2, 2),
        ("C 3/8/7 **", 4, 2),
    ],
)
def test_strong_queelzebub_gains_glory_for_its_players_attack(face: str, victims: int, gained: int) -> None:
    told = f"ready: {victims} Assistant C 1/1/2" if victims else "ready: Quake Dragon C 3/8/7 **"
    game = table("Strong Queelzebub", turn="Quinn, attack, quiddity 9", quinn=f"ready: Queelzebub {face}", monique=told)
    assert phase(game) == "capture"
    assert len(pile(game, "Monique", "used")) == victims
    assert glory(game) == gained


@card("Strong Queelzebub")
def test_strong_queelzebub_counts_all_opponents_together() -> None:
    game = table(
        "Strong Queelzebub",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 3/8/7 **",
        monique="ready: Assistant C 1/1/2",
        clark="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 2


@card("Mighty Queelzebub")
def test_mighty_queelzebub_costs_each_opponent_1_glory_as_it_scores() -> None:
    game = table(
        "Mighty Queelzebub",
        turn="Quinn, score",
        quinn="ready: Queelzebub C 1/5/4; bag: Assistant",
        monique="glory 3",
        clark="",
    )
    assert (glory(game), glory(game, "Monique"), glory(game, "Clark")) == (3, 2, 0)
    assert whose_turn(game) == "Quinn"


@card("Mighty Queelzebub")
@pytest.mark.parametrize(("face", "falls"), [("C 1/5/4", False), ("C 2/7/5 *", False), ("C 3/8/7 **", True)])
def test_mighty_queelzebub_with_two_bursts_destroys_a_cheap_creature_as_it_is_summoned(face: str, falls: bool) -> None:
    """Quartz Golem costs 5, 4 at its discount: out of reach (Q4)."""
    game = table(
        "Mighty Queelzebub",
        "Lesser Herald",
        turn="Quinn, ready, quiddity 9",
        quinn=f"active: Queelzebub {face}, Assistant C 1/1/2",
        monique="ready: Quartz Golem C 1/1/5, Herald C 2/2/4 *, Assistant C 1/1/2",
    )
    take(game, "summon Queelzebub")
    assert ("choose" in kinds(game)) == falls
    if falls:
        assert offered(game) == ["choose Assistant C 1/1/2 of Monique", "choose Herald C 2/2/4 * of Monique"]
        take(game, "choose Herald")
        assert pile(game, "Monique", "used") == ["Herald"]


@card("Black Cat")
def test_two_black_cats_have_two_dice_of_the_same_roll_rerolled() -> None:
    """C15; a die that the first has had re-rolled may be chosen again."""
    game = table(
        "Black Cat",
        turn="Quinn, ready, quiddity 9",
        quinn="active: 2 Black Cat C 1/2/2",
        monique="bag: 4 Assistant",
        dice="3x Assistant",
    )
    take(game, "summon Black Cat", "summon Black Cat")
    end_turn(game)
    take(game, "Monique: roll")
    roll_low(game)
    chosen = 0
    while decider(game) == "Quinn":
        take(game, "choose Assistant")
        assert roll_low(game) == 1
        chosen += 1
    assert chosen == 2


@card("Lesser Quartz Golem", "Strong Queelzebub", "Life Cantrip")
def test_strong_queelzebub_counts_a_creature_that_was_saved() -> None:
    """C4, C7: a Lesser Quartz Golem that turned down was destroyed; what it wore is gone."""
    game = table(
        "Lesser Quartz Golem",
        "Strong Queelzebub",
        "Life Cantrip",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 3/8/7 **, Archangel C 3/7/8 **",
        monique="ready: Quartz Golem C 2/2/6 * (Life S)",
    )
    take(game, "Monique: use")
    assert pile(game, "Monique", "ready") == ["Quartz Golem C 1/1/5"]
    assert pile(game, "Monique", "used") == ["Life"]
    assert glory(game) == 1


@card("Greater Quartz Golem", "Lesser Boogieman", "Greater Queelzebub")
@pytest.mark.parametrize("attacker", ["Lesser Boogieman", "Greater Queelzebub"])
def test_greater_quartz_golem_is_not_weakened_by_dark_attackers(attacker: str) -> None:
    name = attacker.split()[1]
    face = "C 3/6/5 **" if name == "Boogieman" else "C 3/8/7 **"
    game = table(
        "Greater Quartz Golem",
        attacker,
        turn="Quinn, attack, quiddity 9",
        quinn=f"ready: {name} {face}",
        monique="ready: Quartz Golem C 1/1/5, Quartz Golem C 3/3/8 **",
    )
    assert decider(game) == "Monique"
    assert defense(game, "Quartz Golem C 1/1/5", "Monique") == 5


@card("Strong Queelzebub", "Mighty Boogieman", "Quake Dragon")
def test_strong_queelzebub_and_mighty_boogieman_count_the_dragons_breath() -> None:
    """C5."""
    told = "ready: Quake Dragon C 1/4/4, Queelzebub C 1/5/4"
    game = table("Strong Queelzebub", "Quake Dragon", turn="Quinn, attack, quiddity 9", quinn=told,
                 monique="ready: Assistant C 1/1/2")  # fmt: skip
    assert glory(game) == 1
    game = table("Mighty Boogieman", "Quake Dragon", turn="Quinn, attack, quiddity 9",
                 quinn="ready: Quake Dragon C 1/4/4, Boogieman C 1/3/3; used: Assistant",
                 monique="ready: Assistant C 1/1/2")  # fmt: skip
    assert offered(game) == ["choose Assistant", "enough"]


@card("Strong Queelzebub", "Dark Enchantment")
def test_strong_queelzebub_does_not_count_spells() -> None:
    """C5: "your attack destroys" covers no Spell."""
    game = table(
        "Strong Queelzebub",
        "Dark Enchantment",
        turn="Quinn, ready, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4, Dark S",
        monique="ready: Assistant C 1/1/2, Quake Dragon C 3/8/7 **",
    )
    take(game, "cast Dark")
    assert pile(game, "Monique", "used") == ["Assistant"]
    if phase(game) == "ready":
        take(game, "end")
    assert (phase(game), glory(game)) == ("capture", 0)
