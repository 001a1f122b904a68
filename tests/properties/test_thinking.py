"""Copies to think in: keys mean the same in all of them, and event dice stay the same after copies have parted."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given

from quarriors import CALLER, CHANCE, EventDice, Game, Rules, Seat, View, deal, read_position, write_position
from quarriors.engine import kinds
from quarriors.engine.gifts import THIS_TURN, Gift
from quarriors.engine.happenings import DRAWN, ROLLED, Happening
from quarriors.engine.limits import SAVED
from quarriors.engine.modifiers import ATTACK
from quarriors.engine.state import State
from quarriors.engine.zones import BAG, READY_AREA
from tests.budget import scaled

from .play import BUDGETED, Player, Table, budgeted, decisions, snapshot, tables
from .test_frequencies import fair
from .test_options import looks

pytestmark = BUDGETED


# -- keys ------------------------------------------------------------------------------------------


@given(table=tables)
@budgeted(10)
def test_keys_tell_apart_what_looks_different(table: Table) -> None:
    game = table.game()
    for number in decisions(game, table.player()):
        if number % 3:
            continue
        keys = game.all_keys()
        assert len(set(keys)) == len(keys)
        assert [game.view().key(option) for option in game.decision.options] == keys
        seen: dict[tuple[str, str], object] = {}
        for option, key in zip(game.decision.options, keys, strict=True):
            if option.die >= 0:
                look = list(looks(game, option.die))  # type: ignore[call-overload]
                if look[4] >= 0:
                    look[4] = looks(game, look[4])  # what bears it is another die, and looks the same
                unnumbered = key.partition(" #")[0]
                assert seen.setdefault((option.kind, unnumbered), look) == look


@given(table=tables)
@budgeted(10)
def test_a_key_does_not_hang_on_the_numbers_of_dice(table: Table) -> None:
    """A position that is written down and read again has the same dice under other numbers."""
    game = table.game()
    for number in decisions(game, table.player()):
        if number % 11 == 0:
            again = read_position(write_position(game), seed=0)
            assert sorted(again.all_keys()) == sorted(game.all_keys())


def test_two_dice_that_are_alike_have_one_key() -> None:
    keys: list[list[str]] = []
    numbers: list[list[str]] = []
    for last in (False, True):
        game = Game.new(["Quinn", "Monique"], deal(seed=7), chance=CALLER)
        game.take("roll")
        card_of = game.state.catalog.card_of
        while game.decision.kind == "drawn":
            bag = game.state.pile(0, BAG)
            places = [at for at, die in enumerate(bag) if card_of[die] == 1]  # Assistants as long as there are some
            game.follow((places or [0])[-1 if last else 0])
        while game.decision.kind == "rolled":
            game.take(game.decision.options[-1])
        keys.append(game.all_keys())
        numbers.append([str(option) for option in game.decision.options])
    assert numbers[0] != numbers[1]
    assert keys[0] == keys[1]
    assert "0 act: summon Assistant C 1/1/2 (0 active, fresh)" in keys[0]


MARKS: dict[str, Callable[[State, int], object]] = {
    "nothing": lambda s, die: None,
    "damaged": lambda s, die: setattr(s, "damaged", [die]),
    "attacking": lambda s, die: setattr(s, "attackers", [die]),
    "first to defend": lambda s, die: setattr(s, "firsts", [die]),
    "gift": lambda s, die: s.give(Gift(ATTACK, die, -1, 2, THIS_TURN)),
    "used": lambda s, die: s.use_once(die, SAVED, -1),
}


@pytest.mark.parametrize("mark", MARKS)
def test_whatever_a_creature_bears_is_in_its_key(mark: str) -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    s = game.state
    one, other = s.pile(0, BAG)[-2:]  # two Assistants
    for die in (one, other):
        s.move(die, 0, READY_AREA)
        s.form[die] = s.catalog.card_of[die] * 6 + 5
    MARKS[mark](s, other)
    s.ask(0, kinds.CHOOSE, [s.option(kinds.CHOOSE, one), s.option(kinds.CHOOSE, other)])
    unmarked, marked = game.all_keys()
    if mark == "nothing":
        assert marked == f"{unmarked} #2"
    else:
        assert mark in marked
        assert mark not in unmarked
        assert not marked.endswith("#2")


# -- event dice ------------------------------------------------------------------------------------


class Notes:
    """What draws and rolls gave, by what they were."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rolls: dict[tuple[int, int, int], int] = {}
        self.draws: dict[tuple[object, ...], int] = {}
        self._times: Counter[tuple[int, int]] = Counter()
        self._drawn: dict[tuple[int, int], list[int]] = {}
        game.listen(self.hear)

    def hear(self, heard: Happening) -> None:
        s = self.game.state
        if heard.code == ROLLED:
            self._times[s.turn, heard.die] += 1
            self.rolls[s.turn, heard.die, self._times[s.turn, heard.die]] = heard.number
        elif heard.code == DRAWN:
            before = self._drawn.setdefault((s.turn, heard.player), [])
            bag = frozenset([*s.pile(heard.player, BAG), heard.die])
            self.draws[s.turn, heard.player, bag, tuple(sorted(before))] = heard.die
            before.append(heard.die)


def noted(view: View, dice: object, seed: int) -> Notes:
    game = view.game(dice, auto_roll=False)
    notes = Notes(game)
    player = Player(seed, True)
    for _ in range(40):
        if game.over:
            break
        game.take(player.choose(game))
    return notes


