"""Rise of the Demons (2011): Corrupted Quiddity, the Demonic Overlord, Corruption, and ten corrupted Creatures."""

from __future__ import annotations

from quarriors.engine.vocabulary import (
    Box,
    active_pool,
    and_then,
    at_burst,
    attack,
    attacks,
    basic_die,
    by_you,
    by_your_attack,
    cannot_capture,
    cannot_score,
    card,
    cast,
    corrupted,
    count,
    creature_die,
    creatures,
    defender,
    destroy,
    destroyed,
    dice,
    exactly,
    for_each,
    gain,
    give,
    give_line,
    glory,
    has,
    has_rolled,
    if_,
    immediate,
    instead_at,
    it,
    lose_glory,
    may,
    not_locked,
    once_per_player,
    one,
    opponent,
    opponents,
    or_else,
    other,
    plus,
    quiddity,
    ready_area,
    remove,
    rolled,
    rotate_down,
    rule,
    scores,
    scores_first,
    spell_die,
    spent_pile,
    summoned,
    take,
    them,
    they,
    this_turn,
    unharmed_by_players,
    up_to,
    used_pile,
    values,
    when,
    wilds,
    you,
)
from quarriors.sets.base import BOX as BASE

# -- dice ------------------------------------------------------------------------------------------

DEATHDEALER, DEFENDER = BASE.die("Deathdealer"), BASE.die("Defender of the Pale")
DEVOTEE, DRAGON = BASE.die("Devotee of the Holy Query"), BASE.die("Quake Dragon")
GOBLIN, HAG = BASE.die("Scavenging Goblin"), BASE.die("Witching Hag")
OOZE, SPIRIT = BASE.die("Primordial Ooze"), BASE.die("Ghostly Spirit")
WARRIOR, WIZARD = BASE.die("Warrior of the Quay"), BASE.die("Questing Wizard")

CORRUPTED_QUIDDITY = basic_die("Corrupted Quiddity", "Q1, Q1, Q1, Q0, Q0, ***", ("#1d1d1d", "#c02020"), 10)
OVERLORD = creature_die(
    "Demonic Overlord", "Q1, Q2, Q2, C 2/5/5, C 3/7/6, C 4/10/7 *", ("#5c0000", "#ff9c1a"), reconstructed="faces"
)
CORRUPTION = spell_die("Corruption", "Q1, Q2, S, S, S, S", ("#4a0040", "#ff5a5a"))

_A_CORRUPTED_DIE = one(corrupted(wilds))

# -- basic cards -----------------------------------------------------------------------------------

BASICS = [
    card(
        CORRUPTED_QUIDDITY, "", None,
        rule(has(cannot_capture)),
        at_burst(when(rolled(it), take(_A_CORRUPTED_DIE)), 3),
    ),
]  # fmt: skip

# -- spells ----------------------------------------------------------------------------------------

SPELLS = [
    card(
        CORRUPTION, "Cantrip", 2,
        cast(
            give(creatures(you, ready_area), attack(1), until=this_turn),
            give_line(you, when(destroyed(creatures(), by_you), gain(1, quiddity)), until=this_turn),
        ),
    ),
    card(CORRUPTION, "Charm", 2, cast(gain(count(corrupted(opponents, used_pile)), glory))),
    card(
        CORRUPTION, "Incantation", 6,
        cast(they(opponents, or_else(take(_A_CORRUPTED_DIE), lose_glory(1)))),
        reconstructed="ability",
    ),
    card(
        CORRUPTION, "Spell", 3,
        immediate(gain(2, quiddity), may(and_then(take(_A_CORRUPTED_DIE), gain(2, quiddity)))),
        reconstructed="ability",
    ),
]  # fmt: skip

# -- creatures -------------------------------------------------------------------------------------

