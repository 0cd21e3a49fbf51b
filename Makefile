# Two commands: `make play` and `make test`. Both set everything up by themselves.

PYTHON ?= python3
BIN := .venv/bin
GAME ?=
JOBS ?= 2
SOURCES := $(shell find src -path src/saucer/webroot -prune -o \( -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name py.typed \) -print) setup.py pyproject.toml
CLIENT := $(shell find web -name node_modules -prune -o -path web/src/learn/lessons -prune -o -name wire.ts -o -name deck.ts -o -name facts.ts -o -type f -print)
WEBSITE := src/saucer/webroot/index.html

.PHONY: play terminal mutants soak fuzz audit test lint web package unit unit-plain chromium bench bench-load bench-browser lock clean

# Serve tables and open the browser at them.
play: .venv/built
	@$(BIN)/saucer serve --open

# Play a game in this terminal: `make terminal`, or `make terminal GAME=zovnis`.
terminal: .venv/built
	@$(BIN)/saucer play $(GAME)

# All that CI runs: style and types, the web client's own checks, the package built in isolation, the tests compiled, the
# tests as plain Python with coverage.
test: lint web package unit unit-plain
	@echo "all checks passed"

lint: .venv/built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

web: .venv/ready
	$(BIN)/python web/build.py test

# What is committed, as others install it: source archive and wheel, an empty environment, a game.
package: .venv/ready
	$(BIN)/python deploy/try_package.py

unit: .venv/built chromium
	$(BIN)/saucer --version | grep -q compiled
	$(BIN)/python -m pytest -n $(JOBS)

unit-plain: .venv/built
	PYTHONPATH=src $(BIN)/python -m pytest -n $(JOBS) --cov --cov-report=term --cov-fail-under=98

# Three hundred mistakes in the rules, planted one at a time; tests must catch 99 %. `make mutants GAME=zovnis`: one game.
mutants: .venv/ready
	PYTHONPATH=src:. $(BIN)/python -m tests.mutants -j $(JOBS) $(GAME)

# The server at length: 200 kills, whole games at every player count on both databases, a storm on the network, a thousand
# games searched for leaks, a hundred thousand hostile messages. Takes an hour or two. SOAK=20 takes a tenth.
SOAK ?= 200
soak: .venv/built
	SAUCER_SOAK=$(SOAK) SAUCER_LEAK_GAMES=$$(($(SOAK) * 5)) SAUCER_HOSTILE=$$(($(SOAK) * 500)) $(BIN)/python -m pytest -v \
		$(addprefix tests/server/test_,crash.py evenings.py whole_games.py network.py leaks.py hostile.py)

# The HTTP API against its own document, by schemathesis, which lives in a folder of its own.
fuzz: .venv/built
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --target .venv/fuzz --upgrade schemathesis==4.32.5
	$(BIN)/python -m tests.server.api_fuzz

# Known holes in the libraries, where the advisory services can be reached; it says so where they cannot.
audit: .venv/built
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --target .venv/audit --upgrade pip-audit
	$(BIN)/python deploy/audit.py

# Speed, as ratios against peers in one run; writes bench/results.md.
bench: .venv/built
	$(BIN)/python bench/run.py

# How much load the table server holds, beside boardgame.io's; writes bench/load.md. QUICK=1 only tries it out.
bench-load: .venv/built
	$(BIN)/python bench/load/run.py $(if $(QUICK),--quick)

# How soon a move is seen in the browser; writes bench/browser.md.
bench-browser: .venv/built chromium
	$(BIN)/python bench/browser.py

# The browser that the web client is tested in: the system's own, or Debian's.
chromium:
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
.PHONY: docs
docs: .venv/docs/ready ## build the documentation site into build/site and check it
	PYTHONPATH=.venv/docs:. $(BIN)/python -m docs.site.build

.venv/docs/ready: .venv/ready docs/site/requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps --upgrade --target .venv/docs -r docs/site/requirements.lock
	@touch $@

# Renew the lock after changing requirements.in.
lock:
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --no-emit-index-url requirements.in -o requirements.lock

clean:
	rm -rf .venv build bench/.venv bench/load/node_modules src/*.egg-info src/saucer/webroot web/node_modules
