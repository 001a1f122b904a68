"""X8, X9, Q2, D7 and the rulebook on Light vs. Dark: energies, Large Quiddity dice, Anchored Spells."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from quarriors import Game, QuarriorsError, Rules, Script, deal, wilds_of
from quarriors.engine.energies import pay_with
from quarriors.engine.faces import NO_ENERGY
from quarriors.engine.zones import ACTIVE_POOL
from quarriors.testing import find_die, kinds, pile, take
from tests.cards.seen import attack, decider, defense, end_turn, glory, in_the_wilds, offers
from tests.cards.setting import table
from tests.rules.looking import card_number, offered, phase, seated, whose_turn

EIGHT = [
    "Archangel", "Herald", "Quartz Golem", "Black Cat", "Boogieman", "Queelzebub", "Light Spell", "Dark Spell",
]  # fmt: skip


def energies(game: Game) -> tuple[int, int, int]:
    """Plain, Light and Dark Quiddity in the pool of the active player."""
    return game.state.quiddity, game.state.light, game.state.dark


# -- setting up ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X8_alone_six_creatures_two_spells_and_one_assistant(players: int) -> None:
    wilds = deal(sets=["light_vs_dark"], players=players, seed=players)
    shown = wilds.shown
    assert sum(card.kind == "creature" for card in shown) == 6
    assert sum(card.kind == "spell" for card in shown) == 2
    assert len({card.die.name for card in shown}) == 9
    assert [card.die.name for card in shown if card.kind == "basic"] == ["Assistant"]
    game = Game.new(["A", "B", "C", "D"][:players], wilds, seed=1)
    for name in game.players:
        assert pile(game, name, "bag") == ["Assistant"] * 4
        assert pile(game, name, "aside") == ["Large Quiddity"] * 2
    assert in_the_wilds(game, "Assistant") == 0  # the rest went back to the box


def test_X8_mixed_seven_creatures_and_three_spells_with_its_own_basics() -> None:
    wilds = deal(sets=["base", "light_vs_dark"], seed=3)
    shown = wilds.shown
    assert sum(card.kind == "creature" for card in shown) == 7
    assert sum(card.kind == "spell" for card in shown) == 3
    basics = [card.name for card in shown if card.kind == "basic"]
    assert len(basics) == 1
    assert basics[0].startswith("Assistant of ")
    game = Game.new(["A", "B"], wilds, seed=1)
    assert pile(game, "A", "bag") == ["Assistant"] * 4
    assert in_the_wilds(game, "Assistant") == 0


def test_X8_each_of_the_three_assistants_is_dealt_at_times() -> None:
    found = {
        card.name
        for seed in range(30)
        for card in deal(sets=["light_vs_dark"], seed=seed).shown
        if card.kind == "basic"
    }
    assert found == {"Assistant of Acquisition", "Assistant of Economics", "Assistant of Logistics"}


def test_X8_expert_culling_is_refused() -> None:
    with pytest.raises(QuarriorsError, match="Expert Culling"):
        deal(sets=["light_vs_dark"], seed=1, rules=Rules(expert_culling=True))
    with pytest.raises(QuarriorsError, match="Expert Culling"):
        Game.new(["A", "B"], wilds_of(EIGHT, sets=["light_vs_dark"]), rules=Rules(expert_culling=True), seed=1)


@pytest.mark.parametrize("name", ["Herald", "Scavenging Goblin"])
def test_X8_scoring_gives_no_cull_alone_or_mixed(name: str) -> None:
    face = "C 1/1/3" if name == "Herald" else "C 1/2/2"
    game = table(*{"Herald", name}, turn="Quinn, score", quinn=f"ready: {name} {face}; used: Assistant")
    assert glory(game) == 2
    assert decider(game) == "Quinn"
    assert offers(game) == ["roll"]


# -- the draw ------------------------------------------------------------------------------------------


def new_game(dice: str, players: tuple[str, ...] = ("Quinn", "Monique")) -> Game:
    wilds = wilds_of([*EIGHT, "Assistant of Logistics"], sets=["light_vs_dark"])
    return Game.new(list(players), wilds, chance=Script(dice))


@pytest.mark.parametrize("players", [("Quinn", "Monique"), ("Quinn", "Monique", "Clark")])
def test_two_dice_on_the_first_two_turns_of_each_player_and_three_from_the_third(players: tuple[str, ...]) -> None:
    game = new_game("", players)
    script = game.state.script
    assert script is not None
    for round_number in (1, 2, 3, 4):
        for name in players:
            assert whose_turn(game) == name
            drawn = 2 if round_number < 3 else 3
            script.add(f"{drawn}x Assistant")
            take(game, f"{name}: roll")
            assert len(pile(game, name, "active")) == drawn + 2
            assert sum(die.startswith("Large Quiddity") for die in pile(game, name, "active")) == 2
            while game.decision.player < 0:
                take(game, "rolled Q1" if "rolled Q1" in offers(game) else "rolled Q2")
            end_turn(game)
            assert pile(game, name, "aside") == ["Large Quiddity"] * 2
            assert all(die == "Assistant" for die in pile(game, name, "used") + pile(game, name, "bag"))


def test_the_third_turn_with_a_herald_waiting_rolls_six_dice() -> None:
    """The rulebook's example: three drawn, the Herald that sat in the Active Pool, two Quiddity dice. D7."""
    game = table(
        "Herald",
        turn="Quinn, roll",
        quinn="active: Herald; bag: 4 Assistant",
        dice="3x Assistant",
    )
    take(game, "roll")
    assert len(pile(game, "Quinn", "active")) == 6
    rolled = 0
    while game.decision.player < 0:
        rolled += 1
        take(game, next(words for words in offers(game) if words.startswith("rolled Q")))
    assert rolled == 6
    assert all(" " in die.removeprefix("Large ") for die in pile(game, "Quinn", "active"))


