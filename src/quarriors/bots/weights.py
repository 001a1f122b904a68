"""Weights of a small network as a value in a file: whole numbers, so that every machine computes the very same.

A file has a line that says what it is, a line of JSON, the numbers, and a checksum. It is read and written with the
standard library alone.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from hashlib import blake2b
from importlib import resources
from math import frexp
from pathlib import Path
from typing import Any, Final

from quarriors.engine.errors import SetupError

from .features import FEATURE_NAMES

#: The first line of every file of weights.
_MAGIC: Final = b"quarriors weights 1\n"
#: The shipped file, beside this module.
SHIPPED: Final = "champion.weights"
#: A weight is a whole number of at most this, times a power of two that its layer has.
_LARGEST: Final = 32767
#: So fine are biases.
_BIAS_BITS: Final = 20
_DIGEST: Final = 16
#: No file is larger.
_MOST_BYTES: Final = 2_000_000

#: A layer: for each output a row with one weight for each input, and a bias.
Layer = tuple[list[list[float]], list[float]]


class Weights:
    """A network: layers of weights and biases, for the features of these names.

    Whatever it is made with is rounded to what a file can hold, so that saving and loading changes nothing.

    >>> weights = Weights([([[0.5] * len(FEATURE_NAMES)], [0.25])], FEATURE_NAMES)
    >>> weights.layers[0][0][0][0], weights.layers[0][1]
    (0.5, [0.25])
    """

    def __init__(self, layers: Sequence[Layer], names: Sequence[str], notes: dict[str, Any] | None = None) -> None:
        self.names = tuple(names)
        #: How it came to be: what was played, how it was fitted.
        self.notes: dict[str, Any] = notes or {}
        self._scales: list[int] = []
        self.layers: list[Layer] = []
        width = len(self.names)
        for rows, biases in layers:
            if not rows or len(rows) != len(biases) or any(len(row) != width for row in rows):
                raise ValueError("layers that do not fit together")
            most = max(max(abs(weight) for weight in row) for row in rows)
            scale = 15 - frexp(most)[1] if most > 0 else 0
            self._scales.append(scale)
            self.layers.append(
                ([[_rounded(w, scale) for w in row] for row in rows], [_rounded(b, _BIAS_BITS) for b in biases])
            )
            width = len(rows)
        if width != 1:
            raise ValueError("the last layer has one output")

    @staticmethod
    def load(path: Path | str | None = None) -> Weights:
        """Reads a file of weights; None is the file that comes with the game."""
        if path is None:
            name = SHIPPED
            try:
                data = resources.files("quarriors.bots").joinpath(SHIPPED).read_bytes()
            except OSError:
                raise _refused(name, "missing") from None
        else:
            name = str(path)
            try:
                with Path(path).open("rb") as file:
                    data = file.read(_MOST_BYTES + 1)
            except OSError:
                raise _refused(name, "missing") from None
        return _read(name, data)

    def save(self, path: Path | str) -> None:
        """Writes them down; a file that is there already is replaced at once or not at all."""
        scaled = list(zip(self.layers, self._scales, strict=True))
        header = {
            "layers": [[len(rows), len(rows[0]), scale] for (rows, _), scale in scaled],
            "names": _digest_of(self.names),
            "features": list(self.names),
            "notes": self.notes,
        }
        parts = [_MAGIC, json.dumps(header, sort_keys=True).encode() + b"\n"]
        for (rows, biases), scale in scaled:
            parts.append(_bytes_of(array("h", [int(w * 2.0**scale) for row in rows for w in row])))
            parts.append(_bytes_of(array("i", [int(b * 2.0**_BIAS_BITS) for b in biases])))
        body = b"".join(parts)
        goal = Path(path)
        beside = goal.with_name(f"{goal.name}.part")
        beside.write_bytes(body + blake2b(body, digest_size=_DIGEST).digest())
        beside.replace(goal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Weights) and self.names == other.names and self.layers == other.layers

    def __hash__(self) -> int:
        return hash((self.names, len(self.layers)))

    def __repr__(self) -> str:
        sizes = " ".join(str(len(biases)) for _, biases in self.layers)
        return f"<Weights {len(self.names)} {sizes}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Weights, (self.layers, self.names, self.notes))


def _rounded(value: float, bits: int) -> float:
    number = round(value * 2.0**bits)
    largest = _LARGEST if bits != _BIAS_BITS else 2**31 - 1
    return max(-largest, min(largest, number)) / 2.0**bits


def _digest_of(names: Sequence[str]) -> str:
    return blake2b("\n".join(names).encode(), digest_size=8).hexdigest()


def _bytes_of(numbers: array[int]) -> bytes:
    """Low byte first, whatever the machine does."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _numbers_of(kind: str, data: bytes) -> list[int]:
    numbers = array(kind)
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()


def _read(name: str, data: bytes) -> Weights:
    if not data.startswith(_MAGIC):
        raise _refused(name, "foreign")
    body, digest = data[:-_DIGEST], data[-_DIGEST:]
    if len(data) > _MOST_BYTES or blake2b(body, digest_size=_DIGEST).digest() != digest:
        raise _refused(name, "damaged")
    line, _, numbers = body[len(_MAGIC) :].partition(b"\n")
    try:
        header = json.loads(line)
        if header["names"] != _digest_of(FEATURE_NAMES):
            raise _refused(name, "other")
        layers: list[Layer] = []
        at = 0
        for outputs, inputs, scale in header["layers"]:
            middle = at + 2 * outputs * inputs
            end = middle + 4 * outputs
            flat = [number / 2.0**scale for number in _numbers_of("h", numbers[at:middle])]
            rows = [flat[k * inputs : (k + 1) * inputs] for k in range(outputs)]
            layers.append((rows, [number / 2.0**_BIAS_BITS for number in _numbers_of("i", numbers[middle:end])]))
            at = end
        return Weights(layers, FEATURE_NAMES, header["notes"])
    except (KeyError, TypeError, ValueError, OverflowError):
        raise _refused(name, "damaged") from None


_REASONS: Final = {
    "missing": "there is no such file",
    "foreign": "it is not a weights file",
    "damaged": "the file is damaged",
    "other": "they are for other features than this version has; train them again",
}


def _refused(name: str, reason: str) -> SetupError:
    said = f"the weights in {name} cannot be used: {_REASONS[reason]}"
    return SetupError(said).worded("weights", file=name, reason=reason)
