"""`quarriors cards`: looking cards up."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from quarriors.cli.helptexts import listed
from quarriors.cli.options import Json, Lang, Names

if TYPE_CHECKING:
    from quarriors.engine.box import Box
    from quarriors.engine.cards import Card
    from quarriors.text.words import Words

app = App(name="cards")

#: What to type, with the end of the id of what the help says of it.
EXAMPLES = listed("""
    quarriors cards                          cards-all
    quarriors cards Quake Dragon             cards-one
    quarriors cards death-charm, life-charm  cards-two
    quarriors cards --search "score glory"   cards-search
    quarriors cards --set quarmageddon       cards-box
    quarriors cards --reconstructed          cards-reconstructed
    quarriors cards --reported               cards-reported
    quarriors cards --set base --json        cards-json
""")


@app.default
def cards(
    *names: Annotated[str, Parameter(metavar="card")],
    sets: Annotated[Names | None, Parameter(name=["--set", "--sets"])] = None,
    search: Annotated[list[str] | None, Parameter(negative=())] = None,
    reconstructed: Annotated[bool, Parameter(negative=())] = False,
    reported: Annotated[bool, Parameter(negative=())] = False,
    json_: Json = False,
    words: Lang,
) -> int:
    """Looks cards up."""
    from quarriors.cli.asked import asked_boxes
    from quarriors.cli.failures import Failure
    from quarriors.sets import box, every_box
    from quarriors.text.names import bare
    from quarriors.text.refusals import quoted

    ids = list(dict.fromkeys(asked_boxes(sets or [], words)))
    boxes = [box(id) for id in ids] if ids else every_box()
    found = _named(boxes, names, ", ".join(ids), words) if names else _all(boxes)
    said = bare(" ".join(search or [])).split()
    found = [card for card in found if all(word in _searched(card, words) for word in said)]
    if reconstructed or reported:
        found = [card for card in found if _is_wanted(card, reconstructed, reported)]
        if not found:
            doubt = "reported" if not reconstructed else "reconstructed" if not reported else "doubtful"
            raise Failure(f"cards-none-{doubt}")
    if not found and not said:
        raise Failure("cards-none-named")
    if not found:
        raise Failure("cards-none-found", searched=quoted(said, words))
    if json_:
        from quarriors.cli.cardsheet import card_object

        sys.stdout.write(json.dumps([card_object(card, words) for card in found], indent=2) + "\n")
    elif names:
        _show_full(found, words)
    else:
        _show_table(found, words)
    return 0


def _all(boxes: list[Box]) -> list[Card]:
    """Every card that lies on a table, put right where one of the boxes does so."""
    overridden = {target for box in boxes for target in box.overrides}
    return [card for box in boxes for card in box.cards if card.id not in overridden and not card.die.large]


def _is_wanted(card: Card, reconstructed: bool, reported: bool) -> bool:
    return bool((reconstructed and card.provenance.reconstructed) or (reported and card.provenance.reported))


def _searched(card: Card, words: Words) -> str:
    from quarriors.text import card_text
    from quarriors.text.names import bare, searched_names

    return f"{searched_names(card, words)} {bare(' '.join(card_text(card, words)))}"


def _named(boxes: list[Box], typed: tuple[str, ...], where: str, words: Words) -> list[Card]:
    """The cards of these names, each once. A shell parts words where a person does not: first all together."""
    whole = " ".join(typed)
    together = _called(boxes, whole, words)
    if together:
        return together
    names = [name.strip() for name in (whole.split(",") if "," in whole else typed)]
    found = [card for name in names if name for card in _called(boxes, name, words) or _fail(boxes, name, where, words)]
    return list(dict.fromkeys(found))


def _called(boxes: list[Box], name: str, words: Words) -> list[Card]:
    """The cards that go by that name in any box; else those whose class does."""
    from quarriors.text.names import cards_called

    cards = [card for box in boxes for card in box.cards]
    exactly = [card for card in cards if card.id == name.strip().lower()]
    return exactly or cards_called(name, words, _all(boxes) + [card for card in cards if card.die.large])


def _fail(boxes: list[Box], name: str, where: str, words: Words) -> list[Card]:
    from quarriors.cli.failures import Failure
    from quarriors.text.names import names_like

    unknown = Failure("cards-unknown-in", name=name, boxes=where) if where else Failure("cards-unknown", name=name)
    raise unknown.like(names_like(name, words, [card for box in boxes for card in box.cards]))


def _show_full(found: list[Card], words: Words) -> None:
    from rich.text import Text

    from quarriors.cli.cardsheet import full_card, show

    lines: list[Text] = []
    for card in found:
        lines += [*full_card(card, words), Text("")]
    show(lines[:-1])


def _show_table(found: list[Card], words: Words) -> None:
    from rich.text import Text

    from quarriors.cli.cardsheet import legend, listing, show

    ordered = sorted(found, key=lambda card: (card.die.name, card.cost, card.name))
    show([*listing(ordered, words), Text(""), *legend(ordered, words)])
