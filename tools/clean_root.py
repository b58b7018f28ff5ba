"""Install what was made into a root that has nothing, and play there: `python tools/clean_root.py dist /srv/clean`.

The root is a Debian of its own with Python, without compiler and node; where there is none, debootstrap makes it. Its
pip gets Blanketfort from an index with just the files of `dist`, and all else from the usual index. Then

1. `pip install blanketfort`, `blanketfort serve`: a whole game in a Chromium outside;
2. `pip install 'blanketfort[research]'`: a game in PettingZoo and one in Gymnasium;
3. the steps of compose.yaml: PostgreSQL, two servers, Caddy with our Caddyfile; two browsers play a game together;
4. `pipx install blanketfort` and `uvx blanketfort`, by tools that are installed outside.

`--only serve,research` does some of them. It needs root, the machine's chromium, and `PYTHONPATH=src:.`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import FLAGS
from tests.browser.test_friends import play_together, sit_down
from tests.browser.visitor import QUICK, Visitor
from tests.soak import free_port

HOUSE = Path(__file__).parents[1]
PACKAGES = "python3,python3-venv,ca-certificates"
LENT = ("/etc/resolv.conf", "/etc/ssl/certs/ca-certificates.crt")
"""What a container gets of its host, too: the way to names, and whom to trust."""
FORBIDDEN = ("cc", "gcc", "node", "npm")
VENV, DATA, DATABASE = "/opt/blanketfort", "/var/lib/blanketfort", "postgresql://blanketfort:secret@127.0.0.1"
RESEARCH = """
from blanketfort.research import aec
env = aec.env("forfort", players=4, options={"teams": True})
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
import gymnasium, blanketfort.research.single_agent
env = gymnasium.make(blanketfort.research.single_agent.IDS[0], opponents="thumb")
seen, info = env.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
print("both games are over")
"""
PATIENCE = 90.0
"""Seconds that anything may take to come up."""


class Root:
    """A system of its own in a folder."""

    def __init__(self, folder: Path, index: str) -> None:
        self.folder = folder
        self.environ = {
            "PATH": f"{VENV}/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "PIP_EXTRA_INDEX_URL": index,
            "PIP_CERT": LENT[1],
            "PIP_NO_CACHE_DIR": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "DEBIAN_FRONTEND": "noninteractive",
            **{name: value for name, value in os.environ.items() if name == "PIP_INDEX_URL"},
        }

    def lend(self) -> None:
        for name in LENT:
            shutil.copyfile(name, self.folder / name[1:])

    def run(self, *command: str, **environ: str) -> str:
        """Do this in the root; what it said, or an end with what went wrong."""
        done = subprocess.run(
            ["chroot", self.folder, *command],
            env={**self.environ, **environ},
            cwd="/",
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{' '.join(command)}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
        return done.stdout.strip()

    @contextmanager
    def running(self, *command: str, user: str = "root", **environ: str) -> Iterator[None]:
        """Let this run in the root meanwhile."""
        log = (self.folder / "var/log" / f"{Path(command[0]).name}.log").open("a")
        process = subprocess.Popen(
            ["chroot", f"--userspec={user}", self.folder, *command],
            env={**self.environ, **environ},
            cwd="/",
            stdout=log,
            stderr=subprocess.STDOUT,
        )
        try:
            yield
            assert process.poll() is None, f"{command[0]} ended by itself: {log.name}"
        finally:
            process.terminate()
            process.wait(30)
            log.close()

    def has(self, name: str) -> bool:
        return subprocess.run(["chroot", self.folder, "which", name], capture_output=True, check=False).returncode == 0


def make_root(folder: Path, suite: str) -> None:
    if not (folder / "bin/sh").exists():
        subprocess.run(
            ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, folder],
            check=True,
            stdout=subprocess.DEVNULL,
        )


@contextmanager
def mounted(folder: Path) -> Iterator[None]:
    """The kernel's folders, which a root needs to run anything."""
    with ExitStack() as stack:
        for kind, name in (("proc", "proc"), ("tmpfs", "dev/shm")):
            (folder / name).mkdir(exist_ok=True)
            place = str(folder / name)
            subprocess.run(["mount", "-t", kind, kind, place], check=True)
            stack.callback(partial(subprocess.run, ["umount", place], check=True))
        yield


