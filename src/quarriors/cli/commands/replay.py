"""`quarriors replay`: a game told again from its record."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.files import File, faulty, read_text
from quarriors.cli.helptexts import listed
from quarriors.cli.options import Lang

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.engine.happenings import Happening
    from quarriors.text.words import Words

app = App(name="replay")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors replay game.record                  replay-step
    quarriors replay game.record --plain          replay-plain
    quarriors replay game.record --from 3 --to 5  replay-some
    quarriors replay game.record --tables         replay-tables
""")


@app.default
def replay(
    file: File,
    /,
    *,
    plain: Annotated[bool, Parameter(negative=())] = False,
    from_: Annotated[int | None, Parameter(name="--from")] = None,
    to: int | None = None,
    tables: Annotated[bool, Parameter(negative=())] = False,
    words: Lang,
) -> int:
    """Steps through the record of a game in the terminal, or tells it in lines of text."""
    from quarriors.cli.terminal import is_drawable

    game = read_game(file)
    if plain or tables or from_ is not None or to is not None or file == "-" or not is_drawable():
        return _tell(game, from_, to, tables, words)
    from quarriors.cli.table import show_replay

    return show_replay(game, words)


def read_game(file: str) -> Game:
    """The game of a record or save; a fault names the file and the line in it."""
    from quarriors.cli.saves import Kept
    from quarriors.engine.errors import RecordError

    try:
        return Kept.of(read_text(file)).replay()
    except RecordError as error:
        raise faulty(file, error) from None


def _tell(game: Game, first: int | None, last: int | None, tables: bool, words: Words) -> int:
    """Prints the story of those turns."""
    from quarriors.cli.failures import Misuse
    from quarriors.cli.tabletext import turn_text
    from quarriors.engine.record import beginning
    from quarriors.text import describe_decision

    opening = beginning(game).state.turn
    ending = game.state.turn
    since = opening if first is None else first
    until = ending if last is None else last
    if not opening <= since <= until <= ending:
        raise Misuse("replay-turns", since=since, until=until, first=opening, last=ending)
    names = words.listing(game.players)
    _write(words.say("replay-title", players=names, turns=ending - opening + 1))
    for turn, heading, table, story in _turns(game, words):
        if since <= turn <= until:
            _write("", heading, *(["", *table[1:], ""] if tables else []), *story)
    if not game.over and until == ending:
        _write("", words.say("replay-unfinished"), turn_text(game, words), describe_decision(game, words))
    return 0


def _write(*lines: str) -> None:
    sys.stdout.writelines(line + "\n" for line in lines)


def _turns(game: Game, words: Words) -> Iterator[tuple[int, str, list[str], list[str]]]:
    """Every turn: its number, its heading, the table at its beginning, and what happened in it."""
    from quarriors.cli.plain import beat_lines
    from quarriors.cli.tabletext import table_text
    from quarriors.engine import happenings
    from quarriors.engine.option import CHANCE
    from quarriors.engine.record import beginning
    from quarriors.text.chronicle import Chronicle

    again = beginning(game)
    s = again.state
    chronicle = Chronicle(again, words)
    begun: list[tuple[int, str, list[str], list[str]]] = []

    def begin() -> None:
        heading = words.say("event-turn", n=s.turn, player=again.players[s.active])
        begun.append((s.turn, heading, table_text(again, words), []))

    def catch_up() -> None:
        begun[-1][3].extend(beat_lines(beat for beat in chronicle.news() if beat.code != happenings.TURN))

    def hear(event: Happening) -> None:
        chronicle.hear(event)
        if event.code == happenings.TURN:
            catch_up()
            begin()

    begin()
    again.listen(hear)
    for entry in game.state.log[: game.state.logged]:
        again.follow(entry)
        if again.over or s.asker != CHANCE:
            catch_up()
        while len(begun) > 1:
            yield begun.pop(0)
    catch_up()
    yield from begun
