"""Games for pictures: always the same dice, names and moves, so that a picture changes only when the page does."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.clients import BOT, Game, Json, Player, Table, human
from tests.server.serving import PATIENCE

#: Boxes that need areas of their own: quests, locked dice, Light and Dark.
BOXES = ["base", "quartifacts", "light_vs_dark", "qladiator"]
#: What somebody takes who wants to see much on the table, the best first; of several alike the last, which cost most.
_WISHES = ("summon", "cast", "capture", "ready", "draw", "both", "immediate", "quest", "lock", "unlock", "reroll")


def favourite(decision: Json) -> str:
    """The option that a player takes in these games."""
    options: list[str] = [one["option"] for one in decision["options"]]
    for wish in _WISHES:
        if found := [option for option in options if option.split(" ")[0] == wish]:
            return found[-1]
    return options[0]


def play_until(player: Player, true: Callable[[Json], bool]) -> None:
    """Plays on with favourites, until a decision of one's own is at hand in a state like that."""
    for _ in range(2000):
        player.turn()
        if player.over or true(player.state):
            return
        player.move(favourite(player.state["decision"]))
    raise AssertionError(f"it never came to that in {PATIENCE} seconds of play")


def full_table(table: Table, turn: int = 41, seed: int = 17) -> Game:
    """Four players late in a game of several boxes, Ann with a choice of what to capture."""
    seats = [human("Ann"), {**BOT, "level": "greedy"}, {**BOT, "level": "greedy"}, {**BOT, "level": "greedy"}]
    game = table.create(*seats, sets=BOXES, seed=seed, first=0)
    ann = table.sit(game, 0)
    ann.ready("n1")

    def is_full(state: Json) -> bool:
        captures = [one for one in state["decision"]["options"] if one["option"].startswith("capture")]
        return bool(state["table"]["turn"] >= turn and len(captures) >= 3)

    play_until(ann, is_full)
    ann.close()
    return game


def finished_game(table: Table, seed: int = 5) -> Game:
    """A game of Ann against a bot that is over."""
    game = table.create(human("Ann"), {**BOT, "level": "greedy"}, wilds=["first-game"], seed=seed, first=0)
    ann = table.sit(game, 0)
    ann.ready("n1")
    play_until(ann, lambda state: False)
    ann.close()
    return game
