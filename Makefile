# Every target sets up what it needs in .venv; nothing outside this folder is touched.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test check rules bench format golden clean

play: .venv/ready
	$(BIN)/kubik serve

test: .venv/ready
	$(BIN)/pytest -n auto --rules

check: .venv/ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src

rules: .venv/ready
	$(BIN)/pytest -n auto --rules tests

bench: .venv/ready
	$(BIN)/kubik bench

format: .venv/ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

golden: .venv/ready
	$(BIN)/pytest tests --golden

clean:
	rm -rf .venv dist build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/ready: pyproject.toml
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --upgrade "pip>=25.1"
	$(BIN)/pip install --quiet --editable ".[cli,parquet,server]" --group dev
	touch $@
