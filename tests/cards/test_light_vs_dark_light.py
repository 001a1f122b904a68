"""Light vs. Dark: the three Assistants and the Light Creatures, Archangel, Herald and Quartz Golem."""

from __future__ import annotations

import pytest

from quarriors import Game
from quarriors.testing import find_die, kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import attack, decider, defense, glory, in_the_wilds, offers, quiddity, worth
from tests.cards.setting import table
from tests.rules.looking import offered, phase

#: A turn that does not end by itself: there is Quiddity left for a capture.
LATER = "Quinn, capture, quiddity 9"

# -- the Assistants ------------------------------------------------------------------------------------


@card("Assistant of Acquisition")
def test_assistant_of_acquisition_gives_one_more_capture_paid_in_full() -> None:
    game = table(
        "Assistant of Acquisition",
        "Herald",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Assistant ? fresh",
    )
    take(game, "immediate Assistant")
    assert pile(game, "Quinn", "spent") == ["Assistant"]
    assert game.state.captures_left() == 2
    take(game, "capture Herald")
    assert quiddity(game) == 2
    take(game, "capture Scavenging Goblin")
    assert quiddity(game) == 0
    assert pile(game, "Quinn", "used").count("Herald") == 1


@card("Assistant of Acquisition")
def test_two_assistants_of_acquisition_give_two_more_captures() -> None:
    game = table(
        "Assistant of Acquisition", "Herald", turn="Quinn, ready, quiddity 9", quinn="active: 2 Assistant ? fresh"
    )
    take(game, "immediate Assistant", "immediate Assistant")
    take(game, "capture Herald", "capture Herald", "capture Herald")
    assert quiddity(game) == 0


@card("Assistant of Economics")
@pytest.mark.parametrize("energy", ["light", "dark"])
def test_assistant_of_economics_gives_one_light_or_one_dark(energy: str) -> None:
    game = table(
        "Assistant of Economics",
        "Herald",
        turn="Quinn, ready, quiddity 5",
        quinn="active: Assistant ? fresh",
    )
    take(game, "immediate Assistant")
    assert sorted(offers(game)) == ["dark", "light"]
    take(game, energy)
    assert (game.state.light, game.state.dark) == ((1, 0) if energy == "light" else (0, 1))
    assert quiddity(game) == 5
    assert pile(game, "Quinn", "spent") == ["Assistant"]


@card("Assistant of Logistics")
def test_assistant_of_logistics_draws_and_rolls_one_die() -> None:
    game = table(
        "Assistant of Logistics",
        "Herald",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Assistant ? fresh; bag: 2 Assistant",
        dice="Assistant, ?, Assistant, C 1/1/2",
    )
    take(game, "immediate Assistant")
    assert pile(game, "Quinn", "active") == ["Assistant ?"]
    take(game, "immediate Assistant")
    assert pile(game, "Quinn", "spent") == ["Assistant", "Assistant"]
    assert pile(game, "Quinn", "active") == ["Assistant C 1/1/2"]


@card("Assistant of Acquisition", "Assistant of Economics", "Assistant of Logistics")
@pytest.mark.parametrize("name", ["Assistant of Acquisition", "Assistant of Economics", "Assistant of Logistics"])
def test_assistants_use_their_face_while_fresh_only_and_cost_1(name: str) -> None:
    game = table(
        name,
        "Herald",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Assistant ?; bag: Assistant",
        monique="used: Assistant",
    )
    assert "immediate" not in kinds(game)
    game = table(name, "Herald", turn="Quinn, score", quinn="ready: Assistant C 1/1/2; bag: Assistant")
    assert glory(game) == 1
    game = table(name, "Herald", turn="Quinn, capture, quiddity 1, light 1")
    assert game.state.capture_price(game.state.catalog.find(name)) == 1


# -- Archangel -----------------------------------------------------------------------------------------


