"""Things seen from near: the full card of a die or card, what can be done with it now, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from quarriors.cli.characters import about
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
)
from quarriors.text.provenance import doubts_text, marked_name
from quarriors.text.wishes import card_uses, uses

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.engine.game import Game
    from quarriors.engine.state import State
    from quarriors.text.words import Words


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


def still_sheet(state: State, players: list[str], thing: Thing, words: Words, bots: Sequence[str] = ()) -> Sheet:
    """The sheet for a thing as it lay at some moment: only to look at. `bots` are those that play, by seat."""
    if thing.kind == "piles":
        return Sheet(_piles(state, players, thing.number, words, bots), [], words.say("table-hint-close"))
    return Sheet(thing_text(state, thing, words), [], words.say("table-hint-close"))


def live_sheet(game: Game, thing: Thing, words: Words, bots: Sequence[str] = ()) -> Sheet:
    """The sheet for a thing at the decision at hand: what can be done with it, and why the rest cannot."""
    options: list[tuple[Option, str]] = []
    for option in game.decision.options:
        if thing in things_of(game.state, option):
            options.append((option, describe_option(game, option, words)))
    if thing.kind == "piles":
        text, refused = _piles(game.state, game.players, thing.number, words, bots), Text()
    else:
        text, refused = thing_text(game.state, thing, words), _refused(game, thing, words)
    if refused:
        text.append("\n\n")
        text.append_text(refused)
    hint = words.say("table-hint-act" if options else "table-hint-close")
    return Sheet(text, options, hint)


# -- cards -----------------------------------------------------------------------------------------


def card_sheet(card: Card, words: Words, locks: bool) -> Text:
    """A card in full: name, price, Glory, faces, text, and how far it can be trusted. Without Locks none are named."""
    text = Text()
    text.append(f" {marked_name(card, words)} ", card_style(card) + card_style(card).from_color())
    text.stylize("bold")
    glory = f"  {GLORY}{card.glory}" if card.glory else ""
    text.append("  " + _price_words(card, words) + glory + "\n")
    text.append_text(face_chips(card))
    text.append("\n")
    for line in card_text(card, words, locks) or [words.say("table-card-plain")]:
        text.append(f"\n{line}")
    known = [words.say("cards-note", note=card.note)] if card.note else []
    for place, said in enumerate((*doubts_text(card, words), *known)):
        text.append(("\n" if place else "\n\n") + said, "italic")
    return text


def _price_words(card: Card, words: Words) -> str:
    """What a capture of its dice costs, or the level that completes a quest."""
    if card.kind == "quest":
        return words.say("table-card-level", n=card.level)
    if not card.capturable:
        return words.say("table-card-never")
    cost = words.say("table-card-cost", n=card.cost)
    if card.discounted < 0:
        return cost
    sign = ENERGIES.get(card.die.energy, "")
    return words.say("table-card-discounted", cost=cost, n=card.discounted, sign=sign)


def thing_text(s: State, thing: Thing, words: Words) -> Text:
    """A card, or a die with its card, as it lies on the table."""
    if thing.kind == "card":
        text = card_sheet(s.catalog.cards[thing.number], words, s.catalog.has_locks)
        left = len(s.pile(s.n, thing.number))
        text.append("\n\n" + words.say("table-card-left", n=left))
        price, _ = cheapest(s, thing.number)
        if s.catalog.capturable[thing.number] and price != s.catalog.cards[thing.number].cost:
            text.append(" " + words.say("table-card-price", n=price))
        return text
    die = thing.number
    text = Text()
    text.append(die_text(s, die, words), "bold")
    zone = ZONE_IDS[s.zone(die)] if s.owner(die) >= 0 else "wilds"
    text.append("  " + words.say(f"zone-{zone}") + "\n", "dim")
    text.append_text(card_sheet(s.catalog.cards[s.catalog.card_of[die]], words, s.catalog.has_locks))
    if s.copying(die):
        text.append("\n\n" + words.say("table-card-copies") + "\n\n", "dim")
        text.append_text(card_sheet(s.catalog.cards[s.shown_card(die)], words, s.catalog.has_locks))
    return text


def _piles(s: State, players: list[str], player: int, words: Words, bots: Sequence[str]) -> Text:
    text = Text()
    text.append(players[player], "bold")
    text.append("  " + words.say("table-glory", n=s.glory[player], goal=s.goal))
    if bots and (character := about(bots[player], words)):
        text.append(f"\n{character}", "italic")
    for zone in (BAG, USED_PILE, SPENT_PILE):
        pile = s.pile(player, zone)
        name = words.language.capital(words.say(f"zone-{ZONE_IDS[zone]}"))
        text.append(f"\n\n{name}", "bold")
        text.append(f"  {len(pile)}", "dim")
        counts: dict[int, int] = {}
        for die in pile:
            counts[s.catalog.card_of[die]] = counts.get(s.catalog.card_of[die], 0) + 1
        for card in sorted(counts):
            text.append(f"\n{counts[card]:3} × ")
            text.append(f" {card_name(s.catalog.cards[card], words)} ", card_style(s.catalog.cards[card]))
    return text


# -- why not ---------------------------------------------------------------------------------------


def _refused(game: Game, thing: Thing, words: Words) -> Text:
    """Why those things cannot be done now."""
    text = Text()
    for kind in card_uses(game.state, thing.number) if thing.kind == "card" else uses(game.state, thing.number):
        die = thing.number if thing.kind == "die" else None
        card = thing.number if thing.kind == "card" else None
        reason = game.why_not(kind, die=die, card=card)
        if reason is not None:
            if text:
                text.append("\n")
            text.append(words.say("table-why-not", what=words.say(f"table-do-{kind}")) + " ", "bold")
            text.append(describe_reason(reason, words, kind))
    return text
