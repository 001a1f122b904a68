"""The plain table: a whole game in lines of text, in and out, for screen readers, logs, pipes and programs."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable

from quarriors.cli.answers import is_no, is_yes
from quarriors.cli.characters import introduced
from quarriors.cli.lookups import all_cards, cards_named, what_cannot_be_done, why_not_that
from quarriors.cli.menu import menu
from quarriors.cli.plainhelp import plain_help, plain_legend
from quarriors.cli.root import DONE, INTERRUPTED
from quarriors.cli.saves import replaying, resuming
from quarriors.cli.sitting import Sitting
from quarriors.cli.tabletext import areas_text, attack_text, table_text, turn_text, zone_text
from quarriors.engine import happenings, kinds
from quarriors.engine.errors import IllegalOption, OptionError
from quarriors.engine.notation import find_option
from quarriors.engine.option import Option
from quarriors.engine.rules import NO_HANDICAP
from quarriors.engine.zones import ACTIVE_POOL
from quarriors.text import describe_decision, describe_option
from quarriors.text.chronicle import Beat
from quarriors.text.names import lines_meant
from quarriors.text.words import Words
from quarriors.tongues import LanguageError, languages

#: How much of the story `l` tells, and how much of it is told again when a game is resumed.
_STORY = 20
_REMINDER = 8

#: What can be typed beside options; long and short.
_COMMANDS = {
    "?": "help", "h": "help", "o": "options", "t": "table", "l": "log", "story": "log", "u": "undo", "q": "quit",
    "exit": "quit", "c": "cards", "card": "cards", "w": "why",
}  # fmt: skip


class _Left(Exception):
    """Nobody wants to decide any more: asked to quit, or the input has ended."""


def play_plain(sitting: Sitting) -> int:
    """Plays the game in lines of text until it is over or left; returns the exit status."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # what cannot be read is no option, and is told so
    table = _PlainTable(sitting)
    try:
        table.play()
        return DONE
    except _Left:
        table.leave()
        return DONE
    except KeyboardInterrupt:
        table.leave()
        return INTERRUPTED


