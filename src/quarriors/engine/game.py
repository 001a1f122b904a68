"""The door: a game of Quarriors!, one decision at a time."""

from __future__ import annotations

from typing import Final

from . import kinds
from .chance import Script, Stream, key_of
from .errors import (
    Busy,
    ChanceError,
    DeclarationError,
    GameOver,
    IllegalOption,
    NotOver,
    OptionError,
    SetupError,
    WildsError,
)
from .eventdice import EventDice
from .extension import mypyc_attr
from .faces import Face
from .flow import advance, answer, begin_turn, follow
from .keys import all_keys
from .looking import Tabletop, total_faced
from .menus import ONLY_ROLL
from .notation import all_words, die_words, find_option
from .option import CHANCE, Decision, Option
from .playingout import MOST_TURNS, minds_of, play_out, thought
from .playouts import Playouts, play_many
from .result import Result
from .rules import Rules
from .seats import MOST_PLAYERS, Seat, seats_of
from .setup import first_player, give_head_start, set_up
from .state import State, from_data
from .table import ENDING_IDS
from .view import View
from .whynot import check_number, why_not
from .wilds import Wilds, check_table, wilds_by_ids

#: Chance left to the caller: every draw and roll is a decision of the player `CHANCE`.
CALLER: Final = "caller"

#: By seat: to roll, where nothing else can be done.
_ROLLS: Final = [Decision(seat, kinds.ROLL, tuple(ONLY_ROLL), (), -1, -1) for seat in range(MOST_PLAYERS)]


