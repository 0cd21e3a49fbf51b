// Creates events of a game for tests.
import type { EventKey, EventOf, GameSlug } from "../src/board/gameBoard";

type Tag<S extends GameSlug> = { [K in EventKey<S>]: K extends `event-${infer Name}` ? Name : never }[EventKey<S>];
type Args<S extends GameSlug, T extends string> = Extract<EventOf<S>, { key: `event-${T}` }>["args"];

/** Creates the events of one game from the tag of each, as in its events.py, and its arguments; both are type-checked. */
export function eventsOf<S extends GameSlug>(part: S) {
  return <T extends Tag<S>>(tag: T, args: Args<S, T>): EventOf<S> =>
    ({ part, key: `event-${tag}`, args }) as unknown as EventOf<S>;
}
