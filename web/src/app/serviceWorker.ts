// Registers the service worker that lets the page open without a network, where the browser supports it.
const SETTLED = 4000; // milliseconds until a page has loaded what it needs

export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage(parts()), SETTLED);
  } catch {
    // Without it the page only needs the network to open.
  }
}

/** Everything that this page was made of. */
function parts(): string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  return loaded.filter((url) => url.startsWith(`${location.origin}/assets/`));
}