def test_a_smaller_draw_leaves_the_large_dice_alone() -> None:
    """Strong Quaxos' Eye: one die fewer from the bag, and the Quiddity dice all the same."""
    game = table(
        "Herald",
        "Strong Quaxos' Eye",
        turn="Quinn, roll",
        quinn="bag: 4 Assistant; locked: Quaxos' Eye L *",
        dice="2x Assistant",
    )
    take(game, "roll")
    assert len(pile(game, "Quinn", "active")) == 4


# -- Large Quiddity dice -------------------------------------------------------------------------------


def test_large_dice_are_spent_and_come_back_aside() -> None:
    game = table(
        "Herald",
        quinn="active: Large Quiddity Q2, Large Quiddity Q2 light, Herald C 2/2/4 *; used: Assistant",
        monique="bag: 4 Assistant",
    )
    take(game, "summon Herald")
    assert pile(game, "Quinn", "spent") == ["Large Quiddity"]
    end_turn(game)
    assert pile(game, "Quinn", "aside") == ["Large Quiddity"] * 2
    assert pile(game, "Quinn", "used") == ["Assistant"]
    assert pile(game, "Quinn", "bag") == []


def test_large_dice_are_nobodys_to_capture() -> None:
    game = table("Herald", turn="Quinn, capture, quiddity 9")
    assert "capture Large Quiddity" not in offers(game)
    card = card_number(game, "Large Quiddity")
    assert game.why_not("capture", card=card) is not None


def test_large_dice_can_be_rerolled() -> None:
    """Lesser Black Cat's Anchored Spell, an Immediate Effect of Chaos: re-rolling is all that reaches them."""
    game = table(
        "Lesser Black Cat",
        quinn="active: Large Quiddity Q1 dark, Large Quiddity Q2",
        dice="Q3",
    )
    take(game, "anchor Black Cat")
    assert pile(game, "Quinn", "active") == ["Large Quiddity Q3"]
    game = table(
        "Herald",
        "Chaos Spell",
        quinn="active: Large Quiddity Q1 dark, Large Quiddity Q2, Chaos S fresh, Assistant Q1",
        dice="Q3, Q3",
    )
    take(game, "immediate Chaos")
    assert len(offered(game, "choose")) == 3
    take(game, "choose Large Quiddity Q1 dark", "choose Large Quiddity Q2", "enough")
    assert pile(game, "Quinn", "active") == ["Assistant Q1", "Large Quiddity Q3", "Large Quiddity Q3"]


