"""Card texts: every card of the base box word by word, and words of a box's own."""

from pathlib import Path

import pytest

from quarriors.engine.amounts import Amount, Condition
from quarriors.engine.cards import Card, card, creature_die, spell_die
from quarriors.engine.lines import Line
from quarriors.engine.nouns import Filter
from quarriors.engine.steps import PickStep, Step
from quarriors.engine.vocabulary import (
    any_number,
    anyone,
    at_burst,
    at_least,
    attach,
    attack,
    attack_at_most,
    attacking,
    capture_cost,
    captures,
    cast,
    count,
    creatures,
    cull,
    defense,
    destroy,
    destroyed,
    dice,
    draw,
    gain,
    give,
    give_players,
    glory,
    has,
    have,
    if_,
    it,
    may,
    move,
    one,
    opponents,
    other,
    reaction,
    ready_area,
    scores,
    spells,
    spent_pile,
    summon_cost,
    them,
    they,
    this_turn,
    total,
    unattached,
    up_to,
    used_pile,
    values,
    when,
    worth,
    you,
)
from quarriors.sets.base import BOX
from quarriors.text import LanguageError, UntoldError, card_lines, card_text, register_phrase, untold
from quarriors.text.grammar import Clause, Position, Quality
from quarriors.text.tell.nouns import tell_pick
from quarriors.text.tell.teller import AmountWords

GOLDEN = Path(__file__).parent / "base_en.txt"
DOG = creature_die("Test Hound", "Q1, Q1, Q1 *, C 1/1/1, C 1/1/1 *, C 2/2/2 **", ("#000000", "#ffffff"))
CHARM = spell_die("Test", "Q1, Q1, Q1, S, S *, S **", ("#000000", "#ffffff"))


def golden() -> dict[str, list[str]]:
    texts: dict[str, list[str]] = {}
    name = ""
    for line in GOLDEN.read_text("utf-8").splitlines():
        if line.startswith("  "):
            texts[name].append(line.strip())
        elif line and not line.startswith("#"):
            name = line
            texts[name] = []
    return texts


@pytest.mark.parametrize("card", BOX.cards, ids=lambda card: card.name)
def test_the_text_of_every_card(card: Card) -> None:
    assert card_text(card) == golden()[card.name]


def test_no_text_is_left_over() -> None:
    assert list(golden()) == [card.name for card in BOX.cards]


def test_every_word_of_the_base_box_can_be_said() -> None:
    assert untold(BOX.cards) == []


def told(line: Line, die: bool = False) -> str:
    """A line in words, on a Creature or on a Spell card."""
    (text,) = card_text(card(CHARM if die else DOG, "", 1, line))
    return text


