"""Lines that no card of ours has, in words: the vocabulary is wider than the boxes."""

import pytest

from quarriors.engine.amounts import Cost, Number
from quarriors.engine.cards import card, creature_die, quest, quest_die, spell_die
from quarriors.engine.conditions import Compare
from quarriors.engine.lines import Line
from quarriors.engine.qualities import AT_LEAST, AT_MOST, EXACTLY, Defense, Level, UncappedAttack
from quarriors.engine.vocabulary import (
    LIGHT,
    accompanying,
    active_pool,
    and_then,
    any_number,
    anyone,
    at_burst,
    at_least,
    attach,
    attack,
    attack_at_most,
    attack_begins,
    attacked,
    attacking,
    attacks,
    bag,
    by_attack,
    cannot_attack,
    cannot_cast,
    cannot_reroll,
    cannot_score,
    capture,
    capture_cost,
    captures,
    cast,
    classes_scored,
    cost_at_most,
    cost_of,
    count,
    count_other_scored,
    count_scored,
    creatures,
    cull,
    damage,
    dark_quiddity,
    defender,
    defense,
    defense_down,
    destroy,
    destroyed,
    destroyer,
    dice,
    draw,
    draw_and_keep,
    draw_size,
    draws,
    exactly,
    first_defender,
    for_each,
    gain,
    give,
    give_line,
    give_players,
    glory,
    has,
    has_cast,
    has_rolled,
    have,
    if_,
    immediate,
    immunity,
    instead,
    instead_at,
    is_exactly,
    it,
    kills,
    light_ones,
    light_or_dark,
    light_quiddity,
    locked,
    locked_area,
    lose_glory,
    may,
    may_instead,
    move,
    next_summon,
    next_time,
    no_more_than,
    not_locked,
    not_on_turn,
    of_type,
    on_turn,
    one,
    opponent,
    opponents,
    or_else,
    other,
    owner,
    pay_for,
    plus,
    power,
    product,
    quartifacts,
    quiddity,
    reaction,
    ready_area,
    remove,
    reroll,
    reward,
    roll_those,
    rolls,
    rotate_down,
    rotate_to_highest,
    same_level,
    scores,
    spell_dice,
    spells,
    spells_among_those,
    spent_pile,
    summon_cost,
    summoned,
    swap_dice,
    take,
    them,
    they,
    this_attack,
    this_turn,
    those,
    total,
    turn_begins,
    unattached,
    unlock,
    up_to,
    use,
    used_pile,
    values,
    when,
    while_locked,
    while_ready,
    while_there,
    wilds,
    worth,
    you,
)
from quarriors.text import ENGLISH, card_line, card_lines, card_text

_COLOURS = ("#000000", "#ffffff")
DOG = creature_die("Test Hound", "Q1, Q1 *, C 1/1/1, C 1/1/1 *, C 2/2/2 **, L *", _COLOURS)
CHARM = spell_die("Test", "Q1, Q1, Q1, S, S *, S **", _COLOURS)


def told(line: Line, spell: bool = False) -> str:
    """A line in words, on a Creature or on a Spell card."""
    (text,) = card_text(card(CHARM if spell else DOG, "", 1, line), ENGLISH)
    return text


