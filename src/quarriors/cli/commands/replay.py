"""`quarriors replay`: a game told again from its record."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.files import File, read_text, shown
from quarriors.cli.options import Lang

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.engine.happenings import Happening

app = App(
    name="replay",
    help_epilogue="""\
Examples:

  quarriors replay game.record                   step through a game
  quarriors replay game.record --plain           the whole story, as lines
  quarriors replay game.record --from 3 --to 5   some of its turns
  quarriors replay game.record --tables          with the table of every turn

A game kept by quarriors play can be replayed too, even while it is not over.
""",
)


@app.default
def replay(
    file: File,
    /,
    *,
    plain: Annotated[bool, Parameter(negative=())] = False,
    from_: Annotated[int | None, Parameter(name="--from")] = None,
    to: int | None = None,
    tables: Annotated[bool, Parameter(negative=())] = False,
    lang: Lang = "en",
) -> int:
    """Step through the record of a game in the terminal, or have it told in lines of text.

    Parameters
    ----------
    file
        A record or a save; - reads standard input.
    plain
        Lines of text instead of a table to step through. Also used where there is no terminal.
    from_
        The first turn to tell, all players' turns counted. Choosing turns means lines of text.
    to
        The last turn to tell.
    tables
        Show the whole table at the beginning of each turn, in lines of text.
    lang
        The language of cards and table.
    """
    from quarriors.cli.terminal import is_drawable
    from quarriors.text import language

    language(lang)
    game = _read(file)
    if plain or tables or from_ is not None or to is not None or file == "-" or not is_drawable():
        return _tell(game, from_, to, tables, lang)
    from quarriors.cli.table import show_replay

    return show_replay(game, lang)


def _read(file: str) -> Game:
    """The game of a record or save; a fault names the file and the line in it."""
    from quarriors.cli.failures import Failure
    from quarriors.cli.saves import Kept
    from quarriors.engine.errors import RecordError

    try:
        return Kept.of(read_text(file)).replay()
    except RecordError as error:
        raise Failure(f"{shown(file)}: {error}") from None


def _tell(game: Game, first: int | None, last: int | None, tables: bool, lang: str) -> int:
    """Prints the story of those turns."""
    from quarriors.cli.tabletext import turn_text
    from quarriors.engine.errors import SetupError
    from quarriors.engine.record import beginning
    from quarriors.text import describe_decision, message
    from quarriors.text.languages import language

    opening = beginning(game).state.turn
    ending = game.state.turn
    since = opening if first is None else first
    until = ending if last is None else last
    if not opening <= since <= until <= ending:
        asked = f"turns {since} to {until}" if since != until else f"turn {since}"
        raise SetupError(f"{asked} cannot be told: this game has turns {opening} to {ending}")
    names = language(lang).listing(game.players)
    _write(message("replay-title", lang, players=names, turns=ending - opening + 1))
    for turn, heading, table, story in _turns(game, lang):
        if since <= turn <= until:
            _write("", heading, *(["", *table[1:], ""] if tables else []), *story)
    if not game.over and until == ending:
        _write("", message("replay-unfinished", lang), turn_text(game, lang), describe_decision(game, lang))
    return 0


def _write(*lines: str) -> None:
    sys.stdout.writelines(line + "\n" for line in lines)


def _turns(game: Game, lang: str) -> Iterator[tuple[int, str, list[str], list[str]]]:
    """Every turn: its number, its heading, the table at its beginning, and what happened in it."""
    from quarriors.cli.plain import beat_lines
    from quarriors.cli.tabletext import table_text
    from quarriors.engine import happenings
    from quarriors.engine.option import CHANCE
    from quarriors.engine.record import beginning
    from quarriors.text import message
    from quarriors.text.chronicle import Chronicle

    again = beginning(game)
    s = again.state
    chronicle = Chronicle(again, lang)
    begun: list[tuple[int, str, list[str], list[str]]] = []

    def begin() -> None:
        heading = message("event-turn", lang, n=s.turn, player=again.players[s.active])
        begun.append((s.turn, heading, table_text(again, lang), []))

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
