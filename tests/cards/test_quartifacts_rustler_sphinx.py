"""Relic Rustler and Riddling Sphinx."""

from __future__ import annotations

import pytest

from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import active, attack, captures, decider, glory, offers, quiddity
from tests.cards.setting import table
from tests.rules.looking import accept
from tests.rules.questing import on_card, on_quest, questing, send

# -- Relic Rustler -----------------------------------------------------------------------------------


@card("Relic Rustler")
def test_relic_rustler_sends_a_cheap_spell_of_an_opponent_to_the_used_pile() -> None:
    """Death Cantrip 4, Life Cantrip 3: only what costs 3 or less, and nothing of one's own."""
    game = table(
        "Relic Rustler",
        "Growth Charm",
        "Life Cantrip",
        "Quasar Charm",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Relic Rustler C 1/2/2; ready: Life S",
        monique="ready: Life S, Growth S",
        clark="ready: Quasar S",
    )
    game.take("summon Relic Rustler")
    assert sorted(offers(game)) == ["choose Life S of Monique", "choose Quasar S of Clark", "enough"]
    game.take("choose Life S of Monique")
    assert pile(game, "Monique", "used") == ["Life"]
    assert pile(game, "Monique", "ready") == ["Growth S"]
    assert pile(game, "Clark", "ready") == ["Quasar S"]


@card("Relic Rustler")
@pytest.mark.parametrize(("face", "paid"), [("C 1/2/2 *", 1), ("C 2/3/3 *", 2)])
def test_relic_rustler_with_a_burst_takes_any_spell(face: str, paid: int) -> None:
    game = table(
        "Relic Rustler",
        "Growth Charm",
        turn=f"Quinn, ready, quiddity {paid}",
        quinn=f"active: Relic Rustler {face}",
        monique="ready: Growth S",
    )
    take(game, "summon Relic Rustler", "choose Growth")
    assert pile(game, "Monique", "used") == ["Growth"]


@card("Relic Rustler")
def test_relic_rustler_may_leave_it_and_cannot_reach_attached_spells() -> None:
    game = table(
        "Relic Rustler",
        "Life Cantrip",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Relic Rustler C 1/2/2",
        monique="ready: Life S",
    )
    take(game, "summon Relic Rustler", "enough")
    assert pile(game, "Monique", "ready") == ["Life S"]
    game = table(
        "Relic Rustler",
        "Life Cantrip",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Relic Rustler C 1/2/2",
        monique="ready: Assistant C 1/1/2 (Life S)",
    )
    game.take("summon Relic Rustler")
    assert "choose" not in kinds(game)


@card("Strong Relic Rustler")
@pytest.mark.parametrize(("face", "more"), [("C 1/2/2", 0), ("C 1/2/2 *", 1), ("C 2/3/3 *", 1)])
def test_strong_relic_rustler_brings_quiddity_and_a_capture_when_it_scores(face: str, more: int) -> None:
    game = table("Strong Relic Rustler", turn="Quinn, score", quinn=f"ready: Relic Rustler {face}")
    if "enough" in kinds(game):
        game.take("enough")
    assert (glory(game), quiddity(game), captures(game)) == (2, 2, 1 + more)


@card("Strong Relic Rustler")
@pytest.mark.parametrize(("face", "more"), [("C 1/2/2", 0), ("C 1/2/2 *", 1), ("C 2/3/3 *", 1)])
def test_strong_relic_rustler_brings_quiddity_and_a_capture_when_it_helps_complete_a_quest(
    face: str, more: int
) -> None:
    game = questing(
        "Strong Relic Rustler",
        turn="Quinn, score",
        quinn=f"quest Exqualibur: Relic Rustler {face}, Quake Dragon C 1/4/4",
        dice="?, Quake Dragon",
    )
    while "enough" in kinds(game):
        game.take("enough")
    # the reward of the Hunt: 1 die and 1 Quiddity
    assert (glory(game), quiddity(game), captures(game)) == (3, 3, 1 + more)


