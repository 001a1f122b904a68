"""What a listener hears. Nothing here is part of the state, and without a listener nothing is made."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # a turn begins
PHASE: Final = 1
ROLLED: Final = 2
DRAWN: Final = 3
REFILLED: Final = 4  # the Used Pile went into the bag
MOVED: Final = 5
SUMMONED: Final = 6
READIED: Final = 7
CAST: Final = 8
ATTACHED: Final = 9
COPIED: Final = 10
SPENT: Final = 11
QUIDDITY: Final = 12  # `other` is its energy, or -1
GLORY: Final = 13
SCORED: Final = 14
ATTACKED: Final = 15  # a total was counted against a player
DEFENDED: Final = 16
DESTROYED: Final = 17
SAVED: Final = 18
CAPTURED: Final = 19
CULLED: Final = 20
ABILITY: Final = 21  # an ability happens
TOTAL: Final = 22  # an attack total changed after it was counted
OVER: Final = 23
TURNED: Final = 24  # a die was turned to another face
GAINED: Final = 25  # a die became a player's by an effect
REMOVED: Final = 26  # a die left the game
LOST: Final = 27  # Glory
LOCKED: Final = 28  # `other` is the player in whose Locked Area
UNLOCKED: Final = 29
ANCHORED: Final = 30  # an Anchored Spell is used
QUESTED: Final = 31  # a Creature goes on a quest
CHALLENGED: Final = 32  # `other` is the player on the quest
COMPLETED: Final = 33  # a quest; `number` is its Glory
FAILED: Final = 34  # the levels on a quest did not do
RETURNED: Final = 35  # a Quartifact goes back to its quest card
FOUND: Final = 36  # a Quartifact
HELD: Final = 37  # it took damage that does not harm it; `number` is what it absorbed
HAPPENING_KINDS: Final = (
    "turn", "phase", "rolled", "drawn", "refilled", "moved", "summoned", "readied", "cast", "attached", "copied",
    "spent", "quiddity", "glory", "scored", "attacked", "defended", "destroyed", "saved", "captured", "culled",
    "ability", "total", "over", "turned", "gained", "removed", "lost", "locked", "unlocked", "anchored", "quested",
    "challenged", "completed", "failed", "returned", "found", "held",
)  # fmt: skip


class Happening:
    """One thing that happened: its kind, and what it is about; -1 if something does not apply.

    `number` is an amount (Glory, Quiddity, a total), a face, a zone or a phase: that depends on the kind.
    """

    def __init__(self, code: int, player: int, die: int, card: int, number: int, other: int) -> None:
        self.code = code
        self.player = player
        self.die = die
        self.card = card
        self.number = number
        #: A second die (the carrier, the copied one) or player, or as the kind has it.
        self.other = other

    @property
    def kind(self) -> str:
        return HAPPENING_KINDS[self.code]

    def __reduce__(self) -> tuple[object, ...]:
        return (Happening, (self.code, self.player, self.die, self.card, self.number, self.other))

    def __repr__(self) -> str:
        return (
            f"Happening({self.kind!r}, player={self.player}, die={self.die}, card={self.card}, "
            f"number={self.number}, other={self.other})"
        )
