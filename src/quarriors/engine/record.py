"""Game records: a whole game as text, one line per turn, with every decision and every draw and roll in words."""

from __future__ import annotations

from . import kinds
from .boxes import find_box
from .chance import Stream, key_of
from .errors import ChanceError, PositionError, QuarriorsError, RecordError
from .fingerprint import fingerprint
from .frame import Drawing
from .game import CALLER, Game, face_notation, scripted
from .notation import all_words, find_option
from .option import CHANCE
from .position import read_position, read_rules, read_seat, seat_words
from .rules import Rules
from .seats import seats_of
from .state import State
from .wilds import wilds_by_ids
from .zones import BAG

RECORD_FORMAT = 1
#: Grows whenever a change of the engine could make an old record play differently.
RULES_NUMBER = 2
_TITLE = "quarriors record"


# -- writing ---------------------------------------------------------------------------------------


def write_record(game: Game) -> str:
    """The record of a game so far: a header, then one line per turn. You can replay it without a seed.

    >>> from quarriors import deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> write_record(game).splitlines()[-1][:23]
    '1 You: roll; drawn Basi'
    """
    if game.is_thought:
        raise RecordError(0, "a copy for thinking ahead has no record")
    lines = [f"{_TITLE} {RECORD_FORMAT}", f"engine: {RULES_NUMBER}"]
    boxes = sorted({card.box for card in game.wilds.cards})
    lines.append("boxes: " + ", ".join(f"{name} {fingerprint(find_box(name))}" for name in boxes))
    lines.append("players: " + ", ".join(seat_words(seat) for seat in game.seats))
    rules = game.rules.options()
    if rules:
        lines.append("rules: " + ", ".join(f"{name}={value}" for name, value in rules.items()))
    lines.append("wilds: " + ", ".join(card.id for card in game.wilds.cards))
    lines.append(f"first: {game.players[game.first]}")
    lines += ["| " + line for line in game.origin.splitlines()]
    lines.append("")
    lines += _turns(game)
    if game.over:
        result = game.result
        winners = ", ".join(game.players[seat] for seat in result.winners)
        lines.append(f"result: {result.reason}; {winners}; Glory {', '.join(str(g) for g in result.glory)}")
    return "\n".join(lines) + "\n"


def beginning(game: Game) -> Game:
    """The same game at its beginning, chance left to the caller."""
    if game.origin:
        return read_position(game.origin, chance=CALLER)
    return Game.new(game.seats, game.wilds, game.rules, first=game.first, chance=CALLER)


def _turns(game: Game) -> list[str]:
    lines: list[str] = []
    items: list[str] = []
    again = beginning(game)
    s = again.state
    turn = s.turn
    name = again.players[s.active]
    for entry in game.state.log[: game.state.logged]:
        if s.turn != turn:
            lines.append(f"{turn} {name}: " + "; ".join(items))
            items = []
            turn = s.turn
            name = again.players[s.active]
        words = _entry_words(again, entry)
        kind, _, rest = words.partition(" ")
        if s.asker == CHANCE:
            if items and items[-1].startswith(kind + " "):
                items[-1] += f", {rest}"
            else:
                items.append(words)
        elif s.asker == s.active:
            items.append(words)
        else:
            items.append(f"{again.players[s.asker]}: {words}")
        again.follow(entry)
    if items:
        lines.append(f"{turn} {name}: " + "; ".join(items))
    return lines


def _entry_words(game: Game, entry: int) -> str:
    """What an entry of the log says, in words."""
    s = game.state
    if s.asker != CHANCE:
        return all_words(s, game.players)[entry]
    if s.ask_code == kinds.DRAWN:
        bag = bag_drawn_from(s)
        return f"drawn {s.catalog.cards[s.catalog.card_of[bag[entry]]].die.name}"
    return f"rolled {s.catalog.cards[s.catalog.card_of[s.ask_die]].die.faces[entry].notation}"


def bag_drawn_from(s: State) -> list[int]:
    """The bag of the player who is drawing."""
    f = s.stack[-1]
    assert isinstance(f, Drawing)
    return s.pile(f.player, BAG)


def _given(s: State, stream: Stream) -> int:
    """What the stream gives where the game waits for chance, as the log has it."""
    if s.ask_code == kinds.DRAWN:
        return stream.below(len(bag_drawn_from(s)))
    base = s.catalog.card_of[s.ask_die] * 6
    return s.catalog.canon[base + stream.below(6)] - base


# -- reading ---------------------------------------------------------------------------------------


def replay(text: object) -> Game:
    """Plays a record again; the game stands where the record ends. If something is wrong, the error names the line.

    >>> from quarriors import deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> replay(write_record(game)).all_words() == game.all_words()
    True
    """
    return _Replay(text, None).run()


