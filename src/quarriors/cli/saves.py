"""Games kept on disk: a save is a record with a few lines in front. It is written anew, whole, at every decision."""

from __future__ import annotations

import json
import os
import secrets
import shlex
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from quarriors import replay, resume, verify, write_record
from quarriors.bots import bot
from quarriors.cli.failures import Failure
from quarriors.cli.files import faulty, read_text
from quarriors.cli.seating import TableSeat
from quarriors.engine.chance import key_of
from quarriors.engine.errors import QuarriorsError, RecordError
from quarriors.engine.game import Game
from quarriors.homes import home
from quarriors.server.sealed import is_sealed, read_sealed
from quarriors.system import fault_of

TITLE = "quarriors save"
FORMAT = 1
_SUFFIX = ".game"


def folder() -> Path:
    """Where games are kept."""
    return home() / "games"


# -- text ------------------------------------------------------------------------------------------


@dataclass
class Saved:
    """What a save holds: a game, its seed, and the bot of each seat, or "" for a person."""

    seed: int | str
    bots: list[str]
    game: Game


def write_save(saved: Saved) -> str:
    """The text of a save."""
    bots = ", ".join(kind or "-" for kind in saved.bots)
    return f"{TITLE} {FORMAT}\nseed: {json.dumps(saved.seed)}\nbots: {bots}\n\n{write_record(saved.game)}"


class Kept:
    """The text of a save, of a server's game or of a bare record. Faults are told with the lines of that text.

    >>> Kept.of("quarriors record 1").seed is None
    True
    """

    def __init__(self, record: str, before: int, seed: int | str | None, bots: list[str]) -> None:
        self.record = record
        #: The lines before the record.
        self.before = before
        self.seed = seed
        self.bots = bots

    @staticmethod
    def of(text: str) -> Kept:
        """Reads what stands before the record, if anything does."""
        if is_sealed(text):
            sealed = read_sealed(text)
            return Kept(sealed.record, sealed.before, None, [])
        if not text.startswith(TITLE):
            return Kept(text, 0, None, [])
        lines = text.splitlines()
        if lines[0].strip() != f"{TITLE} {FORMAT}":
            other = lines[0][len(TITLE) :].strip()
            fault = RecordError(1, f"this program reads save format {FORMAT}, not {other!r}")
            raise fault.worded("format", n=FORMAT, found=other[:80])
        for at, line in enumerate(lines):
            if not line.strip():
                seed, bots = _header(lines[1:at])
                return Kept("\n".join(lines[at + 1 :]), at + 1, seed, bots)
        raise RecordError(len(lines), "the save breaks off before its record").worded("header-breaks-off")

    def replay(self) -> Game:
        """The game as it stands at the end of the record, its dice left to the caller."""
        try:
            return replay(self.record)
        except RecordError as error:
            raise self._shifted(error) from None

    def verify(self, seed: int | str) -> None:
        """Compares every draw and roll with the dice of that seed."""
        try:
            verify(self.record, seed)
        except RecordError as error:
            raise self._shifted(error) from None

    def resume(self) -> Saved:
        """The game, to go on with its own dice."""
        if self.seed is None:
            fault = RecordError(1, f"a save begins with '{TITLE} {FORMAT}': only a save knows its dice to come")
            raise fault.worded("save-none", wanted=f"{TITLE} {FORMAT}")
        try:
            game = resume(self.record, self.seed)
        except RecordError as error:
            raise self._shifted(error) from None
        if len(self.bots) != len(game.players):
            fault = RecordError(0, f"the save names {len(self.bots)} seats, its record {len(game.players)} players")
            raise fault.worded("save-seats", seats=len(self.bots), players=len(game.players))
        return Saved(self.seed, self.bots, game)

    def _shifted(self, error: RecordError) -> RecordError:
        return RecordError(error.line + self.before if error.line else 0, error.reason).because(error)


def read_save(text: str) -> Saved:
    """Reads a save and plays its record again with its own dice; a fault names its line."""
    return Kept.of(text).resume()


