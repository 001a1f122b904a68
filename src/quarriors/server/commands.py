"""What somebody who holds a seat can do, whichever way it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final, Literal

from quarriors.bots.registry import best
from quarriors.engine.errors import SetupError
from quarriors.server import again, messages, proposing, waiting, wire
from quarriors.server.botlevels import fit_level
from quarriors.server.errors import Refusal
from quarriors.server.hub import Hub
from quarriors.server.laying import lay
from quarriors.server.match import Match
from quarriors.server.match_events import MoveMade, Undo, decode
from quarriors.server.occasions import set_up_day, set_up_puzzle
from quarriors.server.proposing import Proposal
from quarriors.server.reasons import why_not
from quarriors.server.room import Room
from quarriors.server.setting_up import (
    carry_on,
    go_on,
    hashed,
    invitation,
    one_time_code,
    seat_secret,
    set_up,
)
from quarriors.text.words import Words

Json = dict[str, Any]

#: Seconds that a code for another device is good for.
CODE_SECONDS: Final = 600.0


# -- who it is -------------------------------------------------------------------------------------


def seats_held(room: Room, secrets: list[str]) -> set[int]:
    """The seats that these secrets move for; a secret of no seat is refused."""
    known = {hash: seat for seat, hash in room.holders.items()}
    seats = [known.get(hashed(secret)) for secret in secrets]
    if None in seats:
        # whoever holds several seats has to know which of them have moved, or would lose them all
        raise Refusal("bad_secret", void=[place for place, seat in enumerate(seats) if seat is None])
    return {seat for seat in seats if seat is not None}


async def seats_known(hub: Hub, room: Room, secrets: list[str]) -> set[int]:
    """The same for a secret that another worker may have given out a moment ago."""
    try:
        return seats_held(room, secrets)
    except Refusal:
        if not hub.is_shared:
            raise
    async with room.lock:
        await room.catch_up()
    return seats_held(room, secrets)


async def check_may_watch(hub: Hub, room: Room, inviting: str) -> None:
    """Public games are for everybody, others for those who were invited."""
    if not room.match.setup.public and (await hub.row(room.id)).invitation_hash != hashed(inviting):
        raise Refusal("bad_invitation")


def _own(seats: set[int], named: int | None) -> int:
    """The seat that is meant, which must be one's own."""
    if not seats:
        raise Refusal("forbidden")
    if named is None:
        if len(seats) > 1:
            raise Refusal("bad_request", f"say for which seat: you hold {', '.join(map(str, sorted(seats)))}")
        return next(iter(seats))
    if named not in seats:
        raise Refusal("forbidden", f"seat {named} is not yours")
    return named


# -- doing it --------------------------------------------------------------------------------------


class Actor:
    """Somebody who acts in a room.

    `held` tells the seats held at that very moment: a seat may move while one waits. `allow` takes from a budget, and
    tells how long to wait if it is empty.
    """

    def __init__(
        self,
        hub: Hub,
        room: Room,
        held: Callable[[], set[int]],
        words: Words,
        allow: Callable[[str], float] = lambda kind: 0.0,
    ) -> None:
        self.hub = hub
        self.room = room
        self.held = held
        self.words = words
        self._allow = allow

    def spend(self, kind: str) -> None:
        """Takes one from that budget, or refuses."""
        wait = self._allow(kind)
        if wait:
            raise Refusal("too_many", wait=wait)

    async def change(self, seat: int, make: Callable[[Match], Proposal | Awaitable[Proposal]]) -> int:
        """Changes the match, if the seat is still held when it comes to that."""

        def checked(match: Match) -> Proposal | Awaitable[Proposal]:
            if seat not in self.held():
                raise Refusal("forbidden", f"seat {seat} is not yours")
            return make(match)

        return await self.room.change(checked)


