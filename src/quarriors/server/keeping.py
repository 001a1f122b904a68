"""A game as bytes: exact, for the same version of rules and cards, and without the key of its dice."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from quarriors import __version__
from quarriors.engine.boxes import find_box
from quarriors.engine.chance import Stream, key_of, stream_at
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.game import CALLER, Game
from quarriors.engine.position import read_position, write_position
from quarriors.engine.record import RULES_NUMBER
from quarriors.engine.rules import Rules
from quarriors.engine.seats import Seat
from quarriors.engine.state import from_data
from quarriors.engine.wilds import Wilds, wilds_by_ids


class KeptGame(msgspec.Struct, omit_defaults=True):
    """A game at a decision. `used` says how far its dice have been used."""

    cards: list[str]
    rules: dict[str, Any]
    seats: list[tuple[str, bool, bool]]
    data: dict[str, Any]
    first: int
    used: tuple[int, int] = (0, 0)
    origin: str = ""


def version_of(cards: list[str]) -> str:
    """What must be the same for a game with these cards to go on exactly as it would have."""
    boxes = sorted({id.partition("/")[0] for id in cards})
    return f"{__version__} engine {RULES_NUMBER} " + ", ".join(f"{name} {_fingerprint(name)}" for name in boxes)


@lru_cache
def _fingerprint(name: str) -> str:
    return fingerprint(find_box(name))


@lru_cache(64)
def _laid(cards: tuple[str, ...]) -> Wilds:
    """Games with the same Wilds share what never changes."""
    return wilds_by_ids(list(cards))


def dice_of(seed: int | str | bytes, used: tuple[int, int]) -> Stream:
    """The dice of a seed after so much use."""
    return stream_at(key_of(seed, "dice"), *used)


def keep(game: Game) -> KeptGame:
    """What there is to keep of a game: all but how it came here."""
    s = game.state
    data = s.data()
    data["log"] = []
    return KeptGame(
        cards=[card.id for card in game.wilds.cards],
        rules=s.rules.options(),
        seats=[(seat.name, seat.auto_roll, seat.pay_by_hand) for seat in game.seats],
        data=data,
        first=game.first,
        used=s.stream.used if s.stream is not None else (0, 0),
        origin=game.origin,
    )


def resumed(position: str, seats: list[Seat], seed: int | str | bytes | None = None) -> Game:
    """The game that goes on from that position, for these people; without a seed its dice are left to the caller."""
    game = read_position(position, chance=CALLER)
    game.seats = seats
    game.state.auto_roll = [seat.auto_roll for seat in seats]
    game.state.by_hand = [seat.pay_by_hand for seat in seats]
    # once more from its words: what can be done now may depend on who sits there
    return read_position(write_position(game), seed, CALLER if seed is None else None)


def restore(kept: KeptGame, seed: int | str | bytes) -> Game:
    """The game again, with the dice of that seed."""
    wilds = _laid(tuple(kept.cards))
    state = from_data(wilds.catalog(len(kept.seats)), Rules(**kept.rules), kept.data)
    state.stream = dice_of(seed, kept.used)
    game = Game(state, [Seat(*seat) for seat in kept.seats], wilds)
    game.first = kept.first
    game.origin = kept.origin
    return game
