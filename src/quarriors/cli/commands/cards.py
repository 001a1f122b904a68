"""`quarriors cards`: looking cards up."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.options import Json, Lang, Names

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.engine.cards import Card

app = App(
    name="cards",
    help_epilogue="""\
Examples:

  quarriors cards                           every card there is
  quarriors cards Quake Dragon              one card in full
  quarriors cards death-charm, life-charm   two of them
  quarriors cards --search "score glory"    cards that speak of both
  quarriors cards --set quarmageddon        one box
  quarriors cards --reconstructed           cards with a part that is ours
  quarriors cards --reported                cards with a part that is reported
  quarriors cards --set base --json         the base box for a script

With --json: a list of objects with id, set, name, class, variant (empty for
the plain card), kind (basic, creature, spell, quest), cost (null: cannot be
captured), discounted (the cost with some of the card's own energy, or null),
energy (light, dark or null), glory (0 where there is none), level (of a quest,
or null), faces (six texts such as "C 2/4/5 *"), text (one line for each
ability), lines (the same in parts: bursts, keyword, text), provenance
(printed, reported or reconstructed, for name, faces, stats, ability, bursts
and anchored), note (what is known of the printed card, or null), colours
(background, symbol), dice (how many lie on the card), per_player (how many
every player begins with), corrects (the id of the card it stands in for, or
null).
""",
)


@app.default
def cards(
    *names: str,
    sets: Annotated[Names | None, Parameter(name=["--set", "--sets"])] = None,
    search: Annotated[list[str] | None, Parameter(negative=())] = None,
    reconstructed: Annotated[bool, Parameter(negative=())] = False,
    reported: Annotated[bool, Parameter(negative=())] = False,
    json_: Json = False,
    lang: Lang = "en",
) -> int:
    """Look cards up: what they cost, what they are worth, what their dice show and what they say.

    Parameters
    ----------
    names
        Cards to show in full, by name or id, separated by commas; the name of a class stands for all its cards.
    sets
        Only cards of these boxes, separated by commas.
    search
        Only cards with these words in name, class or text; all of them must be there.
    reconstructed
        Only cards of which a part is reconstructed, since the printed card could not be found; and which part.
    reported
        Only cards of which a part is told by a published account; and which part. With both: either of them.
    json_
        Print a JSON list.
    lang
        Language of names and texts.
    """
    from quarriors.cli.failures import Failure
    from quarriors.sets import box, every_box
    from quarriors.text import language

    language(lang)
    boxes = [box(name) for name in dict.fromkeys(sets)] if sets else every_box()
    found = _named(boxes, names, f" in {', '.join(sets)}" if sets else "") if names else _all(boxes)
    words = " ".join(search or []).casefold().split()
    found = [card for card in found if all(word in _searched(card, lang) for word in words)]
    if reconstructed or reported:
        found = [card for card in found if _is_wanted(card, reconstructed, reported)]
        if not found:
            asked = [word for word, is_asked in (("reconstructed", reconstructed), ("reported", reported)) if is_asked]
            raise Failure(f"none of these cards has a part that is {' or '.join(asked)}")
    if not found and not words:
        raise Failure("no card is named so: there is nothing between the commas")
    if not found:
        raise Failure(f"no card has {_all_of(words)} in its name, class or text")
    if json_:
        from quarriors.cli.cardsheet import card_object

        sys.stdout.write(json.dumps([card_object(card, lang) for card in found], indent=2) + "\n")
    elif names:
        _show_full(found, lang)
    else:
        _show_table(found, lang)
    return 0


def _all(boxes: list[Box]) -> list[Card]:
    """Every card that lies on a table, put right where one of the boxes does so."""
    overridden = {target for box in boxes for target in box.overrides}
    return [card for box in boxes for card in box.cards if card.id not in overridden and not card.die.large]


def _is_wanted(card: Card, reconstructed: bool, reported: bool) -> bool:
    return bool((reconstructed and card.provenance.reconstructed) or (reported and card.provenance.reported))


def _all_of(words: list[str]) -> str:
    return " and ".join(repr(word) for word in words)


def _searched(card: Card, lang: str) -> str:
    from quarriors.text import card_name, card_text

    return " ".join([card_name(card, lang), card.name, card.die.name, *card_text(card, lang)]).casefold()


def _named(boxes: list[Box], words: tuple[str, ...], where: str) -> list[Card]:
    """The cards of these names, each once. A shell parts words where a person does not: first all together."""
    whole = " ".join(words)
    together = _called(boxes, whole)
    if together:
        return together
    names = [word.strip() for word in (whole.split(",") if "," in whole else words)]
    found = [card for word in names if word for card in _called(boxes, word) or _fail(boxes, word, where)]
    return list(dict.fromkeys(found))


def _called(boxes: list[Box], name: str) -> list[Card]:
    """The cards that go by that name in any box; else those whose class does."""
    from quarriors.engine.cards import goes_by, slug

    cards = [card for box in boxes for card in box.cards]
    exactly = [card for card in cards if card.id == name.strip().lower()]
    if exactly:
        return exactly
    cards = _all(boxes) + [card for card in cards if card.die.large]
    wanted = slug(name.replace("-", " "))
    return [card for card in cards if goes_by(card, name)] or [card for card in cards if slug(card.die.name) == wanted]


def _fail(boxes: list[Box], name: str, where: str) -> list[Card]:
    from quarriors.cli.failures import Failure
    from quarriors.engine.nearest import did_you_mean

    known = [card.name for box in boxes for card in box.cards]
    raise Failure(f"no card named {name!r}{where}{did_you_mean(name, known)}")


def _show_full(found: list[Card], lang: str) -> None:
    from rich.text import Text

    from quarriors.cli.cardsheet import full_card, show

    lines: list[Text] = []
    for card in found:
        lines += [*full_card(card, lang), Text("")]
    show(lines[:-1])


def _show_table(found: list[Card], lang: str) -> None:
    from rich.text import Text

    from quarriors.cli.cardsheet import legend, listing, show

    ordered = sorted(found, key=lambda card: (card.die.name, card.cost, card.name))
    show([*listing(ordered, lang), Text(""), *legend(ordered, lang)])
