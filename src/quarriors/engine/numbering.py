"""How a game numbers what is on its cards: lines, and forms, which are what dice show."""

from __future__ import annotations

from typing import Final

#: A line's number in a game is its card's number times this, plus its place on the card.
LINES: Final = 16
#: A form is a card's number times this, plus a face of its die.
FACES: Final = 6
