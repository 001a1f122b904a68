"""What can be looked up at the plain table: cards in full, and why something cannot be done."""

from __future__ import annotations

from dataclasses import dataclass

from quarriors.cli.menu import menu, on_table
from quarriors.engine.cards import Card
from quarriors.engine.faces import ENERGY_IDS
from quarriors.engine.game import Game
from quarriors.engine.kinds import KIND_IDS
from quarriors.engine.state import State
from quarriors.engine.zones import ACTIVE_POOL, BAG, LOCKED_AREA, QUEST_AREA, READY_AREA, SPENT_PILE, USED_PILE
from quarriors.text import card_name, card_text, describe_reason, die_text, faces_text
from quarriors.text.faces import owned_text
from quarriors.text.names import bare, cards_with, names_like, searched_names
from quarriors.text.provenance import doubts_text, marked_name
from quarriors.text.refusals import quoted
from quarriors.text.wishes import card_uses, uses
from quarriors.text.words import ENGLISH, Words

# -- cards -----------------------------------------------------------------------------------------


def all_cards(game: Game, words: Words) -> list[str]:
    """Every card of the game with its text."""
    lines: list[str] = []
    for number in on_table(game.state):
        lines += _card_head(game, number, words)
    return lines


def cards_named(game: Game, name: str, words: Words) -> list[str]:
    """The cards with that in their names, in full: faces, text, and who has their dice."""
    found = _matching(game, name, words)
    if not found:
        near = names_like(name, words, game.state.catalog.cards)
        meant = [words.say("usage-did-you-mean", names=quoted(near, words))] if near else []
        return [" ".join([words.say("plain-no-card", name=name), *meant])]
    lines: list[str] = []
    for number in found:
        head, *text = _card_head(game, number, words)
        faces = " · ".join(faces_text(game.state.catalog.cards[number], words))
        lines += [head, "  " + words.say("plain-card-faces", faces=faces), *text, *_card_owners(game, number, words)]
        lines += _card_doubts(game, number, words)
    return lines


def _matching(game: Game, name: str, words: Words) -> list[int]:
    """Cards by a part of their name; one that has just that name is meant alone."""
    cards = list(game.state.catalog.cards)
    return [cards.index(card) for card in cards_with(name, words, cards)]


def _card_head(game: Game, number: int, words: Words) -> list[str]:
    s = game.state
    card = s.catalog.cards[number]
    left = len(s.on_card(number))
    parts = [_cost_words(card, words)]
    if card.glory:
        parts.append(words.say("plain-card-glory", n=card.glory))
    if not card.die.large:
        parts.append(words.say("plain-card-left", n=left))
    head = words.say("plain-card", card=marked_name(card, words), parts=", ".join(parts))
    return [head, *(f"  {line}" for line in card_text(card, words, s.catalog.has_locks))]


def _cost_words(card: Card, words: Words) -> str:
    """What a capture of its dice costs, or the level that completes a quest."""
    if card.kind == "quest":
        return words.say("plain-card-level", n=card.level)
    if not card.capturable:
        return words.say("plain-card-never")
    if card.discounted < 0:
        return words.say("plain-card-cost", n=card.cost)
    energy = ENERGY_IDS[card.die.energy]
    return words.say("plain-card-discounted", n=card.cost, less=card.discounted, energy=energy)


def _card_doubts(game: Game, number: int, words: Words) -> list[str]:
    """Which of its parts are not as printed, if any, and what is known of the printed card."""
    card = game.state.catalog.cards[number]
    known = [words.say("cards-note", note=card.note)] if card.note else []
    return ["  " + said for said in (*doubts_text(card, words), *known)]


def _card_owners(game: Game, number: int, words: Words) -> list[str]:
    s = game.state
    owned = [0] * s.n
    for die, card in enumerate(s.catalog.card_of):
        if card == number and s.owner(die) >= 0:
            owned[s.owner(die)] += 1
    places = [
        words.say("plain-card-where-one", n=owned[seat], player=game.players[seat])
        for seat in range(s.n)
        if owned[seat]
    ]
    return ["  " + words.say("plain-card-where", where=words.listing(places))] if places else []


# -- why not ---------------------------------------------------------------------------------------

#: Kinds of option that are about cards, or about other dice than one's own.
_OF_CARDS = ("capture", "anchor", "quest", "unlock")


@dataclass(frozen=True)
class _Wish:
    """Something a player might want to do: a kind of option, with the die or card it is about (or -1)."""

    kind: str
    die: int
    card: int
    #: What it is about, as people read it.
    thing: str
    #: The same with every name that people may call it by, bare.
    called: str

    def reason(self, game: Game) -> str | None:
        return game.why_not(
            self.kind, die=self.die if self.die >= 0 else None, card=self.card if self.card >= 0 else None
        )


