"""What may happen next to a match: events worked out beforehand, to be written down, and only then to be taken in.

Nothing here changes the match; what must not be is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec

from quarriors.bots.registry import best, parted, steady
from quarriors.engine.errors import QuarriorsError, SetupError
from quarriors.engine.game import Game
from quarriors.engine.option import Option
from quarriors.server import exchange, match_events
from quarriors.server.errors import Refusal
from quarriors.server.fairness import is_hash, is_nonce, sealed_nonce
from quarriors.server.match import RUNNING, WAITING, Asked, Match
from quarriors.server.match_events import OPEN, MatchEvent
from quarriors.server.names import check_unlike, fit_name
from quarriors.server.seal import Dealt

#: Seconds that a person gets on coming back to a seat whose bank was empty.
LEAST_BANK: Final = 30.0


#: How often something may be taken back in one turn, so that a game has an end.
MOST_TAKEN_BACK: Final = 100


@dataclass(slots=True)
class Proposal:
    """Events that belong together, each with its seat and the table it leads to, if it changes the table."""

    events: list[tuple[int | None, MatchEvent, Game | None]] = field(default_factory=list)
    #: By seat: the hash of its new secret, or None if nobody holds it any more.
    holders: dict[int, str | None] = field(default_factory=dict)
    #: The hash of a one-time code that is used up by it.
    code: str | None = None

    def add(self, seat: int | None, event: MatchEvent, after: Game | None = None) -> Proposal:
        self.events.append((seat, event, after))
        return self


# -- before the game -------------------------------------------------------------------------------


def sit(
    match: Match, seat: int | None, name: str, secret: str, auto_roll: bool = False, pay_by_hand: bool = False
) -> Proposal:
    """Somebody takes an open seat, that one or the first, and holds it by the secret of that hash."""
    _must_wait(match)
    free = [at for at, place in enumerate(match.places) if place.plan.kind == OPEN and not place.taken]
    if seat is None:
        if not free:
            raise Refusal("no_seat", "all seats are taken")
        seat = free[0]
    if seat not in free:
        raise Refusal("no_seat", f"seat {seat} is not free; free are: {', '.join(map(str, free)) or 'none'}")
    known = [place.name for place in match.places if place.name]
    return Proposal(holders={seat: secret}).add(seat, match_events.Sat(_name(name, known), auto_roll, pay_by_hand))


def _name(name: str, known: list[str]) -> str:
    """A name as it will be written, if nobody else has it."""
    try:
        taken = fit_name(name)
        check_unlike([*known, taken])
    except SetupError as error:
        raise Refusal("bad_name", str(error), error) from None
    return taken


def stand(match: Match, seat: int, why: Literal["own", "freed"] = "own") -> Proposal:
    """Somebody leaves an open seat again, or loses it."""
    _must_wait(match)
    if match.places[seat].plan.kind != OPEN:
        raise Refusal("no_seat", "whoever made the game cannot leave it to strangers")
    return Proposal(holders={seat: None}).add(seat, match_events.Stood(why))


def seal(match: Match, seat: int, sealed: str) -> Proposal:
    """Somebody is ready, with a nonce that nobody sees yet. Another one than before is as good, until it is shown."""
    place = match.places[seat]
    if place.sealed == sealed:
        return Proposal()  # the same has been said before
    _must_wait(match)
    if not is_hash(sealed):
        raise Refusal("bad_nonce", "a sealed nonce has 64 digits from 0 to f")
    if place.nonce is not None:
        raise Refusal("bad_nonce", "a nonce cannot be changed once it has been shown")
    if place.sealed and place.resealed >= exchange.MOST_RESEALED:
        raise Refusal("sealed_too_often")
    return Proposal().add(seat, match_events.Ready(sealed=sealed))


def reveal(match: Match, seat: int, nonce: str) -> Proposal:
    """Somebody shows the nonce that was sealed; with the last one the game begins."""
    place = match.places[seat]
    if place.nonce == nonce:
        return Proposal()
    _must_wait(match)
    if not place.sealed or not is_nonce(nonce) or sealed_nonce(match.commitment, seat, nonce) != place.sealed:
        raise Refusal("bad_nonce", "this is not the nonce that was sealed")
    if not exchange.are_sealed(match.places):
        raise Refusal("too_early")
    return _given(match, seat, match_events.Revealed(nonce))


def ready(match: Match, seat: int, nonce: str) -> Proposal:
    """Somebody is ready, as in protocol 1, with a nonce that everybody sees; with the last one the game begins."""
    place = match.places[seat]
    if place.nonce == nonce:
        return Proposal()  # the same has been said before
    _must_wait(match)
    if not is_nonce(nonce):
        raise Refusal("bad_nonce")
    if place.nonce is not None or place.sealed:
        raise Refusal("bad_nonce", "a nonce cannot be changed once it has been given")
    return _given(match, seat, match_events.Ready(nonce))


def _given(match: Match, seat: int, event: match_events.Ready | match_events.Revealed) -> Proposal:
    """A nonce is known; with the last one the game begins."""
    proposal = Proposal().add(seat, event)
    seated = match.copy()
    seated.fold(match.number + 1, seat, event, match.at)
    if exchange.are_shown(seated.places):
        _start(seated, proposal)
    return proposal


def _start(match: Match, proposal: Proposal) -> None:
    try:
        wilds, lot = _dealt(match)
        if wilds:
            match.setup = msgspec.structs.replace(match.setup, wilds=wilds)
        game = match.first_table()
    except QuarriorsError as error:
        raise Refusal("unplayable", str(error)) from None
    bank = match.setup.clock.bank if match.setup.clock is not None else 0
    clocks = [float(bank) for _ in match.places] if bank else []
    entries = game.state.log[: game.state.logged]
    started = match_events.Started(game.players, game.first, entries, clocks, wilds, lot, match.exchanges)
    proposal.add(None, started, game)


def _dealt(match: Match) -> tuple[list[str], dict[str, Any] | None]:
    """Wilds that were left until now, and what they were dealt from; nothing if they are known."""
    setup = match.setup
    if not setup.later or setup.wilds or setup.lot is None:
        return [], None
    lot = Dealt.from_data(setup.lot).of_today()
    wilds = lot.wilds(match.seed, len(match.places), match.rules)
    return [card.id for card in wilds.cards], lot.as_data()


def _must_wait(match: Match) -> None:
    if match.status != WAITING:
        raise Refusal("not_waiting" if match.status == RUNNING else "over")


# -- the game --------------------------------------------------------------------------------------


def move(
    match: Match,
    seat: int,
    answers: int,
    option: str,
    now: float,
    by: Literal["person", "bot"] = "person",
    listen: Callable[[Game], None] | None = None,
) -> Proposal:
    """A decision is taken. `listen` is given the table before it changes, to hear what happens."""
    _must_run(match)
    if answers != match.decision:
        raise Refusal("stale")
    game = match.table
    decision = game.decision
    if decision.player != seat:
        raise Refusal("not_your_decision", f"{match.places[decision.player].name} decides now")
    if by == "person" and match.places[seat].level:
        raise Refusal("has_bot", "a bot plays this seat: take it back first")
    chosen, words = _offered(game, option)
    after = game.clone()
    if listen is not None:
        listen(after)
    after.take(chosen)
    after.listen(None)
    entries = after.state.log[game.state.logged : after.state.logged]
    clocks = match.clocks_at(now)
    if clocks and match.setup.clock is not None and after.state.turn != game.state.turn:
        clocks[after.state.active] += match.setup.clock.turn
    event = match_events.MoveMade(answers, str(chosen), words, entries, game.state.turn, by, clocks)
    proposal = Proposal().add(seat, event, after)
    if after.over:
        result = after.result
        proposal.add(None, _over(match, list(result.winners), result.reason, after))
    return proposal


def _offered(game: Game, option: str) -> tuple[Option, str]:
    """The option that is meant, by its text form or its words, and its words."""
    offered = game.decision.options
    words = game.all_words()
    for known, said in zip(offered, words, strict=True):
        if option in (str(known), said):
            return known, said
    raise Refusal("not_offered", f"{option[:60]!r} is not offered")


def _over(match: Match, winners: list[int], reason: str, game: Game) -> match_events.Over:
    """The end: who resigned cannot win, and the server shows its part of the dice."""
    s = game.state
    left = [seat for seat in winners if not match.places[seat].resigned]
    if not left:
        others = [seat for seat, place in enumerate(match.places) if not place.resigned]
        most = max(s.glory[seat] for seat in others)
        left = [seat for seat in others if s.glory[seat] == most]
    over = match_events.Over(left, reason, list(s.glory), s.turn, match.standing, nonces=match.nonces)
    if match.setup.practice:
        over.seed = match.secret.decode()
    else:
        over.secret = match.secret.hex()
    return over


def resign(match: Match, seat: int, now: float, why: Literal["own", "clock"] = "own") -> Proposal:
    """A seat gives up: with two players that is the end, otherwise a bot plays it on."""
    _must_run(match)
    if match.places[seat].resigned:
        raise Refusal("resigned")
    left = [at for at, place in enumerate(match.places) if at != seat and not place.resigned]
    clocks = match.clocks_at(now)
    proposal = Proposal().add(seat, match_events.Resigned(why, match.places[seat].level or steady(), clocks))
    if len(left) == 1:
        proposal.add(None, _over(match, left, "resigned", match.table))
    return proposal


def _must_run(match: Match) -> None:
    if match.status != RUNNING:
        raise Refusal("not_running" if match.status == WAITING else "over")


def _must_play(match: Match, seat: int) -> None:
    """Only whoever plays has a say in what is taken back."""
    _must_run(match)
    if match.places[seat].resigned:
        raise Refusal("resigned")
    if match.places[seat].level:
        raise Refusal("has_bot")


# -- bots in people's seats ------------------------------------------------------------------------


def bot_sits(
    match: Match, seat: int, level: str, now: float, why: Literal["own", "alone", "clock"] = "own"
) -> Proposal:
    """A bot takes over a person's seat for a while."""
    _must_run(match)
    if match.places[seat].level:
        raise Refusal("has_bot")
    return Proposal().add(seat, match_events.BotSits(level, why, match.clocks_at(now)))


