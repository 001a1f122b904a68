"""Quartifacts (2013): quests, the Squire, Quartifacts, five classes of Creatures and two of Spells."""

from __future__ import annotations

from quarriors.engine.cards import Die
from quarriors.engine.lines import When
from quarriors.engine.vocabulary import (
    Box,
    accompanying,
    active_pool,
    any_number,
    at_burst,
    at_least,
    attach,
    attached,
    attack,
    attack_at_most_of,
    attack_begins,
    attack_ends,
    attack_of,
    attacked,
    attacker,
    attacking,
    basic_die,
    cannot_attack,
    capture,
    capture_cost,
    captures,
    card,
    carries,
    cast,
    cast_at_attack,
    challengers_gain,
    comes_with_quests,
    cost_at_most,
    count,
    count_other_scored,
    creature_die,
    creatures,
    cull,
    damage,
    defender,
    defends_first,
    defense,
    defense_at_most,
    defense_down,
    destroy,
    destroyed,
    destroyer,
    dice,
    draw,
    draw_and_roll,
    extra_capture,
    first_defender,
    for_each,
    gain,
    give,
    give_players,
    glory,
    goal_of,
    has,
    have,
    highest_level,
    if_,
    immediate,
    immunity,
    instead,
    instead_at,
    it,
    kills,
    level_at_most,
    locked_area,
    may,
    move,
    next_summon,
    no_more_than,
    not_locked,
    one,
    opponent,
    opponents,
    or_else,
    other,
    pay_for,
    plus,
    power,
    product,
    quartifacts,
    quest,
    quest_die,
    quest_level,
    quiddity,
    reaction,
    ready_area,
    reroll,
    reroll_creatures,
    reward,
    rotate_down,
    rotate_to_highest,
    rule,
    scores_or_quests,
    spell_die,
    spells,
    spells_among_those,
    summoned,
    take,
    that,
    them,
    they,
    this_attack,
    this_turn,
    those,
    total,
    unaffected_by,
    unattached,
    unlock,
    up_to,
    used_pile,
    when,
    wilds,
    worth,
    you,
    your_creature_destroyed_by_effect,
)
from quarriors.sets.rise_of_the_demons import corrupted
from quarriors.sets.words import read

# -- dice ------------------------------------------------------------------------------------------

SQUIRE = basic_die(
    "Squire", "Q1, Q1, Q1, C 0/1/1, C 0/1/1, C 0/1/1", ("#c9b38a", "#3b2a10"), 5,
    reconstructed="faces", traits=[comes_with_quests],
)  # fmt: skip

GUIDE = creature_die(
    "Ancient Guide", "Q1, Q1, D1, C 1/1/2, C 1/1/3 *, C 2/2/4 *", ("#6b4a2b", "#f2e2c4"), reconstructed="faces"
)
KNIGHT = creature_die(
    "Knight of Quamelot", "Q1, Q2, Q2, C 1/3/4, C 2/5/6 *, C 3/6/8 **", ("#c8ccd4", "#1f3f8f"), reconstructed="faces"
)
MINOTAUR = creature_die(
    "Manxome Minotaur", "Q1, Q2, Q2, C 1/5/3, C 2/7/5 *, C 3/9/7 **", ("#5a1f0e", "#ffb347"), reconstructed="faces"
)
RUSTLER = creature_die(
    "Relic Rustler", "Q1, Q2, D1, C 1/2/2, C 1/2/2 *, C 2/3/3 *", ("#2f4f4f", "#e8d44d"), reconstructed="name faces"
)
SPHINX = creature_die(
    "Riddling Sphinx", "Q1, Q2, Q2, C 1/2/4, C 2/3/5 *, C 3/4/7 **", ("#d9a441", "#40210f"), reconstructed="name faces"
)

MISDIRECTION = spell_die("Misdirection", "Q1, Q2, Q2, S, S, S *", ("#5f6f7f", "#ffffff"), reconstructed="faces")
QUASAR = spell_die("Quasar", "Q1, Q2, Q2, S, S *, S **", ("#0a1a4a", "#ffe680"), reconstructed="faces")


def _quest(name: str, faces: str, colours: tuple[str, str]) -> Die:
    return quest_die(name, faces, colours, "faces", [goal_of(25, 19, 15), challengers_gain(1)])


QUAIL = _quest("The Holy Quail", "Q2, D1, ?, A:Holy Quail, A:Holy Quill, A:Holy Quilt", ("#f7f0d8", "#8a5a00"))
EXQUALIBUR = _quest(
    "Exqualibur", "Q3, D2, ?, A:Exqualibur, A:Quicksilver Quiver, A:Quirky Quarterstaff", ("#dfe7ef", "#20435f")
)
SKULL = _quest(
    "The Tri-Clops Skull", "Q4, D2, ?, A:Tri-Clops Skull, A:Quaxos' Crystal, A:Quown of Quiana", ("#e0b000", "#7a0000")
)

