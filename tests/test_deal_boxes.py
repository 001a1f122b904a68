"""Wilds of every box: which cards come with which, how many, and what cannot be combined."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from quarriors import Game, Rules, Wilds, box, deal, wilds_of
from quarriors.bots import bot, play
from quarriors.engine.cards import BASIC, CREATURE_CARD, SPELL_CARD
from quarriors.engine.errors import QuarriorsError, RulesError, WildsError
from quarriors.engine.wilds import weaknesses
from quarriors.sets import every_box, named_wilds
from quarriors.sets.ready_made import OURS, ready_made
from quarriors.sets.shelf import OURS as IDS

ROTD = "rise_of_the_demons"
SEEDS = range(12)


def names(wilds: Wilds, kind: str = "") -> list[str]:
    return [card.name for card in wilds.cards if not kind or card.kind == kind]


def number(wilds: Wilds, kind: str) -> int:
    return len(names(wilds, kind))


def of_box(wilds: Wilds, id: str) -> int:
    return len([card for card in wilds.cards if card.box == id and card.kind != BASIC])


def swapped(wilds: Wilds, name: str, other: str) -> list[Any]:
    """The cards with one of them exchanged for another, of any box; without it if there is no other."""
    found = [card for one in every_box() for card in one.cards if card.name == other]
    return [card for card in wilds.cards if card.name != name] + found[:1]


# -- combinations -------------------------------------------------------------------------------------


@pytest.mark.parametrize("sets", [pair for r in (1, 2, 7) for pair in combinations(IDS, r)], ids=",".join)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_pair_of_boxes_and_all_of_them(sets: tuple[str, ...], players: int) -> None:
    lawful = "base" in sets or "light_vs_dark" in sets
    if not lawful:
        with pytest.raises(WildsError, match="Basic Quiddity, Assistant, Portal are missing; they are in the box base"):
            deal(list(sets), 1, players)
        return
    for seed in SEEDS:
        wilds = deal(list(sets), seed, players)
        alone = {card.home for card in wilds.cards} == {"light_vs_dark"}
        assert (number(wilds, CREATURE_CARD), number(wilds, SPELL_CARD)) == ((6, 2) if alone else (7, 3))
        basics = names(wilds, BASIC)
        large = "light_vs_dark" in sets
        assert ("Large Quiddity" in basics) == large
        assert ("Basic Quiddity" in basics) == ("Portal" in basics) == ("Assistant" in basics) == (not large)
        assert len([name for name in basics if name.startswith("Assistant")]) == 1
        assert ("Corrupted Quiddity" in basics) == (ROTD in sets)
        assert ("Squire" in basics) == bool(wilds.quests) == ("quartifacts" in sets)
        levels = {2: [2], 3: [1, 3], 4: [1, 2, 3]}[players]
        assert [card.level for card in wilds.quests] == (levels if "quartifacts" in sets else [])
        goals = {2: 25, 3: 19, 4: 15} if wilds.quests else {2: 20, 3: 15, 4: 12}
        assert wilds.goal(players) == goals[players]
        assert Game.new(["Ann", "Ben", "Cleo", "Dan"][:players], wilds, seed=1).state.goal == goals[players]


def test_the_order_in_which_boxes_are_named_does_not_matter() -> None:
    for seed in SEEDS:
        assert deal(["base", "quarmageddon", "promos"], seed) == deal(["promos", "quarmageddon", "base"], seed)


def test_large_quiddity_is_no_card_on_the_table() -> None:
    wilds = deal(["light_vs_dark"], 1)
    assert "Large Quiddity" in names(wilds)
    assert "Large Quiddity" not in [card.name for card in wilds.shown]
    assert wilds.has_large
    assert not deal(seed=1).has_large


def test_each_assistant_of_light_vs_dark_comes_up_and_may_be_named() -> None:
    seen = {name for seed in range(30) for name in names(deal(["light_vs_dark"], seed), BASIC)}
    assistants = {"Assistant of Acquisition", "Assistant of Economics", "Assistant of Logistics"}
    assert seen == assistants | {"Large Quiddity"}
    for name in sorted(assistants):
        for seed in SEEDS:
            wilds = deal(["base", "light_vs_dark"], seed, cards=[name])
            assert name in names(wilds)
            assert names(wilds)[2:] == names(deal(["base", "light_vs_dark"], seed))[2:]


# -- quests -------------------------------------------------------------------------------------------

WITH_QUESTS = ["base", "quartifacts"]
ALL_FOUR = ["base", ROTD, "quarmageddon", "qladiator", "quartifacts"]


def test_X5_expeditions_need_the_three_boxes_before() -> None:
    for left_out in (ROTD, "quarmageddon", "qladiator"):
        sets = [id for id in ALL_FOUR if id != left_out]
        dealt = {quest.variant for seed in range(40) for quest in deal(sets, seed, 4).quests}
        assert dealt == {"The Hunt For", "The Search For", "The Quest For"}
        with pytest.raises(WildsError, match=f"it is for games with .*: add {left_out}"):
            deal(sets, 1, cards=["The Expedition For Exqualibur"])
    assert "The Expedition For" in {quest.variant for seed in range(40) for quest in deal(ALL_FOUR, seed, 4).quests}


def test_quests_change_nothing_else() -> None:
    for seed in SEEDS:
        with_them = names(deal(WITH_QUESTS, seed, 4))
        without = names(deal(WITH_QUESTS, seed, 4, Rules(quests=False)))
        assert [name for name in with_them if name in without] == without
        assert "Squire" not in without


@pytest.mark.parametrize(
    ("sets", "told", "cards", "says"),
    [
        (["base"], {"quests": True}, [], "only 0 classes of quest cards, not 1"),
        (WITH_QUESTS, {"quests": False}, ["The Hunt For Exqualibur"], "the rules say quests=False"),
        (WITH_QUESTS, {}, ["The Hunt For The Holy Quail"], "level 1; 2 players quest at level 2"),
        (WITH_QUESTS, {}, ["The Hunt For Exqualibur", "The Search For Exqualibur"], "two cards of the class Exqual"),
    ],
)  # fmt: skip
def test_quests_that_cannot_be_dealt(sets: list[str], told: dict[str, Any], cards: list[str], says: str) -> None:
    with pytest.raises(WildsError, match=says):
        deal(sets, 1, 2, Rules(**told), cards)


def test_a_game_has_the_quests_of_its_players() -> None:
    wilds = deal(WITH_QUESTS, 1, 2)
    with pytest.raises(WildsError, match="3 players quest at level 1 and 3, not 2"):
        Game.new(["Ann", "Ben", "Cleo"], wilds, seed=1)
    with pytest.raises(RulesError, match="quests=False, but"):
        Game.new(["Ann", "Ben"], wilds, Rules(quests=False), seed=1)
    with pytest.raises(RulesError, match="no quest cards"):
        Game.new(["Ann", "Ben"], deal(seed=1), Rules(quests=True), seed=1)


def test_chosen_quests_bring_their_squire() -> None:
    plain = names(deal(seed=1))[3:]
    assert "Squire" in names(wilds_of([*plain, "The Quest For Exqualibur"], WITH_QUESTS))
    assert "Squire" not in names(wilds_of(plain, WITH_QUESTS))


# -- mixes --------------------------------------------------------------------------------------------


def test_X3_a_hint_is_all_cards_shuffled_together() -> None:
    found = [of_box(deal(["base", ROTD], seed), ROTD) for seed in range(200)]
    assert min(found) == 0
    assert 1 <= sum(found) / len(found) <= 4


@pytest.mark.parametrize("side", [4, 5])
def test_X3_a_side_has_so_many_cards_of_the_expansion(side: int) -> None:
    rules = Rules(mix="side", side_cards=side)
    dealt = [deal(["base", ROTD, "quarmageddon"], seed, rules=rules) for seed in range(60)]
    assert {of_box(wilds, ROTD) for wilds in dealt} == {side}
    assert {len([card for card in wilds.cards if card.die.name == "Corruption"]) for wilds in dealt} == {0, 1}
    named = deal(["base", ROTD], 1, rules=rules, cards=["Corrupted Scavenging Goblin"])
    assert of_box(named, ROTD) == side


def test_X3_two_scoops_are_all_that_fit() -> None:
    for seed in SEEDS:
        wilds = deal(["base", ROTD], seed, rules=Rules(mix="two_scoops"))
        assert {card.box for card in wilds.cards if card.kind == CREATURE_CARD} == {ROTD}
        assert [card.box for card in wilds.cards if card.kind == SPELL_CARD].count(ROTD) == 1


def test_X3_the_democratic_way_names_all_cards() -> None:
    rules = Rules(mix="democratic")
    with pytest.raises(WildsError, match="name all 7 Creature and 3 Spell cards"):
        deal(["base", ROTD], 1, rules=rules)
    chosen = names(deal(["base", ROTD], 1))[4:]
    with pytest.raises(WildsError, match="not 2 Spell cards"):
        deal(["base", ROTD], 1, rules=rules, cards=chosen[:-1])
    assert names(deal(["base", ROTD], 2, rules=rules, cards=chosen))[4:] == chosen


@pytest.mark.parametrize("mix", ["side", "two_scoops", "democratic"])
def test_mixes_are_for_rise_of_the_demons(mix: str) -> None:
    with pytest.raises(RulesError, match="add rise_of_the_demons"):
        deal(["base", "quarmageddon"], 1, rules=Rules(mix=mix))
    with pytest.raises(RulesError, match="add rise_of_the_demons"):
        Game.new(["Ann", "Ben"], deal(seed=1), Rules(mix=mix), seed=1)


# -- promos, editions ---------------------------------------------------------------------------------


def test_a_promo_card_is_dealt_where_its_dice_are() -> None:
    classes = {
        card.die.name for seed in range(80) for card in deal(["base", "promos"], seed).cards if card.box == "promos"
    }
    assert classes == {"Quake Dragon", "Scavenging Goblin", "Warrior of the Quay", "Ghostly Spirit"}
    with pytest.raises(WildsError, match="Multiplying Mischievous Imp cannot be dealt: its dice are in"):
        deal(["base", "promos"], 1, cards=["Multiplying Mischievous Imp"])
    with pytest.raises(WildsError, match="Corrupted Quake Dragon cannot be dealt: its dice are in the box base"):
        deal([ROTD, "light_vs_dark"], 1, cards=["Corrupted Quake Dragon"])
    assert of_box(deal(["base", "promos", "quarmageddon"], 1, cards=["Key Master Lord of the Quarry"]), "promos") >= 1


def test_E10_what_the_classic_edition_knows() -> None:
    classic = Rules(edition="classic")
    seen = {card.id for seed in range(150) for card in deal(["base", ROTD, "promos"], seed, rules=classic).cards}
    assert {id for id in seen if id.startswith("promos")} == {card.id for card in box("promos").cards if card.classic}
    assert len([card for card in box("promos").cards if card.classic]) == 6
    for id in ("quarmageddon", "qladiator", "quartifacts", "light_vs_dark"):
        with pytest.raises(RulesError, match=f"the classic edition is older than {id}"):
            deal(["base", id], 1, rules=classic)
    key = deal(["base", "promos", "quarmageddon"], 1, cards=["Key Master Lord of the Quarry"])
    with pytest.raises(RulesError, match="older than"):
        Game.new(["Ann", "Ben"], key, classic, seed=1)


def test_X8_no_expert_culling_with_large_quiddity() -> None:
    rules = Rules(expert_culling=True)
    for sets in (["light_vs_dark"], ["base", "light_vs_dark"]):
        with pytest.raises(RulesError, match="no Expert Culling"):
            deal(sets, 1, rules=rules)
        with pytest.raises(RulesError, match="no Expert Culling"):
            Game.new(["Ann", "Ben"], deal(sets, 1), rules, seed=1)


def test_X8_weak_cards_are_named_and_not_excluded() -> None:
    mixed = ["base", "light_vs_dark"]
    for name in ("Primordial Ooze", "Ghostly Spirit"):
        wilds = deal(mixed, 1, cards=[name])
        assert (name, "Basic Quiddity") in [(one.card.name, one.missing) for one in weaknesses(wilds)]
    assert not any(weaknesses(deal(["base", ROTD], seed)) for seed in range(30))
    key = deal(["base", "quarmageddon", "promos"], 1, cards=["Key Master Lord of the Quarry"])
    assert [(one.card.name, one.missing) for one in weaknesses(key)] == [("Key Master Lord of the Quarry", "")]


# -- printed only -------------------------------------------------------------------------------------


def test_only_what_is_printed() -> None:
    for seed in range(30):
        wilds = deal(["base", ROTD, "quarmageddon", "quartifacts"], seed, 3, printed_only=True)
        assert all(card.provenance.is_printed for card in wilds.cards)
        assert not wilds.quests
    assert any(of_box(deal(["base", ROTD], seed, printed_only=True), ROTD) for seed in range(60))
    assert deal(seed=7, printed_only=True) == deal(seed=7)


@pytest.mark.parametrize(
    ("sets", "told", "cards", "says"),
    [
        (["light_vs_dark"], {}, [], "Large Quiddity.*reconstructed: faces"),
        (WITH_QUESTS, {"quests": True}, [], r"0 classes of quest cards, not 1 \(quartifacts has 0 of 12 that fit"),
        (["base", ROTD], {}, ["Mighty Demonic Overlord"], "reported: ability and reconstructed: faces, bursts"),
        (["base", "qladiator"], {}, ["Qladiator"], "Qladiator cannot be dealt: not printed but reconstructed: faces"),
    ],
)  # fmt: skip
def test_too_little_is_printed(sets: list[str], told: dict[str, Any], cards: list[str], says: str) -> None:
    with pytest.raises(WildsError, match=says):
        deal(sets, 1, 2, Rules(**told), cards, printed_only=True)


# -- made by hand -------------------------------------------------------------------------------------


def test_wilds_made_by_hand_are_looked_over() -> None:
    base, demons, light = deal(seed=7), deal(["base", ROTD], 7), deal(["light_vs_dark"], 7)
    mixed = deal(["base", "light_vs_dark"], 7)
    quests = deal(WITH_QUESTS, 7, 4)
    for cards, says in (
        (swapped(demons, "Corrupted Quiddity", ""), "the basic cards Corrupted Quiddity are missing"),
        (swapped(base, "Portal", ""), "the basic cards Portal are missing"),
        (swapped(base, "", "Squire"), "the Squire is for games with quests"),
        (swapped(quests, "Squire", ""), "the basic cards Squire are missing"),
        (swapped(quests, quests.quests[1].name, ""), None),
        (swapped(quests, quests.quests[0].name, ""), "quests of level 2 and 3 do not go together"),
        (swapped(light, "Large Quiddity", ""), "the basic cards Large Quiddity are missing"),
        (swapped(mixed, "Large Quiddity", ""), "Basic Quiddity, Portal, Large Quiddity are missing"),
        (swapped(mixed, "", "Portal"), "Large Quiddity dice are played without Portal"),
        (swapped(mixed, "", "Assistant"), "two cards of the class Assistant"),
        (swapped(mixed, names(mixed, BASIC)[1], ""), "the basic cards Assistant are missing"),
        (swapped(mixed, names(mixed, BASIC)[1], "Assistant"), "played without Assistant"),
    ):
        if says is None:
            assert len(Wilds(cards).quests) == 2
            continue
        with pytest.raises(WildsError, match=says):
            Wilds(cards)


# -- ready-made ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ready_made_wilds_can_be_played(name: str, players: int) -> None:
    ready = ready_made(every_box())[name]
    wilds = named_wilds(list(ready.sets), players)[name]
    assert wilds == ready.wilds(players)
    assert weaknesses(wilds) == []
    rules = Rules(turn_limit=400)
    game = Game.new(["Ann", "Ben", "Cleo", "Dan"][:players], wilds, rules, seed=name)
    assert play(game, [bot("greedy")] * players).reason in ("glory", "empty_cards")


def test_every_box_has_ready_made_wilds_and_a_mix_has_them_all() -> None:
    needed = dict.fromkeys(IDS, 0)
    for ready in ready_made(every_box()).values():
        for box_id in ready.sets:
            needed[box_id] += 1
    assert min(needed.values()) >= 2
    assert set(ready_made(every_box())["the-whole-shelf"].sets) == set(IDS)


def test_nothing_is_dealt_that_game_would_refuse() -> None:
    """Every subset of our boxes is either refused by `deal` or can be played."""
    lawful = 0
    for r in range(1, len(IDS) + 1):
        for sets in combinations(IDS, r):
            try:
                wilds = deal(list(sets), "all", 2)
            except QuarriorsError:
                continue
            Game.new(["Ann", "Ben"], wilds, seed=1)
            lawful += 1
    assert lawful == 96
