"""Games as a server hands them out: true ones, those that cannot be verified, and every way to lie that we know."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quarriors import Game, Result, Rules, deal, read_position, replay, wilds_of, write_position, write_record
from quarriors.bots import bot, play
from quarriors.engine.errors import RecordError
from quarriors.server.fairness import commitment, deal_seed, dice_key
from quarriors.server.seal import (
    PRACTICE,
    TAKEN_BACK,
    UNFINISHED,
    UPGRADED,
    VERIFIED,
    Dealt,
    Ending,
    Seal,
)
from quarriors.server.sealed import Checked, is_sealed, read_sealed, write_sealed
from quarriors.sets import shelf

SECRET = bytes(range(32))
NAMES = ["Ann", "Ben", "Cleo"]
NONCES = ("lucky7", "", "x!")


@cache
def fair(turns: int | None = 12) -> Game:
    """A game with fair dice, dealt from the secret, lots drawn for who begins."""
    rules = Rules(captures=2, turn_limit=turns)
    wilds = deal(["base", "quarmageddon"], seed=deal_seed(SECRET), players=3, rules=rules)
    game = Game.new(NAMES, wilds, rules, seed=dice_key(SECRET, NONCES), first="random")
    play(game, [bot("greedy")] * 3)
    return game


def opened(decisions: int) -> Game:
    """The same, so many decisions long."""
    whole = fair()
    game = Game.new(NAMES, whole.wilds, whole.rules, seed=dice_key(SECRET, NONCES), first="random")
    chooser = bot("greedy")
    for _ in range(decisions):
        game.take(chooser.choose(game.view()))
    return game


SEAL = Seal(
    game="k3x-9",
    standing=VERIFIED,
    commitment=commitment(SECRET),
    nonces=NONCES,
    secret=SECRET,
    dealt=Dealt.of(["base", "quarmageddon"]),
    lots=("Ann", "Ben", "Cleo"),
)
BEGINNING = opened(0)
TRUE = write_sealed(SEAL, fair())
EVERYTHING = ("moves", "commitment", "dice", "wilds", "first")


def checked(seal: Seal, game: Game) -> Checked:
    return read_sealed(write_sealed(seal, game)).check()


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_sealed(text).check()
    return caught.value


def line_of(text: str, start: str) -> int:
    return next(at for at, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


# -- true games ------------------------------------------------------------------------------------


def test_a_whole_game_is_verified() -> None:
    found = checked(SEAL, fair())
    assert (found.consistent, found.because, found.fits) == (True, "", EVERYTHING)
    assert write_record(found.game) == write_record(fair())


def test_what_stands_in_front_of_the_record() -> None:
    text = write_sealed(SEAL, fair())
    assert is_sealed(text)
    head, _, record = text.partition("\n\n")
    assert record == write_record(fair())
    assert [re.sub(r": .*", "", line) for line in head.splitlines()] == [
        "quarriors game 2", "game", "standing", "commitment", "nonces", "secret", "dealt", "lots",
    ]  # fmt: skip
    assert "nonces: lucky7, -, x!\n" in text
    assert f"secret: {SECRET.hex()}\n" in text


def test_wilds_and_first_player_that_were_not_left_to_the_lot() -> None:
    wilds = wilds_of([
        "Scavenging Goblin", "Devotee of the Holy Query", "Strong Ghostly Spirit", "Warrior of the Quay",
        "Strong Witching Hag", "Strong Deathdealer", "Quake Dragon", "Growth Cantrip", "Life Spell", "Death Charm",
    ])  # fmt: skip
    game = Game.new(NAMES, wilds, Rules(turn_limit=6), seed=dice_key(SECRET, NONCES), first=1)
    play(game, [bot("greedy")] * 3)
    found = checked(replace(SEAL, dealt=None, lots=()), game)
    assert (found.consistent, found.fits) == (True, ("moves", "commitment", "dice"))


def test_lots_between_some_only() -> None:
    """Of two who lost the last game, one begins the next."""
    seen = set[str]()
    for number in range(8):
        nonces = (str(number), "", "")
        last = Result((1,), "glory", (3, 20, 3), 30)
        rules = Rules(turn_limit=3)
        game = Game.new(NAMES, deal(players=3), rules, seed=dice_key(SECRET, nonces), first=last)
        play(game, [bot("greedy")] * 3)
        found = checked(replace(SEAL, dealt=None, nonces=nonces, lots=("Ann", "Cleo")), game)
        assert "first" in found.fits
        seen.add(game.players[game.first])
    assert seen == {"Ann", "Cleo"}


def test_cards_that_were_named_and_the_rest_dealt() -> None:
    dealt = Dealt.of(["base"], cards=("Quake Dragon",), printed_only=True)
    wilds = deal(["base"], seed=deal_seed(SECRET), players=3, cards=["Quake Dragon"], printed_only=True)
    assert dealt.wilds(deal_seed(SECRET), 3, Rules()) == wilds
    game = Game.new(NAMES, wilds, Rules(turn_limit=3), seed=dice_key(SECRET, NONCES), first="random")
    play(game, [bot("greedy")] * 3)
    assert checked(replace(SEAL, dealt=dealt), game).fits == EVERYTHING


seals = st.builds(
    Seal,
    game=st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1, max_size=64),
    standing=st.sampled_from([TAKEN_BACK, UPGRADED]),
    commitment=st.binary(min_size=32, max_size=32).map(bytes.hex),
    nonces=st.lists(st.sampled_from(["", "a", "#1:;[]", "~" * 64]), min_size=1, max_size=4).map(tuple),
    secret=st.none() | st.binary(min_size=32, max_size=32),
    dealt=st.none()
    | st.builds(
        Dealt,
        st.dictionaries(st.text(), st.text(), min_size=1),
        st.lists(st.text()).map(tuple),
        st.booleans(),
    ),
    lots=st.lists(st.sampled_from(NAMES), unique=True).map(tuple),
    resigned=st.lists(st.sampled_from(NAMES), unique=True, min_size=1).map(tuple),
    ending=st.none()
    | st.builds(
        Ending,
        st.sampled_from(["resigned", "glory"]),
        st.lists(st.sampled_from(NAMES), min_size=1).map(tuple),
        st.lists(st.integers(0, 30), min_size=1, max_size=4).map(tuple),
    ),
)


@given(seals)
def test_what_is_written_is_read(seal: Seal) -> None:
    sealed = read_sealed(write_sealed(seal, BEGINNING))
    assert sealed.seal == seal
    assert replay(sealed.record).players == NAMES


@given(st.integers() | st.text())
def test_seeds_are_read_as_they_were(seed: int | str) -> None:
    seal = Seal(game="a", standing=PRACTICE, seed=seed)
    assert read_sealed(write_sealed(seal, BEGINNING)).seal == seal


def test_a_card_put_right_elsewhere_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever checks may have corrected cards that the server has not, and the server cards that they have not."""
    trolls = [card.id for card in fair().wilds.cards if card.home == "quarmageddon"]
    (tmp_path / "mine.py").write_text(
        "from quarriors.engine.vocabulary import Box\n"
        "from quarriors.sets.own import corrected\n"
        f"FIXED = corrected({trolls[0]!r}, cost=9)\n"
        f"BOX = Box('mine', 'Mine', 2026, [], overrides={{{trolls[0]!r}: FIXED}})\n",
        "utf-8",
    )
    monkeypatch.setenv("QUARRIORS_BOXES", str(tmp_path))
    monkeypatch.setattr(shelf, "_own", [])
    assert list(Dealt.of(["base", "quarmageddon"]).boxes) == ["base", "quarmageddon", "mine"]
    assert read_sealed(TRUE).check().fits == EVERYTHING
    corrected = deal(["base", "quarmageddon"], seed=deal_seed(SECRET), players=3)
    assert "mine" in {card.box for card in corrected.cards}
    game = Game.new(NAMES, corrected, Rules(turn_limit=3), seed=dice_key(SECRET, NONCES), first="random")
    play(game, [bot("greedy")] * 3)
    text = write_sealed(replace(SEAL, dealt=Dealt.of(["base", "quarmageddon"])), game)
    assert read_sealed(text).check().fits == EVERYTHING


