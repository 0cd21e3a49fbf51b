// The guest session: visiting, naming and failures of the server.
import { beforeEach, expect, test, vi } from "vitest";
import type { Refused } from "../src/wire";

const refused = (key: string): Refused => ({ type: "refused", id: null, problem: { part: "server", key, text: key } });
const ola = { guest: "1", name: "Ola", language: "en" };
let answers: Record<string, () => unknown> = {};
let asked: string[] = [];

let guests: typeof import("../src/app/guest.svelte");
beforeEach(async () => {
  const kept = new Map([["saucer-known", "yes"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: kept.set.bind(kept),
    removeItem: kept.delete.bind(kept),
  });
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`]?.();
    const ok = (answer as Refused).type !== "refused";
    return Promise.resolve({ ok, status: ok ? 200 : 400, json: () => Promise.resolve(answer) });
  });
  [answers, asked] = [{}, []];
  vi.resetModules();
  guests = await import("../src/app/guest.svelte");
});

test("who has been here is asked for by name, once", async () => {
  answers["GET /api/me"] = () => ola;
  expect(await guests.somebody()).toEqual(ola);
  expect(await guests.somebody()).toEqual(ola);
  expect(asked).toEqual(["GET /api/me"]);
});

test("where the server does not answer, nobody new is made: seat and name are not lost", async () => {
  for (const key of ["too-fast", "server-stops"]) {
    answers["GET /api/me"] = () => refused(key);
    await expect(guests.somebody()).rejects.toMatchObject({ key });
    expect(asked).not.toContain("POST /api/guests");
  }
  answers["GET /api/me"] = () => {
    throw new TypeError("no network");
  };
  await expect(guests.somebody()).rejects.toMatchObject({ key: "no-network" });
  expect(guests.isKnown()).toBe(true);
});

test("whom the server has forgotten it meets anew", async () => {
  answers["GET /api/me"] = () => refused("not-signed-in");
  answers["POST /api/guests"] = () => ola;
  expect(await guests.somebody()).toEqual(ola);
  expect(asked).toEqual(["GET /api/me", "POST /api/guests"]);
});
