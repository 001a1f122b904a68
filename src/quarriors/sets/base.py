"""The base box (2011): 18 classes of dice, 53 cards, all as printed."""

from __future__ import annotations

from quarriors.engine.vocabulary import (
    Box,
    active_pool,
    and_then,
    any_number,
    aside,
    at_burst,
    at_least,
    attach,
    attached_to,
    attack,
    attack_at_most,
    attack_of,
    attacking,
    attacks,
    bag,
    basic_die,
    becomes,
    by_you,
    by_your_attack,
    cannot_attack,
    cannot_summon,
    capture,
    capture_cost,
    captures,
    card,
    cast,
    cast_after_attack,
    copy,
    cost_at_most,
    cost_of,
    count,
    count_other_scored,
    count_players,
    count_scored,
    creature_dice,
    creature_die,
    creatures,
    cull,
    cull_spells_at_scoring,
    defender,
    defense,
    defense_at_most,
    destroy,
    destroyed,
    dice,
    draw,
    draw_and_roll,
    for_each,
    gain,
    give,
    give_line,
    give_players,
    glory,
    has,
    have,
    immediate,
    instead,
    is_exactly,
    it,
    level_at_most,
    level_is,
    may,
    may_instead,
    move,
    named,
    not_locked,
    once_per_player,
    one,
    opponents,
    other,
    plus,
    quiddity,
    reaction,
    ready_area,
    reroll,
    reroll_with,
    roll_to_ready,
    rotate_up,
    rule,
    score,
    scores,
    silent,
    spell_dice,
    spell_die,
    spells,
    spent_pile,
    stays_home,
    summon_cost,
    summoned,
    swap,
    that,
    them,
    this_attack,
    this_turn,
    those,
    times,
    total,
    turns_to_quiddity,
    untargeted_by,
    up_to,
    used_pile,
    values,
    when,
    while_ready,
    wilds,
    worth,
    you,
    your_creature_destroyed,
)
from quarriors.sets.words import read

# -- dice ------------------------------------------------------------------------------------------

BASIC_QUIDDITY = basic_die("Basic Quiddity", "Q1, Q1, Q1, Q1, Q1, Q2", ("#ffffff", "#0067ac"), 0, per_player=8)
ASSISTANT = basic_die(
    "Assistant", "Q1, Q1, Q1, R *, C 1/1/2, C 1/1/2", ("#682702", "#ffffff"), 2, per_player=4, traits=[stays_home]
)
PORTAL = basic_die("Portal", "Q1, D1, D1, D2, D2, D2", ("#ffee00", "#000000"), 5, traits=[turns_to_quiddity])

DEATH = spell_die("Death", "Q1, Q2, Q2, S *, S *, S **", ("#310054", "#ffffff"))
GROWTH = spell_die("Growth", "Q1, Q2, Q2, S, S, S", ("#067800", "#ffffff"))
LIFE = spell_die("Life", "Q1, Q2, Q2, S, S, S", ("#01eabc", "#ffffff"))
SHAPING = spell_die("Shaping", "Q2, Q2, D2, S, S, S", ("#b90094", "#ffffff"))
VICTORY = spell_die("Victory", "Q1, Q2, Q2, R+D1, S, S", ("#ea8202", "#ffffff"))

DEATHDEALER = creature_die("Deathdealer", "Q1, Q2, Q2, C 1/3/2, C 1/3/2, C 2/4/4", ("#000000", "#cc0404"))
DEFENDER = creature_die("Defender of the Pale", "Q1, Q2, Q2, C 1/1/5 *, C 2/2/6 *, C 3/2/8 **", ("#00008e", "#d6d5d5"))
DEVOTEE = creature_die(
    "Devotee of the Holy Query", "Q1, Q2, C 1/0/3, C 1/0/3, C 2/2/4, C 2/2/4 *", ("#ffffff", "#948a00")
)
SPIRIT = creature_die("Ghostly Spirit", "Q1, Q1, Q2, C 1/2/2, C 1/2/2, C 2/3/3", ("#ffffff", "#000000"))
OOZE = creature_die("Primordial Ooze", "Q1, Q2, Q2, C 2/?/?, C 2/?/?, C 2/?/?", ("#6ba901", "#ffffff"))
DRAGON = creature_die("Quake Dragon", "Q1, Q2, Q3|R, C 1/4/4, C 2/6/6 *, C 3/8/7 **", ("#3e0e00", "#ffffff"))
WIZARD = creature_die("Questing Wizard", "Q1+D1, Q2, Q2 *, C 1/2/5, C 2/3/6, C 3/4/8 **", ("#0073df", "#ffffff"))
GOBLIN = creature_die("Scavenging Goblin", "Q1, Q1, C 1/2/2, C 1/2/2, C 1/2/2 *, C 1/2/2 *", ("#00490d", "#c5cf00"))
WARRIOR = creature_die("Warrior of the Quay", "Q1, Q2, Q2, C 1/2/3, C 1/2/3, C 2/3/4", ("#a40101", "#c1c1c1"))
HAG = creature_die("Witching Hag", "Q1, Q2, Q2, C 1/3/3, C 1/3/3, C 2/4/5", ("#35003e", "#7e9e01"))

