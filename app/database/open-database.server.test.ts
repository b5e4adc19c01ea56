import { chmodSync, mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { putTestDatabase } from "#tests/support/database";
import { migrations } from "../../migrations";
import { migrateDatabase, migrateFile } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";

async function pragma(db: ReturnType<typeof openDatabase>, name: string) {
  const { rows } = await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(db);
  return Object.values(rows[0] ?? {})[0];
}

describe("openDatabase", () => {
  const path = join(mkdtempSync(join(tmpdir(), "db-")), "deep", "site.db");

  it("migrates an empty file, and finds nothing to do the second time", {
    tags: ["@staff-7.1"],
  }, async () => {
    expect(await migrateFile(path)).toEqual(Object.keys(migrations));
    expect(await migrateFile(path)).toEqual([]);
  });

  it("flushes commits, waits for locks and holds foreign keys on every connection", async () => {
    const db = openDatabase(path);
    expect(await pragma(db, "journal_mode")).toBe("wal");
    expect(await pragma(db, "synchronous")).toBe(2);
    expect(await pragma(db, "foreign_keys")).toBe(1);
    expect(await pragma(db, "busy_timeout")).toBeGreaterThanOrEqual(5000);
    await db.destroy();
  });

  it("makes files that only their owner may read, in an open folder too", async () => {
    const folder = mkdtempSync(join(tmpdir(), "db-"));
    chmodSync(folder, 0o755);
    const file = join(folder, "site.db");
    await migrateFile(file);
    const db = openDatabase(file);
    await sql`insert into rate_limits values ('a', 'w', 1)`.execute(db);
    const modes = ["", "-wal", "-shm"].map((suffix) => statSync(file + suffix).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
    await db.destroy();
  });

  it("makes the write-ahead log small again after a large transaction", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "db-")), "site.db");
    await putTestDatabase(file);
    const db = openDatabase(file);
    const insert = (trx: Database, key: string, bytes: number) =>
      sql`insert into rate_limits values (${key}, hex(zeroblob(${bytes / 2})), 1)`.execute(trx);
    await db.transaction().execute(async (trx) => {
      for (let megabyte = 0; megabyte < 24; megabyte += 1) await insert(trx, `large${megabyte}`, 2 ** 20);
    });
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(24 * 2 ** 20);
    for (let index = 0; index < 3; index += 1) await insert(db, `small${index}`, 2);
    expect(statSync(`${file}-wal`).size).toBeLessThanOrEqual(16 * 2 ** 20);
    await db.destroy();
  });

  it("takes the write lock at the start of a transaction", async () => {
    const first = openDatabase(path);
    const second = openDatabase(path);
    await sql`pragma busy_timeout = 1`.execute(second);
    await first.transaction().execute(async () => {
      await expect(second.transaction().execute(async () => undefined)).rejects.toThrow(/locked/);
    });
    await first.destroy();
    await second.destroy();
  });
});

describe("a transaction that SQLite has rolled back by itself, as on a full disk", () => {
  it("fails with that error, not with the one of a second rollback", async () => {
    const db = openDatabase(":memory:");
    await migrateDatabase(db);
    await sql`create trigger planted before insert on rate_limits
      begin select raise(rollback, 'database or disk is full'); end`.execute(db);
    const insert = (trx: typeof db) =>
      trx.insertInto("rate_limits").values({ key: "a", window_start: "w", hits: 1 }).execute();
    await expect(db.transaction().execute(insert)).rejects.toThrow("database or disk is full");
    await sql`drop trigger planted`.execute(db);
    await db.transaction().execute(insert);
    await db.destroy();
  });
});

describe("the schema", () => {
  it("refuses values outside an enumeration, duplicates in other letters, and orphans", async () => {
    const db = openDatabase(":memory:");
    await migrateDatabase(db);
    const event = (form: string) =>
      sql`insert into form_analytics (form_name, event_type, created_at) values (${form}, 'view', '2026-01-01')`.execute(
        db,
      );
    await event("contact");
    await expect(event("unknown")).rejects.toThrow(/CHECK/);

    const subscriber = (id: string, email: string) =>
      db
        .insertInto("newsletter_subscribers")
        .values({
          id,
          email,
          name: "A",
          is_active: 1,
          wants_news: 1,
          wants_team_updates: 0,
          unsubscribe_token: id,
          subscribed_at: "2026-01-01",
          unsubscribed_at: null,
        })
        .execute();
    await subscriber("1", "ann@example.org");
    await expect(subscriber("2", "ANN@example.org")).rejects.toThrow(/UNIQUE/);

    await expect(
      db.insertInto("admin_roles").values({ user_id: "nobody", created_at: "2026-01-01" }).execute(),
    ).rejects.toThrow(/FOREIGN KEY/);
    await db.destroy();
  });
});
