"""Names of players: something to see in each, nothing hidden, and no two alike at one table.

Whose name looks like another's could speak for them. There is a complete list of look-alikes (Unicode's UTS 39, six
thousand signs), and packages that carry it; four people at a table need only the letters of alphabets that really look
like Latin ones, so these are written down here.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import combinations
from typing import Final

from quarriors.bots.naming import bot_name
from quarriors.engine.errors import SetupError
from quarriors.engine.seats import Seat

#: Signs without a picture that count as printable all the same: fillers, blanks, marks that only join or hide.
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\ufff9-\uffff\U00016fe4\U0001d159\U000e0000-\U000e0fff]"
)
#: Which of two pictures a sign has, for instance of a heart: no matter for a name.
_VARIANTS: Final = re.compile("[\ufe00-\ufe0f]")

#: Letters of other alphabets, and what they look like.
_LOOKS: Final = {
    # Cyrillic, capitals and small letters
    "АВЕЅІЈКМНОРСТУҮХҺԌԚԜ": "ABESIJKMHOPCTYYXHGQW",
    "авеѕіјкмнорстуүхһӏԁԛԝѵьґ": "abesijkmhopctyyxhldqwvbr",
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ": "ABEZHIKMNOPTYXC",
    "αγεηικνορτυχϲϳ": "ayenikvoptuxcj",
    # Armenian, Cherokee
    "ՏՕԼօսհոցզ": "SOLouhngq",
    "ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏚᎢᏙᏔᏃᎥ": "ABCDEGHJKLMPSTVWZi",
    # Lisu
    "ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ": "BPDTGKJCZFMNLSRVHWXYAEIOU",
    # Latin letters that are hard to tell from others
    "ıɩɑɡǀʙɢʜɪʟɴʀʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ": "iiaglbghilnryacdejkmoptuvwz",
    # strokes and dots
    "‘’‛ʼʹˈ`´′": "'" * 9,
    "‐‑‒–—―−": "-" * 7,
}
_LIKE_LATIN: Final = str.maketrans({a: b for ours, theirs in _LOOKS.items() for a, b in zip(ours, theirs, strict=True)})
#: What is alike once it is written small.
_LIKE_EACH_OTHER: Final = str.maketrans("01i|", "olll")


def fit_name(name: str) -> str:
    """A name as it will be shown, in one way of writing it; one that cannot be used is refused.

    >>> fit_name(" Ａｎｎ "), fit_name("Ann ❤\\ufe0f")
    ('Ann', 'Ann ❤')
    >>> fit_name("\\u3164")
    Traceback (most recent call last):
    ...
    quarriors.engine.errors.SetupError: a player's name has something to see in it, and nothing hidden: 'ㅤ'
    """
    written = unicodedata.normalize("NFKC", _VARIANTS.sub("", unicodedata.normalize("NFKC", name)))
    if _UNSEEN.search(name) or (written.strip() and is_unseen(written)):
        said = f"a player's name has something to see in it, and nothing hidden: {name!r}"
        raise SetupError(said).worded("name-unseen", name=_VARIANTS.sub("", _UNSEEN.sub("", name)).strip())
    return Seat(written).name


def is_unseen(text: str) -> bool:
    """Whether something in it cannot be seen, or nothing in it can.

    >>> is_unseen("Ann"), is_unseen("A\\u034fnn"), is_unseen("\\u0301")
    (False, True, True)
    """
    return _UNSEEN.search(text) is not None or not _has_something_to_see(text)


def _has_something_to_see(name: str) -> bool:
    return any(unicodedata.category(sign)[0] in "LNPS" for sign in name)


def check_unlike(names: Iterable[str]) -> None:
    """Refuses names of which two could be taken for each other.

    >>> check_unlike(["Ann", "Ben", "Anna"])
    >>> check_unlike(["Paolo", "Рaоlо"])
    Traceback (most recent call last):
    ...
    quarriors.engine.errors.SetupError: 'Рaоlо' looks like 'Paolo': choose another name
    """
    for known, name in combinations(names, 2):
        if are_alike(known, name):
            said = f"{name!r} looks like {known!r}: choose another name"
            raise SetupError(said).worded("name-alike", name=name, other=known)


def are_alike(one: str, other: str) -> bool:
    """Whether two names look the same, or are.

    >>> are_alike("ANN", "ann"), are_alike("Al", "AI"), are_alike("Bernie", "Bemie"), are_alike("Zoe", "Zoë")
    (True, True, True, False)
    """
    return _folded(one) == _folded(other) or _seen(one) == _seen(other)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _seen(name: str) -> str:
    """A name by its looks only."""
    parts = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    small = parts.translate(_LIKE_LATIN).casefold().translate(_LIKE_LATIN)
    return small.replace("rn", "m").replace("vv", "w").translate(_LIKE_EACH_OTHER).replace(" ", "")


def free_bot_name(level: str, known: Iterable[str]) -> str:
    """A name for a bot that looks like nobody's.

    >>> free_bot_name("greedy", []), free_bot_name("greedy", ["Grеta", "Gus"])
    ('Greta', 'Gwen')
    """
    people = list(known)
    taken = list(people)
    while True:
        name = bot_name(level, taken)
        if not any(are_alike(name, one) for one in people):
            return name
        taken.append(name)
