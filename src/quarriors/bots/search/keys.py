"""What an option means, in words that are the same in every game in thought and for every copy of a die."""

from __future__ import annotations

from quarriors.engine.option import Option
from quarriors.engine.state import State


def key_of_option(s: State, option: Option) -> tuple[int, int, int, int]:
    """Kind, card, what the die shows, and whose it is or whom it names; -1 where that says nothing.

    Dice have other numbers where other dice were drawn; their cards and faces mean the same everywhere.

    >>> from quarriors import Game, Option, deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> key_of_option(game.state, Option("roll"))
    (0, -1, -1, -1)
    """
    if option.die >= 0:
        die = option.die
        return (option.code, s.catalog.card_of[die], s.form[die], s.owner(die))
    if option.card >= 0:
        return (option.code, option.card, -1, -1)
    if option.ability >= 0:
        return (option.code, s.catalog.card_of_line(option.ability), option.ability, -1)
    return (option.code, -1, -1, option.player)
