// The toolbar pattern: one tab stop, arrow keys inside. If the focused item is removed, the focus stays in the toolbar.
import type { Attachment } from "svelte/attachments";
import { hasNoModifier } from "./keyboard";

const THINGS = "button:not([inert] *)"; // an item in its outro transition is inert
const thingsIn = (bar: HTMLElement | undefined): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>(THINGS) ?? []),
];

/** Focus the item that is the tab stop, or the first item if that one is being removed. */
export function enter(bar: HTMLElement | undefined): void {
  const things = thingsIn(bar);
  (things.find((thing) => thing.tabIndex === 0) ?? things[0])?.focus();
}

/** The index that a key moves to, from `at` among `count` items in rows; undefined for other keys. */
export function stepTo(key: string, at: number, count: number, perRow: number): number | undefined {
  const to = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at - 1 + count) % count,
    ArrowDown: at + perRow,
    ArrowUp: at - perRow,
    Home: 0,
    End: count - 1,
  }[key];
  return to !== undefined && to >= 0 && to < count ? to : undefined;
}

/** Attach it to the element with the role. With items in rows, the up and down arrows move between rows. */
export function toolbar(perRow: () => number = () => Infinity): Attachment<HTMLElement> {
  return (bar) => {
    let tabStop = 0; // index of the tab stop
    let inside = false; // the focus is here, or was when its item was removed

    const things = (): HTMLElement[] => thingsIn(bar);
    const arrange = (): void => {
      const all = things();
      tabStop = Math.max(0, Math.min(tabStop, all.length - 1));
      for (const [place, thing] of all.entries()) thing.tabIndex = place === tabStop ? 0 : -1;
      if (inside && isLost(document.activeElement)) all[tabStop]?.focus();
    };
    const came = ({ target }: FocusEvent): void => {
      inside = true;
      tabStop = things().indexOf(target as HTMLElement);
      arrange();
    };
    const went = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget) inside = bar.contains(relatedTarget as Node);
      else queueMicrotask(() => (inside = document.activeElement === target || isLost(target as Element)));
    };
    const onKey = (key: KeyboardEvent): void => {
      const all = things();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const to = at < 0 || !hasNoModifier(key) ? undefined : stepTo(key.key, at, all.length, perRow());
      if (to === undefined) return;
      all[to]?.focus();
      key.preventDefault();
    };

    const watch = new MutationObserver(arrange);
    watch.observe(bar, { childList: true, subtree: true, attributeFilter: ["inert"] });
    bar.addEventListener("focusin", came);
    bar.addEventListener("focusout", went);
    bar.addEventListener("keydown", onKey);
    arrange();
    return () => {
      watch.disconnect();
      bar.removeEventListener("focusin", came);
      bar.removeEventListener("focusout", went);
      bar.removeEventListener("keydown", onKey);
    };
  };
}

/** Whether an element can no longer have the focus. */
export function isLost(element: Element | null): boolean {
  return !element?.isConnected || element === document.body || element.closest("[inert]") !== null;
}
