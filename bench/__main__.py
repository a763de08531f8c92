import sys
from importlib import import_module
from pathlib import Path

BENCHMARKS = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py") if path.stem != "timing")

chosen = sys.argv[1:] or BENCHMARKS
if unknown := set(chosen) - set(BENCHMARKS):
    sys.exit(f"unknown benchmark: {', '.join(sorted(unknown))}; choose from {', '.join(BENCHMARKS)}")
for name in chosen:
    print(f"# {name}")
    import_module(f"bench.{name}").main()
