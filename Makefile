# make play         the table in your browser, on this machine
# make terminal     a game of Ethnos in the terminal, against bots
# make test         everything that CI runs (about half an hour on two cores), part by part, with the time of each
# make test-PART    one part alone: lint, web, rules, pure, compiled, server or browser
# make test-long    many more random games than CI plays, checked at every turn (a quarter of an hour)
# make quick        the inner loop: lint, types and the quick tests of engine, games, bots and texts (two minutes)
# make quick-server the inner loop of the server: its tests on SQLite, without whole processes (two minutes)
# make rules        the rules, cards, texts and laws of one game: make rules GAME=runewars (half a minute to two)
# make dev          a server that follows the sources, the pages beside it, a table open in the browser: make dev GAME=runewars
#                   (FROM=position.json or a record: the table begins there)
# make profile      where the time goes in one game: make profile GAME=runewars
# make screenshots  pictures of the web table, into screenshots/
# make generate     writes what a program writes into the sources: copy methods, identifiers, types of the wire
# make bench        speed, compiled and pure side by side
# make clean        removes what the others made
#
# Works on a fresh Debian, as root and not. Python packages go into .venv (to
# play) and .venv-test (to test); Debian packages are installed only if missing.

SHELL := /bin/bash
PYTHON ?= python3
PLAY := .venv
TEST := .venv-test
COMPILED := .compiled
PIP := -m pip install --quiet --disable-pip-version-check
FIND_SOURCES := find src -type f -not -name '*.pyc' -not -name '*.so' -not -path '*/server/client/*' -not -path '*.egg-info/*'
FIND_WEB_SOURCES := find web -type f -not -path '*/node_modules/*'
SOURCES := $(shell $(FIND_SOURCES)) pyproject.toml setup.py
WEB_SOURCES := $(shell $(FIND_WEB_SOURCES))
CLIENT := src/rulewright/server/client
APT = if [ "$$(id -u)" = 0 ]; then apt-get update -q && apt-get install -q -y $(1); \
      elif command -v sudo >/dev/null; then sudo apt-get update -q && sudo apt-get install -q -y $(1); \
      else echo "Please install the Debian package(s): $(1)"; exit 1; fi

PARTS := lint web rules pure compiled server browser

.PHONY: help play terminal test $(PARTS:%=test-%) test-long quick quick-server rules dev profile generate bench lint toolchain \
        browser postgresql web-check screenshots clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

%/bin/python:
	@echo "== Making $* (half a minute)"
	@$(PYTHON) -c 'import sys; assert sys.version_info >= (3, 11), "Python 3.11 or newer is needed"'
	@$(PYTHON) -m venv $* 2>/dev/null || { rm -rf $*; $(call APT,python3-venv); $(PYTHON) -m venv $*; }

# The names of all sources, written when one has come or gone, which the times of the others do not tell.
build/sources: FORCE
	@mkdir -p build
	@{ $(FIND_SOURCES); $(FIND_WEB_SOURCES); } | sort >$@.now
	@cmp -s $@.now $@ || cp $@.now $@

FORCE:

# To play: the package itself, compiled if there is a C compiler, with the quicker of two builds.
$(PLAY)/.installed: $(PLAY)/bin/python $(SOURCES) $(WEB_SOURCES) build/sources
	@echo "== Installing Rulewright (one to three minutes; compiled if there is a C compiler)"
	@RULEWRIGHT_OPTIMIZE=1 $(PLAY)/bin/python $(PIP) .
	@touch $@

play: $(PLAY)/.installed
	@echo "== The table opens in your browser. What else there is: $(PLAY)/bin/rulewright --help"
	@$(PLAY)/bin/rulewright

terminal: $(PLAY)/.installed
	@$(PLAY)/bin/rulewright terminal ethnos

bench: $(COMPILED)/.built
	@PYTHONPATH=$(COMPILED)/src $(TEST)/bin/python -m rulewright bench ethnos --players 4 --compare

# To test: editable sources without compiled modules, and the tools.
$(TEST)/.installed: $(TEST)/bin/python pyproject.toml setup.py
	@echo "== Installing the test tools (some minutes the first time)"
	@RULEWRIGHT_COMPILE=0 $(TEST)/bin/python $(PIP) --editable '.[test]'
	@touch $@

# The web client beside the sources, for the server under test.
$(CLIENT)/index.html: $(TEST)/.installed $(WEB_SOURCES)
	@echo "== Building the web client (half a minute)"
	@$(TEST)/bin/python setup.py --quiet build_web
	@touch $@

web-check: $(CLIENT)/index.html
	@echo "== The web client: types and unit tests"
	@cd web && ../$(TEST)/bin/node node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human
	@cd web && ../$(TEST)/bin/node node_modules/vitest/vitest.mjs run

browser:
	@command -v chromium >/dev/null || { echo "== Installing Chromium"; $(call APT,chromium); }

postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || { echo "== Installing PostgreSQL"; $(call APT,postgresql); }

screenshots: $(CLIENT)/index.html browser
	@PYTHONPATH=tests:tests/server $(TEST)/bin/python tests/browser/screenshots.py

lint: $(TEST)/.installed
	@echo "== Lint and types"
	@$(TEST)/bin/ruff check .
	@$(TEST)/bin/ruff format --check .
	@$(TEST)/bin/mypy

generate: $(TEST)/.installed
	@$(TEST)/bin/python -m rulewright.scaffold.generate
	@$(TEST)/bin/python -m rulewright.server.wire_types > web/src/wire.ts

