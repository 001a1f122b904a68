"""A Creature that is a copy of another (K3, K13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import happenings as told
from .frame import COPY, Frame, speaker
from .lines import Copy
from .option import CHOOSE, Option
from .option import COPY as CHANGE_COPY
from .table import DECLINED

if TYPE_CHECKING:
    from .state import State

#: The limit "once in each player's turn" is counted under this line number.
_CHANGE: Final = 511


def enter_ready(s: State, die: int) -> None:
    """Called whenever a die has come to lie in a Ready Area: a copying one must copy if it can."""
    if s.catalog.has_copies:
        s.forget_declined()
        if s.catalog.index[s.catalog.card_of[die]].copy is not None:
            push_copy(s, die)


def push_copy(s: State, die: int) -> None:
    f = Frame(COPY)
    f.it = die
    f.you = s.owner(die)
    s.stack.append(f)


def _line(s: State, die: int) -> Copy | None:
    return s.catalog.index[s.catalog.card_of[die]].copy


def _models(s: State, die: int) -> list[int]:
    line = _line(s, die)
    if line is None:
        return []
    return [d for d in line.dice.find(s, speaker(die, s.owner(die), -1)) if d != die]


def run_copy(s: State, f: Frame) -> None:
    models = _models(s, f.it)
    if not models:
        s.stack.pop()
        return
    options: list[Option] = []
    shown: list[int] = []
    for model in models:
        if s.form[model] not in shown:
            shown.append(s.form[model])
            options.append(s.option(CHOOSE, model))
    if len(options) == 1:
        answer_copy(s, f, options[0])
        return
    s.ask(f.you, CHOOSE, options)
    s.ask_card = s.catalog.card_of[f.it]
    s.ask_die = f.it


def answer_copy(s: State, f: Frame, option: Option) -> None:
    s.stack.pop()
    s.form[f.it] = s.form[option.target]
    s.forget_declined()
    if s.listener is not None:
        s.tell(told.COPIED, f.you, f.it, s.catalog.card_of[f.it], -1, option.target)


def changeable(s: State, player: int) -> list[int]:
    """That player's copying Creatures that could become something else this turn."""
    found: list[int] = []
    if not s.catalog.has_copies:
        return found
    for die in s.creatures(player):
        if _line(s, die) is not None and die * 4096 + _CHANGE * 8 not in s.once:
            shown = s.form[die]
            if any(s.form[model] != shown for model in _models(s, die)):
                found.append(die)
    return found


def leave_copies(s: State) -> None:
    """The player has gone on without changing a copy, though that was offered."""
    if s.catalog.has_copies:
        for option in s.options:
            if option.code == CHANGE_COPY:
                s.use_once(option.target, DECLINED, -1)


def is_news(s: State, options: list[Option]) -> bool:
    """Whether there is anything to decide; copies that were left as they are count only if something changes (K3)."""
    if not s.catalog.has_copies:
        return bool(options)
    for option in options:
        if option.code != CHANGE_COPY or option.target * 4096 + DECLINED * 8 not in s.once:
            return True
    return False


def change_copy(s: State, die: int) -> None:
    s.use_once(die, _CHANGE, -1)
    push_copy(s, die)
