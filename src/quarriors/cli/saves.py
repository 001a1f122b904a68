"""Games kept on disk: a save is a record with a few lines in front. It is written anew, whole, at every decision."""

from __future__ import annotations

import json
import os
import secrets
import tempfile
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from quarriors import resume, write_record
from quarriors.cli.failures import Failure
from quarriors.cli.seating import Place
from quarriors.engine.chance import key_of
from quarriors.engine.errors import QuarriorsError, RecordError
from quarriors.engine.game import Game

TITLE = "quarriors save"
FORMAT = 1
_SUFFIX = ".game"


@dataclass
class Saved:
    """What a save holds beside the record."""

    seed: int | str
    #: The bot of each seat, or "" for a person.
    bots: list[str]
    game: Game
    #: How the table was set: confirmations, pace.
    settings: dict[str, str] = field(default_factory=dict)


def folder() -> Path:
    """Where games are kept: the user's data folder, or what the variable QUARRIORS_HOME names."""
    home = os.environ.get("QUARRIORS_HOME")
    if home:
        return Path(home).expanduser() / "games"
    from platformdirs import user_data_path

    return user_data_path("quarriors", appauthor=False) / "games"


# -- text ------------------------------------------------------------------------------------------


def write_save(saved: Saved) -> str:
    """The text of a save."""
    lines = [f"{TITLE} {FORMAT}", f"seed: {json.dumps(saved.seed)}"]
    lines.append("bots: " + ", ".join(bot or "-" for bot in saved.bots))
    lines += [f"{name}: {value}" for name, value in sorted(saved.settings.items())]
    return "\n".join(lines) + "\n\n" + write_record(saved.game)


def is_save(text: str) -> bool:
    """Whether that text is meant to be a save rather than a bare record."""
    return text.startswith(TITLE)


def read_save(text: str) -> Saved:
    """Reads a save and plays its record again with its own dice; a fault names its line."""
    head, record, skipped = _parted(text)
    seed, bots, settings = _header(head)
    try:
        game = resume(record, seed)
    except RecordError as error:
        raise RecordError(error.line + skipped if error.line else 0, error.reason) from None
    if len(bots) != len(game.players):
        raise RecordError(0, f"the save names {len(bots)} seats, its record {len(game.players)} players")
    return Saved(seed, bots, game, settings)


def record_of(text: str) -> tuple[str, int | str | None, int]:
    """The record in a save or a bare record, the seed if it is known, and the lines before the record."""
    if not is_save(text):
        return text, None, 0
    head, record, skipped = _parted(text)
    return record, _header(head)[0], skipped


def _parted(text: str) -> tuple[list[str], str, int]:
    """The lines of the header, the record, and how many lines stand before the record."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith(TITLE):
        raise RecordError(1, f"a save begins with '{TITLE} {FORMAT}'")
    if lines[0].strip() != f"{TITLE} {FORMAT}":
        raise RecordError(1, f"this program reads save format {FORMAT}, not {lines[0][len(TITLE) :].strip()!r}")
    for at, line in enumerate(lines):
        if not line.strip():
            return lines[1:at], "\n".join(lines[at + 1 :]), at + 1
    raise RecordError(len(lines), "the save breaks off before its record")


def _header(lines: list[str]) -> tuple[int | str, list[str], dict[str, str]]:
    said: dict[str, str] = {}
    for at, line in enumerate(lines, start=2):
        name, colon, value = line.partition(":")
        if not colon:
            raise RecordError(at, f"'NAME: VALUE' was expected, not {line!r}")
        said[name.strip()] = value.strip()
    for name in ("seed", "bots"):
        if name not in said:
            raise RecordError(len(lines) + 1, f"the save does not say its {name}")
    try:
        seed = json.loads(said.pop("seed"))
        key_of(seed, "dice")
    except (ValueError, QuarriorsError):
        raise RecordError(0, "the seed of the save is neither a number nor a text") from None
    from quarriors.bots import names as bot_names

    bots = ["" if word.strip() == "-" else word.strip() for word in said.pop("bots").split(",")]
    unknown = [bot for bot in bots if bot and bot not in bot_names()]
    if unknown:
        raise RecordError(0, f"the save names bots that are not here: {', '.join(unknown)}")
    return seed, bots, said


# -- files -----------------------------------------------------------------------------------------


class SaveFile:
    """The file of one game. Each write replaces it whole, so that it is good at any moment."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._seen: tuple[int, int] | None = None

    @staticmethod
    def fresh(table: list[Place]) -> SaveFile:
        """A new file in the folder of games, named after the moment and the players."""
        when = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        names = "-".join("".join(c for c in place.name if c.isalnum()) for place in table)
        lot = secrets.token_hex(2)  # two games may begin in the same second
        return SaveFile(folder() / f"{when}-{names[:60]}-{lot}{_SUFFIX}")

    def read(self) -> Saved:
        """The game kept here."""
        from quarriors.cli.files import read_text

        self._seen = self._stamp()  # before reading: what is written meanwhile must not pass for what was read
        text = read_text(str(self.path))
        try:
            return read_save(text)
        except QuarriorsError as error:
            raise Failure(f"{self.path}: {error}") from None

    def write(self, saved: Saved) -> None:
        """Replaces what is kept here; refuses if somebody else has written to it since."""
        if self._stamp() != self._seen:
            raise Failure(
                f"{self.path} was changed by another program: this game is played in two places; "
                "go on with: quarriors play --resume"
            )
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent, prefix=".", suffix=".part")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(write_save(saved))
                    file.flush()
                    os.fsync(file.fileno())
                Path(name).replace(self.path)
            except BaseException:
                Path(name).unlink(missing_ok=True)
                raise
        except OSError as error:
            raise Failure(
                f"the game cannot be saved to {self.path}: {error.strerror or error}; --save FILE names another place"
            ) from None
        self._seen = self._stamp()

    def _stamp(self) -> tuple[int, int] | None:
        try:
            stat = self.path.stat()
        except OSError:
            return None
        return stat.st_mtime_ns, stat.st_ino


def unfinished() -> SaveFile:
    """The game that was played last and is not over."""
    kept = sorted(folder().glob(f"*{_SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in kept:
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            return SaveFile(path)  # reading it will say what is wrong
        if "\nresult: " not in text:
            return SaveFile(path)
    raise Failure(f"there is no unfinished game in {folder()}; start one with: quarriors play")
