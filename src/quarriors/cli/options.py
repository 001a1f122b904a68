"""Options that several commands share, and how they are read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter, Token

if TYPE_CHECKING:
    from quarriors.engine.rules import Rules


def parted(_: Any, tokens: Sequence[Token]) -> list[str]:
    """A list written with commas: ``one,another``. Given twice, both count."""
    words = [word.strip() for token in tokens for word in token.value.split(",") if word.strip()]
    if not words:
        raise ValueError("at least one word is needed")
    return words


#: Words separated by commas.
Names = Annotated[list[str], Parameter(converter=parted, n_tokens=1, negative=(), allow_leading_hyphen=False)]

#: A seed is a number or a text; the same one gives the same Wilds and dice.
Seed = Annotated[str, Parameter(allow_leading_hyphen=True)]

#: For scripts.
Json = Annotated[bool, Parameter(name="--json", negative=())]

#: The language, for those who do not want to say it every time.
Lang = Annotated[str, Parameter(name="--lang", env_var="QUARRIORS_LANG", show_env_var=False)]

Sets = Annotated[Names, Parameter(name="--sets")]


def seed_of(text: str) -> int | str:
    """A seed as the engine takes it: numbers are numbers.

    >>> seed_of("7"), seed_of("-7"), seed_of("seven")
    (7, -7, 'seven')
    """
    plain = text.strip()
    if not plain:
        from quarriors.engine.errors import SetupError

        raise SetupError("a seed is a number or a word, not nothing")
    return int(plain) if plain.removeprefix("-").isdecimal() and len(plain) < 30 else text


def new_seed() -> int:
    """A random seed, short enough to tell a friend."""
    from secrets import randbelow

    return randbelow(1_000_000_000)


@Parameter(name="*")
@dataclass
class Variants:
    """The rules to play by."""

    edition: Literal["revised", "classic"] = "revised"
    "Edition of the rules: revised (2018) or classic (2011)."

    captures: Literal[1, 2] = 1
    "Dice a player may capture each turn; 2 is the Advanced Capture rule."

    expert_culling: Annotated[bool, Parameter(negative=())] = False
    "A Creature that scores gives its Glory only if it is culled itself."

    turn_limit: int | None = None
    "End the game after so many turns, all players' counted."

    quests: bool | None = None
    "Play with quests, or without; with them if there are any, if not given."

    mix: Literal["hint", "side", "two_scoops", "democratic"] = "hint"
    "How a box that leads the mix is dealt: a hint of it, a side, two_scoops, or democratic (name all cards)."

    side_cards: Literal[4, 5] = 4
    "Cards of the box that leads, with --mix side."

    def rules(self) -> Rules:
        """The engine's rules; refuses what cannot be."""
        from quarriors.engine.rules import Rules

        return Rules(**asdict(self))

    @property
    def arguments(self) -> list[str]:
        """What to write on a command line to have them again."""
        words: list[str] = []
        for name, value in self.rules().options().items():
            flag = name.replace("_", "-")
            words += [f"--no-{flag}"] if value is False else [f"--{flag}", *([] if value is True else [str(value)])]
        return words


def told_rules(rules: Rules, lang: str) -> list[str]:
    """Everything that differs from the standard rules, a sentence each; the edition is left to a title.

    >>> from quarriors import Rules
    >>> told_rules(Rules(edition="classic", captures=2), "en")
    ['Everybody may capture 2 dice each turn.']
    """
    from quarriors.text import leading_boxes, message

    sentences: list[str] = []
    for name, value in rules.options().items():
        if name != "edition":
            word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            sentences.append(message(f"rules-{name.replace('_', '-')}", lang, value=word, box=leading_boxes(lang)))
    return sentences
