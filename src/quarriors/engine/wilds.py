"""The Wilds: which cards a game has, and what makes them legal."""

from __future__ import annotations

from typing import Final

from .box import Box
from .boxes import card_by_id, look_up, on_the_shelf
from .cards import BASIC, CREATURE_CARD, CREATURES_IN_WILDS, QUEST_CARD, SPELL_CARD, SPELLS_IN_WILDS, Card
from .catalog import Catalog
from .errors import RulesError, SetupError, WildsError
from .faces import LOCK_FACE
from .moving import Unlock
from .qualities import Named
from .rules import CLASSIC, FEWER_DICE, HINT, Rules
from .traits import goal_with
from .words import inside

#: The levels of the quests, by number of players (X5).
QUEST_LEVELS: Final = ((), (), (2,), (1, 3), (1, 2, 3))


class Wilds:
    """The cards in the middle of the table: basics, Creatures and Spells, each class once, and the quests beneath.

    The order of Creatures and of Spells is ascending cost, as the rulebook suggests.
    """

    def __init__(self, cards: object) -> None:
        if not isinstance(cards, (list, tuple)) or not all(isinstance(card, Card) for card in cards):
            raise WildsError(
                f"Wilds are made of a list of cards, not of {cards!r}; deal(...) or wilds_of(...) finds them"
            )
        self.cards = check_wilds(list(cards))
        #: By number of players; made when it is first asked for.
        self._catalogs: dict[int, Catalog] = {}

    def catalog(self, players: int) -> Catalog:
        """Its cards as a game has them, and every die of a game with so many: games with these very Wilds share it."""
        catalog = self._catalogs.get(players)
        if catalog is None:
            catalog = self._catalogs[players] = Catalog(self.cards, players)
        return catalog

    @property
    def shown(self) -> list[Card]:
        """The cards that lie on the table: Large dice have none."""
        return [card for card in self.cards if not card.die.large]

    @property
    def quests(self) -> list[Card]:
        """The quest cards, easiest first."""
        return [card for card in self.cards if card.kind == QUEST_CARD]

    @property
    def has_large(self) -> bool:
        """Whether the game has Large dice."""
        return any(card.die.large for card in self.cards)

    @property
    def has_locks(self) -> bool:
        """Whether dice can be Locked."""
        return any(face.kind == LOCK_FACE for card in self.cards for face in card.die.faces)

    @property
    def has_culls(self) -> bool:
        """Whether players cull dice for scoring and questing."""
        return not any(card.die.traits.no_culls for card in self.cards)

    def goal(self, players: int) -> int:
        """The Glory that wins: as usual, or as the dice of a card say."""
        return goal_with([card.die.traits for card in self.cards], check_players(players))

    def __reduce__(self) -> tuple[object, ...]:
        return (wilds_by_ids, ([card.id for card in self.cards],))

    def __repr__(self) -> str:
        return f"Wilds({[card.name for card in self.cards]})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Wilds) and [c.id for c in self.cards] == [c.id for c in other.cards]

    def __hash__(self) -> int:
        return hash(tuple(c.id for c in self.cards))


def wilds_by_ids(ids: list[str]) -> Wilds:
    """Wilds from the ids of their cards, as records, positions and pickles name them."""
    return Wilds([card_by_id(id.strip()) for id in ids])


def check_players(players: object) -> int:
    if isinstance(players, bool) or not isinstance(players, int) or not 2 <= players <= 4:
        raise SetupError(f"Quarriors! is for 2 to 4 players, not {players!r}").worded("players", n=str(players))
    return players


# -- the cards by themselves -----------------------------------------------------------------------


def stack_sizes(cards: list[Card]) -> tuple[int, int]:
    """How many Creature and Spell cards go with these: as many as usual, or as their only box says (X8)."""
    if cards and all(card.home == cards[0].home for card in cards):
        box = look_up(cards[0].home)
        if box is not None and box.alone is not None:
            return box.alone
    return CREATURES_IN_WILDS, SPELLS_IN_WILDS


def displaced_by(cards: list[Card]) -> list[str]:
    """The names of basic cards that are not in a game with these."""
    return [name for card in cards for name in card.die.traits.displaces]


