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
from quarriors.cli.table.keys import key_names
from quarriors.engine.faces import DARK, LIGHT
from quarriors.text.faces import BURST
from quarriors.text.provenance import MARKS, doubts

if TYPE_CHECKING:
    from quarriors.engine.state import State
    from quarriors.text.words import Words

#: Keys with the ends of their messages' ids.
PLAYING = (
    ("1 – 9, 0", "pick"), ("↑ ↓ {enter}", "move"), ("{tab}", "tab"), ("c", "card"), ("e", "go-on"), ("u", "undo"),
    ("l", "log"), ("s", "settings"), ("t", "theme"), ("{space}", "page"), ("{escape}", "skip"), ("q", "quit"),
)  # fmt: skip
REPLAYING = (
    ("→ {space}", "next"), ("←", "back"), ("{pgdn}", "next-turn"), ("{pgup}", "last-turn"), ("{home} {end}", "ends"),
    ("{tab}", "tab"), ("l", "log"), ("s", "settings"), ("t", "theme"), ("q", "close"),
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


def legend(keys: tuple[tuple[str, str], ...], s: State, words: Words) -> Table:
    """The page: keys, then signs."""
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(justify="right", style="bold", no_wrap=True)
    page.add_column()
    for key, id in keys:
        page.add_row(key_names(key, words), words.say(f"table-key-{id}"))
    page.add_row()
    for sign, id in _signs(s):
        page.add_row(Text(sign), words.say(f"table-sign-{id}"))
    return page
