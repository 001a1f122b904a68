"""Games in thought: a copy of the table with dice of its own, played on by a base policy until somebody is to roll."""

from __future__ import annotations

from typing import Final

from quarriors.engine import kinds
from quarriors.engine.eventdice import EventDice
from quarriors.engine.extension import i64
from quarriors.engine.flow import answer, follow
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.state import State

from ..greedy import GreedyBot

#: A game in thought that is still going on after so many decisions is judged as it stands.
_MOST_DECISIONS: Final = 600
_MOST_CHANCES: Final = 3000


def copied(s: State) -> State:
    """A copy to think with: it knows neither the dice of the game nor how it came here, and asks before each roll."""
    copy = s.clone()
    copy.log = []
    copy.logged = 0
    copy.stream = None
    copy.script = None
    copy.auto_roll = [False] * s.n
    return copy


def played_on(s: State, option: Option, base: GreedyBot, dice: EventDice, roller: i64) -> State:
    """The table once that option is taken and the game went on until that seat is to roll; -1: until anybody is."""
    copy = copied(s)
    _take(copy, option)
    return _went_on(copy, base, dice, roller)


def played_from(s: State, base: GreedyBot, dice: EventDice, roller: i64) -> State:
    """A table in thought, played on from where it stands until that seat is to roll."""
    return _went_on(copied(s), base, dice, roller)


def _went_on(copy: State, base: GreedyBot, dice: EventDice, roller: i64) -> State:
    decisions: i64 = 0
    while not copy.over:
        asker: i64 = copy.asker
        if asker == CHANCE:
            if dice.asked > _MOST_CHANCES:
                break
            follow(copy, dice.answer(copy))
            continue
        if copy.ask_code == kinds.ROLL and (roller < 0 or asker == roller):
            break
        decisions += 1
        if decisions > _MOST_DECISIONS:
            break
        options = copy.options
        _take(copy, options[0] if len(options) == 1 else base.decide(copy, asker))
    return copy


def _take(s: State, option: Option) -> None:
    answer(s, option, 0)
