"""Quests: going on one, challenging those who are on it, completing it, and what its die brings (X5 to X7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings, kinds
from .casting import castable
from .combat import (
    attack_abilities,
    begin_battle,
    count_total,
    end_battle,
    push_attack,
    push_endings,
    push_one_defender,
)
from .copying import is_news, leave_copies
from .events import DAMAGE, WHEN_ATTACK_BEGINS, WHEN_QUESTS
from .faces import QUARTIFACT_FACE
from .frame import Assault, Frame, Rolling
from .gifts import THIS_ATTACK
from .lines import AT_ATTACK
from .menus import act, at_any_time, fresh_effects
from .numbering import LINES
from .operation import Operation
from .option import Option
from .pending import ON_QUEST, destroy_by_damage, push_ability, push_draw, push_event
from .piles import NOTHING
from .questframe import Challenge, Questing
from .reactions import push_challenge_window
from .scoring import answer_cull, ask_cull
from .table import CAPTURE_PHASE
from .triggers import collect, push_triggers
from .zones import QUEST_AREA, READY_AREA, USED_PILE

if TYPE_CHECKING:
    from .state import State

# -- completing --------------------------------------------------------------------------------------

_CHECK: Final = 0
_EXPERT: Final = 1
_LEAVE: Final = 2
_ABILITIES: Final = 3
_CULLS: Final = 4
_GLORY: Final = 5
_DIE: Final = 6
_REWARD: Final = 7


def ask_order(s: State) -> None:
    """Score first, or complete the quest first."""
    s.ask(s.active, kinds.SCORE, [s.plain(kinds.SCORE), s.option(kinds.QUEST, s.on_quest[s.active])])


def push_quest(s: State) -> None:
    s.stack.append(Questing(s.active, s.on_quest[s.active], s.questers(s.active)[:]))


class CompleteQuest(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Questing)
        stage = f.stage
        card = f.card
        if stage == _CHECK:
            _check(s, f, card)
        elif stage == _EXPERT:
            # all of them and the Glory, or neither (S4); asked of the first, meant of all
            s.ask(f.player, kinds.CULL, [s.option(kinds.CULL, f.dice[0]), s.option(kinds.KEEP, f.dice[0])])
            s.ask_card = card
        elif stage == _LEAVE:
            f.stage = _ABILITIES
            _leave(s, f)
        elif stage == _ABILITIES:
            f.stage = _CULLS
            triggers = f.triggers
            f.triggers = []
            push_triggers(s, triggers, -1, 0, -1)
        elif stage == _CULLS and f.culls > 0:
            ask_cull(s, f)
        elif stage == _CULLS:
            f.stage = _GLORY
        elif stage == _GLORY:
            f.stage = _DIE
            if not f.is_declined:
                s.gain_glory(f.player, s.catalog.glory[card])
        elif stage == _DIE:
            _roll_die(s, f, card)
        else:
            s.stack.pop()
            _give_reward(s, f, card)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Questing)
        if f.stage == _CULLS:
            answer_cull(s, f, option)
        elif f.stage == _DIE:
            _roll(s, f, option.target)
        else:
            f.stage = _LEAVE
            f.is_declined = option.code == kinds.KEEP
            f.culled = [] if f.is_declined else f.dice[:]


def _check(s: State, f: Questing, card: int) -> None:
    """Whether their levels complete it; if not, they come back in shame."""
    levels = 0
    for die in f.dice:
        levels += s.level_on_quest(die)
    glory = s.catalog.glory[card]
    if levels < s.catalog.cards[card].level:
        s.stack.pop()
        if s.listener is not None:
            s.tell(happenings.FAILED, f.player, -1, card, levels, -1)
        _send_home(s, f.dice)
        return
    f.stage = _EXPERT if s.rules.expert_culling else _LEAVE
    if s.listener is not None:
        s.tell(happenings.COMPLETED, f.player, -1, card, glory, -1)


def _leave(s: State, f: Questing) -> None:
    ordinary = not s.rules.expert_culling and not s.catalog.no_culls
    for die in f.dice:
        collect(s, f.triggers, WHEN_QUESTS, die, -1, 0, -1)
        if ordinary:
            f.culls += 1
    for die in f.dice:
        if die in f.culled:
            s.cull(die)
        else:
            s.move(die, f.player, USED_PILE)


def _roll_die(s: State, f: Questing, card: int) -> None:
    """A quest die from the card; if others hold both, one of theirs."""
    pile = s.on_card(card)
    if pile:
        _roll(s, f, pile[-1])
        return
    held: list[int] = []
    for k in range(1, s.n + 1):
        player = (f.player + k) % s.n
        if player == f.player and held:
            continue  # seized from another player where one has it
        held += [d for d in s.pile(player, READY_AREA) if s.catalog.card_of[d] == card]
    if len(held) == 1:
        _roll(s, f, held[0])
        return
    s.ask(f.player, kinds.CHOOSE, s.die_options(kinds.CHOOSE, held))
    s.ask_card = card


def _roll(s: State, f: Questing, die: int) -> None:
    f.stage = _REWARD
    if s.owner(die) >= 0:
        s.return_quartifact(die)
    f.die = die
    s.stack.append(Rolling(f.player, [die], ON_QUEST))


def _give_reward(s: State, f: Questing, card: int) -> None:
    die = f.die
    form = s.form[die]
    face = s.catalog.cards[card].die.faces[form % 6]
    if face.kind == QUARTIFACT_FACE:
        s.take(f.player, die, READY_AREA)
        if s.listener is not None:
            s.tell(happenings.FOUND, f.player, die, card, form % 6, -1)
        return
    s.form[die] = -1
    if face.question:
        push_ability(s, card * LINES + s.catalog.index[card].reward, -1, f.player)
    elif face.draw:
        push_draw(s, f.player, face.draw)
    else:
        s.gain_quiddity(f.player, face.quiddity)


def _send_home(s: State, dice: list[int]) -> None:
    for die in dice[:]:
        s.move(die, s.owner(die), USED_PILE)


# -- the attack phase --------------------------------------------------------------------------------

_BEGIN: Final = 0
_SPELLS: Final = 1
_WHERE: Final = 2
_WHO: Final = 3
_ORDER: Final = 4
_ATTACK: Final = 5
_GO: Final = 6
_LAST_ATTACK: Final = 7
_END: Final = 8
_BETWEEN: Final = 9


def push_assault(s: State) -> bool:
    """False if there is nobody to attack or to go, and nobody waits for the phase to begin."""
    if not s.pile(s.active, READY_AREA) and not s.catalog.heard & (1 << WHEN_ATTACK_BEGINS):
        s.end_gifts(THIS_ATTACK)
        return False
    f = Assault()
    if not s.catalog.heard & (1 << WHEN_ATTACK_BEGINS):
        f.stage = _SPELLS if s.catalog.spells_at_attack else _WHERE
    s.stack.append(f)
    return True


class AttackPhase(Operation):
    def run(self, s: State, f: Frame) -> None:
        """To the next stage at which something happens or is asked."""
        assert isinstance(f, Assault)
        stage = f.stage
        if stage == _BEGIN:
            f.stage = _SPELLS if s.catalog.spells_at_attack else _WHERE
            push_event(s, WHEN_ATTACK_BEGINS, -1, s.active)
            return
        if stage == _SPELLS:
            usual = castable(s, s.active)
            spells = [d for d in castable(s, s.active, AT_ATTACK) if d not in usual]
            options = s.die_options(kinds.CAST, spells)
            _add_fresh(s, options)
            if options and _ask_any_time(s, options):
                return
            stage = f.stage = _WHERE
        elif stage == _BETWEEN:
            options = []
            _add_fresh(s, options)
            if (options or s.creatures(s.active)) and _ask_any_time(s, options):
                return
            stage = f.stage = f.next_stage
        if stage == _WHERE:
            if _ask_where(s):
                return
            stage = _ATTACK
        if stage == _ATTACK:
            f.stage = _BETWEEN if f.going else _END
            f.next_stage = _GO
            if not push_attack(s, f.going) and not f.going:
                _close_phase(s)
        elif stage == _WHO:
            _ask_who(s, f)
        elif stage == _ORDER:
            if len(s.creatures(s.active)) > len(f.going):
                s.ask(s.active, kinds.ATTACK, [s.plain(kinds.ATTACK), s.option(kinds.QUEST, f.card)])
            else:
                f.stage = _GO
        elif stage == _GO:
            f.stage = _END if f.has_attacked else _BETWEEN
            f.next_stage = _LAST_ATTACK
            _go(s, f)
        elif stage == _LAST_ATTACK:
            f.stage = _END
            if not push_attack(s, NOTHING):
                _close_phase(s)
        else:
            _close_phase(s)

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Assault)
        code = option.code
        if f.stage in (_SPELLS, _BETWEEN, _END):
            if code != kinds.END:
                act(s, option)
                return
            leave_copies(s)
            s.fresh = NOTHING
            if f.stage != _END:
                f.stage = _WHERE if f.stage == _SPELLS else f.next_stage
        elif code == kinds.STAY:
            f.stage = _ATTACK
        elif code == kinds.ATTACK:
            f.stage = _ATTACK
            f.has_attacked = True
        elif code == kinds.QUEST:
            if f.stage == _WHERE:
                f.card = option.target
                f.stage = _WHO
            else:
                f.stage = _GO
        elif code == kinds.ENOUGH:
            f.stage = _ORDER
        else:
            f.going = [*f.going, option.target]


def _add_fresh(s: State, options: list[Option]) -> None:
    """Immediate Effects of dice that a Spell has rolled in this phase (D11)."""
    if s.fresh:
        fresh_effects(s, options, s.active)


def _close_phase(s: State) -> None:
    """Nobody is left to attack or to go. Immediate Effects of what was rolled meanwhile come before (D3, D11)."""
    if s.fresh:
        options: list[Option] = []
        fresh_effects(s, options, s.active)
        if options and _ask_any_time(s, options):
            return
        s.fresh = NOTHING
    s.stack.pop()
    s.end_gifts(THIS_ATTACK)
    s.after_attack = True
    s.enter(CAPTURE_PHASE)


def _ask_any_time(s: State, options: list[Option]) -> bool:
    """What can be done in the attack phase before the next thing happens; False if there is nothing."""
    at_any_time(s, options, s.active)
    if not is_news(s, options):
        return False
    s.ask(s.active, kinds.ACT, [*options, s.plain(kinds.END)])
    return True


def able_to_go(s: State) -> list[int]:
    """Creatures that may go on a quest: none that stay home, no Locked ones."""
    creatures = s.creatures(s.active)
    if not s.catalog.some_stay_home:
        return creatures
    cards = s.catalog.cards
    return [d for d in creatures if not cards[s.shown_card(d)].die.stays_home]


def _ask_where(s: State) -> bool:
    """On which quest, if anybody may go; False if nobody is asked."""
    if not s.catalog.has_quests or not able_to_go(s):
        return False
    s.ask(s.active, kinds.QUEST, [*[s.option(kinds.QUEST, card) for card in s.catalog.quests], s.plain(kinds.STAY)])
    return True


def _ask_who(s: State, f: Assault) -> None:
    left = [d for d in able_to_go(s) if d not in f.going]
    if not left:
        f.stage = _ORDER
        return
    options = s.die_options(kinds.CHOOSE, left)
    if f.going:
        options.append(s.plain(kinds.ENOUGH))
    elif len(options) == 1:
        f.going = [options[0].target]  # one must go, and they are all alike
        return
    s.ask(s.active, kinds.CHOOSE, options)
    s.ask_card = f.card


def _go(s: State, f: Assault) -> None:
    """They leave for the quest; if others are there, they challenge them."""
    player = s.active
    foe = s.quest_of(f.card)
    going = [d for d in f.going if s.lies(d, player, READY_AREA) and s.is_creature(d)]
    if not going:
        return
    s.on_quest = [f.card if p == player else q for p, q in enumerate(s.on_quest)]
    for die in going:
        s.move(die, player, QUEST_AREA)
        if s.listener is not None:
            s.tell(happenings.QUESTED, player, die, f.card, -1, -1)
    if foe >= 0:
        s.stack.append(Challenge(player, foe, f.card))


# -- challenging -------------------------------------------------------------------------------------

_DECLARE: Final = 0
_PROTECT: Final = 1
_TOTALS: Final = 2
_DEFEND: Final = 3
_FALL: Final = 4
_ENDINGS: Final = 5
_AFTER: Final = 6
_TAKE_OVER: Final = 7


class Challenging(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Challenge)
        stage = f.stage
        if stage == _DECLARE:
            f.stage = _PROTECT
            begin_battle(s, s.questers(f.player) + s.questers(f.foe), QUEST_AREA)
            if s.listener is not None:
                s.tell(happenings.CHALLENGED, f.player, -1, f.card, -1, f.foe)
            attack_abilities(s, f.foe, f.player)
            attack_abilities(s, f.player, f.foe)
        elif stage == _PROTECT:
            f.stage = _TOTALS
            push_challenge_window(s, f.foe)
        elif stage == _TOTALS:
            f.stage = _DEFEND
            count_total(s, f.foe, f.player)
            count_total(s, f.player, f.foe)
        elif stage == _DEFEND:
            f.stage = _ENDINGS
            for player, by in ((f.player, f.foe), (f.foe, f.player)):
                if s.totals[player] > 0 and any(d not in s.damaged for d in s.fighters(player)):
                    f.stage = _FALL
                    push_one_defender(s, player, by, f.defended.count(player))
                    f.defended.append(player)
        elif stage == _FALL:
            f.stage = _DEFEND
            _fall(s, f)
        elif stage == _ENDINGS:
            f.stage = _AFTER
            push_endings(s)
        elif stage == _AFTER:
            f.stage = _TAKE_OVER
            end_battle(s)
        elif s.questers(f.player) and not s.questers(f.foe):
            s.ask(f.player, kinds.QUEST, [s.option(kinds.QUEST, f.card), s.plain(kinds.LEAVE)])
            s.ask_card = f.card
        else:
            # they have not cleared the quest
            s.stack.pop()
            _send_home(s, s.questers(f.player))

    def answer(self, s: State, f: Frame, option: Option) -> None:
        """A cleared quest is taken over, or not."""
        assert isinstance(f, Challenge)
        s.stack.pop()
        if option.code == kinds.LEAVE:
            _send_home(s, s.questers(f.player))


def _fall(s: State, f: Challenge) -> None:
    """Each side has chosen a defender: those that took enough fall at once."""
    fallen = f.fallen
    f.fallen = []
    for player, by in ((f.player, f.foe), (f.foe, f.player)):
        dice = [d for d in fallen if s.owner(d) == player]
        if dice:
            destroy_by_damage(s, dice, player, by, DAMAGE)