_BASIC_QUIDDITY_IN_PLAY = dice(you, active_pool, spent_pile, used_pile, named("Basic Quiddity"))
_WARRIORS = "Warrior of the Quay"

# -- basic cards -----------------------------------------------------------------------------------

BASICS = [
    card(BASIC_QUIDDITY, "", 0),
    card(ASSISTANT, "", 1, at_burst(immediate(reroll_with(up_to(1, dice(you, other, active_pool)))), 1), glory=1),
    card(PORTAL, "", 4),
]

# -- spells ----------------------------------------------------------------------------------------

SPELLS = [
    card(
        DEATH, "Cantrip", 4,
        at_burst(cast(give(creatures(you, ready_area), attack(2), until=this_turn)), 1),
        at_burst(cast(give(creatures(you, ready_area), attack(3), until=this_turn)), 2),
    ),
    card(
        DEATH, "Charm", 5,
        at_burst(attach(has(attack(3), defense(3))), 1),
        at_burst(attach(has(attack(5), defense(5))), 2),
    ),
    card(
        DEATH, "Incantation", 5,
        at_burst(cast(destroy(one(creatures(level_at_most(2))))), 1),
        at_burst(cast(destroy(one(creatures()))), 2),
    ),
    card(DEATH, "Spell", 6, cast(for_each(opponents, destroy(one(creatures(them, ready_area, defense_at_most(6))))))),
    card(GROWTH, "Cantrip", 3, immediate(gain(2, quiddity), give_players(you, captures(1), until=this_turn))),
    card(GROWTH, "Charm", 5, cast(gain(3, quiddity))),
    card(GROWTH, "Incantation", 5, immediate(gain(2, quiddity), reroll(up_to(2, dice(you, other, active_pool))))),
    card(GROWTH, "Spell", 4, immediate(gain(2, quiddity), draw_and_roll(1))),
    card(LIFE, "Cantrip", 3, attach(has(defense(4)))),
    card(
        LIFE, "Charm", 3,
        reaction(give_line(you, instead(destroyed(creatures(you)), move(that, active_pool)), until=this_turn)),
    ),
    card(LIFE, "Incantation", 4, reaction(give(one(creatures()), attack_at_most(0), until=this_turn))),
    card(LIFE, "Spell", 4, reaction(give(creatures(you, ready_area), defense(4), until=this_turn))),
    card(SHAPING, "Cantrip", 4, reaction(move(that, ready_area), at=your_creature_destroyed)),
    card(SHAPING, "Charm", 3, cast(rotate_up(creatures(you, ready_area)))),
    card(
        SHAPING, "Incantation", 4,
        attach(
            when(
                scores(it),
                and_then(
                    cull(up_to(1, dice(you, used_pile))),
                    capture(up_to(1, dice(wilds, cost_at_most(plus(cost_of(those), 3))))),
                ),
            )
        ),
    ),
    card(SHAPING, "Spell", 3, cast(destroy(one(spells())))),
    card(VICTORY, "Cantrip", 3, attach(has(worth(2)))),
    card(VICTORY, "Charm", 5, cast(gain(count_scored(), glory), if_=at_least(count_scored(), 2))),
    card(VICTORY, "Incantation", 9, cast(gain(3, glory))),
    card(
        VICTORY, "Spell", 7,
        cast_after_attack(
            gain(
                count_players(opponents, at_least(times(destroyed(creatures(them), by_your_attack)), 1)),
                glory,
            )
        ),
    ),
]  # fmt: skip

