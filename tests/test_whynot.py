"""Why something cannot be done: one test per reason of the closed list."""

from __future__ import annotations

from pathlib import Path

import pytest

from quarriors import QuarriorsError
from quarriors.engine.errors import OptionError
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.whynot import REASON_IDS
from quarriors.testing import find_die, kinds, take
from tests.rules.looking import card_number, decider, offered, phase
from tests.table import table

# A menu stays open as long as somebody can do something: this much is enough for it.
_SOMETHING = "Assistant C 1/1/2, Basic Quiddity Q1"


def test_every_reason_has_its_test() -> None:
    text = Path(__file__).read_text("utf-8")
    assert [reason for reason in REASON_IDS if f"def test_{reason}" not in text] == []


def test_every_answer_is_on_the_list() -> None:
    """Everything asked of everything, in the middle of a turn."""
    game = table("Scavenging Goblin", "Growth Charm", "Life Spell",
                 quinn="bag: 2 Portal; active: Portal D1 fresh, Scavenging Goblin C 1/2/2 fresh, Assistant R * fresh, "
                 "Basic Quiddity Q1 fresh; ready: Growth S; used: Portal",
                 monique="ready: Scavenging Goblin C 1/2/2, Life S")  # fmt: skip
    before = game.all_words()
    for kind in KIND_IDS:
        for die in range(len(game.state.where)):
            assert game.why_not(kind, die=die) in (None, *REASON_IDS)
        for card in range(13):
            assert game.why_not(kind, card=card) in (None, *REASON_IDS)
        for player in range(2):
            assert game.why_not(kind, player=player) in (None, *REASON_IDS)
    assert game.all_words() == before


def test_none_for_every_option_that_is_offered() -> None:
    game = table(
        "Scavenging Goblin",
        "Growth Charm",
        quinn="bag: 2 Portal; active: Portal D1 fresh, 2 Scavenging Goblin C 1/2/2 fresh, Assistant R * fresh, "
        "Basic Quiddity Q1 fresh; ready: Growth S",
    )
    assert kinds(game) == {"draw", "summon", "immediate", "cast", "end"}
    for option in game.decision.options:
        assert game.why_not(option.kind, die=option.die if option.die >= 0 else None) is None


def test_none_for_a_die_that_cannot_be_told_from_the_one_offered() -> None:
    game = table("Scavenging Goblin", quinn="active: 2 Scavenging Goblin C 1/2/2, Basic Quiddity Q1")
    goblins = [die for die in range(len(game.state.where)) if game.die_words(die) == "Scavenging Goblin C 1/2/2"]
    assert len(goblins) == 2
    assert [game.why_not("summon", die) for die in goblins] == [None, None]


def test_none_for_a_card_that_can_be_captured() -> None:
    game = table(turn="Quinn, capture, quiddity 2")
    assert game.why_not("capture", card=card_number(game, "Scavenging Goblin")) is None


def test_over() -> None:
    game = table("Victory Incantation", quinn="glory 17; active: Scavenging Goblin C 1/2/2, Basic Quiddity Q1; "
                 "ready: Victory S")  # fmt: skip
    goblin = find_die(game, "Scavenging Goblin", "active")
    assert game.why_not("summon", goblin) is None
    game.take("cast Victory S")
    assert game.why_not("summon", goblin) == "over"


def test_other_decision() -> None:
    """Quinn is choosing what the Assistant takes along."""
    game = table("Scavenging Goblin", quinn="active: Assistant R * fresh, Scavenging Goblin C 1/2/2, Basic Quiddity Q1")
    game.take("immediate Assistant")
    assert game.why_not("summon", find_die(game, "Scavenging Goblin")) == "other_decision"


def test_wrong_phase() -> None:
    game = table(
        "Scavenging Goblin", turn="Quinn, capture", quinn="active: Scavenging Goblin C 1/2/2, Basic Quiddity Q1"
    )
    assert game.why_not("summon", find_die(game, "Scavenging Goblin", "active")) == "wrong_phase"
    game = table(quinn=f"active: {_SOMETHING}")
    assert game.why_not("capture", card=card_number(game, "Assistant")) == "wrong_phase"


def test_not_yours() -> None:
    game = table("Scavenging Goblin", "Growth Charm", quinn=f"active: {_SOMETHING}", monique="ready: Growth S")
    assert game.why_not("cast", find_die(game, "Growth S", player="Monique")) == "not_yours"
    assert game.why_not("summon", find_die(game, "Scavenging Goblin")) == "not_yours"  # it is nobody's yet


