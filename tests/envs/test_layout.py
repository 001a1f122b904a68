"""Action ids and observations: what they mean, and that they never mean two things."""

from __future__ import annotations

import pickle
import random

import pytest

from quarriors import Game, QuarriorsError, Rules, deal, installed
from quarriors.engine.errors import IllegalOption, SetupError
from quarriors.envs import Layout, LayoutMismatch, layout_of
from tests.budget import scaled

from .playing import MIXES, games


def test_every_box_is_played_here() -> None:
    assert sorted(MIXES[-1]) == sorted(installed()), "a new box goes into MIXES: beside base, and with all the others"
    assert {box for mix in MIXES[:-1] for box in mix} == set(installed())


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_masks_are_the_options_on_random_play_of_every_box(sets: list[str]) -> None:
    _compare(sets, 6)


@pytest.mark.long
def test_masks_are_the_options_on_much_more_play_of_every_box() -> None:
    for sets in MIXES:
        _compare(sets, scaled(18))


def _compare(sets: list[str], count: int) -> None:
    """At every decision of so many games."""
    for game, layout, rng in games(sets, count):
        coded = layout.coded(game)
        while not game.over:
            options = game.decision.options
            ids = coded.ids()
            assert len(set(ids)) == len(options) == len(ids), "two options share an action"
            mask = coded.mask(game.decision.player)
            assert [id for id, may in enumerate(mask) if may] == sorted(ids)
            assert not any(coded.mask((game.decision.player + 1) % layout.players))
            for option, id in zip(options, ids, strict=True):
                kind = layout.action_names[id].split(",")[0].split(" ")[0]
                assert kind == option.kind
            chosen = rng.randrange(len(options))
            assert layout.decode(game, ids[chosen]) == options[chosen]
            assert layout.encode(game)[options[chosen]] == ids[chosen]
            coded.act(ids[chosen])


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_an_observation_is_the_table(sets: list[str]) -> None:
    for game, layout, rng in games(sets, 3):
        coded = layout.coded(game)
        at = {name: number for number, name in enumerate(layout.field_names)}
        table = game.table()
        step = 0
        while not game.over:
            if step % 7 == 0:
                seat = rng.randrange(layout.players)
                seen = coded.observation(seat)
                assert len(seen) == layout.width
                assert seen[at[f"decision {game.decision.kind}"]] == 1 == sum(seen[:38])
                assert seen[at[f"phase {table.phase}"]] == 1
                assert seen[at["quiddity"]] == table.quiddity
                assert seen[at["goal"]] == table.goal
                assert seen[at["turns_left"]] == (game.rules.turn_limit or 0) - table.turn
                for pile in (*table.wilds, *table.quests):
                    name = pile.card.die.name
                    assert seen[at[f"{name} left"]] == pile.left
                    assert seen[at[f"{name} cost"]] == pile.card.cost
                    assert seen[at[f"card {pile.card.id}"]] == 1
                for k in range(layout.players):
                    mat = table.players[(seat + k) % layout.players]
                    assert seen[at[f"+{k} glory"]] == mat.glory
                    assert seen[at[f"+{k} active"]] == mat.is_active
                    for zone in layout.sight.zones:
                        if zone != "unrolled":
                            names = [die.name for die in mat.pile(zone)]
                            for family in layout.codes.families:
                                assert seen[at[f"+{k} {family.name} {zone}"]] == names.count(family.name)
                    for zone in ("active", "ready"):
                        faces = [die.shown.die.name for die in mat.pile(zone) if die.face]
                        for family in layout.codes.families:
                            first = at[f"+{k} {family.name} {zone} face 1"]
                            assert sum(seen[first : first + family.faces]) == faces.count(family.name)
            coded.act(rng.choice(coded.ids()))
            step += 1


@pytest.mark.parametrize("sets", MIXES, ids="+".join)
def test_an_observation_is_the_same_whatever_was_looked_at_before(sets: list[str]) -> None:
    """What a glance remembers does not show: beside it one that has seen nothing, and one that counts dice one by one.

    Copies share a glance, so it also sees a game that goes another way.
    """
    for game, layout, rng in games(sets, 3):
        coded = layout.coded(game)
        plain = layout.coded(game)
        assert plain._glance.is_packed, "the boxes have become so large that the slow way is usual"
        plain._glance.is_packed = False
        copy = coded.clone()
        step = 0
        while not game.over:
            if step % 5 == 0:
                if not copy.over:
                    copy.act(rng.choice(copy.ids()))
                for seat in range(layout.players):
                    copy.observation(seat)
                    seen = coded.observation(seat)
                    assert seen == layout.coded(game).observation(seat)
                    assert seen == plain.observation(seat)
                    seen[:] = bytes(layout.width)  # it is yours to write on
            coded.act(rng.choice(coded.ids()))
            step += 1


