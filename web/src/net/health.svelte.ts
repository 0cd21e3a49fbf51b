// Whether the server is reachable, judged by the last request; polls until it is.
const AGAIN = 3000;
let reachable = $state(true);
let timer: ReturnType<typeof setTimeout> | undefined;

export function isReachable(): boolean {
  return reachable;
}

/** Record whether the last request was answered. */
export function setReachable(success: boolean): void {
  reachable = success;
  clearTimeout(timer);
  if (!success) timer = setTimeout(() => void knock(), AGAIN);
}

/** Check whether the server answers. */
export async function knock(): Promise<void> {
  if (document.hidden) return setReachable(false);
  await fetch("/health").then(
    (answer) => setReachable(answer.ok),
    () => setReachable(false),
  );
}
