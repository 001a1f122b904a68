"""A game told as it happens: what belongs together becomes one beat, and nothing forced goes untold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import happenings
from quarriors.engine.breakdown import Breakdown, Change, Share, breakdown
from quarriors.engine.faces import DARK, ENERGY_IDS, LIGHT, NO_ENERGY
from quarriors.engine.happenings import Happening
from quarriors.engine.table import CLEAN_UP_PHASE
from quarriors.engine.zones import ACTIVE_POOL, QUEST_AREA, READY_AREA, SPENT_PILE, USED_PILE
from quarriors.text.faces import card_name, face_text
from quarriors.text.happenings import amount_text, happening_telling, name_of
from quarriors.text.seen import Telling
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.engine.state import State

#: Happenings that a player has not done himself just now, and so has to be shown before he decides again.
_WEIGHTY = (
    happenings.TURN, happenings.SCORED, happenings.ATTACKED, happenings.DEFENDED, happenings.DESTROYED,
    happenings.SAVED, happenings.TOTAL, happenings.GLORY, happenings.OVER, happenings.GAINED, happenings.REMOVED,
    happenings.LOST, happenings.CHALLENGED, happenings.COMPLETED, happenings.FAILED, happenings.RETURNED,
    happenings.FOUND, happenings.HELD,
)  # fmt: skip
#: Happenings that say where a die has gone better than its move does.
_EXPLAIN = (happenings.SUMMONED, happenings.READIED, happenings.QUESTED, happenings.FOUND)
#: Happenings that only make sense of the ones around them.
_UNTOLD = (happenings.PHASE,)


class Beat:
    """One thing that happened, in words.

    `code` is that of its happening; `sums` tells an attack total part by part, if anybody can defend;
    `weighty` says that whoever decides next should have seen it; `until` is how many happenings since the last news
    it and the beats before it tell.
    """

    def __init__(self, code: int, telling: Telling, player: int, to: int | None, sums: tuple[str, ...] = ()) -> None:
        self.code = code
        self.player = player
        self._telling = telling
        self._to = to
        self.sums = sums
        self.until = 0
        #: The dice that attack, where an attack is told.
        self.attackers: tuple[int, ...] = ()
        #: The table as it lay then, if the chronicle keeps pictures.
        self.picture: State | None = None

    @property
    def text(self) -> str:
        """What whoever the chronicle speaks to is told."""
        return self._telling.to(self._to)

    def told_to(self, seat: int | None) -> str:
        """What somebody else is told."""
        return self._telling.to(seat)

    @property
    def weighty(self) -> bool:
        return self.code in _WEIGHTY

    def __repr__(self) -> str:
        return f"Beat({self.text!r})"


class Chronicle:
    """Listens to a game and tells it: to one seat, which is "you", or to everybody, each by name.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> chronicle = Chronicle(game, ENGLISH)
    >>> game.listen(chronicle.hear)
    >>> game.take("roll")
    >>> for beat in chronicle.news():
    ...     print(beat.text)
    ...     print(beat.told_to(0))
    Quinn draws and rolls 4 × Basic Quiddity (1 Quiddity), Assistant (1 Quiddity) and Assistant (re-roll ✶).
    You rolled 4 × Basic Quiddity (1 Quiddity), Assistant (1 Quiddity) and Assistant (re-roll ✶).
    """

    def __init__(self, game: Game, words: Words, to: int | None = None) -> None:
        self._game = game
        self._words = words
        self._to = to
        self._news: list[Beat] = []
        #: Dice drawn and rolled, spent, or moved, not told yet: what follows decides how.
        self._drawn: list[int] = []
        self._rolled: list[tuple[int, int]] = []
        self._spent: list[int] = []
        #: What the dice spent brought, by energy.
        self._gained = [0] * len(ENERGY_IDS)
        #: Creatures that go to one quest together.
        self._questing: list[int] = []
        self._quest = -1
        self._player = -1
        #: Moved, or taken by a player, as what follows may tell better.
        self._moved: Happening | None = None
        #: Dice destroyed or scored, on their way to the Used Pile: everybody knows where they go.
        self._gone: set[int] = set()
        #: What will be told of the dice left over when the turn is over.
        self._left: Telling | None = None
        self._picture: State | None = None
        #: Happenings since the last news, the one that is just heard left out.
        self._heard = 0
        if game.state.phase == CLEAN_UP_PHASE and not game.state.over:
            self._hear_clean_up(game.state.active)  # what is left over is told when the turn ends

    def picture(self) -> State | None:
        """The table as it lies, to go with a beat: none here, `PictureBook` keeps them."""
        return None

    def opening(self) -> Beat:
        """Whose turn it is when the telling begins: the first turn began before anybody could listen."""
        s = self._game.state
        turn = Happening(happenings.TURN, s.active, -1, -1, s.turn, -1)
        beat = Beat(happenings.TURN, happening_telling(self._game, turn, self._words), s.active, self._to)
        beat.picture = self.picture()
        return beat

    def news(self) -> list[Beat]:
        """What has happened since this was last asked."""
        self._flush()
        self._gone.clear()  # if somebody decides in between, where they go is news
        news = self._news
        self._news, self._heard = [], 0
        return news

    def hear(self, event: Happening) -> None:
        """The listener."""
        self._hear(event)
        self._heard += 1
        self._picture = self.picture()

    def _hear(self, event: Happening) -> None:
        code = event.code
        if code in (happenings.TURN, happenings.OVER) and self._left is not None:
            self._flush()
            player = event.player if code == happenings.OVER else (event.player - 1) % self._game.state.n
            self._add(Beat(happenings.MOVED, self._left, player, self._to), self.picture(), self._heard)
            self._left = None
        if code in _UNTOLD:
            self._hear_phase(event)
            return
        if code == happenings.REFILLED:
            self._tell(event)
            return
        if code in (happenings.DRAWN, happenings.ROLLED):
            self._hear_dice(event)
        elif code == happenings.SPENT or (code == happenings.QUIDDITY and self._spent):
            self._hear_spent(event)
        elif code == happenings.MOVED:
            self._hear_moved(event)
        elif code == happenings.QUESTED:
            self._hear_quest(event)
        elif code == happenings.GAINED:
            self._flush()
            self._moved = event  # a Quartifact is found, as the next happening will tell
        else:
            if code in _EXPLAIN and self._moved is not None and self._moved.die == event.die:
                self._moved = None
            self._flush()
            if code in (happenings.DESTROYED, happenings.SCORED):
                self._gone.add(event.die)
            elif code in (happenings.SAVED, happenings.CULLED):
                self._gone.discard(event.die)
            if code == happenings.GLORY and self._already_told(event):
                self._news[-1].picture = self.picture()
                self._news[-1].until = self._heard + 1
            else:
                self._tell(event)

    def _already_told(self, event: Happening) -> bool:
        """A Creature that scores names its Glory itself."""
        last = self._news[-1] if self._news else None
        return last is not None and last.code == happenings.SCORED and last.player == event.player

    def _hear_phase(self, event: Happening) -> None:
        self._flush()
        if event.number == CLEAN_UP_PHASE:
            self._hear_clean_up(event.player)

    def _hear_clean_up(self, player: int) -> None:
        s = self._game.state
        lying = s.pile(player, ACTIVE_POOL) + s.pile(player, SPENT_PILE)
        left = sum(not self._is_large(die) for die in lying)
        if left:
            # moved as the turn ends, when the player has discarded what he likes
            id = "chronicle-clean-up" if s.rules.spent_pile else "chronicle-clean-up-classic"  # (E1, E11)
            self._left = Telling(self._words, id, {"player": self._game.players[player], "n": left}, player)

    def _is_large(self, die: int) -> bool:
        """Whether it is a Large die, which is always at hand and goes nowhere else."""
        catalog = self._game.state.catalog
        return catalog.large[catalog.card_of[die]]

    def _hear_quest(self, event: Happening) -> None:
        if self._moved is not None and self._moved.die == event.die:
            self._moved = None
        if not self._questing:
            self._flush()
        self._player, self._quest = event.player, event.card
        self._questing.append(event.die)

    def _hear_dice(self, event: Happening) -> None:
        if self._spent or self._moved is not None or (event.code == happenings.DRAWN and self._rolled):
            self._flush()
        self._player = event.player
        if event.code == happenings.DRAWN:
            self._drawn.append(event.die)
        else:
            s = self._game.state
            self._rolled.append((s.catalog.card_of[event.die], event.number))

    def _hear_spent(self, event: Happening) -> None:
        if self._drawn or self._rolled or self._moved is not None:
            self._flush()
        self._player = event.player
        if event.code == happenings.SPENT:
            self._spent.append(event.die)
        else:
            self._gained[max(NO_ENERGY, event.other)] += event.number

    def _hear_moved(self, event: Happening) -> None:
        if self._is_large(event.die):
            return
        if not (self._questing and event.number == QUEST_AREA):
            self._flush()
        gone = event.die in self._gone
        self._gone.discard(event.die)
        if gone and event.number == USED_PILE and event.other < 0:
            if self._news:
                self._news[-1].until = self._heard + 1
            return
        if event.number in (READY_AREA, QUEST_AREA) and event.other < 0:
            self._moved = event  # summoned, readied or sent on a quest, as the next happening will tell
        else:
            self._tell(event)

    # -- telling ---------------------------------------------------------------------------------

    def _flush(self) -> None:
        if self._drawn or self._rolled:
            self._tell_dice()
        if self._spent:
            self._tell_spent()
        if self._questing:
            self._tell_quest()
        if self._moved is not None:
            moved = self._moved
            self._moved = None
            self._tell(moved, self._heard)

    def _tell_dice(self) -> None:
        cards = self._game.state.catalog.cards
        card_of = self._game.state.catalog.card_of
        if self._rolled:
            shown = []
            for card, number in self._rolled:
                face = face_text(cards[card].die.faces[number], self._words)
                shown.append(self._words.say("die-showing", name=card_name(cards[card], self._words), face=face))
            id = "chronicle-drawn-and-rolled" if self._drawn else "chronicle-rolled"
        else:
            shown = [card_name(cards[card_of[die]], self._words) for die in self._drawn]
            id = "chronicle-drawn"
        self._drawn, self._rolled = [], []
        self._say(happenings.ROLLED, id, dice=self._words.counted(shown))

    def _tell_spent(self) -> None:
        cards = self._game.state.catalog.cards
        card_of = self._game.state.catalog.card_of
        dice = self._words.counted([card_name(cards[card_of[die]], self._words) for die in self._spent])
        gained = self._gained
        self._spent, self._gained = [], [0] * len(ENERGY_IDS)
        if not sum(gained):
            self._say(happenings.SPENT, "chronicle-spent-for-nothing", dice=dice)
            return
        quiddity = amount_text(sum(gained), gained[LIGHT], gained[DARK], self._words)
        self._say(happenings.SPENT, "chronicle-spent", dice=dice, quiddity=quiddity)

    def _tell_quest(self) -> None:
        s = self._game.state
        dice = self._words.counted([name_of(s, die, self._words) for die in self._questing])
        self._questing = []
        self._say(
            happenings.QUESTED,
            "chronicle-quested",
            dice=dice,
            card=card_name(s.catalog.cards[self._quest], self._words),
        )

    def _say(self, code: int, id: str, **slots: str | int) -> None:
        slots["player"] = self._game.players[self._player]
        telling = Telling(self._words, id, slots, self._player)
        self._add(Beat(code, telling, self._player, self._to), self._picture, self._heard)

    def _add(self, beat: Beat, picture: State | None, until: int) -> None:
        beat.picture, beat.until = picture, until
        self._news.append(beat)

    def _tell(self, event: Happening, until: int | None = None) -> None:
        telling = happening_telling(self._game, event, self._words)
        sums: tuple[str, ...] = ()
        if event.code == happenings.ATTACKED:
            if self._game.state.fighters(event.other):
                sums = self._sums(breakdown(self._game.state, event.other))
            else:
                telling.id = "chronicle-attacked-nobody"
        beat = Beat(event.code, telling, event.player, self._to, sums)
        if event.code == happenings.ATTACKED:
            s = self._game.state
            beat.attackers = tuple(die for die in s.attackers if s.owner(die) == event.player)
        self._add(beat, self.picture(), self._heard + 1 if until is None else until)

    # -- totals ----------------------------------------------------------------------------------

    def _sums(self, parts: Breakdown) -> tuple[str, ...]:
        lines = [self._share(share) for share in parts.shares]
        for change in parts.others:
            lines.append(self._words.say("sum-other", n=self._signed(change), source=self._source(change)))
        return tuple(lines)

    def _share(self, share: Share) -> str:
        name = self._name(share.die)
        if share.cap is not None:
            source = self._source(share.cap)
            return self._words.say("sum-capped", n=share.value, die=name, face=self._face(share), source=source)
        if not share.changes:
            return self._words.say("sum-plain", n=share.value, die=name)
        parts = [self._face(share)]
        for change in share.changes:
            parts.append(self._words.say("sum-change", n=self._signed(change), source=self._source(change)))
        return self._words.say("sum-changed", n=share.value, die=name, parts=self._words.listing(parts))

    def _face(self, share: Share) -> str:
        return self._words.say("sum-own" if share.is_own else "sum-face", n=share.printed)

    def _signed(self, change: Change) -> str:
        return f"+{change.amount}" if change.amount >= 0 else f"−{-change.amount}"

    def _source(self, change: Change) -> str:
        if change.card < 0:
            return self._words.say("sum-gift")
        s = self._game.state
        if change.card in s.catalog.quests and change.die >= 0:
            return name_of(s, change.die, self._words)  # the Quartifact, not its quest
        return card_name(s.catalog.cards[change.card], self._words)

    def _name(self, die: int) -> str:
        s = self._game.state
        return card_name(s.catalog.cards[s.shown_card(die)], self._words)


class PictureBook(Chronicle):
    """A chronicle that keeps the table of every moment, for tables that show it step by step."""

    def picture(self) -> State | None:
        return self._game.state.clone()