def test_names_are_given_once_and_cover_everything() -> None:
    for sets in MIXES:
        layout = Layout(sets, 4)
        assert len(set(layout.action_names)) == layout.actions
        assert "" not in layout.action_names
        assert len(set(layout.field_names)) == layout.width
        assert [layout.action_id(name) for name in layout.action_names] == list(range(layout.actions))


def test_ids_are_compact() -> None:
    assert Layout(["base"]).actions < 500
    assert Layout(MIXES[-1]).actions < 1500


def test_ids_do_not_hang_on_the_number_of_players_and_two_see_the_beginning_of_what_three_see() -> None:
    two, four = Layout(["base"], 2), Layout(["base"], 4)
    assert two.action_names == four.action_names
    assert four.field_names[: two.width] == two.field_names


def test_the_fingerprint_follows_the_boxes_and_not_their_order() -> None:
    one = Layout(["base", "quarmageddon"])
    assert one == Layout(["quarmageddon", "base"])
    assert len({Layout(sets).fingerprint for sets in MIXES} | {Layout(["base"], 3).fingerprint}) == len(MIXES) + 1
    assert pickle.loads(pickle.dumps(one)) == one
    assert layout_of(["base"]) is layout_of(["base"])


def test_weights_of_another_layout_are_refused_with_the_reason() -> None:
    layout = Layout(["base"])
    layout.require(layout.as_data())
    layout.require(layout.fingerprint)
    saved = layout.as_data()
    for wrong, said in (
        (Layout(["base", "promos"]).as_data(), "saved with the boxes base, promos, but this is for base"),
        (Layout(["base"], 3).as_data(), "saved for 3 players, but this is for 2"),
        ({**saved, "boxes": {"base": "0123"}}, "the cards of base have changed since"),
        ({**saved, "fingerprint": "0123"}, "saved with another scheme of ids"),
        ("0123", "saved with the layout '0123'"),
        ({}, "a layout is saved as"),
        (None, "a layout is saved as"),
    ):
        with pytest.raises(LayoutMismatch, match=said) as caught:
            layout.require(wrong)
        assert isinstance(caught.value, ValueError)
        assert isinstance(caught.value, SetupError)


def test_an_id_that_is_not_on_offer_is_refused_and_nothing_changes() -> None:
    layout = Layout(["base"])
    game = Game.new(["Quinn", "Quill"], deal(seed=7), seed=7)
    coded = layout.coded(game)
    before = game.state.data()
    for action in (5, -1, 10**9):
        with pytest.raises(IllegalOption, match="not on offer"):
            layout.decode(game, action)
        with pytest.raises(IllegalOption, match="not on offer"):
            coded.act(action)
    assert game.state.data() == before
    with pytest.raises(SetupError, match="no action is called"):
        layout.action_id("summon Quinn")


def test_a_game_that_the_layout_is_not_for_is_refused() -> None:
    three = Game.new(["a", "b", "c"], deal(seed=1, players=3), seed=1)
    with pytest.raises(LayoutMismatch, match="for 2 players, the game has 3"):
        Layout(["base"]).coded(three)
    more = Game.new(["a", "b"], deal(["base", "quarmageddon"], seed=1), seed=1)
    with pytest.raises(SetupError, match="not in the boxes"):
        Layout(["base"]).coded(more)
    with pytest.raises(QuarriorsError, match="no box named"):
        Layout(["bass"])
    with pytest.raises(QuarriorsError, match="for 2 to 4 players"):
        Layout(["base"], 5)


def test_seats_are_named_as_the_decider_counts_them() -> None:
    """Who decides is +0 wherever that player sits."""
    layout = Layout(["base", "qladiator"], 3)
    rng = random.Random(5)
    seen = 0
    for seed in range(40):
        wilds = deal(["base", "qladiator"], seed=seed, players=3, rules=Rules())
        game = Game.new(["a", "b", "c"], wilds, Rules(turn_limit=60), seed=seed)
        coded = layout.coded(game)
        while not game.over:
            for option, id in layout.encode(game).items():
                if option.kind == "name":
                    seen += 1
                    assert layout.action_names[id] == f"name +{(option.player - game.decision.player) % 3}"
            coded.act(rng.choice(coded.ids()))
    assert seen
