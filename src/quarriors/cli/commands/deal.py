"""`quarriors deal`: Wilds to play with, on the screen, on paper or for a script."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Json, Lang, Names, Seed, Sets, Variants, new_seed, seed_of

if TYPE_CHECKING:
    from rich.text import Text

    from quarriors.engine.rules import Rules
    from quarriors.engine.wilds import Wilds
    from quarriors.sets import ReadyMade
    from quarriors.text.words import Words

#: As the engine calls a basic card; its module is imported when something is dealt.
BASIC = "basic"

app = App(name="deal")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors deal                                                  deal-random
    quarriors deal --players 4 --full                               deal-full
    quarriors deal --wilds "Quake Dragon,Life Spell"                deal-cards
    quarriors deal --named                                          deal-named
    quarriors deal first-game                                       deal-one
    quarriors deal --sets base,quartifacts --players 3              deal-quests
    quarriors deal --sets base,quartifacts --no-quests              deal-no-quests
    quarriors deal --sets base,rise_of_the_demons --mix two_scoops  deal-mix
    quarriors deal --sets base,quarmageddon --printed-only          deal-printed
    quarriors deal --seed 7 --json                                  deal-json
""")


@app.default
def deal(
    name: Annotated[str | None, Parameter(metavar="wilds")] = None,
    /,
    *,
    wilds: Names | None = None,
    sets: Sets | None = None,
    players: int = 2,
    seed: Seed | None = None,
    variants: Variants | None = None,
    named: Annotated[bool, Parameter(name=["--named", "--list"], negative=())] = False,
    printed_only: Annotated[bool, Parameter(negative=())] = False,
    full: Annotated[bool, Parameter(negative=())] = False,
    json_: Json = False,
    words: Lang,
) -> int:
    """Deals Wilds, and says how to set the table up."""
    if name is not None:
        wilds = _by_name(name, wilds)
    from quarriors.cli.asked import asked_boxes, asked_wilds

    if named and not wilds:
        ready = _ready(None if sets is None else asked_boxes(sets, words), players)
        return _print([_named_object(one, players, words) for one in ready]) if json_ else _show_named(ready, words)
    from quarriors.sets.choosing import wilds_for

    choice, boxes = asked_wilds(wilds or [], sets, words)
    table = _AskedTable(choice, boxes, players, seed, variants or Variants(), printed_only)
    table.lay(wilds_for(table.choice, boxes, table.seed, players, table.rules, printed_only))
    if json_:
        return _print(_deal_object(table, words))
    from quarriors.cli.cardsheet import show

    show(_sheet(table, words) if not full else _full_sheet(table, words))
    return 0


def _by_name(name: str, wilds: list[str] | None) -> list[str]:
    """The choice of somebody who writes it without an option."""
    from quarriors.cli.failures import Misuse

    if wilds:
        raise Misuse("deal-twice")
    parts = [part.strip() for part in name.split(",") if part.strip()]
    if not parts:
        raise Misuse("usage-word", option="--wilds")
    return parts


def _print(document: object) -> int:
    sys.stdout.write(json.dumps(document, indent=2) + "\n")
    return 0


