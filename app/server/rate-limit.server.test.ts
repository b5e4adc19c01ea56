import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrateFile } from "./migrate.server";
import { openDatabase } from "./open-database.server";
import { takeFromLimit } from "./rate-limit.server";

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
