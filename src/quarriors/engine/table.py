"""The table: what dice show and carry, Glory, the turn and the open decision, as integers in lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from . import happenings
from .catalog import Catalog
from .chance import Script, Stream
from .extension import i64
from .faces import CREATURE_FACE, QUARTIFACT_FACE, SPELL_FACE
from .frame import Frame
from .gifts import Gift
from .happenings import Happening
from .limits import COPY_LEFT, Limit
from .modifiers import GIVEN_LINE
from .numbering import FACES
from .option import Option
from .piles import NOTHING, Piles
from .rules import Rules
from .zones import (
    ACTIVE_POOL,
    LOCKED_AREA,
    OUT_OF_GAME,
    QUEST_AREA,
    READY_AREA,
    SET_ASIDE,
    SPENT_PILE,
    THE_WILDS,
    USED_PILE,
    ZONES,
)

# The steps of a turn, in order. Classic has six phases, revised five (E2).
SCORE_PHASE: Final = 0
ROLL_PHASE: Final = 1
IMMEDIATE_PHASE: Final = 2
READY_PHASE: Final = 3
ATTACK_PHASE: Final = 4
CAPTURE_PHASE: Final = 5
CLEAN_UP_PHASE: Final = 6
PHASE_IDS: Final = ("score", "roll", "immediate", "ready", "attack", "capture", "clean_up")

#: What happens once a turn, as bits of `flags`.
HAS_LOCKED: Final = 1  # the active player locked a die in the own Locked Area
HAS_EXTRA_CAPTURE: Final = 2  # a capture that uses up none was made
HAS_ANCHORED: Final = 4  # an Anchored Spell was used
HAS_SCORED: Final = 8  # the active player's Creatures have scored
FLAG_IDS: Final = ("has_locked", "has_extra_capture", "has_anchored", "has_scored")

#: Why a game ended.
BY_GLORY: Final = 0
BY_EMPTY_CARDS: Final = 1
BY_LIMIT: Final = 2
ENDING_IDS: Final = ("glory", "empty_cards", "limit")

Listener = Callable[[Happening], None]


# Shared by all tables and never written to: a list that is to be filled is laid down anew. The same holds for the
# small lists of the turn, for piles of the Wilds and for empty piles: they are replaced, not changed, so that clones
# can share them. Changed in place are only `where`, `form`, `glory`, the stack, the players' piles that hold dice, and
# `values`, `totals` and `counted` while there are attackers; `State.clone` copies these.
NOT_COUNTED: Final[list[bool]] = []
_NO_GIFTS: Final[list[Gift]] = []
NO_OPTIONS: Final[list[Option]] = []
_NO_FRAMES: Final[list[Frame]] = []
NO_LIMITS: Final[list[Limit]] = []


class Table(Piles):
    """Plain data and the moves that keep it consistent."""

    __slots__ = (
        "active", "after_attack", "area", "ask_card", "ask_code", "ask_die", "asker", "attached", "attachments",
        "attackers", "auto_roll", "by_hand", "captures", "casts", "counted", "damaged", "dark", "earned", "firsts",
        "flags", "form", "fresh", "gifts", "glory", "goal", "is_held", "kills", "light", "listener", "locked_now",
        "log", "logged", "on_quest", "once", "options", "over", "phase", "quiddity", "raised", "reason", "rolled",
        "rules", "saved", "scored", "scored_as", "script", "sent", "shed", "stack", "stream", "struck", "summons",
        "totals", "turn", "values", "waiting", "weights", "winners",
    )  # fmt: skip

    def __init__(self, catalog: Catalog, rules: Rules, n: int) -> None:
        super().__init__(catalog, n)
        self.rules = rules
        self.goal = catalog.goal
        #: What each die shows: card * 6 + face, or -1 for none.
        self.form: list[int] = NOTHING
        #: The Creature a Spell die is attached to, or -1.
        self.attached: list[int] = NOTHING
        self.attachments: i64 = 0
        self.glory: list[int] = NOTHING
        self.active: i64 = 0
        self.turn: i64 = 1
        self.phase: i64 = SCORE_PHASE
        #: Quiddity gained and not yet spent: plain, Light, Dark.
        self.quiddity: i64 = 0
        self.light: i64 = 0
        self.dark: i64 = 0
        self.captures: i64 = 0
        self.flags: i64 = 0
        self.after_attack = False
        self.fresh: list[int] = NOTHING
        self.gifts: list[Gift] = _NO_GIFTS
        #: This turn: dice that scored, forms summoned, players hit by the attack, dice damaged, limits used up.
        self.scored: list[int] = NOTHING
        #: Beside `scored`: the cards they counted as, and the Glory each earned.
        self.scored_as: list[int] = NOTHING
        self.earned: list[int] = NOTHING
        self.summons: list[int] = NOTHING
        self.struck: list[int] = NOTHING
        self.damaged: list[int] = NOTHING
        self.once: list[Limit] = NO_LIMITS
        #: This turn: dice Locked, players who cast a Spell.
        self.locked_now: list[int] = NOTHING
        self.casts: list[int] = NOTHING
        #: For each player, as bits, the cards whose dice were rolled since that player's latest turn began.
        self.rolled: list[int] = NOTHING
        #: The quest card each player's Creatures are at, or -1.
        self.on_quest: list[int] = NOTHING
        #: Dying Creatures that are being saved; Spells shed by scoring Creatures, with their carriers.
        self.saved: list[int] = NOTHING
        self.shed: list[int] = NOTHING
        #: Dying Creatures that are sent elsewhere than to the Used Pile, with the zone.
        self.sent: list[int] = NOTHING
        #: The attack under way: attackers, their values against each player once counted, totals left.
        self.attackers: list[int] = NOTHING
        self.values: list[int] = NOTHING
        self.totals: list[int] = NOTHING
        self.counted: list[bool] = NOT_COUNTED
        self.raised: list[int] = NOTHING
        #: Where the battle is: the Ready Areas, or in a Challenge the Quest Area.
        self.area: i64 = READY_AREA
        #: In the battle under way: each player's first defender, and who destroyed an opposing Creature, each time.
        self.firsts: list[int] = NOTHING
        self.kills: list[int] = NOTHING
        self.stack: list[Frame] = _NO_FRAMES
        #: The open decision.
        self.waiting = False
        self.asker: i64 = 0
        self.ask_code: i64 = 0
        self.options: list[Option] = NO_OPTIONS
        self.weights: list[int] = NOTHING
        self.ask_card: i64 = -1
        self.ask_die: i64 = -1
        #: It was told to stop at this phase, and has not gone on yet.
        self.is_held = False
        self.over = False
        self.reason: i64 = -1
        self.winners: list[int] = NOTHING
        #: Seats that roll without being asked, and seats that may spend dice by hand.
        self.auto_roll: list[bool] = NOT_COUNTED
        self.by_hand: list[bool] = NOT_COUNTED
        #: Chance; with neither, the caller decides draws and rolls.
        self.stream: Stream | None = None
        self.script: Script | None = None
        #: What was decided and what chance gave, from the beginning: the place of the option taken among those offered,
        #: the place in the bag of a die drawn, the face of a die rolled. Clones share the list; `logged` says how much
        #: of it is theirs.
        self.log: list[int] = NOTHING
        self.logged: i64 = 0
        self.listener: Listener | None = None

    # -- where dice lie ------------------------------------------------------------------------

    def is_creature(self, die: int) -> bool:
        """A Creature is a die showing a Creature icon in a Ready Area or on a quest, or a Locked one."""
        zone = self.zone(die)
        if zone in (READY_AREA, QUEST_AREA):
            return self.catalog.kind[self.form[die]] == CREATURE_FACE
        return zone == LOCKED_AREA

    def is_spell(self, die: int) -> bool:
        return self.is_ready(die) and self.catalog.kind[self.form[die]] == SPELL_FACE

    def creatures(self, player: int) -> list[int]:
        """Those in the Ready Area that are not Locked: they attack, defend and score."""
        kind = self.catalog.kind
        form = self.form
        return [d for d in self.piles[player * ZONES + READY_AREA] if kind[form[d]] == CREATURE_FACE]

    def questers(self, player: int) -> list[int]:
        """That player's Creatures on a quest."""
        return self.pile(player, QUEST_AREA)

    def fighters(self, player: int) -> list[int]:
        """That player's Creatures where the battle is."""
        return self.creatures(player) if self.area == READY_AREA else self.pile(player, QUEST_AREA)[:]

    def beside(self, a: int, b: int) -> bool:
        """Whether two Creatures are the same player's and in the same Area."""
        if self.where[a] == self.where[b]:
            return True
        zones = (self.zone(a), self.zone(b))
        return self.owner(a) == self.owner(b) and zones in ((READY_AREA, LOCKED_AREA), (LOCKED_AREA, READY_AREA))

    def shown_card(self, die: int) -> int:
        """The card it counts as: its own, or in the Ready Area the one it copies."""
        form = self.form[die]
        return form // FACES if form >= 0 else self.catalog.card_of[die]

    def shown_face(self, die: int) -> int:
        """Which face of that card's die it shows, or -1 for none."""
        form = self.form[die]
        return form % FACES if form >= 0 else -1

    def copying(self, die: int) -> bool:
        form = self.form[die]
        return form >= 0 and form // FACES != self.catalog.card_of[die]

    def level(self, die: int) -> int:
        return self.catalog.level[self.form[die]]

    def cost(self, die: int) -> int:
        """The printed cost (Q4)."""
        return self.catalog.cost[self.shown_card(die)]

    # -- moves ---------------------------------------------------------------------------------

    def move(self, die: int, player: int, zone: int) -> None:
        """Lays the die in a zone of the player. What leaves the table's sight shows no face any more."""
        before = self.owner(die) if self.listener is not None else player
        self._lay(die, player, zone)
        if zone != READY_AREA and zone != SET_ASIDE and zone != LOCKED_AREA and zone != QUEST_AREA:
            self.form[die] = -1
        if self.listener is not None:
            self.tell(
                happenings.MOVED, player, die, self.catalog.card_of[die], zone, before if before != player else -1
            )

    def spend(self, die: int) -> None:
        """To the Spent Pile, or with the classic edition to the Used Pile at once (E1)."""
        player = self.owner(die)
        self._lay(die, player, SPENT_PILE if self.rules.spent_pile else USED_PILE)
        self.form[die] = -1
        if self.listener is not None:
            self.tell(happenings.SPENT, player, die, self.catalog.card_of[die], -1, -1)

    def cull(self, die: int) -> None:
        """Back to its card in the Wilds."""
        player = self.owner(die)
        card = self.catalog.card_of[die]
        self._lay_on_card(die)
        self.form[die] = -1
        if self.listener is not None:
            self.tell(happenings.CULLED, player, die, card, -1, -1)

    def take(self, player: int, die: int, zone: int) -> None:
        """The player gets it, by no capture. A Quartifact takes the place of the one that player has."""
        if zone == READY_AREA:
            self.return_quartifacts(player)
        self._lay(die, player, zone)
        if zone != READY_AREA:
            self.form[die] = -1
        if self.listener is not None:
            self.tell(happenings.GAINED, player, die, self.catalog.card_of[die], zone, -1)

    def swap(self, a: int, b: int) -> None:
        """Two dice in Used Piles change their owners."""
        mine, theirs = self.owner(a), self.owner(b)
        self.move(b, mine, USED_PILE)
        self.move(a, theirs, USED_PILE)

    def remove(self, die: int) -> None:
        """Out of the game for good."""
        player = self.owner(die)
        self._left(die, self.put_out(die), OUT_OF_GAME)
        self.form[die] = -1
        if self.listener is not None:
            self.tell(happenings.REMOVED, player, die, self.catalog.card_of[die], -1, -1)

    def fetch_large(self, player: int) -> None:
        """A player's Large dice come to the Active Pool."""
        self._move_large(player, SET_ASIDE, ACTIVE_POOL)

    def put_large_aside(self, player: int) -> None:
        """Large dice go from the Spent Pile and the Active Pool beside their player, and show nothing any more."""
        self._move_large(player, SPENT_PILE, SET_ASIDE)
        self._move_large(player, ACTIVE_POOL, SET_ASIDE)

    def _move_large(self, player: int, zone: int, into: int) -> None:
        pile = self.pile(player, zone)
        if not pile:
            return
        large, card_of, form = self.catalog.large, self.catalog.card_of, self.form
        dice = [die for die in pile if large[card_of[die]]]
        if not dice:
            return
        if len(dice) == len(pile):
            self.pour(player, zone, into)
        else:
            self.part(dice, player, zone, into)
        for die in dice:
            form[die] = -1
            if self.listener is not None:
                self.tell(happenings.MOVED, player, die, card_of[die], into, -1)
        if self.catalog.has_copies:
            self.forget_left_copies()

    # -- locks and quests ------------------------------------------------------------------------

    def unlock(self, die: int) -> None:
        """To its player's Spent Pile on that player's turn, else to the Used Pile (X4)."""
        player = self.owner(die)
        spent = player == self.active and self.rules.spent_pile
        self._lay(die, player, SPENT_PILE if spent else USED_PILE)
        self.form[die] = -1
        if self.listener is not None:
            self.tell(happenings.UNLOCKED, player, die, self.catalog.card_of[die], -1, -1)

    def lock(self, die: int, player: int) -> None:
        """Into that player's Locked Area, whose die it is from then on; the one that was there makes room."""
        for other in self.pile(player, LOCKED_AREA)[:]:
            self.unlock(other)
        owner = self.owner(die)
        self._lay(die, player, LOCKED_AREA)
        self.locked_now = [*self.locked_now, die]
        if self.listener is not None:
            self.tell(happenings.LOCKED, owner, die, self.catalog.card_of[die], self.form[die] % 6, player)

    def return_quartifacts(self, player: int) -> None:
        """A player has one Quartifact at most: those at hand go back to their quest cards."""
        for die in self.pile(player, READY_AREA)[:]:
            if self.form[die] >= 0 and self.catalog.kind[self.form[die]] == QUARTIFACT_FACE:
                self.return_quartifact(die)

    def return_quartifact(self, die: int) -> None:
        player = self.owner(die)
        card = self.catalog.card_of[die]
        self._lay_on_card(die)
        self.form[die] = -1
        if self.listener is not None:
            self.tell(happenings.RETURNED, player, die, card, -1, -1)

    def quest_of(self, card: int) -> int:
        """The player whose Creatures are at that quest card, or -1."""
        for player in range(self.n):
            if self.on_quest[player] == card:
                return player
        return -1

    def _lay(self, die: int, player: int, zone: int) -> None:
        before = self.shift(die, player * ZONES + zone)
        if before == READY_AREA or self.catalog.minds_moves:
            self._left(die, before, zone)

    def _lay_on_card(self, die: int) -> None:
        self._left(die, self.put_on_card(die), THE_WILDS)

    def _left(self, die: int, before: int, zone: int) -> None:
        """It lay there before and lies in that zone now: what ends with its leaving ends."""
        if self.catalog.has_copies:
            self.forget_left_copies()
        if self.catalog.has_areas:
            if before in (READY_AREA, LOCKED_AREA, QUEST_AREA):
                self._leave_area(die, zone)
            if zone in (LOCKED_AREA, QUEST_AREA) or before in (LOCKED_AREA, QUEST_AREA):
                self.look_away()
        elif before == READY_AREA:
            self._leave(die)

    def _leave_area(self, die: int, zone: int) -> None:
        """It has left an Area; another one may still hold it, and a quest may be nobody's now."""
        if zone in (READY_AREA, QUEST_AREA):
            if self.attached[die] >= 0:
                self._attach_to(die, -1)
                self.attachments -= 1
            return
        for player in range(self.n if self.on_quest else 0):
            if self.on_quest[player] >= 0 and not self.pile(player, QUEST_AREA):
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
            for die in self.pile(player, READY_AREA)[:]:
                if self.attached[die] == carrier:
                    if self.catalog.kind[self.form[die]] == QUARTIFACT_FACE:
                        self.return_quartifact(die)
                    else:
                        self.move(die, player, USED_PILE)

    def attach(self, spell: int, carrier: int) -> None:
        self._attach_to(spell, carrier)
        self.attachments += 1
        if self.listener is not None:
            self.tell(happenings.ATTACHED, self.owner(spell), spell, self.catalog.card_of[spell], -1, carrier)

    def _attach_to(self, spell: int, carrier: int) -> None:
        self.attached = self.attached[:]
        self.attached[spell] = carrier

    def destroy_spell(self, die: int) -> None:
        player = self.owner(die)
        if self.listener is not None:
            self.tell(happenings.DESTROYED, player, die, self.catalog.card_of[die], -1, -1)
        self.move(die, player, USED_PILE)

    def turn_face(self, die: int, form: int) -> None:
        self.form[die] = form
        self.forget_left_copies()
        if self.listener is not None:
            self.tell(happenings.TURNED, self.owner(die), die, self.catalog.card_of[die], form % 6, -1)

    # -- gifts ---------------------------------------------------------------------------------

    def give(self, gift: Gift) -> None:
        self.gifts = [*self.gifts, gift]

    def has_line(self, player: int, line: int) -> bool:
        return any(g.code == GIVEN_LINE and g.player == player and g.amount == line for g in self.gifts)

    def forget_gifts(self, die: int) -> None:
        if self.gifts:
            self.gifts = [g for g in self.gifts if g.die != die]

    def end_gifts(self, until: int) -> None:
        """Ends what was given until then."""
        if self.gifts:
            self.gifts = [g for g in self.gifts if g.until != until]

    # -- limits --------------------------------------------------------------------------------

    def is_used(self, die: int, what: int) -> bool:
        """Whether that limit of the die is used up."""
        for limit in self.once:
            if limit.die == die and limit.what == what and limit.player < 0:
                return True
        return False

    def forget_left_copies(self) -> None:
        """Something has changed: who left a copy as it is may be asked again (K3)."""
        if self.once:
            self.once = [limit for limit in self.once if limit.what != COPY_LEFT]

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
    "ACTIVE_POOL",
    "ATTACK_PHASE",
    "BY_EMPTY_CARDS",
    "BY_GLORY",
    "BY_LIMIT",
    "CAPTURE_PHASE",
    "CLEAN_UP_PHASE",
    "ENDING_IDS",
    "IMMEDIATE_PHASE",
    "PHASE_IDS",
    "READY_AREA",
    "READY_PHASE",
    "ROLL_PHASE",
    "SCORE_PHASE",
    "Listener",
    "Table",
]  # fmt: skip
