"""How a turn runs: phases in order, who decides, what is asked and what is not; the options of a table."""

from __future__ import annotations

import pytest

from quarriors import Game, Result, Rules, Seat, deal, wilds_of
from quarriors.testing import kinds, pile, take
from tests.rules.looking import decider, glory, offered, phase, quiddity, seated, whose_turn
from tests.table import table, wilds_with

NAMES = ["Quinn", "Monique", "Clark", "Michael"]


# -- phases -------------------------------------------------------------------------------------------


def _full_turn(rules: str) -> Game:
    """A turn of Quinn's with something to decide in every phase."""
    return table("Growth Charm", "Scavenging Goblin", "Deathdealer", "Strong Witching Hag", rules=rules,
                 turn="Quinn, score",
                 quinn="bag: 5 Basic Quiddity, Portal; ready: Witching Hag C 1/3/3, Growth S; used: Scavenging Goblin",
                 monique="bag: Assistant; ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2",
                 dice="5x Basic Quiddity, Portal, C 1/2/2, 5x Q1, D1, Witching Hag, C 1/3/3")  # fmt: skip


def test_the_six_phases_of_the_classic_edition_in_order() -> None:
    game = _full_turn("edition=classic")
    told = [(phase(game), decider(game), sorted(kinds(game)))]
    for step in (["choose Scavenging Goblin"], ["enough"], ["roll"], ["draw Portal"],
                 ["summon Scavenging Goblin", "end"], ["defend Deathdealer"], ["end"], ["end"]):  # fmt: skip
        take(game, *step)
        told.append((phase(game), decider(game), sorted(kinds(game))))
    assert told == [
        ("score", "Quinn", ["choose", "enough"]),
        ("score", "Quinn", ["cull", "enough"]),
        ("roll", "Quinn", ["cast", "roll"]),  # cast now, a Spell could be drawn again at once
        ("immediate", "Quinn", ["draw", "end"]),
        ("ready", "Quinn", ["cast", "end", "summon"]),
        ("attack", "Monique", ["defend"]),
        ("capture", "Quinn", ["capture", "cast", "end"]),
        ("clean_up", "Quinn", ["discard", "end"]),
        ("score", "Monique", ["cull", "enough"]),
    ]


def test_the_five_phases_of_the_revised_edition_in_order() -> None:
    game = _full_turn("edition=revised")
    take(game, "choose Scavenging Goblin", "enough")
    assert (phase(game), kinds(game)) == ("roll", {"roll", "cast"})
    game.take("roll")
    assert (phase(game), kinds(game)) == ("ready", {"cast", "draw", "summon", "end"})
    take(game, "draw Portal", "summon Scavenging Goblin", "end")
    assert (phase(game), decider(game)) == ("attack", "Monique")
    game.take("defend Deathdealer")
    assert phase(game) == "capture"
    game.take("end")
    assert (phase(game), kinds(game)) == ("clean_up", {"discard", "end"})
    game.take("end")
    assert (phase(game), whose_turn(game)) == ("score", "Monique")


# -- what is asked, and of whom -----------------------------------------------------------------------


def test_rolling_is_a_decision() -> None:
    game = Game.new(NAMES[:2], deal(seed=5), seed=5)
    assert (game.decision.kind, decider(game), offered(game)) == ("roll", "Quinn", ["roll"])
    assert pile(game, "Quinn", "active") == []


def test_a_seat_may_have_its_dice_rolled_by_themselves() -> None:
    game = Game.new([Seat("Quinn", auto_roll=True), "Monique"], deal(seed=5), seed=5)
    assert game.decision.kind != "roll"
    assert len(pile(game, "Quinn", "active")) == 6
    while whose_turn(game) == "Quinn":
        game.take("end")
    assert game.decision.kind == "roll"  # Monique has not asked for it


def test_other_decisions_with_one_option_are_taken_by_themselves() -> None:
    """One Goblin defends, one Hag can be chosen, nothing can be captured or discarded: nobody is asked."""
    game = table("Scavenging Goblin", "Strong Witching Hag", turn="Quinn, attack", quinn="ready: Witching Hag C 1/3/3",
                 monique="bag: Portal, 16 Basic Quiddity; ready: Scavenging Goblin C 1/2/2")  # fmt: skip
    assert (whose_turn(game), kinds(game)) == ("Monique", {"roll"})
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


