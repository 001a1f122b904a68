"""Links to a game: the page that opens there, and what a messenger shows of it before anybody does.

What lets somebody into a game stays behind `#`, which nobody sends to a server. The path has a greeting: worked out
from the invitation, it proves that whoever passed the link on has one, lets nobody in, and cannot be turned back into
it. To those who have it the preview says who invites; to all others the same as of a game that is not there.
"""

from __future__ import annotations

import re
from hashlib import sha256
from html import escape
from secrets import compare_digest
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quarriors.server.hub import Hub
from quarriors.server.match import WAITING
from quarriors.server.rows import GameRow, StoreUnavailable
from quarriors.server.webpage import PREVIEW, Page
from quarriors.text.words import Words
from quarriors.tongues import preferred

Json = dict[str, Any]

_GAME: Final = re.compile("[A-Za-z0-9_-]{1,40}")
_GREETING: Final = re.compile("[0-9a-f]{16}")
#: The picture's measures, as messengers like it.
_WIDTH, _HEIGHT = 1200, 630


def greeting(game: str, invitation_hash: str) -> str:
    """What a link shows to servers instead of the invitation.

    >>> greeting("FPG3PfPVhFwd", "00" * 32)
    '9c77c1c974e61549'
    """
    return sha256(f"quarriors greeting 1\n{game}\n{invitation_hash}".encode()).hexdigest()[:16]


class Invitations:
    """`/join/{game}` and `/join/{game}/{greeting}`: the page itself, which goes on from there, with tags."""

    def __init__(self, hub: Hub, page: Page) -> None:
        self._hub = hub
        self._page = page

    def routes(self) -> list[Route]:
        """The paths of links."""
        return [
            Route("/join/{game}", self.answer, methods=["GET"]),
            Route("/join/{game}/{greeting}", self.answer, methods=["GET"]),
        ]

    async def answer(self, request: Request) -> Response:
        """The page, and who invites if the link may know."""
        game, greeted = request.path_params["game"], request.path_params.get("greeting", "")
        if not _GAME.fullmatch(game) or (greeted and not _GREETING.fullmatch(greeted)):
            raise HTTPException(404)
        words = Words(preferred([request.query_params.get("lang", ""), *_accepted(request)]))
        head = _head(request, self._page, *_said(await self._known(game, greeted), words), words)
        return self._page.opened(request, head, up="../../" if greeted else "../")

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


def _head(request: Request, page: Page, title: str, about: str, words: Words) -> str:
    """The tags that messengers read."""
    name = "Quarriors"
    root = f"{request.url.scheme}://{request.url.netloc}{request.scope.get('root_path', '')}"
    tags = {
        "og:type": "website", "og:site_name": name, "og:title": title, "og:description": about,
        "og:locale": words.code.replace("-", "_"),
    }  # fmt: skip
    named = {"description": about, "robots": "noindex", "twitter:title": title, "twitter:description": about}
    if PREVIEW in page.paths:
        picture = f"{root}{PREVIEW}"
        tags |= {
            "og:image": picture, "og:image:type": "image/png", "og:image:width": str(_WIDTH),
            "og:image:height": str(_HEIGHT), "og:image:alt": words.say("link-picture"),
        }  # fmt: skip
        named |= {"twitter:card": "summary_large_image", "twitter:image": picture}
    else:
        named |= {"twitter:card": "summary"}
    lines = [f"<title>{escape(title)} · {name}</title>"]
    lines += [f'<meta property="{key}" content="{escape(value)}" />' for key, value in tags.items()]
    lines += [f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items()]
    return "\n    ".join(lines)


def _accepted(request: Request) -> list[str]:
    """The languages that somebody's browser asks for, in their order."""
    return [one.partition(";")[0].strip() for one in request.headers.get("accept-language", "")[:200].split(",")]
