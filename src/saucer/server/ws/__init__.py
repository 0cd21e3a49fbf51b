"""The WebSocket side."""
