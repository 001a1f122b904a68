"""Options and reasons in words, through the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors.engine import kinds
from quarriors.engine.energies import cheapest
from quarriors.engine.faces import ENERGY_IDS, NO_ENERGY
from quarriors.engine.frame import (
    Ability,
    Assault,
    Copying,
    Defending,
    Frame,
    Locking,
    Scoring,
)
from quarriors.engine.lines import Anchored, Attach
from quarriors.engine.locking import UNLOCK_PRICE, must_lock
from quarriors.engine.questframe import Challenge, Questing
from quarriors.engine.steps import PickStep
from quarriors.engine.table import ATTACK_PHASE, HAS_EXTRA_CAPTURE, PHASE_IDS, READY_PHASE
from quarriors.engine.verbs import DrawAndKeep, RerollWith
from quarriors.text.cards import card_line
from quarriors.text.catalogue import MessageError
from quarriors.text.faces import card_name, die_text, face_text, owned_text
from quarriors.text.happenings import is_deadly_to
from quarriors.text.tell.teller import Teller, UntoldError
from quarriors.text.words import Words

if TYPE_CHECKING:
    from quarriors.engine.option import Option
    from quarriors.engine.state import State
    from quarriors.text.cards import TextLine
    from quarriors.text.seen import Seen

# -- options ---------------------------------------------------------------------------------------


def describe_option(game: Seen, option: Option, words: Words) -> str:
    """What an option of the decision at hand does, as a button would say it.

    >>> from quarriors.text import ENGLISH
    >>> from quarriors import Game, deal
    >>> game = Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1)
    >>> describe_option(game, game.decision.options[0], ENGLISH)
    'Roll'
    """
    s = game.state
    id = f"option-{option.kind}"
    if option.code == kinds.CHOOSE:
        return _chosen(game, option, words)
    if option.code == kinds.END:
        return words.say(_going_on(s, id, words))
    if option.code == kinds.ENOUGH:
        return words.say(_enough(s, id))
    if option.card >= 0:
        return _about_card(game, option, id, words)
    if option.player >= 0:
        f = asking(s)
        id = f"{id}-lock" if isinstance(f, Locking) else id
        return words.say(id, other=game.players[option.player])
    if option.face >= 0:
        card = s.catalog.cards[s.catalog.card_of[s.ask_die]]
        return words.say(id, die=card_name(card, words), face=face_text(card.die.faces[option.face], words))
    if option.ability >= 0:
        card = s.catalog.cards[s.catalog.card_of_line(option.ability)]
        return words.say(id, card=card_name(card, words), text=line_text(s, option.ability, words).text)
    if option.die >= 0:
        return _about_die(game, option, id, words)
    return words.say(id)


def _going_on(s: State, id: str, words: Words) -> str:
    """The message for going on to the next phase."""
    by_phase = f"{id}-{PHASE_IDS[s.phase]}"
    if s.phase == READY_PHASE and must_lock(s):
        return f"{by_phase}-lock"
    if s.phase in (READY_PHASE, ATTACK_PHASE):
        if not s.creatures(s.active):
            return f"{by_phase}-idle"
        return f"{by_phase}-quests" if s.catalog.has_quests else by_phase
    return by_phase if words.has(by_phase) else id


def _enough(s: State, id: str) -> str:
    """The message for choosing no more."""
    f = asking(s)
    if isinstance(f, Assault):
        return f"{id}-quest"
    return id if _begun(s) else f"{id}-alone" if _rerolls_with(s) else f"{id}-none"


def line_text(s: State, number: int, words: Words) -> TextLine:
    """The text of a line in this game, by its number."""
    card = s.catalog.cards[s.catalog.card_of_line(number)]
    return card_line(card, s.catalog.line(number), words, s.catalog.has_locks)


def _about_card(game: Seen, option: Option, id: str, words: Words) -> str:
    s = game.state
    number = option.card
    card = s.catalog.cards[number]
    slots: dict[str, str | int] = {"card": card_name(card, words)}
    if option.code == kinds.CAPTURE:
        price, energy = cheapest(s, number)
        slots["price"] = price
        if energy != NO_ENERGY:
            id, slots["energy"] = f"{id}-discounted", ENERGY_IDS[energy]
        elif number == s.catalog.extra_capture and not s.flags & HAS_EXTRA_CAPTURE:
            id = f"{id}-extra"
    elif option.code == kinds.ANCHOR:
        line = s.catalog.index[number].lines[s.catalog.index[number].anchored]
        assert isinstance(line, Anchored)
        slots["n"], slots["energy"] = line.cost, ENERGY_IDS[line.energy]
        slots["text"] = card_line(card, line, words, s.catalog.has_locks).text
    elif option.code == kinds.QUEST:
        id = _quest_words(game, number, id, slots)
    return words.say(id, **slots)


def _quest_words(game: Seen, quest: int, id: str, words: dict[str, str | int]) -> str:
    """Going on a quest, returning from it, taking it over: the message, and what it speaks of."""
    s = game.state
    f = asking(s)
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


def _about_die(game: Seen, option: Option, id: str, words: Words) -> str:
    s = game.state
    die = option.die
    slots: dict[str, str | int] = {"die": _told_apart(s, die, die_text(s, die, words), words)}
    form = s.form[die]
    code = option.code
    if code in (kinds.DRAW, kinds.BOTH):
        slots["n"] = s.catalog.face(form).draw
    elif code == kinds.SUMMON:
        slots["price"] = s.summon_price(die)
    elif code == kinds.DEFEND:
        id += _fate(s, die)
    elif code == kinds.SPEND:
        slots["n"], slots["energy"] = s.catalog.quiddity[form], ENERGY_IDS[s.catalog.energy[form]] or "none"
    elif code in (kinds.CULL, kinds.KEEP) and s.ask_card in s.catalog.quests:
        id = f"{id}-quest"
        slots["card"], slots["glory"] = card_name(s.catalog.cards[s.ask_card], words), s.catalog.glory[s.ask_card]
    elif code == kinds.CULL and s.is_creature(die):
        id = f"{id}-for-glory"
        slots["glory"] = s.worth(die)
    elif code == kinds.UNLOCK:
        slots["price"], slots["die"] = UNLOCK_PRICE, card_name(s.catalog.cards[s.shown_card(die)], words)
        if s.owner(die) != s.asker:
            id, slots["owner"] = f"{id}-of", game.players[s.owner(die)]
    elif code == kinds.LOCK:
        slots["text"] = _lock_text(s, form, words)
        id = id if slots["text"] else f"{id}-plain"
    elif code in (kinds.IMMEDIATE, kinds.CAST, kinds.READY, kinds.ATTACH):
        number = _spoken_by(s, option)
        if number < 0:
            return words.say(f"{id}-plain", **slots)
        if isinstance(s.catalog.line(number), Attach) and code == kinds.CAST:
            id = f"{id}-attach"
        line = line_text(s, number, words)
        slots["text"] = line.whole if code == kinds.READY else line.text
    return words.say(id, **slots)


def _told_apart(s: State, die: int, said: str, words: Words) -> str:
    """The words for a die; if it has just been rolled and one that is like it has not, they say so."""
    if die in s.fresh and any(s.form[other] == s.form[die] and other not in s.fresh for other in s.company(die)):
        return words.say("die-fresh", die=said)
    return said


def _fate(s: State, die: int) -> str:
    """What becomes of a defender, as the end of a message's id."""
    f = asking(s)
    if not isinstance(f, Defending):
        return ""
    if s.unharmed(die, f.by, f.line < 0):
        return "-unharmed"
    if s.totals[f.player] >= s.defense(die):
        return "-falls"
    return "-deadly" if f.line < 0 and is_deadly_to(s, f.player, die, f.by) else ""


