// The stage's timers, scaled by the player's settings. Steps go unseen on a hidden page, or if they take no time.
import type { StageTimers } from "./stage.svelte";
import { settings } from "../app/settings.svelte";

export const stageTimers: StageTimers = {
  pause: (time) => new Promise((done) => setTimeout(done, time * settings.tempo)),
  unseen: () => document.hidden || !settings.tempo,
};
