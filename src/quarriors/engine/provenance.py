"""How far a card's values can be trusted: printed, reported by somebody who held the card, or reconstructed by us."""

from __future__ import annotations

from typing import Final

from .errors import DeclarationError

PRINTED: Final = "printed"
#: A published account tells what the printed card does; its wording, and here and there a number, are ours.
REPORTED: Final = "reported"
#: The printed card could not be found: made to fit.
RECONSTRUCTED: Final = "reconstructed"

#: The parts of a card that can be trusted or not: the name of its class, the faces of its die, cost and Glory, its
#: ability, its burst lines, its Anchored Spell.
PARTS: Final = ("name", "faces", "stats", "ability", "bursts", "anchored")


class Provenance:
    """Which parts of a card are reconstructed, and which are reported; the others are printed.

    >>> provenance = Provenance("bursts", reported="ability")
    >>> provenance.of("stats"), provenance.of("ability"), provenance.of("bursts"), provenance.is_printed
    ('printed', 'reported', 'reconstructed', False)
    """

    __slots__ = ("reconstructed", "reported")

    def __init__(self, reconstructed: object = "", reported: object = "") -> None:
        #: Both in the order of `PARTS`.
        self.reconstructed = _parts(RECONSTRUCTED, reconstructed)
        self.reported = _parts(REPORTED, reported)
        for part in self.reported:
            if part in self.reconstructed:
                raise DeclarationError(f"{part!r} is either reported or reconstructed: name it once")

    def of(self, part: str) -> str:
        """``"printed"``, ``"reported"`` or ``"reconstructed"``."""
        if part in self.reconstructed:
            return RECONSTRUCTED
        return REPORTED if part in self.reported else PRINTED

    @property
    def is_printed(self) -> bool:
        """Whether every part is."""
        return not self.reconstructed and not self.reported

    def joined(self, other: Provenance) -> Provenance:
        """Adds the doubts of another: if a die is in doubt, its card is too."""
        return Provenance(" ".join(self.reconstructed + other.reconstructed), " ".join(self.reported + other.reported))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Provenance)
            and self.reconstructed == other.reconstructed
            and self.reported == other.reported
        )

    def __hash__(self) -> int:
        return hash((self.reconstructed, self.reported))

    def __repr__(self) -> str:
        return f"Provenance({' '.join(self.reconstructed)!r}, {' '.join(self.reported)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Provenance, (" ".join(self.reconstructed), " ".join(self.reported)))


def _parts(what: str, named: object) -> tuple[str, ...]:
    if not isinstance(named, str):
        raise DeclarationError(f"{what} names parts such as 'stats ability', not {named!r}")
    parts = named.split()
    for part in parts:
        if part not in PARTS:
            raise DeclarationError(f"a card has no part {part!r}; there is: {', '.join(PARTS)}")
    return tuple(part for part in PARTS if part in parts)
