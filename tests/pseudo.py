"""A language that nobody speaks: English with accents, in brackets and a third longer, to see what escapes translation.

What people read must come out accented, or it has escaped; what is cut lacks its closing bracket. It is made as a fifth
language is: one folder.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from quarriors.cli import helptexts
from quarriors.text import catalogue, lang
from quarriors.text.languages import _grammar
from tests.server.serving import ROOT

TAG: Final = "qps"
LANGUAGES: Final = Path("src", "quarriors", "text", "lang")

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀćðéƒğĥíĵķłɱńóþɋŕšťúṽŵẋýžÁɃĆĐÉƑĞĤÍĴĶŁṀŃÓÞɊŔŠŤÚṼŴẊÝŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)
#: The name of the game is the same everywhere.
_GAME: Final = "Quarriors"
#: How much longer than English a language may be: German is, and so are some of ours.
_LONGER: Final = 0.35

_GRAMMAR: Final = '''"""A language that nobody speaks."""

from quarriors.text.lang.en.grammar import English

_ACCENTS = str.maketrans({plain!r}, {accented!r})


class Pseudo(English):
    """English with accents, so that whatever has none has escaped."""

    code = "qps"
    name = "Þšéúðó"

    def capital(self, text):
        return super().capital(text).translate(_ACCENTS)

    def fill_in(self, phrase, case="", noun=None):
        text = super().fill_in(phrase, case, noun)
        return text.translate(_ACCENTS) if getattr(phrase, "id", "").startswith("keyword.") else text

    def proper_name(self, name: str) -> str:
        return name.translate(_ACCENTS)

    def short_name(self, name: str) -> str:
        return super().short_name(name).translate(_ACCENTS)

    def listing(self, words):
        return super().listing(words).replace(" and ", " áńð ")


LANGUAGE = Pseudo()
'''


def accented(text: str) -> str:
    """That text in accents.

    >>> accented("Roll 2 dice")
    'Ŕółł 2 ðíćé'
    """
    return text.translate(_ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = accented(node.value)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:
        if node.value is not None and [getattr(part, "value", "") for part in node.value.elements] == [_GAME]:
            return node
        visited: ast.Message = self.generic_visit(node)
        said = visited.value.elements if visited.value is not None else []
        # lists and numbers alone need no brackets
        if visited.value is not None and any(
            isinstance(one, ast.TextElement) and one.value.strip(" ·,.:") for one in said
        ):
            visited.value.elements = [ast.TextElement("["), *said, ast.TextElement("]")]
        return visited

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:
        visited: ast.Pattern = self.generic_visit(node)
        texts = [part for part in visited.elements if isinstance(part, ast.TextElement)]
        length = sum(len(part.value) for part in texts)
        if texts and not any(isinstance(part.expression, ast.SelectExpression) for part in _placeables(visited)):
            # in words of their own: what cannot be parted would break any line
            texts[-1].value += " ···" * int(length * _LONGER / 4)
        return visited


def _placeables(pattern: ast.Pattern) -> list[ast.Placeable]:
    return [part for part in pattern.elements if isinstance(part, ast.Placeable)]


def pseudo(messages: str) -> str:
    """A catalogue in accents: variables, selectors and comments stay as they are.

    >>> print(pseudo("dice = { $n } dice"), end="")
    dice = [{ $n } ðíćé]
    """
    return serialize(_Accents().visit(parse(messages)))


def write_language(lang: Path) -> None:
    """Makes the folder of the language in that folder of languages."""
    made = lang / TAG
    made.mkdir()
    grammar = _GRAMMAR.replace("{plain!r}", repr(_PLAIN)).replace("{accented!r}", repr(_ACCENTED))
    (made / "__init__.py").write_text(grammar, "utf-8")
    for part in ("messages", "page"):
        (made / part).mkdir()
        for file in sorted((ROOT / LANGUAGES / "en" / part).glob("*.ftl")):
            (made / part / file.name).write_text(pseudo(file.read_text("utf-8")), "utf-8")


@contextmanager
def lent(folder: Path) -> Iterator[None]:
    """The language is there for as long as this lasts."""
    write_language(folder)
    lang.__path__.append(str(folder))
    _forget()
    try:
        yield
    finally:
        lang.__path__.remove(str(folder))
        _forget()


def _forget() -> None:
    """Another folder may have had it before."""
    for name in [name for name in sys.modules if name.startswith(f"{lang.__name__}.{TAG}")]:
        del sys.modules[name]
    for kept in (
        catalogue._messages,
        catalogue._around,
        catalogue.fill_in,
        catalogue._complain,
        helptexts._read,
        helptexts._lack,
    ):
        kept.cache_clear()
    _grammar.cache_clear()


def build(folder: Path) -> None:
    """A copy of the package with the language in it, below `src`, and the page built with it."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    write_language(folder / LANGUAGES)
    shutil.copytree(ROOT / "web", folder / "web", ignore=shutil.ignore_patterns("node_modules", "dist"))
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    subprocess.run(["npm", "run", "--silent", "build"], cwd=folder / "web", check=True, capture_output=True)