CREATURES = [
    card(
        OVERLORD, "", 8,
        has(scores_first),
        instead_at(
            when(
                scores(it),
                give(creatures(you, other, ready_area), cannot_score, until=this_turn),
                destroy(creatures(other, ready_area)),
                remove(it),
            ),
            at_burst(
                when(
                    scores(it),
                    give(creatures(you, other, ready_area), cannot_score, until=this_turn),
                    destroy(creatures(other, ready_area), yours_to=active_pool),
                    remove(it),
                ),
                1,
            ),
        ),
        glory=5,
    ),
    card(
        OVERLORD, "Lesser", 8,
        when(scores(it), take(_A_CORRUPTED_DIE)),
        at_burst(when(summoned(it), they(opponents, take(_A_CORRUPTED_DIE))), 1),
        glory=4, reconstructed="ability bursts",
    ),
    card(
        OVERLORD, "Strong", 9,
        when(summoned(it), rotate_down(creatures(opponents, ready_area))),
        glory=4, reconstructed="ability",
    ),
    card(
        OVERLORD, "Mighty", 9,
        instead_at(
            when(scores(it), for_each(opponents, remove(exactly(1, dice(them, used_pile))))),
            at_burst(when(scores(it), for_each(opponents, remove(exactly(2, dice(them, used_pile))))), 1),
        ),
        glory=5, reconstructed="bursts",
    ),
    card(
        DEATHDEALER, "Corrupted", 3,
        when(
            scores(it),
            or_else(take(_A_CORRUPTED_DIE), lose_glory(1)),
            or_else(take(_A_CORRUPTED_DIE), lose_glory(1)),
        ),
        glory=4, reconstructed="ability",
    ),
    card(
        DEFENDER, "Corrupted", 6,
        at_burst(when(scores(it), they(opponent, take(_A_CORRUPTED_DIE))), 1),
        at_burst(when(scores(it), they(opponents, take(_A_CORRUPTED_DIE))), 2),
        glory=2, reconstructed="bursts",
    ),
    card(
        DEVOTEE, "Corrupted", 3,
        at_burst(when(scores(it), remove(up_to(1, corrupted(you, used_pile)))), 1),
        glory=2, reconstructed="bursts",
    ),
    card(SPIRIT, "Corrupted", 4, has(unharmed_by_players(has_rolled(them, "Corrupted Quiddity"))), glory=3),
    card(
        OOZE, "Corrupted", 6,
        values(
            plus(3, count(corrupted(opponents, active_pool, spent_pile, used_pile))),
            plus(3, count(corrupted(opponents, active_pool, spent_pile, used_pile))),
        ),
        glory=2, reconstructed="ability",
    ),
    card(
        DRAGON, "Corrupted", 9,
        when(
            attacks(it),
            if_(
                has_rolled(defender, "Corrupted Quiddity"),
                they(defender, destroy(one(creatures(them, not_locked)))),
            ),
        ),
        glory=4, reconstructed="ability",
    ),
    card(
        WIZARD, "Corrupted", 8,
        at_burst(when(rolled(it), they(opponent, take(_A_CORRUPTED_DIE))), 1),
        at_burst(when(summoned(it), they(opponent, lose_glory(1))), 2),
        glory=3, reconstructed="stats",
    ),
    card(
        GOBLIN, "Corrupted", 3,
        at_burst(when(summoned(it), may(they(opponent, take(one(corrupted(you, used_pile)))))), 1),
        glory=2, reconstructed="stats bursts",
    ),
    card(
        WARRIOR, "Corrupted", 4,
        when(scores(it), they(opponent, take(_A_CORRUPTED_DIE))),
        glory=2, reconstructed="stats",
    ),
    card(
        HAG, "Corrupted", 5,
        when(
            destroyed(creatures(opponents, ready_area), by_your_attack),
            they(defender, take(_A_CORRUPTED_DIE)),
            once=once_per_player,
        ),
        glory=3, reconstructed="stats ability",
    ),
]  # fmt: skip

BOX = Box(
    "rise_of_the_demons", "Quarriors! Rise of the Demons", 2011, BASICS + SPELLS + CREATURES,
    classic=True, leads=True,
    formerly={
        "ea525f61554ee7bb": [
            "Corruption Incantation", "Corrupted Primordial Ooze", "Corrupted Devotee of the Holy Query",
            "Corrupted Defender of the Pale",
        ],
    },
)  # fmt: skip
