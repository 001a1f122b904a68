"""What a card test looks at: numbers of Creatures by their words, Glory, what is offered and to whom."""

from __future__ import annotations

from quarriors import Game
from quarriors.testing import die, find_die, kinds, take


def attack(game: Game, words: str, player: str = "Quinn", against: str = "Monique") -> int:
    """The attack of a Creature against that player."""
    return game.state.attack(find_die(game, words, "ready", player), game.players.index(against))


def defense(game: Game, words: str, player: str = "Quinn") -> int:
    return die(game, words, "ready", player).defense


def worth(game: Game, words: str, player: str = "Quinn") -> int:
    """The Glory a Creature would earn if it scored now."""
    return die(game, words, "ready", player).glory


def glory(game: Game, player: str = "Quinn") -> int:
    return game.table().player(player).glory


def quiddity(game: Game) -> int:
    """Quiddity in the pool of the active player, dice that could still be spent left out."""
    return game.state.quiddity


def captures(game: Game) -> int:
    return game.state.captures


def in_the_wilds(game: Game, name: str) -> int:
    """How many dice lie on that card."""
    return game.table().card(name).left


def price(game: Game, name: str) -> int:
    """What capturing from that card costs the active player."""
    return game.state.capture_price(game.state.catalog.find(name))


def offers(game: Game) -> list[str]:
    """Everything that can be done now, in words."""
    return game.all_words()


def decider(game: Game) -> str:
    """Who decides now."""
    player = game.decision.player
    return game.players[player] if player >= 0 else "chance"


def active(game: Game) -> str:
    """Whose turn it is."""
    return game.players[game.state.active]


def why_not(game: Game, kind: str, words: str, zone: str = "", player: str = "Quinn") -> str | None:
    """Why that cannot be done with that die of the player."""
    return game.why_not(kind, die=find_die(game, words, zone, player))


def end_turn(game: Game) -> None:
    """The active player does nothing more this turn; nobody else may have anything to decide."""
    who = game.state.active
    while not game.over and game.state.active == who:
        assert decider(game) == active(game), f"{decider(game)} has to decide: {offers(game)}"
        take(game, "end" if "end" in kinds(game) else "enough")


def pass_all(game: Game) -> None:
    """Every window to react in is passed by."""
    while "pass" in kinds(game):
        take(game, "pass")


def go_and_attack(game: Game) -> None:
    """The active player readies and summons nothing more; stops where somebody has to decide about the attack."""
    while game.table().phase in ("immediate", "ready"):
        take(game, "end")


def removed(game: Game) -> list[str]:
    """The classes of the dice that are out of the game, sorted."""
    return sorted(die.name for die in game.table().dice if die.zone == "removed")
