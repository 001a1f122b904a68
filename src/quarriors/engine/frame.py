"""Pending work: what the game still has to do before it can go on, as named numbers.

The stack holds frames. Each kind of work has a class of its own here, with the fields it needs and nothing else; the
module named after the work carries it out, and `operations.py` says which one that is. `framewords.py` knows the fields
by name, for positions and pickles.
"""

from __future__ import annotations

from typing import Final

from .extension import i64, mypyc_attr

ABILITY: Final = 0  # the steps of an ability line
DRAWING: Final = 1
ROLLING: Final = 2
DESTRUCTION: Final = 3
TRIGGERING: Final = 4
PROTECTION: Final = 5
RESCUE: Final = 6
ATTACKING: Final = 7
DEFENDING: Final = 8
SCORING: Final = 9
COPYING: Final = 10
LOCKING: Final = 11
ASSAULT: Final = 12  # the attack phase as a whole, where it is more than the attack
QUESTING: Final = 13  # completing a quest
CHALLENGE: Final = 14

# No frame points at another, so Python's search for cycles need not know of them. Compiled, those that come and go all
# the time take over the memory of the one that went last.

# Shared and never written to: whoever fills a list lays one of their own there first.
_NONE: Final[list[int]] = []


@mypyc_attr(acyclic=True)
class Frame:
    """One entry of the stack."""

    __slots__ = ("op",)

    def __init__(self, op: int) -> None:
        self.op: i64 = op

    def clone(self) -> Frame:
        raise NotImplementedError("every kind of work says how it is copied")


@mypyc_attr(acyclic=True, free_list_len=1)
class Trigger:
    """An ability that waits for its turn: the line, the die whose line it is, its player, the die the event is about.

    Never altered once made, so clones share it.
    """

    __slots__ = ("it", "line", "that", "you")

    def __init__(self, line: int, it: int, you: int, that: int) -> None:
        self.line: i64 = line
        self.it: i64 = it
        self.you: i64 = you
        self.that: i64 = that


_NO_TRIGGERS: Final[list[Trigger]] = []


# -- abilities ---------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Speaker(Frame):
    """Whose line speaks, and of what: the eyes through which a declaration looks at the table.

    The names are those of card texts: `it` is the die whose line speaks, `you` its player, `that` the die an event is
    about, `them` the player inside "each opponent …", `defender` the player being attacked, `by` the other player of
    an event, such as the one who destroys, `those` the dice of the step before.
    """

    __slots__ = ("acting", "by", "defender", "it", "line", "that", "them", "those", "you")

    def __init__(self, op: int, it: int, you: int, defender: int) -> None:
        self.op = op
        self.line: i64 = -1
        self.it: i64 = it
        self.you: i64 = you
        self.them: i64 = -1
        #: Inside `they(...)` the player who does it, else -1.
        self.acting: i64 = -1
        self.that: i64 = -1
        self.by: i64 = -1
        self.defender: i64 = defender
        self.those: list[int] = _NONE

    def doer(self) -> int:
        """The player who does what the step says: you, or inside `they(...)` them."""
        return self.acting if self.acting >= 0 else self.you

    def look_like(self, other: Speaker) -> None:
        """Takes over everything the other one sees."""
        self.line = other.line
        self.it = other.it
        self.you = other.you
        self.them = other.them
        self.acting = other.acting
        self.that = other.that
        self.by = other.by
        self.defender = other.defender
        if other.those is not _NONE:
            self.those = other.those[:]


def speaker(it: int, you: int, defender: int) -> Speaker:
    """One that is not on the stack: for asking a line about numbers and conditions."""
    return Speaker(ABILITY, it, you, defender)


@mypyc_attr(acyclic=True, free_list_len=1)
class Ability(Speaker):
    """The steps of a line, one after the other."""

    __slots__ = ("done", "offered", "picked", "players", "stage", "step")

    def __init__(self, line: int, it: int, you: int) -> None:
        super().__init__(ABILITY, it, you, -1)
        self.line = line
        #: The step it has come to, in the flattened program, and how far that one has got.
        self.step: i64 = 0
        self.stage: i64 = 0
        #: Whether the step before did anything.
        self.done = False
        #: Dice chosen so far; players still to come in `they(...)`; a die offered for a swap, or -1.
        self.picked: list[int] = _NONE
        self.players: list[int] = _NONE
        self.offered: i64 = -1

    def clone(self) -> Ability:
        copy = Ability(self.line, self.it, self.you)
        copy.look_like(self)
        copy.step = self.step
        copy.stage = self.stage
        copy.done = self.done
        copy.offered = self.offered
        if self.picked is not _NONE:
            copy.picked = self.picked[:]
        if self.players is not _NONE:
            copy.players = self.players[:]
        return copy


