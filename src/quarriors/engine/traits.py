"""Traits: what is special about dice and boxes. A box declares them, so no rule knows a class by its name.

A trait of dice applies in every game that has these dice, whichever box they are in.
"""

from __future__ import annotations

from typing import Final

from .errors import DeclarationError
from .rules import GOALS

#: Dice drawn in a turn, unless a trait says otherwise.
HAND: Final = 6
#: Traits that are about looks alone.
_LOOKS: Final = ("thorny", "drawn_as")
#: What a path of SVG is written with.
_OF_PATHS: Final = "MmLlHhVvCcSsQqTtAaZz0123456789.,+-eE \n"


class Trait:
    """One word of `traits=[…]`, with its numbers or names."""

    def __init__(self, word: str, numbers: tuple[int, ...] = (), names: tuple[str, ...] = ()) -> None:
        self.word = word
        self.numbers = numbers
        self.names = names

    def __repr__(self) -> str:
        parts = ", ".join(repr(part) for part in (*self.numbers, *self.names))
        return f"{self.word}({parts})" if parts else self.word


#: Large dice lie beside their player, never in a bag or on a card: they come to the Active Pool on each of the player's
#: turns and go back at its end. No effect reaches them but a re-roll.
large: Final = Trait("large")
#: Its Creatures never go on a quest.
stays_home: Final = Trait("stays_home")
#: A basic card that is in the Wilds only with quests.
comes_with_quests: Final = Trait("comes_with_quests")
#: With the classic edition it may be turned to its Q1 face when only dice of its class are left to draw (E6).
turns_to_quiddity: Final = Trait("turns_to_quiddity")
#: Where these dice are in the game, nothing is culled for scoring or questing (X8).
no_culls: Final = Trait("no_culls")
#: Its Quiddity is drawn as a stone with thorns: for a die that nobody wants.
thorny: Final = Trait("thorny")


def displaces(*cards: object) -> Trait:
    """If these dice are in the game, the basic cards of these names are not: `displaces("Bog Toad")` (X8)."""
    return Trait("displaces", (), tuple(_name("displaces", card) for card in cards))


def hand_of(*sizes: object) -> Trait:
    """How many dice everybody draws in the first turn, the second, …; the last number applies from then on."""
    if not sizes:
        raise DeclarationError(
            "hand_of(...) has a number for the first turn, and for others if they differ: hand_of(5)"
        )
    return Trait("hand_of", tuple(_number("hand_of", size) for size in sizes))


def goal_of(*glory: object) -> Trait:
    """The Glory that wins with two, three and four players."""
    if len(glory) != 3:
        raise DeclarationError(f"goal_of(...) has a number for two, for three and for four players, not {glory!r}")
    return Trait("goal_of", tuple(_number("goal_of", number) for number in glory))


def challengers_gain(glory: object) -> Trait:
    """The Glory a challenger gains for each Creature destroyed on the quest."""
    return Trait("challengers_gain", (_number("challengers_gain", glory),))


def drawn_as(path: object) -> Trait:
    """The emblem of these dice: an SVG path on a grid of 64, `drawn_as("M2 2 H62 V62 H2 Z")`."""
    return Trait("drawn_as", (), (drawing("drawn_as(...)", path),))


class Traits:
    """The traits of one class of dice, ready to be read."""

    __slots__ = (
        "challengers_gain", "comes_with_quests", "displaces", "emblem", "goal", "hand", "large", "no_culls",
        "said", "stays_home", "thorny", "turns_to_quiddity", "words",
    )  # fmt: skip

    def __init__(self, die: str, words: object = ()) -> None:
        if not isinstance(words, (list, tuple)):
            raise DeclarationError(f"die {die!r}: traits are a list such as [stays_home], not {words!r}")
        by_word: dict[str, Trait] = {}
        for word in words:
            if not isinstance(word, Trait):
                raise DeclarationError(f"die {die!r}: a trait is a word such as stays_home or hand_of(5), not {word!r}")
            if word.word in by_word:
                raise DeclarationError(f"die {die!r} has the trait {word.word} twice")
            by_word[word.word] = word
        #: As they were declared, by word.
        self.words: tuple[str, ...] = tuple(by_word)
        #: Those that matter to play, as a declaration writes them.
        self.said: tuple[str, ...] = tuple(sorted(repr(by_word[word]) for word in by_word if word not in _LOOKS))
        self.large = "large" in by_word
        self.stays_home = "stays_home" in by_word
        self.comes_with_quests = "comes_with_quests" in by_word
        self.turns_to_quiddity = "turns_to_quiddity" in by_word
        self.no_culls = "no_culls" in by_word
        self.thorny = "thorny" in by_word
        #: Names of basic cards that are not in the game where these dice are.
        self.displaces: tuple[str, ...] = by_word["displaces"].names if "displaces" in by_word else ()
        #: Dice drawn in the turns of a player; empty: as usual.
        self.hand: tuple[int, ...] = by_word["hand_of"].numbers if "hand_of" in by_word else ()
        #: Glory that wins, for two players and more; empty: as usual.
        self.goal: tuple[int, ...] = by_word["goal_of"].numbers if "goal_of" in by_word else ()
        self.challengers_gain: int = by_word["challengers_gain"].numbers[0] if "challengers_gain" in by_word else 0

        #: How its emblem is drawn; empty: as the page likes.
        self.emblem: str = by_word["drawn_as"].names[0] if "drawn_as" in by_word else ""

    def __repr__(self) -> str:
        return f"Traits({', '.join(self.words)})"


def goal_with(traits: list[Traits], players: int) -> int:
    """The Glory that wins with dice of these traits: the most that any of them asks for, or as usual."""
    asked = [known.goal[players - 2] for known in traits if known.goal]
    return max(asked) if asked else GOALS[players]


# -- of boxes --------------------------------------------------------------------------------------


def sizes_of(box: str, alone: object) -> tuple[int, int] | None:
    """How many Creature and Spell cards a box has in its Wilds when it is played alone, if it can be."""
    if alone is None:
        return None
    if not isinstance(alone, tuple) or len(alone) != 2:
        raise DeclarationError(f"box {box!r}: alone is a number of Creature and of Spell cards, (7, 3), not {alone!r}")
    return _number("alone", alone[0]), _number("alone", alone[1])


def words_of(box: str, words: object) -> dict[str, str]:
    """What a box says, by language."""
    if not isinstance(words, dict) or not all(
        isinstance(lang, str) and isinstance(said, str) for lang, said in words.items()
    ):
        raise DeclarationError(f"box {box!r}: words are texts by language, {{'en': 'about = …'}}, not {words!r}")
    return dict(words)


def drawing(what: str, path: object) -> str:
    """A drawing as pages take it: a path of SVG on a grid of 64."""
    if not isinstance(path, str) or any(c not in _OF_PATHS for c in path):
        raise DeclarationError(f"{what}: a path of SVG was expected, such as 'M2 2 H62 V62 H2 Z', not {path!r}")
    return path


def _number(word: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= 99:
        raise DeclarationError(f"{word}(...): a number from 0 to 99 was expected, not {number!r}")
    return number


def _name(word: str, name: object) -> str:
    if not isinstance(name, str) or not name:
        raise DeclarationError(f"{word}(...): the name of a card was expected, not {name!r}")
    return name
