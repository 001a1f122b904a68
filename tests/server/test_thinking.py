"""Bots in processes of their own: good ones play as they do at home, bad ones harm nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path

import pytest
import uvloop

from quarriors import Game, Rules, Seat, View, deal
from quarriors.bots import GreedyBot, bot, names
from quarriors.engine.errors import SetupError
from quarriors.server.botprocess import Mind, question_of
from quarriors.server.ports import BotFailed, Stopped
from quarriors.server.thinking import SPARES, Thinkers

pytestmark = pytest.mark.evening

BAD = "tests.server.bad_bots"
#: Long enough for anything that comes at all.
PATIENCE = 60.0

Run = Callable[[Coroutine[None, None, None]], None]


@pytest.fixture(params=["uvloop", pytest.param("asyncio", marks=pytest.mark.evening)])
def run(request: pytest.FixtureRequest) -> Run:
    """Runs a test on a loop of that kind."""

    def run(test: Coroutine[None, None, None]) -> None:
        patient = asyncio.wait_for(test, PATIENCE * 2)
        if request.param == "uvloop":
            uvloop.run(patient)
        else:
            asyncio.run(patient)

    return run


@contextlib.asynccontextmanager
async def thinkers(
    processes: int = 1, seconds: float = PATIENCE, modules: tuple[str, ...] = (BAD,), memory: int = 0
) -> AsyncIterator[Thinkers]:
    thinking = Thinkers(processes, seconds, modules, memory)
    await thinking.start()
    pids = thinking.pids
    assert len(pids) == processes
    try:
        yield thinking
    finally:
        pids += thinking.pids
        await thinking.stop()
        assert not thinking.pids
        assert not any(is_running(pid) for pid in pids)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # Orphans that have ended may wait for whoever is first among processes to take note of it.
    stat = Path(f"/proc/{pid}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def new_game(seed: int = 7, players: int = 2, boxes: tuple[str, ...] = ("base",)) -> Game:
    seats = [Seat(f"Player {seat}", auto_roll=seat == 1) for seat in range(players)]
    return Game.new(seats, deal(list(boxes), seed, players), seed=seed)


def at_a_menu() -> View:
    game = new_game()
    game.take("roll")
    assert len(game.decision.options) > 1
    return game.view()


async def failure(thinking: Thinkers, bot: str, view: View) -> BotFailed:
    with pytest.raises(BotFailed) as failed:
        await thinking.choose(bot, "a seat", view)
    return failed.value


# -- good bots -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_as_it_does_at_home(run: Run, players: int) -> None:
    async def test() -> None:
        async with thinkers() as thinking:
            games = [
                new_game(1, players),
                new_game(2, players, ("base", "qladiator", "quartifacts")),
                new_game(3, players, ("light_vs_dark",)),
            ]
            await asyncio.gather(*(play(thinking, game) for game in games))

    async def play(thinking: Thinkers, game: Game) -> None:
        at_home = GreedyBot()
        while not game.over and game.state.turn < 30:
            view = game.view()
            chosen = await thinking.choose("greedy", f"{id(game)}", view)
            assert chosen == str(at_home.choose(view))
            game.take(chosen)

    run(test())


def test_chance_is_of_the_seed(run: Run) -> None:
    async def test() -> None:
        async with thinkers() as thinking:
            game = new_game()
            randy = bot("random", "Randy")
            for _ in range(50):
                view = game.view()
                chosen = await thinking.choose("random", "Randy", view)
                assert chosen == str(randy.choose(view))
                game.take(chosen)

    run(test())


def test_a_bot_stays_at_its_seat(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        options = [str(option) for option in view.options]
        async with thinkers() as thinking:
            for option in options:
                assert await thinking.choose("counter", "mine", view) == option
            assert await thinking.choose("counter", "another's", view) == options[0]

    run(test())


def test_the_dice_to_come_are_not_shown(run: Run) -> None:
    async def test() -> None:
        async with thinkers() as thinking:
            game = new_game()
            for _ in range(20):
                game.take(await thinking.choose("peeper", "a seat", game.view()))

    run(test())


def test_a_view_is_the_same_in_the_process() -> None:
    class Witness:
        def choose(self, view: View) -> object:
            seen.append(view)
            return view.options[0]

    seen: list[View] = []
    rules = Rules(captures=2, expert_culling=True)
    game = Game.new([Seat("Ann", pay_by_hand=True), Seat("Ben", auto_roll=True)], deal(seed=5), rules, seed=5)
    mind = Mind()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("quarriors.server.botprocess.bot", lambda name, seed: Witness())
        for _ in range(60):
            view = game.view()
            assert mind.answer(question_of("witness", "", view)) == ("chosen", str(view.options[0]))
            assert seen[-1].state.data() == view.state.data()
            assert (seen[-1].decision, seen[-1].player) == (view.decision, view.player)
            assert (seen[-1].rules, seen[-1].players) == (view.rules, view.players)
            game.take(game.decision.options[-1])
    assert len({id(view.state.catalog) for view in seen}) == 1


def test_modules_bring_bots_along(run: Run) -> None:
    async def test() -> None:
        async with thinkers() as thinking:
            assert {"greedy", "random", "sleeper"} <= set(thinking.names)
        async with thinkers(modules=()) as thinking:
            assert thinking.names == names()

    run(test())


# -- bad bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "why", "detail"),
    [
        ("crasher", "crashed", "its process ended with status 7"),
        ("raiser", "raised", "RuntimeError: I do not like this game"),
        ("quitter", "raised", "SystemExit: I am off"),
        ("cheater", "illegal", "'capture c5' is not offered; there is: "),
        ("scribbler", "illegal", "'my best move' is not offered; there is: "),
        ("nobody", "raised", "no bot is named 'nobody'; there is: "),
    ],
)
def test_a_bad_bot_fails_alone(run: Run, name: str, why: str, detail: str) -> None:
    async def test() -> None:
        view = at_a_menu()
        expected = str(GreedyBot().choose(view))
        async with thinkers() as thinking:
            for _ in range(3):
                asked = [asyncio.create_task(thinking.choose("greedy", f"{at}", view)) for at in range(5)]
                failed = await failure(thinking, name, view)
                good = await asyncio.gather(*asked)
                assert failed.why == why
                assert detail in failed.detail
                assert good == [expected] * 5

    run(test())


@pytest.mark.parametrize("name", ["sleeper", "spinner", "rock"])
def test_a_bot_out_of_time_is_ended(run: Run, name: str) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers(seconds=1.5) as thinking:
            before = thinking.pids
            failed, good = await asyncio.gather(
                failure(thinking, name, view), thinking.choose("greedy", "a seat", view)
            )
            assert (failed.why, failed.detail) == ("slow", "no answer within 1.5 seconds")
            assert good == str(GreedyBot().choose(view))
            assert not set(before) & set(thinking.pids)
            assert await thinking.choose("greedy", "a seat", view) == good

    run(test())


def test_stuck_bots_hold_up_no_others(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers(processes=2) as thinking:
            stuck = [asyncio.create_task(thinking.choose("sleeper", f"{at}", view)) for at in range(10)]
            await asyncio.gather(*(thinking.choose("greedy", f"{at}", view) for at in range(100)))
            assert not any(task.done() for task in stuck)
            assert thinking.queued == len(stuck) - (2 + SPARES - 1)
            assert len(thinking.pids) <= 2 + SPARES
            for task in stuck:
                task.cancel()

    run(test())


def test_a_stuck_bot_does_not_hold_up_its_like(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers() as thinking:
            stuck = asyncio.create_task(thinking.choose("moody", "asleep", view))
            for at in range(10):
                await thinking.choose("moody", f"awake {at}", view)
            assert not stuck.done()
            stuck.cancel()

    run(test())


def test_a_game_that_thinks_much_lets_others_go_first(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        served: list[str] = []

        async def ask(game: str, seed: str) -> None:
            await thinking.choose("ponderer", seed, view, game)
            served.append(game)

        async with thinkers() as thinking:
            asked = [asyncio.create_task(ask("greedy for time", f"{at}")) for at in range(4)]
            await asyncio.sleep(0)
            await asyncio.gather(*asked, ask("modest", "a seat"))
        assert served == ["greedy for time", "modest", *["greedy for time"] * 3]

    run(test())


def test_games_of_bots_alone_come_last_and_take_no_spare(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers() as thinking:
            alone = [asyncio.create_task(thinking.choose("sleeper", f"{at}", view, f"g{at}", True)) for at in range(6)]
            await asyncio.sleep(0)
            await asyncio.gather(*(thinking.choose("ponderer", f"{at}", view, f"h{at}") for at in range(3)))
            assert thinking.queued == 5
            for task in alone:
                task.cancel()

    run(test())


@pytest.mark.evening
def test_waiting_is_not_thinking(run: Run) -> None:
    """Eight that take their time one after another take longer than one may."""

    async def test() -> None:
        view = at_a_menu()
        async with thinkers(seconds=2.0) as thinking:
            await asyncio.gather(*(thinking.choose("ponderer", f"{at}", view) for at in range(8)))

    run(test())


def test_a_bot_that_talks_disturbs_nobody(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers() as thinking:
            pids = thinking.pids
            for _ in range(3):
                assert await thinking.choose("chatterer", "a seat", view) == str(view.options[0])
            assert thinking.pids == pids

    run(test())


# -- memory --------------------------------------------------------------------------------------------


@pytest.mark.evening
def test_a_bot_cannot_eat_up_the_memory(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers(memory=256 << 20) as thinking:
            failed, good = await asyncio.gather(
                failure(thinking, "hog", view), thinking.choose("greedy", "a seat", view)
            )
            assert failed.why == "crashed"
            assert "it needs more memory than there is for it" in failed.detail
            assert good == str(GreedyBot().choose(view))

    run(test())


def test_who_finds_no_memory_left_by_another_is_not_to_blame(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers(memory=256 << 20) as thinking:
            assert await thinking.choose("miser", "a seat", view)
            assert await thinking.choose("hungry", "a seat", view)

    run(test())


# -- processes that come and go ------------------------------------------------------------------------


def kill(thinking: Thinkers) -> None:
    for pid in thinking.pids:
        with contextlib.suppress(ProcessLookupError):  # it has been killed before, and the news is on its way
            os.kill(pid, signal.SIGKILL)


@pytest.mark.evening
def test_a_process_that_is_gone_is_replaced(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers(processes=2) as thinking:
            for _ in range(3):
                kill(thinking)
                assert await thinking.choose("greedy", "a seat", view)
            # killed in the middle of a thought: nobody knows why, so it is thought again
            pondering = asyncio.create_task(thinking.choose("ponderer", "a seat", view))
            await asyncio.sleep(0.1)
            kill(thinking)
            assert await pondering == str(view.options[0])

    run(test())


def test_signals_to_the_whole_group_are_for_the_server(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers() as thinking:
            pids = thinking.pids
            pondering = asyncio.create_task(thinking.choose("ponderer", "a seat", view))
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                os.kill(pids[0], number)
            await pondering
            assert thinking.pids == pids

    run(test())


def test_cancelling_is_harmless(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers() as thinking:
            for _ in range(5):
                asked = [asyncio.create_task(thinking.choose("counter", f"{at}", view)) for at in range(20)]
                await asyncio.sleep(0)
                for task in asked[::2]:
                    task.cancel()
                await asyncio.wait(asked)
                assert [task.cancelled() for task in asked] == [True, False] * 10
                assert await thinking.choose("greedy", "a seat", view) == str(GreedyBot().choose(view))
            assert thinking.queued == 0

    run(test())


# -- stopping ------------------------------------------------------------------------------------------


def test_stopping_in_the_middle_of_thoughts(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers(processes=2) as thinking:
            names = ["sleeper", "spinner", "rock", "sleeper", "sleeper", "sleeper", "sleeper"]
            asked = [asyncio.create_task(thinking.choose(name, "a seat", view)) for name in names]
            await asyncio.sleep(0.7)  # some think, some may be about to, some wait
            await thinking.stop()
            assert not thinking.pids
            for task in asked:
                with pytest.raises(Stopped):
                    await task
            with pytest.raises(Stopped):
                await thinking.choose("greedy", "a seat", view)

    run(test())


def test_stopping_while_a_process_starts(run: Run) -> None:
    async def test() -> None:
        view = at_a_menu()
        async with thinkers() as thinking:
            [killed] = thinking.pids
            kill(thinking)
            asked = asyncio.create_task(thinking.choose("greedy", "a seat", view))
            while thinking.pids in ([], [killed]):
                await asyncio.sleep(0)
            await thinking.stop()
            with pytest.raises(Stopped):
                await asked

    run(test())


SERVER = f"""
import asyncio, json
from quarriors import Game, deal
from quarriors.server.thinking import Thinkers

