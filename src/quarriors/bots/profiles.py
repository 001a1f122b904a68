"""What one player has and may expect, as numbers with names: read from the table and from what cards declare."""

from __future__ import annotations

from typing import Final

from quarriors.engine.cards import QUEST_CARD
from quarriors.engine.catalog import Catalog
from quarriors.engine.faces import CREATURE_FACE, DARK, LIGHT
from quarriors.engine.state import State
from quarriors.engine.table import ATTACK_PHASE
from quarriors.engine.zones import ACTIVE_POOL, BAG, LOCKED_AREA, READY_AREA, SPENT_PILE, USED_PILE

from .appraisal import Appraisal
from .evaluation import Evaluation
from .strikes import HIGHEST, Strikes, losses, mean_of

#: What is known of each card, by place in the rows of `CardFacts`; the names are used for bags and rolls alike.
FACTS: Final = (
    "quiddity", "attack", "defense", "glory", "level", "creatures", "effects", "abilities", "draws", "cost", "worth",
)  # fmt: skip
#: What brings each of them to about 1, for a roll of six dice.
_FACT_SCALES: Final = (0.15, 0.1, 0.1, 0.2, 0.2, 0.4, 1.0, 1.0, 1.0, 0.05, 0.4)

#: The threat at which a die's worth is read for its card: about what a game in its middle has.
_MIDDLING: Final = 4

#: The names of a player's numbers, in their order.
NAMES: Final = (
    "glory", "glory-missing", "one-short", "three-short", "six-short", "ten-short",
    "ready-creatures", "ready-glory", "ready-defense", "best-defense", "ready-attack",
    "glory-if-survives", "all-survive", "wins-by-scoring", "glory-lost", "ready-spells", "spells-waiting", "attached",
    "to-roll", "turns-to-wait", "hand", "strike", "strike-spread",
    *[f"roll-{fact}" for fact in FACTS],
    "dice", "bag", "used", "basic-dice", "starting-creatures", "creature-dice", "spell-dice", "dull-dice",
    *[f"owned-{fact}" for fact in FACTS],
    "best-die", "second-die", "pace", "turns-left", "promise", "next-buy", "two-buys",
    "locked-dice", "locked-worth", "on-quest", "quest-worth", "large-dice", "light-dice", "dark-dice", "light-quiddity",
    "dark-quiddity",
)  # fmt: skip


class CardFacts:
    """What each card of a game declares, per roll of its die."""

    def __init__(self, appraisal: Appraisal) -> None:
        catalog = appraisal.catalog
        worths = appraisal.dice(_MIDDLING)
        #: By card, in the order of `FACTS`.
        self.rows: list[list[float]] = []
        #: By card: whether players begin with such dice; whether they stay beside their players or on a quest.
        self.basic: list[bool] = []
        self.stays: list[bool] = []
        #: By card: whether it is worth less than the plainest die that players begin with.
        self.dull: list[bool] = []
        self.light: list[float] = []
        self.dark: list[float] = []
        plainest = 0.0
        for card in range(len(catalog.cards)):
            declared = catalog.cards[card]
            self.rows.append(_row(appraisal, catalog, card, worths[card]))
            begins = declared.die.per_player > 0
            self.basic.append(begins)
            self.stays.append(catalog.large[card] or declared.kind == QUEST_CARD)
            light, dark = _energies(catalog, card)
            self.light.append(light)
            self.dark.append(dark)
            if begins and not catalog.large[card] and (plainest == 0.0 or worths[card] < plainest):
                plainest = worths[card]
        for worth in worths:
            self.dull.append(worth <= plainest + 0.01)


def _row(appraisal: Appraisal, catalog: Catalog, card: int, worth: float) -> list[float]:
    quiddity = attack = defense = glory = level = creatures = effects = abilities = draws = 0.0
    for form in catalog.forms_of(card):
        quiddity += catalog.quiddity[form]
        face = catalog.face(form)
        draws += face.draw + (0.8 if face.reroll else 0.0)
        if catalog.kind[form] == CREATURE_FACE:
            attack += appraisal.strike_of(form)
            defense += appraisal.defense_of(form)
            glory += appraisal.glory_of(form)
            level += catalog.level[form]
            abilities += appraisal.ability[form]
            creatures += 1.0
        else:
            effects += appraisal.effect[form]
    sums = [quiddity, attack, defense, glory, level, creatures, effects, abilities, draws]
    return [*[each / 6 for each in sums], float(catalog.cost[card]), worth]


