"""What runs in a process of bots: it reads a table, has a bot choose, writes the answer. And how both sides speak.

The process ends when its standard input does, so it never outlives the server, however that came to its end.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from collections import OrderedDict
from collections.abc import Callable, Hashable
from queue import SimpleQueue
from typing import Any, BinaryIO, Final, Generic, NamedTuple, TypeVar

import msgspec

from quarriors import Game, Rules, Seat, View, Wilds
from quarriors.bots import Bot, bot, faults, loadable
from quarriors.engine.state import from_data
from quarriors.engine.wilds import wilds_by_ids
from quarriors.server import logs
from quarriors.server.estimating import advise, look_back

# What a process says.
READY: Final = "ready"  # with the names of all bots, one a line
UNPREPARED: Final = "unprepared"  # a module could not be imported
CHOSEN: Final = "chosen"
ADVISED: Final = "advised"  # with an `Advice` as JSON
REVIEWED: Final = "reviewed"  # with a review of a game by language, as JSON
RAISED: Final = "raised"
EXHAUSTED: Final = "exhausted"  # there was not enough memory

#: A table, and a bot, for each of so many games are kept between thoughts.
_KEPT: Final = 1024
_LOG: Final = logs.Log("quarriors.server.bots")
#: Answers are short; of the story of an error the end says most.
_LONGEST: Final = 4000
#: The server comes first where there are not enough processor cores for all.
_NICENESS: Final = 5
#: The system ends a thought that lasts so much longer than it may, should the server not do it.
_GRACE: Final = 5.0

_LENGTH: Final = struct.Struct("!I")
_T = TypeVar("_T")


class Orders(NamedTuple):
    """What a process is told first."""

    modules: tuple[str, ...]
    #: For a thought; what the memory of a process may grow to in bytes, or 0.
    seconds: float
    memory: int


class Question(NamedTuple):
    """A view in plain values, without the catalogue: whoever reads it may have that already."""

    bot: str
    seed: str
    seat: int
    cards: tuple[str, ...]
    rules: Rules
    players: tuple[str, ...]
    state: dict[str, object]


class Hint(NamedTuple):
    """A question about what is best and why: `seconds` of games played on in thought."""

    question: Question
    seconds: float
    resigned: tuple[int, ...]


class Past(NamedTuple):
    """A question about a whole game, by its record."""

    record: str
    seed: str
    #: Games in thought, about.
    work: int


#: All that can be asked.
Asking = Question | Hint | Past


def question_of(bot: str, seed: str, view: View) -> Question:
    s = view.state
    cards = tuple([card.id for card in s.catalog.cards])
    return Question(bot, seed, view.player, cards, s.rules, tuple(view.players), s.data())


# -- messages --------------------------------------------------------------------------------------


def framed(message: Orders | Asking) -> bytes:
    """A message to a process, its length before it."""
    body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return _LENGTH.pack(len(body)) + body


def unframed(received: bytearray) -> tuple[str, str] | None:
    """What a process says, and its text, taken from what has been received; None if that is not all of it yet.

    >>> said = _answer(CHOSEN, "roll")
    >>> unframed(bytearray(said[:6])), unframed(bytearray(said))
    (None, ('chosen', 'roll'))
    """
    # Never a pickle: what comes from there has passed through code that is not ours.
    if len(received) < _LENGTH.size:
        return None
    end = _LENGTH.size + _LENGTH.unpack_from(received)[0]
    if len(received) < end:
        return None
    kind, text = json.loads(bytes(received[_LENGTH.size : end]))
    del received[:end]
    return str(kind), str(text)


def _answer(kind: str, text: str) -> bytes:
    body = json.dumps([kind, text]).encode("ascii")
    return _LENGTH.pack(len(body)) + body


# -- thinking --------------------------------------------------------------------------------------


class _Memory(Generic[_T]):
    """Makes things once, and forgets those that were not asked for longest."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, _T] = OrderedDict()

    def recall(self, key: Hashable, make: Callable[[], _T]) -> _T:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = make()
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return made

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)


class _KnownCards:
    """The cards of a game, which stay the same from one question to the next."""

    def __init__(self, cards: tuple[str, ...], players: int) -> None:
        self.wilds: Wilds = wilds_by_ids(list(cards))
        self.catalog = self.wilds.catalog(players)


