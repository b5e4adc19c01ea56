import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { planOf } from "#tests/support/query-plans";
import type { Database } from "~/database/open-database.server";
import { searchArticles } from "~/features/articles/public/find-articles.server";
import { countArticles, listArticles } from "~/features/articles/public/public-articles.server";
import { sourceFilter } from "~/features/articles/public/search-articles.queries.server";
import { findResources } from "~/features/resources/public/resources.queries.server";
import { reasonsFound } from "~/features/resources/search/reasons-found.server";
import { searchResources } from "~/features/resources/search/search-resources.queries.server";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  const title = "Rent help: 100% of layoffs, unemployment in Ohio";
  await db
    .insertInto("support_resources")
    .values({
      category: "Food",
      title,
      organization: "Helpers",
      description: "Helps.",
      cost: "Free",
      website_url: "https://example.org/",
      geographic_scope: "Ohio",
      country: "US",
      state: "OH",
      tags: "[]",
      is_active: 1,
      created_at: "2026-11-20T00:00:00.000Z",
    })
    .execute();
  await db
    .insertInto("articles")
    .values({
      title,
      summary: "",
      source: "The Paper",
      url: "https://example.org/",
      published_date: "2026-11-20",
      created_at: "2026-11-20T00:00:00.000Z",
    })
    .execute();
});
afterAll(() => db.destroy());

async function planOfOne(search: (spied: Database) => Promise<number>): Promise<string[]> {
  return planOf(db, async (spied) => expect(await search(spied)).toBe(1));
}

const now = new Date("2026-11-20T12:00:00Z");

async function searchDirectory(spied: Database, q: string, state = ""): Promise<number> {
  const matches = await searchResources(spied, q);
  if (!matches) return 0;
  const { total, read } = await findResources(spied, { matches, now, category: "", state });
  const rows = await read({ limit: 12, offset: 0 });
  const entries = rows.map((row) => ({ ...row, shown: row.title }));
  await reasonsFound(matches, entries, (reason) => reason);
  return total;
}

async function searchNews(spied: Database, q: string, sources: string[] | null): Promise<number> {
  const filter = {
    matches: await searchArticles(spied, q),
    sources: sources && sourceFilter(sources, sources),
  };
  await listArticles(spied, filter, { limit: 12 });
  return countArticles(spied, filter);
}

const QUERIES = ["rent", "re", "unemployment in Ohio", "layof help", "layyoffs", "100%", "%", "nemployment"];
const wholeTable = (step: string) => /^SCAN (support_resources|articles)$/.test(step);

describe("a search of the directory", () => {
  it.each(QUERIES)("%s reads no table from its beginning to its end", async (q) => {
    const steps = await planOfOne((spied) => searchDirectory(spied, q));
    expect(steps.join("\n")).toContain("VIRTUAL TABLE");
    expect(steps.filter(wholeTable)).toEqual([]);
  });

  it("reads none with a state either", async () => {
    expect((await planOfOne((spied) => searchDirectory(spied, "rent", "OH"))).filter(wholeTable)).toEqual([]);
  });
});

describe("a search of the news", () => {
  it.each(QUERIES)("%s reads no table from its beginning to its end", async (q) => {
    const steps = await planOfOne((spied) => searchNews(spied, q, null));
    expect(steps.join("\n")).toContain("VIRTUAL TABLE");
    expect(steps.filter(wholeTable)).toEqual([]);
  });

  it("reads none for a source either", async () => {
    expect((await planOfOne((spied) => searchNews(spied, "rent", ["The Paper"]))).filter(wholeTable)).toEqual(
      [],
    );
  });
});

it("a list without an index is noticed", async () => {
  const steps = await planOfOne((spied) =>
    spied
      .selectFrom("articles")
      .select("id")
      .where("summary", "=", "")
      .execute()
      .then((rows) => rows.length),
  );
  expect(steps.filter(wholeTable)).toEqual(["SCAN articles"]);
});