def test_dice_alike_are_one_option() -> None:
    game = table("Scavenging Goblin", quinn="active: 3 Scavenging Goblin C 1/2/2, Scavenging Goblin C 1/2/2 *, "
                 "2 Basic Quiddity Q1")  # fmt: skip
    assert offered(game, "summon") == ["summon Scavenging Goblin C 1/2/2", "summon Scavenging Goblin C 1/2/2 *"]


def test_paying_by_hand_is_a_setting_of_the_seat() -> None:
    told = "active: 2 Basic Quiddity Q1; used: Assistant"
    assert "spend" not in kinds(table(turn="Quinn, capture", quinn=told))
    game = seated(table(turn="Quinn, capture", quinn=told), "Quinn [pay_by_hand], Monique")
    take(game, "spend Basic Quiddity", "spend Basic Quiddity")
    assert quiddity(game) == 2
    game.take("capture Scavenging Goblin")  # and the rest is automatic
    assert "Scavenging Goblin" in pile(game, "Quinn", "used")


def test_every_opponent_chooses_their_own_defenders() -> None:
    told = "ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2"
    game = table("Scavenging Goblin", "Deathdealer", turn="Clark, attack", clark="ready: Deathdealer C 1/3/2",
                 quinn=told, monique=told, michael=told)  # fmt: skip
    for who in ("Michael", "Quinn", "Monique"):  # clockwise from the attacker's left
        take(game, f"{who}: defend Scavenging Goblin")
    assert phase(game) == "capture"


def test_immediate_effects_may_be_left_and_come_in_any_order() -> None:
    told = "bag: 4 Basic Quiddity; active: Portal D1 fresh, Portal D2 fresh"
    for draws in ([], ["draw Portal D1"], ["draw Portal D2"], ["draw Portal D1", "draw Portal D2"],
                  ["draw Portal D2", "draw Portal D1"]):  # fmt: skip
        dice = [f"{draw[-1]}x {word}" for draw in draws for word in ("Basic Quiddity", "Q1")]
        game = table(quinn=told, dice=", ".join(dice))
        take(game, *draws)
        assert len(pile(game, "Quinn", "spent")) == len(draws)
        if len(draws) < 2:
            game.take("end")
        assert phase(game) == "capture"


def test_capturing_is_optional_and_one_die_a_turn() -> None:
    game = table(turn="Quinn, capture, quiddity 9", monique="bag: Portal")
    game.take("end")
    assert (whose_turn(game), pile(game, "Quinn", "used")) == ("Monique", [])
    game = table(turn="Quinn, capture, quiddity 9", monique="bag: Portal")
    game.take("capture Scavenging Goblin")
    assert (whose_turn(game), pile(game, "Quinn", "used")) == ("Monique", ["Scavenging Goblin"])


def test_readied_spells_may_be_kept_or_discarded() -> None:
    told = "ready: 2 Growth S"
    game = table("Growth Charm", turn="Quinn, clean_up", quinn=told, monique="bag: Portal")
    take(game, "discard Growth S", "end")
    assert (pile(game, "Quinn", "ready"), pile(game, "Quinn", "used")) == (["Growth S"], ["Growth"])


def test_the_active_player_attacks_whether_or_not_they_want_to() -> None:
    game = table("Scavenging Goblin", turn="Quinn, attack", quinn="ready: Scavenging Goblin C 1/2/2",
                 monique="ready: Scavenging Goblin C 1/2/2", clark="bag: Portal")  # fmt: skip
    assert pile(game, "Monique", "used") == ["Scavenging Goblin"]


# -- the end ------------------------------------------------------------------------------------------


def test_the_game_ends_at_once() -> None:
    game = table(
        "Victory Incantation", quinn="glory 17; active: 3 Basic Quiddity Q1; ready: Victory S", monique="glory 9"
    )
    game.take("cast Victory S")
    assert game.over
    assert pile(game, "Quinn", "active") == ["Basic Quiddity Q1"] * 3  # no clean-up any more