def what_cannot_be_done(game: Game, words: Words) -> list[str]:
    """Captures and own dice that cannot be had or used just now, each with the reason."""
    wishes = _about_cards(game, words) + _own_dice(game, (ACTIVE_POOL, READY_AREA), words) + _locked(game, words)
    wanted = [(wish, wish.reason(game)) for wish in wishes]
    wanted = [(wish, reason) for wish, reason in wanted if reason != "not_capturable"]  # that is never done
    captures = {reason for wish, reason in wanted if wish.kind == "capture"}
    lines: list[str] = []
    if len(captures) == 1 and None not in captures:
        # nothing at all can be captured, and always for the same reason
        reason = captures.pop()
        why = describe_reason(str(reason), words, "capture")
        lines.append(words.say("plain-why", action=words.say("plain-why-any-capture"), reason=why))
        wanted = [(wish, reason) for wish, reason in wanted if wish.kind != "capture"]
    lines += [_because(wish, reason, words) for wish, reason in wanted if reason is not None]
    lines = list(dict.fromkeys(lines))
    if not lines:
        return [words.say("plain-why-nothing")]
    return [words.say("plain-why-not-now"), *(f"  {line}" for line in lines)]


def why_not_that(game: Game, asked: str, words: Words) -> list[str]:
    """Why that cannot be done: the number of an option, a kind with a name, or a name alone."""
    if asked.isdecimal() and len(asked) < 6 and 1 <= int(asked) <= len(menu(game)):
        said = game.words(menu(game)[int(asked) - 1])
        return [words.say("plain-why-can", action=said, n=int(asked))]
    first, _, rest = asked.partition(" ")
    kind = first.lower() if first.lower() in KIND_IDS else ""
    name = rest.strip() if kind else asked
    wishes = _about(game, kind, name, words) if name or kind else []
    lines = list(dict.fromkeys(_answer(game, wish, words) for wish in wishes))
    if lines:
        return lines
    if name and _matching(game, name, words):
        return [words.say("plain-why-no-die", name=name)]
    return [words.say("plain-why-unknown", name=name or asked)]


def _about(game: Game, kind: str, name: str, words: Words) -> list[_Wish]:
    wanted = bare(name)
    # somewhere else than on the table only if nothing of that name is there: "it lies in the bag" helps then
    tables = (
        _about_cards(game, words)
        + _own_dice(game, (ACTIVE_POOL, READY_AREA, QUEST_AREA), words, kind)
        + _locked(game, words),
        _own_dice(game, (USED_PILE, BAG, SPENT_PILE), words, kind),
    )
    for wishes in tables:
        found = [wish for wish in wishes if wish.kind == (kind or wish.kind) and wanted in wish.called]
        if found:
            return found
    return []


def _answer(game: Game, wish: _Wish, words: Words) -> str:
    reason = wish.reason(game)
    if reason is not None:
        return _because(wish, reason, words)
    s = game.state
    for number, option in enumerate(menu(game), start=1):
        same = option.die >= 0 and (option.die == wish.die or (wish.die >= 0 and s.alike(option.die, wish.die)))
        same = same or (option.ability >= 0 and wish.die >= 0 and s.catalog.uses[s.form[wish.die]] == option.ability)
        if option.kind == wish.kind and (same or (wish.card >= 0 and option.card == wish.card)):
            return words.say("plain-why-can", action=_action(wish, words), n=number)
    return words.say("plain-why", action=_action(wish, words), reason=describe_reason("not_offered", words))


def _because(wish: _Wish, reason: str, words: Words) -> str:
    return words.say("plain-why", action=_action(wish, words), reason=describe_reason(reason, words, wish.kind))


def _action(wish: _Wish, words: Words) -> str:
    return words.say("plain-why-kind", kind=wish.kind, thing=wish.thing)


def _about_cards(game: Game, words: Words) -> list[_Wish]:
    """What might be done with the cards of the Wilds: captures, Anchored Spells, quests."""
    s = game.state
    wishes: list[_Wish] = []
    for number in on_table(s):
        card = s.catalog.cards[number]
        name, called = card_name(card, words), searched_names(card, words)
        wishes += [_Wish(kind, -1, number, name, called) for kind in card_uses(s, number)]
    return wishes


def _locked(game: Game, words: Words) -> list[_Wish]:
    """Everybody's Locked dice: whoever pays can UnLock them."""
    s = game.state
    dice = [die for player in range(s.n) for die in s.pile(player, LOCKED_AREA)]
    wishes: list[_Wish] = []
    for die in dice:
        things = [owned_text(s, die, game.players, s.asker, tongue) for tongue in (words, ENGLISH)]
        wishes.append(_Wish("unlock", die, -1, things[0], _called(s, die, things, words)))
    return wishes


def _called(s: State, die: int, things: list[str], words: Words) -> str:
    """What people may call a die: as it is shown, in that language and in English, and by the names of its card."""
    return "\n".join(
        [*(bare(thing) for thing in things), searched_names(s.catalog.cards[s.catalog.card_of[die]], words)]
    )


def _own_dice(game: Game, zones: tuple[int, ...], words: Words, kind: str = "") -> list[_Wish]:
    """What the one who decides might do with the dice there: that kind of thing, or what their faces are good for."""
    s = game.state
    wishes: list[_Wish] = []
    for zone in zones:
        for die in s.pile(s.asker, zone):
            things = [die_text(s, die, tongue) for tongue in (words, ENGLISH)]
            called = _called(s, die, things, words)
            for one in [kind] if kind and kind not in _OF_CARDS else uses(s, die):
                wishes.append(_Wish(one, die, -1, things[0], called))
    return wishes
