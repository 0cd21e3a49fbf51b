// The router: the current page as a path in the browser's history.
import { tick } from "svelte";
import { hasLesson, isGame } from "./games";

export type Route =
  | { page: "home" }
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "table"; table: string }
  | { page: "review"; table: string }
  | { page: "lost" };

function routeOf(path: string): Route {
  const [page = "", name = "", more] = path.split("/").slice(1);
  if (more !== undefined) return { page: "lost" };
  if (page === "" && !name) return { page: "home" };
  if (page === "lobby" && !name) return { page: "lobby" };
  if (page === "new" && isGame(name)) return { page: "new", game: name };
  if (page === "rules" && isGame(name)) return { page: "rules", game: name };
  if (page === "review") return { page: "review", table: name };
  if (page === "learn" && hasLesson(name)) return { page: "learn", game: name };
  if (page === "t" && name) return { page: "table", table: name };
  return { page: "lost" };
}

let current = $state.raw<Route>(routeOf(location.pathname));

export function route(): Route {
  return current;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** After navigation, move the focus so that screen readers start at the new page's content. */
function arrive(): void {
  current = routeOf(location.pathname);
  void tick().then(() => document.getElementById("main")?.focus({ preventScroll: true }));
}

/** Handle internal links by navigation instead of a page load. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener("popstate", arrive);