def test_wrong_zone() -> None:
    game = table("Scavenging Goblin", "Growth Charm", quinn=f"active: {_SOMETHING}, Growth S; used: Scavenging Goblin")
    assert game.why_not("summon", find_die(game, "Scavenging Goblin", "used")) == "wrong_zone"
    assert game.why_not("cast", find_die(game, "Growth S", "active")) == "wrong_zone"


def test_wrong_face() -> None:
    game = table("Scavenging Goblin", quinn=f"active: {_SOMETHING}, Scavenging Goblin Q1")
    assert game.why_not("summon", find_die(game, "Scavenging Goblin Q1")) == "wrong_face"
    assert game.why_not("draw", find_die(game, "Basic Quiddity Q1")) == "wrong_face"


def test_not_fresh() -> None:
    game = table(quinn=f"bag: Portal; active: {_SOMETHING}, Portal D1")
    assert game.why_not("draw", find_die(game, "Portal D1", "active")) == "not_fresh"


def test_immediate_only() -> None:
    game = table("Growth Cantrip", quinn="active: Growth S fresh")
    assert game.why_not("ready", find_die(game, "Growth S")) == "immediate_only"


def test_reaction_only() -> None:
    game = table(
        "Life Spell", "Scavenging Goblin", quinn=f"active: {_SOMETHING}; ready: Scavenging Goblin C 1/2/2, Life S"
    )
    assert game.why_not("cast", find_die(game, "Life S")) == "reaction_only"


def test_own_turn_only() -> None:
    game = table(
        "Life Spell",
        "Growth Charm",
        "Scavenging Goblin",
        turn="Quinn, attack",
        quinn="ready: Scavenging Goblin C 1/2/2",
        monique="ready: Scavenging Goblin C 1/2/2, Growth S, Life S",
    )
    assert decider(game) == "Monique"
    assert game.why_not("cast", find_die(game, "Growth S")) == "own_turn_only"
    assert game.why_not("cast", find_die(game, "Life S")) is None


def test_after_attack_only() -> None:
    game = table("Victory Spell", quinn=f"active: {_SOMETHING}; ready: Victory S", monique="ready: Assistant C 1/1/2")
    assert game.why_not("cast", find_die(game, "Victory S")) == "after_attack_only"


def test_attached() -> None:
    game = table("Life Cantrip", quinn=f"active: {_SOMETHING}; ready: Assistant C 1/1/2 (Life S)")
    assert game.why_not("cast", find_die(game, "Life S")) == "attached"


def test_condition() -> None:
    game = table("Victory Charm", quinn=f"active: {_SOMETHING}; ready: Victory S")
    assert game.why_not("cast", find_die(game, "Victory S")) == "condition"


def test_no_effect() -> None:
    game = table("Shaping Charm", quinn=f"active: {_SOMETHING}; ready: Shaping S")
    assert game.why_not("cast", find_die(game, "Shaping S")) == "no_effect"  # no Creature to turn


def test_forbidden() -> None:
    game = table("Mighty Warrior of the Quay",
                 quinn=f"active: 2 Warrior of the Quay C 1/2/3, 2 Basic Quiddity Q1, {_SOMETHING}")  # fmt: skip
    game.take("summon Warrior of the Quay")
    assert game.why_not("summon", find_die(game, "Warrior of the Quay", "active")) == "forbidden"


def test_quiddity() -> None:
    game = table("Strong Witching Hag", quinn=f"active: Witching Hag C 2/4/5, {_SOMETHING}")
    assert game.why_not("summon", find_die(game, "Witching Hag", "active")) == "quiddity"
    game = table(turn="Quinn, capture, quiddity 1")
    assert game.why_not("capture", card=card_number(game, "Scavenging Goblin")) == "quiddity"


def test_no_captures() -> None:
    game = table("Growth Charm", turn="Quinn, capture, quiddity 6, captures 0", quinn="ready: Growth S")
    assert offered(game) == ["cast Growth S", "end"]
    assert game.why_not("capture", card=card_number(game, "Scavenging Goblin")) == "no_captures"


def test_no_dice() -> None:
    game = table(turn="Quinn, capture, quiddity 6", monique="bag: 5 Scavenging Goblin")
    assert game.why_not("capture", card=card_number(game, "Scavenging Goblin")) == "no_dice"


