"""Dice, cards and boxes as they are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .faces import CREATURE, SPELL, Face
from .lines import Line
from .nearest import did_you_mean

if TYPE_CHECKING:
    from .indexing import Index

#: The three stacks of cards.
BASIC: Final = "basic"
CREATURE_CARD: Final = "creature"
SPELL_CARD: Final = "spell"

#: How many Creature cards and Spell cards the Wilds have.
CREATURES_IN_WILDS: Final = 7
SPELLS_IN_WILDS: Final = 3

#: How far a value can be trusted.
PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"


class Die:
    """A class of dice: its name, its six faces in card order, how many lie on its card, its colours."""

    def __init__(
        self, name: str, kind: str, faces: list[Face], count: int, per_player: int, colours: tuple[str, str]
    ) -> None:
        self.name = name
        self.kind = kind
        self.faces = faces
        #: Dice on the card in the Wilds when the game begins.
        self.count = count
        #: Dice each player begins with.
        self.per_player = per_player
        #: Background and symbol.
        self.colours = colours
        #: A Creature die is any die with a creature face, the Assistant too.
        self.is_creature_die = any(face.kind == CREATURE for face in faces)
        self.is_spell_die = kind == SPELL_CARD

    def __repr__(self) -> str:
        return f"Die({self.name!r})"


class Card:
    """A Power Card. `id` is set, class and type: ``base/strong-witching-hag``."""

    def __init__(
        self,
        die: Die,
        variant: str,
        cost: int,
        glory: int,
        lines: list[Line],
        provenance: tuple[str, str],
        variant_last: bool,
    ) -> None:
        self.die = die
        #: "Strong", "Charm", …; empty for the plain card.
        self.variant = variant
        self.cost = cost
        self.glory = glory
        self.lines = lines
        #: How far its numbers and its ability can be trusted.
        self.provenance = provenance
        if not variant:
            self.name = die.name
        elif variant_last:
            self.name = f"{die.name} {variant}"
        else:
            self.name = f"{variant} {die.name}"
        #: What its lines answer, worked out when it is first played.
        self.index: Index | None = None
        #: The box it belongs to, once the box is declared, and whether the classic edition knows it.
        self.box = ""
        self.classic = False

    @property
    def kind(self) -> str:
        return self.die.kind

    @property
    def id(self) -> str:
        return f"{self.box}/{slug(self.name)}"

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


class Box:
    """A box of cards and dice, ours or a third party's.

    `wilds` are Wilds it recommends, by name: seven Creatures and three Spells each, named as cards of this box are, or
    by id (``base/portal``) if they are another box's.
    """

    def __init__(
        self, id: str, name: str, year: int, cards: list[Card], classic: bool = False, wilds: object = None
    ) -> None:
        self.id = id
        self.name = name
        self.year = year
        self.cards = cards
        #: Whether it may be played with the classic edition (E10).
        self.classic = classic
        if not id or not all(c.isalnum() or c in "_-" for c in id) or not cards:
            raise DeclarationError(f"a box has an id of letters, digits, _ and -, and at least one card: {id!r}")
        seen: list[str] = []
        for card in cards:
            card.box = id
            card.classic = classic
            if card.name in seen:
                raise DeclarationError(f"box {id!r} has two cards named {card.name!r}")
            seen.append(card.name)
        #: Ids of cards, by the name of the Wilds.
        self.wilds = self._named_wilds({} if wilds is None else wilds)

    def card(self, name: str) -> Card:
        """The card of that name, slug or id."""
        for card in self.cards:
            if goes_by(card, name):
                return card
        raise DeclarationError(
            f"box {self.id!r} has no card named {name!r}{did_you_mean(name, [card.name for card in self.cards])}"
        )

    def _named_wilds(self, wilds: object) -> dict[str, list[str]]:
        if not isinstance(wilds, dict):
            raise DeclarationError(f"box {self.id!r}: wilds are lists of cards by name, {{'first-game': [...]}}")
        return {self._wilds_name(name): self._wilds_ids(name, cards) for name, cards in wilds.items()}

    def _wilds_name(self, name: object) -> str:
        if not isinstance(name, str) or not name or name != slug(name.replace("-", " ")):
            raise DeclarationError(f"box {self.id!r}: Wilds have names like 'first-game', not {name!r}")
        if any(goes_by(card, name) for card in self.cards):
            raise DeclarationError(f"box {self.id!r}: the Wilds {name!r} have the name of a card")
        return name

    def _wilds_ids(self, name: object, cards: object) -> list[str]:
        """The ids of these cards. What another box brings is looked at when they are dealt: it may not be installed."""
        where = f"box {self.id!r}, Wilds {name!r}"
        if not isinstance(cards, (list, tuple)) or len(cards) != CREATURES_IN_WILDS + SPELLS_IN_WILDS:
            raise DeclarationError(f"{where}: name {CREATURES_IN_WILDS} Creature and {SPELLS_IN_WILDS} Spell cards")
        ids: list[str] = []
        classes: list[str] = []
        kinds: list[str] = []
        for wanted in cards:
            if not isinstance(wanted, str):
                raise DeclarationError(f"{where}: a card is named by a text, not {wanted!r}")
            if "/" in wanted and not wanted.startswith(f"{self.id}/"):
                ids.append(wanted)
                continue
            card = self.card(wanted)
            if card.kind == BASIC or card.die.name in classes:
                raise DeclarationError(f"{where}: {card.name} is there already; every class is there once")
            ids.append(card.id)
            classes.append(card.die.name)
            kinds.append(card.kind)
        if kinds.count(CREATURE_CARD) > CREATURES_IN_WILDS or kinds.count(SPELL_CARD) > SPELLS_IN_WILDS:
            raise DeclarationError(
                f"{where}: {kinds.count(CREATURE_CARD)} Creature and {kinds.count(SPELL_CARD)} Spell cards, "
                f"not {CREATURES_IN_WILDS} and {SPELLS_IN_WILDS}"
            )
        return ids

    def __repr__(self) -> str:
        return f"Box({self.id!r})"


def goes_by(card: Card, name: str) -> bool:
    """Whether a card is meant by that name, slug or id, whatever its capitals.

    >>> from quarriors.sets.base import BOX
    >>> [goes_by(BOX.cards[-1], name) for name in ("mighty witching hag", "Mighty-Witching-Hag", "hag")]
    [True, True, False]
    """
    wanted = name.strip().lower()
    own = slug(card.name)
    return wanted == own or wanted == f"{card.box.lower()}/{own}" or slug(wanted) == own


def slug(name: str) -> str:
    """A name as ids write it.

    >>> slug("Defender of the Pale")
    'defender-of-the-pale'
    """
    return "-".join("".join(c for c in word if c.isalnum()) for word in name.lower().split())


# -- how a box writes them -------------------------------------------------------------------------


def _faces(name: str, notation: str) -> list[Face]:
    faces = [Face(part.strip()) for part in notation.split(",")]
    if len(faces) != 6:
        raise DeclarationError(f"die {name!r} has {len(faces)} faces, must have 6, parted by commas")
    return faces


def creature_die(name: str, faces: str, colours: tuple[str, str]) -> Die:
    """A class of Creature dice: five on its card."""
    die = Die(name, CREATURE_CARD, _faces(name, faces), 5, 0, colours)
    if not die.is_creature_die:
        raise DeclarationError(f"die {name!r} has no creature face; write one like C 1/2/3")
    return die


def spell_die(name: str, faces: str, colours: tuple[str, str]) -> Die:
    return Die(name, SPELL_CARD, _faces(name, faces), 5, 0, colours)


def basic_die(name: str, faces: str, colours: tuple[str, str], count: int, per_player: int = 0) -> Die:
    return Die(name, BASIC, _faces(name, faces), count, per_player, colours)


def card(
    die: Die,
    variant: str,
    cost: object,
    *lines: object,
    glory: object = 0,
    provenance: tuple[str, str] = (PRINTED, PRINTED),
) -> Card:
    """A Power Card: die, type, cost and Glory, then its lines. `provenance` is that of its numbers, then its text."""
    name = f"{variant} {die.name}".strip()
    told: list[Line] = []
    for line in lines:
        if not isinstance(line, Line):
            raise DeclarationError(f"{name}: a card is made of lines such as when(...) or has(...), not of {line!r}")
        told.append(line)
    kind = die.kind
    return Card(
        die, variant, _count(name, "cost", cost), _count(name, "glory", glory), told, provenance, kind == SPELL_CARD
    )


def _count(name: str, what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 99:
        raise DeclarationError(f"{name}: {what} is a number from 0 to 99, not {number!r}")
    return number


__all__ = [
    "BASIC", "CREATURE", "CREATURES_IN_WILDS", "CREATURE_CARD", "PRINTED", "RECONSTRUCTED", "SPELL",
    "SPELLS_IN_WILDS", "SPELL_CARD", "Box", "Card", "Die", "basic_die", "card", "creature_die", "goes_by", "slug",
    "spell_die",
]  # fmt: skip
