"""Quest of the Qladiator (2013): the Lock, six classes of Creatures and two of Spells."""

from __future__ import annotations

from quarriors.engine.vocabulary import (
    Box,
    active_pool,
    and_then,
    anyone,
    at_least,
    attach,
    attack,
    attacking,
    by_attack,
    by_your_attack,
    cannot_attack,
    cannot_cast,
    cannot_reroll,
    cannot_unlock,
    capture_cost,
    capture_cost_of,
    card,
    cast,
    cast_at_attack,
    casts,
    classes_scored,
    count,
    creature_die,
    creatures,
    cull,
    defender,
    defenders_by_you,
    defends_first,
    defense,
    defense_down,
    destroy,
    destroyed,
    destroyer,
    dice,
    draw_and_keep,
    draw_and_roll,
    draw_size,
    draws,
    first_defender,
    for_each,
    gain,
    give,
    give_players,
    glory,
    has,
    has_cast,
    have,
    immediate,
    immunity,
    it,
    level_at_most,
    locked,
    locked_area,
    locks_on_opponent,
    lose_glory,
    may,
    may_instead,
    move,
    named,
    no_cull,
    not_locked,
    not_on_turn,
    on_turn,
    once_per_turn,
    one,
    opponent,
    opponents,
    other,
    owner,
    pay_for,
    product,
    reaction,
    ready_area,
    reroll,
    reroll_creatures,
    roll_those,
    rotate_down,
    same_level,
    scores,
    spell_dice,
    spell_die,
    spent_pile,
    summon_cost,
    summoned,
    that_player,
    them,
    they,
    this_attack,
    those,
    total,
    turn_begins,
    unlock,
    up_to,
    used_pile,
    when,
    while_locked,
    while_ready,
    while_there,
    wilds,
    worth,
    you,
)
from quarriors.sets.words import read

# -- dice ------------------------------------------------------------------------------------------

HOWLER = creature_die(
    "Frost Howler", "Q1, Q2, C 2/5/6, C 3/6/8, L *, L **", ("#bfe6ff", "#12355b"), reconstructed="faces"
)
CYCLOPS = creature_die(
    "Pink Eye Cyclops", "Q1, Q2, C 1/4/3, C 2/6/4, L *, L **", ("#ff8fb8", "#3a0d1f"), reconstructed="faces"
)
FROG = creature_die(
    "Poison Dart Frog", "Q1, Q2, C 1/3/1, C 1/3/1, L *, L **", ("#0b5c2e", "#ffd400"), reconstructed="faces"
)
QLADIATOR = creature_die(
    "Qladiator", "Q1, Q2, C 2/6/5, C 3/8/6, L *, L **", ("#7a4a12", "#ffe9b0"), reconstructed="faces"
)
MYSTIC = creature_die(
    "Quake Dragon Mystic", "Q1, Q2, C 1/2/3, C 2/4/5, L *, L **", ("#2b1a66", "#8ef0d8"), reconstructed="faces"
)
EYE = creature_die("Quaxos' Eye", "Q1, Q2, C 1/1/3, C 1/2/4, L *, L **", ("#f4f1e6", "#9c1c1c"), reconstructed="faces")

CHAOS = spell_die("Chaos", "Q1, Q2, Q2, S, S, S", ("#8a2b00", "#ffffff"), reconstructed="faces")
HARMONY = spell_die("Harmony", "Q1, Q2, Q2, S, S, S", ("#3f7fbf", "#ffffff"), reconstructed="faces")

# -- spells ----------------------------------------------------------------------------------------

