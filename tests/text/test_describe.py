"""Decisions, options, events and results in words."""

import random

import pytest

from quarriors import Game, Option, Rules, Seat, deal, read_position, wilds_of
from quarriors.engine.errors import NotOver
from quarriors.engine.faces import Face
from quarriors.engine.happenings import HAPPENING_KINDS, Happening
from quarriors.engine.table import BY_LIMIT
from quarriors.sets.base import BOX
from quarriors.testing import find_die
from quarriors.text import (
    ENGLISH,
    describe_decision,
    describe_happening,
    describe_option,
    describe_result,
    die_text,
    face_text,
    faces_text,
)
from tests.table import table

CARDS = [
    "Strong Primordial Ooze", "Ghostly Spirit", "Scavenging Goblin", "Witching Hag", "Deathdealer",
    "Warrior of the Quay", "Quake Dragon", "Death Spell", "Growth Incantation", "Life Charm",
]  # fmt: skip
WILDS = ", ".join(card.id for card in wilds_of(CARDS).cards)


def position(turn: str, quinn: str, quill: str, rules: str = "") -> Game:
    text = f"""quarriors position 1
    {rules}
    players: Quinn, Quill
    wilds: {WILDS}
    turn: {turn}
    Quinn: glory 3
    {quinn}
    Quill: glory 5
    {quill}
    """
    return read_position(text, seed=1)


def options(game: Game) -> list[str]:
    return [describe_option(game, option, ENGLISH) for option in game.decision.options]


def test_summoning_readying_and_going_on() -> None:
    game = position("3, Quinn, ready", "active: Witching Hag C 2/4/5, Life S, 3 Basic Quiddity Q1", "")
    assert describe_decision(game, ENGLISH) == (
        "Quinn · Your turn. You have 3 Quiddity: ready Spells and summon Creatures, or go on."
    )
    fresh = position("3, Quinn, ready", "active: Assistant R * fresh, Witching Hag C 2/4/5, 3 Basic Quiddity Q1", "")
    assert describe_decision(fresh, ENGLISH) == (
        "Quinn · Your turn. You have 3 Quiddity: summon Creatures, or go on. You can use Immediate Effects, too."
    )
    assert options(game) == [
        "Summon Witching Hag (level 2, attack 4, defense 5) · 2",
        "Ready Life Charm: Reaction: Until the end of the turn, whenever one of your Creatures is destroyed, "
        "it goes to your Active Pool, not to your Used Pile.",
        "Go on to capturing",
    ]


def test_immediate_effects() -> None:
    game = position(
        "3, Quinn, ready",
        "bag: 4 Basic Quiddity\nactive: Portal D2 fresh, Assistant R * fresh, Growth S fresh, Basic Quiddity Q1",
        "",
    )
    assert sorted(options(game)) == [
        "Go on to capturing",
        "Use Assistant (re-roll ✶): Re-roll this die and, if you like, one other die in your Active Pool.",
        "Use Growth Incantation: Gain 2 Quiddity, then re-roll up to 2 other dice in your Active Pool.",
        "Use Portal (draw 2): draw and roll 2 more dice",
    ]


def test_a_view_is_described_like_its_game() -> None:
    game = position("3, Quinn, capture", "active: Basic Quiddity Q1", "")
    view = game.view()
    assert describe_decision(view, ENGLISH) == describe_decision(game, ENGLISH)
    assert [describe_option(view, option, ENGLISH) for option in view.options] == options(game)


def test_capturing() -> None:
    game = position("3, Quinn, capture", "active: Basic Quiddity Q1", "")
    assert describe_decision(game, ENGLISH) == "Quinn · You have 1 Quiddity: capture a die, or end your turn."
    assert options(game) == [
        "Capture Basic Quiddity · 0",
        "Capture Assistant · 1",
        "End turn",
    ]


