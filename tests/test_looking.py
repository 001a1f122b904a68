"""Looking at a table by name: players, piles, dice, the Wilds, an attack; and who asks in a decision."""

from __future__ import annotations

from functools import partial

import pytest

from quarriors import Game, QuarriorsError, deal, replay, write_record
from quarriors.bots import bot
from quarriors.engine.errors import NotThere
from quarriors.engine.happenings import Happening
from quarriors.testing import find_die, take
from tests.table import table

HAG = "Witching Hag C 1/3/3"

# -- the table --------------------------------------------------------------------------------------------


def test_players_and_their_piles() -> None:
    game = table(
        quinn=f"glory 3; ready: {HAG}; active: Assistant C 1/1/2, Portal Q1; used: 2 Assistant", monique="glory 5"
    )
    seen = game.table()
    assert [(mat.name, mat.glory, mat.is_active) for mat in seen.players] == [("Quinn", 3, True), ("Monique", 5, False)]
    assert [str(die) for die in seen.pile("Quinn", "ready")] == [HAG]
    assert seen.pile("quinn", "used") == seen.pile(0, "used") == seen.player("Quinn").pile("used")
    assert [die.name for die in seen.pile("Quinn", "used")] == ["Assistant", "Assistant"]
    assert [die.name for die in seen.active.creatures] == ["Witching Hag"]
    assert (seen.turn, seen.phase, seen.goal) == (5, "ready", game.state.goal)
    assert repr(seen) == "<table of Quinn 3, Monique 5: turn 5, Quinn, ready>"


def test_a_die_tells_what_it_is_and_shows() -> None:
    game = table(
        "Strong Witching Hag",
        "Life Cantrip",
        quinn=f"ready: {HAG} (Life S); used: Assistant; active: Quake Dragon C 2/6/6 *",
    )
    hag, life = game.table().pile("Quinn", "ready")
    assert (hag.name, hag.card.name, hag.face, hag.owner, hag.zone) == (
        "Witching Hag", "Strong Witching Hag", "C 1/3/3", "Quinn", "ready",
    )  # fmt: skip
    assert (hag.level, hag.attack, hag.defense, hag.glory) == (1, 3, 7, hag.card.glory)
    assert hag.is_creature
    assert hag.attached == (life,)
    assert life.carrier == hag
    assert life.is_spell
    (dragon,) = game.table().pile(0, "active")
    assert (dragon.level, dragon.attack, dragon.defense, dragon.glory, dragon.is_creature) == (2, 6, 6, 0, False)
    (assistant,) = game.table().pile(0, "used")
    assert (assistant.face, assistant.level, assistant.attack, assistant.carrier) == ("", -1, -1, None)
    assert repr(assistant) == f"<d{assistant.number} Assistant, Quinn: used>"


def test_a_die_is_followed_wherever_it_goes() -> None:
    game = table(quinn="active: Assistant C 1/1/2, Basic Quiddity Q1", monique="ready: Deathdealer C 1/3/2")
    coin, assistant = game.table().pile("Quinn", "active")
    take(game, "summon Assistant")
    assert (assistant.zone, coin.zone) == ("ready", "spent")
    assert assistant.attack_on("Monique") == 1
    assert assistant.attack_on("Quinn") == 0


def test_numbers_are_those_of_now() -> None:
    """What a card gives is counted; against whom matters."""
    game = table("Mighty Witching Hag", quinn="ready: Quake Dragon C 2/6/6 *", monique="ready: Witching Hag C 2/4/5")
    dragon = game.table().die(find_die(game, "Quake Dragon"))
    assert dragon.attack == dragon.attack_on("Monique") == game.state.attack(dragon.number, 1) < 6


def test_a_copy_shows_another_card() -> None:
    game = table(
        "Strong Primordial Ooze", "Witching Hag", quinn=f"ready: Primordial Ooze as {HAG}", monique=f"ready: {HAG}"
    )
    (ooze,) = game.table().pile("Quinn", "ready")
    assert (ooze.name, ooze.shown.die.name, ooze.face) == ("Primordial Ooze", "Witching Hag", "C 1/3/3")


def test_the_wilds_and_their_prices() -> None:
    game = table("Quake Dragon", turn="Quinn, capture", quinn="active: 3 Basic Quiddity Q2")
    seen = game.table()
    dragon = seen.card("Quake Dragon")
    assert (dragon.left, dragon.price, dragon.card.kind) == (5, dragon.card.cost, "creature")
    assert (seen.quiddity, seen.light, seen.dark, seen.captures) == (6, 0, 0, 1)
    assert [pile.card.name for pile in seen.wilds] == [card.name for card in game.wilds.cards]
    assert seen.quests == ()
    before = seen.card("Portal").left
    take(game, "capture Portal")
    assert seen.card("base/portal").left == before - 1


def test_quests() -> None:
    game = table("The Search For Exqualibur", turn="Quinn, capture", monique="quest Exqualibur: Assistant C 1/1/2")
    seen = game.table()
    assert [pile.card.name for pile in seen.quests] == ["The Search For Exqualibur"]
    assert seen.quests[0].price == -1
    monique = seen.player("Monique")
    assert monique.quest is seen.quests[0].card
    assert monique.pile("quest")[0].level == 1
    assert seen.player("Quinn").quest is None


