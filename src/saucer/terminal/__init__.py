"""The terminal client: line mode, and a full-screen mode in `screen`."""
