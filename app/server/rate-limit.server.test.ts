import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { migrateFile } from "./migrate.server";
import { openDatabase } from "./open-database.server";
import { forgetOldLimits, takeFromLimit } from "./rate-limit.server";

it("counts over restarts, tells how long to wait, and forgives with the next window", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "limit-")), "site.db");
  await migrateFile(path);
  const limit = { key: "contact:email:x", limit: 2, windowSeconds: 3600 };
  const at = (time: string) => new Date(`2026-11-20T${time}Z`);

  const before = openDatabase(path);
  expect(await takeFromLimit(before, limit, at("10:00:00"))).toEqual({ ok: true });
  expect(await takeFromLimit(before, limit, at("10:10:00"))).toEqual({ ok: true });
  await before.destroy();

  const after = openDatabase(path);
  expect(await takeFromLimit(after, limit, at("10:20:00"))).toEqual({ ok: false, retryAfterSeconds: 2400 });
  expect(await takeFromLimit(after, { ...limit, key: "contact:email:y" }, at("10:20:00"))).toEqual({
    ok: true,
  });
  expect(await takeFromLimit(after, limit, at("11:00:00"))).toEqual({ ok: true });
  await after.destroy();
});

it("lets twice the limit through around a window's end, and writes nothing beyond it", async () => {
  const db = await openTestDatabase();
  const limit = { key: "a", limit: 3, windowSeconds: 3600 };
  const passed = async (time: string) => {
    const verdicts = [];
    for (let use = 0; use < 5; use += 1) verdicts.push(await takeFromLimit(db, limit, new Date(time)));
    return verdicts.filter(({ ok }) => ok).length;
  };
  expect(await passed("2026-11-20T12:59:59Z")).toBe(3);
  expect(await passed("2026-11-20T13:00:00Z")).toBe(3);
  const rows = await db.selectFrom("rate_limits").select("hits").execute();
  expect(rows).toEqual([{ hits: 3 }, { hits: 3 }]);
  await db.destroy();
});

it("forgets counters within a day, and none that still counts", async () => {
  const db = await openTestDatabase();
  const now = new Date("2026-11-20T12:30:00Z");
  const limit = { key: "a", limit: 1, windowSeconds: 3600 };
  await takeFromLimit(db, limit, new Date("2026-11-19T12:45:00Z"));
  await takeFromLimit(db, limit, new Date("2026-11-20T12:10:00Z"));
  await forgetOldLimits(db, now);
  const kept = await db.selectFrom("rate_limits").select("window_start").execute();
  expect(kept).toEqual([{ window_start: "2026-11-20T12:00:00.000Z" }]);
  expect(await takeFromLimit(db, limit, now)).toMatchObject({ ok: false });
  await db.destroy();
});
