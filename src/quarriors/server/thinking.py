"""Bots think in processes of their own, so that one that is slow, broken or hungry harms no other game.

Each process answers one question at a time. A thought that takes its time no longer counts as one of those that may go
on at once: a spare process takes its place, and one process is always left for the other bots. So a stuck bot delays
others by a moment, until it is out of time and its process is ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from time import monotonic
from typing import Final, cast

from quarriors.engine.errors import SetupError
from quarriors.engine.view import View
from quarriors.server.botprocess import (
    ADVISED,
    CHOSEN,
    EXHAUSTED,
    READY,
    REVIEWED,
    Hint,
    Orders,
    Past,
    framed,
    question_of,
    unframed,
)
from quarriors.server.estimating import Advice
from quarriors.server.ports import BotFailed, Stopped, advice_in, check_offered

#: After so many seconds a thought is long: it holds nobody up any more who could think in a spare process.
LONG: Final = 0.5
#: Processes beyond those that may think at once, for when thoughts are long. They stay once they are there.
SPARES: Final = 3
#: Seconds in which half of what was thought for a game is forgotten, and games up to which everything is remembered.
_HALF_FORGOTTEN: Final = 60.0
_MOST_GAMES: Final = 2000
#: How long a process may take to start, the modules it imports included.
_START: Final = 120.0
#: What the memory of a process may grow to.
_MEMORY: Final = 2 << 30

# The same places to import from as here, whatever the folder and the environment.
_BOOT: Final = """
import sys
sys.path[:] = sys.argv[1:]
del sys.argv[1:]
from quarriors.server.botprocess import main
main()
"""


class _Gone(Exception):
    """The process has ended."""


class _Process(asyncio.SubprocessProtocol):
    """A process of bots, as the server sees it. It is one of `living` from its beginning to its end."""

    def __init__(self, living: set[_Process]) -> None:
        self._living = living
        self._exited = asyncio.Event()
        self._answer: asyncio.Future[tuple[str, str]] | None = None
        self._received = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self.pid = self._transport.get_pid()
        self._questions = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        self._living.add(self)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        assert isinstance(data, bytes)
        self._received += data
        answer = self._answer
        if answer is not None and not answer.done():
            try:
                said = unframed(self._received)
            except (TypeError, ValueError):
                self.kill()  # something else than an answer was written to the pipe
                return
            if said is not None:
                answer.set_result(said)

    def process_exited(self) -> None:
        self._living.discard(self)
        self._exited.set()
        self._transport.close()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(_Gone())

    async def ask(self, frame: bytes, seconds: float) -> tuple[str, str]:
        """What it says to that; raises `TimeoutError`, or `_Gone` if it ends before it answers."""
        if self._exited.is_set():
            raise _Gone
        self._received.clear()
        self._answer = asyncio.get_running_loop().create_future()
        self._questions.write(frame)
        async with asyncio.timeout(seconds):
            return await self._answer

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._transport.kill()

    async def end(self) -> None:
        self.kill()
        await self._exited.wait()

    @property
    def fate(self) -> str:
        """How it ended."""
        code = self._transport.get_returncode() or 0
        return f"its process was ended by signal {-code}" if code < 0 else f"its process ended with status {code}"


class _Thought:
    """A question that waits for its answer."""

    def __init__(self, bot: str, frame: bytes, game: str = "", alone: bool = False) -> None:
        self.bot = bot
        self.frame = frame
        self.game = game
        #: Whether nobody but bots plays there.
        self.alone = alone
        self.is_long = False
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class _Spent:
    """For how many seconds was thought for each game lately: half of it is forgotten in a minute."""

    def __init__(self) -> None:
        self._games: dict[str, tuple[float, float]] = {}

    def of(self, game: str) -> float:
        seconds, at = self._games.get(game, (0.0, 0.0))
        return seconds * 0.5 ** ((monotonic() - at) / _HALF_FORGOTTEN) if seconds else 0.0

    def add(self, game: str, seconds: float) -> None:
        if not game:
            return
        self._games[game] = (self.of(game) + seconds, monotonic())
        if len(self._games) > _MOST_GAMES:
            self._games = {game: spent for game, spent in self._games.items() if self.of(game) > LONG}


class Thinkers:
    """Processes in which bots think: `processes` of them at once, each thought for at most `seconds`.

    `modules` are imported in every process; there they may register further bots. A process whose memory grows beyond
    `memory` bytes has a bot fail, where the system can see to that; 0 is no limit.
    """

    def __init__(
        self, processes: int = 1, seconds: float = 10.0, modules: Sequence[str] = (), memory: int = _MEMORY
    ) -> None:
        if processes < 1 or seconds <= 0 or memory < 0:
            raise SetupError(
                f"bots need 1 process or more, and more than 0 seconds, not {processes} and {seconds}; "
                f"their memory is limited to a number of bytes, or 0 for no limit, not {memory}"
            )
        self._at_once = processes
        self._seconds = seconds
        self._orders = Orders(tuple(modules), seconds, memory)
        #: The names of all bots that can be asked, known once it has started.
        self.names: list[str] = []
        self._is_stopped = False
        self._living: set[_Process] = set()
        self._idle: list[_Process] = []
        #: By bot; the bot that was served last comes last.
        self._waiting: dict[str, list[_Thought]] = {}
        self._spent = _Spent()
        self._running: dict[_Thought, asyncio.Task[None]] = {}

    # -- for the server ------------------------------------------------------------------------

    async def start(self) -> None:
        """Starts the processes; raises `SetupError` if a module cannot be imported there."""
        launched = await asyncio.gather(*(self._launch() for _ in range(self._at_once)), return_exceptions=True)
        for process in launched:
            if isinstance(process, BaseException):
                await self.stop()
                if isinstance(process, BotFailed):
                    fault = SetupError(f"bots cannot think: {process.detail}")
                    raise fault.worded("bots-cannot", python=process.detail) from process
                raise process
            self._idle.append(process)

    def apart(self, processes: int, seconds: float) -> Thinkers:
        """Others with the same modules. Their processes start with the first question."""
        return Thinkers(processes, seconds, self._orders.modules, self._orders.memory)

    async def stop(self) -> None:
        """Ends every process, also in the middle of a thought; whoever waits for one gets `Stopped`."""
        self._is_stopped = True
        for thought in [*self._running, *(thought for queue in self._waiting.values() for thought in queue)]:
            thought.fail(_stopped())
        self._waiting.clear()
        await asyncio.gather(*(process.end() for process in list(self._living)))
        await asyncio.gather(*self._running.values())  # of which some may have been about to start a process

    async def choose(self, bot: str, seed: str, view: View, game: str = "", alone: bool = False) -> str:
        """The text form of the option that the bot of that name takes; raises `BotFailed`.

        `seed` is for bots that leave something to chance, and should tell one seat of one game from all others: a bot
        is kept for the next question with the same name, seed and cards, or made anew.

        The less was thought for a `game` lately, the sooner it is its turn. Games in which bots play `alone` come last,
        and leave the spare processes to the others.
        """
        option = await self._thought_about(bot, framed(question_of(bot, seed, view)), game, alone)
        check_offered(option, view)
        return option

    async def advise(self, bot: str, seed: str, view: View, seconds: float, resigned: tuple[int, ...] = ()) -> Advice:
        """What the bot would do and why, after `seconds` of games played on in thought."""
        said = await self._thought_about(bot, framed(Hint(question_of(bot, seed, view), seconds, resigned)))
        return advice_in(said, view)

    async def look_back(self, record: str, seed: str, work: int) -> str:
        """A review of the game of that record by language, as JSON; raises `BotFailed`."""
        return await self._thought_about("review", framed(Past(record, seed, work)))

    async def _thought_about(self, bot: str, frame: bytes, game: str = "", alone: bool = False) -> str:
        if self._is_stopped:
            raise _stopped()
        bare = bot.partition(":")[0]  # however long it thinks, it is the same one in the queue
        thought = _Thought(bare, frame, game, alone)
        self._waiting.setdefault(bare, []).append(thought)
        self._serve()
        return await thought.answer

    @property
    def patience(self) -> float:
        """How many seconds a thought may take."""
        return self._seconds

    @property
    def pids(self) -> list[int]:
        """The processes there are now."""
        return sorted(process.pid for process in self._living)

    @property
    def queued(self) -> int:
        """How many questions wait for a process."""
        return sum(not thought.answer.done() for queue in self._waiting.values() for thought in queue)

    # -- whose turn it is ------------------------------------------------------------------------

    def _serve(self) -> None:
        """Begins as many thoughts as may go on at once."""
        while (
            sum(not thought.is_long for thought in self._running) < self._at_once
            and len(self._running) < self._at_once + SPARES
        ):
            thought = self._next()
            if thought is None:
                return
            self._running[thought] = asyncio.create_task(self._think(thought))

    def _next(self) -> _Thought | None:
        """A question to the bot that has fewest at hand, so that no bot crowds out another; of those, the one from the
        game that was thought for least, so that no game does."""
        # whoever asked may have been cancelled
        asked = {bot: [one for one in queue if not one.answer.done()] for bot, queue in self._waiting.items()}
        self._waiting = {bot: queue for bot, queue in asked.items() if queue}
        of: dict[str, int] = dict.fromkeys(self._waiting, 0)
        for thought in self._running:
            of[thought.bot] = of.get(thought.bot, 0) + 1
        bots = [bot for bot in sorted(self._waiting, key=of.__getitem__) if of[bot] < self._at_once + SPARES - 1]
        left_alone = sum(thought.alone for thought in self._running) < self._at_once
        for alone in (False, True) if left_alone else (False,):
            for bot in bots:
                queue = self._waiting[bot]
                if mine := [thought for thought in queue if thought.alone == alone]:
                    thought = min(mine, key=lambda one: self._spent.of(one.game))  # the first of several alike
                    queue.remove(thought)
                    if queue:
                        self._waiting[bot] = self._waiting.pop(bot)
                    return thought
        return None

    async def _think(self, thought: _Thought) -> None:
        begun = monotonic()
        timer = asyncio.get_running_loop().call_later(LONG, self._takes_long, thought)
        try:
            option = await self._answer(thought)
            if not thought.answer.done():
                thought.answer.set_result(option)
        except Exception as failure:  # whatever it is, somebody waits to hear of it
            thought.fail(failure)
        finally:
            timer.cancel()
            del self._running[thought]
            self._spent.add(thought.game, monotonic() - begun)
            self._serve()

    def _takes_long(self, thought: _Thought) -> None:
        thought.is_long = True
        self._serve()

    async def _answer(self, thought: _Thought) -> str:
        while self._idle:
            process = self._idle.pop()
            if process not in self._living:
                continue
            try:
                return await self._ask(process, thought)
            except BotFailed as failure:
                # A process that has served others may have been harmed by them, or ended before it was asked: once
                # more, in one that is new.
                if failure.why != "crashed":
                    raise
                break
        try:
            return await self._ask(await self._launch(), thought)
        except OSError as error:
            raise BotFailed("crashed", f"no process could be started: {error}") from error

    # -- processes -------------------------------------------------------------------------------

    async def _launch(self) -> _Process:
        """A new process, ready to think."""
        _, process = await asyncio.get_running_loop().subprocess_exec(
            lambda: _Process(self._living), sys.executable, "-c", _BOOT, *sys.path, stderr=None
        )
        is_ready = False
        try:
            if self._is_stopped:
                raise _stopped()
            kind, said = await process.ask(framed(self._orders), _START)
            if kind != READY:
                raise BotFailed("crashed", f"a module with bots cannot be imported: {said}")
            self.names = said.split("\n")
            is_ready = True
        except TimeoutError:
            raise BotFailed("crashed", f"its process was not ready after {_START:g} seconds") from None
        except _Gone:
            raise self._crash(process) from None
        finally:
            if not is_ready:
                await process.end()
        return process

    async def _ask(self, process: _Process, thought: _Thought) -> str:
        """Asks a process, which is idle afterwards, or ended."""
        is_well = False
        try:
            kind, said = await process.ask(thought.frame, self._seconds)
            if kind == EXHAUSTED:
                raise BotFailed("crashed", f"it needs more memory than there is for it\n{said}")
            is_well = True
            if kind not in (CHOSEN, ADVISED, REVIEWED):
                raise BotFailed("raised", said)
            return said
        except TimeoutError:
            raise BotFailed("slow", f"no answer within {self._seconds:g} seconds") from None
        except _Gone:
            raise self._crash(process) from None
        finally:
            if is_well:
                self._idle.append(process)
            else:
                await process.end()

    def _crash(self, process: _Process) -> Exception:
        return _stopped() if self._is_stopped else BotFailed("crashed", process.fate)


def _stopped() -> Stopped:
    return Stopped("the server is stopping: no bot thinks any more")
