"""What a card's lines answer, looked up once per card: which line speaks on which face, to which question or event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .amounts import ClassesScored, CountScored, GloryScored
from .conditions import HasCast, HasRolled
from .errors import DeclarationError
from .events import EVENTS, WHEN_QUESTS, WHEN_ROLLED, WHEN_SCORES
from .faces import CREATURE_FACE, LOCK_FACE, NO_ENERGY, PLAIN_FACE, QUARTIFACT_FACE, SPELL_FACE
from .lines import (
    ALWAYS,
    AT_ATTACK,
    Anchored,
    Attach,
    Cast,
    Copy,
    Immediate,
    Instead,
    Line,
    Power,
    Reaction,
    Reward,
    Rule,
    Static,
    Use,
    Values,
    When,
)
from .modifiers import (
    ATTACK_TOTAL,
    CANNOT_CAPTURE,
    CANNOT_CAST,
    CANNOT_REROLL,
    CANNOT_SUMMON,
    CAPTURE_COST,
    CAPTURE_COST_OF,
    CAPTURES,
    DRAW_SIZE,
    EXTRA_CAPTURE,
    FREE_SUMMON,
    NEXT_SUMMON,
    QUESTIONS,
    SILENT,
    SUMMON_COST,
    Modifier,
)
from .numbering import FACES, LINES
from .players import Players
from .words import inside
from .zones import READY_AREA, SET_ASIDE

if TYPE_CHECKING:
    from .cards import Card


class Ref:
    """One modifier of one static line."""

    __slots__ = ("modifier", "static")

    def __init__(self, static: Static, modifier: Modifier) -> None:
        self.static = static
        self.modifier = modifier


# Most questions are answered by no line: shared, and never written to.
_NO_REFS: Final[list[Ref]] = []
_NO_LINES: Final[list[int]] = []


class Index:
    """The lines of one card by face and by question. Faces that look alike are one: `canon` says which."""

    __slots__ = (
        "anchored", "asked", "asked_away", "asks_casts", "asks_rolls", "asks_scores", "at_attack", "attack", "bursts",
        "canon", "cast", "copy", "defense", "effect", "energy", "event_of", "events", "has_energy", "has_locks",
        "has_uses", "heard", "heard_away", "heard_lying", "hears", "immediate", "insteads", "kind", "level", "lines",
        "minds_order", "quiddity", "reaction", "reacts", "replaces", "reward", "ruled", "rules", "says", "speaks_aside",
        "statics", "turns", "uses", "values",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        die = card.die
        self.lines: list[Line] = []
        self.kind = [face.kind for face in die.faces]
        self.level = [face.level for face in die.faces]
        self.attack = [face.attack for face in die.faces]
        self.defense = [face.defense for face in die.faces]
        self.quiddity = [face.quiddity for face in die.faces]
        self.energy = [face.energy for face in die.faces]
        self.bursts = [face.bursts for face in die.faces]
        #: Whether the face has any Immediate Effect, by symbol or by card.
        self.effect = [face.draw > 0 or face.reroll for face in die.faces]
        notations = [face.notation for face in die.faces]
        self.canon = [notations.index(notation) for notation in notations]
        #: The faces it is turned to: up, down, to the highest level (X10); six each.
        self.turns = [turn(card, k) for turn in (_next_up, _next_down, _highest) for k in range(6)]
        self.turns = [self.canon[k] if k >= 0 else -1 for k in self.turns]
        self.statics = [_NO_REFS] * (QUESTIONS * 6)
        self.events = [_NO_LINES] * (EVENTS * 6)
        self.insteads = [_NO_LINES] * 6
        #: By face, as bits: which questions it answers, which events it waits for.
        self.says = [0] * 6
        self.hears = [0] * 6
        self.immediate = [-1] * 6
        self.cast = [-1] * 6
        self.reaction = [-1] * 6
        #: What a Creature of that face can do once a turn.
        self.uses = [-1] * 6
        #: The lines of the Anchored Spell and of a quest's reward, or -1.
        self.anchored = -1
        self.reward = -1
        #: Bit masks: which questions and events any line speaks to.
        self.asked = 0
        self.heard = 0
        #: … and of these, what a Locked die or a Creature on a quest can speak to; the events of which any die hears
        #: where it lies, and not only as it is rolled itself.
        self.asked_away = 0
        self.heard_away = 0
        self.heard_lying = 0
        self.reacts = False
        self.replaces = False
        self.minds_order = False
        self.values: Values | None = None
        self.copy: Copy | None = None
        self.rules: list[Static] = []
        #: The event each line waits for, or -1.
        self.event_of: list[int] = []
        #: Bits: what its rule lines say.
        self.ruled = 0
        #: Whether a line asks who has cast, what was rolled, or as what and for how much Creatures have scored.
        self.asks_casts = False
        self.asks_rolls = False
        self.asks_scores = False
        self.at_attack = False
        #: Whether a line waits for something where the die is set aside.
        self.speaks_aside = False
        for line in card.lines:
            self._add(line, line.gate, card, -1)
        self.has_energy = any(energy != NO_ENERGY for energy in self.energy) or card.discounted >= 0
        self.has_locks = LOCK_FACE in self.kind
        self.has_uses = any(number >= 0 for number in self.uses)
        if len(self.lines) > LINES:
            raise DeclarationError(f"{card.name}: more than {LINES} lines")

    def heard_on(self, event: int, face: int) -> list[int]:
        """The lines that wait for that event when the die shows that face."""
        return self.events[event * FACES + face]

    def said_on(self, question: int, face: int) -> list[Ref]:
        """What its statics answer to that question when the die shows that face."""
        return self.statics[question * FACES + face]

    def _add(self, line: Line, gate: int, card: Card, only: int) -> None:
        """Files a line; `only` is the one face it stands on, if it is a Quartifact's, or -1."""
        number = len(self.lines)
        self.lines.append(line)
        self.event_of.append(line.event.code if isinstance(line, When) else -1)
        self._look_inside(line)
        if only >= 0:
            icon = QUARTIFACT_FACE
        elif line.locked:
            icon = LOCK_FACE
        else:
            icon = SPELL_FACE if card.die.is_spell_die else CREATURE_FACE
        faces = [only] if only >= 0 else self._faces(icon, gate)
        works_away = line.locked or (icon == CREATURE_FACE and not line.ready_only)
        if isinstance(line, Immediate):
            for face in self._immediate_faces(card, gate):
                self.immediate[face] = number
                self.effect[face] = True
        elif isinstance(line, Cast):
            self._place(self.cast, number, SPELL_FACE, gate)
            if line.at == AT_ATTACK:
                self.at_attack = True
        elif isinstance(line, Reaction):
            self._place(self.reaction, number, SPELL_FACE, gate)
            self.reacts = True
        elif isinstance(line, Power):
            named = [k for k, face in enumerate(card.die.faces) if face.quartifact == line.name]
            self.cast[named[0]] = number
            for inner in line.lines:
                self._add(inner, ALWAYS, card, named[0])
        elif isinstance(line, Attach):
            self._place(self.cast, number, SPELL_FACE, gate)
            for inner in line.lines:
                self._add(inner, gate & inner.gate, card, -1)
        elif isinstance(line, Static):
            for modifier in line.modifiers:
                _check_static(card, line, modifier)
            for face in faces:
                for modifier in line.modifiers:
                    at = modifier.code * 6 + face
                    self.statics[at] = [*self.statics[at], Ref(line, modifier)]
                    self.says[face] |= 1 << modifier.code
            for modifier in line.modifiers:
                self.asked |= 1 << modifier.code
                if works_away:
                    self.asked_away |= 1 << modifier.code
        elif isinstance(line, When):
            self._add_when(line, number, gate, faces, card, works_away)
        elif isinstance(line, Instead):
            self.replaces = True
            if line.minds_order():
                self.minds_order = True
            for face in faces:
                self.insteads[face] = [*self.insteads[face], number]
        elif isinstance(line, Use):
            for face in faces:
                self.uses[face] = number
        elif gate != ALWAYS:
            raise DeclarationError(f"{card.name}: values, copy and rule lines speak on every face, whatever its bursts")
        elif isinstance(line, Values):
            self.values = line
        elif isinstance(line, Copy):
            self.copy = line
        elif isinstance(line, Anchored):
            self.anchored = number
        elif isinstance(line, Reward):
            self.reward = number
        elif isinstance(line, Rule):
            for modifier in line.line.modifiers:
                if modifier.code not in _RULES:
                    raise DeclarationError(
                        f"{card.name}: a rule line can forbid or free summons and captures; it cannot say {modifier.id}"
                    )
                self.ruled |= 1 << modifier.code
            self.rules.append(line.line)
        else:
            raise DeclarationError(f"{card.name}: the engine does not know lines of the form {type(line).__name__}")
        for step in line.program:
            for given in step.lines_given():
                if isinstance(given, When):
                    self.heard |= 1 << given.event.code
                    self.heard_lying |= 1 << given.event.code
                elif not isinstance(given, Instead):
                    raise DeclarationError(f"{card.name}: only lines that wait for or replace something can be given")
                self.lines.append(given)
                self.event_of.append(given.event.code if isinstance(given, When) else -1)

    def _look_inside(self, line: Line) -> None:
        """What the line asks, however deep."""
        if isinstance(line, Attach):
            return  # its inner lines are asked themselves
        for part in inside(line):
            if isinstance(part, HasRolled):
                self.asks_rolls = True
            elif isinstance(part, HasCast):
                self.asks_casts = True
            elif isinstance(part, (ClassesScored, GloryScored)) or (isinstance(part, CountScored) and part.energy):
                self.asks_scores = True

    def _add_when(self, line: When, number: int, gate: int, faces: list[int], card: Card, works_away: bool) -> None:
        if line.zone not in (READY_AREA, SET_ASIDE):
            raise DeclarationError(f"{card.name}: a line waits for an event in the Ready Area or set aside only")
        if line.zone == SET_ASIDE:
            self.speaks_aside = True
        code = line.event.code
        is_own_roll = code == WHEN_ROLLED and line.event.players is None
        if is_own_roll:
            faces = self._faces(PLAIN_FACE, gate)
        for face in faces:
            self._hears(code, face, number)
            if line.event.or_quests:
                self._hears(WHEN_QUESTS, face, number)
        heard = 1 << code
        if code == WHEN_SCORES and line.event.or_quests:
            heard |= 1 << WHEN_QUESTS
        self.heard |= heard
        if not is_own_roll:
            self.heard_lying |= heard
            if works_away:
                self.heard_away |= heard

    def _hears(self, event: int, face: int, number: int) -> None:
        at = event * 6 + face
        self.events[at] = [*self.events[at], number]
        self.hears[face] |= 1 << event

    def _immediate_faces(self, card: Card, gate: int) -> list[int]:
        """The Spell faces of a Spell die; else the question marks, or the plain faces if there is none."""
        if card.die.is_spell_die:
            return self._faces(SPELL_FACE, gate)
        faces = self._faces(PLAIN_FACE, gate)
        asking = [k for k in faces if card.die.faces[k].question]
        return asking or faces

    def _faces(self, kind: int, gate: int) -> list[int]:
        return [k for k in range(6) if self.kind[k] == kind and gate >> self.bursts[k] & 1]

    def _place(self, slots: list[int], number: int, kind: int, gate: int) -> None:
        for face in self._faces(kind, gate):
            slots[face] = number


