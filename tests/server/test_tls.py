"""A server with a certificate of its own: pages and sockets through TLS, with the cookies of TLS, and nothing else."""

from __future__ import annotations

import asyncio
import ssl
from pathlib import Path

import httpx
import pytest
from online import AtTable, seated_table
from proxies import browser, certificate
from serving import listening, replaced

from rulewright.server.settings import Settings


def test_pages_and_sockets_come_through_tls(sqlite_settings: Settings, tmp_path: Path) -> None:
    cert, key = certificate(tmp_path)
    trusted = ssl.create_default_context(cafile=str(cert))
    settings = replaced(sqlite_settings, certificate=str(cert), certificate_key=str(key))

    async def scenario() -> None:
        async with listening(settings) as here:
            assert here.origin.startswith("https://127.0.0.1:")
            origin = f"https://localhost:{here.settings.port}"
            async with browser(origin, trusted) as ada, browser(origin, trusted) as bob:
                for person, name in ((ada, "Ada"), (bob, "Bob")):
                    await person.guest(name)
                cookies = {cookie.name: cookie.secure for cookie in ada.client.cookies.jar}
                assert cookies == {"__Host-rulewright": True}
                answer = await ada.client.get("/api/me")
                assert answer.headers["strict-transport-security"] == "max-age=31536000"
                table = await seated_table([ada, bob])
                async with ada.socket(table, ssl=trusted) as socket:
                    seat = AtTable(socket)
                    await seat.hello()
                    await seat.position()
                    assert seat.update["eyes"] == 0
                    await seat.close()
                with pytest.raises(httpx.RemoteProtocolError):
                    await httpx.AsyncClient(trust_env=False).get(f"http://localhost:{here.settings.port}/")

    asyncio.run(scenario())
