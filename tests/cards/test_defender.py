"""Defender of the Pale: Glory for company, dice for the next roll, dearer summons for the others."""

from __future__ import annotations

import pytest

from quarriors import Game
from quarriors.testing import kinds, pile, take
from tests.cards.proven import card
from tests.cards.seen import decider, defense, glory, in_the_wilds, offers, quiddity, why_not, worth
from tests.cards.setting import table

# -- Defender of the Pale ----------------------------------------------------------------------------


@card("Defender of the Pale")
@pytest.mark.parametrize("face", ["C 1/1/5 *", "C 2/2/6 *", "C 3/2/8 **"])
def test_defender_of_the_pale_earns_1_more_glory_for_every_other_creature_that_scores(face: str) -> None:
    """2, and 1 for each of the two Assistants, which bring 1 each themselves."""
    game = table(
        "Defender of the Pale",
        turn="Quinn, score",
        quinn=f"ready: Defender of the Pale {face}, 2 Assistant C 1/1/2",
        monique="ready: Assistant C 1/1/2",
    )
    assert glory(game) == 2 + 2 + 1 + 1


@card("Defender of the Pale")
def test_defender_of_the_pale_alone_earns_its_2_glory() -> None:
    game = table(
        "Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *",
        monique="ready: 2 Assistant C 1/1/2",
    )
    assert glory(game) == 2


@card("Defender of the Pale")
def test_two_defenders_of_the_pale_count_each_other() -> None:
    game = table(
        "Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *, Defender of the Pale C 3/2/8 **",
    )
    assert glory(game) == 3 + 3


@card("Defender of the Pale")
def test_defender_of_the_pale_earns_the_extra_glory_even_if_it_is_kept_under_expert_culling() -> None:
    """K11: "when it scores, gain …" is an ability and happens either way."""
    for choice, own in (("cull", 2), ("keep", 0)):
        game = table(
            "Defender of the Pale",
            turn="Quinn, score",
            rules="expert_culling=True",
            quinn="ready: Defender of the Pale C 1/1/5 *, 2 Assistant C 1/1/2",
        )
        while kinds(game) == {"cull", "keep"}:
            die = offers(game)[0].removeprefix("cull ")
            take(game, f"keep {die}" if die.startswith("Assistant") else f"{choice} {die}")
        assert glory(game) == own + 2


# -- Strong Defender of the Pale ---------------------------------------------------------------------


def _accept(game: Game) -> None:
    """Says yes where the ability asks (S6)."""
    if "use" in kinds(game):
        take(game, "use")


@card("Strong Defender of the Pale")
@pytest.mark.parametrize(("face", "drawn"), [("C 1/1/5 *", 1), ("C 2/2/6 *", 1), ("C 3/2/8 **", 2)])
def test_strong_defender_of_the_pale_draws_dice_to_the_active_pool_when_it_scores(face: str, drawn: int) -> None:
    game = table(
        "Strong Defender of the Pale",
        turn="Quinn, score",
        quinn=f"ready: Defender of the Pale {face}; bag: 9 Basic Quiddity",
        dice=f"{drawn}x Basic Quiddity",
    )
    _accept(game)
    assert glory(game) == 3
    assert pile(game, "Quinn", "active") == ["Basic Quiddity"] * drawn  # they show no face yet (D7)
    take(game, "enough")
    assert kinds(game) == {"roll"}


@card("Strong Defender of the Pale")
def test_strong_defender_of_the_pale_has_its_die_rolled_on_top_of_the_six() -> None:
    game = table(
        "Strong Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *; bag: 9 Basic Quiddity",
        dice="Basic Quiddity, 6x Basic Quiddity, 7x Q1",
    )
    _accept(game)
    take(game, "enough", "roll")
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 7


@card("Strong Defender of the Pale")
def test_strong_defender_of_the_pale_itself_can_be_drawn_from_an_empty_bag() -> None:
    """The draw comes before culls: the Defender, in the Used Pile already, goes into the refilled bag."""
    game = table(
        "Strong Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *; used: Portal",
        dice="Defender of the Pale",
    )
    _accept(game)
    assert pile(game, "Quinn", "active") == ["Defender of the Pale"]
    assert pile(game, "Quinn", "bag") == ["Portal"]
    assert kinds(game) == {"roll"}  # the Used Pile is empty: there is nothing to cull


@card("Strong Defender of the Pale")
def test_strong_defender_of_the_pale_need_not_draw() -> None:
    """S6: an ability that helps its owner may be declined, here to keep the Used Pile for a cull."""
    game = table(
        "Strong Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *; used: Assistant",
    )
    assert decider(game) == "Quinn"
    take(game, "decline", "cull Assistant")
    assert pile(game, "Quinn", "active") == []
    assert pile(game, "Quinn", "used") == ["Defender of the Pale"]


