"""The chronicle: what happens is told, all of it, and in good words."""

import re
from collections import Counter

from hypothesis import given

from quarriors import Game
from quarriors.engine import happenings as told
from quarriors.engine.happenings import Happening
from quarriors.engine.zones import USED
from quarriors.text import card_name
from quarriors.text.chronicle import Beat, Chronicle
from tests.properties.play import BUDGETED, Table, budgeted, decisions, tables
from tests.table import table

pytestmark = BUDGETED

#: Each of these has a beat of its own.
ONE_BY_ONE = (
    told.TURN, told.REFILLED, told.SUMMONED, told.READIED, told.CAST, told.ATTACHED, told.COPIED, told.SCORED,
    told.ATTACKED, told.DEFENDED, told.DESTROYED, told.SAVED, told.CAPTURED, told.CULLED, told.ABILITY, told.TOTAL,
    told.OVER, told.TURNED,
)  # fmt: skip
CLEANED = re.compile(r" moves \d+ (die|dice) from the Active Pool")


class Ear:
    """Hears a game beside its chronicle: what happened, and what was told of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chronicle = Chronicle(game)
        self.events: list[Happening] = []
        self.told: list[Beat] = []
        #: Dice that scored or fell, and have not moved yet; moves that nothing else tells of.
        self.going: set[int] = set()
        self.moves: list[int] = []
        game.listen(self.hear)

    def hear(self, event: Happening) -> None:
        self.events.append(event)
        if event.code in (told.DESTROYED, told.SCORED):
            self.going.add(event.die)
        elif event.code == told.MOVED and not (event.number == USED and event.die in self.going):
            self.moves.append(event.die)
        elif event.code in (told.SUMMONED, told.READIED) and self.moves[-1:] == [event.die]:
            self.moves.pop()
        if event.code in (told.MOVED, told.SAVED, told.CULLED):
            self.going.discard(event.die)
        self.chronicle.hear(event)

    def catch_up(self) -> tuple[list[Happening], list[Beat]]:
        """What has happened since last time, and what was told of it."""
        events, self.events = self.events, []
        news = self.chronicle.news()
        self.told += news
        self.going.clear()
        return events, news

    def texts(self) -> list[str]:
        self.catch_up()
        return [beat.text for beat in self.told]

    def name(self, die: int) -> str:
        return card_name(self.game.wilds.cards[self.game.state.catalog.card_of[die]])


def dice_in(text: str) -> Counter[str]:
    """The dice that a sentence lists, without their faces."""
    listed = re.sub(r" \([^)]*\)", "", text).removesuffix(".")
    listed = re.sub(r" for \d+ Quiddity$", "", listed)
    listed = re.sub(r"^.*? (draws and rolls|draws|rolls|spends) ", "", listed)
    found: Counter[str] = Counter()
    for item in re.split(r", | and ", listed):
        number, times, name = item.partition(" × ")
        found[name if times else item] += int(number) if times else 1
    return found


def all_dice(beats: list[Beat], code: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for beat in beats:
        if beat.code == code:
            found += dice_in(beat.text)
    return found


def number_told(beats: list[Beat], what: str) -> int:
    return sum(int(n) for beat in beats for n in re.findall(rf"(?:gains|scores|for) (\d+) {what}\.$", beat.text))


@budgeted(25)
@given(tables)
def test_nothing_happens_silently(chosen: Table) -> None:
    game = chosen.game()
    ear = Ear(game)
    before = list(game.state.glory)
    for number in decisions(game, chosen.player()):
        if number:
            look(ear, before)
            before = list(game.state.glory)
    look(ear, before)


def look(ear: Ear, glory: list[int]) -> None:
    """Compares what happened since the last decision with what was told."""
    events, beats = ear.catch_up()
    for code in ONE_BY_ONE:
        assert [e.code for e in events].count(code) == [b.code for b in beats].count(code)
    rolled = Counter(ear.name(event.die) for event in events if event.code == told.ROLLED)
    drawn = Counter(ear.name(event.die) for event in events if event.code == told.DRAWN)
    shown = all_dice(beats, told.ROLLED)
    assert rolled <= shown <= rolled + drawn
    assert drawn <= shown
    assert Counter(ear.name(e.die) for e in events if e.code == told.SPENT) == all_dice(beats, told.SPENT)
    gained = sum(event.number for event in events if event.code == told.QUIDDITY)
    assert number_told(beats, "Quiddity") == gained
    earned = sum(ear.game.state.glory) - sum(glory)
    assert number_told(beats, "Glory") == earned
    moved = [beat.text for beat in beats if beat.code == told.MOVED and not CLEANED.search(beat.text)]
    assert len(ear.moves) == len(moved)
    ear.moves.clear()


@budgeted(15)
@given(tables)
def test_every_sentence_is_fit_to_be_read(chosen: Table) -> None:
    game = chosen.game()
    ear = Ear(game)
    for _ in decisions(game, chosen.player()):
        pass
    for text in [*ear.texts(), *(part for beat in ear.told for part in beat.sums)]:
        assert not re.search(r"[{}]|-\d|None|\s$|^\s|\.\.$", text)
    assert all(re.search(r"[.”]$", text) and "  " not in text for text in ear.texts())


def test_what_belongs_together_is_one_beat() -> None:
    game = table(turn="Quinn, roll", dice="Portal, Portal, Assistant, D1, D1, R *", quinn="bag: 2 Portal, Assistant")
    ear = Ear(game)
    game.take("roll")
    assert ear.texts() == ["Quinn draws and rolls 2 × Portal (draw 1) and Assistant (re-roll ✶)."]


def test_an_attack_is_told_step_by_step() -> None:
    game = table(
        "Death Charm", "Strong Witching Hag",
        quinn="ready: Witching Hag C 2/4/5 (Death S *), Assistant C 1/1/2; active: Assistant C 1/1/2, Portal Q1",
        monique="ready: Witching Hag C 1/3/3",
    )  # fmt: skip
    ear = Ear(game)
    game.take("end")
    told_so_far = ear.texts()
    attack = next(beat for beat in ear.told if beat.code == told.ATTACKED)
    assert attack.text == "Quinn attacks Monique with a total of 8."
    assert attack.sums[0] == "7  Strong Witching Hag: 4 on its face, +3 by Death Charm"
    assert len(attack.sums) == 2
    at = told_so_far.index(attack.text)
    assert told_so_far[at + 1].endswith("its defense of 3 is beaten by 8, and 5 of the attack is left.")
    assert told_so_far[at + 2].startswith("Quinn destroys Monique's")


def test_creatures_that_score_together_are_not_followed_to_the_used_pile() -> None:
    game = table(turn="Quinn, score", quinn="ready: 2 Assistant C 1/1/2, Witching Hag C 1/3/3", monique="glory 1")
    ear = Ear(game)
    game.take("enough")
    assert not [text for text in ear.texts() if "Used Pile" in text and "goes to" in text]


def test_a_rival_without_creatures_is_named_as_such() -> None:
    game = table(quinn="ready: Witching Hag C 1/3/3; active: Assistant C 1/1/2, Basic Quiddity Q1")
    ear = Ear(game)
    game.take("end")
    assert "Quinn attacks Monique with a total of 3; Monique has no Creature to defend with." in ear.texts()


def test_clean_up_is_told_with_its_number_of_dice() -> None:
    game = table(turn="Quinn, capture", quinn="active: 2 Basic Quiddity Q1, Assistant Q1", monique="bag: Portal")
    ear = Ear(game)
    game.take("end")
    assert ear.texts()[:2] == [
        "Quinn moves 3 dice from the Active Pool and the Spent Pile to the Used Pile.",
        "Turn 6: Monique.",
    ]


def test_a_portal_that_is_turned() -> None:
    game = table(turn="Quinn, roll", rules="edition=classic", quinn="bag: Portal", dice="Portal, D1")
    ear = Ear(game)
    game.take("roll")
    game.take("turn")
    assert ear.texts()[1] == "Quinn turns Portal to 1 Quiddity."
