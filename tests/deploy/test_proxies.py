"""A server behind nginx and behind Caddy, with the configurations that are given as examples."""

import os
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from support.servers import PATIENCE, House, Line
from zoopark.server.limits import BOUNDLESS, Rate

NAME = "play.example.org"
EXAMPLES = Path(__file__).parents[2] / "deploy"
GAME = {"game": "zooloretto(players=2, start=A)", "chairs": [{"kind": "you"}, {"kind": "open"}]}

NGINX = """
daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/zoopark.conf;
}}
"""


CADDY = """
{{
    admin off
    default_bind 127.0.0.1
    default_sni {name}
    http_port {plain}
    https_port {secure}
}}
import {folder}/zoopark.conf
"""


class Proxy:
    """A proxy on ports of its own, for visitors from several addresses."""

    program: str
    moved: int  # the status with which plain HTTP is sent to the secure page

    def __init__(self, folder: Path, behind: House) -> None:
        self.folder = folder
        self.plain, self.secure = free_port(), free_port()
        certificate(folder)
        program = shutil.which(self.program, path=f"{os.environ['PATH']}:/usr/sbin")
        assert program, f"the tests need {self.program}: make system"
        with (folder / "error.log").open("w") as log:
            self.process = subprocess.Popen(
                [program, *self.configured(behind.port)],
                env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
                stderr=log,
            )
        while not self._listens():
            assert self.process.poll() is None, (folder / "error.log").read_text()
        self.trust = ssl.create_default_context(cafile=str(folder / "fullchain.pem"))
        self._visitors: list[httpx.Client] = []

    def configured(self, behind: int) -> list[str]:
        """Write the example as it is for this folder and these ports; returns the arguments."""
        raise NotImplementedError

    def example(self, name: str, *changes: tuple[str, str]) -> None:
        text = (EXAMPLES / name).read_text(encoding="utf-8")
        for old, new in changes:
            text, count = re.subn(old, new, text)
            assert count, old
        (self.folder / "zoopark.conf").write_text(text)

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.secure)) == 0

    def visitor(self, address: str, **headers: str) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        made = httpx.Client(
            base_url=f"https://127.0.0.1:{self.secure}",
            headers={"host": NAME, **headers},
            transport=transport,
            timeout=PATIENCE,
        )
        self._visitors.append(made)
        return made

    def close(self) -> None:
        for visitor in self._visitors:
            visitor.close()
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


class Nginx(Proxy):
    program, moved = "nginx", 301

    def configured(self, behind: int) -> list[str]:
        self.example(
            "nginx.conf",
            (r"server 127\.0\.0\.1:8000;", f"server 127.0.0.1:{behind};"),
            (r"listen 80;", f"listen 127.0.0.1:{self.plain};"),
            (r"listen 443 ssl http2;", f"listen 127.0.0.1:{self.secure} ssl http2;"),
            (r"listen \[::\].*;", ""),
            (r"/etc/letsencrypt/live/play\.example\.org", str(self.folder)),
        )
        main = self.folder / "nginx.conf"
        main.write_text(NGINX.format(folder=self.folder))
        return ["-p", str(self.folder), "-c", str(main)]


class Caddy(Proxy):
    program, moved = "caddy", 308

    def configured(self, behind: int) -> list[str]:
        """With a certificate of our own: nobody outside could give one for this name."""
        self.example(
            "Caddyfile",
            (r"127\.0\.0\.1:8000", f"127.0.0.1:{behind}"),
            (r"(\} \{)", rf"\1\n\ttls {self.folder}/fullchain.pem {self.folder}/privkey.pem"),
        )
        main = self.folder / "Caddyfile"
        main.write_text(
            CADDY.format(folder=self.folder, name=NAME, plain=self.plain, secure=self.secure)
        )
        return ["run", "--adapter", "caddyfile", "--config", str(main)]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def certificate(folder: Path) -> None:
    made = ["openssl", "req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt"]
    made += ["ec_paramgen_curve:prime256v1", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    files = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run([*made, *files], check=True, capture_output=True)


@pytest.fixture(params=[Nginx, Caddy])
def proxy(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxy]:
    few = replace(BOUNDLESS, tables=Rate(0.0001, 2))
    house = House(tmp_path, few, hosts=(NAME,), proxies=("127.0.0.1",))
    made: Proxy = request.param(tmp_path, house)
    yield made
    made.close()
    house.close()


def test_visitors_are_told_apart_and_known_by_a_secure_cookie(proxy: Proxy) -> None:
    first = proxy.visitor("127.0.0.2")
    response = first.post("/api/tables", json=GAME)
    assert response.status_code == 201, response.text
    assert "secure" in response.headers["set-cookie"].lower()
    assert response.headers["strict-transport-security"]
    assert first.post("/api/tables", json=GAME).status_code == 201
    assert first.post("/api/tables", json=GAME).status_code == 429
    forged = proxy.visitor("127.0.0.2", **{"x-forwarded-for": "198.51.100.1"})
    assert forged.post("/api/tables", json=GAME).status_code == 429
    assert proxy.visitor("127.0.0.3").post("/api/tables", json=GAME).status_code == 201


def test_live_tables_and_their_wishes_come_through(proxy: Proxy) -> None:
    host = proxy.visitor("127.0.0.2", origin=f"https://{NAME}")
    table = host.post("/api/tables", json=GAME).json()["id"]
    secret = host.cookies["zoopark"]
    with connect(
        f"wss://{NAME}/api/tables/{table}/live",
        sock=socket.create_connection(("127.0.0.1", proxy.secure)),
        ssl=proxy.trust,
        server_hostname=NAME,
        origin=Origin(f"https://{NAME}"),
        additional_headers={"cookie": f"zoopark={secret}"},
        proxy=None,
    ) as made:
        line = Line(made)
        assert line.hear()["host"] is True
        line.does("say", text="hello", seat=0)


def test_plain_http_leads_to_the_secure_page(proxy: Proxy) -> None:
    with httpx.Client(trust_env=False) as client:
        url = f"http://127.0.0.1:{proxy.plain}/plain/"
        response = client.get(url, headers={"host": NAME})
    assert response.status_code == proxy.moved
    assert urlsplit(response.headers["location"])[:3] == ("https", NAME, "/plain/")


def test_whoever_comes_past_the_proxy_is_not_believed(tmp_path: Path) -> None:
    """Without --proxy nobody's word counts, not even that of the own machine."""
    house = House(tmp_path, replace(BOUNDLESS, tables=Rate(0.0001, 1)))
    try:
        for number, status in ((1, 201), (2, 429)):
            person = house.person(
                **{"x-forwarded-for": f"198.51.100.{number}", "x-forwarded-proto": "https"}
            )
            response = person.ask("POST", "/api/tables", GAME)
            assert response.status_code == status
            assert "secure" not in response.headers.get("set-cookie", "").lower()
    finally:
        house.close()