# -- games that are in order, but not verified --------------------------------------------------------


def test_a_game_under_way_keeps_its_secret() -> None:
    seal = replace(SEAL, standing=UNFINISHED, secret=None)
    for decisions in (0, 1, 7):
        found = checked(seal, opened(decisions))
        assert (found.consistent, found.because, found.fits) == (False, UNFINISHED, ("moves",))


def test_after_taking_back_the_dice_are_not_compared() -> None:
    """The stream goes on: what is told again was rolled later."""
    before = opened(5)
    rolled = opened(9)
    before.state.stream = rolled.state.stream
    play(before, [bot("greedy")] * 3)
    found = checked(replace(SEAL, standing=TAKEN_BACK), before)
    assert (found.because, found.fits) == (TAKEN_BACK, ("moves", "commitment", "wilds", "first"))
    assert "the key gives" in refused(write_sealed(SEAL, before)).reason


def test_after_an_upgrade_the_game_is_told_from_there() -> None:
    now = read_position(write_position(opened(12)), seed=1)
    play(now, [bot("greedy")] * 3)
    found = checked(replace(SEAL, standing=UPGRADED), now)
    assert (found.because, found.fits) == (UPGRADED, ("moves", "commitment"))


@pytest.mark.parametrize("standing", [VERIFIED, TAKEN_BACK])
def test_a_game_from_a_position_cannot_pass_for_a_whole_one(standing: str) -> None:
    now = read_position(write_position(opened(12)), seed=dice_key(SECRET, NONCES))
    play(now, [bot("greedy")] * 3)
    text = write_sealed(replace(SEAL, standing=standing), now)
    error = refused(text)
    assert (error.line, "position" in error.reason) == (3, True)