def test_choosing_says_what_will_happen() -> None:
    game = position("3, Quinn, ready", "ready: Death S *", "ready: Scavenging Goblin C 1/2/2, Witching Hag C 1/3/3")
    assert options(game)[0] == (
        "Cast Death Spell ✶: In each opponent's Ready Area, destroy one Creature with defense 6 or lower."
    )
    game.take(game.decision.options[0])
    assert describe_decision(game, ENGLISH) == (
        "Quinn · Death Spell: In each opponent's Ready Area, destroy one Creature with defense 6 or lower."
    )
    assert options(game) == [
        "Destroy Quill's Scavenging Goblin (level 1, attack 2, defense 2)",
        "Destroy Quill's Witching Hag (level 1, attack 3, defense 3)",
    ]


def test_defending() -> None:
    game = position(
        "3, Quinn, attack", "ready: Witching Hag C 2/4/5", "ready: Scavenging Goblin C 1/2/2, Quake Dragon C 1/4/4"
    )
    assert game.decision.player == 1
    assert describe_decision(game, ENGLISH) == "Quill · An attack of 4! Choose the Creature that defends."
    assert options(game) == [
        "Defend with Scavenging Goblin (level 1, attack 2, defense 2): it is destroyed",
        "Defend with Quake Dragon (level 1, attack 4, defense 4): it is destroyed",
    ]


def test_reacting_and_what_happens_instead() -> None:
    game = position(
        "3, Quinn, attack", "ready: Witching Hag C 2/4/5", "ready: Life S, Ghostly Spirit C 1/2/2\nused: Basic Quiddity"
    )
    assert describe_decision(game, ENGLISH) == "Quill · Quinn attacks you with 4. Will you react?"
    assert options(game)[-1] == "Don't react"
    game.take("pass")
    assert describe_decision(game, ENGLISH) == (
        "Quill · Ghostly Spirit (level 1, attack 2, defense 2) is about to be destroyed. Will you react?"
    )
    game.take("pass")
    assert describe_decision(game, ENGLISH).startswith(
        "Quill · Ghostly Spirit (level 1, attack 2, defense 2) is destroyed. When this Creature is destroyed, you may"
    )
    assert options(game)[-1] == "Don't use it"


def test_scoring_and_culling() -> None:
    game = position("3, Quinn, score", "ready: Deathdealer C 1/3/2", "used: Portal, Quake Dragon")
    assert options(game) == [
        "Swap Deathdealer with Quill's Portal",
        "Swap Deathdealer with Quill's Quake Dragon",
        "None of them",
    ]
    game.take("enough")
    assert describe_decision(game, ENGLISH) == "Quinn · You may cull a die from your Used Pile."
    assert options(game) == ["Cull Deathdealer", "None of them"]


def test_expert_culling() -> None:
    game = position("3, Quinn, score", "ready: Witching Hag C 2/4/5", "", "rules: expert_culling=True")
    assert describe_decision(game, ENGLISH) == (
        "Quinn · Cull Witching Hag (level 2, attack 4, defense 5) for 3 Glory, or keep it for none."
    )
    assert options(game) == [
        "Cull Witching Hag (level 2, attack 4, defense 5) and gain 3 Glory",
        "Keep Witching Hag (level 2, attack 4, defense 5) and gain no Glory",
    ]


def test_copying() -> None:
    game = position(
        "3, Quinn, ready",
        "active: 2 Basic Quiddity Q1, Primordial Ooze C 2/?/?",
        "ready: Scavenging Goblin C 1/2/2, Quake Dragon C 1/4/4",
    )
    assert options(game)[0] == "Summon Strong Primordial Ooze (level 2, attack 0, defense 5) · 2"
    game.take(game.decision.options[0])
    assert describe_decision(game, ENGLISH) == "Quinn · Choose the Creature that Strong Primordial Ooze copies."
    assert options(game)[1] == "Copy Quill's Quake Dragon (level 1, attack 4, defense 4)"
    game.take(game.decision.options[1])
    assert options(game)[0] == (
        "Change what Strong Primordial Ooze as Quake Dragon (level 1, attack 4, defense 4) copies"
    )