async def carry_out(actor: Actor, message: messages.Command) -> Json:
    """Does what the holder of these seats asks; what there is to answer."""
    if actor.hub.closing:
        raise Refusal("closing")
    if isinstance(message, messages.GiveToBot):
        return await _give_to_bot(actor, message)
    if isinstance(message, messages.FreeSeat):
        return await waiting.free(actor, message)
    seat = _own(actor.held(), message.seat)
    if isinstance(message, messages.MoveTaken):
        return await _move(actor, seat, message)
    if isinstance(message, messages.TakeBack):
        return await _take_back(actor, seat, message)
    if isinstance(message, messages.AnswerUndo):
        return await _answer_undo(actor, seat, message)
    if isinstance(message, messages.PlayAgain):
        if message.ask:
            return await again.ask(actor, seat, message)
        return await again.play_again(actor, seat, message.wilds)
    if isinstance(message, messages.AnswerRematch):
        return await again.answer(actor, seat, message.agree)
    if isinstance(message, messages.Say):
        return _say(actor, seat, message)
    if isinstance(message, messages.GetCode):
        return await _get_code(actor, seat)
    if isinstance(message, messages.GetHint):
        return {"hint": await actor.hub.adviser.hint(actor.room, seat, message.answers, actor.words)}
    if isinstance(message, messages.WhyNot):
        return {"reason": why_not(actor.room.match, seat, message, actor.words)}
    if isinstance(message, messages.ReadyUp):
        return await waiting.ready(actor, seat, message)
    if isinstance(message, messages.Reveal):
        return await waiting.reveal(actor, seat, message)
    if isinstance(message, messages.Leave):
        return {"number": await actor.change(seat, lambda match: proposing.stand(match, seat))}
    if isinstance(message, messages.Resign):
        return {"number": await actor.change(seat, lambda match: proposing.resign(match, seat, actor.hub.hours.now()))}
    return {"number": await actor.change(seat, lambda match: proposing.back(match, seat, actor.hub.hours.now()))}


async def _move(actor: Actor, seat: int, message: messages.MoveTaken) -> Json:
    begun = monotonic()
    hub, listen = actor.hub, actor.room.listen
    try:
        number = await actor.change(
            seat,
            lambda match: proposing.move(match, seat, message.answers, message.option, hub.hours.now(), listen=listen),
        )
    except Refusal as refusal:
        if refusal.id in ("stale", "over") and (done := await _answered(actor, seat, message)) is not None:
            return {"number": done, "repeated": True}
        raise
    hub.metrics.moves.labels("person").inc()
    hub.metrics.move_seconds.observe(monotonic() - begun)
    return {"number": number}


async def _answered(actor: Actor, seat: int, message: messages.MoveTaken | messages.TakeBack) -> int | None:
    """The event that the same message has brought about before."""
    row = await actor.hub.store.move_answering(actor.room.id, message.answers)
    if row is None or row.seat != seat:
        return None
    event = decode(row.data)
    if isinstance(event, MoveMade) and isinstance(message, messages.MoveTaken):
        same = event.by == "person" and message.option in (event.option, event.words)
    else:
        same = isinstance(event, Undo) and isinstance(message, messages.TakeBack) and message.to in (None, event.to)
    return row.number if same else None


async def _take_back(actor: Actor, seat: int, message: messages.TakeBack) -> Json:
    async def propose(match: Match) -> Proposal:
        if message.answers != match.decision:
            raise Refusal("stale")
        free = proposing.undo(match, seat, message.to, actor.hub.hours.now())
        if free is not None:
            return free
        if not message.far:
            raise Refusal("nothing_to_undo")
        return await actor.hub.rewinder.undo(match, seat, message.to, lambda: actor.spend("undo"))

    try:
        return {"number": await actor.change(seat, propose)}
    except Refusal as refusal:
        if refusal.id == "stale" and (number := await _answered(actor, seat, message)) is not None:
            return {"number": number, "repeated": True}
        raise


async def _answer_undo(actor: Actor, seat: int, message: messages.AnswerUndo) -> Json:
    async def propose(match: Match) -> Proposal:
        proposal = proposing.answer_undo(match, seat, message.asked, message.agree)
        question = match.asked
        if proposal.events and message.agree and question is not None and proposing.all_agree(match, seat):
            table = await actor.hub.rewinder.table(match, question.to)
            proposing.add_far_undo(proposal, match, question, table, actor.hub.hours.now())
        return proposal

    return {"number": await actor.change(seat, propose)}


