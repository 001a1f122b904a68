"""How an attack total is made up: for people who look on. It asks what `numbers.py` folds, and says who said what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .faces import UNKNOWN
from .frame import speaker
from .modifiers import ATTACK, ATTACK_AT_MOST, ATTACK_TOTAL
from .numbering import LINES
from .players import Players

if TYPE_CHECKING:
    from .state import State


class Change:
    """A number that changed another, and the card that says so; -1 if nobody knows. `die` is the one that speaks."""

    def __init__(self, amount: int, card: int, die: int = -1) -> None:
        self.amount = amount
        self.card = card
        self.die = die

    def __repr__(self) -> str:
        return f"Change({self.amount}, {self.card})"


class Share:
    """What one attacker brings to a total."""

    def __init__(self, die: int, value: int, printed: int, changes: list[Change], cap: Change | None) -> None:
        self.die = die
        #: What counts, and what the face says.
        self.value = value
        self.printed = printed
        #: The face shows a question mark: the card says the number.
        self.is_own = False
        self.changes = changes
        #: What holds it down, if something does.
        self.cap = cap

    def __repr__(self) -> str:
        return f"Share(die={self.die}, value={self.value}, printed={self.printed}, changes={self.changes})"


class Breakdown:
    """The total against one player: the attackers' shares, and what is added beside them."""

    def __init__(self, defender: int, total: int, shares: list[Share], others: list[Change]) -> None:
        self.defender = defender
        self.total = total
        self.shares = shares
        self.others = others


def breakdown(s: State, defender: int) -> Breakdown:
    """The total against that player as it was counted; to be asked when a listener is told of it."""
    shares: list[Share] = []
    for at, die in enumerate(s.attackers):
        value = s.values[at * s.n + defender]
        if s.owner(die) == defender and (s.is_creature(die) or not value):
            continue  # a Challenge: one's own side
        shares.append(_share(s, die, defender, value))
    others = _beside(s, defender)
    for k in range(0, len(s.raised), 2):
        if s.raised[k + 1] == defender and s.raised[k] in s.attackers:
            again = s.raised[k]
            others.append(Change(s.values[s.attackers.index(again) * s.n + defender], s.shown_card(again)))
    return Breakdown(defender, s.totals[defender], shares, others)


def _share(s: State, die: int, defender: int, value: int) -> Share:
    if not s.is_creature(die) or not s.can_attack(die, defender):
        return Share(die, value, value, [], None)
    printed = s.catalog.attack[s.form[die]]
    is_own = printed == UNKNOWN
    if is_own:
        printed = s.own_attack(die)
    changes = [change for change in _said(s, ATTACK, die, defender) if change.amount]
    total = printed
    for change in changes:
        total += change.amount
    cap: Change | None = None
    if total != value:
        for said in _said(s, ATTACK_AT_MOST, die, defender):
            if said.amount == value:
                cap = said
    if cap is None and total != value and not (value == 0 and total < 0):
        return Share(die, value, value, [], None)  # fixed by an earlier count
    share = Share(die, value, printed, changes, cap)
    share.is_own = is_own
    return share


def _giver(line: int) -> int:
    """The card a gift came from."""
    return line // LINES if line >= 0 else -1


def _said(s: State, code: int, die: int, defender: int) -> list[Change]:
    """Everything said about that number of that Creature, one by one."""
    found: list[Change] = []
    for gift in s.gifts:
        if gift.code != code or gift.die != die or (gift.player >= 0 and gift.player != defender):
            continue
        if gift.by < 0 or not _shielded(s, die, gift.by, gift.line):
            found.append(Change(gift.amount, _giver(gift.line)))
    if s.catalog.asked & (1 << code):
        for other, ref in s.speaking(code):
            it = s.speaks_for(other)
            you = s.owner(other)
            if it >= 0 and s.reaches(ref.static, it, you, die, defender):
                card = s.shown_card(other)
                if not _shielded(s, die, you, card * LINES):
                    found.append(Change(ref.modifier.amount.value(s, speaker(it, you, defender)), card, other))
    return found


def _shielded(s: State, die: int, by: int, line: int) -> bool:
    """Whether what that player's line says about the Creature does not count."""
    return s.catalog.has_shields and s.shielded(die, by, line)


def _beside(s: State, defender: int) -> list[Change]:
    """What changes the total against that player beside the attackers."""
    found: list[Change] = []
    for gift in s.gifts:
        if gift.code == ATTACK_TOTAL and gift.player == defender:
            found.append(Change(gift.amount, _giver(gift.line)))
    if s.catalog.asked & (1 << ATTACK_TOTAL):
        for other, ref in s.speaking(ATTACK_TOTAL):
            it = s.speaks_for(other)
            who = ref.static.who
            if it >= 0 and isinstance(who, Players) and s.zone(it) == s.area:
                f = speaker(it, s.owner(other), -1)
                f.them = defender
                if who.covers(f, defender) and s.holds(ref.static.if_, f):
                    found.append(Change(ref.modifier.amount.value(s, f), s.shown_card(other), other))
    return found