@card("Archangel")
@pytest.mark.parametrize(
    ("face", "reached"),
    [
        ("C 1/4/5", ["Black Cat C 1/2/2"]),
        ("C 2/6/6 *", ["Black Cat C 1/2/2", "Boogieman C 2/5/3 *"]),
        ("C 3/7/8 **", ["Black Cat C 1/2/2", "Boogieman C 2/5/3 *", "Queelzebub C 3/8/7 **"]),
    ],
)
def test_archangel_may_destroy_a_dark_creature_as_it_is_summoned(face: str, reached: list[str]) -> None:
    told = "ready: Black Cat C 1/2/2, Boogieman C 2/5/3 *, Queelzebub C 3/8/7 **, Herald C 1/1/3, Assistant C 1/1/2"
    for choice in (None, reached[-1]):
        game = table(
            "Archangel",
            turn="Quinn, ready, quiddity 9",
            quinn=f"active: Archangel {face}; ready: Black Cat C 1/2/2",
            monique=told,
        )
        take(game, "summon Archangel")
        assert offered(game) == [*(f"choose {die} of Monique" for die in reached), "enough"]
        take(game, f"choose {choice}" if choice else "enough")
        assert pile(game, "Monique", "used") == ([] if choice is None else [choice.partition(" C ")[0]])


@card("Archangel")
def test_archangel_cannot_destroy_an_immune_dark_creature() -> None:
    game = table(
        "Archangel",
        "Heavenly Seraph",
        turn="Quinn, ready, quiddity 9",
        quinn="active: Archangel C 3/7/8 **",
        monique="ready: Black Cat C 1/2/2, Heavenly Seraph C 3/7/7 *",
    )
    take(game, "summon Archangel")
    assert "choose" not in kinds(game)
    assert pile(game, "Monique", "ready") != []


