"""Keys of options: what an option means, in words that are the same in every copy of a game.

Dice have numbers, and after other draws the same number is another die. So a key tells a die as the players see it:
class, face, owner, zone and whatever else keeps two dice from being alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .kinds import KIND_IDS
from .notation import die_words
from .numbering import LINES
from .option import Option
from .zones import LOCKED_AREA, QUEST_AREA, READY_AREA, ZONE_IDS

if TYPE_CHECKING:
    from .state import State


def all_keys(s: State) -> list[str]:
    """The keys of every option of the open decision, in order; what looks the same to the last detail is numbered."""
    asked = f"{s.asker} {KIND_IDS[s.ask_code]}"
    if s.ask_die >= 0:
        asked += f" for {_die_key(s, s.ask_die)}"
    elif s.ask_card >= 0:
        asked += f" for {s.catalog.cards[s.ask_card].name}"
    keys: list[str] = []
    times: dict[str, int] = {}
    for option in s.options:
        key = f"{asked}: {_option_key(s, option)}"
        time = times.get(key, 0) + 1
        times[key] = time
        keys.append(key if time == 1 else f"{key} #{time}")
    return keys


def _option_key(s: State, option: Option) -> str:
    kind = option.kind
    if option.die >= 0:
        return f"{kind} {_die_key(s, option.die)}"
    if option.card >= 0:
        return f"{kind} {s.catalog.cards[option.card].name}"
    if option.ability >= 0:
        return f"{kind} {s.catalog.cards[option.ability // LINES].name} {option.ability % LINES}"
    if option.face >= 0:
        return f"{kind} {s.catalog.cards[s.catalog.card_of[s.ask_die]].die.faces[option.face].notation}"
    return str(option)


def _die_key(s: State, die: int) -> str:
    """A die as everybody sees it."""
    marks = [_where(s, die)]
    if die in s.fresh:
        marks.append("fresh")
    if s.zone(die) in (READY_AREA, QUEST_AREA, LOCKED_AREA):
        marks += _trappings(s, die)
    return f"{die_words(s, die)} ({', '.join(marks)})"


def _where(s: State, die: int) -> str:
    owner = s.owner(die)
    zone = ZONE_IDS[s.zone(die)]
    return f"{owner} {zone}" if owner >= 0 else zone


def _trappings(s: State, die: int) -> list[str]:
    """What tells a die in play from another of its face: `State.alike` looks at the same."""
    marks: list[str] = []
    if die in s.damaged:
        marks.append("damaged")
    if die in s.attackers:
        marks.append("attacking")
    if die in s.firsts:
        marks.append("first to defend")
    if s.attachments:
        carrier = s.attached[die]
        if carrier >= 0:
            marks.append(f"on {s.owner(carrier)} {die_words(s, carrier)}")
        for player in range(s.n):
            for other in s.pile(player, READY_AREA):
                if s.attached[other] == die:
                    marks.append(f"bears {player} {die_words(s, other)}")
    for gift in s.gifts:
        if gift.die == die:
            marks.append(f"gift {gift.code} {gift.amount} {gift.until} {gift.player}")
    for limit in s.once:
        if limit.die == die:
            marks.append(f"used {limit.what} {limit.player}")
    marks.sort()
    return marks
