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

/** Letters that change their shape under the reader's eyes make everything jump; so they come first, if they come soon. */
const FONT_PATIENCE = 1500;
const fonts = (): Promise<unknown> =>
  Promise.all(["600 1em 'Fredoka Variable'", "400 1em 'Nunito Variable'"].map((font) => document.fonts.load(font)));
const patience = (time: number): Promise<void> => new Promise((done) => setTimeout(done, time));

/** A part of the page is gone: where the server answers, it has a newer page. */
addEventListener(
  "vite:preloadError",
  () =>
    void fetch("/health").then(
      ({ ok }) => ok && location.reload(),
      () => {},
    ),
);

dress();
await Promise.all([
  speak(settings.language).catch(() => speak("en")),
  Promise.race([fonts(), patience(FONT_PATIENCE)]),
]);
mount(App, { target: document.body });
void registerServiceWorker();
