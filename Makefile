# Everything starts here; `make` alone lists the commands. Needs Python ≥ 3.11 with venv; gcc to compile the engine;
# Node.js ≥ 20.19 with npm to build the page for browsers. All that is made goes to .venv, .build, docs/_build,
# web/node_modules and web/dist; `make clean` takes it away again.

PYTHON ?= python3
# Work done by `make long`, as a multiple of what the same tests do in `make test`.
BUDGET ?= 20
# Where `make site` writes.
SITE ?= .build/site

BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
COMPILED := .build/compiled
# The package as users install it: on PYTHONPATH it comes before the editable install of .venv.
WITH_COMPILED := PYTHONPATH=$(CURDIR)/$(COMPILED) QUARRIORS_BUILD=compiled
# Python keeps what it has compiled, whatever the shell says: the tests start it a thousand times.
unexport PYTHONDONTWRITEBYTECODE
# For work that has no use for a second core. Newer makes keep apart what each of the two says.
SYNCED := --no-print-directory $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TWO_AT_ONCE := $(SYNCED) -j2
# What compiling cannot change: tests of what is built on the engine, of which a few see that it carries them, and of
# the house. Whatever is not named here runs on both builds. CONTRIBUTING.md says why.
ON_ONE_BUILD := cli server site web wheel test_docs.py test_house.py test_make.py test_network_example.py test_runs.py \
    test_traced.py
