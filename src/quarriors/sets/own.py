"""Putting a card right: if you own the real one, write it down in your own box."""

from __future__ import annotations

from quarriors.engine.boxes import card_by_id
from quarriors.engine.cards import QUEST_CARD, Card, Die, card, quest
from quarriors.engine.provenance import Provenance


def corrected(
    id: str,
    *lines: object,
    die: Die | None = None,
    cost: object = None,
    glory: object = None,
    discounted: object = None,
    level: object = None,
    reported: object = "",
    note: str | None = None,
) -> Card:
    """Takes the card of that id and changes what you give; all that you give counts as printed.

    If you give lines, they replace all its lines. It keeps the original dice unless you give others. `reported` names
    the parts that you know only from a published account. The original note stays as long as its lines do and
    something is still in doubt; `note` replaces it.

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
    doubts = _doubts(known, fixed, reported)
    new_lines = lines or tuple(known.lines)
    worth = known.glory if glory is None else glory
    if note is None:
        settled = bool(lines) or (bool(fixed) and doubts.is_printed and of.provenance.is_printed)
        note = "" if settled else known.note
    left, told_of = " ".join(doubts.reconstructed), " ".join(doubts.reported)
    if known.kind == QUEST_CARD:
        levels = known.level if level is None else level
        return quest(
            of, known.variant, levels, *new_lines, glory=worth, reconstructed=left, reported=told_of, note=note
        )
    price = cost if cost is not None else (known.cost if known.capturable else None)
    less = discounted if discounted is not None else (known.discounted if known.discounted >= 0 else None)
    name = "" if known.die.name in known.name else known.name
    return card(
        of, known.variant, price, *new_lines,
        glory=worth, discounted=less, reconstructed=left, reported=told_of, note=note, name=name,
    )  # fmt: skip


def _doubts(known: Card, fixed: set[str], reported: object) -> Provenance:
    """What is still in doubt: the old doubts without what was put right, and what is only reported now."""
    new = Provenance(reported=reported).reported
    left = [part for part in known.provenance.reconstructed if part not in fixed and part not in new]
    still_reported = [part for part in known.provenance.reported if part not in fixed]
    return Provenance(" ".join(left), " ".join((*still_reported, *new)))
