"""The company at a table: what is said, who watches, and whether they play again. Nothing of it is in the game."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from quarriors.server.company import NAMES, VOICE
from quarriors.server.limits import BUDGETS
from quarriors.server.saying import LONGEST, SAID
from quarriors.server.settings import Settings
from tests.server.clients import BOT, OPEN, Game, Json, Player, Refused, Table, human
from tests.server.serving import inside

pytestmark = pytest.mark.evening


@pytest.fixture(scope="module")
def chatty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A place at a server whose host has switched chat on."""
    db = f"sqlite:///{tmp_path_factory.mktemp('chatty') / 'server.sqlite3'}"
    with inside(Settings(db=db, chat=True, limits=0)) as url, Table(url) as table:
        yield table


def heard(player: Player, kind: str) -> list[Json]:
    """Every message of a kind that somebody was told."""
    return [message for raw in player.raw if (message := json.loads(raw))["type"] == kind]


def until_heard(player: Player, kind: str, times: int = 1) -> Json:
    """Listens until it was told that often; the last of them."""
    return heard(player.until(lambda me: len(heard(me, kind)) >= times), kind)[-1]


def until_watching(player: Player, count: int, *names: str) -> None:
    """Listens until so many watch, of whom some have said who they are."""
    wanted = {"count": count, "names": list(names)}
    player.until(lambda me: [me.welcome, *heard(me, "presence")][-1]["watching"] == wanted)


# -- what is said ----------------------------------------------------------------------------------


def test_everybody_hears_a_phrase_and_no_record_has_it(table: Table) -> None:
    game, (ann, ben) = table.begin(human("Ann"), OPEN, first=0)
    watcher = table.watch(game)
    number = ann.state["number"]
    assert ann.ask("say", phrase="well_played")["number"] == number
    for player in (ann, ben, watcher):
        assert until_heard(player, "said") == {"type": "said", "seat": 0, "phrase": "well_played", "text": None}
    assert table.look(game)["state"]["number"] == number
    assert {event["kind"] for event in table.history(game)} == {"created", "sat", "ready", "started"}
    assert "well_played" not in table.record(game)


def test_it_can_be_said_before_the_game_and_after_it(table: Table) -> None:
    game = table.create(human("Ann"), OPEN)
    table.join(game, "Ben")
    ann, ben = table.sit(game, 0), table.sit(game, 1)
    ben.ask("say", phrase="hello")
    until_heard(ann, "said")
    for player in (ann, ben):
        player.ready()
    ann.until(lambda me: me.state["status"] == "running")
    ann.ask("resign")
    ben.until(lambda me: me.over)
    ann.ask("say", phrase="good_game")
    assert until_heard(ben, "said", 2)["phrase"] == "good_game"


def test_only_phrases_of_the_list_are_said_and_nothing_of_ones_own(table: Table) -> None:
    _, (ann, ben) = table.begin(human("Ann"), OPEN, first=0)
    for wrong in ({"phrase": "you_fool"}, {"phrase": "HELLO"}, {}, {"phrase": "hello", "text": "hello"}):
        with pytest.raises(Refused, match="bad_request"):
            ann.ask("say", **wrong)
    assert ann.welcome["chat"] is False
    with pytest.raises(Refused, match="no_chat"):
        ann.ask("say", text="hello")
    ann.ask("say", phrase="hello")
    until_heard(ben, "said")
    assert len(heard(ben, "said")) == 1


def test_every_phrase_is_known(chatty: Table) -> None:
    assert len(set(SAID)) == len(SAID)
    for at in range(0, len(SAID), int(VOICE.burst)):
        game = chatty.create(human("Ann"), BOT)
        with chatty.sit(game, 0) as ann:
            for phrase in SAID[at : at + int(VOICE.burst)]:
                ann.ask("say", phrase=phrase)
            assert [said["phrase"] for said in heard(ann, "said")] == list(SAID[at : at + int(VOICE.burst)])


def test_whoever_says_too_much_waits(table: Table) -> None:
    game, (ann, ben) = table.begin(human("Ann"), OPEN, first=0)
    for _ in range(int(VOICE.burst)):
        ann.ask("say", phrase="hello")
    with pytest.raises(Refused, match="too_many"):
        ann.ask("say", phrase="hello")
    # another way in is no way around it, and the others may speak
    with pytest.raises(Refused, match="too_many"):
        table.do(game, game.secrets[0], "say", phrase="hello")
    ben.ask("say", phrase="moment")
    assert until_heard(ann, "said", int(VOICE.burst) + 1)["seat"] == 1
    # and a move is never held back by it
    ann.move("roll")


