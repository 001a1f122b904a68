"""Abilities that wait their turn: what is asked again when it comes (C16), and the Spirit set aside (K15)."""

from __future__ import annotations

import pytest

from quarriors import Game, Script, read_position, write_position
from quarriors.engine import verbs
from quarriors.engine.vocabulary import (
    active_pool,
    at_least,
    card,
    count,
    creature_die,
    creatures,
    destroy,
    destroyed,
    dice,
    draw,
    gain,
    it,
    locked_area,
    lose_glory,
    move,
    named,
    one,
    other,
    ready_area,
    scores,
    unlock,
    used_pile,
    when,
    while_locked,
    you,
)
from quarriors.testing import kinds, pile, take
from quarriors.text import ENGLISH, describe_decision
from tests.rules.looking import decider, glory
from tests.rules.own import put_on_the_shelf
from tests.table import table

# -- the Spirit set aside ----------------------------------------------------------------------------


def test_K15_a_spirit_is_rolled_once_however_many_a_breath_destroys() -> None:
    """The script holds one roll: a second would find it empty."""
    game = table("Mighty Ghostly Spirit", "Quake Dragon", turn="Quinn, attack", dice="C 1/2/2",
                 quinn="ready: Quake Dragon C 1/4/4; aside: Ghostly Spirit C 1/2/2",
                 monique="ready: 3 Assistant C 1/1/2")  # fmt: skip
    assert pile(game, "Monique", "ready") == []
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2", "Quake Dragon C 1/4/4"]


def test_K15_a_spirit_that_landed_in_the_used_pile_stays_there() -> None:
    game = table("Mighty Ghostly Spirit", "Mighty Warrior of the Quay", dice="Q1",
                 quinn="active: Warrior of the Quay C 1/2/3, Basic Quiddity Q1; aside: Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Warrior of the Quay C 1/2/3")  # fmt: skip
    take(game, "summon Warrior of the Quay")
    assert pile(game, "Monique", "used") == ["Warrior of the Quay", "Warrior of the Quay"]
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


def test_K15_an_ooze_set_aside_as_a_spirit_is_rolled_once_too() -> None:
    game = table("Mighty Ghostly Spirit", "Strong Primordial Ooze", "Mighty Warrior of the Quay", dice="C 2/?/?",
                 quinn="active: Warrior of the Quay C 1/2/3, Basic Quiddity Q1; "
                 "aside: Primordial Ooze as Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Warrior of the Quay C 1/2/3, Assistant C 1/1/2")  # fmt: skip
    take(game, "summon Warrior of the Quay")
    assert pile(game, "Quinn", "ready") == ["Primordial Ooze as Assistant C 1/1/2", "Warrior of the Quay C 1/2/3"]


def test_K15_two_spirits_are_rolled_once_each() -> None:
    game = table("Mighty Ghostly Spirit", "Quake Dragon", turn="Quinn, attack", dice="C 1/2/2, Q2",
                 quinn="ready: Quake Dragon C 1/4/4; aside: 2 Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Assistant C 1/1/2")  # fmt: skip
    assert pile(game, "Quinn", "ready") == ["Ghostly Spirit C 1/2/2", "Quake Dragon C 1/4/4"]
    assert pile(game, "Quinn", "used") == ["Ghostly Spirit"]


def test_K15_a_spirit_that_came_back_and_was_set_aside_again_waits_for_the_next_effect() -> None:
    """The Overlord destroys two; between them Quinn's own Cat takes the returned Spirit along."""
    game = table("Mighty Ghostly Spirit", "Mighty Black Cat", "Demonic Overlord", turn="Quinn, score", dice="C 1/2/2",
                 quinn="ready: Demonic Overlord C 2/5/5, Black Cat C 1/2/2; aside: Ghostly Spirit C 1/2/2",
                 monique="ready: 2 Assistant C 1/1/2")  # fmt: skip
    take(game, "first Mighty Ghostly Spirit", "choose Ghostly Spirit")
    assert "Ghostly Spirit C 1/2/2" in pile(game, "Quinn", "aside")
    assert pile(game, "Quinn", "ready") == []