#: Questions about players; all others are about dice.
_OF_PLAYERS: Final = (
    ATTACK_TOTAL, SUMMON_COST, CAPTURE_COST, CAPTURES, CANNOT_SUMMON, CAPTURE_COST_OF, DRAW_SIZE, CANNOT_CAST,
    CANNOT_REROLL, NEXT_SUMMON,
)  # fmt: skip
#: What a card itself can say of its dice, wherever they are.
_RULES: Final = (CANNOT_SUMMON, CANNOT_CAPTURE, EXTRA_CAPTURE, FREE_SUMMON)


def _check_static(card: Card, line: Static, modifier: Modifier) -> None:
    """Refuses what no number would ever ask about."""
    if modifier.code == SILENT:
        raise DeclarationError(f"{card.name}: silent can be given for a while, not had")
    if isinstance(line.who, Players) != (modifier.code in _OF_PLAYERS):
        whom = "players" if modifier.code in _OF_PLAYERS else "dice"
        raise DeclarationError(f"{card.name}: {modifier.id} is something {whom} have")


def _next_up(card: Card, face: int) -> int:
    faces = card.die.faces
    if faces[face].kind == LOCK_FACE:
        creatures = [k for k in range(6) if faces[k].kind == CREATURE_FACE]
        return min(creatures, key=lambda k: faces[k].level) if creatures else -1
    if faces[face].kind != CREATURE_FACE:
        return -1
    for k in range(face + 1, 6):
        if faces[k].kind == CREATURE_FACE and faces[k].level > faces[face].level:
            return k
    return -1


def _next_down(card: Card, face: int) -> int:
    faces = card.die.faces
    if faces[face].kind == CREATURE_FACE:
        for k in range(face - 1, -1, -1):
            if faces[k].kind == CREATURE_FACE and faces[k].level < faces[face].level:
                return k
    return -1


def _highest(card: Card, face: int) -> int:
    """The face of the highest level, or -1 if it has no higher one."""
    faces = card.die.faces
    if faces[face].kind not in (CREATURE_FACE, LOCK_FACE):
        return -1
    best = -1
    for k in range(6):
        if faces[k].kind == CREATURE_FACE and (best < 0 or faces[k].level > faces[best].level):
            best = k
    if faces[face].kind == CREATURE_FACE and faces[best].level == faces[face].level:
        return -1
    return best


def index_of(card: Card) -> Index:
    """Made once for a card that lies in a box, which keeps it; whoever comes second makes the same."""
    if not card.box:
        return Index(card)
    index = card.index
    if index is None:
        index = Index(card)
        card.index = index
    return index
