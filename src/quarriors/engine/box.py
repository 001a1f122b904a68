"""Boxes: cards and dice that belong together, ours or a third party's."""

from __future__ import annotations

from .cards import BASIC, CREATURE_CARD, CREATURES_IN_WILDS, SPELL_CARD, SPELLS_IN_WILDS, Card, Die, goes_by, slug
from .errors import DeclarationError
from .nearest import did_you_mean
from .placing import placed
from .traits import drawing, sizes_of, words_of


class Box:
    """A box of cards and dice, ours or a third party's.

    - `classic`: whether the classic edition knows its cards (E10), or a list of those it knows;
    - `needs`: boxes that must be in the game too, by card: ``{"Lock Picker": ["their-box"]}``;
      you need not name the box in which a card's dice lie;
    - `overrides`: cards that replace another box's whenever that box is in the game: ``{"their-box/toad": card(…)}``;
    - `leads`: the ways of mixing (`Rules.mix`) turn over its cards first;
    - `wilds`: Wilds the box recommends, by name: seven Creatures and three Spells, and quests if you like. Give its own
      cards by name, those of another box by id (``their-box/toad``). `why` has a sentence about each;
    - `formerly`: fingerprints of earlier declarations of the box that play the same, so their records still replay. If
      some cards now play differently, name them by fingerprint: ``{"0123456789abcdef": ["Toad"], …}``;
    - `alone`: how many Creature and Spell cards its Wilds have when you play it alone: ``(7, 3)``. A box without this
      needs one that has it;
    - `words`: its words, by language: Fluent messages, ``{"en": "about = Toads, and what they think."}``;
    - `pictured`: the class of dice that stands for the box; `icon`: the drawing on its lid.
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
        alone: object = None,
        words: object = None,
        pictured: object = "",
        icon: object = "",
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
        self.alone = sizes_of(id, alone)
        self.words = words_of(id, {} if words is None else words)
        self.pictured = _text(id, pictured)
        if pictured and not any(card.die.name == pictured for card in self.cards):
            raise DeclarationError(f"box {id!r}: pictured is a class of its dice, not {pictured!r}")
        self.icon = drawing(f"box {id!r}: its icon", icon)
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
            raise DeclarationError(
                f"box {self.id!r}: needs are lists of boxes by card, {{'Lock Picker': ['their-box']}}"
            )
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
        creatures, spells = self.alone or (CREATURES_IN_WILDS, SPELLS_IN_WILDS)
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
        raise DeclarationError(f"box {id!r}: overrides are cards by the ids of others, {{'their-box/toad': card(…)}}")
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
