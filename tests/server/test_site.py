"""The pages for browsers, as the package has them."""

import asyncio
import gzip
import re

import httpx
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.routing import Mount

from support.servers import House
from zoopark.server.security import seal
from zoopark.server.site import site


def test_the_page_is_there_and_what_it_needs_is_compressed_and_kept(house: House) -> None:
    person = house.person()
    page = person.ask("GET", "/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    scripts = re.findall(r'<script[^>]* src="\.?(/assets/[^"]+\.js)"', page.text)
    assert scripts
    for script in scripts:
        plain = person.http.get(script, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for accepted, coding in (
            ("gzip, deflate, br", "br"),
            ("gzip", "gzip"),
            ("br;q=0, gzip", "gzip"),
        ):
            headers = {"accept-encoding": accepted}
            with person.http.stream("GET", script, headers=headers) as answer:
                sent = b"".join(answer.iter_raw())
            assert answer.status_code == 200
            assert answer.headers["content-encoding"] == coding
            assert answer.headers["content-type"] == plain.headers["content-type"]
            assert answer.headers["vary"] == "Accept-Encoding"
            assert "immutable" in answer.headers["cache-control"]
            assert len(sent) < len(plain.content) / 2
            if coding == "gzip":
                assert gzip.decompress(sent) == plain.content
    assert not re.search(r"<script(?![^>]* src=)", page.text), "the policy allows no inline script"


def test_the_plain_page_needs_no_other_files_than_its_own(house: House) -> None:
    person = house.person()
    page = person.ask("GET", "/plain/")
    found = re.findall(r'(?:src|href)="(/[^"#]+)"', page.text)
    assert {path for path in found if path != "/plain/"} == {
        "/plain/plain.css",
        "/plain/plain.js",
    }
    assert all(person.ask("GET", path).status_code == 200 for path in found)


def test_the_plain_page_is_found_without_its_slash(house: House) -> None:
    answer = house.person().ask("GET", "/plain")
    assert (answer.status_code, answer.headers["location"]) == (308, "/plain/")


def test_what_is_not_there_is_not_kept(house: House) -> None:
    answer = house.person().ask("GET", "/assets/nothing-at-all.js")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")


def test_a_package_without_the_page_shows_the_plain_one() -> None:
    app = Starlette(routes=[Mount("/plain", site("pages")), Mount("/", site("not-built"))])

    async def asked(path: str) -> httpx.Response:
        server = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=server, base_url="http://here") as browser:
            return await browser.get(path, follow_redirects=True)

    page = asyncio.run(asked("/"))
    assert page.url.path == "/plain/"
    assert "/plain/plain.js" in page.text
    assert asyncio.run(asked("/assets/main.js")).status_code == 404


def test_only_the_worker_that_runs_python_may_compile_something() -> None:
    def policy(path: str) -> str:
        headers = MutableHeaders()
        seal(headers, path)
        return headers["content-security-policy"]

    assert "script-src 'self' blob: 'wasm-unsafe-eval';" in policy("/offline/assets/worker-1.js")
    for path in ("/", "/assets/worker-1.js", "/offline/", "/offline/assets/main-1.js"):
        assert "script-src 'self';" in policy(path)
