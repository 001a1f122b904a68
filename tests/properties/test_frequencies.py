"""Dealing, drawing and rolling come out as often as they should. Seeds are fixed, so a run never differs from the last.

The bounds are those of chi-square at one in a hundred thousand: a fair source passes, a source that is off by a few
per cent does not.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from hashlib import blake2b
from itertools import pairwise
from math import sqrt

import pytest

from quarriors import Game, Option, Rules, Seat, Stream, box, deal, read_position, write_position
from quarriors.engine.chance import key_of
from quarriors.engine.happenings import DRAWN, ROLLED, Happening
from quarriors.engine.zones import BAG
from tests.budget import scaled
from tests.table import BOXES, table

from .facts import FACES, faces_of, print_of
from .play import BUDGETED, Player, decisions

pytestmark = BUDGETED

_DEALS = scaled(4000)


def chi_square(seen: list[int], expected: list[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(seen, expected, strict=True))


def bound(degrees: int) -> float:
    """The value that chi-square exceeds once in a hundred thousand (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * degrees)
    return degrees * (1 - part + 4.2649 * sqrt(part)) ** 3


def fair(seen: list[int]) -> bool:
    """Whether these counts look like equal chances."""
    mean = sum(seen) / len(seen)
    assert mean >= 5, "too few to tell"
    return chi_square(seen, [mean] * len(seen)) < bound(len(seen) - 1)


def test_the_bound_is_that_of_the_tables() -> None:
    assert bound(5) == pytest.approx(30.86, rel=0.05)
    assert bound(99) == pytest.approx(170.0, rel=0.05)
    assert fair([100] * 6)
    assert not fair([100, 100, 100, 100, 100, 200])


# -- dealing ---------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def dealt() -> Counter[str]:
    """How often each card was dealt."""
    return Counter(card.name for seed in range(_DEALS) for card in deal(sets=["base"], seed=seed, players=2).cards)


def test_basics_are_always_there(dealt: Counter[str]) -> None:
    assert {dealt[name] for name in ("Basic Quiddity", "Assistant", "Portal")} == {_DEALS}


@pytest.mark.parametrize(("kind", "cards", "classes", "chosen"), [("creature", 30, 10, 7), ("spell", 20, 5, 3)])
def test_every_card_is_dealt_equally_often(
    dealt: Counter[str], kind: str, cards: int, classes: int, chosen: int
) -> None:
    """7 of 10 classes of Creatures, each by one of its 3 cards; 3 of 5 classes of Spells, each by one of its 4."""
    stack = [card for card in box("base").cards if card.kind == kind]
    assert len(stack) == cards
    by_card = [dealt[card.name] for card in stack]
    assert sum(by_card) == chosen * _DEALS
    assert fair(by_card)
    by_class = Counter[str]()
    for card in stack:
        by_class[card.die.name] += dealt[card.name]
    assert len(by_class) == classes
    # a class is dealt or not: a binomial, whose classes are tied together by their fixed sum
    share = chosen / classes
    deviation = sqrt(_DEALS * share * (1 - share))
    assert all(abs(n - _DEALS * share) < 4.5 * deviation for n in by_class.values()), by_class


def test_any_two_classes_meet(dealt: Counter[str]) -> None:
    """The classes are dealt independently of their order in the box: every pair of Creatures comes up alike."""
    pairs = Counter[tuple[str, str]]()
    for seed in range(_DEALS):
        names = sorted(card.die.name for card in deal(seed=seed).cards if card.kind == "creature")
        pairs.update((a, b) for k, a in enumerate(names) for b in names[k + 1 :])
    share = 7 / 10 * 6 / 9
    deviation = sqrt(_DEALS * share * (1 - share))
    assert len(pairs) == 45
    assert all(abs(n - _DEALS * share) < 4.5 * deviation for n in pairs.values())


def test_who_begins_by_lot() -> None:
    wilds = deal(seed=1)
    for players in (2, 3, 4):
        names = ["Quinn", "Monique", "Clark", "Michael"][:players]
        firsts = Counter(Game.new(names, wilds, seed=seed, first="random").first for seed in range(600))
        assert fair([firsts[seat] for seat in range(players)])


# -- drawing and rolling ------------------------------------------------------------------------------


