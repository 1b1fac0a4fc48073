"""One HTTP request to a push service: no redirects, no proxies, no second look at its name."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Final

from zoopark.extras import needs
from zoopark.server.push.destination import Destination, Unreachable

PATIENCE: Final = 10.0  # seconds for a request


async def post(to: Destination, headers: Mapping[str, str], body: bytes) -> int:
    """Send a message; the status that the service answers."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await _connected(to)
            try:
                return await _exchanged(reader, writer, to, headers, body)
            finally:
                writer.close()
                with suppress(OSError, TimeoutError):
                    await writer.wait_closed()
    except (OSError, TimeoutError) as error:
        raise Unreachable(str(error)) from error


async def _connected(to: Destination) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    import ssl  # which Python in a browser does not have

    security = ssl.create_default_context() if to.secure else None
    name = to.host if to.secure else None
    last: OSError = OSError("it has no address")
    for address in to.addresses:
        try:
            return await asyncio.open_connection(
                address, to.port, ssl=security, server_hostname=name
            )
        except OSError as error:
            last = error
    raise last


async def _exchanged(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    to: Destination,
    headers: Mapping[str, str],
    body: bytes,
) -> int:
    h11 = needs("h11")
    connection = h11.Connection(h11.CLIENT)
    lines = {
        "host": to.origin.partition("//")[2],
        "content-length": str(len(body)),
        "connection": "close",
        **headers,
    }
    request = h11.Request(method="POST", target=to.path, headers=list(lines.items()))
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(connection.send(part))
    await writer.drain()
    try:
        while True:
            event = connection.next_event()
            if event is h11.NEED_DATA:
                connection.receive_data(await reader.read(4096))
            elif isinstance(event, h11.Response):
                status: int = event.status_code
                return status
            elif not isinstance(event, h11.InformationalResponse):
                raise OSError("it hung up")
    except h11.RemoteProtocolError as error:
        raise OSError("its answer is not HTTP") from error