def test_chance_left_to_the_caller() -> None:
    game = Game.new(["Quinn", "Quill"], wilds_of(CARDS), chance="caller")
    game.take("roll")
    assert describe_decision(game, ENGLISH) == "Chance: which die does Quinn draw?"
    assert options(game) == ["Basic Quiddity is drawn", "Assistant is drawn"]
    while game.decision.kind == "drawn":
        game.take(game.decision.options[-1])
    assert describe_decision(game, ENGLISH) == "Chance: what does Assistant show?"
    assert options(game)[:2] == ["Assistant shows 1 Quiddity", "Assistant shows re-roll ✶"]


def first_line(game: Game, name: str) -> int:
    """The number of that card's first line."""
    catalog = game.state.catalog
    return catalog.line_number(catalog.cards[catalog.find(name)].lines[0], -1)


DIE_KINDS = (
    "draw", "reroll", "both", "immediate", "turn", "ready", "summon", "cast", "copy", "spend", "cull", "keep",
    "discard", "defend", "choose",
)  # fmt: skip


@pytest.mark.parametrize("kind", DIE_KINDS)
def test_every_option_about_a_die_has_words(kind: str) -> None:
    game = position("3, Quinn, ready", "active: Portal D1, Basic Quiddity Q1, Growth S fresh", "")
    for die in [die.number for die in game.table().pile("Quinn", "active")]:
        if kind != "immediate" or game.state.catalog.immediate[game.state.form[die]] >= 0:
            assert die_text(game.state, die, ENGLISH) in describe_option(game, Option.parse(f"{kind} d{die}"), ENGLISH)


@pytest.mark.parametrize("text", ["roll", "decline", "enough", "pass", "end"])
def test_every_plain_option_has_words(text: str) -> None:
    game = position("3, Quinn, ready", "active: Portal D1 fresh\nbag: Portal", "")
    assert describe_option(game, Option.parse(text), ENGLISH)


@pytest.mark.parametrize("kind", ["use", "first"])
def test_every_option_about_an_ability_has_words(kind: str) -> None:
    game = position("3, Quinn, ready", "active: Portal D1 fresh\nbag: Portal", "")
    text = describe_option(game, Option.parse(f"{kind} a{first_line(game, 'Witching Hag')}"), ENGLISH)
    assert text.startswith(("Use Witching Hag", "Witching Hag first"))
    assert text.endswith(": Whenever you destroy a Creature, gain 1 Quiddity.")


def test_faces_and_dice() -> None:
    assert face_text(Face("Q1+D1"), ENGLISH) == "1 Quiddity and draw 1"
    assert face_text(Face("R+D1"), ENGLISH) == "re-roll and draw 1"
    assert face_text(Face("S **"), ENGLISH) == "Spell ✶✶"
    assert faces_text(BOX.card("Primordial Ooze"), ENGLISH)[-1] == "level 2, attack ?, defense ?"
    game = table(
        "Death Charm", "Witching Hag", quinn="active: Assistant C 1/1/2; ready: Witching Hag C 1/3/3 (Death S *)"
    )
    hag = find_die(game, "Witching Hag", "ready")
    assert die_text(game.state, hag, ENGLISH) == "Witching Hag (level 1, attack 6, defense 6) with Death Charm ✶"


# -- events and results ----------------------------------------------------------------------------


@pytest.mark.parametrize("code", range(len(HAPPENING_KINDS)), ids=HAPPENING_KINDS)
def test_every_event_has_words(code: int) -> None:
    game = Game.new([Seat("Quinn", auto_roll=True), "Quill"], wilds_of(CARDS), rules=Rules(turn_limit=1), seed=3)
    s = game.state
    while not game.over:
        game.take("end")
    hag = s.catalog.find("Witching Hag")
    die = s.on_card(hag)[0]
    number = first_line(game, "Witching Hag") if HAPPENING_KINDS[code] in ("ability", "cast", "anchored") else 3
    other = find_die(game, "Basic Quiddity", "bag", "Quinn") if HAPPENING_KINDS[code] in ("attached", "copied") else 1
    text = describe_happening(game, Happening(code, 0, die, hag, number, other), ENGLISH)
    assert text[0].isupper()
    assert text.endswith((".", ".”", "!"))


