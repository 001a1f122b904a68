"""`quarriors deal`: Wilds to play with, on the screen, on paper or for a script."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from quarriors.cli.options import Json, Lang, Names, Seed, Sets, Variants, new_seed, seed_of

if TYPE_CHECKING:
    from rich.text import Text

    from quarriors.engine.cards import Card
    from quarriors.engine.rules import Rules
    from quarriors.engine.wilds import Wilds

app = App(
    name="deal",
    help_epilogue="""\
Examples:

  quarriors deal                       random Wilds
  quarriors deal --players 4 --full    a sheet for the table, with card texts
  quarriors deal --wilds "Quake Dragon,Life Spell"   and eight random cards
  quarriors deal --list                Wilds that have a name
  quarriors deal --wilds first-game    one of them
  quarriors deal --seed 7 --json       for a script

The same seed gives the same Wilds, here and with quarriors play --seed.

With --json: seed, players, sets, rules, goal (the Glory that wins) and wilds,
a list of cards as quarriors cards --json has them; dice is how many lie on
the card. With --list --json: a list of name, about and wilds (ids of cards).
""",
)


@app.default
def deal(
    *,
    wilds: Names | None = None,
    sets: Sets | None = None,
    players: int = 2,
    seed: Seed | None = None,
    variants: Variants | None = None,
    list_: Annotated[bool, Parameter(name="--list", negative=())] = False,
    full: Annotated[bool, Parameter(negative=())] = False,
    json_: Json = False,
    lang: Lang = "en",
) -> int:
    """Deal Wilds: which cards to play with, in ascending cost, and how to set the table up.

    Parameters
    ----------
    wilds
        The name of Wilds, or cards that must be among them, separated by commas; the others are dealt.
    sets
        Boxes to deal from, separated by commas; the base box if none is named.
    players
        How many play: 2 to 4.
    seed
        A number or a text; random if none is given.
    list_
        Show the Wilds that have a name.
    full
        Add the texts of the cards.
    json_
        Print JSON.
    lang
        Language of names and texts.
    """
    from quarriors.sets import DEFAULT
    from quarriors.text import language

    language(lang)
    boxes = sets or list(DEFAULT)
    if list_:
        return _list(boxes, lang) if not json_ else _print([_named_object(*one, lang) for one in _named(boxes)])
    from quarriors.cli.wilds import wilds_for

    table = _Table(wilds or [], boxes, players, seed, variants or Variants())
    there = wilds_for(table.choice, boxes, table.seed, players, table.rules)
    if json_:
        return _print(_deal_object(table, there, lang))
    from quarriors.cli.cardsheet import show

    show(_sheet(table, there, lang) if not full else _full_sheet(table, there, lang))
    return 0


def _print(document: object) -> int:
    sys.stdout.write(json.dumps(document, indent=2) + "\n")
    return 0


class _Table:
    """What was asked for: cards, boxes, players, rules; and the seed, drawn if none was given."""

    def __init__(self, choice: list[str], sets: list[str], players: int, seed: str | None, variants: Variants) -> None:
        from quarriors.cli.wilds import cards_of, is_named
        from quarriors.engine.cards import CREATURES_IN_WILDS, SPELLS_IN_WILDS

        self.choice = choice
        self.sets = sets
        self.players = players
        self.variants = variants
        self.rules: Rules = variants.rules()
        self.seed = new_seed() if seed is None else seed_of(seed)
        #: The name of the Wilds, if they have one.
        self.name = choice[0].lower() if is_named(choice, sets) else ""
        #: Chosen to the last card, Wilds owe nothing to the lot: then a seed is shown only if it was given.
        self.by_lot = seed is not None or len(set(cards_of(choice, sets))) < CREATURES_IN_WILDS + SPELLS_IN_WILDS

    @property
    def arguments(self) -> list[str]:
        """The options that ask for the same again."""
        from quarriors.sets import DEFAULT

        told: list[str] = []
        if self.by_lot:
            told += ["--seed", str(self.seed)]
        if self.choice:
            told += ["--wilds", ",".join(self.choice)]
        if self.sets != list(DEFAULT):
            told += ["--sets", ",".join(self.sets)]
        if self.players != 2:
            told += ["--players", str(self.players)]
        standard = asdict(Variants())
        for name, value in asdict(self.variants).items():
            if value != standard[name]:
                told += [f"--{name.replace('_', '-')}", *([] if value is True else [str(value)])]
        return told


def _deal_object(table: _Table, wilds: Wilds, lang: str) -> dict[str, Any]:
    from quarriors.cli.cardsheet import card_object

    return {
        "seed": table.seed,
        "players": table.players,
        "sets": table.sets,
        "rules": asdict(table.variants),
        "goal": table.rules.goal(table.players),
        "wilds": [card_object(card, lang) for card in wilds.cards],
    }


# -- the sheet -------------------------------------------------------------------------------------


def _sheet(table: _Table, wilds: Wilds, lang: str) -> list[Text]:
    """For those who have the cards: names, numbers and dice."""
    from quarriors.cli.cardsheet import outline

    return _framed(table, wilds, outline(wilds.cards, lang), lang)


def _full_sheet(table: _Table, wilds: Wilds, lang: str) -> list[Text]:
    """For those who have not: with the texts."""
    from quarriors.cli.cardsheet import listing

    return _framed(table, wilds, listing(wilds.cards, lang), lang)


def _framed(table: _Table, wilds: Wilds, rows: list[Text], lang: str) -> list[Text]:
    import shlex

    from rich.text import Text

    from quarriors.cli.cardsheet import note
    from quarriors.text import message

    blank = Text("")
    again = shlex.join(["quarriors", "deal", *table.arguments])
    play = shlex.join(["quarriors", "play", *table.arguments])
    return [
        Text(_title(table, lang), style="bold"), blank, *note(_set_up(table, wilds.cards, lang)), blank,
        *rows, blank, *note(message("cards-legend", lang)), blank,
        Text(message("deal-again", lang, command=again)), Text(message("deal-play", lang, command=play)),
    ]  # fmt: skip


def _title(table: _Table, lang: str) -> str:
    from quarriors.text import message

    words = {"players": table.players, "edition": table.variants.edition}
    if table.name:
        said = message("deal-title-named", lang, name=table.name, **words)
    else:
        said = message("deal-title", lang, **words)
    return f"{said}, {message('deal-seed', lang, seed=str(table.seed))}" if table.by_lot else said


def _set_up(table: _Table, cards: list[Card], lang: str) -> str:
    """What to take out of the box, and what wins."""
    from quarriors.text import card_name, language, message

    counts = [card.die.count for card in cards]
    usual = max(counts, key=counts.count)
    told = [message("deal-lay", lang, n=usual)]
    for card in cards:
        if card.die.count != usual:
            told.append(message("deal-lay-else", lang, n=card.die.count, card=card_name(card, lang)))
    own = [f"{card.die.per_player} {card_name(card, lang)}" for card in cards if card.die.per_player]
    said = [f"{', '.join(told)}."]
    said.append(message("deal-begin", lang, dice=language(lang).listing(own)))
    said.append(message("deal-goal", lang, goal=table.rules.goal(table.players)))
    if table.rules.captures != 1:
        said.append(message("deal-captures", lang, n=table.rules.captures))
    if table.rules.expert_culling:
        said.append(message("deal-expert-culling", lang))
    if table.rules.turn_limit is not None:
        said.append(message("deal-turn-limit", lang, n=table.rules.turn_limit))
    return " ".join(said)


# -- named Wilds -----------------------------------------------------------------------------------


def _named(sets: list[str]) -> list[tuple[str, Wilds]]:
    from quarriors.sets import named_wilds

    return list(named_wilds(sets).items())


def _about(name: str, lang: str) -> str:
    """A sentence about Wilds of ours; those of other boxes speak for themselves."""
    from quarriors.text import has_message, message

    id = f"deal-wilds-{name}"
    return message(id, lang) if "/" not in name and has_message(id, lang) else ""


def _named_object(name: str, wilds: Wilds, lang: str) -> dict[str, Any]:
    return {"name": name, "about": _about(name, lang), "wilds": [card.id for card in wilds.cards]}


def _list(sets: list[str], lang: str) -> int:
    from rich.text import Text

    from quarriors.cli.cardsheet import note, show
    from quarriors.cli.failures import Failure
    from quarriors.engine.cards import BASIC
    from quarriors.text import card_name

    lines: list[Text] = []
    for name, wilds in _named(sets):
        names = ", ".join(card_name(card, lang) for card in wilds.cards if card.kind != BASIC)
        lines += [Text(name, style="bold"), *note(_about(name, lang)), *note(names), Text("")]
    if not lines:
        raise Failure(f"no named Wilds in {', '.join(sets)}")
    show(lines[:-1])
    return 0
