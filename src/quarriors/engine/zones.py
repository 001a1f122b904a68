"""Where a die can lie. A player's zones come first; the Wilds and the box have no owner."""

from __future__ import annotations

from typing import Final

from .words import Word

BAG: Final = 0
ACTIVE_POOL: Final = 1
READY_AREA: Final = 2
LOCKED_AREA: Final = 3
SPENT_PILE: Final = 4
USED_PILE: Final = 5
SET_ASIDE: Final = 6
QUEST_AREA: Final = 7
#: How many zones each player has; a pile's number is player * ZONES + zone.
ZONES: Final = 8
THE_WILDS: Final = 8
OUT_OF_GAME: Final = 9

#: Ids of the zones, as records, positions and messages name them.
ZONE_IDS: Final = ("bag", "active", "ready", "locked", "spent", "used", "aside", "quest", "wilds", "removed")
#: Those that every player has.
PLAYER_ZONE_IDS: Final = ZONE_IDS[:ZONES]
#: And as declarations do.
ZONE_WORDS: Final = (
    "bag", "active_pool", "ready_area", "locked_area", "spent_pile", "used_pile", "aside", "quest_area", "wilds",
    "removed",
)  # fmt: skip


class Zone(Word):
    """A zone as card declarations name it."""

    def __init__(self, code: int) -> None:
        self.code = code

    @property
    def id(self) -> str:
        return ZONE_IDS[self.code]

    def said(self) -> str:
        return ZONE_WORDS[self.code]

    def parts(self) -> list[object]:
        return []

    def __repr__(self) -> str:
        return self.id


bag = Zone(BAG)
active_pool = Zone(ACTIVE_POOL)
ready_area = Zone(READY_AREA)
locked_area = Zone(LOCKED_AREA)
spent_pile = Zone(SPENT_PILE)
used_pile = Zone(USED_PILE)
aside = Zone(SET_ASIDE)
quest_area = Zone(QUEST_AREA)
wilds = Zone(THE_WILDS)
