"""E1–E11: what the classic (2011) and the revised (2018) edition do differently."""

from __future__ import annotations

import pytest

from quarriors import Game, QuarriorsError, Rules, Script, Wilds, deal
from quarriors.engine import vocabulary as v
from quarriors.engine.boxes import lend_finder
from quarriors.sets.base import BOX as BASE
from quarriors.testing import find_die, kinds, pile, take
from tests.rules.looking import decider, defense, glory, offered, phase, quiddity, whose_turn
from tests.table import table, wilds_with

CLASSIC = "edition=classic"
EDITIONS = ["edition=revised", CLASSIC]

# A class of our own, whose Creature draws and rolls a die when summoned: the base box has none.
_HERALD = v.creature_die("Judge's Herald", "Q1, Q1, Q1, C 1/1/1, C 1/1/1, C 1/1/1", ("#123456", "#ffffff"))


def _judges(id: str, classic: bool) -> v.Box:
    herald = v.card(_HERALD, "", 1, v.when(v.summoned(v.it), v.draw_and_roll(1)), glory=1)
    return v.Box(id, "The Judges", 2018, [herald], classic=classic)


#: The same box twice: one that the classic edition knows, one that it does not.
BOXES = {id: _judges(id, classic) for id, classic in (("old-judges", True), ("new-judges", False))}
lend_finder(BOXES.get)


def _wilds_with_herald(box: str) -> Wilds:
    names = wilds_with("Scavenging Goblin")
    cards = [card for card in BASE.cards if card.kind == "basic" or card.name in names]
    return Wilds([BOXES[box].cards[0] if card.name == "Mighty Quake Dragon" else card for card in cards])


# -- E1 -----------------------------------------------------------------------------------------------


def test_E1_classic_a_spent_portal_can_be_drawn_again_at_once() -> None:
    game = table(rules=CLASSIC, turn="Quinn, immediate", quinn="active: Portal D2 fresh; used: Assistant",
                 dice="Portal, Assistant, Q1, Q1")  # fmt: skip
    game.take("draw Portal")
    assert pile(game, "Quinn", "used") == []
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Portal Q1"]


def test_E1_revised_a_spent_portal_waits_in_the_spent_pile() -> None:
    game = table(quinn="active: Portal D2 fresh; used: 2 Assistant", dice="2x Assistant, 2x C 1/1/2")
    game.take("draw Portal")
    assert pile(game, "Quinn", "spent") == ["Portal"]
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Assistant C 1/1/2"]


@pytest.mark.parametrize(("rules", "zone"), [("edition=revised", "spent"), (CLASSIC, "used")])
def test_E1_dice_spent_for_quiddity_lie_where_the_edition_says(rules: str, zone: str) -> None:
    game = table("Scavenging Goblin", "Growth Charm", rules=rules,
                 quinn="active: Scavenging Goblin C 1/2/2, Basic Quiddity Q1; ready: Growth S")  # fmt: skip
    game.take("summon Scavenging Goblin")
    assert pile(game, "Quinn", zone) == ["Basic Quiddity"]


def test_E1_revised_spent_dice_reach_the_used_pile_in_the_last_phase() -> None:
    game = table(
        "Scavenging Goblin", quinn="active: Scavenging Goblin C 1/2/2, Basic Quiddity Q1", monique="bag: Portal"
    )
    take(game, "summon Scavenging Goblin", "end")
    assert whose_turn(game) == "Monique"
    assert pile(game, "Quinn", "spent") == []
    assert pile(game, "Quinn", "used") == ["Basic Quiddity"]


# -- E2, E3 -------------------------------------------------------------------------------------------


def test_E2_classic_readying_is_a_phase_of_its_own() -> None:
    game = table(
        "Scavenging Goblin",
        rules=CLASSIC,
        turn="Quinn, immediate",
        quinn="bag: Assistant; active: Portal D1 fresh, Scavenging Goblin C 1/2/2 fresh, Basic Quiddity Q1 fresh",
    )
    assert phase(game) == "immediate"
    assert kinds(game) == {"draw", "end"}
    game.take("end")
    assert phase(game) == "ready"
    assert kinds(game) == {"summon", "end"}


