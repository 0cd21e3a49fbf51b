// Looking no more often than pictures are drawn.
const LONGEST = 500; // milliseconds; a page that gets hidden draws nothing

/** Once the next picture has been drawn, and all that has come meanwhile has been heard. */
function afterPicture(then: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    setTimeout(() => setTimeout(then)); // the first comes with the picture, the second after whatever waits behind it
  });
  const timer = setTimeout(() => (cancelAnimationFrame(frame), then()), LONGEST);
}

/** Work for a picture, whenever it is asked for: done at once, and again only when that picture has been drawn and `seen`. */
export function oncePerPicture(work: () => void, seen: () => void): () => void {
  let wanted = false;
  let busy = false;
  const draw = (): void => {
    busy = wanted;
    if (!wanted) return;
    wanted = false;
    afterPicture(() => {
      seen();
      draw();
    });
    work();
  };
  return () => {
    wanted = true;
    if (!busy) draw();
  };
}