def test_large_dice_are_not_drawn_dice() -> None:
    """Frost Howler: "one of them" is one of the dice drawn. The FAQ: the draw of a turn is one draw."""
    game = table(
        "Herald",
        "Frost Howler",
        turn="Quinn, roll",
        quinn="bag: 3 Assistant",
        monique="locked: Frost Howler L *",
        dice="3x Assistant",
    )
    take(game, "roll")
    if game.decision.player == 0:
        assert set(offers(game)) == {"choose Assistant"}
        take(game, "choose Assistant")
    assert pile(game, "Quinn", "spent") == ["Assistant"]
    assert pile(game, "Quinn", "active").count("Large Quiddity") == 2


def test_large_dice_are_never_culled() -> None:
    game = table(
        "Lesser Boogieman",
        quinn="active: Large Quiddity Q2 dark, Large Quiddity Q2; used: Assistant",
    )
    take(game, "anchor Boogieman")
    assert decider(game) == "Quinn"
    assert pile(game, "Quinn", "used") == []  # the Assistant was all there was
    assert in_the_wilds(game, "Assistant") > 0
    assert pile(game, "Quinn", "spent") == ["Large Quiddity"]


# -- Light and Dark Quiddity ---------------------------------------------------------------------------


def test_light_and_dark_quiddity_do_all_that_plain_quiddity_does() -> None:
    game = table("Archangel", quinn="active: Large Quiddity Q1 dark, Large Quiddity Q2 light, Archangel C 3/7/8 **")
    take(game, "summon Archangel")
    assert pile(game, "Quinn", "ready") == ["Archangel C 3/7/8 **"]
    assert pile(game, "Quinn", "aside") == ["Large Quiddity"] * 2  # nothing was left, and the turn is over


def test_Q1_what_a_die_gives_beyond_the_price_keeps_its_energy() -> None:
    game = table(
        "Lesser Herald", quinn="active: Large Quiddity Q2 light, Herald C 1/1/3; bag: Assistant", dice="Assistant, Q1"
    )
    take(game, "summon Herald")
    assert energies(game) == (0, 1, 0)
    assert offered(game, "anchor") == ["anchor Herald"]
    take(game, "anchor Herald")
    assert energies(game) == (0, 0, 0)
    assert pile(game, "Quinn", "active") == ["Assistant Q1"]


def test_quiddity_of_every_energy_is_lost_at_the_end_of_the_turn() -> None:
    game = table("Herald", turn="Quinn, capture, light 2, dark 2", monique="bag: Assistant")
    end_turn(game)
    assert energies(game) == (0, 0, 0)


def test_Q2_paying_by_hand_tells_the_energies_apart() -> None:
    game = seated(
        table("Herald", quinn="active: Large Quiddity Q2 light, Large Quiddity Q1 dark, Assistant Q1"),
        "Quinn [pay_by_hand], Monique",
    )
    take(game, "spend Large Quiddity Q2 light", "spend Large Quiddity Q1 dark", "spend Assistant")
    assert energies(game) == (1, 2, 1)


# -- the discounted cost -------------------------------------------------------------------------------


def test_X9_the_greater_quartz_golem_for_5_with_2_light_and_3_plain() -> None:
    """The rulebook's example."""
    game = table("Greater Quartz Golem", turn="Quinn, capture, quiddity 3, light 2")
    take(game, "capture Quartz Golem")
    assert pile(game, "Quinn", "used") == ["Quartz Golem"]
    assert energies(game) == (0, 0, 0)