def practised(seed: int | str) -> Game:
    game = Game.new(NAMES, deal(seed=seed, players=3), Rules(turn_limit=6), seed=seed, first="random")
    play(game, [bot("greedy")] * 3)
    return game


def test_practice_is_compared_with_its_seed() -> None:
    seal = Seal(game="a", standing=PRACTICE, seed="Tuesday", dealt=Dealt.of(["base"]), lots=tuple(NAMES))
    found = checked(seal, practised("Tuesday"))
    assert (found.consistent, found.because, found.differs) == (False, PRACTICE, None)
    assert found.fits == ("moves", "dice", "wilds", "first")
    assert checked(replace(seal, seed=None), practised("Tuesday")).fits == ("moves",)


def test_practice_may_differ_from_its_seed() -> None:
    """Something may have been taken back, or the cards have changed: practice promises nothing."""
    seal = Seal(game="a", standing=PRACTICE, seed="Wednesday")
    found = checked(seal, practised("Tuesday"))
    assert (found.because, found.fits) == (PRACTICE, ("moves",))
    assert "the key gives" in str(found.differs)
    now = read_position(write_position(opened(12)), seed=1)
    assert checked(seal, now).fits == ("moves",)


# -- resigning ---------------------------------------------------------------------------------------


def test_a_game_that_ended_with_a_resignation() -> None:
    game = opened(20)
    glory = tuple(game.state.glory)
    seal = replace(SEAL, resigned=("Cleo", "Ann"), ending=Ending("resigned", ("Ben",), glory))
    assert checked(seal, game).fits == EVERYTHING
    text = write_sealed(seal, game)
    for wrong in (
        replace(seal, ending=Ending("resigned", ("Ann",), glory)),
        replace(seal, ending=Ending("resigned", ("Ann", "Ben"), glory)),
        replace(seal, ending=Ending("resigned", ("Dora",), glory)),
        replace(seal, ending=Ending("glory", ("Ben",), glory)),
        replace(seal, ending=Ending("resigned", ("Ben",), (glory[0] + 1, *glory[1:]))),
    ):
        error = refused(write_sealed(wrong, game))
        assert error.line == line_of(text, "result:")
        assert error.reason.startswith("this should be 'result: resigned; Ben; Glory ")


def test_one_of_three_resigned_and_the_game_went_on() -> None:
    """A bot played the seat to the end; it cannot win."""
    game = fair()
    (winner,) = game.result.winners
    glory = game.result.glory
    others = [name for name in NAMES if name != NAMES[winner]]
    best = max(glory[NAMES.index(name)] for name in others)
    second = tuple(name for name in others if glory[NAMES.index(name)] == best)
    seal = replace(SEAL, resigned=(NAMES[winner],), ending=Ending("limit", second, glory))
    assert checked(seal, game).consistent
    seal = replace(SEAL, resigned=(others[0],), ending=Ending("limit", (NAMES[winner],), glory))
    assert checked(seal, game).consistent
    error = refused(write_sealed(replace(seal, ending=Ending("limit", (others[1],), glory)), game))
    assert f"this should be 'result: limit; {NAMES[winner]}; Glory" in error.reason
    assert "its result should be told" in refused(write_sealed(replace(seal, ending=None), game)).reason


def test_somebody_resigned_and_the_game_goes_on() -> None:
    seal = replace(SEAL, standing=UNFINISHED, secret=None, resigned=("Ben",))
    assert checked(seal, opened(5)).because == UNFINISHED
    error = refused(write_sealed(replace(seal, resigned=("Dora",)), opened(5)))
    assert (error.line, error.reason) == (8, "players were expected (Ann, Ben, Cleo), not 'Dora'")