def test_events_are_told_as_they_happen() -> None:
    game = position(
        "3, Quinn, attack", "ready: Witching Hag C 2/4/5", "ready: Scavenging Goblin C 1/2/2, Quake Dragon C 1/4/4"
    )
    heard: list[str] = []
    game.listen(lambda event: heard.append(describe_happening(game, event, ENGLISH)))
    game.take(game.decision.options[0])
    assert heard[:5] == [
        "Quill defends with Scavenging Goblin: attack 4 is too much for defense 2, and 2 of it is left.",
        "Quinn destroys Quill's Scavenging Goblin.",
        "Quill's Scavenging Goblin goes to the Used Pile.",
        "Quinn's Witching Hag: “Whenever you destroy a Creature, gain 1 Quiddity.”",
        "Quinn gains 1 Quiddity.",
    ]


def test_results() -> None:
    game = Game.new(["Quinn", "Quill"], wilds_of(CARDS), rules=Rules(turn_limit=1), seed=3)
    with pytest.raises(NotOver, match="not over yet"):
        describe_result(game, ENGLISH)
    game.take("roll")
    while not game.over:
        game.take("end")
    assert describe_result(game, ENGLISH) == "That was the last turn. Quinn and Quill win together with 0 Glory!"
    assert describe_result(game, ENGLISH, 1) == "That was the last turn. You win with 0 Glory, together with Quinn!"
    won = Game.new(["Quinn", "Quill"], wilds_of(CARDS), seed=3)
    won.state.gain_glory(1, 20)
    assert describe_result(won, ENGLISH) == describe_result(won, ENGLISH, 0) == "Quill wins with 20 Glory!"
    assert describe_result(won, ENGLISH, 1) == "You win with 20 Glory!"


@pytest.mark.parametrize("seed", range(24))
def test_whatever_happens_can_be_told(seed: int) -> None:
    players = [Seat(name, pay_by_hand=seed % 3 == 0) for name in ("Quinn", "Quill", "Quade", "Quest")[: 2 + seed % 3]]
    rules = Rules(
        edition="classic" if seed % 2 else "revised", expert_culling=seed % 4 == 0, captures=1 + seed % 2, turn_limit=40
    )
    game = Game.new(players, deal(["base"], seed=seed, players=len(players), rules=rules), rules=rules, seed=seed)
    game.listen(lambda event: check_text(describe_happening(game, event, ENGLISH)))
    dice = random.Random(seed)
    while not game.over:
        check_text(describe_decision(game, ENGLISH))
        told = options(game)
        assert len(set(told)) == len(told), "two options that read alike"
        for text in told:
            check_text(text)
        game.take(dice.choice(game.decision.options))
    check_text(describe_result(game, ENGLISH))


def check_text(text: str) -> None:
    assert text
    assert "{" not in text
    assert "…" not in text
    assert "  " not in text


def test_a_tie_is_explained() -> None:
    """G2: with the same Glory, most dice in the Ready Area win."""
    game = position("3, Quinn, ready", "ready: Witching Hag C 2/4/5\nactive: Assistant C 1/1/2", "bag: Assistant")
    s = game.state
    s.glory[0] = s.glory[1]
    s.finish(BY_LIMIT, s.leaders())
    assert describe_result(game, ENGLISH).endswith("Others had as much Glory, but fewer dice in their Ready Areas.")


def test_no_tie_no_explanation() -> None:
    game = position("3, Quinn, ready", "ready: Witching Hag C 2/4/5\nactive: Assistant C 1/1/2", "bag: Assistant")
    s = game.state
    s.glory[0] = 9
    s.finish(BY_LIMIT, s.leaders())
    assert describe_result(game, ENGLISH) == "That was the last turn. Quinn wins with 9 Glory!"