def test_an_address_has_a_budget_for_all_its_players(sqlite_url: str) -> None:
    with inside(Settings(db=sqlite_url)) as url, Table(url) as table:
        for _ in range(int(BUDGETS["say"].burst / VOICE.burst)):
            last = table.create(human("Ann"), BOT)
            for _ in range(int(VOICE.burst)):
                table.do(last, last.secrets[0], "say", phrase="hello")
        # a few tokens may have come back meanwhile
        more = [table.create(human("Ann"), BOT) for _ in range(4)]
        says = [(game, phrase) for game in more for phrase in SAID[: int(VOICE.burst)]]
        with pytest.raises(Refused, match="too_many"):
            any(not table.do(game, game.secrets[0], "say", phrase=phrase) for game, phrase in says)


def test_onlookers_say_nothing(table: Table) -> None:
    game, (_, ben) = table.begin(human("Ann"), OPEN, first=0, public=True)
    watcher = table.watch(game)
    with pytest.raises(Refused, match="forbidden"):
        watcher.ask("say", phrase="hello")
    with pytest.raises(Refused, match="forbidden"):
        watcher.ask("rematch_answer", agree=True)
    assert heard(ben, "said") == []


def test_lines_of_ones_own_where_the_host_allows_it(chatty: Table) -> None:
    game, (ann, ben) = chatty.begin(human("Ann"), OPEN, first=0)
    assert ann.welcome["chat"] is True
    for text in (
        'Hi <b>Ben</b> & "all"!',
        "  two   blanks ",
        "سلام\u200cها",
        "👩\u200d🚀 gl hf ❤\ufe0f",
        "x" * LONGEST,
    ):
        table_seat = chatty.create(human("Ann"), OPEN)
        chatty.join(table_seat, "Ben")
        with chatty.sit(table_seat, 0) as speaker, chatty.sit(table_seat, 1) as listener:
            speaker.ask("say", text=text)
            assert until_heard(listener, "said")["text"] == " ".join(text.split())
    assert heard(ben, "said") == []
    assert "sat" in {event["kind"] for event in chatty.history(game)}


@pytest.mark.parametrize(
    "text",
    [
        " ", "\u3164", "\u200b", "a\nb", "a\x00b", "a\x1b[31mb", "\u202egnp.exe", "a\u2066b", "\ufeffhi", "\u00ad",
        "\u200d", "\ufe0f", "x" * (LONGEST + 1), "x" * 900, "Z" + "\u0301" * 30, "a\u2028b", "\ue000", "a\U000e0041",
    ],
)  # fmt: skip
def test_what_cannot_be_seen_or_never_ends_is_no_line(chatty: Table, text: str) -> None:
    game = chatty.create(human("Ann"), BOT)
    with chatty.sit(game, 0) as ann:
        with pytest.raises(Refused, match="bad_text"):
            ann.ask("say", text=text)
        assert heard(ann, "said") == []


# -- who watches -----------------------------------------------------------------------------------


def test_players_see_who_watches(table: Table) -> None:
    game, (ann, ben) = table.begin(human("Ann"), OPEN, first=0, public=True)
    assert ann.welcome["watching"] == {"count": 0, "names": []}
    zoe = table.watch(game)
    until_watching(ann, 1)
    assert zoe.ask("name", name=" Zoe ")["name"] == "Zoe"
    until_watching(ann, 1, "Zoe")
    table.watch(game)
    until_watching(ben, 2, "Zoe")
    assert table.watch(game).welcome["watching"]["names"] == ["Zoe"]
    zoe.ask("name", name="")
    until_watching(ben, 3)
    zoe.close()
    until_watching(ann, 2)


def test_nobody_watches_under_a_name_that_is_taken_or_cannot_be_seen(table: Table) -> None:
    game, (ann, _) = table.begin(human("Paolo"), OPEN, first=0)
    first, second = table.watch(game), table.watch(game)
    for name in ("\u3164", "a\u202eb", "x:y"):
        with pytest.raises(Refused, match="bad_name"):
            first.ask("name", name=name)
    first.ask("name", name="Рaоlо")
    second.ask("name", name="Zoe")
    until_watching(ann, 2, "Zoe")
    first.ask("name", name="ZOE")
    table.watch(game)
    ann.until(lambda me: heard(me, "presence")[-1]["watching"]["count"] == 3)
    assert len(heard(ann, "presence")[-1]["watching"]["names"]) == 1
    with pytest.raises(Refused, match="bad_request"):
        ann.ask("name", name="Ann")


