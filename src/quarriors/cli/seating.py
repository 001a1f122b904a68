"""Who sits at the table: people and bots, as the options of `play` name them."""

from __future__ import annotations

from dataclasses import dataclass

from quarriors.bots import bot
from quarriors.bots.naming import bot_name
from quarriors.cli.failures import Misuse
from quarriors.engine.seats import MOST_PLAYERS, Seat, seats_of

#: Names for people who give none.
PEOPLE = ("Quinn", "Monique", "Jacques", "Enrique")
_DEFAULT_BOT = "greedy"


@dataclass(frozen=True)
class TableSeat:
    """A seat at the table: a name, and the bot that plays there, or "" for a person."""

    name: str
    bot: str = ""


def places(players: list[str], bots: list[str] | None) -> list[TableSeat]:
    """Seats from `--players` (how many, or the names of people) and `--bots` (their kinds).

    >>> places([], None)
    [TableSeat(name='Quinn', bot=''), TableSeat(name='Greta', bot='greedy')]
    >>> [place.name for place in places(["3"], ["random"])]
    ['Quinn', 'Monique', 'Randy']
    >>> [place.name for place in places(["Ann", "Ben"], None)]
    ['Ann', 'Ben']
    """
    kinds = None if bots is None else [] if bots == ["none"] else bots
    for kind in kinds or []:
        bot(kind)
    if len(players) == 1 and players[0].isdecimal():
        people, kinds = _counted(int(players[0][-9:]), kinds)
    elif players:
        people = players
        if kinds is None:
            kinds = [_DEFAULT_BOT] if len(people) == 1 else []
    else:
        kinds = [_DEFAULT_BOT] if kinds is None else kinds
        people = [PEOPLE[0]] if kinds else list(PEOPLE[:2])
    return _named(people, kinds)


def _counted(seats: int, kinds: list[str] | None) -> tuple[list[str], list[str]]:
    """People and bots for so many seats."""
    if not 2 <= seats <= MOST_PLAYERS:
        raise Misuse("refused-players", n=seats)
    if kinds is None:
        kinds = [_DEFAULT_BOT] * (seats - 1)
    if len(kinds) > seats:
        raise Misuse("play-bots-many", bots=len(kinds), seats=seats)
    return list(PEOPLE[: seats - len(kinds)]), kinds


def _named(people: list[str], kinds: list[str]) -> list[TableSeat]:
    if not 2 <= len(people) + len(kinds) <= MOST_PLAYERS:
        names = [*people, *kinds]
        raise Misuse("refused-players-named", n=len(names), names=", ".join(names))
    seated = [TableSeat(name) for name in people]
    for kind in kinds:
        seated.append(TableSeat(bot_name(kind, [place.name for place in seated]), kind))
    seats_of([place.name for place in seated])
    return seated


def seats(table: list[TableSeat], pay_by_hand: bool) -> list[Seat]:
    """The engine's seats. Bots are asked to roll like everybody: until then, what a person did last can be undone."""
    return [Seat(place.name, pay_by_hand=pay_by_hand and not place.bot) for place in table]
