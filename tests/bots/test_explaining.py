"""Why an option is better: what is said is true of the table, and nothing is said below two points."""

from __future__ import annotations

import pytest

from quarriors import Game, Option, deal
from quarriors.bots.ahead import courses
from quarriors.bots.counsel import OnlyThese, _thinking, best_evaluator, best_thinker, counsel
from quarriors.bots.evaluators import HandEvaluator, LearnedEvaluator
from quarriors.bots.explaining import MOST_REASONS, SILENT, Explanation, explain
from quarriors.bots.greedy import GreedyBot
from quarriors.bots.grounds import KINDS, Reason, quiddity_shown, rolled
from quarriors.bots.parting import DENIED, DICE, GLORY, REST, parted
from quarriors.bots.registry import best
from quarriors.bots.search import Budget, judge
from quarriors.bots.weights import Weights
from quarriors.engine.errors import SetupError
from quarriors.engine.state import State
from quarriors.testing import table
from quarriors.text import languages
from quarriors.text.because import describe_because
from quarriors.text.words import ENGLISH, Words

BAG = "bag: 6 Basic Quiddity, 4 Assistant"


def option(game: Game, words: str) -> Option:
    return next(one for one in game.decision.options if game.words(one).startswith(words))


def why(game: Game, better: str, other: str, games: int = 40) -> Explanation:
    """The one held against the other."""
    seat = game.decision.player
    return explain(game.state, seat, option(game, better), option(game, other), HandEvaluator(), 1, games)


def reason(found: Explanation, kind: str) -> Reason:
    """The reason of that kind, which must be there."""
    assert kind in [one.kind for one in found.reasons], found
    return next(one for one in found.reasons if one.kind == kind)


def text(game: Game, said: Reason) -> str:
    return describe_because(game, said.kind, said.facts, ENGLISH)


# -- true of the table -----------------------------------------------------------------------------


def test_a_creature_that_nobody_can_destroy_scores_for_sure() -> None:
    game = table(
        "Quake Dragon",
        quinn=f"active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; {BAG}",
        monique="bag: 8 Basic Quiddity",
    )
    found = why(game, "summon Quake Dragon", "end")
    said = reason(found, "score")
    worth = game.state.catalog.glory[said.facts["card"]]
    assert said.facts == {"card": said.facts["card"], "glory": worth, "chance": 100, "other": 0}
    assert text(game, said) == f"Quake Dragon scores {worth} Glory if it survives: 100%."
    assert found.gain >= SILENT


def test_a_creature_that_may_be_destroyed_scores_as_often_as_it_survives() -> None:
    game = table(
        "Quake Dragon", "Witching Hag",
        quinn=f"glory 6; active: Witching Hag C 1/3/3, Basic Quiddity Q1; {BAG}",
        monique="glory 6; used: Quake Dragon, 7 Basic Quiddity, 4 Assistant",
    )  # fmt: skip
    found = why(game, "summon Witching Hag", "end", games=60)
    said = reason(found, "score")
    again = courses(game.state, 0, GreedyBot(), 77, 400, option(game, "summon Witching Hag"))
    share = sum((0, said.facts["card"]) in course.scored for course in again) / len(again)
    assert 0.05 < share < 0.95, "it is not sure"
    # other dice, more games: within three standard errors of what was said
    assert abs(said.facts["chance"] / 100 - share) < 3 * (share * (1 - share) * (1 / 60 + 1 / 400)) ** 0.5


def test_an_attack_that_leaves_no_defender() -> None:
    game = table(
        "Quake Dragon", "Witching Hag",
        quinn=f"active: Quake Dragon C 3/8/7 **, 3 Basic Quiddity Q1; {BAG}",
        monique=f"glory 6; ready: Witching Hag C 1/3/3, Assistant C 1/1/2; {BAG}",
    )  # fmt: skip
    found = why(game, "summon Quake Dragon", "end")
    said = reason(found, "defenders")
    assert said.facts == {"player": 1, "chance": 100, "other": 0}, "8 destroys defenses of 3 and 2"
    assert text(game, said) == "Leaves Monique no defender: 100%."


