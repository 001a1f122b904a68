"""Balance as tables: Markdown for people, CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quarriors.engine.table import ENDING_IDS

from .balance import Balance
from .balance_words import BOX_COLUMNS, CARD_COLUMNS, BalanceWords
from .intervals import wilson

if TYPE_CHECKING:
    from quarriors.text.words import Words


def markdown_of(balance: Balance, words: Words, command: str) -> str:
    """The same as the page, as Markdown."""
    said = BalanceWords(balance, words)
    say = said.say
    cards = balance.cards()
    lines = [f"# {say('balance-title')}", "", said.intro(), ""]
    if command:
        lines += [f"{say('balance-again')} `{command}`", ""]
    tallies = [tally for tally in balance.tallies.values() if tally.games]

    lines += [f"## {say('balance-seats')}", ""]
    rows = []
    for tally in tallies:
        for seat in range(tally.players):
            share = tally.seat_wins(seat) / tally.games
            between = said.between(*wilson(share, tally.games))
            rows.append([say("balance-players", n=tally.players), said.seat(seat), said.percent(share), between])
    lines += _table([said.column(name) for name in ("table", "seat", "won", "interval")], rows)

    lines += [f"## {say('balance-lengths')}", ""]
    lines += _table(
        [said.column(name) for name in ("table", "turns", *(f"ended_{reason}" for reason in ENDING_IDS))],
        [
            [say("balance-players", n=tally.players), said.length(tally)]
            + [said.percent(tally.ends[reason] / tally.games) for reason in ENDING_IDS]
            for tally in tallies
        ],
    )
    lines += [f"## {say('balance-broken')}", "", say("balance-broken-about"), ""]
    broken = [f"- {said.verdict(card)}" for card in cards if card.verdict]
    lines += [*(broken or [say("balance-broken-none")]), ""]
    lines += [f"## {say('balance-boxes')}", "", say("balance-boxes-about"), ""]
    lines += _table([said.column(name) for name in BOX_COLUMNS], said.box_rows(cards))
    about = f"{say('balance-cards-about')} {say('balance-cards-brackets')}"
    lines += [f"## {say('balance-cards')}", "", about, ""]
    rows = [
        [said.name(card), said.percent(card.captured), said.number(card.dice, 2), said.number(card.glory, 2)]
        + ([said.percent(card.won_with), said.percent(card.won_without)] if card.contested else ["–"] * 2)
        + ([said.edge(card), said.chance(card)] if card.has_edge else ["–"] * 2)
        for card in cards
    ]
    lines += _table([said.column(name) for name in CARD_COLUMNS], rows)
    lines += [f"## {say('balance-method')}", ""]
    for part in said.method():
        lines += [part, ""]
    return "\n".join(lines).rstrip() + "\n"


def csv_of(balance: Balance) -> str:
    """A line for each card, with the names that programs use."""
    out = io.StringIO()
    cards = [{**vars(card), "verdict": card.verdict} for card in balance.cards()]
    writer = csv.DictWriter(out, list(cards[0]) if cards else ["card"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(cards)
    return out.getvalue()


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    return [
        f"| {' | '.join(headings)} |",
        f"|{'---|' * len(headings)}",
        *(f"| {' | '.join(row)} |" for row in rows),
        "",
    ]
