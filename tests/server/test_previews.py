"""Previews of links: what anybody may know of a table, and of a private one nothing."""

import re
from html import unescape
from io import BytesIO

from PIL import Image

from support.servers import House

GAME = "zooloretto(players=3)"


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', page)
    return {name: unescape(text) for name, text in found}


def test_a_link_shows_the_game_and_who_sits_there(house: House) -> None:
    eva = house.person()
    opened = eva.opens(GAME, ["you:Eva", "open", "normal"])
    stranger = house.person(**{"accept-language": "de"})
    path = eva.get(f"/api/tables/{opened.id}/links")[0]["path"]
    assert path.partition("#")[0] == f"/t/{opened.id}"
    page = stranger.ask("GET", f"/t/{opened.id}")
    assert page.status_code == 200
    shown = tags(page.text)
    assert shown["og:title"] == "Zooloretto: Setz dich dazu"
    assert shown["og:description"] == "Eva · 1\u00a0Platz frei"
    assert shown["og:url"] == f"{house.url}/t/{opened.id}"
    assert shown["og:image"].startswith(f"{house.url}/previews/zooloretto.jpg")
    picture = stranger.ask("GET", shown["og:image"].removeprefix(house.url))
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/jpeg")
    width, height = (int(shown[f"og:image:{side}"]) for side in ("width", "height"))
    with Image.open(BytesIO(picture.content)) as drawn:
        assert drawn.size == (width, height)
    assert not re.search(r"<script(?![^>]* src=)", page.text), "the policy allows no inline script"
    assert not stranger.http.cookies  # whoever only looks is nobody
    # No key of a seat is in it.
    assert not any(key in page.text for key in opened.keys.values())


def test_a_private_table_and_none_at_all_look_alike(house: House) -> None:
    eva = house.person()
    table = eva.opens(GAME, ["you:Eva", "open", "normal"], watch=False).id
    private, none = (eva.ask("GET", f"/t/{id}").text for id in (table, "nothing"))
    assert private.replace(table, "nothing") == none
    assert "Eva" not in private
    assert "Zooloretto" not in private


def test_names_with_markup_are_only_names(house: House) -> None:
    eva = house.person()
    name = '"><script>alert(1)</script>'
    table = eva.opens("zooloretto(players=2)", [f"you:{name}", "open"]).id
    page = eva.ask("GET", f"/t/{table}").text
    assert tags(page)["og:description"].startswith(name)
    assert "<script>" not in page
    odd = eva.ask("GET", "/t/%22%3E%3Cscript%3Ex").text
    assert "<script>" not in odd
