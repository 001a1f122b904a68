"""What a position remembers of the turn and of work under way: dice by their place in the list, all of it checked."""

from __future__ import annotations

from collections.abc import Callable

from .errors import QuarriorsError
from .events import ROLLED
from .frame import (
    ASSAULT,
    ATTACK,
    BLOCK,
    CHALLENGE,
    COPY,
    DEFEND,
    DESTROY,
    DRAW,
    LOCK,
    OP_IDS,
    QUEST,
    ROLL,
    SCORE,
    TRIGGERS,
    WINDOW,
    Frame,
)
from .gathering import GATHERING
from .gifts import NEXT_TIME, THIS_ATTACK, THIS_TURN, WHILE_THERE, Gift
from .indexing import LINES
from .lines import Instead, When
from .modifiers import LINE, QUESTIONS
from .state import State
from .zones import LOCKED, READY, ZONES
from .zones import QUEST as QUEST_AREA

_NAMES = (
    "area", "attackers", "casts", "counted", "damaged", "earned", "firsts", "flags", "gifts", "kills", "locked_now",
    "once", "raised", "rolled", "saved", "scored", "scored_as", "sent", "shed", "struck", "summons", "totals", "values",
)  # fmt: skip


def remembered(s: State, place: dict[int, int]) -> dict[str, object]:
    """What the turn remembers, as far as there is anything."""
    memory: dict[str, object] = {
        "gifts": sorted([g.code, place.get(g.die, -1), g.player, g.amount, g.until, g.line, g.by] for g in s.gifts),
        "scored": [place.get(d, -1) for d in s.scored],
        "scored_as": s.scored_as,
        "earned": s.earned,
        "flags": s.flags,
        "area": s.area if s.area != READY else 0,
        "casts": sorted(s.casts),
        "rolled": s.rolled if any(s.rolled) else [],
        "locked_now": sorted(place[d] for d in s.locked_now),
        "firsts": sorted(place[d] for d in s.firsts),
        "kills": sorted(s.kills),
        "sent": [place[d] if at % 2 == 0 else d for at, d in enumerate(s.sent)],
        "summons": sorted(s.summons),
        "struck": sorted(s.struck),
        "damaged": sorted(place[d] for d in s.damaged),
        "once": sorted(place[key // 4096] * 4096 + key % 4096 for key in s.once),
        "saved": sorted(place[d] for d in s.saved),
        "shed": [place[d] for d in s.shed],
        "attackers": [place[d] for d in s.attackers],
        "values": s.values,
        "totals": s.totals,
        "counted": [int(c) for c in s.counted],
        "raised": [place[d] if at % 2 == 0 else d for at, d in enumerate(s.raised)],
    }
    return {name: value for name, value in memory.items() if value}


def relabel(f: Frame, number: Callable[[int], int]) -> Frame:
    """The frame with its dice called by other numbers."""
    g = f.clone()
    g.it = number(f.it)
    g.that = number(f.that)
    g.those = [number(d) for d in f.those]
    if f.op in (TRIGGERS, DESTROY, SCORE, QUEST):  # (line, it, you, that)
        g.picked = [number(d) if at % 2 else d for at, d in enumerate(f.picked)]
    else:
        g.picked = [number(d) for d in f.picked]
    if f.op in (SCORE, QUEST):
        g.loop = [number(d) for d in f.loop]
    if f.op == BLOCK and f.n > 0:
        g.n = number(f.n - 1) + 1  # a die offered for a swap
    return g


# -- reading ---------------------------------------------------------------------------------------


class _Fault(QuarriorsError):
    """Something that cannot be; the reader adds the line."""


def recall(s: State, memory: object, dice: list[int]) -> None:
    """Reads the memory line back."""
    if not isinstance(memory, dict):
        raise _Fault("memory is a list of names with numbers, in curly brackets")
    for name in memory:
        if name not in _NAMES:
            raise _Fault(f"memory knows {', '.join(_NAMES)}, not {name!r}")

    def numbers(name: str) -> list[int]:
        return _numbers(name, memory.get(name, []))

    def die(at: int) -> int:
        if not -1 <= at < len(dice):
            raise _Fault(f"there is no die {at} in the list; the last is {len(dice) - 1}")
        return dice[at] if at >= 0 else -1

    s.gifts = [_gift(s, _numbers("gifts", given), die) for given in _list("gifts", memory.get("gifts", []))]
    s.scored = [die(d) for d in numbers("scored")]
    # positions of earlier days know who scored, not as what
    s.scored_as = numbers("scored_as")
    s.earned = numbers("earned")
    if s.catalog.asks_scores and not s.scored_as:
        s.scored_as = [s.catalog.card_of[d] if d >= 0 else 0 for d in s.scored]
        s.earned = [0] * len(s.scored)
    s.flags = _number("flags", memory.get("flags", 0))
    s.area = _number("area", memory.get("area", 0)) or READY
    s.casts = numbers("casts")
    s.rolled = numbers("rolled")
    s.locked_now = [die(d) for d in numbers("locked_now")]
    s.firsts = [die(d) for d in numbers("firsts")]
    s.kills = numbers("kills")
    s.sent = [die(d) if at % 2 == 0 else d for at, d in enumerate(numbers("sent"))]
    s.summons = numbers("summons")
    s.struck = numbers("struck")
    s.damaged = [die(d) for d in numbers("damaged")]
    s.once = [die(key // 4096) * 4096 + key % 4096 for key in numbers("once")]
    s.saved = [die(d) for d in numbers("saved")]
    s.shed = [die(d) for d in numbers("shed")]
    s.attackers = [die(d) for d in numbers("attackers")]
    s.values = numbers("values")
    s.totals = numbers("totals")
    s.counted = [c != 0 for c in numbers("counted")]
    s.raised = [die(d) if at % 2 == 0 else d for at, d in enumerate(numbers("raised"))]
    _check_memory(s)


def _list(name: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise _Fault(f"{name} in the memory is a list, not {value!r}")
    return value


def _numbers(name: str, value: object) -> list[int]:
    found: list[int] = []
    for number in _list(name, value):
        if isinstance(number, bool) or not isinstance(number, int) or abs(number) > 1 << 40:
            raise _Fault(f"{name} in the memory holds numbers, not {number!r}")
        found.append(number)
    return found


def _number(name: str, value: object) -> int:
    return _numbers(name, [value])[0]


def _gift(s: State, numbers: list[int], die: Callable[[int], int]) -> Gift:
    if len(numbers) not in (5, 6, 7) or not 0 <= numbers[0] < QUESTIONS or not -1 <= numbers[2] < s.n:
        raise _Fault(f"a gift is five to seven numbers: what, die, player, amount, until, line, giver; not {numbers}")
    if not THIS_TURN <= numbers[4] <= NEXT_TIME:
        raise _Fault(
            f"a gift lasts for the turn ({THIS_TURN}), for the attack ({THIS_ATTACK}), while the die is there "
            f"({WHILE_THERE}) or until it is used ({NEXT_TIME}), not {numbers[4]}"
        )
    if numbers[0] == LINE and not _is_line(s, numbers[3], True):
        raise _Fault(f"no card of these Wilds gives a line {numbers[3]}")
    if numbers[0] == LINE and s.catalog.event_of(numbers[3]) == ROLLED and numbers[4] != NEXT_TIME:
        raise _Fault("what waits for a roll is given for the next one only")
    by = numbers[6] if len(numbers) == 7 else numbers[2]
    if not -1 <= by < s.n:
        raise _Fault(f"there is no seat {by}")
    line = numbers[5] if len(numbers) >= 6 else -1
    if line != -1 and not 0 <= line < len(s.catalog.cards) * LINES:
        raise _Fault(f"no card of these Wilds has a line {line}")
    return Gift(numbers[0], die(numbers[1]), numbers[2], numbers[3], numbers[4], line, by)


def _check_memory(s: State) -> None:
    forms = len(s.catalog.kind)
    if any(not 0 <= form < forms for form in s.summons):
        raise _Fault(f"summons are forms from 0 to {forms - 1}")
    if any(not 0 <= player < s.n for player in s.struck):
        raise _Fault(f"struck are seats from 0 to {s.n - 1}")
    size = s.n if s.attackers else 0
    if len(s.totals) != size or len(s.counted) != size or len(s.values) != size * len(s.attackers):
        raise _Fault("attackers, values, totals and counted do not fit each other")
    if len(s.raised) % 2 or len(s.shed) % 2:
        raise _Fault("raised and shed come in pairs")
    if any(not 0 <= s.raised[k] < s.n for k in range(1, len(s.raised), 2)):
        raise _Fault(f"raised names seats from 0 to {s.n - 1}")
    dice = s.attackers + s.damaged + s.saved + s.locked_now + s.firsts + s.shed + s.raised[::2] + s.once
    if any(d < 0 for d in dice):
        raise _Fault("attackers, damaged, saved, locked_now, firsts, shed, raised and once are about dice of the list")
    size = len(s.scored) if s.catalog.asks_scores else 0
    if len(s.scored_as) != size or len(s.earned) != size:
        raise _Fault("scored, scored_as and earned do not fit each other")
    if any(not 0 <= card < len(s.catalog.cards) for card in s.scored_as):
        raise _Fault(f"scored_as are cards from 0 to {len(s.catalog.cards) - 1}")
    if any(not 0 <= player < s.n for player in s.casts + s.kills):
        raise _Fault(f"casts and kills are seats from 0 to {s.n - 1}")
    if s.area not in (READY, QUEST_AREA) or (s.area == QUEST_AREA and not s.catalog.has_quests):
        raise _Fault(f"area is that of the Ready Areas (0) or of quests ({QUEST_AREA}), not {s.area}")
    if (s.rolled and len(s.rolled) != s.n) or len(s.sent) % 2 or any(d < 0 for d in s.sent):
        raise _Fault("rolled has a number for each player, sent comes in pairs")
    if any(not 0 <= s.sent[k] < ZONES for k in range(1, len(s.sent), 2)):
        raise _Fault("sent names zones of a player")


def _is_line(s: State, number: int, instead: bool) -> bool:
    if not 0 <= number < len(s.catalog.cards) * LINES:
        return False
    lines = s.catalog.index[number // LINES].lines
    if number % LINES >= len(lines):
        return False
    return not instead or isinstance(lines[number % LINES], Instead | When)


def check_quests(s: State) -> None:
    """Two players are at one quest only while one challenges the other; who is at none is not on a quest."""
    for player in range(s.n if s.on_quest else 0):
        if s.on_quest[player] >= 0 and not s.questers(player):
            raise _Fault("nobody is at that quest: name dice, or leave the line out")
    for card in s.catalog.quests:
        if s.on_quest.count(card) > 1 and not any(f.op == CHALLENGE and f.n == card for f in s.stack):
            raise _Fault("two players are at one quest, and none challenges the other")


def check_areas(s: State) -> None:
    """One Locked die and one Quartifact for each player, and quest dice nowhere else than in a Ready Area."""
    for player in range(s.n):
        if len(s.piles[player * ZONES + LOCKED]) > 1:
            raise _Fault("a Locked Area holds one die")
        base = player * ZONES
        quest_dice = [d for z in range(ZONES) for d in s.piles[base + z] if s.catalog.card_of[d] in s.catalog.quests]
        if len(quest_dice) > 1:
            raise _Fault("a player has one Quartifact at most")
        if any(s.where[d] % ZONES != READY for d in quest_dice):
            raise _Fault("quest dice lie beside their card, or as Quartifacts in a Ready Area")


def check_stack(s: State) -> None:
    """Refuses pending work that could not be carried out."""
    for at, f in enumerate(s.stack):
        if not 0 <= f.op < len(OP_IDS):
            raise _Fault(f"there is no pending work of kind {f.op}")
        fault = _frame_fault(s, f, at)
        if fault:
            raise _Fault(f"pending {OP_IDS[f.op]}: {fault}")


def _frame_fault(s: State, f: Frame, at: int) -> str:
    """What is wrong with a frame, or nothing."""
    for player in (f.you, f.them, f.by, f.defender):
        if not -1 <= player < s.n:
            return f"there is no seat {player}"
    op = f.op
    if op in (BLOCK, DRAW, ROLL, DEFEND, SCORE, COPY, LOCK, QUEST, CHALLENGE) and f.you < 0:
        return "it must say whose it is"
    if op in (QUEST, CHALLENGE, ASSAULT):
        return _quest_fault(s, f, op)
    if op == LOCK:
        return "" if s.catalog.has_locks else "there is nothing to Lock"
    if op == ATTACK:
        return _attack_fault(s, f, at)
    if op == DEFEND and (not s.attackers or at == 0):
        return "nobody is attacked"
    if op == BLOCK and not _is_line(s, f.line, False):
        return f"no card of these Wilds has a line {f.line}"
    if op == BLOCK and not 0 <= f.m <= s.n:
        return f"there is no seat {f.m - 1}"
    if op == BLOCK and not 0 <= f.pc <= len(s.catalog.line(f.line).program):
        return f"line {f.line} has no step {f.pc}"
    if op in (DESTROY, SCORE, ROLL) and (not f.those or not 0 <= f.n <= len(f.those) or min(f.those) < 0):
        return "its dice are missing"
    if op == ROLL and not 0 <= f.pc <= len(f.those):
        return "its dice are missing"
    if op in (TRIGGERS, DESTROY, SCORE) and _triggers_fault(s, f):
        return "abilities waiting come in fours: line, die, seat, die"
    if op == DESTROY and f.line >= 0 and not _is_line(s, f.line, False):
        return f"no card of these Wilds has a line {f.line}"
    if op == COPY and (f.it < 0 or s.catalog.index[s.catalog.card_of[f.it]].copy is None):
        return "that die copies nothing"
    if op == WINDOW and (not 0 <= f.n < s.n or f.m not in (0, 1) or not 0 <= f.pc < s.n or (f.m and f.that < 0)):
        return "it is nobody's turn to react"
    if op == DESTROY and _gathering_fault(s, f, at):
        return "the dice of several players wait below the ability that destroys them, with a seat for each"
    if not 0 <= f.sub <= GATHERING:
        return f"there is no step {f.sub}"
    return ""


def _gathering_fault(s: State, f: Frame, at: int) -> bool:
    if f.loop and (len(f.loop) != len(f.those) or not all(0 <= player < s.n for player in f.loop)):
        return True
    if f.sub != GATHERING:
        return False
    above = s.stack[at + 1] if at + 1 < len(s.stack) else f
    return not f.loop or (above.op != BLOCK and above.sub != GATHERING)


def _attack_fault(s: State, f: Frame, at: int) -> str:
    if (at and s.stack[at - 1].op != ASSAULT) or not s.attackers:
        return "there is one attack at a time, by attackers that the memory names"
    if not 0 <= f.sub <= 4 or not 1 <= f.n <= s.n:
        return f"there is no step {f.sub} against opponent {f.n}"
    return ""


def _quest_fault(s: State, f: Frame, op: int) -> str:
    card = f.m if op == QUEST else f.n
    if not -1 <= card < len(s.catalog.cards) or (card >= 0 and card not in s.catalog.quests):
        return f"card {card} is no quest"
    if card < 0 and (op != ASSAULT or f.picked):
        return "it must say which quest"
    if op == CHALLENGE and (f.them < 0 or f.them == f.you):
        return "nobody is challenged"
    return "" if 0 <= f.sub <= 9 and 0 <= f.pc <= 9 else f"there is no step {f.sub}"


def _triggers_fault(s: State, f: Frame) -> bool:
    if len(f.picked) % 4:
        return True
    for k in range(0, len(f.picked), 4):
        if not _is_line(s, f.picked[k], False) or not 0 <= f.picked[k + 2] < s.n:
            return True
    return False