def _lock_text(s: State, form: int, words: Words) -> str:
    """What a Lock on that face says."""
    card = s.catalog.cards[s.catalog.card_shown(form)]
    bursts = s.catalog.face(form).bursts
    lines = [line for line in card.lines if line.locked and line.gate >> bursts & 1]
    return " ".join(card_line(card, line, words, s.catalog.has_locks).text for line in lines)


def _spoken_by(s: State, option: Option) -> int:
    """The line that the face of the die offers."""
    form = s.form[option.die]
    if option.code == kinds.IMMEDIATE:
        return s.catalog.immediate[form]
    return max(s.catalog.cast[form], s.catalog.reaction[form])


def asking(s: State) -> Frame | None:
    """The frame whose step waits for the answer, if it is not the phase itself."""
    return s.stack[-1] if s.stack else None


def _rerolls_with(s: State) -> bool:
    """Whether a die is re-rolled in any case, and others may join it."""
    f = asking(s)
    return isinstance(f, Ability) and isinstance(s.catalog.line(f.line).program[f.step], RerollWith)


def _begun(s: State) -> bool:
    """Whether something has been chosen already where several can be."""
    f = asking(s)
    if isinstance(f, Scoring):
        return f.culls < f.may_cull
    if isinstance(f, Questing):
        return f.culls < len(f.dice)
    if isinstance(f, Assault):
        return bool(f.going)
    return isinstance(f, Ability) and bool(f.picked)


def _chosen(game: Seen, option: Option, words: Words) -> str:
    """What will be done to the die, in the words of the ability that asks."""
    s = game.state
    said = _told_apart(s, option.die, owned_text(s, option.die, game.players, s.asker, words), words)
    f = asking(s)
    id = "option-choose"
    if isinstance(f, Ability):
        step = s.catalog.line(f.line).program[f.step]
        if isinstance(step, DrawAndKeep):
            return words.say(f"{id}-put-back", die=said)
        card = s.catalog.card_of_line(f.line)
        teller = Teller(words.language, s.catalog.cards[card])
        teller.form = words.language.button_form
        teller.locks = s.catalog.has_locks
        teller.chosen = said
        teller.speaker = card_name(s.catalog.cards[s.catalog.card_of[f.it] if f.it >= 0 else card], words)
        try:
            return teller.lang.capital(teller.render(teller.steps([step]))) if isinstance(step, PickStep) else said
        except UntoldError:
            pass
    elif isinstance(f, Copying):
        id = f"{id}-copy"
    elif isinstance(f, Assault):
        id = f"{id}-quest"
    elif isinstance(f, Questing):
        id = f"{id}-seize"
    return words.say(id, die=said)


# -- why not --------------------------------------------------------------------------


def describe_reason(reason: str, words: Words, kind: str = "") -> str:
    """An answer of `why_not` in words; some reasons can be told better if it is known what was wanted.

    >>> from quarriors.text import ENGLISH
    >>> describe_reason("no_captures", ENGLISH)
    'You have no capture left this turn.'
    >>> describe_reason("wrong_phase", ENGLISH, kind="capture")
    'You capture dice after your attack.'
    """
    id = f"why-{reason}"
    if not words.has(id):
        raise MessageError(f"{reason!r} is no reason that why_not gives")
    return words.say(f"{id}-{kind}" if kind and words.has(f"{id}-{kind}") else id)