def test_an_attack_that_leaves_a_weak_defender_only() -> None:
    game = table(
        "Witching Hag", "Warrior of the Quay",
        quinn=f"active: Witching Hag C 2/4/5, 3 Basic Quiddity Q1; {BAG}",
        monique=f"glory 6; ready: 2 Witching Hag C 1/3/3, Assistant C 1/1/2; {BAG}",
    )  # fmt: skip
    found = why(game, "summon Witching Hag", "end")
    kinds = {one.kind for one in found.reasons}
    assert kinds & {"defender", "destroy"}, found
    again = courses(game.state, 0, GreedyBot(), 5, 20, option(game, "summon Witching Hag"))
    for one in found.reasons:
        if one.kind == "defender":
            assert all(course.strongest[1] <= one.facts["defense"] for course in again)
        elif one.kind == "destroy":
            assert one.facts["chance"] == 100
            assert all((1, one.facts["card"]) in course.destroyed for course in again)


def test_of_two_defenders_the_worth_of_the_one_that_stays_is_named() -> None:
    game = table(
        "Quake Dragon", "Witching Hag", turn="Monique, ready",
        quinn=f"glory 6; ready: Quake Dragon C 2/6/6 *, Witching Hag C 1/3/3; {BAG}",
        monique="glory 6; ready: 3 Assistant C 1/1/2; bag: 8 Basic Quiddity",
    )  # fmt: skip
    assert game.decision.kind == "defend"
    found = why(game, "defend Quake Dragon", "defend Witching Hag")
    said = reason(found, "score")
    assert text(game, said) == "Witching Hag scores 3 Glory if it survives: 100%.", (
        "the Dragon takes 3 damage and stays"
    )


def test_a_win_is_a_reason_of_its_own() -> None:
    game = table(
        "Quake Dragon", rules="turn_limit=6",
        quinn=f"glory 4; active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; {BAG}",
        monique="glory 4; ready: Assistant C 1/1/2; bag: 8 Basic Quiddity",
    )  # fmt: skip
    found = why(game, "summon Quake Dragon", "end")
    assert found.reasons[0].kind == "win"
    assert found.reasons[0].facts["chance"] > found.reasons[0].facts["other"]


def test_a_capture_is_reasoned_by_what_an_average_roll_shows() -> None:
    game = table(
        "Quake Dragon", "Witching Hag", turn="Quinn, capture, quiddity 9", quinn=BAG, monique=BAG,
    )  # fmt: skip
    found = why(game, "capture Quake Dragon", "capture Basic Quiddity")
    said = found.reasons[0]
    assert said.kind in ("faces", "strength", "quiddity", "draws"), "not that capturing it captures it"
    end = courses(game.state, 0, GreedyBot(), 3, 1, option(game, "capture Quake Dragon"))[0].end
    if said.kind == "quiddity":
        assert said.facts["tenths"] == round(rolled(end, 0, quiddity_shown) * 10)
    assert said.facts["tenths"] > said.facts["other"]


def test_a_cull_leaves_better_rolls() -> None:
    game = table(
        "Quake Dragon", "Witching Hag", turn="Quinn, score",
        quinn="glory 5; ready: Witching Hag C 1/3/3; used: 7 Basic Quiddity, 4 Assistant, Quake Dragon",
        monique="glory 9; bag: 2 Quake Dragon, 4 Basic Quiddity",
    )  # fmt: skip
    assert game.decision.kind == "cull"
    found = why(game, "cull Basic Quiddity", "cull Quake Dragon")
    assert found.reasons[0].kind in ("faces", "strength")


# -- silence, order, sameness ----------------------------------------------------------------------


def test_nothing_is_said_below_two_points() -> None:
    game = table("Quake Dragon", quinn=f"active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; {BAG}")
    summon = option(game, "summon Quake Dragon")
    same = explain(game.state, 0, summon, summon, HandEvaluator(), 1, 8)
    assert (same.gain, same.error, same.reasons) == (0.0, 0.0, ())
    worse = why(game, "end", "summon Quake Dragon")
    assert worse.gain < SILENT
    assert worse.reasons == ()


class Even:
    """Sees no difference anywhere."""

    def values(self, s: State) -> list[float]:
        return [1 / s.n] * s.n


def test_counsel_is_silent_where_all_is_alike() -> None:
    game = table("Quake Dragon", quinn=f"active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; {BAG}")
    assert counsel(game.view(), Even(), Budget(nodes=12), 1).explanation is None


class Fickle:
    """Judges by hand so many tables, and then the other way round: what was best for one is best for the other."""

    def __init__(self, turns_after: int) -> None:
        self._judge = HandEvaluator()
        self._left = turns_after
        self.judged = 0

    def values(self, s: State) -> list[float]:
        self.judged += 1
        values = self._judge.values(s)
        return values if self.judged <= self._left else values[::-1]


