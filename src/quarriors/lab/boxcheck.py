"""Checking a box: its declarations one by one, the words it uses in every layer, and games played with its cards."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import product

from quarriors.bots import bot, guessed
from quarriors.engine.box import Box
from quarriors.engine.boxes import look_up
from quarriors.engine.cards import BASIC, CREATURE_CARD, QUEST_CARD, SPELL_CARD, Card
from quarriors.engine.dealing import misfit
from quarriors.engine.errors import QuarriorsError
from quarriors.engine.faces import SPELL_FACE
from quarriors.engine.fingerprint import card_said, fingerprint
from quarriors.engine.game import Game
from quarriors.engine.indexing import index_of
from quarriors.engine.position import read_position, write_position
from quarriors.engine.record import replay, write_record
from quarriors.engine.rules import CLASSIC, REVISED, Rules
from quarriors.engine.seats import Seat
from quarriors.engine.steps import PickStep, Step
from quarriors.engine.wilds import QUEST_LEVELS, Wilds
from quarriors.engine.words import Word, inside, unsaid
from quarriors.sets import DEFAULT, deal, every_box
from quarriors.text import ENGLISH, Words, card_text, languages, untold
from quarriors.text.refusals import refusal_text

#: Turns after which a game is given up as endless.
_ENDLESS = 600


@dataclass(frozen=True)
class Finding:
    """What is wrong with a box, or, as a remark, what its maker may want to know: a message `box-finding-…`."""

    id: str
    slots: tuple[tuple[str, str | int | Finding | QuarriorsError], ...] = ()
    is_fault: bool = True

    @staticmethod
    def of(finding: str, is_fault: bool = True, /, **slots: str | int | Finding | QuarriorsError) -> Finding:
        """That finding, with what fills it in; another one may be among that."""
        return Finding(finding, tuple(slots.items()), is_fault)

    def say(self, words: Words) -> str:
        """It in that language."""
        filled: dict[str, str | int] = {}
        for name, slot in self.slots:
            if isinstance(slot, Finding):
                filled[name] = slot.say(words)
            else:
                filled[name] = refusal_text(slot, words) if isinstance(slot, QuarriorsError) else slot
        return words.say(f"box-finding-{self.id}", **filled)


def check_declarations(box: Box) -> list[Finding]:
    """Everything that can be seen without playing.

    >>> from quarriors.sets.base import BOX
    >>> check_declarations(BOX)
    []
    """
    found = list(dict.fromkeys([*_dice(box), *_names(box), *_overrides(box), *_verbs(box)]))
    # what the engine cannot read, nobody can tell
    return found if any(one.is_fault for one in found) else [*found, *_texts(box), *_worths(box)]


# -- declarations ----------------------------------------------------------------------------------


def _dice(box: Box) -> Iterator[Finding]:
    for die in dict.fromkeys(card.die for card in box.cards):
        if len(die.faces) != 6:
            yield Finding.of("faces", die=die.name, n=len(die.faces))
        if die.kind == SPELL_CARD and all(face.kind != SPELL_FACE for face in die.faces):
            yield Finding.of("no-spell", die=die.name)
        if die.kind == CREATURE_CARD and not die.is_creature_die:
            yield Finding.of("no-creature", die=die.name)


def _names(box: Box) -> Iterator[Finding]:
    ids = [card.id for card in box.cards]
    for id in dict.fromkeys(id for id in ids if ids.count(id) > 1):
        yield Finding.of("ids", id=id)
    for other in every_box():
        if other.id == box.id and other is not box:
            yield Finding.of("other-box", id=box.id, box=other.name)
        if other.id == box.id:
            continue
        own = [card for card in box.cards if card.home == box.id and card.kind != BASIC]
        for card, known in product(own, other.cards):
            if card.name == known.name:
                yield Finding.of("same-card", False, card=card.name, box=other.id)
            elif card.die.name == known.die.name and card.die is not known.die:
                yield Finding.of("same-class", False, die=card.die.name, box=other.id)


def _overrides(box: Box) -> Iterator[Finding]:
    for target, card in box.overrides.items():
        other = look_up(card.home)
        if other is None:
            yield Finding.of("no-target", False, card=target, box=card.home)
        elif (wrong := misfit(target, card, other)) is not None:
            yield Finding.of("override", card=target, reason=wrong)


def _verbs(box: Box) -> Iterator[Finding]:
    for card in box.cards:
        try:
            index_of(card)
        except QuarriorsError as error:
            yield Finding.of("card", card=card.name, reason=str(error))
        yield from _words(card)
    verbs = {type(part) for card in box.cards for part in inside(card.lines) if isinstance(part, Step)}
    for verb in sorted(verbs, key=lambda verb: verb.__name__):
        if verb.emit is not Step.emit:
            continue  # a joint: what is inside it runs
        if verb.run is Step.run or (issubclass(verb, PickStep) and verb.apply is PickStep.apply):
            method = "apply(s, f, dice)" if issubclass(verb, PickStep) else "run(s, f)"
            yield Finding.of("idle-verb", verb=verb.__name__, method=method)


def _words(card: Card) -> Iterator[Finding]:
    for part in inside(card.lines):
        if isinstance(part, Word) and unsaid(part):
            yield Finding.of("reason", reason=unsaid(part))
    try:
        card_said(card)
    except QuarriorsError as error:
        yield Finding.of("card", card=card.name, reason=str(error))


def _texts(box: Box) -> Iterator[Finding]:
    elsewhere: dict[str, list[str]] = {}
    for words in map(Words, languages()):
        try:
            missing = untold(box.cards, words)
        except Exception as error:  # whatever a third party's phrase stumbles over
            yield Finding.of("no-sentence", language=words.name, reason=f"{type(error).__name__}: {error}")
            continue
        for word in missing:
            if words == ENGLISH:
                yield Finding.of("untold", language=words.name, word=word)
            else:
                elsewhere.setdefault(word, []).append(words.name)
        for card in [] if missing else box.cards:
            if any(not line.strip() for line in card_text(card, words)):
                yield Finding.of("wordless", card=card.name, language=words.name)
    for word, names in elsewhere.items():
        yield Finding.of("english", False, word=word, languages=", ".join(names))


def _worths(box: Box) -> Iterator[Finding]:
    for verb in guessed(box.cards):
        yield Finding.of("worth", verb=verb)


# -- games -----------------------------------------------------------------------------------------


def check_games(
    box: Box, games: int, seed: int | str = 1, watch: Callable[[int], None] = lambda done: None
) -> list[Finding]:
    """Plays games in which the cards of the box are dealt in turn, and looks whether all goes well in them.

    Every game must come to an end, keep all its dice, and be the same again from its record; the declarations must be
    afterwards what they were before. `watch` is told how many games are done.
    """
    before = fingerprint(box)
    found: list[Finding] = []
    cards = [card for card in box.cards if card.kind != BASIC] or list(box.cards)
    captured: set[str] = set()
    for number in range(games):
        card = cards[number % len(cards)]
        name = f"{seed}/{number}"
        try:
            game = _set_up(box, card, name, number)
            _play(game, name, number)
            captured |= _owned(game)
            said = _after(game)
        except Exception as error:  # the box is not ours: anything can happen in it
            said = Finding.of("reason", reason=f"{type(error).__name__}: {error}{_where(error)}")
        if said is not None:
            found.append(Finding.of("game", n=number + 1, seed=str(seed), card=card.name, reason=said))
            break
        watch(number + 1)
    if fingerprint(box) != before:
        return [Finding.of("changing")]
    if not found and games >= 5 * len(cards):
        never = [card.name for card in cards if card.capturable and card.die.name not in captured]
        if never:
            found.append(Finding.of("uncaptured", False, cards=", ".join(never)))
    return found


def _set_up(box: Box, card: Card, name: str, number: int) -> Game:
    players = 2 + number % 3
    if card.kind == QUEST_CARD and card.level not in QUEST_LEVELS[players]:
        players = 4
    classic = card.classic and number % 4 == 3
    culls = not any(known.die.traits.no_culls for known in box.cards)
    rules = Rules(
        edition=CLASSIC if classic else REVISED,
        captures=1 + number % 2,
        expert_culling=number % 5 == 4 and culls,
        turn_limit=_ENDLESS,
    )
    wilds = _wilds(box, card, name, players, rules)
    return Game.new([Seat(f"Bot {seat + 1}", auto_roll=True) for seat in range(players)], wilds, rules, seed=name)


def _wilds(box: Box, card: Card, name: str, players: int, rules: Rules) -> Wilds:
    boxes = {box.id, card.home, *card.needs}
    if not any(getattr(look_up(id), "alone", None) for id in boxes):
        boxes.update(DEFAULT)
    named = [card.id] if card.kind != BASIC or card.variant else []
    return deal(sorted(boxes), name, players, rules, named)


def _play(game: Game, name: str, number: int) -> None:
    greedy = number % 2 == 1
    bots = [
        bot("greedy" if greedy and seat % 2 == 0 else "random", f"{name}/{seat}") for seat in range(len(game.players))
    ]
    half = 40 + number % 60
    while not game.over:
        game.take(bots[game.decision.player].choose(game.view()))
        half -= 1
        if half == 0 and not game.over:
            text = write_position(game)
            if write_position(read_position(text, chance="caller")) != text:
                raise AssertionError("a position cannot be written down and read back")


def _owned(game: Game) -> set[str]:
    """The classes of which somebody has a die."""
    s = game.state
    return {s.catalog.cards[s.catalog.card_of[die]].die.name for die in range(len(s.where)) if s.owner(die) >= 0}


def _after(game: Game) -> Finding | None:
    """What is wrong with a game that has been played, if anything is."""
    s = game.state
    lying = sorted(s.lying())
    if lying != list(range(len(s.catalog.card_of))):
        return Finding.of("lost-dice")
    if game.result.reason == "limit":
        return Finding.of("endless", n=_ENDLESS)
    again = replay(write_record(game))
    return None if again.result == game.result else Finding.of("record")


def _where(error: BaseException) -> str:
    """The last line of the box's own code that ran."""
    for frame in reversed(traceback.extract_tb(error.__traceback__)):
        if "quarriors/" not in frame.filename.replace("\\", "/"):
            return f" ({frame.filename}, line {frame.lineno})"
    return ""