@pytest.mark.parametrize(
    ("held", "bought"),
    [
        ("quiddity 5", False),
        ("quiddity 6", True),
        ("quiddity 4, light 1", True),
        ("quiddity 4, dark 1", False),
        ("dark 5", False),
        ("dark 6", True),
        ("light 5", True),
        ("light 4", False),
    ],
)
def test_X9_the_discount_needs_one_quiddity_of_its_energy(held: str, bought: bool) -> None:
    game = table("Greater Quartz Golem", turn=f"Quinn, capture, {held}")
    assert ("capture Quartz Golem" in offers(game)) == bought
    if bought:
        take(game, "capture Quartz Golem")
        assert energies(game) == (0, 0, 0)


def test_X9_the_same_for_dark() -> None:
    for held, bought in (("quiddity 4, dark 1", True), ("quiddity 4, light 1", False)):
        game = table("Greater Boogieman", turn=f"Quinn, capture, {held}")
        assert ("capture Boogieman" in offers(game)) == bought


def test_X9_spells_have_a_discount_too() -> None:
    game = table("Light Charm", turn="Quinn, capture, quiddity 1, light 1")
    take(game, "capture Light")
    assert pile(game, "Quinn", "used") == ["Light"]


def test_X9_automatic_paying_takes_the_cheapest_way() -> None:
    """6 plain would do; with 1 Light 5 do."""
    game = table("Greater Quartz Golem", turn="Quinn, capture, quiddity 6, light 1", rules="captures=2")
    take(game, "capture Quartz Golem")
    assert energies(game) == (2, 0, 0)


def test_X9_automatic_paying_takes_dice_of_the_energy_along() -> None:
    game = table(
        "Quartz Golem",
        turn="Quinn, capture",
        quinn="active: Large Quiddity Q3, Large Quiddity Q2 dark, Herald Q1 light",
        rules="captures=2",
    )
    take(game, "capture Quartz Golem")  # 4: the plain 3 and the Light 1
    assert pile(game, "Quinn", "active") == ["Large Quiddity Q2 dark"]
    assert energies(game) == (0, 0, 0)


def test_X9_a_cheaper_turn_lowers_the_discounted_cost_too() -> None:
    """Mighty Questing Wizard: 2 less for each die."""
    game = table(
        "Mighty Questing Wizard",
        "Greater Quartz Golem",
        turn="Quinn, score",
        quinn="ready: Questing Wizard C 1/2/5; bag: 3 Assistant",
        dice="3x Assistant",
    )
    take(game, "roll")
    while game.decision.player < 0:
        take(game, "rolled Q1" if "rolled Q1" in offers(game) else "rolled Q1 light")
    while phase(game) != "capture":
        take(game, "end")
    take(game, "capture Quartz Golem")  # 5 less 2, 1 of it Light
    assert len(pile(game, "Quinn", "spent")) == 3
    assert any(die.startswith("Large") for die in pile(game, "Quinn", "spent"))


def test_X9_without_light_the_cheaper_turn_lowers_the_full_cost() -> None:
    game = table(
        "Lord of the Quarry",
        "Greater Quartz Golem",
        turn="Quinn, ready, quiddity 7",
        quinn="active: Lord of the Quarry C 2/4/4 *",
    )
    take(game, "summon Lord of the Quarry")
    assert "capture Quartz Golem" in offers(game)
    take(game, "capture Quartz Golem")
    assert energies(game) == (0, 0, 0)


def test_a_surcharge_raises_the_discounted_cost_too() -> None:
    """Strong Pink Eye Cyclops on Monique's side: 1 more for each die captured."""
    for held, bought in (("quiddity 4, light 1", False), ("quiddity 5, light 1", True)):
        game = table(
            "Strong Pink Eye Cyclops",
            "Greater Quartz Golem",
            turn=f"Quinn, capture, {held}",
            monique="locked: Pink Eye Cyclops L *",
        )
        assert ("capture Quartz Golem" in offers(game)) == bought


