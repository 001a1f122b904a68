"""Files of played games: their rows as they are, and behind them a checksum that shows whether all is as it was."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from quarriors.engine.errors import SetupError

#: Bytes of the checksum behind the rows.
SEAL: Final = 16
_PIECE: Final = 1 << 22


def write(path: Path, rows: bytes) -> None:
    """Writes them down; the file appears when it is complete.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write(Path(folder, "games.rows"), bytes(8))
    ...     check(Path(folder, "games.rows"))
    """
    beside = path.with_suffix(".part")
    beside.write_bytes(rows + blake2b(rows, digest_size=SEAL).digest())
    beside.replace(path)


def check(path: Path) -> None:
    """Raises an error if the file is not what was written."""
    seal = blake2b(digest_size=SEAL)
    with path.open("rb") as file:
        left = path.stat().st_size - SEAL
        while left > 0 and (piece := file.read(min(left, _PIECE))):
            seal.update(piece)
            left -= len(piece)
        if left == 0 and file.read() == seal.digest():
            return
    said = f"the games in {path} are damaged: delete the file, and they are played again"
    raise SetupError(said).worded("train-games", file=str(path))
