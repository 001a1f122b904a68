"""Telling the joints between steps: you may, if you do, if not, each of them."""

from __future__ import annotations

from typing import Final

from quarriors.engine.giving import GiveLine, GivePlayers
from quarriors.engine.nouns import UP_TO
from quarriors.engine.players import BY, OPPONENTS, THEM
from quarriors.engine.steps import AndThen, If, May, OrElse, PickStep, Step, They
from quarriors.text.parts import Clause, Form, Kind, Part, PlacePhrase, PlayerPhrase, Quantity, Relation
from quarriors.text.tell.nouns import zone_ids
from quarriors.text.tell.teller import Teller, tells


@tells(May)
def _may(t: Teller, step: May) -> list[Clause]:
    return as_may(t, step.steps)


def as_may(t: Teller, steps: list[Step]) -> list[Clause]:
    """You may do that; what hangs on its being done follows as a clause of its own."""
    first, rest = steps, []
    if len(steps) == 1 and isinstance(steps[0], AndThen):
        first, rest = [steps[0].first], steps[0].rest
    form, t.form = t.form, Form.INFINITIVE
    may = Clause(t.phrase("may.they" if t.subject else "may", act=t.steps(first)), Kind.MAY)
    t.form = form
    return [may, Clause(t.steps(rest), if_done=True)] if rest else [may]


@tells(AndThen)
def _and_then(t: Teller, step: AndThen) -> list[Clause]:
    return [*t.step(step.first), Clause(_sentence(t, step.rest), if_done=True)]


def _sentence(t: Teller, steps: list[Step]) -> Part:
    """Steps that begin a sentence of their own: what you may do has been said before it."""
    form = t.form
    if form is Form.INFINITIVE:
        t.form = Form.THIRD if t.subject else Form.IMPERATIVE
    text = t.steps(steps)
    t.form = form
    return text


@tells(OrElse)
def _or_else(t: Teller, step: OrElse) -> list[Clause]:
    first = t.step(step.first)
    person = "they" if t.subject or isinstance(step.first, They) else "you"
    if len(first) == 1 and first[0].kind is Kind.COMMAND and not _declinable(step.first):
        rest = t.steps(step.rest)
        return [Clause(t.phrase(f"or_else.{person}", first=first[0].text, rest=rest))]
    return [*first, Clause(t.phrase(f"if_not_done.{person}", act=_sentence(t, step.rest)), Kind.STATEMENT)]


def _declinable(step: Step) -> bool:
    return isinstance(step, PickStep) and step.pick.quantity == UP_TO


@tells(If)
def _if(t: Teller, step: If) -> Clause:
    return t.statement("if", condition=t.condition(step.condition), act=_sentence(t, step.steps))


# -- players ---------------------------------------------------------------------------------------


#: Steps that nobody does: what they say holds for a player all the same.
_SAID_OF_THEM: Final = (GivePlayers, GiveLine)


@tells(They)
def _they(t: Teller, step: They) -> Clause | list[Clause]:
    if step.by_you or all(isinstance(inner, _SAID_OF_THEM) for inner in step.steps):
        return _for_each(t, step)
    if step.players.code == BY and t.actor == "you":
        return t.clauses(step.steps)
    by_you = t.form, t.subject, t.attackers
    # "you may have an opponent take …": the infinitive has no person
    have = t.form is Form.INFINITIVE
    t.form = Form.INFINITIVE if have else Form.THIRD
    t.subject, t.attackers = step.players.id, "attacking"
    players = t.mark("players", PlayerPhrase(_who(t, step)))
    text = t.steps(step.steps)
    t.form, t.subject, t.attackers = by_you
    return t.command("have_them", players=players, act=text) if have else t.statement("they", players=players, act=text)


def _who(t: Teller, step: They) -> str:
    """The player word: one that the event has named is "that player"."""
    return "that_player" if step.players.code == BY and t.actor and step.players.id != "attacker" else step.players.id


def _for_each(t: Teller, step: They) -> Clause:
    zones = _their_zone(step.steps)
    if not zones:
        players = t.mark("players", t.phrase("for_players", players=PlayerPhrase(step.players.id)))
        return t.command("for_each_player", players=players, act=t.steps(step.steps))
    if t.waiting and len(step.steps) == 1:
        t.them = "each_opponent" if step.players.code == OPPONENTS else step.players.id
        (clause,) = t.step(step.steps[0])
        t.them = ""
        return clause
    place = PlacePhrase(Relation.IN, zones, step.players.id, Quantity.EACH)
    t.inside = ("them", zones)
    clause = t.command("in_each_zone", place=place, act=t.steps(step.steps))
    t.inside = None
    return clause


def _their_zone(steps: list[Step]) -> tuple[str, ...]:
    """The one zone of theirs that all the steps are about, if there is one."""
    zones: tuple[str, ...] = ()
    for step in steps:
        if not isinstance(step, PickStep) or step.pick.dice.whose.code != THEM:
            return ()
        found = zone_ids(step.pick.dice)
        if len(found) != 1 or (zones and found != zones):
            return ()
        zones = found
    return zones
