"""Telling steps: the verbs and the joints between them."""

from __future__ import annotations

from quarriors.engine.nouns import ALL, IT, ONE, THAT, THEM, UP_TO, YOU, Pick
from quarriors.engine.steps import AndThen, If, May, PickStep, Step, They
from quarriors.engine.verbs import (
    GLORY,
    AttachIt,
    Capture,
    Cull,
    CullSpellsAtScoring,
    Destroy,
    Draw,
    DrawAndRoll,
    Gain,
    Give,
    GiveLine,
    GivePlayers,
    Move,
    Reroll,
    RerollWith,
    RollToReady,
    RotateUp,
    Score,
    Swap,
)
from quarriors.engine.zones import ASIDE, READY, USED, Zone
from quarriors.text.grammar import Clause, Form, Kind, Quantity, Relation
from quarriors.text.tell.modifiers import players_have, predicate, tell_until
from quarriors.text.tell.nouns import tell_dice, tell_pick, zone_ids
from quarriors.text.tell.teller import Teller, tells


def act(t: Teller, id: str, pick: Pick, relation: Relation = Relation.IN, **slots: str) -> Clause:
    """A step about dice, as a command; "you may", where at most one die can be chosen."""
    optional = pick.quantity == UP_TO and pick.most == 1 and t.form is Form.IMPERATIVE and not t.chosen
    if optional:
        t.form = Form.INFINITIVE
    clause = t.command(id, dice=tell_pick(t, pick, relation), **slots)
    if optional:
        t.form = Form.IMPERATIVE
        clause = Clause(t.phrase("may", act=clause.text), Kind.MAY)
    t.done = (id, pick.quantity == ALL or pick.most > 1)
    return clause


def _to(t: Teller, zone: Zone, pick: Pick | None = None) -> str:
    """Where dice go: to a zone of the player they belong to."""
    whose = "you"
    if pick is not None and pick.dice.noun not in (IT, THAT) and pick.dice.whose.code != YOU:
        whose = "owner"
    return t.lang.place(Relation.TO, (zone.id,), whose, Quantity.ONE)


# -- verbs -----------------------------------------------------------------------------------------


@tells(Gain)
def _gain(t: Teller, step: Gain) -> Clause:
    unit = "amount.glory" if step.what == GLORY else "amount.quiddity"
    words = t.amount(step.by)
    if words.fixed is not None:
        amount = t.phrase(unit, n=str(words.fixed))
    elif words.each:
        amount = t.phrase("amount.per", amount=t.phrase(unit, n="1"), each=words.each)
    else:
        amount = t.phrase(f"{unit}_equal", number=words.number)
    return t.command("gain", amount=amount)


@tells(Draw)
def _draw(t: Teller, step: Draw) -> Clause:
    n, dice, them = str(step.number), t.lang.dice(step.number), t.lang.pronoun(step.number)
    return t.command("draw", n=n, dice=dice, them=them, to=t.lang.place(Relation.TO, ("active",), "you", Quantity.ONE))


@tells(DrawAndRoll)
def _draw_and_roll(t: Teller, step: DrawAndRoll) -> Clause:
    return t.command("draw_and_roll", n=str(step.number), dice=t.lang.dice(step.number))


@tells(Reroll)
def _reroll(t: Teller, step: Reroll) -> Clause:
    return act(t, "reroll", step.pick)


@tells(RerollWith)
def _reroll_with(t: Teller, step: RerollWith) -> Clause:
    id = "reroll_with_up_to" if step.pick.quantity == UP_TO and not t.chosen else "reroll_with"
    return t.command(id, it=t.refer("it"), dice=tell_pick(t, step.pick))


@tells(RollToReady)
def _roll_to_ready(t: Teller, step: RollToReady) -> Clause:
    return t.command("roll_to_ready", it=t.refer("it"))


@tells(Move)
def _move(t: Teller, step: Move) -> Clause:
    if step.zone.code == ASIDE:
        return act(t, "set_aside", step.pick)
    id = "return" if step.zone.code == READY and step.pick.dice.noun in (IT, THAT) else "move"
    return act(t, id, step.pick, Relation.FROM, to=_to(t, step.zone, step.pick))


