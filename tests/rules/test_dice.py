"""D1–D12: dice, drawing, rolling."""

from __future__ import annotations

import pytest

from quarriors import CALLER, CHANCE, Game, wilds_of
from quarriors.testing import find_die, kinds, pile, take
from tests.rules.looking import accept, decider, defense, offered, phase, quiddity, whose_turn
from tests.table import table, wilds_with

EDITIONS = ["edition=revised", "edition=classic"]


def test_D1_each_draw_takes_one_of_the_dice_in_the_bag_alike() -> None:
    game = Game.new(["Quinn", "Monique"], wilds_of(wilds_with()), chance=CALLER)
    game.take("roll")
    decision = game.decision
    assert decision.player == CHANCE
    drawn = dict(zip(game.all_words(), decision.weights, strict=True))
    assert drawn == {"drawn Basic Quiddity": 8, "drawn Assistant": 4}
    game.take("drawn Assistant")
    assert dict(zip(game.all_words(), game.decision.weights, strict=True)) == {
        "drawn Basic Quiddity": 8, "drawn Assistant": 3,
    }  # fmt: skip


def test_D1_everybody_may_look_into_the_bags() -> None:
    game = table(quinn="bag: 2 Portal, Assistant", monique="bag: 3 Basic Quiddity")
    seen = game.view(1).game(CALLER)
    assert pile(seen, "Quinn", "bag") == ["Assistant", "Portal", "Portal"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_D2_the_used_pile_fills_the_bag_in_the_middle_of_a_draw(rules: str) -> None:
    game = table(turn="Quinn, roll", rules=rules, quinn="bag: 2 Basic Quiddity; used: 6 Assistant",
                 dice="2x Basic Quiddity, 4x Assistant, 6x Q1")  # fmt: skip
    game.take("roll")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"] * 4 + ["Basic Quiddity Q1"] * 2
    assert pile(game, "Quinn", "bag") == ["Assistant"] * 2
    assert pile(game, "Quinn", "used") == []


def test_D2_the_used_pile_waits_until_the_bag_has_run_out() -> None:
    game = table(turn="Quinn, roll", quinn="bag: 2 Basic Quiddity; used: 6 Assistant")
    game.take("roll")
    assert offered(game) == ["drawn Basic Quiddity"]


def test_D2_with_both_empty_the_draw_just_ends() -> None:
    game = table(turn="Quinn, roll", quinn="bag: 2 Basic Quiddity; used: Assistant",
                 dice="2x Basic Quiddity, Assistant, 3x Q1")  # fmt: skip
    game.take("roll")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Basic Quiddity Q1", "Basic Quiddity Q1"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_D3_immediate_effects_come_in_any_order_and_each_may_be_left(rules: str) -> None:
    game = table(
        turn="Quinn, immediate",
        rules=rules,
        dice="Basic Quiddity, Basic Quiddity, Q1, Q2",
        quinn="bag: 4 Basic Quiddity; active: Portal D1 fresh, Portal D2 fresh, Assistant R * fresh",
    )
    assert offered(game) == ["draw Portal D1", "draw Portal D2", "end", "immediate Assistant R *"]
    game.take("draw Portal D2")
    assert offered(game) == ["draw Portal D1", "end", "immediate Assistant R *"]
    game.take("end")
    assert phase(game) == "capture"


def test_D3_a_die_is_fresh_until_its_player_does_something_else() -> None:
    game = table(
        "Scavenging Goblin",
        "Growth Charm",
        quinn="bag: 2 Portal; active: Portal D1 fresh, Growth S fresh, Scavenging Goblin C 1/2/2, Basic Quiddity Q1",
    )
    assert "draw" in kinds(game)
    game.take("ready Growth S")
    assert "draw" not in kinds(game)
    assert game.why_not("draw", find_die(game, "Portal D1")) == "not_fresh"


def test_D3_every_roll_makes_the_rolled_dice_fresh_and_no_others() -> None:
    game = table(quinn="bag: 3 Basic Quiddity; active: Portal D1, Portal D2, Assistant R * fresh", dice="Q1, D2")
    assert kinds(game) == {"immediate", "end"}
    take(game, "immediate Assistant", "choose Portal D1")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Portal D2", "Portal D2"]
    assert offered(game) == ["draw Portal D2", "end"]  # the one that was rolled
    game.take("draw Portal D2")
    assert "draw" not in kinds(game)


@pytest.mark.parametrize("rules", EDITIONS)
def test_D4_a_rerolled_die_stays_and_keeps_its_new_face(rules: str) -> None:
    game = table("Mighty Quake Dragon", rules=rules, turn="Quinn, immediate", dice="Q1",
                 quinn="active: Quake Dragon Q3|R fresh, Basic Quiddity Q2 fresh")  # fmt: skip
    game.take("reroll Quake Dragon")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q2", "Quake Dragon Q1"]
    assert "reroll" not in kinds(game)


def test_D4_only_dice_of_the_active_pool_are_rerolled() -> None:
    game = table(
        "Scavenging Goblin",
        "Growth Charm",
        dice="Q1",
        quinn="active: Assistant R * fresh, Basic Quiddity Q1 fresh; ready: Scavenging Goblin C 1/2/2, Growth S",
    )
    game.take("immediate Assistant")
    assert offered(game) == ["choose Basic Quiddity Q1", "enough"]


def test_D4_a_reroll_that_shows_the_symbol_again_may_be_used_again() -> None:
    game = table("Mighty Quake Dragon", quinn="active: Quake Dragon Q3|R fresh", dice="Q3|R, Q2")
    take(game, "reroll Quake Dragon", "reroll Quake Dragon")
    assert pile(game, "Quinn", "active") == ["Quake Dragon Q2"]


def test_D5_the_assistant_takes_one_other_die_along_or_none() -> None:
    told = "active: Assistant R * fresh, 2 Basic Quiddity Q1 fresh"
    game = table(quinn=told, dice="C 1/1/2, Q2")
    take(game, "immediate Assistant", "choose Basic Quiddity")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Basic Quiddity Q1", "Basic Quiddity Q2"]
    game = table(quinn=told, dice="C 1/1/2")
    take(game, "immediate Assistant", "enough")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Basic Quiddity Q1", "Basic Quiddity Q1"]


@pytest.mark.parametrize(("rules", "zone"), [("edition=revised", "spent"), ("edition=classic", "used")])
def test_D6_quiddity_and_draw_joined_spend_the_die_for_both(rules: str, zone: str) -> None:
    game = table("Questing Wizard", rules=rules, turn="Quinn, immediate", dice="Basic Quiddity, Q2",
                 quinn="bag: 3 Basic Quiddity; active: Questing Wizard Q1+D1 fresh")  # fmt: skip
    game.take("draw Questing Wizard")
    assert quiddity(game) == 1
    assert pile(game, "Quinn", zone) == ["Questing Wizard"]
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q2"]


def test_D6_no_longer_fresh_it_still_pays_its_one() -> None:
    game = table("Questing Wizard", "Scavenging Goblin",
                 quinn="bag: 3 Basic Quiddity; active: Questing Wizard Q1+D1, Scavenging Goblin C 1/2/2")  # fmt: skip
    assert kinds(game) == {"summon", "end"}
    game.take("summon Scavenging Goblin")
    assert pile(game, "Quinn", "spent") == ["Questing Wizard"]
    assert pile(game, "Quinn", "active") == []


def test_D6_reroll_and_draw_joined_do_not_spend_the_die() -> None:
    game = table("Victory Incantation", quinn="bag: 3 Basic Quiddity; active: Victory R+D1 fresh",
                 dice="Basic Quiddity, Q1, Q2")  # fmt: skip
    game.take("both Victory")
    assert pile(game, "Quinn", "spent") == []
    assert sorted(word.rsplit(" ", 1)[0] for word in pile(game, "Quinn", "active")) == ["Basic Quiddity", "Victory"]


def test_D6_of_two_joined_symbols_one_may_be_left_unused() -> None:
    game = table("Victory Incantation", quinn="bag: 3 Basic Quiddity; active: Victory R+D1 fresh", dice="Q2")
    assert offered(game) == ["both Victory R+D1", "draw Victory R+D1", "end", "reroll Victory R+D1"]
    game.take("reroll Victory")
    assert pile(game, "Quinn", "active") == ["Victory Q2"]
    assert len(pile(game, "Quinn", "bag")) == 3


def test_D6_either_or_is_one_or_the_other() -> None:
    game = table("Mighty Quake Dragon", quinn="active: Quake Dragon Q3|R fresh", dice="Q1")
    game.take("end")
    assert "capture Scavenging Goblin" in offered(game)  # 3 Quiddity pay for what costs 2
    assert "capture Questing Wizard" not in offered(game)
    game = table("Mighty Quake Dragon", quinn="active: Quake Dragon Q3|R fresh", dice="Q1")
    game.take("reroll Quake Dragon")
    assert "capture Scavenging Goblin" not in offered(game)


def test_D7_dice_drawn_while_scoring_wait_for_the_roll_on_top_of_six() -> None:
    game = table("Strong Defender of the Pale", turn="Quinn, score",
                 quinn="bag: 9 Basic Quiddity; ready: Defender of the Pale C 3/2/8 **",
                 dice="2x Basic Quiddity, 6x Basic Quiddity, 8x Q1")  # fmt: skip
    accept(game)
    game.take("enough")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity", "Basic Quiddity"]  # no face yet
    game.take("roll")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 8


def test_D7_dice_added_on_anothers_turn_wait_for_ones_own() -> None:
    game = table("Mighty Scavenging Goblin", "Strong Witching Hag", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 1/3/3", dice="2x Basic Quiddity, 6x Basic Quiddity, 8x Q2",
                 monique="bag: 9 Basic Quiddity; ready: Scavenging Goblin C 1/2/2 *")  # fmt: skip
    assert pile(game, "Monique", "active") == ["Basic Quiddity", "Basic Quiddity"]
    take(game, "end", "Monique: roll")
    assert pile(game, "Monique", "active") == ["Basic Quiddity Q2"] * 8


def test_D7_dice_added_later_in_ones_own_turn_pay_nothing_and_are_put_away() -> None:
    game = table(
        "Mighty Scavenging Goblin",
        "Death Incantation",
        dice="2x Basic Quiddity",
        quinn="bag: 4 Basic Quiddity; active: Assistant R * fresh; ready: Scavenging Goblin C 1/2/2 *, Death S *",
        monique="bag: Portal",
    )
    game.take("cast Death S *")
    assert pile(game, "Quinn", "active") == ["Assistant R *", "Basic Quiddity", "Basic Quiddity"]
    assert phase(game) == "capture"
    assert offered(game, "capture") == ["capture Basic Quiddity"]  # what costs nothing
    game.take("end")
    assert whose_turn(game) == "Monique"
    assert "Basic Quiddity" in pile(game, "Quinn", "used")
    assert pile(game, "Quinn", "active") == []


def test_D7_waiting_dice_are_not_rerolled() -> None:
    """Quinn's bag of two gave a faceless die to the pool before this Assistant came up."""
    game = table(quinn="active: Assistant R * fresh, Basic Quiddity, Portal Q1 fresh", dice="Q1, Q1")
    game.take("immediate Assistant")
    assert offered(game) == ["choose Portal Q1", "enough"]


def test_D8_a_burst_with_nothing_written_for_it_does_nothing() -> None:
    game = table(
        "Quake Dragon", turn="Quinn, capture", quinn="ready: 2 Quake Dragon C 2/6/6 *, Quake Dragon C 3/8/7 **"
    )
    assert defense(game, "Quake Dragon C 2/6/6", "Quinn") == 6
    assert defense(game, "Quake Dragon C 3/8/7", "Quinn") == 7


def test_D9_growth_incantation_rerolls_two_others_or_fewer() -> None:
    told = "active: Growth S fresh, 3 Basic Quiddity Q1 fresh"
    for chosen in range(3):
        game = table("Growth Incantation", quinn=told, dice="2x Q2")
        game.take("immediate Growth")
        for _ in range(chosen):
            game.take("choose Basic Quiddity")
        if chosen < 2:
            game.take("enough")
        assert pile(game, "Quinn", "active").count("Basic Quiddity Q2") == chosen
        assert quiddity(game) == 2


def test_D10_an_immediate_spell_is_used_at_once_and_never_readied() -> None:
    game = table("Growth Cantrip", quinn="active: Growth S fresh")
    assert kinds(game) == {"immediate", "end"}
    assert game.why_not("ready", find_die(game, "Growth S")) == "immediate_only"
    game.take("immediate Growth")
    assert pile(game, "Quinn", "spent") == ["Growth"]
    assert (quiddity(game), pile(game, "Quinn", "ready")) == (2, [])


def test_D10_no_longer_fresh_it_does_nothing_and_goes_to_the_used_pile() -> None:
    game = table("Growth Cantrip", quinn="active: Growth S; bag: 6 Assistant", monique="bag: Portal")
    assert phase(game) == "capture"
    take(game, "end")
    assert pile(game, "Quinn", "used") == ["Growth"]


def test_D10_attaching_is_casting() -> None:
    game = table("Life Cantrip", "Strong Witching Hag", quinn="ready: Witching Hag C 1/3/3, Life S")
    game.take("cast Life S")
    assert pile(game, "Quinn", "ready")[-1] == "Witching Hag C 1/3/3 with Life S"


@pytest.mark.parametrize("rules", EDITIONS)
def test_D11_leaving_the_phase_ends_freshness(rules: str) -> None:
    game = table(
        rules=rules, turn="Quinn, immediate", quinn="bag: 3 Assistant; active: Portal D1 fresh, Basic Quiddity Q1 fresh"
    )
    game.take("end")
    assert phase(game) == "capture"
    assert "draw" not in kinds(game)
    assert game.why_not("draw", find_die(game, "Portal")) == "wrong_phase"
    assert game.state.fresh == []


def test_D11_what_a_spell_rolls_before_the_draw_has_its_immediate_effects_first() -> None:
    game = table("Harmony Spell", "Qladiator", turn="Quinn, roll", dice="Portal, D2, 2x Assistant, R *, Q1, Q1",
                 quinn="ready: Harmony S; bag: Portal, 2 Assistant", monique="locked: Qladiator L *")  # fmt: skip
    take(game, "cast Harmony", "draw Portal", "immediate Assistant", "enough")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Assistant Q1"]
    assert pile(game, "Quinn", "spent") == ["Harmony", "Portal"]
    assert offered(game) == ["roll"]


def test_D11_between_attack_and_quest_immediate_effects_end_with_the_phase() -> None:
    game = table("Harmony Spell", "Qladiator", "The Hunt For Exqualibur", turn="Quinn, attack", dice="Portal, D2",
                 quinn="ready: Harmony S, Witching Hag C 1/3/3, Assistant C 1/1/2; bag: Portal, Assistant",
                 monique="locked: Qladiator L *")  # fmt: skip
    take(game, "quest", "attack", "cast Harmony")
    assert offered(game) == ["draw Portal D2", "end"]
    take(game, "end")
    assert phase(game) == "capture"
    assert "draw" not in kinds(game)
    assert game.state.fresh == []


def test_D11_what_a_spell_at_the_start_of_the_attack_rolls_has_its_immediate_effects_there() -> None:
    """The Locked Mystic draws and rolls for the Chaos Incantation, the last Spell there is."""
    game = table("Strong Quake Dragon Mystic", "Chaos Incantation", turn="Quinn, attack", dice="Portal, D1",
                 quinn="ready: Chaos S, Deathdealer C 2/4/4; locked: Quake Dragon Mystic L *; bag: Portal, Assistant",
                 monique="ready: Assistant C 1/1/2")  # fmt: skip
    take(game, "cast Chaos")
    assert offered(game) == ["draw Portal D1", "end"]


def test_D11_what_a_reaction_in_a_challenge_rolls_has_its_immediate_effects_before_the_phase_ends() -> None:
    """The challenger's Life Charm is cast on the own turn: the Locked Mystic draws and rolls for it."""
    game = table("Strong Quake Dragon Mystic", "Life Charm", "The Hunt For Exqualibur", turn="Quinn, attack",
                 dice="Portal, D1, Assistant, Q1", quinn="ready: Life S, Deathdealer C 2/4/4; "
                 "locked: Quake Dragon Mystic L *; bag: Portal, Assistant",
                 monique="quest Exqualibur: Witching Hag C 2/4/5")  # fmt: skip
    take(game, "quest", "cast Life")
    assert offered(game) == ["draw Portal D1", "end"]
    assert phase(game) == "attack"
    take(game, "draw Portal")
    assert phase(game) == "capture"
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Deathdealer"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_D12_a_reaction_on_anothers_turn_goes_to_the_used_pile_at_once(rules: str) -> None:
    game = table("Life Spell", "Strong Witching Hag", rules=rules, turn="Quinn, attack",
                 quinn="ready: Witching Hag C 1/3/3", monique="ready: Witching Hag C 1/3/3, Life S")  # fmt: skip
    take(game, "Monique: cast Life S")
    assert pile(game, "Monique", "used") == ["Life"]
    assert pile(game, "Monique", "spent") == []
    assert decider(game) == "Quinn"


def test_D13_a_draw_with_nothing_to_draw_is_not_offered() -> None:
    """Bag and Used Pile are empty; of a joined face the other half is left."""
    game = table("Questing Wizard", "Victory Incantation", turn="Quinn, ready",
                 quinn="active: Portal D2 fresh, Questing Wizard Q1+D1 fresh, Victory R+D1 fresh")  # fmt: skip
    assert offered(game) == ["end", "reroll Victory R+D1"]
    for words in ("Portal", "Questing Wizard", "Victory"):
        assert game.why_not("draw", find_die(game, words)) == "nothing_to_draw"
    assert game.why_not("both", find_die(game, "Victory")) == "nothing_to_draw"


def test_D13_classic_the_spent_die_itself_may_be_drawn() -> None:
    game = table("Victory Incantation", rules="edition=classic", turn="Quinn, immediate", dice="Portal, Q1",
                 quinn="active: Portal D1 fresh, Victory R+D1 fresh")  # fmt: skip
    assert offered(game, "draw") == ["draw Portal D1", "draw Victory R+D1"]
    assert game.why_not("both", find_die(game, "Victory")) == "nothing_to_draw"  # re-rolled, it is not spent
    game.take("draw Portal")
    assert "Portal Q1" in pile(game, "Quinn", "active")


def test_D13_nor_is_a_card_that_does_nothing_but_draw() -> None:
    game = table("Mighty Questing Wizard", "Light Spell", turn="Quinn, ready",
                 quinn="active: Questing Wizard Q2 * fresh; ready: Light S")  # fmt: skip
    assert "immediate" not in kinds(game)
    assert "cast" not in kinds(game)
    assert game.why_not("cast", find_die(game, "Light S")) == "nothing_to_draw"
