"""A table over a WebSocket. A message is carried out where it arrives, and updates are written where they arise.

Nothing queues up for a client that reads slowly: it gets the newest update when it has read the last one.
"""

import asyncio
import logging
from collections import deque
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from saucer.kernel.errors import SaucerError
from saucer.server import protocol
from saucer.server.errors import RateLimited, ServerError
from saucer.server.http import auth
from saucer.server.http.context import EFFORT, RequestContext, caller
from saucer.server.http.errors import error_response
from saucer.server.http.parameters import language, supported_language
from saucer.server.http.ratelimit import Bucket
from saucer.server.metrics import METRICS
from saucer.server.storage import Guest
from saucer.server.table.actor import Table
from saucer.server.table.broadcast import Subscriber
from saucer.server.views.refused import refused
from saucer.server.ws.socket import EXTENSION, Socket

logger: Final = logging.getLogger("saucer.ws")
HELLO_SECONDS: Final = 15.0
SEND_SECONDS: Final = 10.0  # a client that reads more slowly is dropped; it resumes by seq
STRIKES: Final = 20  # messages too fast, or invalid, before the connection is closed
BURST_SECONDS: Final = 4.0
LONGEST_PAUSE: Final = 1.0  # seconds in which nothing is read after a message that came too fast
BROKEN_RULES: Final = 1008  # the close code "policy violation"
FAILED: Final = 1011  # the close code "internal error"
RELOAD: Final = 4000  # the close code of a client of another version


async def table_socket(context: RequestContext, request: WebSocket) -> None:
    """Serve one WebSocket, from the handshake to the end."""
    address = context.address(request)
    guest = Guest("", "", "")
    try:
        context.slow_down(address)
        if not auth.same_origin(request.headers, context.config.origins):
            raise ServerError("wrong-origin")
        guest = await context.guest(request)
        table = await context.table(request.path_params["table"])
        context.admit(table, caller(guest))
        context.make_room(table, caller(guest), address)
    except SaucerError as error:
        await request.send_denial_response(error_response(error, language(request, guest)))
        return
    context.sockets.enter(address)
    try:
        await request.accept()
        socket: Socket = request.scope["extensions"][EXTENSION]
        await Connection(context, socket, table, guest, language(request, guest)).run()
    except (WebSocketDisconnect, RuntimeError, OSError):  # it was gone before it was accepted
        METRICS.count("saucer_sockets_ended_total")
    finally:
        context.sockets.exit(address)


class Follower(Subscriber):
    """The subscriber of a connection, which sends as soon as there is something to send."""

    connection: "Connection"

    def notify(self) -> None:
        """Send what has not been sent."""
        self.connection.flush()


