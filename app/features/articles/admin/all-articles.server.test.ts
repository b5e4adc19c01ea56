import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
import { exportRows } from "~/kits/admin-table/export-rows.queries.server";
import { readTableQuery } from "~/kits/admin-table/list-query";
import { loadTable } from "~/kits/admin-table/load-table.server";
import { undoChange } from "~/kits/admin-table/undo.queries.server";
import { allArticlesTable, articleBack, articleLink, articlesTable } from "./articles.admin";
import { allArticles } from "./articles.admin.queries.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const who = { userId: "u1", email: "ada@example.org" };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  const rows = [
    ["Night shift at the <b>Café</b>", "Le Monde", "2026-11-03", 0],
    ["bots & night work", "Łódź Daily", "2026-11-01", 1],
    ["A quiet day", null, "2026-11-02", 0],
  ] as const;
  await db
    .insertInto("articles")
    .values(
      rows.map(([title, source, published_date, is_hidden], place) => ({
        title,
        source,
        published_date,
        is_hidden,
        summary: "Nothing else",
        url: `https://example.org/${place}`,
        created_at: `2026-11-1${place}T00:00:00.000Z`,
      })),
    )
    .execute();
});
afterEach(() => db.destroy());

const list = async (search: string) => {
  const { rows } = await loadTable(
    db,
    allArticles,
    readTableQuery(allArticles, new URLSearchParams(search), now),
    now,
  );
  return rows.map(({ id }) => id);
};

describe("the list of all articles", () => {
  it.each([
    ["night", ["2", "1"]],
    ["CAFE night", ["1"]],
    ["monde cafe", ["1"]],
    ["lodz", ["2"]],
    ["& n", ["2"]],
    ["a", ["3", "2", "1"]],
    ["nothing", []],
    ['" or', []],
  ])("finds %j by title and source, without accents and in any order", async (q, ids) => {
    expect(await list(new URLSearchParams({ q }).toString())).toEqual(ids);
  });

  it.each([
    ["title", ["3", "2", "1"]],
    ["-title", ["1", "2", "3"]],
    ["source", ["3", "1", "2"]],
    ["published_date", ["2", "3", "1"]],
    ["created_at", ["1", "2", "3"]],
  ])("sorts by %s", async (sort, ids) => {
    expect(await list(`sort=${sort}`)).toEqual(ids);
  });

  it("finds what was changed, deleted or restored as it is now", async () => {
    await db.updateTable("articles").set({ title: "Renamed" }).where("id", "=", 1).execute();
    expect([await list("q=cafe"), await list("q=renamed")]).toEqual([[], ["1"]]);
    const deleted = await changeRows(db, { who, table: allArticles, now, selection: { ids: ["1"] } });
    expect(await list("q=renamed")).toEqual([]);
    const change = deleted.ok ? deleted.change : "";
    expect(await undoChange(db, { who, table: allArticles, change, now })).toMatchObject({ ok: true });
    expect(await list("q=renamed")).toEqual(["1"]);
  });

  it("changes all that match a search", async () => {
    const selection = { matching: { q: "night", choices: {} } };
    expect(await changeRows(db, { who, table: allArticles, now, selection })).toMatchObject({ count: 2 });
    expect(await list("")).toEqual(["3"]);
  });

  it.each(["created_at", "title"])("exports what a search finds, by %s", async (column) => {
    const titles: unknown[] = [];
    const query = { q: "cafe", choices: {}, sort: { column, descending: true } };
    for await (const rows of exportRows(db, allArticles.queries, query, now))
      titles.push(...rows.map(([title]) => title));
    expect(titles).toEqual(["Night shift at the <b>Café</b>"]);
  });

  it("sorts without reading the texts of all articles", async () => {
    for (const column of ["title", "source", "published_date"]) {
      const { rows } = await sql<{ detail: string }>`explain query plan select id from articles
        order by (${sql.ref(column)}) collate nocase, created_at desc, id desc limit 50`.execute(db);
      expect(rows.map(({ detail }) => detail).join("\n")).toMatch(/^SCAN articles USING COVERING INDEX \w+$/);
    }
  });
});

describe("an article's page", () => {
  it.each([
    [allArticlesTable, "q=night&page=2&change=x", "/admin/articles/all?q=night&page=2#article-table"],
    [articlesTable, "articles=2", "/admin/dashboard/newsletter?articles=2#article-table"],
  ])("leads back to the list at $path it was opened from", (table, search, to) => {
    const link = new URL(articleLink(table, new URLSearchParams(search))("7").to, "http://site");
    expect(link.pathname).toBe("/admin/articles/7");
    expect(articleBack(link.searchParams).to).toBe(to);
  });

  it.each(["", "//evil.example", "/admin/articles/all.evil", "https://evil.example/admin/articles/all"])(
    "leads back to all articles from %j",
    (from) => {
      expect(articleBack(new URLSearchParams({ from })).to).toBe("/admin/articles/all");
    },
  );
});
