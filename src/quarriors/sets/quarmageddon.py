"""Quarmageddon (2012): Immunity, six classes of Creatures and two of Spells."""

from __future__ import annotations

from quarriors.engine.vocabulary import (
    Box,
    active_pool,
    and_then,
    at_burst,
    attach,
    attack,
    attacker,
    attacking,
    by_attack,
    capture,
    capture_cost,
    captures,
    card,
    cast,
    cost_at_least,
    cost_at_most,
    count,
    creature_die,
    creatures,
    cull,
    deadly,
    defender,
    defends,
    defense,
    destroy,
    destroyed,
    destroyer,
    dice,
    draw,
    draw_and_keep,
    draw_and_roll,
    for_each,
    gain,
    give_players,
    glory,
    glory_scored,
    has,
    have,
    highest_cost,
    immediate,
    immunity,
    instead,
    instead_at,
    is_exactly,
    it,
    lose_glory,
    may_instead,
    move,
    named,
    not_locked,
    one,
    opponents,
    other,
    quiddity,
    reaction,
    ready_area,
    reroll,
    roll_those,
    scores,
    spell_dice,
    spell_die,
    spent_pile,
    summoned,
    swap_dice,
    take,
    them,
    they,
    this_turn,
    up_to,
    used_pile,
    when,
    while_ready,
    wilds,
    you,
    your_creature_destroyed,
)
from quarriors.sets.words import read

# -- dice ------------------------------------------------------------------------------------------

GNOME = creature_die("Gnome Barbarian", "Q1, Q2, C 1/1/3 *, C 1/1/3 *, C 2/2/4, C 2/2/4", ("#5940ec", "#af1018"))
SERAPH = creature_die("Heavenly Seraph", "Q1, Q2, Q2, C 1/4/4, C 2/7/5, C 3/7/7 *", ("#ffffff", "#78800e"))
LORD = creature_die("Lord of the Quarry", "Q1, Q2, C 1/3/3, C 1/3/3, C 2/4/4 *, C 3/8/6", ("#4e0278", "#af1018"))
IMP = creature_die("Mischievous Imp", "Q1, Q2, Q2, C 1/1/1, C 2/2/2 *, C 3/3/3 **", ("#d43000", "#ffe600"))
TROLL = creature_die("Troll Behemoth", "Q1, Q2, Q2 *, C 1/4/2 *, C 2/5/3, C 3/6/6", ("#ffe600", "#114b14"))
DOLL = creature_die("Voodoo Doll", "Q1, Q2, Q2, C 1/3/2, C 2/4/3 *, C 3/6/4", ("#362b07", "#15b71d"))

DISCRIMINATING = spell_die("Discriminating", "Q1, Q2, D2, S, S, S", ("#c7b974", "#ffffff"))
OBLATION = spell_die("Oblation", "Q1, Q2, Q2, S, S, S", ("#260158", "#ffffff"))

# -- spells ----------------------------------------------------------------------------------------

SPELLS = [
    card(
        DISCRIMINATING, "Cantrip", 4,
        cast(for_each(opponents, cull(one(dice(them, used_pile, highest_cost))))),
        reported="ability",
        note="A review tells the effect, and that it is for all opponents. Ours: that it is the Cantrip, and that each "
        "of them loses one die.",
    ),
    card(
        DISCRIMINATING, "Charm", 4,
        cast(gain(glory_scored(3), glory)),
        reported="ability",
        note="A review tells of double Glory for all Creatures that cost 3 or less. Ours: that it is the Charm, and "
        "that you gain the Glory again after scoring.",
    ),
    card(DISCRIMINATING, "Incantation", 3, immediate(draw_and_keep(3, 2), roll_those()), reconstructed="ability"),
    card(
        DISCRIMINATING, "Spell", 3,
        cast(cull(up_to(2, dice(you, used_pile, cost_at_most(1))))),
        reconstructed="ability",
    ),
    card(
        OBLATION, "Cantrip", 3,
        cast(and_then(destroy(one(creatures(you, not_locked))), draw_and_roll(2))),
        reconstructed="ability",
    ),
    card(
        OBLATION, "Charm", 5,
        reaction(capture(one(spell_dice(wilds, cost_at_most(5)))), at=your_creature_destroyed),
        reconstructed="ability",
        note="A review tells of a spell that captures a Spell die for free. Ours: that it is this one, that it is a "
        "Reaction, and to what.",
    ),
    card(
        OBLATION, "Incantation", 2,
        attach(when(destroyed(it), draw(2)), to=creatures(you, ready_area)),
        reconstructed="ability",
    ),
    card(
        OBLATION, "Spell", 2,
        immediate(and_then(cull(one(dice(you, used_pile, cost_at_least(2)))), gain(3, quiddity))),
        reconstructed="ability",
    ),
]  # fmt: skip

# -- creatures -------------------------------------------------------------------------------------

_ALONE = is_exactly(count(creatures(you, other, ready_area)), 0)
_OF_THE_DOLL = (
    "A published tip tells this effect of the Voodoo Doll, but not which of its three cards have it. Ours: that all of "
    "them do."
)

