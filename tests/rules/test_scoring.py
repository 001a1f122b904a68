"""S1–S6: scoring and culling."""

from __future__ import annotations

import pytest

from quarriors import Game
from quarriors.testing import kinds, pile, take
from tests.rules.looking import accept, decider, glory, in_wilds, offered, phase
from tests.table import table

EDITIONS = ["edition=revised", "edition=classic"]
EXPERT = "expert_culling=True"


@pytest.mark.parametrize("rules", EDITIONS)
def test_S1_glory_then_the_used_pile_then_abilities_then_culls(rules: str) -> None:
    game = table("Strong Witching Hag", "Life Cantrip", "Scavenging Goblin", rules=rules, turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Witching Hag C 1/3/3 (Life S), "
                 "Scavenging Goblin C 1/2/2; used: Portal")  # fmt: skip
    # Glory is in, the dice have left, and the ability asks before any cull
    assert glory(game, "Quinn") == 5
    assert pile(game, "Quinn", "ready") == []
    assert pile(game, "Quinn", "used") == ["Life", "Portal", "Scavenging Goblin", "Witching Hag"]
    assert offered(game) == ["choose Scavenging Goblin", "enough"]
    game.take("choose Scavenging Goblin")
    assert offered(game) == ["cull Life", "cull Portal", "cull Witching Hag", "enough"]
    take(game, "cull Life", "cull Portal")
    assert kinds(game) == {"roll"}  # two scored, two culled
    assert pile(game, "Quinn", "used") == ["Witching Hag"]


def test_S1_culls_are_at_most_one_per_creature_and_optional() -> None:
    game = table(
        "Scavenging Goblin", turn="Quinn, score", quinn="ready: 2 Scavenging Goblin C 1/2/2; used: 3 Assistant"
    )
    take(game, "cull Assistant", "enough")
    assert kinds(game) == {"roll"}
    assert len(pile(game, "Quinn", "used")) == 4


def test_S1_a_win_ends_the_game_before_abilities_and_culls() -> None:
    game = table("Strong Witching Hag", turn="Quinn, capture", monique="glory 18; bag: Portal; "
                 "ready: Witching Hag C 1/3/3; used: Assistant")  # fmt: skip
    game.take("end")
    assert game.over
    assert (game.result.winners, game.result.reason, game.result.glory) == ((1,), "glory", (0, 21))
    assert pile(game, "Monique", "used") == ["Assistant"]


def test_S1_the_player_orders_the_abilities() -> None:
    """Hag first: the Goblin is saved from the Defender's draw, which needs the Used Pile. Defender first: it is not."""
    told = "ready: Witching Hag C 1/3/3, Defender of the Pale C 1/1/5 *; used: Scavenging Goblin"
    cards = ("Strong Witching Hag", "Strong Defender of the Pale", "Scavenging Goblin")
    game = table(*cards, turn="Quinn, score", quinn=told, dice="Scavenging Goblin")
    assert offered(game, "first") == ["first Strong Defender of the Pale", "first Strong Witching Hag"]
    game.take("first Strong Witching Hag")
    assert offered(game, "choose") == ["choose Defender of the Pale", "choose Scavenging Goblin"]
    game = table(*cards, turn="Quinn, score", quinn=told, dice="Scavenging Goblin")
    game.take("first Strong Defender of the Pale")
    accept(game)
    # drawn: the Used Pile went into the bag, so the Hag finds nothing there
    assert pile(game, "Quinn", "active") == ["Scavenging Goblin"]
    assert "choose" not in kinds(game)


def test_S1_spells_that_were_attached_count_for_the_creatures_own_ability() -> None:
    game = table("Strong Questing Wizard", "Life Cantrip", "Growth Charm", "Scavenging Goblin", turn="Quinn, score",
                 quinn="ready: Questing Wizard C 1/2/5 (Life S), Scavenging Goblin C 1/2/2, Growth S")  # fmt: skip
    assert len(offered(game, "choose")) == 2
    take(game, "choose Life", "choose Growth")
    assert glory(game, "Quinn") == 3 + 2 + 2
    assert (in_wilds(game, "Life"), in_wilds(game, "Growth")) == (5, 5)


