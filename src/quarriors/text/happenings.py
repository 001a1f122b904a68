"""What has happened, in words: for a log of the game, and for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import happenings
from quarriors.engine.errors import NotOver
from quarriors.engine.faces import ENERGY_IDS, QUARTIFACT_FACE
from quarriors.engine.frame import Defending
from quarriors.engine.modifiers import DEADLY
from quarriors.engine.table import ENDING_IDS, PHASE_IDS
from quarriors.engine.zones import QUEST_AREA, SET_ASIDE, USED_PILE, ZONE_IDS
from quarriors.text.cards import card_line
from quarriors.text.faces import card_name, face_text, shown_text
from quarriors.text.seen import Telling
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.happenings import Happening
    from quarriors.engine.state import State
    from quarriors.text.seen import Seen


#: Happenings told alike to everybody.
_IMPERSONAL = (happenings.PHASE, happenings.REMOVED)


def describe_happening(game: Seen, event: Happening, words: Words, to: int | None = None) -> str:
    """Something that has just happened, as a log would tell it: to that seat, or to everybody.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> heard = []
    >>> game.listen(lambda event: heard.append(describe_happening(game, event, ENGLISH)))
    >>> game.take("roll")
    >>> heard[1].startswith("Quinn draws ")  # after the phase
    True
    """
    return happening_telling(game, event, words).to(to)


def happening_telling(game: Seen, event: Happening, words: Words) -> Telling:
    """The same for whoever listens: what it speaks of is looked up only now, while the table lies so."""
    s = game.state
    if event.code == happenings.OVER:
        return result_telling(game, words)
    slots: dict[str, str | int] = {"n": event.number}
    telling = Telling(words, f"event-{event.kind}", slots)
    if event.player >= 0:
        slots["player"] = slots["owner"] = game.players[event.player]
        if event.code not in _IMPERSONAL:
            telling.doer = event.player
    if event.die >= 0:
        slots["die"] = name_of(s, event.die, words)
    if event.card >= 0:
        slots["card"] = card_name(s.catalog.cards[event.card], words)
    _detail(s, game.players, event, telling)
    return telling


def name_of(s: State, die: int, words: Words) -> str:
    """What a die is called in a story: by its card, a Quartifact by its own name."""
    form = s.form[die]
    if form >= 0 and s.catalog.kind[form] == QUARTIFACT_FACE:
        return words.proper_name(s.catalog.face(form).quartifact)
    return card_name(s.catalog.cards[s.catalog.card_of[die]], words)


def amount_text(n: int, light: int, dark: int, words: Words) -> str:
    """So much Quiddity, and how much of it is Light or Dark.

    >>> from quarriors.text import ENGLISH
    >>> amount_text(3, 0, 0, ENGLISH), amount_text(2, 2, 0, ENGLISH), amount_text(5, 2, 1, ENGLISH)
    ('3 Quiddity', '2 Light Quiddity', '5 Quiddity, 2 of it Light and 1 Dark')
    """
    if n and n in (light, dark):
        return words.say("face-quiddity-light" if n == light else "face-quiddity-dark", n=n)
    kind = "-both" if light and dark else "-light" if light else "-dark" if dark else ""
    return words.say(f"quiddity-at-hand{kind}", n=n, light=light, dark=dark)


def is_deadly_to(s: State, player: int, die: int, by: int) -> bool:
    """Whether any damage of the attack on that player would destroy that defender (C10)."""
    deadly = any(gift.code == DEADLY and gift.player == player for gift in s.gifts)
    return deadly and not (s.catalog.has_shields and s.shielded(die, by, -1))


def _detail(s: State, names: list[str], event: Happening, telling: Telling) -> None:
    """Adds what this kind of event speaks of besides, and whom; makes its message's id more precise."""
    said, words = telling.slots, telling.words
    code = event.code
    if code == happenings.SUMMONED and s.is_creature(event.die):
        said["face"] = shown_text(s, event.die, words)
    elif code in (happenings.ROLLED, happenings.SUMMONED, happenings.TURNED):
        said["face"] = face_text(s.catalog.cards[event.card].die.faces[event.number], words)
    elif code == happenings.PHASE:
        said["phase"] = words.say(f"phase-{PHASE_IDS[event.number]}")
    elif code == happenings.MOVED:
        said["to"] = words.say(f"to-{ZONE_IDS[event.number]}")
        if event.other >= 0:
            _name_other(names, event.other, telling, "over")
        elif event.number == SET_ASIDE:
            telling.id += "-aside"
    elif code in (happenings.CAPTURED, happenings.GAINED):
        if event.number != USED_PILE:
            said["to"] = words.say(f"to-{ZONE_IDS[event.number]}")
            telling.id += "-to"
    elif code in (happenings.ATTACHED, happenings.COPIED):
        said["other"] = card_name(s.catalog.cards[s.shown_card(event.other)], words)
        owner = s.owner(event.other)
        if owner != event.player:
            said["owner"], telling.other = names[owner], owner
            telling.id += "-over"
    elif code == happenings.ATTACKED:
        said["n"] = max(0, event.number)
        _name_other(names, event.other, telling, "challenge" if s.area == QUEST_AREA else "")
    elif code == happenings.DEFENDED:
        telling.id += _defended(s, event, said)
    elif code == happenings.QUIDDITY and event.other > 0:
        telling.id += f"-{ENERGY_IDS[event.other]}"
    elif code == happenings.LOCKED and event.other != event.player:
        _name_other(names, event.other, telling, "elsewhere")
    elif code == happenings.CHALLENGED:
        _name_other(names, event.other, telling)
    elif code == happenings.FAILED:
        said["level"] = s.catalog.cards[event.card].level
    elif code == happenings.FOUND:
        said["name"] = words.proper_name(s.catalog.cards[event.card].die.faces[event.number].quartifact)
    elif code == happenings.DESTROYED and event.other >= 0:
        said["player"] = names[event.other]
        telling.doer, telling.other = event.other, event.player
        telling.id += "-own" if event.other == event.player else "-by"
    elif code in (happenings.ABILITY, happenings.CAST, happenings.ANCHORED):
        card = s.catalog.cards[s.catalog.card_of_line(event.number)]
        said["card"] = card_name(card, words)
        said["text"] = card_line(card, s.catalog.line(event.number), words, s.catalog.has_locks).text


