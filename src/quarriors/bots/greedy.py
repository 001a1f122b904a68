"""A bot that grabs the best thing in sight: it weighs options by what cards declare, and never looks a turn ahead."""

from __future__ import annotations

from quarriors.engine import kinds
from quarriors.engine.catalog import Catalog
from quarriors.engine.faces import CREATURE_FACE
from quarriors.engine.frame import Ability, Assault, Frame, Locking
from quarriors.engine.game import Game
from quarriors.engine.lines import Immediate
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.paying import available
from quarriors.engine.state import State
from quarriors.engine.steps import Step
from quarriors.engine.verbs import DrawAndKeep, Reroll, RerollWith
from quarriors.engine.view import View

from .appraisal import Appraisal
from .deeds import PER_DIE, PER_QUIDDITY
from .evaluation import Evaluation
from .questing import best_plan, plan_for, takes_over

#: Decisions inside an effect that are followed up before the position is judged.
_DEPTH = 2
#: What taking an option must be worth beside doing nothing.
_MARGIN = 0.02
#: Choices inside an effect, which are followed up.
_INSIDE = (kinds.CHOOSE, kinds.USE, kinds.NAME, kinds.LIGHT)


class GreedyBot:
    """Summons what is worth it, captures the best die it can pay, defends with the least loss, culls its worst dice.

    It sends Creatures on a quest if they earn more there than at home. It Locks what helps it or hurts a rival.

    It has no dice of its own: the same view always gets the same answer.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> GreedyBot().choose(game.view())
    Option('roll')
    """

    def __init__(self, seed: int | str | bytes = 0) -> None:
        self._catalog: Catalog | None = None
        self._appraisal: Appraisal | None = None

    def choose(self, view: View) -> Option:
        options = view.options
        if len(options) == 1:
            return options[0]
        decision = view.decision
        s = view.state
        mind = Evaluation(s, view.player, self._appraise(s.catalog))
        mind.hopeful = decision.code in (kinds.ACT, kinds.USE)
        if decision.code == kinds.ACT:
            return _from_menu(view, s, mind)
        if decision.code == kinds.DEFEND:
            return _defender(s, mind, options)
        if decision.code == kinds.CULL:
            return _cull(s, mind, options)
        if decision.code == kinds.CHOOSE:
            return _choice(view, s, mind)
        if decision.code == kinds.QUEST:
            return _quest(s, mind, options)
        if decision.code in (kinds.ATTACK, kinds.SCORE):
            return options[0]  # attack, or score, before the quest: nothing is lost by it
        if decision.code == kinds.LOCK:
            return max(options, key=lambda option: mind.value_of_lock(s, option.die))
        if decision.code == kinds.NAME and isinstance(s.stack[-1], Locking):
            return _named(options, mind.victim(s))
        return _best(view, mind, options)

    def _appraise(self, catalog: Catalog) -> Appraisal:
        appraisal = self._appraisal
        if appraisal is None or self._catalog is not catalog:
            appraisal = self._appraisal = Appraisal(catalog)
            self._catalog = catalog
        return appraisal


# -- the menus of the phases ---------------------------------------------------------------------------


def _from_menu(view: View, s: State, mind: Evaluation) -> Option:
    """Immediate Effects while dice are fresh, then Creatures, then Spells, then a capture."""
    options = view.options
    by_kind: dict[int, list[Option]] = {}
    for option in options:
        by_kind.setdefault(option.code, []).append(option)
    for code in (kinds.TURN, kinds.BOTH, kinds.DRAW):
        if code in by_kind:
            return by_kind[code][0]
    for option in by_kind.get(kinds.IMMEDIATE, []):
        if _use_immediate(s, mind, option.die):
            return option
    for option in by_kind.get(kinds.REROLL, []):
        if _better_rolled_again(s, mind, option.die):
            return option
    summons = by_kind.get(kinds.SUMMON, [])
    if summons:
        values = [mind.value_of_summon(s, option.die) for option in summons]
        if max(values) > 0:
            return summons[values.index(max(values))]
    if kinds.READY in by_kind:
        return by_kind[kinds.READY][0]
    end = options[-1]
    for option in by_kind.get(kinds.LOCK, []):
        if mind.value_of_lock(s, option.die) > _MARGIN:
            return option
    for code in (kinds.CAST, kinds.COPY, kinds.ANCHOR, kinds.USE, kinds.ATTACH):
        if code in by_kind:
            chosen = _best(view, mind, (*by_kind[code], end))
            if chosen.code != kinds.END:
                return chosen
    for option in by_kind.get(kinds.UNLOCK, []):
        if mind.value_of_unlock(s, option.die) > _MARGIN:
            return option
    if kinds.CAPTURE in by_kind:
        _, card = mind.best_capture(s, available(s), s.captures_left())
        for option in by_kind[kinds.CAPTURE]:
            if option.card == card:
                return option
    return end