CREATURE_LINES = [
    (have(creatures(attacking), attack(-1)), "Each Creature attacking you in this Creature's Area has −1 attack."),
    (
        while_ready(have(creatures(attacking), attack(-1))),
        "While this Creature is in your Ready Area, each Creature attacking you has −1 attack.",
    ),
    (
        while_ready(has(attack(1))),
        "While this Creature is in your Ready Area, it has +1 attack.",
    ),
    (
        has(attack(count(creatures(you, other))), defense(count(creatures(you, other)))),
        "This Creature has +1 attack and +1 defense for each of your other Creatures.",
    ),
    (
        has(attack(count(creatures(you, other, ready_area)))),
        "This Creature has +1 attack for each other Creature in your Ready Area.",
    ),
    (
        has(attack(2), if_=at_least(count(creatures(you, other, ready_area)), 2)),
        "This Creature has +2 attack if there are at least 2 other Creatures in your Ready Area.",
    ),
    (
        has(attack(2), if_=at_least(count(creatures(you, other, ready_area)), 1)),
        "This Creature has +2 attack if there is at least 1 other Creature in your Ready Area.",
    ),
    (
        has(attack(2), if_=at_least(count(creatures(you, other)), 2)),
        "This Creature has +2 attack if you have at least 2 other Creatures.",
    ),
    (
        has(attack(2), if_=at_least(count(creatures(defender, light_ones)), 1)),
        "This Creature has +2 attack against a player who has at least 1 Light Creature.",
    ),
    (has(attack(2), if_=on_turn(you)), "This Creature has +2 attack on your turn."),
    (has(attack(2), if_=not_on_turn(you)), "This Creature has +2 attack on another player's turn."),
    (has(attack(2), if_=not_on_turn(opponents)), "This Creature has +2 attack if it is not the turn of an opponent."),
    (has(attack(2), if_=on_turn(opponents)), "This Creature has +2 attack if it is the turn of an opponent."),
    (
        has(attack(product(2, count(dice(you, locked_area)))), immunity),
        "This Creature has Immunity and +2 attack for each die in your Locked Area.",
    ),
    (has(attack(product(2, plus(1, 0)))), "This Creature has +2 attack."),
    (
        has(attack(no_more_than(1, count(creatures(accompanying))))),
        "This Creature has +1 attack if there is at least 1 Creature accompanying it.",
    ),
    (
        has(worth(count_other_scored(LIGHT))),
        "This Creature is worth +1 Glory for each of your other Light Creatures that scores this turn.",
    ),
    (
        have(creatures(you, other, same_level), attack(1)),
        "While this Creature is in play, each of your other Creatures of this Creature's level has +1 attack.",
    ),
    (have(you, total(-2)), "Attack totals against you in this Creature's Area are 2 less."),
    (
        have(opponents, capture_cost(1)),
        "While this Creature is in play, each opponent pays 1 more Quiddity for each die they capture.",
    ),
    (
        while_ready(have(you, summon_cost(-1))),
        "While this Creature is in your Ready Area, you pay 1 less Quiddity for each Creature you summon.",
    ),
    (have(you, draw_size(1)), "While this Creature is in play, you draw 1 die more at the start of phase 2."),
    (have(you, cannot_cast), "While this Creature is in play, you cannot cast Spells."),
    (have(you, cannot_reroll), "While this Creature is in play, you cannot re-roll dice."),
    (while_locked(have(owner, cannot_reroll)), "While Locked: Its owner cannot re-roll dice."),
    (while_locked(have(owner, cannot_cast)), "While Locked: Its owner cannot cast Spells."),
    (
        have(creatures(defender, not_locked), defense_down(2, at_least=1)),
        "When this Creature attacks, each of the defending player's unlocked Creatures has −2 defense (never below 1).",
    ),
    (
        have(creatures(first_defender), defense_down(1, at_least=1)),
        "When this Creature attacks, each defending player's first defender has −1 defense (never below 1).",
    ),
    (
        values(count(creatures(you, ready_area)), 3),
        "This Creature has attack equal to the number of Creatures in your Ready Area and defense equal to 3.",
    ),
    (
        when(scores(it), may(gain(1, glory), draw(1))),
        "When this Creature scores, you may gain 1 Glory, then draw 1 die and add it to your Active Pool.",
    ),
    (
        when(scores(it), cull(up_to(2, dice(you, used_pile)))),
        "When this Creature scores, cull up to 2 dice from your Used Pile.",
    ),
    (
        when(scores(it), cull(one(dice(you, used_pile))), may(gain(1, glory))),
        "When this Creature scores, cull one die from your Used Pile. You may gain 1 Glory.",
    ),
    (
        when(scores(it), if_(at_least(count(dice(you, spent_pile)), 1), gain(1, glory))),
        "When this Creature scores, if there is at least 1 die in your Spent Pile, gain 1 Glory.",
    ),
    (
        when(scores(it), if_(has_rolled(you, "Portal"), gain(1, glory))),
        "When this Creature scores, if you rolled a Portal die on your latest turn, gain 1 Glory.",
    ),
    (
        when(scores(it), gain(classes_scored(), glory)),
        "When this Creature scores, gain Glory equal to the number of classes of your Creatures that scored this turn.",
    ),
    (
        when(scores(it), gain(count_scored(), dark_quiddity)),
        "When this Creature scores, gain 1 Dark Quiddity for each of your Creatures that scored this turn.",
    ),
    (
        when(scores(it), draw(2), gain(spells_among_those(), glory)),
        "When this Creature scores, draw 2 dice and add them to your Active Pool, "
        "then gain 1 Glory for each Spell die among the drawn dice.",
    ),
    (
        when(
            scores(it),
            for_each(
                opponents,
                destroy(one(creatures(them, ready_area))),
                move(one(dice(them, used_pile)), spent_pile),
            ),
        ),
        "When this Creature scores, for each opponent, destroy one Creature in that player's Ready Area, "
        "then move one die from that player's Used Pile to its owner's Spent Pile.",
    ),
    (
        when(scores(it), they(opponents, destroy(one(creatures(them))), move(one(dice(them, used_pile)), spent_pile))),
        "When this Creature scores, each opponent destroys one of their Creatures, "
        "then moves one die from their Used Pile to their Spent Pile.",
    ),
    (
        when(scores(it), they(opponents, cull(up_to(1, dice(them, used_pile))))),
        "When this Creature scores, each opponent may cull one die from their Used Pile.",
    ),
    (
        when(scores(it), they(opponent, give_players(them, captures(1), until=this_turn))),
        "When this Creature scores, for one opponent of your choice, that player may capture 1 more die this turn.",
    ),
    (
        when(scores(it), give_players(you, captures(2), until=this_turn)),
        "When this Creature scores, you may capture 2 more dice this turn.",
    ),
    (
        when(scores(it), give_players(opponents, next_summon(1), until=this_turn)),
        "When this Creature scores, the next Creature each opponent summons this turn costs 1 Quiddity more.",
    ),
    (
        when(scores(it), give(creatures(opponents), cannot_score, until=this_turn)),
        "When this Creature scores, each of your opponents' Creatures cannot score until the end of the turn.",
    ),
    (
        when(destroyed(creatures(opponents)), gain(count(creatures(anyone)), glory)),
        "Whenever one of your opponents' Creatures is destroyed, gain 1 Glory for each Creature.",
    ),
    (
        when(destroyed(creatures(you), by_attack), they(destroyer, pay_for(1, glory))),
        "Whenever an opponent's attack destroys one of your Creatures, that player pays 1 Glory.",
    ),
    (
        when(destroyed(it), they(destroyer, lose_glory(1))),
        "When this Creature is destroyed, the player who destroyed it loses 1 Glory.",
    ),
    (
        when(destroyed(it), destroy(one(creatures(destroyer)))),
        "When this Creature is destroyed, destroy one of its destroyer's Creatures.",
    ),
    (
        when(attacks(it), gain(1, light_quiddity), if_=has_cast),
        "When this Creature attacks and you have cast or attached a Spell this turn, gain 1 Light Quiddity.",
    ),
    (when(draws(you), gain(1, quiddity)), "When you draw dice, gain 1 Quiddity."),
    (when(rolls(you), reroll(one(those))), "When you roll dice, re-roll one of the rolled dice."),
    (when(turn_begins(you), gain(1, quiddity)), "When your turn begins, gain 1 Quiddity."),
    (when(attack_begins(opponents), lose_glory(1)), "When the attack phase of an opponent begins, lose 1 Glory."),
    (
        when(attacked(opponents), lose_glory(1)),
        "When an opponent is attacked or challenged in this Creature's Area, lose 1 Glory.",
    ),
    (when(locked(it), gain(1, glory)), "When this Creature is Locked, gain 1 Glory."),
    (
        when(summoned(it), remove(exactly(2, dice(you, used_pile)))),
        "When you summon this Creature, remove 2 dice in your Used Pile from the game.",
    ),
    (
        when(summoned(it), take(one(quartifacts(opponents, unattached)))),
        "When you summon this Creature, take one unattached Quartifact from an opponent's Ready Area.",
    ),
    (
        when(summoned(it), swap_dice(one(dice(you, used_pile)), one(dice(opponents, used_pile)))),
        "When you summon this Creature, swap one die from your Used Pile with one die from an opponent's Used Pile.",
    ),
    (
        when(summoned(it), or_else(may(lose_glory(1)), draw_and_keep(2, 1), roll_those())),
        "When you summon this Creature, you may lose 1 Glory. If you do not, draw 2 dice, keep 1 in your Active Pool "
        "and put the other back in your bag, then roll the kept die.",
    ),
    (
        when(summoned(it), give_line(you, when(scores(creatures(you)), gain(1, glory)), until=next_time)),
        "When you summon this Creature, the next time one of your Creatures scores, gain 1 Glory.",
    ),
    (
        when(summoned(it), unlock(any_number(dice(locked_area)))),
        "When you summon this Creature, UnLock any number of dice in any Locked Area.",
    ),
    (
        may_instead(destroyed(it), move(it, bag)),
        "When this Creature is destroyed, you may move it to your bag instead.",
    ),
    (
        use(and_then(cull(one(dice(you, used_pile))), gain(1, light_or_dark))),
        "Once on each of your turns, you may cull one die from your Used Pile. "
        "If you do, gain 1 Light or 1 Dark Quiddity.",
    ),
    (use(rotate_down(it)), "Once on each of your turns, you may rotate this Creature down one level."),
    (
        while_locked(when(scores(creatures(owner)), cull(one(dice(you, used_pile))))),
        "While Locked: Whenever one of its owner's Creatures scores, that player culls one die from their Used Pile.",
    ),
]


