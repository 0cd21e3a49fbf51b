// How time passes on a stage: as a person has set it. Nobody sees steps on a hidden page, or where they take no time.
import type { Clockwork } from "./stage.svelte";
import { settings } from "../app/settings.svelte";

export const clockwork: Clockwork = {
  pause: (time) => new Promise((done) => setTimeout(done, time * settings.tempo)),
  unseen: () => document.hidden || !settings.tempo,
};
