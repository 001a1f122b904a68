"""What greedy does in positions of the other boxes where a person would not think long."""

from __future__ import annotations

from quarriors import Game
from quarriors.bots import GreedyBot
from quarriors.testing import pile, take
from tests.cards.setting import table
from tests.rules.questing import questing


def choice(game: Game) -> str:
    """What greedy would do now, in words."""
    option = GreedyBot().choose(game.view())
    return game.all_words()[game.decision.options.index(option)]


def follow(game: Game, times: int) -> None:
    for _ in range(times):
        game.take(GreedyBot().choose(game.view()))


# -- locks -----------------------------------------------------------------------------------------


def test_locks_what_burdens_its_rivals() -> None:
    game = table("Strong Frost Howler", quinn="active: Frost Howler L *; bag: 6 Assistant")
    assert choice(game) == "lock Frost Howler L *"


def test_does_not_hurry_to_lock_what_harms_itself() -> None:
    game = table(
        "Poison Dart Frog", quinn="active: Poison Dart Frog L **, Assistant C 1/1/2; ready: Quake Dragon C 1/4/4"
    )
    assert choice(game) == "end"


def test_of_two_forced_locks_it_takes_the_better() -> None:
    game = table(
        "Poison Dart Frog", "Strong Frost Howler",
        quinn="active: Poison Dart Frog L **, Frost Howler L **; ready: Quake Dragon C 1/4/4; bag: 6 Assistant",
    )  # fmt: skip
    take(game, "end")
    assert choice(game) == "lock Frost Howler L **"


def test_the_leader_gets_the_eye() -> None:
    game = table(
        "Quaxos' Eye",
        quinn="active: Quaxos' Eye L *; bag: 6 Assistant", monique="glory 2", clark="glory 9",
    )  # fmt: skip
    take(game, "lock Quaxos' Eye")
    assert choice(game) == "name Clark"


def test_pays_to_be_rid_of_a_burden() -> None:
    game = table(
        "Mighty Quaxos' Eye",
        turn="Quinn, capture, quiddity 2, captures 0",
        quinn="locked: Quaxos' Eye L *; bag: 5 Assistant",
        monique="bag: 5 Assistant",
    )
    assert choice(game) == "unlock Quaxos' Eye L *"


def test_leaves_a_lock_that_helps_it() -> None:
    game = table(
        "Strong Frost Howler",
        turn="Quinn, capture, quiddity 2, captures 0",
        quinn="locked: Frost Howler L *; bag: 6 Basic Quiddity, 5 Assistant",
        monique="bag: 5 Assistant",
    )
    assert choice(game) == "end"


# -- energies and Anchored Spells --------------------------------------------------------------------


def test_uses_an_anchored_spell_that_destroys() -> None:
    game = table(
        "Greater Archangel",
        turn="Quinn, capture, light 3, captures 0",
        quinn="bag: 4 Assistant",
        monique="ready: Queelzebub C 1/5/4",
    )
    assert choice(game) == "anchor Archangel"


def test_draws_with_an_anchored_spell() -> None:
    game = table("Lesser Herald", turn="Quinn, ready, light 1, captures 0", quinn="bag: 4 Assistant")
    assert choice(game) == "anchor Herald"


def test_keeps_energy_that_captures_something_better() -> None:
    game = table(
        "Lesser Black Cat", "Queelzebub",
        turn="Quinn, capture, dark 7", quinn="active: Large Quiddity Q1 light; bag: 4 Assistant",
    )  # fmt: skip
    take(game, "capture Queelzebub")
    assert "anchor Black Cat" not in game.all_words()

    game = table(
        "Lesser Black Cat", "Queelzebub",
        turn="Quinn, capture, dark 7", quinn="active: Assistant C 1/1/2; bag: 4 Assistant",
    )  # fmt: skip
    assert "anchor Black Cat" in game.all_words()
    assert choice(game) == "capture Queelzebub"


def test_takes_the_energy_that_makes_a_capture_cheaper() -> None:
    game = table(
        "Assistant of Economics", "Queelzebub", "Archangel",
        turn="Quinn, ready, quiddity 6",
        quinn="active: Assistant ? fresh; bag: 4 Assistant, 3 Queelzebub",
        monique="used: 5 Archangel",
    )  # fmt: skip
    assert choice(game) == "immediate Assistant ?"
    follow(game, 1)
    assert choice(game) == "dark"


# -- corruption --------------------------------------------------------------------------------------


def test_gives_a_corrupted_die_away() -> None:
    game = table(
        "Corrupted Scavenging Goblin",
        quinn="active: Scavenging Goblin C 1/2/2 *, Basic Quiddity Q1; used: Corrupted Quiddity; bag: 4 Assistant",
        monique="bag: 4 Assistant",
    )
    take(game, "summon Scavenging Goblin")
    assert choice(game).startswith("use")


