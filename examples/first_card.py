"""A box of one's own: three cards of one class, one of them with a verb that the base box does not have.

docs/first-card.md explains it line by line. Run it to see the cards and a game with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarriors import Game, deal
from quarriors.bots import bot, play, tell_worth
from quarriors.engine.steps import NEXT, Step
from quarriors.engine.vocabulary import (
    Box,
    at_burst,
    card,
    count,
    creature_die,
    creatures,
    defense,
    destroyed,
    draw_and_roll,
    gain,
    glory,
    has,
    it,
    opponents,
    scores,
    summoned,
    when,
)
from quarriors.testing import table
from quarriors.text import ENGLISH, card_text, register_phrase, untold
from quarriors.text.parts import Clause, Kind

if TYPE_CHECKING:
    from quarriors.engine.frame import Ability, Speaker
    from quarriors.engine.state import State
    from quarriors.text.tell.teller import Teller


class Mock(Step):
    """Each opponent who is ahead loses Glory."""

    word = "mock"

    def __init__(self, by: int) -> None:
        self.by = by

    def mocked(self, s: State, f: Speaker) -> list[int]:
        return [player for player in opponents.who(s, f) if s.glory[player] > s.glory[f.you]]

    def can(self, s: State, f: Speaker) -> bool:
        return bool(self.mocked(s, f))

    def commutes(self) -> bool:
        return False

    def run(self, s: State, f: Ability) -> int:
        for player in self.mocked(s, f):
            s.lose_glory(player, self.by)
        return NEXT


def tell_mock(teller: Teller, step: Mock) -> Clause:
    return Clause(f"each opponent who is ahead loses {step.by} Glory", Kind.STATEMENT)


register_phrase(Mock, "en", tell_mock)
tell_worth(Mock, 0.4)

JESTER = creature_die("Court Jester", "Q1, Q1, Q2, C 1/1/2, C 1/1/3 *, C 2/2/4 **", ("#7a1fa2", "#ffd54f"))

BOX = Box(
    "fools", "A Court of Fools", 2026,
    [
        card(JESTER, "", 3, at_burst(when(summoned(it), draw_and_roll(1)), 1, 2), glory=2),
        card(
            JESTER, "Strong", 4,
            has(defense(count(creatures(opponents)))),
            when(destroyed(it), gain(1, glory)),
            glory=2,
        ),
        card(JESTER, "Mighty", 5, when(scores(it), Mock(1)), glory=3),
    ],
)  # fmt: skip


def main() -> None:
    assert not untold(BOX.cards, ENGLISH), "some word of these cards has no sentence"
    for jester in BOX.cards:
        print(f"{jester.name} (cost {jester.cost}, Glory {jester.glory})")
        for line in card_text(jester, ENGLISH):
            print(f"    {line}")

    game = table(
        "Mighty Court Jester", boxes=[BOX], turn="Quinn, score",
        quinn="glory 4; ready: Court Jester C 1/1/2", monique="glory 9",
    )  # fmt: skip
    quinn, monique = game.table().players
    print(f"Quinn's Jester has scored: Quinn has {quinn.glory} Glory, Monique {monique.glory}.")

    wilds = deal(["base", BOX.id], seed=11, cards=["Mighty Court Jester"])
    game = Game.new(["Quinn", "Monique"], wilds, seed=11)
    result = play(game, [bot("greedy"), bot("greedy")])
    print(f"And a whole game: {result}")


if __name__ == "__main__":
    main()