SPELLS = [
    card(
        CHAOS, "Cantrip", 7,
        cast(they(opponents, reroll_creatures(creatures(them, ready_area, not_locked)))),
        reconstructed="ability",
    ),
    card(CHAOS, "Charm", 5, cast(reroll_creatures(one(creatures(ready_area, not_locked)))), reconstructed="ability"),
    card(
        CHAOS, "Incantation", 5,
        cast_at_attack(for_each(opponent, give_players(them, defenders_by_you, until=this_attack))),
        reconstructed="ability",
    ),
    card(CHAOS, "Spell", 3, immediate(reroll(up_to(3, dice(you, other, active_pool)))), reconstructed="ability"),
    card(
        HARMONY, "Cantrip", 5,
        reaction(
            give_players(you, total(product(-3, count(creatures(you, not_locked)))), until=this_attack)
        ),
        reconstructed="ability",
    ),
    card(
        HARMONY, "Charm", 3,
        attach(have(creatures(you, same_level), attack(1), defense(1)), to=creatures(you, ready_area)),
        reconstructed="ability",
    ),
    card(
        HARMONY, "Incantation", 4,
        cast(gain(2, glory), if_=at_least(classes_scored(), 2)),
        reconstructed="ability",
    ),
    card(HARMONY, "Spell", 3, cast(unlock(one(dice(locked_area))), draw_and_roll(1)), reconstructed="ability"),
]  # fmt: skip

# -- creatures -------------------------------------------------------------------------------------

_DRAGONS = creatures(you, ready_area, named("Quake Dragon"))

_OF_THE_EYE = (
    "The rulebook says of Quaxos' Eye that it can be put into another player's Locked Area, and that nobody can "
    "pay to UnLock it with two bursts. It does not say which of the three cards it means: we play it with all of "
    "them. What the Eye does to its owner is ours."
)

