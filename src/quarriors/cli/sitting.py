"""A game at the table: people and bots, what is told, what can be taken back, and the save that follows every decision.

Both tables, the one with windows and the plain one, are drawn from this."""

from __future__ import annotations

from collections.abc import Callable

from quarriors.bots import bot, playing
from quarriors.cli.menu import EFFECTS
from quarriors.cli.options import new_seed
from quarriors.cli.preferences import Preferences
from quarriors.cli.saves import Saved, SaveFile
from quarriors.cli.seating import TableSeat, seats
from quarriors.engine import kinds
from quarriors.engine.errors import SetupError
from quarriors.engine.game import Game
from quarriors.engine.option import CHANCE, Option
from quarriors.engine.rules import DEMOCRATIC, Rules
from quarriors.engine.wilds import Wilds
from quarriors.sets import deal
from quarriors.text.chronicle import Beat, Chronicle
from quarriors.text.words import Words

#: Options that begin something else.
_BEGINNINGS = (
    kinds.READY, kinds.SUMMON, kinds.CAST, kinds.COPY, kinds.SPEND, kinds.LOCK, kinds.UNLOCK, kinds.ANCHOR, kinds.USE,
    kinds.ATTACH,
)  # fmt: skip
#: What ending a phase would leave undone, by rights of the player: Spells are kept on purpose too often to count.
_LEFT_UNDONE = (*EFFECTS, kinds.READY, kinds.SUMMON, kinds.CAPTURE, kinds.ATTACH)