def test_lines_know_their_bursts() -> None:
    lines = card_lines(card(DOG, "", 1, at_burst(has(attack(1)), 1, 2), has(attack(1)), at_burst(has(attack(2)), 0)))
    assert [line.bursts for line in lines] == [(1, 2), (), (0,)]
    assert [str(line) for line in lines] == [
        "✶ / ✶✶ This Creature has +1 attack.",
        "This Creature has +1 attack.",
        "– This Creature has +2 attack.",
    ]


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            have(creatures(attacking), attack(-1)),
            "While this Creature is in your Ready Area, each Creature attacking you has −1 attack.",
        ),
        (
            has(attack(count(creatures(you, other))), defense(count(creatures(you, other)))),
            "This Creature has +1 attack and +1 defense for each other Creature in your Ready Area.",
        ),
        (
            has(attack(2), if_=at_least(count(creatures(you, other)), 2)),
            "This Creature has +2 attack if there are at least 2 other Creatures in your Ready Area.",
        ),
        (
            has(attack(2), if_=at_least(count(creatures(you, other)), 1)),
            "This Creature has +2 attack if there is at least 1 other Creature in your Ready Area.",
        ),
        (
            have(you, total(-2)),
            "While this Creature is in your Ready Area, attack totals against you are 2 less.",
        ),
        (
            have(opponents, capture_cost(1)),
            "While this Creature is in your Ready Area, each opponent pays 1 more Quiddity for each die they capture.",
        ),
        (
            have(you, summon_cost(-1)),
            "While this Creature is in your Ready Area, you pay 1 less Quiddity for each Creature you summon.",
        ),
        (
            values(count(creatures(you)), 3),
            "This Creature has attack equal to the number of Creatures in your Ready Area and defense equal to 3.",
        ),
        (
            when(scores(it), may(gain(1, glory), draw(1))),
            "When this Creature scores, you may gain 1 Glory, then draw 1 die and add it to your Active Pool.",
        ),
        (
            when(scores(it), cull(up_to(2, dice(you, used_pile)))),
            "When this Creature scores, cull up to 2 dice from your Used Pile.",
        ),
        (
            when(scores(it), cull(one(dice(you, used_pile))), may(gain(1, glory))),
            "When this Creature scores, cull one die from your Used Pile. You may gain 1 Glory.",
        ),
        (
            when(scores(it), if_(at_least(count(dice(you, spent_pile)), 1), gain(1, glory))),
            "When this Creature scores, if there is at least 1 die in your Spent Pile, gain 1 Glory.",
        ),
        (
            when(
                scores(it), they(opponents, destroy(one(creatures(them))), move(one(dice(them, used_pile)), spent_pile))
            ),
            "When this Creature scores, for each opponent, destroy one Creature in that player's Ready Area, "
            "then move one die from that player's Used Pile to its owner's Spent Pile.",
        ),
        (
            when(scores(it), give_players(you, captures(2), until=this_turn)),
            "When this Creature scores, you may capture 2 more dice this turn.",
        ),
        (
            when(destroyed(creatures(opponents)), gain(count(creatures(anyone)), glory)),
            "Whenever one of your opponents' Creatures is destroyed, "
            "gain 1 Glory for each Creature in every Ready Area.",
        ),
    ],
)
def test_lines_of_other_boxes_read_like_a_card_too(line: Line, text: str) -> None:
    assert told(line) == text


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (
            cast(destroy(any_number(spells(unattached)))),
            "Destroy any number of unattached Spells in any Ready Area.",
        ),
        (
            attach(has(worth(1)), when(scores(it), gain(1, glory))),
            "Attach: The Creature is worth +1 Glory when it scores. When the Creature scores, gain 1 Glory.",
        ),
        (
            reaction(give(up_to(2, creatures(opponents)), attack_at_most(2), until=this_turn)),
            "Reaction: Each of up to 2 Creatures of your choice in an opponent's Ready Area has at most 2 attack "
            "until the end of the turn.",
        ),
        (cast(move(one(dice(you, used_pile)), ready_area)), "Move one die from your Used Pile to your Ready Area."),
    ],
)
def test_spells_of_other_boxes(line: Line, text: str) -> None:
    assert told(line, die=True) == text


# -- a box's own words -----------------------------------------------------------------------------


class Polish(PickStep):
    """A verb of a box's own."""


class Shiny(Filter):
    """A quality of a box's own."""


class Moons(Amount):
    """A number of a box's own."""


class FullMoon(Condition):
    """A condition of a box's own."""


class Whistle(Step):
    """A verb nobody ever teaches."""


OWN_WORDS = card(
    DOG,
    "",
    1,
    when(scores(it), Polish(one(creatures(Shiny()))), gain(Moons(), glory), if_(FullMoon(), gain(1, glory))),
)


def test_what_a_language_cannot_say_is_listed_once() -> None:
    strange = card(DOG, "Odd", 1, when(scores(it), Whistle(), Whistle()))
    assert untold([strange, strange, *BOX.cards]) == ["Whistle"]
    with pytest.raises(UntoldError, match="English has no words for Whistle"):
        card_text(strange)


def test_a_box_teaches_its_words() -> None:
    assert untold([OWN_WORDS]) == ["Polish", "Shiny", "Moons", "FullMoon"]
    register_phrase(Shiny, "en", lambda t, quality: Quality("shiny", Position.BEFORE))
    register_phrase(Polish, "en", lambda t, step: Clause(f"polish {tell_pick(t, step.pick)}"))
    register_phrase(Moons, "en", lambda t, amount: AmountWords(None, "each moon", "the number of moons"))
    register_phrase(FullMoon, "en", lambda t, condition: "the moon is full")
    assert untold([OWN_WORDS]) == []
    assert card_text(OWN_WORDS) == [
        "When this Creature scores, polish one shiny Creature in any Ready Area, then gain 1 Glory for each moon. "
        "If the moon is full, gain 1 Glory.",
    ]


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(LanguageError, match="no language 'tlh'; there is en"):
        card_text(BOX.cards[0], "tlh")
    with pytest.raises(LanguageError, match="no language 'tlh'; there is en"):
        untold([], "tlh")
