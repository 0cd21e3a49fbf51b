// The address to share: a page opened as "localhost" is at another address for everybody else in the room.
import { whereabouts } from "../net/api";

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;
let origin = $state(location.origin);
let asked = false;

/** The server's address for others; once it is known, the one inside the room's network. */
export function sharedOrigin(): string {
  if (!asked && LOCAL.test(location.hostname)) {
    asked = true;
    void whereabouts().then(
      ({ room }) => (origin = room ? new URL(room).origin : origin),
      () => (asked = false),
    );
  }
  return origin;
}

/** Whether others can open it at all: not if it still means each machine itself. */
export function reachesOthers(): boolean {
  return !LOCAL.test(new URL(origin).hostname);
}