@pytest.mark.parametrize(("line", "text"), CREATURE_LINES)
def test_creature_lines(line: Line, text: str) -> None:
    assert told(line) == text


SPELL_LINES = [
    (
        cast(gain(cost_of(dice(you, active_pool)), light_quiddity)),
        "Gain Light Quiddity equal to the cost of dice in your Active Pool.",
    ),
    (
        cast(gain(cost_of(dice(you, active_pool)), dark_quiddity)),
        "Gain Dark Quiddity equal to the cost of dice in your Active Pool.",
    ),
    (
        cast(gain(cost_of(dice(you, active_pool)), light_or_dark)),
        "Gain Light or Dark Quiddity equal to the cost of dice in your Active Pool.",
    ),
    (
        cast(if_(Compare(classes_scored(), AT_MOST, 1), gain(1, glory))),
        "If the number of classes of your Creatures that scored this turn is 1 or less, gain 1 Glory.",
    ),
    (cast(if_(on_turn(you), gain(1, glory))), "If it is your turn, gain 1 Glory."),
    (cast(if_(not_on_turn(opponents), gain(1, glory))), "If it is not the turn of an opponent, gain 1 Glory."),
    (cast(destroy(one(creatures(Cost(EXACTLY, Number(3)))))), "Destroy one Creature costing 3 Quiddity."),
    (reaction(destroy(one(creatures(first_defender)))), "Reaction: Destroy one Creature defending first."),
    (
        cast(destroy(any_number(spells(unattached)))),
        "Destroy any number of unattached Spells in any Ready Area.",
    ),
    (
        attach(has(worth(1)), when(scores(it), gain(1, glory))),
        "Attach: The Creature is worth +1 Glory when it scores. When the Creature scores, gain 1 Glory.",
    ),
    (
        reaction(give(up_to(2, creatures(opponents)), attack_at_most(2), until=this_turn)),
        "Reaction: Each of up to 2 of your opponents' Creatures has at most 2 attack until the end of the turn.",
    ),
    (
        reaction(give(up_to(2, creatures(opponents, ready_area)), attack_at_most(2), until=this_turn)),
        "Reaction: Each of up to 2 Creatures of your choice in your opponents' Ready Areas has at most 2 attack "
        "until the end of the turn.",
    ),
    (cast(move(one(dice(you, used_pile)), ready_area)), "Move one die from your Used Pile to your Ready Area."),
    (
        cast(cull(one(spell_dice(you, used_pile))), capture(one(dice(wilds, cost_at_most(cost_of(those)))))),
        "Cull one Spell die from your Used Pile, then capture for free one die from the Wilds costing no more than "
        "the culled die.",
    ),
    (
        cast(gain(cost_of(dice(you, active_pool)), quiddity)),
        "Gain Quiddity equal to the cost of dice in your Active Pool.",
    ),
    (
        cast(destroy(one(creatures(UncappedAttack(AT_LEAST, 3), Level(AT_LEAST, 2))))),
        "Destroy one Creature with attack 3 or higher of level 2 or higher.",
    ),
    (cast(destroy(one(creatures(UncappedAttack(EXACTLY, 3))))), "Destroy one Creature with attack 3."),
    (cast(destroy(one(creatures(Defense(AT_LEAST, 3))))), "Destroy one Creature with defense 3 or higher."),
    (
        cast(destroy(one(creatures(Defense(EXACTLY, 3), of_type("Strong"))))),
        "Destroy one Strong Creature with defense 3.",
    ),
    (
        reaction(damage(2)),
        "Reaction: The attacking player must defend in that Area against 2 damage, and you destroy what falls.",
    ),
    (
        cast(gain(1, glory), if_=at_least(kills(), 2)),
        "Cast this Spell only if the number of opposing Creatures destroyed in it is 2 or more. Gain 1 Glory.",
    ),
    (
        cast(gain(1, glory), if_=is_exactly(plus(1, 2), 3)),
        "Cast this Spell only if 1 plus 2 is exactly 3. Gain 1 Glory.",
    ),
    (cast(gain(1, glory), if_=not_on_turn(you)), "Cast this Spell only if it is not your turn. Gain 1 Glory."),
    (
        cast(give(one(creatures(you)), defense(1), until=while_there)),
        "One of your Creatures has +1 defense for as long as it stays in play.",
    ),
    (cast(rotate_to_highest(creatures(you))), "Rotate each of your Creatures to its highest level."),
]


