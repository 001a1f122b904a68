"""A Creature that is a copy of another (K3, K13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import happenings, kinds
from .frame import Copying, Frame, speaker
from .limits import COPY_CHANGED, COPY_LEFT
from .lines import Copy
from .operation import Operation
from .option import Option

if TYPE_CHECKING:
    from .state import State


def enter_ready(s: State, die: int) -> None:
    """Called whenever a die has come to lie in a Ready Area: a copying one must copy if it can."""
    if s.catalog.has_copies:
        s.forget_left_copies()
        if s.catalog.index[s.catalog.card_of[die]].copy is not None:
            push_copy(s, die)


def push_copy(s: State, die: int) -> None:
    s.stack.append(Copying(s.owner(die), die))


def _line(s: State, die: int) -> Copy | None:
    return s.catalog.index[s.catalog.card_of[die]].copy


def _models(s: State, die: int) -> list[int]:
    line = _line(s, die)
    if line is None:
        return []
    return [d for d in line.dice.find(s, speaker(die, s.owner(die), -1)) if d != die]


class CopyAnother(Operation):
    def run(self, s: State, f: Frame) -> None:
        assert isinstance(f, Copying)
        models = _models(s, f.die)
        if not models:
            s.stack.pop()
            return
        options: list[Option] = []
        shown: list[int] = []
        for model in models:
            if s.form[model] not in shown:
                shown.append(s.form[model])
                options.append(s.option(kinds.CHOOSE, model))
        if len(options) == 1:
            self.answer(s, f, options[0])
            return
        s.ask(f.player, kinds.CHOOSE, options)
        s.ask_card = s.catalog.card_of[f.die]
        s.ask_die = f.die

    def answer(self, s: State, f: Frame, option: Option) -> None:
        assert isinstance(f, Copying)
        s.stack.pop()
        s.form[f.die] = s.form[option.target]
        s.forget_left_copies()
        if s.listener is not None:
            s.tell(happenings.COPIED, f.player, f.die, s.catalog.card_of[f.die], -1, option.target)

    def is_between(self, f: Frame) -> bool:
        return False


def changeable(s: State, player: int) -> list[int]:
    """That player's copying Creatures that could become something else this turn."""
    found: list[int] = []
    if not s.catalog.has_copies:
        return found
    for die in s.creatures(player):
        if _line(s, die) is not None and not s.is_used(die, COPY_CHANGED):
            shown = s.form[die]
            if any(s.form[model] != shown for model in _models(s, die)):
                found.append(die)
    return found


def leave_copies(s: State) -> None:
    """The player has gone on without changing a copy, though that was offered."""
    if s.catalog.has_copies:
        for option in s.options:
            if option.code == kinds.COPY:
                s.use_once(option.target, COPY_LEFT, -1)


def is_news(s: State, options: list[Option]) -> bool:
    """Whether there is anything to decide; copies that were left as they are count only if something changes (K3)."""
    if not s.catalog.has_copies:
        return bool(options)
    for option in options:
        if option.code != kinds.COPY or not s.is_used(option.target, COPY_LEFT):
            return True
    return False


def change_copy(s: State, die: int) -> None:
    s.use_once(die, COPY_CHANGED, -1)
    push_copy(s, die)
