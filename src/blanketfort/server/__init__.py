"""The web table: a thin shell of HTTP, WebSocket, storage and bot workers around `table/`."""