@mypyc_attr(acyclic=True, free_list_len=1)
class Triggering(Frame):
    """Abilities that an event has set off. `event` is one whose listeners are still to be found, or -1.

    `declining` is the place of the one whose player is asked whether to do it, or -1 (C16).
    """

    __slots__ = ("by", "cause", "declining", "defender", "event", "that", "those", "waiting")

    def __init__(self, waiting: list[Trigger], by: int, cause: int, defender: int) -> None:
        self.op = TRIGGERING
        self.waiting = waiting
        self.event: i64 = -1
        self.declining: i64 = -1
        self.that: i64 = -1
        self.by: i64 = by
        self.cause: i64 = cause
        self.defender: i64 = defender
        self.those: list[int] = _NONE

    def clone(self) -> Triggering:
        copy = Triggering(self.waiting[:], self.by, self.cause, self.defender)
        copy.event = self.event
        copy.declining = self.declining
        copy.that = self.that
        if self.those is not _NONE:
            copy.those = self.those[:]
        return copy


# -- dice --------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Drawing(Frame):
    """Dice on their way from the bag to the Active Pool; `then` says what happens to them there."""

    __slots__ = ("drawn", "is_heard", "left", "player", "then")

    def __init__(self, player: int, left: int, then: int) -> None:
        self.op = DRAWING
        self.player: i64 = player
        self.left = left
        self.then: i64 = then
        self.drawn: list[int] = []
        #: Whether abilities that wait for a draw have been told of this one.
        self.is_heard = False

    def clone(self) -> Drawing:
        copy = Drawing(self.player, self.left, self.then)
        copy.drawn = self.drawn[:]
        copy.is_heard = self.is_heard
        return copy


@mypyc_attr(acyclic=True, free_list_len=1)
class Rolling(Frame):
    """Dice being rolled: those from `at` on. `how` says what becomes of them, `fallen` are to be destroyed for it."""

    __slots__ = ("at", "dice", "fallen", "how", "player")

    def __init__(self, player: int, dice: list[int], how: int) -> None:
        self.op = ROLLING
        self.player: i64 = player
        self.dice = dice
        self.how: i64 = how
        self.at: i64 = 0
        self.fallen: list[int] = _NONE

    def clone(self) -> Rolling:
        copy = Rolling(self.player, self.dice[:], self.how)
        copy.at = self.at
        if self.fallen is not _NONE:
            copy.fallen = self.fallen[:]
        return copy


@mypyc_attr(acyclic=True)
class Copying(Frame):
    """A Creature chooses what it is a copy of."""

    __slots__ = ("die", "player")

    def __init__(self, player: int, die: int) -> None:
        self.op = COPYING
        self.player: i64 = player
        self.die: i64 = die

    def clone(self) -> Copying:
        return Copying(self.player, self.die)


@mypyc_attr(acyclic=True)
class Locking(Frame):
    """A die to be Locked, or -1 where the player must choose one on leaving phase 2."""

    __slots__ = ("die", "is_forced", "player")

    def __init__(self, player: int, die: int, is_forced: bool) -> None:
        self.op = LOCKING
        self.player: i64 = player
        self.die: i64 = die
        self.is_forced = is_forced

    def clone(self) -> Locking:
        return Locking(self.player, self.die, self.is_forced)


# -- battles -----------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True, free_list_len=1)
class Destruction(Speaker):
    """Creatures being destroyed: `dice`, fixed beforehand (C12), of which the one at `at` is in hand.

    What it sees is what the step saw that asked for it, so that its condition can be asked again (C3).
    """

    __slots__ = ("at", "cause", "chosen_for", "dice", "replacement", "stage", "step", "triggers")

    def __init__(self, dice: list[int], by: int, cause: int) -> None:
        super().__init__(DESTRUCTION, -1, by, -1)
        self.dice = dice
        self.at: i64 = 0
        self.by = by
        self.cause: i64 = cause
        self.stage: i64 = 0
        #: The step of `line` that destroys; the line that the owner has chosen to apply instead.
        self.step: i64 = 0
        self.replacement: i64 = -1
        #: If several players chose the dice: for each of them, for whom (`gathering.py`).
        self.chosen_for: list[int] = _NONE
        #: What happens after the last.
        self.triggers: list[Trigger] = _NO_TRIGGERS

    def clone(self) -> Destruction:
        copy = Destruction(self.dice[:], self.by, self.cause)
        copy.look_like(self)
        copy.at = self.at
        copy.stage = self.stage
        copy.step = self.step
        copy.replacement = self.replacement
        if self.chosen_for is not _NONE:
            copy.chosen_for = self.chosen_for[:]
        if self.triggers is not _NO_TRIGGERS:
            copy.triggers = self.triggers[:]
        return copy


@mypyc_attr(acyclic=True)
class ReactionWindow(Frame):
    """A window to react in (C3): whose chance it is, clockwise from the active player, and how many passed in a row."""

    __slots__ = ("passed", "turn")

    def __init__(self, op: int, turn: int) -> None:
        self.op = op
        self.turn: i64 = turn
        self.passed: i64 = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Protection(ReactionWindow):
    """Window (a): against an attack on these players."""

    __slots__ = ("players",)

    def __init__(self, turn: int, players: list[int]) -> None:
        super().__init__(PROTECTION, turn)
        self.players = players

    def clone(self) -> Protection:
        copy = Protection(self.turn, self.players[:])
        copy.passed = self.passed
        return copy


