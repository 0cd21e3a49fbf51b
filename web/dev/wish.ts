// What the gallery is asked to show, as it stands in the address.
import { LANGUAGES, SLUGS, type Slug } from "../src/facts";
import type { Language } from "../src/words/catalogue";

/** The windows that boards must fit into, in pixels: a phone has lost some to the bars of its browser. */
export const SIZES = {
  desk: { width: 1280, height: 800, scale: 0.5 },
  phone: { width: 390, height: 664, scale: 0.8 },
  sideways: { width: 844, height: 390, scale: 0.7 },
} as const;
export type Size = keyof typeof SIZES;
export const THEMES = ["auto", "light", "dark"] as const;
export const GAMES = ["all", ...SLUGS] as const;

export interface Wish {
  game: Slug | "all";
  size: Size;
  theme: (typeof THEMES)[number];
  language: Language;
}

/** One lesson frame, alone in its window. */
export interface FrameWish {
  game: Slug;
  frame: number;
}

function oneOf<T extends string>(options: readonly T[], value: string | null): T {
  const [usual] = options;
  return options.find((option) => option === value) ?? (usual as T);
}

export function wishOf(query: URLSearchParams): Wish {
  return {
    game: oneOf(GAMES, query.get("game")),
    size: oneOf(Object.keys(SIZES) as Size[], query.get("size")),
    theme: oneOf(THEMES, query.get("theme")),
    language: oneOf(LANGUAGES, query.get("language")),
  };
}

/** The frame that is asked for, if one is. */
export function frameOf(query: URLSearchParams): FrameWish | null {
  const { game } = wishOf(query);
  const frame = query.get("frame");
  return frame === null || game === "all" ? null : { game, frame: Number(frame) };
}

export function addressOf(wish: Wish, frame?: number): string {
  const query = new URLSearchParams({ ...wish });
  if (frame !== undefined) query.set("frame", String(frame));
  return `/dev/boards?${query}`;
}
