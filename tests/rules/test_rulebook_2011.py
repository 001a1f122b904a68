"""The worked examples of the 2011 rulebook, with their numbers, played with the classic edition."""

from __future__ import annotations

import pytest

from quarriors import Game, Rules, Script, box, deal, read_position, wilds_of
from quarriors.testing import kinds, pile, take
from tests.rules.looking import (
    accept,
    attack,
    decider,
    defense,
    glory,
    in_wilds,
    offered,
    phase,
    quiddity,
    whose_turn,
)
from tests.table import table, wilds_with

CLASSIC = "edition=classic"


# -- set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_setup_seven_creature_and_three_spell_classes_beside_the_basics(seed: int) -> None:
    cards = deal(["base"], seed, 2, Rules(edition="classic")).cards
    assert len(cards) == 13
    assert [card.name for card in cards[:3]] == ["Basic Quiddity", "Assistant", "Portal"]
    assert [card.kind for card in cards].count("creature") == 7
    assert [card.kind for card in cards].count("spell") == 3
    # a Mighty Goblin that turns up after a Goblin goes back into the box
    assert len({card.die.name for card in cards}) == 13


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_dice_on_the_cards_and_in_the_bags(players: int) -> None:
    names = ["Quinn", "Monique", "Clark", "Michael"][:players]
    game = Game.new(names, deal(["base"], 3, players), Rules(edition="classic"), seed=3)
    assert (in_wilds(game, "Assistant"), in_wilds(game, "Portal"), in_wilds(game, "Basic Quiddity")) == (2, 5, 0)
    for card in game.wilds.cards[3:]:
        assert in_wilds(game, card.die.name) == 5
    for name in names:
        assert pile(game, name, "bag") == ["Assistant"] * 4 + ["Basic Quiddity"] * 8
        assert glory(game, name) == 0


def test_the_box_holds_130_dice_and_53_cards() -> None:
    cards = box("base").cards
    assert len(cards) == 53
    classes = {card.die.name for card in cards if card.kind != "basic"}
    assert 5 * len(classes) + 5 + (4 * 4 + 2) + 8 * 4 == 130


# -- dice and cards -----------------------------------------------------------------------------------


def test_the_assistants_burst_rerolls_it_and_another_die() -> None:
    game = table(rules=CLASSIC, turn="Quinn, immediate", quinn="active: Assistant R * fresh, Portal Q1 fresh",
                 dice="C 1/1/2, D2")  # fmt: skip
    take(game, "immediate Assistant", "choose Portal Q1")
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2", "Portal D2"]


def test_two_symbols_with_a_line_the_quake_dragon_pays_three_or_is_rerolled() -> None:
    told = "active: Quake Dragon Q3|R fresh"
    game = table("Mighty Quake Dragon", "Death Cantrip", "Strong Witching Hag", rules=CLASSIC, turn="Quinn, immediate",
                 quinn=told, dice="Q2")  # fmt: skip
    assert offered(game) == ["end", "reroll Quake Dragon Q3|R"]
    game.take("end")
    game.take("capture Devotee of the Holy Query")  # what costs 3
    assert "Quake Dragon" in pile(game, "Quinn", "used")
    game = table("Mighty Quake Dragon", rules=CLASSIC, turn="Quinn, immediate", quinn=told, dice="Q2")
    game.take("reroll Quake Dragon")
    assert pile(game, "Quinn", "active") == ["Quake Dragon Q2"]


def test_two_symbols_without_a_line_the_victory_die_draws_and_rerolls() -> None:
    game = table("Victory Cantrip", rules=CLASSIC, turn="Quinn, immediate", dice="Portal, Q1, Q1",
                 quinn="bag: Portal; active: Victory R+D1 fresh")  # fmt: skip
    game.take("both Victory")
    assert pile(game, "Quinn", "active") == ["Portal Q1", "Victory Q1"]


def test_reading_the_scavenging_goblins_card() -> None:
    goblin = box("base").card("Scavenging Goblin")
    assert (goblin.cost, goblin.glory) == (2, 2)
    assert [face.notation for face in goblin.die.faces] == ["Q1"] * 2 + ["C 1/2/2"] * 2 + ["C 1/2/2 *"] * 2
    # the first face pays 1, the second summons, the third summons and gains 1
    game = table("Scavenging Goblin", rules=CLASSIC, quinn="active: Scavenging Goblin C 1/2/2, Scavenging Goblin Q1")
    game.take("summon Scavenging Goblin")
    assert quiddity(game) == 0
    game = table("Scavenging Goblin", rules=CLASSIC, quinn="active: Scavenging Goblin C 1/2/2 *, Scavenging Goblin Q1")
    game.take("summon Scavenging Goblin")
    assert quiddity(game) == 1


