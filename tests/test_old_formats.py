"""What earlier versions wrote still reads: positions in the middle of every kind of work, and records of every box."""

from pathlib import Path

import pytest

from quarriors import CALLER, read_position, replay, write_position

FIXTURES = Path(__file__).parent / "fixtures"
POSITIONS = sorted((FIXTURES / "positions-1").glob("*.txt"))
RECORDS = sorted((FIXTURES / "records-1").glob("*.txt"))


def _remark(text: str, head: str) -> list[str]:
    return [line.removeprefix(head) for line in text.splitlines() if line.startswith(head)]


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_of_the_first_format_is_at_the_same_decision(path: Path) -> None:
    text = path.read_text("utf-8")
    game = read_position(text, chance=CALLER)
    assert [f"{game.decision.player} {game.decision.kind}"] == _remark(text, "// decides: ")
    assert sorted(game.all_words()) == sorted(_remark(text, "// offers: "))
    again = write_position(game)
    assert write_position(read_position(again, chance=CALLER)) == again


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_a_position_of_the_first_format_plays_on(path: Path) -> None:
    game = read_position(path.read_text("utf-8"), seed=path.stem)
    for _ in range(200):
        if game.over:
            return
        game.take(game.decision.options[0])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_the_first_format_replays(path: Path) -> None:
    assert len(replay(path.read_text("utf-8")).state.log) > 100
