"""Options that several commands share, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter, Token

from quarriors.cli.failures import Misuse

if TYPE_CHECKING:
    from quarriors.engine.rules import Rules
    from quarriors.text.words import Words


def parted(_: Any, tokens: Sequence[Token]) -> list[str]:
    """A list written with commas: ``one,another``. Given twice, both count."""
    words = [word.strip() for token in tokens for word in token.value.split(",") if word.strip()]
    if not words:
        raise Misuse("usage-word", option=tokens[0].keyword or "--wilds")
    return words


#: Words separated by commas.
Names = Annotated[
    list[str], Parameter(converter=parted, n_tokens=1, negative=(), allow_leading_hyphen=False, metavar="names")
]

#: A seed is a number or a text; the same one gives the same Wilds and dice.
Seed = Annotated[str, Parameter(allow_leading_hyphen=True, metavar="seed")]

#: For scripts.
Json = Annotated[bool, Parameter(name="--json", negative=())]


def spoken(_: Any, tokens: Sequence[Token]) -> Words:
    """The language of a tag."""
    from quarriors.text.words import Words

    return Words(tokens[0].value)


#: The language to speak. Every command gets it from the root, which knows it however it was chosen.
if TYPE_CHECKING:
    Lang = Annotated[Words, Parameter()]
else:
    Lang = Annotated[object, Parameter(name="--lang", converter=spoken, n_tokens=1, metavar="language")]

Sets = Annotated[Names, Parameter(name="--sets")]


def seed_of(text: str) -> int | str:
    """A seed as the engine takes it: numbers are numbers.

    >>> seed_of("7"), seed_of("-7"), seed_of("seven")
    (7, -7, 'seven')
    """
    plain = text.strip()
    if not plain:
        raise Misuse("usage-seed")
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
    captures: Literal[1, 2] = 1
    expert_culling: Annotated[bool, Parameter(negative=())] = False
    turn_limit: int | None = None
    quests: bool | None = None
    mix: Literal["hint", "side", "two_scoops", "democratic"] = "hint"
    side_cards: Literal[4, 5] = 4
    handicap: Literal["none", "glory", "dice"] = "none"

    def rules(self) -> Rules:
        """The engine's rules; refuses what cannot be."""
        from quarriors.engine.rules import Rules

        return Rules(**asdict(self))

    @property
    def arguments(self) -> list[str]:
        """What to write on a command line to have them again."""
        return arguments_of(self.rules().options())


def arguments_of(options: Mapping[str, object]) -> list[str]:
    """Options of rules as a command line has them.

    >>> arguments_of({"captures": 2, "expert_culling": True, "quests": False})
    ['--captures', '2', '--expert-culling', '--no-quests']
    """
    words: list[str] = []
    for name, value in options.items():
        flag = name.replace("_", "-")
        words += [f"--no-{flag}"] if value is False else [f"--{flag}", *([] if value is True else [str(value)])]
    return words


def told_rules(rules: Rules, words: Words) -> list[str]:
    """Everything that differs from the standard rules, a sentence each; the edition is left to a title.

    >>> from quarriors import Rules
    >>> from quarriors.text import ENGLISH
    >>> told_rules(Rules(edition="classic", captures=2), ENGLISH)
    ['Everyone may capture 2 dice each turn.']
    """
    from quarriors.text import leading_boxes

    sentences: list[str] = []
    for name, value in rules.options().items():
        if name != "edition":
            word = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
            sentences.append(words.say(f"rules-{name.replace('_', '-')}", value=word, box=leading_boxes(words)))
    return sentences
