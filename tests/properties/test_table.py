"""What a table is at every decision: dice conserved, attachments sound, Glory within bounds."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from quarriors import Game
from quarriors.engine.zones import ACTIVE, ASIDE, LOCKED, QUEST, READY, ZONES

from .oracle import FACES
from .play import BUDGETED, Table, budgeted, decisions, tables

pytestmark = BUDGETED

#: Dice of a class in the box of a game: on its card, and in the bags of as many players.
_STARTING = {"Basic Quiddity": 8, "Assistant": 4}
_ON_CARDS = {"Basic Quiddity": 0, "Assistant": 2}


def check_dice(game: Game) -> None:
    """Every die lies in exactly one pile, and everything that says where agrees."""
    s = game.state
    dice = len(s.where)
    lying = sorted(die for pile in s.piles for die in pile)
    assert lying == list(range(dice)), "a die is lost, doubled or in two places"
    for number, pile in enumerate(s.piles):
        for die in pile:
            assert s.where[die] == number
    assert len(s.piles) == s.n * ZONES + len(s.catalog.cards) + 1
    assert len(s.form) == len(s.attached) == len(s.catalog.card_of) == dice
    for card in range(len(s.catalog.cards)):
        assert all(s.catalog.card_of[die] == card for die in s.piles[s.n * ZONES + card])
    assert not s.piles[-1], "the base box removes nothing from the game"
    for player in range(s.n):
        assert not s.piles[player * ZONES + LOCKED]
        assert not s.piles[player * ZONES + QUEST]


def check_classes(game: Game) -> None:
    s = game.state
    counts = Counter(s.catalog.cards[card].die.name for card in s.catalog.card_of)
    for card in s.catalog.cards:
        name = card.die.name
        assert counts[name] == _STARTING.get(name, 0) * s.n + _ON_CARDS.get(name, 5)


def check_faces(game: Game) -> None:
    """Dice show faces in the Active Pool and the Ready Area only; a Ready Area holds Creatures and Spells."""
    s = game.state
    for die, pile in enumerate(s.where):
        zone = pile % ZONES if pile < s.n * ZONES else -1
        form = s.form[die]
        if zone == READY:
            assert form >= 0
            face = FACES[s.catalog.cards[form // 6].die.name].split(", ")[form % 6]
            assert face[0] in "CS"
        elif form >= 0:
            assert zone in (ACTIVE, ASIDE)
        if form >= 0 and form // 6 != s.catalog.card_of[die]:
            assert s.catalog.cards[s.catalog.card_of[die]].name == "Strong Primordial Ooze"
            assert zone in (READY, ASIDE)
    assert len(set(s.fresh)) == len(s.fresh)
    for die in s.fresh:
        assert s.where[die] == s.active * ZONES + ACTIVE
        assert s.form[die] >= 0


def check_attachments(game: Game) -> None:
    s = game.state
    attached = [die for die, carrier in enumerate(s.attached) if carrier >= 0]
    assert s.attachments == len(attached)
    for spell in attached:
        assert s.is_spell(spell)
        assert s.is_creature(s.attached[spell]), "attached to something that is no Creature any more"
        if not game.rules.attach_to_any:
            assert s.owner(spell) == s.owner(s.attached[spell])


def check_points(game: Game) -> None:
    s = game.state
    assert s.goal == {2: 20, 3: 15, 4: 12}[s.n]
    assert all(glory >= 0 for glory in s.glory)
    assert s.quiddity >= 0
    assert s.captures >= 0
    if not game.over:
        assert all(glory < s.goal for glory in s.glory)
        empty = sum(not s.piles[s.n * ZONES + card] for card in range(3, 10))
        assert empty < 4
        assert game.rules.turn_limit is None or s.turn <= game.rules.turn_limit
        assert 0 <= s.active < s.n
        assert s.active == (game.first + s.turn - 1) % s.n


@given(table=tables)
@budgeted(60)
def test_the_table_is_sound_at_every_decision(table: Table) -> None:
    game = table.game()
    check_classes(game)
    for _ in decisions(game, table.player()):
        check_dice(game)
        check_faces(game)
        check_attachments(game)
        check_points(game)
    check_dice(game)
    check_points(game)


@given(table=tables)
@budgeted(60)
def test_the_end_has_a_reason(table: Table) -> None:
    game = table.game()
    for _ in decisions(game, table.player()):
        pass
    if not game.over:
        assert table.rules.turn_limit is None
        return
    s, result = game.state, game.result
    empty = sum(not s.piles[s.n * ZONES + card] for card in range(3, 10))
    reached = [player for player in range(s.n) if s.glory[player] >= s.goal]
    assert list(result.glory) == s.glory
    if result.reason == "glory":
        assert list(result.winners) == reached
        assert len(reached) == 1
    else:
        assert not reached
        assert (result.reason == "empty_cards") == (empty >= 4)
        if result.reason == "limit":
            assert result.turns == table.rules.turn_limit
        best = max(s.glory)
        assert all(s.glory[player] == best for player in result.winners)
        # dice lying in a Ready Area decide between equals; an attached Spell lies with its Creature (G2)
        ready = [
            sum(s.owner(d if s.attached[d] < 0 else s.attached[d]) == player for d in _ready(game))
            for player in range(s.n)
        ]
        level = [player for player in range(s.n) if s.glory[player] == best]
        most = max(ready[player] for player in level)
        assert list(result.winners) == [player for player in level if ready[player] == most]


def _ready(game: Game) -> list[int]:
    s = game.state
    return [die for player in range(s.n) for die in s.piles[player * ZONES + READY]]
