"""The rules of a game as named options. Every difference between editions and variants is read here."""

from __future__ import annotations

from typing import Final

from .errors import RulesError

REVISED: Final = "revised"
CLASSIC: Final = "classic"

#: Every option and its value in the standard rules.
STANDARD: Final[dict[str, object]] = {
    "edition": REVISED, "captures": 1, "expert_culling": False, "turn_limit": None,
}  # fmt: skip

#: Glory that wins, by number of players.
GOALS: Final = (0, 0, 20, 15, 12)


class Rules:
    """How the game is played.

    - `edition`: ``"revised"`` (2018) or ``"classic"`` (2011), rulings E1–E11;
    - `captures`: dice a player may capture each turn, 1, or 2 with the Advanced Capture rule;
    - `expert_culling`: a Creature that scores may only be culled itself, and gives its Glory only then;
    - `turn_limit`: the game ends after so many turns, all players' counted; the rulebook has no such limit.

    >>> Rules(edition="classic", captures=2)
    Rules(edition='classic', captures=2)
    >>> Rules(captures=3)
    Traceback (most recent call last):
    quarriors.engine.errors.RulesError: captures must be 1 or 2 (Advanced Capture), not 3
    """

    __slots__ = (
        "attach_to_any", "captures", "edition", "expert_culling", "protect_together", "ready_while_rolling",
        "spent_pile", "turn_limit", "turn_portals",
    )  # fmt: skip

    def __init__(
        self,
        edition: object = REVISED,
        captures: object = 1,
        expert_culling: object = False,
        turn_limit: object = None,
    ) -> None:
        if not isinstance(edition, str) or edition not in (REVISED, CLASSIC):
            raise RulesError(f"edition must be 'revised' or 'classic', not {edition!r}")
        if isinstance(captures, bool) or not isinstance(captures, int) or captures not in (1, 2):
            raise RulesError(f"captures must be 1 or 2 (Advanced Capture), not {captures!r}")
        if not isinstance(expert_culling, bool):
            raise RulesError(f"expert_culling must be True or False, not {expert_culling!r}")
        if turn_limit is not None and (
            isinstance(turn_limit, bool) or not isinstance(turn_limit, int) or not 1 <= turn_limit <= 100_000
        ):
            raise RulesError(f"turn_limit must be None or a number of turns from 1 to 100000, not {turn_limit!r}")
        self.edition = edition
        self.captures = captures
        self.expert_culling = expert_culling
        self.turn_limit: int | None = turn_limit
        revised = edition == REVISED
        #: E1: spent dice wait in the Spent Pile until the turn ends.
        self.spent_pile = revised
        #: E3: readying and Immediate Effects share one phase.
        self.ready_while_rolling = revised
        #: E4: protection of all opponents comes before the first defender.
        self.protect_together = revised
        #: E6: a Portal may be turned to its Quiddity face when only Portals are left to draw.
        self.turn_portals = not revised
        #: E9: Spells may be attached to a Creature in any Ready Area.
        self.attach_to_any = revised

    def goal(self, players: int) -> int:
        """The Glory that wins."""
        return GOALS[players]

    def options(self) -> dict[str, object]:
        """What differs from the standard rules, by name."""
        mine: dict[str, object] = {
            "edition": self.edition,
            "captures": self.captures,
            "expert_culling": self.expert_culling,
            "turn_limit": self.turn_limit,
        }
        return {name: value for name, value in mine.items() if value != STANDARD[name]}

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in self.options().items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.options() == other.options()

    def __hash__(self) -> int:
        return hash((self.edition, self.captures, self.expert_culling, self.turn_limit))

    def __reduce__(self) -> tuple[object, ...]:
        return (Rules, (self.edition, self.captures, self.expert_culling, self.turn_limit))