CREATURES = [
    card(
        HOWLER, "", 7,
        while_ready(have(creatures(attacking), attack(-1))),
        while_locked(
            when(
                draws(opponents),
                they(that_player, move(one(those), spent_pile)),
                once=once_per_turn, if_=on_turn(that_player),
            ),
            1,
        ),
        while_locked(
            when(
                draws(anyone),
                they(that_player, move(one(those), spent_pile)),
                once=once_per_turn, if_=on_turn(that_player),
            ),
            2,
        ),
        glory=2, reconstructed="ability bursts",
    ),
    card(
        HOWLER, "Strong", 7,
        when(summoned(it), they(opponents, rotate_down(one(creatures(them))))),
        while_locked(have(opponents, summon_cost(1)), 1),
        while_locked(have(anyone, summon_cost(1)), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        HOWLER, "Mighty", 8,
        have(creatures(attacking, level_at_most(1)), cannot_attack),
        while_locked(have(opponents, cannot_reroll), 1),
        while_locked(have(anyone, cannot_reroll), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        CYCLOPS, "", 5,
        when(destroyed(it, by_attack), they(destroyer, lose_glory(1))),
        while_locked(have(creatures(opponents), attack(-1)), 1),
        while_locked(have(creatures(), attack(-1)), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        CYCLOPS, "Strong", 6,
        has(attack(2), if_=at_least(count(dice(defender, locked_area)), 1)),
        while_locked(have(opponents, capture_cost(1)), 1),
        while_locked(have(anyone, capture_cost(1)), 2),
        glory=2, reconstructed="ability bursts",
    ),
    card(
        CYCLOPS, "Mighty", 7,
        has(defends_first),
        while_locked(
            when(locked(it), they(opponents, destroy(one(creatures(them, not_locked))))), 1
        ),
        while_locked(
            when(locked(it), they(anyone, destroy(one(creatures(them, not_locked))))), 2
        ),
        glory=4, reconstructed="ability bursts",
    ),
    card(
        FROG, "", 3,
        when(destroyed(it, by_attack), they(destroyer, destroy(one(creatures(them, attacking))))),
        while_locked(have(creatures(opponents), worth(-1)), 1),
        while_locked(have(creatures(you), worth(-1)), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        FROG, "Strong", 2,
        has(no_cull),
        when(scores(it), cull(it)),
        while_locked(has(locks_on_opponent), 1),
        while_locked(when(turn_begins(owner), lose_glory(1))),
        glory=4, reconstructed="ability bursts",
    ),
    card(
        FROG, "Mighty", 3,
        have(creatures(first_defender), defense_down(2, at_least=1)),
        while_locked(have(creatures(you), attack(1)), 1),
        while_locked(have(creatures(), attack(1)), 2),
        glory=2, reconstructed="ability bursts",
    ),
    card(
        QLADIATOR, "", 6,
        when(
            destroyed(creatures(opponents), by_your_attack),
            give(it, defense(2), until=while_there),
            once=once_per_turn,
        ),
        while_locked(have(creatures(you), attack(2)), 1),
        while_locked(have(creatures(), attack(2)), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        QLADIATOR, "Strong", 7,
        may_instead(
            destroyed(it, by_attack), and_then(pay_for(1, glory), move(it, ready_area)), once=once_per_turn
        ),
        while_locked(
            when(destroyed(creatures(), by_your_attack), they(destroyer, gain(1, glory)), once=once_per_turn), 1
        ),
        while_locked(
            when(destroyed(creatures(), by_attack), they(destroyer, gain(1, glory)), once=once_per_turn), 2
        ),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        QLADIATOR, "Mighty", 8,
        when(
            destroyed(creatures(opponents), by_your_attack),
            give(it, worth(1), until=while_there),
            once=once_per_turn,
        ),
        while_locked(have(creatures(you, other), immunity), 1),
        while_locked(have(creatures(other), immunity), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        MYSTIC, "", 4,
        when(summoned(it), move(up_to(1, spell_dice(you, used_pile)), active_pool), roll_those()),
        while_locked(have(you, capture_cost_of(spell_dice(wilds), -1, at_least=1)), 1),
        while_locked(have(anyone, capture_cost_of(spell_dice(wilds), -1, at_least=1)), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        MYSTIC, "Strong", 4,
        has(attack(2), if_=has_cast),
        while_locked(
            when(
                casts(you),
                they(that_player, draw_and_roll(1)),
                once=once_per_turn, if_=on_turn(that_player),
            ),
            1,
        ),
        while_locked(
            when(
                casts(anyone),
                they(that_player, draw_and_roll(1)),
                once=once_per_turn, if_=on_turn(that_player),
            ),
            2,
        ),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        MYSTIC, "Mighty", 6,
        has(attack(2), defense(2), if_=at_least(count(_DRAGONS), 1)),
        have(_DRAGONS, worth(1)),
        while_locked(have(opponents, cannot_cast, if_=on_turn(you)), 1),
        while_locked(have(anyone, cannot_cast, if_=not_on_turn(them)), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        EYE, "", 3,
        while_locked(has(locks_on_opponent)),
        while_locked(have(owner, summon_cost(1))),
        while_locked(has(cannot_unlock), 2),
        glory=3, reconstructed="ability bursts", note=_OF_THE_EYE,
    ),
    card(
        EYE, "Strong", 3,
        when(scores(it), may(draw_and_keep(3, 1))),
        while_locked(has(locks_on_opponent)),
        while_locked(have(owner, draw_size(-1))),
        while_locked(has(cannot_unlock), 2),
        glory=2, reconstructed="ability bursts", note=_OF_THE_EYE,
    ),
    card(
        EYE, "Mighty", 3,
        when(summoned(it), unlock(up_to(1, dice(locked_area)))),
        while_locked(has(locks_on_opponent)),
        while_locked(when(scores(creatures(owner)), lose_glory(1), once=once_per_turn)),
        while_locked(has(cannot_unlock), 2),
        glory=2, reconstructed="ability bursts", note=_OF_THE_EYE,
    ),
]  # fmt: skip

BOX = Box(
    "qladiator", "Quest of the Qladiator", 2013, SPELLS + CREATURES,
    words=read("qladiator"), pictured="Poison Dart Frog", formerly=("81444ecf1bac9dec",),
)  # fmt: skip
