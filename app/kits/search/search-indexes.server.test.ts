import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { searchedArticles } from "~/features/articles/public/search-articles.queries.server";
import { rowsMatching, type SearchedTable } from "./match-expression.queries.server";
import { matchParts } from "./match-words.queries.server";
import { readQueryParts } from "./query-words.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const article = (id: number, title: string, is_hidden: 0 | 1 = 0) => ({
  id,
  title,
  summary: "It&#8217;s &amp;c.",
  source: null,
  url: `https://example.org/${id}`,
  published_date: "2026-11-20",
  created_at: "2026-11-20T00:00:00.000Z",
  is_hidden,
});

async function found(q: string, table: SearchedTable = searchedArticles): Promise<number[]> {
  const [match] = await matchParts(db, table, readQueryParts(q).slice(0, 1));
  if (!match) return [];
  const { rows } = await sql<{ id: number }>`
    select ${table.id} as id from (${rowsMatching(table, match)}) order by id`.execute(db);
  return rows.map((row) => row.id);
}

describe("the indexes of a table", () => {
  it("follow rows that are added, changed, hidden, shown and deleted", async () => {
    await db
      .insertInto("articles")
      .values([article(1, "Layoffs"), article(2, "Strikes", 1)])
      .execute();
    expect(await found("layoff")).toEqual([1]);
    expect(await found("strike")).toEqual([]);
    await db.updateTable("articles").set({ title: "Hirings" }).where("id", "=", 1).execute();
    expect(await found("layoff")).toEqual([]);
    expect(await found("irings")).toEqual([1]);
    await db.updateTable("articles").set({ is_hidden: 1 }).where("id", "=", 1).execute();
    expect(await found("hiring")).toEqual([]);
    await db.updateTable("articles").set({ is_hidden: 0 }).execute();
    expect(await found("strike")).toEqual([2]);
    await db.deleteFrom("articles").where("id", "=", 2).execute();
    expect(await found("strike")).toEqual([]);
  });

  it("hold entities as they are read", async () => {
    await db.insertInto("articles").values(article(1, "Jobs")).execute();
    expect(await found("&c")).toEqual([1]);
    expect(await found("it's")).toEqual([1]);
    expect(await found("amp")).toEqual([]);
  });
});

describe("a word", () => {
  beforeEach(async () => {
    const titles = ["Rent is due", "Renting now", "The current state", "Parental unemployment"];
    await db
      .insertInto("articles")
      .values(titles.map((title, index) => article(index + 1, title)))
      .execute();
  });

  it.each([
    ["rent", [1, 2]],
    ["curren", [3]],
    ["urre", []],
    ["arental", [4]],
    ["unemploymnet", [4]],
    ["unemploymmet", []],
    ["&", [1, 2, 3, 4]],
  ])("%s finds %j", async (q, ids) => {
    expect(await found(q)).toEqual(ids);
  });

  it("does not find parts of other words where whole words are missing, if it is short", async () => {
    await db.deleteFrom("articles").where("id", "in", [1, 2]).execute();
    expect(await found("rent")).toEqual([]);
  });
});