def test_Q4_cost_in_a_text_is_the_full_cost() -> None:
    """Strong Devotee: Spells that cost 4 at most; Dark Spell costs 5, 4 at a discount."""
    game = table(
        "Strong Devotee of the Holy Query",
        "Dark Spell",
        "Light Spell",
        turn="Quinn, score",
        quinn="ready: Devotee of the Holy Query C 2/2/4 *",
    )
    assert "choose Light" in offers(game)
    assert "choose Dark" not in offers(game)


def test_Q5_a_free_capture_asks_for_no_energy() -> None:
    game = table(
        "Strong Lord of the Quarry",
        "Herald",
        turn="Quinn, score",
        quinn="ready: Lord of the Quarry C 1/3/3; bag: Assistant",
    )
    take(game, "choose Herald")
    assert pile(game, "Quinn", "used") == ["Herald", "Lord of the Quarry"]


# -- Q2: sparing energies ------------------------------------------------------------------------------


def test_Q2_plain_quiddity_is_spent_before_light_and_dark() -> None:
    game = table(
        "Lesser Herald",
        "Black Cat",
        quinn="active: Herald C 1/1/3, Herald Q1 light, Black Cat Q1 dark, Assistant Q1; bag: Assistant",
    )
    take(game, "summon Herald")
    assert pile(game, "Quinn", "spent") == ["Assistant"]


@pytest.mark.parametrize("wanted", ["", "light", "dark", "light dark"])
@pytest.mark.parametrize("seed", range(25))
def test_Q2_no_other_dice_would_pay_better(seed: int, wanted: str) -> None:
    """Least waste, then least of an energy that something asks for, then the lowest values, then the fewest dice."""
    lot = random.Random(seed)
    faces = ["Assistant Q1", "Herald Q1 light", "Black Cat Q1 dark", "Black Cat Q1 dark", "Herald Q1 light"]
    faces += ["Large Quiddity Q3", "Large Quiddity Q2 light", "Large Quiddity Q2 dark", "Large Quiddity Q2 dark"]
    large = lot.sample(faces[5:], 2)
    others = [lot.choice(faces[:5]) for _ in range(lot.randint(0, 4))]
    game = table("Lesser Herald", "Black Cat", turn="Quinn, ready", quinn=f"active: {', '.join(large + others)}")
    s = game.state
    s.catalog.wanted[1:] = ["light" in wanted, "dark" in wanted]
    dice = s.pile(s.active, ACTIVE_POOL)[:]
    gives = {die: (s.catalog.quiddity[s.form[die]], s.catalog.energy[s.form[die]]) for die in dice}
    every = [some for number in range(len(dice) + 1) for some in combinations(dice, number)]
    for price in range(1, sum(value for value, _ in gives.values()) + 1):

        def cost(spent: tuple[int, ...], price: int = price) -> tuple[int, int, int, int]:
            worth = [gives[die] for die in spent]
            asked = sum(value for value, energy in worth if s.catalog.wanted[energy])
            return sum(value for value, _ in worth) - price, asked, sum(value**2 for value, _ in worth), len(worth)

        after = s.clone()
        pay_with(after, price, NO_ENERGY, 0)
        spent = tuple(die for die in dice if die not in after.pile(s.active, ACTIVE_POOL))
        assert cost(spent) == min(cost(some) for some in every if cost(some)[0] >= 0)


def test_Q2_plain_quiddity_in_the_pool_is_spent_before_light_and_dark() -> None:
    game = table("Lesser Herald", turn="Quinn, ready, quiddity 2, light 2, dark 2", quinn="active: Herald C 2/2/4 *")
    take(game, "summon Herald")
    assert energies(game) == (0, 2, 2)


def test_Q2_no_more_light_is_spent_than_the_discount_needs() -> None:
    game = table(
        "Quartz Golem",
        turn="Quinn, capture, quiddity 3, light 2",
        rules="captures=2",
    )
    take(game, "capture Quartz Golem")
    assert energies(game) == (0, 1, 0)


