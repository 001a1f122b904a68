"""What the steps of an ability, and the changes it makes, are worth to its player, in Glory."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from quarriors.engine.amounts import Amount, AtMost, Cost, Number
from quarriors.engine.cards import Card
from quarriors.engine.catalog import Catalog
from quarriors.engine.faces import CREATURE
from quarriors.engine.giving import Give, GiveLine, GivePlayers
from quarriors.engine.indexing import index_of
from quarriors.engine.lines import Instead
from quarriors.engine.modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    CANNOT_ATTACK,
    CANNOT_CAST,
    CANNOT_REROLL,
    CANNOT_SCORE,
    CAPTURE_COST,
    CAPTURE_COST_OF,
    CAPTURES,
    DEADLY,
    DEFEND_FIRST,
    DEFENDERS_BY,
    DEFENSE,
    DEFENSE_DOWN,
    DRAW_SIZE,
    IMMUNITY,
    NEXT_SUMMON,
    NO_CULL,
    QUEST_LEVEL,
    SUMMON_COST,
    TOTAL,
    UNAFFECTED,
    UNHARMED,
    WORTH,
    Modifier,
)
from quarriors.engine.moving import (
    DOWN,
    HIGHEST,
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
    SwapWith,
    Take,
    Unlock,
)
from quarriors.engine.nouns import ALL, CREATURE_DICE, IT, SPELL_DICE, SPELLS, THAT, THOSE, Dice, Pick
from quarriors.engine.players import ANYONE, BY, YOU, Players
from quarriors.engine.qualities import AT_LEAST, Accompanying, Attacking, FirstDefender, Named, compares
from quarriors.engine.steps import AskMay, EachPlayer, IfDone, IfNotDone, NextPlayer, Step, Test
from quarriors.engine.verbs import (
    GLORY,
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
from quarriors.engine.zones import ACTIVE, READY, SPENT, WILDS

# All in Glory.
PER_QUIDDITY: Final = 0.2
PER_DIE: Final = 0.35  # drawn and rolled
PER_ATTACK: Final = 0.08
PER_DEFENSE: Final = 0.1
PER_CULL: Final = 0.35
PER_KILL: Final = 1.2
PER_CAPTURE: Final = 1.0  # a free one
UNKNOWN_STEP: Final = 0.3  # a third party's verb

#: What happens to a rival, beside the same happening to oneself.
AGAINST: Final = -0.8
#: How often a die comes up again in the rest of a game, and what an average one gives then.
_COMES_UP: Final = 2.5
_AVERAGE_DIE: Final = 0.35

#: Steps whose worth is known here.
_KNOWN: Final = (
    AskMay, AttachIt, Capture, Cull, Damage, Destroy, Draw, DrawAndKeep, DrawAndRoll, EachPlayer, Gain, Give, GiveLine,
    GivePlayers, IfDone, IfNotDone, Lose, Move, NextPlayer, OfferOne, Pay, Remove, Reroll, RerollCreatures, RerollWith,
    RollThose, RollToReady, Rotate, Score, SendThat, Swap, SwapWith, Take, Test, Unlock,
)  # fmt: skip
#: What a third party has said of verbs of its own, by the name of the class.
_told: dict[str, float] = {}

#: What a permission, a shield or a ban is worth to the one it is said of.
_STANDING: Final = {
    IMMUNITY: 0.3, UNAFFECTED: 0.15, UNHARMED: 0.5, DEADLY: 0.6, DEFEND_FIRST: -0.15, CANNOT_SCORE: -1.0,
    CANNOT_CAST: -0.3, CANNOT_REROLL: -0.15, DEFENDERS_BY: -0.6, NO_CULL: -PER_CULL, ATTACK_AT_MOST: -0.8,
    CANNOT_ATTACK: -1.0,
}  # fmt: skip
#: The same for each point of the number.
_PER_POINT: Final = {
    WORTH: 0.7, CAPTURES: 0.4, DRAW_SIZE: PER_DIE, QUEST_LEVEL: 0.3, CAPTURE_COST: -PER_QUIDDITY,
    CAPTURE_COST_OF: -PER_QUIDDITY / 2, NEXT_SUMMON: -PER_QUIDDITY, SUMMON_COST: -2 * PER_QUIDDITY,
    DEFENSE_DOWN: -PER_ATTACK * 1.5,
}  # fmt: skip


def tell_worth(verb: type[Step], glory: float) -> None:
    """Says what doing that once is worth to the player who does it: for verbs of a third party's own.

    >>> class Sing(Step):
    ...     pass
    >>> tell_worth(Sing, 0.5)
    """
    _told[verb.__name__] = glory


def guessed(cards: Iterable[Card]) -> list[str]:
    """Names of the verbs on those cards whose worth bots can only guess at.

    >>> from quarriors.sets.base import BOX
    >>> guessed(BOX.cards)
    []
    """
    found: set[str] = set()
    for card in cards:
        for line in index_of(card).lines:
            for step in line.program:
                if not isinstance(step, _KNOWN) and type(step).__name__ not in _told:
                    found.add(type(step).__name__)
    return sorted(found)


def plain_number(by: Amount, otherwise: float) -> float:
    """An amount as far as it can be known before the game runs."""
    if isinstance(by, Number):
        return float(by.number)
    if isinstance(by, AtMost) and by.limit < otherwise * 2:
        return by.limit * 0.5
    return otherwise


def side_of(players: Players, by: float) -> float:
    """How much of what is good for those players is good for you; `by` says it of who did what an event tells."""
    if players.code == YOU:
        return 1.0
    if players.code == ANYONE:
        return 0.0
    return by if players.code == BY else AGAINST


def owner_side(dice: Dice) -> float:
    """Whose dice they are: 1 your own, -1 your rivals', 0 anybody's."""
    if dice.noun in (IT, THAT, THOSE) or dice.whose.code == YOU:
        return 1.0
    if dice.whose.code != ANYONE:
        return -1.0
    for quality in dice.filters:
        if isinstance(quality, (Attacking, FirstDefender)):
            return -1.0
        if isinstance(quality, Accompanying):
            return 1.0
    return 0.0


class Deeds:
    """Reads programs of steps with the cards of one game in view.

    >>> from quarriors.sets.base import BOX
    >>> charm = BOX.card("Growth Charm")
    >>> round(Deeds(Catalog([charm], 2)).program(charm.lines[0].program), 2)
    0.6
    """

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog

    def program(self, steps: list[Step], by: float = AGAINST) -> float:
        """What steps come to together."""
        return self._span(steps, 0, len(steps), 1.0, by)

    def _span(self, steps: list[Step], start: int, end: int, doer: float, by: float) -> float:
        """Part of a program: `doer` is 1 where you do it, `AGAINST` where a rival does."""
        total = 0.0
        at = start
        while at < end:
            step = steps[at]
            at += 1
            if isinstance(step, AskMay):
                inner = self._span(steps, at, at + len(step.inner), doer, by)
                if (inner > 0) == (doer > 0):  # nobody does what harms
                    total += inner
                at += len(step.inner)
            elif isinstance(step, IfNotDone):
                total += self._span(steps, at, at + step.skip, doer, by) * 0.4
                at += step.skip
            elif isinstance(step, Test):
                total += self._span(steps, at, at + step.skip, doer, by) * 0.5
                at += step.skip
            elif isinstance(step, EachPlayer):
                them = doer if step.by_you else side_of(step.players, by)
                total += self._span(steps, at, at + step.skip, them, by)
                at += step.skip
            else:
                total += self.step(step, doer)
        return total

    def step(self, step: Step, doer: float) -> float:
        """What one step of an ability is worth to the player whose ability it is."""
        if isinstance(step, Gain):
            return plain_number(step.by, 1.5) * (1.0 if step.what == GLORY else PER_QUIDDITY) * doer
        if isinstance(step, Lose):
            return -plain_number(step.by, 1.0) * doer
        if isinstance(step, Pay):
            return -step.by * (1.0 if step.what == GLORY else PER_QUIDDITY) * doer
        if isinstance(step, DrawAndRoll):
            return step.number * PER_DIE * doer
        if isinstance(step, Draw):
            return step.number * PER_DIE * 0.8 * doer
        if isinstance(step, DrawAndKeep):
            return step.keep * PER_DIE * doer
        if isinstance(step, (Reroll, RerollWith)):
            return PER_DIE * 0.5 * doer
        if isinstance(step, RollThose):
            return PER_DIE * 0.4 * doer
        if isinstance(step, (Take, Cull, Remove, Capture, Swap, SwapWith, OfferOne)):
            return self._owning(step, doer)
        if isinstance(step, Move):
            if step.zone.code == SPENT:
                return -PER_DIE * doer
            return 1.0 if step.zone.code == READY else (0.5 if step.zone.code == ACTIVE else 0.2)
        if isinstance(step, (GivePlayers, Give, GiveLine)):
            return _giving(step)
        return _fighting(step, doer)

    # -- dice that change hands ----------------------------------------------------------------

    def _owning(self, step: Step, doer: float) -> float:
        if isinstance(step, Take):
            if step.zone.code == READY:
                return 0.8 * doer
            value = self.value_of_dice(step.pick.dice)
            if WILDS in step.pick.dice.zones:
                return value * doer
            return value * (doer - owner_side(step.pick.dice))
        if isinstance(step, Capture):
            return PER_CAPTURE * doer
        if isinstance(step, Cull):
            return _culling(step)
        if isinstance(step, Remove):
            dice = step.pick.dice
            if dice.noun == IT:
                return -0.8
            if owner_side(dice) < 0:
                return 0.7 * (step.pick.most if step.pick.most < 3 else 3)
            return -self.value_of_dice(dice)
        if isinstance(step, Swap):
            return 0.8
        return 0.5 if isinstance(step, SwapWith) else 0.0

    def value_of_dice(self, dice: Dice) -> float:
        """What owning the best of the dice meant brings, beside an average die; less than nothing if it is a burden."""
        best = -10.0
        for card in range(len(self.catalog.cards)):
            value = self.value_of_die(card)
            if value > best and self._fits(dice, card):
                best = value
        return best if best > -10.0 else 0.0

    def value_of_die(self, card: int) -> float:
        """By what its faces give, abilities aside."""
        declared = self.catalog.cards[card]
        total = 0.0
        for face in declared.die.faces:
            total += face.quiddity * PER_QUIDDITY + face.draw * PER_DIE
            if face.kind == CREATURE:
                total += declared.glory * 0.5 - face.level * PER_QUIDDITY
        return (total / 6 - _AVERAGE_DIE) * _COMES_UP

    def _fits(self, dice: Dice, card: int) -> bool:
        if dice.noun == SPELL_DICE and not self.catalog.spell_die[card]:
            return False
        if dice.noun == CREATURE_DICE and not self.catalog.creature_die[card]:
            return False
        for quality in dice.filters:
            if isinstance(quality, Named) and quality.name != self.catalog.cards[card].die.name:
                return False
            if isinstance(quality, Cost) and isinstance(quality.limit, Number):
                fits = compares(self.catalog.cost[card], quality.how, quality.limit.number)
                if not fits:
                    return False
        return True


def _culling(step: Cull) -> float:
    pick = step.pick
    if isinstance(step, CullSpellsAtScoring):
        return PER_CULL
    if pick.dice.noun == IT:
        return -0.3
    if owner_side(pick.dice) < 0:
        return 0.6
    for quality in pick.dice.filters:
        if isinstance(quality, Cost) and quality.how == AT_LEAST:
            return -0.5  # no cull of one's worst: a die that was worth a price
    return PER_CULL * 2 if pick.quantity != ALL and pick.most == 2 else PER_CULL


def _fighting(step: Step, doer: float) -> float:
    """Steps about Creatures and Spells in play, Locks, and what is left."""
    if isinstance(step, Destroy):
        return _destroying(step.pick, doer)
    if isinstance(step, Rotate):
        value = 0.6 if step.way == HIGHEST else 0.4
        return -value * owner_side(step.pick.dice) if step.way == DOWN and _is_given(step.pick) else value
    if isinstance(step, RerollCreatures):
        return (0.8 if step.destroys else 0.6) * (-1.0 if owner_side(step.pick.dice) > 0 else 1.0)
    if isinstance(step, Damage):
        return 0.8
    if isinstance(step, Score):
        return 1.2
    if isinstance(step, (RollToReady, SendThat)):
        return 0.5
    if isinstance(step, Unlock):
        return 0.3
    if isinstance(step, (IfDone, NextPlayer)):
        return 0.0  # joints hold nothing themselves: their steps follow in the program
    return _told.get(type(step).__name__, UNKNOWN_STEP) * doer


def _is_given(pick: Pick) -> bool:
    """Whether it is said whose dice they are, or all are meant: there is no better one to choose."""
    return owner_side(pick.dice) != 0.0 or pick.quantity == ALL


def _destroying(pick: Pick, doer: float) -> float:
    if pick.dice.noun == SPELLS:
        return 0.4
    if pick.dice.whose.code == YOU:
        return -1.0
    if doer == 0.0:
        return 0.0  # everybody loses one
    if pick.quantity != ALL:
        return PER_KILL if doer > 0 else PER_KILL * 0.8
    return PER_KILL * 0.8 if pick.dice.noun == IT or pick.dice.whose.code != ANYONE else PER_KILL * 0.3


# -- changes ---------------------------------------------------------------------------------------


def _giving(step: Step) -> float:
    total = 0.0
    if isinstance(step, Give):
        for modifier in step.modifiers:
            value = standing(step.pick.dice, modifier)
            if step.pick.quantity != ALL and owner_side(step.pick.dice) == 0.0:
                value = best_use(modifier)
            total += value
    elif isinstance(step, GivePlayers):
        for modifier in step.modifiers:
            total += standing(step.players, modifier)
    elif isinstance(step, GiveLine):
        total = 0.8 if isinstance(step.line, Instead) else 0.3
    return total


def best_use(modifier: Modifier) -> float:
    """What a change is worth if it can be given to anybody's Creature."""
    value = standing(None, modifier)
    return value if value > 0 else -value


def standing(who: Dice | Players | None, modifier: Modifier) -> float:
    """What a change is worth while it lasts; its sign follows from whom it is given to."""
    side = 1.0
    several = 1.0
    if isinstance(who, Dice):
        side = owner_side(who)
        several = 1.5
    elif isinstance(who, Players):
        side = 1.0 if who.code == YOU else (0.0 if who.code == ANYONE else -1.0)
        several = 1.5
    code = modifier.code
    by = plain_number(modifier.amount, 1.0)
    if code == ATTACK:
        return by * PER_ATTACK * several * side
    if code == DEFENSE:
        return by * PER_DEFENSE * several * side
    if code == TOTAL:
        # what raises the total against a defender raises your own attack
        return -by * 0.15 * side if isinstance(modifier.amount, Number) else 0.4
    if code in _PER_POINT:
        return by * _PER_POINT[code] * side
    if code == UNHARMED and modifier.dice is not None:
        return 0.15 * side  # only by Creatures that may not even be in the game
    if code in _STANDING:
        return _STANDING[code] * side
    return 0.2
