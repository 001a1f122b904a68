"""Values that travel: pickled and deep-copied in both builds; fingerprints of boxes; limits of a table."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

from quarriors import Game, Stream, box, deal, read_position, replay, verify, write_position, write_record
from quarriors.engine import kinds
from quarriors.engine.box import Box
from quarriors.engine.cards import Card, basic_die, card, creature_die
from quarriors.engine.chance import key_of
from quarriors.engine.errors import Busy, DeclarationError, PositionError, RecordError, WildsError
from quarriors.engine.events import DAMAGE
from quarriors.engine.fingerprint import fingerprint
from quarriors.engine.flow import advance
from quarriors.engine.frame import Ability
from quarriors.engine.happenings import Happening
from quarriors.engine.indexing import index_of
from quarriors.engine.pending import destroy_by_damage
from quarriors.engine.steps import Step
from quarriors.engine.vocabulary import (
    active_pool,
    at_burst,
    attack,
    cannot_attack,
    capture_cost,
    captures,
    creatures,
    destroyed,
    gain,
    give,
    give_players,
    glory,
    has,
    have,
    instead,
    it,
    level_is,
    move,
    opponents,
    other,
    rule,
    scores,
    silent,
    spells,
    summon_cost,
    summoned,
    that,
    this_turn,
    times,
    total,
    untargeted_by,
    used_pile,
    values,
    when,
    worth,
    you,
)
from quarriors.engine.wilds import Wilds
from quarriors.engine.zones import ACTIVE_POOL, READY_AREA, USED_PILE
from quarriors.testing import find_die, pile, take
from tests.table import table

_POSITION = Path(__file__).parent / "fixtures" / "position-1.txt"
_RECORD = Path(__file__).parent / "fixtures" / "record-1.txt"


def _things() -> list[Any]:
    game = Game.new(["Quinn", "Monique"], deal(seed=3), seed=3)
    game.take("roll")
    heard: list[Happening] = []
    game.listen(heard.append)
    game.take(game.decision.options[0])
    game.listen(None)
    return [game.wilds, game.decision, game.decision.options[0], heard[0], game.rules, game.seats[0]]


@pytest.mark.parametrize("thing", _things(), ids=lambda thing: type(thing).__name__)
def test_values_can_be_pickled_and_copied(thing: Any) -> None:
    for again in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)):
        assert repr(again) == repr(thing)


@pytest.mark.parametrize("error", [RecordError(3, "reason"), PositionError(0, "reason")])
def test_errors_can_be_pickled(error: RecordError | PositionError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.line, again.reason, str(again)) == (type(error), error.line, error.reason, str(error))


# -- fingerprints and old records ----------------------------------------------------------------------


def test_the_base_box_has_this_fingerprint_in_both_builds() -> None:
    """It changes when a card or die of the box does; then records of games before are refused, with the reason."""
    assert fingerprint(box("base")) == "990ed8dd8d88224c"
    # a box that has only been put into other words names what it was before
    assert _RECORD.read_text("utf-8").split("boxes: base ")[1].split()[0] in box("base").formerly


def _fool(faces: str, *lines: Any) -> Card:
    return card(creature_die("Fool", faces, ("#000000", "#ffffff")), "", 3, *lines, glory=1)


def test_a_fingerprint_tells_faces_costs_and_lines_apart() -> None:
    faces = "Q1, Q1, Q2, C 1/1/1, C 1/1/1, C 2/2/2"
    boxes = [
        Box("fools", "Fools", 2026, [_fool(faces)]),
        Box("fools", "Fools", 2026, [_fool(faces.replace("Q2", "Q3"))]),
        Box("fools", "Fools", 2026, [_fool(faces, has(attack(1)))]),
        Box("fools", "Fools", 2026, [_fool(faces, has(attack(2)))]),
    ]
    assert len({fingerprint(b) for b in boxes}) == 4


def test_a_record_of_format_1_replays_and_verifies() -> None:
    text = _RECORD.read_text("utf-8")
    game = replay(text)
    assert game.over
    old, new = next(iter(box("base").formerly)), fingerprint(box("base"))
    assert write_record(game) == text.replace(old, new).replace("engine: 1", "engine: 2")
    verify(text, "fixture")
    verify(text, Stream(key_of("fixture", "dice")))


def test_a_position_of_format_1_reads_and_plays_on() -> None:
    """In the middle of an attack, at Monique's window to save a Spirit."""
    text = _POSITION.read_text("utf-8")
    game = read_position(text, seed=1)
    assert write_position(read_position(write_position(game), seed=1)) == write_position(game)
    assert game.players[game.decision.player] == "Monique"
    take(game, "pass", "use Ghostly Spirit")
    assert "Ghostly Spirit C 1/2/2" in pile(game, "Monique", "ready")