def test_a_turn_limit_ends_the_game_for_the_leader() -> None:
    game = table(rules="turn_limit=5", turn="Quinn, capture", quinn="glory 3", monique="glory 4")
    game.take("end")
    assert (game.result.reason, game.result.winners, game.result.turns) == ("limit", (1,), 5)


def test_a_turn_limit_breaks_ties_as_empty_cards_do() -> None:
    game = table(
        rules="turn_limit=5", turn="Quinn, capture", quinn="glory 4; ready: Assistant C 1/1/2", monique="glory 4"
    )
    game.take("end")
    assert (game.result.reason, game.result.winners) == ("limit", (0,))


def test_a_turn_limit_counts_every_players_turn() -> None:
    game = Game.new(NAMES[:3], deal(seed=1, players=3), Rules(turn_limit=4), seed=1)
    while not game.over:
        game.take(game.decision.options[-1])
    assert (game.result.turns, game.result.reason) == (4, "limit")


# -- options of the table -----------------------------------------------------------------------------


def test_advanced_capture_allows_two() -> None:
    game = table(rules="captures=2", turn="Quinn, capture, quiddity 9", monique="bag: Portal")
    game.take("capture Scavenging Goblin")
    assert whose_turn(game) == "Quinn"
    game.take("capture Scavenging Goblin")
    assert whose_turn(game) == "Monique"
    assert pile(game, "Quinn", "used") == ["Scavenging Goblin", "Scavenging Goblin"]


def test_advanced_capture_and_expert_culling_together() -> None:
    game = table(
        "Scavenging Goblin",
        rules="captures=2, expert_culling=True",
        turn="Quinn, score",
        quinn="bag: 6 Basic Quiddity; ready: Scavenging Goblin C 1/2/2",
        dice="6x Basic Quiddity, 6x Q1",
    )
    game.take("cull Scavenging Goblin")
    assert glory(game, "Quinn") == 2
    take(game, "roll", "capture Scavenging Goblin", "capture Devotee of the Holy Query")
    assert whose_turn(game) == "Monique"


def test_expert_culling_reaches_only_the_die_that_scored() -> None:
    game = table("Scavenging Goblin", rules="expert_culling=True", turn="Quinn, score",
                 quinn="ready: Scavenging Goblin C 1/2/2; used: Assistant")  # fmt: skip
    assert offered(game) == ["cull Scavenging Goblin C 1/2/2", "keep Scavenging Goblin C 1/2/2"]


def test_expert_culling_wins_at_the_goal_too() -> None:
    game = table("Scavenging Goblin", rules="expert_culling=True", turn="Quinn, score",
                 quinn="glory 18; ready: Scavenging Goblin C 1/2/2, Assistant C 1/1/2")  # fmt: skip
    game.take("cull Scavenging Goblin")
    assert game.over  # without a word about the Assistant
    assert game.result.glory == (20, 0)


def test_the_first_player_is_chosen() -> None:
    for seat in range(3):
        game = Game.new(NAMES[:3], deal(seed=2, players=3), seed=2, first=seat)
        assert whose_turn(game) == NAMES[seat]


def test_the_first_player_is_drawn_by_lot() -> None:
    begun = {whose_turn(Game.new(NAMES[:3], deal(seed=2, players=3), seed=seed, first="random")) for seed in range(40)}
    assert begun == set(NAMES[:3])


def test_the_last_games_loser_begins() -> None:
    last = Result((1,), "glory", (7, 15, 4), 30)
    assert whose_turn(Game.new(NAMES[:3], deal(seed=2, players=3), seed=2, first=last)) == "Clark"
    tied = Result((1,), "glory", (4, 15, 4), 30)
    begun = {whose_turn(Game.new(NAMES[:3], deal(seed=2, players=3), seed=seed, first=tied)) for seed in range(40)}
    assert begun == {"Quinn", "Clark"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    game = Game.new(NAMES[:players], wilds_of(wilds_with()), seed=9, first=players - 1)
    order = []
    for _ in range(players + 1):
        order.append(whose_turn(game))
        turn = game.state.turn
        while game.state.turn == turn:
            game.take(game.decision.options[-1])
    seats = [(players - 1 + k) % players for k in range(players + 1)]
    assert order == [NAMES[seat] for seat in seats]
