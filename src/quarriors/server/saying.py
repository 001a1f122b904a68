"""What people say to each other at a table: phrases of a closed list, and free lines where the host allows them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from quarriors.server.errors import Refusal
from quarriors.server.names import is_unseen

#: Faces that somebody can pull, and things that can be said. Clients show each in their own words and pictures.
EMOTES: Final = ("smile", "laugh", "wow", "think", "cry", "grumble")
PHRASES: Final = (
    "hello",
    "good_luck",
    "nice_roll",
    "well_played",
    "ouch",
    "thanks",
    "sorry",
    "moment",
    "quarriors",
    "good_game",
)
SAID: Final = (*EMOTES, *PHRASES)

#: Signs in one line of chat.
LONGEST: Final = 200
#: Joiners: without them neither Persian nor some pictures can be written.
_JOINERS: Final = re.compile("[\u200c\u200d\ufe00-\ufe0f]")
#: More marks on one letter than any script needs hide the lines around it.
_PILED: Final = 4


def fit_text(text: str) -> str:
    """A line as it is said, in one way of writing it; one that cannot be said is refused.

    >>> fit_text("  Nice  roll! ")
    'Nice roll!'
    >>> fit_text("a\\u202eb")
    Traceback (most recent call last):
    ...
    quarriors.server.errors.Refusal: bad_text: a line has 1 to 200 characters, all of them to be seen
    """
    if len(text) > 4 * LONGEST:
        raise Refusal("bad_text")
    written = re.sub(r" {2,}", " ", unicodedata.normalize("NFC", text)).strip()
    plain = _JOINERS.sub("", written)
    if not plain or len(written) > LONGEST or not plain.isprintable() or is_unseen(plain) or _is_piled(plain):
        raise Refusal("bad_text")
    return written


def _is_piled(text: str) -> bool:
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > _PILED:
            return True
    return False
