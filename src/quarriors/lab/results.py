"""Files of results: a line for each game, written as it ends, so that a run that was broken off can go on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import IO, Any, Final
from zlib import crc32

from quarriors.engine.errors import QuarriorsError

from .accumulators import Counting
from .plans import GamePlan
from .played import Played

_FORMAT: Final = "results 1"
#: Seconds between two moments at which what was written is sure to outlast a power cut. A kill loses nothing.
_SYNC_EVERY: Final = 1.0


class ResultsError(QuarriorsError):
    """A file of results that cannot be gone on with. It has not been touched."""


class Results:
    """A file of results, open for more. Make one with `Results.new` or `Results.resumed`.

    >>> from tempfile import TemporaryDirectory
    >>> from quarriors.lab.series import Series
    >>> series = Series.of(["random"], seed=5)
    >>> with TemporaryDirectory() as folder:
    ...     with Results.new(Path(folder) / "run.jsonl", series) as results:
    ...         results.add([series.play(0), series.play(2)])
    ...     with Results.resumed(Path(folder) / "run.jsonl", series) as results:
    ...         [game.number for game in results.done]
    [0, 2]
    """

    def __init__(self, path: Path, file: IO[bytes], done: list[Played]) -> None:
        self.path = path
        #: The games that were there when it was opened.
        self.done = done
        self._file = file
        self._synced = monotonic()

    @staticmethod
    def new(path: Path, plan: GamePlan, counting: Sequence[Counting] = ()) -> Results:
        """A file that is not there yet."""
        try:
            file = path.open("xb")
        except FileExistsError:
            said = f"{path} is there already: go on with it (--resume), or name another file"
            raise ResultsError(said).worded("results-there", file=str(path)) from None
        _lock(file, path)
        file.write(_line(_header(plan, counting)))
        file.flush()
        return Results(path, file, [])

    @staticmethod
    def resumed(path: Path, plan: GamePlan, counting: Sequence[Counting] = ()) -> Results:
        """A file of the same plan, to go on with; a new one if there is none."""
        if not path.exists():
            return Results.new(path, plan, counting)
        file = path.open("r+b")
        try:
            _lock(file, path)
            text = file.read()
            whole = text[: text.rfind(b"\n") + 1]  # a line that was torn off is a game to be played again
            if not whole:
                _check_torn(text, path)
                done: list[Played] = []
                whole = _line(_header(plan, counting))
                file.seek(0)
                file.write(whole)
            else:
                done = _games(whole, path, _header(plan, counting))
            file.truncate(len(whole))
            file.seek(len(whole))
            file.flush()
        except BaseException:
            file.close()
            raise
        return Results(path, file, done)

    def add(self, games: Iterable[Played]) -> None:
        """Writes games down."""
        self._file.write(b"".join(_line(game.as_data()) for game in games))
        self._file.flush()
        now = monotonic()
        if now - self._synced > _SYNC_EVERY:
            os.fsync(self._file.fileno())
            self._synced = now

    def close(self) -> None:
        if not self._file.closed:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def read_results(path: Path) -> tuple[dict[str, Any], list[Played]]:
    """The settings of a file of results, and its games in the order of their numbers."""
    text = path.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    header = _header_of(whole, path)
    return header["settings"], sorted(_games(whole, path, header), key=lambda game: game.number)


# -- lines -----------------------------------------------------------------------------------------


def _header(plan: GamePlan, counting: Sequence[Counting]) -> dict[str, Any]:
    from quarriors import __version__

    names = [str(getattr(one, "name", "")) for one in counting]
    # as JSON has it: tuples are lists there
    settings: dict[str, Any] = json.loads(json.dumps(plan.settings()))
    return {"quarriors": _FORMAT, "version": __version__, "settings": settings, "counting": names}


def _line(data: dict[str, Any]) -> bytes:
    """A line with a check sum at its end."""
    body = json.dumps(data, separators=(",", ":")).encode()
    return body[:-1] + b',"crc":"%08x"}\n' % crc32(body)


def _data(line: bytes) -> dict[str, Any] | None:
    """What a line holds, or nothing if it was damaged."""
    body, mark, end = line.rpartition(b',"crc":"')
    body += b"}"
    if not mark or end != b'%08x"}' % crc32(body):
        return None
    read: dict[str, Any] = json.loads(body)
    return read


def _header_of(whole: bytes, path: Path) -> dict[str, Any]:
    header = _data(whole.split(b"\n", 1)[0])
    if header is None or header.get("quarriors") != _FORMAT:
        said = f"{path} does not begin as a file of results does; nothing was changed"
        raise ResultsError(said).worded("results-strange", file=str(path))
    return header


def _games(whole: bytes, path: Path, expected: dict[str, Any]) -> list[Played]:
    """The games of a file that belongs to that header."""
    header = _header_of(whole, path)
    for name in ("settings", "counting", "version"):
        theirs, ours = header.get(name), expected[name]
        if theirs != ours:
            what = _difference(name, theirs, ours)
            said = f"{path} holds games of other settings ({what}); name another file, or ask for the same games"
            raise ResultsError(said).worded("results-other", file=str(path), what=what)
    games: dict[int, Played] = {}
    for number, line in enumerate(whole.split(b"\n")[1:-1], start=2):
        try:
            data = _data(line)
            game = None if data is None else Played.of_data(data)
        except (KeyError, TypeError, ValueError):
            game = None
        if game is None or games.get(game.number, game) != game:
            said = f"{path}, line {number} is damaged; nothing was changed: restore a copy, or cut the file before it"
            raise ResultsError(said).worded("results-damaged", file=str(path), line=number)
        games[game.number] = game
    return list(games.values())


def _difference(name: str, theirs: Any, ours: Any) -> str:
    """What is not the same, in a few words: the first setting that differs, theirs and ours."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        for key in {**ours, **theirs}:
            if theirs.get(key) != ours.get(key):
                return _difference(key, theirs.get(key), ours.get(key))
    return f"{name}: {json.dumps(theirs)[:80]} ≠ {json.dumps(ours)[:80]}"


def _check_torn(text: bytes, path: Path) -> None:
    """A run that was killed as it began leaves nothing, or a part of the first line; anything else is not ours."""
    begins = f'{{"quarriors":"{_FORMAT}"'.encode()
    if not (text.startswith(begins) or begins.startswith(text)):
        said = f"{path} does not begin as a file of results does; nothing was changed"
        raise ResultsError(said).worded("results-strange", file=str(path))


def _lock(file: IO[bytes], path: Path) -> None:
    """Two runs must not write to one file; the lock ends with the process."""
    try:
        import fcntl
    except ImportError:  # Windows: the second run would be a mistake that nobody has made yet
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        said = f"another run is writing to {path}: wait for it, or name another file"
        raise ResultsError(said).worded("results-busy", file=str(path)) from None
