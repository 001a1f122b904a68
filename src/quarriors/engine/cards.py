"""Dice and cards as they are declared; `box.py` has the boxes they lie in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .faces import CREATURE_FACE, ENERGY_IDS, QUARTIFACT_FACE, Face
from .lines import Anchored, Line, Power, Reward
from .provenance import PRINTED, RECONSTRUCTED, REPORTED, Provenance
from .traits import Traits

if TYPE_CHECKING:
    from .indexing import Index

#: The stacks of cards.
BASIC: Final = "basic"
CREATURE_CARD: Final = "creature"
SPELL_CARD: Final = "spell"
QUEST_CARD: Final = "quest"

#: Of a die: background and symbol.
Colours = tuple[str, str]

#: How many Creature cards and Spell cards the Wilds have.
CREATURES_IN_WILDS: Final = 7
SPELLS_IN_WILDS: Final = 3


class Die:
    """A class of dice: its name, its six faces in card order, how many lie on its card, its colours."""

    def __init__(
        self,
        name: str,
        kind: str,
        faces: list[Face],
        count: int,
        per_player: int,
        colours: Colours,
        energy: str = "",
        provenance: Provenance | None = None,
        traits: object = (),
    ) -> None:
        self.name = name
        self.kind = kind
        self.faces = faces
        #: Dice on the card in the Wilds when the game begins.
        self.count = count
        #: Dice each player begins with.
        self.per_player = per_player
        self.colours = colours
        #: A Creature die is any die with a creature face, a basic one too.
        self.is_creature_die = any(face.kind == CREATURE_FACE for face in faces)
        self.is_spell_die = kind == SPELL_CARD
        if energy not in ENERGY_IDS:
            raise DeclarationError(f"die {name!r}: its energy is 'light', 'dark' or none, not {energy!r}")
        #: Light, Dark or neither: a code of `faces`.
        self.energy = ENERGY_IDS.index(energy)
        #: What is special about it.
        self.traits = traits if isinstance(traits, Traits) else Traits(name, traits)
        self.large = self.traits.large
        self.stays_home = self.traits.stays_home
        #: How far its name and its faces can be trusted.
        self.provenance = Provenance() if provenance is None else provenance
        #: The box these dice lie in: the first with a card of theirs. A card of another box takes them from there.
        self.box = ""

    def lying_in(self, box: str) -> Die:
        """The same dice as they lie in that box."""
        energy = ENERGY_IDS[self.energy]
        copy = Die(
            self.name, self.kind, self.faces, self.count, self.per_player, self.colours, energy, self.provenance,
            self.traits,
        )  # fmt: skip
        copy.box = box
        return copy

    def __repr__(self) -> str:
        return f"Die({self.name!r})"


class Card:
    """A Power Card. Its `id` has box, type and class: ``base/strong-witching-hag``."""

    def __init__(
        self,
        die: Die,
        variant: str,
        cost: int,
        glory: int,
        lines: list[Line],
        provenance: Provenance,
        variant_last: bool,
        capturable: bool = True,
        discounted: int = -1,
        level: int = 0,
        note: str = "",
    ) -> None:
        self.die = die
        #: "Strong", "Charm", …; empty for the plain card.
        self.variant = variant
        self.cost = cost
        self.glory = glory
        self.lines = lines
        #: Whether it has a cost at all; a die without one counts as 0 (Q4).
        self.capturable = capturable
        #: What it costs if some of its energy is in the payment, or -1.
        self.discounted = discounted
        #: The levels that complete a quest.
        self.level = level
        #: How far its parts can be trusted, those of its die included.
        self.provenance = provenance
        #: What is known of the printed card and what is ours, for players; or nothing.
        self.note = note
        if not variant:
            self.name = die.name
        elif variant_last:
            self.name = f"{die.name} {variant}"
        else:
            self.name = f"{variant} {die.name}"
        #: The part of its id that is its own.
        self.slug = slug(self.name)
        #: What its lines answer, for a card that lies in a box: see `indexing.index_of`.
        self.index: Index | None = None
        #: The box it belongs to, once the box is declared, and whether the classic edition knows it.
        self.box = ""
        self.classic = False
        #: The box in whose stacks it lies: its own, or that of the card it stands in for.
        self.home = ""
        #: Boxes it cannot be played without, its own left out: that of its dice, and those it speaks of.
        self.needs: tuple[str, ...] = ()

    def lying_in(self, box: str, die: Die) -> Card:
        """The same card as it lies in that box, for those dice."""
        copy = Card(
            die, self.variant, self.cost, self.glory, self.lines, self.provenance, False, self.capturable,
            self.discounted, self.level, self.note,
        )  # fmt: skip
        copy.name = self.name
        copy.slug = self.slug
        copy.box = box
        copy.home = box
        copy.needs = (die.box,) if die.box != box else ()
        return copy

    @property
    def kind(self) -> str:
        return self.die.kind

    @property
    def id(self) -> str:
        return f"{self.box}/{self.slug}"

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


def goes_by(card: Card, name: str) -> bool:
    """Whether a card is meant by that name, slug or id, whatever its capitals.

    >>> from quarriors.sets.base import BOX
    >>> [goes_by(BOX.cards[-1], name) for name in ("mighty witching hag", "Mighty-Witching-Hag", "hag")]
    [True, True, False]
    """
    wanted = name.strip().lower()
    own = card.slug
    if wanted == own or wanted == f"{card.box.lower()}/{own}":
        return True
    if wanted[:1].isalnum() and wanted[:1] != own[:1]:
        return False  # most names are of other cards, as their first letter says
    return slug(wanted) == own


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


def _colours(name: str, colours: object) -> Colours:
    if not isinstance(colours, (tuple, list)) or len(colours) != 2:
        raise _bad_colours(name, colours)
    ground, symbol = colours
    return _colour(name, ground), _colour(name, symbol)


def _colour(name: str, colour: object) -> str:
    if (
        not isinstance(colour, str)
        or len(colour) != 7
        or colour[0] != "#"
        or any(digit not in "0123456789abcdefABCDEF" for digit in colour[1:])
    ):
        raise _bad_colours(name, colour)
    return colour


def _bad_colours(name: str, found: object) -> DeclarationError:
    return DeclarationError(f"die {name!r}: colours are two of the form #rrggbb, such as '#1b5e20', not {found!r}")


def creature_die(
    name: str,
    faces: str,
    colours: object,
    energy: str = "",
    reconstructed: object = "",
    traits: object = (),
    reported: object = "",
) -> Die:
    """A class of Creature dice: five on its card."""
    provenance = Provenance(reconstructed, reported)
    die = Die(name, CREATURE_CARD, _faces(name, faces), 5, 0, _colours(name, colours), energy, provenance, traits)
    if not die.is_creature_die:
        raise DeclarationError(f"die {name!r} has no creature face; write one like C 1/2/3")
    return die


def spell_die(
    name: str,
    faces: str,
    colours: object,
    energy: str = "",
    reconstructed: object = "",
    traits: object = (),
    reported: object = "",
) -> Die:
    provenance = Provenance(reconstructed, reported)
    return Die(name, SPELL_CARD, _faces(name, faces), 5, 0, _colours(name, colours), energy, provenance, traits)


def basic_die(
    name: str,
    faces: str,
    colours: object,
    count: int,
    per_player: int = 0,
    reconstructed: object = "",
    traits: object = (),
    reported: object = "",
) -> Die:
    """A class of basic dice: so many on its card, and so many for each player to begin with."""
    provenance = Provenance(reconstructed, reported)
    return Die(name, BASIC, _faces(name, faces), count, per_player, _colours(name, colours), "", provenance, traits)


def quest_die(
    name: str, faces: str, colours: object, reconstructed: object = "", traits: object = (), reported: object = ""
) -> Die:
    """A class of quest dice: two beside its card."""
    provenance = Provenance(reconstructed, reported)
    return Die(name, QUEST_CARD, _faces(name, faces), 2, 0, _colours(name, colours), "", provenance, traits)


def card(
    die: object,
    variant: object,
    cost: object,
    *lines: object,
    glory: object = 0,
    discounted: object = None,
    reconstructed: object = "",
    name: str = "",
    reported: object = "",
    note: object = "",
) -> Card:
    """A Power Card: die, type, cost and Glory, then its lines.

    A card without a cost (None) cannot be captured. `reconstructed` names the parts that are ours, `reported` those
    that a published account tells: ``"stats ability bursts anchored"``; `note` says in a sentence or two what is known.
    `name` is for cards that are not called by type and class.
    """
    given = name
    if not isinstance(die, Die) or not isinstance(variant, str):
        raise DeclarationError(f"a card begins with its die and its type, a text, not with {die!r} and {variant!r}")
    name = f"{variant} {die.name}".strip()
    if discounted is not None and not die.energy:
        raise DeclarationError(f"{name}: only dice of an energy have a discounted cost")
    if die.kind == QUEST_CARD:
        raise DeclarationError(f"{name}: a quest card is declared with quest(...)")
    flat = _lines(name, lines)
    for line in flat:
        if isinstance(line, (Power, Reward)):
            raise DeclarationError(f"{name}: power(...) and reward(...) stand on quest cards only")
        if isinstance(line, Anchored) and die.kind != CREATURE_CARD:
            raise DeclarationError(f"{name}: Anchored Spells stand on Creature cards only")
    capturable = cost is not None
    made = Card(
        die,
        variant,
        _count(name, "cost", cost) if capturable else 0,
        _count(name, "glory", glory),
        flat,
        die.provenance.joined(Provenance(reconstructed, reported)),
        die.kind == SPELL_CARD or variant.startswith("of "),
        capturable,
        -1 if discounted is None else _count(name, "discounted", discounted),
        0,
        _note(name, note),
    )
    if given:
        made.name = given
        made.slug = slug(given)
    return made


def quest(
    die: Die,
    variant: str,
    level: object,
    *lines: object,
    glory: object,
    reconstructed: object = "",
    reported: object = "",
    note: object = "",
) -> Card:
    """A quest card: die, version, level and Glory, then its reward and the powers of its three Quartifacts."""
    name = f"{variant} {die.name}".strip()
    flat = _lines(name, lines)
    names = [face.quartifact for face in die.faces if face.kind == QUARTIFACT_FACE]
    powers = [line.name for line in flat if isinstance(line, Power)]
    if die.kind != QUEST_CARD or sorted(powers) != sorted(names) or len(flat) != len(powers) + 1:
        raise DeclarationError(f"{name}: a quest has one reward(...) and a power(...) for each of {', '.join(names)}")
    return Card(
        die,
        variant,
        0,
        _count(name, "glory", glory),
        flat,
        die.provenance.joined(Provenance(reconstructed, reported)),
        False,
        False,
        -1,
        _count(name, "level", level),
        _note(name, note),
    )


def _lines(name: str, lines: tuple[object, ...]) -> list[Line]:
    flat: list[Line] = []
    for line in lines:
        for part in line if isinstance(line, list) else [line]:
            if not isinstance(part, Line):
                raise DeclarationError(f"{name}: a card is made of lines such as when(...) or has(...), not {part!r}")
            flat.append(part)
    return flat


def _note(name: str, note: object) -> str:
    if not isinstance(note, str):
        raise DeclarationError(f"{name}: its note is a text for players, not {note!r}")
    return note


def _count(name: str, what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 99:
        raise DeclarationError(f"{name}: {what} is a number from 0 to 99, not {number!r}")
    return number


__all__ = [
    "BASIC",
    "CREATURES_IN_WILDS",
    "CREATURE_CARD",
    "CREATURE_FACE",
    "PRINTED",
    "QUEST_CARD",
    "RECONSTRUCTED",
    "REPORTED",
    "SPELLS_IN_WILDS",
    "SPELL_CARD",
    "Card",
    "Die",
    "Provenance",
    "basic_die",
    "card",
    "creature_die",
    "goes_by",
    "quest",
    "quest_die",
    "slug",
    "spell_die",
]  # fmt: skip
