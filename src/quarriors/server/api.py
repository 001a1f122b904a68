"""The HTTP API: what is there, games to make and to join, and everything a game leaves behind."""

from __future__ import annotations

import asyncio
from collections import Counter
from datetime import UTC, datetime
from functools import cache, lru_cache
from math import isfinite
from time import monotonic
from typing import Any, Final

import msgspec

from quarriors import __version__
from quarriors.build_info import build
from quarriors.engine.errors import QuarriorsError
from quarriors.engine.wilds import wilds_by_ids
from quarriors.server import gallery, wire
from quarriors.server.archive import sealed_text
from quarriors.server.asked import Endpoint, Request, Response, address_of, json_response, retry_after
from quarriors.server.commands import Actor, carry_out, check_may_watch, create, join, seats_held, seats_known
from quarriors.server.dice import statistics_by_box
from quarriors.server.errors import WITH_STATE, Refusal
from quarriors.server.hub import Hub
from quarriors.server.limits import Limits
from quarriors.server.match import FoldError, Match
from quarriors.server.match_events import PERSON, Setup
from quarriors.server.messages import (
    PROTOCOL,
    PROTOCOLS,
    Claim,
    Deal,
    GetHint,
    Join,
    NewGame,
    encode,
    read_body,
    read_command,
)
from quarriors.server.moving import claim
from quarriors.server.occasions import tell_day, tell_puzzles, tell_solution
from quarriors.server.room import Room
from quarriors.server.rows import GameRow, StoreUnavailable
from quarriors.server.saying import SAID
from quarriors.server.setting_up import hashed, look_at
from quarriors.text import languages
from quarriors.text.languages import LanguageError
from quarriors.text.words import ENGLISH, Words
from quarriors.tongues import preferred

Json = dict[str, Any]

_LISTED: Final = 50
_COUNTED_SECONDS: Final = 60.0
_STATUSES: Final = ("waiting", "running", "over")


