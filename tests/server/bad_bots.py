"""Bots that nobody wants at a table, each bad in its own way, and some that only look bad.

Whoever imports this module has them registered: `Thinkers(modules=["tests.server.bad_bots"])`.
"""

from __future__ import annotations

import os
import re
import sys
import time

from quarriors import Option, View
from quarriors.bots import register

Seed = int | str | bytes


class Bot:
    """Takes the first option, after whatever it has to do."""

    def __init__(self, seed: Seed) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        # The server's standard error: whoever tests it can see that the thinking has begun.
        sys.stderr.write(f"{type(self).__name__} thinks\n")
        sys.stderr.flush()
        self.brood()
        return view.options[0]

    def brood(self) -> None:
        """Nothing to do."""


class Sleeper(Bot):
    def brood(self) -> None:
        time.sleep(3600)


class Spinner(Bot):
    def brood(self) -> None:
        while True:
            pass


class Rock(Bot):
    """Stuck where Python lets no other thread run."""

    def brood(self) -> None:
        re.fullmatch(r"(a+)+", "a" * 64 + "b")


class Crasher(Bot):
    def brood(self) -> None:
        os._exit(7)


class Raiser(Bot):
    def brood(self) -> None:
        raise RuntimeError("I do not like this game")


class Quitter(Bot):
    def brood(self) -> None:
        sys.exit("I am off")


class Hog(Bot):
    """Wants more memory than there is, though no more than a machine has."""

    def brood(self) -> None:
        kept = [bytearray(1 << 24) for _ in range(64)]
        kept.clear()


class Miser(Bot):
    """Keeps nearly all the memory there is, and lets the others see how they get along."""

    kept: list[bytearray] = []  # noqa: RUF012

    def brood(self) -> None:
        try:
            while len(self.kept) < 1024:
                self.kept.append(bytearray(1 << 20))
        except MemoryError:
            self.kept.pop()


class Hungry(Bot):
    """Needs some memory, as anybody may."""

    def brood(self) -> None:
        bytearray(1 << 25)


class Cheater(Bot):
    def choose(self, view: View) -> Option:
        return Option("capture c5")


class Scribbler(Bot):
    """Answers with something that is no option at all."""

    def choose(self, view: View) -> Option:
        return "my best move"  # type: ignore[return-value]


# -- no bad ones, all things considered ------------------------------------------------------------


class Moody(Bot):
    """Sleeps at some seats only."""

    def brood(self) -> None:
        if self.seed == "asleep":
            time.sleep(3600)


class Ponderer(Bot):
    """Takes a while, but not too long."""

    def brood(self) -> None:
        time.sleep(0.3)


class Chatterer(Bot):
    """Talks, and listens, where the process and the server speak with each other."""

    def brood(self) -> None:
        sys.stdout.write("I think I shall take the first one\n")
        sys.stdout.flush()
        os.write(1, b"\0\0\0\4what")
        assert sys.stdin.read() == ""
        assert os.read(0, 1) == b""


class Peeper(Bot):
    """Looks for what it must not see: the dice to come, and how the game came here."""

    def choose(self, view: View) -> Option:
        s = view.state
        assert s.stream is None
        assert s.script is None
        assert not s.log
        assert view.game("a dream").is_thought
        return view.options[0]


class Counter(Bot):
    """Takes the options one after another: it remembers how often it was asked."""

    asked = 0

    def choose(self, view: View) -> Option:
        self.asked += 1
        return view.options[(self.asked - 1) % len(view.options)]


BOTS: list[type[Bot]] = [
    Chatterer, Cheater, Counter, Crasher, Hog, Hungry, Miser, Moody, Peeper, Ponderer, Quitter, Raiser, Rock, Scribbler,
    Sleeper, Spinner,
]  # fmt: skip

# pytest imports every module to look for examples in it: there they must not turn up among the bots there are.
if "pytest" not in sys.modules:
    for kind in BOTS:
        register(kind.__name__.lower(), kind)
