"""Looking at a table: players, piles, the Wilds and an attack, by name. It works out nothing before you ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .cards import QUEST_CARD, Card
from .energies import available_of, cheapest
from .errors import NotThere
from .faces import DARK, LIGHT
from .paying import available
from .table import PHASE_IDS
from .tabledie import TableDie, dice_of, seat_of
from .zones import PLAYER_ZONE_IDS, QUEST_AREA

if TYPE_CHECKING:
    from .game import Game
    from .state import State


class Mat:
    """A player's side of the table."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def name(self) -> str:
        return self._game.players[self.seat]

    @property
    def glory(self) -> int:
        return self._game.state.glory[self.seat]

    @property
    def is_active(self) -> bool:
        """Whether it is that player's turn."""
        return self._game.state.active == self.seat

    @property
    def creatures(self) -> tuple[TableDie, ...]:
        """The Creatures in the Ready Area: they attack, defend and score."""
        return dice_of(self._game, self._game.state.creatures(self.seat))

    @property
    def dice(self) -> tuple[TableDie, ...]:
        """All dice of that player, zone by zone."""
        return dice_of(self._game, self._game.state.dice_of(self.seat))

    @property
    def quest(self) -> Card | None:
        """The quest that this player's Creatures are on."""
        s = self._game.state
        card = s.on_quest[self.seat] if s.on_quest else -1
        return s.catalog.cards[card] if card >= 0 else None

    def pile(self, zone: object) -> tuple[TableDie, ...]:
        """The dice in a zone: *bag*, *active*, *ready*, *locked*, *spent*, *used*, *aside* or *quest*."""
        return dice_of(self._game, self._game.state.pile(self.seat, _zone(zone)))

    def __repr__(self) -> str:
        return f"<{self.name}, Glory {self.glory}>"


class WildsPile:
    """A card of the Wilds, or a quest, and the dice on it."""

    __slots__ = ("_game", "number")

    def __init__(self, game: Game, number: int) -> None:
        self._game = game
        #: The card's number in this game: `option.card`, `decision.card`.
        self.number = number

    @property
    def card(self) -> Card:
        return self._game.state.catalog.cards[self.number]

    @property
    def dice(self) -> tuple[TableDie, ...]:
        s = self._game.state
        return dice_of(self._game, s.on_card(self.number))

    @property
    def left(self) -> int:
        """How many dice are left on it."""
        s = self._game.state
        return len(s.on_card(self.number))

    @property
    def price(self) -> int:
        """What a capture costs the active player now, everything counted; -1 if nobody can capture it."""
        s = self._game.state
        return cheapest(s, self.number)[0] if s.catalog.capturable[self.number] else -1

    def __repr__(self) -> str:
        return f"<{self.card.name}, dice {self.left}>"


