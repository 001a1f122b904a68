"""Running the steps of an ability, and the abilities that wait for a state of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .errors import DeclarationError
from .events import WHEN_BECOMES
from .frame import Ability, Destruction, Frame, speaker
from .lines import When
from .numbering import LINES
from .operation import Operation
from .option import Option
from .pending import push_ability
from .zones import ZONES

if TYPE_CHECKING:
    from .state import State

_BECOMES: Final = 1 << WHEN_BECOMES


class RunAbility(Operation):
    """The steps of an ability, until one has to wait."""

    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Ability)
        program = s.catalog.line(f.line).program
        while f.step < len(program):
            go_on: object = program[f.step].run(s, f)
            if not isinstance(go_on, int):
                name = type(program[f.step]).__name__
                raise DeclarationError(f"{name}.run must return NEXT, WAIT or a number of steps, not {go_on!r}")
            if not go_on or s.over:
                if s.waiting and s.ask_card < 0:
                    s.ask_card = f.line // LINES
                    s.ask_die = f.it
                return
            f.step += go_on
        s.stack.pop()

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Ability)
        s.catalog.line(f.line).program[f.step].answer(s, f, option)

    def is_between(self, f: Frame) -> bool:
        return False


def watch(s: State) -> bool:
    """Looks at states that cards wait for (K13); True if one was reached."""
    for pending in s.stack:
        if isinstance(pending, Destruction):
            return False  # it may be the very one that is being destroyed
    has_quests = s.catalog.has_quests
    hears = s.catalog.hears
    shown = s.form
    for place in s.catalog.ready_areas[s.active]:
        dice = s.piles[place]
        player = place // ZONES
        if has_quests:
            dice = dice + s.questers(player)
        for die in dice:
            form = shown[die]
            if not hears[form] & _BECOMES:
                continue
            index = s.catalog.index[form // 6]
            for number in index.events[WHEN_BECOMES * 6 + form % 6]:
                line = index.lines[number]
                if isinstance(line, When):
                    state = line.event.state
                    if state is not None and state.holds(s, speaker(die, player, -1)):
                        push_ability(s, form // 6 * LINES + number, die, player)
                        return True
    return False
