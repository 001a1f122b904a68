"""The menu: the options of a decision in the order in which they are shown and numbered, and what dice are for."""

from __future__ import annotations

from quarriors.engine import option as kinds
from quarriors.engine.faces import CREATURE, LOCK, QUARTIFACT, SPELL
from quarriors.engine.frame import ASSAULT
from quarriors.engine.game import Game
from quarriors.engine.option import Option
from quarriors.engine.state import State
from quarriors.engine.zones import ACTIVE, LOCKED, QUEST, READY, USED, ZONES

#: Immediate Effects are lost once something else is begun: they come first.
EFFECTS = (kinds.DRAW, kinds.REROLL, kinds.BOTH, kinds.IMMEDIATE, kinds.TURN)
#: What leaves the rest undone comes last.
_LAST = (kinds.DECLINE, kinds.ENOUGH, kinds.PASS, kinds.END, kinds.STAY, kinds.LEAVE)


def menu(game: Game) -> list[Option]:
    """The options of the decision at hand, Immediate Effects first, what ends something last.

    >>> from quarriors import deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    >>> game.take("roll")
    >>> [game.words(option) for option in menu(game)]
    ['immediate Assistant R *', 'summon Assistant C 1/1/2', 'end']
    """
    return sorted(game.decision.options, key=lambda option: _place(game.state, option))


def _place(s: State, option: Option) -> tuple[int, int, int, int]:
    """Where an option stands: by what it does, then by card and face, however the dice happen to lie."""
    rank = (option.code in _LAST) - (option.code in EFFECTS)
    if option.die < 0:
        return rank, option.code, option.target, 0
    return rank, option.code, s.catalog.card_of[option.die], s.form[option.die]


def uses(s: State, die: int) -> list[str]:
    """The kinds of option that a player might have in mind for a die that lies where it lies."""
    form = s.form[die]
    zone = s.where[die] % ZONES
    card = s.catalog.cards[s.catalog.card_of[die]]
    if zone == USED and s.ask_code == kinds.CULL:
        return ["cull"]
    if card.kind == "quest" and zone != READY:
        return []
    if form < 0:
        if zone == ACTIVE:
            return []
        return ["summon"] if card.die.is_creature_die else ["ready"] if card.die.is_spell_die else ["draw"]
    kind = s.catalog.kind[form]
    if zone in (READY, QUEST, LOCKED):
        return _uses_in_play(s, die, kind, zone)
    if kind == LOCK:
        return ["lock"]
    if kind == CREATURE:
        return ["summon"]
    if s.catalog.immediate[form] >= 0:
        return ["immediate"]
    if kind == SPELL:
        return ["ready"]
    face = card.die.faces[form % 6]
    return ["both"] if face.draw and face.reroll else ["draw"] if face.draw else ["reroll"] if face.reroll else []


def _uses_in_play(s: State, die: int, kind: int, zone: int) -> list[str]:
    """The same for dice that lie in an Area."""
    if zone == LOCKED:
        return ["unlock"]
    if kind in (SPELL, QUARTIFACT):
        return [] if s.attached[die] >= 0 else ["cast" if kind == SPELL else "attach"]
    if s.ask_code == kinds.DEFEND:
        return ["defend"]
    if s.ask_code == kinds.CHOOSE and s.stack[-1].op == ASSAULT and zone == READY:
        return ["choose"]
    return ["use"] if zone == READY and s.catalog.uses[s.form[die]] >= 0 else []


def card_uses(s: State, card: int) -> list[str]:
    """The kinds of option that a player might have in mind for a card in the Wilds."""
    if s.catalog.cards[card].kind == "quest":
        return ["quest"]
    return ["capture", "anchor"] if s.catalog.index[card].anchored >= 0 else ["capture"]


def on_table(s: State) -> list[int]:
    """The cards that lie in the Wilds: Large Quiddity dice have none."""
    return [number for number in range(len(s.catalog.cards)) if not s.catalog.large[number]]