class Battle:
    """The attack or Challenge under way."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def attackers(self) -> tuple[TableDie, ...]:
        """The attackers, in order; also those that were destroyed or have scored since."""
        return dice_of(self._game, self._game.state.attackers)

    @property
    def is_challenge(self) -> bool:
        return self._game.state.area == QUEST_AREA

    def total(self, player: object) -> int:
        """The attack total against that player, or what is left of it; before it is counted, as it would be now."""
        return total_faced(self._game.state, seat_of(self._game, player))

    def is_counted(self, player: object) -> bool:
        """Whether the total against that player is fixed (C13)."""
        return self._game.state.counted[seat_of(self._game, player)]

    def __repr__(self) -> str:
        return f"<{'Challenge' if self.is_challenge else 'attack'} of {', '.join(str(die) for die in self.attackers)}>"


class Tabletop:
    """Everything that lies on the table of a game, by name. It always shows the game as it is now.

    >>> from quarriors import Game, deal
    >>> table = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7).table()
    >>> len(table.pile("Quinn", "bag")), table.player("Monique").glory, table.phase
    (12, 0, 'roll')
    >>> table.pile("Quinn", "hand")
    Traceback (most recent call last):
    quarriors.engine.errors.NotThere: a player has no zone 'hand'; there is: bag, active, ready, locked, ...
    """

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    # -- players and piles -----------------------------------------------------------------------

    @property
    def players(self) -> tuple[Mat, ...]:
        """Everybody's side of the table, in seating order."""
        return tuple([Mat(self._game, seat) for seat in range(self._game.state.n)])

    def player(self, player: object) -> Mat:
        """One player's side, by name or seat."""
        return Mat(self._game, seat_of(self._game, player))

    def pile(self, player: object, zone: object) -> tuple[TableDie, ...]:
        """The dice in a player's zone: ``table.pile("Quinn", "ready")``."""
        return self.player(player).pile(zone)

    def die(self, number: object) -> TableDie:
        """The die with that number."""
        dice = len(self._game.state.where)
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < dice:
            raise NotThere(f"no die has the number {number!r}; there is: 0 to {dice - 1}")
        return TableDie(self._game, number)

    @property
    def dice(self) -> tuple[TableDie, ...]:
        """Every die of the game, wherever it lies, by number."""
        return dice_of(self._game, list(range(len(self._game.state.where))))

    # -- the Wilds -------------------------------------------------------------------------------

    @property
    def wilds(self) -> tuple[WildsPile, ...]:
        """The cards of the Wilds, basics included, in order."""
        return self._cards(False)

    @property
    def quests(self) -> tuple[WildsPile, ...]:
        """The quests, in order."""
        return self._cards(True)

    def _cards(self, quests: bool) -> tuple[WildsPile, ...]:
        cards = self._game.state.catalog.cards
        found: list[WildsPile] = []
        for number in range(len(cards)):
            if (cards[number].kind == QUEST_CARD) == quests:
                found.append(WildsPile(self._game, number))
        return tuple(found)

    def card(self, card: object) -> WildsPile:
        """A card of this game by its number, name or id."""
        cards = self._game.state.catalog.cards
        if isinstance(card, int) and not isinstance(card, bool) and 0 <= card < len(cards):
            return WildsPile(self._game, card)
        if isinstance(card, str):
            wanted = card.strip().lower()
            for number, known in enumerate(cards):
                if wanted in (known.name.lower(), known.id.lower(), known.die.name.lower()):
                    return WildsPile(self._game, number)
        raise NotThere(f"no card {card!r} is in this game; there is: {', '.join([known.name for known in cards])}")

    # -- the turn --------------------------------------------------------------------------------

    @property
    def turn(self) -> int:
        """The number of the turn; everyone's turns count."""
        return self._game.state.turn

    @property
    def phase(self) -> str:
        """*score*, *roll*, *immediate*, *ready*, *attack*, *capture* or *clean_up*."""
        return PHASE_IDS[self._game.state.phase]

    @property
    def active(self) -> Mat:
        """The player whose turn it is."""
        return Mat(self._game, self._game.state.active)

    @property
    def quiddity(self) -> int:
        """What the active player could spend now: Quiddity gained, and the dice in the Active Pool."""
        return available(self._game.state)

    @property
    def light(self) -> int:
        """How much of it is Light."""
        s = self._game.state
        return available_of(s, LIGHT) if s.catalog.has_energy else 0

    @property
    def dark(self) -> int:
        """How much of it is Dark."""
        s = self._game.state
        return available_of(s, DARK) if s.catalog.has_energy else 0

    @property
    def captures(self) -> int:
        """How many dice the active player may still capture this turn."""
        left = self._game.state.captures_left()
        return left if left > 0 else 0

    @property
    def goal(self) -> int:
        """The Glory that wins."""
        return self._game.state.goal

    @property
    def attack(self) -> Battle | None:
        """The attack or Challenge under way, if there is one."""
        return Battle(self._game) if self._game.state.attackers else None

    def __repr__(self) -> str:
        mats = ", ".join([f"{mat.name} {mat.glory}" for mat in self.players])
        return f"<table of {mats}: turn {self.turn}, {self.active.name}, {self.phase}>"


def _zone(zone: object) -> int:
    """A player's zone by its id."""
    ids = PLAYER_ZONE_IDS
    if isinstance(zone, str) and zone in ids:
        return ids.index(zone)
    raise NotThere(f"a player has no zone {zone!r}; there is: {', '.join(ids)}")


def total_faced(s: State, player: int) -> int:
    """The attack total against that player: as it was counted, or as it would be counted now."""
    if not s.attackers:
        return 0
    if s.counted[player]:
        return max(0, s.totals[player])
    total = s.total_change(player)
    for at, die in enumerate(s.attackers):
        total += _share(s, at, die, player)
    for k in range(0, len(s.raised), 2):
        if s.raised[k + 1] == player and s.raised[k] in s.attackers:
            at = s.attackers.index(s.raised[k])
            total += _share(s, at, s.raised[k], player)
    return total if total > 0 else 0


def attacker_of(s: State, player: int) -> int:
    """Who attacks that player: the active one, or in a Challenge the other side."""
    if s.area == QUEST_AREA:
        for die in s.attackers:
            if s.owner(die) not in (-1, player):
                return s.owner(die)
    return s.active


def _share(s: State, at: int, die: int, player: int) -> int:
    """What an attacker adds; one that scored in the meantime left its value behind (C13)."""
    if not s.is_creature(die):
        return s.values[at * s.n + player]
    if s.owner(die) == player or not s.can_attack(die, player):
        return 0
    return s.attack(die, player)
