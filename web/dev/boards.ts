// The entry of /dev/boards, a gallery of all boards. The development server serves it; `vite build` starts from
// index.html and never sees this folder.
import "@fontsource-variable/fredoka/index.css";
import "@fontsource-variable/nunito/index.css";
import "../src/style/fonts.css";
import "../src/style/tokens.css";
import "../src/style/base.css";
import { mount } from "svelte";
import { SLUGS } from "../src/facts";
import { learn, speak } from "../src/words/words.svelte";
import Boards from "./Boards.svelte";
import LessonFrame from "./LessonFrame.svelte";
import { frameOf, wishOf } from "./wish";

const query = new URLSearchParams(location.search);
const wish = wishOf(query);
const frame = frameOf(query);
document.documentElement.dataset["theme"] = wish.theme;
document.documentElement.dataset["motion"] = "less";

await speak(wish.language);
if (frame) mount(LessonFrame, { target: document.body, props: frame });
else await learn(...SLUGS).then(() => mount(Boards, { target: document.body, props: { wish } }));
