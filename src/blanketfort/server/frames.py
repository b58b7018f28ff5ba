"""The bytes of sockets, before they are frames: a client that sends more of them than anybody needs is cut off.

Every frame takes time of all who play, also an empty one that no message ever comes of.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from blanketfort.server.limits import Bucket

LARGEST_BURST = 131_072
BYTES = 1024
"""How many bytes a message may have in the long run; most have less than a hundred."""


def frames_for(messages: float) -> type[WebSocketsSansIOProtocol]:
    """How frames are read where a client may send this many messages a second."""

    class Frames(WebSocketsSansIOProtocol):
        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self.bucket = Bucket(BYTES * messages, LARGEST_BURST)

        def data_received(self, data: bytes) -> None:
            if self.bucket.take(len(data)):
                super().data_received(data)
            else:
                self.transport.abort()

    return Frames
