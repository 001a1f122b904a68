"""Light vs. Dark (2014): energies, Anchored Spells, Large Quiddity dice; alone or mixed with other boxes."""

from __future__ import annotations

from quarriors.engine.cards import Die
from quarriors.engine.lines import Line, When
from quarriors.engine.qualities import Filter
from quarriors.engine.vocabulary import (
    LIGHT,
    Box,
    active_pool,
    anchored_dark,
    anchored_light,
    and_then,
    at_burst,
    at_least,
    attach,
    attack,
    attack_ends,
    attacking,
    bag,
    basic_die,
    by_your_attack,
    captures,
    card,
    cast,
    cost_at_most,
    cost_of,
    count,
    count_other_scored,
    creature_die,
    creatures,
    cull,
    dark_ones,
    defender,
    defense,
    defense_down,
    destroy,
    destroyed,
    destroyer,
    dice,
    displaces,
    draw,
    draw_and_roll,
    for_each,
    gain,
    give,
    give_line,
    give_players,
    glory,
    hand_of,
    has,
    have,
    immediate,
    immunity,
    instead,
    instead_at,
    is_a,
    it,
    kills,
    large,
    level_at_most,
    level_is,
    light_ones,
    light_or_dark,
    light_quiddity,
    lose_glory,
    may,
    may_instead,
    move,
    next_time,
    no_culls,
    no_more_than,
    once_per_turn,
    one,
    opponent,
    opponents,
    other,
    reaction,
    ready_area,
    reroll,
    roll_those,
    rolls,
    rotate_down,
    rotate_up,
    scores,
    send_that,
    spell_die,
    stays_home,
    summoned,
    that,
    them,
    they,
    this_turn,
    those,
    total,
    up_to,
    used_pile,
    when,
    while_there,
    worth,
    you,
    your_creature_destroyed,
)
from quarriors.sets.words import read

# -- dice ------------------------------------------------------------------------------------------

LARGE_QUIDDITY = basic_die(
    "Large Quiddity",
    "Q2, Q3, Q1 light, Q2 light, Q1 dark, Q2 dark",
    ("#ffffff", "#0067ac"),
    0,
    per_player=2,
    reconstructed="faces",
    traits=[large, hand_of(2, 2, 3), no_culls, displaces("Basic Quiddity", "Assistant", "Portal")],
)
ASSISTANT = basic_die(
    "Assistant",
    "Q1, Q1, Q1, ?, C 1/1/2, C 1/1/2",
    ("#682702", "#ffffff"),
    0,
    per_player=4,
    reconstructed="faces",
    traits=[stays_home],
)


def _creature(name: str, faces: str, colours: tuple[str, str], energy: str) -> Die:
    return creature_die(name, faces, colours, energy=energy, reconstructed="faces")


ARCHANGEL = _creature(
    "Archangel", "Q1 light, Q2 light, Q2 light, C 1/4/5, C 2/6/6 *, C 3/7/8 **", ("#fff6cf", "#b8860b"), "light"
)
HERALD = _creature(
    "Herald", "Q1 light, Q1 light, Q2 light, C 1/1/3, C 1/1/3, C 2/2/4 *", ("#ffe27a", "#5a3d00"), "light"
)
GOLEM = _creature(
    "Quartz Golem", "Q1 light, Q2 light, Q2 light, C 1/1/5, C 2/2/6 *, C 3/3/8 **", ("#e9e3f5", "#6a5acd"), "light"
)
CAT = _creature("Black Cat", "Q1 dark, Q1 dark, Q2 dark, C 1/2/2, C 1/2/2, C 2/3/3 *", ("#101010", "#9be564"), "dark")
BOOGIEMAN = _creature(
    "Boogieman", "Q1 dark, Q2 dark, Q2 dark, C 1/3/3, C 2/5/3 *, C 3/6/5 **", ("#26114a", "#ff7f50"), "dark"
)
QUEELZEBUB = _creature(
    "Queelzebub", "Q1 dark, Q2 dark, Q2 dark, C 1/5/4, C 2/7/5 *, C 3/8/7 **", ("#2a0505", "#e0c000"), "dark"
)

