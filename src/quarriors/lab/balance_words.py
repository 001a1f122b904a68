"""Balance in words: numbers, names and sentences, in the language of whoever reads them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from statistics import fmean
from typing import TYPE_CHECKING, Final

from quarriors.sets import boxes_of
from quarriors.text.boxwords import box_name
from quarriors.text.provenance import marked_name

from .balance import Balance, CardFigures
from .intervals import wilson

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.text.words import Words

    from .tally import Tally

#: The columns of the tables: the middle of the ids of their headings.
BOX_COLUMNS: Final = ("box", "cards", "captured", "dice", "glory", "spread")
CARD_COLUMNS: Final = ("card", "captured", "dice", "glory", "with", "without", "edge", "chance")


class BalanceWords:
    """Says what the figures say."""

    def __init__(self, balance: Balance, words: Words) -> None:
        self.balance = balance
        self.words = words

    def say(self, id: str, **slots: str | float) -> str:
        return self.words.say(id, **slots)

    @cached_property
    def _cards(self) -> dict[str, tuple[Card, str]]:
        """Each card with the name of its box."""
        return {
            card.id: (card, box_name(box, self.words))
            for box in boxes_of(list(self.balance.plan.sets))
            for card in box.cards
        }

    # -- numbers -----------------------------------------------------------------------------------

    def number(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace(".", self.say("number-point"))

    def percent(self, share: float) -> str:
        return self.say("number-percent", n=self.number(100 * share))

    def between(self, low: float, high: float) -> str:
        return self.say("balance-between", low=self.percent(low), high=self.percent(high))

    def edge(self, card: CardFigures) -> str:
        """The edge in points, with its interval."""
        points = [
            self.number(100 * value).replace("-", "−") if value < 0 else f"+{self.number(100 * value)}"
            for value in (card.edge, card.low, card.high)
        ]
        return self.say("balance-points", edge=points[0], low=points[1], high=points[2])

    def chance(self, card: CardFigures) -> str:
        return f"< {self.percent(0.001)}" if card.chance < 0.001 else self.percent(card.chance)

    # -- names -------------------------------------------------------------------------------------

    def card(self, figures: CardFigures) -> Card:
        return self._cards[figures.card][0]

    def name(self, figures: CardFigures) -> str:
        return marked_name(self.card(figures), self.words)

    def box(self, figures: CardFigures) -> str:
        return self._cards[figures.card][1]

    def column(self, name: str) -> str:
        return self.say(f"balance-column-{name}")

    def seat(self, seat: int) -> str:
        return self.say("balance-seat-first" if seat == 0 else "balance-seat", n=seat + 1)

    def ending(self, reason: str) -> str:
        return self.say(f"balance-end-{reason.replace('_', '-')}")

    # -- sentences ---------------------------------------------------------------------------------

    def intro(self) -> str:
        plan = self.balance.plan
        boxes = self.words.listing([box_name(box, self.words) for box in boxes_of(list(plan.sets))])
        return self.say(
            "balance-intro", games=self.balance.games, bots=self.words.listing(list(plan.bots)), boxes=boxes,
            seed=str(plan.seed),
        )  # fmt: skip

    def first_seat(self, tally: Tally) -> str:
        """Whether it is good to begin."""
        share = tally.seat_wins(0) / tally.games
        low, high = wilson(share, tally.games)
        equal = 1 / tally.players
        id = "more" if low > equal else "less" if high < equal else "open"
        points = round(100 * abs(share - equal), 1)
        return self.say(f"balance-first-{id}", points=points, equal=self.percent(equal))

    def length(self, tally: Tally) -> str:
        return self.say(
            "balance-length", mean=self.number(tally.mean_turns or 0), median=self.number(tally.median_turns or 0, 0),
            each=self.number((tally.mean_turns or 0) / tally.players),
        )  # fmt: skip

    def verdict(self, card: CardFigures) -> str:
        """Why a card looks broken."""
        return self.say(
            f"balance-{card.verdict}", card=self.name(card), won=self.percent(card.won_with),
            without=self.percent(card.won_without), captured=self.percent(card.captured), games=card.games,
        )  # fmt: skip

    def method(self) -> list[str]:
        parts = [self.say(f"balance-method-{id}") for id in ("luck", "edge", "many", "bots")]
        if any(not self.card(card).provenance.is_printed for card in self.balance.cards()):
            parts.append(self.say("balance-method-marks"))
        return parts

    def box_rows(self, cards: Sequence[CardFigures]) -> list[list[str]]:
        """A row for each box: its cards, and what they do on average."""
        boxes: dict[str, list[CardFigures]] = {}
        for card in cards:
            boxes.setdefault(self.box(card), []).append(card)
        rows = []
        for name, those in boxes.items():
            edges = [abs(card.edge - card.usual) for card in those if card.has_edge]
            rows.append(
                [
                    name, str(len(those)), self.percent(fmean(card.captured for card in those)),
                    self.number(fmean(card.dice for card in those), 2),
                    self.number(fmean(card.glory for card in those), 2),
                    self.number(100 * fmean(edges)) if edges else "–",
                ]
            )  # fmt: skip
        return rows
