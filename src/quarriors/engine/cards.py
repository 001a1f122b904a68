"""Dice, cards and boxes as they are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .faces import CREATURE, ENERGY_IDS, QUARTIFACT, Face
from .lines import Anchored, Line, Power, Reward
from .nearest import did_you_mean
from .placing import placed
from .provenance import PRINTED, RECONSTRUCTED, Provenance

if TYPE_CHECKING:
    from .indexing import Index

#: The stacks of cards.
BASIC: Final = "basic"
CREATURE_CARD: Final = "creature"
SPELL_CARD: Final = "spell"
QUEST_CARD: Final = "quest"

#: How many Creature cards and Spell cards the Wilds have.
CREATURES_IN_WILDS: Final = 7
SPELLS_IN_WILDS: Final = 3
#: And where a box with Large Quiddity dice is played alone (X8).
CREATURES_IN_LARGE_WILDS: Final = 6
SPELLS_IN_LARGE_WILDS: Final = 2


class Die:
    """A class of dice: its name, its six faces in card order, how many lie on its card, its colours."""

    def __init__(
        self,
        name: str,
        kind: str,
        faces: list[Face],
        count: int,
        per_player: int,
        colours: tuple[str, str],
        energy: str = "",
        large: bool = False,
        provenance: Provenance | None = None,
        stays_home: bool = False,
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
        if energy not in ENERGY_IDS:
            raise DeclarationError(f"die {name!r}: its energy is 'light', 'dark' or none, not {energy!r}")
        #: Light, Dark or neither: a code of `faces`.
        self.energy = ENERGY_IDS.index(energy)
        #: A Large Quiddity die: never in a bag or on a card, in the Active Pool on each of its owner's turns.
        self.large = large
        #: Its Creatures never go on a quest.
        self.stays_home = stays_home
        #: How far its name and its faces can be trusted.
        self.provenance = Provenance() if provenance is None else provenance
        #: The box these dice lie in: the first with a card of theirs. A card of another box takes them from there.
        self.box = ""

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
        provenance: Provenance,
        variant_last: bool,
        capturable: bool = True,
        discounted: int = -1,
        level: int = 0,
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

    @property
    def kind(self) -> str:
        return self.die.kind

    @property
    def id(self) -> str:
        return f"{self.box}/{self.slug}"

    def __repr__(self) -> str:
        return f"Card({self.id!r})"


class Box:
    """A box of cards and dice, ours or a third party's.

    - `classic`: whether the classic edition knows its cards (E10), or a list of those it knows;
    - `needs`: boxes that must be in the game too, by card: ``{"The Expedition For Exqualibur": ["quarmageddon"]}``;
      the box in which a card's dice lie need not be named;
    - `overrides`: cards that stand in for another box's wherever that is played with: ``{"base/portal": card(…)}``;
    - `leads`: the ways of mixing (`Rules.mix`) turn its cards over first;
    - `wilds`: Wilds the box recommends, by name: seven Creatures and three Spells, and with them quests; its own cards
      go by name, those of another box by id (``base/portal``); `why` says a sentence on each;
    - `formerly`: fingerprints of earlier declarations of the box that play the same, and whose records still replay;
      by fingerprint the names of cards that play differently since: ``{"0123456789abcdef": ["Portal"], …}``.
    """

    def __init__(
        self,
        id: object,
        name: object,
        year: object,
        cards: object,
        classic: object = False,
        wilds: object = None,
        why: object = None,
        needs: object = None,
        overrides: object = None,
        leads: object = False,
        formerly: object = (),
    ) -> None:
        if not isinstance(id, str) or not isinstance(name, str):
            raise DeclarationError(f"a box has an id and a name, both texts, not {id!r} and {name!r}")
        if isinstance(year, bool) or not isinstance(year, int):
            raise DeclarationError(f"box {id!r}: the year is a number, not {year!r}")
        if not isinstance(cards, (list, tuple)) or not all(isinstance(known, Card) for known in cards):
            raise DeclarationError(f"box {id!r}: its cards are a list of card(...), not {cards!r}")
        if not isinstance(leads, bool):
            raise DeclarationError(f"box {id!r}: leads is True or False, not {leads!r}")
        self.id = id
        self.name = name
        self.year = year
        standing_in = _overrides(id, {} if overrides is None else overrides)
        #: Copies of what was declared: a card may lie in several boxes.
        self.cards = placed(list(cards) + list(standing_in.values()), id)
        #: Cards of this box in the place of others, by the id of those.
        self.overrides = {target: self.cards[len(cards) + at] for at, target in enumerate(standing_in)}
        self.leads = leads
        if not id or not all(c.isalnum() or c in "_-" for c in id) or not self.cards:
            raise DeclarationError(f"a box has an id of letters, digits, _ and -, and at least one card: {id!r}")
        seen: list[str] = []
        for card in self.cards:
            card.classic = classic is True
            if card.name in seen:
                raise DeclarationError(f"box {id!r} has two cards named {card.name!r}")
            seen.append(card.name)
        for target, card in self.overrides.items():
            card.home = target.partition("/")[0]
        #: The basic cards: in every game with the box, but for those that depend on others.
        self.basics = [card for card in self.cards if card.kind == BASIC]
        self.has_large = any(card.die.large for card in self.basics)
        self._mark_classic(classic)
        self._add_needs({} if needs is None else needs)
        #: Ids of cards, by the name of the Wilds; and what they are like.
        self.wilds = self._named_wilds({} if wilds is None else wilds)
        self.why = self._reasons({} if why is None else why)
        #: Names of the cards that play differently since, by earlier fingerprint.
        self.formerly = self._earlier(formerly)

    def card(self, name: str) -> Card:
        """The card of that name, slug or id."""
        for card in self.cards:
            if goes_by(card, name):
                return card
        raise DeclarationError(
            f"box {self.id!r} has no card named {name!r}{did_you_mean(name, [card.name for card in self.cards])}"
        )

    def die(self, name: str) -> Die:
        """The dice of that class: for cards of another box that are about them."""
        for card in self.cards:
            if card.die.name == name:
                return card.die
        names = sorted({card.die.name for card in self.cards})
        raise DeclarationError(f"box {self.id!r} has no dice named {name!r}{did_you_mean(name, names)}")

    def _mark_classic(self, classic: object) -> None:
        if isinstance(classic, bool):
            return
        if not isinstance(classic, (list, tuple)):
            raise DeclarationError(f"box {self.id!r}: classic is True, False or a list of cards, not {classic!r}")
        for name in classic:
            self.card(_text(self.id, name)).classic = True

    def _add_needs(self, needs: object) -> None:
        if not isinstance(needs, dict):
            raise DeclarationError(f"box {self.id!r}: needs are lists of boxes by card, {{'Portal': ['base']}}")
        for name, boxes in needs.items():
            card = self.card(_text(self.id, name))
            if not isinstance(boxes, (list, tuple)):
                raise DeclarationError(f"box {self.id!r}: {card.name} needs a list of boxes, not {boxes!r}")
            card.needs += tuple(_text(self.id, box) for box in boxes if box not in card.needs)

    def _earlier(self, formerly: object) -> dict[str, tuple[str, ...]]:
        if isinstance(formerly, (list, tuple)):
            return {_text(self.id, digits): () for digits in formerly}
        if not isinstance(formerly, dict) or not all(isinstance(names, (list, tuple)) for names in formerly.values()):
            raise DeclarationError(
                f"box {self.id!r}: formerly are fingerprints in a tuple, or lists of changed cards by fingerprint, "
                f"not {formerly!r}"
            )
        return {
            _text(self.id, digits): tuple([self.card(_text(self.id, name)).name for name in names])
            for digits, names in formerly.items()
        }

    def _reasons(self, why: object) -> dict[str, str]:
        if not isinstance(why, dict) or any(name not in self.wilds for name in why):
            raise DeclarationError(f"box {self.id!r}: why has a sentence for each of its wilds, not {why!r}")
        return {_text(self.id, name): _text(self.id, said) for name, said in why.items()}

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
        creatures, spells = CREATURES_IN_WILDS, SPELLS_IN_WILDS
        if self.has_large:
            creatures, spells = CREATURES_IN_LARGE_WILDS, SPELLS_IN_LARGE_WILDS
        if not isinstance(cards, (list, tuple)) or len(cards) < creatures + spells:
            raise DeclarationError(f"{where}: name {creatures} Creature and {spells} Spell cards")
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
            alone = card.kind == BASIC and len([c for c in self.cards if c.die.name == card.die.name]) == 1
            if alone or card.die.name in classes:
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


def _overrides(id: str, overrides: object) -> dict[str, Card]:
    if not isinstance(overrides, dict):
        raise DeclarationError(f"box {id!r}: overrides are cards by the ids of others, {{'base/portal': card(…)}}")
    found: dict[str, Card] = {}
    for target, card in overrides.items():
        box, slash, name = _text(id, target).partition("/")
        if not slash or not name or box == id:
            raise DeclarationError(f"box {id!r} overrides cards of other boxes by their ids, not {target!r}")
        if not isinstance(card, Card):
            raise DeclarationError(f"box {id!r}: {target} is overridden by a card(…), not {card!r}")
        found[target] = card
    return found


def _text(id: str, said: object) -> str:
    if not isinstance(said, str):
        raise DeclarationError(f"box {id!r}: a text was expected, not {said!r}")
    return said


def goes_by(card: Card, name: str) -> bool:
    """Whether a card is meant by that name, slug or id, whatever its capitals.

    >>> from quarriors.sets.base import BOX
    >>> [goes_by(BOX.cards[-1], name) for name in ("mighty witching hag", "Mighty-Witching-Hag", "hag")]
    [True, True, False]
    """
    wanted = name.strip().lower()
    own = card.slug
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


def creature_die(name: str, faces: str, colours: tuple[str, str], energy: str = "", reconstructed: object = "") -> Die:
    """A class of Creature dice: five on its card."""
    die = Die(name, CREATURE_CARD, _faces(name, faces), 5, 0, colours, energy, False, Provenance(reconstructed))
    if not die.is_creature_die:
        raise DeclarationError(f"die {name!r} has no creature face; write one like C 1/2/3")
    return die


def spell_die(name: str, faces: str, colours: tuple[str, str], energy: str = "", reconstructed: object = "") -> Die:
    return Die(name, SPELL_CARD, _faces(name, faces), 5, 0, colours, energy, False, Provenance(reconstructed))


def basic_die(
    name: str,
    faces: str,
    colours: tuple[str, str],
    count: int,
    per_player: int = 0,
    large: bool = False,
    reconstructed: object = "",
    stays_home: bool = False,
) -> Die:
    """A class of basic dice; one that stays home never goes on a quest."""
    provenance = Provenance(reconstructed)
    return Die(name, BASIC, _faces(name, faces), count, per_player, colours, "", large, provenance, stays_home)


def quest_die(name: str, faces: str, colours: tuple[str, str], reconstructed: object = "") -> Die:
    """A class of quest dice: two beside its card."""
    return Die(name, QUEST_CARD, _faces(name, faces), 2, 0, colours, "", False, Provenance(reconstructed))


def card(
    die: object,
    variant: object,
    cost: object,
    *lines: object,
    glory: object = 0,
    discounted: object = None,
    reconstructed: object = "",
    name: str = "",
) -> Card:
    """A Power Card: die, type, cost and Glory, then its lines.

    A card without a cost (None) cannot be captured. `reconstructed` names the parts that are not as printed:
    ``"stats ability bursts anchored"``. `name` is for cards that are not called by type and class.
    """
    given = name
    if not isinstance(die, Die) or not isinstance(variant, str):
        raise DeclarationError(f"a card begins with its die and its type, a text, not with {die!r} and {variant!r}")
    name = f"{variant} {die.name}".strip()
    if discounted is not None and not die.energy:
        raise DeclarationError(f"{name}: only dice of an energy have a discounted cost")
    if die.kind == QUEST_CARD:
        raise DeclarationError(f"{name}: a quest card is declared with quest(...)")
    told = _lines(name, lines)
    for line in told:
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
        told,
        _provenance(die, reconstructed),
        die.kind == SPELL_CARD or variant.startswith("of "),
        capturable,
        -1 if discounted is None else _count(name, "discounted", discounted),
    )
    if given:
        made.name = given
        made.slug = slug(given)
    return made


def quest(die: Die, variant: str, level: object, *lines: object, glory: object, reconstructed: object = "") -> Card:
    """A quest card: die, version, level and Glory, then its reward and the powers of its three Quartifacts."""
    name = f"{variant} {die.name}".strip()
    told = _lines(name, lines)
    names = [face.quartifact for face in die.faces if face.kind == QUARTIFACT]
    powers = [line.name for line in told if isinstance(line, Power)]
    if die.kind != QUEST_CARD or sorted(powers) != sorted(names) or len(told) != len(powers) + 1:
        raise DeclarationError(f"{name}: a quest has one reward(...) and a power(...) for each of {', '.join(names)}")
    return Card(
        die,
        variant,
        0,
        _count(name, "glory", glory),
        told,
        _provenance(die, reconstructed),
        False,
        False,
        -1,
        _count(name, "level", level),
    )


def _lines(name: str, lines: tuple[object, ...]) -> list[Line]:
    told: list[Line] = []
    for line in lines:
        for part in line if isinstance(line, list) else [line]:
            if not isinstance(part, Line):
                raise DeclarationError(f"{name}: a card is made of lines such as when(...) or has(...), not {part!r}")
            told.append(part)
    return told


def _provenance(die: Die, reconstructed: object) -> Provenance:
    own = Provenance(reconstructed)
    return Provenance(" ".join((*die.provenance.reconstructed, *own.reconstructed)))


def _count(name: str, what: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 99:
        raise DeclarationError(f"{name}: {what} is a number from 0 to 99, not {number!r}")
    return number


__all__ = [
    "BASIC", "CREATURE", "CREATURES_IN_WILDS", "CREATURE_CARD", "PRINTED", "QUEST_CARD", "RECONSTRUCTED",
    "SPELLS_IN_WILDS", "SPELL_CARD", "Box", "Card", "Die", "Provenance", "basic_die", "card", "creature_die",
    "goes_by", "quest", "quest_die", "slug", "spell_die",
]  # fmt: skip
