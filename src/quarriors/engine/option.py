"""Options and decisions: what the door of the game hands out and takes back."""

from __future__ import annotations

from typing import Final

from .errors import OptionError

# What an option does. The number is the engine's, the word is everybody else's.
ROLL: Final = 0  # roll the dice of this turn
DRAW: Final = 1  # use the draw symbol: spend the die, draw and roll
REROLL: Final = 2  # use the re-roll symbol
BOTH: Final = 3  # use two joined symbols, draw and re-roll
IMMEDIATE: Final = 4  # use the card's Immediate Effect
TURN: Final = 5  # turn a die to its Quiddity face (E6)
READY: Final = 6
SUMMON: Final = 7
CAST: Final = 8
COPY: Final = 9  # have a copying Creature copy another
SPEND: Final = 10  # spend a die by hand
CAPTURE: Final = 11
CULL: Final = 12
KEEP: Final = 13  # expert culling: neither Glory nor cull
DISCARD: Final = 14
DEFEND: Final = 15
CHOOSE: Final = 16  # a die that an effect asks for
USE: Final = 17  # yes, to an optional ability
DECLINE: Final = 18
ENOUGH: Final = 19  # no more of what is being chosen
PASS: Final = 20  # let a reaction window go by
END: Final = 21  # go on to the next phase
FIRST: Final = 22  # which ability comes first
DRAWN: Final = 23  # chance: a die of that card is drawn
ROLLED: Final = 24  # chance: that face comes up
#: Only a decision has this kind: the menus of a phase offer several kinds of option.
ACT: Final = 25
LOCK: Final = 26
UNLOCK: Final = 27  # pay to UnLock a die
ANCHOR: Final = 28  # use the Anchored Spell of a card
QUEST: Final = 29  # send Creatures to that quest, or score or complete it first
NAME: Final = 30  # a player that an effect asks for
ATTACH: Final = 31  # a Quartifact
STAY: Final = 32  # nobody goes on a quest
ATTACK: Final = 33  # attack before the quest
LEAVE: Final = 34  # do not take a cleared quest over
SCORE: Final = 35  # score before completing the quest
LIGHT: Final = 36  # of two energies, Light
DARK: Final = 37

KINDS: Final = (
    "roll", "draw", "reroll", "both", "immediate", "turn", "ready", "summon", "cast", "copy", "spend", "capture",
    "cull", "keep", "discard", "defend", "choose", "use", "decline", "enough", "pass", "end", "first", "drawn",
    "rolled", "act", "lock", "unlock", "anchor", "quest", "name", "attach", "stay", "attack", "leave", "score",
    "light", "dark",
)  # fmt: skip
KIND_CODES: Final = {kind: code for code, kind in enumerate(KINDS)}

#: Which thing an option is about: nothing, a die, a card of the Wilds, a face, an ability waiting its turn, a player.
_ABOUT: Final = "-ddddddddddcddddda----acf-ddccpd------"

#: No game has more dice than this; the catalogue refuses it.
MOST_DICE: Final = 250
#: No line of a game has a number beyond this.
MOST_LINES: Final = 480

#: The player who decides draws and rolls when chance is left to the caller.
CHANCE: Final = -1


class Option:
    """Something a player can do: a kind, and at most one die or card it is about.

    The text form round-trips; `Game.words` gives the one that people read.

    >>> Option("summon d37").die
    37
    >>> Option("summon d37")
    Option('summon d37')
    """

    __slots__ = ("code", "target")

    def __init__(self, code: object, target: int = -1) -> None:
        if isinstance(code, str):
            self.code, self.target = _read(code)
        elif isinstance(code, int) and 0 <= code < len(KINDS):
            self.code = code
            self.target = target
        else:
            raise OptionError(f"{code!r} is no kind of option; there is 0 to {len(KINDS) - 1}")

    @property
    def kind(self) -> str:
        return KINDS[self.code]

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
OPTIONS: Final = [_row(code) for code in range(len(KINDS))]


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
        return KINDS[self.code]

    @property
    def window(self) -> str:
        """*protection* against an attack, *rescue* of a die about to be destroyed: a window to react in; else empty."""
        if self.code != CAST:
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