def test_counsel_is_silent_where_a_second_look_disagrees() -> None:
    game = table("Quake Dragon", quinn=f"active: Quake Dragon C 2/6/6 *, 2 Basic Quiddity Q1; {BAG}", monique=BAG)
    budget = Budget(nodes=40)
    assert counsel(game.view(), HandEvaluator(), budget, 1, games=16).explanation is not None
    judged = Fickle(1_000_000)
    judge(game.view(), judged, budget, 1)
    found = counsel(game.view(), Fickle(judged.judged), budget, 1, games=16)
    assert found.judgement.judged[0].chance - found.judgement.judged[-1].chance >= SILENT, "at the first look"
    assert found.explanation is None


def test_there_is_nothing_to_say_where_there_is_nothing_to_choose() -> None:
    game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    with pytest.raises(SetupError, match="nothing to choose"):
        counsel(game.view(), HandEvaluator(), Budget(nodes=8))


@pytest.mark.parametrize(("seed", "players"), [(1, 2), (2, 3), (3, 4)])
def test_whole_games_reasons_fit_and_are_the_same_again(seed: int, players: int) -> None:
    sets = ["base", "quartifacts", "light_vs_dark", "qladiator"]
    game = Game.new([f"Player {n}" for n in range(players)], deal(sets, seed=seed, players=players), seed=seed)
    greedy, seen = GreedyBot(), 0
    while not game.over and seen < 6:
        if len(game.decision.options) > 1 and game.state.turn > 4 and game.state.ask_code:
            found = counsel(game.view(), HandEvaluator(), Budget(nodes=10), seed, games=6)
            again = counsel(game.view(), HandEvaluator(), Budget(nodes=10), seed, games=6)
            assert repr(found.explanation) == repr(again.explanation)
            seen += 1
            if found.explanation is not None:
                assert len(found.explanation.reasons) <= MOST_REASONS
                for one in found.explanation.reasons:
                    assert set(one.facts) == set(KINDS[one.kind])
                    for lang in languages():
                        assert describe_because(game, one.kind, one.facts, Words(lang)).endswith(".")
        game.take(greedy.decide(game.state, game.decision.player))
    assert seen


@pytest.mark.parametrize("kind", KINDS)
def test_every_reason_has_words(kind: str) -> None:
    game = Game.new(["Quinn", "Greta"], deal(seed=7), seed=7)
    facts = dict.fromkeys(KINDS[kind], 1)
    said = {describe_because(game, kind, facts, Words(lang)) for lang in languages()}
    assert len(said) == len(languages()), "a sentence of its own in each language"


# -- what makes the difference ---------------------------------------------------------------------


def test_parts_make_up_the_whole_difference() -> None:
    a = table(
        "Quake Dragon",
        turn="Quinn, capture, quiddity 9",
        quinn=f"glory 5; {BAG}, 1 Quake Dragon",
        monique=f"glory 2; {BAG}",
    ).state
    b = table(
        "Quake Dragon", turn="Quinn, capture, quiddity 9", quinn=f"glory 3; {BAG}", monique=f"glory 6; {BAG}"
    ).state
    judge = HandEvaluator()
    parts = parted(a, b, 0, judge)
    assert sum(parts.values()) == pytest.approx(judge.values(a)[0] - judge.values(b)[0])
    assert parts[GLORY, 0] > 0
    assert parts[DENIED, 1] > 0
    assert parts[DICE, 0] > 0
    assert abs(parts[REST, 0]) < 0.02, "nothing else differs"


def test_who_is_out_gets_nothing() -> None:
    s = table(quinn="glory 5", clark="glory 1").state
    assert OnlyThese(HandEvaluator(), (0,)).values(s)[0] == 0
    assert sum(OnlyThese(HandEvaluator(), (0,)).values(s)) == pytest.approx(1)
    assert OnlyThese(Even(), (0, 2)).values(s) == [0, 1, 0]


def test_hints_think_with_the_best_there_is() -> None:
    assert sum(best_evaluator().values(table().state)) == pytest.approx(1)
    assert best_thinker() == best() == "champion"
    assert isinstance(best_evaluator(), LearnedEvaluator)


def test_hints_think_like_the_next_best_if_its_weights_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> Weights:
        raise SetupError("the weights are gone")

    monkeypatch.setattr("quarriors.bots.searching.shipped", gone)
    monkeypatch.setattr("quarriors.bots.counsel._thinking", _thinking.__wrapped__)  # not what it found before
    assert best_thinker() == "planner"
    assert isinstance(best_evaluator(), HandEvaluator)