class _PlainTable:
    """What has been printed so far, and what is to be printed next."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._words = sitting.words
        #: The turn, phase and person that the table was shown for, and the pool as it was shown last.
        self._shown: tuple[int, int, int] | None = None
        self._pool = ""
        #: Who has decided last, as far as this table has seen.
        self._decided: int | None = None

    def play(self) -> None:
        self._welcome()
        while not self._sitting.over:
            option = self._ask() if self._sitting.waits_for_person else self._sitting.thinker()()
            self._decided = self._sitting.decider
            self._tell(self._sitting.take(option))
            sys.stdout.flush()
        self._end()

    def leave(self) -> None:
        """Says how to go on some other time."""
        self._print("")
        file = self._sitting.file
        if file is None:
            self._say("plain-left-unsaved")
            return
        self._say("plain-left", command=f"{resuming(file)} --plain")

    # -- beginning and end -----------------------------------------------------------------------

    def _welcome(self) -> None:
        sitting = self._sitting
        game = sitting.game
        rules = game.rules
        names = self._words.listing(game.players)
        self._say("plain-welcome", edition=rules.edition, seed=str(sitting.seed), players=names)
        if rules.captures > 1:
            self._say("plain-captures", n=rules.captures)
        if rules.expert_culling:
            self._say("plain-expert")
        if rules.turn_limit is not None:
            self._say("plain-limit", n=str(rules.turn_limit))
        if rules.handicap != NO_HANDICAP:
            self._say("rules-handicap", value=rules.handicap)
        if sitting.resumed and sitting.file is not None:
            self._say("plain-keys")
            self._say("plain-resumed", file=str(sitting.file.path))
            self._tell(sitting.story[-_REMINDER:])
            return
        for place in sitting.table:
            if place.bot and (said := introduced(place.bot, place.name, self._words)):
                self._print(said)
        self._say("plain-begins", player=game.players[game.state.active], goal=game.state.goal)
        self._say("plain-keys")
        self._tell(sitting.story)
        self._show_table()
        if not sitting.over:
            self._shown = self._moment()

    def _end(self) -> None:
        result = self._sitting.game.result
        names = self._sitting.game.players
        glory = ", ".join(f"{name} {points}" for name, points in zip(names, result.glory, strict=True))
        self._print("")
        self._say("plain-over", turns=result.turns, glory=glory)
        file = self._sitting.file
        if file is not None:
            self._say("plain-record", command=replaying(file))

    # -- asking ----------------------------------------------------------------------------------

    def _ask(self) -> Option:
        """Shows the person what there is to decide, and reads until an option is taken."""
        self._show_what_is_new()
        self._show_options()
        while True:
            line = self._read(">")
            option = self._meant(line)
            if option is None:
                self._obey(line)
            elif self._is_meant_so(option):
                return option
            else:
                self._show_options()

    def _read(self, prompt: str) -> str:
        """A line of input. People answer behind the prompt, programs find it on a line of its own."""
        typed = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        sys.stdout.write(prompt + (" " if typed else "\n"))
        sys.stdout.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            raise _Left
        return " ".join(line.split())

    def _meant(self, line: str) -> Option | None:
        """The option that a line means: its number, its words, or nothing at all if there is only one."""
        game = self._sitting.game
        options = menu(game)
        if not line:
            return options[0] if len(options) == 1 else None
        if line.isdecimal():
            return options[int(line) - 1] if len(line) < 6 and 1 <= int(line) <= len(options) else None
        for meant in self._in_notation(line):
            try:
                return find_option(game.state, game.players, meant)
            except (IllegalOption, OptionError):
                continue
        return None

    def _in_notation(self, line: str) -> list[str]:
        """A line as it was typed, and as options are written down, if it calls cards by other names."""
        return list(dict.fromkeys([line, *lines_meant(line, self._words, self._sitting.game.state.catalog.cards)]))

    def _is_meant_so(self, option: Option) -> bool:
        """Asks back if something useful would be left unused."""
        sitting = self._sitting
        left = sitting.left_undone(option) if sitting.settings["confirm"] == "yes" else []
        if not left:
            return True
        unused = " ".join(f"{describe_option(sitting.game, one, self._words).removesuffix('.')}." for one in left)
        while True:
            answer = self._read(self._words.say("plain-confirm", left=unused)).lower()
            if is_yes(answer, self._words):
                return True
            if is_no(answer, self._words):
                return False
            if answer in ("q", "quit"):
                raise _Left
            self._say("plain-yes-or-no")

    # -- commands --------------------------------------------------------------------------------

    def _obey(self, line: str) -> None:
        """Does what a line asks for that is no option."""
        word, _, rest = line.partition(" ")
        command = _COMMANDS.get(word.lower(), word.lower())
        game = self._sitting.game
        if command == "cards":
            self._print(*(cards_named(game, rest, self._words) if rest else all_cards(game, self._words)))
        elif command == "why":
            self._print(*(why_not_that(game, rest, self._words) if rest else what_cannot_be_done(game, self._words)))
        elif command == "confirm":
            self._set_confirm(rest.lower())
        elif command == "lang":
            self._set_language(rest)
        elif rest or not self._obey_word(command):
            self._refuse(line)

    def _obey_word(self, command: str) -> bool:
        """Commands of one word; False if it is none."""
        if command == "help":
            self._print(*plain_help(self._words))
        elif command == "options" or not command:
            self._show_options()
        elif command == "words":
            game = self._sitting.game
            self._print(*(f"{at:4}  {game.words(option)}" for at, option in enumerate(menu(game), start=1)))
        elif command == "table":
            self._show_table()
        elif command == "legend":
            self._print(*plain_legend(self._words))
        elif command == "log":
            self._tell(self._sitting.story[-_STORY:])
        elif command == "undo":
            self._undo()
        elif command == "quit":
            raise _Left
        else:
            return False
        return True

    def _refuse(self, line: str) -> None:
        game = self._sitting.game
        wanted = tuple(meant.lower() for meant in self._in_notation(line))
        close = [words for words in game.all_words() if words.lower().startswith(wanted)]
        if close and not line.isdecimal():
            self._say("plain-ambiguous", input=line, words=" · ".join(close))
        else:
            self._say("plain-unknown", input=line[:60], n=len(game.decision.options))

    def _set_confirm(self, word: str) -> None:
        if word not in ("on", "off"):
            self._say("plain-confirm-how")
            return
        self._sitting.settings["confirm"] = "yes" if word == "on" else "no"
        self._sitting.settings.keep()
        self._say(f"plain-confirm-{word}")

    def _set_language(self, asked: str) -> None:
        """Speaks another language from now on, and next time too."""
        try:
            self._sitting.speak(Words(asked))
        except LanguageError:
            self._say("plain-lang-how", languages=", ".join(languages()))
            return
        self._words = self._sitting.words
        self._say("plain-lang")
        self._show_options()

    def _undo(self) -> None:
        sitting = self._sitting
        decider = sitting.decider
        if sitting.undo():
            self._say("plain-undone")
            self._pool = ""
            self._show_what_is_new()
            self._show_options()
            self._decided = None
        elif not sitting.game.state.logged:
            self._say("plain-undo-none")
        elif self._decided == decider or (sitting.story and sitting.story[-1].code == happenings.ROLLED):
            self._say("plain-undo-dice")
        else:
            self._say("plain-undo-other")

    # -- showing ---------------------------------------------------------------------------------

    def _moment(self) -> tuple[int, int, int]:
        """What is shown only once: the person's view of this phase of this turn."""
        s = self._sitting.game.state
        return s.turn, s.phase, s.asker

    def _show_what_is_new(self) -> None:
        """The table when somebody's turn begins; later in it, and in others' turns, what has changed or matters."""
        game = self._sitting.game
        s = game.state
        now = self._moment()
        if now != self._shown:
            before, self._shown = self._shown, now
            if s.asker != s.active:
                self._print("", *areas_text(game, s.active, self._words), *areas_text(game, s.asker, self._words))
            elif before is None or (before[0], before[2]) != (now[0], now[2]):
                self._show_table()
                self._pool = zone_text(game, s.asker, ACTIVE_POOL, self._words)
            else:
                self._pool = ""
                self._print("", turn_text(game, self._words), *(line.strip() for line in self._areas()))
        self._show_pool()
        attack = attack_text(game, s.asker, self._words)
        if attack:
            self._print(attack)

    def _areas(self) -> list[str]:
        """What lies in the deciding person's Areas."""
        game = self._sitting.game
        return areas_text(game, game.state.asker, self._words)[1:]

    def _show_pool(self) -> None:
        """The dice the person has rolled, whenever they lie differently."""
        game = self._sitting.game
        s = game.state
        if s.asker != s.active or game.decision.code != kinds.ACT:
            return
        pool = zone_text(game, s.asker, ACTIVE_POOL, self._words)
        if pool != self._pool:
            self._pool = pool
            self._print(pool)

    def _show_table(self) -> None:
        self._print("", *table_text(self._sitting.game, self._words))

    def _show_options(self) -> None:
        game = self._sitting.game
        self._print("", describe_decision(game, self._words, self._sitting.listener))
        for number, option in enumerate(menu(game), start=1):
            self._print(f"{number:4}  {describe_option(game, option, self._words)}")

    # -- telling ---------------------------------------------------------------------------------

    def _tell(self, beats: Iterable[Beat]) -> None:
        self._print(*beat_lines(beats))

    def _say(self, id: str, **words: str | int) -> None:
        self._print(self._words.say(id, **words))

    def _print(self, *lines: str) -> None:
        for line in lines:
            sys.stdout.write(line + "\n")


def beat_lines(beats: Iterable[Beat]) -> list[str]:
    """What happened, line by line: an empty line before each turn, the parts of a total below it."""
    lines: list[str] = []
    for beat in beats:
        if beat.code == happenings.TURN:
            lines.append("")
        lines.append(beat.text)
        lines += [f"    {part}" for part in beat.sums]
    return lines
