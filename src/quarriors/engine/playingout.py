"""Playing a game out from where it stands, with dice of its own, without a word about it."""

from __future__ import annotations

from typing import Final

from .chance import Stream, key_of
from .errors import SetupError
from .flow import answer
from .option import CHANCE
from .policy import Policy, Weighing
from .rules import Rules
from .state import State

#: Turns after which a playout ends if nothing else is said: a policy that gets nowhere must not play for ever.
MOST_TURNS: Final = 1000
#: The rules know no higher limit of turns.
_LAST_TURN: Final = 100_000


def thought(s: State, seed: object, turns: object) -> State:
    """A copy to play out: with its own dice, no memory of how the game came here, and so many turns left."""
    if isinstance(turns, bool) or not isinstance(turns, int) or not 1 <= turns <= _LAST_TURN:
        raise SetupError(f"turns must be a number of turns from 1 to {_LAST_TURN}, not {turns!r}")
    copy = s.clone()
    copy.log = []
    copy.logged = 0
    copy.stream = seed.clone() if isinstance(seed, Stream) else Stream(key_of(seed, "thought"))
    last = s.turn + turns - 1 if s.turn + turns - 1 < _LAST_TURN else _LAST_TURN
    limit = s.rules.turn_limit
    if limit is None or limit > last:
        values = s.rules.values()
        values["turn_limit"] = last
        copy.rules = Rules(**values)
    return copy


def minds_of(s: State, policy: object) -> list[Weighing | None]:
    """Who plays each seat: None plays at random."""
    if policy is None or isinstance(policy, Policy):
        return [_mind(s, policy)] * s.n
    if isinstance(policy, (list, tuple)):
        if len(policy) != s.n:
            raise SetupError(f"one policy for all, or one for each of the {s.n} seats, not {len(policy)}")
        return [_mind(s, one) for one in policy]
    raise SetupError(f"policy must be None (at random), a Policy, or a list with one for each seat, not {policy!r}")


def _mind(s: State, policy: object) -> Weighing | None:
    if policy is None:
        return None
    if not isinstance(policy, Policy):
        raise SetupError(f"a seat is played by a Policy, or at random by None, not by {policy!r}")
    return Weighing(policy, s.catalog)


def play_out(s: State, minds: list[Weighing | None]) -> int:
    """Plays to the end; the number of decisions taken. Choices come from the stream that the dice come from."""
    stream = s.stream
    assert stream is not None
    decisions = 0
    while not s.over:
        options = s.options
        at = 0
        if s.asker == CHANCE:
            at = _by_weight(s.weights, stream)  # the game stood at a draw or a roll that it left to others
        elif len(options) > 1:
            mind = minds[s.asker]
            at = stream.below(len(options)) if mind is None else mind.choose(s, stream)
        answer(s, options[at], at)
        decisions += 1
    return decisions


def _by_weight(weights: list[int], stream: Stream) -> int:
    left = stream.below(sum(weights))
    for at in range(len(weights)):
        left -= weights[at]
        if left < 0:
            return at
    raise AssertionError("weights that do not add up")
