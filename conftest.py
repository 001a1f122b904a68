"""For the code examples in `src`, `docs` and the README: none of them sees what another one has left."""

from collections.abc import Iterator

import pytest

from tests.traces import without_traces


@pytest.fixture(autouse=True)
def no_traces_of_examples(request: pytest.FixtureRequest) -> Iterator[None]:
    """Takes away the boxes, bots and variables of an example, whatever it is run before or after."""
    if not isinstance(request.node, pytest.DoctestItem):
        yield
        return
    with without_traces():
        yield
