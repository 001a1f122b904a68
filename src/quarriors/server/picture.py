"""The table and the open decision as plain data, for clients that know nothing of the engine.

Everything that lies on the table is in it; chance is not: neither the key of the dice nor the order of a bag.
Players are seat numbers, cards are places in the list of the game's cards (`gallery.cards_of`), dice have a number
each that never changes. What does not apply is null, what is not the case is left out of a die.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from quarriors.engine import kinds
from quarriors.engine.energies import available_of, cheapest
from quarriors.engine.faces import CREATURE_FACE, DARK, LIGHT
from quarriors.engine.frame import Culling
from quarriors.engine.gifts import NEXT_TIME, THIS_ATTACK, THIS_TURN, WHILE_THERE
from quarriors.engine.modifiers import GIVEN_LINE, MODIFIER_IDS
from quarriors.engine.option import CHANCE
from quarriors.engine.paying import available
from quarriors.engine.table import PHASE_IDS
from quarriors.engine.zones import (
    ACTIVE_POOL,
    BAG,
    LOCKED_AREA,
    QUEST_AREA,
    READY_AREA,
    SET_ASIDE,
    SPENT_PILE,
    USED_PILE,
    ZONE_IDS,
)
from quarriors.text import NOBODY, describe_decision, describe_option, describe_result
from quarriors.text.describe import asking

if TYPE_CHECKING:
    from quarriors.engine.game import Game
    from quarriors.engine.gifts import Gift
    from quarriors.engine.option import Option
    from quarriors.engine.state import State
    from quarriors.text.words import Words

Json = dict[str, Any]

#: The zones whose dice are shown one by one.
SHOWN = (ACTIVE_POOL, READY_AREA, LOCKED_AREA, SPENT_PILE, USED_PILE, SET_ASIDE, QUEST_AREA)
_SHOWN_IDS = tuple((zone, ZONE_IDS[zone]) for zone in SHOWN)
#: How long what was given lasts.
UNTIL = {THIS_TURN: "turn", THIS_ATTACK: "attack", WHILE_THERE: "in_play", NEXT_TIME: "next_time"}


def picture(game: Game, words: Words, to: int = NOBODY) -> Json:
    """The table as it lies; when the game is over with its result, as that seat is told it.

    >>> from quarriors import Game, deal
    >>> from quarriors.text import ENGLISH
    >>> seen = picture(Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1), ENGLISH)
    >>> seen["turn"], seen["phase"], seen["active"], seen["players"][1]["bag"]
    (1, 'roll', 0, [[0, 8], [1, 4]])
    """
    s = game.state
    worn = _worn(s) if s.attachments else {}
    return {
        **stand(s),
        "goal": s.goal,
        "attack": _attack(s) if s.attackers and not s.over else None,
        "players": [_player(s, seat, worn) for seat in range(s.n)],
        "wilds": [len(s.on_card(card)) for card in range(len(s.catalog.cards))],
        "quests": [{"card": card, "seat": _or_none(s.quest_of(card))} for card in s.catalog.quests],
        "removed": _counts(s, s.out_of_game()),
        "gifts": [_gift(s, gift) for gift in s.gifts],
        "over": s.over,
        "result": _result(game, words, to) if s.over else None,
    }


def stand(s: State) -> Json:
    """How the turn stands: what a table has on show of it besides dice and Glory."""
    return stand_shown(stand_of(s))


#: Turn, phase, who is active, Quiddity, how much of it is light and how much dark, captures left.
Stand = tuple[int, int, int, int, int, int, int]


def stand_of(s: State) -> Stand:
    """How the turn stands at a moment of which nobody knows yet whether it will be shown."""
    if s.catalog.has_energy:
        light, dark = available_of(s, LIGHT), available_of(s, DARK)
    else:
        light = dark = 0
    return (s.turn, s.phase, s.active, available(s), light, dark, s.captures_left())


def stand_shown(moment: Stand) -> Json:
    """The same for clients."""
    turn, phase, active, total, light, dark, captures = moment
    return {
        "turn": turn,
        "phase": PHASE_IDS[phase],
        "active": active,
        "quiddity": {"total": total, "light": light, "dark": dark},
        "captures": max(0, captures),
    }


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def _player(s: State, seat: int, worn: dict[int, list[int]]) -> Json:
    data: Json = {
        "glory": s.glory[seat],
        "bag": _counts(s, s.pile(seat, BAG)),
    }
    for zone, id in _SHOWN_IDS:
        dice = s.pile(seat, zone)
        if not dice:
            data[id] = []
        elif zone in (READY_AREA, QUEST_AREA, LOCKED_AREA):
            data[id] = [_die_in_play(s, die, seat, zone, worn) for die in dice]
        else:
            data[id] = [_die(s, die) for die in dice]
    return data


def _counts(s: State, dice: list[int]) -> list[list[int]]:
    """How many dice of each card, and nothing about their order."""
    card_of = s.catalog.card_of
    counts: dict[int, int] = {}
    for die in dice:
        card = card_of[die]
        counts[card] = counts.get(card, 0) + 1
    return [[card, counts[card]] for card in sorted(counts)]


def _die(s: State, die: int) -> Json:
    card = s.catalog.card_of[die]
    if s.form[die] < 0:
        return {"id": die, "card": card, "face": None}
    data: Json = {"id": die, "card": card, "face": s.shown_face(die)}
    if s.copying(die):
        data["as"] = s.shown_card(die)
    if die in s.fresh:
        data["fresh"] = True
    return data


def _die_in_play(s: State, die: int, seat: int, zone: int, worn: dict[int, list[int]]) -> Json:
    data = _die(s, die)
    if zone != LOCKED_AREA and s.catalog.kind[s.form[die]] == CREATURE_FACE:
        data["level"] = s.level_on_quest(die) if zone == QUEST_AREA else s.level(die)
        _add_attack(s, data, die, seat)
        data["defense"] = s.defense(die)
        data["glory"] = s.worth(die)
        if s.damaged and die in s.damaged:
            data["damaged"] = True
    if s.catalog.has_shields and s.is_creature(die) and s.immune(die):
        data["immune"] = True
    if worn:
        if die in worn:
            data["attached"] = worn[die]
        if s.attached[die] >= 0:
            data["with"] = s.attached[die]
    return data


def _add_attack(s: State, data: Json, die: int, seat: int) -> None:
    """The most it attacks anybody with; against whom with how much, where that differs."""
    if s.n == 2:
        data["attack"] = attack = s.attack(die, 1 - seat)
        if not s.can_attack(die, 1 - seat):
            data["against"] = [None, None]
        return
    against = [None if player == seat else s.attack(die, player) for player in range(s.n)]
    data["attack"] = attack = max(number for number in against if number is not None)
    for player in range(s.n):
        if player != seat and not s.can_attack(die, player):
            against[player] = None
    if any(number != attack for player, number in enumerate(against) if player != seat):
        data["against"] = against


def _worn(s: State) -> dict[int, list[int]]:
    """By carrier, the dice attached to it, whosever they are."""
    worn: dict[int, list[int]] = {}
    for seat in range(s.n):
        for die in s.pile(seat, READY_AREA):
            carrier = s.attached[die]
            if carrier >= 0:
                worn.setdefault(carrier, []).append(die)
    return worn


def _attack(s: State) -> Json:
    """The attack under way; a total is null until it is counted."""
    return {
        "area": ZONE_IDS[s.area],
        "attackers": list(s.attackers),
        "totals": [max(0, total) if known else None for total, known in zip(s.totals, s.counted, strict=True)],
    }


def _gift(s: State, gift: Gift) -> Json:
    return {
        "kind": MODIFIER_IDS[gift.code],
        "die": _or_none(gift.die),
        "seat": _or_none(gift.player),
        "amount": None if gift.code == GIVEN_LINE else gift.amount,
        "until": UNTIL[gift.until],
        "card": s.catalog.card_of_line(gift.line) if gift.line >= 0 else None,
    }


def _result(game: Game, words: Words, to: int) -> Json:
    result = game.result
    return {
        "winners": list(result.winners),
        "reason": result.reason,
        "glory": list(result.glory),
        "turns": result.turns,
        "text": describe_result(game, words, to),
    }


# -- the decision ----------------------------------------------------------------------------------


def decision(game: Game, words: Words, to: int = NOBODY) -> Json | None:
    """Who decides, about what, and every option; None when the game is over. Its text is for that seat.

    >>> from quarriors import Game, deal
    >>> from quarriors.text import ENGLISH
    >>> asked = decision(Game.new(["Quinn", "Quill"], deal(["base"], seed=1, players=2), seed=1), ENGLISH)
    >>> asked["seat"], asked["kind"], asked["options"]
    (0, 'roll', [{'option': 'roll', 'words': 'roll', 'text': 'Roll'}])
    """
    return None if game.over else {**choices(game, words), "text": describe_decision(game, words, to)}


def choices(game: Game, words: Words) -> Json:
    """The same without its text: what is alike for everybody who hears it in that language."""
    asked = game.decision
    return {
        "seat": None if asked.player == CHANCE else asked.player,
        "kind": asked.kind,
        "card": _or_none(asked.card),
        "die": _or_none(asked.die),
        "window": asked.window or None,
        "total": _or_none(asked.total),
        "most": _culls(game),
        "options": [
            _option(game, option, said, words) for option, said in zip(asked.options, game.all_words(), strict=True)
        ],
    }


def _culls(game: Game) -> int | None:
    """How many dice may be culled, one after the other; None where that is not what is asked."""
    asked, frame = game.decision, asking(game.state)
    is_free = asked.code == kinds.CULL and asked.die < 0 and asked.card < 0
    return frame.culls if is_free and isinstance(frame, Culling) else None


def _option(game: Game, option: Option, said: str, words: Words) -> Json:
    s = game.state
    data: Json = {"option": str(option), "words": said, "text": describe_option(game, option, words)}
    if option.die >= 0:
        data["die"] = option.die
        data["card"] = s.catalog.card_of[option.die]
        alike = _alike(s, option.die)
        if len(alike) > 1:
            data["alike"] = alike
        if option.code == kinds.SUMMON:
            data["price"] = s.summon_price(option.die)
    elif option.card >= 0:
        data["card"] = option.card
        if option.code == kinds.CAPTURE:
            data["price"] = cheapest(s, option.card)[0]
    elif option.ability >= 0:
        data["card"] = s.catalog.card_of_line(option.ability)
    elif option.player >= 0:
        data["player"] = option.player
    return data


def _alike(s: State, die: int) -> list[int]:
    """A player's dice that nobody could tell from that one: an option about it stands for all of them."""
    return [other for other in s.company(die) if s.alike(die, other)] if s.owner(die) >= 0 else []