class Connection:
    """One client of one table. It may be reading, waiting for a reply, pausing, or over."""

    def __init__(self, context: RequestContext, socket: Socket, table: Table, guest: Guest, language: str) -> None:
        self.context = context
        self.socket = socket
        self.table = table
        self.guest = guest
        self.language = language
        self.subscriber = Follower(caller(guest))
        self.subscriber.connection = self
        rate = context.config.messages_per_second
        self._bucket = Bucket(rate, max(*EFFORT.values(), rate * BURST_SECONDS))
        self._strikes_left = STRIKES
        self._inbox: deque[bytes] = deque()  # messages that wait for the reply to another, or for the end of a pause
        self._replies: deque[Any] = deque()  # at most one for each request, and requests are carried out one by one
        self._ready = False  # greeted, and not waiting for anything
        self._in_loop = False
        self._following = False
        self._loop = asyncio.get_running_loop()
        self._hello: asyncio.Future[protocol.Hello] = self._loop.create_future()
        self._over: asyncio.Future[None] = self._loop.create_future()
        self._stuck: asyncio.TimerHandle | None = None  # drops the client if it does not read on

    async def run(self) -> None:
        """Serve until either side closes."""
        self.socket.attach(self)
        try:
            if await self._greet():
                await self._follow()
        finally:
            self._finish()
            METRICS.count("saucer_sockets_ended_total")

    async def _greet(self) -> bool:
        """Wait for the client's hello; False if there is none."""
        await asyncio.wait((self._hello, self._over), timeout=HELLO_SECONDS, return_when=asyncio.FIRST_COMPLETED)
        if not self._hello.done() or self._over.done():
            return False
        hello = self._hello.result()
        if hello.language:
            self.language = supported_language(hello.language)
        self.subscriber.language = self.language if hello.texts else None
        await self.table.read_up_to(hello.since)
        self.subscriber.deltas = hello.deltas
        self.subscriber.resume(hello.since, self.table.state)
        return not self._over.done()

    async def _follow(self) -> None:
        self._following = True
        self.table.subscribe(self.subscriber)
        try:
            self._loop.call_soon(self.flush)  # after the table has noted who came, so that one update says both
            self._go_on()
            await self._over
        finally:
            self._following = False
            self.table.unsubscribe(self.subscriber)

    def _finish(self) -> None:
        if not self._over.done():
            self._over.set_result(None)
        self._ready = False
        if self._stuck:
            self._stuck.cancel()

    # ---- reading --------------------------------------------------------------------------------

    def on_message(self, data: bytes) -> None:
        """Carry a message out, or keep it until the one before has been answered."""
        if self._ready and not self._inbox:
            self._take(data)
        elif not self._over.done():
            self._inbox.append(data)
            if not self._hello.done():
                self._read_hello()
            else:
                self.socket.pause_reading()

    def _go_on(self) -> None:
        """Carry out the messages that have waited. A reply that comes at once calls this again, from inside."""
        self._ready = True
        if self._in_loop:
            return
        self._in_loop = True
        while self._inbox and self._ready:
            self._take(self._inbox.popleft())
        self._in_loop = False
        if self._ready:
            self.socket.resume_reading()

    def _take(self, data: bytes) -> None:
        try:
            message = self._decoded(data)
            if message is not None and not self.subscriber.dismissal:
                self._carry_out(message)
        except Exception:
            self._fail("a message could not be carried out")

    def _fail(self, what: str) -> None:
        """End this connection, and harm no other."""
        logger.exception(what)
        self.socket.end(FAILED)
        self._finish()

    def _read_hello(self) -> None:
        message = self._decoded(self._inbox.popleft())
        if isinstance(message, protocol.Hello):
            self._hello.set_result(message)
        elif message is not None:
            self._goodbye(ServerError("message-strange", reason="hello"), BROKEN_RULES)

    def _decoded(self, data: bytes) -> protocol.FromClient | None:
        """A valid message; invalid ones are answered here."""
        METRICS.count("saucer_messages_total")
        try:
            return protocol.decode(data)
        except protocol.UNREADABLE as error:
            self._misunderstood(data, str(error)[:200])
            return None

    def _carry_out(self, message: protocol.FromClient) -> None:
        if isinstance(message, protocol.Hello):
            self._reply(refused(ServerError("message-strange", reason="hello"), message.id, self.language))
        elif isinstance(message, protocol.Seen):
            is_new = self.table.broadcast.mark_seen(self.subscriber, message.seq)
            if not is_new:  # there is at most one new one for each update, so those need no rate limit
                self._may_go_on(message)
        elif not self._may_go_on(message):
            return
        elif isinstance(message, protocol.Again):
            self.subscriber.resume(message.since, self.table.state)
            self.flush()
        elif self.guest.scope != "act":
            self._reply(refused(ServerError("token-reads-only"), message.id, self.language))
        else:
            self._ready = False
            self.table.submit(self.subscriber.caller, message, self.language, self._answered)

    def _answered(self, reply: Any) -> None:
        self._reply(reply)
        if not self._over.done():
            self._go_on()

    def _misunderstood(self, data: bytes, reason: str) -> None:
        version, cid = protocol.envelope(data)
        if version != protocol.VERSION:
            self._goodbye(ServerError("version-reload"), RELOAD, reload=True)
            return
        error = ServerError("message-strange", reason=reason)
        wait = self._bucket.take()
        if self._strike(error):
            self._reply(refused(error, cid, self.language))
            self._pause(wait)

    def _may_go_on(self, message: protocol.Request) -> bool:
        """Slow, then refuse, then close."""
        wait = self._bucket.take(EFFORT.get(type(message), 1.0)) or self.context.everybody.take()
        if not wait:
            self._strikes_left = min(STRIKES, self._strikes_left + 1)
            return True
        if self._strike(ServerError("too-fast")):
            METRICS.count("saucer_too_fast_total")
            self._reply(refused(RateLimited(wait), message.id, self.language))
            self._pause(min(wait, LONGEST_PAUSE))
        return False

    def _strike(self, error: SaucerError) -> bool:
        """Count a broken rule; False if it was one too many, so that the connection ends."""
        self._strikes_left -= 1
        if not self._strikes_left:
            self._goodbye(error, BROKEN_RULES)
        return self._strikes_left > 0

    def _pause(self, seconds: float) -> None:
        """Read nothing for a while."""
        if seconds and self._following:
            self._ready = False
            self.socket.pause_reading()
            self._loop.call_later(seconds, self._end_pause)

    def _end_pause(self) -> None:
        if not self._over.done():
            self._go_on()

    # ---- writing --------------------------------------------------------------------------------

    def _reply(self, message: Any) -> None:
        self._replies.append(message)
        self.flush()

    def flush(self) -> None:
        """Send an update if there is news, then the replies to the requests that caused it."""
        try:
            self._flush()
        except Exception:
            self._fail("an update could not be made")

    def _flush(self) -> None:
        table, subscriber = self.table, self.subscriber
        if self.socket.blocked or self._over.done():
            return
        if subscriber.dismissal:
            self._goodbye(ServerError(subscriber.dismissal), BROKEN_RULES)
            return
        messages: list[bytes] = []
        if self._following and (subscriber.needs_update or subscriber.sent != table.state.seq):
            if not table.steady.is_set():
                return  # when what is being written is on disk, everybody is notified
            subscriber.needs_update = False
            messages.append(table.broadcast.update(table.state, subscriber))
        while self._replies:
            messages.append(protocol.encode(self._replies.popleft()))
        if messages:
            self._send(messages)

    def _send(self, messages: list[bytes]) -> None:
        METRICS.count("saucer_sent_bytes_total", sum(map(len, messages)))
        self.socket.send_messages(messages)

    def _goodbye(self, error: SaucerError, code: int, *, reload: bool = False) -> None:
        problem = refused(error, None, self.language).problem
        if not self.socket.blocked:
            self._send([protocol.encode(protocol.Goodbye(problem, reload))])
        self.socket.end(code)
        self._finish()

    # ---- the socket -----------------------------------------------------------------------------

    def on_blocked(self) -> None:
        """The client reads too slowly: send nothing for now, and drop it if it takes too long."""
        self._stuck = self._loop.call_later(SEND_SECONDS, self._finish)

    def on_writable(self) -> None:
        """The client has read again."""
        if self._stuck:
            self._stuck.cancel()
        self.flush()

    def on_closed(self) -> None:
        """The connection is gone."""
        self._finish()
