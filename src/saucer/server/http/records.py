"""Endpoints for records of games: download, replay, proof of the shuffle, review."""

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from saucer.server import protocol
from saucer.server.errors import ServerError
from saucer.server.fairness.proof import proof_of, verify_proof
from saucer.server.http.context import EFFORT, VERIFY_COST, RequestContext, caller
from saucer.server.http.errors import json_response
from saucer.server.http.parameters import body, number, texts
from saucer.server.http.tables import subscription
from saucer.server.table.state import SPECTATOR
from saucer.server.views import records
from saucer.server.views.advice import advice
from saucer.server.views.replay import position_of, replay_steps, review_record
from saucer.server.views.viewer import Viewer

LARGEST_PROOF: Final = 2_000_000
REVIEW_COST: Final = 5.0  # in units of an ordinary request


async def record(context: RequestContext, request: Request) -> Response:
    """A game as a file: whole after its end, before it as your seat knows it."""
    live_table, subscriber = await subscription(context, request)
    await live_table.steady.wait()
    deal = records.deal_of(live_table.state, number(request, "game", 0) or 0)
    seat, over = live_table.state.seat_of(subscriber.caller.guest), records.is_over(deal)
    text = await asyncio.to_thread(records.told_record, records.record_of(live_table.state, deal), over, seat)
    return Response(text + "\n", media_type="application/json")


async def replay(context: RequestContext, request: Request) -> Response:
    """A game after a number of moves, as a seat saw it; another seat's view only after the end."""
    live_table, subscriber = await subscription(context, request)
    await live_table.steady.wait()
    state = live_table.state
    game_number = number(request, "game", 0) or len(state.deals)
    deal = records.deal_of(state, game_number)
    own = state.seat_of(subscriber.caller.guest)
    seat = number(request, "seat", None)
    if seat is not None and seat not in (own, SPECTATOR) and not records.is_over(deal):
        raise ServerError("game-running")
    as_seat = own if seat is None else min(seat, len(state.seats) - 1)
    played = records.record_of(state, deal)
    after = min(number(request, "move", 0) or 0, len(played.moves))
    [step] = await asyncio.to_thread(replay_steps, played, Viewer(as_seat, language=subscriber.language), after, after)
    return json_response(msgspec.structs.replace(step, game=game_number))


async def proof(context: RequestContext, request: Request) -> Response:
    """The proof of a finished game's shuffle."""
    live_table, _ = await subscription(context, request)
    await live_table.steady.wait()
    deal = records.deal_of(live_table.state, number(request, "game", 0) or 0)
    if not records.is_over(deal):
        raise ServerError("not-over")
    return json_response(proof_of(deal))


async def verify(context: RequestContext, request: Request) -> Response:
    """Check a proof of a shuffle."""
    context.slow_down(context.address(request), VERIFY_COST)
    proof_sent = await body(request, protocol.Proof, LARGEST_PROOF)
    return json_response(await asyncio.to_thread(verify_proof, proof_sent))


async def review(context: RequestContext, request: Request) -> Response:
    """A record, step by step: as a seat saw it, or with all hands open. Who has a record knows all that is in it."""
    context.slow_down(context.address(request), REVIEW_COST)
    payload = await body(request, protocol.ReviewWish, LARGEST_PROOF)
    return json_response(await asyncio.to_thread(review_record, payload, texts(request)))


async def review_advice(context: RequestContext, request: Request) -> Response:
    """A bot's move in a position of a record, with the knowledge of the seat."""
    context.slow_down(context.address(request), EFFORT[protocol.Hint])
    payload = await body(request, protocol.Position, LARGEST_PROOF)
    match, seat = await asyncio.to_thread(position_of, payload)
    if seat not in match.actors:
        raise ServerError("hint-not-now")
    opinion = await context.registry.bot_pool.advise(match, seat)
    return json_response(advice(match, seat, texts(request), "review", opinion))


async def play_on(context: RequestContext, request: Request) -> Response:
    """Make a table that goes on from a position of a record, against bots. Its seed is known; it proves nothing."""
    guest = await context.founder(request)
    payload = await body(request, protocol.PlayOn, LARGEST_PROOF)
    match, seat = await asyncio.to_thread(position_of, payload)
    return json_response(
        protocol.TableMade(await context.registry.create_from(caller(guest), match, seat, payload.level)), 201
    )
