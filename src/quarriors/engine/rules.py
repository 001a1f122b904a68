"""The rules of a game as named options. Every difference between editions and variants is read here."""

from __future__ import annotations

from typing import Final

from .errors import RulesError

REVISED: Final = "revised"
CLASSIC: Final = "classic"

#: The ways to mix a box that leads with others (X3).
HINT: Final = "hint"
SIDE: Final = "side"
TWO_SCOOPS: Final = "two_scoops"
DEMOCRATIC: Final = "democratic"
MIXES: Final = (HINT, SIDE, TWO_SCOOPS, DEMOCRATIC)

#: What evens out the seats, which no rulebook does.
NO_HANDICAP: Final = "none"
HEAD_START: Final = "glory"
FEWER_DICE: Final = "dice"
HANDICAPS: Final = (NO_HANDICAP, HEAD_START, FEWER_DICE)
#: By number of players and in the order of play: Glory to begin with, and dice fewer in the first turn. How they were
#: found: docs/balance.md.
_HEAD_STARTS: Final[tuple[tuple[int, ...], ...]] = ((), (), (0, 4), (0, 1, 2), (0, 1, 2, 2))
_FEWER: Final[tuple[tuple[int, ...], ...]] = ((), (), (2, 0), (3, 1, 0), (3, 1, 0, 0))

#: Every option and its value in the standard rules.
STANDARD: Final[dict[str, object]] = {
    "edition": REVISED, "captures": 1, "expert_culling": False, "turn_limit": None,
    "quests": None, "mix": HINT, "side_cards": 4, "handicap": NO_HANDICAP,
}  # fmt: skip

#: Glory that wins, by number of players, unless a trait says otherwise.
GOALS: Final = (0, 0, 20, 15, 12)


def _wrong(name: str, said: str, known: list[str], value: object) -> RulesError:
    fault = RulesError(f"{name} must be {said}, not {value!r}")
    return fault.worded("rules-value", name=name, known=known, value=str(value)[:80])


class Rules:
    """How the game is played.

    - `edition`: ``"revised"`` (2018) or ``"classic"`` (2011), rulings E1–E11;
    - `captures`: dice a player may capture each turn, 1, or 2 with the Advanced Capture rule;
    - `expert_culling`: you cull a Creature that scores and take its Glory, or neither;
    - `turn_limit`: the game stops after this many turns (everyone's turns count); no rulebook has this;
    - `quests`: True plays with quests, False without; None with those in the Wilds;
    - `mix`: how a box that leads (`Box.leads`) is dealt: ``"hint"`` (with all other cards), ``"side"`` (`side_cards` of
      its cards, 4 or 5, then the others), ``"two_scoops"`` (as many of its cards as fit), ``"democratic"`` (you
      name all cards);
    - `handicap`: ``"glory"`` lets whoever goes later begin with some Glory, ``"dice"`` lets whoever goes first draw
      fewer dice in the first turn; no rulebook has this.

    >>> Rules(edition="classic", captures=2)
    Rules(edition='classic', captures=2)
    >>> Rules(captures=3)
    Traceback (most recent call last):
    quarriors.engine.errors.RulesError: captures must be 1 or 2 (Advanced Capture), not 3
    """

    __slots__ = (
        "attach_to_any", "captures", "decline_when_destroyed", "edition", "expert_culling", "handicap", "mix",
        "protect_together", "quests", "ready_while_rolling", "side_cards", "spent_pile", "turn_limit",
        "turn_to_quiddity",
    )  # fmt: skip

    def __init__(
        self,
        edition: object = REVISED,
        captures: object = 1,
        expert_culling: object = False,
        turn_limit: object = None,
        quests: object = None,
        mix: object = HINT,
        side_cards: object = 4,
        handicap: object = NO_HANDICAP,
    ) -> None:
        if not isinstance(edition, str) or edition not in (REVISED, CLASSIC):
            raise _wrong("edition", "'revised' or 'classic'", ["revised", "classic"], edition)
        if isinstance(captures, bool) or not isinstance(captures, int) or captures not in (1, 2):
            raise _wrong("captures", "1 or 2 (Advanced Capture)", ["1", "2"], captures)
        if not isinstance(expert_culling, bool):
            raise _wrong("expert_culling", "True or False", ["True", "False"], expert_culling)
        if turn_limit is not None and (
            isinstance(turn_limit, bool) or not isinstance(turn_limit, int) or not 1 <= turn_limit <= 100_000
        ):
            said = f"turn_limit must be None or a number of turns from 1 to 100000, not {turn_limit!r}"
            raise RulesError(said).worded("turn-limit", n=str(turn_limit))
        if quests is not None and not isinstance(quests, bool):
            raise _wrong("quests", "True, False or None (if there are any)", ["True", "False", "None"], quests)
        if not isinstance(mix, str) or mix not in MIXES:
            raise _wrong("mix", f"one of {', '.join(MIXES)}", list(MIXES), mix)
        if isinstance(side_cards, bool) or not isinstance(side_cards, int) or side_cards not in (4, 5):
            raise _wrong("side_cards", "4 or 5", ["4", "5"], side_cards)
        if side_cards != 4 and mix != SIDE:
            raise RulesError(f"side_cards is for mix='side', not for mix={mix!r}").worded("side-cards")
        if not isinstance(handicap, str) or handicap not in HANDICAPS:
            raise _wrong("handicap", f"one of {', '.join(HANDICAPS)}", list(HANDICAPS), handicap)
        self.edition = edition
        self.captures = captures
        self.expert_culling = expert_culling
        self.turn_limit: int | None = turn_limit
        self.quests: bool | None = quests
        self.mix = mix
        self.side_cards = side_cards
        self.handicap = handicap
        revised = edition == REVISED
        #: E1: spent dice wait in the Spent Pile until the turn ends.
        self.spent_pile = revised
        #: E3: readying and Immediate Effects share one phase.
        self.ready_while_rolling = revised
        #: E4: protection of all opponents comes before the first defender.
        self.protect_together = revised
        #: E6: dice with that trait may be turned to their Quiddity face when only such are left to draw.
        self.turn_to_quiddity = not revised
        #: E9: Spells may be attached to a Creature in any Ready Area.
        self.attach_to_any = revised
        #: C16: what a Creature does when it is destroyed may be declined, if it helps.
        self.decline_when_destroyed = not revised

    def head_start(self, players: int, place: int) -> int:
        """The Glory somebody begins with who goes first (0), second (1), ..."""
        return _HEAD_STARTS[players][place] if self.handicap == HEAD_START else 0

    def dice_fewer(self, players: int, turn: int) -> int:
        """How many dice fewer are drawn in that turn, the first of all being 1."""
        return _FEWER[players][turn - 1] if turn <= players and self.handicap == FEWER_DICE else 0

    def values(self) -> dict[str, object]:
        """Every option with its value."""
        return {name: getattr(self, name) for name in STANDARD}

    def options(self) -> dict[str, object]:
        """What differs from the standard rules, by name."""
        return {name: value for name, value in self.values().items() if value != STANDARD[name]}

    def __repr__(self) -> str:
        return f"Rules({', '.join(f'{name}={value!r}' for name, value in self.options().items())})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(tuple(self.values().values()))

    def __reduce__(self) -> tuple[object, ...]:
        return (Rules, tuple(self.values().values()))