@pytest.mark.parametrize(("line", "text"), SPELL_LINES)
def test_spell_lines(line: Line, text: str) -> None:
    assert told(line, spell=True) == text


# -- bursts ----------------------------------------------------------------------------------------


def texts(*lines: Line) -> list[str]:
    return card_text(card(DOG, "", 1, *lines), ENGLISH)


def test_a_line_that_takes_the_place_of_another_says_what_is_different() -> None:
    assert texts(*instead_at(has(attack(1)), at_burst(has(attack(2)), 1))) == [
        "This Creature has +1 attack.",
        "✶ +2 attack instead.",
    ]


def test_or_what_comes_on_top() -> None:
    lines = instead_at(
        when(scores(it), draw(1)),
        at_burst(when(scores(it), draw(1), gain(1, glory)), 1),
        at_burst(when(scores(it), draw(1), may(gain(1, glory))), 2),
    )
    assert texts(*lines)[1:] == ["✶ Also gain 1 Glory.", "✶✶ You may gain 1 Glory."]


def test_or_everything_if_nothing_less_will_do() -> None:
    lines = instead_at(when(scores(it), draw(1)), at_burst(when(summoned(it), gain(1, glory)), 1))
    assert texts(*lines)[1:] == ["✶ Instead, when you summon this Creature, gain 1 Glory."]