# -- a turn of Quinn's --------------------------------------------------------------------------------


def test_phase_1_the_strong_witching_hag_scores_and_an_assistant_is_culled() -> None:
    game = table("Strong Witching Hag", "Scavenging Goblin", rules=CLASSIC, turn="Quinn, score",
                 quinn="bag: 8 Basic Quiddity; ready: Witching Hag C 1/3/3; used: Scavenging Goblin, Assistant",
                 dice="6x Basic Quiddity, 6x Q1, C 1/2/2")  # fmt: skip
    assert glory(game, "Quinn") == 3
    game.take("choose Scavenging Goblin")
    assert pile(game, "Quinn", "active") == ["Scavenging Goblin"]
    before = in_wilds(game, "Assistant")
    game.take("cull Assistant")
    assert in_wilds(game, "Assistant") == before + 1
    assert pile(game, "Quinn", "used") == ["Witching Hag"]


def test_phase_2_seven_dice_are_rolled() -> None:
    game = table("Scavenging Goblin", rules=CLASSIC, turn="Quinn, roll", dice="6x Basic Quiddity, C 1/2/2, 6x Q1",
                 quinn="bag: 8 Basic Quiddity; active: Scavenging Goblin")  # fmt: skip
    game.take("roll")
    assert len(pile(game, "Quinn", "active")) == 7
    assert all(" " in words.removeprefix("Basic ") for words in pile(game, "Quinn", "active"))


def _portal_and_assistant() -> Game:
    return table(rules=CLASSIC, turn="Quinn, immediate", quinn="bag: 5 Basic Quiddity; "
                 "active: Portal D2 fresh, Assistant R * fresh, Basic Quiddity Q1 fresh")  # fmt: skip


def test_immediate_effects_the_portal_and_the_assistant() -> None:
    game = _portal_and_assistant()
    game.state.script = Script("2x Basic Quiddity, 2x Q2, R *, Q2, Q1")
    game.take("draw Portal")
    assert pile(game, "Quinn", "used") == ["Portal"]
    assert pile(game, "Quinn", "active").count("Basic Quiddity Q2") == 2
    take(game, "immediate Assistant", "choose Basic Quiddity Q1")
    assert pile(game, "Quinn", "active") == ["Assistant R *"] + ["Basic Quiddity Q2"] * 3
    # the re-roll came up again, so it can be used a second time
    take(game, "immediate Assistant", "enough")
    assert "Assistant Q1" in pile(game, "Quinn", "active")


def test_immediate_effects_the_other_way_round() -> None:
    game = _portal_and_assistant()
    game.state.script = Script("Q1, Q2, 2x Basic Quiddity, 2x Q1")
    take(game, "immediate Assistant", "choose Basic Quiddity Q1", "draw Portal")
    assert pile(game, "Quinn", "active") == ["Assistant Q1"] + ["Basic Quiddity Q1"] * 2 + ["Basic Quiddity Q2"]


def test_phase_3_the_death_cantrip_is_readied_and_only_the_goblin_summoned() -> None:
    game = table(
        "Death Cantrip",
        "Scavenging Goblin",
        "Strong Deathdealer",
        rules=CLASSIC,
        quinn="active: Death S *, Scavenging Goblin C 1/2/2 *, Deathdealer C 2/4/4, 8 Basic Quiddity Q1",
    )
    game.take("ready Death S *")
    assert offered(game, "summon") == ["summon Deathdealer C 2/4/4", "summon Scavenging Goblin C 1/2/2 *"]
    game.take("summon Scavenging Goblin")
    assert pile(game, "Quinn", "ready") == ["Death S *", "Scavenging Goblin C 1/2/2 *"]
    assert pile(game, "Quinn", "used") == ["Basic Quiddity"]  # 1 spent
    assert quiddity(game) == 1  # and 1 gained for later
    assert "Deathdealer C 2/4/4" in pile(game, "Quinn", "active")


def test_phase_3_a_level_2_creature_needs_two() -> None:
    game = table("Strong Deathdealer", rules=CLASSIC, quinn="active: 2 Deathdealer C 2/4/4, 3 Basic Quiddity Q1")
    game.take("summon Deathdealer")
    assert len(pile(game, "Quinn", "used")) == 2
    assert "summon" not in kinds(game)