@card("Mighty Relic Rustler")
def test_mighty_relic_rustler_takes_an_opponents_quartifact() -> None:
    game = questing(
        "Mighty Relic Rustler",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Relic Rustler C 1/2/2; bag: Portal",
        monique="ready: Exqualibur A:Quicksilver Quiver",
    )
    take(game, "summon Relic Rustler", "choose Exqualibur")
    assert "Exqualibur A:Quicksilver Quiver" in pile(game, "Quinn", "ready")
    assert pile(game, "Monique", "ready") == []
    assert pile(game, "Quinn", "bag") == ["Portal"]  # it did, so it draws nothing
    game.take("attach Exqualibur")
    assert "Relic Rustler C 1/2/2 with Exqualibur A:Quicksilver Quiver" in pile(game, "Quinn", "ready")


@card("Mighty Relic Rustler")
@pytest.mark.parametrize("there", [True, False])
def test_mighty_relic_rustler_draws_and_rolls_if_it_takes_none(there: bool) -> None:
    game = questing(
        "Mighty Relic Rustler",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Relic Rustler C 1/2/2; bag: Portal",
        monique="ready: Exqualibur A:Quicksilver Quiver" if there else "",
        dice="Portal, Q1",
    )
    game.take("summon Relic Rustler")
    if there:
        game.take("enough")
    assert pile(game, "Quinn", "active") == ["Portal Q1"]


@card("Mighty Relic Rustler")
@pytest.mark.parametrize("face", ["C 1/2/2 *", "C 2/3/3 *"])
def test_mighty_relic_rustler_with_a_burst_does_both(face: str) -> None:
    game = questing(
        "Mighty Relic Rustler",
        turn="Quinn, ready, quiddity 2",
        quinn=f"active: Relic Rustler {face}; bag: Portal",
        monique="ready: Exqualibur A:Quicksilver Quiver",
        dice="Portal, Q1",
    )
    take(game, "summon Relic Rustler", "choose Exqualibur")
    assert "Exqualibur A:Quicksilver Quiver" in pile(game, "Quinn", "ready")
    assert pile(game, "Quinn", "active") == ["Portal Q1"]


@card("Mighty Relic Rustler")
def test_mighty_relic_rustler_takes_only_unattached_ones_and_gives_up_its_owners_own() -> None:
    """Nobody owns two: Quinn's own goes back to its quest card first."""
    game = questing(
        "Mighty Relic Rustler",
        turn="Quinn, ready, quiddity 2",
        quinn="active: Relic Rustler C 1/2/2; ready: The Holy Quail A:Holy Quill",
        monique="ready: The Tri-Clops Skull A:Quown of Quiana",
        clark="ready: Assistant C 1/1/2 (The Tri-Clops Skull A:Quaxos' Crystal)",
    )
    game.take("summon Relic Rustler")
    assert offers(game) == ["choose The Tri-Clops Skull A:Quown of Quiana of Monique", "enough"]
    game.take("choose The Tri-Clops Skull")
    assert "The Tri-Clops Skull A:Quown of Quiana" in pile(game, "Quinn", "ready")
    assert "The Holy Quail A:Holy Quill" not in pile(game, "Quinn", "ready")
    assert on_card(game, "The Holy Quail") == 2


# -- Riddling Sphinx ---------------------------------------------------------------------------------

_SPHINXES = [("C 1/2/4", 2), ("C 2/3/5 *", 3), ("C 3/4/7 **", 4)]


@card("Riddling Sphinx")
@pytest.mark.parametrize(("face", "lower"), _SPHINXES)
def test_riddling_sphinx_lowers_the_total_unless_the_attacker_pays(face: str, lower: int) -> None:
    """The Sphinx against an attack of exactly its defense: it stands unless 1 Quiddity is paid."""
    strong = {"C 1/2/4": "Quake Dragon C 1/4/4", "C 2/3/5 *": "Quake Dragon C 2/6/6 *"}.get(
        face, "Quake Dragon C 3/8/7 **"
    )
    for pays in (False, True):
        game = table(
            "Riddling Sphinx",
            turn="Quinn, attack, quiddity 1",
            quinn=f"ready: {strong}",
            monique=f"ready: Riddling Sphinx {face}",
        )
        take(game, f"Quinn: {'use' if pays else 'decline'}")
        assert quiddity(game) == (0 if pays else 1)
        assert pile(game, "Monique", "used") == (["Riddling Sphinx"] if pays else [])


