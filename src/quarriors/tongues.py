"""Which languages there are, and which one somebody means: a folder of `text/lang/` for each. Quick to import."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from quarriors.engine.errors import QuarriorsError

#: The language that has everything: what another lacks is said in it.
FALLBACK: Final = "en"
#: Where the folders of the languages lie, and the package that they make up.
_FOLDER: Final = Path(__file__).parent / "text" / "lang"
_PACKAGE: Final = "quarriors.text.lang"


class LanguageError(QuarriorsError):
    """A language that is not there."""

    def __init__(self, asked: str) -> None:
        super().__init__(f"There is no language {asked!r}. Choose one of: {', '.join(languages())}.")
        self.asked = asked


def languages() -> list[str]:
    """The tags of the languages that cards and messages can be had in.

    >>> languages()[0]
    'en'
    """
    return sorted({_tag(place.name) for home in homes() for place in home.iterdir() if _is_language(place)})


def homes() -> list[Path]:
    """The folders in which languages lie: ours, and those that somebody has added to the package."""
    package = sys.modules.get(_PACKAGE)
    return [_FOLDER] if package is None else [home for home in map(Path, package.__path__) if home.is_dir()]


def language_tag(asked: str) -> str:
    """The tag of the language somebody asks for: "pt", "pt-BR" and "pt_BR" are the same one.

    >>> language_tag("EN-gb")
    'en'
    >>> language_tag("klingon")
    Traceback (most recent call last):
        ...
    quarriors.tongues.LanguageError: There is no language 'klingon'. Choose one of: ...
    """
    found = _match(asked)
    if not found:
        raise LanguageError(asked)
    return found


def preferred(wishes: Iterable[str]) -> str:
    """The first language somebody wishes for that there is, or English.

    >>> preferred(["tlh", "en-GB"]), preferred([])
    ('en', 'en')
    """
    return next((found for wish in wishes if (found := _match(wish))), FALLBACK)


def folder(tag: str) -> str:
    """The folder of a language in `lang/`: "pt-BR" lives in "pt_br"."""
    return tag.replace("-", "_").lower()


def _is_language(place: Path) -> bool:
    return (place / "__init__.py").is_file() or (place / "__init__.pyc").is_file()


def _tag(folder: str) -> str:
    tongue, _, country = folder.partition("_")
    return f"{tongue}-{country.upper()}" if country else tongue


def _match(asked: str) -> str:
    """The tag that fits best: the very same, or one of the same tongue."""
    wanted = asked.strip().partition(".")[0].partition("@")[0].replace("_", "-").casefold()
    known = {tag.casefold(): tag for tag in languages()}
    if wanted in known:
        return known[wanted]
    tongue = wanted.partition("-")[0]
    return next((tag for key, tag in known.items() if key.partition("-")[0] == tongue), "")
