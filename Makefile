HOST ?= 127.0.0.1
PORT ?= 8000
GALERIE := .venv/bin/galerie
PYTHON := .venv/bin/python
PYTEST := $(PYTHON) -m pytest
FAST := $(addprefix tests/, architecture core discs documentation) $(wildcard tests/games/*/rules)
OF_ALL_GAMES := $(addprefix tests/, laws playthroughs secrecy)

# the tests start dozens of hosts, and each would compile all of Python that it reads if nobody kept what it made of it
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play setup tools test static check format rules wire lexicon fonts icons pictures docs dist lock bench soak peers audit

play: setup ## set everything up and serve the app
	@exec $(GALERIE) serve --host $(HOST) --port $(PORT)

setup: ## install only
	@python3 tools/setup.py play

tools: ## install what the tests need, the browser included
	@python3 tools/setup.py test

ifdef GAME
test: tools ## GAME=name: one game's tests, its laws, playthroughs and secrecy twins included, without a browser
	npm --prefix web test -- --passWithNoTests src/games/$(GAME)
	$(PYTEST) -n 2 --dist worksteal -m "not soak and not browser" -k $(GAME) tests/games/$(GAME) $(OF_ALL_GAMES)
else
test: tools static ## everything; three workers keep two cores busy, and what fails beside them is run again alone
	npm --prefix web test
	$(PYTEST) -n 3 --dist worksteal -m "not soak" || (echo "Again, alone: what failed beside other tests" && \
		$(PYTEST) --last-failed --last-failed-no-failures none -m "not soak")
endif

check: tools ## format, lint, types, fast tests; what has not changed since the last time is not linted again
	@$(MAKE) --no-print-directory -j 2 -O check-python check-client check-tests

.PHONY: check-python check-client check-tests
check-python: static-python
check-client:
	npm --prefix web run check
	npm --prefix web run lint:changed
	npm --prefix web test
check-tests:
	$(PYTEST) -q -m "not slow and not soak" $(FAST)

static: tools ## format, lint and types of both languages, beside each other
	@$(MAKE) --no-print-directory -j 2 -O static-python static-client

.PHONY: static-python static-client
static-client:
	npm --prefix web run check
	npm --prefix web run lint

static-python:
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	PATH="$(CURDIR)/.venv/bin:$$PATH" web/node_modules/.bin/pyright --verifytypes galerie --ignoreexternal > .ready/types.txt \
		|| { cat .ready/types.txt; exit 1; }

format: tools
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .
	npm --prefix web run format

rules: setup ## the numbered rules that no test proves
	@$(PYTHON) tools/rules.py

wire: tools ## the client's types and the reference of the protocol, from the host's types
	$(PYTHON) tools/wire.py
	$(PYTHON) -m tools.protocol
	$(PYTHON) -m tools.reversi_openings

lexicon: setup ## the file of the French lexicon, from its list
	$(PYTHON) tools/lexicon.py compile

fonts: tools ## the fonts of the client, with the letters it uses
	tools/fonts

icons: setup ## the icons of the installed application, from its emblem
	$(PYTHON) tools/icons.py

pictures: tools ## the pictures of the documentation
	$(PYTHON) -m tools.pictures

docs: tools ## the documentation as a site, in site/
	.venv/bin/zensical build --clean --strict

dist: tools ## a source distribution and a wheel, in dist/
	rm -rf dist
	tools/dist

lock: setup ## pin the Python packages anew
	tools/lock

bench: peers
	$(PYTHON) -m bench

soak: peers ## what is too slow for every day
	$(PYTEST) -m soak

audit: tools ## known faults of the packages we depend on; when the advisories cannot be reached it says so
	@$(PYTHON) tools/audit.py

peers: tools
	.venv/bin/uv pip install --quiet --python $(PYTHON) --require-hashes -r requirements/bench.txt
	npm --prefix bench/boardgame ci --no-audit --no-fund
