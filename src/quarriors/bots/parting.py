"""What makes the difference between two tables: each part of one is laid onto the other, and judged again.

An evaluator need not say what it looks at. Whatever it is, hand-made or learned, its judgement of a table with another
player's Glory, or with other dice, says how much these count.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from quarriors.engine.state import State
from quarriors.engine.zones import BAG, SPENT_PILE, USED_PILE

if TYPE_CHECKING:
    from .evaluators import Evaluator

#: The parts of a table: my Glory, the Glory of each other player, the dice I own, those that others own, and the rest:
#: where all these dice lie.
GLORY: Final = "glory"
DENIED: Final = "denied"
DICE: Final = "dice"
THEIRS: Final = "theirs"
REST: Final = "rest"
#: Piles in which no die shows a face or carries another.
_CALM: Final = (USED_PILE, BAG, SPENT_PILE)


def parted(a: State, b: State, me: int, evaluator: Evaluator) -> dict[tuple[str, int], float]:
    """How much of my better chance at `a` than at `b` comes of which part, by part and player; together all of it.

    Neither game is over. Parts are laid over one after the other; as the order makes a difference, it is done in both.
    """
    parts = _parts(a.n, me)
    there = _laid_over(a, b, me, evaluator, parts)
    back = _laid_over(b, a, me, evaluator, parts[::-1])
    return {part: (there[part] - back[part]) / 2 for part in there}


def _parts(n: int, me: int) -> list[tuple[str, int]]:
    others = [player for player in range(n) if player != me]
    return [(GLORY, me), *((DENIED, player) for player in others), (DICE, me), *((THEIRS, player) for player in others)]


def _laid_over(
    a: State, b: State, me: int, evaluator: Evaluator, parts: list[tuple[str, int]]
) -> dict[tuple[str, int], float]:
    """What is lost from `a` with each part taken from `b`."""
    mixed = a.clone()
    before = evaluator.values(a)[me]
    lost: dict[tuple[str, int], float] = {}
    for part in parts:
        what, player = part
        lay = _lay_glory if what in (GLORY, DENIED) else _lay_dice
        lost[part] = 0.0
        if lay(mixed, b, player):
            now = evaluator.values(mixed)[me]
            lost[part] = before - now
            before = now
    lost[REST, me] = before - evaluator.values(b)[me]
    return lost


def _lay_glory(mixed: State, b: State, player: int) -> bool:
    """Whether that changes anything."""
    if mixed.glory[player] == b.glory[player]:
        return False
    mixed.glory[player] = b.glory[player]
    return True


def _lay_dice(mixed: State, b: State, player: int) -> bool:
    """The player owns the same dice as there, as far as they can be taken back or had from the Wilds."""
    card_of = mixed.catalog.card_of
    wanted = Counter(card_of[die] for die in b.dice_of(player))
    wanted.subtract(card_of[die] for die in mixed.dice_of(player))
    is_changed = False
    for card, number in sorted(wanted.items()):
        for _ in range(abs(number)):
            is_changed = (_give if number > 0 else _give_back)(mixed, player, card) or is_changed
    return is_changed


def _give(mixed: State, player: int, card: int) -> bool:
    left = mixed.on_card(card)
    if left:
        mixed.put(left[0], player, USED_PILE)
    return bool(left)


def _give_back(mixed: State, player: int, card: int) -> bool:
    for zone in _CALM:
        for die in mixed.pile(player, zone):
            if mixed.catalog.card_of[die] == card:
                mixed.put_on_card(die)
                return True
    return False