class Api:
    """Every path below `/api`."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub = hub
        self._limits = limits
        #: The dice of all games, as they were counted last, and when that was.
        self._counted: asyncio.Future[Json] | None = None
        self._counted_at = 0.0

    def routes(self) -> list[Endpoint]:
        return [
            ("/api", self.about, "GET"),
            ("/api/cards", self.cards, "GET"),
            ("/api/deal", self.deal, "POST"),
            ("/api/dice", self.all_dice, "GET"),
            ("/api/today", self.today, "GET"),
            ("/api/puzzles", self.puzzles, "GET"),
            ("/api/puzzles/{puzzle}", self.solution, "GET"),
            ("/api/claim", self.claim, "POST"),
            ("/api/games", self.games, "GET"),
            ("/api/games", self.create, "POST"),
            ("/api/games/{game}", self.game, "GET"),
            ("/api/games/{game}/join", self.join, "POST"),
            ("/api/games/{game}/do", self.do, "POST"),
            ("/api/games/{game}/cards", self.game_cards, "GET"),
            ("/api/games/{game}/events", self.events, "GET"),
            ("/api/games/{game}/record", self.record, "GET"),
            ("/api/games/{game}/dice", self.dice, "GET"),
            ("/api/games/{game}/review", self.review, "GET"),
        ]

    # -- what there is ---------------------------------------------------------------------------

    async def about(self, request: Request) -> Response:
        settings = self._hub.settings
        here = {"bots": self._hub.bots.levels, "chat": settings.chat, "online": settings.is_online}
        return json_response({**_shelf(_words(request)), **here})

    async def cards(self, request: Request) -> Response:
        self._spend(request, "history")
        sets = [name for name in request.query_params.get("sets", "").split(",") if name] or None
        try:
            body = await asyncio.to_thread(_gallery, tuple(sets) if sets else None, _words(request))
            return Response(body, media_type="application/json")
        except QuarriorsError as error:
            raise Refusal("bad_request", str(error)) from None

    async def deal(self, request: Request) -> Response:
        self._spend(request, "deal")
        wanted = read_body(await request.body(), Deal)
        wilds, rules = await asyncio.to_thread(look_at, wanted)
        words = known_language(wanted.lang)
        return json_response(
            {
                "wilds": [card.id for card in wilds.cards],
                "cards": gallery.cards_of(wilds, words),
                "remarks": gallery.remarks(wilds, words),
                "rules": gallery.told_rules(rules, words),
            }
        )

    async def all_dice(self, request: Request) -> Response:
        """All games together, counted once a minute."""
        if self._counted is None or monotonic() - self._counted_at > _COUNTED_SECONDS:
            self._counted_at = monotonic()
            self._counted = asyncio.ensure_future(self._statistics(None))
        try:
            return json_response(await asyncio.shield(self._counted))
        except StoreUnavailable:
            self._counted = None
            raise

    async def today(self, request: Request) -> Response:
        """The Wilds of a day, today's unless another one is asked for."""
        self._spend(request, "deal")
        words, now = _words(request), datetime.now(UTC).date()
        return json_response(await asyncio.to_thread(tell_day, request.query_params.get("date", ""), now, words))

    async def puzzles(self, request: Request) -> Response:
        self._spend(request, "history")
        return json_response({"puzzles": await asyncio.to_thread(tell_puzzles, _words(request))})

    async def solution(self, request: Request) -> Response:
        """The way through a puzzle."""
        self._spend(request, "history")
        return json_response(await asyncio.to_thread(tell_solution, request.path_params["puzzle"], _words(request)))

    # -- games -----------------------------------------------------------------------------------

    async def games(self, request: Request) -> Response:
        status = request.query_params.get("status", "waiting")
        if status not in _STATUSES:
            raise Refusal("bad_request", f"status is one of {', '.join(_STATUSES)}, not {status[:20]!r}")
        before = request.query_params.get("before")
        try:
            since = float(before) if before is not None else None
            if since is not None and not isfinite(since):
                raise ValueError
        except ValueError:
            raise Refusal("bad_request", "before is a number: the `changed` of the last game of the list") from None
        rows = await self._hub.store.public_games(status, _LISTED, since)
        return json_response({"games": [_listed(row) for row in rows], "more": len(rows) == _LISTED})

    async def create(self, request: Request) -> Response:
        self._spend(request, "create")
        wanted = read_body(await request.body(), NewGame)
        source: Match | None = None
        if wanted.record:
            self._spend(request, "history")
            if wanted.origin is not None:
                raise Refusal("bad_request", "a game goes on from another one or from a record, not from both")
        if wanted.origin is not None:
            self._spend(request, "history")
            room = await self._seen(request, wanted.origin.game)
            source = await self._hub.history.match(room.id, wanted.origin.number)
        return json_response(await create(self._hub, wanted, _words(request), source), 201)

    async def game(self, request: Request) -> Response:
        room = await self._room(request)
        state = room.state(_words(request), _told_to(request, room))
        return json_response({**wire.about(room.match), "state": state, "present": room.present()})

    async def join(self, request: Request) -> Response:
        self._spend(request, "join")
        wanted = read_body(await request.body(), Join)
        room = await self._hub.room(request.path_params["game"])
        return json_response(await join(self._hub, room, wanted, _words(request)), 201)

    async def claim(self, request: Request) -> Response:
        self._spend(request, "join")
        return json_response(await claim(self._hub, read_body(await request.body(), Claim)), 201)

    async def do(self, request: Request) -> Response:
        """Any command of the WebSocket, for the seat whose secret goes with the request."""
        message = read_command(await request.body())
        if isinstance(message, GetHint):
            self._spend(request, "hint")
        room = await self._hub.room(request.path_params["game"])
        secrets = _secrets(request)
        try:
            await seats_known(self._hub, room, secrets)
        except Refusal:
            self._spend(request, "join")  # guessing has its price
            raise
        address = address_of(request.scope)
        actor = Actor(
            self._hub,
            room,
            lambda: seats_held(room, secrets),
            _words(request),
            lambda kind: self._limits.allow(kind, address),
        )
        try:
            return json_response({"id": message.id, **await carry_out(actor, message)})
        except Refusal as refusal:
            if refusal.id in WITH_STATE:
                return refused(refusal, {"state": room.state(_words(request), actor.held())})
            raise

    # -- what a game leaves ----------------------------------------------------------------------

    async def game_cards(self, request: Request) -> Response:
        room = await self._room(request)
        try:
            cards = room.match.setup.wilds
            if not cards:
                return json_response([])  # they are dealt when the game begins
            wilds = wilds_by_ids(cards)
        except QuarriorsError as error:
            raise Refusal("unplayable", str(error)) from None
        return json_response(gallery.cards_of(wilds, _words(request)))

    async def events(self, request: Request) -> Response:
        self._spend(request, "history")
        room = await self._room(request)
        since = request.query_params.get("since", "0")
        if not since.isascii() or not since.isdecimal() or len(since) > 9:
            raise Refusal("bad_request", "since is the number of the last event that you know")
        tell = self._hub.history.states if _is_wanted(request, "states") else self._hub.history.missed
        upto = room.match.number
        words, seats = _words(request), _told_to(request, room)
        found = await tell(room.id, int(since), upto, words, seats) if int(since) < upto else []
        return json_response({"events": found, "number": upto})

    async def record(self, request: Request) -> Response:
        self._spend(request, "history")
        room = await self._room(request)
        if room.match.game is None:
            raise Refusal("not_running")
        try:
            row, rows = await self._hub.row(room.id), await self._hub.store.events(room.id, 0)
            text = await self._hub.history.work_out(lambda: sealed_text(row, rows))
        except StoreUnavailable:
            raise
        except (FoldError, QuarriorsError) as error:
            raise Refusal("unplayable", str(error)) from None
        return Response(text.encode())

    async def dice(self, request: Request) -> Response:
        self._spend(request, "history")
        room = await self._room(request)
        if room.match.ended is None:
            raise Refusal("not_over", "dice are counted when the game is over")
        return json_response(await self._statistics(room.id))

    async def review(self, request: Request) -> Response:
        """Where the game was won and lost: worked out once, beside the games. Until it is there: asked for again."""
        room = await self._room(request)
        found = await self._hub.reviewer.review(room, _words(request), lambda: self._spend(request, "review"))
        if found is None:
            return json_response({"ready": False}, 202)
        return json_response({"ready": True, **found})

    async def _statistics(self, game: str | None) -> Json:
        counts = await self._hub.store.dice_counts(game)
        found = Counter({(die, face): number for die, face, number in counts})
        return await self._hub.history.work_out(lambda: statistics_by_box(found).as_data())

    # -- who asks --------------------------------------------------------------------------------

    def _spend(self, request: Request, kind: str) -> None:
        wait = self._limits.allow(kind, address_of(request.scope))
        if wait:
            raise Refusal("too_many", wait=wait)

    async def _room(self, request: Request) -> Room:
        """The room of the game in the path, for those who may look at it."""
        return await self._seen(request, request.path_params["game"])

    async def _seen(self, request: Request, game: str) -> Room:
        """The room of a game, for those who may look at it."""
        room = await self._hub.room(game)
        if not room.match.setup.public:
            secrets = _secrets(request)
            try:
                if any(secret.startswith("qi_") for secret in secrets):
                    await check_may_watch(self._hub, room, secrets[0])
                elif not await seats_known(self._hub, room, secrets):
                    raise Refusal("bad_invitation")
            except Refusal:
                self._spend(request, "join")
                raise
        return room


