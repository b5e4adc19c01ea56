import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { loadNewsPage } from "./news-page.server";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await loadSeeds(db, "seeds");
});
afterAll(() => db.destroy());

const searches = z.array(z.object({ q: z.string(), wanted: z.array(z.string()) }));

async function titlesFound(q: string): Promise<string[]> {
  const titlesOf = async (page: number) => {
    const { articles } = await loadNewsPage(db, { q, source: "", kind: undefined, page });
    return articles.map(({ plainTitle }) => plainTitle);
  };
  return [...(await titlesOf(1)), ...(await titlesOf(2))];
}

/** Somebody wrote them who had seen the articles and not the program (tests/search/README.md). The floors are what was measured. */
it.each([
  ["open", 26],
  ["locked", 20],
])("finds a wanted article for most of the searches in news-%s", async (half, least) => {
  const all = searches.parse(JSON.parse(readFileSync(`tests/search/news-${half}.json`, "utf8")));
  const missed: string[] = [];
  const asked = all.filter(({ wanted }) => wanted.length > 0);
  for (const { q, wanted } of asked) {
    const titles = await titlesFound(q);
    if (!wanted.some((title) => titles.includes(title))) missed.push(q);
  }
  expect(asked.length - missed.length, half === "open" ? missed.join(", ") : "").toBeGreaterThanOrEqual(
    least,
  );
});
