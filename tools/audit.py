"""Checks the Python and client packages that we depend on for known vulnerabilities.

Fails if there is one. Without a network or an advisory database it says so, and does not fail.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent


def main() -> int:
    found = [*python(), *client()]
    for fault in found:
        print(fault)
    print(f"{len(found)} known vulnerabilities in the packages that could be audited.")
    return bool(found)


def python() -> Iterator[str]:
    tool = ["pip", "install", "--quiet", "--python", sys.executable, "--require-hashes", "-r", "requirements/audit.txt"]
    if subprocess.run([str(BIN / "uv"), *tool], cwd=ROOT, capture_output=True, check=False).returncode:
        not_audited("Python packages", "pip-audit cannot be installed")
        return
    for name in ("test.txt", "bench.txt"):
        packages = ["--disable-pip", "--require-hashes", "--requirement", f"requirements/{name}"]
        answer = output([str(BIN / "pip-audit"), "--format", "json", "--progress-spinner", "off", *packages])
        if answer is None or "dependencies" not in answer:
            not_audited(f"Python packages of {name}", "no answer from the advisory database")
            continue
        for package in answer["dependencies"]:
            for fault in package.get("vulns", ()):
                yield f"{package['name']} {package['version']}: {fault['id']} (fixed in {fault['fix_versions']})"


def client() -> Iterator[str]:
    answer = output(["npm", "--prefix", "web", "audit", "--json"])
    if answer is None or "vulnerabilities" not in answer:
        not_audited("client packages", "no answer from the advisory database")
        return
    for name, fault in answer["vulnerabilities"].items():
        yield f"{name} {fault['range']}: {fault['severity']}"


def output(command: Sequence[str]) -> dict[str, Any] | None:
    """The JSON output of a command; None if it has none."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        answer = json.loads(done.stdout)
    except json.JSONDecodeError:
        return None
    return answer if isinstance(answer, dict) else None


def not_audited(what: str, why: str) -> None:
    print(f"Not audited: {what} ({why}).")


if __name__ == "__main__":
    sys.exit(main())
