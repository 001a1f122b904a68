"""The exhaustive runner: random games until every line of every card has fired, box by box, with both editions.

A line that does something fires when it starts: an ability, a burst line, a Spell, an Anchored Spell, the reward of a
quest. What is attached, Quartifacts included, fires when it is attached, a copy when it copies. A line that only holds
fires, for each number it changes, when that number is another one without it; a rule of the card when it forbids or
frees something. Every burst that a line has a sentence for is a line of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from quarriors import Game, Option, Rules, Wilds, read_position, wilds_of
from quarriors.engine import modifiers
from quarriors.engine.cards import BASIC, CREATURE_CARD, QUEST_CARD, Card
from quarriors.engine.faces import CREATURE_FACE, LOCK_FACE, QUARTIFACT_FACE, SPELL_FACE
from quarriors.engine.happenings import (
    ABILITY,
    ANCHORED,
    ATTACHED,
    ATTACKED,
    CAST,
    COPIED,
    DEFENDED,
    LOCKED,
    SCORED,
    Happening,
)
from quarriors.engine.indexing import index_of
from quarriors.engine.lines import Attach, Copy, Line, Rule, Static, Values
from quarriors.engine.numbering import LINES
from quarriors.engine.state import State
from quarriors.engine.table import PHASE_IDS
from quarriors.engine.zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA
from tests.cards.proven import CARDS
from tests.properties.play import Player

NAMES = ("Quinn", "Monique", "Clark", "Michael")
#: Games from the ordinary beginning, then tables where the players own dice of every card, until nothing is left.
PLAIN_GAMES = 10
RICH_GAMES = 900
MOST_DECISIONS = 300

#: Boxes whose cards fill the Wilds up, so that Locks and corruption are there for cards that speak of them.
FILLERS = ("base", "rise_of_the_demons", "quarmageddon", "qladiator")

#: One thing a card can do: card, place of the line on it, and for a line that holds, the number it changes.
Piece = tuple[str, int, str]


def pieces(card: Card) -> list[Piece]:
    found: list[Piece] = []
    for place, line in enumerate(index_of(card).lines):
        found += [(card.name, place, what) for what in _changed(line) or [""]]
    return found


def _changed(line: Line) -> list[str]:
    """What a line that only holds changes."""
    held = line.line if isinstance(line, Rule) else line
    return [modifier.id for modifier in held.modifiers] if isinstance(held, Static) else []


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
        if told.code in (ABILITY, CAST, ANCHORED):
            if not isinstance(s.catalog.line(told.number), Attach):
                self.fired(told.number)
        elif told.code == ATTACHED:
            self.fired(s.catalog.cast[s.form[told.die]])
        elif told.code == COPIED:
            self.left -= {piece for piece in self.left if piece[0] == self.cards[told.card].name}
        elif told.code == LOCKED and told.other != told.player:
            self.locked_elsewhere(told.die)
        elif told.code in (SCORED, ATTACKED, DEFENDED):
            self.look(False)

    def fired(self, number: int) -> None:
        self.left.discard((self.cards[number // LINES].name, number % LINES, ""))

    def locked_elsewhere(self, die: int) -> None:
        form = self.s.form[die]
        index = self.s.catalog.index[form // 6]
        for ref in index.statics[modifiers.LOCKS_ON * 6 + form % 6]:
            self.left.discard((self.cards[form // 6].name, index.lines.index(ref.static), "locks_on"))

    def look(self, deciding: bool) -> None:
        """Looks for lines that hold just now; for rules of cards only where somebody decides."""
        for number, card in enumerate(self.cards):
            for piece in [piece for piece in self.left if piece[0] == card.name]:
                line = self.s.catalog.index[number].lines[piece[1]]
                if isinstance(line, Static):
                    if piece[2] != "locks_on" and _differs(self.s, number, line, piece[2]):
                        self.left.discard(piece)
                elif isinstance(line, Values):
                    if any(self.s.attack(die, _other(self.s, die)) for die in _showing(self.s, number)):
                        self.left.discard(piece)
                elif deciding and isinstance(line, Rule) and self._rules(number, piece[2]):
                    self.left.discard(piece)

    def _rules(self, number: int, what: str) -> bool:
        """Whether the card itself forbids or frees something just now."""
        s = self.s
        pool = [d for d in s.pile(s.active, ACTIVE_POOL) if s.catalog.card_of[d] == number and s.form[d] >= 0]
        if what == "cannot_summon":
            return any(self.game.why_not("summon", die=die) == "forbidden" for die in pool)
        if what == "free_summon":
            return any(s.summon_price(die) == 0 for die in pool if s.catalog.level[s.form[die]] > 0)
        if what == "cannot_capture":
            free = any(o.kind == "capture" and s.capture_price(o.card) == 0 for o in self.game.decision.options)
            return free and bool(s.on_card(number)) and self.game.why_not("capture", card=number) is not None
        return False

    def took(self, option: Option, captures: int) -> None:
        """After a capture that may have used up none."""
        if option.kind == "capture" and self.s.captures_left() == captures:
            name = self.cards[option.card].name
            self.left -= {piece for piece in self.left if piece[0] == name and piece[2] == "extra_capture"}


def _showing(s: State, number: int) -> list[int]:
    """Dice in play that show a face of that card."""
    areas = (READY_AREA, LOCKED_AREA, QUEST_AREA)
    return [d for p in range(s.n) for zone in areas for d in s.pile(p, zone) if s.form[d] // 6 == number]


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
    yield from _of_the_turn(s, code)
    for player in range(s.n):
        yield from _of_players(s, code, player)
        for die in s.creatures(player) + s.questers(player):
            yield from _of_creatures(s, code, die)
            for other in range(s.n):
                if other != player:
                    yield from _between(s, code, die, other)


def _of_the_turn(s: State, code: int) -> Iterator[int]:
    if code in (modifiers.CAPTURE_COST, modifiers.CAPTURE_COST_OF):
        for card in range(len(s.catalog.cards)):
            yield s.capture_price(card)
    elif code == modifiers.CAPTURES:
        yield s.captures_left()


def _of_players(s: State, code: int, player: int) -> Iterator[int]:
    if code == modifiers.SUMMON_COST:
        for die in s.pile(player, ACTIVE_POOL):
            if s.form[die] >= 0 and s.catalog.level[s.form[die]] > 0:
                yield s.summon_price(die)
    elif code == modifiers.ATTACK_TOTAL:
        yield s.total_change(player)
    elif code == modifiers.DRAW_SIZE:
        yield s.hand_size(player)
    elif code == modifiers.CANNOT_CAST:
        yield int(s.cannot_cast(player))
    elif code == modifiers.CANNOT_REROLL:
        yield int(s.cannot_reroll(player))
    elif code == modifiers.DEFEND_FIRST:
        yield from s.first_defenders(player, s.fighters(player))
    elif code == modifiers.CANNOT_UNLOCK:
        for die in s.pile(player, LOCKED_AREA):
            yield int(s.can_unlock(die))


def _of_creatures(s: State, code: int, die: int) -> Iterator[int]:
    if code in (modifiers.DEFENSE, modifiers.DEFENSE_DOWN):
        yield s.defense(die)
    elif code == modifiers.WORTH:
        yield s.worth(die)
    elif code == modifiers.IMMUNITY:
        yield int(s.immune(die))
    elif code == modifiers.DEADLY:
        yield int(s.is_deadly(die))
    elif code == modifiers.SCORE_FIRST:
        yield int(s.scores_first(die))
    elif code == modifiers.NO_CULL:
        yield int(s.gives_cull(die))
    elif code == modifiers.QUEST_LEVEL:
        yield s.level_on_quest(die)


def _between(s: State, code: int, die: int, other: int) -> Iterator[int]:
    if code in (modifiers.ATTACK, modifiers.ATTACK_AT_MOST):
        yield s.attack(die, other)
    elif code == modifiers.CANNOT_ATTACK:
        yield int(s.can_attack(die, other))
    elif code == modifiers.UNTARGETED:
        yield int(s.untargeted(die, other))
    elif code == modifiers.UNHARMED:
        yield int(s.unharmed(die, other, True))
    elif code == modifiers.UNAFFECTED:
        yield from (int(s.shielded(die, other, line)) for line in _spell_lines(s))


def _spell_lines(s: State) -> list[int]:
    numbers = range(len(s.catalog.cards) * LINES)
    return [n for n in numbers if n % LINES < len(s.catalog.index[n // LINES].lines) and s.catalog.is_spell_line(n)][:1]


# -- the games ---------------------------------------------------------------------------------------


def _wilds(box: str, left: set[Piece], players: int, classic: bool, lot: Random) -> Wilds:
    """Wilds of the cards with most left to fire, one of each class, and as many quests as players have."""
    wanting = [piece[0] for piece in sorted(left)]
    boxes = list(dict.fromkeys([box, *FILLERS]))
    stack = [card for id in boxes for card in CARDS[id] if card.classic or not classic]
    stack.sort(key=lambda card: (-min(wanting.count(card.name), 1), lot.random()))
    levels = {2: (2,), 3: (1, 3), 4: (1, 2, 3)}[players] if box == "quartifacts" else ()
    chosen: list[Card] = []
    for card in stack:
        alike = [c for c in chosen if c.kind == card.kind]
        if card.kind == BASIC:
            full = card.die.name != "Assistant" or not card.variant  # those of Light vs. Dark are to be named
        elif card.kind == QUEST_CARD:
            full = card.level not in levels or any(c.level == card.level for c in alike)
        else:
            full = len(alike) == (7 if card.kind == CREATURE_CARD else 3)
        if not full and all(c.die is not card.die for c in chosen):
            chosen.append(card)
    return wilds_of([card.name for card in chosen], sets=boxes)


class _Table:
    """Hands out dice for a position: so many of each class as there are, and no more."""

    def __init__(self, wilds: Wilds, lot: Random) -> None:
        self.wilds = wilds
        self.lot = lot
        #: Player → zone → dice in words.
        self.lines: dict[str, dict[str, list[str]]] = {name: {"ready": [], "locked": [], "bag": []} for name in NAMES}

    def text(self, rules: Rules, players: int) -> str:
        names = NAMES[:players]
        for card in self.wilds.cards:
            if card.kind == QUEST_CARD:
                self._quartifact(card, names)
            elif not card.die.large:
                self._dice(card, names)
        lines = [
            "quarriors position 1",
            "rules: " + ", ".join(f"{name}={value}" for name, value in rules.options().items()),
            "players: " + ", ".join(names),
            "wilds: " + ", ".join(card.id for card in self.wilds.cards),
            "turn: 1, Quinn, roll" if self.lot.random() < 0.5 else "turn: 1, Quinn, score",
        ]
        for name in names:
            lines.append(f"{name}: glory {self.lot.randrange(5)}")
            lines += [f"  {zone}: {', '.join(dice)}" for zone, dice in self.lines[name].items() if dice]
        return "\n".join(lines)

    def _dice(self, card: Card, names: tuple[str, ...]) -> None:
        """Some in the bags, some in play: no player begins with more than a few Creatures."""
        each = 2 if len(names) == 2 else 1
        for name in names:
            self.lines[name]["bag"] += [card.die.name] * each
            if self.lot.random() < 0.25:
                self._in_play(card, name)

    def _in_play(self, card: Card, name: str) -> None:
        zones = self.lines[name]
        faces = [face for face in card.die.faces if face.kind in (CREATURE_FACE, SPELL_FACE, LOCK_FACE)]
        if not faces or card.kind == BASIC:
            return
        face = self.lot.choice(faces)
        number = card.die.faces.index(face)
        if face.kind == SPELL_FACE and index_of(card).immediate[number] >= 0:
            return
        zone = "locked" if face.kind == LOCK_FACE else "ready"
        if zone == "locked" and zones["locked"]:
            return
        if card.die.name in zones["bag"]:
            zones["bag"].remove(card.die.name)
        zones[zone].append(f"{card.die.name} {face.notation}")

    def _quartifact(self, card: Card, names: tuple[str, ...]) -> None:
        """Somebody has found it already, or Creatures are about to complete the quest."""
        name = self.lot.choice(names)
        faces = [face for face in card.die.faces if face.kind == QUARTIFACT_FACE]
        zones = self.lines[name]
        if self.lot.random() < 0.5:
            if not any(" A:" in words for words in zones["ready"]):
                zones["ready"].append(f"{card.die.name} {self.lot.choice(faces).notation}")
        elif not any(zone.startswith("quest") for zone in zones):
            dice = [c for c in self.wilds.cards if c.kind == CREATURE_CARD and c.die.name in zones["bag"]]
            goers: list[str] = []
            for one in self.lot.sample(dice, min(4, len(dice))):
                high = max((f for f in one.die.faces if f.kind == CREATURE_FACE), key=lambda f: f.level)
                zones["bag"].remove(one.die.name)
                goers.append(f"{one.die.name} {high.notation}")
            if goers:
                zones[f"quest {card.die.name}"] = goers


def _play(game: Game, left: set[Piece], seed: int) -> None:
    watch = Watch(game, left)
    player = Player(seed, True)
    for _ in range(MOST_DECISIONS):
        if game.over or not left:
            break
        watch.look(True)
        option = player.choose(game)
        captures = game.state.captures_left()
        turn = game.state.turn
        game.take(option)
        if PHASE_IDS[game.state.phase] == "capture" and game.state.turn == turn:
            watch.took(option, captures)


#: Takes longest until every line has fired.
LONGEST = "quartifacts"
BOXES_AND_EDITIONS = [
    *(pytest.param(box, "revised", marks=pytest.mark.evening if box == LONGEST else ()) for box in CARDS),
    *((box, "classic") for box in ("base", "rise_of_the_demons", "promos")),
]


@pytest.mark.parametrize(("box", "edition"), BOXES_AND_EDITIONS)
def test_every_line_of_every_card_fires(box: str, edition: str) -> None:
    classic = edition == "classic"
    cards = [card for card in CARDS[box] if card.classic or not classic]
    left = {piece for card in cards for piece in pieces(card)}
    assert {piece[0] for piece in left} == {card.name for card in cards if card.lines}
    rules = Rules(edition=edition, captures=2, turn_limit=80)
    for seed in range(PLAIN_GAMES + RICH_GAMES):
        if not left:
            break
        lot = Random(seed)
        players = 2 + seed % 3 if box == "quartifacts" or seed < PLAIN_GAMES else 2
        wilds = _wilds(box, left, players, classic, lot)
        if seed < PLAIN_GAMES:
            game = Game.new(NAMES[:players], wilds, rules=rules, seed=seed)
        else:
            game = read_position(_Table(wilds, lot).text(rules, players), seed=seed)
        _play(game, left, seed)
    assert sorted(left) == [], "these never fired"


def test_every_copying_line_is_the_only_one_of_its_card() -> None:
    """The watch strikes a card from the list as it copies, so there must be nothing else on it."""
    for cards in CARDS.values():
        for card in cards:
            lines = index_of(card).lines
            assert len(lines) == 1 or not any(isinstance(line, Copy) for line in lines)


def test_the_cards_without_a_line_are_those_whose_faces_say_all() -> None:
    assert [card.name for cards in CARDS.values() for card in cards if not card.lines] == ["Basic Quiddity", "Portal"]
