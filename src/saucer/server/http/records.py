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
from saucer.server.http.errors import answer
from saucer.server.http.parameters import body, number, texts
from saucer.server.http.tables import subscription
from saucer.server.table.state import SPECTATOR
from saucer.server.views import records, update
from saucer.server.views.replay import Viewer, position_of, replay_steps, review_record

LARGEST_PROOF: Final = 2_000_000
REVIEW_COST: Final = 5.0  # as much as so many other requests


async def record(context: RequestContext, request: Request) -> Response:
    """A game as a file: whole after its end, before it as your seat knows it."""
    found, subscriber = await subscription(context, request)
    await found.steady.wait()
    deal = records.deal_of(found.state, number(request, "game", 0) or 0)
    seat, over = found.state.seat_of(subscriber.caller.guest), records.is_over(deal)
    text = await asyncio.to_thread(records.told_record, records.record_of(found.state, deal), over, seat)
    return Response(text + "\n", media_type="application/json")


async def replay(context: RequestContext, request: Request) -> Response:
    """A game after so many moves, as a seat saw it; another's eyes only after the end."""
    found, subscriber = await subscription(context, request)
    await found.steady.wait()
    state = found.state
    game_number = number(request, "game", 0) or len(state.deals)
    deal = records.deal_of(state, game_number)
    own = state.seat_of(subscriber.caller.guest)
    seat = number(request, "seat", None)
    if seat is not None and seat not in (own, SPECTATOR) and not records.is_over(deal):
        raise ServerError("game-running")
    eyes = own if seat is None else min(seat, len(state.seats) - 1)
    given = records.record_of(state, deal)
    after = min(number(request, "move", 0) or 0, len(given.moves))
    [step] = await asyncio.to_thread(replay_steps, given, Viewer(eyes, subscriber.language), after, after)
    return answer(msgspec.structs.replace(step, game=game_number))


async def proof(context: RequestContext, request: Request) -> Response:
    """How a finished game was shuffled."""
    found, _ = await subscription(context, request)
    await found.steady.wait()
    deal = records.deal_of(found.state, number(request, "game", 0) or 0)
    if not records.is_over(deal):
        raise ServerError("not-over")
    return answer(proof_of(deal))


async def verify(context: RequestContext, request: Request) -> Response:
    """Check a proof of a shuffle."""
    context.slow_down(context.address(request), VERIFY_COST)
    given = await body(request, protocol.Proof, LARGEST_PROOF)
    return answer(await asyncio.to_thread(verify_proof, given))


async def review(context: RequestContext, request: Request) -> Response:
    """A record, step by step: as a seat saw it, or with all hands open. Who has a record knows all that is in it."""
    context.slow_down(context.address(request), REVIEW_COST)
    wish = await body(request, protocol.ReviewWish, LARGEST_PROOF)
    return answer(await asyncio.to_thread(review_record, wish, texts(request)))


async def review_advice(context: RequestContext, request: Request) -> Response:
    """What a bot would do in a position of a record, knowing what the seat knew."""
    context.slow_down(context.address(request), EFFORT[protocol.Hint])
    wish = await body(request, protocol.Position, LARGEST_PROOF)
    match, seat = await asyncio.to_thread(position_of, wish)
    if seat not in match.actors:
        raise ServerError("hint-not-now")
    given = await context.registry.bot_pool.advise(match, seat)
    return answer(update.advice(match, seat, texts(request), "review", given))


async def play_on(context: RequestContext, request: Request) -> Response:
    """Make a table that goes on from a position of a record, against bots. Its seed is known; it proves nothing."""
    guest = await context.founder(request)
    wish = await body(request, protocol.PlayOn, LARGEST_PROOF)
    match, seat = await asyncio.to_thread(position_of, wish)
    return answer(protocol.TableMade(await context.registry.create_from(caller(guest), match, seat, wish.level)), 201)
