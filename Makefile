# Builds, runs and tests everything. A newcomer needs play, test, check and bench; `make help` lists the rest.

MAKEFLAGS += --silent --no-print-directory

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet
NPM := cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm

# The stamps say what is there already. That of .venv bears the folder's name: a venv does not survive a move.
VENV := .venv/ready$(subst /,-,$(CURDIR))
NATIVE := .venv/native
WASM := build/wasm/azulejos.wasm
SOAK := build/soak/soak
PAGE := web/dist/index.html
NODE_MODULES := web/node_modules/.ready

# Games as the native core plays them, for the browser's core to do the same: azul-players-wall-bot, duel-goals-bot.
AZUL_RECORDS := $(foreach bot,random greedy,$(foreach wall,coloured grey,$(foreach players,2 3 4,\
                build/records/azul-$(players)-$(wall)-$(bot).jsonl)))
DUEL_RECORDS := $(foreach bot,random greedy,$(foreach goals,random random4,build/records/duel-$(goals)-$(bot).jsonl))
RECORDS := $(AZUL_RECORDS) $(DUEL_RECORDS)

CORE := $(shell find core -name '*.h' -o -name '*.cpp')
RULES := $(filter-out core/bindings/% core/soak/%,$(CORE))
WASM_SOURCES := $(RULES) $(filter core/bindings/browser/%,$(CORE))
PAGE_SOURCES := $(shell find web/src web/public -type f) $(wildcard web/index.html web/*.ts web/*.js src/azulejos/art/*)

# What the shell around us may have set, and would lead python, npm or pytest astray.
unexport PYTHONPATH PYTHONHOME VIRTUAL_ENV PIP_USER PIP_TARGET PIP_PREFIX PYTEST_ADDOPTS
unexport NODE_ENV NODE_OPTIONS CFLAGS CXXFLAGS LDFLAGS
# (Where a recipe empties MAKEFLAGS, ninja would look there for a job server that it can't reach.)

.DEFAULT_GOAL := ready
.DELETE_ON_ERROR:
.PHONY: help play test check bench ready native wasm page soak format lint lint-python lint-core lint-web \
        test-python test-web test-soak wheel lock clean

# --- for everybody ---------------------------------------------------------------------------------------------

help: ## this list
	awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-7s %s\n", $$1, $$2}' Makefile

play: $(NATIVE) $(PAGE) ## open the page in the browser (in the terminal: azulejos play)
	$(BIN)/azulejos serve --open

test: ready ## every test there is
	$(MAKE) --keep-going --jobs=1 test-soak test-web test-python

check: ready ## format, lint, types and the fast tests
	$(MAKE) --jobs=1 lint
	$(BIN)/python -m pytest -q -n auto -m 'not slow'

bench: $(NATIVE) $(WASM) $(PAGE) ## how fast rules and page are; adds lines to benchmarks/history
	$(BIN)/azulejos bench rules --keep benchmarks/history/rules.jsonl
	$(BIN)/python benchmarks/page.py --keep benchmarks/history/page.jsonl

format: $(VENV) $(NODE_MODULES) ## bring all code into its form
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .
	$(BIN)/clang-format -i $(CORE)
	$(NPM) run --silent format

# --- the parts of test and check -------------------------------------------------------------------------------

test-soak: $(SOAK)
	echo "• soak: random checked games under sanitizers"
	$(SOAK)

test-web: $(NODE_MODULES) $(WASM) $(RECORDS)
	echo "• web"
	$(NPM) test --silent

test-python: $(NATIVE) $(SOAK) $(WASM) $(PAGE)
	echo "• python"
	$(BIN)/python -m pytest -q -n auto --dist worksteal

lint: lint-python lint-core lint-web ## format, lint and types only

lint-python: $(NATIVE)
	echo "• python: format, lint, types"
	$(BIN)/ruff format --quiet --diff .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy

lint-core: $(VENV)
	echo "• core: format"
	$(BIN)/clang-format --dry-run -Werror $(CORE)

lint-web: $(NODE_MODULES)
	echo "• web: format, lint, types"
	$(NPM) run --silent lint

# --- set-up ----------------------------------------------------------------------------------------------------

ready: $(VENV) ## make all that is needed, side by side
	$(MAKE) --jobs=4 $(WASM) $(NATIVE) $(PAGE) $(SOAK)

native: $(NATIVE) ## only the Python package
wasm: $(WASM) ## only the core for the browser
page: $(PAGE) ## only the page
soak: $(SOAK) ## only the soak

$(VENV): requirements/dev.txt
	PYTHON="$(PYTHON)" sh tools/system-packages.sh
	echo "• .venv: tools and libraries"
	[ -e $@ ] || { rm -rf build && $(PYTHON) -m venv --clear .venv; }
	$(PIP) install --require-hashes -r requirements/dev.txt
	touch $@

$(NATIVE): $(VENV) pyproject.toml CMakeLists.txt $(RULES) $(filter core/bindings/python/%,$(CORE))
	echo "• azulejos: the Python package with its native core"
	MAKEFLAGS= $(PIP) install --no-build-isolation --no-deps --editable .
	cp build/native/editable/_core.pyi src/azulejos/
	touch $@

# Small, but for what has to be fast: the page waits for every byte. Azul's random games become a single function, which
# gains a fifth; for Duel that would be too large. The linker keeps the first of equal functions, so the fast ones come
# first; it alone sees the C++ library, which takes half a minute to build for each level of optimisation.
ZIG = ZIG_GLOBAL_CACHE_DIR=$(CURDIR)/.cache/zig ZIG_LOCAL_CACHE_DIR=$(CURDIR)/.cache/zig \
      $(BIN)/python -m ziglang c++ -target wasm32-wasi
WASM_AZUL := build/wasm/any/random_azul.o
WASM_DUEL := build/wasm/any/random_duel.o
WASM_FAST := $(WASM_AZUL) $(WASM_DUEL)
WASM_SMALL := $(filter-out $(WASM_FAST),$(patsubst core/%.cpp,build/wasm/%.o,$(filter %.cpp,$(WASM_SOURCES))))
$(WASM_AZUL): OPTIMISE := -O2 -mllvm -inline-threshold=5000
$(WASM_DUEL): OPTIMISE := -O2 -mllvm -inline-threshold=100
$(WASM_SMALL): OPTIMISE := -Os -Xclang -Oz

$(WASM): $(WASM_FAST) $(WASM_SMALL)
	echo "• azulejos.wasm: the core for the browser"
	$(ZIG) -mexec-model=reactor -O3 -Wl,--strip-all -Wl,-z,stack-size=1048576 -o $@ $^

$(WASM_FAST) $(WASM_SMALL): build/wasm/%.o: core/%.cpp $(VENV) $(filter %.h,$(WASM_SOURCES)) Makefile
	mkdir -p $(@D)
	$(ZIG) -std=c++20 $(OPTIMISE) -DNDEBUG -fno-exceptions -fno-rtti -Icore -c -o $@ $<

SIMULATE = $(BIN)/azulejos simulate --games 1000 --seed 1 --out $@ --quiet
$(AZUL_RECORDS): build/records/azul-%.jsonl: $(NATIVE)
	mkdir -p $(@D)
	set -- $(subst -, ,$*) && $(SIMULATE) --players "$$1" --wall "$$2" --bots "$$3"
$(DUEL_RECORDS): build/records/duel-%.jsonl: $(NATIVE)
	mkdir -p $(@D)
	set -- $(subst -, ,$*) && $(SIMULATE) --game duel --goals "$$1" --bots "$$2"

$(SOAK): $(VENV) CMakeLists.txt $(RULES) $(filter core/soak/%,$(CORE))
	echo "• soak: the core under sanitizers"
	$(BIN)/cmake --log-level=WARNING -S . -B $(@D) -G Ninja -D CMAKE_MAKE_PROGRAM=$(CURDIR)/$(BIN)/ninja \
	    -D AZULEJOS_SOAK=ON -D AZULEJOS_STRICT=$(if $(CI),ON,OFF) >/dev/null
	MAKEFLAGS= $(BIN)/cmake --build $(@D) -- --quiet
	touch $@

$(NODE_MODULES): $(VENV) web/package.json web/package-lock.json
	echo "• web: libraries"
	$(NPM) ci --include=dev --loglevel=error >/dev/null
	touch $@

$(PAGE): $(NODE_MODULES) $(WASM) $(PAGE_SOURCES)
	echo "• web: the page"
	$(NPM) run --silent build >/dev/null
	touch $@

# --- for maintainers -------------------------------------------------------------------------------------------

wheel: ready ## build the wheel into dist/ and test it in an empty environment
	echo "• wheel"
	rm -rf dist
	$(PIP) wheel --no-build-isolation --no-deps --wheel-dir dist .
	$(BIN)/python tools/test_wheel.py dist/*.whl

lock: $(VENV) ## bring all pinned versions up to date
	sh tools/lock.sh

clean: ## remove everything that was built (.cache stays)
	rm -rf .venv build dist web/dist web/node_modules src/azulejos/_core.pyi .mypy_cache .pytest_cache .ruff_cache