@card("Strong Defender of the Pale")
def test_two_strong_defenders_of_the_pale_both_draw() -> None:
    game = table(
        "Strong Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *, Defender of the Pale C 3/2/8 **; bag: 9 Basic Quiddity",
        dice="3x Basic Quiddity",
    )
    while kinds(game) & {"use", "first"}:
        game.take(game.decision.options[0])
    assert pile(game, "Quinn", "active") == ["Basic Quiddity"] * 3
    assert glory(game) == 6


# -- Mighty Defender of the Pale ---------------------------------------------------------------------


@card("Mighty Defender of the Pale")
@pytest.mark.parametrize(("face", "more"), [("C 1/1/5 *", 1), ("C 2/2/6 *", 1), ("C 3/2/8 **", 2)])
def test_mighty_defender_of_the_pale_makes_opponents_pay_more_for_each_summon(face: str, more: int) -> None:
    game = table(
        "Mighty Defender of the Pale",
        turn="Quinn, ready, quiddity 5",
        quinn="active: 2 Assistant C 1/1/2",
        monique=f"ready: Defender of the Pale {face}",
    )
    take(game, "summon Assistant")
    assert quiddity(game) == 5 - 1 - more
    if "summon" in kinds(game):
        take(game, "summon Assistant")
        assert quiddity(game) == 5 - 2 * (1 + more)


@card("Mighty Defender of the Pale")
def test_mighty_defender_of_the_pale_can_put_a_summon_out_of_reach() -> None:
    game = table(
        "Mighty Defender of the Pale",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Assistant C 1/1/2, Portal D1 fresh; bag: Assistant",
        monique="ready: Defender of the Pale C 1/1/5 *",
    )
    assert "summon Assistant C 1/1/2" not in offers(game)
    assert why_not(game, "summon", "Assistant C 1/1/2") == "quiddity"


@card("Mighty Defender of the Pale")
def test_mighty_defenders_of_the_pale_add_up() -> None:
    game = table(
        "Mighty Defender of the Pale",
        turn="Quinn, ready, quiddity 9",
        quinn="active: Assistant C 1/1/2",
        monique="ready: Defender of the Pale C 1/1/5 *, Defender of the Pale C 3/2/8 **",
        clark="ready: Defender of the Pale C 2/2/6 *",
    )
    take(game, "summon Assistant")
    assert quiddity(game) == 9 - 1 - 1 - 2 - 1


@card("Mighty Defender of the Pale")
def test_mighty_defender_of_the_pale_does_not_burden_its_own_player() -> None:
    game = table(
        "Mighty Defender of the Pale",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Assistant C 1/1/2; ready: Defender of the Pale C 3/2/8 **",
    )
    take(game, "summon Assistant")
    assert quiddity(game) == 0


@card("Mighty Defender of the Pale")
def test_mighty_defender_of_the_pale_does_not_touch_captures() -> None:
    game = table(
        "Mighty Defender of the Pale",
        turn="Quinn, capture, quiddity 1",
        monique="ready: Defender of the Pale C 3/2/8 **",
    )
    take(game, "capture Assistant")
    assert pile(game, "Quinn", "used") == ["Assistant"]


@card("Mighty Defender of the Pale", "Death Incantation")
def test_mighty_defender_of_the_pale_no_longer_counts_once_it_is_destroyed() -> None:
    """A Death Incantation early in the turn switches it off before the summons."""
    game = table(
        "Mighty Defender of the Pale",
        "Death Incantation",
        turn="Quinn, ready, quiddity 1",
        quinn="active: Assistant C 1/1/2; ready: Death S *",
        monique="ready: Defender of the Pale C 2/2/6 *",
    )
    assert "summon Assistant C 1/1/2" not in offers(game)
    take(game, "cast Death", "summon Assistant")
    assert pile(game, "Quinn", "ready") == ["Assistant C 1/1/2"]


@card("Mighty Defender of the Pale")
def test_mighty_defender_of_the_pale_is_worth_3_glory_and_can_be_culled_after_scoring() -> None:
    game = table("Mighty Defender of the Pale", turn="Quinn, score", quinn="ready: Defender of the Pale C 1/1/5 *")
    assert glory(game) == 3
    take(game, "cull Defender of the Pale")
    assert in_the_wilds(game, "Mighty Defender of the Pale") == 5


@card("Defender of the Pale", "Strong Defender of the Pale", "Mighty Defender of the Pale")
def test_defenders_of_the_pale_have_the_numbers_of_their_face() -> None:
    for name, glory_worth in (("", 2), ("Strong ", 3), ("Mighty ", 3)):
        game = table(
            f"{name}Defender of the Pale",
            turn="Quinn, capture",
            quinn="ready: Defender of the Pale C 3/2/8 **",
        )
        assert defense(game, "Defender of the Pale") == 8
        assert worth(game, "Defender of the Pale") == glory_worth
