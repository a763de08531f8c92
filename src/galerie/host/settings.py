"""What the person who runs the host can choose."""

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: user_data_path("galerie") / "tables.sqlite3")
    """The one file where everything is kept."""

    bot_workers: int = 1
    """Processes in which bots think."""

    bot_pause: float = 0.6
    """Seconds a bot takes at least, so that a person can follow; with none it has no pace either, and acts at once."""

    requests_per_minute: int = 1200
    """From one address, over REST."""

    messages_per_second: float = 50.0
    """From one connection, over a socket; four seconds' worth of them may come at once."""
