"""The web client as the server sends it."""

import httpx
import pytest

from saucer.locales import say
from saucer.server.http.static import website
from tests.support.server import Client, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("website")
    with serving(folder / "tables.db", folder / "log") as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/lobby", "/t/some-table", "/new/zovnis", "/rules/zovnis", "/learn/zovnis"])
def test_every_page_is_the_client(server, path):
    answer = httpx.get(server.url + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "/assets/" in answer.text


def test_a_link_introduces_itself_to_messengers(server):
    table = Client(server, 'Ola "<b>"').new_table("zovnis", players=3, seats=("me", "free", "free"))
    page = httpx.get(f"{server.url}/t/{table}", headers={"Accept-Language": "en"}).text
    assert "<title>Zovnis · Saucer</title>" in page
    assert '<meta property="og:title" content="Zovnis · Saucer" />' in page
    assert "At the table: Ola &quot;&lt;b&gt;&quot;. 2 seats are free." in page
    assert f'<meta property="og:image" content="{server.url}/icon-512.png" />' in page
    assert "noindex" in page
    french = httpx.get(f"{server.url}/t/{table}", headers={"Accept-Language": "fr"}).text
    assert "2 places sont libres" in french
    assert 'property="og:title"' in httpx.get(server.url + "/learn/powers").text
    for path in ("/", "/lobby", "/review"):
        front = httpx.get(server.url + path, headers={"Accept-Language": "pl"}).text
        assert '<meta property="og:title" content="Saucer" />' in front
        assert f'<meta property="og:description" content="{say("web", "hero-pitch", language="pl")}" />' in front
        assert "noindex" not in front
    assert "og:title" not in httpx.get(server.url + "/t/nowhere").text


def test_what_every_browser_and_every_crawler_asks_for(server):
    assert httpx.get(server.url + "/favicon.ico").headers["content-type"] in (
        "image/x-icon",
        "image/vnd.microsoft.icon",
    )
    assert "Disallow: /api/" in httpx.get(server.url + "/robots.txt").text


def test_scripts_are_squeezed_and_kept_for_good(server):
    name = next(name for name in website() if name.startswith("assets/") and name.endswith(".js"))
    squeezed = httpx.get(f"{server.url}/{name}", headers={"Accept-Encoding": "gzip"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert "immutable" in squeezed.headers["cache-control"]
    plain = httpx.get(f"{server.url}/{name}", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == squeezed.content == website()[name].plain


def test_the_first_load_is_light():
    """JavaScript that the front page needs before it shows anything, compressed."""
    first = [name for name in website() if name.startswith("assets/") and name.endswith(".js")]
    page = website()["index.html"].plain.decode()
    chunks = [website()[name].compressed or b"" for name in first if name in page]
    assert chunks
    assert sum(map(len, chunks)) < 150_000


@pytest.mark.parametrize("path", ["/t/", "/t/one/two", "/../setup.py", "/assets/none.js", "/index.htm", "/api/none"])
def test_there_is_nothing_else(server, path):
    assert httpx.get(server.url + path).status_code == 404


def test_a_browser_that_is_astray_gets_a_page_that_says_so(server):
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/t/one/two", "/nowhere", "/assets/none.js"):
        answer = httpx.get(server.url + path, headers=browser)
        assert answer.status_code == 404
        assert answer.headers["cache-control"] == "no-cache"
        assert "/assets/" in answer.text
    assert httpx.get(server.url + "/api/none", headers=browser).json()["type"] == "refused"
