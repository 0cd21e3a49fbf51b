# `make` lists the targets. Each one sets up what it needs by itself: the environment, the web client, the compiled rules.

PYTHON ?= python3
BIN := .venv/bin
GAME ?=
# Browser tests wait a third of their time: three workers keep two cores busy.
JOBS ?= 3
SOURCES := $(shell find src -path src/saucer/webroot -prune -o \( -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name py.typed \) -print) setup.py pyproject.toml
CLIENT := $(shell find web -name node_modules -prune -o -path web/src/learn/lessons -prune -o -name wire.ts -o -name deck.ts -o -name facts.ts -o -type f -print)
WEBSITE := src/saucer/webroot/index.html

.DEFAULT_GOAL := help
.PHONY: help play terminal build quick fix test lint web package unit unit-plain mutants soak fuzz audit bench bench-load \
	bench-browser chromium docs hooks lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

play: .venv/built ## serve tables and open the browser
	@$(BIN)/saucer serve --open

terminal: .venv/built ## play in this terminal; GAME=zovnis chooses the game
	@$(BIN)/saucer play $(GAME)

build: .venv/built ## compile the rules, build the web client, install both into .venv

# From the sources, uncompiled: nothing is built first.
quick: lint ## style, types, kernel, games, layers, catalogue, web unit tests: under 2 minutes
	$(BIN)/python web/build.py test
	PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) --dist worksteal -m "not slow" $(QUICK)

QUICK := tests/games $(patsubst %,tests/test_%.py,bits commit_message golden layers library locales match polling record rng rule_ids \
	rules_pages rules_text)

fix: .venv/ready ## correct style and format: Python and the web client
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python web/build.py fix

ifdef ARGS
test: .venv/built
	$(BIN)/python -m pytest $(ARGS)
else
test: .venv/built chromium ## all that CI runs; ARGS="tests/games -k draft" runs only these tests
	$(MAKE) --jobs 2 --output-sync=target lint web package docs
	$(MAKE) unit
	$(MAKE) unit-plain
	@echo "all checks passed"
endif

lint: .venv/ready ## style and types of the Python code
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web: .venv/ready ## types, style and unit tests of the web client
	$(BIN)/python web/build.py test

# What is committed, as others install it: source archive and wheel, an empty environment, a game.
package: .venv/ready ## build source archive and wheel in isolation, install them, try them
	$(BIN)/python deploy/try_package.py

unit: .venv/built chromium ## all tests, with the rules compiled
	$(BIN)/saucer --version | grep -q compiled
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

unit-plain: .venv/built ## the tests of what is compiled, as plain Python, with coverage
	PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --cov --cov-report=term --cov-fail-under=98

# Three hundred mistakes in the rules, planted one at a time; tests must catch 99 %. `make mutants GAME=zovnis`: one game.
mutants: .venv/ready ## plant mistakes in the rules; the tests must catch them
	PYTHONPATH=src:. $(BIN)/python -m tests.mutants -j $(JOBS) $(GAME)

# The server at length: 200 kills, whole games at every player count on both databases, a storm on the network, a thousand
# games searched for leaks, a hundred thousand hostile messages. Takes an hour or two. SOAK=20 takes a tenth.
SOAK ?= 200
soak: .venv/built ## the server at length: kills, storms, leaks, hostile messages
	SAUCER_SOAK=$(SOAK) SAUCER_LEAK_GAMES=$$(($(SOAK) * 5)) SAUCER_HOSTILE=$$(($(SOAK) * 500)) $(BIN)/python -m pytest -v \
		$(addprefix tests/server/test_,crash.py evenings.py whole_games.py network.py leaks.py hostile.py)

# The HTTP API against its own document, by schemathesis, which lives in a folder of its own.
fuzz: .venv/built ## fuzz the HTTP API against its OpenAPI document
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --target .venv/fuzz --upgrade schemathesis==4.32.5
	$(BIN)/python -m tests.server.api_fuzz

# Known holes in the libraries, where the advisory services can be reached; it says so where they cannot.
audit: .venv/built ## known vulnerabilities of the dependencies
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --target .venv/audit --upgrade pip-audit
	$(BIN)/python deploy/audit.py

# Speed, as ratios against peers in one run; writes bench/results.md.
bench: .venv/built ## speed of the rules beside peers; writes bench/results.md
	$(BIN)/python bench/run.py

# What a move costs the table server, and how many it holds, beside boardgame.io; writes bench/load.md.
# QUICK=1 only tries it out; AGAINST=PATH measures another installed version of saucer, too.
bench-load: .venv/built ## load that the server carries; writes bench/load.md
	$(BIN)/python bench/load/run.py $(if $(QUICK),--quick) $(if $(AGAINST),--against $(AGAINST))

# How soon a move is seen in the browser; writes bench/browser.md.
bench-browser: .venv/built chromium ## how soon a move is seen in the browser; writes bench/browser.md
	$(BIN)/python bench/browser.py

# The browser that the web client is tested in: the system's own, or Debian's.
chromium: ## install the browser of the web tests, where there is none
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || { apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium; } >/dev/null

.venv/ready: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r requirements.lock
	@touch $@

# The web client; it is packed into the package.
$(WEBSITE): .venv/ready $(CLIENT) $(SOURCES)
	$(BIN)/python web/build.py
	@touch $@

# The compiled package; src/ itself always stays plain Python.
.venv/built: .venv/ready $(SOURCES) $(WEBSITE)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps .
	@touch $@

# The tools are locked apart from those of the product: docs/site/requirements.lock. After they are installed, no network is used.
docs: .venv/docs/ready ## build the documentation site into build/site and check it
	PYTHONPATH=.venv/docs:. $(BIN)/python -m docs.site.build

.venv/docs/ready: .venv/ready docs/site/requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --upgrade --target .venv/docs -r docs/site/requirements.lock
	@touch $@

# Renew the lock after changing requirements.in.
lock: ## renew the pinned dependencies of requirements.in
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url requirements.in -o requirements.lock

# pre-commit lives in an environment of its own; what it runs comes from .venv.
hooks: .venv/ready ## check style and the message whenever you commit
	$(PYTHON) -m venv .venv/hooks
	.venv/hooks/bin/python -m pip install --quiet --disable-pip-version-check --upgrade pre-commit==4.7.0
	.venv/hooks/bin/pre-commit install --hook-type pre-commit --hook-type commit-msg

clean: ## remove all that make has built
	rm -rf .venv build bench/.venv bench/load/node_modules src/*.egg-info src/saucer/webroot web/node_modules