def test_Q2_of_two_energies_the_one_no_payment_could_need_is_spent() -> None:
    """Light buys Heralds and their Anchored Spell; nothing of these Wilds asks for Dark."""
    game = table(
        "Lesser Herald",
        quinn="active: Scavenging Goblin C 1/2/2, Large Quiddity Q1 light, Large Quiddity Q1 dark; bag: Assistant",
    )
    take(game, "summon Scavenging Goblin")
    assert pile(game, "Quinn", "active") == ["Large Quiddity Q1 light"]


def test_Q2_a_fresh_die_with_an_unused_effect_is_spared() -> None:
    game = table(
        "Herald",
        "Questing Wizard",
        quinn="active: Herald C 1/1/3, Questing Wizard Q1+D1 fresh, Herald Q1 light; bag: Assistant",
    )
    take(game, "summon Herald")
    assert pile(game, "Quinn", "spent") == ["Herald"]


# -- Anchored Spells -----------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["ready", "capture"])
def test_an_anchored_spell_is_paid_in_its_energy(when: str) -> None:
    for held, offered_now in (("light 1", True), ("quiddity 5, dark 5", False)):
        game = table("Lesser Herald", turn=f"Quinn, {when}, {held}", quinn="bag: Assistant")
        assert ("anchor Herald" in offers(game)) == offered_now


def test_an_anchored_spell_leaves_the_rest_of_the_quiddity() -> None:
    game = table(
        "Lesser Herald",
        turn="Quinn, capture, quiddity 2, light 2, dark 1",
        quinn="bag: Assistant",
        dice="Assistant, Q1",
    )
    take(game, "anchor Herald")
    assert energies(game) == (2, 1, 1)


def test_one_anchored_spell_a_turn_in_all() -> None:
    game = table(
        "Lesser Herald",
        "Lesser Black Cat",
        turn="Quinn, capture, light 4, dark 4",
        quinn="bag: 2 Assistant; active: Assistant Q1",
        dice="Assistant, Q1",
    )
    assert offered(game, "anchor") == ["anchor Black Cat", "anchor Herald"]
    take(game, "anchor Herald")
    assert offered(game, "anchor") == []
    assert game.why_not("anchor", card=card_number(game, "Black Cat")) is not None


def test_the_next_turn_has_an_anchored_spell_again() -> None:
    game = table(
        "Lesser Herald",
        turn="Quinn, capture, light 1",
        quinn="bag: Assistant",
        monique="bag: 4 Assistant; active: Herald",
        dice="Assistant, Q1, 3x Assistant",
    )
    take(game, "anchor Herald")
    end_turn(game)
    take(game, "Monique: roll")
    while game.decision.player < 0:
        take(game, "rolled Q1 light" if "rolled Q1 light" in offers(game) else "rolled Q1")
    assert "anchor Herald" in offers(game)


def test_the_card_in_the_wilds_is_enough_even_when_it_is_empty_and_nobody_owns_a_die() -> None:
    game = table("Lesser Herald", turn="Quinn, capture, light 1", quinn="bag: Assistant", monique="used: 5 Herald")
    assert in_the_wilds(game, "Lesser Herald") == 0
    assert "anchor Herald" in offers(game)


def test_no_anchored_spell_in_phase_1_nor_on_another_players_turn() -> None:
    game = table("Lesser Herald", "Black Cat", turn="Quinn, score, light 3",
                 quinn="ready: Black Cat C 1/2/2; bag: Assistant")  # fmt: skip
    assert "anchor" not in kinds(game)
    game = table(
        "Lesser Herald",
        "Life Spell",
        turn="Quinn, attack, light 3",
        quinn="ready: Black Cat C 1/2/2; bag: Assistant",
        monique="ready: Black Cat C 1/2/2, Life S; bag: Assistant; active: Herald",
    )
    assert decider(game) == "Monique"
    assert "anchor" not in kinds(game)


def test_an_anchored_spell_that_would_change_nothing_is_not_offered() -> None:
    game = table("Greater Herald", turn="Quinn, capture, light 3", quinn="ready: Herald C 2/2/4 *")
    assert "anchor" not in kinds(game)


