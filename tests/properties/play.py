"""Random play: tables of every sort, and a player who takes anything, the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from quarriors import Game, Option, Rules, Seat, Wilds, deal
from quarriors.engine.happenings import DRAWN, ROLLED, Happening
from quarriors.engine.zones import ACTIVE_POOL
from tests.budget import BUDGET, scaled

from .boxes import BOXES, PAIRS, Sets, limited, variants

NAMES = ("Quinn", "Monique", "Clark", "Michael")
#: Nobody waits for a game that does not end: without a turn limit it is left after so many decisions.
MOST_DECISIONS = 2000

#: For `pytestmark`: plain tests in a quick run, long ones where the budget is bigger (`make long`).
BUDGETED = [pytest.mark.long] if BUDGET > 1 else []

_QUITTERS = ("end", "pass", "enough", "decline")


@dataclass(frozen=True)
class Table:
    """Everything that decides how a random game goes."""

    seed: int
    rules: Rules
    seats: tuple[tuple[bool, bool], ...]
    first: int | str = 0
    #: A lively player seldom leaves a phase while there is something to do: more summons, Spells, Reactions.
    lively: bool = True
    sets: Sets = ("base",)

    def wilds(self) -> Wilds:
        """Wilds by lot; where the players are to name every card, they name those that the lot would have given."""
        if self.rules.mix != "democratic":
            return self._dealt(self.rules)
        found = self._dealt(Rules(**(self.rules.values() | {"mix": "hint"})))
        return self._dealt(self.rules, [card.id for card in found.cards if card.kind in ("creature", "spell")])

    def _dealt(self, rules: Rules, cards: object = ()) -> Wilds:
        return deal(list(self.sets), self.seed, len(self.seats), rules, cards)

    def game(self, chance: object = None, seed: object = None) -> Game:
        """The game at its beginning; its dice are those of the table's seed unless something else is said."""
        players = [Seat(name, roll, hand) for name, (roll, hand) in zip(NAMES, self.seats, strict=False)]
        return Game.new(
            players=players,
            wilds=self.wilds(),
            rules=self.rules,
            seed=self.seed if seed is None else seed,
            first=self.first,
            chance=chance,
        )

    def player(self) -> Player:
        return Player(self.seed, self.lively)


class Player:
    """Takes options by lot. Chooses by place in the list, so equal decisions get equal answers."""

    def __init__(self, seed: int, lively: bool) -> None:
        self.lot = Random(seed)
        self.lively = lively

    def choose(self, game: Game) -> Option:
        options = game.decision.options
        wanted = options
        if self.lively and self.lot.random() < 0.7:
            wanted = tuple(o for o in options if o.kind not in _QUITTERS) or options
        return wanted[int(self.lot.random() * len(wanted))]


def decisions(game: Game, player: Player) -> Iterator[int]:
    """Plays the game to its end, stopping at every decision with its number, before it is taken."""
    number = 0
    while not game.over and number < MOST_DECISIONS:
        yield number
        game.take(player.choose(game))
        number += 1


def played(table: Table) -> Game:
    """The table's game, played to its end."""
    game = table.game()
    for _ in decisions(game, table.player()):
        pass
    return game


def snapshot(game: Game) -> str:
    """All there is in a game, chance included, as one text."""
    s = game.state
    stream = None if s.stream is None else s.stream.__reduce__()[1:]
    script = None if s.script is None else s.script.__reduce__()[1:]
    seats = [(seat.name, seat.auto_roll, seat.pay_by_hand) for seat in game.seats]
    cards = [card.id for card in game.wilds.cards]
    return repr((s.data(), repr(s.rules), stream, script, seats, cards, game.first, game.origin))


_LIMITS = (60, 12, None)


def tables_with(boxes: st.SearchStrategy[Sets]) -> st.SearchStrategy[Table]:
    """Tables with these boxes, by any rules they can be played by, for 2 to 4."""

    def seated(sets: Sets) -> st.SearchStrategy[Table]:
        return st.builds(
            Table,
            seed=st.integers(0, 1_000_000),
            rules=st.builds(limited, st.sampled_from(variants(sets)), st.sampled_from(_LIMITS)),
            seats=st.lists(st.tuples(st.booleans(), st.booleans()), min_size=2, max_size=4).map(tuple),
            first=st.sampled_from([0, 1, "random"]),
            lively=st.sampled_from([True, True, False]),
            sets=st.just(sets),
        )

    return boxes.flatmap(seated)


#: Tables of the base box alone; of it, of every pair of boxes and of all together.
base_tables = tables_with(st.just(("base",)))
tables = tables_with(st.one_of(st.just(("base",)), st.sampled_from(PAIRS), st.sampled_from(PAIRS), st.just(BOXES)))


def table_number(number: int, sets: Sets, seed: int, limit: int | None = 60) -> Table:
    """One of the tables with these boxes: one number after the other has every rule with 2, 3 and 4 players in turn."""
    settings = list(product((2, 3, 4), variants(sets)))
    players, rules = settings[number * 7919 % len(settings)]  # a prime: neighbours differ, and none is left out
    lot = Random(seed)
    seats = tuple((lot.random() < 0.5, lot.random() < 0.5) for _ in range(players))
    return Table(seed, limited(rules, limit), seats, lot.choice((0, 1, "random")), lot.random() < 0.7, sets)


def budgeted(examples: int) -> settings:
    """So many tables in a quick run, multiplied by the budget. A smaller seed is no simpler game: nothing is shrunk."""
    return settings(
        max_examples=scaled(examples),
        phases=[Phase.explicit, Phase.reuse, Phase.generate],
        suppress_health_check=[HealthCheck.too_slow],
    )


def history(table: Table) -> tuple[Game, list[str]]:
    """The table's game, played to its end, and all that was taken and that chance gave, in order and in words."""
    game = table.game()
    s = game.state
    story: list[str] = []
    # a first seat that rolls by itself has done so before anybody could listen
    pool = s.pile(s.active, ACTIVE_POOL)
    for die in pool:
        card = s.catalog.card_of[die]
        if not s.catalog.large[card]:  # those lie there already
            note_chance(story, game, Happening(DRAWN, s.active, die, card, -1, -1))
    for die in pool:
        note_chance(story, game, Happening(ROLLED, s.active, die, s.catalog.card_of[die], s.form[die] % 6, -1))
    game.listen(lambda told: note_chance(story, game, told))
    player = table.player()
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        option = player.choose(game)
        story.append(game.words(option))
        game.take(option)
    return game, story


def note_chance(story: list[str], game: Game, told: Happening) -> None:
    """Adds what was drawn or rolled, in the words of the option that a caller would have taken."""
    if told.code in (DRAWN, ROLLED):
        die = game.wilds.cards[told.card].die
        story.append(f"drawn {die.name}" if told.code == DRAWN else f"rolled {die.faces[told.number].notation}")


def names_aside(game: Game) -> object:
    """The table with dice alike in all respects interchangeable: piles as what lies in them, points, the decision."""
    s = game.state
    piles = [sorted((s.catalog.card_of[d], s.form[d], d in s.fresh) for d in pile) for pile in s.piles]
    worn = sorted((s.catalog.card_of[d], s.form[c]) for d, c in enumerate(s.attached) if c >= 0)
    points = (
        s.glory, s.active, s.turn, s.phase, s.quiddity, s.light, s.dark, s.captures, s.flags, s.on_quest, s.over,
        s.reason, s.winners,
    )  # fmt: skip
    asked = None if s.over else (s.asker, s.ask_code, s.ask_card, sorted(game.all_words()))
    return piles, worn, points, asked
