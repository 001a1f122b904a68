"""What a puzzle asks for, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.text import card_name

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.text.words import Words

    from .goals import Goal


def goal_text(table: Game, goal: Goal, words: Words) -> str:
    """One thing to reach, as a sentence.

    >>> from quarriors import Game, deal
    >>> from quarriors.lab.puzzles.goals import Goal
    >>> from quarriors.text import ENGLISH
    >>> goal_text(Game.new(["You", "Bot"], deal(seed=7), seed=7), Goal("score", 3), ENGLISH)
    'Gain at least 3 Glory this turn.'
    """
    card = next((card_name(card, words) for card in table.wilds.cards if card.id == goal.card), "")
    return words.say(f"puzzle-{goal.kind}", n=goal.number, card=card, rivals=table.state.n - 1)