# -- what a declaration cannot say -----------------------------------------------------------------------

_FACES = "Q1, Q1, Q2, C 1/1/1, C 1/1/1 *, C 2/2/2"


@pytest.mark.parametrize(
    "line",
    [
        lambda: at_burst(values(9, 9), 1),
        lambda: has(summon_cost(1)),
        lambda: have(opponents, attack(1)),
        lambda: have(spells(opponents), silent),
        lambda: rule(has(worth(1))),
        lambda: when(scores(it), zone=used_pile),
    ],
)
def test_lines_the_engine_could_not_play_are_refused(line: Any) -> None:
    with pytest.raises(DeclarationError, match="Fool"):
        index_of(_fool(_FACES, line()))


def test_words_that_nobody_would_ask_about_are_refused() -> None:
    with pytest.raises(DeclarationError, match="count"):
        times(summoned(creatures(you, level_is(1))))
    with pytest.raises(DeclarationError, match="untargeted_by"):
        untargeted_by(creatures())


# -- lines and gifts say the same ------------------------------------------------------------------------


def _with(*lines: Any) -> Game:
    """A new game with a Fool that has these lines."""
    fool = _fool(_FACES, *lines)
    Box("fools", "Fools", 2026, [fool])
    game = table(
        "Scavenging Goblin", quinn="active: Assistant C 1/1/2, 3 Basic Quiddity Q2; ready: Scavenging Goblin C 1/2/2"
    )
    cards = [c for c in game.wilds.cards if c.die.name != "Scavenging Goblin"] + [fool]
    return Game.new(["Quinn", "Monique"], Wilds(cards), seed=1)


def _lay(game: Game, die: int, zone: int, face: int) -> None:
    """Lays a die into a zone of Quinn's, with that face up."""
    s = game.state
    s.move(die, 0, zone)
    s.form[die] = s.catalog.forms_of(s.catalog.card_of[die])[face]


def _fool_of(game: Game) -> int:
    """A Fool in the Wilds."""
    return game.state.on_card(game.state.catalog.find("Fool"))[-1]


def _set(game: Game) -> tuple[int, int]:
    """Lays a Fool and an Assistant into Quinn's Ready Area."""
    die, helper = _fool_of(game), find_die(game, "Assistant", "bag", "Quinn")
    _lay(game, die, READY_AREA, 3)
    _lay(game, helper, READY_AREA, 4)
    return die, helper


def test_statics_of_players_are_read() -> None:
    game = _with(have(you, capture_cost(-3), captures(2)), have(opponents, total(-1)), have(you, summon_cost(2)))
    _, helper = _set(game)
    s = game.state
    assert s.captures_left() == s.captures + 2
    assert s.capture_price(s.catalog.find("Portal")) == 1
    assert s.summon_price(helper) == 3
    assert s.attack_total(0, 1) == 1 + 1 - 1


def test_gifts_are_read_like_lines() -> None:
    game = _with(
        when(
            summoned(it),
            give(it, worth(5), cannot_attack, until=this_turn),
            give_players(you, summon_cost(3), until=this_turn),
        )
    )
    die, helper = _set(game)
    s = game.state
    (line,) = s.catalog.cards[s.catalog.find("Fool")].lines
    for step in line.program:
        step.run(s, Ability(-1, die, 0))
    assert s.worth(die) == 1 + 5
    assert not s.can_attack(die, 1)
    assert s.summon_price(helper) == 1 + 3


