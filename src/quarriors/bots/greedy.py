"""A bot that grabs the best thing in sight: it weighs options by what cards declare, and never looks a turn ahead."""

from __future__ import annotations

from typing import Final

from quarriors.engine import kinds
from quarriors.engine.catalog import Catalog
from quarriors.engine.chance import Stream, key_of
from quarriors.engine.extension import mypyc_attr
from quarriors.engine.faces import CREATURE_FACE
from quarriors.engine.flow import answer
from quarriors.engine.frame import Ability, Assault, Frame, Locking
from quarriors.engine.lines import Immediate
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.paying import available
from quarriors.engine.state import State
from quarriors.engine.steps import Step
from quarriors.engine.verbs import DrawAndKeep, Reroll, RerollWith
from quarriors.engine.view import View

from .appraisal import Appraisal
from .evaluation import Evaluation
from .manner import GREEDY, Manner
from .questing import best_plan, plan_for, takes_over

#: Decisions inside an effect that are followed up before the position is judged.
_DEPTH: Final = 2
#: What taking an option must be worth beside doing nothing.
_MARGIN: Final = 0.02
#: What it does before anything else, and what it tries out in a copy, in this order.
_AT_ONCE: Final = (kinds.TURN, kinds.BOTH, kinds.DRAW)
_TRIED: Final = (kinds.CAST, kinds.COPY, kinds.ANCHOR, kinds.USE, kinds.ATTACH)
#: What those forget who forget effects.
_EASILY_FORGOTTEN: Final = (kinds.IMMEDIATE, kinds.READY, kinds.CAST, kinds.ANCHOR, kinds.USE, kinds.ATTACH)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot:
    """Summons what is worth it, captures the best die it can pay, defends with the least loss, culls its worst dice.

    It sends Creatures on a quest if they earn more there than at home. It Locks what helps it or hurts a rival.

    It has no dice of its own: the same view always gets the same answer. Only bots whose manner has mistakes leave
    these to chance, and to a stream of their own.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> GreedyBot().choose(game.view())
    Option('roll')
    """

    def __init__(self, seed: int | str | bytes = 0, manner: Manner = GREEDY) -> None:
        self.manner = manner
        self._seed = seed
        self._stream: Stream | None = Stream(key_of(seed, "bots")) if manner.has_faults else None
        self._catalog: Catalog | None = None
        self._appraisal: Appraisal | None = None

    def choose(self, view: View) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        return self.decide(view.state, view.player)

    def decide(self, s: State, me: int) -> Option:
        """The same for a table at which that seat decides. It is left as it is, and its chance is not looked at."""
        options = s.options
        if len(options) == 1:
            return options[0]
        code = s.ask_code
        if code == kinds.ACT:
            for at_once in _AT_ONCE:
                for option in options:
                    if option.code == at_once:
                        return option
        elif code == kinds.ATTACK or code == kinds.SCORE:
            return options[0]  # attack, or score, before the quest: nothing is lost by it
        if self._stream is not None:
            mistake = _mistake(s, self.manner, self._stream)
            if mistake is not None:
                return mistake
            if code == kinds.ACT:
                options = _remembered(options, self.manner, self._stream)
                if len(options) == 1:
                    return options[0]
        mind = Evaluation(s, me, self._appraise(s.catalog))
        mind.hopeful = code == kinds.ACT or code == kinds.USE
        if code == kinds.ACT:
            return _from_menu(s, mind, options)
        if code == kinds.DEFEND:
            return _defender(s, mind)
        if code == kinds.CULL:
            return _cull(s, mind)
        if code == kinds.CHOOSE:
            return _choice(s, mind)
        if code == kinds.QUEST:
            return _quest(s, mind)
        if code == kinds.LOCK:
            return _lock(s, mind)
        if code == kinds.NAME and isinstance(s.stack[-1], Locking):
            return _named(s, mind.victim(s))
        return _best(s, mind, s.options)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self._seed, self.manner))  # what it has appraised it can appraise again

    def _appraise(self, catalog: Catalog) -> Appraisal:
        appraisal = self._appraisal
        if appraisal is None or self._catalog is not catalog:
            appraisal = self._appraisal = Appraisal(catalog, self.manner)
            self._catalog = catalog
        return appraisal


# -- the menus of the phases ---------------------------------------------------------------------------


