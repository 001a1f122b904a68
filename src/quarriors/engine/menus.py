"""What the active player can do in a phase, and what doing it means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings, kinds
from .casting import cast, cast_immediate, castable
from .copying import change_copy, changeable, enter_ready, is_news
from .energies import cheapest, light_and_dark, pay_with, prices_before_change
from .events import WHEN_SUMMONED
from .faces import CREATURE_FACE, LIGHT, NO_ENERGY, PLAIN_FACE, QUARTIFACT_FACE, SPELL_FACE
from .frame import Ability, Trigger, speaker
from .limits import SUMMONED_NOW
from .lines import Anchored, Immediate
from .locking import lockable, pay_to_unlock, push_lock, unlockable
from .modifiers import NEXT_SUMMON
from .numbering import LINES
from .option import OPTIONS, Option
from .paying import available, pay
from .pending import push_ability, push_draw_and_roll, push_reroll
from .piles import NOTHING, without
from .table import HAS_ANCHORED, HAS_EXTRA_CAPTURE, READY_PHASE
from .triggers import collect, push_triggers
from .zones import ACTIVE_POOL, BAG, READY_AREA, USED_PILE, ZONES

if TYPE_CHECKING:
    from .state import State

_END: Final = OPTIONS[kinds.END][0]
#: Nothing but rolling: never written to.
ONLY_ROLL: Final = [OPTIONS[kinds.ROLL][0]]
#: By card.
_CAPTURES: Final = OPTIONS[kinds.CAPTURE][1:]


def before_roll(s: State) -> list[Option]:
    """Rolling, or casting first: the draw may sweep the Used Pile into the bag, Spells spent before included (E1).

    Dice that such a Spell has rolled have their Immediate Effects now (D11): soon they are rolled with the others.
    """
    if not s.pile(s.active, READY_AREA) and not s.fresh:
        return ONLY_ROLL
    spells = castable(s, s.active)
    copies = changeable(s, s.active) if s.catalog.has_copies else NOTHING
    if not spells and not copies and not s.fresh:
        return ONLY_ROLL
    options = ONLY_ROLL[:]
    if s.fresh:
        fresh_effects(s, options, s.active)
    _add_dice(s, options, kinds.CAST, spells)
    _add_dice(s, options, kinds.COPY, copies)
    return options


# -- phase 2 and, with the classic edition, phase 3 -------------------------------------------------


def pool_menu(s: State, ready: bool) -> bool:
    """Phase 2 of the classic edition: Immediate Effects only. To `ready`: readying, summoning and casting.

    With the revised edition both are in one (E3). False if there is nothing to do.
    """
    player = s.active
    catalog = s.catalog
    offers = catalog.offers
    shown = s.form
    fresh = s.fresh
    immediate = not ready or s.rules.ready_while_rolling
    options: list[Option] = []
    quiddity = -1
    has_lock = False
    seen: list[int] = []
    for die in s.piles[player * ZONES + ACTIVE_POOL]:
        form = shown[die]
        if not offers[form]:
            continue
        is_fresh = die in fresh
        mark = form if is_fresh else -form - 1
        if mark in seen:
            continue
        seen.append(mark)
        what = catalog.kind[form]
        if what == CREATURE_FACE:
            if ready:
                if quiddity < 0:
                    quiddity = available(s)
                if s.summon_price(die) <= quiddity and s.may_summon(die):
                    options.append(OPTIONS[kinds.SUMMON][die + 1])
        elif what == SPELL_FACE:
            if catalog.immediate[form] < 0:
                if ready:
                    options.append(OPTIONS[kinds.READY][die + 1])
            elif is_fresh and immediate and _effect_helps(s, player, die, form):
                options.append(OPTIONS[kinds.IMMEDIATE][die + 1])
        elif what == PLAIN_FACE:
            if is_fresh and immediate:
                _effects(s, options, player, die, form)
        else:
            has_lock = True
    if ready and has_lock:
        _add_dice(s, options, kinds.LOCK, lockable(s))
    if ready:
        at_any_time(s, options, player)
    if not options or (catalog.has_copies and not is_news(s, options)):
        return False
    options.append(_END)
    s.ask(player, kinds.ACT, options)
    return True


def fresh_effects(s: State, options: list[Option], player: int) -> None:
    """Immediate Effects of dice rolled outside phase 2 (D11)."""
    seen: list[int] = []
    for die in s.pile(player, ACTIVE_POOL):
        form = s.form[die]
        if die not in s.fresh or form < 0 or form in seen or not s.catalog.effect[form]:
            continue
        seen.append(form)
        if s.catalog.kind[form] == PLAIN_FACE:
            _effects(s, options, player, die, form)
        elif _effect_helps(s, player, die, form):
            options.append(OPTIONS[kinds.IMMEDIATE][die + 1])


def _effects(s: State, options: list[Option], player: int, die: int, form: int) -> None:
    """The Immediate Effects of a fresh die's plain face."""
    if s.catalog.immediate[form] >= 0:
        if _effect_helps(s, player, die, form):
            options.append(OPTIONS[kinds.IMMEDIATE][die + 1])
        return
    face = s.catalog.cards[form // 6].die.faces[form % 6]
    if face.reroll and s.cannot_reroll(player):
        return  # a face that re-rolls its own die cannot be used
    if face.draw:
        draws = s.can_draw(player)  # what could do nothing at all is not offered (D13)
        if face.reroll and draws:
            options.append(OPTIONS[kinds.BOTH][die + 1])
        if draws or not s.rules.spent_pile:  # with the classic edition the spent die itself can be drawn again (E1)
            options.append(OPTIONS[kinds.DRAW][die + 1])
        plain = not face.reroll and not face.quiddity
        if plain and s.rules.turn_to_quiddity and quiddity_face(s, die) >= 0 and _only_alike_left(s, player, die):
            options.append(OPTIONS[kinds.TURN][die + 1])
    if face.reroll:
        options.append(OPTIONS[kinds.REROLL][die + 1])


def _effect_helps(s: State, player: int, die: int, form: int) -> bool:
    """Whether the card's Immediate Effect would change anything."""
    number = s.catalog.immediate[form]
    line = s.catalog.line(number)
    if isinstance(line, Immediate):
        if line.spends and not s.rules.spent_pile:
            return True  # the spent die itself can be drawn again (E1)
        if not line.spends and s.cannot_reroll(player):
            return False  # a face that re-rolls its own die cannot be used
    f = speaker(die, player, -1)
    f.line = number
    return line.could(s, f)


def quiddity_face(s: State, die: int) -> int:
    """The form that shows Quiddity 1 and nothing else on that die, if it may be turned to it, or -1."""
    base = s.catalog.card_of[die] * 6
    of = s.catalog.cards[base // 6].die
    for k, face in enumerate(of.faces if of.traits.turns_to_quiddity else []):
        if face.notation == "Q1":
            return base + k
    return -1


def _only_alike_left(s: State, player: int, die: int) -> bool:
    """Whether nothing but dice of this class is left to draw (E6)."""
    card = s.catalog.card_of[die]
    return all(s.catalog.card_of[d] == card for d in s.pile(player, BAG) + s.pile(player, USED_PILE))


def at_any_time(s: State, options: list[Option], player: int) -> None:
    """What can be done in every phase from the second on."""
    if s.piles[player * ZONES + READY_AREA]:
        _add_dice(s, options, kinds.CAST, castable(s, player))
        if s.catalog.has_copies:
            _add_dice(s, options, kinds.COPY, changeable(s, player))
    if s.catalog.offers_more:
        _of_other_boxes(s, options, player)
    if s.by_hand[player]:
        dice = [d for d in s.pile(player, ACTIVE_POOL) if s.form[d] >= 0 and s.catalog.quiddity[s.form[d]] > 0]
        options += s.die_options(kinds.SPEND, dice)


def _of_other_boxes(s: State, options: list[Option], player: int) -> None:
    """Using a Creature, attaching a Quartifact, UnLocking, Anchored Spells."""
    catalog = s.catalog
    if catalog.has_uses:
        for line in usable(s, player):
            options.append(OPTIONS[kinds.USE][line + 1])
    if s.phase == READY_PHASE and catalog.has_quests and s.pile(player, READY_AREA):
        _add_dice(s, options, kinds.ATTACH, attachable(s, player))
    if s.away and catalog.has_locks:
        _add_dice(s, options, kinds.UNLOCK, unlockable(s))
    if catalog.anchored and not s.flags & HAS_ANCHORED:
        for line in anchored(s):
            options.append(OPTIONS[kinds.ANCHOR][line // LINES + 1])


def _add_dice(s: State, options: list[Option], code: int, dice: list[int]) -> None:
    if dice:
        options += s.die_options(code, dice)


def usable(s: State, player: int) -> list[int]:
    """Lines of the player's Creatures that can be used once a turn, and have not been."""
    found = NOTHING
    for die in s.pile(player, READY_AREA):
        number = s.catalog.uses[s.form[die]]
        if number >= 0 and number not in found and s.is_creature(die) and _can_use(s, die, number):
            found = [*found, number]
    return found


def _can_use(s: State, die: int, number: int) -> bool:
    if s.is_used(die, number):
        return False
    f = speaker(die, s.owner(die), -1)
    f.line = number
    return s.catalog.line(number).could(s, f)


def attachable(s: State, player: int) -> list[int]:
    """Quartifacts at hand, if there is a Creature to carry one: one summoned this turn."""
    found = NOTHING
    for die in s.pile(player, READY_AREA):
        form = s.form[die]
        if s.catalog.kind[form] == QUARTIFACT_FACE and s.attached[die] < 0:
            found = [*found, die]
    return found if found and any(s.was_summoned(d) for d in s.creatures(player)) else NOTHING


def anchored(s: State) -> list[int]:
    """Anchored Spells that the active player could pay for and use to some effect; one a turn can be."""
    found = NOTHING
    light, dark = light_and_dark(s)
    for number in s.catalog.anchored:
        line = s.catalog.line(number)
        if isinstance(line, Anchored) and (light if line.energy == LIGHT else dark) >= line.cost:
            f = speaker(-1, s.active, -1)
            f.line = number
            if line.could(s, f):
                found = [*found, number]
    return found


# -- capture and clean-up ---------------------------------------------------------------------------


def capture_menu(s: State) -> bool:
    player = s.active
    catalog = s.catalog
    options: list[Option] = []
    if s.captures_left() > 0:
        change = s.capture_change()
        most = available(s) - change
        left = s.on_cards()
        if catalog.varying:
            prices = prices_before_change(s, change, most)
            options = [_CAPTURES[card] for card in range(len(left)) if left[card] and prices[card] <= most]
        else:
            options = [_CAPTURES[card] for card in catalog.affordable(most) if left[card]]
    elif catalog.extra_capture >= 0 and may_capture_extra(s, catalog.extra_capture):
        options.append(_CAPTURES[catalog.extra_capture])
    if s.fresh:
        fresh_effects(s, options, player)
    at_any_time(s, options, player)
    if not options or (catalog.has_copies and not is_news(s, options)):
        return False
    options.append(_END)
    s.ask(player, kinds.ACT, options)
    return True


def may_capture_extra(s: State, card: int) -> bool:
    """Whether a die of that card can be captured beyond the turn's captures (X11)."""
    if card < 0 or card != s.catalog.extra_capture or s.flags & HAS_EXTRA_CAPTURE:
        return False
    return bool(s.on_card(card)) and cheapest(s, card)[0] <= available(s)


def clean_up_menu(s: State) -> bool:
    """Readied Spells that are attached to nothing may be discarded (E11)."""
    player = s.active
    ready = s.pile(player, READY_AREA)
    if not ready:
        return False
    spells = [d for d in ready if s.catalog.kind[s.form[d]] == SPELL_FACE and s.attached[d] < 0]
    if not spells:
        return False
    options = s.die_options(kinds.DISCARD, spells)
    options.append(_END)
    s.ask(player, kinds.ACT, options)
    return True


# -- doing it ---------------------------------------------------------------------------------------


def act(s: State, option: Option) -> None:
    """Carries out an option of a menu; not *end*, which belongs to the turn."""
    code = option.code
    die = option.target
    if code == kinds.SUMMON:
        summon(s, die)
    elif code == kinds.CAPTURE:
        capture(s, die)
    elif code == kinds.DRAW:
        use_draw(s, die)
    elif code == kinds.REROLL:
        push_reroll(s, s.active, [die])
    elif code == kinds.BOTH:
        face = s.catalog.cards[s.form[die] // 6].die.faces[s.form[die] % 6]
        push_reroll(s, s.active, [die])
        push_draw_and_roll(s, s.active, face.draw)
    elif code == kinds.IMMEDIATE:
        _use_immediate(s, die)
    elif code == kinds.READY:
        s.fresh = NOTHING
        ready(s, die)
    elif code == kinds.CAST:
        s.fresh = NOTHING
        cast(s, s.active, die)
    elif code == kinds.COPY:
        s.fresh = NOTHING
        change_copy(s, die)
    elif code == kinds.SPEND:
        s.fresh = NOTHING
        s.spend_for_quiddity([die])
    elif code == kinds.TURN:
        s.fresh = without(s.fresh, die)
        s.turn_face(die, quiddity_face(s, die))
    elif code == kinds.DISCARD:
        s.move(die, s.active, USED_PILE)
    elif code == kinds.LOCK:
        push_lock(s, die)
    elif code == kinds.UNLOCK:
        s.fresh = NOTHING
        pay_to_unlock(s, die)
    elif code == kinds.ANCHOR:
        s.fresh = NOTHING
        use_anchored(s, die)
    elif code == kinds.USE:
        s.fresh = NOTHING
        _use(s, option.target)
    elif code == kinds.ATTACH:
        s.fresh = NOTHING
        s.stack.append(Ability(s.catalog.cast[s.form[die]], die, s.active))


def _use(s: State, number: int) -> None:
    """What a Creature can do once a turn."""
    for die in s.creatures(s.active):
        if s.catalog.uses[s.form[die]] == number and _can_use(s, die, number):
            s.use_once(die, number, -1)
            push_ability(s, number, die, s.active)
            return


def use_anchored(s: State, card: int) -> None:
    """Pays the Anchored Spell of that card in its energy; one a turn in all."""
    number = card * LINES + s.catalog.index[card].anchored
    line = s.catalog.line(number)
    if isinstance(line, Anchored):
        pay_with(s, line.cost, line.energy, line.cost)
    s.flags |= HAS_ANCHORED
    s.stack.append(Ability(number, -1, s.active))
    if s.listener is not None:
        s.tell(happenings.ANCHORED, s.active, -1, card, number, -1)


def summon(s: State, die: int) -> None:
    """Pays its price; it is then a Creature, and abilities that wait for that happen at once."""
    player = s.active
    pay(s, s.summon_price(die))
    if s.gifts:
        s.gifts = [g for g in s.gifts if g.code != NEXT_SUMMON or g.player != player]
    s.fresh = NOTHING
    s.move(die, player, READY_AREA)
    s.summons = [*s.summons, s.form[die]]
    if s.catalog.has_quests:
        s.use_once(die, SUMMONED_NOW, -1)
    if s.listener is not None:
        s.tell(happenings.SUMMONED, player, die, s.catalog.card_of[die], s.form[die] % 6, -1)
    if s.catalog.heard & (1 << WHEN_SUMMONED):
        found: list[Trigger] = []
        collect(s, found, WHEN_SUMMONED, die, player, 0, -1)
        push_triggers(s, found, player, 0, -1)
    enter_ready(s, die)


def ready(s: State, die: int) -> None:
    s.move(die, s.active, READY_AREA)
    if s.listener is not None:
        s.tell(happenings.READIED, s.active, die, s.catalog.card_of[die], s.form[die] % 6, -1)


def use_draw(s: State, die: int) -> None:
    """Spends the die, gains its Quiddity if it has any besides, draws and rolls (D6)."""
    form = s.form[die]
    face = s.catalog.cards[form // 6].die.faces[form % 6]
    s.fresh = without(s.fresh, die)
    s.spend(die)
    s.gain_quiddity(s.active, face.quiddity, face.energy)
    push_draw_and_roll(s, s.active, face.draw)


def _use_immediate(s: State, die: int) -> None:
    number = s.catalog.immediate[s.form[die]]
    line = s.catalog.line(number)
    spends = isinstance(line, Immediate) and line.spends
    s.fresh = without(s.fresh, die)
    cast_immediate(s, s.active, die, number, spends)


def capture(s: State, card: int) -> None:
    """Pays and takes the top die of the card; it goes to the Used Pile."""
    if s.fresh:
        s.fresh = NOTHING
    if s.catalog.prices_vary:
        price, energy = cheapest(s, card)
        if energy == NO_ENERGY:
            pay(s, price)
        else:
            pay_with(s, price, energy, 1)
    else:
        pay(s, max(s.catalog.price[card] + s.capture_change(), 0))
    if card == s.catalog.extra_capture and not s.flags & HAS_EXTRA_CAPTURE:
        s.flags |= HAS_EXTRA_CAPTURE
    else:
        s.captures -= 1
    s.capture(s.active, s.on_card(card)[-1], USED_PILE)
