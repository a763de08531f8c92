"""Running Python as if no kernel had ever been built."""

import subprocess
import sys
from typing import Final

WITHOUT_KERNELS: Final = """
import sys, warnings

class NoKernels:
    def find_spec(self, name, path=None, target=None):
        if name.endswith("._compiled"):
            raise ModuleNotFoundError(f"{name} has not been built", name=name)

sys.meta_path.insert(0, NoKernels())
warnings.simplefilter("ignore")
"""


def run_without_kernels(script: str) -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_KERNELS + script], check=True, timeout=120)
