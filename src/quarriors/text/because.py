"""Why an option is better than another, in words: the reasons that bots give, one sentence each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from quarriors.text.seen import Seen
    from quarriors.text.words import Words

#: Facts that are shares of games, in percent, and numbers that come in tenths.
_SHARES: Final = ("win", "lose", "score", "destroy", "defenders", "defender", "capture", "cull", "ready")
_ROLLS: Final = ("faces", "strength", "quiddity", "draws")


def describe_because(game: Seen, kind: str, facts: Mapping[str, int], words: Words) -> str:
    """A reason in a sentence. `facts` are those of `quarriors.bots.grounds`.

    >>> from quarriors import Game, deal
    >>> from quarriors.text import ENGLISH
    >>> game = Game.new(["Quinn", "Greta"], deal(seed=7), seed=7)
    >>> describe_because(game, "score", {"card": 1, "glory": 1, "chance": 62, "other": 0}, ENGLISH)
    'Assistant scores 1 Glory if it survives: 62%.'
    >>> describe_because(game, "defender", {"player": 1, "defense": 4, "chance": 90, "other": 20}, ENGLISH)
    'Leaves Greta no defender with more than 4 defense: 90%, otherwise 20%.'
    >>> from quarriors.text import Words
    >>> describe_because(game, "glory", {"tenths": 14}, Words("fr"))
    'Rapporte en moyenne 1,4 Point de Gloire de plus d’ici la fin du tour de table.'
    """
    slots: dict[str, str | float] = {}
    for name, value in facts.items():
        if name == "card":
            slots["card"] = words.proper_name(game.state.catalog.cards[value].die.name)
        elif name == "player":
            slots["player"] = game.players[value]
        elif name == "tenths":
            slots["n"] = value / 10  # as a number: languages differ in what 0.8, 1 and 1.4 are counted like
        elif name == "chance" or (name == "other" and kind in _SHARES):
            slots[name] = words.say("number-percent", n=str(value))
        elif name == "other" and kind in _ROLLS:
            slots["other"] = value / 10
        else:
            slots[name] = value
    id = f"because-{kind}"
    if facts.get("other", 0) and words.has(f"{id}-rather"):
        id = f"{id}-rather"
    return words.say(id, **slots)