def back(match: Match, seat: int, now: float) -> Proposal:
    """A person takes a seat back from the bot."""
    _must_run(match)
    place = match.places[seat]
    if place.resigned:
        raise Refusal("resigned")
    if not place.level or not place.is_person:
        raise Refusal("has_no_bot")
    clocks = match.clocks_at(now)
    if clocks and clocks[seat] <= 0:
        clocks[seat] = LEAST_BANK
    return Proposal().add(seat, match_events.Back(clocks))


def replace_bot(match: Match, seat: int, why: Literal["slow", "crashed", "raised", "illegal"]) -> Proposal:
    """A bot has failed: the best one plays on or, if that was it, the one that always answers."""
    failed = match.places[seat].level
    instead = steady() if parted(failed)[0] == best() else best()
    return Proposal().add(seat, match_events.BotReplaced(failed, instead, why))


def time_out(match: Match, now: float) -> Proposal:
    """What happens when a bank is empty; nothing if it is not."""
    clock, deadline = match.setup.clock, match.deadline
    if clock is None or deadline is None or now < deadline:
        return Proposal()
    if clock.then == "resign":
        return resign(match, match.ticking, now, "clock")
    return bot_sits(match, match.ticking, best(), now, "clock")


# -- taking back -----------------------------------------------------------------------------------