def test_of_many_who_come_at_once_is_told_in_a_few_words(table: Table) -> None:
    game, (ann, _) = table.begin(human("Ann"), OPEN, first=0)
    before = len(heard(ann, "presence"))
    watchers = [table.watch(game) for _ in range(NAMES + 3)]
    for watcher, letter in zip(watchers, "abcdefghjkmnpqr", strict=True):
        watcher.send("name", name=f"Fan {letter}")

    def all_told(me: Player) -> bool:
        told = [me.welcome, *heard(me, "presence")][-1]["watching"]
        return (told["count"], len(told["names"])) == (NAMES + 3, NAMES)

    ann.until(all_told)
    assert len(heard(ann, "presence")) - before < 2 * len(watchers)


# -- playing again ---------------------------------------------------------------------------------


def ended(table: Table) -> tuple[Game, Player, Player]:
    """A game of two that is over."""
    game, (ann, ben) = table.begin(human("Ann"), OPEN, first=0)
    ann.ask("resign")
    for player in (ann, ben):
        player.until(lambda me: me.over)
    return game, ann, ben


def test_the_other_is_asked_once_and_then_the_table_is_laid(table: Table) -> None:
    game, ann, ben = ended(table)
    assert ann.ask("rematch", wilds="same", ask=True)["game"] is None
    asked = {"seat": 0, "wilds": "same", "asked": [1], "agreed": []}
    for player in (ann, ben):
        assert until_heard(player, "again") == {"type": "again", "offer": asked, "declined": None}
    # who asks twice has asked once
    ann.ask("rematch", wilds="new", ask=True)
    assert table.sit(game, 1).welcome["offer"] == asked
    assert table.look(game)["state"]["rematch"] is None
    next_game = ben.ask("rematch_answer", agree=True)["game"]
    assert ann.until_event("rematch")["game"] == next_game
    assert table.get(f"/api/games/{next_game}", game.secrets[1])["dealt"] == "same"
    assert table.sit(game, 0).welcome["offer"] is None


def test_who_would_like_to_play_again_too_agrees(table: Table) -> None:
    _, ann, ben = ended(table)
    ann.ask("rematch", ask=True)
    until_heard(ben, "again")
    assert ben.ask("rematch", ask=True)["game"] == ann.until_event("rematch")["game"]


def test_a_no_and_a_change_of_mind(table: Table) -> None:
    game, ann, ben = ended(table)
    ann.ask("rematch", ask=True)
    until_heard(ben, "again")
    ben.ask("rematch_answer", agree=False)
    assert until_heard(ann, "again", 2) == {"type": "again", "offer": None, "declined": 1}
    with pytest.raises(Refused, match="no_request"):
        ben.ask("rematch_answer", agree=True)
    ann.ask("rematch", ask=True)
    ann.ask("rematch_answer", agree=False)
    assert until_heard(ben, "again", 4)["declined"] == 0
    assert table.look(game)["state"]["rematch"] is None


def test_three_all_have_to_agree(table: Table) -> None:
    _, (ann, ben, eve) = table.begin(human("Ann"), OPEN, OPEN, first=0, rules={"turn_limit": 3})
    ann.ask("resign")
    ben.ask("resign")
    for player in (ann, ben, eve):
        player.until(lambda me: me.over)
    ben.ask("rematch", ask=True)
    until_heard(eve, "again")
    assert ann.ask("rematch_answer", agree=True)["game"] is None
    assert until_heard(eve, "again", 2)["offer"]["agreed"] == [0]
    assert eve.ask("rematch_answer", agree=True)["game"] == ben.until_event("rematch")["game"]


def test_nobody_is_asked_where_nobody_is(table: Table) -> None:
    game, ann, ben = ended(table)
    ben.close()
    ann.until(lambda me: me.present == [0])
    next_game = ann.ask("rematch", ask=True)["game"]
    assert next_game
    assert table.sit(game, 1).state["rematch"] == next_game
    _, (eve,) = table.begin(human("Eve"), BOT, first=0)
    eve.ask("resign")
    eve.until(lambda me: me.over)
    assert eve.ask("rematch", ask=True)["game"]


def test_before_the_end_nobody_asks_for_the_next_game(table: Table) -> None:
    _, (ann, _) = table.begin(human("Ann"), OPEN, first=0)
    with pytest.raises(Refused, match="not_over"):
        ann.ask("rematch", ask=True)
    with pytest.raises(Refused, match="no_request"):
        ann.ask("rematch_answer", agree=True)