@mypyc_attr(acyclic=True)
class Rescue(ReactionWindow):
    """Window (b): a Creature is about to be destroyed, by whom, and whether by an effect."""

    __slots__ = ("by", "die", "is_effect", "player")

    def __init__(self, turn: int, die: int, player: int) -> None:
        super().__init__(RESCUE, turn)
        self.die: i64 = die
        self.player: i64 = player
        self.by: i64 = -1
        self.is_effect = False

    def clone(self) -> Rescue:
        copy = Rescue(self.turn, self.die, self.player)
        copy.passed = self.passed
        copy.by = self.by
        copy.is_effect = self.is_effect
        return copy


@mypyc_attr(acyclic=True, free_list_len=1)
class Attacking(Frame):
    """The attack: which step of it, and which opponent, counted clockwise from the attacker."""

    __slots__ = ("opponent", "stage")

    def __init__(self, stage: int) -> None:
        self.op = ATTACKING
        self.stage: i64 = stage
        self.opponent: i64 = 1

    def clone(self) -> Attacking:
        copy = Attacking(self.stage)
        copy.opponent = self.opponent
        return copy


@mypyc_attr(acyclic=True, free_list_len=1)
class Defending(Frame):
    """A player chooses defenders: `defended` have, and with `is_single` only one more does.

    `line` and `cause` tell an effect's damage from the attack's. `struck` is a defender that what its choosing set off
    still keeps from the damage, or -1.
    """

    __slots__ = ("by", "cause", "defended", "is_done", "is_single", "line", "player", "struck")

    def __init__(self, player: int, by: int) -> None:
        self.op = DEFENDING
        self.player: i64 = player
        self.by: i64 = by
        self.cause: i64 = 0
        self.line: i64 = -1
        self.defended: i64 = 0
        self.is_single = False
        self.is_done = False
        self.struck: i64 = -1

    def clone(self) -> Defending:
        copy = Defending(self.player, self.by)
        copy.cause = self.cause
        copy.line = self.line
        copy.defended = self.defended
        copy.is_single = self.is_single
        copy.is_done = self.is_done
        copy.struck = self.struck
        return copy


# -- scoring, and the attack phase --------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class Culling(Frame):
    """Work that ends with culls: so many are left to that player."""

    __slots__ = ("culls", "player")

    def __init__(self, op: int, player: int) -> None:
        self.op = op
        self.player: i64 = player
        self.culls: i64 = 0


@mypyc_attr(acyclic=True, free_list_len=1)
class Scoring(Culling):
    """Creatures score: `dice`, of which the one at `at` is in hand where each is asked about."""

    __slots__ = ("at", "culled", "dice", "is_alone", "is_in_phase", "may_cull", "stage", "triggers")

    def __init__(self, player: int, dice: list[int], is_in_phase: bool) -> None:
        super().__init__(SCORING, player)
        self.dice = dice
        self.at: i64 = 0
        self.stage: i64 = 0
        #: In phase 1, not out of turn (S3).
        self.is_in_phase = is_in_phase
        #: One that must score first does so alone; the others follow.
        self.is_alone = False
        #: Culls that this scoring gives in all.
        self.may_cull: i64 = 0
        #: Creatures culled for their Glory (S4).
        self.culled: list[int] = _NONE
        self.triggers: list[Trigger] = _NO_TRIGGERS

    def clone(self) -> Scoring:
        copy = Scoring(self.player, self.dice[:], self.is_in_phase)
        copy.culls = self.culls
        copy.at = self.at
        copy.stage = self.stage
        copy.is_alone = self.is_alone
        copy.may_cull = self.may_cull
        if self.culled is not _NONE:
            copy.culled = self.culled[:]
        if self.triggers is not _NO_TRIGGERS:
            copy.triggers = self.triggers[:]
        return copy


@mypyc_attr(acyclic=True, free_list_len=1)
class Assault(Frame):
    """The whole attack phase where it is more than the attack: who goes on which quest, and in which order."""

    __slots__ = ("card", "going", "has_attacked", "next_stage", "stage")

    def __init__(self) -> None:
        self.op = ASSAULT
        self.stage: i64 = 0
        #: The step that comes after what can be done in between.
        self.next_stage: i64 = 0
        self.card: i64 = -1
        self.going: list[int] = _NONE
        self.has_attacked = False

    def clone(self) -> Assault:
        copy = Assault()
        copy.stage = self.stage
        copy.next_stage = self.next_stage
        copy.card = self.card
        if self.going is not _NONE:
            copy.going = self.going[:]
        copy.has_attacked = self.has_attacked
        return copy