def test_the_plain_line_has_no_sign_if_others_leave_it_the_rest() -> None:
    lines = instead_at(has(attack(1)), at_burst(has(attack(2)), 1))
    dog = card(DOG, "", 1, *lines)
    plain, other = card_lines(dog, ENGLISH)
    assert (plain.bursts, other.bursts) == ((), (1,))
    assert card_line(dog, lines[0], ENGLISH).bursts == ()
    # by itself, in a prompt or a log, it is told in full
    assert str(card_line(dog, lines[1], ENGLISH)) == "✶ This Creature has +2 attack."


def test_lock_faces_have_their_bursts() -> None:
    assert texts(while_locked(have(opponents, summon_cost(1)), 2)) == [
        "✶✶ While Locked: Each opponent pays 1 more Quiddity for each Creature they summon."
    ]


# -- what only some dice have ----------------------------------------------------------------------


def test_question_marks_and_quartifacts() -> None:
    die = quest_die("The Test", "Q1, D1, ?, A:Test Quiver, A:Test Quill, A:Test Quilt", _COLOURS)
    powers = [power(name, has(attack(1)), has(attack(1), if_=has_cast)) for name in ("Test Quiver", "Test Quill")]
    hunt = quest(
        die,
        "Hunt",
        1,
        reward(lose_glory(1)),
        *powers,
        power("Test Quilt", instead(destroyed(it), move(it, bag))),
        glory=1,
    )
    assert card_text(hunt, ENGLISH) == [
        "?: Lose 1 Glory.",
        "Test Quiver: The carrier has +1 attack. The carrier has another +1 attack if you have cast or attached a Spell"
        " this turn.",
        "Test Quill: The carrier has +1 attack. The carrier has another +1 attack if you have cast or attached a Spell"
        " this turn.",
        "Test Quilt: When the carrier is destroyed, it goes to your bag, not to your Used Pile.",
    ]


def test_an_immediate_effect_names_what_it_takes_the_place_of() -> None:
    asking = creature_die("Test Sphinx", "Q1, Q1, ?, C 1/1/1, C 1/1/1, C 1/1/1", _COLOURS)
    assert card_text(card(asking, "", 1, immediate(gain(1, glory))), ENGLISH) == ["? Immediate: Gain 1 Glory."]
    assert texts(at_burst(immediate(gain(1, glory)), 1)) == [
        "✶ Immediate: In place of this die's Quiddity, gain 1 Glory."
    ]


def test_cannot_attack_as_a_gift() -> None:
    line = reaction(give(one(creatures(attacking)), cannot_attack, until=this_attack))
    assert told(line, spell=True) == "Reaction: One attacking Creature of your choice cannot attack you."