def _from_menu(s: State, mind: Evaluation, options: list[Option]) -> Option:
    """Immediate Effects while dice are fresh, then Creatures, then Spells, then a capture."""
    there = 0  # the kinds on offer, as bits
    for option in options:
        there |= 1 << option.code
    if there & 1 << kinds.IMMEDIATE:
        for option in options:
            if option.code == kinds.IMMEDIATE and _use_immediate(s, mind, option.target):
                return option
    if there & 1 << kinds.REROLL:
        for option in options:
            if option.code == kinds.REROLL and _better_rolled_again(s, mind, option.target):
                return option
    end = options[-1]
    if there & 1 << kinds.SUMMON:
        summons = _of_kind(options, kinds.SUMMON)
        values = mind.values_of_summons(s, [option.target for option in summons])
        most = max(values)
        if most > 0:
            return summons[values.index(most)]
    if there & 1 << kinds.READY:
        return _of_kind(options, kinds.READY)[0]
    if there & 1 << kinds.LOCK:
        for option in options:
            if option.code == kinds.LOCK and mind.value_of_lock(s, option.target) > _MARGIN:
                return option
    for code in _TRIED:
        if there & 1 << code:
            tried = _of_kind(options, code)
            tried.append(end)
            chosen = _best(s, mind, tried)
            if chosen.code != kinds.END:
                return chosen
    if there & 1 << kinds.UNLOCK:
        for option in options:
            if option.code == kinds.UNLOCK and mind.value_of_unlock(s, option.target) > _MARGIN:
                return option
    if there & 1 << kinds.CAPTURE:
        _, card = mind.best_capture(s, available(s), s.captures_left())
        for option in options:
            if option.code == kinds.CAPTURE and option.target == card:
                return option
    return end


def _of_kind(options: list[Option], code: int) -> list[Option]:
    return [option for option in options if option.code == code]


def _use_immediate(s: State, mind: Evaluation, die: int) -> bool:
    """Whether the card's effect gives more than the Quiddity of the face, if it takes its place."""
    form = s.form[die]
    line = s.catalog.line(s.catalog.immediate[form])
    gain = mind.appraisal.effect[form]
    if isinstance(line, Immediate) and not line.spends:
        gain += mind.dice[s.catalog.card_shown(form)]
    return gain > s.catalog.quiddity[form] * mind.manner.quiddity


def _better_rolled_again(s: State, mind: Evaluation, die: int) -> bool:
    form = s.form[die]
    face = s.catalog.face(form)
    if not face.quiddity and not face.draw:
        return True
    manner = mind.manner
    return mind.dice[s.catalog.card_shown(form)] > face.quiddity * manner.quiddity + face.draw * manner.draw


# -- defending, culling, rolling again ---------------------------------------------------------------------


def _defender(s: State, mind: Evaluation) -> Option:
    """The least loss; for a rival's Creatures, which a card may let one choose, the most."""
    options = s.options
    player = s.owner(options[0].die)
    if mind.careful or player != mind.me:
        die = mind.best_defender(s, player, [option.die for option in options])
    else:
        _, die = mind.defend(s, mind.me, s.totals[mind.me])
    for option in options:
        if option.die == die or s.alike(option.die, die):
            return option
    return options[0]


def _cull(s: State, mind: Evaluation) -> Option:
    """The die that holds the others up most. With expert culling Glory comes of nothing else, so it is taken."""
    options = s.options
    if options[-1].code == kinds.KEEP:
        glory = s.worth(s.ask_die) if s.ask_die >= 0 else s.catalog.glory[s.ask_card]
        return options[0] if glory > 0 else options[-1]
    best = options[-1]
    most = 0.0
    for option in options:
        if option.code == kinds.CULL:
            gain = mind.gain_of_die(s, mind.me, s.catalog.card_of[option.die], -1)
            if gain > most:
                most = gain
                best = option
    return best


# -- dice to choose, quests, players to name ----------------------------------------------------------------


def _choice(s: State, mind: Evaluation) -> Option:
    f = s.stack[-1]
    step = _asking(s, f)
    if isinstance(step, (Reroll, RerollWith)):
        return _reroll(s, mind)
    if isinstance(step, DrawAndKeep):
        return _worst(s, mind)  # it goes back
    if isinstance(f, Assault):
        return _who_goes(s, mind, f)
    return _best(s, mind, s.options)


def _worst(s: State, mind: Evaluation) -> Option:
    """The die that is worth least."""
    worst = s.options[0]
    for option in s.options[1:]:
        if mind.dice[s.catalog.card_of[option.die]] < mind.dice[s.catalog.card_of[worst.die]]:
            worst = option
    return worst


def _lock(s: State, mind: Evaluation) -> Option:
    """The die that it is best to Lock."""
    best = s.options[0]
    most = mind.value_of_lock(s, best.die)
    for option in s.options[1:]:
        value = mind.value_of_lock(s, option.die)
        if value > most:
            most = value
            best = option
    return best


def _asking(s: State, f: Frame) -> Step | None:
    """The step that asks, if it is one of an ability."""
    return s.catalog.line(f.line).program[f.step] if isinstance(f, Ability) else None


