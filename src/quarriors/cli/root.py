"""The root of the command: what there is, and how every command ends."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cyclopts import App, CycloptsError

if TYPE_CHECKING:
    from rich.console import Console

#: How a command ends. What a shell or a script can rely on.
DONE = 0
FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

#: Every command with what `quarriors --help` says of it, in that order.
COMMANDS = {
    "play": "Play at a table in the terminal: alone against bots, or several people in turn.",
    "serve": "Open the table to the network: people and programs play on it.",
    "deal": "Deal Wilds: random, by name or chosen, also for the real box.",
    "cards": "Look cards up.",
    "box": "Make a box of your own, and check one.",
    "simulate": "Let bots play many games and count.",
    "replay": "Step through the record of a game.",
    "verify": "Check the record of a game and its dice: those of a seed, or the fair dice of a server.",
    "position": "Show, check or play on from a position.",
    "db": "Look after the database of a server: upgrade, backup, export, purge.",
    "bench": "Measure how fast the engine is on this machine.",
    "completion": "Set up completion for your shell.",
}

_HELP = {"--help", "-h"}
_EPILOGUE = """\
Examples:

  quarriors play                          you against a greedy bot
  quarriors play --players Ann,Ben,Cleo   three people at one keyboard
  quarriors deal --seed 7                 Wilds for the box on your shelf
  quarriors cards --search dragon         every card that speaks of dragons

Every command has examples of its own: quarriors COMMAND --help
"""


def version() -> str:
    """What `quarriors --version` says: version and build."""
    from quarriors import __version__
    from quarriors.build_info import build

    return f"quarriors {__version__} ({build()} build)"


def make(called: str = "") -> App:
    """The command line as cyclopts has it. The command that is called speaks for itself in its help."""
    app = App(
        name="quarriors",
        help="Quarriors!, the dice-building game: a table, its cards, its records, its numbers.",
        help_format="plaintext",
        help_epilogue=_EPILOGUE,
        version=version,
        version_format="plaintext",
        result_action="return_value",
        suppress_keyboard_interrupt=False,
    )
    for order, (name, line) in enumerate(COMMANDS.items()):
        about = None if name == called else line
        app.command(f"quarriors.cli.commands.{name}:app", name=name, help=about, sort_key=order)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line and returns its exit status; mistakes and mishaps are told in one line."""
    # None: closed by whoever called, since nobody wants to read
    sys.stdout = sys.stdout or io.TextIOWrapper(io.BytesIO(), "utf-8")
    sys.stderr = sys.stderr or io.TextIOWrapper(io.BytesIO(), "utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no stars shows question marks
    try:
        failures: list[str] = []
        status = _run(sys.argv[1:] if arguments is None else list(arguments), failures)
        sys.stdout.flush()
        _name_faults(failures)
        return status
    except BrokenPipeError:
        # whoever was reading has gone; Python must not try to flush to them on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        if arguments is None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process is ending: a second Ctrl-C changes nothing
        return complain("interrupted", INTERRUPTED)


def _run(arguments: list[str], failures: list[str]) -> int:
    """Runs it; `failures` gets what it failed with."""
    called = arguments[0] if arguments and arguments[0] in COMMANDS else ""
    console: Console | None = None
    if not arguments or not _HELP.isdisjoint(arguments):
        from quarriors.cli.paper import Paper

        console = Paper()
    try:
        result = make(called)(arguments, print_error=False, exit_on_error=False, console=console)
    except CycloptsError as error:
        help = " ".join(word for word in ("quarriors", called, "--help") if word)
        return complain(f"{one_line(str(error))} ({help} shows what there is)", WRONG_USE)
    except BrokenPipeError:
        raise
    except OSError as error:
        return complain(_of_system(error), FAILED)
    except Exception as error:
        from quarriors.engine.errors import QuarriorsError

        if not isinstance(error, QuarriorsError):
            raise
        failures.append(str(error))
        return complain(one_line(str(error)), _status_of(error))
    return result if isinstance(result, int) else DONE


def _name_faults(failures: list[str]) -> None:
    """Boxes and bots that could not be used, if any were asked for at all, and that were not told as the failure."""
    for shelf in ("quarriors.sets.shelf", "quarriors.bots.registry"):
        module = sys.modules.get(shelf)
        for fault in module.faults() if module is not None else []:
            if fault.reason not in failures:
                complain(one_line(str(fault)), DONE)


def _status_of(error: Exception) -> int:
    """Damaged files and broken bots are a failure; everything else was asked for in a wrong way."""
    from quarriors.bots import BotError
    from quarriors.cli.failures import Failure
    from quarriors.engine.errors import PositionError, RecordError

    return FAILED if isinstance(error, (PositionError, RecordError, Failure, BotError)) else WRONG_USE


def _of_system(error: OSError) -> str:
    """What the operating system said, with the file it spoke of."""
    said = error.strerror or str(error)
    return f"{error.filename}: {said}" if error.filename else said


def one_line(text: str) -> str:
    """A message without its line breaks."""
    return " ".join(text.split())


def complain(text: str, status: int) -> int:
    """Says what is wrong, in one line on standard error; returns the exit status."""
    sys.stderr.write(f"quarriors: {text}\n")
    return status