@mypyc_attr(free_list_len=1)
class Game:
    """A game: `decision` says who decides about what, `take` does it and plays on to the next decision.

    Make one with `Game.new`.
    """

    __slots__ = ("_decision", "_fault", "events", "first", "is_thought", "origin", "seats", "state", "wilds")

    def __init__(self, state: State, seats: list[Seat], wilds: Wilds) -> None:
        #: The table as data; read it, do not write to it.
        self.state = state
        self.seats = seats
        self.wilds = wilds
        #: The seat that began, and the position the game was set up from, if it was.
        self.first = state.active
        self.origin = ""
        #: A copy for thinking ahead: it does not know how the game came here.
        self.is_thought = False
        #: The dice of such a copy if they go by event, and not in a stream.
        self.events: EventDice | None = None
        self._decision: Decision | None = None
        #: What broke the game off in the middle of an option, such as a fault in a box's own verb.
        self._fault = ""

    @staticmethod
    def new(
        players: object,
        wilds: object,
        rules: object = None,
        seed: object = None,
        first: object = 0,
        chance: object = None,
    ) -> Game:
        """Sets the table.

        `players` are 2 to 4 names or `Seat`s. `first` is the seat that begins, ``"random"``, or the `Result` of the
        last game, whose loser begins. `seed` keys the dice. Instead of a seed you may give `chance`: a `Stream`, a
        `Script`, or ``"caller"``. Games with the very same `Wilds` share what these have worked out: to set many tables
        with them, keep them.
        """
        seats = seats_of(players)
        if rules is None:
            rules = Rules()
        if not isinstance(rules, Rules):
            raise SetupError(f"rules must be Rules(...), not {rules!r}")
        if not isinstance(wilds, Wilds):
            raise WildsError(f"wilds must come from deal(...) or wilds_of(...), not {wilds!r}")
        check_table(wilds, rules, len(seats))
        stream, script = chance_of(seed, chance)
        n = len(seats)
        s = State(wilds.catalog(n), rules, n)
        s.lay_out()
        set_up(s)
        s.auto_roll = [seat.auto_roll for seat in seats]
        s.by_hand = [seat.pay_by_hand for seat in seats]
        s.active = first_player(first, n, seed)
        give_head_start(s)
        s.stream = stream
        s.script = script
        game = Game(s, seats, wilds)
        begin_turn(s)
        advance(s)
        if script is not None:
            game.follow_script()
        return game

    # -- playing -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decision(self) -> Decision:
        """Who decides, about what, and every legal option."""
        decision = self._decision
        if decision is None:
            s = self.state
            if not s.waiting:
                if s.over:
                    raise GameOver("the game is over: there is nothing left to decide; see result")
                raise self._busy()
            if s.options is ONLY_ROLL:  # one decision in four, and always the same
                decision = self._decision = _ROLLS[s.asker]
                return decision
            code = s.ask_code
            total = total_faced(s, s.asker) if code == kinds.CAST and s.ask_die < 0 else -1
            weights = tuple(s.weights) if s.weights else ()
            decision = Decision(s.asker, code, tuple(s.options), weights, s.ask_card, s.ask_die, total)
            self._decision = decision
        return decision

    def take(self, option: object) -> None:
        """Takes an option of the decision at hand: one of `decision.options`, or its words."""
        s = self.state
        if not s.waiting:
            raise GameOver("the game is over: no option can be taken any more") if s.over else self._busy()
        if isinstance(option, Option):
            chosen = option
        elif isinstance(option, str):
            chosen = find_option(s, self.players, option)
        else:
            raise OptionError(f"an option or its words, not {option!r}")
        for at, known in enumerate(s.options):  # noqa: B007 the place is needed after the loop
            if known is chosen:
                break
        else:
            at = self._place_of(chosen)
        self._decision = None
        if s.listener is not None:
            self._answer_heard(chosen, at)
            return
        try:
            answer(s, chosen, at)
        except BaseException as error:
            self._fault = f"{type(error).__name__}: {error}"
            raise
        if s.script is not None:
            self.follow_script()
        if self.events is not None:
            self.roll_on(self.events)

    def _place_of(self, option: Option) -> int:
        """The place of an option that the caller has made, among those that are offered."""
        if option not in self.state.options:
            there = self.all_words()
            fault = IllegalOption(f"'{option}' is not offered; there is: {', '.join(there)}")
            raise fault.worded("option-unknown", text=str(option), options="; ".join(there))
        return self.state.options.index(option)

    def _busy(self) -> Busy:
        if self._fault:
            return Busy(f"an error broke this game off in the middle of an option ({self._fault}): replay its record")
        return Busy("the game is still running on: wait until take() returns")

    def _answer_heard(self, option: Option, at: int) -> None:
        """With a listener: should it raise, the game stands where it stood before."""
        before = self.clone()
        try:
            answer(self.state, option, at)
            if self.state.script is not None:
                self.follow_script()
            if self.events is not None:
                self.roll_on(self.events)
        except BaseException:
            listener = self.state.listener
            self.state = before.state
            self.events = before.events
            self.state.listener = listener
            self._decision = None
            raise

    def follow(self, number: int) -> None:
        """Takes what a log says: the option at that place, or the draw or roll that chance gave there.

        Use it to replay a log. It checks nothing but that the game is not over.
        """
        if self.state.over:
            raise GameOver("the game is over: no option can be taken any more")
        self._decision = None
        follow(self.state, number)

    @property
    def result(self) -> Result:
        """Who won and why, once the game is over."""
        s = self.state
        if not s.over:
            raise NotOver("the game is not over yet: there is no result")
        return Result(tuple(s.winners), ENDING_IDS[s.reason], tuple(s.glory), s.turn)

    def follow_script(self) -> None:
        """Answers draws and rolls from the script as long as it has an answer."""
        s = self.state
        script = s.script
        while script is not None and not s.over and s.asker == CHANCE and s.waiting:
            word = script.peek()
            if word is None:
                return
            option = scripted(s, word)
            script.at += 1
            self._decision = None
            answer(s, option, 0)

    def roll_on(self, dice: EventDice) -> None:
        """Draws and rolls with these dice until a player decides."""
        s = self.state
        while s.asker == CHANCE and s.waiting and not s.over:
            self._decision = None
            follow(s, dice.answer(s))

    # -- looking -------------------------------------------------------------------------------

    @property
    def players(self) -> list[str]:
        """The names, in seating order."""
        return [seat.name for seat in self.seats]

    @property
    def rules(self) -> Rules:
        return self.state.rules

    def table(self) -> Tabletop:
        """What lies on the table, by name: ``game.table().pile("Quinn", "ready")``. It follows the game."""
        return Tabletop(self)

    def words(self, option: object) -> str:
        """An option of the decision at hand in words, as `take` accepts them and records write them."""
        if not isinstance(option, Option):
            raise OptionError(f"an option, not {option!r}")
        for known, words in zip(self.state.options, self.all_words(), strict=True):
            if known == option:
                return words
        raise IllegalOption(f"'{option}' is not offered; there is: {', '.join(self.all_words())}")

    def key(self, option: object) -> str:
        """What an option of the decision at hand means, as a text that is the same in every copy of this game.

        The number of a die may mean another die after other draws; the key says what the die is, what it shows and
        bears, and who is asked by which card. Use it to count what options brought in copies with different dice.

        >>> from quarriors import deal
        >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
        >>> game.take("roll")
        >>> for option in game.decision.options:
        ...     print(option, "|", game.key(option))
        immediate d11 | 0 act: immediate Assistant R * (0 active, fresh)
        summon d10 | 0 act: summon Assistant C 1/1/2 (0 active, fresh)
        end | 0 act: end
        """
        if not isinstance(option, Option):
            raise OptionError(f"an option, not {option!r}")
        for known, key in zip(self.state.options, self.all_keys(), strict=True):
            if known == option:
                return key
        raise IllegalOption(f"'{option}' is not offered; there is: {', '.join(self.all_words())}")

    def all_keys(self) -> list[str]:
        """The keys of every option of the decision at hand, in order. No two are the same."""
        return all_keys(self.state)

    def all_words(self) -> list[str]:
        """The words of every option of the decision at hand, in order."""
        return all_words(self.state, self.players)

    def die_words(self, die: object) -> str:
        """A die in words: class, face, attachments."""
        number = check_number(die, "die", len(self.state.where))
        if number is None:
            raise OptionError("die_words needs a die")
        return die_words(self.state, number)

    def why_not(self, kind: object, die: object = None, card: object = None, player: object = None) -> str | None:
        """Why you cannot do that now, as an id of a closed list; None if you can."""
        return why_not(self.state, kind, die, card, player)

    def view(self, player: object = None) -> View:
        """What a player sees: everything but chance. Without `player`, the one who decides."""
        s = self.state
        if not s.waiting and not s.over:
            raise self._busy()
        if player is None:
            seat = s.asker
        elif isinstance(player, bool) or not isinstance(player, int) or not -1 <= player < s.n:
            raise SetupError(f"there is no seat {player!r}; seats are 0 to {s.n - 1}")
        else:
            seat = player
        seen = s.clone()
        seen.log = []
        seen.logged = 0
        copy = Game(seen, self.seats, self.wilds)
        copy.is_thought = True
        copy._decision = self._decision
        return View(copy, seat)

    def listen(self, listener: object) -> None:
        """Tells the listener of everything that happens from now on, as it happens; None ends it.

        Meanwhile the game is not at a decision: the listener can look at it, but not copy it or play on. If the
        listener raises an error, the option is taken back.
        """
        if listener is not None and not callable(listener):
            raise SetupError(f"a listener is something to call, not {listener!r}")
        self.state.listener = listener

    # -- copies --------------------------------------------------------------------------------

    def clone(self) -> Game:
        """The same game from now on, with the same draws and rolls. To think ahead, use `view().game(...)`."""
        if not self.state.waiting and not self.state.over:
            raise self._busy()
        s = self.state.clone()
        stream = self.state.stream
        if stream is not None:
            s.stream = stream.clone()
        script = self.state.script
        if script is not None:
            s.script = script.clone()
        copy = self._copy_with(s, self.is_thought)
        if self.events is not None:
            copy.events = self.events.clone()
        return copy

    def _copy_with(self, s: State, is_thought: bool) -> Game:
        """The same game with that table."""
        game = Game(s, self.seats, self.wilds)
        game.first = self.first
        game.origin = self.origin
        game.is_thought = is_thought
        return game

    # -- playing out ---------------------------------------------------------------------------

    def playout(self, seed: object, policy: object = None, turns: object = MOST_TURNS) -> Game:
        """A copy of this game, played to its end with dice of its own: at random, or by a `Policy`.

        Dice and choices come from one stream: that of a seed, as in `View.game`, or a `Stream`. The dice of this game
        are neither seen nor moved on. `policy` is for all seats, or a list with one for each, None being at random.
        After so many more `turns` it ends as with a turn limit.

        >>> from quarriors import deal
        >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
        >>> game.playout(1).result
        Result(winners=(0,), reason='glory', glory=(21, 16), turns=63)
        >>> game.state.turn
        1
        """
        s = self._thought(seed, turns)
        play_out(s, minds_of(s, policy))
        return self._copy_with(s, True)

    def playouts(self, n: object, seed: object, policy: object = None, turns: object = MOST_TURNS) -> Playouts:
        """Plays the game out so many times, and counts; see `playout`. One stream gives the dice of all of them.

        >>> from quarriors import deal
        >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
        >>> game.playouts(20, seed=1)
        <Playouts 20: won 70.0%, 30.0%>
        """
        s = self._thought(seed, turns)
        return play_many(s, minds_of(s, policy), n)

    def _thought(self, seed: object, turns: object) -> State:
        if not self.state.waiting and not self.state.over:
            raise self._busy()
        return thought(self.state, seed, turns)

    def __reduce__(self) -> tuple[object, ...]:
        s = self.state
        cards = [card.id for card in self.wilds.cards]
        chance = (s.stream, s.script, self.events)
        return (_restore, (cards, s.rules, self.seats, s.data(), *chance, self.first, self.origin))

    def __repr__(self) -> str:
        s = self.state
        return f"<Game {', '.join(self.players)}: turn {s.turn}, Glory {s.glory}{', over' if s.over else ''}>"


