#!/bin/sh
# Finds out whether this machine can make the virtual environment, compile for it, and test the page in a browser; as
# root on Debian installs what is missing. Elsewhere it names what is missing in one line and stops, but for the browser:
# without it only the browser tests are skipped, which is told loudly, and is an error in CI.
set -eu
PYTHON=${PYTHON:-python3}

stop() {
    echo "azulejos: $1" >&2
    exit 1
}

runs() { "$PYTHON" -c "$1" >/dev/null 2>&1; }

command -v "$PYTHON" >/dev/null || stop "install Python 3.11 or later (or name yours: make PYTHON=...)"
version=$("$PYTHON" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
runs 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "$PYTHON is Python $version; install 3.11 or later (or name it: make PYTHON=python3.11)"

# Debian splits Python in packages of its own; another Python in /usr/local or a home folder has them built in or not.
debian_python() {
    [ -e /etc/debian_version ] && runs 'import sys; sys.exit(not sys.base_prefix == "/usr")'
}

missing=
why=
need() {
    missing="$missing $1"
    why="$why; $1: $2"
}

command -v g++ >/dev/null || need g++ "compiles the rules core"
if debian_python; then
    runs 'import venv, ensurepip' || need "python$version-venv" "keeps our libraries apart in .venv"
    runs 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")' ||
        need "python$version-dev" "has the headers that the native module needs"
else
    runs 'import venv, ensurepip' ||
        stop "$("$PYTHON" -c 'import sys; print(sys.executable)') lacks the modules venv and ensurepip: install them, or another Python (make PYTHON=...)"
    runs 'import os, sysconfig; os.stat(sysconfig.get_path("include") + "/Python.h")' ||
        stop "$("$PYTHON" -c 'import sys; print(sys.executable)') lacks its headers (Python.h): install them (python3-devel on Fedora), or another Python (make PYTHON=...)"
fi

can_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; }

install() {
    export DEBIAN_FRONTEND=noninteractive
    [ -n "${updated:-}" ] || apt-get update -qq
    updated=yes
    apt-get install -y -qq --no-install-recommends "$@" >/dev/null
}

if [ -n "$missing" ]; then
    can_install || stop "install$missing (on Debian: sudo apt-get install$missing)"
    echo "• installing system packages: ${why#; }"
    # shellcheck disable=SC2086  # the words of $missing are the packages
    install $missing
fi

if ! command -v chromium >/dev/null; then
    if can_install; then
        echo "• installing chromium: the tests of the page run in it"
        install chromium || true
    fi
    if ! command -v chromium >/dev/null; then
        reason="there is no chromium (on Debian: sudo apt-get install chromium)"
        [ "${CI:-}" != true ] || stop "$reason"
        echo "azulejos: !!! $reason: the browser tests will be SKIPPED" >&2
    fi
fi
