"""Everything that can be refused, by id. Clients act on the id; the text is for people."""

from __future__ import annotations

from typing import Final

from quarriors.engine.errors import QuarriorsError
from quarriors.server.rows import StoreUnavailable, Unstorable
from quarriors.text.refusals import refusal_text
from quarriors.text.words import Words

#: Error id: the HTTP status that goes with it, and what it means when nothing better is said.
ERRORS: Final[dict[str, tuple[int, str]]] = {
    # the request itself
    "bad_request": (400, "this request cannot be read"),
    "bad_setup": (422, "no game can be set up like that"),
    "bad_name": (422, "this name cannot be used"),
    "bad_text": (422, "a line has 1 to 200 characters, all of them to be seen"),
    "bad_nonce": (422, "a nonce is 1 to 64 printable ASCII characters without spaces or commas, and not '-' alone"),
    "unsupported": (400, "this server does not speak that version of the protocol"),
    "not_found": (404, "there is nothing here"),
    "no_method": (405, "this cannot be asked in that way"),
    "too_slow": (408, "this request did not arrive in time"),
    "too_big": (413, "this message is too big"),
    "not_json": (415, "send JSON, with the content type application/json"),
    "too_many": (429, "too many requests: wait a little"),
    # who may do what
    "foreign_host": (421, "this server does not go by that name: its host can allow it with QUARRIORS_HOSTS"),
    "foreign_origin": (403, "pages of other sites may not speak to this server"),
    "forbidden": (403, "only whoever holds a secret of this game may do that"),
    "bad_secret": (403, "this secret belongs to no seat of the game"),
    "bad_invitation": (403, "this game needs an invitation, and this is not the one"),
    "no_chat": (403, "people say only set phrases here: the host of this server has not switched chat on"),
    "bad_code": (403, "this code is not known, or it has been used, or it is too old"),
    # the state of the game
    "no_seat": (409, "there is no such seat, or it is not free"),
    "not_waiting": (409, "the game has begun already"),
    "not_running": (409, "the game has not begun yet"),
    "too_early": (409, "not everybody has sealed a nonce yet: wait until all are ready"),
    "sealed_too_often": (409, "you have sealed another nonce too often in this game: show the last one, or leave"),
    "over": (409, "the game is over"),
    "not_over": (409, "the game is not over yet"),
    "stale": (409, "the game has gone on since: this answers an older decision"),
    "not_your_decision": (409, "somebody else decides now"),
    "not_offered": (422, "this option is not offered"),
    "nothing_to_undo": (409, 'nothing of yours can be taken back freely; with "far" more can, if the others agree'),
    "no_request": (409, "nobody asks for that, or no longer"),
    "not_alone": (409, "whoever sits there is here, or was a moment ago"),
    "has_bot": (409, "a bot plays this seat"),
    "has_no_bot": (409, "no bot plays this seat"),
    "unplayable": (409, "what is kept of this game cannot be read"),
    "resigned": (409, "this seat has resigned"),
    "no_hint": (409, "there is no hint for that"),
    "no_review": (409, "this game cannot be looked at again"),
    # the server
    "busy": (503, "too much is being thought about: ask again in a moment"),
    "closing": (503, "the server is shutting down: come back in a moment"),
    "store_unavailable": (503, "the games cannot be written down just now: nothing has changed, try again"),
    "internal": (500, "something went wrong on the server"),
}


#: Refusals that come with the state as it is: the client thought of an older one.
WITH_STATE: Final = ("stale", "not_your_decision", "not_offered", "over")


class Refusal(Exception):
    """Something is not done, and nothing has changed.

    >>> Refusal("over").status
    409
    >>> Refusal("bad_name", "nobody is called ''").text
    "nobody is called ''"

    `cause`: what the engine refused, so that it can be told in other languages. `void`, with `bad_secret`: which of the
    secrets belong to no seat, by their places from 0. `wait`, with `too_many`: seconds after which it may be asked
    again.
    """

    def __init__(
        self,
        id: str,
        text: str = "",
        cause: QuarriorsError | None = None,
        *,
        void: list[int] | None = None,
        wait: float = 0.0,
    ) -> None:
        self.id = id
        self.status, standard = ERRORS[id]
        self.text = text or standard
        self.cause = cause
        self.void = void
        self.wait = wait
        super().__init__(f"{id}: {self.text}")

    def said(self, words: Words) -> str:
        """Its text in that language, as far as there are words for it; else in English."""
        return refusal_text(self.cause, words) if self.cause is not None and self.cause.message else self.text


def refusal_of(error: Refusal | StoreUnavailable | Unstorable) -> Refusal:
    """What clients are told of an error: why the store failed is for the log.

    >>> refusal_of(StoreUnavailable("disk full")).id
    'store_unavailable'
    """
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Unstorable):
        return Refusal("bad_request", "there is something in this that cannot be written down")
    return Refusal("store_unavailable")
