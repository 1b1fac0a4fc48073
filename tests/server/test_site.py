"""The pages for browsers, as the package has them."""

import re

from support.servers import House


def test_the_page_is_there_and_what_it_needs_is_compressed_and_kept(house: House) -> None:
    person = house.person()
    page = person.ask("GET", "/")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    scripts = re.findall(r'<script[^>]* src="(/assets/[^"]+\.js)"', page.text)
    assert scripts
    for script in scripts:
        answer = person.ask("GET", script)
        assert answer.status_code == 200
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]
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


def test_what_is_not_there_is_not_kept(house: House) -> None:
    answer = house.person().ask("GET", "/assets/nothing-at-all.js")
    assert answer.status_code == 404
    assert "immutable" not in answer.headers.get("cache-control", "")
