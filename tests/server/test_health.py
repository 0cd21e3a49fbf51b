"""Monitoring: /health fails when nothing can be written, /metrics adds up over all processes."""

import json
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import httpx
import psutil
import pytest

import saucer.server
from saucer.server.metrics import HELP, Metrics
from saucer.server.storage import sqlite
from tests.support.server import Client, serving
from tests.support.server_thread import inside
from tests.support.waiting import PATIENCE, until


def scraped(server):
    """The numbers that a process gives; each time another one may answer."""
    text = httpx.get(server.url + "/metrics", verify=False, timeout=PATIENCE).text
    return {name: float(value) for name, value in re.findall(r"^(saucer_\S+) (\S+)$", text, re.M)}


def health(server):
    answer = httpx.get(server.url + "/health", verify=False, timeout=PATIENCE)
    return answer.status_code, answer.text


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere no process can be kept from writing files")
def test_health_says_no_while_nothing_can_be_written(tmp_path):
    with serving(tmp_path / "t.db", tmp_path / "log") as server:
        assert health(server) == (200, "ok\n")
        process = psutil.Process(server.process.pid)
        usual = process.rlimit(psutil.RLIMIT_FSIZE)
        process.rlimit(psutil.RLIMIT_FSIZE, (0, usual[1]))  # as on a full disk
        until(lambda: health(server)[0] == 503)
        _, text = health(server)
        assert json.loads(text)["problem"]["text"] == "The server cannot write to its database."
        process.rlimit(psutil.RLIMIT_FSIZE, usual)
        until(lambda: health(server)[0] == 200)


def test_health_says_no_while_another_program_keeps_the_file(tmp_path, monkeypatch):
    monkeypatch.setattr(sqlite, "LOCKED_SECONDS", 0.2)
    with (
        inside(tmp_path / "t.db") as server,
        closing(sqlite3.connect(tmp_path / "t.db", isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        until(lambda: health(server)[0] == 503)
        other.execute("ROLLBACK")
        until(lambda: health(server)[0] == 200)


def test_metrics_of_several_processes_add_up_and_never_fall(postgres, tmp_path):
    with serving(postgres, tmp_path / "log", workers=2) as server:
        ola = Client(server, "Ola")
        table = ola.new_table()
        before = scraped(server)
        for number in range(20):
            httpx.post(
                f"{server.url}/api/tables/{table}/requests",
                json={"type": "say", "id": f"m{number}", "preset": "hello"},
                headers={"Authorization": f"Bearer {ola.token}"},
                verify=False,
                timeout=PATIENCE,
            ).raise_for_status()
        until(lambda: scraped(server).get("saucer_lines_total", 0) >= before.get("saucer_lines_total", 0) + 20)
        scrapes = [scraped(server) for _ in range(20)]
        for name in ("saucer_lines_total", 'saucer_http_total{status="2xx"}', "saucer_http_seconds_count"):
            values = [numbers[name] for numbers in scrapes]
            assert values == sorted(values), name
        server.workers()[0].kill()
        until(lambda: len(server.workers()) == 2 and server.answers())
        assert min(scraped(server)["saucer_lines_total"] for _ in range(20)) >= scrapes[-1]["saucer_lines_total"]


def test_what_the_dead_held_does_not_count_but_what_they_did_does(tmp_path):
    one, two = Metrics(), Metrics()
    for number, metrics in enumerate((one, two)):
        metrics.share(str(tmp_path), f"process-{number}")
        metrics.count("saucer_lines_total", 5)
        metrics.gauge("saucer_viewers", lambda: 3)
        metrics.observe("saucer_http_seconds", 0.2)
        metrics.save()
    assert "saucer_viewers 6\n" in one.text()
    assert 'saucer_http_seconds_bucket{le="0.25"} 2\n' in one.text()
    left = tmp_path / "process-1.json"
    left.write_text(json.dumps({**json.loads(left.read_text()), "at": 0}))
    assert "saucer_viewers 3\n" in one.text()
    assert "saucer_lines_total 10\n" in one.text()


def test_every_metric_has_a_line_of_help():
    folder = Path(saucer.server.__file__).parent
    used = {
        name
        for path in folder.rglob("*.py")
        for name in re.findall(r"METRICS\.\w+\(f?['\"](saucer_\w+)", path.read_text("utf-8"))
    }
    assert used == set(HELP)
    metrics = Metrics()
    for status in (2, 4):
        metrics.count(f'saucer_http_total{{status="{status}xx"}}')
    assert metrics.text().splitlines()[:2] == [
        "# HELP saucer_http_total HTTP requests answered, by class of status.",
        "# TYPE saucer_http_total counter",
    ]
    assert metrics.text().count("# HELP") == 1


def test_a_stream_is_no_slow_request(tmp_path):
    with inside(tmp_path / "t.db") as server:
        ola = Client(server, "Ola")
        table = ola.new_table()
        before = scraped(server)
        with ola.http.stream("GET", f"/api/tables/{table}/stream") as stream:
            next(stream.iter_lines())

        def untimed(numbers):
            """The requests that were counted, but not their time."""
            return numbers['saucer_http_total{status="2xx"}'] - numbers["saucer_http_seconds_count"]

        until(lambda: untimed(scraped(server)) == untimed(before) + 1)
