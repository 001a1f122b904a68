"""What a card's declaration is worth, in Glory: read from its faces, numbers, lines and steps, never from its name."""

from __future__ import annotations

from typing import Final

from quarriors.engine.amounts import Amount, Number
from quarriors.engine.catalog import Catalog
from quarriors.engine.events import DESTROYED, SCORES, SUMMONED
from quarriors.engine.faces import CREATURE, SPELL, Face
from quarriors.engine.lines import Attach, Cast, Copy, Immediate, Instead, Line, Reaction, Static, Values, When
from quarriors.engine.modifiers import (
    ATTACK,
    ATTACK_AT_MOST,
    CANNOT_ATTACK,
    CAPTURE_COST,
    CAPTURES,
    DEFENSE,
    SUMMON_COST,
    TOTAL,
    UNTARGETED,
    WORTH,
    Modifier,
)
from quarriors.engine.nouns import ALL, OPPONENTS, SPELLS, YOU, Dice, Pick, Players
from quarriors.engine.steps import AskMay, EachPlayer, IfDone, NextPlayer, Step, Test
from quarriors.engine.verbs import (
    GLORY,
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
from quarriors.engine.zones import ACTIVE, READY

# All in Glory.
PER_QUIDDITY: Final = 0.2
PER_DIE: Final = 0.35  # drawn and rolled
PER_ATTACK: Final = 0.08
PER_DEFENSE: Final = 0.1
PER_CULL: Final = 0.35
PER_KILL: Final = 1.2
PER_CAPTURE: Final = 1.0  # a free one
UNKNOWN_STEP: Final = 0.3  # a third party's verb

#: Attack totals above this are all alike.
HIGHEST_THREAT: Final = 24


def survival(defense: float, threat: float) -> float:
    """How likely a Creature of that defense is to outlive an attack of about that total.

    >>> survival(5, 0), survival(0, 5), round(survival(4, 4), 2)
    (1.0, 0.0, 0.5)
    """
    if threat <= 0:
        return 1.0
    return defense * defense / (defense * defense + threat * threat)


def plain_number(by: Amount, otherwise: float) -> float:
    """An amount as far as it can be known before the game runs."""
    return float(by.number) if isinstance(by, Number) else otherwise


class Appraisal:
    """The cards of one game, face by face. A *form* is card * 6 + face, as everywhere.

    >>> from quarriors.sets.base import BOX
    >>> cards = [BOX.card("Basic Quiddity"), BOX.card("Quake Dragon")]
    >>> appraisal = Appraisal(Catalog(cards, 2))
    >>> appraisal.dice(4)[1] > appraisal.dice(4)[0]
    True
    """

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        #: The average attack of a roll, and the Quiddity, by card.
        self.attack: list[float] = []
        self.quiddity: list[float] = []
        #: What a readied or Immediate Spell, or a plain face's effect, gives; by form.
        self.effect: list[float] = [0.0] * (len(catalog.cards) * 6)
        #: What a Creature's abilities are worth beside its numbers; by form.
        self.ability: list[float] = [0.0] * (len(catalog.cards) * 6)
        self._defense: list[float] = [0.0] * (len(catalog.cards) * 6)
        self._glory: list[float] = [0.0] * (len(catalog.cards) * 6)
        self._strike: list[float] = [0.0] * (len(catalog.cards) * 6)
        self._faces: list[list[float]] = [[] for _ in range(HIGHEST_THREAT + 1)]
        self._dice: list[list[float]] = [[] for _ in range(HIGHEST_THREAT + 1)]
        for card in range(len(catalog.cards)):
            self._read(card)

    # -- asked by the evaluation -----------------------------------------------------------------

    def faces(self, threat: int) -> list[float]:
        """What each form is worth when it is rolled, with opponents who attack like that."""
        level = threat if threat < HIGHEST_THREAT else HIGHEST_THREAT
        if not self._faces[level]:
            self._faces[level] = [self._face(form, float(level)) for form in range(len(self.effect))]
        return self._faces[level]

    def dice(self, threat: int) -> list[float]:
        """What a die of each card is worth on average when it is drawn and rolled."""
        level = threat if threat < HIGHEST_THREAT else HIGHEST_THREAT
        if not self._dice[level]:
            faces = self.faces(level)
            means: list[float] = []
            for card in range(len(self.catalog.cards)):
                total = 0.0
                for form in range(card * 6, card * 6 + 6):
                    total += faces[form]
                means.append(total / 6)
            self._dice[level] = means
        return self._dice[level]

    def _face(self, form: int, threat: float) -> float:
        kind = self.catalog.kind[form]
        if kind == CREATURE:
            scored = (self._glory[form] + PER_CULL) * survival(self._defense[form], threat)
            value = scored + self._strike[form] * PER_ATTACK + self.ability[form]
            value -= self.catalog.level[form] * PER_QUIDDITY
            return value if value > 0 else 0.0
        if kind == SPELL:
            return self.effect[form]
        quiddity = self.catalog.quiddity[form] * PER_QUIDDITY
        face = self.catalog.cards[form // 6].die.faces[form % 6]
        other = face.draw * PER_DIE + (PER_DIE * 0.8 if face.reroll else 0.0)
        if self.effect[form] > other:
            return self.effect[form] if self.effect[form] > quiddity else quiddity
        if face.either:
            return quiddity if quiddity > other else other
        return quiddity + other

    # -- reading a card ------------------------------------------------------------------------------

    def _read(self, card: int) -> None:
        index = self.catalog.index[card]
        faces = self.catalog.cards[card].die.faces
        attack = 0.0
        quiddity = 0.0
        for k in range(6):
            form = card * 6 + k
            face = faces[k]
            if face.kind == CREATURE:
                self._read_creature(form, face)
                attack += self._strike[form]
            elif face.kind == SPELL:
                for number in (index.immediate[k], index.cast[k], index.reaction[k]):
                    if number >= 0:
                        self.effect[form] += self.line(index.lines[number])
            elif index.immediate[k] >= 0:
                self.effect[form] = self.line(index.lines[index.immediate[k]])
            quiddity += face.quiddity
        self.attack.append(attack / 6)
        self.quiddity.append(quiddity / 6)

    def _read_creature(self, form: int, face: Face) -> None:
        card = self.catalog.cards[form // 6]
        index = self.catalog.index[form // 6]
        # a question mark: about what such cards come to
        self._strike[form] = float(face.attack) if face.attack >= 0 else 4.0
        self._defense[form] = float(face.defense) if face.defense >= 0 else 5.0
        self._glory[form] = float(card.glory)
        for line in card.lines:
            if not line.gate >> face.bursts & 1:
                continue
            if isinstance(line, Static) and line.who is None:
                sure = 0.4 if line.if_ is not None else 1.0
                for modifier in line.modifiers:
                    by = plain_number(modifier.amount, 1.0) * sure
                    if modifier.code == ATTACK:
                        self._strike[form] += by
                    elif modifier.code == DEFENSE:
                        self._defense[form] += by
                    elif modifier.code == WORTH:
                        self._glory[form] += by
                    elif modifier.code == UNTARGETED:
                        self.ability[form] += 0.2
            elif not isinstance(line, Immediate):
                self.ability[form] += self.line(line)
        if index.copy is not None:
            self.ability[form] += 0.3

    def line(self, line: Line) -> float:
        """What one line of a card is worth when it can speak."""
        if isinstance(line, Static):
            total = 0.0
            for modifier in line.modifiers:
                total += standing(line.who, modifier)
            return total
        if isinstance(line, Attach):
            total = 0.0
            for inner in line.lines:
                total += self.line(inner)
            return total
        if isinstance(line, (Values, Copy)):
            return 0.0
        value = program(line.program)
        if isinstance(line, When):
            code = line.event.code
            if code == SCORES:
                return value * 0.6
            if code == DESTROYED:
                return value * 0.5
            return value if code == SUMMONED or value > 0 else 0.0
        if isinstance(line, Instead):
            return 0.5
        if isinstance(line, Cast):
            return value * (0.8 if line.after_attack or line.if_ is not None else 1.0)
        if isinstance(line, Reaction):
            return value * 0.8
        return value


def program(steps: list[Step]) -> float:
    """What steps come to together."""
    total = 0.0
    for step in steps:
        total += step_value(step)
    return total


def step_value(step: Step) -> float:
    """What one step of an ability is worth to the player whose ability it is."""
    if isinstance(step, Gain):
        return plain_number(step.by, 1.5) * (1.0 if step.what == GLORY else PER_QUIDDITY)
    if isinstance(step, DrawAndRoll):
        return step.number * PER_DIE
    if isinstance(step, Draw):
        return step.number * PER_DIE * 0.8
    if isinstance(step, (Reroll, RerollWith)):
        return PER_DIE * 0.5
    if isinstance(step, Destroy):
        return _destroying(step.pick)
    if isinstance(step, Give):
        total = 0.0
        for modifier in step.modifiers:
            total += standing(step.pick.dice, modifier)
        return total
    if isinstance(step, GivePlayers):
        total = 0.0
        for modifier in step.modifiers:
            total += standing(step.players, modifier)
        return total
    if isinstance(step, GiveLine):
        return 0.8
    if isinstance(step, Move):
        return 1.0 if step.zone.code == READY else (0.5 if step.zone.code == ACTIVE else 0.2)
    if isinstance(step, Capture):
        return PER_CAPTURE
    if isinstance(step, (Cull, CullSpellsAtScoring)):
        return PER_CULL
    if isinstance(step, Swap):
        return 0.8
    if isinstance(step, RotateUp):
        return 0.4
    if isinstance(step, Score):
        return 1.2
    if isinstance(step, RollToReady):
        return 0.5
    # joints hold nothing themselves: their steps follow in the program
    return 0.0 if isinstance(step, (AskMay, IfDone, Test, EachPlayer, NextPlayer)) else UNKNOWN_STEP


def _destroying(pick: Pick) -> float:
    if pick.dice.noun == SPELLS:
        return 0.4
    if pick.dice.whose.code == YOU:
        return -1.0
    return PER_KILL if pick.quantity != ALL else PER_KILL * 0.8


def standing(who: Dice | Players | None, modifier: Modifier) -> float:
    """What a change is worth while it lasts; its sign follows from whom it is given to."""
    code = modifier.code
    by = plain_number(modifier.amount, 1.0)
    several = 1.5 if who is not None else 1.0
    if code == ATTACK:
        return by * PER_ATTACK * several
    if code == DEFENSE:
        return by * PER_DEFENSE * several
    if code == WORTH:
        return by * 0.7
    if code == ATTACK_AT_MOST:
        return 0.8
    if code == CANNOT_ATTACK:
        return 1.0
    if code == SUMMON_COST:
        against = isinstance(who, Players) and who.code == OPPONENTS
        return by * PER_QUIDDITY * (2.0 if against else -2.0)
    if code == CAPTURE_COST:
        return -by * PER_QUIDDITY
    if code == CAPTURES:
        return by * 0.4
    if code == TOTAL:
        return 0.4
    return 0.2
