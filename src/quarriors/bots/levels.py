"""Our own bots: levels from one to five dice, styles of equal strength, and what measures them; all of them data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from quarriors.engine.errors import SetupError

from .greedy import GreedyBot
from .manner import GREEDY, GREEDY1, Manner
from .naming import NAMES
from .protocol import Bot
from .random_bot import RandomBot
from .search import Budget

Seed = int | str | bytes


@dataclass(frozen=True)
class Character:
    """A bot as a player meets it: a name, a face, one to five dice. Words about it are the languages' own.

    >>> character("champion").name, character("champion").dice, character("champion").budget
    ('The Quartermaster', 5, '0.7s')
    """

    id: str
    #: *level*: one of the five; *style*: as strong as `greedy`, with another taste; *measure*: to compare others with.
    kind: Literal["level", "style", "measure"]
    #: How strong it is, from 1 to 5; 0 for what is no opponent.
    dice: int
    #: How it plays, unless it thinks ahead or plays at random.
    manner: Manner | None = None
    #: How long it thinks about a decision if nobody says otherwise; empty for those that answer at once.
    budget: str = ""

    @property
    def name(self) -> str:
        """What it is called at a table; where several sit, the others are called otherwise."""
        return NAMES[self.id][0]

    @property
    def thinks(self) -> bool:
        """Whether a budget can be given to it."""
        return self.budget != ""

    def make(self, seed: Seed, budget: Budget | None = None) -> Bot:
        """The bot itself."""
        if self.thinks:
            return _THINKERS[self.id](seed, Budget.parse(self.budget) if budget is None else budget)
        return RandomBot(seed) if self.manner is None else GreedyBot(seed, self.manner)


def _planner(seed: Seed, budget: Budget) -> Bot:
    from .searching import PlannerBot  # only those who think pay for what that needs

    return PlannerBot(seed, budget)


def _champion(seed: Seed, budget: Budget) -> Bot:
    from .searching import ChampionBot

    return ChampionBot(seed, budget)


_THINKERS: Final[dict[str, Callable[[Seed, Budget], Bot]]] = {"planner": _planner, "champion": _champion}

#: Keeps every other die it should part with, and forgets what dice can do.
BEGINNER: Final = GREEDY.but(forgets_culls=0.5, forgets_effects=0.4, dazzled=0.3)
#: Takes the dearest die, whatever it is, and now and then keeps one that should go.
CASUAL: Final = GREEDY.but(dazzled=1.0, forgets_culls=0.1)
#: Saves up for dear dice.
HOARDER: Final = GREEDY.but(dear=1.0)
#: Takes what is cheap, and a lot of it.
RUSHER: Final = GREEDY.but(dear=-0.12)
#: Cannot leave a Spell where it lies.
SPELL_LOVER: Final = GREEDY.but(spells=0.5)

#: From the gentlest to the best, then styles, then what the others are measured with.
LEVELS: Final = (
    Character("beginner", "level", 1, BEGINNER),
    Character("casual", "level", 2, CASUAL),
    Character("greedy", "level", 3, GREEDY),
    Character("planner", "level", 4, budget="0.3s"),
    Character("champion", "level", 5, budget="0.7s"),
    Character("hoarder", "style", 3, HOARDER),
    Character("rusher", "style", 3, RUSHER),
    Character("spell-lover", "style", 3, SPELL_LOVER),
    Character("greedy1", "measure", 3, GREEDY1),
    Character("random", "measure", 0),
)
_BY_ID: Final = {one.id: one for one in LEVELS}


def character(name: str) -> Character:
    """One of our own bots by its id."""
    return _BY_ID[name]


def thinks(name: str) -> bool:
    """Whether a budget can be given to the bot of that name."""
    return name in _BY_ID and _BY_ID[name].thinks


def usual_budget(name: str) -> Budget | None:
    """How long the bot of that name thinks about a decision if nobody says otherwise, if it thinks at all."""
    return Budget.parse(_BY_ID[name].budget) if thinks(name) else None


def unthinking(name: str, budget: Budget) -> SetupError:
    """What to say to somebody who gives a budget to a bot that has no use for it."""
    thinkers = [one.id for one in LEVELS if one.thinks]
    said = f"the bot {name!r} answers at once: leave out the budget ':{budget}', or choose {' or '.join(thinkers)}"
    return SetupError(said).worded("bot-budget", name=name, budget=str(budget), names=", ".join(thinkers))