async def _give_to_bot(actor: Actor, message: messages.GiveToBot) -> Json:
    """One's own seat, or one that was left alone."""
    hub, room, held = actor.hub, actor.room, actor.held()
    if not held:
        raise Refusal("forbidden")
    try:
        level = fit_level(message.level or best(), hub.bots.levels, hub.bots.patience)
    except SetupError as error:
        raise Refusal("bad_request", str(error)) from None
    seat = _own(held, None) if message.seat is None else message.seat
    if seat >= len(room.match.places):
        raise Refusal("no_seat")
    if seat in held:
        why: Literal["own", "alone"] = "own"
        by = seat
    else:
        why, by = "alone", min(held)
        if not await _is_alone(hub, room, seat):
            raise Refusal("not_alone")
    return {
        "number": await actor.change(by, lambda match: proposing.bot_sits(match, seat, level, hub.hours.now(), why))
    }


async def _is_alone(hub: Hub, room: Room, seat: int) -> bool:
    """Whether nobody has been connected for that seat, on any worker, for a while."""
    since = hub.hours.now() - hub.settings.alone_seconds
    if seat in room.present() or max(hub.started, room.changed, room.seen.get(seat, 0.0)) > since:
        return False
    return all(at != seat for _, at, _ in await hub.store.present(since, room.id))


# -- games and seats -------------------------------------------------------------------------------


async def create(hub: Hub, wanted: messages.NewGame, words: Words, source: Match | None = None) -> Json:
    """A new game, the secrets of the seats that its maker holds, and the invitation for the others.

    With a source it goes on from there.
    """
    if source is not None:
        new = await asyncio.to_thread(go_on, wanted, source, hub.bots.levels, hub.bots.patience)
    elif wanted.record:
        # one after the other, like all that takes long: strangers bring what they like
        new = await hub.history.work_out(lambda: carry_on(wanted, hub.bots.levels, hub.bots.patience))
    elif wanted.today:
        today = datetime.now(UTC).date()
        new = await asyncio.to_thread(set_up_day, wanted, today, hub.bots.levels, hub.bots.patience)
    elif wanted.puzzle:
        new = await asyncio.to_thread(set_up_puzzle, wanted, hub.bots.levels, hub.bots.patience)
    else:
        new = await asyncio.to_thread(set_up, wanted, hub.bots.levels, hub.bots.patience)
    secrets = {seat: seat_secret() for seat, plan in enumerate(new.event.setup.seats) if plan.kind == "human"}
    inviting = invitation()
    holders = {seat: hashed(secret) for seat, secret in secrets.items()}
    match = await lay(hub, new, holders, hashed(inviting))
    assert match is not None
    return {
        **wire.about(match),
        "invitation": inviting,
        "secrets": {str(seat): secret for seat, secret in secrets.items()},
        "state": wire.state(match, words, hub.hours.now(), secrets.keys()),
    }


async def join(hub: Hub, room: Room, wanted: messages.Join, words: Words) -> Json:
    """Takes an open seat; its secret."""
    await check_may_watch(hub, room, wanted.invitation)
    secret = wanted.secret or seat_secret()
    hash = hashed(secret)

    def propose(match: Match) -> Proposal:
        if hash in room.holders.values():
            return Proposal()  # the same request has been here before
        return proposing.sit(match, wanted.seat, wanted.name, hash, wanted.auto_roll, wanted.pay_by_hand)

    number = await room.change(propose)
    (seat,) = seats_held(room, [secret])
    return {
        "seat": seat,
        "secret": secret,
        "number": number,
        **wire.about(room.match),
        "state": room.state(words, {seat}),
    }


async def _get_code(actor: Actor, seat: int) -> Json:
    """A one-time code for another device."""
    code = one_time_code()
    holder = actor.room.holders.get(seat, "")
    _own(actor.held(), seat)
    expires = actor.hub.hours.now() + CODE_SECONDS
    if not await actor.hub.store.add_code(hashed(code), actor.room.id, seat, expires, holder):
        raise Refusal("forbidden", f"seat {seat} is not yours")
    return {"code": code, "seconds": int(CODE_SECONDS)}


def _say(actor: Actor, seat: int, message: messages.Say) -> Json:
    """To everybody at the table, and into no record."""
    actor.spend("say")
    said = actor.room.company.words(seat, message.phrase, message.text, actor.hub.settings.chat)
    actor.hub.asides.say(actor.room, said)
    return {"number": actor.room.match.number}
