"""Decisions, options, results, reasons and events in words, through the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import kinds
from quarriors.engine.energies import available_of, cheapest
from quarriors.engine.faces import DARK, ENERGY_IDS, LIGHT, NO_ENERGY
from quarriors.engine.frame import (
    Ability,
    Assault,
    Challenge,
    Copying,
    Culling,
    Defending,
    Destruction,
    Drawing,
    Frame,
    Locking,
    Questing,
    ReactionWindow,
    Rolling,
    Scoring,
    Triggering,
)
from quarriors.engine.lines import Anchored, Attach
from quarriors.engine.locking import UNLOCK_PRICE, must_lock
from quarriors.engine.looking import attacker_of
from quarriors.engine.menus import may_capture_extra
from quarriors.engine.option import CHANCE
from quarriors.engine.paying import available
from quarriors.engine.steps import PickStep
from quarriors.engine.table import ATTACK_PHASE, HAS_EXTRA_CAPTURE, PHASE_IDS, READY_PHASE
from quarriors.engine.verbs import AttachIt, DrawAndKeep, RerollWith
from quarriors.engine.zones import QUEST_AREA
from quarriors.text.cards import card_line
from quarriors.text.catalogue import MessageError, has_message, message
from quarriors.text.faces import card_name, die_text, face_text, owned_text
from quarriors.text.happenings import amount_text, describe_happening, describe_result, is_deadly_to
from quarriors.text.languages import language
from quarriors.text.tell.teller import Teller, UntoldError

if TYPE_CHECKING:
    from quarriors.engine.option import Decision, Option
    from quarriors.engine.state import State
    from quarriors.text.cards import TextLine
    from quarriors.text.seen import Seen

__all__ = ["describe_decision", "describe_happening", "describe_option", "describe_reason", "describe_result"]


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
        return message(_going_on(s, id, lang), lang)
    if option.code == kinds.ENOUGH:
        return message(_enough(s, id), lang)
    if option.card >= 0:
        return _about_card(game, option, id, lang)
    if option.player >= 0:
        f = _asking(s)
        id = f"{id}-lock" if isinstance(f, Locking) else id
        return message(id, lang, other=game.players[option.player])
    if option.face >= 0:
        card = s.catalog.cards[s.catalog.card_of[s.ask_die]]
        return message(id, lang, die=card_name(card, lang), face=face_text(card.die.faces[option.face], lang))
    if option.ability >= 0:
        card = s.catalog.cards[s.catalog.card_of_line(option.ability)]
        return message(id, lang, card=card_name(card, lang), text=_line(s, option.ability, lang).text)
    if option.die >= 0:
        return _about_die(game, option, id, lang)
    return message(id, lang)


def _going_on(s: State, id: str, lang: str) -> str:
    """The message for going on to the next phase."""
    by_phase = f"{id}-{PHASE_IDS[s.phase]}"
    if s.phase == READY_PHASE and must_lock(s):
        return f"{by_phase}-lock"
    if s.phase in (READY_PHASE, ATTACK_PHASE) and s.catalog.has_quests:
        return f"{by_phase}-quests"
    return by_phase if has_message(by_phase, lang) else id


def _enough(s: State, id: str) -> str:
    """The message for choosing no more."""
    f = _asking(s)
    if isinstance(f, Assault):
        return f"{id}-quest"
    return id if _begun(s) else f"{id}-alone" if _rerolls_with(s) else f"{id}-none"


def _line(s: State, number: int, lang: str) -> TextLine:
    """The text of a line in this game, by its number."""
    return card_line(s.catalog.cards[s.catalog.card_of_line(number)], s.catalog.line(number), lang)


def _about_card(game: Seen, option: Option, id: str, lang: str) -> str:
    s = game.state
    number = option.card
    card = s.catalog.cards[number]
    words: dict[str, str | int] = {"card": card_name(card, lang)}
    if option.code == kinds.CAPTURE:
        price, energy = cheapest(s, number)
        words["price"], words["left"] = price, len(s.on_card(number))
        if energy != NO_ENERGY:
            id, words["energy"] = f"{id}-discounted", ENERGY_IDS[energy]
        elif number == s.catalog.extra_capture and not s.flags & HAS_EXTRA_CAPTURE:
            id = f"{id}-extra"
    elif option.code == kinds.ANCHOR:
        line = s.catalog.index[number].lines[s.catalog.index[number].anchored]
        assert isinstance(line, Anchored)
        words["n"], words["energy"] = line.cost, ENERGY_IDS[line.energy]
        words["text"] = card_line(card, line, lang).text
    elif option.code == kinds.QUEST:
        id = _quest_words(game, number, id, words)
    return message(id, lang, **words)


def _quest_words(game: Seen, quest: int, id: str, words: dict[str, str | int]) -> str:
    """Going on a quest, returning from it, taking it over: the message, and what it speaks of."""
    s = game.state
    f = _asking(s)
    words["level"], words["glory"] = s.catalog.cards[quest].level, s.catalog.glory[quest]
    if f is None:
        words["levels"] = levels = sum(s.level_on_quest(die) for die in s.questers(s.asker))
        return f"{id}-complete" if levels >= s.catalog.cards[quest].level else f"{id}-fail"
    if isinstance(f, Challenge):
        return f"{id}-over"
    if s.ask_code == kinds.ATTACK:
        return f"{id}-go"
    other = s.quest_of(quest)
    if other < 0:
        return id
    words["other"] = game.players[other]
    return f"{id}-challenge"


def _about_die(game: Seen, option: Option, id: str, lang: str) -> str:
    s = game.state
    die = option.die
    words: dict[str, str | int] = {"die": _told_apart(s, die, die_text(s, die, lang), lang)}
    form = s.form[die]
    code = option.code
    if code in (kinds.DRAW, kinds.BOTH):
        words["n"] = s.catalog.face(form).draw
    elif code == kinds.SUMMON:
        words["price"] = s.summon_price(die)
    elif code == kinds.DEFEND:
        id += _fate(s, die)
    elif code == kinds.SPEND:
        words["n"], words["energy"] = s.catalog.quiddity[form], ENERGY_IDS[s.catalog.energy[form]] or "none"
    elif code in (kinds.CULL, kinds.KEEP) and s.ask_card in s.catalog.quests:
        id = f"{id}-quest"
        words["card"], words["glory"] = card_name(s.catalog.cards[s.ask_card], lang), s.catalog.glory[s.ask_card]
    elif code == kinds.CULL and s.is_creature(die):
        id = f"{id}-for-glory"
        words["glory"] = s.worth(die)
    elif code == kinds.UNLOCK:
        words["price"], owner, name = UNLOCK_PRICE, s.owner(die), card_name(s.catalog.cards[s.shown_card(die)], lang)
        id_of = "die-yours" if owner == s.asker else "die-of"
        words["die"] = message(id_of, lang, owner=game.players[owner], die=name)
    elif code == kinds.LOCK:
        words["text"] = _lock_text(s, form, lang)
        id = id if words["text"] else f"{id}-plain"
    elif code in (kinds.IMMEDIATE, kinds.CAST, kinds.READY, kinds.ATTACH):
        number = _spoken_by(s, option)
        if number < 0:
            return message(f"{id}-plain", lang, **words)
        if isinstance(s.catalog.line(number), Attach) and code == kinds.CAST:
            id = f"{id}-attach"
        line = _line(s, number, lang)
        words["text"] = line.whole if code == kinds.READY else line.text
    return message(id, lang, **words)


def _told_apart(s: State, die: int, words: str, lang: str) -> str:
    """The words for a die; if it has just been rolled and one that is like it has not, they say so."""
    if die in s.fresh and any(s.form[other] == s.form[die] and other not in s.fresh for other in s.company(die)):
        return message("die-fresh", lang, die=words)
    return words


def _fate(s: State, die: int) -> str:
    """What becomes of a defender, as the end of a message's id."""
    f = _asking(s)
    if not isinstance(f, Defending):
        return ""
    if s.unharmed(die, f.by, f.line < 0):
        return "-unharmed"
    if s.totals[f.player] >= s.defense(die):
        return "-falls"
    return "-deadly" if f.line < 0 and is_deadly_to(s, f.player, die, f.by) else ""


