"""Promo cards (2011 to 2013): single cards of classes that other boxes bring the dice of."""

from __future__ import annotations

from quarriors.engine.vocabulary import (
    Box,
    active_pool,
    at_burst,
    at_least,
    attack,
    capture,
    card,
    cost_at_most,
    count,
    creatures,
    defense,
    dice,
    draw,
    free_summon,
    has,
    it,
    locked_area,
    may,
    move,
    named,
    of_type,
    one,
    other,
    ready_area,
    roll_those,
    rule,
    scores,
    summoned,
    unharmed_by,
    unlock,
    up_to,
    use,
    used_pile,
    when,
    wilds,
    you,
)
from quarriors.sets import base, quarmageddon
from quarriors.sets.words import read

DRAGON, GOBLIN = base.BOX.die("Quake Dragon"), base.BOX.die("Scavenging Goblin")
SPIRIT, WARRIOR = base.BOX.die("Ghostly Spirit"), base.BOX.die("Warrior of the Quay")
IMP, LORD = quarmageddon.BOX.die("Mischievous Imp"), quarmageddon.BOX.die("Lord of the Quarry")

_QUAXOS = of_type("Quaxos'")
_IMPS = dice(wilds, named("Mischievous Imp"))

CREATURES = [
    card(
        DRAGON, "Quaxos'", 9,
        has(unharmed_by(creatures(_QUAXOS)), attack(count(creatures(other, _QUAXOS)))),
        glory=3, reconstructed="ability",
        note="Printed, as a rule of all Quaxos' cards: no damage from an attack that includes a Quaxos' Creature. The "
        "attack bonus is ours.",
    ),
    card(
        GOBLIN, "Quaxos'", 3,
        has(unharmed_by(creatures(_QUAXOS)), defense(count(creatures(other, _QUAXOS)))),
        glory=2, reconstructed="stats",
        note="The bonus is read off an example in the official FAQ, so the printed card may ask for a burst or give "
        "more. An older version of the example leaves it out.",
    ),
    card(
        WARRIOR, "Quaxos'", 5,
        has(unharmed_by(creatures(_QUAXOS))),
        rule(has(free_summon, if_=at_least(count(creatures(you, other, ready_area, _QUAXOS)), 1))),
        glory=2, reconstructed="stats ability",
        note="The official FAQ says that this card can make a summon free. Ours: when it does.",
    ),
    card(
        SPIRIT, "Ghost of X-Mas Past", 4,
        when(scores(it), move(up_to(1, dice(you, other, used_pile)), active_pool)),
        glory=2, reconstructed="ability", name="Ghost of X-Mas Past",
    ),
    card(
        SPIRIT, "Ghost of X-Mas Present", 4,
        when(scores(it), capture(up_to(1, dice(wilds, cost_at_most(3))))),
        glory=2, reconstructed="ability", name="Ghost of X-Mas Present",
    ),
    card(
        SPIRIT, "Ghost of X-Mas Future", 4,
        when(scores(it), may(draw(1))),
        glory=2, reconstructed="ability", name="Ghost of X-Mas Future",
    ),
    card(
        IMP, "Multiplying", 3,
        at_burst(when(summoned(it), capture(up_to(1, _IMPS))), 1),
        at_burst(when(summoned(it), capture(up_to(1, _IMPS), to=active_pool), roll_those()), 2),
        glory=2, reconstructed="bursts",
    ),
    card(
        LORD, "Key Master", 7,
        use(unlock(one(dice(locked_area)))),
        at_burst(when(summoned(it), unlock(up_to(1, dice(locked_area)))), 1),
        glory=3, reconstructed="ability bursts",
    ),
]  # fmt: skip

#: The Quaxos' and X-Mas cards are as old as the classic edition (E10).
_CLASSIC = [card.name for card in CREATURES if card.die in (DRAGON, GOBLIN, WARRIOR, SPIRIT)]

BOX = Box(
    "promos", "Quarriors! promo cards", 2013, CREATURES,
    classic=_CLASSIC, words=read("promos"), pictured="Mischievous Imp", formerly=("a3a5b207d3f56460",),
)  # fmt: skip