def test_S1_but_not_those_of_another_creature_that_scored() -> None:
    game = table("Strong Questing Wizard", "Life Cantrip", "Scavenging Goblin", turn="Quinn, score",
                 quinn="ready: Questing Wizard C 1/2/5, Scavenging Goblin C 1/2/2 (Life S)")  # fmt: skip
    assert "choose" not in kinds(game)
    assert glory(game, "Quinn") == 5


def test_S2_basic_dice_are_culled_to_their_cards() -> None:
    game = table("Scavenging Goblin", turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Scavenging Goblin C 1/2/2; used: Basic Quiddity",
                 monique="bag: 15 Basic Quiddity, 4 Assistant", dice="6x Assistant, 6x C 1/1/2")  # fmt: skip
    assert in_wilds(game, "Basic Quiddity") == 0
    game.take("cull Basic Quiddity")
    assert in_wilds(game, "Basic Quiddity") == 1
    game.take("roll")
    assert offered(game, "capture") == ["capture Basic Quiddity"]  # for nothing
    game.take("capture Basic Quiddity")
    assert "Basic Quiddity" in pile(game, "Quinn", "used")


def test_S3_scoring_outside_phase_1_gives_glory_and_no_cull() -> None:
    game = table(
        "Strong Deathdealer",
        "Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Deathdealer C 1/3/2; used: Assistant",
        monique="ready: Scavenging Goblin C 1/2/2",
    )
    assert glory(game, "Quinn") == 2
    assert pile(game, "Quinn", "used") == ["Assistant", "Deathdealer"]
    assert phase(game) == "capture"


def test_S4_expert_culling_takes_die_and_glory_or_neither() -> None:
    cards = ("Strong Witching Hag", "Scavenging Goblin")
    told = "bag: 6 Assistant; ready: Witching Hag C 1/3/3, Scavenging Goblin C 1/2/2; used: Portal"
    game = table(*cards, rules=EXPERT, turn="Quinn, score", quinn=told)
    assert (glory(game, "Quinn"), kinds(game)) == (0, {"cull", "keep"})
    take(game, "cull Witching Hag", "keep Scavenging Goblin")
    assert glory(game, "Quinn") == 3
    assert in_wilds(game, "Witching Hag") == 5
    # her ability happens either way; no ordinary cull follows
    assert offered(game) == ["choose Scavenging Goblin", "enough"]
    game.take("enough")
    assert kinds(game) == {"roll"}
    assert pile(game, "Quinn", "used") == ["Portal", "Scavenging Goblin"]


