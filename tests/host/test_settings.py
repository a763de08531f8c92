"""Settings: the command line over the environment over the file over the defaults."""

from dataclasses import fields
from pathlib import Path

import pytest
from typer.testing import CliRunner

from galerie.cli import app
from galerie.core import Refusal
from galerie.host.store.address import Address
from galerie.host.web.settings import Chosen, Settings

ROOT = Path(__file__).parents[2]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "galerie.toml"


def run(*words: str, **environment: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["serve", "--show-settings", *words], env={"GALERIE_LANG": "en", **environment})
    return result.exit_code, result.stdout, result.stderr


def test_the_line_is_over_the_environment_over_the_file_over_the_defaults(file: Path) -> None:
    file.write_text("port = 1\nbot_workers = 2\nlog_format = 'json'\n")
    environment = {"GALERIE_PORT": "3", "GALERIE_BOT_WORKERS": "4", "OTHER": "5"}
    chosen = Chosen.among([("port", "6", "--port")], environment, file)
    assert chosen.settings == Settings(port=6, bot_workers=4, log_format="json")
    assert chosen.sources == {"port": "--port", "bot_workers": "GALERIE_BOT_WORKERS", "log_format": str(file)}


def test_what_is_printed_is_a_file_that_chooses_the_same(file: Path) -> None:
    first = Chosen.among([("bot_pause", "0", "--bot-pause"), ("data", 'a "b"\\é', "--data")], {})
    file.write_text(str(first))
    assert Chosen.among([], {}, file).settings == first.settings


def test_what_is_printed_tells_no_secret() -> None:
    environment = {"GALERIE_METRICS_TOKEN": "sesame", "GALERIE_LOG_LEVEL": "info"}
    code, out, _ = run("--port", "9000", **environment)
    assert code == 0
    assert "sesame" not in out
    assert "# metrics_token is a secret  # GALERIE_METRICS_TOKEN\n" in out
    assert "port = 9000  # --port\n" in out
    assert 'log_level = "info"  # GALERIE_LOG_LEVEL\n' in out


@pytest.mark.parametrize("value", ["redis://:sesame@", "http://:sesame@valkey:6379", "redis://:sesame@valkey:0/x"])
def test_the_address_of_a_queue_is_a_secret_even_if_it_is_wrong(value: str) -> None:
    code, out, error = run(GALERIE_QUEUE=value)
    assert (code, out) == (2, "")
    assert error.startswith("queue (GALERIE_QUEUE) cannot have this value: write redis://")
    assert "sesame" not in error
    code, out, error = run(GALERIE_QUEUE="redis://:sesame@valkey:6379/1")
    assert (code, error) == (0, "")
    assert "# queue is a secret  # GALERIE_QUEUE\n" in out
    assert "sesame" not in out


def test_a_secret_of_the_wrong_kind_is_not_shown(file: Path) -> None:
    file.write_text("metrics_token = 1234567\n")
    code, _, error = run("--config", str(file))
    assert code == 2
    assert "1234567" not in error


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ada:sesame@db.example:5433/galerie", "postgresql://ada@db.example:5433/galerie"),
        (
            "postgres://db/galerie?user=ada&password=sesame&sslmode=require",
            "postgresql://db/galerie?user=ada&sslmode=require",
        ),
        ("postgresql://%61da:sesame@/galerie?host=/run/postgresql", "postgresql://%61da@/galerie?host=/run/postgresql"),
    ],
)
def test_the_address_of_a_database_is_printed_without_its_password(address: str, shown: str) -> None:
    code, out, _ = run(GALERIE_DATA=address)
    assert code == 0
    assert f'data = "{shown}"  # GALERIE_DATA, without its password\n' in out
    assert "sesame" not in out
    chosen = Chosen.among([("data", address, "--data")], {}).settings
    assert "sesame" not in repr(chosen)
    assert isinstance(chosen.data, Address)
    assert chosen.data.url == address


