"""How far a card's values can be trusted: printed, or reconstructed because the printed card could not be found."""

from __future__ import annotations

from typing import Final

from .errors import DeclarationError

PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"

#: The parts of a card that can be trusted or not: the name of its class, the faces of its die, cost and Glory, its
#: ability, its burst lines, its Anchored Spell.
PARTS: Final = ("name", "faces", "stats", "ability", "bursts", "anchored")


class Provenance:
    """Which parts of a card are reconstructed.

    >>> provenance = Provenance("ability bursts")
    >>> provenance.of("stats"), provenance.of("ability"), provenance.is_printed
    ('printed', 'reconstructed', False)
    """

    __slots__ = ("reconstructed",)

    def __init__(self, reconstructed: object = "") -> None:
        if not isinstance(reconstructed, str):
            raise DeclarationError(f"reconstructed names parts such as 'stats ability', not {reconstructed!r}")
        parts = reconstructed.split()
        for part in parts:
            if part not in PARTS:
                raise DeclarationError(f"a card has no part {part!r}; there is: {', '.join(PARTS)}")
        #: In the order of `PARTS`.
        self.reconstructed = tuple(part for part in PARTS if part in parts)

    def of(self, part: str) -> str:
        """``"printed"`` or ``"reconstructed"``."""
        return RECONSTRUCTED if part in self.reconstructed else PRINTED

    @property
    def is_printed(self) -> bool:
        """Whether every part is."""
        return not self.reconstructed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Provenance) and self.reconstructed == other.reconstructed

    def __hash__(self) -> int:
        return hash(self.reconstructed)

    def __repr__(self) -> str:
        return f"Provenance({' '.join(self.reconstructed)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Provenance, (" ".join(self.reconstructed),))
