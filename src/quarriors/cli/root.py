"""The root of the command: what there is, and how every command ends."""

from __future__ import annotations

import io
import os
import re
import signal
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, get_args

from cyclopts import App, ArgumentCollection, CoercionError, CycloptsError

from quarriors.cli import tongue
from quarriors.cli.helptexts import listed
from quarriors.cli.logfile import keep_log

if TYPE_CHECKING:
    from quarriors.text.words import Words

#: How a command ends. What a shell or a script can rely on.
DONE = 0
FAILED = 1
WRONG_USE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141

#: Every command, in the order in which `quarriors --help` lists them.
COMMANDS = (
    "play", "serve", "site", "bots", "deal", "cards", "box", "lab", "simulate", "match", "replay", "verify", "position",
    "db", "bench", "completion",
)  # fmt: skip
#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors play                         play
    quarriors play --players Ann,Ben,Cleo  friends
    quarriors serve --open                 serve
    quarriors deal --seed 7                deal
    quarriors cards --search dragon        cards
""")
_HELP = {"--help", "-h"}
_BREAKS = re.compile(r"[ \t\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+")


def version() -> str:
    """What `quarriors --version` says: version and build."""
    from quarriors import __version__
    from quarriors.build_info import build

    return f"quarriors {__version__} ({build()} build)"


def make() -> App:
    """The command line as cyclopts has it."""
    app = App(
        name="quarriors",
        version_flags=(),
        result_action="return_value",
        suppress_keyboard_interrupt=False,
        config=[_refuse_parts],
    )
    for order, name in enumerate(COMMANDS):
        app.command(f"quarriors.cli.commands.{name}:app", name=name, sort_key=order)
    return app


def _refuse_parts(_app: App, _commands: tuple[str, ...], given: ArgumentCollection) -> None:
    """Whole numbers have no point: cyclopts would round 1.5 without a word."""
    for argument in given:
        if set(get_args(argument.hint) or [argument.hint]) <= {int, type(None)}:
            for token in argument.tokens:
                if "." in token.value:
                    raise CoercionError(argument=argument, token=token, target_type=int)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line and returns its exit status; mistakes and mishaps are told in one line."""
    # None: closed by whoever called, since nobody wants to read
    sys.stdout = sys.stdout or io.TextIOWrapper(io.BytesIO(), "utf-8")
    sys.stderr = sys.stderr or io.TextIOWrapper(io.BytesIO(), "utf-8")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that knows no stars shows question marks
    run = _Run(sys.argv[1:] if arguments is None else list(arguments))
    try:
        status = run.done()
        sys.stdout.flush()
        run.name_faults()
        return status
    except BrokenPipeError:
        # whoever was reading has gone; Python must not try to flush to them on its way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        if arguments is None:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process is ending: a second Ctrl-C changes nothing
        return complain(run.words.say("usage-interrupted"), INTERRUPTED)


class _Run:
    """One command line on its way: its words, its language, and what it failed with."""

    def __init__(self, arguments: list[str]) -> None:
        self._asked, self._arguments = tongue.without_option(arguments)
        self._tag = ""
        self._failures: list[str] = []

    @property
    def words(self) -> Words:
        """The language it speaks."""
        from quarriors.text.words import Words

        return Words(self._tag or tongue.usual(os.environ))

    def done(self) -> int:
        """Runs it; the exit status."""
        chain: Sequence[str] = ()
        try:
            keep_log()
            self._tag = tongue.spoken(self._asked)
            self._check_option()
            if self._arguments[:1] == ["--version"]:
                sys.stdout.write(version() + "\n")
                return DONE
            app = make()
            chain, apps, rest = app.parse_commands([word for word in self._arguments if word not in self._help])
            if not self._help.isdisjoint(self._arguments) or not (rest or apps[-1].default_command):
                if apps[-1].default_command or not rest:
                    return self._show_help(apps[-1], chain)
            elif apps[-1].default_command:
                rest = [f"{tongue.OPTION}={self._tag}", *rest]
            result = app([*chain, *rest], print_error=False, exit_on_error=False)
        except CycloptsError as error:
            from quarriors.cli.usage import explained

            return complain(one_line(explained(error, chain, self.words)), WRONG_USE)
        except BrokenPipeError:
            raise
        except OSError as error:
            return complain(self._of_system(error), FAILED)
        except Exception as error:
            return self._complain_of(error)
        return result if isinstance(result, int) else DONE

    @property
    def _help(self) -> set[str]:
        """The options that ask for help; behind two hyphens nothing is an option."""
        return set() if "--" in self._arguments else _HELP

    def _check_option(self) -> None:
        if self._arguments[-1:] == [tongue.OPTION]:
            from quarriors.cli.failures import Misuse

            raise Misuse("usage-value-missing", option=tongue.OPTION)

    def _show_help(self, app: App, chain: Sequence[str]) -> int:
        from quarriors.cli.helppage import help_page
        from quarriors.cli.helptexts import HelpTexts

        sys.stdout.write(help_page(app, chain, HelpTexts(self._tag)))
        return DONE

    # -- failing ---------------------------------------------------------------------------------

    def _complain_of(self, error: Exception) -> int:
        from quarriors.cli.failures import in_words
        from quarriors.engine.errors import QuarriorsError

        if not isinstance(error, QuarriorsError):
            raise
        self._failures.append(str(error))
        return complain(one_line(in_words(error, self.words)), _status_of(error))

    def _of_system(self, error: OSError) -> str:
        """What the operating system said, with the file it spoke of."""
        from quarriors.cli.failures import in_words

        said = in_words(error, self.words)
        return self.words.say("file-fault", file=str(error.filename), reason=said) if error.filename else said

    def name_faults(self) -> None:
        """Boxes and bots that could not be used, if any were asked for, and that were not told as the failure."""
        for shelf in ("quarriors.sets.shelf", "quarriors.bots.registry"):
            module = sys.modules.get(shelf)
            for fault in module.faults() if module is not None else []:
                if not any(fault.reason in failure for failure in self._failures):
                    from quarriors.cli.failures import in_words

                    reason = in_words(fault.cause, self.words)
                    said = self.words.say("fault-left-out", what=fault.name or str(fault.what), reason=reason)
                    complain(one_line(said), DONE)


def _status_of(error: Exception) -> int:
    """Damaged files and broken bots are a failure; everything else was asked for in a wrong way."""
    from quarriors.bots import BotError
    from quarriors.cli.failures import Failure
    from quarriors.engine.errors import PositionError, RecordError

    return FAILED if isinstance(error, (PositionError, RecordError, Failure, BotError)) else WRONG_USE


def one_line(text: str) -> str:
    """A message without its line breaks; spaces that must not break stay as they are."""
    return _BREAKS.sub(" ", text).strip()


def complain(text: str, status: int) -> int:
    """Says what is wrong, in one line on standard error; returns the exit status."""
    sys.stderr.write(f"quarriors: {text}\n")
    return status
