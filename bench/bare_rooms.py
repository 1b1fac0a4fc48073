"""A WebSocket server that only broadcasts: no game, no storage. The measure for ``load.py``."""

import socket
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: defaultdict[str, set[WebSocket]] = defaultdict(set)


async def room(client: WebSocket) -> None:
    await client.accept()
    members = rooms[client.path_params["room"]]
    members.add(client)
    try:
        while True:
            text = await client.receive_text()
            for member in members:
                await member.send_text(text)
    except WebSocketDisconnect:
        members.discard(client)


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        Starlette(routes=[WebSocketRoute("/{room}", room)]),
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