def _use_immediate(s: State, mind: Evaluation, die: int) -> bool:
    """Whether the card's effect gives more than the Quiddity of the face, if it takes its place."""
    form = s.form[die]
    line = s.catalog.line(s.catalog.immediate[form])
    gain = mind.appraisal.effect[form]
    if isinstance(line, Immediate) and not line.spends:
        gain += mind.dice[s.catalog.card_shown(form)]
    return gain > s.catalog.quiddity[form] * PER_QUIDDITY


def _better_rolled_again(s: State, mind: Evaluation, die: int) -> bool:
    form = s.form[die]
    face = s.catalog.face(form)
    if not face.quiddity and not face.draw:
        return True
    return mind.dice[s.catalog.card_shown(form)] > face.quiddity * PER_QUIDDITY + face.draw * PER_DIE


# -- defending, culling, rolling again ---------------------------------------------------------------------


def _defender(s: State, mind: Evaluation, options: tuple[Option, ...]) -> Option:
    """The least loss; for a rival's Creatures, which a card may let one choose, the most."""
    player = s.owner(options[0].die)
    if mind.careful or player != mind.me:
        die = mind.best_defender(s, player, [option.die for option in options])
    else:
        _, die = mind.defend(s, mind.me, s.totals[mind.me])
    for option in options:
        if option.die == die or s.alike(option.die, die):
            return option
    return options[0]


def _cull(s: State, mind: Evaluation, options: tuple[Option, ...]) -> Option:
    """The die that holds the others up most. With expert culling Glory comes of nothing else, so it is taken."""
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


def _choice(view: View, s: State, mind: Evaluation) -> Option:
    f = s.stack[-1]
    step = _asking(s, f)
    if isinstance(step, (Reroll, RerollWith)):
        return _reroll(s, mind, view.options)
    if isinstance(step, DrawAndKeep):
        return min(view.options, key=lambda option: mind.dice[s.catalog.card_of[option.die]])  # it goes back
    if isinstance(f, Assault):
        return _who_goes(s, mind, f, view.options)
    return _best(view, mind, view.options)


def _asking(s: State, f: Frame) -> Step | None:
    """The step that asks, if it is one of an ability."""
    return s.catalog.line(f.line).program[f.step] if isinstance(f, Ability) else None


def _who_goes(s: State, mind: Evaluation, f: Assault, options: tuple[Option, ...]) -> Option:
    company = plan_for(s, mind, f.card, f.going).dice
    for option in options:
        for die in company:
            if option.die >= 0 and die not in f.going and (option.die == die or s.alike(option.die, die)):
                return option
    return options[-1] if options[-1].code == kinds.ENOUGH else options[0]


def _quest(s: State, mind: Evaluation, options: tuple[Option, ...]) -> Option:
    """Where to go; after a Challenge, whether to stay there."""
    if options[-1].code == kinds.LEAVE:
        return options[0] if takes_over(s, options[0].card, mind.me) else options[-1]
    card = best_plan(s, mind).card
    for option in options:
        if option.card == card:
            return option
    return options[-1]


def _named(options: tuple[Option, ...], player: int) -> Option:
    for option in options:
        if option.player == player:
            return option
    return options[0]


def _reroll(s: State, mind: Evaluation, options: tuple[Option, ...]) -> Option:
    """The die that shows least beside what it shows on average; of a rival's, the one that shows most."""
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


# -- everything else: try it, follow the effect, judge the position ---------------------------------------------


def _best(view: View, mind: Evaluation, options: tuple[Option, ...]) -> Option:
    """The option after which the position looks best; doing nothing wins ties."""
    best = options[-1]
    most = 0.0
    for k in range(len(options) - 1, -1, -1):
        option = options[k]
        if option.code == kinds.END:
            value = mind.of(view.state)
        else:
            game = view.game("caller")
            game.take(option)
            value = _follow(game, mind, _DEPTH)
        if k == len(options) - 1 or value > most + _MARGIN:
            most = value
            best = option
    return best


def _follow(game: Game, mind: Evaluation, depth: int) -> float:
    """Judges a position once the effect under way has run its course, as far as chance lets it."""
    s = game.state
    while not s.over and s.stack and s.asker != CHANCE:
        if s.asker != mind.me:
            # rivals are taken to let it happen
            game.take(s.options[-1])
        elif s.ask_code in _INSIDE and depth > 0:
            best = 0.0
            for at, option in enumerate(s.options):
                branch = game.clone()
                branch.take(option)
                value = _follow(branch, mind, depth - 1)
                if at == 0 or value > best:
                    best = value
            return best
        elif s.ask_code in _INSIDE or s.ask_code == kinds.FIRST:
            game.take(s.options[-1])
        else:
            break
    if mind.hopeful and s.asker == CHANCE and not s.over:
        return mind.of(s) + mind.hopes(s)
    return mind.of(s)
