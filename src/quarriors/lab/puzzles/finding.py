"""Puzzles looked for in played games: what a turn could come to, what of it is certain, and what is hard to see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from quarriors.bots import bot
from quarriors.bots.playing import step
from quarriors.engine.game import CALLER, Game
from quarriors.engine.position import read_position, write_position
from quarriors.engine.record import beginning
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.engine.state import State
from quarriors.sets import deal

from .goals import Aim, Goal, has_won, owned, rival_creatures
from .proof import Proof, TooLarge, after, is_worth_a_look, prove, without_dice

#: Turns played at random to see what can happen, and decisions after which one of them is given up.
_TRIES: Final = 60
_LONGEST: Final = 150
#: What happens more often than this in random turns is not worth asking for.
_COMMON: Final = 0.2
#: Tables that the search for a new puzzle may look at: those that need more make poor puzzles, too.
_MOST: Final = 4_000
#: The least decisions on the way, and the most lines of play to remember.
_LEAST_DECISIONS: Final = 3
_MOST_PLAYS: Final = 3
#: The chances of random play under which a puzzle has two dice, three, four, five.
_GRADES: Final = (0.06, 0.03, 0.012, 0.004)


@dataclass(frozen=True)
class Found:
    """A puzzle: the table, what to reach, and the proof that it can be reached."""

    position: str
    goals: tuple[Goal, ...]
    proof: Proof

    @property
    def grade(self) -> int:
        """How hard it is, from one die to five."""
        return 1 + sum(self.proof.chance < below for below in _GRADES)


def found_in(sets: Sequence[str], seed: int | str, players: int = 2) -> Iterator[Found]:
    """Plays a game with these boxes, and yields the puzzles in it. The same seed yields the same ones."""
    names = ("Quinn", "Monique", "Quill", "Quincy")[:players]
    game = Game.new([Seat(name) for name in names], deal(list(sets), seed, players), Rules(turn_limit=200), seed=seed)
    seats = [bot("greedy", f"{seed}/{seat}") for seat in range(players)]
    turn = 0
    while not game.over:
        if game.state.turn != turn and is_worth_a_look(game.state):
            turn = game.state.turn
            yield from puzzles_at(game, Random(f"{seed}/{turn}"))
        step(game, seats, ["greedy"] * players)


def puzzles_at(game: Game, dice: Random) -> Iterator[Found]:
    """The puzzles at a table: at most one of each kind of goals."""
    table = last_turn(game)
    s = without_dice(table.state)
    for goals in _worth_asking(s, dice):
        proof = _proven(s, goals)
        if proof is not None:
            if goals[0].number > 1 or goals[0].kind != "score":
                yield Found(write_position(table), goals, proof)
            if [goal.kind for goal in goals] == ["score"]:
                yield from _as_win(table, goals[0].number)


def last_turn(game: Game) -> Game:
    """The same table, with this turn the last one: so it is there to look at when the turn is over."""
    rules = Rules(**{**game.rules.options(), "turn_limit": game.state.turn})
    plain = write_position(game)
    lines = [line for line in plain.splitlines() if not line.startswith("rules:")]
    options = ", ".join(f"{name}={value}" for name, value in rules.options().items())
    return read_position("\n".join([lines[0], f"rules: {options}", *lines[1:]]) + "\n", chance=CALLER)


def _as_win(table: Game, number: int) -> Iterator[Found]:
    """The same where that much Glory is just what is missing."""
    closer = beginning(table)
    closer.state.glory[closer.state.active] = closer.state.goal - number
    goals = (Goal("win"),)
    proof = _proven(without_dice(closer.state), goals)
    if proof is not None:
        yield Found(write_position(closer), goals, proof)


def _proven(s: State, goals: tuple[Goal, ...]) -> Proof | None:
    """The proof, if there is one and the puzzle is worth solving."""
    try:
        proof = prove(s, Aim(goals, s), _MOST)
    except (TooLarge, RecursionError):
        return None
    return proof if proof is not None and is_worthwhile(proof) else None


def is_worthwhile(proof: Proof) -> bool:
    """Whether a puzzle is none that solves itself: most ways to begin fail, and so does grabbing what looks best."""
    return (
        not proof.greedy
        and proof.first >= 2
        and proof.good * 2 <= proof.first
        and proof.chance < _COMMON
        and proof.decisions >= _LEAST_DECISIONS
        and proof.plays <= _MOST_PLAYS
    )


# -- what could be asked for -------------------------------------------------------------------------


def _worth_asking(s: State, dice: Random) -> list[tuple[Goal, ...]]:
    """Goals that random turns reach seldom, the greater ones first."""
    seat = s.active
    ends = [end for end in (_random_turn(s, dice) for _ in range(_TRIES)) if end is not None]
    rare = _COMMON * len(ends)
    found: list[tuple[Goal, ...]] = []
    wins = sum(has_won(end, seat) for end in ends)
    if 0 < wins <= rare:
        found.append((Goal("win"),))
    gains = Counter(end.glory[seat] - s.glory[seat] for end in ends if not has_won(end, seat))
    most = max(gains, default=0)
    if most and gains[most] <= rare:
        found.append((Goal("score", most),))
    cleared = [end for end in ends if rival_creatures(s, seat) > 1 and not rival_creatures(end, seat)]
    if 0 < len(cleared) <= rare:
        found.append((Goal("destroy"),))
    found += [(Goal("destroy"), goal) for goal in _captures(s, cleared, rare)]
    crowds = Counter(len(end.creatures(seat)) for end in ends)
    crowd = max(crowds, default=0)
    crowded = [end for end in ends if len(end.creatures(seat)) == crowd]
    if crowd >= 2 and crowd > len(s.creatures(seat)):
        found += [(Goal("ready", crowd), goal) for goal in _captures(s, crowded, rare)]
    return found


def _captures(s: State, ends: list[State], rare: float) -> Iterator[Goal]:
    """The dearest card of which somebody got a die in some of these turns."""
    seat = s.active
    cards = range(len(s.catalog.cards))
    counts = Counter(card for end in ends for card in cards if owned(end, seat, card) > owned(s, seat, card))
    dearest = max(counts, key=lambda card: (s.catalog.cards[card].cost, card), default=-1)
    if dearest >= 0 and counts[dearest] <= rare and s.catalog.cards[dearest].cost > 1:
        yield Goal("capture", card=s.catalog.cards[dearest].id)


def _random_turn(s: State, dice: Random) -> State | None:
    """The end of the turn, if everything is left to chance."""
    for _ in range(_LONGEST):
        if s.over:
            return s
        weights = list(s.weights) if s.weights else None
        s = after(s, dice.choices(s.options, weights)[0])
    return None
