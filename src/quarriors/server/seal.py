"""What a server says of a game in front of its record: what it promised of the dice, and what it reveals."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from quarriors.engine.box import Box
from quarriors.engine.dealing import deal_wilds
from quarriors.engine.errors import QuarriorsError, RecordError, WildsError
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.rules import Rules
from quarriors.engine.wilds import Wilds
from quarriors.server.fairness import NO_NONCE, SECRET_BYTES, is_hash, is_nonce
from quarriors.sets import box, boxes_of

#: Fair dice, the game over and whole: everything can be checked.
VERIFIED: Final = "verified"
#: Played with a chosen seed.
PRACTICE: Final = "practice"
#: Somebody took something back across dice, which were not rewound: the record has holes that the stream has not.
TAKEN_BACK: Final = "taken_back"
#: The rules or the cards changed under way.
UPGRADED: Final = "upgraded"
#: The host has restored a backup: somebody had seen dice that were still to come.
RESTORED: Final = "restored"
#: Fair dice, but the secret is not revealed before the end.
UNFINISHED: Final = "unfinished"
STANDINGS: Final = (VERIFIED, PRACTICE, TAKEN_BACK, UPGRADED, RESTORED, UNFINISHED)

#: How the Wilds came about: dealt from the key that nobody knew alone, when the game began.
FROM_KEY: Final = "key"
#: Dealt from the server's secret alone and shown before the game, or from the seed of practice.
FROM_SECRET: Final = "secret"
FROM_SEED: Final = "seed"
#: Every card named, ready-made Wilds, or those of the game before: all known before the game.
CHOSEN: Final = "chosen"
NAMED: Final = "named"
SAME: Final = "same"
WAYS: Final = (FROM_KEY, FROM_SECRET, FROM_SEED, CHOSEN, NAMED, SAME)

#: How a game ends that the engine did not end.
RESIGNED: Final = "resigned"

#: The lines of the header by format; the first two are always there.
NAMES: Final[Mapping[int, tuple[str, ...]]] = {
    1: ("game", "standing", "commitment", "nonces", "secret", "seed", "dealt", "lots", "resigned", "result"),
    2: (
        "game", "standing", "commitment", "sealed", "exchanges", "nonces", "secret", "seed", "wilds", "dealt", "lots",
        "resigned", "result",
    ),
}  # fmt: skip

_ID: Final = re.compile(r"[!-~]{1,64}")

_T = TypeVar("_T")


class Unread(QuarriorsError):
    """What a line of the header says and cannot; whoever reads the header adds the line."""


# -- what the header says --------------------------------------------------------------------------


@dataclass(frozen=True)
class Dealt:
    """What random Wilds were dealt from; players and rules are in the record."""

    #: The boxes in the order they were dealt from, each with its fingerprint.
    boxes: Mapping[str, str]
    #: Cards that were named, and so not left to the lot.
    cards: tuple[str, ...] = ()
    printed_only: bool = False

    @staticmethod
    def of(sets: list[str], cards: tuple[str, ...] = (), printed_only: bool = False) -> Dealt:
        """Dealing from these boxes as they are now, with the corrections that are installed.

        >>> Dealt.of(["base"]).wilds(7, 2, Rules()).cards[3].name
        'Devotee of the Holy Query'
        """
        return Dealt({found.id: fingerprint(found) for found in boxes_of(sets)}, cards, printed_only)

    def of_today(self) -> Dealt:
        """The same boxes as they are now."""
        return Dealt.of(list(self.boxes), self.cards, self.printed_only)

    def wilds(self, seed: object, players: int, rules: Rules) -> Wilds:
        """Deals as `quarriors.deal` does. Raises `WildsError` if a box is not here or not the same any more."""
        boxes = [self._same(id) for id in self.boxes]
        return deal_wilds(boxes, seed, players, rules, list(self.cards), self.printed_only)

    def _same(self, id: str) -> Box:
        found = box(id)
        then, now = self.boxes[id], fingerprint(found)
        if then != now and then not in found.formerly:
            fault = WildsError(f"the box {id!r} has changed since: {then} then, {now} now; the deal cannot be checked")
            raise fault.worded("box-changed", box=id, then=then[:80], now=now)
        return found

    def as_data(self) -> dict[str, Any]:
        return {"boxes": dict(self.boxes), "cards": list(self.cards), "printed_only": self.printed_only}

    @staticmethod
    def from_data(data: object) -> Dealt:
        """Raises `Unread` if it is none."""
        if isinstance(data, dict) and data.keys() == {"boxes", "cards", "printed_only"}:
            boxes, cards, printed_only = data["boxes"], data["cards"], data["printed_only"]
            if _are_boxes(boxes) and _are_cards(cards) and isinstance(printed_only, bool):
                return Dealt(boxes, tuple(cards), printed_only)
        example = '{"boxes": {"BOX": "FINGERPRINT"}, "cards": [], "printed_only": false}'
        raise Unread(f"write {example}, not {json.dumps(data)[:60]}").worded(
            "expected", wanted=example, found=json.dumps(data)[:60]
        )


@dataclass(frozen=True)
class Ending:
    """The result of a game that somebody resigned; who resigned cannot win."""

    reason: str
    winners: tuple[str, ...]
    glory: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Seal:
    """What a server says of a game beside its record. Players are named as in the record."""

    #: The server's id of the game.
    game: str
    standing: str
    #: Of fair dice: published before the nonces, which are in seat order, "" for a bot.
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    #: What the seats showed of their nonces before anybody showed one, "" for those who did not seal theirs.
    sealed: tuple[str, ...] = ()
    #: How often nonces were sealed until all of them were shown.
    exchanges: int = 1
    #: Revealed when the game is over.
    secret: bytes | None = None
    #: Of practice, revealed when the game is over.
    seed: int | str | None = None
    #: How the Wilds came about; "" in texts of before, which do not say it.
    wilds: str = ""
    #: Of Wilds left to the lot.
    dealt: Dealt | None = None
    #: Those among whom lots were drawn for who begins, in seat order; nobody if it was settled beforehand.
    lots: tuple[str, ...] = ()
    #: In the order in which they gave up.
    resigned: tuple[str, ...] = ()
    ending: Ending | None = None


# -- as lines --------------------------------------------------------------------------------------


def seal_lines(seal: Seal) -> list[str]:
    """The lines of a header.

    >>> seal_lines(Seal(game="k3x", standing=PRACTICE, seed="Tuesday"))
    ['game: k3x', 'standing: practice', 'seed: "Tuesday"']
    """
    said = {"game": seal.game, "standing": seal.standing, "commitment": seal.commitment}
    said["sealed"] = ", ".join(sealed or NO_NONCE for sealed in seal.sealed) if any(seal.sealed) else ""
    said["exchanges"] = str(seal.exchanges) if seal.exchanges > 1 else ""
    said["nonces"] = ", ".join(nonce or NO_NONCE for nonce in seal.nonces)
    said["secret"] = "" if seal.secret is None else seal.secret.hex()
    said["seed"] = "" if seal.seed is None else json.dumps(seal.seed)
    said["wilds"] = seal.wilds
    said["dealt"] = "" if seal.dealt is None else json.dumps(seal.dealt.as_data())
    said["lots"] = ", ".join(seal.lots)
    said["resigned"] = ", ".join(seal.resigned)
    ending = seal.ending
    if ending is not None:
        glory = ", ".join(str(number) for number in ending.glory)
        said["result"] = f"{ending.reason}; {', '.join(ending.winners)}; Glory {glory}"
    return [f"{name}: {value}" for name, value in said.items() if value]


def read_seal(said: Mapping[str, str], at: Mapping[str, int]) -> Seal:
    """Reads the lines of a header by their names; a fault is told with the line of `at`."""
    for name in ("game", "standing"):
        if name not in said:
            fault = RecordError(len(said) + 2, f"the game does not say its {name}")
            raise fault.worded("header-lacks", name=name)

    def read(name: str, reader: Callable[[str], _T], otherwise: _T) -> _T:
        try:
            return reader(said[name]) if name in said else otherwise
        except (Unread, ValueError, RecursionError) as error:
            raise RecordError(at[name], f"{name}: {error}").because(error) from None

    seal = Seal(
        game=read("game", _id, ""),
        standing=read("standing", _standing, ""),
        commitment=read("commitment", _hex, ""),
        nonces=read("nonces", _nonces, ()),
        sealed=read("sealed", _hashes, ()),
        exchanges=read("exchanges", _count, 1),
        secret=read("secret", _secret, None),
        seed=read("seed", _seed, None),
        wilds=read("wilds", _way, ""),
        dealt=read("dealt", _dealt, None),
        lots=read("lots", _names, ()),
        resigned=read("resigned", _names, ()),
        ending=read("result", _ending, None),
    )
    wrong = _misfit(seal)
    if wrong is not None:
        raise RecordError(at["standing"], str(wrong)).because(wrong)
    return seal


def _misfit(seal: Seal) -> Unread | None:
    """What does not go together, or nothing."""
    is_fair = bool(seal.commitment and seal.nonces)
    if seal.standing == VERIFIED and not (is_fair and seal.secret is not None):
        said = "a game that is to be verified tells its commitment, nonces and secret"
        return Unread(said).worded("seal-verified")
    if seal.standing == UNFINISHED and not (is_fair and seal.secret is None):
        said = "a game with fair dice that is not over tells its commitment and nonces, and no secret"
        return Unread(said).worded("seal-unfinished")
    if seal.standing == PRACTICE and (seal.commitment or seal.nonces or seal.secret is not None):
        return Unread("practice has a chosen seed, and so no commitment, nonces or secret").worded("seal-practice")
    if seal.standing != PRACTICE and seal.seed is not None:
        return Unread("only practice has a seed").worded("seal-seed")
    if seal.sealed and len(seal.sealed) != len(seal.nonces):
        return Unread("sealed nonces go with as many nonces").worded("seal-seals")
    if seal.wilds in (FROM_KEY, FROM_SECRET) and seal.dealt is None:
        return Unread("Wilds that were dealt say from what").worded("seal-dealt")
    if seal.secret is not None and not is_fair:
        return Unread("a secret goes with the commitment and the nonces").worded("seal-secret")
    if seal.ending is not None and not seal.resigned:
        return Unread("the result is told in front of the record only if somebody resigned").worded("seal-result")
    return None


def _are_boxes(data: object) -> bool:
    return isinstance(data, dict) and bool(data) and all(isinstance(digits, str) for digits in data.values())


def _are_cards(data: object) -> bool:
    return isinstance(data, list) and all(isinstance(card, str) for card in data)


def _id(text: str) -> str:
    if _ID.fullmatch(text) is None:
        fault = Unread(f"1 to 64 printable characters without spaces were expected, not {text[:40]!r}")
        raise fault.worded("seal-characters", found=text[:40])
    return text


def _standing(text: str) -> str:
    if text not in STANDINGS:
        fault = Unread(f"one of {', '.join(STANDINGS)} was expected, not {text[:40]!r}")
        raise fault.worded("work-known", name="standing", known=list(STANDINGS), value=text[:40])
    return text


def _hex(text: str) -> str:
    if not is_hash(text):
        fault = Unread(f"{2 * SECRET_BYTES} digits from 0 to f were expected, not {text[:80]!r}")
        raise fault.worded("seal-digits", n=2 * SECRET_BYTES, found=text[:80])
    return text


def _secret(text: str) -> bytes | None:
    return bytes.fromhex(_hex(text))


def _seed(text: str) -> int | str | None:
    seed = json.loads(text)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        fault = Unread(f"a number or a text in quotes was expected, not {text[:40]!r}")
        raise fault.worded("header-seed", found=text[:40])
    return seed


def _hashes(text: str) -> tuple[str, ...]:
    return tuple("" if part == NO_NONCE else _hex(part) for part in _names(text))


def _count(text: str) -> int:
    if not (text.isdecimal() and text.isascii() and 1 < int(text[:6]) < 10_000):
        raise ValueError(f"a number from 2 was expected, not {text[:40]!r}")
    return int(text)


def _way(text: str) -> str:
    if text not in WAYS:
        raise ValueError(f"one of {', '.join(WAYS)} was expected, not {text[:40]!r}")
    return text


def _dealt(text: str) -> Dealt | None:
    return Dealt.from_data(json.loads(text))


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _nonces(text: str) -> tuple[str, ...]:
    nonces = tuple("" if nonce == NO_NONCE else nonce for nonce in _names(text))
    for nonce in nonces:
        if nonce and not is_nonce(nonce):
            fault = Unread(f"1 to 64 printable ASCII characters without spaces were expected, not {nonce[:80]!r}")
            raise fault.worded("seal-characters", found=nonce[:80])
    return nonces


def _ending(text: str) -> Ending | None:
    parts = [part.strip() for part in text.split(";")]
    if len(parts) == 3 and parts[2].startswith("Glory "):
        numbers = _names(parts[2].removeprefix("Glory "))
        if all(number.isdecimal() for number in numbers):
            return Ending(parts[0], _names(parts[1]), tuple(int(number) for number in numbers))
    fault = Unread(f"'REASON; WINNERS; Glory NUMBERS' was expected, not {text[:80]!r}")
    raise fault.worded("expected", wanted="glory; Quinn; Glory 15, 9", found=text[:80])
