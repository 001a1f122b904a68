"""The six faces of a die, and the notation they are written in."""

from __future__ import annotations

import re
from typing import Final

from .errors import DeclarationError

#: What a face is at bottom; a die face is exactly one of these.
PLAIN_FACE: Final = 0  # Quiddity, draw, re-roll and question symbols, or nothing
CREATURE_FACE: Final = 1
SPELL_FACE: Final = 2
LOCK_FACE: Final = 3
QUARTIFACT_FACE: Final = 4

UNKNOWN: Final = -1  # a printed question mark: the card says the number

#: What Quiddity can be made of besides.
NO_ENERGY: Final = 0
LIGHT: Final = 1
DARK: Final = 2
ENERGY_IDS: Final = ("", "light", "dark")

_CREATURE = re.compile(r"C ?(\d+)/(\d+|\?)/(\d+|\?)$")
_SYMBOL = re.compile(r"(?:Q(\d+)(?: (light|dark))?|D(\d+)|(R)|(\?))$")


class Face:
    """One face of a die, read from its notation.

    >>> face = Face("C 2/4/5 **")
    >>> face.level, face.attack, face.defense, face.bursts
    (2, 4, 5, 2)
    >>> Face("Q3|R").either, str(Face("Q1+D1"))
    (True, 'Q1+D1')
    >>> Face("Q2 light").energy, Face("A:Holy Quill").quartifact
    (1, 'Holy Quill')
    """

    __slots__ = (
        "attack", "bursts", "defense", "draw", "either", "energy", "kind", "level", "notation", "quartifact",
        "question", "quiddity", "reroll",
    )  # fmt: skip

    def __init__(self, notation: str) -> None:
        text = notation.strip()
        self.bursts = text.count("*")
        core = text.replace("*", "").strip()
        self.kind = PLAIN_FACE
        self.quiddity = 0
        #: What its Quiddity is made of.
        self.energy = NO_ENERGY
        self.draw = 0
        self.reroll = False
        #: A question mark: the card says what it does.
        self.question = False
        #: The name of the Quartifact it stands for.
        self.quartifact = ""
        #: Two symbols parted by a line: one or the other, never both.
        self.either = "|" in core
        self.level = 0
        self.attack = 0
        self.defense = 0
        creature = _CREATURE.match(core)
        if creature is not None:
            self.kind = CREATURE_FACE
            self.level = int(creature.group(1))
            self.attack = _number(creature.group(2))
            self.defense = _number(creature.group(3))
            core = f"C {creature.group(1)}/{creature.group(2)}/{creature.group(3)}"
        elif core == "S":
            self.kind = SPELL_FACE
        elif core == "L":
            self.kind = LOCK_FACE
        elif core.startswith("A:") and len(core) > 2:
            self.kind = QUARTIFACT_FACE
            self.quartifact = core[2:].strip()
            core = f"A:{self.quartifact}"
        elif core or not self.bursts:
            self._read_symbols(core, notation)
        self.notation = (core + " " + "*" * self.bursts).strip()

    def _read_symbols(self, core: str, notation: str) -> None:
        for part in re.split(r"[+|]", core):
            symbol = _SYMBOL.match(part.strip())
            if symbol is None:
                known = "Q2, Q1 light, D1, R, ?, Q1+D1, Q3|R, C 2/4/5 *, S **, L *, A:Name"
                said = f"face {notation!r}: {part!r} is no symbol; write {known}"
                raise DeclarationError(said).worded("face", face=notation[:80], found=part[:80], known=known)
            if symbol.group(1) is not None:
                self.quiddity = int(symbol.group(1))
                if symbol.group(2) is not None:
                    self.energy = ENERGY_IDS.index(symbol.group(2))
            elif symbol.group(3) is not None:
                self.draw = int(symbol.group(3))
            elif symbol.group(4) is not None:
                self.reroll = True
            else:
                self.question = True

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        return f"Face({self.notation!r})"


def _number(text: str) -> int:
    return UNKNOWN if text == "?" else int(text)
