// The address to share: "localhost" does not work on any other machine.
import { whereabouts } from "../net/api";

const LOCAL = /^(localhost|127\.[\d.]+|\[::1\])$/;
let origin = $state(location.origin);
let isRequested = false;

/** The server's address for others: the one on the local network, once it has loaded. */
export function sharedOrigin(): string {
  if (!isRequested && LOCAL.test(location.hostname)) {
    isRequested = true;
    void whereabouts().then(
      ({ room }) => (origin = room ? new URL(room).origin : origin),
      () => (isRequested = false),
    );
  }
  return origin;
}

/** Whether others can open the address: not if it is still a loopback address. */
export function reachesOthers(): boolean {
  return !LOCAL.test(new URL(origin).hostname);
}
