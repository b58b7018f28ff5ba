# Everything here needs only python3 (3.11 or newer, with venv) and make. With a C compiler the engine is compiled.
# The browser's part is built by node (20.19 or newer); where there is none, by one that is installed into .venv.

PYTHON ?= python3
BIN := .venv/bin
BENCH := .venv-bench/bin
WHEEL := .stamps/wheel
STATIC := src/blanketfort/server/static
KIT := src/blanketfort/site/kit
SOURCES := $(shell find src -type f ! -name '*.pyc' ! -path '$(STATIC)/*' ! -path '$(KIT)/*') setup.py pyproject.toml README.md LICENSE NOTICE
CLIENT := $(shell find web src/blanketfort/locale src/blanketfort/games/*/words -type f ! -path '*/node_modules/*' ! -name '*.pyc')
HAS_NODE := $(shell node -e 'const [a, b] = process.versions.node.split("."); if (a < 20 || (a == 20 && b < 19)) throw 0' \
	2>/dev/null && command -v npm)
NPM := cd web && PATH="$(if $(HAS_NODE),,$(CURDIR)/$(BIN):)$$PATH" npm

.PHONY: help play site test check bench mutants docs records digests compiled dist clean-root clean

# Say what can be made.
help:
	@awk '/^# /{said = substr($$0, 3)} /^[a-z-]+:/ && said {split($$1, name, ":"); printf "make %-11s%s\n", name[1], said} \
	!/^#/{said = ""}' Makefile

# Install, and open the table in the browser.
play: .stamps/installed
	@$(BIN)/blanketfort serve --open

BASE := /
# The table as a folder for any web host, which needs no server: make site BASE=/path/
site: .stamps/kit
	rm -rf dist/site
	PYTHONPATH=src $(BIN)/python -m blanketfort site dist/site --base $(BASE)

# All checks, then all tests on what is installed; those of what is compiled also on Python as it is written.
test:
	@$(MAKE) --no-print-directory -j2 --output-sync .stamps/research .stamps/kit .stamps/browser .stamps/proxy
	@$(MAKE) --no-print-directory -j2 --output-sync .stamps/installed check docs
	$(BIN)/python -m pytest -n 2 --dist worksteal
	@if $(BIN)/blanketfort --version | grep -q compiled; \
	then echo "Now the engine's tests on Python as it is written:"; \
	PYTHONPATH=src $(BIN)/python -m pytest -n 2 --dist worksteal -m "not once"; \
	else echo "The engine is not compiled here (no C compiler): its tests ran on pure Python only."; fi

# All that tools can check without running anything.
check: .stamps/tools .stamps/research .stamps/client
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo
	$(NPM) run --silent check

# The records that later versions have to replay: those of rules that have none yet.
records: .stamps/tools
	PYTHONPATH=src $(BIN)/python tools/make_records.py tests/records

# What the researchers' environments do, in digests: only together with a new version of what has changed.
digests:
	@PYTHONPATH=src $(BIN)/python -c "import blanketfort.research.single_agent" 2>/dev/null || $(MAKE) --no-print-directory .stamps/research
	PYTHONPATH=src $(BIN)/python tools/environment_digests.py tests/research/digests.toml

# The documentation as a site.
docs: .stamps/tools .stamps/research
	PYTHONPATH=src:. $(BIN)/python tools/coverage_page.py docs/generated
	PYTHONPATH=src $(BIN)/python tools/environment_pages.py docs/generated/environments
	PYTHONPATH=src $(BIN)/python tools/card_pages.py docs/generated/cards
	PYTHONPATH=src $(BIN)/python tools/view_pages.py docs/generated/views
	PYTHONPATH=src $(BIN)/python tools/command_pages.py docs/generated
	PYTHONPATH=src $(BIN)/sphinx-build -q -W docs docs/_build
	@echo "Open docs/_build/index.html"

# Speed, measured against other engines in one run.
bench: .stamps/bench
	@$(BENCH)/python benchmarks/run.py
	@$(BIN)/python benchmarks/serving.py

# Which changed rules would the tests notice? Takes an hour or more, can be stopped, and goes on where it was.
mutants: .stamps/tools
	@$(BIN)/python tools/mutants.py

# Build again, and insist that the engine is compiled.
compiled:
	rm -f .stamps/installed
	$(MAKE) .stamps/installed
	@$(BIN)/blanketfort --version | grep compiled || { echo "A C compiler with Python's headers is needed."; exit 1; }

# What is published: the source, a wheel for every machine, and one for this Python where it is compiled.
dist: .stamps/kit .stamps/installed
	rm -rf build dist/*.whl dist/*.tar.gz && mkdir build
	$(BIN)/python setup.py -q egg_info -e build sdist -d dist
	BLANKETFORT_PURE=1 $(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	cp $(WHEEL)/*.whl dist

ROOT := /srv/blanketfort-root
# Install it in a root that has neither compiler nor node, and play there; needs root and debootstrap.
clean-root: dist .stamps/browser
	PYTHONPATH=src:. $(BIN)/python tools/clean_root.py dist $(ROOT)

# Remove all that was made.
clean:
	rm -rf .venv .venv-bench .stamps build docs/_build docs/generated dist web/node_modules $(STATIC) $(KIT)

# What the above stand on. A stamp is newer than all that went into it.

.stamps/tools: requirements.lock
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --no-compile --require-hashes -r requirements.lock
	@mkdir -p .stamps && touch $@

# What only researchers need, and the tests of what they use: playing does without.
.stamps/research: .stamps/tools requirements-research.lock
	$(BIN)/python -m pip install --quiet --no-compile --require-hashes -r requirements-research.lock
	@mkdir -p .stamps && touch $@

.stamps/node: .stamps/tools requirements-node.lock web/package.json web/package-lock.json
	$(if $(HAS_NODE),,$(BIN)/python -m pip install --quiet --require-hashes -r requirements-node.lock)
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

.stamps/client: .stamps/node $(CLIENT)
	$(NPM) run --silent build
	@touch $@

# Python for the browser, with all that the table needs of it: compiled by that very Python, which node runs.
.stamps/kit: .stamps/client requirements-site.lock tools/kit.py $(SOURCES)
	rm -rf .stamps/packages
	$(BIN)/python -m pip install --quiet --target .stamps/packages --no-deps --no-compile --only-binary :all: \
	--platform pyemscripten_2026_0_wasm32 --python-version 3.14 --require-hashes -r requirements-site.lock
	$(NPM) run --silent kit -- ../.stamps/packages ../$(KIT)
	@touch $@

# A browser that the tests can drive; where there is a package of it without windows, they take that.
.stamps/browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && apt-get -qq update && apt-get -qq install -y chromium >/dev/null \
	&& { apt-get -qq install -y chromium-headless-shell >/dev/null 2>&1 || true; }; } \
	|| { echo "The tests in a browser need the command chromium: install your system's package of it."; exit 1; }
	@mkdir -p .stamps && touch $@

# A web server to put in front of the table's, for one test, which is skipped where there is none. After the browser:
# only one program may install packages at a time.
.stamps/proxy: | .stamps/browser
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || { test "$$(id -u)" = 0 && apt-get -qq update && apt-get -qq install -y nginx-light >/dev/null; } \
	|| echo "The test behind a web server needs the command nginx: install your system's package of it."
	@mkdir -p .stamps && touch $@

.stamps/installed: .stamps/tools .stamps/client $(SOURCES)
	rm -rf build $(WHEEL)
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir $(WHEEL) .
	$(BIN)/python -m pip install --quiet --no-deps --force-reinstall $(WHEEL)/*.whl
	@$(BIN)/blanketfort --version
	@touch $@

.stamps/bench: .stamps/installed requirements-bench.lock
	$(PYTHON) -m venv .venv-bench
	$(BENCH)/python -m pip install --quiet --require-hashes -r requirements-bench.lock
	$(BENCH)/python -m pip install --quiet --no-deps --force-reinstall $(WHEEL)/*.whl
	@touch $@