@card("Riddling Sphinx")
@pytest.mark.parametrize(("face", "lower"), _SPHINXES)
def test_riddling_sphinx_lowers_it_by_exactly_so_much(face: str, lower: int) -> None:
    """8 of the Dragon against Assistants of 2 each, without Quiddity to pay with."""
    game = table(
        "Riddling Sphinx",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique=f"ready: 4 Assistant C 1/1/2, Riddling Sphinx {face}",
    )
    while game.decision.kind == "defend":
        take(game, "Monique: defend Assistant")
    assert pile(game, "Monique", "used").count("Assistant") == (8 - lower) // 2


@card("Riddling Sphinx")
def test_riddling_sphinxes_each_ask() -> None:
    """C15."""
    game = table(
        "Riddling Sphinx",
        turn="Quinn, attack, quiddity 2",
        quinn="ready: Quake Dragon C 3/8/7 **",
        monique="ready: 2 Riddling Sphinx C 1/2/4",
    )
    take(game, "Quinn: use", "Quinn: decline")
    assert quiddity(game) == 1
    assert pile(game, "Monique", "used") == ["Riddling Sphinx"]  # 6 against 4 and 4


@card("Riddling Sphinx")
def test_riddling_sphinx_helps_its_owner_only() -> None:
    game = table(
        "Riddling Sphinx",
        turn="Quinn, attack",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="ready: Riddling Sphinx C 1/2/4",
        clark="ready: Deathdealer C 2/4/4",
    )
    assert (pile(game, "Monique", "used"), pile(game, "Clark", "used")) == ([], ["Deathdealer"])


@card("Riddling Sphinx")
def test_riddling_sphinx_works_in_its_area() -> None:
    game = questing(
        "Riddling Sphinx",
        turn="Quinn, attack, quiddity 3",
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="quest Exqualibur: Riddling Sphinx C 1/2/4; ready: Assistant C 1/1/2",
    )
    game.take("stay")
    assert pile(game, "Monique", "used") == ["Assistant"]
    game = questing(
        "Riddling Sphinx",
        quinn="ready: Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Riddling Sphinx C 1/2/4",
    )
    send(game, "Exqualibur", "Quake Dragon")
    assert on_quest(game, "Monique") == ["Riddling Sphinx C 1/2/4"]


@card("Riddling Sphinx")
def test_riddling_sphinx_of_a_challenger_helps_as_well_and_the_other_side_cannot_pay() -> None:
    """Both sides attack in a Challenge; only the active player has Quiddity."""
    game = questing(
        "Riddling Sphinx",
        turn="Quinn, attack, quiddity 5",
        quinn="ready: Riddling Sphinx C 1/2/4",
        monique="quest Exqualibur: Quake Dragon C 1/4/4",
    )
    send(game, "Exqualibur", "Riddling Sphinx")
    assert decider(game) == "Quinn"
    assert pile(game, "Quinn", "used") == ["Riddling Sphinx"]  # survived, but did not clear the quest
    assert quiddity(game) == 5
    game = questing(
        "Riddling Sphinx",
        quinn="ready: Riddling Sphinx C 1/2/4, Quake Dragon C 1/4/4",
        monique="quest Exqualibur: Deathdealer C 2/4/4",
    )
    send(game, "Exqualibur", "Riddling Sphinx", "Quake Dragon")
    while game.decision.kind == "defend":
        take(game, "Quinn: defend Quake Dragon")
    assert len(on_quest(game, "Quinn")) == 2  # 2 of 4 are left, against 4


@card("Strong Riddling Sphinx")
@pytest.mark.parametrize(("face", "drawn"), [("C 1/2/4", 1), ("C 2/3/5 *", 1), ("C 3/4/7 **", 2)])
def test_strong_riddling_sphinx_draws_and_gains_glory_for_a_spell(face: str, drawn: int) -> None:
    for first, gained in (("Growth", 1), ("Portal", 0)):
        game = table(
            "Strong Riddling Sphinx",
            "Growth Charm",
            turn="Quinn, score",
            quinn=f"ready: Riddling Sphinx {face}; bag: 2 {first}",
            dice=", ".join([first] * drawn),
        )
        accept(game)
        assert glory(game) == 3 + gained  # two Spells are still 1 Glory
        assert pile(game, "Quinn", "active") == [first] * drawn