# -- lies --------------------------------------------------------------------------------------------


LIES = [
    (SECRET.hex(), SECRET[::-1].hex(), "secret:", "not the secret that the server committed to"),
    (commitment(SECRET), commitment(SECRET[::-1]), "secret:", "not the secret that the server committed to"),
    ("lucky7, -", "lucky8, -", "1 ", "the record says"),
    ("lucky7, -, x!", "x!, -, lucky7", "1 ", "the record says"),
    ("lucky7, -, x!", "lucky7, x!, -", "1 ", "the record says"),
    ("lucky7, -, x!", "lucky7, -", "nonces:", "2 nonces for 3 players"),
    (
        "lots: Ann, Ben, Cleo",
        "lots: Ben, Ann, Cleo",
        "lots:",
        "players were expected (Ann, Ben, Cleo), in seat order, not",
    ),
    (
        "lots: Ann, Ben, Cleo",
        "lots: Ann, Ben, Dora",
        "lots:",
        "players were expected (Ann, Ben, Cleo), in seat order, not",
    ),
    ("standing: verified", "standing: unfinished", "standing:", "no secret"),
    ("standing: verified", "standing: practice", "standing:", "practice has a chosen seed"),
    ("standing: verified", "standing: perfect", "standing:", "one of verified, practice"),
    ('"printed_only": false', '"printed_only": true', "wilds:", "not the Wilds that were dealt; there is"),
    ('"cards": []', '"cards": ["Unicorn"]', "dealt:", "Unicorn"),
    ('"cards": []', '"cards": "Unicorn"', "dealt:", 'write {"boxes"'),
    ('{"base": "', '{"base": "0', "dealt:", "the box 'base' has changed since: 0"),
    ('"quarmageddon": "', '"quarmagedon": "', "dealt:", "no box named 'quarmagedon'"),
    ("turn_limit=12", "turn_limit=13", "result:", "not over"),
    ("result: limit", "result: glory", "result:", "the result is limit"),
    ("captures=2", "captures=1", "", "is not offered"),
]


@pytest.mark.parametrize(("old", "new", "line", "says"), LIES)
def test_a_lie_is_named_with_its_line(old: str, new: str, line: str, says: str) -> None:
    assert TRUE.count(old) >= 1
    error = refused(TRUE.replace(old, new, 1))
    assert says in error.reason
    if line:
        assert error.line == line_of(TRUE, line)


def test_who_begins_cannot_be_changed() -> None:
    """Lots that fall to another: the seat that began is part of the record, so the lots are changed here."""
    game = fair()
    first = NAMES[game.first]
    others = tuple(name for name in NAMES if name != first)
    error = refused(write_sealed(replace(SEAL, lots=others), game))
    assert error.line == line_of(write_sealed(replace(SEAL, lots=others), game), "first:")
    assert "lots were drawn for who begins, and fell to" in error.reason


def test_other_wilds_than_those_dealt() -> None:
    rules = Rules(turn_limit=3)
    game = Game.new(NAMES, deal(seed=1, players=3), rules, seed=dice_key(SECRET, NONCES), first="random")
    play(game, [bot("greedy")] * 3)
    text = write_sealed(replace(SEAL, dealt=Dealt.of(["base"])), game)
    error = refused(text)
    assert error.line == line_of(text, "wilds:")


def test_one_die_changed_anywhere_is_found() -> None:
    """A die shows another face: that is no longer the key's, or something later is no longer legal."""
    lines = TRUE.splitlines()
    turns = line_of(TRUE, "1 ")
    tried = 0
    for at, line in enumerate(lines[turns - 1 :], start=turns):
        for found in re.finditer(r"\bQ[12]\b", line):
            other = "Q2" if found[0] == "Q1" else "Q1"
            changed = line[: found.start()] + other + line[found.end() :]
            error = refused("\n".join([*lines[: at - 1], changed, *lines[at:]]))
            assert error.line >= at
            tried += 1
    assert tried > 50


def test_a_game_cut_short_is_not_verified() -> None:
    lines = TRUE.splitlines()
    error = refused("\n".join(lines[:-3]))
    assert (error.line, "not over" in error.reason) == (3, True)


def test_a_finished_game_owes_its_secret() -> None:
    error = refused(write_sealed(replace(SEAL, standing=UNFINISHED, secret=None), fair()))
    assert (error.line, "secret should be told" in error.reason) == (3, True)