def test_nothing_to_draw() -> None:
    game = table(quinn=f"active: Portal D1 fresh, {_SOMETHING}")
    assert game.why_not("draw", find_die(game, "Portal D1")) == "nothing_to_draw"


def test_damaged() -> None:
    """The Spirit came back from its destruction; two others can still defend."""
    game = table(
        "Ghostly Spirit",
        "Scavenging Goblin",
        "Deathdealer",
        "Strong Witching Hag",
        turn="Quinn, attack",
        quinn="ready: 2 Witching Hag C 2/4/5",
        monique="ready: Ghostly Spirit C 1/2/2, Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2; used: Basic Quiddity",
    )
    take(game, "Monique: defend Ghostly Spirit", "Monique: use Ghostly Spirit")
    assert offered(game) == ["defend Deathdealer C 1/3/2", "defend Scavenging Goblin C 1/2/2"]
    assert game.why_not("defend", find_die(game, "Ghostly Spirit", "ready")) == "damaged"


def test_not_offered() -> None:
    """Quinn's Death Incantation reaches level 2 at most."""
    game = table(
        "Death Incantation",
        "Scavenging Goblin",
        "Mighty Quake Dragon",
        "Deathdealer",
        quinn="ready: Death S *",
        monique="ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2, Quake Dragon C 3/8/7 **",
    )
    game.take("cast Death S *")
    assert game.why_not("choose", find_die(game, "Quake Dragon", "ready")) == "not_offered"
    assert game.why_not("choose", find_die(game, "Deathdealer", "ready")) is None


def test_before_the_roll_nothing_else_is_done() -> None:
    game = table("Growth Charm", turn="Quinn, roll", quinn="bag: 6 Assistant; ready: Growth S")
    assert phase(game) == "roll"
    assert game.why_not("capture", card=card_number(game, "Assistant")) == "wrong_phase"
    assert game.why_not("roll") is None


def test_whoever_asks_for_what_does_not_exist_is_told_so() -> None:
    game = table(turn="Quinn, capture")
    for kind, die, card in (("dance", None, None), ("summon", 999, None), ("summon", -1, None), ("capture", None, 99)):
        with pytest.raises(OptionError):
            game.why_not(kind, die, card)
    assert issubclass(OptionError, QuarriorsError)


def test_players_are_asked_about_only_where_one_is_to_be_chosen() -> None:
    game = table(quinn="active: Assistant C 1/1/2, Basic Quiddity Q1")
    assert game.why_not("choose", player=1) == "not_offered"
    assert game.why_not("name", player=1) == "other_decision"
    with pytest.raises(OptionError, match="seat"):
        game.why_not("choose", player=7)


# -- what the other boxes add ------------------------------------------------------------------------


def test_at_attack_only() -> None:
    game = table("Chaos Incantation", quinn=f"active: {_SOMETHING}; ready: Chaos S", monique="ready: Assistant C 1/1/2")
    assert game.why_not("cast", find_die(game, "Chaos S")) == "at_attack_only"


def test_not_capturable() -> None:
    """Corrupted Quiddity is gained, quest dice are found: the phase has nothing to do with it."""
    game = table("Demonic Overlord", turn="Quinn, capture, quiddity 9")
    assert game.why_not("capture", card=card_number(game, "Corrupted Quiddity")) == "not_capturable"
    game = table("The Hunt For Exqualibur", quinn=f"active: {_SOMETHING}")
    assert game.why_not("capture", card=card_number(game, "Exqualibur")) == "not_capturable"


def test_energy() -> None:
    """5 Quiddity would do for a Greater Quartz Golem, with some Light in it; 2 Light for its Anchored Spell."""
    game = table("Greater Quartz Golem", turn="Quinn, capture, quiddity 5", quinn="ready: Quartz Golem C 1/1/5")
    golem = card_number(game, "Quartz Golem")
    assert game.why_not("capture", card=golem) == "energy"
    assert game.why_not("anchor", card=golem) == "energy"
    game = table(
        "Greater Quartz Golem", turn="Quinn, capture, quiddity 3, light 2", quinn="ready: Quartz Golem C 1/1/5"
    )
    assert game.why_not("capture", card=golem) is None
    assert game.why_not("anchor", card=golem) is None


