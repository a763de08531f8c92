"""Without the extensions everything still works, and says so once. The games' own tests play whole games so."""

from tests.kernels.fallback import run_without_kernels

EVERYTHING = """
import importlib, pkgutil, galerie
with warnings.catch_warnings(record=True) as heard:
    warnings.simplefilter("always", RuntimeWarning)
    kernels = [
        importlib.import_module(module.name)
        for module in pkgutil.walk_packages(galerie.__path__, "galerie.")
        if module.name.endswith(".kernel")
    ]
heard = [each for each in heard if issubclass(each.category, RuntimeWarning)]
assert len(kernels) > 5 and not any(kernel.available for kernel in kernels), kernels
assert len(heard) == 1, heard
assert "without its compiled kernels" in str(heard[0].message)
"""

LEXICON = """
from galerie.lexicon import french
assert french().completions("pi", "zza", shortest=5) == ["pizza"]
"""


def test_however_many_kernels_are_missing_one_warning_is_given() -> None:
    run_without_kernels(EVERYTHING)


def test_without_its_kernel_the_lexicon_answers() -> None:
    run_without_kernels(LEXICON)
