"""Whom a card speaks of: words for players, seen from the player whose line speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .extension import mypyc_attr
from .words import Word

if TYPE_CHECKING:
    from .frame import Speaker
    from .numbers import Numbers

YOU: Final = 0
OPPONENTS: Final = 1
THEM: Final = 2
DEFENDER: Final = 3
ANYONE: Final = 4
#: One opponent of your choice; only as the subject of a step.
OPPONENT: Final = 5
#: The other player of an event: who destroyed it, who attacks, who drew, rolled or cast.
BY: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Word):
    """A word for players, seen from the player whose line speaks."""

    def __init__(self, code: int, id: str) -> None:
        self.code = code
        self.id = id

    def said(self) -> str:
        return self.id

    def parts(self) -> list[object]:
        return []

    def who(self, s: Numbers, f: Speaker) -> list[int]:
        """The players meant, clockwise from the one whose line speaks."""
        code = self.code
        if code == YOU:
            return [f.you]
        if code == THEM:
            return [f.them]
        if code == DEFENDER:
            return [f.defender] if f.defender >= 0 else []
        if code == BY:
            return [f.by] if f.by >= 0 else []
        first = 0 if code == ANYONE else 1
        return [(f.you + k) % s.n for k in range(first, s.n)]

    def covers(self, f: Speaker, player: int) -> bool:
        code = self.code
        if code == YOU:
            return player == f.you
        if code in (OPPONENTS, OPPONENT):
            return player != f.you
        if code == THEM:
            return player == f.them
        if code == DEFENDER:
            return player == f.defender
        if code == BY:
            return player == f.by
        return True

    def __repr__(self) -> str:
        return self.id


you = Players(YOU, "you")
opponents = Players(OPPONENTS, "opponents")
#: Inside `they(...)`: the player whose turn it is to do it.
them = Players(THEM, "them")
#: During an attack: the player being attacked.
defender = Players(DEFENDER, "defender")
anyone = Players(ANYONE, "anyone")
opponent = Players(OPPONENT, "opponent")
#: Who destroyed the die that an event is about.
destroyer = Players(BY, "destroyer")
#: Who attacks, seen from the defender's side.
attacker = Players(BY, "attacker")
#: Who drew, rolled or cast.
that_player = Players(BY, "that_player")
#: "Its owner": the player whose line it is, where the text does not say "you" because the die was given away.
owner = Players(YOU, "owner")