def _attack_of_eight() -> Game:
    """Monique attacks; Quinn sits to her left, then Clark."""
    names = ["Strong Deathdealer", "Warrior of the Quay", "Strong Ghostly Spirit", "Scavenging Goblin",
             "Devotee of the Holy Query", "Strong Defender of the Pale", "Death Charm"]  # fmt: skip
    cards = ", ".join(card.id for card in wilds_of(wilds_with(*names)).cards)
    return read_position(
        f"""quarriors position 1
        rules: edition=classic
        players: Monique, Quinn, Clark
        wilds: {cards}
        turn: 9, Monique, ready
        Monique: glory 0
          ready: Deathdealer C 1/3/2, Warrior of the Quay C 1/2/3, Death S *
        Quinn: glory 0
          bag: 6 Basic Quiddity
          ready: Scavenging Goblin C 1/2/2, Ghostly Spirit C 2/3/3, Devotee of the Holy Query C 2/2/4
        Clark: glory 0
          bag: Portal
          ready: Defender of the Pale C 3/2/8 **, Assistant C 1/1/2
        """,
        chance=Script("6x Basic Quiddity, C 2/3/3, 6x Q1"),
    )


def test_phase_4_an_attack_total_of_eight() -> None:
    game = _attack_of_eight()
    take(game, "cast Death S *", "choose Deathdealer")
    assert attack(game, "Deathdealer", "Monique", "Quinn") == 6
    assert attack(game, "Warrior of the Quay", "Monique", "Quinn") == 2
    assert decider(game) == "Quinn"
    take(game, "defend Ghostly Spirit", "use Strong Ghostly Spirit")  # defense 3: destroyed, 5 are left
    assert pile(game, "Quinn", "active") == ["Ghostly Spirit"]
    game.take("defend Devotee of the Holy Query")  # defense 4: destroyed, 1 is left
    assert pile(game, "Quinn", "used") == ["Devotee of the Holy Query"]
    assert pile(game, "Quinn", "ready") == ["Scavenging Goblin C 1/2/2"]  # 1 cannot kill it
    # Clark faces all of 8, though 7 were absorbed: his Defender of 8 falls
    assert decider(game) == "Clark"
    game.take("defend Defender of the Pale")
    assert pile(game, "Clark", "used") == ["Defender of the Pale"]
    assert pile(game, "Clark", "ready") == ["Assistant C 1/1/2"]


def test_phase_4_the_spirit_is_rolled_with_the_six_of_the_next_turn() -> None:
    game = _attack_of_eight()
    take(game, "cast Death S *", "choose Deathdealer", "defend Ghostly Spirit", "use Strong Ghostly Spirit")
    take(game, "defend Devotee of the Holy Query", "Clark: defend Assistant", "end")
    assert whose_turn(game) == "Quinn"
    take(game, "enough", "roll")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 6 + ["Ghostly Spirit C 2/3/3"]


def test_phase_4_damage_is_not_divided() -> None:
    """7 against defense 4 and 4: one falls, the other takes the 3 that are left unharmed."""
    game = table("Devotee of the Holy Query", "Strong Witching Hag", rules=CLASSIC, turn="Quinn, attack",
                 quinn="ready: Witching Hag C 2/4/5, Witching Hag C 1/3/3",
                 monique="ready: 2 Devotee of the Holy Query C 2/2/4")  # fmt: skip
    assert len(pile(game, "Monique", "ready")) == 1


def test_phase_5_nine_quiddity_capture_a_mighty_quake_dragon() -> None:
    game = table("Mighty Quake Dragon", "Scavenging Goblin", rules=CLASSIC, turn="Quinn, capture, quiddity 1",
                 quinn="active: 8 Basic Quiddity Q1", monique="bag: Portal")  # fmt: skip
    game.take("capture Quake Dragon")
    assert in_wilds(game, "Quake Dragon") == 4
    assert pile(game, "Quinn", "used") == ["Basic Quiddity"] * 8 + ["Quake Dragon"]
    assert (whose_turn(game), quiddity(game)) == ("Monique", 0)  # one die each turn


def test_phase_5_eight_are_not_enough() -> None:
    game = table("Mighty Quake Dragon", rules=CLASSIC, turn="Quinn, capture", quinn="active: 8 Basic Quiddity Q1")
    assert "capture Quake Dragon" not in offered(game)