class _AskedTable:
    """What was asked for: cards, boxes, players, rules; and the seed, drawn if none was given."""

    wilds: Wilds

    def __init__(
        self, choice: list[str], sets: list[str], players: int, seed: str | None, variants: Variants, printed_only: bool
    ) -> None:
        from quarriors.sets.choosing import is_named

        self.choice = choice
        self.sets = sets
        self.players = players
        self.variants = variants
        self.printed_only = printed_only
        self.rules: Rules = variants.rules()
        self.seed = new_seed() if seed is None else seed_of(seed)
        #: The name of the Wilds, if they have one.
        self.name = choice[0].lower() if is_named(choice, sets) else ""
        #: Chosen to the last card, Wilds owe nothing to the lot: then a seed is shown only if it was given.
        self.by_lot = seed is not None

    def lay(self, wilds: Wilds) -> None:
        """Lays the Wilds out."""
        from quarriors.sets.choosing import cards_of

        self.wilds = wilds
        if not self.name:
            chosen = cards_of(self.choice, self.sets)
            self.by_lot |= any(card.id not in chosen for card in wilds.cards if card.kind != BASIC or card.variant)

    @property
    def goal(self) -> int:
        return self.wilds.goal(self.players)

    @property
    def arguments(self) -> list[str]:
        """The options that ask for the same again."""
        from quarriors.sets.choosing import sets_for

        words: list[str] = []
        if self.by_lot:
            words += ["--seed", str(self.seed)]
        if self.choice:
            words += ["--wilds", ",".join(self.choice)]
        if self.sets != sets_for(self.choice, None):
            words += ["--sets", ",".join(self.sets)]
        if self.players != 2:
            words += ["--players", str(self.players)]
        return [*words, *self.variants.arguments, *(["--printed-only"] if self.printed_only else [])]

    @property
    def playing(self) -> list[str]:
        """The options that play with them: of printed cards alone a table knows nothing, so each is named."""
        from quarriors.sets import box

        if not self.printed_only:
            return self.arguments
        cards = self.wilds.cards
        named = [card.id for card in cards if card.kind != BASIC or card.variant]
        boxes = [name for name in self.sets if any(name in (card.home, *card.needs) for card in cards)]
        has_quests = any(card.level for name in boxes for card in box(name).cards)
        variants = replace(self.variants, quests=False) if has_quests and not self.wilds.quests else self.variants
        again = _AskedTable(named, boxes, self.players, str(self.seed), variants, False)
        return again.arguments


def _deal_object(table: _AskedTable, words: Words) -> dict[str, Any]:
    from quarriors.cli.cardsheet import card_object

    return {
        "seed": table.seed,
        "players": table.players,
        "sets": table.sets,
        "rules": table.rules.values(),
        "goal": table.goal,
        "quests": [card.id for card in table.wilds.quests],
        "warnings": _warnings(table.wilds, words),
        "wilds": [card_object(card, words, table.wilds.has_locks) for card in table.wilds.cards],
    }


# -- the sheet -------------------------------------------------------------------------------------


def _sheet(table: _AskedTable, words: Words) -> list[Text]:
    """For those who have the cards: names, numbers and dice."""
    from quarriors.cli.cardsheet import outline

    return _framed(table, outline(table.wilds.shown, words), words)


def _full_sheet(table: _AskedTable, words: Words) -> list[Text]:
    """For those who have not: with the texts."""
    from quarriors.cli.cardsheet import listing

    return _framed(table, listing(table.wilds.shown, words, table.wilds.has_locks), words)


def _framed(table: _AskedTable, rows: list[Text], words: Words) -> list[Text]:
    import shlex

    from rich.text import Text

    from quarriors.cli.cardsheet import legend, note

    blank = Text("")
    again = shlex.join(["quarriors", "deal", *table.arguments])
    play = shlex.join(["quarriors", "play", *table.playing])
    warnings = [line for said in _warnings(table.wilds, words) for line in note(said)]
    return [
        Text(_title(table, words), style="bold"), blank, *note(_set_up(table, words)), blank,
        *rows, blank, *warnings, *([blank] if warnings else []), *legend(table.wilds.shown, words), blank,
        Text(words.say("deal-again", command=again)), Text(words.say("deal-play", command=play)),
    ]  # fmt: skip


def _warnings(wilds: Wilds, words: Words) -> list[str]:
    """Cards that are weak in these Wilds, and why (X8)."""
    from quarriors.engine.wilds import weaknesses
    from quarriors.text import card_name

    warnings: list[str] = []
    for one in weaknesses(wilds):
        if one.missing:
            of = words.proper_name(one.missing)
            warnings.append(words.say("deal-weak", card=card_name(one.card, words), **{"class": of}))
        else:
            warnings.append(words.say("deal-weak-locks", card=card_name(one.card, words)))
    return warnings


