"""Bad input at the doors: the right error, a message that helps, and a table that has not changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from quarriors import (
    Game,
    Option,
    QuarriorsError,
    write_position,
    write_record,
)
from quarriors.engine.errors import (
    Busy,
    GameOver,
    IllegalOption,
    NotOver,
    OptionError,
    RecordError,
    SetupError,
)
from tests.rules.looking import decider
from tests.table import table

#: Things that are no text, no number and no option.
NONSENSE: list[Any] = [None, 2.5, [], {}, b"end", object(), Option, True]


@contextmanager
def refused(game: Game, *errors: type[QuarriorsError], match: str | None = None) -> Iterator[None]:
    """The block raises one of these, and the game has not moved."""
    before, log = write_position(game), game.state.logged
    with pytest.raises(errors, match=match):
        yield
    assert write_position(game) == before
    assert game.state.logged == log


def _menu() -> Game:
    return table(
        "Scavenging Goblin",
        "Growth Charm",
        quinn="active: Scavenging Goblin C 1/2/2, Scavenging Goblin C 1/2/2 *, 2 Basic Quiddity Q1; ready: Growth S",
        monique="bag: Portal",
    )


# -- options ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", [*NONSENSE, 0, -1])
def test_what_is_no_option_at_all(thing: Any) -> None:
    game = _menu()
    with refused(game, OptionError, match="option"):
        game.take(thing)


@pytest.mark.parametrize("words", ["", "  ", "\n"])
def test_no_words_at_all(words: str) -> None:
    game = _menu()
    with refused(game, OptionError, match="empty"):
        game.take(words)


@pytest.mark.parametrize(
    "words", ["dance", "summon the moon", "\x00", "\ud800", "end end", "summon d", "summon d-1", "é" * 999]
)
def test_words_that_mean_nothing(words: str) -> None:
    game = _menu()
    with refused(game, OptionError, IllegalOption, match="end"):  # the message says what there is
        game.take(words)


@pytest.mark.parametrize(
    "words", ["roll", "capture Assistant", "summon d0", "summon d99999999999999999999", "defend d3"]
)
def test_an_option_that_is_not_offered_here(words: str) -> None:
    game = _menu()
    with refused(game, IllegalOption, match="summon Scavenging Goblin"):
        game.take(words)


def test_ambiguous_words_name_what_they_could_mean() -> None:
    game = _menu()
    with refused(game, OptionError, match=r"summon scavenging goblin c 1/2/2.* or "):
        game.take("summon")


@pytest.mark.parametrize("option", [Option(7, 0), Option(7, 10**30), Option(0, 5), Option(7, -9)])
def test_a_made_up_option(option: Option) -> None:
    game = _menu()
    with refused(game, IllegalOption, OptionError):
        game.take(option)


def test_the_option_of_an_earlier_decision() -> None:
    game = _menu()
    goblin = game.decision.options[0]
    assert goblin.kind == "summon"
    game.take(goblin)
    with refused(game, IllegalOption):
        game.take(goblin)


def test_the_option_of_another_player() -> None:
    """Monique is to defend; Quinn cannot go on, and nobody can defend with Quinn's Creature."""
    game = table("Scavenging Goblin", "Deathdealer", turn="Quinn, attack", quinn="ready: Deathdealer C 1/3/2",
                 monique="ready: Scavenging Goblin C 1/2/2, Deathdealer C 1/3/2")  # fmt: skip
    assert decider(game) == "Monique"
    own = game.state.creatures(0)[0]
    with refused(game, IllegalOption):
        game.take("end")
    with refused(game, IllegalOption):
        game.take(Option.parse(f"defend d{own}"))


def test_an_option_of_another_table() -> None:
    here, there = _menu(), table(turn="Quinn, capture, quiddity 9")
    with refused(here, IllegalOption):
        here.take(there.decision.options[0])


def test_after_the_end() -> None:
    game = table("Victory Incantation", quinn="glory 17; ready: Victory S; active: 2 Assistant Q1")
    cast = game.decision.options[0]
    game.take(cast)
    assert game.over
    record = write_record(game)
    for option in (cast, "end", "cast Victory S", None):
        with pytest.raises(GameOver, match="over"):
            game.take(option)
    with pytest.raises(GameOver, match="over"):
        _ = game.decision
    assert write_record(game) == record
    assert game.result.winners == (0,)


def test_a_result_before_the_end() -> None:
    game = _menu()
    with refused(game, NotOver, match="not over"):
        _ = game.result


@pytest.mark.parametrize(
    "text", ["", "x", "summon", "summon d", "summon dx", "roll d1", "d37", "capture d5", "summon d-1", "roll c1 c2"]
)
def test_a_text_that_is_no_option(text: str) -> None:
    with pytest.raises(OptionError, match="summon d37"):
        Option.parse(text)


@pytest.mark.parametrize("thing", [*NONSENSE, 5])
def test_an_option_is_parsed_from_a_text_only(thing: Any) -> None:
    with pytest.raises(OptionError):
        Option.parse(thing)


@pytest.mark.parametrize("kind", [99, -3, None, 2.5, "dance", "summon", "end d3", "summon d99999999"])
def test_options_of_no_kind_are_never_made(kind: Any) -> None:
    with pytest.raises(OptionError):
        Option(kind)


def test_a_listener_that_raises_takes_the_option_back() -> None:
    game = _menu()
    before = write_position(game)

    def listener(happening: object) -> None:
        raise LookupError("not my day")

    game.listen(listener)
    with pytest.raises(LookupError):
        game.take(game.decision.options[0])
    assert write_position(game) == before
    game.listen(None)
    game.take(game.decision.options[0])
    with pytest.raises(SetupError, match="listener"):
        game.listen(5)


def test_a_listener_cannot_play_on_or_copy() -> None:
    game = _menu()
    refusals: list[str] = []

    def listener(happening: object) -> None:
        for door in (game.clone, game.view, lambda: game.take("end"), lambda: game.decision):
            try:
                door()
            except Busy as error:
                refusals.append(str(error))

    game.listen(listener)
    game.take(game.decision.options[0])
    assert refusals
    assert len(refusals) % 4 == 0


def test_a_copy_for_thinking_has_no_record() -> None:
    with pytest.raises(RecordError, match="thinking"):
        write_record(_menu().view().game(3))


# -- looking ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("thing", ["x", 1.5, [], 999, -1, 10**30])
def test_asking_about_a_die_or_card_that_is_none(thing: Any) -> None:
    game = _menu()
    with refused(game, OptionError):
        game.why_not("summon", die=thing)
    with refused(game, OptionError):
        game.why_not("capture", card=thing)
    with refused(game, OptionError):
        game.die_words(thing)


@pytest.mark.parametrize("thing", [None, 5, "", "dance", [], b"roll"])
def test_asking_about_a_kind_that_is_none(thing: Any) -> None:
    game = _menu()
    with refused(game, OptionError, match="summon"):
        game.why_not(thing)


@pytest.mark.parametrize("seat", ["Quinn", 1.5, [], 2, -2, 10**30])
def test_looking_from_a_seat_that_is_none(seat: Any) -> None:
    game = _menu()
    with refused(game, SetupError, match="seat"):
        game.view(seat)


@pytest.mark.parametrize("thing", [None, "dance", 5, Option(7, 3)])
def test_words_for_what_is_not_offered(thing: Any) -> None:
    game = _menu()
    with refused(game, OptionError, IllegalOption):
        game.words(thing)
