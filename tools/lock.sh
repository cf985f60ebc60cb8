#!/bin/sh
# Brings requirements/*.txt and web/package-lock.json up to date: exact versions with hashes, and no addresses.
set -eu
cd "$(dirname "$0")/.."

uv=.cache/uv/bin/uv
[ -x $uv ] || { python3 -m venv --clear .cache/uv && .cache/uv/bin/pip install --quiet uv; }

# lock NAME SOURCES...: what SOURCES ask for, locked in requirements/NAME.txt
lock() {
    lock_file=requirements/$1.txt
    shift
    $uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
        --output-file .cache/lock.txt "$@"
    { echo "# Made by 'make lock' from $(echo "$@" | sed 's/ --constraint.*//; s/ / and /g')."; cat .cache/lock.txt; } >"$lock_file"
    rm .cache/lock.txt
}

lock dev pyproject.toml requirements/dev.in
lock package pyproject.toml --constraint requirements/dev.txt

cd web
PATH="$PWD/../.venv/bin:$PATH" npm update --package-lock-only --silent