@cache
def _shelf(words: Words) -> Json:
    """What stays the same as long as the program runs."""
    return {
        "name": "quarriors",
        "version": __version__,
        "build": build(),
        "protocol": PROTOCOL,
        "protocols": list(PROTOCOLS),
        "languages": languages(),
        "boxes": gallery.boxes(words),
        "wilds": gallery.named_wilds(words),
        "rules": gallery.rule_options(words),
        "phrases": list(SAID),
    }


@lru_cache(32)
def _gallery(sets: tuple[str, ...] | None, words: Words) -> bytes:
    """Cards, encoded once: all who ask share it."""
    return encode(gallery.gallery(words, sets))


def _secrets(request: Request) -> list[str]:
    """Secrets go with a request in its Authorization header, never in its address."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return [secret.strip()] if kind.lower() == "bearer" and secret.strip() else []


def _words(request: Request) -> Words:
    return known_language(request.query_params.get("lang", "en"))


def _told_to(request: Request, room: Room) -> tuple[int, ...]:
    """The seat that texts are told to: the one that is asked for, or whose secret is sent.

    People at one device see the same screen: nobody of them is "you".
    """
    said = request.query_params.get("to", "")
    if said not in ("", "0", "1", "2", "3"):
        raise Refusal("bad_request", f"to is the number of a seat, not {said[:20]!r}")
    if said:
        return (int(said),)
    known = {hash: seat for seat, hash in room.holders.items()}
    seats = tuple(known[hash] for hash in map(hashed, _secrets(request)) if hash in known)
    sharing = [seat for seat, place in enumerate(room.match.places) if place.plan.kind == PERSON]
    return () if len(sharing) > 1 and set(seats) & set(sharing) else seats


def _is_wanted(request: Request, name: str) -> bool:
    """A part of an address that is true or false, or not there."""
    said = request.query_params.get(name, "false")
    if said not in ("true", "false"):
        raise Refusal("bad_request", f"{name} is true or false, not {said[:20]!r}")
    return said == "true"


def known_language(lang: str) -> Words:
    try:
        return Words(lang)
    except LanguageError as error:
        raise Refusal("bad_request", str(error)) from None


def _listed(row: GameRow) -> Json:
    setup = wire.settings(msgspec.json.decode(row.setup, type=Setup))
    return {
        "game": row.id, "title": row.title, "status": row.status, "created": row.created, "changed": row.changed,
        "setup": setup, **msgspec.json.decode(row.players),
    }  # fmt: skip


def refused(
    refusal: Refusal, more: Json | None = None, headers: dict[str, str] | None = None, words: Words = ENGLISH
) -> Response:
    """A refusal as an answer."""
    if refusal.wait:
        name, seconds = retry_after(refusal.wait)
        headers = {**(headers or {}), name.decode(): seconds.decode()}
    said = {"id": refusal.id, "text": refusal.said(words)}
    return json_response({"error": said, **(more or {})}, refusal.status, headers)


def language_of(request: Request) -> Words:
    """The language to refuse a request in: the one it asks for, if there is such a one."""
    return Words(preferred([request.query_params.get("lang", "")]))
