"""Bots as people meet them in a terminal: a name, a die that shows how strong they are, a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from quarriors.text.words import Words

#: A die for each strength; nothing for what is no opponent.
_PIPS: Final = (" ", "⚀", "⚁", "⚂", "⚃", "⚄")


def pips(dice: int) -> str:
    """The die that shows that strength.

    >>> pips(3), pips(0)
    ('⚂', ' ')
    """
    return _PIPS[dice]


def marked(bot: str) -> str:
    """A bot as commands call it, with its die.

    >>> marked("champion:2s"), marked("magpie")
    ('champion:2s ⚄', 'magpie')
    """
    return f"{bot} {pips(_dice(bot))}".rstrip()


def _dice(bot: str) -> int:
    from quarriors.bots.levels import LEVELS

    bare = bot.partition(":")[0]
    return next((one.dice for one in LEVELS if one.id == bare), 0)


def called(bot: str, words: Words) -> str:
    """What one of our bots is called; what stands after a colon is how long it thinks.

    >>> from quarriors.text import ENGLISH
    >>> called("champion:2s", ENGLISH), called("deep-thought", ENGLISH)
    ('The Quartermaster', 'deep-thought')
    """
    bare = bot.partition(":")[0]
    return words.say(f"bot-{bare}") if words.has(f"bot-{bare}") else bare


def about(bot: str, words: Words) -> str:
    """What one of our bots is like; nothing of others."""
    bare = bot.partition(":")[0]
    return words.say(f"bot-{bare}-about") if words.has(f"bot-{bare}-about") else ""


def introduced(bot: str, name: str, words: Words) -> str:
    """A line about a bot that sits down under that name; empty for one that nobody knows anything about.

    >>> from quarriors.text import ENGLISH
    >>> introduced("casual", "Bramble", ENGLISH)
    '⚁ Bramble: Buys the shiniest die. Always. No exceptions.'
    """
    said = about(bot, words)
    return words.say("table-bot", pips=pips(_dice(bot)), name=name, about=said).strip() if said else ""