class Mind:
    """Answers questions, one after another.

    >>> from quarriors import Game, deal
    >>> view = Game.new(["Greta", "Randy"], deal(seed=3), seed=3).view()
    >>> mind = Mind()
    >>> mind.answer(question_of("greedy", "a seat", view))
    ('chosen', 'roll')
    >>> mind.answer(question_of("clever", "a seat", view))[1].splitlines()[-1]
    "quarriors.engine.errors.SetupError: no bot is named 'clever'; there is: beginner, casual, greedy, ..."
    """

    def __init__(self) -> None:
        self._tables: _Memory[_KnownCards] = _Memory()
        #: A bot stays at its seat while it is remembered, so that it may remember its game.
        self._seated: _Memory[Bot] = _Memory()

    def answer(self, asked: Asking) -> tuple[str, str]:
        """What to say to it; whatever the bot does, short of ending the process, is an answer."""
        try:
            if isinstance(asked, Past):
                return REVIEWED, msgspec.json.encode(look_back(asked.record, asked.seed, asked.work)).decode()
            return self._advised(asked) if isinstance(asked, Hint) else self._chosen(asked)
        except MemoryError:
            return EXHAUSTED, traceback.format_exc()[-_LONGEST:]
        except BaseException:  # a bot that calls sys.exit() has raised like any other
            return RAISED, traceback.format_exc()[-_LONGEST:]

    def _chosen(self, question: Question) -> tuple[str, str]:
        place = (question.bot, question.seed, question.cards, len(question.players))
        view = self._view(question)
        seated = self._seated.recall(place, lambda: bot(question.bot, question.seed))
        try:
            return CHOSEN, str(seated.choose(view))[:_LONGEST]
        except MemoryError:
            raise
        except BaseException:
            self._seated.forget(place)
            raise

    def _advised(self, hint: Hint) -> tuple[str, str]:
        question = hint.question
        advice = advise(self._view(question), question.seed, hint.seconds, hint.resigned)
        return ADVISED, msgspec.json.encode(advice).decode()

    def _view(self, question: Question) -> View:
        cards, players = question.cards, len(question.players)
        table = self._tables.recall((cards, players), lambda: _KnownCards(cards, players))
        s = from_data(table.catalog, question.rules, question.state)
        seats = [Seat(name, s.auto_roll[at], s.by_hand[at]) for at, name in enumerate(question.players)]
        game = Game(s, seats, table.wilds)
        game.is_thought = True
        return View(game, question.seat)


# -- the process -----------------------------------------------------------------------------------


def main() -> None:
    """Thinks until nobody asks any more."""
    # Ctrl-C goes to everybody in a terminal, and a stopping service may tell all its processes: the server ends
    # this one itself, once the thoughts it waits for are no longer needed.
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    questions, answers = _pipes()
    logs.configure("info", sys.stderr)
    sys.stdout = sys.stderr = _Speech()
    orders: Orders = _next(questions)
    inbox: SimpleQueue[Asking] = SimpleQueue()
    threading.Thread(target=_read, args=(questions, inbox), daemon=True).start()
    answers.write(_answer(*_prepare(orders)))
    mind = Mind()
    while True:
        question = inbox.get()
        _set_alarm(orders.seconds + _GRACE)
        said = mind.answer(question)
        _set_alarm(0.0)
        answers.write(_answer(*said))


class _Speech(io.TextIOBase):
    """What a bot prints becomes lines of the log."""

    def write(self, text: str) -> int:
        for line in text.splitlines():
            if line.strip():
                _LOG.info("bot says", text=line[:500])
        return len(text)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """The two pipes to the server, moved to where a bot that reads or prints does not find them."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return questions, answers


def _read(questions: BinaryIO, inbox: SimpleQueue[Asking]) -> None:
    """Hands on what comes in. It goes on reading while a bot thinks, so as to notice the end of the server."""
    while True:
        inbox.put(_next(questions))


def _next(questions: BinaryIO) -> Any:
    """The next message; without one there is nothing to live for."""
    head = questions.read(_LENGTH.size)
    body = questions.read(_LENGTH.unpack(head)[0]) if len(head) == _LENGTH.size else b""
    if not body:
        os._exit(0)
    return pickle.loads(body)


def _prepare(orders: Orders) -> tuple[str, str]:
    _limit_memory(orders.memory)
    for module in orders.modules:
        try:
            importlib.import_module(module)
        except BaseException:
            return UNPREPARED, f"{module}: {traceback.format_exc()[-_LONGEST:]}"
    found = loadable()
    for fault in faults():
        _LOG.warning("bot left out", bot=fault.name, why=fault.reason)
    return READY, "\n".join(found)


def _limit_memory(memory: int) -> None:
    """Where the system can do that."""
    if sys.platform == "win32" or not memory:
        return
    import resource  # there is none on Windows

    # Not the address space: libraries reserve many times what they use.
    with contextlib.suppress(ValueError, OSError):  # a lower limit is in force already
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _set_alarm(seconds: float) -> None:
    """Has the system end this process then, even if it is stuck where no other thread can run; 0: no longer."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)
