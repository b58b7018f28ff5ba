"""Behind a real web server, configured as docs/hosting.md says: restarted one by one, and under a path."""

import os
import re
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from blanketfort.server.process import serving
from tests.server.house import Guest
from tests.server.test_durability import QUICK
from tests.soak import Player, Server, free_port

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
OPENSSL = shutil.which("openssl")

pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx on this machine")


@contextmanager
def web_server(folder: Path, ports: list[int], location: str = "", certificate: str = "") -> Iterator[str]:
    """nginx as the page tells it, but for the ports, and a certificate and a location only if they are given."""
    found = re.search(r"```nginx\n(.*?)```", HOSTING.read_text(), re.S)
    assert found is not None
    port = free_port()
    here = f"listen 127.0.0.1:{port}{' ssl' if certificate else ''};\n{certificate}"
    text = found[1].replace("listen 443 ssl;", here).replace("fort.example.org", "localhost")
    for shown, ours in zip((8001, 8002), [*ports, *ports], strict=False):
        text = text.replace(f"127.0.0.1:{shown}", f"127.0.0.1:{ours}")
    if location:
        text, count = re.subn(r"location / \{\s*proxy_pass \S+;", location, text)
        assert count == 1
    kinds = ("client_body", "proxy", "fastcgi", "scgi", "uwsgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    head = f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{head}http {{\naccess_log off;\n{places}{text}\n}}\n")
    child = subprocess.Popen([str(NGINX), "-p", folder, "-c", folder / "nginx.conf"], stderr=subprocess.DEVNULL)
    address = f"{'https' if certificate else 'http'}://localhost:{port}"
    try:
        wait_for(address)
        yield address
    finally:
        child.send_signal(signal.SIGTERM)
        child.wait(10)


def wait_for(address: str) -> None:
    for _ in range(100):
        try:
            Guest(address).ask("GET", "/healthz")
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("nginx does not start")


@contextmanager
def two_servers(database: str, folder: Path) -> Iterator[list[Server]]:
    servers = [Server(database, folder, number) for number in range(2)]
    try:
        yield servers
    finally:
        for server in servers:
            server.end(signal.SIGTERM)
            server.errors.close()


def restart(server: Server) -> None:
    server.end(signal.SIGTERM)
    server.start()


def test_processes_are_restarted_one_by_one_and_nobody_notices(postgresql: str, tmp_path: Path) -> None:
    """No choice is lost or refused, and no request of anybody fails."""
    with two_servers(postgresql, tmp_path) as servers, web_server(tmp_path, [each.port for each in servers]) as address:
        soak = SimpleNamespace(address=address, is_over=False, may_play=threading.Event())
        soak.may_play.set()
        players = [Player(soak, number) for number in range(3)]  # type: ignore[arg-type]
        for player in players:
            player.start()
        visitor, statuses = Guest(address), set[int]()
        for server in servers:
            restarting = threading.Thread(target=restart, args=(server,))
            restarting.start()
            while restarting.is_alive():
                tables = [f"/api/tables/{player.tables[-1]}" for player in players if player.tables]
                statuses |= {visitor.ask("GET", path).status for path in ("/", "/api/games", "/healthz", *tables)}
        deadline = time.monotonic() + 60
        while any(player.acknowledged <= 5 for player in players) and time.monotonic() < deadline:
            time.sleep(0.1)  # on a quick machine both are there again before much is played
        soak.is_over = True
        soak.may_play.clear()
        for player in players:
            player.join(60)
            for table in player.tables:
                player.check(table)
    assert statuses == {200}
    assert [text for player in players for text in player.wrong] == []
    assert all(player.acknowledged > 5 for player in players)


@pytest.mark.parametrize("upstream", ["http://blanketfort/", "http://blanketfort"], ids=["taken off", "left"])
def test_a_table_is_served_under_a_path_beside_other_things(tmp_path: Path, upstream: str) -> None:
    with serving(str(tmp_path / "tables.sqlite"), *QUICK, "--path", "/games/fort") as process:
        location = f"location /games/fort/ {{\nproxy_pass {upstream};"
        with web_server(tmp_path, [int(process.address.rpartition(":")[2])], location) as address:
            assert Guest(address).ask("GET", "/t/anything").status == 404, "what is beside it is not its"
            ann = Guest(f"{address}/games/fort")
            for path in ("/", "/t/anything"):
                page = ann.ask("GET", path).body
                assert b'<base href="/games/fort/" />' in page
            asset = re.search(rb'src="\.(/assets/[^"]+)"', page)
            assert asset and "immutable" in ann.ask("GET", asset[1].decode()).headers["cache-control"]
            plan = {"game": "forfort", "seats": [{"kind": "me"}, {"kind": "here"}]}
            opened = ann.ask("POST", "/api/tables", plan, origin=address)
            assert opened.status == 201 and "path=/games/fort/" in opened.headers["set-cookie"].lower()
            with ann.sit_at(opened.json["table"], origin=address) as sitting:
                sitting.until("state")
                sitting.act(0)


@pytest.mark.skipif(OPENSSL is None, reason="there is no openssl on this machine")
def test_a_table_is_opened_and_played_at_behind_tls_at_any_port(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With another port than 443 in the name of the host, every POST was refused as a stranger's."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    make = [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    make += ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(make, check=True, stderr=subprocess.DEVNULL)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    with serving(str(tmp_path / "tables.sqlite"), *QUICK) as process:
        told = f"ssl_certificate {certificate};\nssl_certificate_key {key};"
        with web_server(tmp_path, [int(process.address.rpartition(":")[2])], certificate=told) as address:
            ann = Guest(address)
            plan = {"game": "forfort", "seats": [{"kind": "me"}, {"kind": "here"}]}
            opened = ann.ask("POST", "/api/tables", plan)
            assert opened.status == 201 and "; secure" in opened.headers["set-cookie"].lower()
            with ann.sit_at(opened.json["table"]) as sitting:
                sitting.until("state")
                sitting.act(0)
            assert ann.ask("POST", "/api/tables", plan, origin="https://localhost").status == 403, "another port"
