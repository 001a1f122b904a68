"""What the steps of an ability, and the changes it makes, are worth to its player, in Glory."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from quarriors.engine.amounts import Amount, AtMost, Cost, Number
from quarriors.engine.cards import Card
from quarriors.engine.catalog import Catalog
from quarriors.engine.faces import CREATURE_FACE
from quarriors.engine.giving import Give, GiveLine, GivePlayers
from quarriors.engine.indexing import index_of
from quarriors.engine.lines import Instead
from quarriors.engine.modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    ATTACK_TOTAL,
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
from quarriors.engine.nouns import ALL, CREATURE_DICE, IT, ONE, SPELL_DICE, SPELLS, THAT, THOSE, Dice, Pick
from quarriors.engine.players import ANYONE, BY, YOU, Players
from quarriors.engine.qualities import AT_LEAST, Accompanying, FirstDefender, IsAttacking, Named, compares
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
from quarriors.engine.zones import ACTIVE_POOL, READY_AREA, SPENT_PILE, THE_WILDS

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

#: What a step is worth to the player whose ability it is; `doer` is 1 where you do it, `AGAINST` where a rival does.
Worth = Callable[["Deeds", Any, float], float]

#: By verb. Two boxes may have verbs of the same name: the class itself is the key.
_WORTHS: Final[dict[type, Worth]] = {}
#: Verbs that are worth the same to you whoever does them. Joints hold nothing: their steps follow in the program.
_FLAT: Final[dict[type, float]] = {
    AskMay: 0.0, EachPlayer: 0.0, IfDone: 0.0, IfNotDone: 0.0, NextPlayer: 0.0, Test: 0.0, OfferOne: 0.0,
    CullSpellsAtScoring: PER_CULL, Damage: 0.8, RollToReady: 0.5, Score: 1.2, SendThat: 0.5, Swap: 0.8, SwapWith: 0.5,
    Unlock: 0.3,
}  # fmt: skip
#: What a third party has said of verbs of its own.
_TOLD: Final[dict[type, float]] = {}

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


def weighs(*verbs: type) -> Callable[[Worth], Worth]:
    """Marks a function as the one that knows what such steps are worth."""

    def mark(function: Worth) -> Worth:
        for verb in verbs:
            _WORTHS[verb] = function
        return function

    return mark


def tell_worth(verb: type[Step], glory: float) -> None:
    """Says what doing that once is worth to the player who does it: for verbs of a third party's own.

    >>> class Sing(Step):
    ...     pass
    >>> tell_worth(Sing, 0.5)
    """
    _TOLD[verb] = glory


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
                verb = type(step)
                if verb not in _WORTHS and verb not in _FLAT and verb not in _TOLD:
                    found.add(verb.__name__)
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
        if isinstance(quality, (IsAttacking, FirstDefender)):
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
        cls: Any = type(step)
        for verb in cls.__mro__:  # a verb made from another is guessed to be worth as much
            if verb in _TOLD:
                return _TOLD[verb] * doer
            if verb in _FLAT:
                return _FLAT[verb]
            if verb in _WORTHS:
                return _WORTHS[verb](self, step, doer)
        return UNKNOWN_STEP * doer

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
            if face.kind == CREATURE_FACE:
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


# -- points, draws and rolls -----------------------------------------------------------------------


@weighs(Gain)
def _gain(deeds: Deeds, step: Gain, doer: float) -> float:
    return plain_number(step.by, 1.5) * (1.0 if step.what == GLORY else PER_QUIDDITY) * doer


@weighs(Lose)
def _lose(deeds: Deeds, step: Lose, doer: float) -> float:
    return -plain_number(step.by, 1.0) * doer


@weighs(Pay)
def _pay(deeds: Deeds, step: Pay, doer: float) -> float:
    return -step.by * (1.0 if step.what == GLORY else PER_QUIDDITY) * doer


@weighs(DrawAndRoll)
def _draw_and_roll(deeds: Deeds, step: DrawAndRoll, doer: float) -> float:
    return step.number * PER_DIE * doer


@weighs(Draw)
def _draw(deeds: Deeds, step: Draw, doer: float) -> float:
    return step.number * PER_DIE * 0.8 * doer


@weighs(DrawAndKeep)
def _draw_and_keep(deeds: Deeds, step: DrawAndKeep, doer: float) -> float:
    return step.keep * PER_DIE * doer


@weighs(Reroll, RerollWith)
def _reroll(deeds: Deeds, step: Step, doer: float) -> float:
    return PER_DIE * 0.5 * doer


@weighs(RollThose)
def _roll_those(deeds: Deeds, step: RollThose, doer: float) -> float:
    return PER_DIE * 0.4 * doer


# -- dice that change hands ------------------------------------------------------------------------


@weighs(Take)
def _take(deeds: Deeds, step: Take, doer: float) -> float:
    if step.zone.code == READY_AREA:
        return 0.8 * doer
    value = deeds.value_of_dice(step.pick.dice) * (step.pick.most if step.pick.quantity == ONE else 1)
    if THE_WILDS in step.pick.dice.zones:
        return value * doer
    return value * (doer - owner_side(step.pick.dice))


@weighs(Capture)
def _capture(deeds: Deeds, step: Capture, doer: float) -> float:
    return PER_CAPTURE * doer


@weighs(Cull)
def _cull(deeds: Deeds, step: Cull, doer: float) -> float:
    pick = step.pick
    if pick.dice.noun == IT:
        return -0.3
    if owner_side(pick.dice) < 0:
        return 0.6
    for quality in pick.dice.filters:
        if isinstance(quality, Cost) and quality.how == AT_LEAST:
            return -0.5  # no cull of one's worst: a die that was worth a price
    return PER_CULL * 2 if pick.quantity != ALL and pick.most == 2 else PER_CULL


@weighs(Remove)
def _remove(deeds: Deeds, step: Remove, doer: float) -> float:
    dice = step.pick.dice
    if dice.noun == IT:
        return -0.8
    if owner_side(dice) < 0:
        return 0.7 * (step.pick.most if step.pick.most < 3 else 3)
    return -deeds.value_of_dice(dice)


@weighs(Move)
def _move(deeds: Deeds, step: Move, doer: float) -> float:
    if step.zone.code == SPENT_PILE:
        return -PER_DIE * doer
    return 1.0 if step.zone.code == READY_AREA else (0.5 if step.zone.code == ACTIVE_POOL else 0.2)


# -- Creatures and Spells in play ------------------------------------------------------------------


@weighs(Destroy)
def _destroy(deeds: Deeds, step: Destroy, doer: float) -> float:
    pick = step.pick
    if pick.dice.noun == SPELLS:
        return 0.4
    if pick.dice.whose.code == YOU:
        return -1.0
    if doer == 0.0:
        return 0.0  # everybody loses one
    if pick.quantity != ALL:
        return PER_KILL if doer > 0 else PER_KILL * 0.8
    return PER_KILL * 0.8 if pick.dice.noun == IT or pick.dice.whose.code != ANYONE else PER_KILL * 0.3


@weighs(Rotate)
def _rotate(deeds: Deeds, step: Rotate, doer: float) -> float:
    value = 0.6 if step.way == HIGHEST else 0.4
    return -value * owner_side(step.pick.dice) if step.way == DOWN and _is_given(step.pick) else value


def _is_given(pick: Pick) -> bool:
    """Whether it is said whose dice they are, or all are meant: there is no better one to choose."""
    return owner_side(pick.dice) != 0.0 or pick.quantity == ALL


@weighs(RerollCreatures)
def _reroll_creatures(deeds: Deeds, step: RerollCreatures, doer: float) -> float:
    return (0.8 if step.destroys else 0.6) * (-1.0 if owner_side(step.pick.dice) > 0 else 1.0)


@weighs(AttachIt)
def _attach(deeds: Deeds, step: AttachIt, doer: float) -> float:
    return 0.3 * doer  # what its lines then do is weighed by itself


# -- changes ---------------------------------------------------------------------------------------


@weighs(Give)
def _give(deeds: Deeds, step: Give, doer: float) -> float:
    total = 0.0
    for modifier in step.modifiers:
        value = standing(step.pick.dice, modifier)
        if step.pick.quantity != ALL and owner_side(step.pick.dice) == 0.0:
            value = best_use(modifier)
        total += value
    return total


@weighs(GivePlayers)
def _give_players(deeds: Deeds, step: GivePlayers, doer: float) -> float:
    total = 0.0
    for modifier in step.modifiers:
        total += standing(step.players, modifier)
    return total


@weighs(GiveLine)
def _give_line(deeds: Deeds, step: GiveLine, doer: float) -> float:
    return 0.8 if isinstance(step.line, Instead) else 0.3


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
    if code == ATTACK_TOTAL:
        # what raises the total against a defender raises your own attack
        return -by * 0.15 * side if isinstance(modifier.amount, Number) else 0.4
    if code in _PER_POINT:
        return by * _PER_POINT[code] * side
    if code == UNHARMED and modifier.dice is not None:
        return 0.15 * side  # only by Creatures that may not even be in the game
    if code in _STANDING:
        return _STANDING[code] * side
    return 0.2
