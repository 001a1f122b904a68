"""Decisions, options, results, reasons and events in words, through the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import option as kinds
from quarriors.engine.frame import BLOCK, COPY, DEFEND, DESTROY, SCORE, Frame
from quarriors.engine.indexing import LINES
from quarriors.engine.lines import Attach
from quarriors.engine.option import CHANCE
from quarriors.engine.paying import available
from quarriors.engine.steps import PickStep
from quarriors.engine.table import PHASE_IDS
from quarriors.engine.verbs import AttachIt, RerollWith
from quarriors.engine.zones import ZONES
from quarriors.text.cards import card_line
from quarriors.text.catalogue import MessageError, has_message, message
from quarriors.text.events import describe_event, describe_result
from quarriors.text.faces import card_name, die_text, face_text, owned_text
from quarriors.text.languages import language
from quarriors.text.tell.teller import Teller, UntoldError

if TYPE_CHECKING:
    from quarriors.engine.option import Decision, Option
    from quarriors.engine.state import State
    from quarriors.text.cards import TextLine
    from quarriors.text.seen import Seen

__all__ = ["describe_decision", "describe_event", "describe_option", "describe_reason", "describe_result"]


# -- options ---------------------------------------------------------------------------------------


def describe_option(game: Seen, option: Option, lang: str = "en") -> str:
    """What an option of the decision at hand does, as a button would say it.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> describe_option(game, game.decision.options[0])
    'Draw and roll your dice'
    """
    s = game.state
    id = f"option-{option.kind}"
    if option.code == kinds.CHOOSE:
        return _chosen(game, option, lang)
    if option.code == kinds.END:
        by_phase = f"{id}-{PHASE_IDS[s.phase]}"
        return message(by_phase if has_message(by_phase, lang) else id, lang)
    if option.code == kinds.ENOUGH:
        return message(id if _begun(s) else f"{id}-alone" if _rerolls_with(s) else f"{id}-none", lang)
    if option.card >= 0:
        return message(id, lang, **_card_words(s, option, lang))
    if option.face >= 0:
        card = s.catalog.cards[s.catalog.card_of[s.ask_die]]
        return message(id, lang, die=card_name(card, lang), face=face_text(card.die.faces[option.face], lang))
    if option.ability >= 0:
        card = s.catalog.cards[option.ability // LINES]
        return message(id, lang, card=card_name(card, lang), text=_line(s, option.ability, lang).text)
    if option.die >= 0:
        return _about_die(s, option, id, lang)
    return message(id, lang)


def _line(s: State, number: int, lang: str) -> TextLine:
    """The text of a line in this game, by its number."""
    return card_line(s.catalog.cards[number // LINES], s.catalog.line(number), lang)


def _card_words(s: State, option: Option, lang: str) -> dict[str, str | int]:
    words: dict[str, str | int] = {"card": card_name(s.catalog.cards[option.card], lang)}
    if option.code == kinds.CAPTURE:
        words["price"] = s.capture_price(option.card)
        words["left"] = len(s.piles[s.n * ZONES + option.card])
    return words


def _about_die(s: State, option: Option, id: str, lang: str) -> str:
    die = option.die
    words: dict[str, str | int] = {"die": die_text(s, die, lang)}
    form = s.form[die]
    code = option.code
    if code in (kinds.DRAW, kinds.BOTH):
        words["n"] = s.catalog.cards[form // 6].die.faces[form % 6].draw
    elif code == kinds.SUMMON:
        words["price"] = s.summon_price(die)
    elif code == kinds.DEFEND and s.totals and s.totals[s.asker] >= s.defense(die):
        id = f"{id}-falls"
    elif code == kinds.SPEND:
        words["n"] = s.catalog.quiddity[form]
    elif code == kinds.CULL and s.is_creature(die):
        id = f"{id}-for-glory"
        words["glory"] = s.worth(die)
    elif code in (kinds.IMMEDIATE, kinds.CAST, kinds.READY):
        number = _spoken_by(s, option)
        if number < 0:
            return message(f"{id}-plain", lang, **words)
        if isinstance(s.catalog.line(number), Attach) and code == kinds.CAST:
            id = f"{id}-attach"
        line = _line(s, number, lang)
        words["text"] = line.whole if code == kinds.READY else line.text
    return message(id, lang, **words)


def _spoken_by(s: State, option: Option) -> int:
    """The line that the face of the die offers."""
    form = s.form[option.die]
    if option.code == kinds.IMMEDIATE:
        return s.catalog.immediate[form]
    return max(s.catalog.cast[form], s.catalog.reaction[form])


def _asking(s: State) -> Frame | None:
    """The frame whose step waits for the answer, if it is not the phase itself."""
    return s.stack[-1] if s.stack else None


def _rerolls_with(s: State) -> bool:
    """Whether a die is re-rolled in any case, and others may join it."""
    f = _asking(s)
    return f is not None and f.op == BLOCK and isinstance(s.catalog.line(f.line).program[f.pc], RerollWith)


def _begun(s: State) -> bool:
    """Whether something has been chosen already where several can be."""
    f = _asking(s)
    if f is None:
        return False
    return f.n < len(f.those) if f.op == SCORE else bool(f.picked)


def _chosen(game: Seen, option: Option, lang: str) -> str:
    """What will be done to the die, in the words of the ability that asks."""
    s = game.state
    words = owned_text(s, option.die, game.players, s.asker, lang)
    f = _asking(s)
    if f is not None and f.op == COPY:
        return message("option-choose-copy", lang, die=words)
    if f is not None and f.op == BLOCK:
        step = s.catalog.line(f.line).program[f.pc]
        teller = Teller(language(lang), s.catalog.cards[f.line // LINES])
        teller.chosen = words
        teller.speaker = card_name(s.catalog.cards[s.catalog.card_of[f.it]], lang)
        try:
            return teller.lang.capital(teller.steps([step])) if isinstance(step, PickStep) else words
        except UntoldError:
            pass
    return message("option-choose", lang, die=words)


# -- decisions -------------------------------------------------------------------------------------


def describe_decision(game: Seen, lang: str = "en") -> str:
    """Who has to decide, and what about.

    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> describe_decision(game)
    'Quinn: draw and roll your dice.'
    """
    s = game.state
    decision = game.decision
    f = _asking(s)
    words: dict[str, str | int] = {}
    seat = decision.player
    if seat == CHANCE:
        seat = f.you if f is not None else s.active
    words["player"] = game.players[seat]
    if decision.die >= 0:
        words["die"] = die_text(s, decision.die, lang)
    if decision.card >= 0:
        words["card"] = card_name(s.catalog.cards[decision.card], lang)
    id = f"decision-{decision.kind}"
    if decision.code == kinds.ACT:
        words["quiddity"] = available(s)
        words["captures"] = s.captures_left()
        id = _menu(s, id, lang)
    elif f is not None:
        id = _ask(s, f, decision, id, words, lang)
    return message(id if has_message(id, lang) else "decision-other", lang, **words)


def _menu(s: State, id: str, lang: str) -> str:
    by_phase = f"{id}-{PHASE_IDS[s.phase]}"
    effects = (kinds.DRAW, kinds.REROLL, kinds.BOTH, kinds.IMMEDIATE, kinds.TURN)
    if s.phase == PHASE_IDS.index("ready") and not any(option.code in effects for option in s.options):
        by_phase += "-only"
    return by_phase if has_message(by_phase, lang) else id


def _ask(s: State, f: Frame, decision: Decision, id: str, words: dict[str, str | int], lang: str) -> str:
    """The message for a decision inside an effect; adds what it speaks of."""
    code = decision.code
    if f.op == BLOCK:
        words["card"] = card_name(s.catalog.cards[f.line // LINES], lang)
        words["text"] = _line(s, f.line, lang).text
        if isinstance(s.catalog.line(f.line).program[f.pc], AttachIt):
            return f"{id}-attach"
    elif f.op == COPY:
        return f"{id}-copy"
    elif f.op == DEFEND:
        words["total"] = s.totals[f.you]
    elif f.op == DESTROY:
        texts = [_line(s, option.ability, lang).text for option in decision.options if option.ability >= 0]
        words["text"] = " ".join(texts)
        return f"{id}-destroyed"
    elif f.op == SCORE:
        if decision.die >= 0:
            words["glory"] = s.worth(decision.die)
            return f"{id}-expert"
        words["n"] = f.n
    elif code == kinds.CAST:
        return f"{id}-destroyed" if decision.die >= 0 else f"{id}-attacked"
    return id


# -- why not --------------------------------------------------------------------------


def describe_reason(reason: str, lang: str = "en") -> str:
    """An answer of `why_not` in words.

    >>> describe_reason("no_captures")
    'You have no capture left this turn.'
    """
    id = f"why-{reason}"
    if not has_message(id, lang):
        raise MessageError(f"{reason!r} is no reason that why_not gives")
    return message(id, lang)