def test_takes_a_corrupted_die_only_for_quiddity_that_it_can_use() -> None:
    """Two Quiddity more buy nothing with 2 at hand, and a dragon with 5."""
    game = table("Corruption Spell", quinn="active: Corruption S fresh; bag: 5 Quake Dragon, 4 Assistant")
    take(game, "immediate Corruption")
    assert choice(game) == "decline"
    game = table(
        "Corruption Spell", "Mighty Quake Dragon",
        turn="Quinn, ready, quiddity 4",
        quinn="active: Corruption S fresh, Basic Quiddity Q1; bag: 5 Basic Quiddity, 4 Assistant",
    )  # fmt: skip
    take(game, "immediate Corruption")
    assert choice(game) == "use Corruption Spell"


# -- defending ---------------------------------------------------------------------------------------


def test_what_takes_no_damage_defends() -> None:
    game = table(
        "Quaxos' Quake Dragon", "Quaxos' Scavenging Goblin", "Strong Witching Hag",
        quinn="ready: Quake Dragon C 1/4/4; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3",
    )  # fmt: skip
    take(game, "end")
    assert choice(game) == "defend Scavenging Goblin C 1/2/2"


def test_chooses_the_worst_defender_for_its_rival() -> None:
    game = table(
        "Chaos Incantation", "Mighty Quake Dragon", "Witching Hag",
        turn="Quinn, attack",
        quinn="ready: Chaos S, Quake Dragon C 1/4/4",
        monique="ready: Assistant C 1/1/2, Witching Hag C 1/3/3, Witching Hag C 2/4/5",
    )  # fmt: skip
    take(game, "cast Chaos")
    assert game.decision.kind == "defend"
    assert game.decision.player == 0
    assert choice(game).startswith("defend Witching Hag")


# -- dice drawn to choose from -----------------------------------------------------------------------


def test_puts_the_worst_of_the_dice_drawn_back() -> None:
    game = table(
        "Discriminating Incantation", "Quake Dragon",
        dice="Quake Dragon, Basic Quiddity, Assistant",
        quinn="active: Discriminating S fresh; bag: Quake Dragon, Basic Quiddity, Assistant",
    )  # fmt: skip
    take(game, "immediate Discriminating")
    assert choice(game).startswith("choose Basic Quiddity")


# -- quests ------------------------------------------------------------------------------------------


def test_sends_those_who_bring_more_on_a_quest() -> None:
    """At home the Guide would fall to what Monique's dragons roll."""
    game = questing(
        quinn="ready: Ancient Guide C 2/2/4 *; bag: 6 Assistant", monique="bag: 5 Quake Dragon", turn="Quinn, attack"
    )
    assert choice(game) == "quest Exqualibur"


def test_nobody_goes_who_could_not_complete_it() -> None:
    game = questing(quinn="ready: Ancient Guide C 1/1/2; bag: 5 Assistant", monique="bag: 5 Assistant")
    assert choice(game) == "stay"


def test_a_creature_worth_more_at_home_stays() -> None:
    game = questing(
        "Mighty Quake Dragon",
        quinn="ready: Quake Dragon C 3/8/7 **, Ancient Guide C 2/2/4 *; bag: 6 Assistant",
        monique="bag: 6 Basic Quiddity",
    )
    follow(game, 1)
    assert choice(game) == "choose Ancient Guide C 2/2/4 *"
    follow(game, 1)
    assert choice(game) == "enough"


def test_challenges_whom_it_can_clear_off() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 3/8/7 **; bag: 6 Assistant",
        monique="quest Exqualibur: Ancient Guide C 2/2/4 *; bag: 4 Assistant",
    )
    assert choice(game) == "quest Exqualibur"


def test_takes_over_what_it_can_complete() -> None:
    game = questing(
        quinn="ready: Quake Dragon C 3/8/7 **; bag: 6 Assistant",
        monique="quest Exqualibur: Ancient Guide C 2/2/4 *; bag: 4 Assistant",
    )
    take(game, "quest Exqualibur")
    assert choice(game) == "quest Exqualibur"
    follow(game, 1)
    assert pile(game, "Quinn", "quest") == ["Quake Dragon C 3/8/7 **"]


def test_takes_the_glory_of_a_quest_with_expert_culling() -> None:
    game = questing(
        rules="expert_culling=True",
        turn="Quinn, score",
        quinn="quest Exqualibur: Ancient Guide C 2/2/4 *; bag: 8 Basic Quiddity",
    )
    assert choice(game).startswith("cull Ancient Guide")


def test_a_quartifact_is_attached_for_the_quiddity_it_gives() -> None:
    """With its 4 Quiddity the dragon can be captured."""
    game = questing(
        "The Search For The Tri-Clops Skull", "Mighty Quake Dragon",
        turn="Quinn, ready, quiddity 7",
        quinn="ready: The Tri-Clops Skull A:Quaxos' Crystal; active: Knight of Quamelot C 2/5/6 *; bag: 5 Assistant",
        monique="bag: 5 Assistant",
        clark="",
    )  # fmt: skip
    take(game, "summon Knight of Quamelot")
    assert choice(game) == "attach The Tri-Clops Skull A:Quaxos' Crystal"