def test_D10_an_anchored_spell_is_not_cast() -> None:
    """Strong Quake Dragon Mystic waits for Spells that are cast; a Lock against casting does not touch it."""
    game = table(
        "Greater Herald",
        "Strong Quake Dragon Mystic",
        turn="Quinn, capture, light 2",
        quinn="ready: Herald C 1/1/3, Quake Dragon Mystic C 1/2/3",
    )
    take(game, "anchor Herald", "choose Herald")
    assert pile(game, "Quinn", "ready") == ["Herald C 2/2/4 *", "Quake Dragon Mystic C 1/2/3"]
    assert attack(game, "Quake Dragon Mystic") == 2


def test_immunity_stops_the_anchored_spells_of_opponents_not_the_own() -> None:
    game = table(
        "Greater Quartz Golem",
        "Greater Black Cat",
        turn="Quinn, capture, light 2, dark 2",
        quinn="ready: Quartz Golem C 1/1/5",
        monique="ready: Quartz Golem C 2/2/6 *",
    )
    assert offered(game, "anchor") == ["anchor Quartz Golem"]
    take(game, "anchor Quartz Golem")
    assert pile(game, "Quinn", "ready") == ["Quartz Golem C 2/2/6 *"]


# -- and then ------------------------------------------------------------------------------------------


def test_greater_archangel_gains_glory_only_if_a_dark_creature_was_destroyed() -> None:
    """The rulebook's example of "and then"."""
    game = table(
        "Greater Archangel",
        turn="Quinn, capture, quiddity 5, light 3",
        quinn="ready: Herald C 1/1/3",
        monique="ready: Black Cat C 1/2/2, Herald C 1/1/3",
    )
    take(game, "anchor Archangel")
    assert glory(game) == 1
    assert pile(game, "Monique", "ready") == ["Herald C 1/1/3"]
    game = table(
        "Greater Archangel",
        turn="Quinn, capture, light 3",
        quinn="ready: Herald C 1/1/3",
        monique="ready: Herald C 1/1/3",
    )
    assert "anchor" not in kinds(game)  # nothing to destroy, and so nothing to gain


def test_greater_archangel_reaches_dark_creatures_in_any_ready_area_the_own_too() -> None:
    game = table(
        "Greater Archangel",
        turn="Quinn, capture, light 3",
        quinn="ready: Black Cat C 1/2/2",
        monique="ready: Boogieman C 1/3/3",
        clark="ready: Queelzebub C 1/5/4, Assistant C 1/1/2",
    )
    take(game, "anchor Archangel")
    assert offered(game) == [
        "choose Black Cat C 1/2/2", "choose Boogieman C 1/3/3 of Monique", "choose Queelzebub C 1/5/4 of Clark",
    ]  # fmt: skip
    take(game, "choose Black Cat")
    assert glory(game) == 1
    assert pile(game, "Quinn", "used") == ["Black Cat"]


def test_greater_archangel_gains_glory_where_the_destroyed_creature_is_saved() -> None:
    """C4: it was destroyed, wherever it goes."""
    game = table(
        "Greater Archangel",
        "Greater Black Cat",
        turn="Quinn, capture, light 3",
        monique="ready: Black Cat C 1/2/2",
    )
    take(game, "anchor Archangel")
    assert pile(game, "Monique", "active") == ["Black Cat"]
    assert glory(game) == 1


def test_greater_archangel_cannot_reach_an_immune_creature() -> None:
    game = table(
        "Greater Archangel",
        "Heavenly Seraph",
        turn="Quinn, capture, light 3",
        monique="ready: Heavenly Seraph C 3/7/7 *, Black Cat C 1/2/2",
    )
    assert "anchor" not in kinds(game)


# -- words of positions --------------------------------------------------------------------------------


def test_a_position_keeps_energies_and_the_anchored_spell_of_the_turn() -> None:
    game = table(
        "Lesser Herald",
        turn="Quinn, capture, quiddity 1, light 3, dark 2",
        quinn="bag: 2 Assistant",
        dice="Assistant, Q1",
    )
    take(game, "anchor Herald")
    again = seated(game, "Quinn, Monique")
    assert energies(again) == (1, 2, 2)
    assert offers(again) == offers(game)
    assert find_die(again, "Large Quiddity", "aside", "Monique") >= 0
    assert defense(table("Herald", turn="Quinn, capture", quinn="ready: Herald C 1/1/3"), "Herald") == 3


