"""How much processor time `import galerie` takes, and the first move of a match, each in fresh processes."""

import subprocess
import sys
from typing import Final

RUNS: Final = 7
PROGRAM: Final = "import time; since = time.process_time(); {}; print(time.process_time() - since)"
STEPS: Final = {
    "import galerie": "import galerie",
    "and a first move": "import galerie; galerie.new('reversi').play('e3')",
}


def main() -> None:
    for name, code in STEPS.items():
        command = [sys.executable, "-c", PROGRAM.format(code)]
        taken = [float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(RUNS)]
        print(f"{name:18} {1000 * min(taken):6.1f} ms at best of {RUNS}")
