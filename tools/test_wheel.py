"""Tests a wheel as a stranger gets it: what is in it, and whether it and its page work in an empty environment."""

import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BELONGS = re.compile(
    r"azulejos/(?!page/)([a-z_]+/)*[a-z_]+\.(py|json|mjs|svg|txt)"
    r"|azulejos/(py\.typed|_core\.pyi|_core\.[^/]+\.(so|pyd)|wasm/azulejos\.wasm)"
    r"|azulejos/page/(index\.html|manifest\.webmanifest|sw\.js|workbox-[0-9a-f]{8}\.js|icons/[a-z0-9-]+\.(png|svg))"
    r"|azulejos/page/licences/[a-z0-9-]+\.txt"
    r"|azulejos/page/assets/[\w.-]+-[\w-]{8}\.(css|js|png|svg|wasm|woff2)"
    r"|azulejos-[^/]+\.dist-info/.+"
)
EXPECTED = {
    "azulejos/__init__.py",
    "azulejos/py.typed",
    "azulejos/_core.pyi",
    "azulejos/wasm/azulejos.wasm",
    "azulejos/page/index.html",
    "azulejos/page/manifest.webmanifest",
    "azulejos/page/sw.js",
    "azulejos/page/licences/source-sans-3.txt",
    "azulejos/page/licences/brygada-1918.txt",
}
PAGE_NEEDS = {".js", ".css", ".wasm", ".woff2"}


def run(*command: str | Path, folder: Path) -> str:
    """What a command prints; ends everything when the command fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def check_contents(wheel: Path) -> None:
    """Nothing is missing, and nothing is in it that does not belong there."""
    names = set(zipfile.ZipFile(wheel).namelist())
    strangers = sorted(name for name in names if not BELONGS.fullmatch(name))
    if strangers or not names >= EXPECTED:
        sys.exit(f"{wheel.name}: does not belong there: {strangers}, missing: {sorted(EXPECTED - names)}")
    if lacking := PAGE_NEEDS - {Path(name).suffix for name in names if name.startswith("azulejos/page/assets/")}:
        sys.exit(f"{wheel.name}: the page has no {', no '.join(sorted(lacking))}")


def check_installed(wheel: Path, folder: Path) -> None:
    """Installed in an empty environment, far from the sources, the package and its command work."""
    venv.create(folder / "venv", with_pip=True)
    python, azulejos = folder / "venv/bin/python", folder / "venv/bin/azulejos"
    pip = (python, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "install", "--require-hashes", "-r", ROOT / "requirements/package.txt", folder=folder)
    run(*pip, "install", "--no-deps", wheel, folder=folder)
    run(*pip, "check", folder=folder)

    version = run(python, "-c", "import azulejos; print(azulejos.__version__)", folder=folder).strip()
    if f"-{version}-" not in wheel.name:
        sys.exit(f"{wheel.name} says that it is version {version}")
    run(azulejos, "--help", folder=folder)
    run(azulejos, "simulate", "--game", "azul", "--games", "1", "--seed", "1", "--out", "game.jsonl", folder=folder)
    run(azulejos, "replay", "game.jsonl", folder=folder)
    check_served(azulejos, wheel)


def check_served(azulejos: Path, wheel: Path) -> None:
    """`azulejos serve` shows all of the page, under its policy, on a machine that has nothing but our environment."""
    nothing_else = {"PATH": str(azulejos.parent)}
    command = (azulejos, "serve", "--port", "0")
    with subprocess.Popen(command, cwd=azulejos.parent, env=nothing_else, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            told = re.search(r"http://([^/]+)/", server.stdout.readline())
            if told is None:
                sys.exit("azulejos serve does not say where the page is")
            check_answers(told[1], wheel)
        finally:
            server.terminate()


def check_answers(host: str, wheel: Path) -> None:
    """Every file of the page in the wheel is what the server answers with."""
    with zipfile.ZipFile(wheel) as files, closing(HTTPConnection(host, timeout=10)) as connection:
        names = [name for name in files.namelist() if name.startswith("azulejos/page/")]
        pairs = [(name.removeprefix("azulejos/page"), files.read(name)) for name in names]
        for path, body in [*pairs, ("/", files.read("azulejos/page/index.html"))]:
            connection.request("GET", path)
            answer = connection.getresponse()
            if (answer.status, answer.read()) != (200, body):
                sys.exit(f"azulejos serve answers to {path} with {answer.status}, or not with the file in the wheel")
            if not answer.headers["Content-Security-Policy"].startswith("default-src 'none'; "):
                sys.exit(f"azulejos serve answers to {path} without the policy")


def main() -> None:
    """Tests the wheel named on the command line."""
    wheel = Path(sys.argv[1]).resolve()
    check_contents(wheel)
    with tempfile.TemporaryDirectory() as folder:
        check_installed(wheel, Path(folder))
    print(f"{wheel.name} ({wheel.stat().st_size // 1024} KiB) works in an empty environment")


if __name__ == "__main__":
    main()
