"""Telling modifiers: what a Creature, a Spell or a player has while a line speaks or a gift lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quarriors.engine.amounts import CountScored
from quarriors.engine.gifts import THIS_ATTACK, THIS_TURN
from quarriors.engine.modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    CANNOT_ATTACK,
    CANNOT_SUMMON,
    CAPTURE_COST,
    CAPTURES,
    DEFENSE,
    SILENT,
    SUMMON_COST,
    TOTAL,
    UNTARGETED,
    WORTH,
    Modifier,
)
from quarriors.engine.nouns import YOU, Attacking, Dice, Players
from quarriors.text.grammar import Clause, Quantity
from quarriors.text.tell.amounts import as_number, scoring
from quarriors.text.tell.nouns import tell_anywhere, tell_dice

if TYPE_CHECKING:
    from quarriors.text.tell.teller import AmountWords, Teller

_UNTIL: Final = {THIS_TURN: "this_turn", THIS_ATTACK: "this_attack"}
_STATIC: Final = -1


def tell_until(t: Teller, until: int) -> str:
    return t.phrase(f"until.{_UNTIL[until]}")


def _span(t: Teller, until: int) -> str:
    return "" if until == _STATIC else t.phrase(f"span.{_UNTIL[until]}")


# -- dice ------------------------------------------------------------------------------------------


def predicate(t: Teller, modifiers: list[Modifier]) -> str:
    """What those modifiers make of one die: "has +3 attack and cannot be the target of …"."""
    groups: list[tuple[str, list[str]]] = []
    rest: list[str] = []
    for modifier in modifiers:
        if modifier.code in (ATTACK, DEFENSE, ATTACK_AT_MOST):
            thing, each = _thing(t, modifier)
            if groups and groups[-1][0] == each:
                groups[-1][1].append(thing)
            else:
                groups.append((each, [thing]))
        else:
            rest.append(_trait(t, modifier))
    things = [
        t.phrase("has.per", things=t.lang.listing(names), each=each) if each else t.lang.listing(names)
        for each, names in groups
    ]
    if things:
        rest.insert(0, t.phrase("has", things=t.lang.listing(things)))
    return t.lang.listing(rest)


def _thing(t: Teller, modifier: Modifier) -> tuple[str, str]:
    """Something one has, and per what: ("+1 defense", "each other Creature …")."""
    if modifier.code == ATTACK_AT_MOST:
        number = as_number(t, modifier.amount)
        return t.phrase("has.attack_becomes" if number == "0" else "has.attack_at_most", n=number), ""
    n, each = _change(t, t.amount(modifier.amount))
    return t.phrase("has.attack" if modifier.code == ATTACK else "has.defense", n=n), each


def _change(t: Teller, words: AmountWords) -> tuple[str, str]:
    if words.fixed is not None:
        return t.lang.signed(words.fixed), ""
    return t.lang.signed(1), words.each


def _trait(t: Teller, modifier: Modifier) -> str:
    if modifier.code == WORTH:
        if isinstance(modifier.amount, CountScored):
            return t.phrase("is.worth_per", n=t.lang.signed(1), each=scoring(t, modifier.amount))
        n, each = _change(t, t.amount(modifier.amount))
        return t.phrase("is.worth_per", n=n, each=each) if each else t.phrase("is.worth", n=n)
    if modifier.code == UNTARGETED and modifier.dice is not None:
        return t.phrase("is.untargeted", dice=tell_anywhere(t, modifier.dice, Quantity.ALL))
    if modifier.code == SILENT:
        return t.phrase("is.silent")
    return t.phrase(f"is.{modifier.id}")


def dice_have(t: Teller, dice: Dice | None, modifiers: list[Modifier]) -> str:
    """A sentence for a static line about dice; `dice` None is the die whose line speaks."""
    codes = [modifier.code for modifier in modifiers]
    if codes == [CANNOT_SUMMON] and dice is None:
        return t.phrase("cannot.summon", it=t.refer("it"))
    if codes == [CANNOT_ATTACK] and dice is not None and any(isinstance(q, Attacking) for q in dice.filters):
        kept = [quality for quality in dice.filters if not isinstance(quality, Attacking)]
        nobody = Dice(dice.noun, dice.whose, dice.zones, kept)
        return t.phrase("cannot.attack_you", nobody=tell_anywhere(t, nobody, Quantity.NONE))
    subject = t.refer("it") if dice is None else tell_dice(t, dice, Quantity.EACH)
    return t.phrase("predicate", subject=subject, predicate=predicate(t, modifiers))


# -- players ---------------------------------------------------------------------------------------

_PLAYER_PHRASES: Final = {
    SUMMON_COST: "summon_cost",
    CAPTURE_COST: "capture_cost",
    CAPTURES: "captures",
    TOTAL: "total",
}


def players_have(t: Teller, players: Players, modifiers: list[Modifier], until: int = _STATIC) -> Clause:
    """What players pay or may from now on; without `until` as long as the line speaks."""
    clauses = [_player_has(t, players, modifier, until) for modifier in modifiers]
    return Clause(t.lang.listing([clause.text for clause in clauses]), clauses[-1].kind)


def _player_has(t: Teller, players: Players, modifier: Modifier, until: int) -> Clause:
    id = _PLAYER_PHRASES.get(modifier.code, modifier.id)
    if modifier.code == TOTAL and until != _STATIC and players.code != YOU:
        amount = as_number(t, modifier.amount)
        return t.command("total.they", players=t.lang.players(players.id), amount=amount, until=tell_until(t, until))
    words = t.amount(modifier.amount)
    number = 1 if words.fixed is None else words.fixed
    slots = {"n": str(abs(number)), "span": _span(t, until)}
    if modifier.code == CAPTURES:
        slots["dice"] = t.lang.dice(number)
    else:
        slots["more"] = t.phrase("more" if number >= 0 else "less")
    if players.code == YOU:
        return t.statement(f"{id}.you", **slots)
    return t.statement(f"{id}.they", players=t.lang.players(players.id), **slots)
