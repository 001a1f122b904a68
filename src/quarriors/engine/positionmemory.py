"""What a position remembers of the turn: dice by their place in the list, everything by name, all of it checked.

The first format had gifts, limits and pairs as bare numbers; they still read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .events import WHEN_ROLLED
from .framewords import WorkFault
from .gifts import NEXT_TIME, Gift
from .limits import COPY_CHANGED, LIMIT_IDS, NO_SCORE, SAVED, SUMMONED_NOW, Limit
from .lines import Instead, When
from .modifiers import GIVEN_LINE, MODIFIER_IDS
from .numbering import LINES
from .state import State
from .table import FLAG_IDS
from .zones import PLAYER_ZONE_IDS, QUEST_AREA, READY_AREA, ZONE_IDS, ZONES

_NAMES: Final = (
    "area", "attackers", "casts", "counted", "damaged", "earned", "firsts", "flags", "gifts", "kills", "locked_now",
    "once", "raised", "rolled", "saved", "scored", "scored_as", "sent", "shed", "struck", "summons", "totals", "values",
)  # fmt: skip
#: Until when a gift lasts, in the order of the numbers in `gifts.py`.
_UNTIL: Final = ("turn", "attack", "there", "next")
_GIFT: Final = ("what", "die", "player", "amount", "until", "line", "by")


def remembered(s: State, place: dict[int, int]) -> dict[str, object]:
    """What the turn remembers, as far as there is anything."""
    memory: dict[str, object] = {
        "gifts": [_gift_words(g, place) for g in sorted(s.gifts, key=lambda g: _gift_key(g, place))],
        "scored": [place.get(d, -1) for d in s.scored],
        "scored_as": s.scored_as,
        "earned": s.earned,
        "flags": [id for k, id in enumerate(FLAG_IDS) if s.flags >> k & 1],
        "area": ZONE_IDS[s.area] if s.area != READY_AREA else "",
        "casts": sorted(s.casts),
        "rolled": s.rolled if any(s.rolled) else [],
        "locked_now": sorted(place[d] for d in s.locked_now),
        "firsts": sorted(place[d] for d in s.firsts),
        "kills": sorted(s.kills),
        "sent": [{"die": place[s.sent[k]], "zone": ZONE_IDS[s.sent[k + 1]]} for k in range(0, len(s.sent), 2)],
        "summons": sorted(s.summons),
        "struck": sorted(s.struck),
        "damaged": sorted(place[d] for d in s.damaged),
        "once": [_limit_words(k, place) for k in sorted(s.once, key=lambda k: (place[k.die], k.what, k.player))],
        "saved": sorted(place[d] for d in s.saved),
        "shed": [{"spell": place[s.shed[k]], "carrier": place[s.shed[k + 1]]} for k in range(0, len(s.shed), 2)],
        "attackers": [place[d] for d in s.attackers],
        "values": s.values,
        "totals": s.totals,
        "counted": [int(c) for c in s.counted],
        "raised": [{"die": place[s.raised[k]], "player": s.raised[k + 1]} for k in range(0, len(s.raised), 2)],
    }
    return {name: value for name, value in memory.items() if value}


def _gift_key(g: Gift, place: dict[int, int]) -> tuple[int, ...]:
    return (g.code, place.get(g.die, -1), g.player, g.amount, g.until, g.line, g.by)


def _gift_words(g: Gift, place: dict[int, int]) -> dict[str, object]:
    fields: dict[str, object] = {"what": MODIFIER_IDS[g.code], "amount": g.amount, "until": _UNTIL[g.until]}
    for name, value in (("die", place.get(g.die, -1)), ("player", g.player), ("line", g.line), ("by", g.by)):
        if value >= 0:
            fields[name] = value
    return fields


def _limit_words(limit: Limit, place: dict[int, int]) -> dict[str, object]:
    fields: dict[str, object] = {"die": place[limit.die]}
    fields["what"] = limit.what if limit.what >= 0 else LIMIT_IDS[-limit.what]
    if limit.player >= 0:
        fields["player"] = limit.player
    return fields


# -- reading ---------------------------------------------------------------------------------------


def recall(s: State, memory: object, dice: list[int]) -> None:
    """Reads the memory line back."""
    if not isinstance(memory, dict):
        fault = WorkFault("memory is a list of names with numbers, in curly brackets")
        raise fault.worded("work-names", name="memory", value=str(memory)[:80])
    for name in memory:
        if name not in _NAMES:
            fault = WorkFault(f"memory knows {', '.join(_NAMES)}, not {name!r}")
            raise fault.worded("work-known", name="memory", known=list(_NAMES), value=str(name)[:80])

    def numbers(name: str) -> list[int]:
        return _numbers(name, memory.get(name, []))

    def die(at: int) -> int:
        if not -1 <= at < len(dice):
            raise no_die(at, len(dice) - 1)
        return dice[at] if at >= 0 else -1

    def pairs(name: str, first: str, second: str) -> list[int]:
        return _pairs(name, memory.get(name, []), first, second)

    s.gifts = [_gift(s, given, die) for given in _list("gifts", memory.get("gifts", []))]
    s.scored = [die(d) for d in numbers("scored")]
    # positions of earlier days know who scored, not as what
    s.scored_as = numbers("scored_as")
    s.earned = numbers("earned")
    if s.catalog.asks_scores and not s.scored_as:
        s.scored_as = [s.catalog.card_of[d] if d >= 0 else 0 for d in s.scored]
        s.earned = [0] * len(s.scored)
    s.flags = _flags(memory.get("flags", []))
    s.area = _area(memory.get("area", ""))
    s.casts = numbers("casts")
    s.rolled = numbers("rolled")
    s.locked_now = [die(d) for d in numbers("locked_now")]
    s.firsts = [die(d) for d in numbers("firsts")]
    s.kills = numbers("kills")
    s.sent = [die(d) if at % 2 == 0 else d for at, d in enumerate(pairs("sent", "die", "zone"))]
    s.summons = numbers("summons")
    s.struck = numbers("struck")
    s.damaged = [die(d) for d in numbers("damaged")]
    s.once = [_limit(s, limit, die) for limit in _list("once", memory.get("once", []))]
    s.saved = [die(d) for d in numbers("saved")]
    s.shed = [die(d) for d in pairs("shed", "spell", "carrier")]
    s.attackers = [die(d) for d in numbers("attackers")]
    s.values = numbers("values")
    s.totals = numbers("totals")
    s.counted = [c != 0 for c in numbers("counted")]
    s.raised = [die(d) if at % 2 == 0 else d for at, d in enumerate(pairs("raised", "die", "player"))]
    _check_memory(s)


def no_die(at: int, last: int) -> WorkFault:
    """A die that is not in the list."""
    return WorkFault(f"there is no die {at} in the list; the last is {last}").worded("work-no-die", n=at, last=last)


def _wrong(name: str, said: str, message: str, /, **slots: str | int | list[str]) -> WorkFault:
    return WorkFault(f"{name} in the memory {said}").worded(f"work-{message}", name=f"memory: {name}", **slots)


def _list(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise _wrong(name, f"is a list, not {value!r}", "list", value=str(value)[:80])
    return value


def _numbers(name: str, value: object) -> list[int]:
    return [_number(name, number) for number in _list(name, value)]


def _number(name: str, number: object) -> int:
    if isinstance(number, bool) or not isinstance(number, int) or abs(number) > 1 << 40:
        raise _wrong(name, f"holds numbers, not {number!r}", "number", value=str(number)[:80])
    return number


def _pairs(name: str, value: object, first: str, second: str) -> list[int]:
    """Two numbers each, one after the other; a zone is named by its id."""
    found: list[int] = []
    for pair in _list(name, value):
        if not isinstance(pair, dict):
            found.append(_number(name, pair))  # the first format
        elif set(pair) != {first, second}:
            said = f"has {first} and {second} each, not {pair!r}"
            raise _wrong(name, said, "fields", known=[first, second], value=str(pair)[:80])
        else:
            there = pair[second]
            if second == "zone" and isinstance(there, str) and there in PLAYER_ZONE_IDS:
                there = ZONE_IDS.index(there)
            found += [_number(name, pair[first]), _number(name, there)]
    return found


def _flags(value: object) -> int:
    if not isinstance(value, list):
        return _number("flags", value)  # the first format
    bits = 0
    for id in value:
        if id not in FLAG_IDS:
            said = f"are {', '.join(FLAG_IDS)}, not {id!r}"
            raise _wrong("flags", said, "known", known=list(FLAG_IDS), value=str(id)[:80])
        bits |= 1 << FLAG_IDS.index(id)
    return bits


def _area(value: object) -> int:
    if value == ZONE_IDS[QUEST_AREA]:
        return QUEST_AREA
    if value == "":
        return READY_AREA
    return _number("area", value) or READY_AREA  # the first format


def _gift(s: State, given: object, die: Callable[[int], int]) -> Gift:
    numbers = _gift_numbers(given)
    code, of, player, amount, until, line, by = numbers
    if not -1 <= player < s.n or not -1 <= by < s.n:
        fault = WorkFault(f"a gift is given to and by seats from 0 to {s.n - 1}, not {player} and {by}")
        raise fault.worded("work-range", name="memory: gifts", last=s.n - 1)
    if code == GIVEN_LINE and not is_line(s, amount, True):
        raise WorkFault(f"no card of these Wilds gives a line {amount}").worded("work-no-line", n=amount)
    if code == GIVEN_LINE and s.catalog.event_of(amount) == WHEN_ROLLED and until != NEXT_TIME:
        raise WorkFault("what waits for a roll is given for the next one only").worded("work-next-roll")
    if line != -1 and not 0 <= line < len(s.catalog.cards) * LINES:
        raise WorkFault(f"no card of these Wilds has a line {line}").worded("work-no-line", n=line)
    return Gift(code, die(of), player, amount, until, line, by)


def _gift_numbers(given: object) -> list[int]:
    """What, die, player, amount, until, line, giver."""
    if isinstance(given, dict):
        if not {"what", "amount", "until"} <= set(given) <= set(_GIFT):
            fault = WorkFault(f"a gift has {', '.join(_GIFT)}, not {given!r}")
            raise fault.worded("work-fields", name="memory: gifts", known=list(_GIFT), value=str(given)[:80])
        if given["what"] not in MODIFIER_IDS or given["until"] not in _UNTIL:
            fault = WorkFault(f"a gift is one of {', '.join(MODIFIER_IDS)}, until {', '.join(_UNTIL)}; not {given!r}")
            known = [*MODIFIER_IDS, *_UNTIL]
            raise fault.worded("work-known", name="memory: gifts", known=known, value=str(given)[:80])
        rest = [_number("gifts", given.get(name, -1)) for name in ("die", "player", "amount", "line", "by")]
        return [MODIFIER_IDS.index(given["what"]), *rest[:3], _UNTIL.index(given["until"]), *rest[3:]]
    # the first format: five to seven numbers
    numbers = _numbers("gifts", given)
    if len(numbers) not in (5, 6, 7) or not 0 <= numbers[0] < len(MODIFIER_IDS) or not 0 <= numbers[4] < len(_UNTIL):
        fault = WorkFault(
            f"a gift is five to seven numbers: what, die, player, amount, until, line, giver; not {numbers}"
        )
        raise fault.worded("work-fields", name="memory: gifts", known=list(_GIFT), value=str(numbers)[:80])
    if len(numbers) == 5:
        numbers.append(-1)
    return numbers if len(numbers) == 7 else [*numbers, numbers[2]]


#: Under which line numbers the first format counted the limits that are none of a line.
_OLD_LIMITS: Final = {511: COPY_CHANGED, 510: SAVED, 509: NO_SCORE, 508: SUMMONED_NOW}


def _limit(s: State, data: object, die: Callable[[int], int]) -> Limit:
    if not isinstance(data, dict):
        key = _number("once", data)  # the first format: die * 4096 + line * 8 + player + 1
        line = key % 4096 // 8
        return Limit(die(key // 4096), _OLD_LIMITS.get(line, line), key % 8 - 1)
    if not {"die", "what"} <= set(data) <= {"die", "what", "player"}:
        said = f"has die, what and player each, not {data!r}"
        raise _wrong("once", said, "fields", known=["die", "what", "player"], value=str(data)[:80])
    what = data["what"]
    player = _number("once", data.get("player", -1))
    if isinstance(what, str) and what in LIMIT_IDS[1:]:
        what = -LIMIT_IDS.index(what)
    elif not is_line(s, _number("once", what), False):
        said = f"is a line of these Wilds or one of {', '.join(LIMIT_IDS[1:])}, not {what!r}"
        raise _wrong("once", said, "known", known=list(LIMIT_IDS[1:]), value=str(what)[:80])
    if not -1 <= player < s.n:
        raise WorkFault(f"there is no seat {player}").worded("work-range", name="memory: once", last=s.n - 1)
    return Limit(die(_number("once", data["die"])), what, player)


def _check_memory(s: State) -> None:
    forms, cards, seats = len(s.catalog.kind), len(s.catalog.cards), s.n
    _check_range(s.summons, "summons", f"are forms from 0 to {forms - 1}", forms)
    _check_range(s.struck, "struck", f"are seats from 0 to {seats - 1}", seats)
    size = s.n if s.attackers else 0
    if len(s.totals) != size or len(s.counted) != size or len(s.values) != size * len(s.attackers):
        raise _all_wrong(["attackers", "values", "totals", "counted"], "do not fit each other", "fit")
    if len(s.raised) % 2 or len(s.shed) % 2:
        raise _all_wrong(["raised", "shed"], "come in pairs", "pairs")
    _check_range(s.raised[1::2], "raised", f"names seats from 0 to {seats - 1}", seats)
    dice = s.attackers + s.damaged + s.saved + s.locked_now + s.firsts + s.shed + s.raised[::2]
    if any(d < 0 for d in dice) or any(limit.die < 0 for limit in s.once):
        names = ["attackers", "damaged", "saved", "locked_now", "firsts", "shed", "raised", "once"]
        raise _all_wrong(names, "are about dice of the list", "dice")
    size = len(s.scored) if s.catalog.asks_scores else 0
    if len(s.scored_as) != size or len(s.earned) != size:
        raise _all_wrong(["scored", "scored_as", "earned"], "do not fit each other", "fit")
    _check_range(s.scored_as, "scored_as", f"are cards from 0 to {cards - 1}", cards)
    _check_range(s.casts + s.kills, "casts and kills", f"are seats from 0 to {seats - 1}", seats)
    if s.area not in (READY_AREA, QUEST_AREA) or (s.area == QUEST_AREA and not s.catalog.has_quests):
        quest = ZONE_IDS[QUEST_AREA]
        fault = WorkFault(f"area is that of the Ready Areas (left out) or of quests ({quest!r}), not {s.area}")
        raise fault.worded("work-known", name="memory: area", known=[quest], value=str(s.area))
    if (s.rolled and len(s.rolled) != s.n) or len(s.sent) % 2 or any(d < 0 for d in s.sent):
        fault = WorkFault("rolled has a number for each player, sent comes in pairs")
        raise fault.worded("work-fit", names=["rolled", "sent"])
    if any(not 0 <= zone < ZONES for zone in s.sent[1::2]):
        fault = WorkFault("sent names zones of a player")
        raise fault.worded("work-known", name="memory: sent", known=list(PLAYER_ZONE_IDS), value=str(s.sent[1::2]))


def _check_range(numbers: list[int], name: str, said: str, end: int) -> None:
    if any(not 0 <= number < end for number in numbers):
        raise WorkFault(f"{name} {said}").worded("work-range", name=f"memory: {name}", last=end - 1)


def _all_wrong(names: list[str], said: str, message: str) -> WorkFault:
    """A fault of several together."""
    return WorkFault(f"{', '.join(names[:-1])} and {names[-1]} {said}").worded(f"work-{message}", names=names)


def is_line(s: State, number: int, given: bool) -> bool:
    """Whether these Wilds have such a line, and, if it was `given`, one that can be."""
    if not 0 <= number < len(s.catalog.cards) * LINES:
        return False
    lines = s.catalog.index[number // LINES].lines
    if number % LINES >= len(lines):
        return False
    return not given or isinstance(lines[number % LINES], (Instead, When))
