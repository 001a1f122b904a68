"""What an option does, or a decision is about: the number is the engine's, the word is everybody else's."""

from __future__ import annotations

from typing import Final

ROLL: Final = 0  # roll the dice of this turn
DRAW: Final = 1  # use the draw symbol: spend the die, draw and roll
REROLL: Final = 2  # use the re-roll symbol
BOTH: Final = 3  # use two joined symbols, draw and re-roll
IMMEDIATE: Final = 4  # use the card's Immediate Effect
TURN: Final = 5  # turn a die to its Quiddity face (E6)
READY: Final = 6
SUMMON: Final = 7
CAST: Final = 8
COPY: Final = 9  # have a copying Creature copy another
SPEND: Final = 10  # spend a die by hand
CAPTURE: Final = 11
CULL: Final = 12
KEEP: Final = 13  # expert culling: neither Glory nor cull
DISCARD: Final = 14
DEFEND: Final = 15
CHOOSE: Final = 16  # a die that an effect asks for
USE: Final = 17  # yes, to an optional ability
DECLINE: Final = 18
ENOUGH: Final = 19  # no more of what is being chosen
PASS: Final = 20  # let a reaction window go by
END: Final = 21  # go on to the next phase
FIRST: Final = 22  # which ability comes first
DRAWN: Final = 23  # chance: a die of that card is drawn
ROLLED: Final = 24  # chance: that face comes up
#: Only a decision has this kind: the menus of a phase offer several kinds of option.
ACT: Final = 25
LOCK: Final = 26
UNLOCK: Final = 27  # pay to UnLock a die
ANCHOR: Final = 28  # use the Anchored Spell of a card
QUEST: Final = 29  # send Creatures to that quest, or score or complete it first
NAME: Final = 30  # a player that an effect asks for
ATTACH: Final = 31  # a Quartifact
STAY: Final = 32  # nobody goes on a quest
ATTACK: Final = 33  # attack before the quest
LEAVE: Final = 34  # do not take a cleared quest over
SCORE: Final = 35  # score before completing the quest
LIGHT: Final = 36  # of two energies, Light
DARK: Final = 37

KIND_IDS: Final = (
    "roll", "draw", "reroll", "both", "immediate", "turn", "ready", "summon", "cast", "copy", "spend", "capture",
    "cull", "keep", "discard", "defend", "choose", "use", "decline", "enough", "pass", "end", "first", "drawn",
    "rolled", "act", "lock", "unlock", "anchor", "quest", "name", "attach", "stay", "attack", "leave", "score",
    "light", "dark",
)  # fmt: skip
KIND_CODES: Final = {kind: code for code, kind in enumerate(KIND_IDS)}
