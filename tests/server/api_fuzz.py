"""`make fuzz`: schemathesis asks a real server everything its OpenAPI document allows, and much that it does not.

It must never answer with 5xx, nor with anything the document does not tell of.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.server.live import Client, serving

TOOL = Path(__file__).parents[2] / ".venv" / "fuzz"
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
EXAMPLES = os.environ.get("SAUCER_FUZZ", "200")  # for each operation
HOOKS = """
import os
import schemathesis

@schemathesis.hook
def map_path_parameters(context, path_parameters):
    if path_parameters and len(str(path_parameters.get("table"))) % 3:
        path_parameters["table"] = os.environ["SAUCER_TABLE"]
    return path_parameters
"""


def main():
    with tempfile.TemporaryDirectory() as folder:
        hooks = Path(folder) / "hooks.py"
        hooks.write_text(HOOKS)
        with serving(Path(folder) / "tables.db", Path(folder) / "log") as server:
            ola = Client(server, "Ola")
            table = ola.new_table(seats=("me", "easy"), public=False)
            ola.do(table, "start")
            arguments = [
                "run", server.url + "/api/openapi.json", "--checks", CHECKS, "--max-examples", EXAMPLES,
                "--exclude-path", "/api/tables/{table}/stream", "--exclude-operation-id", "forget_me",
                "--header", f"Authorization: Bearer {ola.token}", "--request-timeout", "60",
            ]  # fmt: skip
            places = {"PYTHONPATH": str(TOOL), "SCHEMATHESIS_HOOKS": str(hooks), "SAUCER_TABLE": table}
            command = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", *arguments]
            done = subprocess.run(command, env={**os.environ, **places}, cwd=folder, check=False)
            assert server.process.poll() is None
            assert "Traceback" not in server.said(), server.said()[-5000:]
    sys.exit(done.returncode)


if __name__ == "__main__":
    main()