def test_has_locked() -> None:
    game = table("Qladiator", "Pink Eye Cyclops", "Quaxos' Eye",
                 quinn=f"active: Qladiator L *, Pink Eye Cyclops L *, Quaxos' Eye L *, {_SOMETHING}")  # fmt: skip
    assert game.why_not("lock", find_die(game, "Qladiator L", "active")) is None
    game.take("lock Qladiator")
    assert game.why_not("lock", find_die(game, "Pink Eye Cyclops", "active")) == "has_locked"
    assert game.why_not("lock", find_die(game, "Quaxos' Eye", "active")) is None  # it goes to Monique


def test_locked() -> None:
    game = table("Qladiator", "Mighty Quake Dragon", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 3/8/7 **",
                 monique="locked: Qladiator L *; ready: Assistant C 1/1/2, Quake Dragon C 1/4/4")  # fmt: skip
    assert decider(game) == "Monique"
    assert game.why_not("defend", find_die(game, "Qladiator L")) == "locked"


def test_locked_now() -> None:
    game = table("Qladiator", turn="Quinn, ready, quiddity 4", quinn=f"active: Qladiator L *, {_SOMETHING}")
    game.take("lock Qladiator")
    assert game.why_not("unlock", find_die(game, "Qladiator L", "locked")) == "locked_now"


def test_not_unlockable() -> None:
    game = table(
        "Quaxos' Eye", turn="Quinn, ready, quiddity 4", quinn=f"active: {_SOMETHING}; locked: Quaxos' Eye L **"
    )
    assert game.why_not("unlock", find_die(game, "Quaxos' Eye", "locked")) == "not_unlockable"
    game = table("Quaxos' Eye", turn="Quinn, ready, quiddity 4", quinn=f"active: {_SOMETHING}; locked: Quaxos' Eye L *")
    assert game.why_not("unlock", find_die(game, "Quaxos' Eye", "locked")) is None


def test_unlocking_needs_quiddity_and_a_lock() -> None:
    game = table("Qladiator", quinn=f"active: {_SOMETHING}; ready: Qladiator C 2/6/5", monique="locked: Qladiator L *")
    assert game.why_not("unlock", find_die(game, "Qladiator L", "locked")) == "quiddity"
    assert game.why_not("unlock", find_die(game, "Qladiator C", "ready")) == "wrong_zone"
    assert game.why_not("lock", find_die(game, "Qladiator C", "ready")) == "wrong_zone"
    assert game.why_not("lock", find_die(game, "Assistant", "active")) == "wrong_face"


def test_no_anchored() -> None:
    game = table("Archangel", turn="Quinn, capture, quiddity 5")
    assert game.why_not("anchor", card=card_number(game, "Archangel")) == "no_anchored"


def test_anchored_used() -> None:
    game = table("Lesser Quartz Golem", turn="Quinn, capture, quiddity 5, light 4",
                 quinn="ready: Quartz Golem C 1/1/5")  # fmt: skip
    golem = card_number(game, "Quartz Golem")
    assert game.why_not("anchor", card=golem) is None
    game.take("anchor Quartz Golem")
    assert game.why_not("anchor", card=golem) == "anchored_used"


def test_used_up() -> None:
    game = table("Key Master Lord of the Quarry", "Qladiator", "Pink Eye Cyclops",
                 quinn=f"active: {_SOMETHING}; ready: Lord of the Quarry C 1/3/3", monique="locked: Qladiator L *",
                 clark="locked: Pink Eye Cyclops L *")  # fmt: skip
    lord = find_die(game, "Lord of the Quarry", "ready")
    assert game.why_not("use", lord) is None
    assert game.why_not("use", find_die(game, "Assistant", "active")) == "wrong_zone"
    take(game, "use Key Master Lord of the Quarry", "choose Qladiator")
    assert game.why_not("use", lord) == "used_up"


def test_no_creature() -> None:
    quests = "The Hunt For Exqualibur"
    game = table(quests, quinn=f"active: {_SOMETHING}; ready: Exqualibur A:Exqualibur")
    assert game.why_not("attach", find_die(game, "Exqualibur A", "ready")) == "no_creature"
    assert game.why_not("quest", card=card_number(game, "Exqualibur")) == "no_creature"  # Assistants do not count
    told = f"active: {_SOMETHING}, Witching Hag C 1/3/3, Basic Quiddity Q1; ready: Exqualibur A:Exqualibur"
    game = table(quests, quinn=told)
    game.take("summon Witching Hag")
    assert game.why_not("attach", find_die(game, "Exqualibur A", "ready")) is None
    assert game.why_not("quest", card=card_number(game, "Exqualibur")) == "wrong_phase"