@card("Lesser Archangel")
@pytest.mark.parametrize(("face", "more"), [("C 1/4/5", 2), ("C 2/6/6 *", 2), ("C 3/7/8 **", 3)])
def test_lesser_archangel_gives_the_other_creatures_of_its_player_defense(face: str, more: int) -> None:
    game = table(
        "Lesser Archangel",
        turn=LATER,
        quinn=f"ready: Archangel {face}, Assistant C 1/1/2, Black Cat C 1/2/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert defense(game, "Assistant") == 2 + more
    assert defense(game, "Black Cat") == 2 + more
    assert defense(game, "Archangel") == int(face.split("/")[2].split()[0])
    assert defense(game, "Assistant", "Monique") == 2


@card("Lesser Archangel")
def test_two_lesser_archangels_strengthen_each_other() -> None:
    game = table(
        "Lesser Archangel", turn=LATER, quinn="ready: Archangel C 1/4/5, Archangel C 3/7/8 **, Assistant C 1/1/2"
    )
    assert defense(game, "Archangel C 1/4/5") == 5 + 3
    assert defense(game, "Archangel C 3/7/8 **") == 8 + 2
    assert defense(game, "Assistant") == 2 + 5


@card("Lesser Archangel")
def test_lesser_archangel_anchored_moves_a_used_die_to_the_active_pool_and_rolls_it() -> None:
    game = table(
        "Lesser Archangel",
        turn="Quinn, ready, quiddity 1, light 2",
        quinn="used: Assistant, Herald",
        dice="C 1/1/3",
    )
    take(game, "anchor Archangel", "choose Herald")
    assert pile(game, "Quinn", "active") == ["Herald C 1/1/3"]
    assert pile(game, "Quinn", "used") == ["Assistant"]


@card("Lesser Archangel")
def test_lesser_archangel_anchored_while_capturing_gives_quiddity_not_a_summon() -> None:
    """D11."""
    game = table("Lesser Archangel", turn="Quinn, capture, quiddity 1, light 2", quinn="used: Assistant", dice="Q1")
    take(game, "anchor Archangel")
    assert "capture Scavenging Goblin" in offers(game)
    game = table(
        "Lesser Archangel", turn="Quinn, capture, quiddity 5, light 2", quinn="used: Assistant", dice="C 1/1/2"
    )
    take(game, "anchor Archangel")
    assert "summon" not in kinds(game)
    game = table("Lesser Archangel", turn="Quinn, capture, quiddity 5, light 2")
    assert "anchor" not in kinds(game)  # no die there


@card("Greater Archangel")
@pytest.mark.parametrize(("face", "less"), [("C 1/4/5", 2), ("C 2/6/6 *", 2), ("C 3/7/8 **", 3)])
def test_greater_archangel_weakens_dark_attackers(face: str, less: int) -> None:
    game = table(
        "Greater Archangel",
        turn=LATER,
        quinn="ready: Queelzebub C 1/5/4, Black Cat C 1/2/2, Assistant C 1/1/2, Herald C 1/1/3",
        monique=f"ready: Archangel {face}",
        clark="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Queelzebub") == 5 - less
    assert attack(game, "Black Cat") == max(0, 2 - less)
    assert attack(game, "Assistant") == 1
    assert attack(game, "Herald") == 1
    assert attack(game, "Queelzebub", against="Clark") == 5


@card("Strong Archangel")
@pytest.mark.parametrize("choice", ["use", "decline"])
def test_strong_archangel_may_send_another_destroyed_creature_to_the_active_pool(choice: str) -> None:
    game = table(
        "Strong Archangel",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Archangel C 1/4/5, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Assistant", f"Monique: {choice}")
    assert pile(game, "Monique", "active" if choice == "use" else "used") == ["Assistant"]
    assert pile(game, "Monique", "ready") == ["Archangel C 1/4/5"]  # 3 of its 5


@card("Strong Archangel")
@pytest.mark.parametrize(("face", "saved"), [("C 1/4/5", False), ("C 2/6/6 *", False), ("C 3/7/8 **", True)])
def test_strong_archangel_itself_goes_there_with_two_bursts_only(face: str, saved: bool) -> None:
    game = table(
        "Strong Archangel",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 3/8/7 **",
        monique=f"ready: Archangel {face}",
    )
    if saved:
        take(game, "Monique: use")
    assert pile(game, "Monique", "active" if saved else "used") == ["Archangel"]


@card("Strong Archangel")
def test_strong_archangel_does_not_work_for_other_players() -> None:
    game = table(
        "Strong Archangel",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4, Archangel C 1/4/5",
        monique="ready: Assistant C 1/1/2",
    )
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Mighty Archangel")
@pytest.mark.parametrize(
    ("face", "others", "more"),
    [
        ("C 1/4/5", "", 0),
        ("C 1/4/5", ", Black Cat C 1/2/2", 0),
        ("C 1/4/5", ", Herald C 1/1/3", 1),
        ("C 2/6/6 *", ", 2 Herald C 1/1/3", 1),
        ("C 3/7/8 **", ", 2 Herald C 1/1/3", 2),
        ("C 3/7/8 **", ", 4 Herald C 1/1/3", 3),
        ("C 3/7/8 **", "", 0),
    ],
)
def test_mighty_archangel_is_worth_more_beside_other_light_creatures(face: str, others: str, more: int) -> None:
    game = table("Mighty Archangel", turn="Quinn, score", quinn=f"ready: Archangel {face}{others}; bag: Assistant")
    count = 4 if ", 4" in others else 2 if ", 2" in others else 1 if others else 0
    assert glory(game) == 3 + 2 * count + more


# -- Herald --------------------------------------------------------------------------------------------


@card("Herald")
def test_herald_destroyed_goes_to_the_active_pool_and_waits() -> None:
    game = table(
        "Herald",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Herald C 1/1/3; bag: 3 Assistant",
    )
    assert pile(game, "Monique", "active") == ["Herald"]
    assert decider(game) == "Quinn"


@card("Herald", "Greater Herald", "Greater Black Cat")
@pytest.mark.parametrize(
    ("name", "plain", "burst"),
    [
        ("Herald", "Herald C 1/1/3", "Herald C 2/2/4 *"),
        ("Greater Herald", "Herald C 1/1/3", "Herald C 2/2/4 *"),
        ("Greater Black Cat", "Black Cat C 1/2/2", "Black Cat C 2/3/3 *"),
    ],
)
def test_herald_and_others_with_a_burst_are_worth_1_more(name: str, plain: str, burst: str) -> None:
    game = table(name, turn=LATER, quinn=f"ready: {plain}, {burst}")
    assert worth(game, plain) == 2
    assert worth(game, burst) == 3


@card("Lesser Herald")
@pytest.mark.parametrize(("face", "drawn"), [("C 1/1/3", 1), ("C 2/2/4 *", 2)])
def test_lesser_herald_draws_as_it_scores(face: str, drawn: int) -> None:
    game = table(
        "Lesser Herald",
        turn="Quinn, score",
        quinn=f"ready: Herald {face}; bag: 4 Assistant",
        dice=f"{drawn}x Assistant",
    )
    take(game, "use")
    assert pile(game, "Quinn", "active") == ["Assistant"] * drawn
    assert glory(game) == 2
    assert kinds(game) == {"roll"}


@card("Lesser Herald")
def test_lesser_herald_S6_may_do_without_its_draw() -> None:
    game = table("Lesser Herald", turn="Quinn, score", quinn="ready: Herald C 1/1/3; bag: 4 Assistant")
    take(game, "decline")
    assert pile(game, "Quinn", "active") == []
    assert kinds(game) == {"roll"}


@card("Lesser Herald")
def test_lesser_herald_anchored_draws_and_rolls_one_die_for_1_light() -> None:
    game = table("Lesser Herald", turn="Quinn, ready, light 1", quinn="bag: 2 Assistant", dice="Assistant, ?")
    take(game, "anchor Herald")
    assert pile(game, "Quinn", "active") == ["Assistant ?"]
    assert "immediate Assistant ?" in offers(game)  # a roll makes it fresh


@card("Greater Herald")
def test_greater_herald_destroyed_takes_a_used_die_along_to_the_active_pool() -> None:
    game = table(
        "Greater Herald",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Herald C 1/1/3; used: Assistant, Black Cat",
    )
    assert sorted(offers(game)) == ["choose Assistant", "choose Black Cat"]
    take(game, "Monique: choose Black Cat")
    assert pile(game, "Monique", "active") == ["Black Cat", "Herald"]
    assert pile(game, "Monique", "used") == ["Assistant"]


@card("Greater Herald")
def test_greater_herald_goes_alone_where_the_used_pile_is_empty() -> None:
    game = table(
        "Greater Herald",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Herald C 1/1/3; bag: Assistant",
    )
    assert pile(game, "Monique", "active") == ["Herald"]


@card("Greater Herald")
def test_greater_herald_anchored_turns_one_creature_of_any_energy_up() -> None:
    game = table(
        "Greater Herald",
        turn="Quinn, capture, quiddity 9, light 2",
        quinn="ready: Black Cat C 1/2/2, Assistant C 1/1/2, Herald C 2/2/4 *",
        monique="ready: Black Cat C 1/2/2",
    )
    take(game, "anchor Herald")
    assert "Black Cat C 2/3/3 *" in pile(game, "Quinn", "ready")
    assert pile(game, "Monique", "ready") == ["Black Cat C 1/2/2"]


@card("Strong Herald")
@pytest.mark.parametrize(("face", "more"), [("C 1/1/3", 1), ("C 2/2/4 *", 2)])
def test_strong_herald_gives_other_light_creatures_defense(face: str, more: int) -> None:
    game = table(
        "Strong Herald",
        turn=LATER,
        quinn=f"ready: Herald {face}, Quartz Golem C 1/1/5, Black Cat C 1/2/2",
        monique="ready: Quartz Golem C 1/1/5",
    )
    assert defense(game, "Quartz Golem") == 5 + more
    assert defense(game, "Black Cat") == 2
    assert defense(game, "Herald") == (3 if more == 1 else 4)
    assert defense(game, "Quartz Golem", "Monique") == 5


@card("Mighty Herald")
@pytest.mark.parametrize("face", ["C 1/1/3", "C 2/2/4 *"])
@pytest.mark.parametrize("culls", [True, False])
def test_mighty_herald_may_cull_and_then_draws_with_a_burst(face: str, culls: bool) -> None:
    game = table(
        "Mighty Herald",
        turn="Quinn, score",
        quinn=f"ready: Herald {face}; used: Assistant; bag: 4 Assistant",
        dice="Assistant",
    )
    before = in_the_wilds(game, "Assistant of Logistics")
    assert offered(game) == ["choose Assistant", "choose Herald", "enough"]
    take(game, "choose Assistant" if culls else "enough")
    assert kinds(game) == {"roll"}
    assert in_the_wilds(game, "Assistant of Logistics") == before + culls
    assert len(pile(game, "Quinn", "active")) == (1 if culls and "*" in face else 0)


# -- Quartz Golem --------------------------------------------------------------------------------------


@card("Quartz Golem")
@pytest.mark.parametrize(("face", "hard", "glorious"), [("C 1/1/5", 5, 2), ("C 2/2/6 *", 8, 2), ("C 3/3/8 **", 11, 3)])
def test_quartz_golem_is_hard_with_bursts(face: str, hard: int, glorious: int) -> None:
    game = table("Quartz Golem", turn=LATER, quinn=f"ready: Quartz Golem {face}")
    assert (defense(game, "Quartz Golem"), worth(game, "Quartz Golem")) == (hard, glorious)


@card("Lesser Quartz Golem")
@pytest.mark.parametrize("choice", ["use", "decline"])
def test_lesser_quartz_golem_may_turn_down_instead_of_being_destroyed(choice: str) -> None:
    game = table(
        "Lesser Quartz Golem",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 3/8/7 **, Queelzebub C 1/5/4",
        monique="ready: Quartz Golem C 2/2/6 *, Assistant C 1/1/2",
    )
    take(game, "Monique: defend Quartz Golem", f"Monique: {choice}")
    # 13 less 6: the Assistant falls in any case, and the Golem takes no further damage in this attack
    ready = ["Quartz Golem C 1/1/5"] if choice == "use" else []
    assert pile(game, "Monique", "ready") == ready
    assert phase(game) == "capture"


@card("Lesser Quartz Golem")
def test_lesser_quartz_golem_at_its_lowest_level_is_destroyed() -> None:
    game = table(
        "Lesser Quartz Golem",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 3/8/7 **",
        monique="ready: Quartz Golem C 1/1/5",
    )
    assert pile(game, "Monique", "used") == ["Quartz Golem"]


@card("Lesser Quartz Golem", "Dark Enchantment")
def test_lesser_quartz_golem_turns_down_before_a_spell_too() -> None:
    game = table(
        "Lesser Quartz Golem",
        "Dark Enchantment",
        turn=LATER,
        quinn="ready: Dark S",
        monique="ready: Quartz Golem C 3/3/8 **",
    )
    take(game, "cast Dark", "Monique: use")
    assert pile(game, "Monique", "ready") == ["Quartz Golem C 2/2/6 *"]


@card("Lesser Quartz Golem")
def test_lesser_quartz_golem_anchored_gives_3_defense_as_long_as_it_stays() -> None:
    game = table(
        "Lesser Quartz Golem",
        turn="Quinn, capture, light 2",
        quinn="ready: Assistant C 1/1/2; bag: 3 Assistant",
        monique="bag: 3 Assistant",
    )
    take(game, "anchor Quartz Golem")
    assert decider(game) == "Monique"  # her turn
    assert defense(game, "Assistant") == 5


@card("Lesser Quartz Golem")
def test_lesser_quartz_golem_anchored_reaches_the_own_creatures_only() -> None:
    game = table(
        "Lesser Quartz Golem",
        turn="Quinn, capture, quiddity 9, light 2",
        quinn="ready: Assistant C 1/1/2, Black Cat C 1/2/2",
        monique="ready: Assistant C 1/1/2",
    )
    take(game, "anchor Quartz Golem")
    assert sorted(offers(game)) == ["choose Assistant C 1/1/2", "choose Black Cat C 1/2/2"]


@card("Greater Quartz Golem", "Dark Enchantment", "Dark Charm")
@pytest.mark.parametrize("spell", ["Dark Enchantment", "Dark Charm"])
def test_greater_quartz_golem_is_immune_and_harder_with_two_bursts(spell: str) -> None:
    game = table(
        "Greater Quartz Golem",
        spell,
        turn=LATER,
        quinn="ready: Dark S *",
        monique="ready: Quartz Golem C 2/2/6 *, Quartz Golem C 3/3/8 **",
    )
    assert "cast" not in kinds(game)
    assert defense(game, "Quartz Golem C 2/2/6 *", "Monique") == 6
    assert defense(game, "Quartz Golem C 3/3/8 **", "Monique") == 10
    assert worth(game, "Quartz Golem C 2/2/6 *", "Monique") == 3


@card("Greater Quartz Golem")
def test_greater_quartz_golem_is_not_immune_to_damage() -> None:
    game = table(
        "Greater Quartz Golem",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Quartz Golem C 1/1/5",
    )
    assert pile(game, "Monique", "used") == ["Quartz Golem"]


@card("Greater Quartz Golem")
def test_greater_quartz_golem_anchored_turns_a_light_creature_of_its_user_up() -> None:
    game = table(
        "Greater Quartz Golem",
        turn="Quinn, capture, quiddity 9, light 2",
        quinn="ready: Black Cat C 1/2/2, Herald C 1/1/3, Quartz Golem C 1/1/5, Assistant C 1/1/2",
        monique="ready: Herald C 1/1/3",
    )
    take(game, "anchor Quartz Golem")
    assert sorted(offers(game)) == ["choose Herald C 1/1/3", "choose Quartz Golem C 1/1/5"]
    take(game, "choose Quartz Golem")
    assert "Quartz Golem C 2/2/6 *" in pile(game, "Quinn", "ready")


@card("Strong Quartz Golem")
@pytest.mark.parametrize(("face", "less"), [("C 1/1/5", 1), ("C 2/2/6 *", 2), ("C 3/3/8 **", 3)])
def test_strong_quartz_golem_weakens_dark_attackers(face: str, less: int) -> None:
    game = table(
        "Strong Quartz Golem",
        turn=LATER,
        quinn="ready: Queelzebub C 1/5/4, Black Cat C 1/2/2, Herald C 1/1/3",
        monique=f"ready: Quartz Golem {face}",
        clark="ready: Assistant C 1/1/2",
    )
    assert attack(game, "Queelzebub") == 5 - less
    assert attack(game, "Black Cat") == max(0, 2 - less)
    assert attack(game, "Herald") == 1
    assert attack(game, "Queelzebub", against="Clark") == 5


@card("Mighty Quartz Golem")
@pytest.mark.parametrize(("face", "less"), [("C 1/1/5", 2), ("C 2/2/6 *", 3), ("C 3/3/8 **", 4)])
def test_mighty_quartz_golem_lowers_the_total_against_its_player(face: str, less: int) -> None:
    game = table(
        "Mighty Quartz Golem",
        turn=LATER,
        quinn="ready: Queelzebub C 1/5/4, Assistant C 1/1/2",
        monique=f"ready: Quartz Golem {face}",
        clark="ready: Assistant C 1/1/2",
    )
    assert game.state.attack_total(0, 1) == 6 - less
    assert game.state.attack_total(0, 2) == 6
    assert attack(game, "Queelzebub") == 5


@card("Mighty Quartz Golem")
def test_mighty_quartz_golem_makes_a_small_attack_nothing() -> None:
    """C1: a total of 0 destroys nothing and asks for no defender."""
    game = table(
        "Mighty Quartz Golem",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Assistant C 1/1/2",
        monique="ready: Quartz Golem C 1/1/5, Assistant C 1/1/2",
    )
    assert decider(game) == "Quinn"
    assert find_die(game, "Assistant", "ready", "Monique") >= 0


# -- several at once -----------------------------------------------------------------------------------


def reachable(game: Game, player: str) -> set[tuple[str, ...]]:
    """What that player's Active Pool may hold, whatever this player decides from here on."""
    if decider(game) != player:
        return {tuple(pile(game, player, "active"))}
    found: set[tuple[str, ...]] = set()
    for option in game.decision.options:
        ahead = game.clone()
        ahead.take(option)
        found |= reachable(ahead, player)
    return found


@card("Greater Herald", "Quake Dragon")
def test_greater_herald_C12_may_fall_after_another_and_take_it_along() -> None:
    """Destroyed together: die by die in the owner's order, so the Assistant may lie in the Used Pile by then."""
    game = table(
        "Greater Herald",
        "Quake Dragon",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Herald C 1/1/3, Assistant C 1/1/2",
    )
    assert ("Assistant", "Herald") in reachable(game, "Monique")


@card("Strong Archangel", "Quake Dragon")
def test_strong_archangel_C12_may_fall_after_those_it_saves() -> None:
    game = table(
        "Strong Archangel",
        "Quake Dragon",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Archangel C 1/4/5, Assistant C 1/1/2, Black Cat C 1/2/2",
    )
    assert ("Assistant", "Black Cat") in reachable(game, "Monique")


@card("Strong Archangel", "Lesser Black Cat")
def test_strong_archangel_and_a_die_of_its_own_mind() -> None:
    """C4: where several effects would send the same die, its owner applies exactly one."""
    game = table(
        "Strong Archangel",
        "Lesser Black Cat",
        turn="Quinn, attack, quiddity 9",
        quinn="ready: Queelzebub C 1/5/4",
        monique="ready: Archangel C 3/7/8 **, Black Cat C 1/2/2",
    )
    take(game, "Monique: defend Black Cat")
    assert offered(game) == ["use Lesser Black Cat", "use Strong Archangel"]
    take(game, "use Lesser Black Cat")
    assert pile(game, "Monique", "bag") == ["Black Cat"]