# -- basic cards -----------------------------------------------------------------------------------

_NOTE = "The rulebook calls it of little use without quests: the printed card may have a line about them."
BASICS = [card(SQUIRE, "", 1, rule(has(extra_capture)), glory=1, note=_NOTE)]

# -- spells ----------------------------------------------------------------------------------------

_ANOTHER_DIE = up_to(1, dice(you, other, active_pool))

SPELLS = [
    card(
        MISDIRECTION, "Cantrip", 2,
        instead_at(
            reaction(give(one(creatures(attacking, level_at_most(1))), cannot_attack, until=this_attack)),
            at_burst(
                reaction(give(one(creatures(attacking, level_at_most(2))), cannot_attack, until=this_attack)), 1
            ),
        ),
        reconstructed="ability bursts",
    ),
    card(
        MISDIRECTION, "Charm", 3,
        instead_at(
            reaction(
                move(that, ready_area),
                they(destroyer, destroy(one(creatures(them, not_locked)))),
                at=your_creature_destroyed_by_effect,
            ),
            at_burst(
                reaction(
                    move(that, ready_area),
                    they(destroyer, destroy(one(creatures(them, not_locked)))),
                    draw(1),
                    at=your_creature_destroyed_by_effect,
                ),
                1,
            ),
        ),
        reconstructed="ability bursts",
    ),
    card(
        MISDIRECTION, "Incantation", 6,
        instead_at(
            reaction(
                give(one(creatures(attacking)), cannot_attack, until=this_attack), damage(attack_of(those))
            ),
            at_burst(
                reaction(
                    give(one(creatures(attacking)), cannot_attack, until=this_attack),
                    damage(plus(attack_of(those), 2)),
                ),
                1,
            ),
        ),
        reconstructed="ability bursts",
    ),
    card(
        MISDIRECTION, "Spell", 4,
        instead_at(
            cast_at_attack(reroll_creatures(one(creatures(opponents)), destroys=True)),
            at_burst(cast_at_attack(reroll_creatures(up_to(2, creatures(opponents)), destroys=True)), 1),
        ),
        reconstructed="ability bursts",
    ),
    card(
        QUASAR, "Cantrip", 3,
        instead_at(
            immediate(gain(1, quiddity), reroll(_ANOTHER_DIE)),
            at_burst(immediate(gain(2, quiddity), reroll(_ANOTHER_DIE)), 1),
            at_burst(immediate(gain(3, quiddity), reroll(_ANOTHER_DIE)), 2),
        ),
        reconstructed="ability bursts",
    ),
    card(
        QUASAR, "Charm", 3,
        instead_at(
            attach(has(attack(2))),
            at_burst(attach(has(attack(3))), 1),
            at_burst(attach(has(attack(3), immunity)), 2),
        ),
        reconstructed="ability bursts",
    ),
    card(
        QUASAR, "Incantation", 6,
        instead_at(
            cast_at_attack(for_each(opponent, destroy(creatures(them, ready_area, defense_at_most(2))))),
            at_burst(cast_at_attack(for_each(opponent, destroy(creatures(them, ready_area, defense_at_most(3))))), 1),
            at_burst(cast_at_attack(for_each(opponent, destroy(creatures(them, ready_area, defense_at_most(4))))), 2),
        ),
        reconstructed="ability bursts",
    ),
    card(
        QUASAR, "Spell", 6,
        instead_at(
            cast(rotate_to_highest(one(creatures(you)))),
            at_burst(cast(rotate_to_highest(up_to(2, creatures(you)))), 1),
            at_burst(cast(rotate_to_highest(creatures(you))), 2),
        ),
        reconstructed="ability bursts",
    ),
]  # fmt: skip

# -- creatures -------------------------------------------------------------------------------------

_COMPANY = count(creatures(accompanying))


def _riddle(change: int) -> When:
    """Unless the attacker pays for the answer, the total is that much lower."""
    unpaid = give_players(you, total(change), until=this_attack)
    return when(attacked(you), or_else(they(attacker, may(pay_for(1, quiddity))), unpaid))


_LOWER = one(creatures(them))
_A_QUARTIFACT = up_to(1, quartifacts(opponents, unattached))