def _restore(
    cards: list[str],
    rules: Rules,
    seats: list[Seat],
    data: dict[str, object],
    stream: Stream | None,
    script: Script | None,
    events: EventDice | None,
    first: int,
    origin: str,
) -> Game:
    wilds = wilds_by_ids(cards)
    s = from_data(wilds.catalog(len(seats)), rules, data)
    s.stream = stream
    s.script = script
    game = Game(s, seats, wilds)
    game.first = first
    game.origin = origin
    game.events = events
    return game


def chance_of(seed: object, chance: object) -> tuple[Stream | None, Script | None]:
    if chance is None:
        if seed is None:
            raise SetupError("say where the dice come from: seed=..., or chance= a Stream, a Script or 'caller'")
        return Stream(key_of(seed, "dice")), None
    if isinstance(chance, Stream):
        return chance.clone(), None
    if isinstance(chance, Script):
        return None, chance.clone()
    if isinstance(chance, str) and chance == CALLER:
        return None, None
    raise SetupError(f"chance must be a Stream, a Script or 'caller', not {chance!r}")


def scripted(s: State, word: str) -> Option:
    """The outcome of chance that a script's word means."""
    wanted = word.lower()
    for option in s.options:
        if s.ask_code == kinds.DRAWN:
            card = s.catalog.cards[option.target]
            if wanted in (card.die.name.lower(), card.name.lower()):
                return option
        else:
            face = s.catalog.cards[s.catalog.card_of[s.ask_die]].die.faces[option.target]
            if face.notation == face_notation(word):
                return option
    if s.ask_code == kinds.DRAWN:
        left = ", ".join(s.catalog.cards[o.target].die.name for o in s.options)
        fault = ChanceError(f"the script says {word!r} is drawn, but the bag holds only {left}")
        raise fault.worded("chance-drawn", word=word[:80], dice=left)
    die = s.catalog.cards[s.catalog.card_of[s.ask_die]].die
    faces = ", ".join(map(str, die.faces))
    fault = ChanceError(f"the script says {word!r}, but {die.name} has the faces {faces}")
    raise fault.worded("dice-face", die=die.name, face=word[:80], faces=faces)


def face_notation(word: str) -> str:
    try:
        return Face(word).notation
    except DeclarationError:
        return ""
