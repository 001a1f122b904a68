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
from quarriors.text.grammar import Clause, Quantity
from quarriors.text.tell.amounts import as_number
from quarriors.text.tell.nouns import tell_anywhere

if TYPE_CHECKING:
    from quarriors.text.tell.teller import Teller

_UNTIL: Final = {THIS_TURN: "this_turn", THIS_ATTACK: "this_attack", WHILE_THERE: "while_there"}
_STATIC: Final = -1
_FORBIDDEN: Final = (CANNOT_CAST, CANNOT_REROLL)


def tell_until(t: Teller, until: int) -> str:
    return t.phrase(f"until.{_UNTIL[until]}")


def _span(t: Teller, until: int) -> str:
    return "" if until == _STATIC else t.phrase(f"span.{_UNTIL[until]}")


def players_have(t: Teller, players: Players, modifiers: list[Modifier], until: int = _STATIC) -> Clause:
    """What players pay or may from now on; without `until` as long as the line speaks."""
    clauses = [_player_has(t, players, modifier, until) for modifier in modifiers]
    return Clause(t.lang.listing([clause.text for clause in clauses]), clauses[-1].kind)


def _player_has(t: Teller, players: Players, modifier: Modifier, until: int) -> Clause:
    you = players.id == "you"
    if modifier.code == ATTACK_TOTAL:
        return _total(t, you, players, modifier, until)
    words = t.amount(modifier.amount)
    number = 1 if words.fixed is None else words.fixed
    slots = {"n": str(abs(number)), "more": t.phrase("more" if number >= 0 else "less"), "span": _span(t, until)}
    if modifier.code in (CAPTURES, DRAW_SIZE):
        slots["dice"] = t.lang.dice(abs(number))
        slots["more"] = t.phrase("more" if number >= 0 else "fewer")
    elif modifier.code == CAPTURE_COST_OF and modifier.dice is not None:
        slots["dice"] = tell_anywhere(t, modifier.dice, Quantity.ALL)
        slots["floor"] = t.phrase("floor", n=str(modifier.floor)) if modifier.floor else ""
    if you:
        return t.statement(f"{modifier.id}.you", **slots)
    nobody = t.lang.no_player(players.id) if modifier.code in _FORBIDDEN else ""
    if nobody:
        return t.statement(f"{modifier.id}.nobody", players=nobody, **slots)
    return t.statement(f"{modifier.id}.they", players=t.lang.players(players.id), **slots)


def _total(t: Teller, you: bool, players: Players, modifier: Modifier, until: int) -> Clause:
    """The attack total: raised against somebody, lowered against you, for one attack or in the Creature's Area."""
    if not you:
        amount = as_number(t, modifier.amount)
        return t.command("total.they", players=t.lang.players(players.id), amount=amount, until=tell_until(t, until))
    words = t.amount(modifier.amount)
    number = words.factor if words.fixed is None else words.fixed
    change = t.phrase("change", n=str(abs(number)), more=t.phrase("more" if number >= 0 else "less"))
    if words.each:
        change = t.phrase("change.per", change=change, each=words.each)
    change = t.mark("amount", change)
    if until != _STATIC:
        return t.statement("total.you", change=change)
    return t.statement("total.you_here", it=t.name(), change=change)
