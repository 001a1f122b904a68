"""Quests: going on one, challenging those who are on it, completing it, and what its die brings (X5 to X7).

A quest frame completes a quest: `you` is the player, `n` the card until the culls need it, `m` the card from then on,
`those` the Creatures, `sub` the step. A challenge frame: `you` challenges `them` at the card `n`. An assault frame runs
the whole attack phase where it is more than the attack: `n` is the quest card, `picked` the Creatures that go there,
`pc` the step that comes after what can be done in between.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
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
from .events import ATTACK_BEGINS, DAMAGE, QUESTS
from .faces import QUARTIFACT
from .frame import ASSAULT, BLOCK, CHALLENGE, QUEST, ROLL, Frame
from .gifts import THIS_ATTACK
from .indexing import LINES
from .lines import AT_ATTACK
from .menus import act, at_any_time
from .option import ACT, ATTACK, CAST, CHOOSE, CULL, END, ENOUGH, KEEP, LEAVE, SCORE, STAY, Option
from .option import QUEST as TO_QUEST
from .pending import ON_QUEST, destroy_by_damage, push_draw, push_event
from .reactions import push_challenge_window
from .scoring import answer_cull, ask_cull
from .table import CAPTURE
from .triggers import collect, push_triggers
from .zones import QUEST as QUEST_AREA
from .zones import READY, USED, ZONES

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
    s.ask(s.active, SCORE, [s.plain(SCORE), s.option(TO_QUEST, s.on_quest[s.active])])


def push_quest(s: State) -> None:
    f = Frame(QUEST)
    f.you = s.active
    f.m = s.on_quest[s.active]
    f.those = s.questers(s.active)[:]
    f.picked = []
    f.loop = []
    s.stack.append(f)


def run_quest(s: State, f: Frame) -> None:
    step = f.sub
    card = f.m
    if step == _CHECK:
        _check(s, f, card)
    elif step == _EXPERT:
        # all of them and the Glory, or neither (S4); asked of the first, meant of all
        s.ask(f.you, CULL, [s.option(CULL, f.those[0]), s.option(KEEP, f.those[0])])
        s.ask_card = card
    elif step == _LEAVE:
        f.sub = _ABILITIES
        _leave(s, f)
    elif step == _ABILITIES:
        f.sub = _CULLS
        triggers = f.picked
        f.picked = []
        push_triggers(s, triggers, -1, 0, -1)
    elif step == _CULLS and f.n > 0:
        ask_cull(s, f)
    elif step == _CULLS:
        f.sub = _GLORY
    elif step == _GLORY:
        f.sub = _DIE
        if not f.done:
            s.gain_glory(f.you, s.catalog.glory[card])
    elif step == _DIE:
        _roll_die(s, f, card)
    else:
        s.stack.pop()
        _give_reward(s, f, card)


def _check(s: State, f: Frame, card: int) -> None:
    """Whether their levels complete it; if not, they come back in shame."""
    levels = 0
    for die in f.those:
        levels += s.level_on_quest(die)
    glory = s.catalog.glory[card]
    if levels < s.catalog.cards[card].level:
        s.stack.pop()
        if s.listener is not None:
            s.tell(told.FAILED, f.you, -1, card, levels, -1)
        _send_home(s, f.those)
        return
    f.sub = _EXPERT if s.rules.expert_culling else _LEAVE
    if s.listener is not None:
        s.tell(told.COMPLETED, f.you, -1, card, glory, -1)


def answer_quest(s: State, f: Frame, option: Option) -> None:
    if f.sub == _CULLS:
        answer_cull(s, f, option)
    elif f.sub == _DIE:
        _roll(s, f, option.target)
    else:
        f.sub = _LEAVE
        f.done = option.code == KEEP
        f.loop = [] if f.done else f.those[:]


def _leave(s: State, f: Frame) -> None:
    ordinary = not s.rules.expert_culling and not s.catalog.has_large
    for die in f.those:
        collect(s, f.picked, QUESTS, die, -1, 0, -1)
        if ordinary:
            f.n += 1
    for die in f.those:
        if die in f.loop:
            s.cull(die)
        else:
            s.move(die, f.you, USED)


def _roll_die(s: State, f: Frame, card: int) -> None:
    """A quest die from the card; if others hold both, one of theirs."""
    pile = s.piles[s.n * ZONES + card]
    if pile:
        _roll(s, f, pile[-1])
        return
    held: list[int] = []
    for k in range(1, s.n + 1):
        player = (f.you + k) % s.n
        if player == f.you and held:
            continue  # seized from another player where one has it
        held += [d for d in s.piles[player * ZONES + READY] if s.catalog.card_of[d] == card]
    if len(held) == 1:
        _roll(s, f, held[0])
        return
    s.ask(f.you, CHOOSE, s.die_options(CHOOSE, held))
    s.ask_card = card


def _roll(s: State, f: Frame, die: int) -> None:
    f.sub = _REWARD
    if s.owner(die) >= 0:
        s.return_quartifact(die)
    f.it = die
    g = Frame(ROLL)
    g.you = f.you
    g.those = [die]
    g.picked = []
    g.m = ON_QUEST
    s.stack.append(g)


def _give_reward(s: State, f: Frame, card: int) -> None:
    die = f.it
    form = s.form[die]
    face = s.catalog.cards[card].die.faces[form % 6]
    if face.kind == QUARTIFACT:
        s.take(f.you, die, READY)
        if s.listener is not None:
            s.tell(told.FOUND, f.you, die, card, form % 6, -1)
        return
    s.form[die] = -1
    if face.question:
        block = Frame(BLOCK)
        block.line = card * LINES + s.catalog.index[card].reward
        block.you = f.you
        s.stack.append(block)
        if s.listener is not None:
            s.tell(told.ABILITY, f.you, -1, card, block.line, -1)
    elif face.draw:
        push_draw(s, f.you, face.draw)
    else:
        s.gain_quiddity(f.you, face.quiddity)


def _send_home(s: State, dice: list[int]) -> None:
    for die in dice[:]:
        s.move(die, s.owner(die), USED)


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


def push_assault(s: State) -> None:
    f = Frame(ASSAULT)
    f.picked = []
    f.n = -1
    s.stack.append(f)


def run_assault(s: State, f: Frame) -> None:
    step = f.sub
    if step == _BEGIN:
        f.sub = _SPELLS
        push_event(s, ATTACK_BEGINS, -1, s.active)
    elif step == _SPELLS:
        usual = castable(s, s.active)
        spells = [d for d in castable(s, s.active, AT_ATTACK) if d not in usual]
        if not spells or not _ask_any_time(s, s.die_options(CAST, spells)):
            f.sub = _WHERE
    elif step == _BETWEEN:
        if not s.creatures(s.active) or not _ask_any_time(s, []):
            f.sub = f.pc
    elif step == _WHERE:
        _ask_where(s, f)
    elif step == _WHO:
        _ask_who(s, f)
    elif step == _ORDER:
        if len(s.creatures(s.active)) > len(f.picked):
            s.ask(s.active, ATTACK, [s.plain(ATTACK), s.option(TO_QUEST, f.n)])
        else:
            f.sub = _GO
    elif step == _ATTACK:
        f.sub = _BETWEEN if f.picked else _END
        f.pc = _GO
        push_attack(s, f.picked)
    elif step == _GO:
        f.sub = _END if f.m else _BETWEEN
        f.pc = _LAST_ATTACK
        _go(s, f)
    elif step == _LAST_ATTACK:
        f.sub = _END
        push_attack(s, [])
    else:
        s.stack.pop()
        s.end_gifts(THIS_ATTACK)
        s.after_attack = True
        s.enter(CAPTURE)


def answer_assault(s: State, f: Frame, option: Option) -> None:
    code = option.code
    if f.sub in (_SPELLS, _BETWEEN):
        if code != END:
            act(s, option)
        else:
            leave_copies(s)
            f.sub = _WHERE if f.sub == _SPELLS else f.pc
    elif code == STAY:
        f.sub = _ATTACK
    elif code == ATTACK:
        f.sub = _ATTACK
        f.m = 1  # the attack has been, when they go
    elif code == TO_QUEST:
        if f.sub == _WHERE:
            f.n = option.target
            f.sub = _WHO
        else:
            f.sub = _GO
    elif code == ENOUGH:
        f.sub = _ORDER
    else:
        f.picked.append(option.target)


def _ask_any_time(s: State, options: list[Option]) -> bool:
    """What can be done in the attack phase before the next thing happens; False if there is nothing."""
    at_any_time(s, options, s.active)
    if not is_news(s, options):
        return False
    s.ask(s.active, ACT, [*options, s.plain(END)])
    return True


def able_to_go(s: State) -> list[int]:
    """Creatures that may go on a quest: no Assistants, no Locked ones."""
    cards = s.catalog.cards
    return [d for d in s.creatures(s.active) if not cards[s.shown_card(d)].die.stays_home]


def _ask_where(s: State, f: Frame) -> None:
    options = [s.option(TO_QUEST, card) for card in s.catalog.quests] if s.catalog.has_quests and able_to_go(s) else []
    if not options:
        f.sub = _ATTACK
        return
    s.ask(s.active, TO_QUEST, [*options, s.plain(STAY)])


def _ask_who(s: State, f: Frame) -> None:
    left = [d for d in able_to_go(s) if d not in f.picked]
    if not left:
        f.sub = _ORDER
        return
    options = s.die_options(CHOOSE, left)
    if f.picked:
        options.append(s.plain(ENOUGH))
    elif len(options) == 1:
        f.picked = [options[0].target]  # one must go, and they are all alike
        return
    s.ask(s.active, CHOOSE, options)
    s.ask_card = f.n


def _go(s: State, f: Frame) -> None:
    """They leave for the quest; if others are there, they challenge them."""
    player = s.active
    foe = s.quest_of(f.n)
    going = [d for d in f.picked if s.lies(d, player, READY) and s.is_creature(d)]
    if not going:
        return
    s.on_quest = [f.n if p == player else q for p, q in enumerate(s.on_quest)]
    for die in going:
        s.move(die, player, QUEST_AREA)
        if s.listener is not None:
            s.tell(told.QUESTED, player, die, f.n, -1, -1)
    if foe >= 0:
        g = Frame(CHALLENGE)
        g.you = player
        g.them = foe
        g.n = f.n
        g.picked = []
        g.loop = []
        s.stack.append(g)


# -- challenging -------------------------------------------------------------------------------------

_DECLARE: Final = 0
_PROTECT: Final = 1
_TOTALS: Final = 2
_DEFEND: Final = 3
_FALL: Final = 4
_ENDINGS: Final = 5
_AFTER: Final = 6
_TAKE_OVER: Final = 7


def run_challenge(s: State, f: Frame) -> None:
    step = f.sub
    if step == _DECLARE:
        f.sub = _PROTECT
        begin_battle(s, s.questers(f.you) + s.questers(f.them), QUEST_AREA)
        if s.listener is not None:
            s.tell(told.CHALLENGED, f.you, -1, f.n, -1, f.them)
        attack_abilities(s, f.them, f.you)
        attack_abilities(s, f.you, f.them)
    elif step == _PROTECT:
        f.sub = _TOTALS
        push_challenge_window(s, f.them)
    elif step == _TOTALS:
        f.sub = _DEFEND
        count_total(s, f.them, f.you)
        count_total(s, f.you, f.them)
    elif step == _DEFEND:
        f.sub = _ENDINGS
        for player, by in ((f.you, f.them), (f.them, f.you)):
            if s.totals[player] > 0 and any(d not in s.damaged for d in s.fighters(player)):
                f.sub = _FALL
                push_one_defender(s, player, by, f.loop.count(player))
                f.loop.append(player)
    elif step == _FALL:
        f.sub = _DEFEND
        _fall(s, f)
    elif step == _ENDINGS:
        f.sub = _AFTER
        push_endings(s)
    elif step == _AFTER:
        f.sub = _TAKE_OVER
        end_battle(s)
    elif s.questers(f.you) and not s.questers(f.them):
        s.ask(f.you, TO_QUEST, [s.option(TO_QUEST, f.n), s.plain(LEAVE)])
    else:
        # they have not cleared the quest
        s.stack.pop()
        _send_home(s, s.questers(f.you))


def _fall(s: State, f: Frame) -> None:
    """Each side has chosen a defender: those that took enough fall at once."""
    fallen = f.picked
    f.picked = []
    for player, by in ((f.you, f.them), (f.them, f.you)):
        dice = [d for d in fallen if s.owner(d) == player]
        if dice:
            destroy_by_damage(s, dice, player, by, DAMAGE)


def answer_challenge(s: State, f: Frame, option: Option) -> None:
    """A cleared quest is taken over, or not."""
    s.stack.pop()
    if option.code == LEAVE:
        _send_home(s, s.questers(f.you))
