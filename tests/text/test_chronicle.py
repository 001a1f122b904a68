"""The chronicle: what happens is told, all of it, and in good words."""

import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given

from quarriors import Game, Rules, deal
from quarriors.bots import bot
from quarriors.engine import happenings
from quarriors.engine.happenings import Happening
from quarriors.engine.zones import USED_PILE
from quarriors.text import ENGLISH, card_name
from quarriors.text.chronicle import Beat, Chronicle
from tests.budget import scaled
from tests.properties.play import BUDGETED, Table, budgeted, decisions, tables
from tests.table import table

pytestmark = BUDGETED

#: Each of these has a beat of its own.
ONE_BY_ONE = (
    happenings.TURN, happenings.REFILLED, happenings.SUMMONED, happenings.READIED, happenings.CAST, happenings.ATTACHED,
    happenings.COPIED, happenings.SCORED, happenings.ATTACKED, happenings.DEFENDED, happenings.DESTROYED,
    happenings.SAVED, happenings.CAPTURED, happenings.CULLED, happenings.ABILITY, happenings.TOTAL, happenings.OVER,
    happenings.TURNED, happenings.REMOVED, happenings.LOST, happenings.LOCKED, happenings.UNLOCKED, happenings.ANCHORED,
    happenings.CHALLENGED, happenings.COMPLETED, happenings.FAILED, happenings.RETURNED, happenings.FOUND,
    happenings.HELD,
)  # fmt: skip
#: Every box with what it brings.
SETS = [
    ["base", "rise_of_the_demons"], ["base", "quarmageddon", "promos"], ["base", "qladiator"], ["base", "quartifacts"],
    ["light_vs_dark"], ["base", "rise_of_the_demons", "quarmageddon", "qladiator", "quartifacts", "light_vs_dark"],
]  # fmt: skip
CLEANED = re.compile(r" moves \d+ (die|dice) from the Active Pool")


