"""What a card's declaration is worth, in Glory: read from its faces, numbers, lines and steps, never from its name."""

from __future__ import annotations

from typing import Final

from quarriors.engine.catalog import Catalog
from quarriors.engine.events import (
    BY_YOU,
    BY_YOUR_ATTACK,
    WHEN_ATTACKED,
    WHEN_CASTS,
    WHEN_DEFENDS,
    WHEN_DESTROYED,
    WHEN_DRAWS,
    WHEN_LOCKED,
    WHEN_ROLLED,
    WHEN_SCORES,
    WHEN_SUMMONED,
    WHEN_TURN_BEGINS,
    Event,
)
from quarriors.engine.faces import CREATURE_FACE, LOCK_FACE, QUARTIFACT_FACE, SPELL_FACE, Face
from quarriors.engine.giving import Give
from quarriors.engine.lines import (
    ANY_TIME,
    Anchored,
    Attach,
    Cast,
    Copy,
    Immediate,
    Instead,
    Line,
    Reaction,
    Rule,
    Static,
    Use,
    Values,
    When,
)
from quarriors.engine.modifiers import ATTACK, CANNOT_SCORE, DEFENSE, LOCKS_ON, SCORE_FIRST, UNTARGETED, WORTH
from quarriors.engine.nouns import IT
from quarriors.engine.players import ANYONE, YOU

from .deeds import AGAINST, Deeds, plain_number, side_of, standing
from .manner import GREEDY1, Manner

#: Turns of its holder for which a Lock is likely to stay.
LOCK_TURNS: Final = 2.0
#: A lock face that comes up, as a share of what its Lock does: there is one Lock a turn, and the next one ends it.
_LOCKABLE: Final = 0.4
#: A Quartifact at hand, as a share of what it does once.
AT_HAND: Final = 0.7
#: What a die costs that is neither cheap nor dear.
_USUAL_PRICE: Final = 4
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