test-long: $(TEST)/.installed
	@PYTHONPATH=tests $(TEST)/bin/python -m games.wonderland.long 400
	@PYTHONPATH=tests $(TEST)/bin/python -m games.battalia.long 60

quick: lint
	@echo "== Quick tests, pure Python"
	@$(TEST)/bin/python -m pytest -q -n 2 -m 'not slow' --ignore=tests/server --ignore=tests/cli --ignore=tests/browser

# Left out: PostgreSQL, kills and whatever else is marked as slow.
quick-server: $(TEST)/.installed
	@echo "== Quick tests of the server, SQLite, pure Python"
	@$(TEST)/bin/python -m pytest -q -n 2 -m 'not slow' -k 'not postgresql' tests/server

rules: $(TEST)/.installed
	@test -n "$(GAME)" || { echo "Which game? For example: make rules GAME=runewars"; exit 2; }
	@test -d tests/games/$(GAME) || { echo "There is no game called $(GAME) in tests/games."; exit 2; }
	@$(TEST)/bin/python -m pytest -q -n 2 -m 'not slow' tests/games/$(GAME) tests/test_catalogues.py tests/test_game_words.py

dev: $(CLIENT)/index.html
	@$(TEST)/bin/python tools/develop.py --game $(or $(GAME),ethnos) $(if $(FROM),--from $(FROM))

profile: $(TEST)/.installed
	@test -n "$(GAME)" || { echo "Which game? For example: make profile GAME=runewars"; exit 2; }
	@$(TEST)/bin/python tools/hotspots.py $(GAME)

toolchain:
	@command -v cc >/dev/null || { echo "== Installing a C compiler"; $(call APT,gcc libc6-dev); }
	@$(PYTHON) -c 'import os, sysconfig; raise SystemExit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))' \
	  || { echo "== Installing the Python headers"; $(call APT,python3-dev); }

# The compiled package, for the tests that play much; it serves the web client that stands beside the sources.
# $(COMPILED)/build keeps the object files, so that only what has changed is compiled: one game, if it was in one game.
$(COMPILED)/.built: $(TEST)/.installed $(SOURCES) build/sources | toolchain
	@echo "== Compiling what has changed (all of it: one to three minutes)"
	@mkdir -p $(COMPILED)
	@RULEWRIGHT_COMPILE=require RULEWRIGHT_WEB=0 $(TEST)/bin/python setup.py --quiet build \
	  --build-base $(COMPILED)/build --build-lib $(COMPILED)/src >$(COMPILED)/build.log 2>&1 \
	  || { tail -40 $(COMPILED)/build.log; exit 1; }
	@rm -rf $(COMPILED)/$(CLIENT) && ln -s ../../../../$(CLIENT) $(COMPILED)/$(CLIENT)
	@PYTHONPATH=$(COMPILED)/src $(TEST)/bin/python -c \
	  'import rulewright.core.state as s; assert s.__file__.endswith(".so"), s.__file__'
	@touch $@

# Tests of real processes and browsers on a busy machine: what fails is told, and runs once more, alone.
define WITH_A_SECOND_TRY
PYTHONPATH=$(COMPILED)/src $(TEST)/bin/python -m pytest -q $(1) \
  || { echo "== What failed, once more, one at a time"; \
       PYTHONPATH=$(COMPILED)/src $(TEST)/bin/python -m pytest -q --last-failed --last-failed-no-failures none \
         $(filter tests/%,$(1)); }
endef

# All parts, also after one that fails, so that one run tells everything; at the end how long each took.
test:
	@rm -f build/parts && mkdir -p build; failed=""; \
	for part in $(PARTS); do \
	  began=$$SECONDS; $(MAKE) --no-print-directory test-$$part && how=passed || { how=FAILED; failed="$$failed $$part"; }; \
	  printf '%5d s  %-6s  %s\n' $$((SECONDS - began)) $$how $$part >>build/parts; \
	done; \
	echo "== The parts (make test-PART runs one alone)"; cat build/parts; \
	if [ -n "$$failed" ]; then echo "Failed:$$failed"; exit 1; fi

test-lint: lint

test-web: web-check

test-rules: $(TEST)/.installed
	@echo "== Every rule has its test"
	@$(TEST)/bin/python -m pytest -q --rules

test-pure: $(TEST)/.installed
	@echo "== Engine, games, bots, texts and research, pure Python (about eight minutes; the slow laws of games come compiled)"
	@$(TEST)/bin/python -m pytest -q -n 2 --ignore=tests/server --ignore=tests/cli --ignore=tests/browser \
	  --ignore=tests/games --ignore=tests/test_conformance.py
	@$(TEST)/bin/python -m pytest -q -n 2 -m 'not slow' tests/games tests/test_conformance.py

test-compiled: $(COMPILED)/.built
	@echo "== Core, kit, games, bots and research again, compiled (about three minutes)"
	@PYTHONPATH=$(COMPILED)/src $(TEST)/bin/python -m pytest -q -n 2 tests/core tests/kit tests/games tests/bots tests/research \
	  tests/test_conformance.py tests/test_adding_a_game.py

test-server: $(COMPILED)/.built $(CLIENT)/index.html postgresql
	@echo "== The server and the command line, compiled (about six minutes; three at a time, they wait much)"
	@$(call WITH_A_SECOND_TRY,-n 3 tests/server tests/cli)

test-browser: $(COMPILED)/.built $(CLIENT)/index.html browser
	@echo "== The client in Chromium (about eight minutes)"
	@$(call WITH_A_SECOND_TRY,-n 2 tests/browser)

clean:
	rm -rf $(PLAY) $(TEST) $(COMPILED) $(CLIENT) build web/node_modules screenshots/*.png src/*.egg-info