def disagreements(view: View, dice: object) -> tuple[int, int]:
    """Draws and rolls that two games of different players have in common, and how many of them came out differently."""
    one, other = noted(view, dice, 1), noted(view, dice, 2)
    common = one.rolls.keys() & other.rolls.keys()
    drawn = one.draws.keys() & other.draws.keys()
    parted = sum(one.rolls[event] != other.rolls[event] for event in common)
    return len(common) + len(drawn), parted + sum(one.draws[event] != other.draws[event] for event in drawn)


@given(table=tables)
@budgeted(8)
def test_the_same_event_gives_the_same_after_the_first_difference(table: Table) -> None:
    view = table.game().view()
    for number in range(3):
        assert disagreements(view, EventDice.of(table.seed).nth(number))[1] == 0


def test_a_stream_is_of_no_use_after_the_first_difference() -> None:
    """So the test above can fail: most of what two games have in common comes later."""
    events = parted = 0
    for number in range(6):
        view = Table(number, Rules(), ((False, False),) * 2).game().view()
        events += disagreements(view, EventDice.of(number))[0]
        parted += disagreements(view, number)[1]
    assert events > 100
    assert parted > 20


def at_a_draw() -> Game:
    game = Game.new(["Quinn", "Monique"], deal(seed=7), chance=CALLER)
    game.take("roll")
    assert game.decision.kind == "drawn"
    return game


def test_event_dice_are_fair() -> None:
    game = at_a_draw()
    dice = EventDice.of("fair")
    times = scaled(3600)
    drawn = Counter(dice.nth(number).answer(game.state) for number in range(times))
    assert fair([drawn[place] for place in range(12)])
    while game.decision.kind == "drawn":
        game.follow(0)
    faces = [dice.nth(number).answer(game.state) for number in range(times)]
    assert fair([faces.count(face) for face in range(6)])
    pairs = Counter(pairwise(faces))
    assert fair([pairs[a, b] for a in range(6) for b in range(6)])
    again = []
    for number in range(times):
        twice = dice.nth(number)
        again.append((twice.answer(game.state), twice.answer(game.state)))
    assert fair([again.count((a, b)) for a in range(6) for b in range(6)])


def test_what_comes_into_the_bag_meanwhile_is_drawn_as_often_as_the_rest() -> None:
    """The die drawn first goes back into the bag: then all twelve are as likely again."""
    game = at_a_draw()
    seconds: Counter[int] = Counter()
    for number in range(scaled(2400)):
        dice = EventDice.of("back").nth(number)
        first = dice.answer(game.state)
        seconds[(dice.answer(game.state) - first) % 12] += 1
    assert fair([seconds[distance] for distance in range(12)])


def test_seeds_make_different_dice_and_numbers_too() -> None:
    found = [EventDice.of(seed).number for seed in (1, 2, "1", b"1", "a", -1, 10**40)]
    found += [EventDice.of(1).nth(number).number for number in range(1000)]
    assert len(set(found)) == len(found)
    assert EventDice.of("a").number == EventDice.of("a").number


@given(table=tables)
@budgeted(6)
def test_a_copy_with_event_dice_is_never_asked_to_roll(table: Table) -> None:
    dice = EventDice.of(table.seed)
    for game in (table.game(), table.game(chance=CALLER)):
        lot = Random(table.seed)
        for _ in range(30):
            if game.over:
                break
            dream = game.view().game(dice)
            while not dream.over and dream.state.turn == game.state.turn:
                assert dream.decision.player != CHANCE
                dream.take(lot.choice(dream.decision.options))
            game.take(lot.choice(game.decision.options))
    assert dice.asked == 0, "what is passed stays as it is"


@given(table=tables)
@budgeted(4)
def test_copies_and_pickles_of_a_copy_go_on_with_the_same_dice(table: Table) -> None:
    dream = table.game().view().game(EventDice.of(table.seed), auto_roll=False)
    player = Player(1, True)
    for number in range(30):
        if dream.over:
            break
        option = player.choose(dream)
        if number % 5 == 0:
            copies = [dream.clone(), pickle.loads(pickle.dumps(dream))]
            for copy in copies:
                copy.take(option)
            dream.take(option)
            assert [snapshot(copy) for copy in copies] == [snapshot(dream)] * 2
        else:
            dream.take(option)


def test_a_copy_goes_on_with_other_dice_by_its_own_view() -> None:
    game = Game.new([Seat("Quinn"), Seat("Monique")], deal(seed=7), seed=7)
    dream = game.view().game("one")
    dream.take("roll")
    found = set()
    for number in range(12):
        again = dream.view().game(EventDice.of("other").nth(number), auto_roll=False)
        while again.state.turn < 2 or again.decision.kind == "roll":
            again.take(again.decision.options[-1])
        found.add(str(again.table().pile("Monique", "active")))
    assert len(found) > 6


def test_a_listener_that_stumbles_takes_the_dice_back_too() -> None:
    dream = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7).view().game(EventDice.of(1))
    before = snapshot(dream)

    def stumble(heard: Happening) -> None:
        if heard.code == ROLLED:
            raise ValueError("oops")

    dream.listen(stumble)
    with pytest.raises(ValueError, match="oops"):
        dream.take("roll")
    dream.listen(None)
    assert snapshot(dream) == before
    assert dream.events is not None
    assert dream.events.asked == 0
    other = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7).view().game(EventDice.of(1))
    for copy in (dream, other):
        copy.take("roll")
    assert snapshot(dream) == snapshot(other)