def _title(table: _AskedTable, words: Words) -> str:
    spoken = {"players": table.players, "edition": table.variants.edition}
    named = {"name": table.name} if table.name else {}
    said = words.say("deal-title-named" if named else "deal-title", **spoken, **named)
    return f"{said} · {words.say('deal-seed', seed=str(table.seed))}" if table.by_lot else said


def _set_up(table: _AskedTable, words: Words) -> str:
    """What to take out of the box, and what wins."""
    from quarriors.cli.options import told_rules
    from quarriors.text import card_name

    quests = table.wilds.quests
    cards = [card for card in table.wilds.shown if card not in quests]
    counts = [card.die.count for card in cards]
    usual = max(counts, key=counts.count)
    said = [words.say("deal-lay", n=usual)]
    for card in cards:
        if card.die.count != usual:
            said.append(words.say("deal-lay-else", n=card.die.count, card=card_name(card, words)))
    own = [f"{card.die.per_player} {card_name(card, words)}" for card in table.wilds.cards if card.die.per_player]
    if quests:
        said.append(words.say("deal-quests", n=len(quests)))
    said.append(words.say("deal-begin", dice=words.listing(own)))
    large = [card_name(card, words) for card in table.wilds.cards if card.die.large]
    if large:
        said.append(words.say("deal-large", dice=words.listing(large)))
    said.append(words.say("deal-goal", goal=table.goal))
    said += told_rules(table.rules, words)
    if table.printed_only:
        said.append(words.say("deal-printed", counts=words.listing(_printed(table.sets, words))))
    return " ".join(said)


def _printed(sets: list[str], words: Words) -> list[str]:
    """How many cards of each box are as printed."""
    from quarriors.sets import box

    counts: list[str] = []
    for name in sets:
        cards = [card for card in box(name).cards if not card.die.large]
        printed = len([card for card in cards if card.provenance.is_printed])
        counts.append(words.say("deal-printed-count", printed=printed, all=len(cards), box=name))
    return counts


# -- named Wilds -----------------------------------------------------------------------------------


def _ready(sets: list[str] | None, players: int) -> list[ReadyMade]:
    """Every one there is, or those that can be played with these boxes."""
    from quarriors.cli.failures import Failure
    from quarriors.engine.wilds import check_players
    from quarriors.sets import boxes_of
    from quarriors.sets.choosing import every_ready_made
    from quarriors.sets.ready_made import ready_made

    check_players(players)
    if sets is None:
        return list(every_ready_made().values())
    there = {box.id for box in boxes_of(sets)}
    found = [ready for ready in ready_made(boxes_of(sets)).values() if there.issuperset(ready.sets)]
    if not found:
        raise Failure("deal-none-named", boxes=", ".join(sets))
    return found


def _named_object(ready: ReadyMade, players: int, words: Words) -> dict[str, Any]:
    from quarriors.text import wilds_about

    return {
        "name": ready.name,
        "about": wilds_about(ready, words),
        "sets": list(ready.sets),
        "wilds": [card.id for card in ready.wilds(players).cards],
    }


def _show_named(found: list[ReadyMade], words: Words) -> int:
    from rich.text import Text

    from quarriors.cli.cardsheet import note, show
    from quarriors.engine.boxes import card_by_id
    from quarriors.sets import DEFAULT
    from quarriors.text import card_name, wilds_about

    lines: list[Text] = []
    for ready in found:
        lines += [Text(ready.name, style="bold"), *note(wilds_about(ready, words))]
        if ready.sets != DEFAULT:
            lines += note(words.say("deal-needs", boxes=", ".join(ready.sets)))
        lines += [*note(", ".join(card_name(card_by_id(id), words) for id in ready.ids)), Text("")]
    show(lines[:-1])
    return 0
