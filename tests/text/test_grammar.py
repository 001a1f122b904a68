"""The grammar: what a language must fill in, and English noun phrases."""

import pytest

from quarriors.engine.nouns import NOUN_IDS
from quarriors.text.grammar import Language, slots_of, verbs_of
from quarriors.text.lang.en.grammar import English, article
from quarriors.text.languages import language, languages
from quarriors.text.parts import (
    Clause,
    Form,
    Kind,
    NounPhrase,
    Phrase,
    PlacePhrase,
    Position,
    Quality,
    Quantity,
    Reference,
    Relation,
)
from quarriors.text.phrases import PHRASES

GRAMMAR = English()
LANGUAGES = [language(code) for code in languages()]


@pytest.mark.parametrize("lang", LANGUAGES, ids=lambda lang: lang.code)
def test_a_language_has_a_pattern_for_every_phrase(lang: Language) -> None:
    assert {id.partition("~")[0] for id in lang.phrases} == set(PHRASES)


@pytest.mark.parametrize("lang", LANGUAGES, ids=lambda lang: lang.code)
def test_patterns_use_only_their_slots_and_known_verbs(lang: Language) -> None:
    for id, pattern in lang.phrases.items():
        phrase, _, variant = id.partition("~")
        # whom somebody has do a thing
        more = {"players"} if variant == "have" else set()
        assert set(slots_of(pattern)) <= set(PHRASES[phrase]) | more, id
        assert set(verbs_of(pattern)) <= set(lang.verbs), id


@pytest.mark.parametrize("form", Form)
def test_verbs_come_in_four_forms(form: Form) -> None:
    forms = {
        Form.IMPERATIVE: "draw and roll 2 dice",
        Form.INFINITIVE: "draw and roll 2 dice",
        Form.THIRD: "draws and rolls 2 dice",
        Form.PARTICIPLE: "drawn and rolled 2 dice",
    }
    assert GRAMMAR.render(Phrase("draw_and_roll", form, (("n", 2),))) == forms[form]


def phrase(quantity: Quantity, number: int = 1, noun: str = "creatures", **slots: object) -> str:
    return GRAMMAR.noun_phrase(NounPhrase(noun, quantity, number, **slots))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("quantity", "number", "text"),
    [
        (Quantity.EACH, 1, "each die"),
        (Quantity.ALL, 1, "dice"),
        (Quantity.ONE, 1, "one die"),
        (Quantity.SOME, 1, "a die"),
        (Quantity.NONE, 1, "no die"),
        (Quantity.UP_TO, 1, "one die"),
        (Quantity.UP_TO, 2, "up to 2 dice"),
        (Quantity.ANY_NUMBER, 1, "any number of dice"),
        (Quantity.AT_LEAST, 1, "at least 1 die"),
        (Quantity.AT_MOST, 2, "at most 2 dice"),
        (Quantity.EXACTLY, 0, "no dice"),
        (Quantity.EXACTLY, 1, "exactly 1 die"),
        (Quantity.EXACTLY, 3, "exactly 3 dice"),
    ],
)
def test_how_many(quantity: Quantity, number: int, text: str) -> None:
    assert phrase(quantity, number, "dice") == text


def test_one_die_and_two_dice() -> None:
    drawn = [GRAMMAR.render(Phrase("draw_and_roll", Form.IMPERATIVE, (("n", n),))) for n in (0, 1, 2)]
    assert drawn == ["draw and roll 0 dice", "draw and roll 1 die", "draw and roll 2 dice"]
    assert [GRAMMAR.render(Reference("dice", "dice", True, n)) for n in (1, 2)] == ["it", "them"]


def test_a_and_an() -> None:
    assert phrase(Quantity.SOME) == "a Creature"
    assert phrase(Quantity.SOME, name="Assistant") == "an Assistant"
    assert phrase(Quantity.SOME, other=True) == "another Creature"
    assert article("Ooze") == "an"


