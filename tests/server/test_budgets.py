"""What costs more than a moment has a budget, and is done beside the games that go on."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from difflib import SequenceMatcher
from time import monotonic

import pytest

from quarriors.server import rewinding
from quarriors.server.archive import MainLine
from quarriors.server.errors import Refusal
from quarriors.server.limits import BUDGETS, Allowance
from quarriors.server.messages import Deal
from quarriors.server.setting_up import look_at
from quarriors.server.settings import Settings
from quarriors.sets import every_box
from tests.server.clients import BOT, OPEN, Refused, Table, human
from tests.server.serving import inside

pytestmark = pytest.mark.evening


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which games were followed again, one for each time."""
    threads: list[str] = []

    class Watched(MainLine):
        def __init__(self, rows: object) -> None:
            threads.append(threading.current_thread().name)
            super().__init__(rows)  # type: ignore[arg-type]

    monkeypatch.setattr(rewinding, "MainLine", Watched)
    return threads


@pytest.fixture
def table(sqlite_url: str) -> Iterator[Table]:
    """A place at a server with its ordinary limits."""
    with inside(Settings(db=sqlite_url)) as url, Table(url) as opened:
        yield opened


def test_a_far_undo_that_changes_nothing_follows_nothing(table: Table, followed: list[str]) -> None:
    _, (ann,) = table.begin(human("Ann"), BOT, first=0)
    ann.move("roll")
    now = ann.state["decision"]["number"]
    for to in (0, 1, 2, now, now + 1, 2**31 - 1):
        with pytest.raises(Refused, match="nothing_to_undo"):
            ann.undo_far(to=to)
    with pytest.raises(Refused, match="stale"):
        ann.ask("undo", answers=now - 1, to=0, far=True)
    assert followed == []


def test_the_same_question_is_asked_once(table: Table, followed: list[str]) -> None:
    _, (ann, bob) = table.begin(human("Ann"), OPEN, first=0)
    before = ann.state["decision"]["number"]
    ann.move("roll")
    for _ in range(3):
        ann.undo_far(to=before)
    assert len(followed) == 1
    asked = bob.until_event("undo_asked")["number"]
    bob.ask("undo_answer", asked=asked, agree=True)
    assert ann.until_event("undo")["to"] == before
    assert len(followed) == 2


def test_games_are_followed_beside_the_event_loop(table: Table, followed: list[str]) -> None:
    _, (ann,) = table.begin(human("Ann"), BOT, first=0)
    ann.move("roll")
    ann.undo_far()
    assert [name.rpartition("_")[0] for name in followed] == ["quarriors-rewinding"]


def test_a_decision_that_was_taken_back_is_no_longer_there(table: Table) -> None:
    _, (ann,) = table.begin(human("Ann"), BOT, first=0)
    ann.move("roll")
    rolled = ann.state["decision"]["number"]
    ann.undo_far()
    ann.move("roll")
    with pytest.raises(Refused, match="nothing_to_undo"):
        ann.undo_far(to=rolled)


def test_going_far_back_has_a_budget(table: Table, followed: list[str]) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, first=0)
    with pytest.raises(Refused) as no:  # noqa: PT012
        for _ in range(int(BUDGETS["undo"].burst) + 5):
            ann.move("roll")
            ann.undo_far()
    assert no.value.id == "too_many"
    assert len(followed) <= BUDGETS["undo"].burst + 2
    before = ann.number
    answer = table.http.post(
        f"/api/games/{game.id}/do",
        json={"type": "undo", "answers": ann.state["decision"]["number"], "far": True},
        headers={"Authorization": f"Bearer {game.secrets[0]}"},
    )
    assert (answer.status_code, int(answer.headers["Retry-After"]) >= 1) == (429, True)
    assert ann.ask("ping")["number"] == before, "nothing was lost by it"


def test_a_rematch_costs_as_much_as_a_new_game(table: Table) -> None:
    game, (ann, bob) = table.begin(human("Ann"), OPEN)
    with pytest.raises(Refused, match="not_over"):
        ann.ask("rematch")
    bob.ask("resign")
    ann.until(lambda me: me.over)
    with pytest.raises(Refused, match="too_many"):  # noqa: PT012
        while True:
            table.create(human("Ann"), BOT)
    with pytest.raises(Refused, match="too_many"):
        ann.ask("rematch")
    with pytest.raises(Refused, match="too_many"):
        table.do(game, game.secrets[1], "rematch")
    assert table.look(game)["state"]["rematch"] is None


def test_an_address_has_a_budget_for_the_messages_of_all_its_connections(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BUDGETS, "messages", Allowance(30, 20))
    with inside(Settings(db=sqlite_url)) as url, Table(url) as table:
        game, _ = table.begin(human("Ann"), BOT, public=True)
        watchers = [table.watch(game) for _ in range(4)]
        begun = monotonic()
        for watcher in watchers:
            for _ in range(20):
                watcher.send("ping")
        for watcher in watchers:
            watcher.ask("ping")
        assert monotonic() - begun > 2, "84 messages, of which 30 may come at once and 20 each second"
        assert 'quarriors_rate_limited_total{kind="messages"}' in table.text("/metrics")


def test_names_that_nobody_knows_are_compared_with_few(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[object] = []
    ratio = SequenceMatcher.ratio

    def counting(self: SequenceMatcher[str]) -> float:
        compared.append(self)
        return ratio(self)

    monkeypatch.setattr(SequenceMatcher, "ratio", counting)
    everything = [box.id for box in every_box()]
    for names in (["x" * 100] * 60, ["quake dragon " * 7] * 60, ["zzzzzzzzzzzzzzzz"] * 60):
        with pytest.raises(Refusal, match="bad_setup"):
            look_at(Deal(wilds=names, sets=everything))
    assert len(compared) < 20
    with pytest.raises(Refusal, match="did you mean 'Quake Dragon'"):
        look_at(Deal(wilds=["Quack Dragon"]))


def test_looking_at_wilds_has_a_budget(table: Table) -> None:
    with pytest.raises(Refused) as no:  # noqa: PT012
        for _ in range(int(BUDGETS["deal"].burst) + 40):
            table.post("/api/deal", {"seed": 7})
    assert (no.value.id, no.value.status) == ("too_many", 429)
