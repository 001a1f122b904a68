"""Telling modifiers of players: what they pay, may and must while a line speaks or a gift lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.gifts import THIS_ATTACK, THIS_TURN, WHILE_THERE
from quarriors.engine.modifiers import (
    ATTACK_TOTAL,
    CANNOT_CAST,
    CANNOT_REROLL,
    CAPTURE_COST_OF,
    CAPTURES,
    DRAW_SIZE,
    Modifier,
)
from quarriors.engine.players import Players
from quarriors.text.parts import Clause, Meant, Part, PlayerPhrase, Quantity, row
from quarriors.text.tell.amounts import as_number
from quarriors.text.tell.nouns import tell_anywhere

if TYPE_CHECKING:
    from quarriors.text.tell.teller import Teller

_UNTIL: Final = {THIS_TURN: "this_turn", THIS_ATTACK: "this_attack", WHILE_THERE: "while_there"}
_STATIC: Final = -1
_FORBIDDEN: Final = (CANNOT_CAST, CANNOT_REROLL)
#: Player words for several, of whom there can be none.
_SEVERAL: Final = ("opponents", "anyone")


def tell_until(t: Teller, until: int, it: Part = "") -> Part:
    """How long; `it` is the die that it holds for."""
    return t.phrase(f"until.{_UNTIL[until]}", **({"it": it} if until == WHILE_THERE else {}))


def _span(t: Teller, until: int) -> Part:
    return "" if until == _STATIC else t.phrase(f"span.{_UNTIL[until]}")


def players_have(t: Teller, players: Players, modifiers: list[Modifier], until: int = _STATIC) -> Clause:
    """What players pay or may from now on; without `until` as long as the line speaks."""
    clauses = [_player_has(t, players, modifier, until) for modifier in modifiers]
    return Clause(row([clause.text for clause in clauses]), clauses[-1].kind)


def _player_has(t: Teller, players: Players, modifier: Modifier, until: int) -> Clause:
    you = players.id == "you"
    if modifier.code == ATTACK_TOTAL:
        return _total(t, you, players, modifier, until)
    words = t.amount(modifier.amount)
    number = 1 if words.fixed is None else words.fixed
    slots: dict[str, Part] = {
        "n": abs(number),
        "more": t.phrase("more" if number >= 0 else "less"),
        "span": _span(t, until),
    }
    if modifier.code in (CAPTURES, DRAW_SIZE):
        slots["more"] = t.phrase("more" if number >= 0 else "fewer")
    elif modifier.code == CAPTURE_COST_OF and modifier.dice is not None:
        slots["dice"] = tell_anywhere(t, modifier.dice, Quantity.ALL)
        slots["floor"] = t.phrase("floor", n=modifier.floor) if modifier.floor else ""
    if you:
        return t.statement(f"{modifier.id}.you", **slots)
    if modifier.code in _FORBIDDEN and players.id in _SEVERAL:
        return t.statement(f"{modifier.id}.nobody", players=PlayerPhrase(players.id, Meant.NONE), **slots)
    return t.statement(f"{modifier.id}.they", players=PlayerPhrase(players.id), **slots)


def _total(t: Teller, you: bool, players: Players, modifier: Modifier, until: int) -> Clause:
    """The attack total: raised against somebody, lowered against you, for one attack or in the Creature's Area."""
    if not you:
        amount = as_number(t, modifier.amount)
        return t.command("total.they", players=PlayerPhrase(players.id), amount=amount, until=tell_until(t, until))
    words = t.amount(modifier.amount)
    number = words.factor if words.fixed is None else words.fixed
    # in a Creature's Area it is about every attack: several totals
    more, totals = t.phrase("more" if number >= 0 else "less"), 2 if until == _STATIC else 1
    change = t.phrase("change", n=abs(number), more=more, totals=totals)
    if words.each:
        change = t.phrase("change.per", change=change, each=words.each)
    change = t.mark("amount", change)
    if until != _STATIC:
        return t.statement("total.you", change=change)
    return t.statement("total.you_here", it=t.name(), change=change)