def resume(text: object, seed: object) -> Game:
    """Plays a record again with the dice of a seed or a `Stream`; the game goes on with them.

    Raises `RecordError` at the first draw or roll that does not fit.

    >>> from quarriors import deal
    >>> game = Game.new(["You", "Bot"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> again = resume(write_record(game), seed=7)
    >>> again.take("end"), game.take("end")
    (None, None)
    >>> write_record(again) == write_record(game)
    True
    """
    stream = seed.clone() if isinstance(seed, Stream) else Stream(key_of(seed, "dice"))
    game = _Replay(text, stream).run()
    game.state.stream = stream
    if game.state.waiting and game.state.asker == CHANCE:
        raise RecordError(0, "the record breaks off before a draw or roll").worded("record-breaks-off")
    return game


def verify(text: object, seed: object) -> None:
    """Replays a record with the dice of a seed or a `Stream`, and checks every draw and roll in it.

    Raises `RecordError` at the first one that does not fit.
    """
    stream = seed.clone() if isinstance(seed, Stream) else Stream(key_of(seed, "dice"))
    _Replay(text, stream).run()


class _Replay:
    """Reads the header, then plays line by line; with a stream, its dice are compared."""

    def __init__(self, text: object, stream: Stream | None) -> None:
        if not isinstance(text, str):
            raise RecordError(0, f"a record is a text, not {text!r}")
        self.lines = text.splitlines()
        self.stream = stream
        self.at = 0
        #: Written by an engine in which some rules were still otherwise.
        self.is_old = False

    def run(self) -> Game:
        try:
            game = self._header()
        except (QuarriorsError, ValueError, KeyError, IndexError, OverflowError, RecursionError) as error:
            raise self._fault(error) from None
        try:
            while self.at < len(self.lines):
                line = self._next()
                if line.startswith("result:"):
                    self._check_result(game, line)
                elif line:
                    self._turn(game, line)
        except (QuarriorsError, ValueError, KeyError, IndexError, OverflowError, RecursionError) as error:
            fault = self._fault(error)
            if self.is_old and _is_readable(game, self.lines[self.at - 1].strip()):
                reason = f"{fault.reason} (an earlier engine wrote this, and some rules have been put right since)"
                raise RecordError(self.at, reason).worded("record-old", reason=fault.cause()) from None
            raise fault from None
        return game

    def _fault(self, error: Exception) -> RecordError:
        if isinstance(error, RecordError):
            return error
        fault = RecordError(self.at, str(error))
        return fault.worded("record-origin", reason=error) if isinstance(error, PositionError) else fault.because(error)

    def _next(self) -> str:
        line = self.lines[self.at].strip()
        self.at += 1
        return line

    def _value(self, key: str) -> str:
        line = self._next() if self.at < len(self.lines) else ""
        head, colon, value = line.partition(":")
        if not colon or head != key:
            fault = RecordError(self.at, f"here '{key}: …' was expected, not {line!r}")
            raise fault.worded("expected", wanted=f"{key}: …", found=line[:80])
        return value.strip()

    def _header(self) -> Game:
        title = self._next() if self.lines else ""
        if not title.startswith(_TITLE):
            wanted = f"{_TITLE} {RECORD_FORMAT}"
            fault = RecordError(self.at, f"a record begins with '{wanted}', not {title!r}")
            raise fault.worded("begins", wanted=wanted, found=title[:80])
        if title != f"{_TITLE} {RECORD_FORMAT}":
            other = title[len(_TITLE) :].strip()
            fault = RecordError(self.at, f"this program reads record format {RECORD_FORMAT}, not {other!r}")
            raise fault.worded("format", n=RECORD_FORMAT, found=other[:80])
        number = self._value("engine")
        if not number.isdecimal() or not 1 <= int(number) <= RULES_NUMBER:
            fault = RecordError(self.at, f"written by engine {number}, this is engine {RULES_NUMBER}")
            raise fault.worded("record-engine", found=number[:80], n=RULES_NUMBER)
        self.is_old = int(number) < RULES_NUMBER
        changed: list[str] = []
        for part in self._value("boxes").split(","):
            name, _, digits = part.strip().partition(" ")
            box = find_box(name)
            now = fingerprint(box)
            if now == digits:
                continue
            if digits not in box.formerly:
                fault = RecordError(self.at, f"the box {name!r} has changed since: {digits} then, {now} now")
                raise fault.worded("box-changed", box=name, then=digits[:80], now=now)
            changed += [box.card(card).id for card in box.formerly[digits]]
        seats = seats_of([read_seat(words) for words in self._value("players").split(",")])
        rules = Rules()
        if self.at < len(self.lines) and self.lines[self.at].startswith("rules:"):
            rules = read_rules(self._value("rules"))
        wilds = wilds_by_ids(self._value("wilds").split(","))
        for card in wilds.cards:
            if card.id in changed:
                fault = RecordError(self.at, f"{card.name} plays differently since this game was recorded")
                raise fault.worded("record-card", card=card.name)
        names = [seat.name for seat in seats]
        first = self._value("first")
        if first not in names:
            raise RecordError(self.at, f"there is no player {first!r}").worded("no-player", name=first[:80])
        origin: list[str] = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("| "):
            origin.append(self._next()[2:])
        if origin:
            game = read_position("\n".join(origin), chance=CALLER)
            if game.players != names or game.wilds != wilds or game.rules != rules:
                fault = RecordError(self.at, "the position does not fit the players, rules and wilds above it")
                raise fault.worded("record-misfit")
            return game
        return Game.new(seats, wilds, rules, first=names.index(first), chance=CALLER)

    def _turn(self, game: Game, line: str) -> None:
        head, colon, rest = line.partition(": ")
        number, _, name = head.partition(" ")
        s = game.state
        if not colon or not number.isdecimal() or name not in game.players:
            fault = RecordError(self.at, f"'TURN PLAYER: …' was expected, not {line[:40]!r}")
            raise fault.worded("expected", wanted=f"{s.turn} {game.players[s.active]}: …", found=line[:40])
        if s.over:
            raise RecordError(self.at, "the game was over before this line").worded("record-over")
        if int(number) != s.turn or name != game.players[s.active]:
            fault = RecordError(self.at, f"this is turn {s.turn} of {game.players[s.active]}")
            raise fault.worded("record-turn", n=s.turn, player=game.players[s.active])
        for item in rest.split("; "):
            if s.over:
                fault = RecordError(self.at, f"the game was over before {item!r}")
                raise fault.worded("record-over-before", item=item[:80])
            self._item(game, item.strip())

    def _item(self, game: Game, item: str) -> None:
        s = game.state
        kind, _, words = item.partition(" ")
        if kind in ("drawn", "rolled"):
            for word in words.split(", "):
                self._chance(game, kind, word)
            return
        if s.asker == CHANCE:
            fault = RecordError(self.at, f"a draw or roll is missing before {item!r}")
            raise fault.worded("record-no-dice", item=item[:80])
        player, colon, said = item.partition(": ")
        if colon and player in game.players:
            if s.asker != game.players.index(player):
                fault = RecordError(self.at, f"{player} has nothing to decide at {said!r}")
                raise fault.worded("record-not-asked", player=player, item=said[:80])
            item = said
        elif s.asker != s.active:
            fault = RecordError(self.at, f"{game.players[s.asker]} decides before {item!r}")
            raise fault.worded("record-decides", player=game.players[s.asker], item=item[:80])
        game.take(find_option(s, game.players, item))

    def _chance(self, game: Game, kind: str, word: str) -> None:
        s = game.state
        if s.over or s.asker != CHANCE or (kind == "drawn") != (s.ask_code == kinds.DRAWN):
            fault = RecordError(self.at, f"nothing is {kind} here, but the record says {word!r}")
            raise fault.worded(f"record-{kind}", word=word[:80])
        try:
            option = scripted(s, word)
        except ChanceError as error:
            raise RecordError(self.at, str(error)).because(error) from None
        if self.stream is None:
            game.take(option)
            return
        entry = _given(s, self.stream)
        said, gave = game.words(option), _entry_words(game, entry)
        if said != gave:
            fault = RecordError(self.at, f"the record says {said!r}, the key gives {gave!r}")
            raise fault.worded("record-differs", said=said, gave=gave)
        game.follow(entry)

    def _check_result(self, game: Game, line: str) -> None:
        parts = [part.strip() for part in line.partition(":")[2].split(";")]
        if not game.over:
            fault = RecordError(self.at, "the record tells a result, but the game is not over")
            raise fault.worded("record-unfinished")
        result = game.result
        winners = ", ".join(game.players[seat] for seat in result.winners)
        expected = [result.reason, winners, f"Glory {', '.join(str(g) for g in result.glory)}"]
        if parts != expected:
            fault = RecordError(self.at, f"the result is {'; '.join(expected)}")
            raise fault.worded("record-result", result="; ".join(expected))


# -- lines that are none ---------------------------------------------------------------------------


def _is_readable(game: Game, line: str) -> bool:
    """Is this a line of a record, though it does not fit this game?"""
    head, colon, rest = line.partition(":")
    if head == "result":
        return True
    number, _, name = head.partition(" ")
    if not colon or not number.isdecimal() or name not in game.players:
        return False
    return all(_is_readable_item(game, item.strip()) for item in rest.split(";"))


def _is_readable_item(game: Game, item: str) -> bool:
    player, colon, said = item.partition(": ")
    kind, _, words = (said if colon and player in game.players else item).partition(" ")
    cards = game.state.catalog.cards
    dice = [card.die.name.lower() for card in cards] + [card.name.lower() for card in cards]
    if kind == "drawn":
        return all(word.lower() in dice for word in words.split(", "))
    if kind == "rolled":
        return all(face_notation(word) != "" for word in words.split(", "))
    if kind.lower() not in kinds.KIND_CODES:
        return False
    about = words.lower().removeprefix("another with ")
    known = dice + [name.lower() for name in game.players]
    return not about or face_notation(words) != "" or any(about.startswith(name) for name in known)