def test_a_creature_can_replace_the_destruction_of_others() -> None:
    game = _with(instead(destroyed(creatures(you, other)), move(that, active_pool)))
    fool, helper = _set(game)
    s = game.state
    s.waiting = False
    destroy_by_damage(s, [helper], 0, 1, DAMAGE)
    advance(s)
    assert s.lies(helper, 0, ACTIVE_POOL)
    s.waiting = False
    destroy_by_damage(s, [fool], 0, 1, DAMAGE)
    advance(s)
    assert s.lies(fool, 0, USED_PILE)


# -- limits ------------------------------------------------------------------------------------------------


def test_more_dice_than_a_table_holds_are_refused() -> None:
    crowd = card(basic_die("Crowd", "Q1, Q1, Q1, Q1, Q1, Q1", ("#000000", "#ffffff"), 200), "", 0)
    Box("crowd", "Crowd", 2026, [crowd])
    with pytest.raises(WildsError, match="dice"):
        Game.new(["Quinn", "Monique"], Wilds([*deal(seed=1).cards, crowd]), seed=1)


def test_a_position_survives_the_round_trip_of_a_pickle() -> None:
    game = table("Scavenging Goblin", quinn="active: Scavenging Goblin C 1/2/2 *, Basic Quiddity Q1")
    again = pickle.loads(pickle.dumps(game))
    assert write_position(again) == write_position(game)
    take(again, "summon")
    assert pile(again, "Quinn", "ready") == ["Scavenging Goblin C 1/2/2 *"]
    assert pile(game, "Quinn", "ready") == []


# -- faults of boxes ---------------------------------------------------------------------------------------


class _Forgetful(Step):
    """A verb that forgets to say how to go on."""

    def run(self, s: Any, f: Any) -> Any:
        return None


class _Broken(Step):
    def run(self, s: Any, f: Any) -> int:
        raise LookupError("no such joke")


def _with_fool_in_the_pool(step: Step) -> tuple[Game, str]:
    """A game in which Quinn may summon a Fool that does this, and the option."""
    game = _with(when(summoned(it), step))
    game.take("roll")
    die = _fool_of(game)
    _lay(game, die, ACTIVE_POOL, 3)
    s = game.state
    s.options = [*s.options, s.option(kinds.SUMMON, die)]
    return game, f"summon d{die}"


def test_a_verb_that_forgets_to_go_on_is_told_so() -> None:
    game, summon = _with_fool_in_the_pool(_Forgetful())
    with pytest.raises((DeclarationError, TypeError), match=r"NEXT|int"):
        game.take(summon)


def test_a_verb_that_raises_breaks_the_game_off_and_says_so() -> None:
    game, summon = _with_fool_in_the_pool(_Broken())
    with pytest.raises(LookupError):
        game.take(summon)
    with pytest.raises(Busy, match="no such joke"):
        game.take("end")


@pytest.mark.parametrize(
    "declare",
    [
        lambda: _fool("Q1, Q1, Q1, Q1, Q1, Q1"),
        lambda: _fool(_FACES, gain(1, glory)),
        lambda: card(creature_die("Fool", _FACES, ("#000000", "#ffffff")), "", -3),
        lambda: card(creature_die("Fool", _FACES, ("#000000", "#ffffff")), "", 3, glory="1"),
        lambda: at_burst(has(attack(1))),
        lambda: at_burst(has(attack(1)), 4),
        lambda: when(it, gain(1, glory)),
        lambda: Box("my fools", "Fools", 2026, [_fool(_FACES)]),
        lambda: Box("fools", "Fools", 2026, []),
    ],
)
def test_declarations_that_cannot_be(declare: Any) -> None:
    with pytest.raises(DeclarationError):
        declare()


def test_faces_may_stand_close_together() -> None:
    assert [str(face) for face in _fool("Q1,Q1,Q2,C 1/1/1,C 1/1/1*,C 2/2/2").die.faces][-2] == "C 1/1/1 *"
