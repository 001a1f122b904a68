"""What greedy does in positions where a person would not think long."""

from __future__ import annotations

import copy
import pickle

import pytest

from quarriors import Game, Option, Rules, View, deal
from quarriors.bots import GreedyBot, play
from quarriors.testing import pile, take
from tests.properties.play import snapshot
from tests.table import table


def choice(game: Game) -> str:
    """What greedy would do now, in words."""
    option = GreedyBot().choose(game.view())
    return game.all_words()[game.decision.options.index(option)]


def follow(game: Game, times: int) -> None:
    for _ in range(times):
        game.take(GreedyBot().choose(game.view()))


# -- rolling and summoning -------------------------------------------------------------------------


def test_draws_with_a_portal_before_anything_else() -> None:
    game = table(quinn="active: Portal D2 fresh, Assistant C 1/1/2, Basic Quiddity Q1; bag: 2 Assistant")
    assert choice(game) == "draw Portal D2"


def test_rerolls_an_assistant() -> None:
    game = table(quinn="active: Assistant R * fresh, Basic Quiddity Q2")
    assert choice(game) == "immediate Assistant R *"


def test_rolls_a_dragon_again_rather_than_take_its_quiddity() -> None:
    game = table("Quake Dragon", quinn="active: Quake Dragon Q3|R fresh; bag: Assistant")
    assert choice(game) == "reroll Quake Dragon Q3|R"


def test_summons_a_creature() -> None:
    game = table("Strong Witching Hag", quinn="active: Witching Hag C 1/3/3, Basic Quiddity Q1")
    assert choice(game) == "summon Witching Hag C 1/3/3"


def test_summons_the_creature_that_brings_more() -> None:
    game = table("Quake Dragon", quinn="active: Assistant C 1/1/2, Quake Dragon C 1/4/4, Basic Quiddity Q1")
    assert choice(game) == "summon Quake Dragon C 1/4/4"


# -- capturing -------------------------------------------------------------------------------------


def test_captures_the_strongest_creature_it_can_pay() -> None:
    game = table("Quake Dragon", turn="Quinn, capture, quiddity 8", quinn="bag: 8 Basic Quiddity, 4 Assistant")
    assert choice(game) == "capture Quake Dragon"


def test_does_not_take_basic_quiddity_for_nothing() -> None:
    """It would only come up instead of something better."""
    game = table(turn="Quinn, capture", quinn="bag: 5 Basic Quiddity, 4 Assistant; used: Witching Hag")
    assert choice(game) == "end"


_THREE_EMPTY = "used: 5 Scavenging Goblin, 5 Devotee of the Holy Query, 5 Deathdealer"


@pytest.mark.parametrize(("mine", "theirs", "ends"), [(10, 3, True), (3, 10, False), (5, 5, False)])
def test_empties_the_fourth_card_only_when_that_wins(mine: int, theirs: int, ends: bool) -> None:
    game = table(
        "Scavenging Goblin", "Devotee of the Holy Query", "Deathdealer", "Warrior of the Quay",
        turn="Quinn, capture, quiddity 4",
        quinn=f"glory {mine}; {_THREE_EMPTY}, 4 Warrior of the Quay",
        monique=f"glory {theirs}; bag: 4 Assistant",
    )  # fmt: skip
    assert (choice(game) == "capture Warrior of the Quay") is ends


# -- defending -------------------------------------------------------------------------------------


def test_defends_with_one_that_survives() -> None:
    game = table(
        "Strong Witching Hag", "Questing Wizard",
        quinn="ready: Witching Hag C 1/3/3; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Assistant C 1/1/2, Questing Wizard C 1/2/5",
    )  # fmt: skip
    take(game, "end")
    assert choice(game) == "defend Questing Wizard C 1/2/5"


def test_loses_the_least_valuable_first() -> None:
    game = table(
        "Strong Witching Hag",
        quinn="ready: Witching Hag C 1/3/3; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Witching Hag C 1/3/3, Assistant C 1/1/2",
    )
    take(game, "end")
    assert choice(game) == "defend Assistant C 1/1/2"
    follow(game, 1)
    assert pile(game, "Monique", "ready") == ["Witching Hag C 1/3/3"]


# -- culling ---------------------------------------------------------------------------------------


def test_culls_basic_quiddity_before_better_dice() -> None:
    game = table(
        "Strong Witching Hag", "Quake Dragon",
        turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2; used: 2 Basic Quiddity, Quake Dragon; bag: 6 Assistant, Witching Hag",
    )  # fmt: skip
    assert choice(game) == "cull Basic Quiddity"


def test_does_not_cull_its_only_good_dice() -> None:
    game = table(
        "Quake Dragon", turn="Quinn, score", quinn="ready: Quake Dragon C 1/4/4; bag: 8 Basic Quiddity, 4 Assistant"
    )
    assert choice(game) == "enough"


def test_takes_the_glory_with_expert_culling() -> None:
    game = table(
        "Quake Dragon",
        turn="Quinn, score",
        rules="expert_culling=True",
        quinn="ready: Quake Dragon C 1/4/4; bag: 8 Basic Quiddity",
    )
    assert choice(game).startswith("cull Quake Dragon")