# -- damage ------------------------------------------------------------------------------------------


DAMAGED = [
    ("quarriors game 3", 1, "begins with 'quarriors game 1' or 'quarriors game 2', not 'quarriors game 3'"),
    ("quarriors game 1", 1, "breaks off"),
    ("quarriors game 1\ngame: a", 2, "breaks off"),
    ("quarriors game 1\n\n", 2, "does not say its game"),
    ("quarriors game 1\ngame: a\n\n", 3, "does not say its standing"),
    ("quarriors game 1\ngame a\n\n", 2, "'NAME: VALUE' was expected"),
    ("quarriors game 1\ngame:\n\n", 2, "'NAME: VALUE' was expected"),
    ("quarriors game 1\ngame: a b\nstanding: practice\n\n", 2, "1 to 64 printable characters"),
    ("quarriors game 1\ngame: a\ngame: b\n\n", 3, "'game' was said in line 2 already"),
    ("quarriors game 1\ngame: a\nmoon: full\n\n", 3, "nothing of 'moon'; there is: game, standing"),
    ("quarriors game 1\ngame: a\nstanding: practice\nseed: 1.5\n\n", 4, "a number or a text in quotes"),
    ("quarriors game 1\ngame: a\nstanding: practice\nseed: Tuesday\n\n", 4, "seed: Expecting value"),
    ("quarriors game 1\ngame: a\nstanding: practice\nseed: " + "9" * 9999 + "\n\n", 4, "seed: Exceeds the limit"),
    ("quarriors game 1\ngame: a\nstanding: practice\nseed: " + "[" * 9999 + "\n\n", 4, "seed: "),
    ("quarriors game 1\ngame: a\nstanding: upgraded\nseed: 7\n\n", 3, "only practice has a seed"),
    ("quarriors game 1\ngame: a\nstanding: upgraded\nsecret: 00\n\n", 4, "64 digits from 0 to f"),
    ("quarriors game 1\ngame: a\nstanding: upgraded\nsecret: " + "0" * 64 + "\n\n", 3, "a secret goes with"),
    ("quarriors game 1\ngame: a\nstanding: upgraded\nnonces: a b, c\n\n", 4, "without spaces"),
    ("quarriors game 1\ngame: a\nstanding: upgraded\ndealt: {}\n\n", 4, "write {"),
    ("quarriors game 1\ngame: a\nstanding: upgraded\nresigned: Ann\nresult: Ben\n\n", 5, "'REASON; WINNERS;"),
    ("quarriors game 1\ngame: a\nstanding: upgraded\nresult: glory; Ben; Glory 1, 2\n\n", 3, "only if somebody"),
    ("quarriors game 1\ngame: a\nstanding: verified\n\n", 3, "tells its commitment, nonces and secret"),
    ("quarriors game 1\ngame: a\nstanding: practice\n\nDear diary\n", 5, "begins with 'quarriors record 1'"),
]


@pytest.mark.parametrize(("header", "line", "says"), DAMAGED)
def test_a_damaged_header(header: str, line: int, says: str) -> None:
    error = refused(header)
    assert says in error.reason
    assert error.line == line


_LINES: list[Callable[[list[str], int, Random], list[str]]] = [
    lambda lines, at, lot: lines[:at] + lines[at + 1 :],
    lambda lines, at, lot: [*lines[:at], lines[lot.randrange(len(lines))], *lines[at:]],
    lambda lines, at, lot: [*lines[:at], lines[at][: lot.randrange(len(lines[at]) + 1)], *lines[at + 1 :]],
    lambda lines, at, lot: [
        *lines[:at],
        lines[at].replace(lot.choice("a1,-: e"), lot.choice(";é 0,")),
        *lines[at + 1 :],
    ],
    lambda lines, at, lot: lines[:at],
]


@given(st.integers(0, 4), st.integers(0, 10_000))
def test_a_damaged_game_is_refused_or_still_true(way: int, seed: int) -> None:
    """Never anything but `RecordError`, and nothing false passes for verified."""
    lot = Random(seed)
    lines = TRUE.splitlines()
    # most of the lines are turns: half of the damage is for the header
    at = lot.randrange(16) if lot.random() < 0.5 else lot.randrange(len(lines))
    text = "\n".join(_LINES[way](lines, at, lot))
    try:
        found = read_sealed(text).check()
    except RecordError as error:
        line = error.line
    else:
        line = 0
        assert not found.consistent or write_record(found.game) == write_record(fair())
    assert 0 <= line <= len(text.splitlines()) + 1
