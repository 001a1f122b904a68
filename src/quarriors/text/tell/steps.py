"""Telling the verbs about points, drawing and rolling; `moving.py` and `giving.py` have the others."""

from __future__ import annotations

from typing import Final

from quarriors.engine.nouns import ALL, UP_TO, Pick
from quarriors.engine.verbs import (
    DARK_QUIDDITY,
    EITHER_ENERGY,
    GLORY,
    LIGHT_QUIDDITY,
    QUIDDITY,
    AttachIt,
    Damage,
    Draw,
    DrawAndKeep,
    DrawAndRoll,
    Gain,
    Lose,
    Pay,
    Reroll,
    RerollCreatures,
    RerollWith,
    RollThose,
    RollToReady,
    Score,
)
from quarriors.text.parts import (
    Clause,
    Form,
    Kind,
    Meant,
    Part,
    PlacePhrase,
    PlayerPhrase,
    Quantity,
    Reference,
    Relation,
    Those,
)
from quarriors.text.tell.amounts import measured
from quarriors.text.tell.nouns import tell_pick
from quarriors.text.tell.teller import Teller, tells

UNITS: Final = {
    GLORY: "amount.glory",
    QUIDDITY: "amount.quiddity",
    LIGHT_QUIDDITY: "amount.light",
    DARK_QUIDDITY: "amount.dark",
    EITHER_ENERGY: "amount.either",
}


def act(t: Teller, id: str, pick: Pick, relation: Relation = Relation.IN, done: str = "", **slots: Part) -> Clause:
    """A step about dice, as a command; "you may", where at most one die can be chosen."""
    form = t.form
    optional = pick.quantity == UP_TO and pick.most == 1 and form is not Form.INFINITIVE and not t.chosen
    if optional:
        t.form = Form.INFINITIVE
    t.doing = id
    clause = t.command(id, dice=tell_pick(t, pick, relation), **slots)
    t.doing = ""
    if optional:
        t.form = form
        clause = Clause(t.phrase("may.they" if t.subject else "may", act=clause.text), Kind.MAY)
    t.optional = optional
    t.done = (done or id, pick.quantity == ALL or pick.most > 1)
    return clause


def them(number: int) -> Part:
    """Dice just named."""
    return Reference("dice", "dice", again=True, number=number)


def place_of(t: Teller, zone: str) -> Part:
    """To a zone of the one who does it."""
    return PlacePhrase(Relation.TO, (zone,), t.own)


# -- points ----------------------------------------------------------------------------------------


@tells(Gain)
def _gain(t: Teller, step: Gain) -> Clause:
    return t.command("gain", amount=measured(t, step.by, UNITS[step.what]))


@tells(Lose)
def _lose(t: Teller, step: Lose) -> Clause:
    return t.command("lose", amount=measured(t, step.by, UNITS[GLORY]))


@tells(Pay)
def _pay(t: Teller, step: Pay) -> Clause:
    return t.command("pay", amount=t.phrase(UNITS[step.what], n=step.by))


@tells(Damage)
def _damage(t: Teller, step: Damage) -> Clause:
    return t.statement(
        "damage", players=PlayerPhrase("attacker", Meant.ANY), amount=measured(t, step.by, "amount.damage")
    )


@tells(Score)
def _score(t: Teller, step: Score) -> Clause:
    return t.statement("scores_at_once", it=t.refer("it"))


# -- drawing and rolling ---------------------------------------------------------------------------


@tells(Draw)
def _draw(t: Teller, step: Draw) -> Clause:
    t.done = ("draw", step.number > 1)
    return t.command("draw", n=step.number, them=them(step.number), to=place_of(t, "active"))


@tells(DrawAndKeep)
def _draw_and_keep(t: Teller, step: DrawAndKeep) -> Clause:
    t.done, t.optional = ("keep", step.keep > 1), False
    kept = PlacePhrase(Relation.IN, ("active",), t.own)
    id = "draw_and_keep" if step.number - step.keep > 1 else "draw_and_put_back_one"
    return t.command(id, n=step.number, keep=step.keep, kept=kept, back=PlacePhrase(Relation.IN, ("bag",), t.own))


@tells(DrawAndRoll)
def _draw_and_roll(t: Teller, step: DrawAndRoll) -> Clause:
    return t.command("draw_and_roll", n=step.number)


@tells(RollThose)
def _roll_those(t: Teller, step: RollThose) -> Clause:
    verb, several = t.done
    dice = Those(verb, several, Quantity.ALL) if verb == "keep" else them(2 if several else 1)
    return Clause(t.phrase("roll", dice=dice), if_done=t.optional)


@tells(Reroll)
def _reroll(t: Teller, step: Reroll) -> Clause:
    return act(t, "reroll", step.pick)


@tells(RerollWith)
def _reroll_with(t: Teller, step: RerollWith) -> Clause:
    id = "reroll_with_up_to" if step.pick.quantity == UP_TO and not t.chosen else "reroll_with"
    it, t.doing = t.refer("it"), id
    clause = t.command(id, it=it, dice=tell_pick(t, step.pick))
    t.doing = ""
    return clause


@tells(RollToReady)
def _roll_to_ready(t: Teller, step: RollToReady) -> Clause:
    return t.command("roll_to_ready", it=t.refer("it"))


@tells(RerollCreatures)
def _reroll_creatures(t: Teller, step: RerollCreatures) -> Clause:
    if t.chosen:
        return act(t, "reroll", step.pick)
    return act(t, "reroll_or_destroy" if step.destroys else "reroll_or_leave", step.pick, done="reroll")


@tells(AttachIt)
def _attach_it(t: Teller, step: AttachIt) -> Clause:
    return act(t, "attach", step.pick, it=t.refer("it"))
