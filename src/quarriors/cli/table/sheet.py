"""Things seen from near: the full card of a die or card, what can be done with it now, and why the rest cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from quarriors.cli.table.board import Thing
from quarriors.cli.table.chips import ENERGIES, GLORY, card_style, face_chips
from quarriors.cli.table.lists import Rows, Window
from quarriors.cli.table.scene import things_of
from quarriors.engine.energies import cheapest
from quarriors.engine.option import Option
from quarriors.engine.zones import BAG, SPENT_PILE, USED_PILE, ZONE_IDS
from quarriors.text import (
    card_name,
    card_text,
    describe_option,
    describe_reason,
    die_text,
    language,
    message,
)
from quarriors.text.provenance import doubts_text, marked_name
from quarriors.text.wishes import card_uses, uses

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.game import Game
    from quarriors.engine.state import State


class Sheet(Window[Option | None]):
    """A window over the table; it closes with the option that was taken in it, or without."""

    BINDINGS = [Binding("escape,q,c", "close", show=False)]

    def __init__(self, text: Text, options: list[tuple[Option, str]], hint: str) -> None:
        super().__init__()
        self.hint = hint
        self._text = text
        self._options = options

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet", classes="window"):
            yield Static(self._text, id="sheet-text", markup=False)
            if self._options:
                yield Rows(*(Row(Text(words)) for _, words in self._options), id="sheet-options", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.put_away(self._options[event.option_index][0])

    def action_close(self) -> None:
        self.put_away(None)


def still_sheet(state: State, players: list[str], thing: Thing, lang: str) -> Sheet:
    """The sheet for a thing as it lay at some moment: only to look at."""
    if thing.kind == "piles":
        return Sheet(_piles(state, players, thing.number, lang), [], message("table-hint-close", lang))
    return Sheet(thing_text(state, thing, lang), [], message("table-hint-close", lang))


def live_sheet(game: Game, thing: Thing, lang: str) -> Sheet:
    """The sheet for a thing at the decision at hand: what can be done with it, and why the rest cannot."""
    options: list[tuple[Option, str]] = []
    for option in game.decision.options:
        if thing in things_of(game.state, option):
            options.append((option, describe_option(game, option, lang)))
    if thing.kind == "piles":
        text, refused = _piles(game.state, game.players, thing.number, lang), Text()
    else:
        text, refused = thing_text(game.state, thing, lang), _refused(game, thing, lang)
    if refused:
        text.append("\n\n")
        text.append_text(refused)
    hint = message("table-hint-act" if options else "table-hint-close", lang)
    return Sheet(text, options, hint)


# -- cards -----------------------------------------------------------------------------------------


def card_sheet(card: Card, lang: str) -> Text:
    """A card in full: name, price, Glory, faces, text, and how far it can be trusted."""
    text = Text()
    text.append(f" {marked_name(card, lang)} ", card_style(card) + card_style(card).from_color())
    text.stylize("bold")
    glory = f"  {GLORY}{card.glory}" if card.glory else ""
    text.append("  " + _price_words(card, lang) + glory + "\n")
    text.append_text(face_chips(card))
    text.append("\n")
    for line in card_text(card, lang) or [message("table-card-plain", lang)]:
        text.append(f"\n{line}")
    known = [message("cards-note", lang, note=card.note)] if card.note else []
    for place, said in enumerate((*doubts_text(card, lang), *known)):
        text.append(("\n" if place else "\n\n") + said, "italic")
    return text


def _price_words(card: Card, lang: str) -> str:
    """What a capture of its dice costs, or the level that completes a quest."""
    if card.kind == "quest":
        return message("table-card-level", lang, n=card.level)
    if not card.capturable:
        return message("table-card-never", lang)
    cost = message("table-card-cost", lang, n=card.cost)
    if card.discounted < 0:
        return cost
    sign = ENERGIES.get(card.die.energy, "")
    return message("table-card-discounted", lang, cost=cost, n=card.discounted, sign=sign)


def thing_text(s: State, thing: Thing, lang: str) -> Text:
    """A card, or a die with its card, as it lies on the table."""
    if thing.kind == "card":
        text = card_sheet(s.catalog.cards[thing.number], lang)
        left = len(s.pile(s.n, thing.number))
        text.append("\n\n" + message("table-card-left", lang, n=left))
        price, _ = cheapest(s, thing.number)
        if s.catalog.capturable[thing.number] and price != s.catalog.cards[thing.number].cost:
            text.append(" " + message("table-card-price", lang, n=price))
        return text
    die = thing.number
    text = Text()
    text.append(die_text(s, die, lang), "bold")
    zone = ZONE_IDS[s.zone(die)] if s.owner(die) >= 0 else "wilds"
    text.append("  " + message(f"zone-{zone}", lang) + "\n", "dim")
    text.append_text(card_sheet(s.catalog.cards[s.catalog.card_of[die]], lang))
    if s.copying(die):
        text.append("\n\n" + message("table-card-copies", lang) + "\n\n", "dim")
        text.append_text(card_sheet(s.catalog.cards[s.shown_card(die)], lang))
    return text


def _piles(s: State, players: list[str], player: int, lang: str) -> Text:
    text = Text()
    text.append(players[player], "bold")
    text.append("  " + message("table-glory", lang, n=s.glory[player], goal=s.goal))
    for zone in (BAG, USED_PILE, SPENT_PILE):
        pile = s.pile(player, zone)
        name = language(lang).capital(message(f"zone-{ZONE_IDS[zone]}", lang))
        text.append(f"\n\n{name}", "bold")
        text.append(f"  {len(pile)}", "dim")
        counts: dict[int, int] = {}
        for die in pile:
            counts[s.catalog.card_of[die]] = counts.get(s.catalog.card_of[die], 0) + 1
        for card in sorted(counts):
            text.append(f"\n{counts[card]:3} × ")
            text.append(f" {card_name(s.catalog.cards[card], lang)} ", card_style(s.catalog.cards[card]))
    return text


# -- why not ---------------------------------------------------------------------------------------


def _refused(game: Game, thing: Thing, lang: str) -> Text:
    """Why those things cannot be done now."""
    text = Text()
    for kind in card_uses(game.state, thing.number) if thing.kind == "card" else uses(game.state, thing.number):
        die = thing.number if thing.kind == "die" else None
        card = thing.number if thing.kind == "card" else None
        reason = game.why_not(kind, die=die, card=card)
        if reason is not None:
            if text:
                text.append("\n")
            text.append(message("table-why-not", lang, what=message(f"table-do-{kind}", lang)) + " ", "bold")
            text.append(describe_reason(reason, lang, kind))
    return text