def test_S4_the_ability_happens_without_the_cull_too() -> None:
    game = table("Strong Witching Hag", "Scavenging Goblin", rules=EXPERT, turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Witching Hag C 1/3/3; used: Scavenging Goblin")  # fmt: skip
    game.take("keep Witching Hag")
    assert (glory(game, "Quinn"), offered(game)) == (0, ["choose Scavenging Goblin", "enough"])


def test_S4_whenever_it_scores() -> None:
    game = table("Strong Deathdealer", "Scavenging Goblin", rules=EXPERT, turn="Quinn, attack",
                 quinn="ready: Deathdealer C 1/3/2", monique="ready: Scavenging Goblin C 1/2/2")  # fmt: skip
    assert (decider(game), kinds(game)) == ("Quinn", {"cull", "keep"})
    game.take("cull Deathdealer")
    assert (glory(game, "Quinn"), in_wilds(game, "Deathdealer")) == (2, 5)


def test_S5_the_goal_ends_the_game_at_once_in_the_middle_of_an_attack() -> None:
    game = table("Strong Deathdealer", "Scavenging Goblin", turn="Quinn, ready",
                 quinn="glory 13; active: Assistant C 1/1/2, Basic Quiddity Q1; ready: Deathdealer C 1/3/2",
                 monique="ready: Scavenging Goblin C 1/2/2", clark="ready: Scavenging Goblin C 1/2/2")  # fmt: skip
    game.take("end")
    assert game.over
    assert game.result.glory == (15, 0, 0)
    assert pile(game, "Clark", "ready") == ["Scavenging Goblin C 1/2/2"]  # never attacked


def _keeps_both(glory: int, first: str) -> Game:
    """The Eye takes 1 Glory when something scores, the Defender gives 1 for its companion; nothing else is gained."""
    game = table("Mighty Quaxos' Eye", "Defender of the Pale", rules=EXPERT, turn="Quinn, score",
                 quinn=f"glory {glory}; bag: 6 Assistant; locked: Quaxos' Eye L *; "
                 "ready: Defender of the Pale C 1/1/5 *, Assistant C 1/1/2")  # fmt: skip
    take(game, "keep", "keep", f"Quinn: first {first}")
    return game


def test_S1_glory_may_be_lost_first_where_there_is_none_to_lose() -> None:
    assert glory(_keeps_both(0, "Mighty Quaxos' Eye"), "Quinn") == 1
    assert glory(_keeps_both(0, "Defender of the Pale"), "Quinn") == 0


def test_S1_glory_may_be_gained_first_where_it_wins() -> None:
    game = _keeps_both(19, "Defender of the Pale")
    assert game.over
    assert game.result.winners == (0,)
    assert glory(_keeps_both(19, "Mighty Quaxos' Eye"), "Quinn") == 19


def test_S1_elsewhere_nobody_is_asked_whether_to_gain_or_lose_first() -> None:
    game = table("Mighty Quaxos' Eye", "Defender of the Pale", rules=EXPERT, turn="Quinn, score",
                 quinn="glory 5; bag: 6 Assistant; locked: Quaxos' Eye L *; "
                 "ready: Defender of the Pale C 1/1/5 *, Assistant C 1/1/2")  # fmt: skip
    take(game, "keep", "keep")
    assert phase(game) == "roll"
    assert glory(game, "Quinn") == 5


def test_S1_a_deathdealers_price_may_be_paid_first() -> None:
    """Corrupted Deathdealer, with no corruption left in the Wilds: 2 Glory, if there are any."""
    game = table("Corrupted Deathdealer", "Defender of the Pale", rules=EXPERT, turn="Quinn, score",
                 quinn="bag: 6 Assistant; ready: Defender of the Pale C 1/1/5 *, Deathdealer C 1/3/2",
                 monique="bag: 10 Corrupted Quiddity")  # fmt: skip
    take(game, "keep", "keep", "first Corrupted Deathdealer")
    assert glory(game, "Quinn") == 1


def test_S5_glory_from_a_spell_wins_too() -> None:
    game = table("Victory Incantation", quinn="glory 17; ready: Victory S", monique="bag: Portal")
    game.take("cast Victory")
    assert game.over
    assert (game.result.winners, game.result.glory) == ((0,), (20, 0))


def test_S5_nobody_has_less_than_nothing() -> None:
    game = table(turn="Quinn, capture", monique="bag: Portal")
    assert min(game.state.glory) == 0


def test_S6_help_may_be_declined() -> None:
    game = table("Deathdealer", "Strong Witching Hag", turn="Quinn, score", monique="used: Portal",
                 quinn="bag: 6 Assistant; ready: Deathdealer C 1/3/2")  # fmt: skip
    assert offered(game) == ["choose Portal of Monique", "enough"]
    game.take("enough")
    assert pile(game, "Monique", "used") == ["Portal"]


def test_S6_the_strong_defenders_draw_may_be_declined() -> None:
    """With an empty bag the draw would carry the Assistant off before it can be culled."""
    game = table("Strong Defender of the Pale", turn="Quinn, score", dice="Assistant",
                 quinn="ready: Defender of the Pale C 1/1/5 *; used: Assistant")  # fmt: skip
    game.take("decline")
    assert offered(game, "cull") == ["cull Assistant", "cull Defender of the Pale"]
