import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { logger } from "~/lib/logger.server";
import { createEventWriter, type EventWriter, type LimitedEvent } from "./event-writer.server";

let db: Database;
let writer: EventWriter;
beforeEach(async () => {
  db = await openTestDatabase();
  writer = createEventWriter({ db, hasRoom: async () => true });
});
afterEach(async () => {
  vi.useRealTimers();
  await writer.flush();
  await db.destroy();
});

const event = (visitor: string, limit = 3000): LimitedEvent => ({
  limit: { key: visitor, limit, windowSeconds: 600 },
  row: {
    form_name: "contact",
    event_type: "view",
    session_id: null,
    user_agent: "Firefox on Windows",
    created_at: "2026-11-22T12:00:00.000Z",
  },
});

const stored = async () => (await db.selectFrom("form_analytics").select("id").execute()).length;
const leftOut = () =>
  db.selectFrom("left_out_events").select(["day", "form_name", "event_type", "reason", "total"]).execute();
const hits = () => db.selectFrom("rate_limits").select(["key", "hits"]).orderBy("key").execute();

it("writes all events of a second, exactly once, and their limits with them", {
  tags: ["@public-4.8"],
}, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (let index = 0; index < 1200; index += 1) writer.add(event(index % 3 === 0 ? "a" : "b"));
  await vi.advanceTimersByTimeAsync(999);
  expect(await stored()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  for (let index = 0; index < 10; index += 1) writer.add(event("b"));
  await writer.flush();
  await writer.flush();
  expect(await stored()).toBe(1210);
  expect(await hits()).toEqual([
    { key: "a", hits: 400 },
    { key: "b", hits: 810 },
  ]);
});

it("drops what exceeds a visitor's limit, and nothing of another visitor", async () => {
  for (let index = 0; index < 5; index += 1) writer.add(event("many", 4));
  writer.add(event("one", 4));
  await writer.flush();
  expect(await hits()).toEqual([{ key: "one", hits: 1 }]);
  expect(await stored()).toBe(1);
  const kind = { day: "2026-11-22", form_name: "contact", event_type: "view" };
  expect(await leftOut()).toEqual([{ ...kind, reason: "limit", total: 5 }]);
});

it("writes as many events of a kind as its limit allows, and counts the others as left out", async () => {
  const kindLimit = { key: "kind", limit: 3, windowSeconds: 3600 };
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 4; index += 1) writer.add({ ...event("a"), kindLimit });
    writer.add(event("a"));
    await writer.flush();
  }
  expect(await stored()).toBe(5);
  expect(await leftOut()).toMatchObject([{ reason: "limit", total: 5 }]);
});

it("adds what is left out to the day's number, also where there is nothing to write", async () => {
  const { row } = event("a");
  for (const _ of [1, 2]) {
    writer.leaveOut(row, "program");
    writer.leaveOut(row, "other_site");
    await writer.flush();
  }
  expect(await leftOut()).toMatchObject([
    { reason: "other_site", total: 2 },
    { reason: "program", total: 2 },
  ]);
  expect(await stored()).toBe(0);
});

it("gives up what cannot be written", async () => {
  const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  await db.schema.dropTable("left_out_events").execute();
  writer.leaveOut(event("a").row, "program");
  await writer.flush();
  expect(log.mock.calls).toEqual([["form events not recorded", expect.anything()]]);
  log.mockRestore();
});

it("drops what arrives beyond 2,000 in a second, and says how many", async () => {
  const log = vi.spyOn(logger, "error").mockImplementation(() => undefined);
  for (let index = 0; index < 2005; index += 1) writer.add(event("a"));
  await writer.flush();
  expect(await stored()).toBe(2000);
  expect(log.mock.calls).toEqual([["form events dropped, too many in a second", { events: 5 }]]);
  log.mockRestore();
});