def test_no_quest() -> None:
    game = table("The Hunt For Exqualibur", turn="Quinn, attack", quinn="ready: Witching Hag C 1/3/3")
    assert game.why_not("quest", card=card_number(game, "Exqualibur")) is None
    assert game.why_not("quest", card=card_number(game, "Portal")) == "no_quest"


def test_on_quest() -> None:
    game = table("The Hunt For Exqualibur", turn="Quinn, capture", quinn="quest Exqualibur: Witching Hag C 1/3/3")
    assert game.why_not("quest", card=card_number(game, "Exqualibur")) == "on_quest"


def test_stays_home() -> None:
    game = table("The Hunt For Exqualibur", turn="Quinn, attack",
                 quinn="ready: 2 Assistant C 1/1/2, Witching Hag C 1/3/3, Scavenging Goblin C 1/2/2",
                 monique="ready: Deathdealer C 1/3/2")  # fmt: skip
    game.take("quest")
    assert game.why_not("choose", find_die(game, "Assistant", "ready")) == "stays_home"
    assert game.why_not("choose", find_die(game, "Deathdealer", "ready")) == "not_yours"
    assert game.why_not("choose", find_die(game, "Witching Hag", "ready")) is None


def test_defends_later() -> None:
    """A Mighty Pink Eye Cyclops defends first; there are two of them with different faces."""
    game = table("Mighty Pink Eye Cyclops", "Mighty Quake Dragon", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 3/8/7 **",
                 monique="ready: Pink Eye Cyclops C 1/4/3, Pink Eye Cyclops C 2/6/4, Quake Dragon C 1/4/4")  # fmt: skip
    assert game.why_not("defend", find_die(game, "Quake Dragon C 1", "ready")) == "defends_later"


def test_immune() -> None:
    game = table("Greater Quartz Golem", "Death Incantation", "Deathdealer", quinn="ready: Death S *",
                 monique="ready: Quartz Golem C 1/1/5, Deathdealer C 1/3/2, Scavenging Goblin C 1/2/2")  # fmt: skip
    game.take("cast Death S *")
    assert game.why_not("choose", find_die(game, "Quartz Golem", "ready")) == "immune"
    assert game.why_not("choose", find_die(game, "Deathdealer", "ready")) is None


def test_opponents_only() -> None:
    """Quinn chooses who has to choose his own defenders no longer."""
    game = table("Chaos Incantation", turn="Quinn, attack", quinn="ready: Chaos S, Assistant C 1/1/2",
                 monique="ready: Assistant C 1/1/2", clark="ready: Assistant C 1/1/2")  # fmt: skip
    game.take("cast Chaos")
    assert game.why_not("name", player=0) == "opponents_only"
    assert game.why_not("name", player=2) is None


def test_cards_that_forbid_re_rolling_and_casting() -> None:
    game = table("Mighty Frost Howler", quinn=f"active: {_SOMETHING}, Assistant R * fresh",
                 monique="locked: Frost Howler L *")  # fmt: skip
    assert game.why_not("immediate", find_die(game, "Assistant R", "active")) == "forbidden"
    game = table("Mighty Quake Dragon Mystic", "Growth Charm", turn="Monique, ready",
                 quinn="locked: Quake Dragon Mystic L **",
                 monique=f"active: {_SOMETHING}; ready: Growth S")  # fmt: skip
    assert game.why_not("cast", find_die(game, "Growth S", "ready")) is None  # on one's own turn one may


def test_defenders_chosen_by_another_player() -> None:
    game = table("Chaos Incantation", "Mighty Quake Dragon", turn="Quinn, attack",
                 quinn="ready: Chaos S, Quake Dragon C 1/4/4",
                 monique="ready: Assistant C 1/1/2, Scavenging Goblin C 1/2/2")  # fmt: skip
    game.take("cast Chaos")
    assert decider(game) == "Quinn"
    assert game.why_not("defend", find_die(game, "Scavenging Goblin", "ready")) is None
    assert game.why_not("defend", find_die(game, "Quake Dragon", "ready")) == "not_offered"
