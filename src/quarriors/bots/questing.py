"""Who goes on which quest: what staying at home, starting a quest or challenging others is worth, in Glory."""

from __future__ import annotations

from typing import Final

from quarriors.engine.quests import able_to_go
from quarriors.engine.state import State

from .appraisal import survival
from .evaluation import CHALLENGING, DENIED, Evaluation

#: Creatures beyond this many are not weighed against each other one by one.
_MOST_CREATURES: Final = 8
#: What going must be worth beside staying.
_MARGIN: Final = 0.05


class Plan:
    """Creatures to be sent to a quest card, or nobody (`card` -1), and what that is worth."""

    def __init__(self, card: int, dice: list[int], value: float) -> None:
        self.card = card
        self.dice = dice
        self.value = value


def best_plan(s: State, mind: Evaluation) -> Plan:
    """The best of all quests and of staying at home."""
    best = Plan(-1, [], staying(s, mind, s.creatures(s.active)) + _MARGIN)
    for card in s.catalog.quests:
        plan = plan_for(s, mind, card, [])
        if plan.value > best.value:
            best = plan
    return best


def plan_for(s: State, mind: Evaluation, card: int, chosen: list[int]) -> Plan:
    """The best company for that quest, those chosen already among them."""
    able = [d for d in able_to_go(s) if d not in chosen][:_MOST_CREATURES]
    creatures = s.creatures(s.active)
    best = Plan(card, chosen, -1000.0)
    for going in range(1 << len(able)):
        company = chosen + [able[k] for k in range(len(able)) if going >> k & 1]
        if not company:
            continue
        home = [d for d in creatures if d not in company]
        value = staying(s, mind, home) + going_there(s, mind, card, company)
        if value > best.value:
            best = Plan(card, company, value)
    return best


def staying(s: State, mind: Evaluation, home: list[int]) -> float:
    """What those at home are likely to score, and what their attack destroys."""
    total = 0.0
    for die in home:
        total += (s.worth(die) + mind.per_cull) * mind.survives(s, die, home)
    for rival in range(s.n):
        if rival != s.active and s.creatures(rival):
            attack = s.total_change(rival)
            for die in home:
                if s.can_attack(die, rival):
                    attack += s.attack(die, rival)
            total += mind.least_loss(s, rival, attack) * DENIED
    return total


def going_there(s: State, mind: Evaluation, card: int, company: list[int]) -> float:
    """What the company brings from that quest: its reward, or what a Challenge comes to."""
    foe = s.quest_of(card)
    if foe >= 0:
        return _challenging(s, mind, card, company, foe)
    return _completing(s, mind, card, company)


def _completing(s: State, mind: Evaluation, card: int, company: list[int]) -> float:
    levels = 0
    defense = 0.0
    for die in company:
        levels += s.level_on_quest(die)
        defense += s.defense(die)
    if levels < s.catalog.cards[card].level:
        return 0.0
    value = mind.reward_of(s, card, len(company))
    for rival in range(s.n):
        if rival != s.active:
            value *= survival(defense, mind.strikes[rival] * CHALLENGING)
    return value


def _challenging(s: State, mind: Evaluation, card: int, company: list[int], foe: int) -> float:
    """Both sides strike at once: Glory for each that falls, their quest denied, and perhaps taken over."""
    strike = 0
    for die in company:
        if s.can_attack(die, foe):
            strike += s.attack(die, foe)
    answer = 0
    for die in s.questers(foe):
        if s.can_attack(die, s.active):
            answer += s.attack(die, s.active)
    theirs = [s.defense(d) for d in s.questers(foe)]
    fallen = felled(theirs, strike)
    value = float(len(fallen))
    left = 0
    for at, die in enumerate(s.questers(foe)):
        if at not in fallen:
            left += s.level_on_quest(die)
    if left < s.catalog.cards[card].level:
        value += mind.quest(s, foe) * DENIED
    if len(fallen) < len(theirs):
        return value
    lost = felled([s.defense(d) for d in company], answer)
    return value + _completing(s, mind, card, [die for at, die in enumerate(company) if at not in lost])


def felled(defenses: list[int], total: int) -> list[int]:
    """Places of those that fall to that much damage if as few as possible are to fall.

    >>> felled([2, 5, 3], 4), felled([2, 5, 3], 5), felled([2, 5, 3], 9)
    ([], [1], [1, 2])
    """
    fallen: list[int] = []
    left = total
    while left > 0 and len(fallen) < len(defenses):
        most = -1
        for at in range(len(defenses)):
            if at not in fallen and (most < 0 or defenses[at] > defenses[most]):
                most = at
        if defenses[most] > left:
            break
        fallen.append(most)
        left -= defenses[most]
    return fallen


def takes_over(s: State, card: int, player: int) -> bool:
    """Whether those who cleared a quest can complete it; if not, they had better come home."""
    levels = 0
    for die in s.questers(player):
        levels += s.level_on_quest(die)
    return levels >= s.catalog.cards[card].level
