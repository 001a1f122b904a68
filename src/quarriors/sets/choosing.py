"""The Wilds that somebody asks for: at random, by name, or with chosen cards in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from quarriors.engine.errors import WildsError
    from quarriors.engine.rules import Rules
    from quarriors.engine.wilds import Wilds
    from quarriors.sets import ReadyMade


def sets_for(choice: list[str], sets: list[str] | None) -> list[str]:
    """The boxes to play with: those asked for, or those that the named Wilds need, or the base box.

    >>> sets_for([], None), sets_for(["quake dragon"], None), sets_for([], ["base", "promos"])
    (['base'], ['base'], ['base', 'promos'])
    """
    from quarriors.sets import DEFAULT

    if sets:
        return sets
    if len(choice) == 1 and not is_named(choice, list(DEFAULT)):
        ready = every_ready_made().get(_name(choice[0]))
        if ready is not None:
            return list(ready.sets)
    return list(DEFAULT)


def every_ready_made() -> dict[str, ReadyMade]:
    """All ready-made Wilds there are, by name."""
    from quarriors.sets import every_box
    from quarriors.sets.ready_made import ready_made

    return ready_made(every_box())


def wilds_for(
    choice: list[str], sets: list[str], seed: object, players: int, rules: Rules, printed_only: bool = False
) -> Wilds:
    """The Wilds to play with.

    Without a choice they are random. The name of Wilds (`quarriors deal --named`) gives those. Names of cards put these
    in, and the rest is random. The same seed gives the same Wilds.

    >>> from quarriors import Rules, deal
    >>> wilds_for([], ["base"], 7, 2, Rules()) == deal(seed=7)
    True
    >>> wilds_for(["First-Game"], ["base"], 7, 2, Rules()).cards[-1].name
    'Growth Spell'
    >>> wilds_for(["quake dragon"], ["base"], 7, 2, Rules()).cards[9].name
    'Quake Dragon'
    """
    from quarriors.sets import deal

    if is_named(choice, sets):
        return _named(choice[0], sets, players, rules, printed_only)
    return deal(sets, seed, players, rules, cards_of(choice, sets), printed_only)


def _named(name: str, sets: list[str], players: int, rules: Rules, printed_only: bool) -> Wilds:
    from quarriors.engine.errors import WildsError
    from quarriors.engine.rules import HINT, Rules
    from quarriors.engine.wilds import Wilds, check_players, check_table
    from quarriors.sets import named_wilds

    wilds = named_wilds(sets, check_players(players))[_name(name)]
    if rules.quests is False and wilds.quests:
        # the rest of them is as good without
        wilds = Wilds(
            [card for card in wilds.cards if card not in wilds.quests and not card.die.traits.comes_with_quests]
        )
    doubtful = [card.name for card in wilds.cards if not card.provenance.is_printed]
    if printed_only and doubtful:
        raise WildsError(
            f"the Wilds {name!r} have {len(doubtful)} cards that are not all as printed, such as {doubtful[0]}"
        ).worded("wilds-doubtful", n=len(doubtful), name=name, card=doubtful[0])
    # how they might have been dealt is no matter: they were chosen
    check_table(wilds, Rules(**{**rules.values(), "mix": HINT, "side_cards": 4}), players)
    return wilds


def cards_of(choice: list[str], sets: list[str]) -> list[str]:
    """The ids of the cards that a choice names; it refuses what there is not."""
    from quarriors.engine.cards import goes_by
    from quarriors.engine.dealing import Stock
    from quarriors.engine.errors import WildsError
    from quarriors.engine.rules import Rules
    from quarriors.sets import boxes_of, named_wilds

    if not choice:
        return []
    named = named_wilds(sets)
    boxes = boxes_of(sets)
    stock = Stock(boxes, Rules())
    ids: list[str] = []
    for word in choice:
        if _name(word) in named:
            said = f"the Wilds {word!r} are complete: name them alone, or name cards only"
            raise WildsError(said).worded("wilds-complete", name=word)
        overridden = any(_name(word) in box.overrides for box in boxes)
        if not overridden and not any(goes_by(card, word) for box in boxes for card in box.cards):
            raise unknown(word, sets)
        ids.append(stock.find(word).id)
    return ids


def is_named(choice: list[str], sets: list[str]) -> bool:
    """Whether the choice is the name of Wilds, and not of cards."""
    from quarriors.sets import named_wilds

    return len(choice) == 1 and _name(choice[0]) in named_wilds(sets)


def _name(word: str) -> str:
    return word.strip().lower()


def unknown(word: str, sets: list[str]) -> WildsError:
    """What to say of a name that no card and no Wilds in these boxes have."""
    from quarriors.engine.cards import goes_by
    from quarriors.engine.errors import WildsError
    from quarriors.engine.nearest import nearest, suggestion
    from quarriors.sets import box, every_box, named_wilds
    from quarriors.sets.ready_made import ready_made

    shelf = every_box()
    others = [one.id for one in shelf if any(goes_by(card, word) for card in one.cards)]
    if others:
        return elsewhere(word, sets, others)
    ready = ready_made(shelf).get(_name(word))
    if ready is not None:
        wanted = ",".join(ready.sets)
        return WildsError(f"the Wilds {word!r} need the sets {wanted}").worded("wilds-boxes", name=word, boxes=wanted)
    named = list(named_wilds(sets))
    near = nearest(word, named + [card.name for name in sets for card in box(name).cards])
    problem = f"no card or Wilds named {word!r} in {', '.join(sets)}{suggestion(near)}"
    said = f"{problem} (named Wilds: {', '.join(named) or 'none'}; cards: quarriors cards)"
    return WildsError(said).worded("card-or-wilds", name=word, boxes=sets).like(near)


def elsewhere(word: str, sets: list[str], others: list[str]) -> WildsError:
    """What to say of the name of a card that is in other boxes."""
    from quarriors.engine.errors import WildsError

    said = f"{word!r} is not in {', '.join(sets)} but in {' and '.join(others)}: add that to the sets"
    return WildsError(said).worded("card-elsewhere", name=word, boxes=sets, others=others)
