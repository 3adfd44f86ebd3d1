# Every target sets up what it needs in .venv and web/node_modules; the browser tests need Chromium on the system.
PYTHON ?= python3
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix web
PAGE := src/kubik/server/page/index.html

.PHONY: play test check rules bench format golden screenshots browser clean

play: .venv/ready $(PAGE)
	$(BIN)/kubik serve

test: .venv/ready $(PAGE) browser
	$(NPM) test --silent
	$(BIN)/pytest -n auto --rules

check: .venv/ready $(PAGE)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(NPM) run check --silent

rules: .venv/ready
	$(BIN)/pytest -n auto --rules tests

bench: .venv/ready
	$(BIN)/kubik bench

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: .venv/ready
	$(BIN)/pytest tests --golden

screenshots: .venv/ready $(PAGE) browser
	$(BIN)/python tools/picture.py
	$(BIN)/python tools/screenshots.py

# Debian's Chromium, if there is no browser yet and one may be installed.
browser:
	@(command -v chromium || command -v chromium-browser || command -v google-chrome) > /dev/null || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium > /dev/null) || \
		(echo "The browser tests need Chromium; please install it." >&2; exit 1)

clean:
	rm -rf .venv dist build web/node_modules src/kubik/server/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable ".[cli,parquet,push,server]" --group dev
	touch $@

# Installing builds the page; later changes of its sources do so here.
$(PAGE): .venv/ready $(shell find web/src web/public web/*.json web/*.ts web/index.html -type f)
	test -d web/node_modules || $(NPM) ci --no-audit --no-fund --silent
	$(NPM) run build --silent
	touch $@