@tells(Swap)
def _swap(t: Teller, step: Swap) -> Clause:
    return act(t, "swap", step.pick, Relation.FROM, it=t.refer("it"))


@tells(Capture)
def _capture(t: Teller, step: Capture) -> Clause:
    named = "_named" if t.chosen else ""
    if step.zone.code == USED:
        return act(t, f"capture{named}", step.pick, Relation.FROM)
    into = t.lang.place(Relation.IN, (step.zone.id,), "you", Quantity.ONE)
    return act(t, f"capture{named}_to", step.pick, Relation.FROM, into=into)


@tells(Cull)
def _cull(t: Teller, step: Cull) -> Clause:
    return act(t, "cull", step.pick, Relation.FROM)


@tells(CullSpellsAtScoring)
def _cull_at_scoring(t: Teller, step: CullSpellsAtScoring) -> Clause:
    if t.chosen:
        return act(t, "cull", step.pick)
    clause = act(t, "cull_at_scoring", step.pick, Relation.FROM, it=t.refer("it"))
    t.done = ("cull", True)
    return clause


@tells(Destroy)
def _destroy(t: Teller, step: Destroy) -> Clause:
    return act(t, "destroy", step.pick)


@tells(RotateUp)
def _rotate_up(t: Teller, step: RotateUp) -> Clause:
    return act(t, "rotate_up", step.pick)


@tells(Score)
def _score(t: Teller, step: Score) -> Clause:
    return t.statement("scores_at_once", it=t.refer("it"))


@tells(AttachIt)
def _attach_it(t: Teller, step: AttachIt) -> Clause:
    return act(t, "attach", step.pick, it=t.refer("it"))


@tells(Give)
def _give(t: Teller, step: Give) -> Clause:
    pick = step.pick
    if t.chosen:
        subject = t.chosen
    elif pick.quantity == ALL:
        subject = tell_dice(t, pick.dice, Quantity.EACH)
    else:
        quantity = Quantity.ONE if pick.quantity == ONE else Quantity.UP_TO
        subject = tell_dice(t, pick.dice, quantity, pick.most, chosen=True)
    until = tell_until(t, step.until)
    return t.statement("predicate_until", subject=subject, predicate=predicate(t, step.modifiers), until=until)


@tells(GivePlayers)
def _give_players(t: Teller, step: GivePlayers) -> Clause:
    return players_have(t, step.players, step.modifiers, step.until)


@tells(GiveLine)
def _give_line(t: Teller, step: GiveLine) -> Clause:
    return t.statement("given", until=tell_until(t, step.until), sentence=t.line(step.line).text)


# -- joints ----------------------------------------------------------------------------------------


@tells(May)
def _may(t: Teller, step: May) -> list[Clause]:
    return as_may(t, step.steps)


def as_may(t: Teller, steps: list[Step]) -> list[Clause]:
    """You may do that; what hangs on its being done follows as a clause of its own."""
    first, rest = steps, []
    if len(steps) == 1 and isinstance(steps[0], AndThen):
        first, rest = [steps[0].first], steps[0].rest
    t.form = Form.INFINITIVE
    told = Clause(t.phrase("may", act=t.steps(first)), Kind.MAY)
    t.form = Form.IMPERATIVE
    return [told, Clause(t.steps(rest), if_done=True)] if rest else [told]


@tells(AndThen)
def _and_then(t: Teller, step: AndThen) -> list[Clause]:
    return [*t.step(step.first), Clause(t.steps(step.rest), if_done=True)]


@tells(If)
def _if(t: Teller, step: If) -> Clause:
    return t.statement("if", condition=t.condition(step.condition), act=t.steps(step.steps))


@tells(They)
def _they(t: Teller, step: They) -> Clause:
    zones = _their_zone(step.steps)
    if not zones:
        return t.command("for_each_player", players=t.lang.players(step.players.id), act=t.steps(step.steps))
    place = t.lang.place(Relation.IN, zones, step.players.id, Quantity.EACH)
    t.inside = ("them", zones)
    told = t.command("in_each_zone", place=place, act=t.steps(step.steps))
    t.inside = None
    return told


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
