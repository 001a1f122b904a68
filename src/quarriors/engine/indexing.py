"""What a card's lines answer, looked up once per card: which line speaks on which face, to which question or event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .events import EVENTS
from .faces import CREATURE, PLAIN, SPELL
from .lines import ALWAYS, Attach, Cast, Copy, Immediate, Instead, Line, Reaction, Rule, Static, Values, When
from .modifiers import (
    CANNOT_SUMMON,
    CAPTURE_COST,
    CAPTURES,
    QUESTIONS,
    SILENT,
    SUMMON_COST,
    TOTAL,
    Modifier,
)
from .nouns import Players
from .zones import ASIDE, READY

if TYPE_CHECKING:
    from .cards import Card

#: A line's number in a game is its card's number times this, plus its place on the card.
LINES: Final = 16
#: No line of a game has a number beyond this.
MOST_LINES: Final = 480


class Ref:
    """One modifier of one static line."""

    __slots__ = ("modifier", "static")

    def __init__(self, static: Static, modifier: Modifier) -> None:
        self.static = static
        self.modifier = modifier


class Index:
    """The lines of one card by face and by question. Faces that look alike are one: `canon` says which."""

    __slots__ = (
        "asked", "attack", "bursts", "canon", "cast", "copy", "defense", "effect", "event_of", "events", "heard",
        "immediate", "insteads", "kind", "level", "lines", "next_up", "quiddity", "reaction", "reacts", "replaces",
        "rules", "statics", "values",
    )  # fmt: skip

    def __init__(self, card: Card) -> None:
        die = card.die
        self.lines: list[Line] = []
        self.kind = [face.kind for face in die.faces]
        self.level = [face.level for face in die.faces]
        self.attack = [face.attack for face in die.faces]
        self.defense = [face.defense for face in die.faces]
        self.quiddity = [face.quiddity for face in die.faces]
        self.bursts = [face.bursts for face in die.faces]
        #: Whether the face has any Immediate Effect, by symbol or by card.
        self.effect = [face.draw > 0 or face.reroll for face in die.faces]
        self.canon = [_first_alike(card, k) for k in range(6)]
        self.next_up = [_next_up(card, k) for k in range(6)]
        self.statics: list[list[Ref]] = [[] for _ in range(QUESTIONS * 6)]
        self.events: list[list[int]] = [[] for _ in range(EVENTS * 6)]
        self.insteads: list[list[int]] = [[] for _ in range(6)]
        self.immediate = [-1] * 6
        self.cast = [-1] * 6
        self.reaction = [-1] * 6
        #: Bit masks: which questions and events any line speaks to.
        self.asked = 0
        self.heard = 0
        self.reacts = False
        self.replaces = False
        self.values: Values | None = None
        self.copy: Copy | None = None
        self.rules: list[Static] = []
        #: The event each line waits for, or -1.
        self.event_of: list[int] = []
        for line in card.lines:
            self._add(line, line.gate, card)
        if len(self.lines) > LINES:
            raise DeclarationError(f"{card.name}: more than {LINES} lines")

    def _add(self, line: Line, gate: int, card: Card) -> None:
        number = len(self.lines)
        self.lines.append(line)
        self.event_of.append(line.event.code if isinstance(line, When) else -1)
        icon = SPELL if card.die.is_spell_die else CREATURE
        if isinstance(line, Immediate):
            kind = SPELL if card.die.is_spell_die else PLAIN
            self._place(self.immediate, number, kind, gate)
            for face in self._faces(kind, gate):
                self.effect[face] = True
        elif isinstance(line, Cast):
            self._place(self.cast, number, SPELL, gate)
        elif isinstance(line, Reaction):
            self._place(self.reaction, number, SPELL, gate)
            self.reacts = True
        elif isinstance(line, Attach):
            self._place(self.cast, number, SPELL, gate)
            for inner in line.lines:
                self._add(inner, gate & inner.gate, card)
        elif isinstance(line, Static):
            for modifier in line.modifiers:
                _check_static(card, line, modifier)
            for face in self._faces(icon, gate):
                for modifier in line.modifiers:
                    self.statics[modifier.code * 6 + face].append(Ref(line, modifier))
                    self.asked |= 1 << modifier.code
        elif isinstance(line, When):
            if line.zone not in (READY, ASIDE):
                raise DeclarationError(f"{card.name}: a line waits for an event in the Ready Area or set aside only")
            for face in self._faces(icon, gate):
                self.events[line.event.code * 6 + face].append(number)
                self.heard |= 1 << line.event.code
        elif isinstance(line, Instead):
            self.replaces = True
            for face in self._faces(icon, gate):
                self.insteads[face].append(number)
        elif gate != ALWAYS:
            raise DeclarationError(f"{card.name}: values, copy and rule lines speak on every face, whatever its bursts")
        elif isinstance(line, Values):
            self.values = line
        elif isinstance(line, Copy):
            self.copy = line
        elif isinstance(line, Rule):
            for modifier in line.line.modifiers:
                if modifier.code != CANNOT_SUMMON:
                    raise DeclarationError(
                        f"{card.name}: a rule line can forbid summoning; it cannot say {modifier.id}"
                    )
            self.rules.append(line.line)
        else:
            raise DeclarationError(f"{card.name}: the engine does not know lines of the form {type(line).__name__}")
        for step in line.program:
            for given in step.lines_given():
                if not isinstance(given, Instead):
                    raise DeclarationError(f"{card.name}: only lines that replace a destruction can be given")
                self.lines.append(given)
                self.event_of.append(-1)

    def _faces(self, kind: int, gate: int) -> list[int]:
        return [k for k in range(6) if self.kind[k] == kind and gate >> self.bursts[k] & 1]

    def _place(self, slots: list[int], number: int, kind: int, gate: int) -> None:
        for face in self._faces(kind, gate):
            slots[face] = number


#: Questions about players; all others are about dice.
_OF_PLAYERS: Final = (TOTAL, SUMMON_COST, CAPTURE_COST, CAPTURES, CANNOT_SUMMON)


def _check_static(card: Card, line: Static, modifier: Modifier) -> None:
    """Refuses what no number would ever ask about."""
    if modifier.code == SILENT:
        raise DeclarationError(f"{card.name}: silent can be given for a while, not had")
    if isinstance(line.who, Players) != (modifier.code in _OF_PLAYERS):
        whom = "players" if modifier.code in _OF_PLAYERS else "dice"
        raise DeclarationError(f"{card.name}: {modifier.id} is something {whom} have")


def _first_alike(card: Card, face: int) -> int:
    notations = [f.notation for f in card.die.faces]
    return notations.index(notations[face])


def _next_up(card: Card, face: int) -> int:
    faces = card.die.faces
    if faces[face].kind != CREATURE:
        return -1
    for k in range(face + 1, 6):
        if faces[k].kind == CREATURE and faces[k].level > faces[face].level:
            return k
    return -1


def index_of(card: Card) -> Index:
    index = card.index
    if index is None:
        index = Index(card)
        card.index = index
    return index
