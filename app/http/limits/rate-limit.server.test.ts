import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTestDatabase, putTestDatabase } from "#tests/support/database";
import { retentionCutoff } from "~/content/privacy/personal-data";
import { openDatabase } from "~/database/open-database.server";
import { consumeRateLimit, deleteRateLimitsBefore } from "./rate-limit.server";

it("counts over restarts, and tells how long to wait", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "limit-")), "site.db");
  await putTestDatabase(path);
  const limit = { key: "contact:email:x", limit: 2, windowSeconds: 3600 };
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);

  const before = openDatabase(path);
  expect(await consumeRateLimit(before, limit, at("10:00:00"))).toEqual({ ok: true });
  expect(await consumeRateLimit(before, limit, at("10:10:00"))).toEqual({ ok: true });
  await before.destroy();

  const after = openDatabase(path);
  expect(await consumeRateLimit(after, limit, at("10:20:00"))).toEqual({
    ok: false,
    retryAfterSeconds: 4200,
  });
  expect(await consumeRateLimit(after, { ...limit, key: "contact:email:y" }, at("10:20:00"))).toEqual({
    ok: true,
  });
  expect(await consumeRateLimit(after, limit, at("11:29:59"))).toEqual({ ok: false, retryAfterSeconds: 1 });
  expect(await consumeRateLimit(after, limit, at("11:30:00"))).toEqual({ ok: true });
  await after.destroy();
});

it("lets no more than the limit through around a window's end, and writes nothing beyond it", async () => {
  const db = await openTestDatabase();
  const limit = { key: "a", limit: 3, windowSeconds: 3600 };
  const passed = async (time: string) => {
    const results = [];
    for (let use = 0; use < 5; use += 1) results.push(await consumeRateLimit(db, limit, new Date(time)));
    return results.filter(({ ok }) => ok).length;
  };
  expect(await passed("2026-11-20T12:59:59Z")).toBe(3);
  expect(await passed("2026-11-20T13:00:00Z")).toBe(0);
  expect(await passed("2026-11-20T13:20:00Z")).toBe(1);
  expect(await passed("2026-11-20T14:40:00Z")).toBe(2);
  const rows = await db.selectFrom("rate_limits").select("hits").execute();
  expect(rows).toEqual([{ hits: 3 }, { hits: 1 }, { hits: 2 }]);
  await db.destroy();
});

it("purges expired counters within a day, and none whose window is open", async () => {
  const db = await openTestDatabase();
  const now = new Date("2026-11-20T12:30:00Z");
  const limit = { key: "a", limit: 1, windowSeconds: 3600 };
  await consumeRateLimit(db, limit, new Date("2026-11-19T12:45:00Z"));
  await consumeRateLimit(db, limit, new Date("2026-11-20T12:10:00Z"));
  await deleteRateLimitsBefore(db, retentionCutoff("antiSpam", now));
  const remaining = await db.selectFrom("rate_limits").select("window_start").execute();
  expect(remaining).toEqual([{ window_start: "2026-11-20T12:00:00.000Z" }]);
  expect(await consumeRateLimit(db, limit, now)).toMatchObject({ ok: false });
  await db.destroy();
});
