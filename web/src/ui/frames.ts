// Scheduling: work that is done at most once per painted frame.
const LONGEST = 500; // milliseconds; a hidden page paints no frames

/** Run after the next frame has been painted and the messages that arrived meanwhile have been handled. */
function afterFrame(then: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(() => setTimeout(then)); // the first runs with the frame, the second after the tasks queued behind it
  });
  const timer = setTimeout(() => (cancelAnimationFrame(frame), then()), LONGEST);
}

/** A throttled `work`: runs at once, and again only after that frame has been painted and reported by `seen`. */
export function oncePerFrame(work: () => void, seen: () => void): () => void {
  let pending = false;
  let busy = false;
  const draw = (): void => {
    busy = pending;
    if (!pending) return;
    pending = false;
    afterFrame(() => {
      seen();
      draw();
    });
    work();
  };
  return () => {
    pending = true;
    if (!busy) draw();
  };
}
