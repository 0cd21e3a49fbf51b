// The guest session: visiting, naming and failures of the server.
import { beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../src/wire";

const refused = (key: string): Refused => ({ type: "refused", id: null, problem: { part: "server", key, text: key } });
const ola = { guest: "1", name: "Ola", language: "en" };
let answers: Record<string, () => unknown> = {};
let requests: string[] = [];

let guests: typeof import("../src/app/guest.svelte");
beforeEach(async () => {
  const storage = new Map([["saucer-known", "yes"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: storage.set.bind(storage),
    removeItem: storage.delete.bind(storage),
  });
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    requests.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`]?.();
    const ok = (answer as Refused).type !== "refused";
    return Promise.resolve({ ok, status: ok ? 200 : 400, json: () => Promise.resolve(answer) });
  });
  [answers, requests] = [{}, []];
  vi.resetModules();
  guests = await import("../src/app/guest.svelte");
});

test("a returning visitor is fetched once", async () => {
  answers["GET /api/me"] = () => ola;
  expect(await guests.somebody()).toEqual(ola);
  expect(await guests.somebody()).toEqual(ola);
  expect(requests).toEqual(["GET /api/me"]);
});

test("without an answer from the server no new guest is created: seat and name are not lost", async () => {
  for (const key of ["too-fast", "server-stops"]) {
    answers["GET /api/me"] = () => refused(key);
    await expect(guests.somebody()).rejects.toMatchObject({ key });
    expect(requests).not.toContain("POST /api/guests");
  }
  answers["GET /api/me"] = () => {
    throw new TypeError("no network");
  };
  await expect(guests.somebody()).rejects.toMatchObject({ key: "no-network" });
  expect(guests.isKnown()).toBe(true);
});

test("a guest unknown to the server is created again", async () => {
  answers["GET /api/me"] = () => refused("not-signed-in");
  answers["POST /api/guests"] = () => ola;
  expect(await guests.somebody()).toEqual(ola);
  expect(requests).toEqual(["GET /api/me", "POST /api/guests"]);
});
