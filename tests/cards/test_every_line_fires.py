"""The exhaustive runner: random games until every line of every card has fired, with both editions.

A line that does something fires when it starts, an Attach when it is attached, a copy when it copies. A line that
only holds fires, for each number it changes, when that number is another one without it; a rule of the card when it
forbids something.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from quarriors import Game, Rules, Wilds, read_position, wilds_of
from quarriors.engine import modifiers
from quarriors.engine.cards import BASIC, CREATURE_CARD, Card
from quarriors.engine.happenings import ABILITY, ATTACHED, CAST, COPIED, SCORED, Happening
from quarriors.engine.indexing import LINES, index_of
from quarriors.engine.lines import Attach, Copy, Rule, Static, Values
from quarriors.engine.state import State
from quarriors.engine.zones import ACTIVE, READY, ZONES
from quarriors.sets.base import BOX
from tests.properties.play import Player

NAMES = ("Quinn", "Monique", "Clark", "Michael")
#: Games from the ordinary beginning, then tables where the players own dice of every card, until nothing is left.
PLAIN_GAMES = 40
RICH_GAMES = 400
MOST_DECISIONS = 400

#: One thing a card can do: card, place of the line on it, and for a line that holds, the number it changes.
Piece = tuple[str, int, str]


def pieces(card: Card) -> list[Piece]:
    found: list[Piece] = []
    for place, line in enumerate(index_of(card).lines):
        changed = [modifier.id for modifier in line.modifiers] if isinstance(line, Static) else [""]
        found += [(card.name, place, what) for what in changed]
    return found


class Watch:
    """Strikes from the list what fires in one game."""

    def __init__(self, game: Game, left: set[Piece]) -> None:
        self.game = game
        self.s = game.state
        self.left = left
        self.cards = game.state.catalog.cards
        game.listen(self.hear)

    def hear(self, told: Happening) -> None:
        s = self.s
        if told.code in (ABILITY, CAST):
            if not isinstance(s.catalog.line(told.number), Attach):
                self.fired(told.number)
        elif told.code == ATTACHED:
            self.fired(s.catalog.cast[s.form[told.die]])
        elif told.code == COPIED:
            self.left -= {piece for piece in self.left if piece[0] == self.cards[told.card].name}
        elif told.code == SCORED:
            self.look()

    def fired(self, number: int) -> None:
        self.left.discard((self.cards[number // LINES].name, number % LINES, ""))

    def look(self) -> None:
        """Looks for lines that hold just now."""
        for number, card in enumerate(self.cards):
            for piece in [piece for piece in self.left if piece[0] == card.name]:
                line = self.s.catalog.index[number].lines[piece[1]]
                if isinstance(line, Static):
                    if _differs(self.s, number, line, piece[2]):
                        self.left.discard(piece)
                elif isinstance(line, Values):
                    if any(self.s.attack(die, _other(self.s, die)) for die in _showing(self.s, number)):
                        self.left.discard(piece)
                elif isinstance(line, Rule) and self._forbids(number):
                    self.left.discard(piece)

    def _forbids(self, number: int) -> bool:
        s = self.s
        pool = s.piles[s.active * ZONES + ACTIVE]
        return not s.over and any(
            s.catalog.card_of[die] == number and self.game.why_not("summon", die=die) == "forbidden" for die in pool
        )


def _showing(s: State, number: int) -> list[int]:
    """Dice in Ready Areas that show a face of that card."""
    return [d for p in range(s.n) for d in s.piles[p * ZONES + READY] if s.form[d] // 6 == number]


def _other(s: State, die: int) -> int:
    return (s.owner(die) + 1) % s.n


def _differs(s: State, number: int, line: Static, what: str) -> bool:
    """Whether the number that line changes is another one once the line is covered up."""
    if not _showing(s, number):
        return False
    code = modifiers.MODIFIER_IDS.index(what)
    statics = s.catalog.index[number].statics
    before = list(_numbers(s, code))
    kept = [refs[:] for refs in statics]
    try:
        for refs in statics[code * 6 : code * 6 + 6]:
            refs[:] = [ref for ref in refs if ref.static is not line or ref.modifier.code != code]
        after = list(_numbers(s, code))
    finally:
        for refs, old in zip(statics, kept, strict=True):
            refs[:] = old
    return before != after


def _numbers(s: State, code: int) -> Iterator[int]:
    """Every number of that kind on the table."""
    for player in range(s.n):
        if code == modifiers.SUMMON_COST:
            for die in s.piles[player * ZONES + ACTIVE]:
                if s.form[die] >= 0 and s.catalog.level[s.form[die]] > 0:
                    yield s.summon_price(die)
        for die in s.creatures(player):
            if code == modifiers.DEFENSE:
                yield s.defense(die)
            elif code == modifiers.WORTH:
                yield s.worth(die)
            for other in range(s.n):
                if other != player:
                    if code in (modifiers.ATTACK, modifiers.ATTACK_AT_MOST):
                        yield s.attack(die, other)
                    elif code == modifiers.CANNOT_ATTACK:
                        yield int(s.can_attack(die, other))
                    elif code == modifiers.UNTARGETED:
                        yield int(s.untargeted(die, other))


# -- the games ---------------------------------------------------------------------------------------


def _wilds(left: set[Piece], lot: Random) -> Wilds:
    """Wilds of the cards with most left to fire, one of each class."""
    wanting = [piece[0] for piece in sorted(left)]
    stack = [card for card in BOX.cards if card.kind != BASIC]
    stack.sort(key=lambda card: (-wanting.count(card.name), lot.random()))
    chosen: list[Card] = []
    for card in stack:
        full = len([c for c in chosen if c.kind == card.kind]) == (7 if card.kind == CREATURE_CARD else 3)
        if not full and all(c.die is not card.die for c in chosen):
            chosen.append(card)
    return wilds_of([card.name for card in chosen])


def _rich(wilds: Wilds, rules: Rules, seed: int) -> Game:
    """Two players at the beginning of a turn, with two dice of every card in each bag."""
    bag = ", ".join(f"2 {card.die.name}" for card in wilds.cards)
    lines = [
        "quarriors position 1",
        "rules: " + ", ".join(f"{name}={value}" for name, value in rules.options().items()),
        "players: Quinn, Monique",
        "wilds: " + ", ".join(card.id for card in wilds.cards),
        "turn: 1, Quinn, roll",
        *(line for name in NAMES[:2] for line in (f"{name}: glory 0", f"  bag: {bag}")),
    ]
    return read_position("\n".join(lines), seed=seed)


def _play(game: Game, left: set[Piece], seed: int) -> None:
    watch = Watch(game, left)
    player = Player(seed, True)
    for _ in range(MOST_DECISIONS):
        if game.over or not left:
            break
        watch.look()
        game.take(player.choose(game))


@pytest.mark.parametrize("edition", ["revised", "classic"])
def test_every_line_of_every_card_fires(edition: str) -> None:
    left = {piece for card in BOX.cards for piece in pieces(card)}
    assert len(left) > 53
    rules = Rules(edition=edition, captures=2, turn_limit=80)
    for seed in range(PLAIN_GAMES + RICH_GAMES):
        if not left:
            break
        wilds = _wilds(left, Random(seed))
        if seed < PLAIN_GAMES:
            game = Game.new(NAMES[: 2 + seed % 3], wilds, rules=rules, seed=seed)
        else:
            game = _rich(wilds, rules, seed)
        _play(game, left, seed)
    assert sorted(left) == [], "these never fired"


def test_every_copying_line_is_the_only_one_of_its_card() -> None:
    """The watch strikes a card from the list as it copies, so there must be nothing else on it."""
    for card in BOX.cards:
        lines = index_of(card).lines
        assert len(lines) == 1 or not any(isinstance(line, Copy) for line in lines)
