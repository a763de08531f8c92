"""The browser that tests drive."""

import shutil
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-features=LocalNetworkAccessChecks",  # a page of another site shows a table of this machine in a frame
)


def path() -> str:
    return next(filter(None, map(shutil.which, NAMES)))
