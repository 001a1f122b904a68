"""The table: every die and where it lies, Glory, and the turn, as integers in lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import happenings as told
from .catalog import Catalog
from .chance import Script, Stream
from .faces import CREATURE, QUARTIFACT, SPELL
from .frame import Frame
from .gifts import Gift
from .happenings import Happening
from .modifiers import LINE
from .option import Option
from .rules import Rules
from .zones import ACTIVE, ASIDE, LOCKED, QUEST, READY, SPENT, USED, ZONES

# The steps of a turn, in order. Classic has six phases, revised five (E2).
SCORE: Final = 0
ROLL: Final = 1
IMMEDIATE: Final = 2
SUMMON: Final = 3
ATTACK: Final = 4
CAPTURE: Final = 5
CLEAN_UP: Final = 6
PHASE_IDS: Final = ("score", "roll", "immediate", "ready", "attack", "capture", "clean_up")

#: The limit "once in a combat" of a Creature that was saved is counted under this line number.
SAVED: Final = 510
#: That a Creature does not score this turn, under this one.
NO_SCORE: Final = 509
#: And that it was summoned this turn, which matters to Quartifacts only.
SUMMONED_NOW: Final = 508
#: And that its player has left a copy as it is, until something changes (K3).
DECLINED: Final = 507

#: What happens once a turn, as bits of `flags`.
HAS_LOCKED: Final = 1  # the active player locked a die in the own Locked Area
HAS_EXTRA_CAPTURE: Final = 2  # a capture that uses up none was made
HAS_ANCHORED: Final = 4  # an Anchored Spell was used
HAS_SCORED: Final = 8  # the active player's Creatures have scored

#: Why a game ended.
BY_GLORY: Final = 0
BY_EMPTY_CARDS: Final = 1
BY_LIMIT: Final = 2
REASONS: Final = ("glory", "empty_cards", "limit")

Listener = Callable[[Happening], None]


# Shared by all tables and never written to: a list that is to be filled is laid down anew. The same holds for the
# small lists of the turn, for piles of the Wilds and for empty piles: they are replaced, not changed, so that clones
# can share them. Changed in place are only `where`, `form`, `glory`, the stack, the players' piles that hold dice, and
# `values`, `totals` and `counted` while there are attackers; `State.clone` copies these.
_NONE: Final[list[int]] = []
_NOT_COUNTED: Final[list[bool]] = []
_NO_GIFTS: Final[list[Gift]] = []
NO_OPTIONS: Final[list[Option]] = []
_NO_FRAMES: Final[list[Frame]] = []
_NO_PILES: Final[list[list[int]]] = []


def without(dice: list[int], die: int) -> list[int]:
    """The list without that die."""
    return [d for d in dice if d != die]


class Table:
    """Plain data and the moves that keep it consistent."""

    __slots__ = (
        "active", "after_attack", "area", "ask_card", "ask_code", "ask_die", "asker", "attached", "attachments",
        "attackers", "auto_roll", "by_hand", "captures", "casts", "catalog", "counted", "damaged", "dark", "earned",
        "firsts", "flags", "form", "fresh", "gifts", "glory", "goal", "kills", "light", "listener", "locked_now", "log",
        "logged", "n", "on_quest", "once", "options", "over", "phase", "piles", "quiddity", "raised", "reason",
        "rolled", "rules", "saved", "scored", "scored_as", "script", "sent", "shed", "stack", "stream", "struck",
        "summons", "totals", "turn", "values", "waiting", "weights", "where", "winners",
    )  # fmt: skip

    def __init__(self, catalog: Catalog, rules: Rules, n: int) -> None:
        self.catalog = catalog
        self.rules = rules
        self.n = n
        self.goal = rules.goal(n, catalog.has_quests)
        #: player * ZONES + zone, then one pile per card of the Wilds, then what is out of the game.
        self.piles: list[list[int]] = _NO_PILES
        self.where: list[int] = _NONE
        #: What each die shows: card * 6 + face, or -1 for none.
        self.form: list[int] = _NONE
        #: The Creature a Spell die is attached to, or -1.
        self.attached: list[int] = _NONE
        self.attachments = 0
        self.glory: list[int] = _NONE
        self.active = 0
        self.turn = 1
        self.phase = SCORE
        #: Quiddity gained and not yet spent: plain, Light, Dark.
        self.quiddity = 0
        self.light = 0
        self.dark = 0
        self.captures = 0
        self.flags = 0
        self.after_attack = False
        self.fresh: list[int] = _NONE
        self.gifts: list[Gift] = _NO_GIFTS
        #: This turn: dice that scored, forms summoned, players hit by the attack, dice damaged, limits used up.
        self.scored: list[int] = _NONE
        #: Beside `scored`: the cards they counted as, and the Glory each earned.
        self.scored_as: list[int] = _NONE
        self.earned: list[int] = _NONE
        self.summons: list[int] = _NONE
        self.struck: list[int] = _NONE
        self.damaged: list[int] = _NONE
        self.once: list[int] = _NONE
        #: This turn: dice Locked, players who cast a Spell.
        self.locked_now: list[int] = _NONE
        self.casts: list[int] = _NONE
        #: For each player, as bits, the cards whose dice were rolled since that player's latest turn began.
        self.rolled: list[int] = _NONE
        #: The quest card each player's Creatures are at, or -1.
        self.on_quest: list[int] = _NONE
        #: Dying Creatures that are being saved; Spells shed by scoring Creatures, with their carriers.
        self.saved: list[int] = _NONE
        self.shed: list[int] = _NONE
        #: Dying Creatures that are sent elsewhere than to the Used Pile, with the zone.
        self.sent: list[int] = _NONE
        #: The attack under way: attackers, their values against each player once counted, totals left.
        self.attackers: list[int] = _NONE
        self.values: list[int] = _NONE
        self.totals: list[int] = _NONE
        self.counted: list[bool] = _NOT_COUNTED
        self.raised: list[int] = _NONE
        #: Where the battle is: the Ready Areas, or in a Challenge the Quest Area.
        self.area = READY
        #: In the battle under way: each player's first defender, and who destroyed an opposing Creature, each time.
        self.firsts: list[int] = _NONE
        self.kills: list[int] = _NONE
        self.stack: list[Frame] = _NO_FRAMES
        #: The open decision.
        self.waiting = False
        self.asker = 0
        self.ask_code = 0
        self.options: list[Option] = NO_OPTIONS
        self.weights: list[int] = _NONE
        self.ask_card = -1
        self.ask_die = -1
        self.over = False
        self.reason = -1
        self.winners: list[int] = _NONE
        #: Seats that roll without being asked, and seats that may spend dice by hand.
        self.auto_roll: list[bool] = _NOT_COUNTED
        self.by_hand: list[bool] = _NOT_COUNTED
        #: Chance; with neither, the caller decides draws and rolls.
        self.stream: Stream | None = None
        self.script: Script | None = None
        #: What was decided and what chance gave, from the beginning: the place of the option taken among those offered,
        #: the place in the bag of a die drawn, the face of a die rolled. Clones share the list; `logged` says how much
        #: of it is theirs.
        self.log: list[int] = _NONE
        self.logged = 0
        self.listener: Listener | None = None

    # -- where dice lie ------------------------------------------------------------------------

    def owner(self, die: int) -> int:
        """Its player, or -1 for the Wilds and the box."""
        pile = self.where[die]
        return pile // ZONES if pile < self.n * ZONES else -1

    def lies(self, die: int, player: int, zone: int) -> bool:
        return self.where[die] == player * ZONES + zone

    def is_creature(self, die: int) -> bool:
        """A Creature is a die showing a Creature icon in a Ready Area or on a quest, or a Locked one."""
        pile = self.where[die]
        if pile >= self.n * ZONES:
            return False
        zone = pile % ZONES
        if zone in (READY, QUEST):
            return self.catalog.kind[self.form[die]] == CREATURE
        return zone == LOCKED

    def is_spell(self, die: int) -> bool:
        pile = self.where[die]
        return pile < self.n * ZONES and pile % ZONES == READY and self.catalog.kind[self.form[die]] == SPELL

    def creatures(self, player: int) -> list[int]:
        """Those in the Ready Area that are not Locked: they attack, defend and score."""
        kind = self.catalog.kind
        form = self.form
        return [d for d in self.piles[player * ZONES + READY] if kind[form[d]] == CREATURE]

    def questers(self, player: int) -> list[int]:
        """That player's Creatures on a quest."""
        return self.piles[player * ZONES + QUEST]

    def fighters(self, player: int) -> list[int]:
        """That player's Creatures where the battle is."""
        return self.creatures(player) if self.area == READY else self.piles[player * ZONES + QUEST][:]

    def beside(self, a: int, b: int) -> bool:
        """Whether two Creatures are the same player's and in the same Area."""
        if self.where[a] == self.where[b]:
            return True
        zones = (self.where[a] % ZONES, self.where[b] % ZONES)
        same = self.where[a] // ZONES == self.where[b] // ZONES
        return same and zones in ((READY, LOCKED), (LOCKED, READY))

    def shown_card(self, die: int) -> int:
        """The card it counts as: its own, or in the Ready Area the one it copies."""
        form = self.form[die]
        return form // 6 if form >= 0 else self.catalog.card_of[die]

    def copying(self, die: int) -> bool:
        form = self.form[die]
        return form >= 0 and form // 6 != self.catalog.card_of[die]

    def level(self, die: int) -> int:
        return self.catalog.level[self.form[die]]

    def cost(self, die: int) -> int:
        """The printed cost (Q4)."""
        return self.catalog.cost[self.shown_card(die)]

    def can_draw(self, player: int) -> bool:
        base = player * ZONES
        return bool(self.piles[base]) or bool(self.piles[base + USED])

    # -- moves ---------------------------------------------------------------------------------

    def move(self, die: int, player: int, zone: int) -> None:
        """Lays the die in a zone of the player. What leaves the table's sight shows no face any more."""
        before = self.owner(die) if self.listener is not None else player
        self._lay(die, player * ZONES + zone)
        if zone != READY and zone != ASIDE and zone != LOCKED and zone != QUEST:
            self.form[die] = -1
        if self.listener is not None:
            self.tell(told.MOVED, player, die, self.catalog.card_of[die], zone, before if before != player else -1)

    def spend(self, die: int) -> None:
        """To the Spent Pile, or with the classic edition to the Used Pile at once (E1)."""
        player = self.where[die] // ZONES
        self._lay(die, player * ZONES + (SPENT if self.rules.spent_pile else USED))
        self.form[die] = -1
        if self.listener is not None:
            self.tell(told.SPENT, player, die, self.catalog.card_of[die], -1, -1)

    def cull(self, die: int) -> None:
        """Back to its card in the Wilds."""
        player = self.owner(die)
        card = self.catalog.card_of[die]
        self._lay(die, self.n * ZONES + card)
        self.form[die] = -1
        if self.listener is not None:
            self.tell(told.CULLED, player, die, card, -1, -1)

    def take(self, player: int, die: int, zone: int) -> None:
        """The player gets it, by no capture. A Quartifact takes the place of the one that player has."""
        if zone == READY:
            self.return_quartifacts(player)
        self._lay(die, player * ZONES + zone)
        if zone != READY:
            self.form[die] = -1
        if self.listener is not None:
            self.tell(told.GAINED, player, die, self.catalog.card_of[die], zone, -1)

    def swap(self, a: int, b: int) -> None:
        """Two dice in Used Piles change their owners."""
        mine, theirs = self.owner(a), self.owner(b)
        self.move(b, mine, USED)
        self.move(a, theirs, USED)

    def remove(self, die: int) -> None:
        """Out of the game for good."""
        player = self.owner(die)
        self._lay(die, self.n * ZONES + len(self.catalog.cards))
        self.form[die] = -1
        if self.listener is not None:
            self.tell(told.REMOVED, player, die, self.catalog.card_of[die], -1, -1)

    def fetch_large(self, player: int) -> None:
        """A player's Large Quiddity dice come to the Active Pool."""
        for die in self.piles[player * ZONES + ASIDE][:]:
            if self.catalog.large[self.catalog.card_of[die]]:
                self.move(die, player, ACTIVE)

    # -- locks and quests ------------------------------------------------------------------------

    def unlock(self, die: int) -> None:
        """To its player's Spent Pile on that player's turn, else to the Used Pile (X4)."""
        player = self.owner(die)
        spent = player == self.active and self.rules.spent_pile
        self._lay(die, player * ZONES + (SPENT if spent else USED))
        self.form[die] = -1
        if self.listener is not None:
            self.tell(told.UNLOCKED, player, die, self.catalog.card_of[die], -1, -1)

    def lock(self, die: int, player: int) -> None:
        """Into that player's Locked Area, whose die it is from then on; the one that was there makes room."""
        for other in self.piles[player * ZONES + LOCKED][:]:
            self.unlock(other)
        owner = self.owner(die)
        self._lay(die, player * ZONES + LOCKED)
        self.locked_now = [*self.locked_now, die]
        if self.listener is not None:
            self.tell(told.LOCKED, owner, die, self.catalog.card_of[die], self.form[die] % 6, player)

    def return_quartifacts(self, player: int) -> None:
        """A player has one Quartifact at most: those at hand go back to their quest cards."""
        for die in self.piles[player * ZONES + READY][:]:
            if self.form[die] >= 0 and self.catalog.kind[self.form[die]] == QUARTIFACT:
                self.return_quartifact(die)

    def return_quartifact(self, die: int) -> None:
        player = self.owner(die)
        card = self.catalog.card_of[die]
        self._lay(die, self.n * ZONES + card)
        self.form[die] = -1
        if self.listener is not None:
            self.tell(told.RETURNED, player, die, card, -1, -1)

    def quest_of(self, card: int) -> int:
        """The player whose Creatures are at that quest card, or -1."""
        for player in range(self.n):
            if self.on_quest[player] == card:
                return player
        return -1

    def _lay(self, die: int, pile: int) -> None:
        before = self.where[die]
        piles = self.piles
        wilds = self.n * ZONES
        if before < wilds:
            piles[before].remove(die)
        else:
            piles[before] = without(piles[before], die)
        if pile < wilds and piles[pile]:
            piles[pile].append(die)
        else:
            piles[pile] = [*piles[pile], die]
        self.where[die] = pile
        if self.catalog.has_copies:
            self.forget_declined()
        if before < wilds:
            if self.catalog.has_areas:
                if before % ZONES in (READY, LOCKED, QUEST):
                    self._leave_area(die, pile)
            elif before % ZONES == READY:
                self._leave(die)

    def forget_declined(self) -> None:
        """Something has changed: who left a copy as it is may be asked again (K3)."""
        if self.once:
            self.once = [key for key in self.once if key % 4096 // 8 != DECLINED]

    def _leave_area(self, die: int, pile: int) -> None:
        """It has left an Area; another one may still hold it, and a quest may be nobody's now."""
        if pile < self.n * ZONES and pile % ZONES in (READY, QUEST):
            if self.attached[die] >= 0:
                self._attach_to(die, -1)
                self.attachments -= 1
            return
        for player in range(self.n if self.on_quest else 0):
            if self.on_quest[player] >= 0 and not self.piles[player * ZONES + QUEST]:
                self.on_quest = [-1 if p == player else q for p, q in enumerate(self.on_quest)]
        self._leave(die)

    def _leave(self, die: int) -> None:
        """It is in play no more: it falls off its carrier, and what it carried falls off it."""
        if self.attached[die] >= 0:
            self._attach_to(die, -1)
            self.attachments -= 1
        if self.attachments:
            self.drop_attachments(die)
        if self.gifts:
            self.forget_gifts(die)

    def drop_attachments(self, carrier: int) -> None:
        """Its Spells go to their owners' Used Piles (C9), a Quartifact to its quest card."""
        for player in range(self.n):
            for die in self.piles[player * ZONES + READY][:]:
                if self.attached[die] == carrier:
                    if self.catalog.kind[self.form[die]] == QUARTIFACT:
                        self.return_quartifact(die)
                    else:
                        self.move(die, player, USED)

    def attach(self, spell: int, carrier: int) -> None:
        self._attach_to(spell, carrier)
        self.attachments += 1
        if self.listener is not None:
            self.tell(told.ATTACHED, self.owner(spell), spell, self.catalog.card_of[spell], -1, carrier)

    def _attach_to(self, spell: int, carrier: int) -> None:
        self.attached = self.attached[:]
        self.attached[spell] = carrier

    def destroy_spell(self, die: int) -> None:
        player = self.owner(die)
        if self.listener is not None:
            self.tell(told.DESTROYED, player, die, self.catalog.card_of[die], -1, -1)
        self.move(die, player, USED)

    def turn_face(self, die: int, form: int) -> None:
        self.form[die] = form
        self.forget_declined()
        if self.listener is not None:
            self.tell(told.TURNED, self.owner(die), die, self.catalog.card_of[die], form % 6, -1)

    # -- gifts ---------------------------------------------------------------------------------

    def give(self, gift: Gift) -> None:
        self.gifts = [*self.gifts, gift]

    def has_line(self, player: int, line: int) -> bool:
        return any(g.code == LINE and g.player == player and g.amount == line for g in self.gifts)

    def forget_gifts(self, die: int) -> None:
        if self.gifts:
            self.gifts = [g for g in self.gifts if g.die != die]

    def end_gifts(self, until: int) -> None:
        """Ends what was given until then."""
        if self.gifts:
            self.gifts = [g for g in self.gifts if g.until != until]

    # -- telling -------------------------------------------------------------------------------

    def tell(self, code: int, player: int, die: int, card: int, number: int, other: int) -> None:
        listener = self.listener
        if listener is not None:
            listener(Happening(code, player, die, card, number, other))

    def own_log(self) -> list[int]:
        """The log to write to; what a clone shares is copied first."""
        if len(self.log) != self.logged:
            self.log = self.log[: self.logged]
        return self.log

    def note(self, number: int) -> None:
        """Writes down what was taken, drawn or rolled."""
        self.own_log().append(number)
        self.logged += 1


__all__ = [
    "ACTIVE", "ATTACK", "BY_EMPTY_CARDS", "BY_GLORY", "BY_LIMIT", "CAPTURE", "CLEAN_UP", "IMMEDIATE", "PHASE_IDS",
    "READY", "REASONS", "ROLL", "SCORE", "SUMMON", "Listener", "Table",
]  # fmt: skip