LIGHT_DIE = spell_die(
    "Light", "Q1 light, Q2 light, Q2 light, S, S, S *", ("#fffbe6", "#c28a00"), energy="light", reconstructed="faces"
)
DARK_DIE = spell_die(
    "Dark", "Q1 dark, Q2 dark, Q2 dark, S, S, S *", ("#1a1423", "#b78fff"), energy="dark", reconstructed="faces"
)

# -- basic cards -----------------------------------------------------------------------------------

BASICS = [
    card(LARGE_QUIDDITY, "", None),
    card(
        ASSISTANT, "of Acquisition", 1,
        immediate(give_players(you, captures(1), until=this_turn)),
        glory=1, reconstructed="ability",
    ),
    card(ASSISTANT, "of Economics", 1, immediate(gain(1, light_or_dark)), glory=1, reconstructed="ability"),
    card(ASSISTANT, "of Logistics", 1, immediate(draw_and_roll(1)), glory=1, reconstructed="ability"),
]  # fmt: skip

# -- spells ----------------------------------------------------------------------------------------

_USED = dice(you, used_pile)
_MINE = creatures(you, ready_area)
_NO_DEARER = creatures(destroyer, ready_area, cost_at_most(cost_of(that)))

SPELLS = [
    card(
        LIGHT_DIE, "Cantrip", 3,
        instead_at(attach(has(defense(3)), to=_MINE), at_burst(attach(has(defense(5)), to=_MINE), 1)),
        discounted=2, reconstructed="ability bursts",
    ),
    card(
        LIGHT_DIE, "Charm", 3,
        instead_at(
            reaction(send_that(active_pool), at=your_creature_destroyed),
            at_burst(reaction(move(that, ready_area), at=your_creature_destroyed), 1),
        ),
        discounted=2, reconstructed="ability bursts",
    ),
    card(
        LIGHT_DIE, "Enchantment", 5,
        instead_at(
            attach(has(worth(1)), to=_MINE),
            at_burst(attach(has(worth(1)), has(worth(1), if_=is_a(light_ones)), to=_MINE), 1),
        ),
        discounted=4, reconstructed="ability bursts",
    ),
    card(
        LIGHT_DIE, "Incantation", 4,
        instead_at(cast(rotate_up(one(creatures(you)))), at_burst(cast(rotate_up(up_to(2, creatures(you)))), 1)),
        discounted=3, reconstructed="ability bursts",
    ),
    card(
        LIGHT_DIE, "Spell", 4,
        instead_at(cast(draw_and_roll(2)), at_burst(cast(draw_and_roll(2), gain(1, light_quiddity)), 1)),
        discounted=3, reconstructed="ability bursts",
    ),
    card(
        DARK_DIE, "Cantrip", 3,
        instead_at(attach(has(attack(3)), to=_MINE), at_burst(attach(has(attack(5)), to=_MINE), 1)),
        discounted=2, reconstructed="ability bursts",
    ),
    card(
        DARK_DIE, "Charm", 4,
        instead_at(
            cast(rotate_down(one(creatures(opponents, ready_area)))),
            at_burst(cast(rotate_down(up_to(2, creatures(opponents, ready_area)))), 1),
        ),
        discounted=3, reconstructed="ability bursts",
    ),
    card(
        DARK_DIE, "Enchantment", 6,
        instead_at(
            cast(destroy(one(creatures(ready_area, cost_at_most(5))))),
            at_burst(cast(destroy(one(creatures(ready_area)))), 1),
        ),
        discounted=5, reconstructed="ability bursts",
    ),
    card(
        DARK_DIE, "Incantation", 4,
        instead_at(
            reaction(destroy(one(_NO_DEARER)), at=your_creature_destroyed),
            at_burst(reaction(destroy(one(creatures(destroyer, ready_area))), at=your_creature_destroyed), 1),
        ),
        discounted=3, reconstructed="ability bursts",
    ),
    card(
        DARK_DIE, "Spell", 5,
        instead_at(
            cast(and_then(cull(one(_USED)), gain(1, glory))),
            at_burst(cast(and_then(cull(up_to(2, _USED)), gain(count(those), glory))), 1),
        ),
        discounted=4, reconstructed="ability bursts",
    ),
]  # fmt: skip

