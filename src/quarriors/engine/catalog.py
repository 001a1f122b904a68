"""The cards of one game side by side, and every die that is in it."""

from __future__ import annotations

from typing import Final

from .cards import CREATURE_CARD, QUEST_CARD, Card
from .errors import WildsError
from .events import WHEN_ATTACK_BEGINS, WHEN_ATTACKED, WHEN_ATTACKS, WHEN_BECOMES, WHEN_DRAWS, WHEN_ROLLED
from .extension import i64
from .faces import NO_ENERGY, PLAIN_FACE, Face
from .indexing import Index, index_of
from .lines import Anchored, Instead, Line
from .modifiers import (
    CANNOT_CAPTURE,
    CANNOT_SUMMON,
    CAPTURE_COST_OF,
    DRAW_SIZE,
    EXTRA_CAPTURE,
    FREE_SUMMON,
    IMMUNITY,
    SUMMON_COST,
    UNAFFECTED,
)
from .numbering import FACES, LINES
from .option import MOST_DICE, MOST_LINES
from .traits import HAND, goal_with
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA, ZONES

#: The price of what cannot be captured.
NEVER: Final = 1 << 20


class Catalog:
    """The cards in play, indexed. A *form* is card * 6 + face: what a die shows, which a copy may borrow.

    Never changes once made: clones share it.
    """

    __slots__ = (
        "_affordable", "anchored", "asked", "asked_away", "asks_casts", "asks_rolls", "asks_scores", "attack", "canon",
        "capturable", "card_of", "cards", "cast", "challengers_gain", "changes_summons", "cost", "creature_cards",
        "creature_die", "dealt", "defense", "discounted", "effect", "energy", "extra_capture", "follows_rolls", "glory",
        "goal", "hand", "hand_varies", "has_areas", "has_assault", "has_copies", "has_energy", "has_insteads",
        "has_large", "has_locks", "has_quests", "has_reactions", "has_shields", "has_uses", "heard", "heard_away",
        "heard_lying", "hears", "hears_draws", "immediate", "index", "interferes", "kind", "large", "level",
        "minds_moves", "minds_order", "no_culls", "offers", "offers_more", "other_areas", "players", "price",
        "prices_vary", "quests", "quiddity", "reaction", "ready_areas", "remembers", "rules_summons", "says",
        "some_stay_home", "speaks_aside", "spell_die", "spells_at_attack", "spells_vary", "uses", "varying", "wanted",
        "watched",
    )  # fmt: skip

    def __init__(self, cards: list[Card], players: int) -> None:
        self.cards = cards
        self.players: i64 = players
        self.index: list[Index] = []
        self.kind: list[int] = []
        self.level: list[int] = []
        self.attack: list[int] = []
        self.defense: list[int] = []
        self.quiddity: list[int] = []
        self.energy: list[int] = []
        self.effect: list[bool] = []
        self.canon: list[int] = []
        self.immediate: list[int] = []
        self.cast: list[int] = []
        self.reaction: list[int] = []
        self.uses: list[int] = []
        #: As bits: which questions a die of that form answers, which events it waits for.
        self.says: list[int] = []
        self.hears: list[int] = []
        self.cost: list[int] = []
        #: What a capture costs as printed, or `NEVER`; with some of its energy in the payment, or -1.
        self.price: list[int] = []
        self.discounted: list[int] = []
        self.capturable: list[bool] = []
        #: The card of which the first die captured in a turn uses up no capture, or -1.
        self.extra_capture: i64 = -1
        self.large: list[bool] = []
        #: Whether nothing is culled for scoring; what a challenger gains for each Creature; dice drawn, by turn.
        self.no_culls = False
        self.challengers_gain: i64 = 0
        self.hand: list[int] = []
        #: Lines of Anchored Spells; quest cards.
        self.anchored: list[int] = []
        self.quests: list[int] = []
        self.glory: list[int] = []
        self.creature_die: list[bool] = []
        self.spell_die: list[bool] = []
        #: Cards whose emptiness ends the game (G1).
        self.creature_cards: list[int] = []
        #: Die → card.
        self.card_of: list[int] = []
        #: As bits: which questions any line answers, which events any waits for.
        self.asked: i64 = 0
        self.heard: i64 = 0
        #: … and of these, what can be answered or heard from a Locked Area or a quest; of which events any die hears
        #: where it lies, and not only as it is rolled itself.
        self.asked_away: i64 = 0
        self.heard_away: i64 = 0
        self.heard_lying: i64 = 0
        self.has_reactions = False
        self.has_copies = False
        #: Whether a card forbids summoning its dice, or frees it.
        self.rules_summons = False
        self.has_insteads = False
        #: Whether it can matter in which order Creatures are destroyed (C12).
        self.minds_order = False
        #: Whether a die hears of anything, such as others' destruction, from where it is set aside.
        self.speaks_aside = False
        self.has_locks = False
        self.has_large = False
        self.some_stay_home = False
        self.has_energy = False
        self.has_uses = False
        self.has_assault = False
        #: Whether a Spell can be cast only as the attack phase begins.
        self.spells_at_attack = False
        self.asks_casts = False
        self.asks_rolls = False
        self.asks_scores = False
        for number, card in enumerate(cards):
            self._add(number, card)
        for _ in range(players):
            for number, card in enumerate(cards):
                self.card_of.extend([number] * card.die.per_player)
        forms = len(self.kind)
        self.energy = [k for index in self.index for k in index.energy] if self.has_energy else [NO_ENERGY] * forms
        #: Whether a die of that form in the Active Pool can be more than Quiddity.
        self.offers = [k != PLAIN_FACE or effect for k, effect in zip(self.kind, self.effect, strict=True)]
        # one entry more, which -1 finds: a die that shows nothing gives nothing
        self.quiddity.append(0)
        self.energy.append(NO_ENERGY)
        self.offers.append(False)
        #: Whether a discount or an Anchored Spell asks for that energy.
        self.wanted = [False, False, False]
        if self.has_energy:
            for card in cards:
                if card.discounted >= 0:
                    self.wanted[card.die.energy] = True
            for number in self.anchored:
                line = self.line(number)
                if isinstance(line, Anchored):
                    self.wanted[line.energy] = True
        self.uses = [-1] * forms
        if self.has_uses:
            for number, index in enumerate(self.index):
                self.uses[number * FACES : number * FACES + FACES] = _moved(index.uses, number * LINES)
        dice = self.card_of_size()
        if dice > MOST_DICE or len(cards) * LINES > MOST_LINES:
            said = f"{dice} dice and {len(cards)} cards are more than a table holds"
            raise WildsError(said).worded("wilds-large", dice=dice, cards=len(cards))
        #: Whether any card waits for a state to be reached.
        self.watched = self.heard & (1 << WHEN_BECOMES) != 0
        #: Whether anything can happen between declaring an attack and counting it.
        waits = self.heard & (1 << WHEN_ATTACKS | 1 << WHEN_ATTACKED) != 0
        self.interferes = self.has_reactions or self.has_copies or waits
        self.has_quests = bool(self.quests)
        #: Whether the attack phase is more than the attack.
        if self.has_quests or self.heard & (1 << WHEN_ATTACK_BEGINS):
            self.has_assault = True
        #: Whether Creatures can lie elsewhere than in the Ready Area itself.
        self.has_areas = self.has_locks or self.has_quests
        #: … as places (`piles.py`): the Locked Areas, the Quest Area of each player.
        self.other_areas: list[int] = []
        for player in range(players):
            if self.has_locks:
                self.other_areas.append(player * ZONES + LOCKED_AREA)
            if self.has_quests:
                self.other_areas.append(player * ZONES + QUEST_AREA)
        #: The Ready Areas as places, clockwise from each player.
        self.ready_areas = [
            [(first + k) % players * ZONES + READY_AREA for k in range(players)] for first in range(players)
        ]
        #: Whether a die that moves from or to elsewhere than the Ready Area can end anything.
        self.minds_moves = self.has_areas or self.has_copies
        #: Whether a line says what summoning costs, or forbids it.
        self.changes_summons = self.rules_summons or self.asked & (1 << SUMMON_COST | 1 << CANNOT_SUMMON) != 0
        #: Whether something changes what Spells cost.
        self.spells_vary = self.asked & (1 << CAPTURE_COST_OF) != 0
        #: Whether a capture's price is more than its cost and one change for all.
        self.prices_vary = self.has_energy or self.spells_vary
        #: … and of which cards: those with a discount, and Spells.
        self.varying = [
            number
            for number, discounted in enumerate(self.discounted)
            if self.capturable[number] and (discounted >= 0 or (self.spells_vary and self.spell_die[number]))
        ]
        #: By amount: the cards of which a die can be captured for it as printed.
        highest = max([price for price in self.price if price != NEVER], default=0)
        self._affordable = [
            [card for card, price in enumerate(self.price) if price <= amount] for amount in range(highest + 1)
        ]
        # what a game without those boxes is not to pay for, one look each
        self.hears_draws = self.heard & (1 << WHEN_DRAWS) != 0
        self.follows_rolls = self.heard & (1 << WHEN_ROLLED) != 0 or self.asks_rolls
        self.hand_varies = self.has_large or bool(self.hand) or self.asked & (1 << DRAW_SIZE) != 0
        #: Whether a turn remembers more than the base box asks for, and menus offer more.
        self.remembers = self.has_locks or self.asks_casts or self.asks_rolls or self.asks_scores or self.has_energy
        self.offers_more = self.has_locks or self.has_uses or self.has_quests or bool(self.anchored)
        self.has_shields = self.asked & (1 << IMMUNITY | 1 << UNAFFECTED) != 0
        self.hand = self.hand or [HAND]
        #: The Glory that wins.
        self.goal = goal_with([card.die.traits for card in cards], players)
        #: How many dice the players begin with; those on the cards come after.
        self.dealt = len(self.card_of)
        for number, card in enumerate(cards):
            self.card_of.extend([number] * card.die.count)

    def card_of_size(self) -> int:
        """How many dice are in the game."""
        return sum(card.die.per_player * self.players + card.die.count for card in self.cards)

    def _add(self, number: int, card: Card) -> None:
        index = index_of(card)
        form = number * FACES
        line = number * LINES
        self.index.append(index)
        self.kind += index.kind
        self.level += index.level
        self.attack += index.attack
        self.defense += index.defense
        self.quiddity += index.quiddity
        self.effect += index.effect
        self.says += index.says
        self.hears += index.hears
        self.canon += [form + k for k in index.canon]
        self.immediate += _moved(index.immediate, line)
        self.cast += _moved(index.cast, line)
        self.reaction += _moved(index.reaction, line)
        if index.reacts:
            self.has_reactions = True
        if index.replaces:
            self.has_insteads = True
        if index.speaks_aside:
            self.speaks_aside = True
        if index.minds_order:
            self.minds_order = True
        capturable = card.capturable and not index.ruled & (1 << CANNOT_CAPTURE)
        self.capturable.append(capturable)
        self.price.append(card.cost if capturable else NEVER)
        self.discounted.append(card.discounted)
        if index.ruled & (1 << EXTRA_CAPTURE):
            if self.extra_capture >= 0:
                both = [self.cards[self.extra_capture].name, card.name]
                said = f"{' and '.join(both)} both say extra_capture: one may"
                raise WildsError(said).worded("wilds-clash", cards=both)
            self.extra_capture = number
        self._add_traits(card)
        if index.anchored >= 0:
            self.anchored.append(line + index.anchored)
        if card.kind == QUEST_CARD:
            self.quests.append(number)
        if index.has_locks:
            self.has_locks = True
        if index.has_energy:
            self.has_energy = True
        if index.has_uses:
            self.has_uses = True
        if index.at_attack:
            self.has_assault = True
            self.spells_at_attack = True
        if index.asks_casts:
            self.asks_casts = True
        if index.asks_rolls:
            self.asks_rolls = True
        if index.asks_scores:
            self.asks_scores = True
        self.cost.append(card.cost)
        self.glory.append(card.glory)
        self.creature_die.append(card.die.is_creature_die)
        self.spell_die.append(card.die.is_spell_die)
        if card.kind == CREATURE_CARD:
            self.creature_cards.append(number)
        self.asked |= index.asked
        self.heard |= index.heard
        self.asked_away |= index.asked_away
        self.heard_away |= index.heard_away
        self.heard_lying |= index.heard_lying
        if index.copy is not None:
            self.has_copies = True
        if index.ruled & (1 << CANNOT_SUMMON | 1 << FREE_SUMMON):
            self.rules_summons = True

    def _add_traits(self, card: Card) -> None:
        traits = card.die.traits
        self.large.append(traits.large)
        if traits.large:
            self.has_large = True
        if traits.stays_home:
            self.some_stay_home = True
        if traits.no_culls:
            self.no_culls = True
        if traits.challengers_gain > self.challengers_gain:
            self.challengers_gain = traits.challengers_gain
        if traits.hand:
            if self.hand and self.hand != list(traits.hand):
                said = f"{card.name} dice and others say different things about how many dice are drawn"
                raise WildsError(said).worded("wilds-clash", cards=[card.name])
            self.hand = list(traits.hand)

    # -- prices ----------------------------------------------------------------------------------

    def affordable(self, amount: int) -> list[int]:
        """The cards of which a die can be captured for that much if nothing changes prices; not to be written to."""
        if amount < 0:
            return []
        return self._affordable[amount] if amount < len(self._affordable) else self._affordable[-1]

    # -- forms -----------------------------------------------------------------------------------

    def forms(self) -> int:
        """How many forms there are: the length of every list by form."""
        return len(self.kind)

    def forms_of(self, card: int) -> range:
        """The forms of that card's die, in the order of its faces."""
        return range(card * FACES, card * FACES + FACES)

    def card_shown(self, form: int) -> int:
        """The card that a die of that form shows."""
        return form // FACES

    def face_shown(self, form: int) -> int:
        """Which face of that card's die it is."""
        return form % FACES

    def face(self, form: int) -> Face:
        """That face as declared."""
        return self.cards[form // FACES].die.faces[form % FACES]

    def turned(self, form: int, way: int) -> int:
        """The form that a die of that form is turned to, or -1: up, down, or to its highest level."""
        index = self.index[form // FACES]
        face = index.turns[way * FACES + form % FACES]
        return form - form % FACES + face if face >= 0 else -1

    # -- lines -----------------------------------------------------------------------------------

    def card_of_line(self, number: int) -> int:
        """The card on which that line stands."""
        return number // LINES

    def place_of_line(self, number: int) -> int:
        """Its place among the lines of that card."""
        return number % LINES

    def line(self, number: int) -> Line:
        return self.index[number // LINES].lines[number % LINES]

    def replaces(self, number: int) -> bool:
        """Whether that line replaces a destruction."""
        return number >= 0 and isinstance(self.line(number), Instead)

    def line_number(self, line: Line, beside: int) -> int:
        """The number of that line; several cards may give the same one: that of the card with the line `beside`."""
        if beside >= 0:
            for k, known in enumerate(self.index[beside // LINES].lines):
                if known is line:
                    return beside - beside % LINES + k
        for number, index in enumerate(self.index):
            for k, known in enumerate(index.lines):
                if known is line:
                    return number * LINES + k
        raise KeyError("no line of a card in this game")

    def is_spell_line(self, number: int) -> bool:
        return number >= 0 and self.spell_die[number // LINES]

    def event_of(self, number: int) -> int:
        """The event that line waits for, or -1."""
        return self.index[number // LINES].event_of[number % LINES]

    def find(self, name: str) -> int:
        """The number of the card of that name or class, or -1."""
        for number, card in enumerate(self.cards):
            if card.name == name or card.die.name == name:
                return number
        return -1


def _moved(numbers: list[int], by: int) -> list[int]:
    """Numbers of a card as numbers of the game; -1 stays."""
    return [by + k if k >= 0 else -1 for k in numbers]
