"""The Wilds that a command line asks for: by lot, by name, or with chosen cards in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.engine.rules import Rules
    from quarriors.engine.wilds import Wilds


def wilds_for(choice: list[str], sets: list[str], seed: object, players: int, rules: Rules) -> Wilds:
    """The Wilds to play with.

    No choice deals them by lot; the name of Wilds (`quarriors deal --list`) gives those; names of cards put these in
    and leave the rest to the lot. The same seed gives the same Wilds.

    >>> from quarriors import Rules, deal
    >>> wilds_for([], ["base"], 7, 2, Rules()) == deal(seed=7)
    True
    >>> wilds_for(["First-Game"], ["base"], 7, 2, Rules()).cards[-1].name
    'Growth Spell'
    >>> wilds_for(["quake dragon"], ["base"], 7, 2, Rules()).cards[9].name
    'Quake Dragon'
    """
    from quarriors.sets import deal

    return deal(sets, seed, players, rules, cards=cards_of(choice, sets))


def cards_of(choice: list[str], sets: list[str]) -> list[str]:
    """The ids of the cards that a choice names, without the basics; it refuses what there is not."""
    from quarriors.engine.cards import BASIC, goes_by
    from quarriors.engine.errors import WildsError
    from quarriors.engine.wilds import find_card
    from quarriors.sets import box, named_wilds

    if not choice:
        return []
    named = named_wilds(sets)
    if is_named(choice, sets):
        return [card.id for card in named[_name(choice[0])].cards if card.kind != BASIC]
    boxes = [box(name) for name in sets]
    ids: list[str] = []
    for word in choice:
        if _name(word) in named:
            raise WildsError(f"the Wilds {word!r} are complete: name them alone, or name cards only")
        if not any(goes_by(card, word) for box in boxes for card in box.cards):
            raise WildsError(_unknown(word, sets, list(named)))
        card = find_card(boxes, word)
        if card.kind != BASIC:
            ids.append(card.id)
    return ids


def is_named(choice: list[str], sets: list[str]) -> bool:
    """Whether the choice is the name of Wilds, and not of cards."""
    from quarriors.sets import named_wilds

    return len(choice) == 1 and _name(choice[0]) in named_wilds(sets)


def _name(word: str) -> str:
    return word.strip().lower()


def _unknown(word: str, sets: list[str], named: list[str]) -> str:
    from quarriors.engine.nearest import did_you_mean
    from quarriors.sets import box

    names = named + [card.name for name in sets for card in box(name).cards]
    told = f"no card or Wilds named {word!r} in {', '.join(sets)}{did_you_mean(word, names)}"
    return f"{told} (named Wilds: {', '.join(named) or 'none'}; cards: quarriors cards)"