def _name_other(names: list[str], other: int, telling: Telling, ending: str = "") -> None:
    """Another player has a part in it."""
    telling.slots["other"] = names[other]
    telling.other = other
    if ending:
        telling.id += f"-{ending}"


def _defended(s: State, event: Happening, words: dict[str, str | int]) -> str:
    """How a defender fares, as the end of its message's id."""
    words["defense"] = event.other
    f = s.stack[-1] if s.stack else None
    if isinstance(f, Defending):
        if s.unharmed(event.die, f.by, f.line < 0):
            return "-held"
        if event.number < event.other and f.line < 0 and is_deadly_to(s, event.player, event.die, f.by):
            return "-deadly"
    if event.number >= event.other:
        words["rest"] = event.number - event.other
        return "-falls"
    return ""


# -- the end ---------------------------------------------------------------------------------------


class _Result(Telling):
    """Who won, and why: any of the winners may be the one who is told."""

    __slots__ = ("_is_tie", "_names")

    def __init__(self, game: Seen, words: Words) -> None:
        s = game.state
        glory = s.glory[s.winners[0]]
        super().__init__(words, f"result-{ENDING_IDS[s.reason]}", {"n": len(s.winners), "glory": glory})
        self._names = {seat: game.players[seat] for seat in s.winners}
        self._is_tie = s.glory.count(glory) > len(s.winners)  # G2: others had as much

    def to(self, seat: int | None) -> str:
        names = [name for winner, name in self._names.items() if winner != seat]
        others = self.words.listing(names) if names else ""
        id = f"{self.id}-you" if seat in self._names else self.id
        said = self.words.say(id, winners=others, others=others, **self.slots)
        return f"{said} {self.words.say('result-tie')}" if self._is_tie else said


def describe_result(game: Seen, words: Words, to: int | None = None) -> str:
    """Who won, and why, as that seat or everybody is told. The game must be over."""
    if not game.state.over:
        raise NotOver("the game is not over yet: there is no result to describe")
    return result_telling(game, words).to(to)


def result_telling(game: Seen, words: Words) -> Telling:
    """The same for whoever listens."""
    return _Result(game, words)