@pytest.mark.parametrize(("players", "goal"), [(2, 20), (3, 15), (4, 12)])
def test_winning_glory_goals(players: int, goal: int) -> None:
    others = {"clark": "bag: Portal", "michael": "bag: Portal"}
    seats = dict(list(others.items())[: players - 2])
    game = table(
        "Victory Incantation",
        rules=CLASSIC,
        quinn=f"glory {goal - 4}; ready: Victory S",
        monique="bag: Portal",
        **seats,
    )
    game.take("cast Victory S")
    assert not game.over
    game = table(
        "Victory Incantation",
        rules=CLASSIC,
        quinn=f"glory {goal - 3}; ready: Victory S",
        monique="bag: Portal",
        **seats,
    )
    game.take("cast Victory S")
    assert (game.result.winners, game.result.reason) == ((0,), "glory")


# -- creatures and spells -----------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "drawn"), [("C 1/1/5 *", 1), ("C 2/2/6 *", 1), ("C 3/2/8 **", 2)])
def test_creatures_the_defender_of_the_pale_draws_by_its_bursts(face: str, drawn: int) -> None:
    """The book leaves out "Strong": the card is the Strong one."""
    game = table("Strong Defender of the Pale", rules=CLASSIC, turn="Quinn, score", dice=f"{drawn}x Basic Quiddity",
                 quinn=f"bag: 9 Basic Quiddity; ready: Defender of the Pale {face}")  # fmt: skip
    accept(game)
    assert pile(game, "Quinn", "active") == ["Basic Quiddity"] * drawn


def test_creatures_the_strong_ghostly_spirit_uses_its_ability_only_when_destroyed() -> None:
    game = table("Strong Ghostly Spirit", rules=CLASSIC, turn="Quinn, score", quinn="ready: Ghostly Spirit C 2/3/3")
    assert (pile(game, "Quinn", "active"), pile(game, "Quinn", "used")) == ([], ["Ghostly Spirit"])


def test_spells_a_readied_spell_is_kept_and_cast_on_a_later_turn() -> None:
    """Quinn's Victory Cantrip finds no Creature; two turns later it does. (By its card it is attached.)"""
    game = table(
        "Victory Cantrip",
        "Scavenging Goblin",
        rules=CLASSIC,
        quinn="bag: 5 Basic Quiddity, Scavenging Goblin; active: Victory S",
        monique="bag: 6 Assistant",
        dice="6x Assistant, 6x Q1, 5x Basic Quiddity, Scavenging Goblin, 5x Q1, C 1/2/2",
    )
    game.take("ready Victory S")
    assert "cast" not in kinds(game)
    take(
        game, "end", "end", "Monique: roll", "Monique: end", "Quinn: roll", "summon Scavenging Goblin", "cast Victory S"
    )
    assert pile(game, "Quinn", "ready")[0].startswith("Scavenging Goblin C 1/2/2 with Victory S")


@pytest.mark.parametrize(("face", "bonus"), [("S *", 3), ("S **", 5)])
def test_spells_the_death_charm_gives_by_its_bursts(face: str, bonus: int) -> None:
    game = table("Death Charm", "Strong Deathdealer", rules=CLASSIC, quinn=f"ready: Deathdealer C 1/3/2, Death {face}; "
                 "active: Assistant C 1/1/2, Basic Quiddity Q1", monique="bag: Portal")  # fmt: skip
    game.take(f"cast Death {face}")
    assert attack(game, "Deathdealer", "Quinn", "Monique") == 3 + bonus
    assert defense(game, "Deathdealer", "Quinn") == 2 + bonus


def test_spells_an_attached_spell_leaves_with_its_creature() -> None:
    game = table(
        "Death Charm",
        "Scavenging Goblin",
        "Strong Witching Hag",
        rules=CLASSIC,
        turn="Quinn, attack",
        quinn="ready: 2 Witching Hag C 2/4/5",
        monique="ready: Scavenging Goblin C 1/2/2 (Death S *)",
    )
    assert pile(game, "Monique", "used") == ["Death", "Scavenging Goblin"]


def test_spells_a_reaction_is_for_the_turns_of_others() -> None:
    game = table("Life Spell", "Scavenging Goblin", rules=CLASSIC, quinn="ready: Life S, Scavenging Goblin C 1/2/2; "
                 "active: Assistant C 1/1/2, Basic Quiddity Q1")  # fmt: skip
    assert "cast" not in kinds(game)
    assert phase(game) == "ready"