@contextmanager
def served(dist: Path) -> Iterator[str]:
    """An index with just our files, as PEP 503 has it; its address."""
    with TemporaryDirectory() as folder:
        shelf = Path(folder, "simple", "blanketfort")
        shelf.mkdir(parents=True)
        files = sorted([*dist.glob("*.whl"), *dist.glob("*.tar.gz")])
        assert files, f"there is nothing in {dist}: make dist"
        for file in files:
            shutil.copyfile(file, shelf / file.name)
        (shelf / "index.html").write_text("".join(f'<a href="{file.name}">{file.name}</a>\n' for file in files))
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/simple"
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    """A file server that says nothing."""

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def wait_for(is_there: Callable[[], object], what: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            is_there()
            return
        except OSError:
            assert time.monotonic() < deadline, f"{what} did not come up"
            time.sleep(0.2)


def visit(browser: Browser, address: str) -> Visitor:
    context = browser.new_context(ignore_https_errors=True, locale="en", reduced_motion="reduce")
    return Visitor(context, address).set(**QUICK)


def serve(root: Root, browser: Browser) -> str:
    """One process, as `pip install` gives it, and one guest."""
    assert not (found := [name for name in FORBIDDEN if root.has(name)]), f"the root is not clean: {found}"
    root.run("pip", "install", "--quiet", "blanketfort")
    version = root.run("blanketfort", "--version")
    port = str(free_port())
    with root.running("blanketfort", "serve", "--port", port, "--pace", "0", "--rate", "500"):
        address = f"http://127.0.0.1:{port}"
        wait_for(partial(urllib.request.urlopen, f"{address}/healthz", timeout=5), "the server")
        ann = visit(browser, address).begin("Wall by wall")
        ann.play_out()
        assert not ann.complaints, ann.complaints
        return f"{version}; a game of {len(ann.states)} states: {ann.page.locator('#ended-title').inner_text()}"


def research(root: Root, _browser: Browser) -> str:
    """What researchers install, and two of their environments."""
    root.run("pip", "install", "--quiet", "blanketfort[research]")
    return root.run("python", "-c", RESEARCH)


def compose(root: Root, browser: Browser) -> str:
    """What compose.yaml starts, from Debian's packages: PostgreSQL, two servers, and Caddy with our file."""
    if not root.has("caddy"):
        policy = root.folder / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n")  # nothing is started by being installed
        policy.chmod(0o755)
        root.run("apt-get", "-qq", "update")
        root.run("apt-get", "-qq", "install", "-y", "--no-install-recommends", "postgresql", "caddy")
    root.run("pip", "install", "--quiet", "blanketfort[postgres]")
    binaries = "/" + str(next(root.folder.glob("usr/lib/postgresql/*/bin")).relative_to(root.folder))
    root.run("rm", "-rf", f"{DATA}/database")
    root.run("install", "-d", "-o", "postgres", DATA, f"{DATA}/database")
    (root.folder / "root/password").write_text("secret")
    (root.folder / "root").chmod(0o755)
    as_postgres = ("runuser", "-u", "postgres", "--")
    secret = ("--auth=scram-sha-256", "--pwfile=/root/password", "--username=blanketfort")
    root.run(*as_postgres, f"{binaries}/initdb", "-D", f"{DATA}/database", *secret)
    database, one, two, door = (str(free_port()) for _ in range(4))
    (root.folder / "etc/Caddyfile").write_text(
        "{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
        + (HOUSE / "Caddyfile").read_text()
    )
    url = f"{DATABASE}:{database}/blanketfort"
    with ExitStack() as stack:
        sockets = ("-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={DATA}/database")
        postgres = (f"{binaries}/postgres", "-D", f"{DATA}/database", "-p", database, *sockets)
        stack.enter_context(root.running(*postgres, user="postgres"))
        wait_for(lambda: socket.create_connection(("127.0.0.1", int(database)), 2).close(), "PostgreSQL")
        wait_for_database(root, binaries, database)
        root.run(
            f"{binaries}/createdb",
            "-h",
            "127.0.0.1",
            "-p",
            database,
            "-U",
            "blanketfort",
            "blanketfort",
            PGPASSWORD="secret",
        )
        for port in (one, two):
            command = ("blanketfort", "serve", "--port", port, "--name", "localhost", "--pace", "0", "--rate", "500")
            stack.enter_context(root.running(*command, BLANKETFORT_DATABASE=url))
            wait_for(partial(urllib.request.urlopen, f"http://127.0.0.1:{port}/healthz", timeout=5), "a server")
        upstreams = f"127.0.0.1:{one} 127.0.0.1:{two}"
        address = f"https://localhost:{door}"
        caddy = ("caddy", "run", "--adapter", "caddyfile", "--config", "/etc/Caddyfile")
        stack.enter_context(root.running(*caddy, DOMAIN=address, UPSTREAMS=upstreams))
        wait_for(lambda: socket.create_connection(("127.0.0.1", int(door)), 2).close(), "Caddy")
        return meet(browser, address)


def wait_for_database(root: Root, binaries: str, port: str) -> None:
    """Until it answers, not only listens."""
    command = ["chroot", str(root.folder), f"{binaries}/pg_isready", "-q", "-h", "127.0.0.1", "-p", port]

    def ask() -> None:
        if subprocess.run(command, check=False).returncode:
            raise ConnectionError

    wait_for(ask, "the database")


def meet(browser: Browser, address: str) -> str:
    """Ann opens a table, Bob comes by its link, both play to the end."""
    ann, bob = visit(browser, address), visit(browser, address)
    wanted = {"game": "forfort", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"}
    opened = """wanted => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify(wanted)}).then(answer => answer.json())"""
    table = ann.open().page.evaluate(opened, wanted)["table"]
    sit_down(ann, bob, table)
    play_together((ann, bob))
    assert not (complaints := ann.complaints + bob.complaints), complaints
    return (
        f"two browsers at {address}: a game of {len(ann.states)} states, won by seat {ann.state['result']['winners']}"
    )


def tools(root: Root, _browser: Browser) -> str:
    """pipx and uvx, as people have them: from the usual index, outside the root."""
    with TemporaryDirectory() as folder:
        environ = {**os.environ, "HOME": folder, "PIPX_HOME": f"{folder}/pipx", "PIPX_BIN_DIR": f"{folder}/bin"}
        subprocess.run([sys.executable, "-m", "venv", f"{folder}/tools"], check=True)
        subprocess.run([f"{folder}/tools/bin/pip", "install", "-qq", "pipx", "uv"], check=True)
        index = root.environ["PIP_EXTRA_INDEX_URL"]
        environ |= {
            "PIP_EXTRA_INDEX_URL": index,
            "UV_EXTRA_INDEX_URL": index,
            "UV_CACHE_DIR": f"{folder}/cache",
            "UV_NO_CONFIG": "1",
            "SSL_CERT_FILE": LENT[1],
        }
        ask = partial(subprocess.run, env=environ, cwd=folder, check=True, capture_output=True, text=True)
        ask([f"{folder}/tools/bin/pipx", "install", "blanketfort"])
        by_pipx = ask([f"{folder}/bin/blanketfort", "--version"]).stdout.strip()
        by_uvx = ask([f"{folder}/tools/bin/uvx", "blanketfort", "--version"]).stdout.strip()
        return f"pipx: {by_pipx}; uvx: {by_uvx}"


STEPS = {"serve": serve, "research": research, "compose": compose, "tools": tools}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dist", type=Path)
    parser.add_argument("root", type=Path)
    parser.add_argument("--suite", default="trixie", help="the Debian to make, where there is none")
    parser.add_argument("--only", default=",".join(STEPS))
    wanted = parser.parse_args()
    make_root(wanted.root, wanted.suite)
    with ExitStack() as stack:
        root = Root(wanted.root, stack.enter_context(served(wanted.dist)))
        stack.enter_context(mounted(wanted.root))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        root.lend()
        root.run("python3", "-m", "venv", "--clear", VENV)
        for name in wanted.only.split(","):
            begun = time.monotonic()
            print(f"{name}: {STEPS[name](root, browser)} ({time.monotonic() - begun:.0f} s)", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
