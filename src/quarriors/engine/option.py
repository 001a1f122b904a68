"""Options and decisions: what a game hands you, and what you hand back."""

from __future__ import annotations

from typing import Final

from . import kinds
from .errors import OptionError
from .extension import mypyc_attr
from .kinds import KIND_CODES, KIND_IDS

#: Which thing an option is about: nothing, a die, a card of the Wilds, a face, an ability waiting its turn, a player.
_ABOUT: Final = "-ddddddddddcddddda----acf-ddccpd------"

#: No game has more dice than this; the catalogue refuses it.
MOST_DICE: Final = 250
#: No line of a game has a number beyond this.
MOST_LINES: Final = 480

#: The player who decides draws and rolls when chance is left to the caller.
CHANCE: Final = -1


@mypyc_attr(acyclic=True)
class Option:
    """Something a player can do: a kind, and at most one die or card it is about.

    You can write it as text and read it back; `Game.words` gives the words that people read.

    >>> Option("summon d37").die
    37
    >>> Option("summon d37")
    Option('summon d37')
    """

    __slots__ = ("code", "target")

    def __init__(self, code: object, target: int = -1) -> None:
        if isinstance(code, str):
            self.code, self.target = _read(code)
        elif isinstance(code, int) and 0 <= code < len(KIND_IDS):
            self.code = code
            self.target = target
        else:
            raise OptionError(f"{code!r} is no kind of option; there is 0 to {len(KIND_IDS) - 1}")

    @property
    def kind(self) -> str:
        return KIND_IDS[self.code]

    @property
    def die(self) -> int:
        """The die it is about, or -1."""
        return self.target if _ABOUT[self.code] == "d" else -1

    @property
    def card(self) -> int:
        """The card of the Wilds it is about, or -1."""
        return self.target if _ABOUT[self.code] == "c" else -1

    @property
    def face(self) -> int:
        """The face that comes up, for kind *rolled*, or -1."""
        return self.target if _ABOUT[self.code] == "f" else -1

    @property
    def ability(self) -> int:
        """The ability it is about, for kinds *use* and *first*: a number of the game's catalogue, or -1."""
        return self.target if _ABOUT[self.code] == "a" else -1

    @property
    def player(self) -> int:
        """The seat it is about, for kind *name*, or -1."""
        return self.target if _ABOUT[self.code] == "p" else -1

    @staticmethod
    def parse(text: object) -> Option:
        """Reads the text form back."""
        if not isinstance(text, str):
            raise OptionError(f"an option is read from a text, not {text!r}")
        return Option(text)

    def __str__(self) -> str:
        return self.kind if self.target < 0 else f"{self.kind} {_ABOUT[self.code]}{self.target}"

    def __repr__(self) -> str:
        return f"Option('{self}')"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.code == other.code and self.target == other.target

    def __hash__(self) -> int:
        return self.code * 1024 + self.target

    def __reduce__(self) -> tuple[object, ...]:
        return (Option, (self.code, self.target))


def _read(text: str) -> tuple[int, int]:
    """Kind and target of an option's text form."""
    parts = text.split()
    if parts and parts[0] in KIND_CODES and len(parts) <= 2:
        code = KIND_CODES[parts[0]]
        about = _ABOUT[code]
        if len(parts) == 1 and about == "-":
            return code, -1
        if len(parts) == 2 and parts[1][0] == about and parts[1][1:].isdecimal() and len(parts[1]) < 6:
            return code, int(parts[1][1:])
    raise OptionError(f"{text!r} is no option; an option reads like 'summon d37', 'capture c5' or 'end'")


def _row(code: int) -> list[Option]:
    return [Option(code, target) for target in range(-1, MOST_LINES if _ABOUT[code] == "a" else MOST_DICE)]


#: Every option there can be, made once: decisions only point at them.
OPTIONS: Final = [_row(code) for code in range(len(KIND_IDS))]


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """Who decides, about what, and every legal option."""

    __slots__ = ("card", "code", "die", "options", "player", "total", "weights")

    def __init__(
        self,
        player: int,
        code: int,
        options: tuple[Option, ...],
        weights: tuple[int, ...],
        card: int,
        die: int,
        total: int = -1,
    ) -> None:
        #: The seat that decides, or `CHANCE`.
        self.player = player
        self.code = code
        self.options = options
        #: The card of the Wilds whose ability asks, or -1.
        self.card = card
        #: The die whose ability asks, or that it is about, such as the one about to be destroyed; or -1.
        self.die = die
        #: In a window for protection, the attack total that the one who decides would face as things stand; else -1.
        self.total = total
        #: For a decision of chance: how often each option comes up, in the order of the options; else empty.
        self.weights = weights

    @property
    def kind(self) -> str:
        """*roll*, *act* (a phase's menu), *choose*, *defend*, *cull*, …"""
        return KIND_IDS[self.code]

    @property
    def window(self) -> str:
        """*protection* or *rescue* in a window to react: against an attack, or for a die about to be destroyed."""
        if self.code != kinds.CAST:
            return ""
        return "rescue" if self.die >= 0 else "protection"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Decision)
            and (self.player, self.code, self.card, self.die) == (other.player, other.code, other.card, other.die)
            and self.total == other.total
            and self.options == other.options
            and self.weights == other.weights
        )

    def __hash__(self) -> int:
        return hash((self.player, self.code, self.options))

    def __reduce__(self) -> tuple[object, ...]:
        return (Decision, (self.player, self.code, self.options, self.weights, self.card, self.die, self.total))

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={list(self.options)!r})"
