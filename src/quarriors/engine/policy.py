"""A player as a table of values, for playouts: what each kind of option is worth, and each kind with a card."""

from __future__ import annotations

from typing import Final

from .boxes import look_up, on_the_shelf
from .cards import goes_by, slug
from .catalog import Catalog
from .chance import Stream
from .errors import SetupError
from .kinds import KIND_CODES, KIND_IDS
from .nearest import did_you_mean
from .numbering import LINES
from .option import Option
from .state import State

#: How far values may lie from 0, in temperatures: beyond that nothing can be told from never or always.
_FARTHEST: Final = 300.0
#: A byte more of the stream makes a share of one so many times finer; so many bytes are taken.
_BYTE: Final = 256
_BYTES: Final = 4

#: What an option of each kind is about, as far as it leads to a card.
_NO_CARD: Final = 0
_A_DIE: Final = 1
_A_CARD: Final = 2
_AN_ABILITY: Final = 3


def _about(code: int) -> int:
    option = Option(code, 0)
    if option.die >= 0:
        return _A_DIE
    if option.card >= 0:
        return _A_CARD
    return _AN_ABILITY if option.ability >= 0 else _NO_CARD


_ABOUT_WHAT: Final = [_about(code) for code in range(len(KIND_IDS))]


class Policy:
    """A player who goes by a table of values.

    A key is a kind of option, or a kind and a card or a class of dice, which then counts instead. What is not in
    the table is worth 0. At `temperature` 0 the option of the highest value is taken, one of several by lot. Above it,
    options are as likely as ``exp(value / temperature)`` says: at 1, what is worth 1 more is 2.7 times as likely.

    >>> Policy({"capture": 1, "capture Quake Dragon": 5, "summon": 9, "end": -1})
    Policy({'capture': 1.0, 'capture Quake Dragon': 5.0, 'summon': 9.0, 'end': -1.0})
    >>> Policy({"capture": 1}, temperature=0.5)
    Policy({'capture': 1.0}, temperature=0.5)
    >>> Policy({"sumon": 9})
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: 'sumon' begins with no kind of option; did you mean 'summon'?
    """

    __slots__ = ("temperature", "values")

    def __init__(self, values: object, temperature: object = 0.0) -> None:
        heat = _number(temperature)
        if heat is None or heat < 0.0:
            raise SetupError(f"a temperature is a number from 0 up, not {temperature!r}")
        if not isinstance(values, dict):
            raise SetupError(f"a policy is a table of values such as {{'summon': 9, 'end': -1}}, not {values!r}")
        #: How much chance there is in it.
        self.temperature: float = heat
        #: The table: values by kind, or by kind and card.
        self.values: dict[str, float] = {}
        for key, value in values.items():
            number = _number(value)
            if number is None:
                raise SetupError(f"the value of {key!r} is a number, not {value!r}")
            if heat > 0.0 and not -_FARTHEST <= number / heat <= _FARTHEST:
                raise SetupError(
                    f"the value of {key!r}, {number:g}, is more than {_FARTHEST:g} times the temperature {heat:g}: "
                    "choose a higher temperature, or values nearer to 0"
                )
            self.values[_checked_key(key)] = number
        _check_names([key.partition(" ")[2] for key in self.values if " " in key])

    def __repr__(self) -> str:
        heat = f", temperature={self.temperature!r}" if self.temperature else ""
        return f"Policy({self.values!r}{heat})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Policy) and self.values == other.values and self.temperature == other.temperature

    def __hash__(self) -> int:
        return hash((self.temperature, tuple(sorted(self.values.items()))))

    def __reduce__(self) -> tuple[object, ...]:
        return (Policy, (self.values, self.temperature))


