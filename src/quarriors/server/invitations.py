"""Links to a game and to its moments: the page that opens there, and what a messenger shows of it before anybody does.

What lets somebody into a game stays behind `#`, which nobody sends to a server. The path has a greeting: worked out
from the invitation, it proves that whoever passed the link on has one, lets nobody in, and cannot be turned back into
it. To those who have it the preview says who invites; to all others the same as of a game that is not there.

A moment has no greeting. Numbers of events are easily guessed, and whoever had one greeting could read the whole game
by them: of a game that is not public, the preview of a moment says the same as of a game that is not there. A moment of
a public game has a picture of its own, drawn here of the table as it was.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from hashlib import sha256
from html import escape
from secrets import compare_digest
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quarriors.server import gallery, postcard
from quarriors.server.asked import address_of
from quarriors.server.errors import Refusal
from quarriors.server.hub import Hub
from quarriors.server.limits import Limits
from quarriors.server.match import WAITING
from quarriors.server.picture import picture
from quarriors.server.rows import GameRow, StoreUnavailable
from quarriors.server.webpage import PREVIEW, Page
from quarriors.text.words import Words
from quarriors.tongues import preferred

Json = dict[str, Any]

_GAME: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_GREETING: Final = re.compile("[0-9a-f]{16}")
_NUMBER: Final = re.compile("[1-9][0-9]{0,8}")
#: Letters of what happened that a preview has room for.
_TOLD: Final = 200
#: Pictures of moments that are remembered, each of some 20 kB: a link in a chat is asked for several times.
_REMEMBERED: Final = 64
#: Nothing changes in what has happened; but a game may be deleted.
_KEPT: Final = "public, max-age=3600"


def greeting(game: str, invitation_hash: str) -> str:
    """What a link shows to servers instead of the invitation.

    >>> greeting("FPG3PfPVhFwd", "00" * 32)
    '9c77c1c974e61549'
    """
    return sha256(f"quarriors greeting 1\n{game}\n{invitation_hash}".encode()).hexdigest()[:16]


class Invitations:
    """The page, which goes on to a game or a moment, with tags.

    Its paths are `/join/{game}`, `/join/{game}/{greeting}`, `/replay/{game}/{number}` and, for a picture of that
    moment, `/replay/{game}/{number}/picture.png`.
    """

    def __init__(self, hub: Hub, page: Page, limits: Limits) -> None:
        self._hub = hub
        self._page = page
        self._limits = limits
        self._pictures: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()

    def routes(self) -> list[Route]:
        """The paths of links."""
        return [
            Route("/join/{game}", self.answer, methods=["GET"]),
            Route("/join/{game}/{greeting}", self.answer, methods=["GET"]),
            Route("/replay/{game}/{number}", self.moment, methods=["GET"]),
            Route("/replay/{game}/{number}/picture.png", self.picture, methods=["GET"]),
        ]

    async def answer(self, request: Request) -> Response:
        """The page, and who invites if the link may know."""
        game, greeted = request.path_params["game"], request.path_params.get("greeting", "")
        if not _GAME.fullmatch(game) or (greeted and not _GREETING.fullmatch(greeted)):
            raise HTTPException(404)
        words = _words(request)
        head = _head(request, self._page, *_said(await self._known(game, greeted), words), words)
        return self._page.opened(request, head, up="../../" if greeted else "../")

    async def moment(self, request: Request) -> Response:
        """The page, and what happened at that moment if everybody may see the game."""
        game, number = request.path_params["game"], request.path_params["number"]
        if not _GAME.fullmatch(game) or not _NUMBER.fullmatch(number):
            raise HTTPException(404)
        words = _words(request)
        said = await self._happened(request, game, int(number), words)
        title, about = said or (words.say("link-moment-stranger"), words.say("link-about"))
        shown = f"/replay/{game}/{number}/picture.png?lang={words.code}" if said else ""
        head = _head(request, self._page, title, about, words, shown)
        return self._page.opened(request, head, up="../../")

    async def picture(self, request: Request) -> Response:
        """The table at that moment as a picture; of a game that not everybody may see, as little as of none."""
        game, number = request.path_params["game"], request.path_params["number"]
        if not _GAME.fullmatch(game) or not _NUMBER.fullmatch(number) or await self._known(game, "") is None:
            raise HTTPException(404)
        words = _words(request)
        key = game, int(number), words.code
        drawn = self._pictures.get(key)
        if drawn is None:
            if wait := self._limits.allow("history", address_of(request.scope)):
                raise Refusal("too_many", wait=wait)
            drawn = await self._drawn(game, int(number), words)
            self._pictures[key] = drawn
        self._pictures.move_to_end(key)
        if len(self._pictures) > _REMEMBERED:
            self._pictures.popitem(last=False)
        headers = {"cache-control": _KEPT, "cross-origin-resource-policy": "cross-origin"}
        return Response(drawn, media_type="image/png", headers=headers)

    async def _drawn(self, game: str, number: int, words: Words) -> bytes:
        try:
            match = await self._hub.history.match(game, number)
        except (StoreUnavailable, Refusal):
            raise HTTPException(404) from None
        if match.status == WAITING:
            raise HTTPException(404)
        names = [seat.name for seat in match.seats()]

        def draw() -> bytes:
            table = picture(match.table, words)
            turn = words.say("link-turn", turn=table["turn"])
            return postcard.draw(table, names, gallery.cards_of(match.table, words), turn)

        return await self._hub.history.work_out(draw)

    async def _happened(self, request: Request, game: str, number: int, words: Words) -> tuple[str, str] | None:
        """The title and the description of a moment; None where there is nothing to say of it."""
        row = await self._known(game, "")
        # whoever has asked too often still gets the page
        if row is None or self._limits.allow("history", address_of(request.scope)):
            return None
        try:
            found = await self._hub.history.states(game, number - 1, number, words)
        except (StoreUnavailable, Refusal):
            return None
        event: Json = msgspec.json.decode(found[0]) if found else {}
        state = event.get("state")
        if not state or not state["table"]:
            return None
        table, names = state["table"], [seat["name"] for seat in state["seats"]]
        about = {"turn": table["turn"], "score": "–".join(str(player["glory"]) for player in table["players"])}
        title = (
            words.say("link-moment", name=names[0], rival=names[1], **about)
            if len(names) == 2
            else words.say("link-moment-many", names=words.listing(names), **about)
        )
        story = " ".join(line["text"] for line in event.get("story", ()))
        if len(story) > _TOLD:
            story = f"{story[:_TOLD].rsplit(' ', 1)[0]} …"
        return title, story or words.say("link-about")

    async def _known(self, game: str, greeted: str) -> GameRow | None:
        """The game, if whoever has this link may know of it."""
        try:
            row = await self._hub.store.game(game)
        except StoreUnavailable:
            return None  # the page says so itself
        if row is None:
            return None
        known = row.public or compare_digest(greeted, greeting(game, row.invitation_hash))
        return row if known else None


def _words(request: Request) -> Words:
    """In the language of the link, or else of whoever opens it."""
    return Words(preferred([request.query_params.get("lang", ""), *_accepted(request)]))


def _said(row: GameRow | None, words: Words) -> tuple[str, str]:
    """The title and the description of a link."""
    if row is None:
        return words.say("link-stranger"), words.say("link-about")
    seats: list[Json] = msgspec.json.decode(row.players)["seats"]
    host = next((seat["name"] for seat in seats if seat["taken"] and not seat["bot"]), "")
    is_free = any(seat["kind"] == "open" and not seat["taken"] for seat in seats)
    if not host:
        title = words.say("link-stranger")
    elif row.status == WAITING and is_free:
        title = words.say("link-seat", name=host)
    else:
        title = words.say("link-watch", name=host)
    return title, words.say("link-about-players", players=len(seats))


def _head(request: Request, page: Page, title: str, about: str, words: Words, shown: str = "") -> str:
    """The tags that messengers read; `shown` is the path of a picture of its own."""
    name = "Quarriors"
    root = f"{request.url.scheme}://{request.url.netloc}{request.scope.get('root_path', '')}"
    tags = {
        "og:type": "website", "og:site_name": name, "og:title": title, "og:description": about,
        "og:locale": words.code.replace("-", "_"),
    }  # fmt: skip
    named = {"description": about, "robots": "noindex", "twitter:title": title, "twitter:description": about}
    if shown or PREVIEW in page.paths:
        address = f"{root}{shown or PREVIEW}"
        tags |= {
            "og:image": address, "og:image:type": "image/png", "og:image:width": str(postcard.WIDE),
            "og:image:height": str(postcard.HIGH), "og:image:alt": title if shown else words.say("link-picture"),
        }  # fmt: skip
        named |= {"twitter:card": "summary_large_image", "twitter:image": address}
    else:
        named |= {"twitter:card": "summary"}
    lines = [f"<title>{escape(title)} · {name}</title>"]
    lines += [f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    return "\n    ".join(lines)


def _accepted(request: Request) -> list[str]:
    """The languages that somebody's browser asks for, in their order."""
    return [one.partition(";")[0].strip() for one in request.headers.get("accept-language", "")[:200].split(",")]