@pytest.mark.parametrize(
    "address",
    [
        "postgresql://ada:open/sesame@db/galerie",
        "postgresql://ada:open@sesame@db/galerie",
        "postgres:sesame",
        "postgresql:/sesame",
    ],
)
@pytest.mark.parametrize(("lang", "word"), [("en", "malformed"), ("fr", "mal formée")])
def test_a_malformed_address_is_refused_without_being_quoted(address: str, lang: str, word: str) -> None:
    code, out, err = run(GALERIE_DATA=address, GALERIE_LANG=lang)
    assert code
    assert word in err
    assert "sesame" not in out + err


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("port", "http", "port (GALERIE_PORT) cannot be “http”: it takes a whole number from 0 to 65535."),
        ("port", "70000", "port (GALERIE_PORT) cannot be “70000”: it takes a whole number from 0 to 65535."),
        ("port", "80.5", "port (GALERIE_PORT) cannot be “80.5”: it takes a whole number from 0 to 65535."),
        ("bot_pause", "nan", "bot_pause (GALERIE_BOT_PAUSE) cannot be “nan”: it takes a number from 0 to 1000000000."),
        ("bot_pause", "-1", "bot_pause (GALERIE_BOT_PAUSE) cannot be “-1”: it takes a number from 0 to 1000000000."),
        ("log_format", "xml", "log_format (GALERIE_LOG_FORMAT) cannot be “xml”: choose one of human, json."),
        ("trusted_proxies", "localhost", "trusted_proxies (GALERIE_TRUSTED_PROXIES) cannot be “localhost”."),
    ],
)
def test_a_wrong_value_is_refused_with_a_sentence(name: str, value: str, sentence: str) -> None:
    assert run(**{f"GALERIE_{name.upper()}": value}) == (2, "", sentence + "\n")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = '8000'\n", "cannot be “8000”: it takes a whole number from 0 to 65535."),
        ("prot = 8000\n", "“prot” ("),
        ("port 8000", "is not TOML"),
    ],
)
def test_a_file_must_say_what_it_means(file: Path, text: str, sentence: str) -> None:
    file.write_text(text)
    code, out, error = run("--config", str(file))
    assert (code, out) == (2, "")
    assert sentence in error


def test_a_file_that_is_not_there_is_named() -> None:
    code, _, error = run("--config", "/nowhere/galerie.toml")
    assert (code, error) == (2, "The file “/nowhere/galerie.toml” cannot be read (No such file or directory).\n")


def test_any_setting_can_be_said_on_the_line() -> None:
    assert "drain_seconds = 1.0  # --set\n" in run("--set", "drain_seconds=1", GALERIE_DRAIN_SECONDS="2")[1]
    assert run("--set", "speed=3")[2].startswith("“speed” (--set) is not a setting. Settings: host, port, ")
    assert run("--set", "speed")[2] == "“speed” sets nothing: write a name, an equals sign and a value.\n"


def test_a_refusal_speaks_french_too() -> None:
    assert run(GALERIE_LANG="fr", GALERIE_PORT="x")[2].startswith("port (GALERIE_PORT) ne peut pas valoir « x »")


def test_every_setting_is_in_the_manual() -> None:
    manual = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    for each in fields(Settings):
        assert f"| `{each.name}` |" in manual, each.name


@pytest.mark.parametrize(("told", "unread"), [("", ""), ("GALERIE_SPEED", "3"), ("GALERIE_PORT_8000_TCP", "tcp://x")])
def test_what_an_orchestrator_puts_into_the_environment_is_let_be(told: str, unread: str) -> None:
    assert Chosen.among([], {told: unread, "GALERIE_HOST": ""}).settings == Settings()


def test_a_home_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    assert Chosen.among([], {"GALERIE_DATA": "~/t.sqlite3"}).settings.data == Path("/home/ada/t.sqlite3")


def test_no_value_at_all_is_refused_by_its_name() -> None:
    with pytest.raises(Refusal, match="setting text"):
        Chosen.among([], {"GALERIE_TRUSTED_PROXIES": "1.2.3.4/99"})