# -- conditions --------------------------------------------------------------------------------------

FOOL = creature_die("Fool", "Q1, Q1, C 1/1/1, C 1/1/1, C 1/1/1, C 1/1/1", ("#000000", "#ffffff"))
JAILER = creature_die("Jailer", "Q1, Q1, C 1/1/1, L, L, L", ("#000000", "#ffffff"))
_OTHERS = creatures(you, other, ready_area)


@pytest.mark.parametrize(("first", "drawn"), [(0, []), (1, ["Portal"])])
def test_C16_a_trigger_that_waits_is_asked_for_its_condition_again(
    monkeypatch: pytest.MonkeyPatch, first: int, drawn: list[str]
) -> None:
    """Two abilities wait; one takes away what the other needs, if it comes first."""
    fool = card(FOOL, "", 1, when(destroyed(it), destroy(_OTHERS)),
                when(destroyed(it), draw(1), if_=at_least(count(_OTHERS), 1)), glory=1)  # fmt: skip
    put_on_the_shelf(monkeypatch, fool)
    game = table("Fool", "Witching Hag", turn="Quinn, attack", quinn="ready: Quake Dragon C 1/4/4",
                 monique="bag: Portal; ready: Fool C 1/1/1, Witching Hag C 2/4/5", dice="Portal")  # fmt: skip
    take(game, "Monique: defend Fool")
    assert decider(game) == "Monique"
    game.take(game.decision.options[first])
    assert pile(game, "Monique", "used") == ["Fool", "Witching Hag"]
    assert pile(game, "Monique", "active") == drawn


@pytest.mark.parametrize(("first", "drawn"), [(0, []), (1, ["Portal"])])
def test_C16_what_a_locked_die_does_is_over_once_it_is_unlocked(
    monkeypatch: pytest.MonkeyPatch, first: int, drawn: list[str]
) -> None:
    """The Fool UnLocks the Jailer as it scores; the Jailer draws only if it comes first (X4)."""
    fool = card(FOOL, "", 1, when(scores(it), unlock(one(dice(you, locked_area)))), glory=1)
    jailer = card(JAILER, "", 1, while_locked(when(scores(creatures(you)), draw(1))), glory=1)
    put_on_the_shelf(monkeypatch, fool, jailer)
    game = table("Fool", "Jailer", turn="Quinn, score", dice="Portal",
                 quinn="bag: Portal; ready: Fool C 1/1/1; locked: Jailer L")  # fmt: skip
    assert kinds(game) == {"first"}
    game.take(game.decision.options[first])
    assert pile(game, "Quinn", "locked") == []
    assert pile(game, "Quinn", "active") == drawn


def test_C16_an_overlord_may_end_a_lock_before_it_takes_glory() -> None:
    """The Eye takes 1 Glory when something scores, the Overlord destroys the Eye: Quinn says which comes first."""
    for first, left in (("Demonic Overlord", 8), ("Mighty Quaxos' Eye", 7)):
        game = table("Demonic Overlord", "Mighty Quaxos' Eye", turn="Quinn, score",
                     quinn="glory 3; bag: 6 Assistant; ready: Demonic Overlord C 2/5/5; locked: Quaxos' Eye L *",
                     monique="ready: Assistant C 1/1/2")  # fmt: skip
        take(game, f"Quinn: first {first}")
        assert pile(game, "Quinn", "locked") == []
        assert glory(game, "Quinn") == left


@pytest.mark.parametrize(("first", "gained"), [(0, 2), (1, 1)])
def test_S1_glory_for_dice_that_another_ability_moves_may_come_before_or_after(
    monkeypatch: pytest.MonkeyPatch, first: int, gained: int
) -> None:
    """The Fool is paid for every Portal in the Used Pile; the Jailer carries one off."""
    portals = dice(you, used_pile, named("Portal"))
    fool = card(FOOL, "", 1, when(scores(it), gain(count(portals), verbs.GLORY)), glory=0)
    jailer = card(JAILER, "", 1, when(scores(it), move(one(portals), active_pool)), glory=0)
    put_on_the_shelf(monkeypatch, fool, jailer)
    game = table("Fool", "Jailer", turn="Quinn, score",
                 quinn="bag: 6 Assistant; used: 2 Portal; ready: Fool C 1/1/1, Jailer C 1/1/1")  # fmt: skip
    assert kinds(game) == {"first"}
    game.take(game.decision.options[first])
    assert glory(game, "Quinn") == gained


