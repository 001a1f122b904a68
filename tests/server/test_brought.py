"""Games that strangers bring along: what cannot be played is refused in words, and harms nobody."""

from __future__ import annotations

import pytest

from quarriors.server import history
from quarriors.server.settings import Settings
from tests.server.brought import HOSTILE, brought
from tests.server.clients import BOT, Refused, Table, human
from tests.server.serving import inside


def test_a_record_is_gone_on_with(table: Table) -> None:
    game, (ann,) = table.begin(human("Ann"), BOT, record=brought())
    assert ann.state["standing"] == "practice"
    assert table.look(game)["state"]["status"] == "running"


@pytest.mark.parametrize("wrong", HOSTILE)
def test_a_record_that_cannot_be_is_refused(table: Table, wrong: str) -> None:
    record, said = HOSTILE[wrong]
    with pytest.raises(Refused) as refused:
        table.create(human("Ann"), BOT, record=record)
    assert (refused.value.id, refused.value.status) == ("bad_setup", 422)
    assert said in refused.value.text


def test_records_are_read_one_after_the_other(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the thread for all that takes long, so that no number of them takes more than one."""
    asked: list[object] = []
    work_out = history.History.work_out

    async def watched(self: history.History, work: object) -> object:
        asked.append(work)
        return await work_out(self, work)  # type: ignore[arg-type]

    monkeypatch.setattr(history.History, "work_out", watched)
    with inside(Settings(db=sqlite_url, limits=0)) as url, Table(url) as table:
        table.create(human("Ann"), BOT)
        assert not asked
        table.create(human("Ann"), BOT, record=brought())
        assert len(asked) == 1
