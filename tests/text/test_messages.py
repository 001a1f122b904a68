"""What the table says: to you and of others, for one die and for many; whole and alike in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quarriors import Game
from quarriors.bots import bot
from quarriors.engine.happenings import HAPPENING_KINDS
from quarriors.sets import deal
from quarriors.text import (
    ENGLISH,
    NOBODY,
    Chronicle,
    Words,
    describe_decision,
    describe_option,
    describe_result,
    languages,
)
from quarriors.text.languages import folder
from quarriors.text.seen import Telling

#: Messages of the log that speak of nobody.
IMPERSONAL = ("event-phase", "event-removed")
#: Those that say where a die goes: `…-to` is no person there, but `…-to-you` is said to whoever gets it.
WITH_PLACES = ("event-captured", "event-gained")
#: What stands for a person in a message of the log.
PEOPLE = {"player", "owner", "other"}


class _Names(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(lang: str) -> dict[str, set[str]]:
    """Every message that Python has in that language, with its variables."""
    found: dict[str, set[str]] = {}
    place = files(f"quarriors.text.lang.{folder(lang)}").joinpath("messages")
    for file in place.iterdir() if place.is_dir() else ():
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{lang}, {file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                names = _Names()
                names.visit(entry)
                found[entry.id.name] = names.names
    return found


MESSAGES = messages("en")
LOG = {id: names for id, names in MESSAGES.items() if id.startswith(("event-", "chronicle-"))}


@pytest.mark.parametrize("id", [id for id in LOG if not id.endswith("-you") and id not in IMPERSONAL])
def test_the_log_has_a_form_for_everybody_who_hears_it(id: str) -> None:
    assert LOG[id] & PEOPLE
    assert f"{id}-you" in LOG
    two = {"player", "other"} <= LOG[id] or {"player", "owner"} <= LOG[id]
    about_dice = id in ("event-attached", "event-copied")  # `other` is a Creature of one's own
    assert (f"{id}-to-you" in LOG) == ((two and not about_dice) or id in WITH_PLACES)


@pytest.mark.parametrize("id", [id for id in LOG if id.endswith("-you")])
def test_you_have_no_name(id: str) -> None:
    is_other = id.endswith("-to-you") and not id.startswith(WITH_PLACES)
    assert LOG[id] < LOG[id.removesuffix("-to-you" if is_other else "-you")]
    if not is_other:
        assert "player" not in LOG[id]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_a_translation_has_no_message_and_no_variable_that_english_lacks(lang: str) -> None:
    for id, names in messages(lang).items():
        assert id in MESSAGES, id
        assert names <= MESSAGES[id], id


@pytest.mark.parametrize(
    ("id", "said"),
    [
        (
            "event-refilled-you",
            {
                0: "You put 0 dice from your Used Pile back into your bag.",
                1: "You put 1 die from your Used Pile back into your bag.",
                2: "You put 2 dice from your Used Pile back into your bag.",
                12: "You put 12 dice from your Used Pile back into your bag.",
            },
        ),
        (
            "chronicle-clean-up",
            {
                0: "Quinn moves 0 dice from the Active Pool and the Spent Pile to the Used Pile.",
                1: "Quinn moves 1 die from the Active Pool and the Spent Pile to the Used Pile.",
                2: "Quinn moves 2 dice from the Active Pool and the Spent Pile to the Used Pile.",
                12: "Quinn moves 12 dice from the Active Pool and the Spent Pile to the Used Pile.",
            },
        ),
        (
            "option-draw",
            {
                1: "Use Portal: draw and roll 1 more die",
                2: "Use Portal: draw and roll 2 more dice",
                12: "Use Portal: draw and roll 12 more dice",
            },
        ),
        (
            "decision-cull",
            {
                1: "You may cull a die from your Used Pile.",
                2: "You may cull up to 2 dice from your Used Pile.",
                12: "You may cull up to 12 dice from your Used Pile.",
            },
        ),
    ],
)
def test_numbers(id: str, said: dict[int, str]) -> None:
    for n, sentence in said.items():
        assert ENGLISH.say(id, n=n, player="Quinn", die="Portal") == sentence


@pytest.mark.parametrize(
    ("captures", "extra", "said"),
    [
        (0, "no", "You have 5 Quiddity: use what you have left, or end your turn."),
        (0, "yes", "You have 5 Quiddity: capture one more die, or end your turn."),
        (1, "no", "You have 5 Quiddity: capture a die, or end your turn."),
        (2, "no", "You have 5 Quiddity: capture up to 2 dice, or end your turn."),
        (5, "yes", "You have 5 Quiddity: capture up to 5 dice, or end your turn."),
    ],
)
def test_captures(captures: int, extra: str, said: str) -> None:
    assert ENGLISH.say("decision-act-capture", quiddity="5 Quiddity", captures=captures, extra=extra) == said


@pytest.mark.parametrize(
    ("id", "doer", "other", "told"),
    [
        ("event-glory", 0, NOBODY, ["You gain 3 Glory.", "Quinn gains 3 Glory.", "Quinn gains 3 Glory."]),
        (
            "event-attacked", 0, 1,
            [
                "You attack Quill with a total of 3.", "Quinn attacks you with a total of 3.",
                "Quinn attacks Quill with a total of 3.",
            ],
        ),
        (
            "event-locked-elsewhere", 1, 0,
            [
                "Quinn Locks Toad in your Locked Area.", "You Lock Toad in Quill's Locked Area.",
                "Quinn Locks Toad in Quill's Locked Area.",
            ],
        ),
    ],
)  # fmt: skip
def test_who_is_you(id: str, doer: int, other: int, told: list[str]) -> None:
    telling = Telling(ENGLISH, id, {"player": "Quinn", "other": "Quill", "die": "Toad", "n": 3}, doer, other)
    assert [telling.to(seat) for seat in (0, 1, NOBODY)] == told
    assert telling.to(None) == telling.to(2) == told[2]


def test_nothing_is_missing_whoever_listens() -> None:
    """Whole games of all boxes, told to every seat in every language."""
    boxes = ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark", "promos"]
    for seed, lang in enumerate(languages() * 2):
        words = Words(lang)
        game = Game.new(["Quinn", "Quill", "Quade"], deal(boxes, seed, 3), seed=seed)
        chronicle = Chronicle(game, words, to=0)
        game.listen(chronicle.hear)
        player = bot("greedy", seed)
        while not game.over and game.state.turn < 40:
            asked = [describe_decision(game, words, seat) for seat in (0, 1, NOBODY)]
            assert len(set(asked)) == (2 if game.decision.player < 2 else 1)
            game.take(player.choose(game.view()))
            for beat in chronicle.news():
                assert beat.text == beat.told_to(0)
                assert "{" not in beat.text + beat.told_to(1) + beat.told_to(NOBODY)
        if game.over:
            assert describe_result(game, words, game.state.winners[0])


def test_a_name_is_said_only_to_others() -> None:
    game = Game.new(["Quinn", "Quill"], deal(["base"], 1, 2), seed=1)
    chronicle = Chronicle(game, ENGLISH, to=0)
    assert chronicle.opening().text == "Turn 1: your turn."
    assert chronicle.opening().told_to(1) == "Turn 1: Quinn."
    game.listen(chronicle.hear)
    game.take("roll")
    (rolled,) = chronicle.news()
    assert rolled.text.startswith("You rolled ")
    assert rolled.told_to(1).startswith("Quinn draws and rolls ")


def test_every_kind_of_happening_can_be_told() -> None:
    assert {f"event-{kind}" for kind in HAPPENING_KINDS if kind != "over"} <= set(LOG)


def test_no_word_of_another_box() -> None:
    """In a game without Locks nothing is Locked or unlocked, whatever is asked and told."""
    for seed in range(6):
        game = Game.new(["Quinn", "Quill"], deal(["base"], seed, 2), seed=seed)
        chronicle = Chronicle(game, ENGLISH, to=0)
        game.listen(chronicle.hear)
        player = bot("greedy", seed)
        while not game.over:
            said = [describe_decision(game, ENGLISH, game.decision.player)]
            said += [describe_option(game, option, ENGLISH) for option in game.decision.options]
            game.take(player.choose(game.view()))
            said += [beat.text for beat in chronicle.news()]
            assert not [text for text in said if "lock" in text.lower() or "quest " in text.lower()]
