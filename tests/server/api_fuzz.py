"""`make fuzz`: schemathesis asks a real server everything its OpenAPI document allows, and much that it does not.

It must never answer with 5xx, nor with anything the document does not tell of.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import saucer
from saucer.kernel.rng import quick
from saucer.kernel.state import Moves
from saucer.lab.play import random_decision
from tests.support.server import Client, serving

TOOL = Path(__file__).parents[2] / ".venv" / "fuzz"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = os.environ.get("SAUCER_FUZZ", "200")  # for each operation
PATCHES = {
    "http.context.TABLES_BURST": 10**9,  # else next to nothing but refusals would be tried
    "bot_pool.BUDGET_SECONDS": 0.2,
}
HOOKS = """
import json, os
import schemathesis

RECORD = json.loads(os.environ["SAUCER_RECORD"])

@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and len(str(path_parameters.get("table"))) % 3:
        path_parameters["table"] = os.environ["SAUCER_TABLE"]
    return path_parameters

@schemathesis.hook
def map_body(context, body):
    if not isinstance(body, dict) or len(str(body)) % 4 == 0:
        return body
    if "record" in body:
        body["record"] = RECORD
        if isinstance(body.get("move"), int):
            body["move"] %= len(RECORD["moves"])
    if isinstance(body.get("settings"), dict):
        body["settings"] |= {"game": RECORD["game"], "players": RECORD["players"], "options": RECORD["options"]}
    return body
"""


def some_record():
    """A whole game, so that what is asked about records is not always refused."""
    match, chance, moves = saucer.Match(saucer.game("looters"), 2, seed=1), quick(1), Moves()
    while match.actors:
        seat, code = random_decision(match.state, chance, moves)
        match.play(int(seat), match.move(int(seat), int(code)))
    return match.record().to_json()


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        hooks = folder / "hooks.py"
        hooks.write_text(HOOKS)
        with serving(folder / "tables.db", folder / "log", patches=PATCHES, tables_per_guest=10**9) as server:
            ola = Client(server, "Ola")
            table = ola.new_table(seats=("me", "easy"), public=False)
            ola.do(table, "start")
            arguments = [
                "run", server.url + "/api/openapi.json", "--checks", CHECKS, "--max-examples", EXAMPLES,
                "--exclude-path", "/api/tables/{table}/stream", "--exclude-operation-id", "forget_me",
                "--header", f"Authorization: Bearer {ola.token}", "--request-timeout", "60",
                *sys.argv[1:],
            ]  # fmt: skip
            environment = {
                **os.environ,
                "PYTHONPATH": str(TOOL),
                "SCHEMATHESIS_HOOKS": str(hooks),
                "SAUCER_TABLE": table,
                "SAUCER_RECORD": some_record(),
            }
            command = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", *arguments]
            done = subprocess.run(command, env=environment, cwd=folder, check=False)
            assert server.process.is_alive()
            assert "Traceback" not in server.said(), server.said()[-5000:]
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