class Sitting:
    """A game, its seats, and everything that lasts beyond one decision."""

    def __init__(
        self, game: Game, table: list[TableSeat], seed: int | str, file: SaveFile | None, words: Words
    ) -> None:
        self.game = game
        self.table = table
        self.seed = seed
        self.file = file
        self.words = words
        #: How the table behaves.
        self.settings = Preferences.kept()
        #: The boxes whose cards are on the table: the next game is dealt from them.
        self.boxes = sorted({card.home for card in game.wilds.cards})
        #: Whether it was taken up again rather than begun.
        self.resumed = False
        #: Everything told so far, oldest first.
        self.story: list[Beat] = []
        #: Who tells the game: `PictureBook` for a table that shows it step by step.
        self.chronicler: type[Chronicle] = Chronicle
        self._chronicle = Chronicle(game, words, self.listener)
        #: How much had been told when a person decided last.
        self._decided = 0
        #: The game before each decision that can still be taken back, all of one person.
        self._before: list[Game] = []
        game.listen(self._chronicle.hear)

    # -- beginning -------------------------------------------------------------------------------

    @staticmethod
    def begin(
        table: list[TableSeat],
        wilds: Wilds,
        rules: Rules,
        seed: int | str,
        first: object = "random",
        pay_by_hand: bool = False,
        file: SaveFile | None = None,
        *,
        words: Words,
    ) -> Sitting:
        """Sets the table for a new game."""
        game = Game.new(seats(table, pay_by_hand), wilds, rules, seed=seed, first=first)
        sitting = Sitting(game, table, seed, file, words)
        sitting.retrace()
        sitting.save()  # so that there is something to come back to, even before the first decision
        return sitting

    @staticmethod
    def resume(file: SaveFile, words: Words) -> Sitting:
        """Takes up the game of a file where it was left, with what could be taken back then."""
        saved = file.read()
        table = [TableSeat(name, kind) for name, kind in zip(saved.game.players, saved.bots, strict=True)]
        sitting = Sitting(saved.game, table, saved.seed, file, words)
        sitting.resumed = True
        sitting.retrace()
        return sitting

    def retrace(self, chronicler: type[Chronicle] = Chronicle) -> None:
        """Plays the log again: what was told so far, and what can still be taken back."""
        from quarriors.engine.record import beginning

        again = beginning(self.game)
        chronicle = chronicler(again, self.words, self.listener)
        again.listen(chronicle.hear)
        self._before = []
        self.story = [chronicle.opening()]
        self._decided = 0
        stream = self.game.state.stream
        for entry in self.game.state.log[: self.game.state.logged]:
            decider = again.state.asker
            before = again.clone()
            again.follow(entry)
            if decider != CHANCE and not self.table[decider].bot:
                self._decided = len(self.story)
            self._note(decider, before)
            if again.over or again.state.asker != CHANCE:
                self.story += chronicle.news()  # what one decision brings about is told together, as it was then
        for game in self._before:
            game.state.stream = stream.clone() if stream is not None else None

    def recent(self) -> list[Beat]:
        """What has happened since a person decided last, as far as it was played again."""
        return self.story[self._decided :]

    def again(self) -> Sitting:
        """Another game of the same people and bots, with Wilds from the same boxes; who lost begins.

        Where the players have named all cards, they stay.
        """
        seed = new_seed()
        rules = self.game.rules
        wilds = self.game.wilds
        if rules.mix != DEMOCRATIC:
            wilds = deal(self.boxes, seed, len(self.table), rules)
        by_hand = any(seat.pay_by_hand for seat in self.game.seats)
        file = SaveFile.fresh(self.table) if self.file is not None else None
        after = Sitting.begin(self.table, wilds, rules, seed, self.game.result, by_hand, file, words=self.words)
        after.boxes = self.boxes
        return after

    # -- playing ---------------------------------------------------------------------------------

    @property
    def listener(self) -> int | None:
        """The only person at the table, who is "you"; None if there are several, or none."""
        people = [seat for seat, place in enumerate(self.table) if not place.bot]
        return people[0] if len(people) == 1 else None

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def decider(self) -> int:
        """The seat that decides now."""
        return self.game.decision.player

    @property
    def waits_for_person(self) -> bool:
        """Whether the next decision is a person's."""
        return not self.game.over and not self.table[self.decider].bot

    @property
    def is_watched(self) -> bool:
        """Whether only bots play."""
        return all(place.bot for place in self.table)

    def thinker(self) -> Callable[[], Option]:
        """What to call for the bot's choice: it looks at a copy, so that it may be called anywhere.

        Each decision has a bot of its own, so that a game that was resumed goes on as it would have.
        """
        place = self.table[self.decider]
        if not place.bot:
            raise SetupError(f"{place.name} is not a bot: ask the person")
        player = bot(place.bot, f"{self.seed}/{self.decider}/{self.game.state.logged}")
        view = self.game.view()
        return lambda: playing.ask(player, view, place.bot)

    def take(self, option: Option | str) -> list[Beat]:
        """Takes an option, saves the game, and tells what happened."""
        decider = self.decider
        before = self.game.clone()
        if self.table[decider].bot:
            playing.take(self.game, option, self.table[decider].bot)
        else:
            self._decided = len(self.story)
            self.game.take(option)
        chance = self.game.state.logged - before.state.logged > 1
        self._note(decider, before)
        if chance:
            self._before = []
        self.save()
        return self.news()

    def _note(self, decider: int, before: Game) -> None:
        """Keeps what can be taken back: nothing from before a draw, a roll, or another's decision."""
        if decider == CHANCE or self.table[decider].bot:
            self._before = []
            return
        if self._before and self._before[-1].decision.player != decider:
            self._before = []
        self._before = [*self._before, before]

    def news(self) -> list[Beat]:
        """What has happened since this was last asked."""
        news = self._chronicle.news()
        self.story += news
        return news

    def hear(self) -> None:
        """Listens to the game as it stands now."""
        self._chronicle = self.chronicler(self.game, self.words, self.listener)
        self.game.listen(self._chronicle.hear)

    def speak(self, words: Words) -> None:
        """Tells everything in another language from now on, what has happened included; kept for the next game."""
        self.words = words
        self.hear()
        self.retrace(self.chronicler)
        self.settings["lang"] = words.code
        self.settings.keep()

    # -- taking back -----------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> bool:
        """Takes back the last decision, unless dice were drawn or rolled or another has decided since."""
        if not self._before:
            return False
        self.game = self._before[-1]
        self.hear()
        self.retrace()
        self.save()
        return True

    # -- asking back -----------------------------------------------------------------------------

    def left_undone(self, option: Option) -> list[Option]:
        """What taking that option would leave unused for good, though it can be done now."""
        offered = self.game.decision.options
        if option.code == kinds.END:
            return [other for other in offered if other.code in _LEFT_UNDONE and not self._is_for_nothing(other)]
        if option.code in _BEGINNINGS:
            return [other for other in offered if other.code in EFFECTS]
        return []

    def _is_for_nothing(self, option: Option) -> bool:
        """Whether it captures a die that nobody misses: one that costs nothing."""
        return option.code == kinds.CAPTURE and not self.game.state.catalog.cost[option.card]

    # -- saving ----------------------------------------------------------------------------------

    def save(self) -> None:
        """Writes the game down as it stands."""
        if self.file is not None:
            bots = [place.bot for place in self.table]
            self.file.write(Saved(self.seed, bots, self.game))