def _header(lines: list[str]) -> tuple[int | str, list[str]]:
    said: dict[str, str] = {}
    for at, line in enumerate(lines, start=2):
        name, colon, value = line.partition(":")
        if not colon:
            fault = RecordError(at, f"'NAME: VALUE' was expected, not {line[:40]!r}")
            raise fault.worded("header-line", names=["seed", "bots"], found=line[:40])
        said[name.strip()] = value.strip()
    for name in ("seed", "bots"):
        if name not in said:
            fault = RecordError(len(lines) + 1, f"the save does not say its {name}")
            raise fault.worded("header-lacks", name=name)
    bots = ["" if word.strip() == "-" else word.strip() for word in said["bots"].split(",")]
    for kind in bots:
        if kind:
            try:
                bot(kind)
            except QuarriorsError as error:
                raise RecordError(0, f"the save cannot be played on here: {error}").because(error) from None
    return _seed(said["seed"]), bots


def _seed(text: str) -> Any:
    try:
        seed = json.loads(text)
        key_of(seed, "dice")
    except (ValueError, RecursionError, QuarriorsError):
        fault = RecordError(0, "the seed of the save is neither a number nor a text")
        raise fault.worded("header-seed", found=text[:80]) from None
    return seed


# -- files -----------------------------------------------------------------------------------------


class SaveFile:
    """The file of one game. Each write replaces it whole, so that it is good at any moment."""

    def __init__(self, path: Path) -> None:
        self.path = path
        #: Where it really lies: a link stays a link.
        self._place = path.resolve()
        self._seen: tuple[int, int] | None = None

    @staticmethod
    def fresh(table: list[TableSeat]) -> SaveFile:
        """A new file in the folder of games, named after the moment and the players."""
        when = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        names = "-".join("".join(c for c in place.name if c.isalnum()) for place in table)
        lot = secrets.token_hex(2)  # two games may begin in the same second
        return SaveFile(folder() / f"{when}-{names[:60]}-{lot}{_SUFFIX}")

    @staticmethod
    def named(name: Path) -> SaveFile:
        """The file of that name: here, or in the folder of games, where the ending may be left out."""
        if not name.exists() and len(name.parts) == 1:
            for kept in (folder() / name, folder() / f"{name}{_SUFFIX}"):
                if kept.exists():
                    return SaveFile(kept)
        return SaveFile(name)

    def read(self) -> Saved:
        """The game kept here."""
        self._seen = self._stamp()
        text = read_text(str(self.path))
        try:
            return read_save(text)
        except RecordError as error:
            raise faulty(str(self.path), error) from None
        except QuarriorsError as error:
            raise Failure("file-fault", file=str(self.path), reason=error) from None

    def write(self, saved: Saved) -> None:
        """Replaces what is kept here; refuses if somebody else has written to it since."""
        if self._stamp() != self._seen:
            raise Failure("play-changed", file=str(self.path), command=resuming(self))
        try:
            self._place.parent.mkdir(parents=True, exist_ok=True)
            # always the same name, so that what a killed program left behind is used up by the next one
            beside = self._place.with_name(f".{self._place.name}.part")
            try:
                with beside.open("w", encoding="utf-8") as file:
                    file.write(write_save(saved))
                    file.flush()
                    os.fsync(file.fileno())
                beside.replace(self._place)
            except OSError:
                beside.unlink(missing_ok=True)
                raise
            _sync(self._place.parent)
        except OSError as error:
            raise Failure("play-not-saved", file=str(self.path), reason=fault_of(error)) from None
        self._seen = self._stamp()

    def _stamp(self) -> tuple[int, int] | None:
        try:
            stat = self._place.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_ino


def _sync(place: Path) -> None:
    """Has the folder itself written, where the system can do that: then not even a power cut loses the file."""
    try:
        handle = os.open(place, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


# -- games kept ------------------------------------------------------------------------------------


def resuming(file: SaveFile) -> str:
    """The command that goes on with a game."""
    if file.path.parent == folder():
        is_last = kept_games()[:1] == [file.path]
        return "quarriors play --resume" if is_last else f"quarriors play --resume --save {shlex.quote(file.path.stem)}"
    return f"quarriors play --resume --save {shlex.quote(str(file.path))}"


def replaying(file: SaveFile) -> str:
    """The command that steps through a game."""
    return f"quarriors replay {shlex.quote(str(file.path))}"


def kept_games() -> list[Path]:
    """Every game in the folder, the one that was played last first."""
    return sorted(folder().glob(f"*{_SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)


def is_over(path: Path) -> bool:
    """Whether the game in that file has ended; one that cannot be read has not."""
    try:
        return "\nresult: " in path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return False


def unfinished() -> SaveFile:
    """The game that was played last and is not over."""
    for path in kept_games():
        if not is_over(path):
            return SaveFile(path)
    raise Failure("play-no-game", folder=str(folder()))