# -- creatures -------------------------------------------------------------------------------------

_PREY_FALLS = destroyed(creatures(opponents), by_your_attack)
_AGAINST_LIGHT = at_least(count(creatures(defender, ready_area, light_ones)), 1)


def _smites(energy: Filter) -> list[Line]:
    """When it is summoned, it may destroy one of that energy: the more bursts, the higher levels."""
    prey = [creatures(opponents, ready_area, energy, level) for level in (level_is(1), level_at_most(2))]
    prey.append(creatures(opponents, ready_area, energy))
    low, middle, high = (when(summoned(it), destroy(up_to(1, which))) for which in prey)
    return instead_at(low, at_burst(middle, 1), at_burst(high, 2))


def _bad_luck() -> When:
    """The next roll of the player who has this goes wrong."""
    return when(rolls(them), reroll(one(those)))


CREATURES = [
    card(
        ARCHANGEL, "", 8,
        _smites(dark_ones),
        glory=3, discounted=7, reconstructed="ability bursts",
    ),
    card(
        ARCHANGEL, "Lesser", 8,
        instead_at(
            have(creatures(you, other), defense(2)),
            at_burst(have(creatures(you, other), defense(3)), 2),
        ),
        anchored_light(2, move(one(_USED), active_pool), roll_those()),
        glory=3, discounted=7, reconstructed="ability bursts anchored",
    ),
    card(
        ARCHANGEL, "Greater", 9,
        instead_at(
            have(creatures(attacking, dark_ones), attack(-2)),
            at_burst(have(creatures(attacking, dark_ones), attack(-3)), 2),
        ),
        anchored_light(3, and_then(destroy(one(creatures(ready_area, dark_ones))), gain(1, glory))),
        glory=4, discounted=8, reconstructed="ability bursts",
    ),
    card(
        ARCHANGEL, "Strong", 8,
        may_instead(destroyed(creatures(you, other)), move(that, active_pool)),
        at_burst(may_instead(destroyed(it), move(it, active_pool)), 2),
        glory=3, discounted=7, reconstructed="ability bursts",
    ),
    card(
        ARCHANGEL, "Mighty", 8,
        instead_at(
            has(worth(no_more_than(1, count_other_scored(LIGHT)))),
            at_burst(has(worth(no_more_than(3, count_other_scored(LIGHT)))), 2),
        ),
        glory=3, discounted=7, reconstructed="ability bursts",
    ),
    card(
        HERALD, "", 3,
        instead(destroyed(it), move(it, active_pool)),
        at_burst(has(worth(1)), 1),
        glory=2, discounted=2, reconstructed="ability bursts",
    ),
    card(
        HERALD, "Lesser", 3,
        instead_at(when(scores(it), may(draw(1))), at_burst(when(scores(it), may(draw(2))), 1)),
        anchored_light(1, draw_and_roll(1)),
        glory=2, discounted=2, reconstructed="ability bursts anchored",
    ),
    card(
        HERALD, "Greater", 4,
        instead(destroyed(it), move(it, active_pool), move(one(_USED), active_pool)),
        at_burst(has(worth(1)), 1),
        anchored_light(2, rotate_up(one(creatures(you)))),
        glory=2, discounted=3, reconstructed="ability bursts anchored",
    ),
    card(
        HERALD, "Strong", 3,
        instead_at(
            have(creatures(you, other, light_ones), defense(1)),
            at_burst(have(creatures(you, other, light_ones), defense(2)), 1),
        ),
        glory=2, discounted=2, reconstructed="ability bursts",
    ),
    card(
        HERALD, "Mighty", 4,
        instead_at(
            when(scores(it), cull(up_to(1, _USED))),
            at_burst(when(scores(it), and_then(cull(up_to(1, _USED)), draw(1))), 1),
        ),
        glory=2, discounted=3, reconstructed="ability bursts",
    ),
    card(
        GOLEM, "", 5,
        at_burst(has(defense(2)), 1),
        at_burst(has(defense(3), worth(1)), 2),
        glory=2, discounted=4, reconstructed="bursts",
    ),
    card(
        GOLEM, "Lesser", 5,
        may_instead(destroyed(it), rotate_down(it)),
        anchored_light(2, give(one(creatures(you)), defense(3), until=while_there)),
        glory=2, discounted=4, reconstructed="ability anchored",
    ),
    card(
        GOLEM, "Greater", 6,
        has(immunity),
        at_burst(has(defense(2)), 2),
        anchored_light(2, rotate_up(one(creatures(you, light_ones)))),
        glory=3, discounted=5, reconstructed="ability bursts anchored",
    ),
    card(
        GOLEM, "Strong", 5,
        instead_at(
            have(creatures(attacking, dark_ones), attack(-1)),
            at_burst(have(creatures(attacking, dark_ones), attack(-2)), 1),
            at_burst(have(creatures(attacking, dark_ones), attack(-3)), 2),
        ),
        glory=2, discounted=4, reconstructed="ability bursts",
    ),
    card(
        GOLEM, "Mighty", 6,
        instead_at(have(you, total(-2)), at_burst(have(you, total(-3)), 1), at_burst(have(you, total(-4)), 2)),
        glory=3, discounted=5, reconstructed="ability bursts",
    ),
    card(
        CAT, "", 3,
        instead_at(
            when(summoned(it), for_each(opponent, give_line(them, _bad_luck(), until=next_time))),
            at_burst(
                when(summoned(it), for_each(opponents, give_line(them, _bad_luck(), until=next_time))),
                1,
            ),
        ),
        glory=2, discounted=2, reconstructed="ability bursts",
    ),
    card(
        CAT, "Lesser", 3,
        instead_at(instead(destroyed(it), move(it, bag)), at_burst(instead(destroyed(it), move(it, active_pool)), 1)),
        anchored_dark(1, reroll(one(dice(you, active_pool)))),
        glory=2, discounted=2, reconstructed="ability bursts anchored",
    ),
    card(
        CAT, "Greater", 4,
        instead(destroyed(it), move(it, active_pool)),
        at_burst(has(worth(1)), 1),
        anchored_dark(2, rotate_down(one(creatures(opponents, ready_area)))),
        glory=2, discounted=3, reconstructed="ability bursts anchored",
    ),
    card(
        CAT, "Strong", 4,
        instead_at(
            have(creatures(attacking, light_ones), attack(-1)),
            at_burst(have(creatures(attacking), attack(-1)), 1),
        ),
        glory=2, discounted=3, reconstructed="ability bursts",
    ),
    card(
        CAT, "Mighty", 4,
        instead_at(
            when(destroyed(it), destroy(up_to(1, creatures(destroyer, ready_area, cost_at_most(4))))),
            at_burst(when(destroyed(it), destroy(up_to(1, creatures(destroyer, ready_area, cost_at_most(6))))), 1),
        ),
        glory=2, discounted=3, reconstructed="ability bursts",
    ),
    card(
        BOOGIEMAN, "", 5,
        at_burst(when(summoned(it), rotate_down(one(creatures(opponents, ready_area)))), 1),
        at_burst(when(summoned(it), rotate_down(up_to(2, creatures(opponents, ready_area)))), 2),
        glory=2, discounted=4, reconstructed="bursts",
    ),
    card(
        BOOGIEMAN, "Lesser", 5,
        instead_at(
            have(creatures(defender, level_is(1)), defense_down(1, at_least=1)),
            at_burst(have(creatures(defender, level_is(1)), defense_down(2, at_least=1)), 1),
            at_burst(have(creatures(defender), defense_down(2, at_least=1)), 2),
        ),
        anchored_dark(2, cull(one(_USED))),
        glory=2, discounted=4, reconstructed="ability bursts anchored",
    ),
    card(
        BOOGIEMAN, "Greater", 6,
        has(attack(no_more_than(3, count(creatures(opponents, ready_area, light_ones))))),
        at_burst(when(summoned(it), destroy(one(creatures(opponents, ready_area, level_is(1))))), 2),
        anchored_dark(2, give(one(creatures(you)), attack(3), until=this_turn)),
        glory=3, discounted=5, reconstructed="ability bursts anchored",
    ),
    card(
        BOOGIEMAN, "Strong", 5,
        instead_at(
            has(attack(2), if_=_AGAINST_LIGHT),
            at_burst(has(attack(3), if_=_AGAINST_LIGHT), 1),
            at_burst(has(attack(4), if_=_AGAINST_LIGHT), 2),
        ),
        glory=2, discounted=4, reconstructed="ability bursts",
    ),
    card(
        BOOGIEMAN, "Mighty", 6,
        instead_at(
            when(_PREY_FALLS, cull(up_to(1, _USED)), once=once_per_turn),
            at_burst(
                when(_PREY_FALLS, and_then(cull(up_to(1, _USED)), gain(1, glory)), once=once_per_turn),
                2,
            ),
        ),
        glory=3, discounted=5, reconstructed="ability bursts",
    ),
    card(
        QUEELZEBUB, "", 8,
        _smites(light_ones),
        glory=3, discounted=7, reconstructed="ability bursts",
    ),
    card(
        QUEELZEBUB, "Lesser", 8,
        instead_at(
            have(creatures(you, other), attack(2)),
            at_burst(have(creatures(you, other), attack(3)), 2),
        ),
        anchored_dark(2, and_then(cull(one(_USED)), draw_and_roll(1))),
        glory=3, discounted=7, reconstructed="ability bursts anchored",
    ),
    card(
        QUEELZEBUB, "Greater", 9,
        instead_at(
            have(creatures(defender, light_ones), defense_down(2, at_least=1)),
            at_burst(have(creatures(defender, light_ones), defense_down(3, at_least=1)), 2),
        ),
        anchored_dark(3, and_then(destroy(one(creatures(ready_area, light_ones))), gain(1, glory))),
        glory=4, discounted=8, reconstructed="stats ability bursts anchored",
    ),
    card(
        QUEELZEBUB, "Strong", 8,
        instead_at(
            when(attack_ends(it), gain(no_more_than(1, kills()), glory), once=once_per_turn),
            at_burst(when(attack_ends(it), gain(no_more_than(2, kills()), glory), once=once_per_turn), 2),
        ),
        glory=3, discounted=7, reconstructed="stats ability bursts",
    ),
    card(
        QUEELZEBUB, "Mighty", 8,
        when(scores(it), they(opponents, lose_glory(1))),
        at_burst(when(summoned(it), destroy(one(creatures(opponents, ready_area, cost_at_most(4))))), 2),
        glory=3, discounted=7, reconstructed="stats ability bursts",
    ),
]  # fmt: skip

BOX = Box(
    "light_vs_dark", "Light vs. Dark", 2014, BASICS + SPELLS + CREATURES,
    alone=(6, 2), words=read("light_vs_dark"), pictured="Dark", formerly=("171b374b103dcb61",),
)  # fmt: skip
