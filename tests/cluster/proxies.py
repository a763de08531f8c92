"""The proxies of docs/scale.md, configured as it says: Debian has `nginx-light`, `haproxy` and `caddy`."""

import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path
from typing import Final

import httpx

from tests.cluster.hosts import ClusterHost, until
from tests.servers import Server
from tests.valkey import free_port

PAGE: Final = Path(__file__).parents[2] / "docs" / "scale.md"

NGINX: Final = """
daemon off;
pid pid;
events {{}}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    {configuration}
}}
"""
CADDY: Final = """
{{
    admin off
}}
{configuration}
"""
PLACES: Final = {
    "nginx": ("…  # as for one host", "listen 127.0.0.1:{port};"),
    "HAProxy": ("bind :80", "bind 127.0.0.1:{port}"),
    "Caddy": ("galerie.example {", "http://127.0.0.1:{port} {{"),
}
"""What a page for all cannot say: where the proxy listens."""

FRAMES: Final = {"nginx": NGINX, "HAProxy": "{configuration}", "Caddy": CADDY}
COMMANDS: Final = {
    "nginx": ("nginx", "-p", "{folder}", "-e", "stderr", "-c", "configuration"),
    "HAProxy": ("haproxy", "-db", "-f", "configuration"),
    "Caddy": ("caddy", "run", "--adapter", "caddyfile", "--config", "configuration"),
}


def configuration(name: str, port: int, hosts: list[ClusterHost]) -> str:
    found = re.search(rf"{name}:\n\n```\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert found
    text = found[1]
    place, chosen = PLACES[name]
    assert place in text
    text = text.replace(place, chosen.format(port=port))
    for number, host in enumerate(hosts, 1):
        text = text.replace(f"10.0.0.{number}:8000", f"127.0.0.1:{host.port}")
    assert "10.0.0." not in text
    return FRAMES[name].format(configuration=text)


class Proxy(Server):
    """As an ordinary user, in a folder of its own."""

    def __init__(self, name: str, hosts: list[ClusterHost]) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="galerie-proxy-"))
        super().__init__(self.folder / "none")
        self.port = free_port()
        self._words = [word.format(folder=self.folder) for word in COMMANDS[name]]
        (self.folder / "configuration").write_text(configuration(name, self.port, hosts))

    def command(self) -> list[str]:
        if os.geteuid():
            return self._words
        user = pwd.getpwnam("nobody")
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups", *self._words]

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(),
                stdout=log,
                stderr=log,
                text=True,
                cwd=self.folder,
                env={**os.environ, "HOME": str(self.folder)},
                start_new_session=True,
            )
        until(self._answers)

    def end(self) -> None:
        if self.is_running:
            os.killpg(self.pid, signal.SIGKILL)
            self._ended()
        shutil.rmtree(self.folder)

    def _answers(self) -> bool:
        assert self.is_running, self.log.read_text()
        try:
            return httpx.get(f"{self.address}/health").status_code == 200
        except httpx.HTTPError:
            return False
