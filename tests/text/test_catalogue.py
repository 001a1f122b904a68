"""The catalogue: every id of the engine has its words."""

from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.visitor import Visitor

from quarriors.engine.happenings import HAPPENING_KINDS
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.table import ENDING_IDS, PHASE_IDS
from quarriors.engine.whynot import REASON_IDS
from quarriors.engine.zones import ZONE_IDS
from quarriors.text import ENGLISH, LanguageError, MessageError, Words, catalogue, describe_reason, languages
from quarriors.text.sayings import Sayings

#: The kinds that a decision can have.
DECISIONS = ("roll", "act", "choose", "defend", "cull", "use", "first", "drawn", "rolled")
#: *act* is a kind of decisions only.
OPTIONS = [kind for kind in KIND_IDS if kind != "act"]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "id",
    [f"option-{kind}" for kind in OPTIONS]
    + [f"decision-{kind}" for kind in DECISIONS]
    + ["decision-cast-attacked", "decision-cast-destroyed"]
    + [f"phase-{id}" for id in (*PHASE_IDS, "roll_and_ready")]
    + [f"zone-{id}" for id in ZONE_IDS]
    + [f"result-{id}" for id in ENDING_IDS]
    + [f"why-{id}" for id in REASON_IDS]
    + [f"event-{kind}" for kind in HAPPENING_KINDS if kind != "over"],
)
def test_every_id_has_a_message(id: str, lang: str) -> None:
    assert Words(lang).has(id)


@pytest.mark.parametrize("reason", REASON_IDS)
def test_every_reason_is_a_sentence(reason: str) -> None:
    text = describe_reason(reason, ENGLISH)
    assert text[0].isupper()
    assert text.endswith(".")


def test_an_unknown_reason() -> None:
    with pytest.raises(MessageError, match="'full_moon' is no reason"):
        describe_reason("full_moon", ENGLISH)


def test_an_unknown_message() -> None:
    with pytest.raises(MessageError, match="no message 'event-lunch' in the 'en' catalogue"):
        ENGLISH.say("event-lunch")


def test_a_message_that_lacks_what_it_speaks_of() -> None:
    with pytest.raises(MessageError, match=r"message 'event-glory' .*\$?n"):
        ENGLISH.say("event-glory", player="Quinn")


def test_an_unknown_language() -> None:
    with pytest.raises(LanguageError, match="no language 'tlh'"):
        Words("tlh")


def test_numbers_and_words_come_without_isolation_marks() -> None:
    assert (
        ENGLISH.say("event-refilled", player="Quinn", n=1) == "Quinn puts 1 die from the Used Pile back into the bag."
    )
    assert (
        ENGLISH.say("event-refilled", player="Quinn", n=12)
        == "Quinn puts 12 dice from the Used Pile back into the bag."
    )


class _Variables(Visitor):
    """Finds what a message speaks of."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


@cache
def _at_once(tag: str) -> FluentBundle:
    """A catalogue as Fluent itself reads it: all of it."""
    bundle = FluentBundle([tag], functions={"DIE": catalogue._die_in(tag)}, use_isolating=False)
    for text in catalogue._texts(tag):
        bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("value", ["Quinn", "\ue000n\ue001", "light", 1, 3])
def test_texts_with_gaps_are_what_fluent_says(tag: str, value: str | int) -> None:
    """Messages are parsed one by one, names go into gaps between words that are made once; nobody can tell."""
    bundle = _at_once(tag)
    for id, message in bundle._messages.items():
        variables = _Variables()
        variables.visit(message)
        args = dict.fromkeys(sorted(variables.found), value)
        pattern = bundle.get_message(id).value
        assert pattern is not None
        said, faults = bundle.format_pattern(pattern, args)
        if not faults:
            assert catalogue._filled_in(id, tag, tuple(args.items())) == said


@pytest.mark.parametrize("tag", languages())
def test_each_message_is_found_where_fluent_finds_it(tag: str) -> None:
    whole = _at_once(tag)
    found = catalogue._messages(tag)
    assert sorted([*found._sources, *found._parsed]) == sorted([*whole._messages, *(f"-{id}" for id in whole._terms)])


def test_a_message_with_a_fault_is_none_and_leaves_the_others_alone() -> None:
    messages = Sayings("en", ["lunch = { $n ->\ntea = Tea, says { who }\n\nwho = Quinn\n    { $n -> [one"], {})
    assert [messages.has(id) for id in ("lunch", "tea", "who")] == [False, True, False]


def test_a_message_that_speaks_of_itself_is_told_once() -> None:
    messages = Sayings("en", ["day = { night }", "night = { day } { $n ->\n   *[other] 2\n}"], {})
    assert messages.choosing("day") == {"n"}
