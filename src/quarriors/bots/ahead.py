"""Tables played on in thought, as far as a player's next roll, and what happened on the way."""

from __future__ import annotations

from typing import Final

from quarriors.engine import happenings, kinds
from quarriors.engine.eventdice import EventDice
from quarriors.engine.flow import answer, follow
from quarriors.engine.happenings import Happening
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.state import State
from quarriors.engine.table import CAPTURE_PHASE

from .greedy import GreedyBot
from .search.thought import copied

#: A table that is still on its way after so many decisions, or draws and rolls, is looked at as it is.
_MOST_STEPS: Final = 3000


class Course:
    """How a table went on once: what happened on the way, and the table at its end."""

    __slots__ = ("captured", "culled", "destroyed", "end", "me", "scored", "strongest", "totals", "values")

    def __init__(self, s: State, me: int) -> None:
        self.me = me
        #: The table at the end; while it is played on, as it is.
        self.end = s
        #: What somebody makes of it: for each seat its chance to win.
        self.values: list[float] = []
        #: By player and card: the Glory of each Creature that has scored.
        self.scored: dict[tuple[int, int], list[int]] = {}
        #: By owner and card: how many Creatures were destroyed.
        self.destroyed: dict[tuple[int, int], int] = {}
        #: By player and card: how many dice were captured or gained, and how many were culled.
        self.captured: dict[tuple[int, int], int] = {}
        self.culled: dict[tuple[int, int], int] = {}
        #: By player: the attack total of the first attack of mine on them, and the strongest defense they had left
        #: after it, 0 if they had no Creature.
        self.totals: dict[int, int] = {}
        self.strongest: dict[int, int] = {}

    def hear(self, heard: Happening) -> None:
        """Notes something that happens."""
        code = heard.code
        about = (heard.player, heard.card)
        if code == happenings.SCORED:
            self.scored.setdefault(about, []).append(heard.number)
        elif code == happenings.DESTROYED:
            self.destroyed[about] = self.destroyed.get(about, 0) + 1
        elif code == happenings.CAPTURED or code == happenings.GAINED:
            self.captured[about] = self.captured.get(about, 0) + 1
        elif code == happenings.CULLED:
            self.culled[about] = self.culled.get(about, 0) + 1
        elif code == happenings.ATTACKED and heard.player == self.me:
            self.totals.setdefault(heard.other, heard.number)
        elif code == happenings.PHASE and heard.number == CAPTURE_PHASE and heard.player == self.me:
            self._look_at_defenders()

    def _look_at_defenders(self) -> None:
        s = self.end
        for player in range(s.n):
            if player != self.me and player not in self.strongest:
                self.strongest[player] = max([s.defense(die) for die in s.creatures(player)], default=0)


def play_on(s: State, me: int, base: GreedyBot, dice: EventDice, option: Option | None = None) -> Course:
    """Plays a copy of the table on: that option, if there is one, then as `base` plays, to the next roll of that seat.

    The game may be over before. A table at which that seat is to roll goes on to the roll after it.
    """
    copy = copied(s)
    course = Course(copy, me)
    copy.listener = course.hear
    if option is not None:
        answer(copy, option, 0)
    elif copy.ask_code == kinds.ROLL and copy.asker != CHANCE:
        answer(copy, copy.options[0], 0)
    for _ in range(_MOST_STEPS):
        if copy.over or (copy.ask_code == kinds.ROLL and copy.asker == me):
            break
        if copy.asker == CHANCE:
            follow(copy, dice.answer(copy))
        elif len(copy.options) == 1:
            answer(copy, copy.options[0], 0)
        else:
            answer(copy, base.decide(copy, copy.asker), 0)
    copy.listener = None
    return course


def courses(s: State, me: int, base: GreedyBot, seed: int, number: int, option: Option | None = None) -> list[Course]:
    """How the table goes on, so many times. With the same seed, other options see the same dice."""
    dice = EventDice(seed)
    return [play_on(s, me, base, dice.nth(at + 1), option) for at in range(number)]