def undo(match: Match, seat: int, to: int | None, now: float) -> Proposal | None:
    """Takes back one's own decisions, the last one or down to event `to`; None if that is further than is free."""
    _must_play(match, seat)
    if match.taken_back >= MOST_TAKEN_BACK:
        raise Refusal("nothing_to_undo", f"{MOST_TAKEN_BACK} times in one turn is enough")
    if to is None:
        if not match.can_undo(seat):
            return None
        to = match.before[-1][0]
    if match.can_undo(seat) and any(number == to for number, _ in match.before):
        return Proposal().add(seat, match_events.Undo(match.decision, to, clocks=match.clocks_at(now)))
    return None


def undo_far(match: Match, seat: int, to: int, table: Game | None, now: float) -> Proposal:
    """Takes back beyond dice and others' decisions to that table: at once if nobody else has a say, else by asking.

    The table is needed only by those who go back at once.
    """
    _must_run(match)
    if not goes_back_at_once(match, seat, to):
        return Proposal() if is_asked(match, seat, to) else Proposal().add(seat, match_events.UndoAsked(to))
    assert table is not None
    return Proposal().add(
        seat, match_events.Undo(match.decision, to, True, match.clocks_at(now)), rolled_on(match, table)
    )


def goes_back_at_once(match: Match, seat: int, to: int | None) -> bool:
    """Whether nobody else has a say in that, or all have said yes."""
    if all(other == seat for other in match.people):
        return True
    question = match.asked
    return question is not None and (question.seat, question.to) == (seat, to) and all_agree(match, seat)


def is_asked(match: Match, seat: int, to: int) -> bool:
    """Whether the others have been asked for that, and have not all agreed yet."""
    question = match.asked
    return question is not None and (question.seat, question.to) == (seat, to) and not all_agree(match, seat)


def rolled_on(match: Match, table: Game) -> Game:
    """That table with the dice of now: no roll ever comes twice."""
    stream = match.table.state.stream
    table.state.stream = stream.clone() if stream is not None else None
    return table


def answer_undo(match: Match, seat: int, asked: int, agree: bool) -> Proposal:
    """Somebody says yes or no to going back, also while a bot sits in; who asked may call it off."""
    _must_run(match)
    if match.places[seat].resigned:
        raise Refusal("resigned")
    question = match.asked
    if question is None or question.number != asked:
        raise Refusal("no_request")
    if seat == question.seat and agree:
        raise Refusal("no_request", "the others are asked, not you")
    if seat in question.agreed and agree:
        return Proposal()
    return Proposal().add(seat, match_events.UndoAnswered(asked, agree))


def add_far_undo(proposal: Proposal, match: Match, question: Asked, table: Game, now: float) -> None:
    """Everybody agrees: the table is as it was then."""
    proposal.add(
        question.seat,
        match_events.Undo(match.decision, question.to, True, match.clocks_at(now)),
        rolled_on(match, table),
    )


def all_agree(match: Match, seat: int) -> bool:
    """Whether with that seat's yes everybody who was asked agrees."""
    question = match.asked
    if question is None:
        return False
    agreed = {*question.agreed, seat, question.seat}
    return all(other in agreed for other in match.people)
