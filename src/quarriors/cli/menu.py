"""The menu: the options of a decision in the order in which they are shown and numbered."""

from __future__ import annotations

from quarriors.engine import kinds
from quarriors.engine.game import Game
from quarriors.engine.option import Option
from quarriors.engine.state import State

#: Immediate Effects are lost once something else is begun: they come first.
EFFECTS = (kinds.DRAW, kinds.REROLL, kinds.BOTH, kinds.IMMEDIATE, kinds.TURN)
#: What leaves the rest undone comes last.
_LAST = (kinds.DECLINE, kinds.ENOUGH, kinds.PASS, kinds.END, kinds.STAY, kinds.LEAVE)


def menu(game: Game) -> list[Option]:
    """The options of the decision at hand, Immediate Effects first, what ends something last.

    >>> from quarriors import deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> [game.words(option) for option in menu(game)]
    ['immediate Assistant R *', 'summon Assistant C 1/1/2', 'end']
    """
    return sorted(game.decision.options, key=lambda option: _place(game.state, option))


def _place(s: State, option: Option) -> tuple[int, int, int, int]:
    """Where an option stands: by what it does, then by card and face, however the dice happen to lie."""
    rank = (option.code in _LAST) - (option.code in EFFECTS)
    if option.die < 0:
        return rank, option.code, option.target, 0
    return rank, option.code, s.catalog.card_of[option.die], s.form[option.die]


def on_table(s: State) -> list[int]:
    """The cards that lie in the Wilds: Large dice have none."""
    return [number for number in range(len(s.catalog.cards)) if not s.catalog.large[number]]
