"""What can be described, and to whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from quarriors.engine.option import Decision
    from quarriors.engine.state import State
    from quarriors.text.words import Words

#: Spoken to instead of a seat: somebody who only watches. Without any seat, words are for people who share a screen.
NOBODY: Final = -1


class Seen(Protocol):
    """What there is to describe: a `Game`, or a player's `View` of one."""

    @property
    def decision(self) -> Decision: ...
    @property
    def players(self) -> list[str]: ...
    @property
    def state(self) -> State: ...


class Telling:
    """A message about what somebody does, ready to be told to anybody.

    It has a form for the player who does it (``…-you``), and one for the other player it speaks of (``…-to-you``);
    in those the player has no name.

    >>> from quarriors.text import ENGLISH
    >>> telling = Telling(ENGLISH, "event-attacked", {"player": "Quinn", "other": "Quill", "n": 4}, 0, 1)
    >>> for seat in (0, 1, NOBODY):
    ...     print(telling.to(seat))
    You attack Quill with a total of 4.
    Quinn attacks you with a total of 4.
    Quinn attacks Quill with a total of 4.
    """

    __slots__ = ("doer", "id", "other", "slots", "words")

    def __init__(
        self, words: Words, id: str, slots: dict[str, str | int], doer: int = NOBODY, other: int = NOBODY
    ) -> None:
        self.words = words
        self.id = id
        self.slots = slots
        self.doer = doer
        self.other = other

    def to(self, seat: int | None) -> str:
        """What that seat is told; without one everybody has a name."""
        if seat is None or seat < 0:
            return self.words.say(self.id, **self.slots)
        if seat == self.doer:
            return self.words.say(f"{self.id}-you", **self.slots)
        return self.words.say(f"{self.id}-to-you" if seat == self.other else self.id, **self.slots)
