"""A game between bots, played to its end, and the error when a bot fails."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quarriors.engine.errors import IllegalOption, OptionError, QuarriorsError, SetupError
from quarriors.engine.game import Game
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.result import Result
from quarriors.engine.view import View

from .greedy import GreedyBot
from .protocol import Bot

#: Characters of a choice that an error quotes.
_QUOTED = 80


class BotError(QuarriorsError):
    """A bot raised an error, or chose something that is not on offer. The game stands where it asked."""


def play(game: Game, bots: Sequence[Bot], names: Sequence[str] = ()) -> Result:
    """Plays the game to its end, one bot for each seat. Errors name the bots by `names`, or by their classes.

    >>> from quarriors import Game, deal
    >>> from quarriors.bots import bot
    >>> game = Game.new(["Greta", "Randy"], deal(seed=7), seed=7)
    >>> play(game, [bot("greedy"), bot("random", seed=7)]).winners
    (0,)
    """
    if len(bots) != len(game.players):
        raise SetupError(f"one bot for each of the {len(game.players)} seats, not {len(bots)}")
    for one in bots:
        if not callable(getattr(one, "choose", None)) or isinstance(one, type):
            raise SetupError(f"a bot is an object with choose(view), such as bot('greedy'), not {one!r}")
    called = list(names) or [type(one).__name__ for one in bots]
    while not game.over:
        step(game, bots, called)
    return game.result


def step(game: Game, bots: Sequence[Bot], names: Sequence[str]) -> None:
    """Has the bot decide whose seat it is, and takes what it chooses."""
    s = game.state
    player = s.asker
    if player == CHANCE:
        raise SetupError("the dice of this game are the caller's to roll: give it a seed, or answer for chance")
    take(game, _chosen(game, bots[player], player, names[player]), names[player])


def _chosen(game: Game, bot: Bot, player: int, name: str) -> object:
    s = game.state
    if type(bot) is not GreedyBot or not s.waiting:
        return ask(bot, game.view(), name)
    try:
        return bot.decide(s, player)  # it is known to look at nothing that a view would hide
    except MemoryError:
        raise
    except Exception as error:  # whatever it stumbles over in a third party's cards
        raise _failure(name, game.decision.kind, error) from error


def ask(bot: Bot, view: View, name: str) -> Any:
    """What the bot of that name chooses: an option, if it keeps its word, which nothing here makes sure of."""
    asked: Any = bot
    try:
        return asked.choose(view)
    except MemoryError:
        raise
    except Exception as error:  # whatever a third party's bot stumbles over
        raise _failure(name, view.decision.kind, error) from error


def _failure(name: str, kind: str, error: Exception) -> QuarriorsError:
    reason = f"{type(error).__name__}: {error}"
    fault = BotError(f"The bot {name!r} failed at its decision ({kind}): {reason}")
    return fault.worded("bot-failed", name=name, decision=kind, python=reason)


def take(game: Game, option: object, name: str) -> None:
    """Takes what the bot of that name has chosen.

    >>> from quarriors import Game, deal
    >>> take(Game.new(["Misha", "Randy"], deal(seed=7), seed=7), "nonsense", "miser")
    Traceback (most recent call last):
    quarriors.bots.playing.BotError: The bot 'miser' chose 'nonsense', which is not on offer (roll).
    """
    try:
        game.take(option)
    except (IllegalOption, OptionError) as error:
        chosen = repr(str(option) if isinstance(option, Option) else option)
        quoted = chosen if len(chosen) <= _QUOTED else f"{chosen[:_QUOTED]}…"
        kind = game.decision.kind
        fault = BotError(f"The bot {name!r} chose {quoted}, which is not on offer ({kind}).")
        raise fault.worded("bot-chose", name=name, decision=kind, chosen=quoted) from error
