"""The transport of a WebSocket: uvicorn makes the handshake, then frames go straight to a connection and back.

Messages through ASGI cost a queue, two tasks and a dozen calls each; a table sends four for every move.
"""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from saucer.server.protocol import LARGEST
from saucer.server.ws import frames

EXTENSION: Final = "saucer.socket"  # of the ASGI scope: the protocol itself


class Handler(Protocol):
    """What a WebSocket reports to."""

    def on_message(self, data: bytes) -> None:
        """A message of the client."""

    def on_blocked(self) -> None:
        """The client reads too slowly: nothing is to be sent."""

    def on_writable(self) -> None:
        """The client has read again."""

    def on_closed(self) -> None:
        """The connection is gone."""


class Socket(Protocol):
    """A WebSocket after its handshake."""

    @property
    def blocked(self) -> bool:
        """Whether the client reads too slowly, so that nothing is to be sent."""

    def attach(self, handler: Handler) -> None:
        """Report everything from now on to the handler."""

    def send_messages(self, messages: Sequence[bytes]) -> None:
        """Send text messages."""

    def pause_reading(self) -> None:
        """Read nothing more for now."""

    def resume_reading(self) -> None:
        """Read again."""

    def end(self, code: int) -> None:
        """Send a close frame, and wait for the client's until a timeout."""


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be attached to a handler. With compression, uvicorn's parser still reads the frames."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.blocked = False
        self._handler: Handler | None = None
        self._frames = frames.FrameReader(LARGEST)
        self._reading = True

    # ---- for a handler --------------------------------------------------------------------------

    def attach(self, handler: Handler) -> None:
        """Report everything from now on to the handler. A client that could not wait for the handshake is refused."""
        self._handler = handler
        if self.frames or self.read_paused or self.conn.reader.buffer:
            self._fail(frames.PROTOCOL_ERROR)
        if self.disconnected:
            handler.on_closed()

    def send_messages(self, messages: Sequence[bytes]) -> None:
        """Send text messages."""
        if self.close_sent or self.transport.is_closing():
            return
        if self.conn.extensions:
            for message in messages:
                self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for message in messages for part in (frames.head(message), message)]))

    def pause_reading(self) -> None:
        """Read nothing more for now."""
        if self._reading and not self.transport.is_closing():
            self._reading = False
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Read again."""
        if not self._reading and not self.transport.is_closing():
            self._reading = True
            self.transport.resume_reading()

    def end(self, code: int) -> None:
        """Send a close frame, and wait for the client's until a timeout."""
        if self.close_sent or self.transport.is_closing():
            return
        self._send_close(code)
        self.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    # ---- for the event loop ---------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake; the application finds this socket in the scope."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Read what the client has sent."""
        if self._handler is None or self.conn.extensions:
            super().data_received(data)
            return
        try:
            for opcode, payload in self._frames.feed(data):
                self._received(opcode, payload)
        except frames.FrameError as error:
            self._fail(error.code)

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        super().pause_writing()
        self.blocked = True
        if self._handler:
            self._handler.on_blocked()

    def resume_writing(self) -> None:
        """The client has read again."""
        super().resume_writing()
        self.blocked = False
        if self._handler:
            self._handler.on_writable()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        if self._handler:
            self._handler.on_closed()

    # ---- frames ---------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        """Hand on a message that uvicorn's parser has read."""
        if self._handler is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text" and not frames.is_text(message):
            self._fail(frames.NOT_TEXT)
        elif not self.close_sent:
            self._handler.on_message(message)

    def _received(self, opcode: int, payload: bytes) -> None:
        assert self._handler
        match opcode:
            case frames.TEXT | frames.BINARY:
                if not self.close_sent:
                    self._handler.on_message(payload)
            case frames.PING:
                if not self.transport.is_closing():
                    self.transport.write(frames.frame(payload, frames.PONG))
            case frames.PONG:
                self.handle_pong(Frame(Opcode.PONG, payload))
            case frames.CLOSE:
                self._client_closes(payload)

    def _client_closes(self, payload: bytes) -> None:
        if self.close_sent:  # it answers ours
            self._stop_close_timer()
        else:
            self._send_close(frames.close_code(payload))
        self.transport.close()

    def _fail(self, code: int) -> None:
        if not self.close_sent:
            self._send_close(code)
        self._stop_close_timer()
        self.transport.close()

    def _send_close(self, code: int) -> None:
        self.close_sent = True
        self.stop_keepalive()
        if not self.transport.is_closing():
            self.transport.write(frames.close_frame(code))

    def _stop_close_timer(self) -> None:
        if self.close_timer:
            self.close_timer.cancel()
            self.close_timer = None
