"""Dealing Wilds: which cards of which boxes can be dealt, and the order in which they are turned over."""

from __future__ import annotations

from .box import Box
from .cards import BASIC, CREATURE_CARD, QUEST_CARD, SPELL_CARD, Card, goes_by
from .chance import Stream, key_of
from .errors import WildsError
from .nearest import did_you_mean, nearest, suggestion
from .rules import CLASSIC, DEMOCRATIC, SIDE, TWO_SCOOPS, Rules
from .wilds import (
    QUEST_LEVELS,
    Wilds,
    check_boxes,
    check_classes,
    check_players,
    check_table,
    displaced_by,
    founders,
    is_displaced,
    leads,
    stack_sizes,
)


class Stock:
    """The cards of some boxes: corrected where another box has something to correct, and those that can be dealt."""

    def __init__(self, boxes: list[Box], rules: Rules, printed_only: bool = False) -> None:
        self.boxes = boxes
        self.rules = rules
        self.ids = [box.id for box in boxes]
        self.classic = rules.edition == CLASSIC
        self.printed_only = printed_only
        #: The cards that stand in for others, by the id of those.
        self.overrides = _corrections(boxes)
        #: Every card of the boxes.
        self.cards: list[Card] = []
        for box in boxes:
            for card in box.cards:
                if card.home == box.id:
                    self.cards.append(self.overrides.get(card.id, card) if self.overrides else card)
        #: Those that can be dealt; some drive out basics of others (X8).
        self.fit = [card for card in self.cards if self._fits(card)]
        self.displaced = displaced_by(self.fit)
        if self.displaced:
            self.fit = [card for card in self.fit if not is_displaced(card, self.displaced)]
        #: What does not change from one deal to the next: those by kind, how many are dealt, whether basics are there.
        self._by_kind: dict[str, list[Card]] = {}
        for card in self.fit:
            self._by_kind.setdefault(card.kind, []).append(card)
        self._basics = self.of(BASIC)
        self.sizes = stack_sizes(self.fit)
        self._has_basics = False

    def deal(self, seed: object, players: object = 2, names: list[object] | None = None) -> Wilds:
        """Deals Wilds with these cards among them. It changes nothing here: who deals often keeps a stock."""
        n = check_players(players)
        chosen = self.choose([] if names is None else names)
        quests = _deal_quests(self, chosen, n, self.rules, seed)
        basics = self.basics(chosen, bool(quests), seed)
        there = _deal_stacks(self, chosen, self.rules, Stream(key_of(seed, "deal")))
        wilds = Wilds(basics + there + quests)
        check_table(wilds, self.rules, n)
        return wilds

    def _fits(self, card: Card) -> bool:
        return not (card.needs or self.classic or self.printed_only) or not self.why_not(card)

    def why_not(self, card: Card) -> str:
        """Why a card cannot be dealt from these boxes, or nothing."""
        if card.die.box not in self.ids and card.die.box != card.home:
            return f"its dice are in the box {card.die.box}: add it"
        missing = [id for id in card.needs if id not in self.ids]
        if missing:
            return f"it is for games with {', '.join(card.needs)}: add {', '.join(missing)}"
        if self.classic and not card.classic:
            return "the classic edition is older: play with edition='revised'"
        if self.printed_only and not card.provenance.is_printed:
            return f"not printed but {_doubts(card)}"
        return ""

    def _refusal(self, card: Card) -> WildsError:
        """Why that card cannot be dealt."""
        error = WildsError(f"{card.name} cannot be dealt: {self.why_not(card)}")
        if card.die.box not in self.ids and card.die.box != card.home:
            return error.worded("card-dice", card=card.name, box=card.die.box)
        missing = [id for id in card.needs if id not in self.ids]
        if missing:
            return error.worded("card-needs", card=card.name, boxes=missing)
        if self.classic and not card.classic:
            return error.worded("classic", things=[card.name])
        return error.worded("card-doubtful", card=card.name)

    def of(self, kind: str) -> list[Card]:
        return self._by_kind.get(kind, [])

    def find(self, name: object) -> Card:
        """The one card that goes by that name, slug or id."""
        if not isinstance(name, str):
            raise WildsError(f"a card is named by a text, not {name!r}")
        corrected = self.overrides.get(name.strip().lower())
        if corrected is not None:
            return corrected
        found = [card for card in self.cards if goes_by(card, name)]
        if not found:
            near = nearest(name, [card.name for card in self.cards])
            said = f"no card named {name!r} in {', '.join(self.ids)}{suggestion(near)}"
            raise WildsError(said).worded("card", name=name, boxes=list(self.ids)).like(near)
        if len(found) > 1:
            said = f"{name!r} could be {' or '.join(c.id for c in found)}; use the id"
            raise WildsError(said).worded("card-several", name=name, cards=[card.id for card in found])
        return found[0]

    def choose(self, names: list[object]) -> list[Card]:
        """The cards of these names; of the basics only those that are one of several."""
        chosen: list[Card] = []
        for name in names:
            card = self.find(name)
            if card.kind == BASIC and len(self.basics_of(card.die.name)) <= 1:
                continue
            if self.why_not(card):
                raise self._refusal(card)
            chosen.append(card)
        check_classes(chosen)
        return chosen

    def basics_of(self, name: str) -> list[Card]:
        return [card for card in self._basics if card.die.name == name]

    def basics(self, chosen: list[Card], has_quests: bool, seed: object) -> list[Card]:
        """One basic card of every class: the chosen one, or by lot, or, without a seed, the first."""
        self._check_basics()
        dealt: list[Card] = []
        for card in self._basics:
            name = card.die.name
            if any(there.die.name == name for there in dealt) or (card.die.traits.comes_with_quests and not has_quests):
                continue
            several = self.basics_of(name)
            named = [known for known in chosen if known.die.name == name]
            if named:
                dealt += named
            elif len(several) > 1 and seed is not None:
                dealt.append(several[Stream(key_of(seed, "deal basics")).below(len(several))])
            else:
                dealt.append(card)
        return dealt

    def _check_basics(self) -> None:
        if self._has_basics or any(box.alone is not None and not self._lacking(box) for box in self.boxes):
            self._has_basics = True
            return
        out = [card for box in self.boxes if box.alone is not None for card in box.basics if self.why_not(card)]
        because = f" ({out[0].name} cannot be dealt: {self.why_not(out[0])})" if out else ""
        known = [box for box in founders() if box not in self.boxes]
        if not known:
            said = f"{', '.join(self.ids)}: none of these boxes can be played alone{because}"
            raise WildsError(said).worded("no-base", boxes=list(self.ids))
        raise WildsError(
            f"{', '.join(self.ids)}: the basic cards {', '.join(self._lacking(known[0]))} are missing{because}; "
            f"they are in the box {known[0].id}: add it"
        ).worded("basics", boxes=list(self.ids), cards=self._lacking(known[0]), box=known[0].id)

    def _lacking(self, box: Box) -> list[str]:
        """Classes of basics of that box that cannot be dealt."""
        lacking: list[str] = []
        for card in box.basics:
            name = card.die.name
            absent = card.die.traits.comes_with_quests or is_displaced(card, self.displaced)
            if not absent and name not in lacking and not self.basics_of(name):
                lacking.append(name)
        return lacking


