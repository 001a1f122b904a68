"""Wilds: dealt, chosen, partly chosen, and those that have a name."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from quarriors import Game, Rules, Wilds, box, deal, wilds_of
from quarriors.bots import bot, play
from quarriors.engine.errors import DeclarationError, RulesError, WildsError
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.nearest import did_you_mean
from quarriors.engine.vocabulary import Box, card, creature_die
from quarriors.sets import every_box, named_wilds, shelf
from quarriors.sets.base import BOX, WILDS
from quarriors.text import ENGLISH

SEEDS = [1, 7, -3, "Tuesday"]


def names(wilds: Wilds) -> list[str]:
    return [card.name for card in wilds.cards]


# -- cards among those dealt --------------------------------------------------------------------------


def test_without_cards_the_deal_is_what_it_always_was() -> None:
    assert names(deal(seed=7)) == [
        "Basic Quiddity", "Assistant", "Portal", "Devotee of the Holy Query", "Mighty Scavenging Goblin",
        "Defender of the Pale", "Strong Warrior of the Quay", "Strong Witching Hag", "Primordial Ooze",
        "Mighty Quake Dragon", "Life Charm", "Death Charm", "Victory Spell",
    ]  # fmt: skip
    assert deal(seed=7, cards=[]) == deal(seed=7)


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_that_would_come_anyhow_change_nothing(seed: Any) -> None:
    dealt = deal(seed=seed)
    for name in names(dealt):
        assert deal(seed=seed, cards=[name]) == dealt
    assert deal(seed=seed, cards=names(dealt)) == dealt


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ["Quake Dragon", "Strong Questing Wizard", "Scavenging Goblin", "Growth Charm"])
def test_a_named_card_takes_the_place_of_one(seed: Any, name: str) -> None:
    dealt, chosen = names(deal(seed=seed)), names(deal(seed=seed, cards=[name]))
    assert name in chosen
    assert len(set(chosen) - set(dealt)) <= 1


@pytest.mark.parametrize(
    "name", ["Quake Dragon", " quake dragon ", "QUAKE-DRAGON", "base/quake-dragon", "Base/Quake-Dragon"]
)
def test_a_card_goes_by_name_slug_and_id(name: str) -> None:
    assert "Quake Dragon" in names(deal(seed=1, cards=[name]))
    assert box("base").card(name).id == "base/quake-dragon"


def test_all_cards_chosen_leave_nothing_to_the_lot() -> None:
    chosen = WILDS["no-quarter"]
    assert deal(seed=1, cards=chosen) == deal(seed=2, cards=chosen) == wilds_of(chosen)


def test_basics_may_be_named_and_are_there_anyhow() -> None:
    assert deal(seed=1, cards=["Portal", "Assistant"]) == deal(seed=1)


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        (["Quak Dragon"], "no card named 'Quak Dragon' in base; did you mean 'Quake Dragon'\\?$"),
        (["Xyzzy"], "no card named 'Xyzzy' in base$"),
        (["Death Charm", "Death Spell"], "two cards of the class Death"),
        (["Quake Dragon", "Quake Dragon"], "two cards of the class Quake Dragon"),
        (["Death Charm", "Life Charm", "Growth Charm", "Victory Charm"], "3 Spell cards; 4 were named: Death Charm"),
        ("Quake Dragon", "a list of names"), (None, "a list of names"), ({"Quake Dragon"}, "a list"), ([5], "not 5"),
    ],
)  # fmt: skip
def test_cards_that_cannot_be_among_the_wilds(cards: Any, says: str) -> None:
    with pytest.raises(WildsError, match=says):
        deal(seed=1, cards=cards)


def test_too_many_creatures_are_counted() -> None:
    classes = {card.die.name: card.name for card in BOX.cards if card.kind == "creature"}
    with pytest.raises(WildsError, match="7 Creature cards; 10 were named"):
        deal(seed=1, cards=list(classes.values()))


# -- names that are nearly right ----------------------------------------------------------------------


def test_boxes_and_cards_suggest_what_was_meant() -> None:
    with pytest.raises(WildsError, match=r"'bse'.*\(there is: base.*did you mean 'base'\?"):
        box("bse")
    with pytest.raises(DeclarationError, match=r"no card named 'witchin hag'; did you mean 'Witching Hag'\?"):
        BOX.card("witchin hag")


@pytest.mark.parametrize("wanted", ["", "   ", "x", "\0", "ß" * 10_000])
def test_nothing_alike_suggests_nothing(wanted: str) -> None:
    assert did_you_mean(wanted, [card.name for card in BOX.cards]) == ""


# -- named Wilds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WILDS)
def test_named_wilds_can_be_played(name: str) -> None:
    wilds = named_wilds()[name]
    assert wilds == wilds_of(WILDS[name])
    game = Game.new(["Quinn", "Monique"], wilds, Rules(edition="classic"), seed=name)
    assert play(game, [bot("greedy"), bot("greedy")]).reason in ("glory", "empty_cards")


def test_named_wilds_differ() -> None:
    assert len(set(named_wilds().values())) == len(WILDS) >= 4


def test_the_first_game_is_gentle() -> None:
    from quarriors.text import card_lines

    keywords = {line.keyword for card in named_wilds()["first-game"].cards for line in card_lines(card, ENGLISH)}
    assert keywords <= {"", "Immediate"}


def test_named_wilds_leave_the_fingerprint_alone() -> None:
    assert fingerprint(Box("base", "Quarriors!", 2011, list(BOX.cards), classic=True)) == fingerprint(BOX)


FACES = "Q1, Q1, Q2, C 1/1/2, C 1/1/2, C 2/2/3"


def _fools(wilds: Any = None, **told: Any) -> Box:
    fool = creature_die("Court Fool", FACES, ("#ffffff", "#000000"))
    return Box(
        "fools", "Fools", 2026, [card(fool, "", 3, glory=2), card(fool, "Mighty", 4, glory=2)], wilds=wilds, **told
    )


WITH_FOOL = ["Mighty Court Fool", *(BOX.card(name).id for name in WILDS["first-game"][1:])]


def test_a_box_of_others_has_wilds_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf._loaded, "fools", _fools({"fools-day": WITH_FOOL, "first-game": WITH_FOOL}))
    assert "fools-day" not in named_wilds(["base"])
    both = named_wilds(["base", "fools"])
    assert both["fools-day"] == both["fools/first-game"]
    assert "Mighty Court Fool" in names(both["fools-day"])
    assert both["first-game"] == named_wilds()["first-game"]
    assert named_wilds(["fools", "quarmageddon"]) == {}
    with pytest.raises(RulesError, match="older than fools"):
        deal(["base", "fools"], rules=Rules(edition="classic"), cards=["Court Fool"])


@pytest.mark.parametrize(
    ("wilds", "says"),
    [
        ([WITH_FOOL], "by name"), ("first", "by name"), ({5: WITH_FOOL}, "not 5"), ({"": WITH_FOOL}, "names like"),
        ({"First Game": WITH_FOOL}, "names like"), ({"court-fool": WITH_FOOL}, "name of a card"),
        ({"day": "Court Fool"}, "7 Creature"), ({"day": WITH_FOOL[:-1]}, "7 Creature"), ({"day": None}, "7 Creature"),
        ({"day": ["Court Fol", *WITH_FOOL[1:]]}, "did you mean 'Court Fool'"), ({"day": [5] * 10}, "not 5"),
        ({"day": ["Court Fool", *WITH_FOOL[:-1]]}, "every class"),
    ],
)  # fmt: skip
def test_wilds_that_a_box_cannot_name(wilds: Any, says: str) -> None:
    with pytest.raises(DeclarationError, match=says):
        _fools(wilds)


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"classic": "Court Fool"}, "True, False or a list"), ({"classic": ["Court Fol"]}, "did you mean 'Court Fool'"),
        ({"classic": [5]}, "text"), ({"needs": ["base"]}, "by card"),
        ({"needs": {"Court Fool": "base"}}, "list of boxes"),
        ({"needs": {"Fool": ["base"]}}, "no card named"), ({"needs": {"Court Fool": [5]}}, "text"),
        ({"why": {"day": "Because."}}, "sentence for each"), ({"why": "Because."}, "sentence for each"),
        ({"overrides": ["base/portal"]}, "by the ids of others"),
        ({"overrides": {"portal": BOX.cards[2]}}, "their ids"),
        ({"overrides": {"fools/court-fool": BOX.cards[2]}}, "other boxes"), ({"overrides": {5: BOX.cards[2]}}, "text"),
        ({"overrides": {"base/portal": "Portal"}}, "card"),
    ],
)  # fmt: skip
def test_boxes_that_cannot_be_declared(told: dict[str, Any], says: str) -> None:
    with pytest.raises(DeclarationError, match=says):
        _fools(**told)


def test_the_classic_edition_may_know_some_cards_of_a_box() -> None:
    assert [card.classic for card in _fools(classic=["Mighty Court Fool"]).cards] == [False, True]


def test_a_box_names_neither_basics_nor_too_many_spells() -> None:
    spells = ["Death Charm", "Life Charm", "Growth Charm", "Victory Charm"]
    for last, says in (["Portal"], "is there already"), (spells, "6 Creature and 4 Spell"):
        wilds = {"day": [*WILDS["first-game"][: 10 - len(last)], *last]}
        with pytest.raises(DeclarationError, match=says):
            Box("base", "Quarriors!", 2011, list(BOX.cards), classic=True, wilds=wilds)


def test_a_box_that_cannot_be_loaded_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = EntryPoint(name="broken", value="no_such_module:BOX", group=shelf.GROUP)
    monkeypatch.setattr(shelf, "entry_points", lambda group: [broken])
    monkeypatch.setattr(shelf, "_broken", {})
    with pytest.raises(WildsError, match="the box 'broken' cannot be loaded: ModuleNotFoundError"):
        box("broken")
    assert [one.id for one in every_box()] == list(shelf.OURS)
    assert [str(fault) for fault in shelf.faults()] == [
        "the box 'broken' is left out: the box 'broken' cannot be loaded: "
        "ModuleNotFoundError: No module named 'no_such_module'"
    ]
