"""Where draws and rolls come from: a keyed stream, a script, or the caller."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from .errors import ChanceError, SetupError
from .extension import i64, mypyc_attr

_BLOCK: Final = 64


def _limits() -> list[int]:
    return [0] + [256 - 256 % n for n in range(1, 257)]


#: Bytes from here on are thrown away, so that every outcome is exactly as likely as any other.
_LIMIT: Final = _limits()


def key_of(seed: object, purpose: str) -> bytes:
    """The sub-key of a seed for one purpose: deal, dice, bots.

    A seed is an integer, a text or bytes; equal seeds of different kinds are different seeds.
    """
    if isinstance(seed, bool) or not isinstance(seed, (int, str, bytes)):
        raise SetupError(f"a seed is an integer, a text or bytes, not {seed!r}")
    if isinstance(seed, int):
        material = b"i" + seed.to_bytes(seed.bit_length() // 8 + 1, "little", signed=True)
    elif isinstance(seed, str):
        material = b"s" + seed.encode("utf-8", "surrogatepass")
    else:
        material = b"b" + seed
    return blake2b(material, digest_size=32, person=purpose.encode()[:16]).digest()


@mypyc_attr(acyclic=True, free_list_len=1)
class Stream:
    """A stream of numbers: keyed BLAKE2b over a counter, the same on every machine.

    >>> stream = Stream(key_of(7, "dice"))
    >>> [stream.below(6) for _ in range(5)]
    [1, 3, 0, 4, 2]
    """

    __slots__ = ("_block", "_counter", "_key", "_next")

    def __init__(self, key: object) -> None:
        if not isinstance(key, bytes) or not 1 <= len(key) <= 64:
            raise SetupError(f"the key of a stream is 1 to 64 bytes, not {key!r}; key_of(seed, purpose) makes one")
        self._key: bytes = key
        self._counter = 0
        self._block = b""
        self._next: i64 = _BLOCK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 256."""
        most: i64 = n
        limit: i64 = _LIMIT[most]
        while True:
            at = self._next
            if at == _BLOCK:
                self._go_on()
                at = 0
            self._next = at + 1
            byte: i64 = self._block[at]
            if byte < limit:
                return byte % most

    def several(self, n: int, count: int) -> list[int]:
        """So many numbers below n, as `below` would give them one by one.

        >>> Stream(key_of(7, "dice")).several(6, 5)
        [1, 3, 0, 4, 2]
        """
        most: i64 = n
        limit: i64 = _LIMIT[most]
        at = self._next
        found: list[int] = []
        while len(found) < count:
            if at == _BLOCK:
                self._go_on()
                at = 0
            byte: i64 = self._block[at]
            at += 1
            if byte < limit:
                found.append(byte % most)
        self._next = at
        return found

    def draw(self, bag: list[int], count: int, places: list[int]) -> list[int]:
        """Takes so many out of a bag that holds at least as many, and writes down at which places they lay.

        The last in the bag takes the place of the one that has gone.

        >>> bag, places = [10, 11, 12, 13, 14, 15], []
        >>> Stream(key_of(7, "dice")).draw(bag, 3, places), bag, places
        ([11, 14, 10], [13, 15, 12], [1, 4, 0])
        """
        left: i64 = len(bag)
        last = left - count
        at = self._next
        drawn: list[int] = []
        while left > last:
            if at == _BLOCK:
                self._go_on()
                at = 0
            byte: i64 = self._block[at]
            at += 1
            if byte < _LIMIT[left]:
                place = byte % left
                left -= 1
                drawn.append(bag[place])
                places.append(place)
                bag[place] = bag[left]
                bag.pop()
        self._next = at
        return drawn

    def _go_on(self) -> None:
        """To the next block."""
        self._block = blake2b(self._counter.to_bytes(8, "little"), key=self._key).digest()
        self._counter += 1

    def shuffle(self, things: list[int]) -> None:
        for k in range(len(things) - 1, 0, -1):
            j = self.below(k + 1)
            things[k], things[j] = things[j], things[k]

    def clone(self) -> Stream:
        """The same stream from now on: use it to continue this game, never to think about it."""
        copy = Stream(self._key)
        copy._counter = self._counter
        copy._block = self._block
        copy._next = self._next
        return copy

    @property
    def used(self) -> tuple[int, int]:
        """How far it has been used, for `stream_at`. Use it to save a game, and never show it."""
        return self._counter, self._next

    def __reduce__(self) -> tuple[object, ...]:
        return (stream_at, (self._key, self._counter, self._next))


def stream_at(key: bytes, counter: int, at: int) -> Stream:
    """The stream of that key after so much use.

    >>> stream = Stream(key_of(7, "dice"))
    >>> [stream.below(6) for _ in range(5)]
    [1, 3, 0, 4, 2]
    >>> stream_at(key_of(7, "dice"), *stream.used).below(6) == stream.below(6)
    True
    """
    stream = Stream(key)
    stream._counter = counter
    stream._next = at
    if counter:
        stream._block = blake2b((counter - 1).to_bytes(8, "little"), key=key).digest()
    return stream


class Script:
    """Draws and rolls that you write down beforehand: classes to draw, faces to roll, in order.

    Entries are words: a class (``"Bog Toad"``) answers a draw, a face (``"Q2"``, ``"C 1/3/3"``) answers a roll;
    ``"6x Q1"`` is six of them. When the script ends, the game waits at a decision of chance. An entry that
    cannot happen raises `ChanceError`.
    """

    def __init__(self, entries: object) -> None:
        if isinstance(entries, str):
            words = [word.strip() for word in entries.split(",")]
        elif isinstance(entries, (list, tuple)):
            words = []
            for entry in entries:
                if not isinstance(entry, str):
                    raise ChanceError(f"a script is a list of words, not of {entry!r}")
                words.append(entry.strip())
        else:
            raise ChanceError(f"a script is a list of words or a text with commas, not {entries!r}")
        self.words: list[str] = []
        for word in words:
            times, text = _repeated(word)
            self.words += [text] * times
        self.at = 0

    def peek(self) -> str | None:
        return self.words[self.at] if self.at < len(self.words) else None

    def add(self, entries: object) -> None:
        """Writes more at the end."""
        self.words += Script(entries).words

    @property
    def left(self) -> list[str]:
        """What has not been used yet."""
        return self.words[self.at :]

    def clone(self) -> Script:
        copy = Script(self.words)
        copy.at = self.at
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        return (_script, (self.words, self.at))


def _repeated(word: str) -> tuple[int, str]:
    head, cross, rest = word.partition("x ")
    if cross and head.isdecimal():
        if len(head) > 3:
            raise ChanceError(f"{word!r}: at most 999 times")
        return int(head), rest.strip()
    return (1, word) if word else (0, word)


def _script(words: list[str], at: int) -> Script:
    script = Script(words)
    script.at = at
    return script
