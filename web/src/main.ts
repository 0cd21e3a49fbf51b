// Entry point: loads fonts, styles and messages, then mounts the app and registers the service worker.
import "@fontsource-variable/fredoka/index.css";
import "@fontsource-variable/nunito/index.css";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { registerServiceWorker } from "./app/serviceWorker";
import { dress, settings } from "./app/settings.svelte";
import { speak } from "./words/words.svelte";

/** A late font swap shifts the layout, so the page waits for its fonts, up to a limit. */
const FONT_TIMEOUT = 1500;
const fonts = (): Promise<unknown> =>
  Promise.all(["600 1em 'Fredoka Variable'", "400 1em 'Nunito Variable'"].map((font) => document.fonts.load(font)));
const delay = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** A chunk of the page is missing: if the server answers, it has a newer version of the page. */
addEventListener(
  "vite:preloadError",
  () =>
    void fetch("/health").then(
      ({ ok }) => ok && location.reload(),
      () => {},
    ),
);

dress();
await Promise.all([speak(settings.language).catch(() => speak("en")), Promise.race([fonts(), delay(FONT_TIMEOUT)])]);
mount(App, { target: document.body });
void registerServiceWorker();