class Ear:
    """Hears a game beside its chronicle: what happened, and what was told of it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chronicle = Chronicle(game, ENGLISH)
        self.events: list[Happening] = []
        self.told: list[Beat] = []
        #: Dice that scored or fell, and have not moved yet; moves that nothing else tells of.
        self.going: set[int] = set()
        self.moves: list[int] = []
        game.listen(self.hear)

    def hear(self, event: Happening) -> None:
        self.events.append(event)
        if event.code in (happenings.DESTROYED, happenings.SCORED):
            self.going.add(event.die)
        elif event.code == happenings.MOVED and not (event.number == USED_PILE and event.die in self.going):
            if not self.is_large(event.die):
                self.moves.append(event.die)
        elif event.code in (happenings.SUMMONED, happenings.READIED, happenings.QUESTED) and self.moves[-1:] == [
            event.die
        ]:
            self.moves.pop()
        if event.code in (happenings.MOVED, happenings.SAVED, happenings.CULLED):
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

    def is_large(self, die: int) -> bool:
        """Whether it is always at hand, so that nobody follows it."""
        return self.game.state.catalog.large[self.game.state.catalog.card_of[die]]

    def name(self, die: int) -> str:
        return card_name(self.game.wilds.cards[self.game.state.catalog.card_of[die]], ENGLISH)


def dice_in(text: str) -> Counter[str]:
    """The dice that a sentence lists, without their faces."""
    listed = re.sub(r" \([^)]*\)", "", text).removesuffix(".")
    listed = re.sub(r" for \d+ (Light |Dark )?Quiddity(, .*)?$", "", listed)
    listed = re.sub(r"^.*? (draws and rolls|draws|rolls|spends|sends) ", "", listed)
    listed = re.sub(r" on (The|Exqualibur).*$", "", listed)
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
    pattern = rf"(?:gains|scores|for) (\d+) (?:Light |Dark )?{what}(?:, .* of it .*)?\.$"
    return sum(int(n) for beat in beats for n in re.findall(pattern, beat.text))


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
    rolled = Counter(ear.name(event.die) for event in events if event.code == happenings.ROLLED)
    drawn = Counter(ear.name(event.die) for event in events if event.code == happenings.DRAWN)
    shown = all_dice(beats, happenings.ROLLED)
    assert rolled <= shown <= rolled + drawn
    assert drawn <= shown
    assert Counter(ear.name(e.die) for e in events if e.code == happenings.SPENT) == all_dice(beats, happenings.SPENT)
    gained = sum(event.number for event in events if event.code == happenings.QUIDDITY)
    assert number_told(beats, "Quiddity") == gained
    lost = sum(event.number for event in events if event.code == happenings.LOST)
    assert number_told(beats, "Glory") == sum(ear.game.state.glory) - sum(glory) + lost
    found = sum(event.code == happenings.FOUND for event in events)
    assert sum(e.code == happenings.GAINED for e in events) - found == sum(b.code == happenings.GAINED for b in beats)
    assert Counter(ear.name(e.die) for e in events if e.code == happenings.QUESTED) == all_dice(
        beats, happenings.QUESTED
    )
    moved = [beat.text for beat in beats if beat.code == happenings.MOVED and not CLEANED.search(beat.text)]
    assert len(ear.moves) == len(moved)
    ear.moves.clear()


@pytest.mark.parametrize("sets", SETS, ids=["-".join(sets) for sets in SETS])
def test_nothing_happens_silently_in_any_box(sets: list[str]) -> None:
    heard: Counter[int] = Counter()
    for seed in range(scaled(4)):
        game = Game.new(["Quinn", "Quill", "Quade"], deal(sets, seed, 3), Rules(turn_limit=40), seed=seed)
        ear = Ear(game)
        before = list(game.state.glory)
        adviser, lot = bot("greedy", seed), Random(seed)
        while not game.over:
            game.take(adviser.choose(game.view()) if lot.random() < 0.6 else lot.choice(game.decision.options))
            heard.update(event.code for event in ear.events)
            look(ear, before)
            before = list(game.state.glory)
        for text in [*ear.texts(), *(part for beat in ear.told for part in beat.sums)]:
            assert not re.search(r"[{}]|-\d|None|\s$|^\s|\.\.$", text)
    assert heard[happenings.TURN]


@budgeted(15)
@given(tables)
def test_every_sentence_is_fit_to_be_read(chosen: Table) -> None:
    game = chosen.game()
    ear = Ear(game)
    for _ in decisions(game, chosen.player()):
        pass
    for text in [*ear.texts(), *(part for beat in ear.told for part in beat.sums)]:
        assert not re.search(r"[{}]|-\d|None|\s$|^\s|\.\.$", text)
    assert all(re.search(r"[.”!]$", text) and "  " not in text for text in ear.texts())


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
    attack = next(beat for beat in ear.told if beat.code == happenings.ATTACKED)
    assert attack.text == "Quinn attacks Monique with a total of 8."
    assert sorted(attack.sums) == ["1  Assistant", "7  Strong Witching Hag: 4 on its face and +3 from Death Charm"]
    at = told_so_far.index(attack.text)
    assert told_so_far[at + 1].endswith("attack 8 is too much for defense 3, and 5 of it is left.")
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
    assert "Quinn attacks Monique with a total of 3. Monique has no Creature to defend." in ear.texts()


def test_clean_up_is_told_with_its_number_of_dice() -> None:
    game = table(turn="Quinn, capture", quinn="active: 2 Basic Quiddity Q1, Assistant Q1", monique="bag: Portal")
    ear = Ear(game)
    game.take("end")
    assert ear.texts()[:2] == [
        "Quinn moves 3 dice from the Active Pool and the Spent Pile to the Used Pile.",
        "Turn 6: Monique.",
    ]


def test_E1_the_classic_clean_up_knows_no_spent_pile() -> None:
    game = table(turn="Quinn, capture", rules="edition=classic", quinn="active: 2 Basic Quiddity Q1, Assistant Q1",
                 monique="bag: Portal")  # fmt: skip
    ear = Ear(game)
    game.take("end")
    assert ear.texts()[0] == "Quinn moves 3 dice from the Active Pool to the Used Pile."


def test_a_portal_that_is_turned() -> None:
    game = table(turn="Quinn, roll", rules="edition=classic", quinn="bag: Portal", dice="Portal, D1")
    ear = Ear(game)
    game.take("roll")
    game.take("turn")
    assert ear.texts()[1] == "Quinn turns Portal to 1 Quiddity."


# -- the other boxes -------------------------------------------------------------------------------

QUEST = "The Search For Exqualibur"


def told_of(game: Game, *options: str) -> list[str]:
    """What is told when these options are taken, with the parts of totals."""
    ear = Ear(game)
    for words in options:
        game.take(words)
        ear.catch_up()
    return [line for beat in ear.told for line in (beat.text, *beat.sums)]


def test_a_challenge_is_told_with_both_sides() -> None:
    game = table(
        "Knight of Quamelot", "Qladiator", "Strong Witching Hag", QUEST,
        turn="Quinn, attack", quinn="ready: Knight of Quamelot C 3/6/8 **, Qladiator C 2/6/5",
        monique="quest Exqualibur: Qladiator C 2/6/5 (Exqualibur A:Exqualibur), Witching Hag C 1/3/3",
    )  # fmt: skip
    taken = ("quest", "choose Knight of Quamelot", "choose Qladiator", "defend Qladiator", "defend Knight of Quamelot")
    told_so_far = told_of(game, *taken)
    assert told_so_far[:9] == [
        "Quinn sends Knight of Quamelot and Qladiator on The Search For Exqualibur.",
        "Quinn challenges Monique on The Search For Exqualibur.",
        "On the quest, Quinn attacks Monique with a total of 13.",
        "7  Knight of Quamelot: 6 on its face and +1 from Knight of Quamelot",
        "6  Qladiator",
        "On the quest, Monique attacks Quinn with a total of 11.",
        "3  Strong Witching Hag",
        "8  Qladiator: 6 on its face and +2 from Exqualibur",
        "Monique defends with Qladiator: attack 13 is too much for defense 7, and 6 of it is left.",
    ]
    for words in (
        "Quinn defends with Knight of Quamelot: attack 11 is too much for defense 9, and 2 of it is left.",
        "Quinn destroys Monique's Qladiator.",
        "Quinn gains 1 Glory.",
        "Monique's Quartifact goes back to The Search For Exqualibur.",
        "Monique destroys Quinn's Knight of Quamelot.",
    ):
        assert words in told_so_far


def test_a_quest_that_is_completed() -> None:
    game = table(
        "Knight of Quamelot", QUEST, turn="Quinn, score", dice="A:Quicksilver Quiver",
        quinn="ready: Assistant C 1/1/2; quest Exqualibur: Knight of Quamelot C 2/5/6 *; bag: 3 Portal",
    )  # fmt: skip
    assert told_of(game, "quest", "enough") == [
        "Quinn completes The Search For Exqualibur.",
        "Quinn's Knight of Quamelot goes to the Used Pile.",
        "Quinn gains 3 Glory.",
        "Quinn rolls The Search For Exqualibur (Quicksilver Quiver).",
        "Quinn finds Quicksilver Quiver.",
        "Quinn's Assistant scores 1 Glory.",
    ]


def test_a_quest_that_fails() -> None:
    game = table(
        "Knight of Quamelot", QUEST, turn="Quinn, score",
        quinn="ready: Assistant C 1/1/2; quest Exqualibur: Knight of Quamelot C 1/3/4; bag: 3 Portal",
    )  # fmt: skip
    assert told_of(game, "quest")[:2] == [
        "Quinn fails on The Search For Exqualibur: it needs level 2, and the Creatures there have 1.",
        "Quinn's Knight of Quamelot goes to the Used Pile.",
    ]


def test_locks() -> None:
    game = table(
        "Quaxos' Eye", "Qladiator",
        quinn="active: Quaxos' Eye L *, Qladiator L *, 2 Basic Quiddity Q1; locked: Qladiator L **",
        monique="ready: Assistant C 1/1/2", clark="locked: Qladiator L *",
    )  # fmt: skip
    assert told_of(game, "unlock Qladiator L * of Clark", "lock Quaxos' Eye", "name Monique", "end")[:5] == [
        "Quinn spends 2 × Basic Quiddity for 2 Quiddity.",
        "Clark's Qladiator is UnLocked.",
        "Quinn Locks Quaxos' Eye in Monique's Locked Area.",
        "Quinn's Qladiator is UnLocked.",
        "Quinn Locks Qladiator.",
    ]


def test_corruption_and_what_it_costs() -> None:
    game = table("Corruption Incantation", quinn="ready: Corruption S", monique="ready: Assistant C 1/1/2")
    assert told_of(game, "cast Corruption")[2:] == [
        "Quinn destroys Monique's Assistant.",
        "Quinn gains Corrupted Quiddity.",
        "Quinn gains Corrupted Quiddity.",
    ]
    game = table(
        "Corrupted Questing Wizard", monique="glory 3",
        quinn="active: Questing Wizard C 3/4/8 **, 3 Basic Quiddity Q1",
    )  # fmt: skip
    assert "Monique loses 1 Glory." in told_of(game, "summon Questing Wizard")


def test_a_creature_that_takes_no_damage() -> None:
    game = table(
        "Quaxos' Quake Dragon", "Quaxos' Scavenging Goblin",
        quinn="ready: Quake Dragon C 2/6/6 *; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Scavenging Goblin C 1/2/2",
    )  # fmt: skip
    assert told_of(game, "end")[2:4] == [
        "Monique defends with Quaxos' Scavenging Goblin: it takes no damage.",
        "Monique's Quaxos' Scavenging Goblin absorbs 3 of the attack.",
    ]


def test_any_damage_destroys() -> None:
    game = table(
        "Voodoo Doll", quinn="ready: Voodoo Doll C 1/3/2; active: Assistant C 1/1/2, Basic Quiddity Q1",
        monique="ready: Quake Dragon C 1/4/4",
    )  # fmt: skip
    assert told_of(game, "end")[2:4] == [
        "Monique defends with Mighty Quake Dragon: any damage from this attack destroys it.",
        "Quinn destroys Monique's Mighty Quake Dragon.",
    ]


def test_light_and_dark() -> None:
    game = table(
        "Lesser Black Cat", "Greater Quartz Golem", "Assistant of Economics", dice="Q1 light",
        quinn="active: Large Quiddity Q2 dark, Assistant ? fresh, Quartz Golem Q2 light, Assistant C 1/1/2",
    )  # fmt: skip
    assert told_of(game, "immediate Assistant", "light", "anchor Black Cat", "choose Quartz Golem") == [
        "Quinn's Assistant of Economics: “Gain 1 Light or 1 Dark Quiddity.”",
        "Quinn spends Assistant of Economics.",
        "Quinn gains 1 Light Quiddity.",
        "Quinn spends Large Quiddity for 2 Dark Quiddity.",
        "Quinn uses the Anchored Spell of Lesser Black Cat: “Re-roll one die in your Active Pool.”",
        "Quinn rolls Greater Quartz Golem (1 Light Quiddity).",
    ]


def test_large_quiddity_dice_come_and_go_untold() -> None:
    game = Game.new(["Quinn", "Quill"], deal(["light_vs_dark"], 3), seed=3)
    ear = Ear(game)
    while game.state.turn < 3:
        game.take(game.decision.options[-1])
    assert not [text for text in ear.texts() if "Large Quiddity goes" in text or "Large Quiddity is set" in text]
    assert any("Large Quiddity (" in text for text in ear.texts())


def test_dice_that_change_hands() -> None:
    game = table(
        "Deathdealer", turn="Quinn, score",
        quinn="ready: Deathdealer C 1/3/2; used: Assistant", monique="used: Portal, Basic Quiddity",
    )  # fmt: skip
    assert told_of(game, "choose Portal of Monique") == [
        "Quinn takes Monique's Portal. It goes to the Used Pile.",
        "Monique takes Quinn's Deathdealer. It goes to the Used Pile.",
    ]