# -- what a Creature does when it is destroyed -------------------------------------------------------


def _goblin_falls(edition: str) -> Game:
    return table("Mighty Scavenging Goblin", rules=f"edition={edition}", turn="Quinn, attack", dice="2x Portal",
                 quinn="ready: Assistant C 1/1/2, Witching Hag C 1/3/3; active: Basic Quiddity Q1",
                 monique="bag: 2 Portal; ready: Scavenging Goblin C 1/2/2 *")  # fmt: skip


def test_C16_in_the_classic_edition_what_helps_may_be_declined() -> None:
    for answer, drawn in (("use Mighty Scavenging Goblin", 2), ("decline", 0)):
        game = _goblin_falls("classic")
        assert describe_decision(game, ENGLISH).startswith(
            "Monique · Use Mighty Scavenging Goblin? When this Creature is"
        )
        take(game, f"Monique: {answer}")
        assert len(pile(game, "Monique", "active")) == drawn


def test_C16_in_the_revised_edition_it_happens() -> None:
    assert len(pile(_goblin_falls("revised"), "Monique", "active")) == 2


def test_C16_in_the_classic_edition_a_spirit_may_go_to_the_used_pile() -> None:
    for answer, zone in (("use Strong Ghostly Spirit", "active"), ("decline", "used")):
        game = table("Strong Ghostly Spirit", "Witching Hag", rules="edition=classic", turn="Quinn, attack",
                     quinn="ready: Witching Hag C 1/3/3", monique="ready: Ghostly Spirit C 1/2/2")  # fmt: skip
        take(game, f"Monique: {answer}")
        assert pile(game, "Monique", zone) == ["Ghostly Spirit"]
    game = table("Strong Ghostly Spirit", "Witching Hag", turn="Quinn, attack",
                 quinn="ready: Witching Hag C 1/3/3", monique="ready: Ghostly Spirit C 1/2/2")  # fmt: skip
    assert pile(game, "Monique", "active") == ["Ghostly Spirit"]


def test_C16_what_harms_is_not_declined(monkeypatch: pytest.MonkeyPatch) -> None:
    fool = card(FOOL, "", 1, when(destroyed(it), lose_glory(1)), glory=1)
    put_on_the_shelf(monkeypatch, fool)
    game = table("Fool", rules="edition=classic", turn="Quinn, attack", quinn="ready: Quake Dragon C 1/4/4",
                 monique="glory 3; ready: Fool C 1/1/1")  # fmt: skip
    assert glory(game, "Monique") == 2


def test_C16_between_the_question_and_the_answer_a_game_can_be_written_down() -> None:
    game = _goblin_falls("classic")
    again = read_position(write_position(game), chance=Script("2x Portal"))
    take(again, "Monique: use")
    assert len(pile(again, "Monique", "active")) == 2


def test_C16_a_saved_creature_does_it_once_per_attack() -> None:
    """Two breaths: the first finds a Shaping Cantrip, the second finds the Goblin once more. Two dice, not four."""
    game = table("Mighty Scavenging Goblin", "Quake Dragon", "Shaping Cantrip", turn="Quinn, attack",
                 quinn="ready: Quake Dragon C 1/4/4, Quake Dragon C 2/6/6 *", dice="4x Portal",
                 monique="bag: 4 Portal; ready: Scavenging Goblin C 1/2/2 *, Shaping S")  # fmt: skip
    take(game, "Monique: cast Shaping")
    assert "Scavenging Goblin" in pile(game, "Monique", "used")
    assert len(pile(game, "Monique", "active")) == 2