def _lock_text(s: State, form: int, lang: str) -> str:
    """What a Lock on that face says."""
    card = s.catalog.cards[s.catalog.card_shown(form)]
    bursts = s.catalog.face(form).bursts
    lines = [line for line in card.lines if line.locked and line.gate >> bursts & 1]
    return " ".join(card_line(card, line, lang).text for line in lines)


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
    return isinstance(f, Ability) and isinstance(s.catalog.line(f.line).program[f.step], RerollWith)


def _begun(s: State) -> bool:
    """Whether something has been chosen already where several can be."""
    f = _asking(s)
    if isinstance(f, Scoring):
        return f.culls < f.may_cull
    if isinstance(f, Questing):
        return f.culls < len(f.dice)
    if isinstance(f, Assault):
        return bool(f.going)
    return isinstance(f, Ability) and bool(f.picked)


def _chosen(game: Seen, option: Option, lang: str) -> str:
    """What will be done to the die, in the words of the ability that asks."""
    s = game.state
    words = _told_apart(s, option.die, owned_text(s, option.die, game.players, s.asker, lang), lang)
    f = _asking(s)
    id = "option-choose"
    if isinstance(f, Ability):
        step = s.catalog.line(f.line).program[f.step]
        if isinstance(step, DrawAndKeep):
            return message(f"{id}-put-back", lang, die=words)
        card = s.catalog.card_of_line(f.line)
        teller = Teller(language(lang), s.catalog.cards[card])
        teller.chosen = words
        teller.speaker = card_name(s.catalog.cards[s.catalog.card_of[f.it] if f.it >= 0 else card], lang)
        try:
            return teller.lang.capital(teller.steps([step])) if isinstance(step, PickStep) else words
        except UntoldError:
            pass
    elif isinstance(f, Copying):
        id = f"{id}-copy"
    elif isinstance(f, Assault):
        id = f"{id}-quest"
    elif isinstance(f, Questing):
        id = f"{id}-seize"
    return message(id, lang, die=words)


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
        seat = f.player if isinstance(f, (Drawing, Rolling)) else s.active
    words["player"] = game.players[seat]
    if decision.die >= 0:
        words["die"] = die_text(s, decision.die, lang)
    if decision.card >= 0:
        words["card"] = card_name(s.catalog.cards[decision.card], lang)
    id = f"decision-{decision.kind}"
    for option in decision.options[:2]:
        if option.code == kinds.QUEST and "card" not in words:
            words["card"] = card_name(s.catalog.cards[option.card], lang)
    if decision.code == kinds.ACT:
        words["quiddity"] = quiddity_text(s, lang)
        words["captures"] = max(0, s.captures_left())
        words["extra"] = "yes" if may_capture_extra(s, s.catalog.extra_capture) else "no"
        words["locks"] = "yes" if any(option.code == kinds.LOCK for option in decision.options) else "no"
        id = _menu(s, id, lang)
    elif f is not None:
        id = _ask(game, f, decision, id, words, lang)
    return message(id if has_message(id, lang) else "decision-other", lang, **words)