def test_E2_classic_spells_wait_until_immediate_effects_are_over() -> None:
    game = table(
        "Growth Charm",
        rules=CLASSIC,
        turn="Quinn, immediate",
        quinn="bag: Assistant; active: Portal D1 fresh, Basic Quiddity Q1 fresh; ready: Growth S",
    )
    assert kinds(game) == {"draw", "end"}
    game.take("end")
    assert kinds(game) == {"cast", "end"}


def test_E2_revised_rolling_and_readying_are_one_phase() -> None:
    game = table(
        "Scavenging Goblin",
        "Growth Charm",
        quinn="bag: Assistant; active: Portal D1 fresh, Scavenging Goblin C 1/2/2, Basic Quiddity Q1, Growth S",
    )
    assert kinds(game) == {"draw", "summon", "ready", "end"}


@pytest.mark.parametrize("rules", EDITIONS)
def test_E3_summoning_ends_immediate_effects_of_dice_rolled_before(rules: str) -> None:
    game = table(
        "Scavenging Goblin",
        rules=rules,
        quinn="bag: 2 Assistant; active: Portal D1 fresh, 2 Scavenging Goblin C 1/2/2 fresh, 2 Basic Quiddity Q1 fresh",
    )
    game.take("summon Scavenging Goblin")
    assert kinds(game) == {"summon", "end"}


def _herald_in_hand(rules: Rules, dice: str) -> Game:
    """Turn 1 buys a Herald, and then the dice bring it up with a Portal in the bag behind it."""
    script = "6x Basic Quiddity, 6x Q1, " + "6x Basic Quiddity, 6x Q1, "
    script += "2x Basic Quiddity, 4x Assistant, 6x Q1, " + "2x Basic Quiddity, 4x Assistant, 6x Q1, " + dice
    game = Game.new(["Quinn", "Monique"], _wilds_with_herald("old-judges"), rules, chance=Script(script))
    for buys in ("Judge's Herald", "", "Portal", ""):
        game.take("roll")
        game.take(f"capture {buys}" if buys else "end")
    game.take("roll")
    return game


def test_E3_revised_a_summon_ability_that_rolls_reopens_everything() -> None:
    rolls = "Judge's Herald, 5x Basic Quiddity, C 1/1/1, 5x Q1, Portal, D1, Assistant, C 1/1/2"
    game = _herald_in_hand(Rules(), rolls)
    assert offered(game) == ["end", "summon Judge's Herald C 1/1/1"]
    game.take("summon Judge's Herald")
    assert offered(game) == ["draw Portal D1", "end"]
    game.take("draw Portal")
    assert offered(game) == ["end", "summon Assistant C 1/1/2"]
    game.take("summon Assistant")
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2", "Judge's Herald C 1/1/1"]


def test_E3_classic_dice_rolled_by_a_summon_bring_no_more_immediate_effects() -> None:
    rolls = "Judge's Herald, 5x Basic Quiddity, C 1/1/1, 5x Q1, Portal, D1"
    game = _herald_in_hand(Rules(edition="classic"), rolls)
    game.take("summon Judge's Herald")
    assert "Portal D1" in pile(game, "Quinn", "active")
    assert phase(game) == "capture"
    assert "draw" not in kinds(game)


# -- E4 -----------------------------------------------------------------------------------------------

_TWO_GOBLINS = "bag: Portal; ready: 2 Scavenging Goblin C 1/2/2"


def _attack_on_two(rules: str) -> Game:
    """Quinn's Hag of 4 attacks Monique and Clark, who hold a Life Spell each."""
    return table("Life Spell", "Strong Witching Hag", "Scavenging Goblin", "Deathdealer", rules=rules,
                 turn="Quinn, attack", quinn="ready: Witching Hag C 2/4/5",
                 monique="bag: Portal; ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2, Life S",
                 clark="bag: Portal; ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2, Life S")  # fmt: skip