def test_every_die_of_the_bag_is_drawn_equally_often() -> None:
    """The six dice of the first turn, out of twelve: by place in the bag, and by class."""
    wilds = deal(seed=1)
    drawn = Counter[int]()
    first = Counter[int]()
    games = scaled(3000)
    for seed in range(games):
        game = Game.new([Seat("Quinn", auto_roll=True), "Monique"], wilds, seed=seed)
        pool = [die for die in range(12) if game.state.where[die] != 0]
        assert len(pool) == 6
        drawn.update(pool)
        first[game.state.piles[1][0]] += 1
    assert fair([first[die] for die in range(12)])
    deviation = sqrt(games / 4)
    assert all(abs(drawn[die] - games / 2) < 4.5 * deviation for die in range(12))


def test_draws_in_play_are_uniform_over_the_bag() -> None:
    """In whole games: a class comes up as often as its share of the bag at each draw says."""
    expected: defaultdict[str, float] = defaultdict(float)
    variance: defaultdict[str, float] = defaultdict(float)
    seen = Counter[str]()
    for seed in range(scaled(60)):
        wilds = deal(seed=seed)
        names = [card.die.name for card in wilds.cards]
        game = Game.new(["Quinn", "Monique"], wilds, Rules(turn_limit=40), seed=seed)
        s = game.state

        def hear(told: Happening, names: list[str] = names, game: Game = game) -> None:
            if told.code == DRAWN:
                s = game.state
                # the die has left the bag already
                bag = Counter(names[s.catalog.card_of[die]] for die in s.pile(told.player, BAG))
                bag[names[told.card]] += 1
                total = sum(bag.values())
                for name, number in bag.items():
                    expected[name] += number / total
                    variance[name] += number / total * (1 - number / total)
                seen[names[told.card]] += 1

        game.listen(hear)
        for _ in decisions(game, Player(seed, True)):
            pass
        assert s.turn > 1
    assert sum(seen.values()) > 10_000
    for name, mean in expected.items():
        assert abs(seen[name] - mean) < 4.5 * sqrt(variance[name]) + 1, name


@pytest.mark.evening
def test_every_face_comes_up_equally_often() -> None:
    """In whole games: each of the six faces of every class that was rolled often enough to tell, one in six."""
    rolls: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for seed in range(scaled(150)):
        wilds = deal(seed=seed)
        names = [card.die.name for card in wilds.cards]
        game = Game.new(["Quinn", "Monique", "Clark"], wilds, Rules(turn_limit=60), seed=seed)

        def hear(told: Happening, names: list[str] = names) -> None:
            if told.code == ROLLED:
                name = names[told.card]
                rolls[name][FACES[name].split(", ")[told.number]] += 1

        game.listen(hear)
        for _ in decisions(game, Player(seed, True)):
            pass
    often = {name: seen for name, seen in rolls.items() if sum(seen.values()) >= 60}
    assert len(often) >= 12
    for name, seen in often.items():
        assert faces_fair(name, seen), name


_DRAWN = {print_of(card.name, card.die.name): card for box in BOXES for card in box.cards if card.kind != "quest"}
_BASE = {card.die.name for card in BOXES[0].cards}


@pytest.mark.evening
@pytest.mark.parametrize("name", [name for name, card in _DRAWN.items() if not card.die.large])
def test_every_class_shows_all_its_faces(name: str) -> None:
    """Five dice of the class in an otherwise empty bag, rolled with many seeds."""
    card = _DRAWN[name]
    quests = ["The Hunt For Exqualibur"] if name == "Squire" else []
    dice = 4 if name.startswith("Assistant") else 5
    game = table(card.name, *quests, turn="Quinn, roll", quinn=f"bag: {dice} {card.die.name}")
    text = write_position(game)
    seen = Counter[str]()
    rolls = scaled(200 if name in _BASE else 100)
    for seed in range(rolls):
        rolled = read_position(text, seed=seed)
        pool: list[Happening] = []
        rolled.listen(pool.append)
        rolled.take("roll")
        shown = [told for told in pool if told.code == ROLLED and rolled.wilds.cards[told.card] == card][:dice]
        seen.update(faces_of(card.name, card.die.name)[told.number] for told in shown)
    assert sum(seen.values()) >= 2 * rolls
    assert faces_fair(name, seen)


def faces_fair(name: str, seen: Counter[str]) -> bool:
    """Whether the faces of a class came up as often as the die has them."""
    faces = Counter(FACES[name].split(", "))
    assert set(seen) == set(faces), name
    total = sum(seen.values())
    expected = [total * number / 6 for number in faces.values()]
    return chi_square([seen[face] for face in faces], expected) < bound(len(faces) - 1)


