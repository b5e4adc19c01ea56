import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { groupCommit } from "./group-commit.server";
import type { Database } from "./open-database.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  await db.destroy();
});

const insert = (key: string) => (trx: Database) =>
  trx.insertInto("rate_limits").values({ key, window_start: "w", hits: 1 }).execute();
const keys = async () => (await db.selectFrom("rate_limits").select("key").execute()).map(({ key }) => key);

describe("groupCommit", () => {
  it("commits what comes together, and what comes later", async () => {
    const { commit: write } = groupCommit(db);
    await Promise.all(["a", "b", "c"].map((key) => write(insert(key))));
    await write(insert("d"));
    expect(await write((trx) => trx.selectFrom("rate_limits").select("key").execute())).toHaveLength(4);
  });

  it("undoes all of a transaction in which one operation throws, and goes on after it", async () => {
    const { commit: write } = groupCommit(db);
    const results = await Promise.allSettled([write(insert("a")), write(insert("a")), write(insert("b"))]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await keys()).toEqual([]);
    await write(insert("a"));
    expect(await keys()).toEqual(["a"]);
  });

  it("waits for others as long as it may, and no longer when it is flushed", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { commit, flush } = groupCommit(db, { afterMs: 1000 });
    await flush();
    const written = Promise.all([commit(insert("a")), commit(insert("b"))]);
    await vi.advanceTimersByTimeAsync(999);
    expect(await keys()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await written;
    expect(await keys()).toEqual(["a", "b"]);
    const last = commit(insert("c"));
    await flush();
    await last;
    expect(await keys()).toEqual(["a", "b", "c"]);
  });
});
