// Registers the service worker that lets the page open offline, where the browser supports it.
const SETTLED = 4000; // milliseconds until a page has loaded its resources

export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  try {
    await navigator.serviceWorker.register("/worker.js");
    const { active } = await navigator.serviceWorker.ready;
    setTimeout(() => active?.postMessage(parts()), SETTLED);
  } catch {
    // Without a service worker the page still works, but only online.
  }
}

/** The addresses of all resources that this page has loaded. */
function parts(): string[] {
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  return loaded.filter((url) => url.startsWith(`${location.origin}/assets/`));
}
