# Everything starts here. Each target prepares what it needs; nothing is installed outside this folder.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PEERS := .venv-peers
WEB := src/zoopark/server/web
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '$(WEB)/*')

.PHONY: help setup system play test lint web browser unit doctest contract playthroughs bench bench-peers strength clean

help:
	@echo 'make play          open the tables, and a page in the browser'
	@echo 'make test          every check that CI runs'
	@echo 'make setup         only prepare: virtual environment, compiled package'
	@echo 'make lint          ruff, mypy, pyright'
	@echo 'make bench         measure the speed, write build/bench.json'
	@echo 'make bench-peers   the same, beside OpenSpiel, PettingZoo and catanatron'
	@echo 'make strength      play the tournaments of docs/strength.md, for an hour or more'
	@echo 'make contract      write web/openapi.json, from which the types of the page are made'
	@echo 'make playthroughs  write the golden games anew'
	@echo 'make clean         remove all that was made here'

setup: $(VENV)/package

$(VENV)/tools: requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -r requirements/dev.txt
	@touch $@

# The browser table, which is part of the package.
$(WEB)/index.html: web/node_modules/made $(shell find web -type f -not -path '*/node_modules/*')
	cd web && npx vite build --logLevel warn --outDir ../$(WEB) --emptyOutDir

web/node_modules/made: web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# Compiled into the virtual environment, never beside the sources, so that no stale binary hides an
# edited file.
$(VENV)/package: $(VENV)/tools pyproject.toml setup.py README.md $(SOURCES) $(WEB)/index.html
	rm -rf build/lib* build/temp* build/bdist* src/*.egg-info
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

node_modules/made: package.json package-lock.json
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@

play: setup
	@$(BIN)/zoopark serve --browse

# Tests use a real PostgreSQL and a real Chromium.
system:
	@missing=; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing=postgresql; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends $$missing; \
	else echo "Needed, install first: $$missing"; exit 1; fi

# The compiler has one core for itself; the other one is for what does not need its work.
test:
	@$(MAKE) --no-print-directory --output-sync=target -j2 setup lint web doctest
	@$(MAKE) --no-print-directory browser unit

lint: $(VENV)/tools node_modules/made
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	node_modules/.bin/pyright --pythonpath $(BIN)/python

unit: setup system
	$(BIN)/python -m pytest -q -n auto tests

# The examples in the docstrings and the documents, run on the sources as they are.
doctest: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m pytest -q --doctest-modules --doctest-glob='*.md' src/zoopark README.md docs

web: web/node_modules/made
	cd web && npm run --silent check && npm run --silent test

# Whole games and pages in Chromium, against the package as it is installed.
browser: setup system web/node_modules/made
	cd web && npm run --silent e2e

# What the page and the server agree on; a test fails if it is not current.
contract: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python web/scripts/contract.py

playthroughs: setup
	$(BIN)/python tests/playthroughs/write.py
	$(BIN)/python tests/data/write_perft.py

bench: setup
	$(BIN)/python bench/run.py

strength: setup
	$(BIN)/python bench/strength.py

# The list is complete, and one of the peers asks for an older Gymnasium than it needs: no resolving.
$(PEERS)/made: bench/peers/requirements.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps -r bench/peers/requirements.txt
	@touch $@

bench-peers: setup $(PEERS)/made
	$(BIN)/python bench/run.py --peers $(PEERS)/bin/python

clean:
	rm -rf $(VENV) $(PEERS) build node_modules web/node_modules $(WEB) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
