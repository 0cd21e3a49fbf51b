// The settings of this browser; stored locally, never sent.
import { setReachable } from "../net/health.svelte";
import { LANGUAGES } from "../facts";
import { preferred, type Language } from "../words/catalogue";
import { speak } from "../words/words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less";
export type Pace = "slow" | "usual" | "fast" | "none";

interface StoredSettings {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  pace: Pace;
}

const KEY = "saucer-settings";
const DEFAULTS: StoredSettings = { language: null, theme: "auto", motion: "auto", sound: true, pace: "usual" };
const TEMPO: Record<Pace, number> = { slow: 1.7, usual: 1, fast: 0.5, none: 0 };

function read(): StoredSettings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<StoredSettings>) };
  } catch {
    return DEFAULTS;
  }
}

const store = $state<StoredSettings>(read());

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(store));
  dress();
}

/** Apply theme and motion to the document. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset["theme"] = store.theme;
  root.dataset["motion"] = settings.still ? "less" : "full";
}

export const settings = {
  get language(): Language {
    const wish = store.language;
    return wish && LANGUAGES.includes(wish) ? wish : preferred(navigator.languages);
  },
  set language(wish: Language) {
    void speak(wish).then(
      () => {
        store.language = wish;
        keep();
      },
      () => setReachable(false),
    );
  },
  get theme(): Theme {
    return store.theme;
  },
  set theme(wish: Theme) {
    store.theme = wish;
    keep();
  },
  get motion(): Motion {
    return store.motion;
  },
  set motion(wish: Motion) {
    store.motion = wish;
    keep();
  },
  get sound(): boolean {
    return store.sound;
  },
  set sound(on: boolean) {
    store.sound = on;
    keep();
  },
  get pace(): Pace {
    return store.pace in TEMPO ? store.pace : "usual";
  },
  set pace(wish: Pace) {
    store.pace = wish;
    keep();
  },
  /** Whether motion is reduced. */
  get still(): boolean {
    return (
      store.motion === "less" ||
      !settings.tempo ||
      (store.motion === "auto" && matchMedia("(prefers-reduced-motion: reduce)").matches)
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