def _doubts(card: Card) -> str:
    """Which parts of a card are not printed, and what they are instead."""
    reported, reconstructed = card.provenance.reported, card.provenance.reconstructed
    parts = [f"reported: {', '.join(reported)}"] if reported else []
    if reconstructed:
        parts.append(f"reconstructed: {', '.join(reconstructed)}")
    return " and ".join(parts)


def _corrections(boxes: list[Box]) -> dict[str, Card]:
    """The overriding cards whose originals are in these boxes."""
    found: dict[str, Card] = {}
    for box in boxes:
        for target, card in box.overrides.items():
            for other in boxes:
                if other.id == card.home:
                    reason = misfit(target, card, other)
                    if reason is not None:
                        said = f"the box {box.id!r} cannot override {target!r}: {reason}"
                        raise WildsError(said).worded("box-overrides", box=box.id, card=target, reason=reason)
                    found[target] = card
    return found


def misfit(target: str, card: Card, box: Box) -> WildsError | None:
    """Why that card cannot stand in for a card of this box, or nothing."""
    originals = [known for known in box.cards if known.id == target]
    if not originals:
        ids = [known.id for known in box.cards]
        fault = WildsError(f"there is no such card{did_you_mean(target, ids)}")
        return fault.worded("card-id", id=target).like(nearest(target, ids))
    if originals[0].kind != card.kind:
        fault = WildsError(f"it is a {originals[0].kind} card, {card.name} is a {card.kind} card")
        return fault.worded("card-kind", card=card.name, kind=card.kind, original=originals[0].kind)
    return None