@card("Strong Riddling Sphinx")
def test_strong_riddling_sphinx_draws_when_it_helps_complete_a_quest() -> None:
    game = questing(
        "Strong Riddling Sphinx",
        "Growth Charm",
        turn="Quinn, score",
        quinn="quest Exqualibur: Riddling Sphinx C 3/4/7 **; bag: Growth, Portal",
        dice="Growth, Portal, Q3",
    )
    accept(game)
    assert glory(game) == 1
    game.take("enough")
    assert glory(game) == 1 + 3
    assert pile(game, "Quinn", "active") == ["Growth", "Portal"]


@card("Strong Riddling Sphinx")
def test_strong_riddling_sphinx_need_not_draw() -> None:
    """S6."""
    game = table("Strong Riddling Sphinx", turn="Quinn, score", quinn="ready: Riddling Sphinx C 1/2/4; bag: 3 Portal")
    take(game, "decline")
    assert (pile(game, "Quinn", "active"), glory(game)) == ([], 3)


@card("Mighty Riddling Sphinx")
@pytest.mark.parametrize("face", ["C 1/2/4", "C 2/3/5 *"])
def test_mighty_riddling_sphinx_has_each_opponent_turn_one_creature_down(face: str) -> None:
    game = table(
        "Mighty Riddling Sphinx",
        turn="Quinn, ready, quiddity 3",
        quinn=f"active: Riddling Sphinx {face}; ready: Quake Dragon C 3/8/7 **",
        monique="ready: Quake Dragon C 3/8/7 **, Witching Hag C 2/4/5, Assistant C 1/1/2",
        clark="ready: Witching Hag C 2/4/5",
    )
    game.take("summon Riddling Sphinx")
    take(game, "Monique: choose Witching Hag")
    assert "Witching Hag C 1/3/3" in pile(game, "Monique", "ready")
    assert "Quake Dragon C 3/8/7 **" in pile(game, "Monique", "ready")
    assert pile(game, "Clark", "ready") == ["Witching Hag C 1/3/3"]
    assert "Quake Dragon C 3/8/7 **" in pile(game, "Quinn", "ready")


@card("Mighty Riddling Sphinx")
def test_mighty_riddling_sphinx_with_two_bursts_chooses_itself() -> None:
    game = table(
        "Mighty Riddling Sphinx",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Riddling Sphinx C 3/4/7 **",
        monique="ready: Quake Dragon C 3/8/7 **, Witching Hag C 2/4/5, Assistant C 1/1/2",
        clark="ready: Witching Hag C 2/4/5",
    )
    game.take("summon Riddling Sphinx")
    assert len([words for words in offers(game) if words.startswith("choose")]) == 2  # not the Assistant
    take(game, "Quinn: choose Quake Dragon C 3/8/7 ** of Monique")
    assert "Quake Dragon C 2/6/6 *" in pile(game, "Monique", "ready")
    assert pile(game, "Clark", "ready") == ["Witching Hag C 1/3/3"]


@card("Mighty Riddling Sphinx")
def test_mighty_riddling_sphinx_reaches_the_quest_area_but_no_lowest_face() -> None:
    game = questing(
        "Mighty Riddling Sphinx",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Riddling Sphinx C 1/2/4",
        monique="quest Exqualibur: Quake Dragon C 2/6/6 *; ready: Assistant C 1/1/2",
    )
    game.take("summon Riddling Sphinx")
    assert on_quest(game, "Monique") == ["Quake Dragon C 1/4/4"]
    game = table(
        "Mighty Riddling Sphinx",
        turn="Quinn, ready, quiddity 3",
        quinn="active: Riddling Sphinx C 1/2/4",
        monique="ready: Assistant C 1/1/2, Quake Dragon C 1/4/4",
    )
    game.take("summon Riddling Sphinx")
    assert pile(game, "Monique", "ready") == ["Assistant C 1/1/2", "Quake Dragon C 1/4/4"]
    assert (active(game), attack(game, "Riddling Sphinx")) == ("Quinn", 2)
