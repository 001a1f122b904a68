"""The table in words, for everything that shows it as lines of text: the plain table, positions, replays."""

from __future__ import annotations

from quarriors.engine.game import Game
from quarriors.engine.table import PHASE_IDS
from quarriors.engine.zones import ACTIVE, ASIDE, BAG, LOCKED, QUEST, READY, SPENT, USED, ZONE_IDS, ZONES
from quarriors.text.catalogue import counted, message
from quarriors.text.faces import card_name, die_text
from quarriors.text.languages import language

#: What lies open before a player, and the piles whose dice show no face.
_OPEN = (READY, ACTIVE, ASIDE, LOCKED, QUEST)
_PILES = (BAG, SPENT, USED)
#: Shown even when nothing lies there: others look for it.
_ALWAYS = (READY, BAG)


def table_text(game: Game, lang: str = "en") -> list[str]:
    """The whole table: turn and phase, the Wilds with prices, and what lies before everybody.

    >>> from quarriors import deal
    >>> game = Game.new(["Quinn", "Monique"], deal(seed=7), seed=7)
    >>> lines = table_text(game)
    >>> lines[0]
    'Turn 1, Quinn: Draw and Roll Dice'
    >>> lines[-1]
    '  Bag, 12 dice: 8 × Basic Quiddity and 4 × Assistant'
    """
    lines = [turn_text(game, lang), *wilds_text(game, lang)]
    for player in range(len(game.players)):
        lines += player_text(game, player, lang)
    return lines


def turn_text(game: Game, lang: str = "en") -> str:
    """Whose turn it is, and which phase."""
    s = game.state
    phase = message(f"phase-{PHASE_IDS[s.phase]}", lang)
    return message("plain-turn", lang, n=str(s.turn), player=game.players[s.active], phase=phase)


def wilds_text(game: Game, lang: str = "en") -> list[str]:
    """Every card of the Wilds with its price for the active player, the dice left on it, and its Glory."""
    s = game.state
    lines = [message("plain-wilds", lang)]
    for number, card in enumerate(s.catalog.cards):
        words: dict[str, str | int] = {
            "price": f"{s.capture_price(number):4}",
            "left": len(s.piles[s.n * ZONES + number]),
            "card": card_name(card, lang),
            "glory": card.glory,
        }
        lines.append(message("plain-wilds-card-glory" if card.glory else "plain-wilds-card", lang, **words))
    return lines


def player_text(game: Game, player: int, lang: str = "en") -> list[str]:
    """A player's Glory, and every zone in which dice lie."""
    s = game.state
    lines = [message("plain-player", lang, player=game.players[player], n=s.glory[player], goal=s.goal)]
    for zone in (*_OPEN, *_PILES):
        if zone in _ALWAYS or s.piles[player * ZONES + zone]:
            lines.append("  " + zone_text(game, player, zone, lang))
    return lines


def zone_text(game: Game, player: int, zone: int, lang: str = "en") -> str:
    """What lies in one zone of a player; an attached Spell is told with its Creature."""
    s = game.state
    dice = [die for die in s.piles[player * ZONES + zone] if zone != READY or s.attached[die] < 0]
    name = language(lang).capital(message(f"zone-{ZONE_IDS[zone]}", lang))
    told = _listed([die_text(s, die, lang) for die in dice], lang)
    if zone in _PILES and dice:
        return message("plain-zone-counted", lang, zone=name, n=len(dice), dice=told)
    return message("plain-zone", lang, zone=name, dice=told)


def _listed(words: list[str], lang: str) -> str:
    return counted(words, lang) if words else message("plain-nothing", lang)


def attack_text(game: Game, defender: int, lang: str = "en") -> str:
    """Who attacks that player just now, with what and how strongly; empty if nobody does."""
    s = game.state
    if not s.attackers or defender == s.active:
        return ""
    attackers = [die for die in s.attackers if s.is_creature(die) and s.owner(die) == s.active]
    words = {
        "player": game.players[s.active],
        "other": game.players[defender],
        "dice": _listed([die_text(s, die, lang) for die in attackers], lang),
    }
    if s.counted[defender]:
        begun = any(s.owner(die) == defender for die in s.damaged)
        return message("plain-attack" if begun else "plain-attack-total", lang, n=max(0, s.totals[defender]), **words)
    return message("plain-attack-expected", lang, n=_expected(game, defender, attackers), **words)


def _expected(game: Game, defender: int, attackers: list[int]) -> int:
    """The total as it would be counted now, those who scored in the meantime included."""
    s = game.state
    values: dict[int, int] = {}
    for at, die in enumerate(s.attackers):
        if die in attackers:
            values[die] = s.attack(die, defender) if s.can_attack(die, defender) else 0
        else:
            values[die] = s.values[at * s.n + defender]
    total = s.total_change(defender) + sum(values.values())
    for k in range(0, len(s.raised), 2):
        if s.raised[k + 1] == defender:
            total += values.get(s.raised[k], 0)
    return max(0, total)
