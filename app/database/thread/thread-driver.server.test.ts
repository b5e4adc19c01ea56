import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { build } from "esbuild";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putTestDatabase } from "#tests/support/database";
import { scriptBuildOptions } from "../../../scripts/support/build-steps.mjs";
import { isBusy } from "../database-errors.server";
import type { Database } from "../open-database.server";
import { openInThread } from "./thread-driver.server";

let programs: string;
let folder: string;
let program: string;
let path: string;
let db: Database;
beforeAll(async () => {
  // Inside the project, so that it finds the native package.
  mkdirSync("build", { recursive: true });
  programs = mkdtempSync("build/thread-");
  folder = mkdtempSync(join(tmpdir(), "thread-"));
  path = join(folder, "site.db");
  program = join(programs, "database-thread.cjs");
  const { outdir, ...options } = scriptBuildOptions(process.cwd());
  await build({ ...options, entryPoints: ["scripts/database-thread.ts"], outfile: program });
  await putTestDatabase(path);
});
afterAll(() => {
  for (const name of [programs, folder]) rmSync(name, { recursive: true, force: true });
});
beforeEach(() => {
  db = openInThread({ path, readOnly: false }, { program });
});
afterEach(async () => {
  await sql`delete from rate_limits`.execute(db);
  await db.destroy();
});

const insert = (to: Database, key: string) =>
  to.insertInto("rate_limits").values({ key, window_start: "w", hits: 1 }).execute();
const keys = async (from: Database = db) =>
  (await from.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);
const numbers = (count: number) =>
  sql<{ n: number }>`(with recursive number (n) as
  (select 1 union all select n + 1 from number where n < ${count}) select n from number)`.as("numbers");

describe("a database in a thread", () => {
  it("reads, writes, counts what it changed, commits and rolls back", async () => {
    await insert(db, "a");
    const { numDeletedRows } = await db
      .deleteFrom("rate_limits")
      .where("key", "=", "a")
      .executeTakeFirstOrThrow();
    expect(numDeletedRows).toBe(1n);
    await db.transaction().execute((trx) => insert(trx, "b"));
    const failing = db.transaction().execute(async (trx) => {
      await insert(trx, "c");
      expect(await keys(trx)).toEqual(["b", "c"]);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await keys()).toEqual(["b"]);
  });

  it("does not hold the event loop while a statement takes long", async () => {
    let ended = false;
    const slow = db
      .selectFrom(numbers(3_000_000))
      .select(({ fn }) => fn.sum<number>("n").as("sum"))
      .executeTakeFirstOrThrow()
      .finally(() => {
        ended = true;
      });
    let turns = 0;
    while (!ended) {
      await setTimeout(1);
      turns += 1;
    }
    expect(await slow).toEqual({ sum: 4_500_001_500_000 });
    expect(turns).toBeGreaterThan(5);
  });

  it("streams rows in chunks and ends a stream that is left early", async () => {
    const found: number[] = [];
    for await (const { n } of db.selectFrom(numbers(450)).select("n").stream()) found.push(n);
    expect(found).toHaveLength(450);
    for await (const { n } of db.selectFrom(numbers(10_000)).select("n").stream()) if (n === 3) break;
    await insert(db, "a");
    expect(await keys()).toEqual(["a"]);
  });

  it("passes on SQLite's errors with their codes", async () => {
    await insert(db, "a");
    await expect(insert(db, "a")).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_PRIMARYKEY" });
    await expect(insert(db, "a")).rejects.toBeInstanceOf(SQLite.SqliteError);
    await expect(sql`select * from nowhere`.execute(db)).rejects.toThrow("no such table: nowhere");
  });

  it("reads while a write waits for the lock of another process", async () => {
    const other = new SQLite(path);
    other.exec("begin immediate");
    let written = false;
    const writing = insert(db, "late").then(() => {
      written = true;
    });
    for (let round = 0; round < 20; round += 1) expect(await keys()).toEqual([]);
    expect(written).toBe(false);
    other.exec("commit");
    other.close();
    await writing;
    expect(await keys()).toEqual(["late"]);
  });

  it("refuses to write to a copy that is only read", async () => {
    const copy = openInThread({ path, readOnly: true }, { program });
    const failed = await insert(copy, "a").catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: "SQLITE_READONLY" });
    expect(isBusy(failed)).toBe(false);
    await copy.destroy();
  });

  it("ends its thread when it has nothing to do, and starts another", async () => {
    const brief = openInThread({ path, readOnly: false }, { program, idleMs: 1 });
    await insert(brief, "a");
    await setTimeout(50);
    await insert(brief, "b");
    expect(await keys(brief)).toEqual(["a", "b"]);
    await brief.destroy();
  });

  it("rejects what was asked of a thread that could not start, and tries again", async () => {
    const broken = openInThread({ path: join(folder, "missing", "site.db"), readOnly: false }, { program });
    await expect(keys(broken)).rejects.toThrow();
    await expect(keys(broken)).rejects.toThrow();
  });
});
