"""Rise of the Demons (2011): Corrupted Quiddity, the Demonic Overlord, Corruption, and ten corrupted Creatures."""

from __future__ import annotations

from quarriors.engine.conditions import HasRolled
from quarriors.engine.nouns import Dice
from quarriors.engine.players import Players
from quarriors.engine.qualities import Filter
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
    count,
    creature_die,
    creatures,
    defender,
    defense,
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
    named,
    no_more_than,
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
    thorny,
    unharmed_by_players,
    up_to,
    used_pile,
    values,
    when,
    wilds,
    you,
)
from quarriors.engine.zones import Zone
from quarriors.sets import base
from quarriors.sets.words import read

# -- dice ------------------------------------------------------------------------------------------

DEATHDEALER, DEFENDER = base.BOX.die("Deathdealer"), base.BOX.die("Defender of the Pale")
DEVOTEE, DRAGON = base.BOX.die("Devotee of the Holy Query"), base.BOX.die("Quake Dragon")
GOBLIN, HAG = base.BOX.die("Scavenging Goblin"), base.BOX.die("Witching Hag")
OOZE, SPIRIT = base.BOX.die("Primordial Ooze"), base.BOX.die("Ghostly Spirit")
WARRIOR, WIZARD = base.BOX.die("Warrior of the Quay"), base.BOX.die("Questing Wizard")

CORRUPTED_QUIDDITY = basic_die(
    "Corrupted Quiddity", "Q1, Q1, Q1, Q0, Q0, ***", ("#1d1d1d", "#c02020"), 10, traits=[thorny]
)
OVERLORD = creature_die(
    "Demonic Overlord", "Q1, Q2, Q2, C 2/5/5, C 3/7/6, C 4/10/7 *", ("#5c0000", "#ff9c1a"), reconstructed="faces"
)
CORRUPTION = spell_die("Corruption", "Q1, Q2, S, S, S, S", ("#4a0040", "#ff5a5a"))


def corrupted(*words: Players | Zone | Filter) -> Dice:
    """Corrupted Quiddity dice, `corrupted(you, used_pile)`: what other boxes call them too."""
    return dice(*words, named(CORRUPTED_QUIDDITY.name))


def has_rolled_corrupted(players: Players) -> HasRolled:
    return has_rolled(players, CORRUPTED_QUIDDITY.name)