def test_E4_revised_all_protect_until_all_pass_in_a_row_before_anyone_defends() -> None:
    game = _attack_on_two("edition=revised")
    assert decider(game) == "Monique"
    game.take("pass")
    assert decider(game) == "Clark"
    game.take("cast Life S")
    assert decider(game) == "Monique"  # asked again: Clark did not pass
    game.take("cast Life S")
    # 4 against defense 6: both Goblins hold out, and each chooses in turn
    assert (decider(game), kinds(game)) == ("Monique", {"defend"})
    game.take("defend Scavenging Goblin")
    assert (decider(game), kinds(game)) == ("Clark", {"defend"})


def test_E4_classic_each_opponent_protects_and_defends_in_turn() -> None:
    game = _attack_on_two(CLASSIC)
    assert (decider(game), kinds(game)) == ("Monique", {"cast", "pass"})
    game.take("pass")
    assert (decider(game), kinds(game)) == ("Monique", {"defend"})
    game.take("defend Deathdealer")  # both fall: 4 - 2 - 2
    assert pile(game, "Monique", "ready") == ["Life S"]
    assert (decider(game), kinds(game)) == ("Clark", {"cast", "pass"})
    game.take("cast Life S")
    assert (decider(game), kinds(game)) == ("Clark", {"defend"})


def test_E4_protection_counts_for_the_player_who_uses_it_only() -> None:
    game = _attack_on_two("edition=revised")
    game.take("cast Life S")
    assert defense(game, "Scavenging Goblin", "Monique") == 6
    assert defense(game, "Scavenging Goblin", "Clark") == 2


def test_E4_revised_life_incantation_speaks_for_everyone() -> None:
    game = table("Life Incantation", "Strong Witching Hag", "Scavenging Goblin", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 2/4/5", monique=_TWO_GOBLINS,
                 clark=_TWO_GOBLINS + ", Life S")  # fmt: skip
    assert decider(game) == "Clark"
    game.take("cast Life S")  # there is one attacker only: nothing to choose
    assert phase(game) == "capture"  # nobody had to defend against 0
    assert len(pile(game, "Monique", "ready")) == len(pile(game, "Clark", "ready")) == 2


def test_E4_classic_life_incantation_comes_too_late_for_those_before() -> None:
    game = table("Life Incantation", "Strong Witching Hag", "Scavenging Goblin", rules=CLASSIC, turn="Quinn, attack",
                 quinn="ready: Witching Hag C 2/4/5", monique=_TWO_GOBLINS,
                 clark=_TWO_GOBLINS + ", Life S")  # fmt: skip
    assert decider(game) == "Clark"  # Monique's two Goblins are alike: nothing to choose
    assert pile(game, "Monique", "used") == ["Scavenging Goblin", "Scavenging Goblin"]
    game.take("cast Life S")  # there is one attacker only: nothing to choose
    assert pile(game, "Clark", "ready") == ["Scavenging Goblin C 1/2/2", "Scavenging Goblin C 1/2/2"]


