"""What can happen, for lines that wait for it or count it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .conditions import Condition
from .errors import DeclarationError
from .extension import mypyc_attr
from .nouns import Dice, it
from .players import Players
from .qualities import Named
from .words import Bare, Word

if TYPE_CHECKING:
    from .frame import Speaker
    from .numbers import Numbers

WHEN_DESTROYED: Final = 0
WHEN_SCORES: Final = 1
WHEN_SUMMONED: Final = 2
WHEN_ATTACKS: Final = 3
WHEN_BECOMES: Final = 4
WHEN_ROLLED: Final = 5  # faces are up
WHEN_DRAWS: Final = 6  # dice are drawn, not yet rolled
WHEN_ATTACK_BEGINS: Final = 7  # the attack phase starts
WHEN_ATTACKED: Final = 8  # an attack or a Challenge is declared against you
WHEN_DEFENDS: Final = 9  # chosen as a defender, before the damage
WHEN_ATTACK_ENDS: Final = 10  # all have defended
WHEN_ATTACHED: Final = 11
WHEN_LOCKED: Final = 12
WHEN_CASTS: Final = 13
WHEN_TURN_BEGINS: Final = 14
WHEN_QUESTS: Final = 15  # it helps to complete a quest
#: How many kinds of event there are.
EVENTS: Final = 16
EVENT_IDS: Final = (
    "destroyed", "scores", "summoned", "attacks", "becomes", "rolled", "draws", "attack_begins", "attacked",
    "defends", "attack_ends", "attached", "locked", "casts", "turn_begins", "quests",
)  # fmt: skip

#: Who destroyed it, as an event asks.
BY_ANYONE: Final = 0
BY_YOU: Final = 1  # attack, Spell or ability, your own Creatures included (C5)
BY_YOUR_ATTACK: Final = 2  # the damage, and abilities the attack sets off (C5)
BY_ATTACK: Final = 3  # somebody's attack
BY_EFFECT: Final = 4  # an opponent's Spell or ability
BY_WORDS: Final = ("by_anyone", "by_you", "by_your_attack", "by_attack", "by_effect")

#: How it was destroyed, as the game knows.
DAMAGE: Final = 0
ATTACK_ABILITY: Final = 1
EFFECT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Word):
    """Something happening to a die or to a player: what, to which, by whose doing."""

    def __init__(
        self,
        code: int,
        dice: Dice,
        by: int = BY_ANYONE,
        state: Condition | None = None,
        players: Players | None = None,
        or_quests: bool = False,
    ) -> None:
        self.code = code
        self.dice = dice
        self.by = by
        #: For `becomes`: the state that is watched.
        self.state = state
        #: For what happens to players: to whom.
        self.players = players
        #: For `scores`: helping to complete a quest counts as well.
        self.or_quests = or_quests

    @property
    def id(self) -> str:
        return EVENT_IDS[self.code]

    def called(self) -> str:
        if self.or_quests:
            return "scores_or_quests"
        return "rolls" if self.code == WHEN_ROLLED and self.players is not None else self.id

    def parts(self) -> list[object]:
        if self.state is not None:
            return [self.state]
        if self.players is not None:
            return [self.players]
        return [self.dice] if self.by == BY_ANYONE else [self.dice, Bare(BY_WORDS[self.by])]

    def matches(self, s: Numbers, f: Speaker, die: int, by: int, cause: int) -> bool:
        """Whether this happening to that die, or to the player `by`, is the event; `f` is the line's that asks."""
        if self.players is not None:
            return self.players.covers(f, by)
        if self.by != BY_ANYONE and not self.fits_cause(f, by, cause):
            return False
        return self.dice.has(s, f, die)

    def fits_cause(self, f: Speaker, destroyer: int, cause: int) -> bool:
        """Whether a die destroyed so is one of those it asks about."""
        by = self.by
        if by == BY_ANYONE:
            return True
        if by == BY_EFFECT:
            return cause != DAMAGE and destroyer != f.you
        if by == BY_ATTACK:
            return cause != EFFECT
        return destroyer == f.you and (by == BY_YOU or cause != EFFECT)

    def check_tally(self) -> None:
        """Refuses to be counted if nobody counts it."""
        if self.code == WHEN_SUMMONED and all(isinstance(quality, Named) for quality in self.dice.filters):
            return
        if self.code != WHEN_DESTROYED or self.by != BY_YOUR_ATTACK:
            raise DeclarationError(
                f"how often {self.id} happens is not counted: summons by class are, and your attack's victims"
            )

    def tally(self, s: Numbers, f: Speaker) -> int:
        """How often it has happened this turn."""
        if self.code == WHEN_SUMMONED:
            count = 0
            for form in s.summons:
                card = s.catalog.cards[form // 6]
                if all(isinstance(q, Named) and q.name == card.die.name for q in self.dice.filters):
                    count += 1
            return count
        return s.struck.count(f.them)


def destroyed(dice: Dice, by: int = BY_ANYONE) -> Event:
    return Event(WHEN_DESTROYED, dice, by)


def scores(dice: Dice) -> Event:
    return Event(WHEN_SCORES, dice)


def scores_or_quests(dice: Dice) -> Event:
    """It scores, or helps to complete a quest."""
    return Event(WHEN_SCORES, dice, or_quests=True)


def summoned(dice: Dice) -> Event:
    return Event(WHEN_SUMMONED, dice)


def attacks(dice: Dice) -> Event:
    return Event(WHEN_ATTACKS, dice)


def becomes(state: Condition) -> Event:
    """A state is reached; looked at after every completed option (K13)."""
    return Event(WHEN_BECOMES, it, BY_ANYONE, state)


def rolled(dice: Dice) -> Event:
    """That very face was rolled: `rolled(it)`."""
    return Event(WHEN_ROLLED, dice)


def rolls(players: Players) -> Event:
    """They rolled dice; `those` are the dice."""
    return Event(WHEN_ROLLED, it, players=players)


def draws(players: Players) -> Event:
    """They drew dice, which are still to be rolled; `those` are the dice."""
    return Event(WHEN_DRAWS, it, players=players)


def attack_begins(players: Players) -> Event:
    return Event(WHEN_ATTACK_BEGINS, it, players=players)


def attacked(players: Players) -> Event:
    """They are attacked or challenged in the Area of the Creature whose line it is."""
    return Event(WHEN_ATTACKED, it, players=players)


def defends(dice: Dice) -> Event:
    return Event(WHEN_DEFENDS, dice)


def attack_ends(dice: Dice) -> Event:
    """An attack or Challenge in which it attacked has ended."""
    return Event(WHEN_ATTACK_ENDS, dice)


def attached(dice: Dice) -> Event:
    """The Quartifact is attached to it."""
    return Event(WHEN_ATTACHED, dice)


def locked(dice: Dice) -> Event:
    return Event(WHEN_LOCKED, dice)


def casts(players: Players) -> Event:
    """They cast or attach a Spell."""
    return Event(WHEN_CASTS, it, players=players)


def turn_begins(players: Players) -> Event:
    return Event(WHEN_TURN_BEGINS, it, players=players)


by_you: Final = BY_YOU
by_your_attack: Final = BY_YOUR_ATTACK
by_attack: Final = BY_ATTACK
by_effect: Final = BY_EFFECT
