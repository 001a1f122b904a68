"""Every game of a database looked at: are its events as they were written, and do they still lead where it stands?"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import URL, select

from quarriors.server.damage import faults
from quarriors.server.database import address, is_sqlite, reading_engine, sqlite_file, trouble
from quarriors.server.fairness import commitment
from quarriors.server.loading import is_of_this_version, replayed
from quarriors.server.match import KeptMatch, Match
from quarriors.server.match_events import Created, MatchEvent, Setup, decode, kind_of
from quarriors.server.reading import Reader
from quarriors.server.rows import EventRow, GameRow, Snapshot
from quarriors.server.schema import games

_kept = msgspec.json.Decoder(KeptMatch)


@dataclass(slots=True)
class Flaw:
    """Something that is wrong: the end of the id of a message `db-fault-…`, and what fills it in."""

    what: str
    slots: dict[str, str | int]


@dataclass(slots=True)
class Report:
    """What came of it."""

    games: int = 0
    #: Games that are damaged, and that were played by another version, whose rules lead elsewhere.
    damaged: int = 0
    elsewhere: int = 0
    findings: list[Flaw] = field(default_factory=list)


def ids(url: str) -> list[str]:
    """All games."""
    where = address(url)
    engine = reading_engine(where, 1)
    try:
        with engine.connect() as connection:
            return sorted(connection.execute(select(games.c.id)).scalars())
    except Exception as error:
        raise trouble(error, where) from None
    finally:
        engine.dispose()


def check_file(url: str) -> list[Flaw]:
    """What SQLite finds wrong with its file."""
    where: URL = address(url)
    if not is_sqlite(where):
        return []
    return [Flaw("file", {"said": said}) for said in faults(sqlite_file(where))]


def check_games(url: str, wanted: list[str], note: Callable[[int], None]) -> Report:
    """Looks at these games, one after another; a server may be running."""
    report = Report()
    reader = Reader(address(url))
    try:
        for id in wanted:
            try:
                found = list(_check(reader, id, report))
            except Exception as error:  # damage may turn anything into anything
                found = [Flaw("unreadable", {"game": id, "reason": str(error)[:200]})]
            report.games += 1
            report.damaged += bool(found)
            report.findings += found
            note(report.games)
    finally:
        reader.close()
    return report


def _check(reader: Reader, id: str, report: Report) -> Iterator[Flaw]:
    row = reader.game(id)
    if row is None:
        return  # it has just been purged
    # a server may be writing: what came after the row was read is left alone
    rows = [event for event in reader.all_events(id) if event.number <= row.number]
    snapshots = [shot for shot in reader.all_snapshots(id) if shot.number <= row.number]
    if [event.number for event in rows] != list(range(1, row.number + 1)) and reader.game(id) is not None:
        yield Flaw("numbers", {"game": id, "n": row.number, "found": len(rows)})
        return
    unsound = [event.number for event in rows if not _is_whole(event)]
    for number in unsound:
        yield Flaw("event", {"game": id, "number": number})
    lost = {shot.number for shot in snapshots if not shot.is_sound}
    for number in sorted(lost):
        yield Flaw("snapshot", {"game": id, "number": number})
    if unsound:
        return
    if not _is_own(row.secret, decode(rows[0].data)):
        yield Flaw("row", {"game": id, "columns": "secret"})
    else:
        yield from _replay(row, rows, [shot for shot in snapshots if shot.number not in lost], report)


def _is_whole(event: EventRow) -> bool:
    """Whether an event is as it was written, and says the same in its columns."""
    try:
        what = decode(event.data)
    except Exception:
        return False
    answers = getattr(what, "answers", None)
    return event.is_sound and kind_of(what) == event.kind and answers == event.answers


def _is_own(secret: bytes, created: MatchEvent) -> bool:
    """Whether it is the secret that the game was begun with, as far as the commitment tells."""
    if not isinstance(created, Created) or not created.commitment or created.setup.practice:
        return True
    try:
        return commitment(secret) == created.commitment
    except Exception:
        return False


def _replay(row: GameRow, rows: list[EventRow], snapshots: list[Snapshot], report: Report) -> Iterator[Flaw]:
    pictures = {shot.number: shot for shot in snapshots}
    match = Match(row.id, row.secret)
    differing: list[int] = []
    try:
        for now in replayed(row, rows, pictures):
            match = now
            shot = pictures.get(now.number)
            if shot is not None and shot.version == now.version and not _is_same(shot, now):
                differing.append(now.number)
    except Exception as error:  # damage may make it stumble in any way
        if snapshots and not _is_of_here(snapshots[-1]):
            report.elsewhere += 1
        else:
            yield Flaw("replay", {"game": row.id, "number": match.number + 1, "reason": str(error)[:200]})
        return
    for number in differing:
        yield Flaw("snapshot", {"game": row.id, "number": number})
    if columns := list(_differing(row, match)):
        yield Flaw("row", {"game": row.id, "columns": ", ".join(columns)})


def _is_of_here(shot: Snapshot) -> bool:
    """Whether it was taken by the rules and cards that are here."""
    try:
        return is_of_this_version(shot)
    except Exception:  # cards that are not known here
        return False


def _is_same(shot: Snapshot, match: Match) -> bool:
    """Whether the snapshot says of the match what its events say."""
    there, here = _kept.decode(shot.data), _kept.decode(match.snapshot())
    for kept in (there, here):
        kept.unaided = 0  # older versions have not counted it
        # how long the log is depends on where it was begun
        kept.game.data = {name: value for name, value in kept.game.data.items() if name not in ("log", "logged")}
    return there == here and shot.position == match.position()


def _differing(row: GameRow, match: Match) -> Iterator[str]:
    """The columns of a game's row that say something else than its events."""
    turn = match.game.state.turn if match.game is not None else 0
    said = {"status": match.status, "turn": turn, "waits": match.waits_for, "standing": match.standing}
    if match.decider >= 0 and "person" not in (match.waits_for, row.waits):
        said["waits"] = row.waits if row.waits in ("bot", "company", "") else "bot"  # older versions know no company
    said |= {"title": match.setup.title, "public": match.setup.public}
    yield from (name for name, value in said.items() if getattr(row, name) != value)
    try:
        if msgspec.json.decode(row.setup, type=Setup) != match.setup:
            yield "setup"
    except msgspec.DecodeError:
        yield "setup"
    try:
        names = [seat["name"] for seat in msgspec.json.decode(row.players)["seats"]]
        if names != [place.name for place in match.places]:
            yield "players"
    except Exception:
        yield "players"