# -- spells ----------------------------------------------------------------------------------------


def test_readies_a_spell() -> None:
    game = table("Death Incantation", quinn="active: Death S **")
    assert choice(game) == "ready Death S **"


def test_destroys_the_best_creature_of_a_rival() -> None:
    game = table(
        "Death Incantation", "Quake Dragon",
        quinn="ready: Death S **, Witching Hag C 2/4/5",
        monique="ready: Assistant C 1/1/2, Quake Dragon C 3/8/7 **",
    )  # fmt: skip
    assert choice(game) == "cast Death S **"
    follow(game, 1)
    assert choice(game) == "choose Quake Dragon C 3/8/7 ** of Monique"


def test_keeps_a_spell_that_could_only_destroy_its_own() -> None:
    game = table("Death Incantation", quinn="ready: Death S **, Witching Hag C 2/4/5")
    assert choice(game) == "end"


def test_attaches_a_charm_to_its_own_creature() -> None:
    game = table(
        "Death Charm", "Strong Witching Hag",
        quinn="ready: Death S *, Witching Hag C 1/3/3; bag: 8 Assistant",
        monique="ready: Assistant C 1/1/2; bag: 4 Witching Hag",
    )  # fmt: skip
    game.take("cast Death")
    assert choice(game) == "choose Witching Hag C 1/3/3"


def test_takes_glory_from_a_spell() -> None:
    game = table("Victory Incantation", quinn="ready: Victory S")
    assert choice(game) == "cast Victory S"


def test_reacts_when_something_is_to_be_saved() -> None:
    game = table(
        "Life Spell", "Strong Witching Hag",
        quinn="ready: 2 Witching Hag C 1/3/3; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Witching Hag C 2/4/5, Life S",
    )  # fmt: skip
    take(game, "end")
    assert choice(game) == "cast Life S"


def test_does_not_react_when_nothing_would_be_lost() -> None:
    game = table(
        "Life Spell", "Questing Wizard",
        quinn="ready: Assistant C 1/1/2; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Questing Wizard C 2/3/6, Life S",
    )  # fmt: skip
    take(game, "end")
    assert choice(game) == "pass"


# -- abilities -------------------------------------------------------------------------------------


def test_swaps_a_weak_creature_for_a_strong_die() -> None:
    game = table(
        "Deathdealer", "Quake Dragon",
        turn="Quinn, score",
        quinn="ready: Deathdealer C 1/3/2; bag: 6 Basic Quiddity",
        monique="used: Quake Dragon, Basic Quiddity; bag: 6 Assistant",
    )  # fmt: skip
    assert choice(game) == "choose Quake Dragon of Monique"


def test_declines_a_swap_that_harms() -> None:
    game = table(
        "Deathdealer",
        turn="Quinn, score",
        quinn="ready: Deathdealer C 1/3/2; bag: 6 Basic Quiddity",
        monique="used: 2 Basic Quiddity; bag: 6 Assistant",
    )
    assert choice(game) == "enough"


def test_gives_a_basic_quiddity_to_keep_a_creature() -> None:
    game = table(
        "Ghostly Spirit", "Strong Witching Hag",
        quinn="ready: Witching Hag C 1/3/3; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Ghostly Spirit C 1/2/2; used: 3 Basic Quiddity; bag: 5 Basic Quiddity, 4 Assistant",
    )  # fmt: skip
    take(game, "end")
    assert choice(game).startswith("use")


def test_draws_a_die_that_costs_nothing() -> None:
    game = table(
        "Strong Defender of the Pale",
        turn="Quinn, score",
        quinn="ready: Defender of the Pale C 1/1/5 *; bag: 6 Basic Quiddity, 4 Assistant",
    )
    assert choice(game) == "use Strong Defender of the Pale"


# -- at the table itself ---------------------------------------------------------------------------


def test_thinking_at_the_table_itself_leaves_it_as_it_is_and_gives_the_same_answer() -> None:
    """Where nothing need be hidden from it, greedy is spared the copy of a view."""
    game = Game.new(["Quinn", "Monique"], deal(["base", "quartifacts", "qladiator"], seed=3), seed=3)
    greedy = GreedyBot()
    while not game.over and game.state.turn < 20:
        before = snapshot(game)
        at_table = greedy.decide(game.state, game.decision.player)
        assert snapshot(game) == before
        assert at_table == greedy.choose(game.view())
        game.take(at_table)


def test_a_bot_made_from_greedy_is_asked_its_own_way() -> None:
    class Contrary(GreedyBot):
        def choose(self, view: View) -> Option:
            return view.options[-1]

    game = Game.new(["Quinn", "Monique"], deal(seed=3), Rules(turn_limit=8), seed=3)
    assert play(game, [Contrary(), Contrary()]).glory == (0, 0)


def test_it_travels() -> None:
    """Compiled or not: to another process, or as a copy."""
    game = Game.new(["Quinn", "Monique"], deal(seed=3), seed=3)
    game.take("roll")
    greedy = GreedyBot()
    chosen = greedy.choose(game.view())
    for twin in (pickle.loads(pickle.dumps(greedy)), copy.deepcopy(greedy)):
        assert twin.choose(game.view()) == chosen
