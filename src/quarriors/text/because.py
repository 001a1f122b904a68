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
    'Leaves Greta no defender above 4: 90%, otherwise 20%.'
    """
    slots: dict[str, str | int] = {}
    for name, value in facts.items():
        if name == "card":
            slots["card"] = words.proper_name(game.state.catalog.cards[value].die.name)
        elif name == "player":
            slots["player"] = game.players[value]
        elif name == "tenths":
            slots["n"] = _tenths(value, words)
        elif name == "chance" or (name == "other" and kind in _SHARES):
            slots[name] = words.say("number-percent", n=str(value))
        elif name == "other" and kind in _ROLLS:
            slots["other"] = _tenths(value, words)
        else:
            slots[name] = value
    id = f"because-{kind}"
    if facts.get("other", 0) and words.has(f"{id}-rather"):
        id = f"{id}-rather"
    return words.say(id, **slots)


def _tenths(value: int, words: Words) -> str:
    return f"{value // 10}{words.say('number-point')}{value % 10}"
