"""Telling the verbs that move or turn dice."""

from __future__ import annotations

from typing import Final

from quarriors.engine.moving import (
    DOWN,
    HIGHEST,
    UP,
    Capture,
    Cull,
    CullSpellsAtScoring,
    Destroy,
    Move,
    OfferOne,
    Remove,
    Rotate,
    SendThat,
    Swap,
    SwapDice,
    SwapWith,
    Take,
    Unlock,
)
from quarriors.engine.nouns import ALL, IT, THAT, THOSE, Pick
from quarriors.engine.zones import READY_AREA, SET_ASIDE, THE_WILDS, USED_PILE, ZONE_IDS, Zone
from quarriors.text.parts import Clause, Part, PlacePhrase, Relation
from quarriors.text.tell.nouns import tell_pick, whose
from quarriors.text.tell.steps import act, place_of
from quarriors.text.tell.teller import Teller, tells

_WAYS: Final = {UP: "rotate_up", DOWN: "rotate_down", HIGHEST: "rotate_highest"}


def _to(t: Teller, zone: Zone, pick: Pick) -> Part:
    """Where dice go: to a zone of the player they belong to."""
    owner = t.own if pick.dice.noun in (IT, THAT, THOSE) else whose(t, pick.dice)
    return PlacePhrase(Relation.TO, (zone.id,), owner if owner in ("you", "their") else "owner")


def goes(t: Teller, it: Part, zone: Zone) -> Clause:
    """A dying die goes there and not where it would."""
    to = t.mark("place", place_of(t, zone.id))
    return t.statement("goes_instead", it=it, to=to, not_to=place_of(t, ZONE_IDS[USED_PILE]))


@tells(Move)
def _move(t: Teller, step: Move) -> Clause:
    if step.zone.code == SET_ASIDE:
        return act(t, "set_aside", step.pick)
    id = "return" if step.zone.code == READY_AREA and step.pick.dice.noun in (IT, THAT) else "move"
    return act(t, id, step.pick, Relation.FROM, to=_to(t, step.zone, step.pick))


@tells(SendThat)
def _send_that(t: Teller, step: SendThat) -> Clause:
    return goes(t, t.refer("that"), step.zone)


@tells(Swap)
def _swap(t: Teller, step: Swap) -> Clause:
    return act(t, "swap", step.pick, Relation.FROM, it=t.refer("it"))


@tells(SwapDice)
def _swap_dice(t: Teller, step: SwapDice) -> Clause:
    theirs = tell_pick(t, step.theirs, Relation.FROM)
    return act(t, "swap_dice", step.mine, Relation.FROM, theirs=theirs)


@tells(OfferOne)
def _offer_one(t: Teller, step: OfferOne) -> Clause:
    return act(t, "give_away", step.pick, Relation.FROM)


@tells(SwapWith)
def _swap_with(t: Teller, step: SwapWith) -> Clause:
    return act(t, "take_for_it", step.pick, Relation.FROM)


@tells(Capture)
def _capture(t: Teller, step: Capture) -> Clause:
    named = "_named" if t.chosen else ""
    if step.zone.code == USED_PILE:
        return act(t, f"capture{named}", step.pick, Relation.FROM, done="capture")
    into = PlacePhrase(Relation.IN, (step.zone.id,), t.own)
    return act(t, f"capture{named}_to", step.pick, Relation.FROM, done="capture", into=into)


@tells(Take)
def _take(t: Teller, step: Take) -> Clause:
    if THE_WILDS in step.pick.dice.zones:
        return act(t, "gain_dice", step.pick, Relation.FROM, done="gain")
    if step.zone.code == USED_PILE:
        return act(t, "take", step.pick, Relation.FROM)
    into = PlacePhrase(Relation.IN, (step.zone.id,), t.own)
    return act(t, "take_to", step.pick, Relation.FROM, done="take", into=into)


@tells(Cull)
def _cull(t: Teller, step: Cull) -> Clause:
    return act(t, "cull", step.pick, Relation.FROM)


@tells(CullSpellsAtScoring)
def _cull_at_scoring(t: Teller, step: CullSpellsAtScoring) -> Clause:
    if t.chosen:
        return act(t, "cull", step.pick)
    return act(t, "cull_at_scoring", step.pick, Relation.FROM, done="cull", it=t.refer("it"))


@tells(Remove)
def _remove(t: Teller, step: Remove) -> Clause:
    return act(t, "remove", step.pick, Relation.OUT)


@tells(Destroy)
def _destroy(t: Teller, step: Destroy) -> list[Clause]:
    clauses = [act(t, "destroy", step.pick)]
    if step.yours_to is not None and not t.chosen:
        clauses.append(
            t.statement("yours_go", to=place_of(t, step.yours_to.id), not_to=place_of(t, ZONE_IDS[USED_PILE]))
        )
    return clauses


@tells(Rotate)
def _rotate(t: Teller, step: Rotate) -> Clause:
    id, pick = _WAYS[step.way], step.pick
    if pick.quantity == ALL and pick.dice.noun != IT and step.way != HIGHEST:
        id = f"{id}.each"
    elif pick.quantity != ALL and pick.most > 1 and step.way == HIGHEST and not t.chosen:
        id = f"{id}.several"
    return act(t, id, pick)


@tells(Unlock)
def _unlock(t: Teller, step: Unlock) -> Clause:
    return act(t, "unlock", step.pick)
