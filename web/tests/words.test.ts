// Loading of messages and changes of language.
import { beforeEach, expect, test, vi } from "vitest";
import { bundleOf } from "../src/words/voice";

// Catalogues that load when the test resolves them.
let waiting: { name: string; come(): void; fail(): void }[] = [];
vi.mock("../src/words/catalogue", () => ({
  catalogue: (language: string, part: string) =>
    new Promise((resolve, reject) => {
      const name = `${language}/${part}`;
      waiting.push({
        name,
        come: () => resolve(bundleOf(language, [`says = ${name}`])),
        fail: () => reject(new Error(name)),
      });
    }),
}));

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function deliver(filter: (name: string) => boolean = () => true): Promise<void> {
  const ready = waiting.filter(({ name }) => filter(name));
  waiting = waiting.filter((one) => !ready.includes(one));
  for (const { come } of ready) come();
  await settled();
  if (waiting.some(({ name }) => filter(name))) await deliver(filter);
}

let words: typeof import("../src/words/words.svelte");
beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.resetModules();
  waiting = [];
  words = await import("../src/words/words.svelte");
  void words.speak("en");
  await deliver();
});

test("parts requested at the same time all load", async () => {
  const first = words.learn("zovnis");
  const second = words.learn("planet");
  await deliver((name) => !name.endsWith("/zovnis"));
  await deliver();
  await Promise.all([first, second]);
  expect([words.say("zovnis", "says"), words.say("planet", "says")]).toEqual(["en/zovnis", "en/planet"]);
});

test("the language requested last wins, whichever loads last", async () => {
  const learning = words.learn("zovnis");
  void words.speak("pl");
  void words.speak("fr");
  await deliver((name) => name.startsWith("fr"));
  await deliver();
  await learning;
  expect([words.spoken(), words.say("zovnis", "says"), words.say("web", "says")]).toEqual([
    "fr",
    "fr/zovnis",
    "fr/web",
  ]);
});

test("a language that fails to load keeps the current one, and can be requested again", async () => {
  const switching = words.speak("pl");
  for (const { fail } of waiting.splice(0)) fail();
  await expect(switching).rejects.toThrow();
  expect(words.spoken()).toBe("en");
  void words.learn("zovnis");
  await deliver();
  expect(words.say("zovnis", "says")).toBe("en/zovnis");
  void words.speak("pl");
  await deliver();
  expect(words.say("zovnis", "says")).toBe("pl/zovnis");
});