def _number(value: object) -> float | None:
    """A finite number, or None."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    try:
        number = float(value)
    except OverflowError:
        return None
    return number if number - number == 0.0 else None


def _checked_key(key: object) -> str:
    if not isinstance(key, str):
        raise SetupError(f"a policy's table is by kinds of option, such as 'summon', not by {key!r}")
    kind = key.partition(" ")[0]
    if kind not in KIND_CODES:
        raise SetupError(f"{key!r} begins with no kind of option{did_you_mean(kind, list(KIND_IDS))}")
    if key != kind and _ABOUT_WHAT[KIND_CODES[kind]] == _NO_CARD:
        raise SetupError(f"{key!r}: {kind!r} is about no card, so the table says only what it is worth by itself")
    return key


class Weighing:
    """A policy with the cards of one game in view."""

    __slots__ = ("_catalog", "_likely", "_values", "_width")

    def __init__(self, policy: Policy, catalog: Catalog) -> None:
        self._catalog = catalog
        #: Kind by kind: the value without a card, then with each card of the game.
        self._width = len(catalog.cards) + 1
        self._values: list[float] = []
        #: Whether these are how likely options are beside each other, not what they are worth.
        self._likely = policy.temperature > 0.0
        worth = policy.values
        for code in range(len(KIND_IDS)):
            self._values += [worth.get(KIND_IDS[code], 0.0)] * self._width
        of_cards: list[tuple[int, float]] = []
        for key, value in worth.items():
            kind, _, name = key.partition(" ")
            if name:
                first = KIND_CODES[kind] * self._width + 1
                by_class, by_card = _meant(catalog, name)
                for number in by_class:
                    self._values[first + number] = value
                of_cards += [(first + number, value) for number in by_card]
        for at, value in of_cards:  # the card itself counts before its class
            self._values[at] = value
        if self._likely:
            self._values = [_exp(value / policy.temperature) for value in self._values]

    def choose(self, s: State, stream: Stream) -> int:
        """The place of the option taken; there is more than one."""
        values = [self._of(option) for option in s.options]
        return _by_likelihood(values, stream) if self._likely else _best(values, stream)

    def _of(self, option: Option) -> float:
        code = option.code
        at = code * self._width
        about = _ABOUT_WHAT[code]
        if option.target >= 0 and about != _NO_CARD:
            if about == _A_DIE:
                at += self._catalog.card_of[option.target] + 1
            elif about == _A_CARD:
                at += option.target + 1
            else:
                at += option.target // LINES + 1
        return self._values[at]


def _best(values: list[float], stream: Stream) -> int:
    """The place of the highest, by lot if there are several."""
    most = values[0]
    best = [0]
    for at in range(1, len(values)):
        value = values[at]
        if value > most:
            most = value
            best = [at]
        elif value == most:
            best.append(at)
    return best[0] if len(best) == 1 else best[stream.below(len(best))]


def _by_likelihood(values: list[float], stream: Stream) -> int:
    total = 0.0
    for value in values:
        total += value
    share = 0.0
    for _ in range(_BYTES):
        share = (share + stream.below(_BYTE)) / _BYTE
    left = share * total
    for at in range(len(values)):
        left -= values[at]
        if left < 0.0:
            return at
    return len(values) - 1


def _exp(x: float) -> float:
    """The exponential function by sums and products alone, which are the same to the last bit on every machine."""
    small = x / 1024
    term = 1.0
    power = 1.0
    for k in range(1, 14):
        term *= small / k
        power += term
    for _ in range(10):
        power *= power
    return power


def _meant(catalog: Catalog, name: str) -> tuple[list[int], list[int]]:
    """The cards of the game whose class is meant by that name, and those that are meant themselves."""
    short = slug(name)
    by_class = [number for number, card in enumerate(catalog.cards) if slug(card.die.name) == short]
    by_card = [number for number, card in enumerate(catalog.cards) if goes_by(card, name)]
    return by_class, by_card


def _check_names(names: list[str]) -> None:
    """A table may name cards that are not in every game, but they must be in some box."""
    cards = [card for box in on_the_shelf() for card in box.cards] if names else []
    for name in names:
        short = slug(name)
        box, slash, _ = name.partition("/")
        known = look_up(box.strip()) if slash else None
        among = cards if known is None else known.cards
        if not any(slug(card.die.name) == short or goes_by(card, name) for card in among):
            others = sorted({card.name for card in cards} | {card.die.name for card in cards})
            raise SetupError(f"no card and no class of dice is named {name!r}{did_you_mean(name, others)}")
