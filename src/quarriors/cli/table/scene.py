"""What there is to draw: a table at one moment, and what can be done with the things on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.cli.table.board import Thing
from quarriors.engine import kinds

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.engine.option import Option
    from quarriors.engine.state import State
    from quarriors.text.words import Words


class Scene:
    """A state with the names of its players; `usable` are the things that an option at hand is about."""

    def __init__(self, state: State, players: list[str], words: Words) -> None:
        self.state = state
        self.players = players
        self.words = words
        self.usable: set[Thing] = set()
        #: What kind of bot plays, by seat; nothing for people, or if nobody knows.
        self.bots: list[str] = [""] * len(players)
        #: The player to look at.
        self.turned_to = state.active

    @staticmethod
    def of(game: Game, words: Words) -> Scene:
        """A game at a decision, with what can be done marked."""
        scene = Scene(game.state, game.players, words)
        if not game.over:
            scene.turned_to = max(0, game.decision.player)
            for option in game.decision.options:
                scene.usable |= things_of(game.state, option)
        return scene

    @property
    def marks(self) -> list[str]:
        """One letter for each player; where two would have the same, numbers."""
        letters = [name[0].upper() for name in self.players]
        return letters if len(set(letters)) == len(letters) else [str(seat + 1) for seat in range(len(letters))]


def things_of(s: State, option: Option) -> set[Thing]:
    """The things on the table that an option is about: dice that nobody could tell apart all count."""
    if option.card >= 0:
        return {Thing("card", option.card)}
    if option.player >= 0:
        return {Thing("piles", option.player)}
    if option.ability >= 0:
        able = s.creatures(s.asker) if s.ask_code == kinds.ACT else []
        return {Thing("die", die) for die in able if s.catalog.uses[s.form[die]] == option.ability}
    die = option.die
    if die < 0:
        return set()
    if s.owner(die) < 0:
        return {Thing("card", s.catalog.card_of[die])}
    return {Thing("die", other) for other in s.company(die) if other == die or s.alike(die, other)}
