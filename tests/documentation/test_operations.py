"""`docs/operations.md` documents every metric; `tests/host/test_settings.py` compares the settings."""

from galerie.host.ops.metrics import Metrics
from tests.documentation.pages import CODE, read, rows, section


def test_exactly_the_metrics_of_the_server_are_documented() -> None:
    told = {
        name: kind
        for first, kind, *_ in rows(section(read("docs/operations.md"), "Monitoring"))
        for name in CODE.findall(first)
        if name.startswith("galerie_")
    }
    measured = {
        f"{metric.name}_total" if metric.type == "counter" else metric.name: metric.type
        for metric in Metrics().registry.collect()
        if metric.name.startswith("galerie_")
    }
    assert told == measured