CREATURES = [
    card(
        GUIDE, "", 2,
        instead_at(
            when(summoned(it), give_players(you, next_summon(-1), until=this_turn)),
            at_burst(when(summoned(it), give_players(you, next_summon(-2), until=this_turn)), 1),
        ),
        glory=2, reconstructed="ability bursts",
    ),
    card(
        GUIDE, "Strong", 3,
        instead_at(
            have(creatures(accompanying), defense(1)),
            at_burst(have(creatures(accompanying), defense(2)), 1),
        ),
        glory=2, reconstructed="ability bursts",
    ),
    card(
        GUIDE, "Mighty", 3,
        when(scores_or_quests(it), may(draw(1))),
        at_burst(has(immunity), 1),
        glory=2, reconstructed="ability bursts",
    ),
    card(
        KNIGHT, "", 7,
        has(attack(no_more_than(3, _COMPANY)), defense(no_more_than(3, _COMPANY))),
        at_burst(has(immunity), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        KNIGHT, "Strong", 7,
        has(attack(2), defense(2), if_=carries),
        at_burst(when(scores_or_quests(it), gain(1, glory)), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        KNIGHT, "Mighty", 7,
        have(creatures(accompanying), immunity),
        at_burst(has(immunity), 1),
        at_burst(has(defense(2), immunity), 2),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        MINOTAUR, "", 8,
        have(creatures(defender, highest_level), defends_first),
        glory=4, reconstructed="ability",
    ),
    card(
        MINOTAUR, "Strong", 8,
        instead_at(
            when(attack_ends(it), gain(no_more_than(1, kills()), glory)),
            at_burst(when(attack_ends(it), gain(no_more_than(2, kills()), glory)), 2),
        ),
        glory=3, reconstructed="ability bursts",
    ),
    card(
        MINOTAUR, "Mighty", 9,
        have(creatures(attacking, attack_at_most_of(3)), cannot_attack),
        at_burst(has(defense(2)), 2),
        glory=4, reconstructed="ability bursts",
    ),
    card(
        RUSTLER, "", 4,
        instead_at(
            when(summoned(it), destroy(up_to(1, spells(opponents, unattached, cost_at_most(3))))),
            at_burst(when(summoned(it), destroy(up_to(1, spells(opponents, unattached)))), 1),
        ),
        glory=2, reconstructed="stats ability bursts",
    ),
    card(
        RUSTLER, "Strong", 4,
        when(scores_or_quests(it), gain(2, quiddity)),
        at_burst(when(scores_or_quests(it), give_players(you, captures(1), until=this_turn)), 1),
        glory=2, reconstructed="stats ability bursts",
    ),
    card(
        RUSTLER, "Mighty", 5,
        instead_at(
            when(summoned(it), or_else(take(_A_QUARTIFACT, ready_area), draw_and_roll(1))),
            at_burst(when(summoned(it), take(_A_QUARTIFACT, ready_area), draw_and_roll(1)), 1),
        ),
        glory=2, reconstructed="stats ability bursts",
    ),
    card(
        SPHINX, "", 5,
        instead_at(_riddle(-2), at_burst(_riddle(-3), 1), at_burst(_riddle(-4), 2)),
        glory=2, reconstructed="stats ability bursts",
    ),
    card(
        SPHINX, "Strong", 6,
        instead_at(
            when(scores_or_quests(it), may(draw(1), if_(at_least(spells_among_those(), 1), gain(1, glory)))),
            at_burst(
                when(scores_or_quests(it), may(draw(2), if_(at_least(spells_among_those(), 1), gain(1, glory)))), 2
            ),
        ),
        glory=3, reconstructed="stats ability bursts",
    ),
    card(
        SPHINX, "Mighty", 6,
        instead_at(
            when(summoned(it), they(opponents, rotate_down(_LOWER))),
            at_burst(when(summoned(it), for_each(opponents, rotate_down(_LOWER))), 2),
        ),
        glory=3, reconstructed="stats ability bursts",
    ),
]  # fmt: skip

# -- quests ----------------------------------------------------------------------------------------

QUESTS = [
    quest(
        QUAIL, "The Hunt For", 1,
        reward(gain(1, glory)),
        power("Holy Quail", has(defense(2))),
        power("Holy Quill", when(attached(it), reroll(up_to(2, dice(you, active_pool))))),
        power("Holy Quilt", instead(destroyed(it), move(it, active_pool))),
        glory=2, reconstructed="ability",
    ),
    quest(
        QUAIL, "The Search For", 1,
        reward(cull(up_to(1, dice(you, used_pile)))),
        power("Holy Quail", have(creatures(accompanying), defense(1))),
        power("Holy Quill", when(attached(it), gain(2, quiddity))),
        power("Holy Quilt", has(unaffected_by(spells(opponents)))),
        glory=2, reconstructed="ability",
    ),
    quest(
        QUAIL, "The Expedition For", 1,
        reward(or_else(cull(up_to(2, corrupted(you, used_pile))), draw(1))),
        power("Holy Quail", has(immunity)),
        power("Holy Quill", when(attached(it), unlock(up_to(1, dice(locked_area))))),
        power("Holy Quilt", has(defense(2)), has(defense(2), if_=at_least(count(dice(you, locked_area)), 1))),
        glory=2, reconstructed="ability",
    ),
    quest(
        QUAIL, "The Quest For", 1,
        reward(capture(up_to(1, dice(wilds, cost_at_most(3))))),
        power("Holy Quail", has(defense(3))),
        power("Holy Quill", when(scores_or_quests(it), gain(1, glory))),
        power("Holy Quilt", has(defense(1)), have(creatures(accompanying), defense(1))),
        glory=2, reconstructed="ability",
    ),
    quest(
        EXQUALIBUR, "The Hunt For", 2,
        reward(draw(1), gain(1, quiddity)),
        power("Exqualibur", has(attack(3))),
        power("Quicksilver Quiver", when(attack_begins(you), destroy(one(creatures(opponents, defense_at_most(2)))))),
        power("Quirky Quarterstaff", has(attack(1), defense(2))),
        glory=3, reconstructed="ability",
    ),
    quest(
        EXQUALIBUR, "The Search For", 2,
        reward(move(one(dice(you, used_pile)), active_pool)),
        power("Exqualibur", has(attack(2), defense(2))),
        power("Quicksilver Quiver", have(creatures(first_defender), defense_down(2, at_least=1))),
        power("Quirky Quarterstaff", have(you, total(-1))),
        glory=3, reconstructed="ability",
    ),
    quest(
        EXQUALIBUR, "The Expedition For", 2,
        reward(they(opponent, take(one(corrupted(wilds))))),
        power("Exqualibur", has(attack(3), immunity)),
        power("Quicksilver Quiver", when(attached(it), unlock(one(dice(locked_area))), gain(1, quiddity))),
        power("Quirky Quarterstaff", has(attack(no_more_than(4, count(corrupted(opponents, used_pile)))))),
        glory=3, reconstructed="ability",
    ),
    quest(
        EXQUALIBUR, "The Quest For", 2,
        reward(capture(up_to(1, dice(wilds, cost_at_most(5))))),
        power("Exqualibur", has(attack(4))),
        power("Quicksilver Quiver", when(attack_ends(it), gain(no_more_than(1, kills()), glory))),
        power("Quirky Quarterstaff", has(attack(2), defense(1), quest_level(1))),
        glory=3, reconstructed="ability",
    ),
    quest(
        SKULL, "The Hunt For", 3,
        reward(gain(2, glory)),
        power("Tri-Clops Skull", has(attack(3), defense(3))),
        power("Quaxos' Crystal", when(attached(it), draw_and_roll(2))),
        power("Quown of Quiana", has(worth(no_more_than(2, count_other_scored())))),
        glory=4, reconstructed="ability",
    ),
    quest(
        SKULL, "The Search For", 3,
        reward(cull(up_to(2, dice(you, used_pile)))),
        power("Tri-Clops Skull", when(attached(it), destroy(one(creatures(opponents, level_at_most(2)))))),
        power("Quaxos' Crystal", when(attached(it), gain(4, quiddity))),
        power("Quown of Quiana", have(creatures(accompanying), defense(2))),
        glory=4, reconstructed="ability",
    ),
    quest(
        SKULL, "The Expedition For", 3,
        reward(they(opponents, take(one(corrupted(wilds))))),
        power("Tri-Clops Skull", has(attack(no_more_than(6, product(2, count(dice(locked_area))))), immunity)),
        power(
            "Quaxos' Crystal",
            when(attached(it), unlock(any_number(dice(locked_area))), gain(count(those), quiddity)),
        ),
        power("Quown of Quiana", when(attached(it), cull(corrupted(you, active_pool, used_pile)))),
        glory=4, reconstructed="ability",
    ),
    quest(
        SKULL, "The Quest For", 3,
        reward(capture(up_to(1, dice(wilds, cost_at_most(8))))),
        power("Tri-Clops Skull", when(attack_begins(you), they(opponents, destroy(one(creatures(them, not_locked)))))),
        power("Quaxos' Crystal", when(attached(it), give_players(you, capture_cost(-3), until=this_turn))),
        power("Quown of Quiana", when(scores_or_quests(it), gain(2, glory))),
        glory=4, reconstructed="ability",
    ),
]  # fmt: skip

#: Expeditions speak of Corrupted Quiddity, Immunity and Locks (X5).
_EXPEDITIONS_NEED = ["rise_of_the_demons", "quarmageddon", "qladiator"]
BOX = Box(
    "quartifacts", "Quartifacts", 2013, BASICS + SPELLS + CREATURES + QUESTS,
    needs={quest.name: _EXPEDITIONS_NEED for quest in QUESTS if quest.variant == "The Expedition For"},
    words=read("quartifacts"), pictured="Quasar", formerly=("6a2ef222501d9573",),
)  # fmt: skip
