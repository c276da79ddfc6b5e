# Samobranka. `make` alone tells what there is. Works with GNU make 3.81 and newer.

SHELL  := /bin/sh
VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?=
# Test processes; `auto` is one for each core.
WORKERS ?= auto
PIP    := $(BIN)/python -m pip --disable-pip-version-check --no-input install --quiet -c constraints.txt
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)

# Two stamps: what a family needs to play, and everything (it holds the first one too).
PLAY   := $(VENV)/.ready-play
READY  := $(VENV)/.ready

.DEFAULT_GOAL := help
# Two targets never install into the environment at once; pytest spreads over the cores by itself.
.NOTPARALLEL:
.PHONY: help play test check bench lint web clean environment

help: ## what there is · что здесь есть
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' Makefile

play: $(PLAY) ## sets up what is needed and opens a table: you and two bots · сесть за стол
	@$(BIN)/samobranka play master_elf --seats me,greedy,greedy

test: lint ## sets up everything, lint and all tests · все проверки
	@echo "» pytest"
	@$(PYTEST)

check: lint ## lint and the fast tests, under two minutes · быстрые проверки
	@echo "» pytest, fast, interpreted"
	@SAMOBRANKA_ENGINES=interpreted $(PYTEST) -m "not slow"

bench: $(READY) ## how fast the engines are here · скорость движков
	@$(BIN)/samobranka bench
	@$(BIN)/python bench/catan_catanatron.py

lint: $(READY) ## ruff, mypy, import contracts · стиль, типы, зависимости
	@echo "» ruff"
	@$(BIN)/ruff check --quiet
	@echo "» mypy"
	@$(BIN)/mypy --no-error-summary
	@echo "» import contracts"
	@$(BIN)/lint-imports --no-logo

web: $(PLAY) ## builds the browser client · собрать клиент для браузера
	@if [ ! -f web/package.json ]; then \
	  echo "The browser client is not there yet. · Клиента для браузера пока нет."; \
	elif ! command -v npm >/dev/null 2>&1; then \
	  echo "Node.js 20 or newer is needed to build the browser client." >&2; \
	  echo "Чтобы собрать клиент для браузера, нужен Node.js 20 или новее." >&2; \
	  exit 1; \
	else \
	  echo "» npm ci, npm run build"; \
	  cd web && npm ci --no-audit --no-fund && npm run build; \
	fi

clean: ## removes caches and what was built; keeps .venv · убрать кэши и сборку
	@rm -rf build dist web/dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis htmlcov .coverage
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
	@$(PIP) -e '.[dev,gpu]'
	@touch $(PLAY) $@

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
