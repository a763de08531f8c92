"""The browsers in which an account is signed in, as their owner can tell them apart."""

from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrom": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}
"""What a `User-Agent` contains. The first that fits is right: most browsers also claim to be others."""


def browser_name(user_agent: str) -> str:
    """The browser and the system, such as `Firefox, Android`; empty if neither is known."""
    known = (next((name for sign, name in signs.items() if sign in user_agent), "") for signs in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, known))