# -- creatures -------------------------------------------------------------------------------------

CREATURES = [
    card(DEATHDEALER, "", 3, when(scores(it), swap(up_to(1, dice(opponents, used_pile)))), glory=2),
    card(DEATHDEALER, "Strong", 6, when(destroyed(creatures(), by_you), score()), glory=2),
    card(
        DEATHDEALER, "Mighty", 6,
        when(
            destroyed(creatures(defender), by_your_attack),
            give_players(defender, total(attack_of(it)), until=this_attack),
            once=once_per_player,
        ),
        glory=2,
    ),
    card(DEFENDER, "", 5, at_burst(when(scores(it), gain(count_other_scored(), glory)), 1, 2), glory=2),
    card(
        DEFENDER, "Strong", 6,
        at_burst(when(scores(it), may(draw(1))), 1),
        at_burst(when(scores(it), may(draw(2))), 2),
        glory=3,
    ),
    card(
        DEFENDER, "Mighty", 6,
        at_burst(while_ready(have(opponents, summon_cost(1))), 1),
        at_burst(while_ready(have(opponents, summon_cost(2))), 2),
        glory=3,
    ),
    card(DEVOTEE, "", 3, at_burst(has(defense(2)), 1), glory=2),
    card(
        DEVOTEE, "Strong", 4,
        at_burst(when(scores(it), capture(up_to(1, spell_dice(wilds, cost_at_most(4))), to=bag)), 1),
        glory=2,
    ),
    card(
        DEVOTEE, "Mighty", 4,
        at_burst(has(defense(3), untargeted_by(spells(opponents))), 1),
        at_burst(when(attacks(it), give(spells(attached_to(creatures(defender))), silent, until=this_attack)), 1),
        glory=2,
    ),
    card(
        SPIRIT, "", 3,
        may_instead(
            destroyed(it),
            and_then(cull(one(dice(you, used_pile, named("Basic Quiddity")))), move(it, ready_area)),
        ),
        glory=2,
    ),
    card(SPIRIT, "Strong", 4, instead(destroyed(it), move(it, active_pool)), glory=2),
    card(
        SPIRIT, "Mighty", 4,
        instead(destroyed(it), move(it, aside)),
        when(destroyed(creatures(), by_you), roll_to_ready(), zone=aside),
        glory=2,
    ),
    card(
        OOZE, "", 8,
        values(count(_BASIC_QUIDDITY_IN_PLAY), count(_BASIC_QUIDDITY_IN_PLAY)),
        when(becomes(is_exactly(count(_BASIC_QUIDDITY_IN_PLAY), 0)), destroy(it)),
        glory=2,
        note="The printed text is older than the Spent Pile, and no source says whether dice there count. We count "
        "them: the newer rulebook calls them in play.",
    ),
    card(OOZE, "Strong", 7, copy(creatures(opponents, ready_area, not_locked), 0, 5), glory=2),
    card(OOZE, "Mighty", 5, values(count(creatures(ready_area)), count(creatures(ready_area))), glory=3),
    card(DRAGON, "", 8, when(attacks(it), destroy(creatures(defender, ready_area, level_is(1)))), glory=4),
    card(
        DRAGON, "Strong", 9,
        while_ready(have(creatures(attacking, level_at_most(2)), cannot_attack)),
        glory=3,
        note="Card lists disagree: cost 9 and 3 Glory, or cost 8 and 4 Glory. We took the first. It fits the other "
        "Strong cards, which cost 1 more than the plain one.",
    ),
    card(
        DRAGON, "Mighty", 9,
        at_burst(has(defense(1)), 1),
        at_burst(has(defense(2), worth(2)), 2),
        glory=4,
    ),
    card(
        WIZARD, "", 7,
        at_burst(immediate(draw_and_roll(1), reroll(it)), 1),
        at_burst(has(defense(1), worth(1)), 2),
        glory=3,
    ),
    card(
        WIZARD, "Strong", 8,
        when(
            scores(it),
            cull_spells_at_scoring(any_number(spell_dice(you, active_pool, ready_area))),
            gain(count(those), glory),
        ),
        glory=3,
    ),
    card(
        WIZARD, "Mighty", 8,
        when(scores(it), give_players(you, capture_cost(-2), captures(1), until=this_turn)),
        at_burst(immediate(draw_and_roll(2)), 1),
        glory=4,
    ),
    card(GOBLIN, "", 2, at_burst(when(summoned(it), gain(1, quiddity)), 1), glory=2),
    card(GOBLIN, "Strong", 3, at_burst(has(defense(count(creatures(you, other, ready_area)))), 1), glory=2),
    card(GOBLIN, "Mighty", 3, at_burst(when(destroyed(it), draw(2)), 1), glory=2),
    card(WARRIOR, "", 4, has(attack(3), if_=is_exactly(count(creatures(defender, ready_area)), 1)), glory=2),
    card(WARRIOR, "Strong", 5, have(creatures(you, other, ready_area), attack(1), defense(1)), glory=2),
    card(
        WARRIOR, "Mighty", 4,
        when(summoned(it), destroy(creatures(opponents, ready_area, named(_WARRIORS)))),
        rule(has(cannot_summon, if_=at_least(times(summoned(creatures(you, named(_WARRIORS)))), 1))),
        glory=3,
    ),
    card(HAG, "", 5, while_ready(when(destroyed(creatures(), by_you), gain(1, quiddity))), glory=3),
    card(
        HAG, "Strong", 5,
        when(scores(it), move(up_to(1, creature_dice(you, other, used_pile)), active_pool)),
        glory=3,
    ),
    card(HAG, "Mighty", 5, while_ready(have(creatures(attacking), attack_at_most(3))), glory=3),
]  # fmt: skip