def choose_wilds(boxes: list[Box], names: list[object]) -> Wilds:
    """Wilds of these cards, by name or id; the basics need not be named. Quests are there if they are named."""
    stock = Stock(boxes, Rules())
    chosen = stock.choose(names)
    quests = any(card.kind == QUEST_CARD for card in chosen)
    return Wilds(stock.basics(chosen, quests, None) + [card for card in chosen if card.kind != BASIC])


# -- by lot ----------------------------------------------------------------------------------------


def deal_wilds(
    boxes: list[Box], seed: object, players: object, rules: Rules, names: list[object], printed_only: bool = False
) -> Wilds:
    """Shuffles the Creature cards and turns them over, leaving out classes already there; then the Spell cards.

    The cards of these names are there from the start. They change nothing about the shuffle: a card that would be
    dealt anyhow may be named, and the others stay the same. Basics and quests are drawn from streams of their own, so
    that Creatures and Spells are the same with quests and without.
    """
    check_players(players)
    check_boxes(boxes, rules)
    return Stock(boxes, rules, printed_only).deal(seed, players, names)


def _deal_stacks(stock: Stock, chosen: list[Card], rules: Rules, stream: Stream) -> list[Card]:
    creatures, spells = stock.sizes
    limits = [(CREATURE_CARD, "Creature", creatures), (SPELL_CARD, "Spell", spells)]
    there = [card for card in chosen if card.kind in (CREATURE_CARD, SPELL_CARD)]
    for kind, word, limit in limits:
        named = [card for card in there if card.kind == kind]
        if len(named) > limit:
            said = f"Wilds have {limit} {word} cards; {len(named)} were named: {_listed(named)}"
            message = "creatures-many" if kind == CREATURE_CARD else "spells-many"
            raise WildsError(said).worded(message, limit=limit, n=len(named), cards=[card.name for card in named])
        if rules.mix == DEMOCRATIC and len(named) < limit:
            raise WildsError(
                f"mix='democratic' leaves nothing to the lot: name all {creatures} Creature and {spells} Spell cards, "
                f"not {len(named)} {word} cards"
            ).worded("democratic", creatures=creatures, spells=spells)
    if rules.mix == SIDE:
        _deal_side(stock, there, rules.side_cards, creatures, spells, stream)
    for kind, word, limit in limits:
        stack = stock.of(kind)
        if rules.mix == TWO_SCOOPS:
            _turn_over([card for card in stack if leads(card)], kind, limit, there, stream)
        if rules.mix in (SIDE, TWO_SCOOPS):
            stack = [card for card in stack if not leads(card)]
        _turn_over(stack, kind, limit, there, stream)
        number = _number(there, kind)
        if number < limit:
            message = "creatures-few" if kind == CREATURE_CARD else "spells-few"
            said = _too_few(stock, kind, word, number, limit)
            raise WildsError(said).worded(message, boxes=list(stock.ids), n=number, limit=limit)
    return there


