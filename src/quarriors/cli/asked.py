"""Boxes, cards and Wilds that a command line names, in the language spoken or in English: by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.engine.cards import Card
    from quarriors.text.words import Words


def asked_boxes(sets: list[str], words: Words) -> list[str]:
    """The ids of boxes that were named; it refuses what there is not.

    >>> from quarriors.text import Words
    >>> asked_boxes(["Caixa básica", "promos"], Words("pt-BR"))
    ['base', 'promos']
    """
    from quarriors.engine.boxes import look_up
    from quarriors.engine.errors import WildsError
    from quarriors.engine.nearest import nearest
    from quarriors.sets import box, every_box
    from quarriors.text.boxwords import box_name
    from quarriors.text.names import box_called

    ids: list[str] = []
    for name in sets:
        found = None if look_up(name) is not None else box_called(name, words, every_box())
        id = name if found is None else found.id
        try:
            ids.append(box(id).id)
        except WildsError as error:
            if error.message == "box":
                error.like(error.near or nearest(name, [box_name(one, words) for one in every_box()]))
            raise
    return ids


def asked_wilds(choice: list[str], sets: list[str] | None, words: Words) -> tuple[list[str], list[str]]:
    """What was chosen, by ids of cards or by the name of Wilds, and the ids of the boxes; it refuses what there is not.

    >>> from quarriors.text import Words
    >>> asked_wilds(["velha bruxa", "Life Spell"], None, Words("pt-BR"))
    (['base/witching-hag', 'Life Spell'], ['base'])
    >>> asked_wilds(["Primeira partida"], None, Words("pt-BR"))
    (['first-game'], ['base'])
    """
    from quarriors.sets.choosing import every_ready_made, sets_for
    from quarriors.text.names import wilds_called

    asked = asked_boxes(sets, words) if sets else None
    ready = every_ready_made() if choice else {}
    meant: list[str] = []
    for name in choice:
        titled = None if _is_known(name) else wilds_called(name, words, ready.values())
        meant.append(name if titled is None else titled.name)
    boxes = sets_for(meant, asked)
    return [name if _is_known(name) else _card(name, boxes, words).id for name in meant], boxes


def _is_known(name: str) -> bool:
    """Whether sets know it by that name themselves: Wilds, or a card in English."""
    from quarriors.engine.cards import goes_by
    from quarriors.sets import every_box
    from quarriors.sets.choosing import every_ready_made

    wanted = name.strip().lower()
    return wanted in every_ready_made() or any(
        wanted in box.overrides or any(goes_by(card, name) for card in box.cards) for box in every_box()
    )


def _card(name: str, sets: list[str], words: Words) -> Card:
    """The one card of these boxes that is meant; else it is said where it is, or what is like it."""
    from quarriors.sets import boxes_of, every_box
    from quarriors.sets.choosing import elsewhere, unknown
    from quarriors.sets.ready_made import ready_made
    from quarriors.text import card_name
    from quarriors.text.names import cards_called, names_like

    there = list({card.id: card for box in boxes_of(sets) for card in box.cards}.values())
    found = cards_called(name, words, there)
    if len(found) == 1:
        return found[0]
    if found:
        # a class, of which there are several cards
        raise unknown(name, sets).like([card_name(card, words) for card in found][:4])
    others = [box.id for box in every_box() if cards_called(name, words, box.cards)]
    if others:
        raise elsewhere(name, sets, others)
    ready = ready_made(boxes_of(sets)).values()
    raise unknown(name, sets).like(names_like(name, words, there, ready))
