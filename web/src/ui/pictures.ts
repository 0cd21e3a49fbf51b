// Looking no more often than pictures are drawn.
const LONGEST = 500; // milliseconds; a page that gets hidden draws nothing

function nextFrame(then: () => void): void {
  const frame = requestAnimationFrame(() => (clearTimeout(timer), then()));
  const timer = setTimeout(() => (cancelAnimationFrame(frame), then()), LONGEST);
}

/** Work for a picture, whenever it is asked for: done in the next frame, and again only when that one has been drawn. */
export function oncePerPicture(work: () => void): () => void {
  let wanted = false;
  let busy = false;
  const draw = (): void => {
    wanted = false;
    work();
    nextFrame(rest);
  };
  const rest = (): void => {
    busy = wanted;
    if (wanted) nextFrame(draw);
  };
  return () => {
    wanted = true;
    if (busy) return;
    busy = true;
    nextFrame(draw);
  };
}