def test_an_attack_under_way() -> None:
    game = table(
        turn="Quinn, attack", quinn=f"ready: {HAG}", monique="ready: Scavenging Goblin C 1/2/2, Quake Dragon C 1/4/4"
    )
    battle = game.table().attack
    assert battle is not None
    assert [str(die) for die in battle.attackers] == [HAG]
    assert (battle.total("Monique"), battle.is_counted("Monique"), battle.is_challenge) == (3, True, False)
    take(game, "Monique: defend Scavenging Goblin")
    assert game.table().attack is None


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        (lambda t: t.pile("Clark", "ready"), "no player 'Clark' sits at this table; there is: Quinn, Monique"),
        (lambda t: t.pile(2, "ready"), r"no player 2 sits at this table; .* \(seats 0 to 1\)"),
        (lambda t: t.player(True), "no player True"),
        (lambda t: t.pile("Quinn", "wilds"), "a player has no zone 'wilds'; there is: bag, active, ready, locked"),
        (lambda t: t.pile("Quinn", 2), "a player has no zone 2"),
        (lambda t: t.die(1000), "no die has the number 1000; there is: 0 to"),
        (lambda t: t.die("Portal"), "no die has the number 'Portal'"),
        (lambda t: t.card("Toll Behemoth"), "no card 'Toll Behemoth' is in this game; there is: Basic Quiddity"),
        (lambda t: t.card(-1), "no card -1"),
    ],
)
def test_what_is_not_there_is_said_with_what_is(ask: object, says: str) -> None:
    assert callable(ask)
    with pytest.raises(NotThere, match=says):
        ask(table().table())
    assert issubclass(NotThere, QuarriorsError)


def test_a_view_has_the_same_readers() -> None:
    game = table(quinn=f"ready: {HAG}; active: Assistant C 1/1/2, Portal Q1")
    view = game.view()
    assert [str(die) for die in view.pile("Quinn", "ready")] == [HAG]
    assert view.table().phase == "ready"
    take(game, "end")
    assert view.table().phase == "ready"


# -- who asks ---------------------------------------------------------------------------------------------


def test_a_scoring_ability_says_which_die_asks() -> None:
    game = table("Strong Witching Hag", turn="Quinn, score", quinn=f"ready: {HAG}; used: 2 Quake Dragon, Assistant")
    asked = game.decision
    assert game.table().card(asked.card).card.name == "Strong Witching Hag"
    assert game.table().die(asked.die).name == "Witching Hag"
    assert (asked.window, asked.total) == ("", -1)


def test_a_protection_shows_the_total_it_would_answer() -> None:
    game = table(
        "Life Spell", "Shaping Cantrip", turn="Quinn, attack", quinn="ready: Quake Dragon C 2/6/6 *, Assistant C 1/1/2",
        monique=f"ready: {HAG}, Life S, Shaping S",
    )  # fmt: skip
    asked = game.decision
    assert (game.players[asked.player], asked.kind, asked.window) == ("Monique", "cast", "protection")
    assert asked.total == 7
    battle = game.table().attack
    assert battle is not None
    assert not battle.is_counted("Monique")
    take(game, "pass")
    assert battle.is_counted("Monique")
    asked = game.decision
    assert (asked.kind, asked.window, asked.total) == ("cast", "rescue", -1)
    assert game.table().die(asked.die).name == "Witching Hag"


def _note_total(totals: list[int], happening: Happening) -> None:
    if happening.kind == "attacked":
        totals.append(happening.number)


def test_what_a_protection_answers_is_what_is_counted() -> None:
    """In many games: the total shown to the last who may react is the total that is then counted."""
    seen = 0
    for seed in range(24):
        game = Game.new(["Quinn", "Monique"], deal(seed=seed, cards=["Life Spell", "Ghostly Spirit"]), seed=seed)
        totals: list[int] = []
        game.listen(partial(_note_total, totals))
        player = bot("random", seed)
        while not game.over:
            asked = game.decision
            totals.clear()
            game.take("pass" if asked.window == "protection" else player.choose(game.view()))
            if asked.window == "protection" and totals:
                seen += 1
                assert totals[0] == asked.total
    assert seen > 5


# -- the words of a copy that is to copy another ------------------------------------------------------------


def test_a_copy_that_copies_another_reads_the_right_way_round() -> None:
    game = table(
        "Strong Primordial Ooze",
        "Witching Hag",
        quinn=f"ready: Primordial Ooze as {HAG}",
        monique=f"ready: {HAG}, Assistant C 1/1/2",
    )
    assert game.all_words()[0] == f"copy another with Primordial Ooze as {HAG}"
    for words in (
        "copy another",
        "copy another with Primordial Ooze",
        f"copy Primordial Ooze as {HAG}",
        "copy Primordial",
    ):
        again = game.clone()
        again.take(words)
        assert again.decision.kind == "choose" or "as Assistant" in str(again.table().pile("Quinn", "ready")[0])
    again = replay(write_record(game))
    assert again.all_words() == game.all_words()
