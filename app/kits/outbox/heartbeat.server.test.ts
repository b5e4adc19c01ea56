import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { mayDeleteByAge, startHeartbeat, watchClock, workerState } from "./heartbeat.server";

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date("2026-11-20T12:00:00.000Z");
const later = (days: number) => new Date(NOW.valueOf() + days * DAY_MS);
const YEARS = 3_652;

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const beatAt = async (now: Date) => (await startHeartbeat(db, () => now))();

it("nothing is deleted by age while the clock is far ahead of when the worker was last seen", async () => {
  expect(await mayDeleteByAge(db, NOW)).toBe(true);
  await beatAt(NOW);
  expect(await mayDeleteByAge(db, later(29))).toBe(true);
  expect(await mayDeleteByAge(db, later(YEARS)), "before the first heartbeat").toBe(false);
  await beatAt(later(YEARS));
  expect(await mayDeleteByAge(db, later(YEARS)), "after it").toBe(false);
  expect((await workerState(db, later(YEARS))).jumpedFrom).toBe(NOW.toISOString());
});

it("a clock that is set right again counts at once, and leaves nothing in the future", async () => {
  await beatAt(NOW);
  await beatAt(later(YEARS));
  await beatAt(later(0.01));
  expect(await mayDeleteByAge(db, later(0.01))).toBe(true);
  expect(await workerState(db, later(0.01))).toMatchObject({
    seenAt: later(0.01).toISOString(),
    jumpedFrom: null,
    away: false,
  });
});

it("a day of running time ends the wait, and time in which the worker is off does not", () => {
  const start = later(YEARS).valueOf();
  let last = {
    seen_at: new Date(start).toISOString(),
    ...watchClock({ seen_at: NOW.toISOString(), jumped_from: null, waited_ms: 0 }, new Date(start)),
  };
  const beat = (ms: number) => {
    const now = new Date(Date.parse(last.seen_at) + ms);
    last = { seen_at: now.toISOString(), ...watchClock(last, now) };
  };
  beat(2 * DAY_MS);
  expect(last.jumped_from).not.toBeNull();
  for (let beats = 0; beats < DAY_MS / 15_000 - 5; beats += 1) beat(15_000);
  expect(last.jumped_from).not.toBeNull();
  for (let beats = 0; beats < 5; beats += 1) beat(15_000);
  expect(last).toMatchObject({ jumped_from: null, waited_ms: 0 });
});
