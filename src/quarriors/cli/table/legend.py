"""The help page: every key, and what the signs on dice and cards mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from quarriors.cli.table.chips import (
    ANCHOR,
    DRAW,
    ENERGIES,
    GLORY,
    LOCK_SIGN,
    QUARTIFACT_SIGN,
    QUIDDITY,
    REROLL,
    SPELL_SIGN,
    level_sign,
)
from quarriors.engine.faces import DARK, LIGHT
from quarriors.text import message
from quarriors.text.faces import BURST
from quarriors.text.provenance import MARKS, doubts

if TYPE_CHECKING:
    from quarriors.engine.state import State

#: Keys with the ends of their messages' ids.
PLAYING = (
    ("1 – 9, 0", "pick"), ("↑ ↓ Enter", "move"), ("Tab", "tab"), ("c", "card"), ("e", "go-on"), ("u", "undo"),
    ("l", "log"), ("s", "settings"), ("t", "theme"), ("Space", "page"), ("Esc", "skip"), ("q", "quit"),
)  # fmt: skip
REPLAYING = (
    ("→ Space", "next"), ("←", "back"), ("PgDn", "next-turn"), ("PgUp", "last-turn"), ("Home End", "ends"),
    ("Tab", "tab"), ("l", "log"), ("t", "theme"), ("q", "close"),
)  # fmt: skip
_SIGNS = (
    ("②4/5", "creature"), (f"2{QUIDDITY}", "quiddity"), (f"{DRAW}2", "draw"), (REROLL, "reroll"), (SPELL_SIGN, "spell"),
    (BURST, "burst"), (f"1{QUIDDITY}+{DRAW}1", "both"), (f"3{QUIDDITY}|{REROLL}", "either"), (f"{GLORY}3", "glory"),
    ("▸", "usable"), ("▶", "active"),
)  # fmt: skip
_SIGNS_OF_LOCKS = ((LOCK_SIGN, "lock"),)
_SIGNS_OF_QUESTS = ((level_sign(2), "quest"), (QUARTIFACT_SIGN, "quartifact"))
_SIGNS_OF_ENERGY = (
    (f"2{ENERGIES[LIGHT]} 2{ENERGIES[DARK]}", "energy"),
    ("7/5", "discount"),
    (f"{ANCHOR}2{ENERGIES[LIGHT]}", "anchored"),
)


def _signs(s: State) -> tuple[tuple[str, str], ...]:
    """The signs that can be seen in that game."""
    catalog = s.catalog
    signs: tuple[tuple[str, str], ...] = _SIGNS
    if catalog.has_locks:
        signs += _SIGNS_OF_LOCKS
    if catalog.has_quests:
        signs += _SIGNS_OF_QUESTS
    if catalog.has_energy:
        signs += _SIGNS_OF_ENERGY
    return signs + tuple((mark, how) for how, mark in MARKS.items() if any(how in doubts(c) for c in catalog.cards))


def legend(keys: tuple[tuple[str, str], ...], s: State, lang: str) -> Table:
    """The page: keys, then signs."""
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(justify="right", style="bold", no_wrap=True)
    page.add_column()
    for key, id in keys:
        page.add_row(key, message(f"table-key-{id}", lang))
    page.add_row()
    for sign, id in _signs(s):
        page.add_row(Text(sign), message(f"table-sign-{id}", lang))
    return page
