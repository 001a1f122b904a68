"""Putting a card right: for those who own the real one, and write it down in a box of their own."""

from __future__ import annotations

from quarriors.engine.boxes import card_by_id
from quarriors.engine.cards import QUEST_CARD, Card, Die, card, quest
from quarriors.engine.provenance import PARTS


def corrected(
    id: str,
    *lines: object,
    die: Die | None = None,
    cost: object = None,
    glory: object = None,
    discounted: object = None,
    level: object = None,
) -> Card:
    """The card of that id with what is given in place of what it had; all that is given counts as printed.

    Lines, if there are any, are all its lines. The dice are those of the original unless others are given.

    >>> troll = corrected("quarmageddon/troll-behemoth", cost=7)
    >>> troll.cost, troll.glory, troll.provenance.of("stats"), troll.provenance.of("ability")
    (7, 3, 'printed', 'reconstructed')
    """
    known = card_by_id(id)
    fixed: set[str] = set()
    if lines:
        fixed.update(("ability", "bursts", "anchored"))
    if die is not None:
        fixed.update(("name", "faces"))
    if any(given is not None for given in (cost, glory, discounted, level)):
        fixed.add("stats")
    of = known.die if die is None else die
    left = " ".join(part for part in PARTS if part in known.provenance.reconstructed and part not in fixed)
    told = lines or tuple(known.lines)
    worth = known.glory if glory is None else glory
    if known.kind == QUEST_CARD:
        return quest(of, known.variant, known.level if level is None else level, *told, glory=worth, reconstructed=left)
    price = cost if cost is not None else (known.cost if known.capturable else None)
    less = discounted if discounted is not None else (known.discounted if known.discounted >= 0 else None)
    name = "" if known.die.name in known.name else known.name
    return card(of, known.variant, price, *told, glory=worth, discounted=less, reconstructed=left, name=name)
