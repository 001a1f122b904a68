"""The page about balance: one HTML file that needs nothing else, for screens large and small, light and dark."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from quarriors.engine.table import ENDING_IDS
from quarriors.text.provenance import doubts_text

from .balance import Balance, CardFigures
from .balance_words import BOX_COLUMNS, CARD_COLUMNS, BalanceWords
from .intervals import wilson

if TYPE_CHECKING:
    from quarriors.text.words import Words

    from .tally import Tally

#: The widest edge that is drawn, in shares; the few that are wider end at the border.
_EDGE: Final = 0.4


def page_of(balance: Balance, words: Words, command: str) -> str:
    """The whole page, in that language. `command` is what somebody types to have the same games again, if anything."""
    return _BalancePage(balance, BalanceWords(balance, words), command).html()


class _BalancePage:
    def __init__(self, balance: Balance, said: BalanceWords, command: str) -> None:
        self.balance = balance
        self.said = said
        self.command = command
        self.cards = balance.cards()

    def html(self) -> str:
        say = self.said.say
        home = files("quarriors.lab") / "page"
        style, script = ((home / name).read_text("utf-8") for name in ("balance.css", "balance.js"))
        title = escape(say("balance-title"))
        again = f"{escape(say('balance-again'))} <code>{escape(self.command)}</code>" if self.command else ""
        body = "".join(
            [
                f"<header><h1>{title}</h1><p class=lead>{escape(self.said.intro())}</p>",
                f"<p class=soft>{again}</p></header>" if again else "</header>",
                self._seats(), self._lengths(), self._ends(), self._broken(), self._boxes(), self._table(),
                f"<section><h2>{escape(say('balance-method'))}</h2>",
                "".join(f"<p>{escape(part)}</p>" for part in self.said.method()),
                "</section>",
            ]
        )  # fmt: skip
        return (
            f'<!doctype html>\n<html lang="{self.said.words.code}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f'<meta name="color-scheme" content="light dark"><title>{title}</title><style>{style}</style></head>'
            f"<body><main>{body}</main><script>{script}</script></body></html>\n"
        )

    def _section(self, id: str, inside: str) -> str:
        say = self.said.say
        about = [say(f"balance-{id}-about"), *([say("balance-cards-plot")] if id == "cards" else [])]
        head = f"<h2>{escape(say(f'balance-{id}'))}</h2><p>{escape(' '.join(about))}</p>"
        return f"<section id={id}>{head}{inside}</section>"

    def _each_table(self, id: str, draw: str) -> str:
        """A part of the page for each number of players."""
        drawn = {"seats": self._seat_rows, "lengths": self._length_bars, "ends": self._end_bar}[draw]
        parts = []
        for count, tally in self.balance.tallies.items():
            if tally.games:
                caption = escape(self.said.say("balance-players", n=count))
                parts.append(f"<figure><figcaption>{caption}</figcaption>{drawn(tally)}</figure>")
        return self._section(id, f"<div class=figures>{''.join(parts)}</div>")

    # -- seats -----------------------------------------------------------------------------------

    def _seats(self) -> str:
        return self._each_table("seats", "seats")

    def _seat_rows(self, tally: Tally) -> str:
        equal = 1 / tally.players
        most = max(wilson(tally.seat_wins(seat) / tally.games, tally.games)[1] for seat in range(tally.players))
        scale = 1 / max(most * 1.1, equal * 1.5)
        rows = []
        for seat in range(tally.players):
            share = tally.seat_wins(seat) / tally.games
            low, high = wilson(share, tally.games)
            track = _track(share * scale, low * scale, high * scale, equal * scale)
            value = f"<b>{self.said.percent(share)}</b> <span class=soft>{self.said.between(low, high)}</span>"
            rows.append(f"<div class=row><span>{escape(self.said.seat(seat))}</span>{track}<span>{value}</span></div>")
        return f"<div class=rows>{''.join(rows)}</div><p class=soft>{escape(self.said.first_seat(tally))}</p>"

    # -- length and ends ---------------------------------------------------------------------------

    def _lengths(self) -> str:
        return self._each_table("lengths", "lengths")

    def _length_bars(self, tally: Tally) -> str:
        shortest, longest = min(tally.lengths), _longest_drawn(tally)
        width = max(1, -(-(longest - shortest + 1) // 24))
        counts: list[tuple[int, int]] = []
        for start in range(shortest, longest + 1, width):
            counts.append((start, sum(tally.lengths.get(turn, 0) for turn in range(start, start + width))))
        beyond = sum(count for turns, count in tally.lengths.items() if turns >= counts[-1][0] + width)
        counts[-1] = (counts[-1][0], counts[-1][1] + beyond)
        most = max(count for _, count in counts)
        bars = "".join(
            f'<i style="height:{100 * count / most:.1f}%" title="{start}–{start + width - 1}: {count}"></i>'
            for start, count in counts
        )
        ends = f"<span>{shortest}</span><span>{counts[-1][0] + width - 1}{'+' if beyond else ''}</span>"
        return (
            f"<div class=bars role=img aria-label='{escape(self.said.length(tally), quote=True)}'>{bars}</div>"
            f"<div class=axis>{ends}</div><p>{escape(self.said.length(tally))}</p>"
        )

    def _ends(self) -> str:
        return self._each_table("ends", "ends")

    def _end_bar(self, tally: Tally) -> str:
        parts, legend = [], []
        for reason in ENDING_IDS:
            share = tally.ends[reason] / tally.games
            if share or reason != "limit":
                said = self.said.say("balance-share", what=self.said.ending(reason), share=self.said.percent(share))
                parts.append(f'<i class="{reason}" style="width:{100 * share:.2f}%" title="{escape(said)}"></i>')
                legend.append(f"<li><i class={reason}></i>{escape(said)}</li>")
        return f"<div class=whole>{''.join(parts)}</div><ul class=legend>{''.join(legend)}</ul>"

    # -- cards -------------------------------------------------------------------------------------

    def _broken(self) -> str:
        items = []
        for card in self.cards:
            if card.verdict:
                doubts = " ".join(doubts_text(self.said.card(card), self.said.words))
                sentence = escape(self.said.verdict(card))
                more = f" <span class=soft>{escape(doubts)}</span>" if doubts else ""
                items.append(f'<li><span class="chip {card.verdict}"></span>{sentence}{more}</li>')
        none = f"<p>{escape(self.said.say('balance-broken-none'))}</p>"
        return self._section("broken", f"<ul class=broken>{''.join(items)}</ul>" if items else none)

    def _boxes(self) -> str:
        head = "".join(f"<th>{escape(self.said.column(name))}</th>" for name in BOX_COLUMNS)
        rows = "".join(
            "<tr>"
            + "".join(
                f'<td data-label="{escape(self.said.column(name), quote=True)}">{escape(cell)}</td>'
                for name, cell in zip(BOX_COLUMNS, cells, strict=True)
            )
            + "</tr>"
            for cells in self.said.box_rows(self.cards)
        )
        return self._section("boxes", f"<table class=small><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")

    def _table(self) -> str:
        head = "".join(
            f"<th><button type=button data-column={at}>{escape(self.said.column(name))}</button></th>"
            for at, name in enumerate(CARD_COLUMNS)
        )
        rows = "".join(self._row(card) for card in self.cards)
        return self._section("cards", f"<table class=cards><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>")

    def _row(self, card: CardFigures) -> str:
        said = self.said
        shown, has_edge = bool(card.contested), card.has_edge
        at, low, high, usual = (_on_edge(value) for value in (card.edge, card.low, card.high, card.usual))
        edge = _track(at, low, high, usual, "clear" if card.is_clear else "open")
        name = f"<b>{escape(said.name(card))}</b><small>{escape(said.box(card))}</small>"
        width = f'<i class=fill style="width:{100 * card.captured:.0f}%"></i>'
        cells = [
            (name, said.name(card)),
            (f"{width}<span>{said.percent(card.captured)}</span>", card.captured),
            (said.number(card.dice, 2), card.dice),
            (said.number(card.glory, 2), card.glory),
            (said.percent(card.won_with) if shown else "–", card.won_with),
            (said.percent(card.won_without) if shown else "–", card.won_without),
            (f"{edge}<span>{said.edge(card)}</span>" if has_edge else "–", card.edge if has_edge else -9),
            (said.chance(card) if has_edge else "–", card.chance),
        ]
        made = "".join(
            f'<td data-label="{escape(said.column(head), quote=True)}" data-value="{escape(str(value), quote=True)}" '
            f"class={head}>{cell}</td>"
            for head, (cell, value) in zip(CARD_COLUMNS, cells, strict=True)
        )
        return f'<tr class="{card.verdict}">{made}</tr>'


def _on_edge(value: float) -> float:
    return min(1.0, max(0.0, 0.5 + value / (2 * _EDGE)))


def _track(at: float, low: float, high: float, line: float, kind: str = "clear") -> str:
    """A dot with its interval on a line; the mark is what it is compared with."""
    return (
        f'<span class="track {kind}"><i class=mark style="left:{100 * line:.1f}%"></i>'
        f'<i class=span style="left:{100 * low:.1f}%;width:{max(0.5, 100 * (high - low)):.1f}%"></i>'
        f'<i class=dot style="left:{100 * at:.1f}%"></i></span>'
    )


def _longest_drawn(tally: Tally) -> int:
    """All but the longest games in a hundred are drawn one by one."""
    seen = 0
    for turns in sorted(tally.lengths):
        seen += tally.lengths[turns]
        if seen >= 0.99 * tally.games:
            return turns
    return max(tally.lengths)
