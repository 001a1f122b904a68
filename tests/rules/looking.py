"""Looking at the table: who decides, what is offered, what lies where."""

from __future__ import annotations

from quarriors import Game, Script, read_position, write_position
from quarriors.testing import die, find_die


def decider(game: Game) -> str:
    """The name of the one who decides."""
    seat = game.decision.player
    return "chance" if seat < 0 else game.players[seat]


def offered(game: Game, kind: str = "") -> list[str]:
    """The options in words, those of one kind or all."""
    return sorted(words for words in game.all_words() if not kind or words.split()[0] == kind)


def accept(game: Game) -> None:
    """Says yes to an optional ability, where there is a choice."""
    if game.decision.kind == "use":
        game.take("use")


def glory(game: Game, player: str) -> int:
    return game.table().player(player).glory


def quiddity(game: Game) -> int:
    """What the active player has gained and not yet spent."""
    return game.state.quiddity


def phase(game: Game) -> str:
    """The phase as a position writes it."""
    return write_position(game).partition("turn: ")[2].split(",")[2].strip()


def whose_turn(game: Game) -> str:
    return game.table().active.name


def in_wilds(game: Game, name: str) -> int:
    """How many dice lie on the card of that class."""
    return game.table().card(name).left


def card_number(game: Game, name: str) -> int:
    """The number of a card of the Wilds, by its class."""
    return game.table().card(name).number


def attack(game: Game, words: str, owner: str, against: str) -> int:
    """A Creature's attack against a player."""
    return game.state.attack(find_die(game, words, "ready", owner), game.players.index(against))


def defense(game: Game, words: str, owner: str) -> int:
    return die(game, words, "ready", owner).defense


def seated(game: Game, seats: str, dice: str = "") -> Game:
    """The same table with the line of players written another way: seats that pay by hand or roll by themselves."""
    lines = write_position(game).splitlines()
    at = next(k for k, line in enumerate(lines) if line.startswith("players:"))
    lines[at] = f"players: {seats}"
    return read_position("\n".join(lines), chance=Script(dice))
