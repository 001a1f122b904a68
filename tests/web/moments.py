"""Moments of games that are worth looking at: found by play, and taken up again as often as they are needed.

They are looked for in one seeded game after another, so that other dice or cards do not make a test untrue.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tests.server.clients import BOT, Game, Json, Player, Table, human
from tests.web.studio import favourite, play_until

GREEDY: Final[Json] = {**BOT, "level": "greedy"}
#: How many games are looked through.
_GAMES: Final = 60
#: Options by which an offer is turned down.
_DECLINING: Final = ("pass", "decline")
#: Options that end something, and those nobody misses: as the page has them in `hand.svelte.ts`.
_DISPENSABLE: Final = frozenset({"end", "spend", "discard", "keep", "decline", "pass", "enough", "stay", "leave"})


@dataclass(frozen=True)
class Moment:
    """A game as it was after one of its events, when a seat had to decide."""

    game: Game
    number: int
    seat: int

    def taken_up(self, table: Table, *seats: Json) -> Game:
        """A new game that goes on from there."""
        body = {"seats": list(seats), "from": {"game": self.game.id, "number": self.number}}
        about = table.post("/api/games", body, self.game.invitation)
        secrets = {int(seat): secret for seat, secret in about.pop("secrets").items()}
        return Game(about["game"], about, about.pop("invitation"), secrets)


def kinds(decision: Json) -> list[str]:
    """The first words of its options."""
    return [one["option"].split(" ")[0] for one in decision["options"]]


def useful(decision: Json) -> list[str]:
    """What would be lost if the phase ended, in the words of the page; nothing if it cannot be ended now."""
    if "end" not in kinds(decision):
        return []
    return [one["text"] for one in decision["options"] if one["option"].split(" ")[0] not in _DISPENSABLE]


def go_on_to_what_may_be_lost(table: Table, game: Game) -> Json:
    """Plays for Ann until she could end a phase with something useful unused; her decision."""
    with table.sit(game, 0) as ann:
        if ann.state["status"] == "waiting":
            ann.ready("n1")
        play_until(ann, lambda state: bool(useful(state["decision"])))
        decision: Json = ann.state["decision"]
        return decision


def attack(table: Table, rivals: int = 1, attackers: int = 2) -> Moment:
    """Ann's decision with which so many Creatures of hers, or more, attack everybody, and some of theirs fall."""
    for game in _played(table, rivals):
        for event in table.history(game):
            if event["kind"] != "move" or event["seat"] != 0:
                continue
            told = [one[0] for one in event["happenings"]]
            sums = [line.get("sums", []) for line in event["story"] if line["kind"] == "attacked"]
            is_wanted = told.count("attacked") == rivals and told.count("destroyed") >= min(rivals, 2)
            if is_wanted and all(len(parts) >= attackers for parts in sums):
                return Moment(game, event["answers"], 0)
    raise AssertionError(f"nobody was attacked like that in {_GAMES} games")


def _played(table: Table, rivals: int) -> Iterator[Game]:
    for seed in range(1, _GAMES):
        game = table.create(human("Ann"), *[GREEDY] * rivals, wilds=["first-game"], seed=seed, first=0)
        with table.sit(game, 0) as ann:
            ann.ready("n1")
            play_until(ann, lambda state: False)
        yield game


def summons(table: Table) -> Game:
    """A game in which Ann can pay for several Creatures at once, and has nothing else to do before."""
    for seed in range(1, _GAMES):
        game = table.create(human("Ann"), GREEDY, wilds=["first-game"], seed=seed, first=0)
        with table.sit(game, 0) as ann:
            ann.ready("n1")
            play_until(ann, _pays_for_all)
            if not ann.over:
                return game
    raise AssertionError(f"nobody could pay for several Creatures in {_GAMES} games")


def _pays_for_all(state: Json) -> bool:
    decision, total = state["decision"], state["table"]["quiddity"]["total"]
    offered = [one for one in decision["options"] if one["option"].startswith("summon")]
    dice = [one.get("price", 0) for one in offered for _ in one.get("alike", [one["die"]])]
    return set(kinds(decision)) <= {"summon", "end"} and len(dice) >= 2 and sum(dice) <= total


