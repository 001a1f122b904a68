"""Acting and looking in a test: options by their words, dice by theirs."""

from __future__ import annotations

from quarriors.engine.errors import NotThere
from quarriors.engine.game import Game
from quarriors.engine.tabledie import TableDie


def take(game: Game, *options: str) -> None:
    """Takes options by their words, one after the other; "Quinn: " in front says who has to decide.

    >>> from quarriors.testing import table
    >>> game = table(turn="Quinn, capture", quinn="active: Basic Quiddity Q1")
    >>> take(game, "Monique: capture Assistant")
    Traceback (most recent call last):
    AssertionError: Monique was to decide about 'capture Assistant', but Quinn does
    """
    for words in options:
        who, colon, rest = words.partition(": ")
        if colon:
            seat = game.decision.player
            decides = game.players[seat] if seat >= 0 else "chance"
            if decides != game.table().player(who).name:
                raise AssertionError(f"{who} was to decide about {rest!r}, but {decides} does")
        game.take(rest if colon else words)


def kinds(game: Game) -> set[str]:
    """The kinds of option on offer."""
    return {option.kind for option in game.decision.options}


def die(game: Game, words: str, zone: str = "", player: str = "") -> TableDie:
    """The first die with these words, "Court Jester C 1/1/2" or the beginning of it, in that zone or anywhere.

    >>> from quarriors.testing import table
    >>> die(table("Witching Hag", quinn="ready: Witching Hag C 1/3/3"), "Witching Hag", "ready").defense
    3
    """
    seen = game.table()
    if player:
        seen.player(player)
    for found in seen.dice:
        if player and found.owner != player:
            continue
        if zone and (found.zone != zone or not found.owner):
            continue
        if str(found).startswith(words):
            return found
    where = f" in the zone {zone!r}" if zone else ""
    whose = f" of {player}" if player else ""
    raise NotThere(f"no die{whose}{where} reads {words!r}")


def find_die(game: Game, words: str, zone: str = "", player: str = "") -> int:
    """The number of that die, as options and `Game.why_not` name it."""
    return die(game, words, zone, player).number


def pile(game: Game, player: str, zone: str) -> list[str]:
    """What lies in a player's zone, in words, sorted."""
    return sorted(str(die) for die in game.table().pile(player, zone))
