"""Why somebody cannot do what they would like to: asked by pointing at a die, a card or a player."""

from __future__ import annotations

from typing import Any, Final

from quarriors.engine import kinds
from quarriors.engine.errors import OptionError
from quarriors.engine.faces import QUARTIFACT_FACE
from quarriors.engine.game import Game
from quarriors.engine.option import Option
from quarriors.engine.refusals import can_use
from quarriors.engine.whynot import REASON_IDS
from quarriors.server.errors import Refusal
from quarriors.server.match import WAITING, Match
from quarriors.server.messages import WhyNot
from quarriors.text import describe_reason
from quarriors.text.wishes import card_uses, uses
from quarriors.text.words import Words

Json = dict[str, Any]

#: Every answer there can be: those of the engine, and those about who sits where.
REASONS: Final = (
    *REASON_IDS,
    "not_your_decision",  # somebody else decides
    "has_bot",  # a bot plays the seat
    "no_use",  # nobody does anything with that, as things are
)
#: Reasons that say less than any other: what else could be meant is asked first.
_VAGUE: Final = ("wrong_phase", "other_decision", "not_offered")


def why_not(match: Match, seat: int, asked: WhyNot, words: Words) -> Json | None:
    """The reason, as id and in words; None if it can be done."""
    if match.status == WAITING:
        raise Refusal("not_running")
    game = match.table
    _check(game, asked)
    if match.ended is not None or game.over:
        return _said("over", words)
    if match.places[seat].level:
        return _said("has_bot", words)
    if match.decider != seat:
        player = match.places[match.decider].name
        return {"id": "not_your_decision", "text": words.say("why-not_your_decision", player=player)}
    if asked.kind is not None:
        reason = _reason(game, asked.kind, asked)
        return None if reason is None else _said(reason, words, asked.kind)
    if any(_is_about(game, option, asked) for option in game.decision.options):
        return None
    reasons = [(_reason(game, kind, asked) or "not_offered", kind) for kind in _meant(game, asked)]
    for reason, kind in sorted(reasons, key=lambda found: found[0] in _VAGUE):
        return _said(reason, words, kind)
    return _said("not_yours" if _is_anothers(game, asked) else "no_use", words)


def _said(reason: str, words: Words, kind: str = "") -> Json:
    return {"id": reason, "text": describe_reason(reason, words, kind)}


def _check(game: Game, asked: WhyNot) -> None:
    """One thing is asked about, and it is there."""
    about = [number for number in (asked.die, asked.card, asked.player) if number is not None]
    if len(about) > 1 or (not about and asked.kind is None):
        raise Refusal("bad_request", "ask about one thing: a die, a card, or a player; or name a kind of option")
    try:
        game.why_not("end" if asked.kind is None else asked.kind, asked.die, asked.card, asked.player)
    except OptionError as error:
        raise Refusal("bad_request", str(error)) from None


def _reason(game: Game, kind: str, asked: WhyNot) -> str | None:
    """What the engine says; it can be done only if it is among the options."""
    reason = game.why_not(kind, asked.die, asked.card, asked.player)
    offered = [option for option in game.decision.options if option.kind == kind]
    if reason is None and not any(_is_about(game, option, asked) for option in offered):
        return "not_yours" if _is_anothers(game, asked) else "not_offered"
    return reason


def _is_anothers(game: Game, asked: WhyNot) -> bool:
    return asked.die is not None and game.state.owner(asked.die) not in (-1, game.state.asker)


def _is_about(game: Game, option: Option, asked: WhyNot) -> bool:
    """Whether that option is about the thing, or about nothing in particular if no thing is named."""
    s = game.state
    if asked.die is not None:
        if option.ability >= 0:
            if s.ask_code != kinds.ACT:
                return asked.die == s.ask_die
            return can_use(s, asked.die) and s.catalog.uses[s.form[asked.die]] == option.ability
        return option.die >= 0 and (option.die == asked.die or s.alike(option.die, asked.die))
    if asked.card is not None:
        return option.card == asked.card
    return asked.player is None or option.player == asked.player


def _meant(game: Game, asked: WhyNot) -> list[str]:
    """The kinds that somebody has in mind who points at that now; those that come first are meant first."""
    s = game.state
    if asked.player is not None:
        return ["name"] if s.ask_code == kinds.NAME else []
    if s.ask_code not in (kinds.ACT, kinds.ROLL):
        # something is asked: whoever points at a die where dice can be chosen means to choose it
        for option in game.decision.options:
            if (option.die if asked.die is not None else option.card) >= 0:
                return [option.kind]
    if asked.card is not None:
        return card_uses(s, asked.card)
    assert asked.die is not None
    if s.owner(asked.die) < 0:
        return []
    found = uses(s, asked.die)
    if found:
        return found
    form = s.form[asked.die]
    if form < 0 or s.owner(asked.die) != s.asker:
        return []
    if s.attached[asked.die] >= 0:
        return ["attach" if s.catalog.kind[form] == QUARTIFACT_FACE else "cast"]
    return ["spend"] if s.catalog.quiddity[form] else []
