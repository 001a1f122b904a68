"""The page in a real browser, as people use it. Run by `pytest -m browser tests/web`, after `make web`.

`visitor` (a desk), `phone` and `visit` (as many as are needed, with settings) give windows that fail the test on
anything that goes wrong in them. `Hand` plays by clicks; `table` makes games quickly, and `visitor.sit(game, seat)`
sits down at one. `assert_accessible`, `assert_nothing_cut` and `assert_one_screen` look at what is shown; `say` finds
the page's own words.
"""
