// The settings of this browser; stored locally, never sent.
import { setReachable } from "../net/health.svelte";
import { LANGUAGES } from "../facts";
import { preferred, type Language } from "../words/catalogue";
import { speak } from "../words/words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less";
export type Pace = "slow" | "usual" | "fast" | "none";

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  pace: Pace;
}

const KEY = "saucer-settings";
const DEFAULTS: Kept = { language: null, theme: "auto", motion: "auto", sound: true, pace: "usual" };
const TEMPO: Record<Pace, number> = { slow: 1.7, usual: 1, fast: 0.5, none: 0 };

function read(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

const kept = $state<Kept>(read());

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(kept));
  dress();
}

/** Apply theme and motion to the document. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset["theme"] = kept.theme;
  root.dataset["motion"] = settings.still ? "less" : "full";
}

export const settings = {
  get language(): Language {
    const wish = kept.language;
    return wish && LANGUAGES.includes(wish) ? wish : preferred(navigator.languages);
  },
  set language(wish: Language) {
    void speak(wish).then(
      () => {
        kept.language = wish;
        keep();
      },
      () => setReachable(false),
    );
  },
  get theme(): Theme {
    return kept.theme;
  },
  set theme(wish: Theme) {
    kept.theme = wish;
    keep();
  },
  get motion(): Motion {
    return kept.motion;
  },
  set motion(wish: Motion) {
    kept.motion = wish;
    keep();
  },
  get sound(): boolean {
    return kept.sound;
  },
  set sound(on: boolean) {
    kept.sound = on;
    keep();
  },
  get pace(): Pace {
    return kept.pace in TEMPO ? kept.pace : "usual";
  },
  set pace(wish: Pace) {
    kept.pace = wish;
    keep();
  },
  /** Whether motion is reduced. */
  get still(): boolean {
    return (
      kept.motion === "less" ||
      !settings.tempo ||
      (kept.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches)
    );
  },
  /** The duration of steps, 1 being normal; browser tests shorten it. */
  get tempo(): number {
    return Number(sessionStorage.getItem("saucer-tempo") ?? TEMPO[settings.pace]);
  },
  /** The duration of a transition, in milliseconds, scaled from its normal one. */
  lasting(time: number): number {
    return settings.still ? 0 : time * settings.tempo;
  },
};