ON_BOTH_BUILDS := $(filter-out $(ON_ONE_BUILD:%=tests/%),\
    $(wildcard tests/test_*.py) $(patsubst %/__init__.py,%,$(wildcard tests/*/__init__.py)))
CARRIED := tests/cli/test_bench.py tests/cli/test_simulate.py tests/cli/test_verify.py \
    tests/server/test_announcing.py tests/server/test_bots.py tests/server/test_loading.py tests/server/test_picture.py
SOURCES := $(shell find src -type f ! -name '*.pyc')
# What the page is built from, and how to see whether it can be built here.
PAGE := $(shell find web -name node_modules -prune -o -name dist -prune -o \
    -type f ! -name '*.test.ts' ! -name '*.md' ! -name '*.pyc' -print) \
    $(wildcard src/quarriors/text/lang/*/page/*.ftl)
NODE := 20.19
HAS_NODE := command -v npm >/dev/null && node -e 'const [is, least] = [process.versions.node, "$(NODE)"] \
    .map((version) => version.split(".").map(Number)); process.exit((is[0] - least[0] || is[1] - least[1]) < 0 ? 1 : 0)' 2>/dev/null
NODE_HERE = echo "here is $$(node --version 2>/dev/null || echo no Node.js), \
    $$(command -v npm >/dev/null && echo with npm || echo without npm)"

.DEFAULT_GOAL := help
.PHONY: help play web site test check unit-tests page-and-types types page-types page-tests quick-bench quick-bench-compiled compiled long docs pictures recordings bench coverage lock release clean
.DELETE_ON_ERROR:

help:  ## list the commands
	@sed -n 's/^\([a-z]*\):.*  ## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: .venv/.playable  ## set everything up and start the table for the browser
	@if $(HAS_NODE); then $(MAKE) --no-print-directory web; else \
	    echo "The page for browsers is built with Node.js $(NODE) or newer and npm; $$($(NODE_HERE))."; \
	    echo "Install it (https://nodejs.org) and run \`make play\` again. Until then the server runs without its page,"; \
	    echo "or with the one that was built before; \`$(BIN)/quarriors play\` opens a table in the terminal."; \
	fi || echo "The page could not be built: see above. \`$(BIN)/quarriors play\` opens a table in the terminal."
	@level=info; if [ -t 1 ] && [ -t 2 ]; then level=warning; fi; \
	    QUARRIORS_LOG_LEVEL=$${QUARRIORS_LOG_LEVEL:-$$level} $(BIN)/quarriors serve

web: web/dist/index.html  ## build the page for browsers into web/dist
	@:

check: web/node_modules/.ready .venv/.ready  ## lint, types, layers, unit tests and doctests: under 3 minutes
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@$(MAKE) --no-print-directory -j2 unit-tests page-and-types

# Beside each other, so that no core waits: what pytest says comes at once, and of the others what each says in one piece.
unit-tests:
	$(BIN)/pytest -n 3 --durations 10

page-and-types:
	@$(MAKE) $(SYNCED) page-tests types page-types

types:
	$(BIN)/mypy

page-types:
	cd web && npm run --silent check

page-tests:
	cd web && npm test --silent

# Three at a time on two cores, for these wait a good deal: for servers, for dice that roll, for the clock. The tests of
# wheels belong together (`--dist loadgroup`, tests/workers.py) and begin first; `compiled` is the wheel that they built.
test: check  ## set everything up and run every test
	@$(MAKE) $(TWO_AT_ONCE) docs web
	$(BIN)/pytest -n 3 --dist loadgroup --durations 15 -m 'evening or browser or long or wheel' tests
	@$(MAKE) --no-print-directory compiled
	$(WITH_COMPILED) $(BIN)/pytest -n 2 -m 'not wheel and not long and not browser' $(ON_BOTH_BUILDS) $(CARRIED)
	@$(MAKE) $(TWO_AT_ONCE) quick-bench quick-bench-compiled

# Whether the benchmark runs, not how fast anything is.
quick-bench:
	$(BIN)/python -m benchmarks --quick

quick-bench-compiled:
	$(WITH_COMPILED) $(BIN)/python -m benchmarks --quick

long: .venv/.ready  ## long random runs: 20,000 games, and 20 times what the tests do (BUDGET=20)
	QUARRIORS_BUDGET=$(BUDGET) $(BIN)/pytest -n 2 -m long tests

# The runtime is there already: npm has installed what web/package.json pins.
site: web .venv/.ready  ## write the table without a server, as files for any static host, into .build/site (SITE=folder)
	$(BIN)/sphinx-build -t site -q -W -E -a --keep-going -b html docs docs/_build/site
	QUARRIORS_HOME=.build/fetched $(BIN)/quarriors site --runtime web/node_modules/pyodide --docs docs/_build/site $(SITE)

docs: .venv/.ready  ## build the documentation into docs/_build/html
	$(BIN)/sphinx-build -q -W -E -a --keep-going -b html docs docs/_build/html

pictures: web .venv/.ready  ## take the pictures of the documentation anew
	$(BIN)/python -m tests.web.pictures

recordings: web .venv/.ready  ## film a roll, a fight and a victory for the documentation anew
	$(BIN)/python -m tests.web.recordings

bench: $(COMPILED)/.ready  ## measure the speed of both builds
	$(BIN)/python -m benchmarks
	$(WITH_COMPILED) $(BIN)/python -m benchmarks

coverage: .venv/.ready  ## show which lines of src the unit tests never run
	$(BIN)/coverage run -m pytest tests
	$(BIN)/coverage report --show-missing --skip-covered

# A fresh environment with the newest versions, written down. Done by hand, then `make test`, then committed.
lock:  ## refresh requirements/dev.txt
	rm -rf .build/lock
	$(PYTHON) -m venv .build/lock
	.build/lock/bin/python -m pip --quiet install --upgrade setuptools -e '.[dev]'
	( sed -n '/^#/p' requirements/dev.txt; .build/lock/bin/python -m pip freeze --all --exclude pip --exclude-editable ) \
	    > .build/dev.txt
	mv .build/dev.txt requirements/dev.txt
	rm -rf .build/lock

release: .venv/bin/python  ## build what a release carries, and try it out (REHEARSE=1: whatever the changelog says)
	@$(BIN)/python tools/release.py $(if $(filter-out 0,$(REHEARSE)),--rehearse)

clean:  ## remove all that was made
	rm -rf .venv .build dist docs/_build web/dist web/node_modules
	rm -rf .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Quarriors needs Python 3.11 or newer; try: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv .venv

web/node_modules/.ready: web/package.json web/package-lock.json
	@$(HAS_NODE) || { echo "This needs Node.js $(NODE) or newer with npm (https://nodejs.org); $$($(NODE_HERE))."; exit 1; }
	cd web && npm ci --include=dev --no-audit --no-fund
	@touch $@

web/dist/index.html: web/node_modules/.ready $(PAGE)
	cd web && npm run --silent build

# Only what playing needs; QUARRIORS_PURE spares the build environment a compiler that an editable install never runs.
.venv/.playable: pyproject.toml requirements/dev.txt | .venv/bin/python
	QUARRIORS_PURE=1 $(PIP) install --constraint requirements/dev.txt --editable .
	@touch $@

.venv/.ready: pyproject.toml requirements/dev.txt | .venv/bin/python
	$(PIP) install --requirement requirements/dev.txt
	$(PIP) install --no-build-isolation --no-deps --editable .
	@touch $@ .venv/.playable

compiled: $(COMPILED)/.ready

$(COMPILED)/.ready: .build/wheel/.ready
	rm -rf $(COMPILED)
	$(PIP) install --no-deps --target $(COMPILED) .build/wheel/*.whl
	@touch $@

# Compiling takes minutes: the tests of wheels leave theirs here, so that `make test` does it once.
.build/wheel/.ready: .venv/.ready hatch_build.py $(SOURCES)
	rm -rf .build/wheel
	QUARRIORS_NO_PAGE=1 $(BIN)/python -m build --wheel --no-isolation --outdir .build/wheel
	@touch $@