def test_whose() -> None:
    assert phrase(Quantity.ONE, whose="you") == "one of your Creatures"
    assert phrase(Quantity.SOME, whose="you") == "one of your Creatures"
    assert phrase(Quantity.EACH, whose="you", other=True) == "each of your other Creatures"
    assert phrase(Quantity.ALL, whose="opponents") == "opponents' Creatures"
    assert phrase(Quantity.ALL, whose="defender") == "the defending player's Creatures"
    assert phrase(Quantity.UP_TO, 2, whose="you") == "up to 2 of your Creatures"


def test_where() -> None:
    def place(relation: Relation, zones: tuple[str, ...], whose: str, quantity: Quantity) -> str:
        return GRAMMAR.render(PlacePhrase(relation, zones, whose, quantity))

    assert place(Relation.IN, ("ready",), "anyone", Quantity.ONE) == "in any Ready Area"
    assert place(Relation.IN, ("ready",), "anyone", Quantity.ALL) == "in all Ready Areas"
    assert place(Relation.FROM, ("used",), "opponents", Quantity.ONE) == "from an opponent's Used Pile"
    assert place(Relation.IN, ("used",), "opponents", Quantity.EACH) == "in each opponent's Used Pile"
    assert place(Relation.TO, ("bag",), "you", Quantity.ONE) == "to your bag"
    assert place(Relation.FROM, ("wilds",), "anyone", Quantity.ONE) == "from the Wilds"
    assert place(Relation.IN, ("active", "spent", "used"), "you", Quantity.ALL) == (
        "in your Active Pool, Spent Pile and Used Pile"
    )


def test_qualities_stand_before_the_noun_after_it_or_last() -> None:
    qualities = (
        Quality("costing 4 Quiddity or less", Position.LAST),
        Quality("of level 2 or lower"),
        Quality("shiny", Position.BEFORE),
    )
    assert phrase(Quantity.ONE, zones=("ready",), qualities=qualities) == (
        "one shiny Creature of level 2 or lower in any Ready Area costing 4 Quiddity or less"
    )


def test_a_class_takes_the_place_of_the_noun() -> None:
    assert phrase(Quantity.EACH, name="Warrior of the Quay") == "each Warrior of the Quay"
    assert phrase(Quantity.EXACTLY, 0, "dice", name="Basic Quiddity") == "no Basic Quiddity dice"


def test_there_and_of_your_choice() -> None:
    assert phrase(Quantity.EACH, other=True, there=True, zones=("ready",)) == "each other Creature there"
    assert phrase(Quantity.ONE, chosen=True, zones=("ready",)) == "one Creature of your choice in any Ready Area"


def test_there_is_and_there_are() -> None:
    assert GRAMMAR.there_is(NounPhrase("dice", Quantity.EXACTLY, 1)) == "there is exactly 1 die"
    assert GRAMMAR.there_is(NounPhrase("dice", Quantity.EXACTLY, 0)) == "there are no dice"


def test_clauses_are_joined_by_what_they_are() -> None:
    clauses = [
        Clause("cull one die"),
        Clause("gain 1 Glory"),
        Clause("you may draw 1 die", Kind.MAY),
        Clause("roll it", if_done=True),
        Clause("this Creature scores", Kind.STATEMENT),
    ]
    assert GRAMMAR.sequence(clauses) == (
        "cull one die, then gain 1 Glory. You may draw 1 die. If you do, roll it. This Creature scores"
    )


def test_lists_and_changes() -> None:
    assert GRAMMAR.listing(["a"]) == "a"
    assert GRAMMAR.listing(["a", "b", "c"]) == "a, b and c"
    assert (GRAMMAR.signed(2), GRAMMAR.signed(-2)) == ("+2", "−2")


def test_every_noun_of_the_engine_has_a_word() -> None:
    for noun in NOUN_IDS[: NOUN_IDS.index("it")]:
        assert phrase(Quantity.ONE, noun=noun).startswith("one ")
