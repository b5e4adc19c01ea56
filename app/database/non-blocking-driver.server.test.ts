import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { putTestDatabase } from "#tests/support/database";
import { isBusy } from "./database-errors.server";
import { type Database, openDatabase } from "./open-database.server";

/** Longer than any pause of a busy machine: no write of these tests gives up but those that are meant to. */
const PATIENT_MS = 60_000;
const TIMEOUT_MS = 300;

let folder: string;
let db: Database;
/** A connection that knows nothing of the driver, as another process's. */
let other: SQLite.Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "driver-"));
  const path = join(folder, "site.db");
  await putTestDatabase(path);
  db = openDatabase(path, { nonBlocking: true, busyTimeoutMs: PATIENT_MS });
  other = new SQLite(path);
});
afterEach(async () => {
  await db.destroy();
  other.close();
  rmSync(folder, { recursive: true });
});

/** Adds one to a counter, and returns the count. */
async function addHit(to: Database, key: string): Promise<number> {
  const { hits } = await to
    .insertInto("rate_limits")
    .values({ key, window_start: "w", hits: 1 })
    .onConflict((conflict) => conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql`hits + 1` }))
    .returning("hits")
    .executeTakeFirstOrThrow();
  return hits;
}
const insert = (key: string) => addHit(db, key);
const keys = async () => {
  const rows = await db.selectFrom("rate_limits").select("key").orderBy("key").execute();
  return rows.map(({ key }) => key);
};

describe("a write while another process holds the lock", () => {
  it.each([
    ["a statement", () => insert("late")],
    ["a transaction", () => db.transaction().execute((trx) => addHit(trx, "late"))],
  ])("waits for it without blocking reads: %s", async (_name, write) => {
    other.exec("begin immediate");
    let done = false;
    const writing = write().then(() => {
      done = true;
    });
    for (let round = 0; round < 20; round += 1) {
      expect(await keys()).toEqual([]);
      await wait(1);
    }
    expect(done).toBe(false);
    other.exec("commit");
    await writing;
    expect(await keys()).toEqual(["late"]);
  });

  it("fails after the timeout as busy, all who wait at the same time, and leaves nothing behind", async () => {
    const impatient = openDatabase(join(folder, "site.db"), { nonBlocking: true, busyTimeoutMs: TIMEOUT_MS });
    other.exec("begin immediate");
    const began = performance.now();
    const writes = [
      addHit(impatient, "a"),
      impatient.transaction().execute((trx) => addHit(trx, "b")),
      ...["c", "d", "e", "f", "g", "h"].map((key) => addHit(impatient, key)),
    ];
    const results = await Promise.allSettled(writes);
    const waited = performance.now() - began;
    for (const result of results) expect(result.status === "rejected" && isBusy(result.reason)).toBe(true);
    expect(waited).toBeGreaterThanOrEqual(TIMEOUT_MS);
    expect(waited).toBeLessThan(TIMEOUT_MS * writes.length);
    other.exec("commit");
    expect(await keys()).toEqual([]);
    await addHit(impatient, "after");
    expect(await keys()).toEqual(["after"]);
    await impatient.destroy();
  });
});

describe("reads", () => {
  it("see what was written before them, by this connection and by others", async () => {
    for (let round = 0; round < 50; round += 1) {
      expect(await insert("mine")).toBe(round + 1);
      const { hits } = await db
        .selectFrom("rate_limits")
        .select("hits")
        .where("key", "=", "mine")
        .executeTakeFirstOrThrow();
      expect(hits).toBe(round + 1);
    }
    other.exec("insert into rate_limits values ('theirs', 'w', 1)");
    expect(await keys()).toEqual(["mine", "theirs"]);
  });

  it("see the last commit while a transaction is open, and the transaction its own writes", async () => {
    await db.transaction().execute(async (trx) => {
      await addHit(trx, "open");
      expect(await trx.selectFrom("rate_limits").select("key").execute()).toHaveLength(1);
      expect(await keys()).toEqual([]);
    });
    expect(await keys()).toEqual(["open"]);
  });

  it("see the last commit while a stream is open, which goes on with its own", async () => {
    for (const key of ["a", "b", "c"]) await insert(key);
    const streamed: string[] = [];
    for await (const { key } of db.selectFrom("rate_limits").select("key").orderBy("key").stream()) {
      if (streamed.length === 0) await insert("d");
      streamed.push(key);
      expect(await keys()).toEqual(["a", "b", "c", "d"]);
    }
    expect(streamed).toEqual(["a", "b", "c"]);
  });

  it("cannot write", async () => {
    await expect(sql`with x as (select 1) select load_extension('x') from x`.execute(db)).rejects.toThrow();
    await sql`delete from rate_limits`.execute(db);
    await sql`insert into rate_limits values ('raw', 'w', 1)`.execute(db);
    expect(await keys()).toEqual(["raw"]);
  });
});

describe("transactions", () => {
  it("run one after the other, and the next one runs after one that throws", async () => {
    const running = Array.from({ length: 20 }, (_, index) =>
      db.transaction().execute(async (trx) => {
        const hits = await addHit(trx, "count");
        await wait(1);
        if (index % 2) throw new Error("planted");
        return hits;
      }),
    );
    const results = await Promise.allSettled(running);
    const counts = results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
    expect(counts).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
  });

  it("give up the connection when SQLite has rolled back by itself", async () => {
    await sql`create trigger planted before insert on rate_limits when new.key = 'rollback'
      begin select raise(rollback, 'planted'); end`.execute(db);
    await expect(db.transaction().execute((trx) => addHit(trx, "rollback"))).rejects.toThrow("planted");
    await db.transaction().execute((trx) => addHit(trx, "next"));
    expect(await keys()).toEqual(["next"]);
  });
});
