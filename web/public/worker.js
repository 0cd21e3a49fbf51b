// Lets the page open without a network. It keeps the page and what it is made of; never anything that a table says.
const KEPT = "saucer-1";
const PAGE = "/";

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll([PAGE, "/icon.svg", "/manifest.webmanifest"])));
});

self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("message", (event) => event.waitUntil(keep(event.data)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(part(request));
});

async function begin() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

/** The newest page if the server answers, else the one kept: it says itself that there is no network. */
async function page(request) {
  try {
    const fresh = await fetch(request);
    const isPage = fresh.ok && fresh.headers.get("content-type")?.startsWith("text/html");
    if (isPage) await (await caches.open(KEPT)).put(PAGE, fresh.clone());
    return fresh;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

/** A part of the page. Its name changes with its content, so a kept one is always right. */
async function part(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

/** Keep the parts in use, which were loaded before there was a worker; forget those of an older page. */
async function keep(parts) {
  const kept = await caches.open(KEPT);
  for (const request of await kept.keys()) {
    if (request.url.includes("/assets/") && !parts.includes(request.url)) await kept.delete(request);
  }
  for (const url of parts) if (!(await kept.match(url))) await kept.add(url);
}