CREATURES = [
    card(GNOME, "", 4, has(attack(2), defense(2), if_=_ALONE), at_burst(has(immunity), 1), glory=2),
    card(
        GNOME, "Strong", 5,
        has(attack(2), defense(2), if_=_ALONE),
        at_burst(when(defends(it), they(attacker, destroy(one(creatures(them, attacking))))), 1),
        glory=2, reconstructed="ability",
    ),
    card(
        GNOME, "Mighty", 5,
        has(attack(3), defense(3), if_=_ALONE),
        at_burst(has(immunity), 1),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        SERAPH, "", 7,
        has(immunity),
        at_burst(while_ready(have(creatures(you, other), immunity)), 1),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        SERAPH, "Strong", 7,
        instead_at(
            when(scores(it), cull(up_to(1, dice(you, used_pile)))),
            at_burst(when(scores(it), cull(up_to(2, dice(you, used_pile)))), 1),
        ),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        SERAPH, "Mighty", 8,
        while_ready(have(creatures(you, other), defense(2))),
        at_burst(has(immunity), 1),
        glory=4, reconstructed="ability bursts",
    ),
    card(
        LORD, "", 7,
        when(summoned(it), give_players(you, captures(1), until=this_turn)),
        at_burst(when(summoned(it), give_players(you, capture_cost(-1), until=this_turn)), 1),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        LORD, "Strong", 8,
        instead_at(
            when(scores(it), capture(up_to(1, dice(wilds, cost_at_most(3))))),
            at_burst(when(scores(it), capture(up_to(1, dice(wilds, cost_at_most(5))))), 1),
        ),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        LORD, "Mighty", 8,
        has(attack(count(creatures(you, other, ready_area))), defense(count(creatures(you, other, ready_area)))),
        at_burst(has(immunity), 1),
        glory=4, reconstructed="ability bursts",
    ),
    card(
        IMP, "", 2,
        at_burst(when(summoned(it), gain(1, quiddity)), 1),
        at_burst(when(summoned(it), gain(2, quiddity)), 2),
        glory=2, reconstructed="bursts",
    ),
    card(
        IMP, "Strong", 4,
        at_burst(when(destroyed(it, by_attack), they(destroyer, lose_glory(1))), 1),
        at_burst(when(destroyed(it, by_attack), they(destroyer, lose_glory(2))), 2),
        glory=2, reconstructed="bursts",
    ),
    card(
        IMP, "Mighty", 5,
        at_burst(
            when(
                scores(it),
                swap_dice(up_to(1, dice(you, used_pile)), one(dice(opponents, used_pile, cost_at_most(3)))),
            ),
            1,
        ),
        at_burst(
            when(
                scores(it),
                swap_dice(up_to(1, dice(you, used_pile)), one(dice(opponents, used_pile, cost_at_most(5)))),
            ),
            2,
        ),
        glory=2, reconstructed="bursts",
    ),
    card(
        TROLL, "", 6,
        instead(destroyed(it), move(it, active_pool)),
        at_burst(immediate(reroll(it)), 1),
        at_burst(has(defense(2)), 1),
        glory=3, reconstructed="stats ability bursts",
    ),
    card(
        TROLL, "Strong", 6,
        has(attack(count(creatures(defender, ready_area)))),
        at_burst(immediate(draw_and_roll(1)), 1),
        at_burst(has(immunity), 1),
        glory=3, reconstructed="stats ability bursts",
    ),
    card(
        TROLL, "Mighty", 7,
        may_instead(
            destroyed(it),
            and_then(cull(one(dice(you, used_pile, cost_at_least(2)))), move(it, ready_area)),
        ),
        at_burst(immediate(gain(3, quiddity)), 1),
        at_burst(has(defense(2)), 1),
        glory=3, reconstructed="stats ability bursts",
    ),
    card(
        DOLL, "", 5,
        has(deadly),
        glory=2, reconstructed="stats ability", note=_OF_THE_DOLL,
    ),
    card(
        DOLL, "Strong", 5,
        has(deadly),
        at_burst(when(scores(it), take(one(dice(wilds, named("Assistant")))), gain(1, glory)), 1),
        glory=2, reconstructed="stats ability",
        note=_OF_THE_DOLL + " The burst line is printed.",
    ),
    card(
        DOLL, "Mighty", 6,
        has(deadly),
        at_burst(
            when(
                summoned(it),
                move(dice(you, spent_pile, used_pile, named("Voodoo Doll")), active_pool),
                roll_those(),
            ),
            1,
        ),
        glory=2, reconstructed="stats ability",
        note=_OF_THE_DOLL + " The burst line is printed.",
    ),
]  # fmt: skip

BOX = Box(
    "quarmageddon", "Quarriors! Quarmageddon", 2012, SPELLS + CREATURES,
    words=read("quarmageddon"), pictured="Gnome Barbarian",
    formerly={"481d95c62cd64669": ["Discriminating Cantrip", "Discriminating Charm"]},
)  # fmt: skip