class Appraisal:
    """The cards of one game, face by face. A *form* is what a die shows: `Catalog` numbers them.

    >>> from quarriors.sets.base import BOX
    >>> cards = [BOX.card("Basic Quiddity"), BOX.card("Quake Dragon")]
    >>> appraisal = Appraisal(Catalog(cards, 2))
    >>> appraisal.dice(4)[1] > appraisal.dice(4)[0]
    True
    """

    def __init__(self, catalog: Catalog, manner: Manner = GREEDY1) -> None:
        self.catalog = catalog
        self.manner = manner
        #: The average attack of a roll, and the Quiddity, by card.
        self.attack: list[float] = []
        self.quiddity: list[float] = []
        #: What a readied or Immediate Spell, or a plain face's effect, gives; by form.
        self.effect: list[float] = [0.0] * catalog.forms()
        #: What a Creature's abilities are worth beside its numbers; by form.
        self.ability: list[float] = [0.0] * catalog.forms()
        #: For each turn that a lock face lies in a Locked Area, to the player whose Area it is; by form.
        self.held: list[float] = [0.0] * catalog.forms()
        #: What happens once, as it is Locked; by form.
        self.locking: list[float] = [0.0] * catalog.forms()
        #: Whether no other Creature of its player scores in the turn in which it does; by form.
        self.alone: list[bool] = [False] * catalog.forms()
        #: What a quest's die brings on average; by card.
        self.reward: list[float] = []
        self.deeds = Deeds(catalog)
        #: What scoring gives beside Glory.
        self.per_cull = 0.0 if catalog.no_culls else manner.cull
        #: What must happen when a plain face is rolled; by form.
        self._rolled: list[float] = [0.0] * catalog.forms()
        self._defense: list[float] = [0.0] * catalog.forms()
        self._glory: list[float] = [0.0] * catalog.forms()
        self._strike: list[float] = [0.0] * catalog.forms()
        self._faces: list[list[float]] = [[] for _ in range(HIGHEST_THREAT + 1)]
        self._dice: list[list[float]] = [[] for _ in range(HIGHEST_THREAT + 1)]
        self._prizes: list[list[float]] = [[] for _ in range(HIGHEST_THREAT + 1)]
        self._bare_prizes: list[float] = []
        for card in range(len(catalog.cards)):
            self._read(card)
        self.some_alone = any(self.alone)
        if manner.effects != 1.0:
            self.effect = [value * manner.effects for value in self.effect]
        if manner.abilities != 1.0:
            self.ability = [value * manner.abilities for value in self.ability]
        #: How much a bot of that manner likes to capture a die, beside what it brings; by card.
        self.taste = [self._liked(card) for card in range(len(catalog.cards))]

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
                for form in self.catalog.forms_of(card):
                    total += faces[form]
                means.append(total / 6)
            self._dice[level] = means
        return self._dice[level]

    def strike_of(self, form: int) -> float:
        """The attack of a Creature of that form, what it says of itself included."""
        return self._strike[form]

    def defense_of(self, form: int) -> float:
        """The same of its defense."""
        return self._defense[form]

    def glory_of(self, form: int) -> float:
        """The same of its Glory."""
        return self._glory[form]

    def prizes(self, threat: int) -> list[float]:
        """What a die of each card is worth to whoever captures it, for each time it is rolled."""
        level = threat if threat < HIGHEST_THREAT else HIGHEST_THREAT
        if not self._prizes[level]:
            fear = level + self.manner.prize_fear
            times = self.manner.prize
            if not self._bare_prizes:
                self._bare_prizes = [self._bare_prize(card) for card in range(len(self.catalog.cards))]
            means: list[float] = []
            for card in range(len(self.catalog.cards)):
                total = 0.0
                for form in self.catalog.forms_of(card):
                    if self._glory[form] > 0.0:
                        total += self._glory[form] * survival(self._defense[form], fear)
                means.append((total / 6 + self._bare_prizes[card]) * times)
            self._prizes[level] = means
        return self._prizes[level]

    def _bare_prize(self, card: int) -> float:
        """The part of it that does not hang on the attack of others."""
        manner = self.manner
        total = 0.0
        for form in self.catalog.forms_of(card):
            kind = self.catalog.kind[form]
            if kind == CREATURE_FACE:
                total += manner.prize_creature + self.catalog.level[form] * manner.prize_level
                total += self._strike[form] * manner.prize_attack + self.ability[form] * manner.prize_ability
            elif kind in (SPELL_FACE, LOCK_FACE, QUARTIFACT_FACE):
                total += manner.prize_spell + self.effect[form] * manner.prize_effect
            else:
                draw = self.catalog.face(form).draw
                total += self.catalog.quiddity[form] * manner.prize_quiddity + draw * manner.prize_draw
                total += (self.effect[form] + self._rolled[form]) * manner.prize_effect
        return total / 6 - manner.prize_floor

    def _face(self, form: int, threat: float) -> float:
        kind = self.catalog.kind[form]
        if kind == CREATURE_FACE:
            scored = (self._glory[form] + self.per_cull) * survival(self._defense[form], threat)
            value = scored + self._strike[form] * self.manner.attack + self.ability[form]
            value -= self.catalog.level[form] * self.manner.quiddity
            return value if value > 0 else 0.0
        if kind in (SPELL_FACE, LOCK_FACE, QUARTIFACT_FACE):
            return self.effect[form]
        quiddity = self.catalog.quiddity[form] * self.manner.quiddity
        face = self.catalog.face(form)
        other = face.draw * self.manner.draw + (self.manner.draw * 0.8 if face.reroll else 0.0)
        value = quiddity + other
        if self.effect[form] > other:
            value = self.effect[form] if self.effect[form] > quiddity else quiddity
        elif face.either:
            value = quiddity if quiddity > other else other
        return value + self._rolled[form]

    def _liked(self, card: int) -> float:
        liked = (self.catalog.cost[card] - _USUAL_PRICE) * self.manner.dear
        if self.catalog.spell_die[card]:
            liked += self.manner.spells
        for face in self.catalog.cards[card].die.faces:
            if face.draw:
                liked += self.manner.portals / 6
        return liked

    # -- reading a card ------------------------------------------------------------------------------

    def _read(self, card: int) -> None:
        index = self.catalog.index[card]
        faces = self.catalog.cards[card].die.faces
        attack = 0.0
        quiddity = 0.0
        reward = 0.0
        for k, form in enumerate(self.catalog.forms_of(card)):
            face = faces[k]
            if face.kind == CREATURE_FACE:
                self._read_creature(form, face)
                attack += self._strike[form]
            elif face.kind == LOCK_FACE:
                self._read_lock(form, face)
            elif face.kind in (SPELL_FACE, QUARTIFACT_FACE):
                for number in (index.immediate[k], index.cast[k], index.reaction[k]):
                    if number >= 0:
                        self.effect[form] += self.line(index.lines[number])
            else:
                if index.immediate[k] >= 0:
                    self.effect[form] = self.line(index.lines[index.immediate[k]])
                elif face.question and index.reward >= 0:
                    self.effect[form] = self.line(index.lines[index.reward])
                for number in index.heard_on(WHEN_ROLLED, k):
                    self._rolled[form] += self.line(index.lines[number])
            quiddity += face.quiddity
            reward += self._face(form, 0.0) * (AT_HAND if face.kind == QUARTIFACT_FACE else 1.0)
        self.attack.append(attack / 6)
        self.quiddity.append(quiddity / 6)
        self.reward.append(reward / 6)

    def _read_creature(self, form: int, face: Face) -> None:
        number = self.catalog.card_shown(form)
        card = self.catalog.cards[number]
        index = self.catalog.index[number]
        # a question mark: about what such cards come to
        self._strike[form] = float(face.attack) if face.attack >= 0 else 4.0
        self._defense[form] = float(face.defense) if face.defense >= 0 else 5.0
        self._glory[form] = float(card.glory)
        first = False
        for line in card.lines:
            if line.locked or not line.gate >> face.bursts & 1:
                continue
            if isinstance(line, Static) and line.who is None:
                self._read_own(form, line)
                first = first or any(modifier.code == SCORE_FIRST for modifier in line.modifiers)
            elif not isinstance(line, (Immediate, Anchored)) and not _is_rolled(line):
                self.ability[form] += self.line(line)
        if index.copy is not None:
            self.ability[form] += 0.3
        self.alone[form] = first and self._forbids_others(form)

    def _read_own(self, form: int, line: Static) -> None:
        """What a Creature says of itself."""
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
            elif modifier.code != SCORE_FIRST:
                self.ability[form] += standing(None, modifier) * sure

    def _forbids_others(self, form: int) -> bool:
        """Whether its scoring keeps its player's other Creatures from it."""
        index = self.catalog.index[self.catalog.card_shown(form)]
        for number in index.heard_on(WHEN_SCORES, self.catalog.face_shown(form)):
            for step in index.lines[number].program:
                if isinstance(step, Give) and step.pick.dice.whose.code == YOU:
                    for modifier in step.modifiers:
                        if modifier.code == CANNOT_SCORE:
                            return True
        return False

    def _read_lock(self, form: int, face: Face) -> None:
        """A lock face: what it does to the player in whose Locked Area it lies, and what Locking it brings."""
        card = self.catalog.card_shown(form)
        elsewhere = bool(self.catalog.index[card].said_on(LOCKS_ON, self.catalog.face_shown(form)))
        for line in self.catalog.cards[card].lines:
            if not line.locked or not line.gate >> face.bursts & 1:
                continue
            if isinstance(line, When) and line.event.code == WHEN_LOCKED:
                self.locking[form] += self.line(line)
            elif not (isinstance(line, Static) and line.who is None):
                self.held[form] += self.line(line)
        lasting = self.held[form] * LOCK_TURNS
        self.effect[form] = (self.locking[form] + (lasting * AGAINST if elsewhere else lasting)) * _LOCKABLE

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
        if isinstance(line, Rule):
            return 0.0
        if isinstance(line, (Values, Copy)):
            return 0.0
        if isinstance(line, When):
            return self._when(line)
        value = self.deeds.program(line.program)
        if isinstance(line, Instead):
            return 0.5
        if isinstance(line, Cast):
            return value * (0.8 if line.at != ANY_TIME or line.if_ is not None else 1.0)
        if isinstance(line, (Reaction, Use)):
            return value * 0.8
        return value

    def _when(self, line: When) -> float:
        code = line.event.code
        value = self.deeds.program(line.program, whose_doing(line.event))
        if code == WHEN_SCORES:
            return value * 0.6
        if code in (WHEN_DESTROYED, WHEN_ATTACKED, WHEN_DEFENDS, WHEN_DRAWS):
            return value * 0.5
        if code == WHEN_CASTS:
            return value * 0.3
        if code in (WHEN_SUMMONED, WHEN_ROLLED, WHEN_LOCKED, WHEN_TURN_BEGINS):
            return value
        return value if value > 0 else 0.0


def _is_rolled(line: Line) -> bool:
    """Whether it speaks of plain faces that come up, not of Creatures."""
    return isinstance(line, When) and line.event.code == WHEN_ROLLED and line.event.players is None


def whose_doing(event: Event) -> float:
    """How much of what is good for the other player of the event is good for you."""
    if event.players is not None:
        return 1.0 if event.players.code == YOU else side_of(event.players, AGAINST)
    if event.by in (BY_YOU, BY_YOUR_ATTACK):
        return 1.0
    if event.dice.noun != IT and event.dice.whose.code == ANYONE:
        return 0.0
    return AGAINST