def is_displaced(card: Card, names: list[str]) -> bool:
    """Whether it is one of those; cards of the same class that are called otherwise stay."""
    return card.kind == BASIC and card.name in names


def check_wilds(cards: list[Card]) -> list[Card]:
    """Sorts the cards, or says why they cannot be Wilds."""
    basics = [c for c in cards if c.kind == BASIC]
    creatures = [c for c in cards if c.kind == CREATURE_CARD]
    spells = [c for c in cards if c.kind == SPELL_CARD]
    quests = [c for c in cards if c.kind == QUEST_CARD]
    wanted = stack_sizes(cards)
    if len(creatures) != wanted[0]:
        said = f"Wilds have {wanted[0]} Creature cards, not {len(creatures)}"
        raise WildsError(said).worded("wilds-creatures", limit=wanted[0], n=len(creatures))
    if len(spells) != wanted[1]:
        said = f"Wilds have {wanted[1]} Spell cards, not {len(spells)}"
        raise WildsError(said).worded("wilds-spells", limit=wanted[1], n=len(spells))
    classes = check_classes(cards)
    _check_quests(cards, quests)
    _check_basics(cards, basics, classes)
    creatures.sort(key=_order)
    spells.sort(key=_order)
    quests.sort(key=_level)
    return basics + creatures + spells + quests


def check_classes(cards: list[Card]) -> list[str]:
    """The classes of these cards, each of them there once."""
    classes: list[str] = []
    for card in cards:
        if card.die.name in classes:
            said = f"two cards of the class {card.die.name} in the Wilds; every class may be there once"
            raise WildsError(said).worded("class-twice", **{"class": card.die.name})
        classes.append(card.die.name)
    return classes


def _check_quests(cards: list[Card], quests: list[Card]) -> None:
    levels = tuple(sorted([card.level for card in quests]))
    if quests and levels not in QUEST_LEVELS:
        raise WildsError(
            f"quests of level {_and(levels)} do not go together: 2 players quest at level 2, 3 at levels 1 and 3, "
            "4 at levels 1, 2 and 3"
        ).worded("quest-mix")
    for card in [] if quests else cards:
        if card.die.traits.comes_with_quests:
            said = f"the {card.name} is for games with quests: name quest cards, or leave it out"
            raise WildsError(said).worded("needs-quests", card=card.name)


def _check_basics(cards: list[Card], basics: list[Card], classes: list[str]) -> None:
    displaced = displaced_by(cards)
    for card in basics if displaced else []:
        if is_displaced(card, displaced):
            cause = next(known for known in cards if card.name in known.die.traits.displaces)
            said = f"{cause.die.name} dice are played without {card.name}: leave that out"
            raise WildsError(said).worded("without", card=card.name, **{"class": cause.die.name})
    missing = _owed_basics(cards, classes, displaced)
    if missing:
        said = f"the basic cards {', '.join(missing)} are missing from the Wilds"
        raise WildsError(said).worded("wilds-basics", cards=missing)


def _owed_basics(cards: list[Card], classes: list[str], displaced: list[str]) -> list[str]:
    """Basic cards that are in every game with a box whose cards are there, and are not."""
    ids: list[str] = []
    for card in cards:
        for id in (card.home, *card.needs):
            if id not in ids:
                ids.append(id)
    boxes = [box for box in [look_up(id) for id in ids] if box is not None]
    if not any(box.alone is not None for box in boxes):
        boxes += founders()[:1]
    boxes.sort(key=_age)
    has_quests = any(card.kind == QUEST_CARD for card in cards)
    owed: list[str] = []
    for box in boxes:
        for card in box.basics:
            name = card.die.name
            comes = has_quests or not card.die.traits.comes_with_quests
            if comes and name not in classes and name not in owed and not is_displaced(card, displaced):
                owed.append(name)
    return owed


def founders() -> list[Box]:
    """The boxes that can be played alone, the oldest first."""
    return sorted((box for box in on_the_shelf() if box.alone is not None), key=_age)


def _age(box: Box) -> tuple[int, str]:
    return (box.year, box.id)


def _order(card: Card) -> tuple[int, str]:
    return (card.cost, card.name)


def _level(card: Card) -> int:
    return card.level