def victory(table: Table) -> tuple[Game, int, str]:
    """A game that Ann wins with the next move: the game, whose move it is, and which."""
    return _before_the_end(table, 0)


def defeat(table: Table) -> tuple[Game, int, str]:
    """The same, and she loses."""
    return _before_the_end(table, 1)


def _before_the_end(table: Table, winner: int) -> tuple[Game, int, str]:
    """One does all they can, the other nothing; to the end, and then once more without the last move."""
    moves: list[tuple[int, str]] = []
    for until in (10_000, -1):
        game = table.create(human("Ann"), human("Ben"), wilds=["first-game"], seed=4, first=0)
        with table.sit(game, 0, 1) as both:
            for seat in (0, 1):
                both.ready(f"n{seat}", seat)
            taken: list[tuple[int, str]] = []
            while True:
                both.turn()
                if both.over or len(taken) == (until if until > 0 else len(moves) - 1):
                    break
                decision = both.state["decision"]
                option = favourite(decision) if decision["seat"] == winner else decision["options"][-1]["option"]
                taken.append((decision["seat"], option))
                both.move(option)
            moves = moves or taken
    return game, *moves[-1]


def defense(table: Table) -> Game:
    """A game in which Ann is attacked, and has several Creatures to choose a defender from."""
    for seed in range(1, _GAMES):
        game = table.create(human("Ann"), GREEDY, wilds=["first-game"], seed=seed, first=0)
        with table.sit(game, 0) as ann:
            ann.ready("n1")
            play_until(ann, _is_of_defenders)
            if not ann.over:
                return game
    raise AssertionError(f"nobody could choose a defender in {_GAMES} games")


def _is_of_defenders(state: Json) -> bool:
    return bool(state["decision"]["kind"] == "defend" and len(state["decision"]["options"]) > 1)


def question_of_a_card(table: Table) -> Moment:
    """A Ghostly Spirit was destroyed, and while the fight goes on its owner is asked whether they use the card."""
    for seed in range(1, _GAMES):
        game = table.create(
            human("Ann"), human("Ben"), wilds=["Ghostly Spirit", "Warrior of the Quay"], seed=seed, first=0
        )
        with table.sit(game, 0, 1) as both:
            for seat in (0, 1):
                both.ready(f"n{seat}", seat)
            while True:
                both.turn()
                if both.over:
                    break
                decision = both.state["decision"]
                if both.state["table"]["attack"] and any(_is_of_card(one) for one in decision["options"]):
                    return Moment(game, decision["number"], decision["seat"])
                both.move(favourite(decision))
    raise AssertionError(f"no card asked during a fight in {_GAMES} games")


def _is_of_card(option: Json) -> bool:
    return "card" in option and "die" not in option


def two_offers(table: Table) -> Moment:
    """Somebody is attacked, may react, and is asked once more in the same turn if they do not."""
    for seed in range(1, _GAMES):
        game = table.create(human("Ann"), human("Ben"), wilds=["no-quarter"], seed=seed, first=0)
        with table.sit(game, 0, 1) as both:
            for seat in (0, 1):
                both.ready(f"n{seat}", seat)
            if (found := _asked_twice(both, random.Random(1))) is not None:
                return Moment(game, *found)
    raise AssertionError(f"nobody was asked twice in {_GAMES} games")


def _asked_twice(both: Player, chance: random.Random) -> tuple[int, int] | None:
    """Two people play, half by lot, and turn every offer down; the number and seat of the first of two offers."""
    last: tuple[int, int, int] | None = None
    while True:
        both.turn()
        if both.over:
            return None
        decision = both.state["decision"]
        options = [one["option"] for one in decision["options"]]
        option = chance.choice(options) if chance.random() < 0.5 else favourite(decision)
        declined = [one for one in options if one in _DECLINING]
        if declined and decision["seat"] != both.state["table"]["active"]:
            turn, seat = both.state["table"]["turn"], decision["seat"]
            if last is not None and last[:2] == (turn, seat):
                return last[2], seat
            last = (turn, seat, decision["number"])
            option = declined[0]
        both.move(option)
