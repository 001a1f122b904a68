"""The page's own words for what the server refuses."""

from __future__ import annotations

import pytest

from quarriors.server.errors import ERRORS
from tests.web.words import say


@pytest.mark.parametrize("id", ERRORS)
def test_everything_that_is_refused_has_words_in_the_page(id: str) -> None:
    said = say(f"error-{id}")
    # what happened is a sentence; the text of the server may only stand beside it
    assert said[0].isupper()
    assert said.endswith(".")