def quiddity_text(s: State, lang: str = "en") -> str:
    """What the active player could spend now: "5 Quiddity", "5 Quiddity, 2 of it Light"."""
    light, dark = (available_of(s, energy) if s.catalog.has_energy else 0 for energy in (LIGHT, DARK))
    return amount_text(available(s), light, dark, lang)


def _menu(s: State, id: str, lang: str) -> str:
    by_phase = f"{id}-{PHASE_IDS[s.phase]}"
    effects = (kinds.DRAW, kinds.REROLL, kinds.BOTH, kinds.IMMEDIATE, kinds.TURN)
    if s.phase == READY_PHASE and not any(option.code in effects for option in s.options):
        by_phase += "-only"
    return by_phase if has_message(by_phase, lang) else id


def _ask(game: Seen, f: Frame, decision: Decision, id: str, words: dict[str, str | int], lang: str) -> str:
    """The message for a decision inside an effect; adds what it speaks of."""
    s = game.state
    if isinstance(f, Ability):
        words["card"] = card_name(s.catalog.cards[s.catalog.card_of_line(f.line)], lang)
        words["text"] = _line(s, f.line, lang).text
        if isinstance(s.catalog.line(f.line).program[f.step], AttachIt):
            return f"{id}-attach"
    elif isinstance(f, Copying):
        return f"{id}-copy"
    elif isinstance(f, Defending):
        words["total"] = s.totals[f.player]
        if f.player != decision.player:
            words["other"] = game.players[f.player]
            return f"{id}-for"
    elif isinstance(f, Destruction):
        texts = [_line(s, option.ability, lang).text for option in decision.options if option.ability >= 0]
        words["text"] = " ".join(texts)
        return f"{id}-destroyed"
    elif isinstance(f, Triggering) and decision.code == kinds.USE:
        words["text"] = _line(s, decision.options[0].ability, lang).text
    elif isinstance(f, Scoring):
        if decision.die >= 0:
            words["glory"] = s.worth(decision.die)
            return f"{id}-expert"
        words["n"] = f.culls
    elif isinstance(f, ReactionWindow):
        if decision.window == "rescue":
            return f"{id}-destroyed"
        words["other"], words["total"] = game.players[attacker_of(s, decision.player)], decision.total
        return f"{id}-challenged" if s.area == QUEST_AREA else f"{id}-attacked"
    elif isinstance(f, Locking) and decision.code == kinds.NAME:
        return f"{id}-lock"
    elif isinstance(f, (Assault, Questing, Challenge)):
        return _ask_quest(s, f, decision, id, words)
    return id


def _ask_quest(s: State, f: Frame, decision: Decision, id: str, words: dict[str, str | int]) -> str:
    """The message for a decision about quests: who goes, what is culled or taken, whether it is taken over."""
    if isinstance(f, Challenge):
        return f"{id}-over"
    if isinstance(f, Assault):
        if decision.code == kinds.CHOOSE:
            words["level"] = s.catalog.cards[f.card].level
            words["levels"] = sum(s.level_on_quest(die) for die in f.going)
            return f"{id}-quest"
        return id
    if decision.code == kinds.CHOOSE:
        return f"{id}-seize"
    if decision.card >= 0:
        words["glory"] = s.catalog.glory[decision.card]
        return f"{id}-quest"
    if isinstance(f, Culling):
        words["n"] = f.culls
    return id


# -- why not --------------------------------------------------------------------------


def describe_reason(reason: str, lang: str = "en", kind: str = "") -> str:
    """An answer of `why_not` in words; some reasons can be told better if it is known what was wanted.

    >>> describe_reason("no_captures")
    'You have no capture left this turn.'
    >>> describe_reason("wrong_phase", kind="capture")
    'Dice are captured after the attack, on your own turn.'
    """
    id = f"why-{reason}"
    if not has_message(id, lang):
        raise MessageError(f"{reason!r} is no reason that why_not gives")
    return message(f"{id}-{kind}" if kind and has_message(f"{id}-{kind}", lang) else id, lang)
