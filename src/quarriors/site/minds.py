"""Who thinks at the table without a server: quick bots at once, those who take their time in a worker beside it."""

from __future__ import annotations

import json
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final

from quarriors.bots import levels
from quarriors.bots.registry import loadable, parted
from quarriors.engine.view import View
from quarriors.server.botprocess import ADVISED, CHOSEN, EXHAUSTED, REVIEWED, Asking, Hint, Mind, Past, question_of
from quarriors.server.estimating import Advice
from quarriors.server.ports import BotFailed, advice_in, check_offered

#: Asks the worker beside: a question as bytes, and for how many seconds at most. It answers with JSON: what came of it,
#: and a text; and nothing if it took too long or went to pieces.
Think = Callable[[bytes, float], Awaitable[str]]

_PATIENCE: Final = 10.0


class Minds:
    """Bots as `quarriors.server.ports.Mindful` has them."""

    def __init__(self, think: Think, seconds: float = _PATIENCE) -> None:
        self._think = think
        self._seconds = seconds
        self._own = Mind()
        self.names = loadable()

    @property
    def patience(self) -> float:
        return self._seconds

    def apart(self, processes: int, seconds: float) -> Minds:
        """The worker beside thinks for everybody: one question after the other."""
        return Minds(self._think, seconds)

    async def stop(self) -> None:
        """The worker ends with the page."""

    async def choose(self, bot: str, seed: str, view: View, game: str = "", alone: bool = False) -> str:
        question = question_of(bot, seed, view)
        if levels.thinks(parted(bot)[0]):
            option = await self._asked(question)
        else:
            option = _said(*self._own.answer(question))
        check_offered(option, view)
        return option

    async def advise(self, bot: str, seed: str, view: View, seconds: float, resigned: tuple[int, ...] = ()) -> Advice:
        return advice_in(await self._asked(Hint(question_of(bot, seed, view), seconds, resigned)), view)

    async def look_back(self, record: str, seed: str, work: int) -> str:
        return await self._asked(Past(record, seed, work))

    async def _asked(self, asked: Asking) -> str:
        said = await self._think(pickle.dumps(asked, pickle.HIGHEST_PROTOCOL), self._seconds)
        if not said:
            raise BotFailed("slow", f"no answer within {self._seconds:g} seconds")
        kind, text = json.loads(said)
        return _said(kind, text)


def _said(kind: str, text: str) -> str:
    if kind == EXHAUSTED:
        raise BotFailed("crashed", text)
    if kind not in (CHOSEN, ADVISED, REVIEWED):
        raise BotFailed("raised", text)
    return text


class Beside:
    """What runs in the worker beside: it answers questions, one at a time.

    >>> from quarriors import Game, deal
    >>> question = question_of("greedy", "one", Game.new(["Quinn", "Monique"], deal(seed=7), seed=7).view())
    >>> Beside().answer(pickle.dumps(question))
    '["chosen","roll"]'
    """

    def __init__(self) -> None:
        self._mind = Mind()

    def answer(self, question: Any) -> str:
        """What comes of a question; it was written by the table's own worker."""
        return json.dumps(self._mind.answer(pickle.loads(bytes(question))), separators=(",", ":"))
