"""The table server: live and turn-based tables of all games over HTTP and WebSocket (docs/server.md)."""
