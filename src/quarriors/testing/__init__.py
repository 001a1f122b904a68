"""Testing cards: set a table in words, script the dice, act in words, look at the table.

>>> game = table("Scavenging Goblin", quinn="active: Scavenging Goblin C 1/2/2 *, Basic Quiddity Q1")
>>> take(game, "summon Scavenging Goblin")
>>> pile(game, "Quinn", "ready"), game.table().quiddity
(['Scavenging Goblin C 1/2/2 *'], 1)

For cards of your own box, name the box: ``table("Court Jester", boxes=[BOX], quinn="ready: Court Jester C 1/1/2")``.
You need not install it. Any test runner will do.
"""

from .reading import die, find_die, kinds, pile, take
from .setting import find_card, table, wilds_with

__all__ = ["die", "find_card", "find_die", "kinds", "pile", "table", "take", "wilds_with"]
