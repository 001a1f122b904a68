"""What a table is at every decision: dice conserved, Areas and attachments sound, Glory and Quiddity within bounds."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from quarriors import Game
from quarriors.engine.gifts import THIS_ATTACK
from quarriors.engine.questframe import Challenge
from quarriors.engine.zones import ACTIVE_POOL, LOCKED_AREA, QUEST_AREA, READY_AREA, SET_ASIDE, SPENT_PILE, ZONES

from .facts import NUMBERS, faces_of, print_of
from .play import BUDGETED, Table, budgeted, decisions, tables

pytestmark = BUDGETED

_IN_PLAY = (READY_AREA, QUEST_AREA, LOCKED_AREA)


def class_of(game: Game, die: int) -> str:
    s = game.state
    return s.catalog.cards[s.catalog.card_of[die]].die.name


def face_of(game: Game, die: int) -> str:
    """The face that a die shows, its own or one it copies."""
    form = game.state.form[die]
    card = game.state.catalog.cards[form // 6]
    return faces_of(card.name, card.die.name)[form % 6]


def zone_of(game: Game, die: int) -> int:
    """Its zone, or -1 in the Wilds and out of the game."""
    pile = game.state.where[die]
    return pile % ZONES if pile < game.state.n * ZONES else -1


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
        assert all(s.catalog.card_of[die] == card for die in s.on_card(card))
    if s.piles[-1]:
        homes = {card.home for card in s.catalog.cards}
        assert "rise_of_the_demons" in homes, "only that box removes dice from the game"


def check_classes(game: Game) -> None:
    s = game.state
    counts = Counter(s.catalog.card_of)
    for number, card in enumerate(s.catalog.cards):
        there, each = NUMBERS.get(print_of(card.name, card.die.name), (5, 0))
        assert counts[number] == there + each * s.n, card.name


def check_faces(game: Game) -> None:
    """Dice show faces in the Active Pool and in play only, and there what belongs there."""
    s = game.state
    may_show = {READY_AREA: "CSA", LOCKED_AREA: "L", QUEST_AREA: "C"}
    for die in range(len(s.where)):
        zone = zone_of(game, die)
        form = s.form[die]
        if zone in may_show:
            assert form >= 0
            assert face_of(game, die)[0] in may_show[zone], game.die_words(die)
        elif form >= 0:
            assert zone in (ACTIVE_POOL, SET_ASIDE)
        if form >= 0 and form // 6 != s.catalog.card_of[die]:
            assert s.catalog.cards[s.catalog.card_of[die]].name == "Strong Primordial Ooze"
            assert zone in (READY_AREA, QUEST_AREA, SET_ASIDE)
    assert len(set(s.fresh)) == len(s.fresh)
    for die in s.fresh:
        assert s.where[die] == s.active * ZONES + ACTIVE_POOL
        assert s.form[die] >= 0


def check_attachments(game: Game) -> None:
    s = game.state
    attached = [die for die, carrier in enumerate(s.attached) if carrier >= 0]
    assert s.attachments == len(attached)
    for die in attached:
        carrier = s.attached[die]
        is_quartifact = zone_of(game, die) == READY_AREA and face_of(game, die)[0] == "A"
        assert s.is_spell(die) or is_quartifact
        assert s.is_creature(carrier), "attached to something that is no Creature any more"
        if is_quartifact or not game.rules.attach_to_any:
            assert s.owner(die) == s.owner(carrier)


def check_areas(game: Game) -> None:
    """One Locked die at most each; who is on a quest has Creatures there, none an Assistant, and stands there alone."""
    s = game.state
    for player in range(s.n):
        assert len(s.pile(player, LOCKED_AREA)) <= 1
        there = s.pile(player, QUEST_AREA)
        assert all(s.catalog.cards[s.shown_card(die)].die.name != "Assistant" for die in there)
        assert bool(there) == bool(s.on_quest and s.on_quest[player] >= 0)
    taken = Counter(card for card in s.on_quest if card >= 0)
    assert all(s.catalog.cards[card].kind == "quest" for card in taken)
    challenges = [f for f in s.stack if isinstance(f, Challenge)]
    assert len(challenges) <= 1
    for card, number in taken.items():
        assert number <= (2 if challenges and challenges[0].card == card else 1), "two players at one quest"


def check_odd_dice(game: Game) -> None:
    """Large Quiddity dice, quest dice and Quartifacts are where such dice can be."""
    s = game.state
    held: Counter[int] = Counter()
    for die in range(len(s.where)):
        card = s.catalog.cards[s.catalog.card_of[die]]
        zone, owner = zone_of(game, die), s.owner(die)
        if card.die.large:
            each = s.catalog.dealt // s.n
            assert owner == die // each, "a Large Quiddity die stays with its player"
            assert zone == SET_ASIDE or (owner == s.active and zone in (ACTIVE_POOL, SPENT_PILE))
        if card.kind == "quest":
            assert zone == READY_AREA or s.where[die] == s.n * ZONES + s.catalog.card_of[die]
            held[owner] += zone == READY_AREA
    assert all(number <= 1 for number in held.values()), "two Quartifacts"


def check_points(game: Game) -> None:
    s = game.state
    goals = {2: 25, 3: 19, 4: 15} if game.wilds.quests else {2: 20, 3: 15, 4: 12}
    assert s.goal == goals[s.n]
    assert all(glory >= 0 for glory in s.glory)
    assert min(s.quiddity, s.light, s.dark, s.captures) >= 0
    if not game.wilds.has_large:
        assert s.light == s.dark == 0
    if not game.over:
        assert all(glory < s.goal for glory in s.glory)
        assert empty_cards(game) < 4
        assert game.rules.turn_limit is None or s.turn <= game.rules.turn_limit
        assert 0 <= s.active < s.n
        assert s.active == (game.first + s.turn - 1) % s.n


def check_gifts(game: Game) -> None:
    """What was given is to somebody who is there, and ends when it should."""
    s = game.state
    for gift in s.gifts:
        assert gift.die >= 0 or 0 <= gift.player < s.n
        assert -1 <= gift.by < s.n
        if gift.die >= 0:
            assert zone_of(game, gift.die) in _IN_PLAY, "a gift to a die that has left"
        if gift.until == THIS_ATTACK:
            assert s.stack, "the attack is over"
    if s.attackers:
        assert s.stack
        assert len(s.values) == len(s.attackers) * s.n
    else:
        assert not s.values
        assert not s.kills
        assert s.area == READY_AREA


def empty_cards(game: Game) -> int:
    s = game.state
    creatures = [card for card, known in enumerate(s.catalog.cards) if known.kind == "creature"]
    return sum(not s.on_card(card) for card in creatures)


def check_table(game: Game) -> None:
    """All of it."""
    check_dice(game)
    check_faces(game)
    check_attachments(game)
    check_areas(game)
    check_odd_dice(game)
    check_points(game)
    check_gifts(game)


@given(table=tables)
@budgeted(60)
def test_the_table_is_sound_at_every_decision(table: Table) -> None:
    game = table.game()
    check_classes(game)
    for _ in decisions(game, table.player()):
        check_table(game)
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
    empty = empty_cards(game)
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
        lying = [die if s.attached[die] < 0 else s.attached[die] for die in _ready(game)]
        ready = [
            sum(s.owner(die) == player and zone_of(game, die) != QUEST_AREA for die in lying) for player in range(s.n)
        ]
        level = [player for player in range(s.n) if s.glory[player] == best]
        most = max(ready[player] for player in level)
        assert list(result.winners) == [player for player in level if ready[player] == most]


def _ready(game: Game) -> list[int]:
    s = game.state
    return [die for player in range(s.n) for zone in (READY_AREA, LOCKED_AREA) for die in s.pile(player, zone)]
