"""`make audit`: known vulnerabilities in the dependencies of Python and the web client.

Exits with 0 if there are none, with 1 if there are some, with 2 if the advisory services cannot be reached.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOL = ROOT / ".venv" / "audit"
VERDICTS = {
    0: "no known holes",
    1: "HOLES, see above",
    2: "NOT CHECKED: the advisory service cannot be reached from here",
}


def report(**command):
    """The JSON output of an audit command; empty if it failed."""
    done = subprocess.run(**command, capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return {}


def python():
    """Audit Python's lock file with pip-audit, which skips packages that the service does not answer for."""
    arguments = ["--format", "json", "--require-hashes", "--disable-pip", "-r", "requirements.lock"]
    output = report(
        args=[sys.executable, "-m", "pip_audit", *arguments], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(TOOL)}
    )
    packages = output.get("dependencies", [])
    holes = [(package["name"], hole["id"]) for package in packages for hole in package.get("vulns", ())]
    return holes, bool(packages) and not any("skip_reason" in package for package in packages)


def client():
    """Audit the web client's lock file with npm."""
    sys.path.insert(0, str(ROOT / "web"))
    from build import npm_command

    output = report(**npm_command("audit", "--json"))
    return [(name, hole["severity"]) for name, hole in output.get("vulnerabilities", {}).items()], "metadata" in output


def verdict(part, holes, *, whole):
    """Print the result; returns 0, 1 or 2."""
    for name, what in holes:
        print(f"{part}: {name}: {what}")
    result = 1 if holes else 0 if whole else 2
    print(f"{part}: {VERDICTS[result]}")
    return result


def main():
    """Audit both; a vulnerability outweighs an unknown result."""
    results = []
    for part, auditor in (("Python", python), ("web client", client)):
        holes, whole = auditor()
        results.append(verdict(part, holes, whole=whole))
    sys.exit(1 if 1 in results else max(results))


if __name__ == "__main__":
    main()