# -- with rules and players ------------------------------------------------------------------------


def check_table(wilds: Wilds, rules: Rules, players: int) -> None:
    """Whether these Wilds can be played by these rules, by so many."""
    if rules.edition == CLASSIC:
        _refuse_newer([card.name for card in wilds.cards if not card.classic])
    if rules.expert_culling and not wilds.has_culls:
        cause = next(card for card in wilds.cards if card.die.traits.no_culls)
        raise RulesError(
            f"with {cause.die.name} dice nothing is culled for scoring, so there is no Expert Culling: leave it out"
        ).worded("expert", **{"class": cause.die.name})
    if rules.mix != HINT and not any(leads(card) for card in wilds.cards):
        _refuse_mix(rules)
    if rules.handicap == FEWER_DICE:
        ramp = next((card for card in wilds.cards if card.die.traits.hand), None)
        if ramp is not None:
            raise RulesError(
                f"with {ramp.die.name} dice everybody draws few dice at first anyway: take handicap='glory'"
            ).worded("handicap", **{"class": ramp.die.name})
    quests = wilds.quests
    if rules.quests is False and quests:
        said = f"quests=False, but {quests[0].name} is in the Wilds"
        raise RulesError(said).worded("quest-off", card=quests[0].name)
    if rules.quests is True and not quests:
        raise RulesError("quests=True, but there are no quest cards in the Wilds").worded("quest-none")
    levels = tuple(card.level for card in quests)
    if quests and levels != QUEST_LEVELS[players]:
        raise WildsError(
            f"{players} players quest at level {_and(QUEST_LEVELS[players])}, not {_and(levels)}: "
            "deal quests for that many players"
        ).worded("quest-mix")


def check_boxes(boxes: list[Box], rules: Rules) -> None:
    """A box of which the classic edition knows no card is refused whatever would be dealt (E10)."""
    if rules.edition == CLASSIC:
        _refuse_newer([box.id for box in boxes if not any(card.classic for card in box.cards) and not box.overrides])
    if rules.mix != HINT and not any(box.leads for box in boxes):
        _refuse_mix(rules)


def _refuse_mix(rules: Rules) -> None:
    leading = [box.id for box in on_the_shelf() if box.leads]
    remedy = f"add {' or '.join(leading)}, or leave it out" if leading else "leave it out"
    raise RulesError(
        f"mix={rules.mix!r} is a way to mix a box that leads with others, and none of these does: {remedy}"
    ).worded("mix", mix=rules.mix, boxes=leading)


def leads(card: Card) -> bool:
    """Whether the ways of mixing turn that card over first."""
    box = look_up(card.home)
    return box is not None and box.leads


def _refuse_newer(newer: list[str]) -> None:
    if newer:
        said = f"the classic edition is older than {', '.join(newer)}: play with edition='revised'"
        raise RulesError(said).worded("classic", things=newer)


def _and(parts: list[str] | tuple[int, ...]) -> str:
    words = [str(part) for part in parts]
    return f"{', '.join(words[:-1])} and {words[-1]}" if len(words) > 1 else words[0]


# -- remarks ---------------------------------------------------------------------------------------


class Weakness:
    """A card that speaks of dice which are not in the Wilds."""

    def __init__(self, card: Card, missing: str) -> None:
        self.card = card
        #: A class of dice; empty: dice with a Lock face.
        self.missing = missing

    def __repr__(self) -> str:
        return f"Weakness({self.card.name!r}, {self.missing!r})"


def weaknesses(wilds: Wilds) -> list[Weakness]:
    """Cards that are weaker in these Wilds than they should be. Nothing is excluded for it (X8).

    >>> from quarriors.sets import deal
    >>> weaknesses(deal(seed=7))
    []
    """
    classes = [card.die.name for card in wilds.cards]
    found: list[Weakness] = []
    for card in wilds.cards:
        parts = inside(card.lines)
        named = [part.name for part in parts if isinstance(part, Named)]
        found += [Weakness(card, name) for name in sorted(set(named)) if name not in classes]
        if not wilds.has_locks and any(isinstance(part, Unlock) for part in parts):
            found.append(Weakness(card, ""))
    return found