# -- wilds -----------------------------------------------------------------------------------------

WILDS = {
    # No Reactions, nothing to attach, one short line on most cards: room to learn how a turn goes.
    "first-game": [
        "Scavenging Goblin", "Devotee of the Holy Query", "Strong Ghostly Spirit", "Warrior of the Quay",
        "Witching Hag", "Defender of the Pale", "Mighty Quake Dragon",
        "Shaping Charm", "Growth Spell", "Death Cantrip",
    ],
    # Spells that are laid on Creatures, brought in by one card, broken by another and cashed in by a third.
    "war-of-words": [
        "Strong Scavenging Goblin", "Ghostly Spirit", "Strong Devotee of the Holy Query", "Mighty Primordial Ooze",
        "Strong Warrior of the Quay", "Defender of the Pale", "Strong Questing Wizard",
        "Victory Cantrip", "Shaping Spell", "Death Charm",
    ],
    # Destroying pays: in Quiddity, in Glory, in Spirits that come back. Who waits, loses.
    "no-quarter": [
        "Devotee of the Holy Query", "Mighty Scavenging Goblin", "Mighty Ghostly Spirit", "Mighty Warrior of the Quay",
        "Witching Hag", "Strong Deathdealer", "Quake Dragon",
        "Life Charm", "Death Incantation", "Victory Spell",
    ],
    # Nothing is cheap and everything is big: capture little, build up, and cull the small dice in time.
    "dragon-hoard": [
        "Strong Warrior of the Quay", "Mighty Witching Hag", "Strong Defender of the Pale", "Mighty Deathdealer",
        "Primordial Ooze", "Mighty Questing Wizard", "Strong Quake Dragon",
        "Growth Charm", "Death Spell", "Victory Incantation",
    ],
    # What is destroyed returns, is saved, or leaves dice behind: attack is never the last word.
    "nine-lives": [
        "Deathdealer", "Ghostly Spirit", "Mighty Scavenging Goblin", "Mighty Devotee of the Holy Query",
        "Strong Witching Hag", "Mighty Defender of the Pale", "Questing Wizard",
        "Life Charm", "Shaping Cantrip", "Growth Incantation",
    ],
}  # fmt: skip

BOX = Box(
    "base", "Quarriors!", 2011, BASICS + SPELLS + CREATURES,
    classic=True, wilds=WILDS, alone=(7, 3), words=read("base"), pictured="Quake Dragon",
    # before there were quests, and texts that name the Ready Area said so; before fingerprints were made of words
    formerly=("997c32992da9ea3e", "0f1a72dec1872b91"),
)  # fmt: skip
