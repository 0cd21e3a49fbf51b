"""A table over a WebSocket. One task reads, one writes; there is no queue of updates between them."""

import asyncio
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

HELLO_SECONDS: Final = 15.0
SEND_SECONDS: Final = 10.0  # a client that reads more slowly is dropped; it resumes by seq
STRIKES: Final = 20  # messages too fast, or invalid, before the connection is closed
BURST_SECONDS: Final = 4.0
BROKEN_RULES: Final = 1008  # the close code "policy violation"
RELOAD: Final = 4000  # the close code of a client of another version


class Ended(Exception):
    """Ends the connection's tasks."""


async def table_socket(context: RequestContext, socket: WebSocket) -> None:
    """Serve one WebSocket, from the handshake to the end."""
    address = context.address(socket)
    guest = Guest("", "", "")
    try:
        context.slow_down(address)
        if not auth.same_origin(socket.headers, context.config.origins):
            raise ServerError("wrong-origin")
        guest = await context.guest(socket)
        table = await context.table(socket.path_params["table"])
        context.admit(table, caller(guest))
        context.make_room(table, caller(guest), address)
    except SaucerError as error:
        await socket.send_denial_response(error_response(error, language(socket, guest)))
        return
    context.sockets.enter(address)
    try:
        await socket.accept()
        await Connection(context, socket, table, guest).run()
    finally:
        context.sockets.exit(address)


class Connection:
    """One client of one table."""

    def __init__(self, context: RequestContext, socket: WebSocket, table: Table, guest: Guest) -> None:
        self.context = context
        self.socket = socket
        self.table = table
        self.guest = guest
        self.subscriber = Subscriber(caller(guest))
        self.language = language(socket, guest)
        self._replies: deque[Any] = deque()  # at most one for each request, and requests are read one by one
        rate = context.config.messages_per_second
        self._bucket = Bucket(rate, max(*EFFORT.values(), rate * BURST_SECONDS))
        self._strikes_left = STRIKES
        self._loop = asyncio.get_running_loop()
        self._stuck: asyncio.Future[None] = self._loop.create_future()  # resolved when the client stops reading

    async def run(self) -> None:
        """Serve until either side closes."""
        try:
            await self._greet()
            self.table.subscribe(self.subscriber)
            try:
                await self._talk()
            finally:
                self.table.unsubscribe(self.subscriber)
        except (Ended, WebSocketDisconnect, TimeoutError, RuntimeError, OSError):
            METRICS.count("saucer_sockets_ended_total")

    async def _talk(self) -> None:
        reader = asyncio.create_task(self._read(), name="socket read")
        writer = asyncio.create_task(self._write(), name="socket write")
        try:
            done, _ = await asyncio.wait((reader, writer, self._stuck), return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            reader.cancel()
            writer.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    # ---- reading --------------------------------------------------------------------------------

    async def _greet(self) -> None:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = await self._next()
        if not isinstance(hello, protocol.Hello):
            await self._goodbye(ServerError("message-strange", reason="hello"), BROKEN_RULES)
            raise Ended
        if hello.language:
            self.language = supported_language(hello.language)
        self.subscriber.language = self.language if hello.texts else None
        await self.table.read_up_to(hello.since)
        self.subscriber.deltas = hello.deltas
        self._send_all(hello.since)

    def _send_all(self, since: int | None) -> None:
        """Send a whole update next, with the news after `since`."""
        subscriber = self.subscriber
        subscriber.sent = since if since is None else min(since, self.table.state.seq)
        subscriber.held, subscriber.needs_update = None, True
        subscriber.wake.set()

    async def _read(self) -> None:
        while True:
            message = await self._next()
            if self.subscriber.dismissal:
                continue
            if isinstance(message, protocol.Hello):
                self._reply(refused(ServerError("message-strange", reason="hello"), message.id, self.language))
                continue
            if isinstance(message, protocol.Seen):
                is_new = self.table.broadcast.mark_seen(self.subscriber, message.seq)
                if not is_new:  # there is at most one new one for each update, so those need no rate limit
                    await self._may_go_on(message)
                continue
            if not await self._may_go_on(message):
                continue
            if isinstance(message, protocol.Again):
                self._send_all(message.since)
                continue
            if self.guest.scope != "act":
                self._reply(refused(ServerError("token-reads-only"), message.id, self.language))
                continue
            self._reply(await self.table.request(self.subscriber.caller, message, self.language))

    async def _next(self) -> protocol.FromClient:
        """The next valid message; invalid ones are answered here."""
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                raise Ended
            data = received.get("text") or received.get("bytes") or b""
            METRICS.count("saucer_messages_total")
            try:
                return protocol.decode(data)
            except protocol.UNREADABLE as error:
                await self._misunderstood(data, str(error)[:200])

    async def _misunderstood(self, data: bytes | str, reason: str) -> None:
        version, cid = protocol.envelope(data)
        if version != protocol.VERSION:
            await self._goodbye(ServerError("version-reload"), RELOAD, reload=True)
            raise Ended
        wait = self._bucket.take()
        self._strikes_left -= 1
        if not self._strikes_left:
            await self._goodbye(ServerError("message-strange", reason=reason), BROKEN_RULES)
            raise Ended
        await asyncio.sleep(wait)
        await self._send(refused(ServerError("message-strange", reason=reason), cid, self.language))

    async def _may_go_on(self, message: protocol.Request) -> bool:
        """Slow, then refuse, then close."""
        wait = self._bucket.take(EFFORT.get(type(message), 1.0)) or self.context.everybody.take()
        if not wait:
            self._strikes_left = min(STRIKES, self._strikes_left + 1)
            return True
        self._strikes_left -= 1
        if not self._strikes_left:
            await self._goodbye(ServerError("too-fast"), BROKEN_RULES)
            raise Ended
        METRICS.count("saucer_too_fast_total")
        self._reply(refused(RateLimited(wait), message.id, self.language))
        await asyncio.sleep(min(wait, 1.0))
        return False

    # ---- writing --------------------------------------------------------------------------------

    def _reply(self, message: Any) -> None:
        self._replies.append(message)
        self.subscriber.wake.set()

    async def _write(self) -> None:
        """Send updates, each before the replies to the requests that caused it."""
        while True:
            await self.subscriber.wake.wait()
            self.subscriber.wake.clear()
            if self.subscriber.dismissal:
                await self._goodbye(ServerError(self.subscriber.dismissal), BROKEN_RULES)
                raise Ended
            if self.subscriber.needs_update or self.subscriber.sent != self.table.state.seq:
                self.subscriber.needs_update = False
                await self._send_bytes(await self.table.update(self.subscriber))
            while self._replies:
                await self._send(self._replies.popleft())

    async def _send(self, message: Any) -> None:
        await self._send_bytes(protocol.encode(message))

    async def _send_bytes(self, data: bytes) -> None:
        alarm = self._loop.call_later(SEND_SECONDS, self._give_up)
        try:
            await self.socket.send_text(data.decode())
        finally:
            alarm.cancel()
        METRICS.count("saucer_sent_bytes_total", len(data))

    def _give_up(self) -> None:
        if not self._stuck.done():
            self._stuck.set_result(None)

    async def _goodbye(self, error: SaucerError, code: int, *, reload: bool = False) -> None:
        problem = refused(error, None, self.language).problem
        await self._send(protocol.Goodbye(problem, reload))
        await self.socket.close(code)