# -- further judgements --------------------------------------------------------------------------------


def test_the_draw_of_two_counts_each_players_own_turns_whoever_begins() -> None:
    wilds = wilds_of([*EIGHT, "Assistant of Logistics"], sets=["light_vs_dark"])
    game = Game.new(["Quinn", "Monique"], wilds, first=1, chance=Script(""))
    script = game.state.script
    assert script is not None
    for round_number in (1, 2, 3):
        for name in ("Monique", "Quinn"):
            drawn = 2 if round_number < 3 else 3
            script.add(f"{drawn}x Assistant")
            take(game, f"{name}: roll")
            assert len(pile(game, name, "active")) == drawn + 2
            while game.decision.player < 0:
                take(game, "rolled Q1" if "rolled Q1" in offers(game) else "rolled Q2")
            end_turn(game)


def test_a_culled_assistant_lies_on_its_card_and_can_be_captured_for_1() -> None:
    game = table("Lesser Boogieman", turn="Quinn, capture, quiddity 1, dark 2", quinn="used: Assistant",
                 monique="bag: 4 Assistant")  # fmt: skip
    take(game, "anchor Boogieman", "capture Assistant")
    assert pile(game, "Quinn", "used") == ["Assistant"]


def test_D11_an_assistant_rolled_while_capturing_may_be_used_at_once() -> None:
    """Rolled by Lesser Herald's Anchored Spell: Assistant of Acquisition gives a capture more."""
    game = table(
        "Lesser Herald",
        "Assistant of Acquisition",
        turn="Quinn, capture, quiddity 4, light 1",
        quinn="bag: Assistant",
        dice="Assistant, ?",
    )
    take(game, "anchor Herald", "immediate Assistant")
    take(game, "capture Scavenging Goblin", "capture Scavenging Goblin")
    assert pile(game, "Quinn", "used").count("Scavenging Goblin") == 2


def test_X9_a_discount_that_wastes_keeps_the_light_that_is_left() -> None:
    """4 out of a plain 3 and a Light 2: 1 Light goes, 1 stays."""
    game = table(
        "Quartz Golem",
        "Lesser Herald",
        turn="Quinn, capture",
        quinn="active: Large Quiddity Q3, Large Quiddity Q2 light; bag: Assistant",
    )
    take(game, "capture Quartz Golem")
    assert energies(game) == (0, 1, 0)
    assert "anchor Herald" in offers(game)


def test_X9_two_captures_at_a_discount_need_light_twice() -> None:
    for held, twice in (("quiddity 2, light 2", True), ("quiddity 3, light 1", False)):
        game = table("Herald", turn=f"Quinn, capture, {held}", rules="captures=2")
        take(game, "capture Herald")
        assert ("capture Herald" in offers(game)) == twice


def test_Q2_automatic_paying_keeps_the_light_for_a_discount() -> None:
    """The plain Quiddity pays for the summons; with the Light 1 and a plain 1 the Herald costs 2."""
    game = table(
        "Herald",
        turn="Quinn, ready, quiddity 1, light 1",
        quinn="active: Assistant C 1/1/2, Assistant Q1",
    )
    take(game, "summon Assistant")
    assert game.state.light == 1
    take(game, "capture Herald")
    assert "Herald" in pile(game, "Quinn", "used")


def test_quests_complete_without_culling_with_large_quiddity() -> None:
    """X8: neither scoring nor completing a quest culls."""
    game = table(
        "Herald",
        "The Hunt For Exqualibur",
        turn="Quinn, score",
        quinn="quest Exqualibur: Herald C 2/2/4 *, Quartz Golem C 3/3/8 **; used: Assistant; bag: 3 Assistant",
        dice="Q3",
    )
    assert "cull" not in kinds(game)