def _who_goes(s: State, mind: Evaluation, f: Assault) -> Option:
    options = s.options
    company = plan_for(s, mind, f.card, f.going).dice
    for option in options:
        for die in company:
            if option.die >= 0 and die not in f.going and (option.die == die or s.alike(option.die, die)):
                return option
    return options[-1] if options[-1].code == kinds.ENOUGH else options[0]


def _quest(s: State, mind: Evaluation) -> Option:
    """Where to go; after a Challenge, whether to stay there."""
    options = s.options
    if options[-1].code == kinds.LEAVE:
        return options[0] if takes_over(s, options[0].card, mind.me) else options[-1]
    card = best_plan(s, mind).card
    for option in options:
        if option.card == card:
            return option
    return options[-1]


def _named(s: State, player: int) -> Option:
    for option in s.options:
        if option.player == player:
            return option
    return s.options[0]


def _reroll(s: State, mind: Evaluation) -> Option:
    """The die that shows least beside what it shows on average; of a rival's, the one that shows most."""
    options = s.options
    best = options[-1]
    most = _MARGIN
    for option in options:
        if option.die >= 0:
            form = s.form[option.die]
            gain = mind.dice[s.catalog.card_shown(form)] - mind.faces[form]
            if s.owner(option.die) != mind.me:
                gain = -gain
            elif s.catalog.kind[form] == CREATURE_FACE and s.summon_price(option.die) > available(s):
                gain = mind.dice[s.catalog.card_shown(form)]
            if gain > most:
                most = gain
                best = option
    return best


# -- mistakes ----------------------------------------------------------------------------------------------


def _mistake(s: State, manner: Manner, stream: Stream) -> Option | None:
    """What one who plays like that does without thinking, or nothing: keeps a die, takes the dearest one."""
    options = s.options
    if s.ask_code == kinds.CULL:
        forgets = options[-1].code == kinds.ENOUGH and _happens(stream, manner.forgets_culls)
        return options[-1] if forgets else None
    if s.ask_code != kinds.ACT or not manner.dazzled:
        return None
    price = s.catalog.price
    dearest: Option | None = None
    for option in options:
        if option.code == kinds.CAPTURE and price[option.target] > (0 if dearest is None else price[dearest.target]):
            dearest = option
    return dearest if dearest is not None and _happens(stream, manner.dazzled) else None


def _remembered(options: list[Option], manner: Manner, stream: Stream) -> list[Option]:
    """The menu as one sees it who forgets effects."""
    left = [option for option in options if option.code not in _EASILY_FORGOTTEN]
    return left if len(left) < len(options) and _happens(stream, manner.forgets_effects) else options


def _happens(stream: Stream, share: float) -> bool:
    return share > 0.0 and stream.below(100) < share * 100


def _again(kind: type[GreedyBot], seed: int | str | bytes, manner: Manner) -> GreedyBot:
    """A bot that has travelled."""
    bot = kind(seed)
    if bot.manner != manner:
        GreedyBot.__init__(bot, seed, manner)
    return bot


# -- everything else: try it, follow the effect, judge the position ---------------------------------------------


def _best(s: State, mind: Evaluation, options: list[Option]) -> Option:
    """The option after which the position looks best; doing nothing wins ties."""
    best = options[-1]
    most = 0.0
    for k in range(len(options) - 1, -1, -1):
        option = options[k]
        value = mind.of(s) if option.code == kinds.END else _follow(_after(s, option), mind, _DEPTH)
        if k == len(options) - 1 or value > most + _MARGIN:
            most = value
            best = option
    return best


def _after(s: State, option: Option) -> State:
    """The position once that option is taken, chance left open."""
    branch = s.clone()
    branch.log = []
    branch.logged = 0
    answer(branch, option, 0)
    return branch


def _follow(s: State, mind: Evaluation, depth: int) -> float:
    """Judges a position once the effect under way has run its course, as far as chance lets it."""
    while not s.over and s.stack and s.asker != CHANCE:
        code = s.ask_code
        inside = code == kinds.CHOOSE or code == kinds.USE or code == kinds.NAME or code == kinds.LIGHT
        if s.asker != mind.me:
            # rivals are taken to let it happen
            answer(s, s.options[-1], 0)
        elif inside and depth > 0:
            best = 0.0
            for at, option in enumerate(s.options):
                value = _follow(_after(s, option), mind, depth - 1)
                if at == 0 or value > best:
                    best = value
            return best
        elif inside or code == kinds.FIRST:
            answer(s, s.options[-1], 0)
        else:
            break
    if mind.hopeful and s.asker == CHANCE and not s.over:
        return mind.of(s) + mind.hopes(s)
    return mind.of(s)