# -- E5–E9 --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", EDITIONS)
def test_E5_the_active_player_casts_nothing_in_phase_1(rules: str) -> None:
    game = table("Victory Cantrip", "Growth Charm", "Strong Witching Hag", rules=rules, turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Witching Hag C 1/3/3, Victory S, Growth S; used: Portal")  # fmt: skip
    assert glory(game, "Quinn") == 3  # without the Cantrip's 2
    assert kinds(game) == {"cull", "enough"}
    assert game.why_not("cast", find_die(game, "Victory S")) is not None


@pytest.mark.parametrize("rules", EDITIONS)
def test_E5_opponents_may_react_in_phase_1(rules: str) -> None:
    """Quinn's Deathdealer swaps away the last Basic Quiddity that holds Monique's Ooze up."""
    game = table("Deathdealer", "Primordial Ooze", "Life Charm", rules=rules, turn="Quinn, score",
                 quinn="bag: Portal; ready: Deathdealer C 1/3/2",
                 monique="ready: Primordial Ooze C 2/?/?, Life S; used: Basic Quiddity")  # fmt: skip
    game.take("choose Basic Quiddity")
    assert decider(game) == "Monique"
    game.take("cast Life S")
    assert pile(game, "Monique", "active") == ["Primordial Ooze"]
    assert pile(game, "Monique", "used") == ["Deathdealer", "Life"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_E5_in_phase_2_the_active_player_may_cast_before_the_draw(rules: str) -> None:
    game = table("Growth Charm", rules=rules, turn="Quinn, roll", quinn="bag: 5 Assistant; ready: Growth S",
                 dice="5x Assistant, 5x Q1" if "revised" in rules else "5x Assistant, Growth, 5x Q1, Q1")  # fmt: skip
    assert offered(game) == ["cast Growth S", "roll"]
    game.take("cast Growth S")
    assert quiddity(game) == 3
    game.take("roll")
    assert len(pile(game, "Quinn", "active")) == (5 if "revised" in rules else 6)  # classic: spent, and drawn again


def test_E5_what_is_cast_before_the_draw_reaches_the_used_pile() -> None:
    game = table("Discriminating Spell", turn="Quinn, roll", quinn="ready: Discriminating S; used: Assistant, Portal",
                 dice="Portal, Q1")  # fmt: skip
    take(game, "cast Discriminating S", "choose Assistant", "roll")
    assert pile(game, "Quinn", "active") == ["Portal Q1"]  # the Assistant has gone back to its card


def test_E6_classic_a_portal_may_be_turned_when_only_portals_are_left() -> None:
    game = table(rules=CLASSIC, turn="Quinn, immediate", quinn="active: Portal D2 fresh; used: Portal")
    assert kinds(game) == {"draw", "turn", "end"}
    game.take("turn Portal")
    assert pile(game, "Quinn", "active") == ["Portal Q1"]
    assert offered(game, "capture") == ["capture Assistant", "capture Basic Quiddity"]


def test_E6_a_portal_is_not_turned_while_other_dice_are_left() -> None:
    game = table(rules=CLASSIC, turn="Quinn, immediate", quinn="active: Portal D2 fresh; used: Portal, Assistant")
    assert kinds(game) == {"draw", "end"}


def test_E6_cannot_happen_in_the_revised_edition() -> None:
    game = table(quinn="active: Portal D2 fresh; used: Portal")
    assert kinds(game) == {"draw", "end"}


@pytest.mark.parametrize("rules", EDITIONS)
def test_E7_a_creature_is_damaged_once_per_attack(rules: str) -> None:
    game = table("Ghostly Spirit", "Strong Witching Hag", rules=rules, turn="Quinn, attack",
                 quinn="ready: 2 Witching Hag C 2/4/5",
                 monique="bag: Portal; ready: Ghostly Spirit C 2/3/3; used: 3 Basic Quiddity")  # fmt: skip
    game.take("use Ghostly Spirit")
    # 5 damage are left, but the Spirit has had its share
    assert pile(game, "Monique", "ready") == ["Ghostly Spirit C 2/3/3"]
    assert pile(game, "Monique", "used") == ["Basic Quiddity", "Basic Quiddity"]
    assert phase(game) == "capture"


@pytest.mark.parametrize("rules", EDITIONS)
def test_E8_two_bursts_use_the_double_line_only(rules: str) -> None:
    game = table("Death Charm", "Strong Witching Hag", rules=rules,
                 quinn="ready: Witching Hag C 1/3/3 (Death S **)", monique="bag: Portal",
                 turn="Quinn, capture, quiddity 1")  # fmt: skip
    assert defense(game, "Witching Hag", "Quinn") == 3 + 5  # not 3 + 3 + 5


def test_E9_classic_attaches_to_ones_own_creatures() -> None:
    game = table("Life Cantrip", "Strong Witching Hag", "Scavenging Goblin", rules=CLASSIC,
                 quinn="ready: Witching Hag C 1/3/3, Scavenging Goblin C 1/2/2, Life S",
                 monique="ready: Witching Hag C 1/3/3")  # fmt: skip
    game.take("cast Life S")
    assert offered(game) == ["choose Scavenging Goblin C 1/2/2", "choose Witching Hag C 1/3/3"]


def test_E9_revised_attaches_to_any_creature() -> None:
    game = table("Life Cantrip", "Strong Witching Hag", "Scavenging Goblin",
                 quinn="ready: Scavenging Goblin C 1/2/2, Life S", monique="ready: Witching Hag C 1/3/3")  # fmt: skip
    game.take("cast Life S")
    game.take("choose Witching Hag C 1/3/3 of Monique")
    assert defense(game, "Witching Hag", "Monique") == 7


# -- E10, E11 -----------------------------------------------------------------------------------------


def test_E10_the_base_box_is_played_with_both_editions() -> None:
    for edition in ("classic", "revised"):
        rules = Rules(edition=edition)
        assert Game.new(["Quinn", "Monique"], deal(["base"], 1, 2, rules), rules, seed=1).rules.edition == edition


def test_E10_classic_refuses_boxes_it_does_not_know() -> None:
    with pytest.raises(QuarriorsError, match="classic"):
        Game.new(["Quinn", "Monique"], _wilds_with_herald("new-judges"), Rules(edition="classic"), seed=1)
    with pytest.raises(QuarriorsError, match="classic"):
        deal(["base", "new-judges"], 1, 2, Rules(edition="classic"))


@pytest.mark.parametrize("rules", EDITIONS)
def test_E11_the_active_pool_goes_to_the_used_pile_and_spells_may_follow(rules: str) -> None:
    game = table("Growth Charm", "Shaping Charm", rules=rules, turn="Quinn, clean_up", monique="bag: Portal",
                 quinn="active: 2 Assistant C 1/1/2, Basic Quiddity Q1; ready: Growth S, Shaping S")  # fmt: skip
    assert offered(game) == ["discard Growth S", "discard Shaping S", "end"]
    game.take("discard Growth S")
    game.take("end")
    assert pile(game, "Quinn", "used") == ["Assistant", "Assistant", "Basic Quiddity", "Growth"]
    assert pile(game, "Quinn", "ready") == ["Shaping S"]
    assert (whose_turn(game), quiddity(game)) == ("Monique", 0)


def test_E11_attached_spells_stay_where_they_are() -> None:
    game = table("Life Cantrip", "Growth Charm", "Strong Witching Hag", turn="Quinn, clean_up", monique="bag: Portal",
                 quinn="ready: Witching Hag C 1/3/3 (Life S), Growth S")  # fmt: skip
    assert offered(game) == ["discard Growth S", "end"]


@pytest.mark.parametrize("rules", EDITIONS)
def test_E11_spells_are_cast_until_the_capture_phase_ends_and_then_only_discarded(rules: str) -> None:
    game = table("Growth Charm", rules=rules, turn="Quinn, capture", quinn="ready: Growth S", monique="bag: Portal")
    assert "cast Growth S" in offered(game)
    game.take("end")
    assert offered(game) == ["discard Growth S", "end"]
    assert game.why_not("cast", find_die(game, "Growth S")) == "wrong_phase"


def test_E11_anchored_spells_are_used_until_the_capture_phase_ends() -> None:
    game = table("Lesser Herald", "Growth Charm", turn="Quinn, capture",
                 quinn="bag: 2 Herald; active: Herald Q1 light; ready: Growth S", monique="bag: Herald")  # fmt: skip
    assert "anchor" in kinds(game)
    game.take("end")
    assert offered(game) == ["discard Growth S", "end"]
