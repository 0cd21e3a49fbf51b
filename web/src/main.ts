import "@fontsource-variable/fredoka/index.css";
import "@fontsource-variable/nunito/index.css";
import "./style/tokens.css";
import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { hireWorker } from "./ui/worker";
import { dress, settings } from "./ui/settings.svelte";
import { speak } from "./words/words.svelte";

dress();
await speak(settings.language);
mount(App, { target: document.body });
void hireWorker();