async def main():
    thinking = Thinkers(processes=3, seconds=2.0, modules=[{BAD!r}])
    await thinking.start()
    print(json.dumps(thinking.pids), flush=True)
    view = Game.new(["Ann", "Ben"], deal(seed=7), seed=7).view()
    await asyncio.gather(*(thinking.choose(name, "", view) for name in ("sleeper", "spinner", "rock")))

asyncio.run(main())
"""


@pytest.mark.evening
def test_no_process_outlives_a_server_that_is_killed() -> None:
    path = os.pathsep.join(sys.path)
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    assert server.stderr is not None
    pids = json.loads(server.stdout.readline())
    said = sorted(json.loads(server.stderr.readline())["text"] for _ in pids)
    assert said == ["Rock thinks", "Sleeper thinks", "Spinner thinks"]
    server.kill()
    # The processes have it open too: it ends when the last of them does.
    _, rest = server.communicate(timeout=PATIENCE)
    assert rest == ""
    assert len(pids) == 3
    until = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in pids):  # a process closes its files a moment before it is gone
        assert time.monotonic() < until
        time.sleep(0.01)


# -- what cannot be ------------------------------------------------------------------------------------


def test_a_module_that_cannot_be_imported_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_bots.py").write_text("raise RuntimeError('not today')\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    async def test() -> None:
        for module, reason in (("broken_bots", "not today"), ("missing_bots", "No module named 'missing_bots'")):
            thinking = Thinkers(2, modules=[module])
            with pytest.raises(SetupError, match=module) as refused:
                await thinking.start()
            assert reason in str(refused.value)
            assert not thinking.pids

    run(test())


@pytest.mark.parametrize(("processes", "seconds", "memory"), [(0, 1.0, 0), (1, 0.0, 0), (1, 1.0, -1)])
def test_numbers_that_cannot_be(processes: int, seconds: float, memory: int) -> None:
    with pytest.raises(SetupError, match="bots need 1 process or more"):
        Thinkers(processes, seconds, memory=memory)
