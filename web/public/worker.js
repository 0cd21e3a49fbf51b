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
  const fresh = await fetch(request).catch(() => null);
  if (fresh && fresh.status < 500) return fresh;
  return (await caches.match(PAGE)) ?? fresh ?? Response.error();
}

/** A part of the page. Its name changes with its content, so a kept one is always right. */
async function part(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

/** A page has loaded its parts: keep them and, now that it can be shown, the page; forget the parts of an older one. */
async function keep(parts) {
  const kept = await caches.open(KEPT);
  for (const url of parts) if (!(await kept.match(url))) await kept.add(url);
  const [fresh, before] = await Promise.all([fetch(PAGE), kept.match(PAGE)]);
  if (!fresh.ok) return;
  const isNewer = (await fresh.clone().text()) !== (await before?.text());
  await kept.put(PAGE, fresh);
  for (const { url } of isNewer ? await kept.keys() : []) {
    if (url.includes("/assets/") && !parts.includes(url)) await kept.delete(url);
  }
}
