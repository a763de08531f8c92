"""What `import galerie` loads: next to nothing, and what is used later, when it is used."""

import subprocess
import sys

import galerie

HEAVY = ("litestar", "uvicorn", "textual", "rich", "typer", "msgspec", "fluent", "galerie.host", "galerie.terminal")


def loaded(code: str) -> list[str]:
    """The modules of a process that has run this."""
    command = [sys.executable, "-c", f"{code}\nimport sys\nprint(*sys.modules)"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


def test_importing_the_library_loads_nothing_else_of_it() -> None:
    modules = loaded("import galerie")
    assert [name for name in modules if name.startswith("galerie")] == ["galerie"]
    assert not [name for name in modules if name.startswith(HEAVY)]


def test_playing_a_game_loads_no_web_server_and_no_screen() -> None:
    modules = loaded("import galerie; print(galerie.new('reversi').play('e3'))")
    assert "galerie.games.reversi" in modules
    assert not [
        name for name in modules if name.startswith(("galerie.host", "galerie.terminal", "litestar", "textual"))
    ]


def test_every_name_is_there_and_no_other() -> None:
    for name in galerie.__all__:
        assert getattr(galerie, name)
        assert name in dir(galerie)
    assert not hasattr(galerie, "nothing")
