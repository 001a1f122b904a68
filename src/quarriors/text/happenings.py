"""What has happened, in words: for a log of the game, and for its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import happenings
from quarriors.engine.errors import NotOver
from quarriors.engine.faces import ENERGY_IDS, QUARTIFACT_FACE
from quarriors.engine.frame import Defending
from quarriors.engine.modifiers import DEADLY
from quarriors.engine.table import ENDING_IDS, PHASE_IDS
from quarriors.engine.zones import QUEST_AREA, USED_PILE, ZONE_IDS
from quarriors.text.cards import card_line
from quarriors.text.catalogue import has_message, message
from quarriors.text.faces import card_name, face_text, shown_text
from quarriors.text.languages import language

if TYPE_CHECKING:
    from quarriors.engine.happenings import Happening
    from quarriors.engine.state import State
    from quarriors.text.seen import Seen


def describe_happening(game: Seen, event: Happening, lang: str = "en") -> str:
    """Something that has just happened, as a log would tell it.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> heard = []
    >>> game.listen(lambda event: heard.append(describe_happening(game, event)))
    >>> game.take("roll")
    >>> heard[1].startswith("Quinn draws ")  # after the phase
    True
    """
    s = game.state
    names = game.players
    if event.code == happenings.OVER:
        return message("event-over", lang, result=describe_result(game, lang))
    words: dict[str, str | int] = {"n": event.number}
    if event.player >= 0:
        words["player"] = words["owner"] = names[event.player]
    if event.die >= 0:
        words["die"] = name_of(s, event.die, lang)
    if event.card >= 0:
        words["card"] = card_name(s.catalog.cards[event.card], lang)
    return message(_detail(s, names, event, words, lang), lang, **words)


def name_of(s: State, die: int, lang: str = "en") -> str:
    """What a die is called in a story: by its card, a Quartifact by its own name."""
    form = s.form[die]
    if form >= 0 and s.catalog.kind[form] == QUARTIFACT_FACE:
        return s.catalog.face(form).quartifact
    return card_name(s.catalog.cards[s.catalog.card_of[die]], lang)


def amount_text(n: int, light: int, dark: int, lang: str = "en") -> str:
    """So much Quiddity, and how much of it is Light or Dark.

    >>> amount_text(3, 0, 0), amount_text(2, 2, 0), amount_text(5, 2, 1)
    ('3 Quiddity', '2 Light Quiddity', '5 Quiddity, 2 of it Light and 1 Dark')
    """
    if n and n in (light, dark):
        return message("face-quiddity-light" if n == light else "face-quiddity-dark", lang, n=n)
    kind = "-both" if light and dark else "-light" if light else "-dark" if dark else ""
    return message(f"quiddity-at-hand{kind}", lang, n=n, light=light, dark=dark)


def is_deadly_to(s: State, player: int, die: int, by: int) -> bool:
    """Whether any damage of the attack on that player would destroy that defender (C10)."""
    deadly = any(gift.code == DEADLY and gift.player == player for gift in s.gifts)
    return deadly and not (s.catalog.has_shields and s.shielded(die, by, -1))


def _detail(s: State, names: list[str], event: Happening, words: dict[str, str | int], lang: str) -> str:
    """Adds what this kind of event speaks of besides; the id of its message."""
    id = f"event-{event.kind}"
    code = event.code
    if code == happenings.SUMMONED and s.is_creature(event.die):
        words["face"] = shown_text(s, event.die, lang)
    elif code in (happenings.ROLLED, happenings.SUMMONED, happenings.TURNED):
        words["face"] = face_text(s.catalog.cards[event.card].die.faces[event.number], lang)
    elif code == happenings.PHASE:
        words["phase"] = message(f"phase-{PHASE_IDS[event.number]}", lang)
    elif code == happenings.MOVED:
        zone = ZONE_IDS[event.number]
        words["zone"] = message(f"zone-{zone}", lang)
        if event.other >= 0:
            words["other"] = names[event.other]
            return f"{id}-over"
        return f"{id}-{zone}" if has_message(f"{id}-{zone}", lang) else id
    elif code in (happenings.CAPTURED, happenings.GAINED) and event.number != USED_PILE:
        words["zone"] = message(f"zone-{ZONE_IDS[event.number]}", lang)
        return f"{id}-to"
    elif code in (happenings.ATTACHED, happenings.COPIED):
        card = s.catalog.cards[s.shown_card(event.other)]
        words["other"] = message("die-of", lang, owner=names[s.owner(event.other)], die=card_name(card, lang))
    elif code == happenings.ATTACKED:
        words["other"] = names[event.other]
        words["n"] = max(0, event.number)
        if s.area == QUEST_AREA:
            return f"{id}-challenge"
    elif code == happenings.DEFENDED:
        return _defended(s, event, words)
    elif code == happenings.QUIDDITY and event.other > 0:
        return f"{id}-{ENERGY_IDS[event.other]}"
    elif code == happenings.LOCKED and event.other != event.player:
        words["other"] = names[event.other]
        return f"{id}-elsewhere"
    elif code == happenings.CHALLENGED:
        words["other"] = names[event.other]
    elif code == happenings.FAILED:
        words["level"] = s.catalog.cards[event.card].level
    elif code == happenings.FOUND:
        words["name"] = s.catalog.cards[event.card].die.faces[event.number].quartifact
    elif code == happenings.DESTROYED and event.other >= 0:
        words["player"] = names[event.other]
        return f"{id}-by"
    elif code in (happenings.ABILITY, happenings.CAST, happenings.ANCHORED):
        card = s.catalog.cards[s.catalog.card_of_line(event.number)]
        words["card"] = card_name(card, lang)
        words["text"] = card_line(card, s.catalog.line(event.number), lang).text
    return id


def _defended(s: State, event: Happening, words: dict[str, str | int]) -> str:
    """How a defender fares, as its message's id."""
    id = f"event-{event.kind}"
    words["defense"] = event.other
    f = s.stack[-1] if s.stack else None
    if isinstance(f, Defending):
        if s.unharmed(event.die, f.by, f.line < 0):
            return f"{id}-held"
        if event.number < event.other and f.line < 0 and is_deadly_to(s, event.player, event.die, f.by):
            return f"{id}-deadly"
    if event.number >= event.other:
        words["rest"] = event.number - event.other
        return f"{id}-falls"
    return id


def describe_result(game: Seen, lang: str = "en") -> str:
    """Who won, and why. The game must be over."""
    s = game.state
    if not s.over:
        raise NotOver("the game is not over yet: there is no result to describe")
    winners = language(lang).listing([game.players[seat] for seat in s.winners])
    glory = s.glory[s.winners[0]]
    sentence = message(f"result-{ENDING_IDS[s.reason]}", lang, winners=winners, n=len(s.winners), glory=glory)
    if s.glory.count(glory) > len(s.winners):  # G2: others had as much
        sentence += " " + message("result-tie", lang)
    return sentence
