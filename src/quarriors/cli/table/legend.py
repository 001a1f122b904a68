"""The help page: every key, and what the signs on dice and cards mean."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from quarriors.cli.table.chips import DRAW, GLORY, QUIDDITY, REROLL, SPELL_SIGN
from quarriors.text import message
from quarriors.text.faces import BURST

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


def legend(keys: tuple[tuple[str, str], ...], lang: str) -> Table:
    """The page: keys, then signs."""
    page = Table.grid(padding=(0, 2, 0, 0))
    page.add_column(justify="right", style="bold", no_wrap=True)
    page.add_column()
    for key, id in keys:
        page.add_row(key, message(f"table-key-{id}", lang))
    page.add_row()
    for sign, id in _SIGNS:
        page.add_row(Text(sign), message(f"table-sign-{id}", lang))
    return page
