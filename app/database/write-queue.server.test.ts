import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "./open-database.server";
import { createWriteQueue } from "./write-queue.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const insert = (key: string) => (trx: Database) =>
  trx.insertInto("rate_limits").values({ key, window_start: "w", hits: 1 }).execute();
const keys = async () => (await db.selectFrom("rate_limits").select("key").execute()).map(({ key }) => key);

describe("createWriteQueue", () => {
  it("commits what comes together, and what comes later", async () => {
    const write = createWriteQueue(db);
    await Promise.all(["a", "b", "c"].map((key) => write(insert(key))));
    await write(insert("d"));
    expect(await write((trx) => trx.selectFrom("rate_limits").select("key").execute())).toHaveLength(4);
  });

  it("undoes all of a transaction in which one operation throws, and goes on after it", async () => {
    const write = createWriteQueue(db);
    const results = await Promise.allSettled([write(insert("a")), write(insert("a")), write(insert("b"))]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(await keys()).toEqual([]);
    await write(insert("a"));
    expect(await keys()).toEqual(["a"]);
  });
});
