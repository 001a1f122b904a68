"""How a bot plays, as a value: what it counts for how much, what it likes, and which mistakes it makes."""

from __future__ import annotations

from typing import Final

from quarriors.engine.errors import SetupError

from .deeds import PER_ATTACK, PER_CULL, PER_DIE, PER_QUIDDITY

#: What a manner is made of, and what holds where nothing else is said: the ways of `greedy1`.
_PLAIN: Final[dict[str, float]] = {
    # In Glory: a point of Quiddity, a die drawn and rolled, a point of attack, a cull.
    "quiddity": PER_QUIDDITY, "draw": PER_DIE, "attack": PER_ATTACK, "cull": PER_CULL,
    # Shares: what Spells and other effects of faces give, and the abilities of Creatures.
    "effects": 1.0, "abilities": 1.0,
    # The rivals' attack, as a share of what their dice promise.
    "fear": 1.0,
    # What a cull is worth more for each turn to come.
    "early_cull": 0.0,
    # Turns after which a captured die begins to pay.
    "delay": 0.5,
    # What could be captured instead, as a share, when a Creature is to be summoned.
    "thrift": 1.0,
    # What a die in the Wilds is worth, if the first is above 0: so many times what the others say, by what its faces
    # show. What a face must give so that the die is worth having; a Creature, its level, its attack, its abilities;
    # Quiddity, a draw; a Spell, what it does. Glory counts 1 as far as it outlives so much more attack than today's.
    "prize": 0.0, "prize_floor": 0.0, "prize_creature": 0.0, "prize_level": 0.0, "prize_attack": 0.0,
    "prize_ability": 0.0, "prize_quiddity": 0.0, "prize_draw": 0.0, "prize_spell": 0.0, "prize_effect": 0.0,
    "prize_fear": 0.0,
    # Tastes, in Glory a capture: for Spells, for dice that draw, for each Quiddity above or below a price of 4.
    "spells": 0.0, "portals": 0.0, "dear": 0.0,
    # Mistakes: shares of culls and of effects that are forgotten, and of captures that are the dearest die.
    "forgets_culls": 0.0, "forgets_effects": 0.0, "dazzled": 0.0,
}  # fmt: skip


class Manner:
    """Weights, tastes and mistakes of a bot that goes by `Evaluation`. What is not given is as `greedy1` has it.

    >>> Manner(fear=1.2).fear, Manner(fear=1.2).cull
    (1.2, 0.35)
    >>> Manner(bravery=2)
    Traceback (most recent call last):
    quarriors.engine.errors.SetupError: a manner has no 'bravery'; it has: abilities, attack, cull, ...
    """

    __slots__ = (
        "abilities", "attack", "cull", "dazzled", "dear", "delay", "draw", "early_cull", "effects", "fear",
        "forgets_culls", "forgets_effects", "has_faults", "has_taste", "portals", "prize", "prize_ability",
        "prize_attack", "prize_creature", "prize_draw", "prize_effect", "prize_fear", "prize_floor", "prize_level",
        "prize_quiddity", "prize_spell", "quiddity", "spells", "thrift",
    )  # fmt: skip

    def __init__(self, **weights: float) -> None:
        for name in weights:
            if name not in _PLAIN:
                raise SetupError(f"a manner has no {name!r}; it has: {', '.join(sorted(_PLAIN))}")
        said: dict[str, float] = {**_PLAIN, **weights}
        self.quiddity: float = float(said["quiddity"])
        self.draw: float = float(said["draw"])
        self.attack: float = float(said["attack"])
        self.cull: float = float(said["cull"])
        self.effects: float = float(said["effects"])
        self.abilities: float = float(said["abilities"])
        self.fear: float = float(said["fear"])
        self.early_cull: float = float(said["early_cull"])
        self.delay: float = float(said["delay"])
        self.thrift: float = float(said["thrift"])
        self.prize: float = float(said["prize"])
        self.prize_floor: float = float(said["prize_floor"])
        self.prize_creature: float = float(said["prize_creature"])
        self.prize_level: float = float(said["prize_level"])
        self.prize_attack: float = float(said["prize_attack"])
        self.prize_ability: float = float(said["prize_ability"])
        self.prize_quiddity: float = float(said["prize_quiddity"])
        self.prize_draw: float = float(said["prize_draw"])
        self.prize_spell: float = float(said["prize_spell"])
        self.prize_effect: float = float(said["prize_effect"])
        self.prize_fear: float = float(said["prize_fear"])
        self.spells: float = float(said["spells"])
        self.portals: float = float(said["portals"])
        self.dear: float = float(said["dear"])
        self.forgets_culls: float = float(said["forgets_culls"])
        self.forgets_effects: float = float(said["forgets_effects"])
        self.dazzled: float = float(said["dazzled"])
        self.has_taste: bool = bool(self.spells or self.portals or self.dear)
        self.has_faults: bool = bool(self.forgets_culls or self.forgets_effects or self.dazzled)

    def weights(self) -> dict[str, float]:
        """Everything it is made of, by name."""
        return {name: float(getattr(self, name)) for name in _PLAIN}

    def but(self, **weights: float) -> Manner:
        """The same with other weights.

        >>> Manner(fear=1.2).but(cull=0.5).fear
        1.2
        """
        return Manner(**{**self.weights(), **weights})

    def __repr__(self) -> str:
        said = ", ".join(f"{name}={value:g}" for name, value in self.weights().items() if value != _PLAIN[name])
        return f"Manner({said})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Manner) and self.weights() == other.weights()

    def __hash__(self) -> int:
        return hash(tuple(self.weights().values()))

    def __reduce__(self) -> tuple[object, ...]:
        return (_with, (self.weights(),))


def _with(weights: dict[str, float]) -> Manner:
    return Manner(**weights)


#: The bot of all published figures, as it was when they were measured: it never changes.
GREEDY1: Final = Manner()
#: The same with its faults mended: the base of search and playouts. It captures by what dice were worth in games in
#: which captures had been left to chance, and summons early what it can: a cull is worth most when many turns follow.
GREEDY: Final = Manner(
    prize=1.1, prize_floor=0.58, prize_creature=0.9, prize_level=-0.53, prize_attack=0.2, prize_ability=0.5,
    prize_quiddity=0.05, prize_draw=0.4, prize_spell=0.33, prize_effect=0.5, prize_fear=4.5, thrift=0.5, early_cull=0.2,
)  # fmt: skip
