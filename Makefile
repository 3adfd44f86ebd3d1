# Every target sets up what it needs: `play` a small .venv, the others what they add to it. The browser tests need
# Chromium on the system.
PYTHON ?= python3
BIN := .venv/bin
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" $(CURDIR)/$(BIN)/npm --prefix web
PAGE := src/kubik/server/page/index.html
WEB := $(wildcard web/*.* docs/rules/*.md) $(shell find web/src web/public)

# The tested versions, also of what builds the package.
export PIP_CONSTRAINT := constraints.txt
export PIP_BUILD_CONSTRAINT := constraints.txt

.DELETE_ON_ERROR:
.PHONY: play test quick check rules bench format golden screenshots browser constraints lowest clean

play: $(PAGE)
	$(BIN)/kubik serve

test: .venv/dev browser
	$(NPM) test --silent
	$(BIN)/pytest -n auto --rules

# Rules, kernel, bots, arena and the page's logic, in less than a minute.
quick: .venv/dev
	$(NPM) test --silent
	$(BIN)/pytest -n auto --ignore tests/cli --ignore tests/server --ignore tests/web --ignore tests/test_wheel.py

check: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(NPM) run check --silent
	$(NPM) run lint --silent

rules: .venv/dev
	$(BIN)/pytest -n auto --rules tests

bench: $(PAGE)
	$(BIN)/kubik bench

format: .venv/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format --silent

golden: .venv/dev
	$(BIN)/pytest tests --golden

screenshots: .venv/dev browser
	$(BIN)/python tools/picture.py
	$(BIN)/python tools/screenshots.py

# Debian's Chromium, if there is no browser yet and one may be installed.
browser:
	@(command -v chromium || command -v chromium-browser || command -v google-chrome) > /dev/null || \
		(apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium > /dev/null) || \
		(echo "The browser tests need Chromium; please install it." >&2; exit 1)

# The newest versions that pyproject.toml allows, for every Python that it allows.
constraints: $(BIN)/uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --all-extras --group dev --no-annotate \
		--no-emit-index-url --custom-compile-command "make constraints" --output-file constraints.txt pyproject.toml

# All tests but those of the browser, with the oldest versions that pyproject.toml allows.
lowest: $(BIN)/uv
	$(BIN)/uv venv --quiet --clear --python $(BIN)/python build/lowest
	$(BIN)/uv pip install --quiet --python build/lowest --resolution lowest-direct \
		--editable ".[cli,parquet,push,server]" --group dev
	build/lowest/bin/pytest -n auto --ignore tests/web

clean:
	rm -rf .venv dist build web/node_modules src/kubik/server/page
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/pyvenv.cfg:
	$(PYTHON) -m venv .venv

# Installing Kubik builds its page, with a Node that is there only meanwhile.
$(PAGE): .venv/pyvenv.cfg pyproject.toml constraints.txt hatch_build.py $(WEB)
	$(BIN)/pip install --quiet --editable ".[cli,push,server]"
	touch $@

.venv/dev: .venv/pyvenv.cfg pyproject.toml constraints.txt web/package-lock.json | $(PAGE)
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable ".[parquet]" --group dev
	$(NPM) ci --no-audit --no-fund --silent
	touch $@

$(BIN)/uv: .venv/dev
	$(BIN)/pip install --quiet uv
	touch $@