def _turn_over(stack: list[Card], kind: str, limit: int, there: list[Card], stream: Stream) -> None:
    """Shuffles the cards and lays them out one after the other, but for classes that are there already."""
    order = list(range(len(stack)))
    stream.shuffle(order)
    classes = [card.die.name for card in there]
    left = limit - _number(there, kind)
    for at in order:
        if left <= 0:
            break
        card = stack[at]
        if card.die.name not in classes:
            classes.append(card.die.name)
            there.append(card)
            left -= 1


def _deal_side(stock: Stock, there: list[Card], number: int, creatures: int, spells: int, stream: Stream) -> None:
    """The first cards come from the leading box, Creatures and Spells shuffled together; those named count (X3)."""
    stack = [card for card in stock.fit if leads(card) and card.kind in (CREATURE_CARD, SPELL_CARD)]
    order = list(range(len(stack)))
    stream.shuffle(order)
    for at in order:
        card = stack[at]
        full = _number(there, card.kind) >= (creatures if card.kind == CREATURE_CARD else spells)
        enough = len([known for known in there if leads(known)]) >= number
        if not full and not enough and all(known.die.name != card.die.name for known in there):
            there.append(card)


def _deal_quests(stock: Stock, chosen: list[Card], players: int, rules: Rules, seed: object) -> list[Card]:
    """One quest card of every level that so many players quest at (X5)."""
    named = [card for card in chosen if card.kind == QUEST_CARD]
    levels = QUEST_LEVELS[players]
    for card in named:
        if rules.quests is False:
            said = f"{card.name} is a quest card, and the rules say quests=False"
            raise WildsError(said).worded("quest-off", card=card.name)
        if card.level not in levels:
            wanted = " and ".join(str(level) for level in levels)
            said = f"{card.name} is of level {card.level}; {players} players quest at level {wanted}"
            slots = [str(level) for level in levels]
            raise WildsError(said).worded(
                "quest-level", card=card.name, level=card.level, players=players, levels=slots
            )
    if rules.quests is False:
        return []
    dealt: list[Card] = []
    quests = stock.of(QUEST_CARD)
    if not quests and not named and rules.quests is None:
        return dealt
    stream = Stream(key_of(seed, "deal quests"))
    for level in levels if quests else ():
        stack = [card for card in quests if card.level == level]
        there = [card for card in named if card.level == level]
        if len(there) > 1:
            said = f"{_listed(there)} are of the same level; name one of them"
            raise WildsError(said).worded("quest-levels-same", cards=[card.name for card in there])
        if there:
            dealt += there
        elif stack:
            dealt.append(stack[stream.below(len(stack))])
    if len(dealt) == len(levels):
        return dealt
    if rules.quests is True or named:
        said = _too_few(stock, QUEST_CARD, "quest", len(dealt), len(levels))
        raise WildsError(said).worded("quests-few", boxes=list(stock.ids), n=len(dealt), limit=len(levels))
    return []


def _number(cards: list[Card], kind: str) -> int:
    return len([card for card in cards if card.kind == kind])


def _listed(cards: list[Card]) -> str:
    return ", ".join(card.name for card in cards)


def _too_few(stock: Stock, kind: str, word: str, number: int, limit: int) -> str:
    """Says what there is in each box, and what was left out and why."""
    reason = f"{', '.join(stock.ids)}: only {number} classes of {word} cards, not {limit}"
    counts: list[str] = []
    for id in stock.ids:
        own = [card for card in stock.cards if card.kind == kind and card.home == id]
        fit = [card for card in own if not stock.why_not(card)]
        if own and len(fit) < len(own):
            left = next(card for card in own if stock.why_not(card))
            counts.append(f"{id} has {len(fit)} of {len(own)} that fit: {left.name} does not, {stock.why_not(left)}")
    return f"{reason} ({'; '.join(counts)})" if counts else reason