def _energies(catalog: Catalog, card: int) -> tuple[float, float]:
    light = dark = 0.0
    for form in catalog.forms_of(card):
        if catalog.energy[form] == LIGHT:
            light += catalog.quiddity[form]
        elif catalog.energy[form] == DARK:
            dark += catalog.quiddity[form]
    return light / 6, dark / 6


class Profiles:
    """Makes the numbers of players; one for all tables with the same cards."""

    def __init__(self, appraisal: Appraisal) -> None:
        self.appraisal = appraisal
        self.facts = CardFacts(appraisal)
        self.strikes = Strikes(appraisal)

    def spreads(self, s: State, minds: list[Evaluation]) -> list[list[float]]:
        """For each player how likely each attack total of the coming turn is."""
        return [self.strikes.spread(s, player, minds[player].hands[player]) for player in range(s.n)]

    def of(self, s: State, player: int, mind: Evaluation, spreads: list[list[float]]) -> list[float]:
        """The numbers of that player, in the order of `NAMES`."""
        numbers: list[float] = []
        missing = float(s.goal - s.glory[player])
        numbers.append(s.glory[player] / s.goal)
        numbers.append(missing / 20)
        for short in (2.0, 4.0, 7.0, 11.0):
            numbers.append(1.0 - missing / short if missing < short else 0.0)
        self._add_ready(numbers, s, player, mind, spreads)
        numbers.append(1.0 if s.active == player else 0.0)
        wait: int = (player - s.active) % s.n
        numbers.append(wait / 3)
        hand = mind.hands[player]
        numbers.append(hand / 6)
        spread = spreads[player]
        mean = mean_of(spread)
        numbers.append(mean / 8)
        variance = 0.0
        for attack in range(HIGHEST + 1):
            variance += spread[attack] * (attack - mean) * (attack - mean)
        numbers.append(variance / 40)
        quiddity = self._add_roll(numbers, s, player, hand)
        self._add_owned(numbers, s, player, mind, quiddity)
        self._add_boxes(numbers, s, player, mind)
        return numbers

    # -- the Ready Area ------------------------------------------------------------------------------

    def _add_ready(
        self, numbers: list[float], s: State, player: int, mind: Evaluation, spreads: list[list[float]]
    ) -> None:
        """What lies ready, and how likely it is to be there when this player scores."""
        creatures = s.creatures(player)
        defenses: list[int] = []
        stakes: list[float] = []
        glory = 0.0
        defense = 0.0
        best = 0
        strike = 0.0
        foe: int = (player + 1) % s.n
        for die in creatures:
            held = s.defense(die)
            worth = float(s.worth(die))
            defenses.append(held)
            stakes.append(worth + 0.01)
            glory += worth
            defense += held
            best = held if held > best else best
            strike += s.attack(die, foe)
        safe = 1.0
        wins = 1.0
        scored = glory
        if creatures:
            missing = s.goal - s.glory[player] - 0.5
            lost = losses(defenses, stakes)
            for k in range(s.n - 1):
                rival: int = (player + 1 + k) % s.n
                # those who have had their attack since the Creatures were summoned do not threaten them any more
                if player != s.active and k + 1 < (s.active - player) % s.n:
                    continue
                if rival == s.active and s.phase > ATTACK_PHASE:
                    continue
                untouched = 0.0
                winning = 0.0
                kept = 0.0
                spread = spreads[rival]
                for attack in range(HIGHEST + 1):
                    likely = spread[attack]
                    if likely > 0.0:
                        left = glory - lost[attack]
                        left = left if left > 0.0 else 0.0
                        kept += likely * left
                        if lost[attack] <= 0.0:
                            untouched += likely
                        if left > missing:
                            winning += likely
                safe *= untouched
                wins *= winning
                scored *= kept / glory if glory > 0 else 1.0
        else:
            safe = 0.0
            wins = 0.0
        numbers.append(len(creatures) / 3)
        numbers.append(glory / 8)
        numbers.append(defense / 12)
        numbers.append(best / 8)
        numbers.append(strike / 10)
        numbers.append(scored / 6)
        numbers.append(safe)
        numbers.append(wins)
        numbers.append((glory - scored) / 6)
        spells = 0.0
        waiting = 0.0
        attached = 0.0
        for die in s.pile(player, READY_AREA):
            form = s.form[die]
            if s.catalog.kind[form] != CREATURE_FACE:
                if s.attached[die] < 0:
                    spells += 1.0
                    waiting += self.appraisal.effect[form]
                else:
                    attached += 1.0
        numbers.append(spells / 2)
        numbers.append(waiting)
        numbers.append(attached)

    # -- bags and piles ------------------------------------------------------------------------------

    def _add_roll(self, numbers: list[float], s: State, player: int, hand: int) -> float:
        """What the dice of the next roll give on average; the Quiddity is returned."""
        bag = s.pile(player, BAG)
        used = s.pile(player, USED_PILE)
        sums = [0.0] * len(FACTS)
        if len(bag) >= hand:
            self._sum(s, sums, bag, hand / len(bag))
        else:
            self._sum(s, sums, bag, 1.0)
            if used:
                share = (hand - len(bag)) / len(used)
                self._sum(s, sums, used, share if share < 1.0 else 1.0)
        if player != s.active:
            self._sum(s, sums, s.pile(player, ACTIVE_POOL), 1.0)
        for k in range(len(FACTS)):
            numbers.append(sums[k] * _FACT_SCALES[k])
        return sums[0]

    def _sum(self, s: State, sums: list[float], dice: list[int], share: float) -> None:
        rows = self.facts.rows
        card_of = s.catalog.card_of
        for die in dice:
            row = rows[card_of[die]]
            for k in range(len(sums)):
                sums[k] += row[k] * share

    def _add_owned(self, numbers: list[float], s: State, player: int, mind: Evaluation, quiddity: float) -> None:
        """All dice of that player, on average; those that are never drawn aside."""
        facts = self.facts
        catalog = s.catalog
        sums = [0.0] * len(FACTS)
        count = 0
        basic = starting = creatures = spells = dull = 0.0
        best = second = 0.0
        for die in s.dice_of(player):
            card = catalog.card_of[die]
            if facts.stays[card]:
                continue
            count += 1
            row = facts.rows[card]
            for k in range(len(sums)):
                sums[k] += row[k]
            if facts.dull[card]:
                dull += 1.0
            if facts.basic[card]:
                if catalog.creature_die[card]:
                    starting += 1.0
                else:
                    basic += 1.0
            elif catalog.creature_die[card]:
                creatures += 1.0
            elif catalog.spell_die[card]:
                spells += 1.0
            worth = mind.dice[card]
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        numbers.append(count / 12)
        numbers.append(len(s.pile(player, BAG)) / 6)
        numbers.append((len(s.pile(player, USED_PILE)) + len(s.pile(player, SPENT_PILE))) / 6)
        numbers.append(basic / 8)
        numbers.append(starting / 4)
        numbers.append(creatures / 4)
        numbers.append(spells / 3)
        numbers.append(dull / 8)
        share = mind.hands[player] / count if count > mind.hands[player] else 1.0
        for k in range(len(FACTS)):
            numbers.append(sums[k] * share * _FACT_SCALES[k])
        numbers.append(best)
        numbers.append(second)
        pace = mind.pace_of(s, player)
        numbers.append(pace / 4)
        numbers.append(mind.turns / 9)
        numbers.append(mind.promise(s, player) / s.goal)
        cheap, dear = self._buys(s, mind, quiddity)
        numbers.append(cheap)
        numbers.append(dear)

    def _buys(self, s: State, mind: Evaluation, quiddity: float) -> tuple[float, float]:
        """The best die that the next roll is likely to pay for, and the best that it may."""
        cheap = 0.0
        dear = 0.0
        prices = s.catalog.price
        for card, left in enumerate(s.on_cards()):
            if left and mind.dice[card] > cheap:
                if prices[card] <= quiddity:
                    cheap = mind.dice[card]
                if prices[card] <= quiddity + 2 and mind.dice[card] > dear:
                    dear = mind.dice[card]
        return cheap, dear if dear > cheap else cheap

    # -- what only some boxes have -------------------------------------------------------------------

    def _add_boxes(self, numbers: list[float], s: State, player: int, mind: Evaluation) -> None:
        catalog = s.catalog
        numbers.append(len(s.pile(player, LOCKED_AREA)) / 2 if catalog.has_locks else 0.0)
        numbers.append(mind.held(s, player) if catalog.has_locks else 0.0)
        on_quest = catalog.has_quests and s.on_quest[player] >= 0
        numbers.append(1.0 if on_quest else 0.0)
        numbers.append(mind.quest(s, player) / 4 if on_quest else 0.0)
        large = light = dark = 0.0
        bright = dim = 0.0
        if catalog.has_large or catalog.has_energy:
            facts = self.facts
            for die in s.dice_of(player):
                card = catalog.card_of[die]
                if catalog.large[card]:
                    large += mind.dice[card]
                if facts.light[card] > 0:
                    light += 1.0
                    bright += facts.light[card]
                if facts.dark[card] > 0:
                    dark += 1.0
                    dim += facts.dark[card]
        numbers.append(large)
        numbers.append(light / 6)
        numbers.append(dark / 6)
        numbers.append(bright / 4)
        numbers.append(dim / 4)