_A_CORRUPTED_DIE = one(corrupted(wilds))
_YOUR_CORRUPTION = corrupted(you, active_pool, spent_pile, used_pile)
_ALL_CORRUPTION = corrupted(active_pool, spent_pile, used_pile)

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
        note="The text is printed, but our source does not show which Corruption card it belongs to. We chose the "
        "Cantrip, because the Death Cantrip of the base box raises attack too.",
    ),
    card(
        CORRUPTION, "Charm", 2,
        cast(gain(count(corrupted(opponents, used_pile)), glory)),
        reported="ability",
        note="Two reviews name this card and tell of 1 Glory for each Corrupted Quiddity die in the opponents' Used "
        "Piles. One calls it additional Glory, so the printed card may also ask for a Creature that scores, or "
        "for something else.",
    ),
    card(
        CORRUPTION, "Incantation", 6,
        cast(destroy(creatures(ready_area, not_locked)), take(exactly(2, corrupted(wilds)))),
        reported="ability",
        note="A review tells of a Corruption spell that destroys all Creatures in the Ready Area and gives its caster "
        "Corrupted Quiddity dice. Ours: that it is the Incantation, that it reaches every Ready Area, and the "
        "number of dice.",
    ),
    card(
        CORRUPTION, "Spell", 3,
        immediate(gain(2, quiddity), may(and_then(take(_A_CORRUPTED_DIE), gain(2, quiddity)))),
        reconstructed="ability",
        note="Nothing is known of its text: it is ours. Reviews describe the Corruption spells as cheap with a "
        "drawback for the caster, or as costly and aimed at opponents.",
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
        note="The text is printed, but our source does not show which of the four Overlords it belongs to. A review "
        "calls it the normal version, and 5 Glory fit a Creature that leaves the game.",
    ),
    card(
        OVERLORD, "Lesser", 8,
        when(scores(it), take(_A_CORRUPTED_DIE)),
        at_burst(when(summoned(it), they(opponents, take(_A_CORRUPTED_DIE))), 1),
        glory=4, reconstructed="ability bursts",
        note="Nothing is known of its text: it is ours. One review calls this Overlord Corrupted; the card list says "
        "Lesser.",
    ),
    card(
        OVERLORD, "Strong", 9,
        when(summoned(it), rotate_down(creatures(opponents, ready_area))),
        glory=4, reconstructed="ability",
        note="It is known that one of the Overlords lowers the level of all dice in the opponents' Ready Areas. Ours: "
        "that it is this one, when it happens, and by how many levels. If the printed card has a burst line, we "
        "do not know it.",
    ),
    card(
        OVERLORD, "Mighty", 9,
        instead_at(
            when(scores(it), for_each(opponents, remove(exactly(1, dice(them, used_pile))))),
            at_burst(when(scores(it), for_each(opponents, remove(exactly(2, dice(them, used_pile))))), 1),
        ),
        glory=5, reported="ability", reconstructed="bursts",
        note="A review tells the ability and names this card. It also speaks of a further effect on one face, but not "
        "of what it does: the burst line is ours.",
    ),
    card(
        DEATHDEALER, "Corrupted", 3,
        when(
            scores(it),
            or_else(take(_A_CORRUPTED_DIE), lose_glory(1)),
            or_else(take(_A_CORRUPTED_DIE), lose_glory(1)),
        ),
        glory=4, reconstructed="ability",
        note="Nothing is known of its text: it is ours. 4 Glory for a cost of 3 call for a heavy drawback, and a "
        "review says that the cheap corrupted cards hurt their owner.",
    ),
    card(
        DEFENDER, "Corrupted", 6,
        has(attack(no_more_than(4, count(_YOUR_CORRUPTION))), defense(no_more_than(4, count(_YOUR_CORRUPTION)))),
        at_burst(when(scores(it), they(opponent, take(_A_CORRUPTED_DIE))), 1),
        at_burst(when(scores(it), they(opponents, take(_A_CORRUPTED_DIE))), 2),
        glory=2, reported="ability", reconstructed="bursts",
        note="A review tells of a corrupted Creature that grows with the corruption its owner holds. Ours: that it is "
        "this one, the numbers, the limit of 4, and the burst lines.",
    ),
    card(
        DEVOTEE, "Corrupted", 3,
        instead_at(
            when(scores(it), remove(up_to(1, corrupted(you, used_pile)))),
            at_burst(when(scores(it), remove(up_to(2, corrupted(you, used_pile)))), 1),
        ),
        glory=2, reported="ability bursts",
        note="A review tells of a corrupted Creature made for getting rid of corruption. Ours: that it is this one, "
        "and the numbers.",
    ),
    card(SPIRIT, "Corrupted", 4, has(unharmed_by_players(has_rolled_corrupted(them))), glory=3),
    card(
        OOZE, "Corrupted", 6,
        values(plus(3, count(_ALL_CORRUPTION)), plus(3, count(_ALL_CORRUPTION))),
        glory=2, reported="ability",
        note="A review tells of a corrupted Creature whose attack and defense rise and fall with the corruption in "
        "play, and only the Ooze has open values. Ours: the 3 on top, which make it useful before there is any "
        "corruption.",
    ),
    card(
        DRAGON, "Corrupted", 9,
        when(
            attacks(it),
            if_(
                has_rolled_corrupted(defender),
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
        note="Both lines are printed, but our source does not tell their bursts apart: we went by the faces of the "
        "die. Not known: whether there is a further ability, and whether the first line takes the place of the 2 "
        "Quiddity. We play both.",
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
    classic=True, leads=True, words=read("rise_of_the_demons"), pictured="Demonic Overlord",
    formerly={
        "ea525f61554ee7bb": [
            "Corruption Incantation", "Corrupted Primordial Ooze", "Corrupted Devotee of the Holy Query",
            "Corrupted Defender of the Pale",
        ],
    },
)  # fmt: skip