def test_the_caller_is_told_the_same_odds() -> None:
    """Weights of a roll are the faces that show the same."""
    game = Game.new(["Quinn", "Monique"], deal(seed=1), chance="caller")
    game.take("roll")
    for _ in range(6):
        assert dict(zip(game.all_words(), game.decision.weights, strict=True)).keys() <= {
            "drawn Basic Quiddity",
            "drawn Assistant",
        }
        game.take("drawn Assistant" if Option.parse("drawn c1") in game.decision.options else "drawn Basic Quiddity")
    assert dict(zip(game.all_words(), game.decision.weights, strict=True)) == {
        "rolled Q1": 3, "rolled R *": 1, "rolled C 1/1/2": 2,
    }  # fmt: skip


# -- the stream --------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 12, 24, 50, 100, 129, 200, 255, 256])
def test_below_has_no_bias(n: int) -> None:
    """Whatever does not divide 256 would favour small numbers if bytes were just taken modulo n."""
    stream = Stream(key_of(f"bias {n}", "test"))
    seen = Counter(stream.below(n) for _ in range(scaled(200 * n + 3000)))
    assert set(seen) == set(range(n))
    if n > 1:
        assert fair([seen[k] for k in range(n)])


def test_below_throws_away_what_does_not_fit() -> None:
    """For 100 the bytes from 200 on count for nothing: exactly those, in order."""
    key = key_of(3, "test")
    data = b"".join(blake2b(k.to_bytes(8, "little"), key=key).digest() for k in range(4))
    stream = Stream(key)
    wanted = [byte % 100 for byte in data if byte < 200]
    assert [stream.below(100) for _ in wanted] == wanted


def test_successive_rolls_are_independent() -> None:
    stream = Stream(key_of(11, "test"))
    rolls = [stream.below(6) for _ in range(scaled(20_000))]
    pairs = Counter(pairwise(rolls))
    assert fair([pairs[a, b] for a in range(6) for b in range(6)])


def test_every_order_of_a_shuffle_comes_up_equally_often() -> None:
    stream = Stream(key_of(5, "test"))
    orders = Counter[tuple[int, ...]]()
    for _ in range(scaled(6000)):
        things = list(range(4))
        stream.shuffle(things)
        orders[tuple(things)] += 1
    assert len(orders) == 24
    assert fair(list(orders.values()))


def test_sub_keys_are_separate() -> None:
    purposes = ("deal", "dice", "first", "bots", "thought")
    keys = {key_of(seed, purpose) for seed in (7, "7", b"7", 8) for purpose in purposes}
    assert len(keys) == 4 * len(purposes)
    assert all(len(key) == 32 for key in keys)


def test_the_deal_says_nothing_about_the_dice() -> None:
    """The same Wilds with another seed for the dice, and the other way round."""
    wilds = deal(seed=7)
    assert deal(seed=7) == wilds
    seats = [Seat("Quinn", auto_roll=True), "Monique"]
    one, other = Game.new(seats, wilds, seed=7), Game.new(seats, wilds, seed=8)
    assert one.state.form != other.state.form
    again = Game.new(seats, deal(seed=8), seed=7)
    assert [again.state.where[die] for die in range(12)] == [one.state.where[die] for die in range(12)]


def test_the_stream_is_the_same_everywhere() -> None:
    """The first bytes of a few keys, written down once: records verify for ever."""

    def first(seed: object, purpose: str) -> str:
        stream = Stream(key_of(seed, purpose))
        return bytes(stream.below(256) for _ in range(8)).hex()

    assert key_of(7, "dice").hex() == "4970ca4d7f2cc2514f8b6d118514866bd0717362dd649d91663b9f75ebb2266b"
    assert first(7, "dice") == "6d09602e569eae66"
    assert first(7, "deal") == "f5d4c94a9c5c54f4"
    assert first("seven", "dice") == "dc9dd97cb9695bf3"
    assert first(b"\x07", "dice") == "aa8d5ee61894f4c4"
    assert [card.id for card in deal(sets=["base"], seed=7, players=2).cards[3:]] == [
        "base/devotee-of-the-holy-query",
        "base/mighty-scavenging-goblin",
        "base/defender-of-the-pale",
        "base/strong-warrior-of-the-quay",
        "base/strong-witching-hag",
        "base/primordial-ooze",
        "base/mighty-quake-dragon",
        "base/life-charm",
        "base/death-charm",
        "base/victory-spell",
    ]
