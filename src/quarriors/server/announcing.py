"""What happens in a game, told as data and in words, the same whether it is played or read back from a log.

A happening is a list: kind, player, die, card, number, other, face; null where something does not apply. What
`number` and `other` are depends on the kind (`MEANINGS`); `face` is what the die shows then, or what came up; null
while it is a copy of another.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from quarriors.engine import happenings
from quarriors.engine.faces import ENERGY_IDS
from quarriors.engine.game import CALLER, Game
from quarriors.engine.happenings import HAPPENING_KINDS, Happening
from quarriors.engine.position import read_position
from quarriors.engine.table import ENDING_IDS, PHASE_IDS, SCORE_PHASE
from quarriors.engine.zones import ZONE_IDS
from quarriors.server.picture import Stand, stand_of, stand_shown
from quarriors.text import NOBODY, Chronicle
from quarriors.text.words import ENGLISH, Words

if TYPE_CHECKING:
    from quarriors.engine.state import State
    from quarriors.text import Beat

#: What `number` is for each kind that has one, and `other`.
MEANINGS: Final[dict[str, tuple[str, str]]] = {
    "turn": ("turn", ""),
    "phase": ("phase", ""),
    "rolled": ("face", ""),
    "refilled": ("dice", ""),
    "moved": ("zone", "player"),
    "summoned": ("face", ""),
    "readied": ("face", ""),
    "cast": ("line", ""),
    "attached": ("", "die"),
    "copied": ("", "die"),
    "quiddity": ("amount", "energy"),
    "glory": ("amount", ""),
    "scored": ("amount", ""),
    "attacked": ("amount", "player"),
    "defended": ("amount", "defense"),
    "destroyed": ("", "player"),
    "captured": ("zone", ""),
    "ability": ("line", ""),
    "total": ("amount", ""),
    "over": ("reason", ""),
    "turned": ("face", ""),
    "gained": ("zone", ""),
    "lost": ("amount", ""),
    "locked": ("face", "player"),
    "anchored": ("line", ""),
    "challenged": ("", "player"),
    "completed": ("amount", ""),
    "failed": ("amount", ""),
    "found": ("face", ""),
    "held": ("amount", "player"),
}
_NOTHING: Final = ("", "")
_BY_CODE: Final = [MEANINGS.get(kind, _NOTHING) for kind in HAPPENING_KINDS]


class Announcement:
    """What one event of a game was: its happenings, and its story for whoever listens.

    A line of a story has kind, player and text; for an attack `attackers`, the dice that attack, and if it can be
    defended `sums`, its total part by part. `until` is how many of the happenings it and the lines before it tell,
    `now` how the turn stands then.
    """

    def __init__(self, happenings: list[list[Any]], lines: dict[str, list[tuple[Beat, dict[str, Any]]]]) -> None:
        self.happenings = happenings
        #: What was told in each language, with what is the same for everybody.
        self._lines = lines
        self._stories: dict[tuple[str, int], list[dict[str, Any]]] = {}

    def story(self, words: Words, to: int = NOBODY) -> list[dict[str, Any]]:
        """Its lines in that language as that seat is told them; none, if nobody listened in that language."""
        key = (words.code, to)
        if key not in self._stories:
            self._stories[key] = [{**line, "text": beat.told_to(to)} for beat, line in self._lines.get(words.code, ())]
        return self._stories[key]

    def after(self, begun: list[list[Any]], openings: dict[str, tuple[Beat, dict[str, Any]]]) -> Announcement:
        """The same with what came before it: happenings, and a line in each language."""
        lines: dict[str, list[tuple[Beat, dict[str, Any]]]] = {}
        for code, first in openings.items():
            rest = [(beat, {**line, "until": line["until"] + len(begun)}) for beat, line in self._lines[code]]
            lines[code] = [first, *rest]
        return Announcement([*begun, *self.happenings], lines)


class Announcer:
    """Listens to a game, from when it is made until `leave`.

    What is told depends on the table and on what was taken only, not on what the announcer has heard before.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> announcer = Announcer(game)
    >>> game.take("roll")
    >>> heard = announcer.news()
    >>> heard.happenings[:2]
    [['phase', 0, None, None, 'ready', None, None], ['drawn', 0, 7, 0, None, None, None]]
    >>> heard.story(ENGLISH)[0]["text"]
    'Quinn draws and rolls 4 × Basic Quiddity (1 Quiddity), Assistant (1 Quiddity) and Assistant (re-roll ✶).'
    >>> heard.story(ENGLISH, to=0)[0]["text"]
    'You rolled 4 × Basic Quiddity (1 Quiddity), Assistant (1 Quiddity) and Assistant (re-roll ✶).'
    """

    def __init__(self, game: Game, langs: Iterable[Words] = (ENGLISH,)) -> None:
        self._game = game
        self._langs = tuple(langs)
        self._begin()
        game.listen(self._hear)

    def _begin(self) -> None:
        self._happenings: list[list[Any]] = []
        #: How the turn stood before any of them, and after each.
        self._stands = [stand_of(self._game.state)]
        self._chronicles = [Chronicle(self._game, words) for words in self._langs]

    def _hear(self, event: Happening) -> None:
        s = self._game.state
        self._happenings.append(happening(s, event))
        self._stands.append(stand_of(s))
        for chronicle in self._chronicles:
            chronicle.hear(event)

    def news(self) -> Announcement:
        """Everything since this was last asked: one option taken, or the log of one followed to its end."""
        lines = {
            words.code: [(beat, _line(beat, self._stands[beat.until])) for beat in chronicle.news()]
            for words, chronicle in zip(self._langs, self._chronicles, strict=True)
        }
        heard = Announcement(self._happenings, lines)
        self._begin()
        return heard

    def leave(self) -> None:
        """Stops listening."""
        self._game.listen(None)


def opening(game: Game, langs: Iterable[Words] = (ENGLISH,)) -> Announcement:
    """How the game began: whose turn it is, and what was rolled before anybody was asked.

    To be asked at the first decision of a game, be it new or one that goes on from a position.
    """
    langs = tuple(langs)
    s = game.state
    if game.origin:
        first = read_position(game.origin, chance=CALLER)
    else:
        first = Game.new(game.seats, game.wilds, game.rules, first=game.first, chance=CALLER)
    announcer = Announcer(first, langs)
    begun = [Happening(happenings.TURN, first.state.active, -1, -1, first.state.turn, -1)]
    if first.state.phase != SCORE_PHASE:
        begun.append(Happening(happenings.PHASE, first.state.active, -1, -1, first.state.phase, -1))
    openings: dict[str, tuple[Beat, dict[str, Any]]] = {}
    for words in langs:
        beat = Chronicle(first, words).opening()
        openings[words.code] = (beat, {**_line(beat, stand_of(first.state)), "until": 1})  # the turn that begins
    for number in s.log[: s.logged]:
        first.follow(number)
    return announcer.news().after([happening(s, event) for event in begun], openings)


def happening(s: State, event: Happening) -> list[Any]:
    """A happening as data, told when it happens."""
    number, other = _BY_CODE[event.code]
    return [
        HAPPENING_KINDS[event.code],
        _or_none(event.player),
        _or_none(event.die),
        _or_none(event.card),
        _meant(s, number, event.number) if number else None,
        (ENERGY_IDS[event.other] if event.other > 0 else None) if other == "energy" else _or_none(event.other),
        event.number if number == "face" else _face(s, event.die),
    ]


def _face(s: State, die: int) -> int | None:
    """The face of its own that a die shows."""
    return _or_none(s.shown_face(die)) if die >= 0 and not s.copying(die) else None


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _meant(s: State, meaning: str, number: int) -> int | str | None:
    """A number as clients read it: zones, phases and reasons by their ids, a line by its place on the card."""
    if meaning == "zone":
        return ZONE_IDS[number]
    if meaning == "phase":
        return PHASE_IDS[number]
    if meaning == "reason":
        return ENDING_IDS[number]
    if meaning == "line":
        return _place(s, number)
    return max(0, number)


def _place(s: State, number: int) -> int | None:
    """The place among the lines of its card; None for one that another line holds inside."""
    line = s.catalog.line(number)
    for place, known in enumerate(s.catalog.cards[s.catalog.card_of_line(number)].lines):
        if known is line:
            return place
    return None


def _line(beat: Beat, now: Stand) -> dict[str, Any]:
    """What a line of the story says to everybody, in any language but for its sums."""
    said: dict[str, Any] = {
        "kind": HAPPENING_KINDS[beat.code],
        "player": beat.player,
        "until": beat.until,
        "now": stand_shown(now),
    }
    if beat.sums:
        said["sums"] = list(beat.sums)
    if beat.attackers:
        said["attackers"] = list(beat.attackers)
    return said
