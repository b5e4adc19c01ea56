import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { searchArticles } from "~/features/articles/public/find-articles.server";
import { searchKind } from "~/features/people/search-everything.queries.server";
import { foldText } from "~/lib/text/fold";

/** Pairs of spellings, by somebody who had not seen the program; the second file is not part of the project. */
const files = ["folding.tsv", "folding-locked.tsv"].map((name) => join(import.meta.dirname, name));
const MIN_RIGHT = 0.95;

interface Pair {
  one: string;
  two: string;
  same: boolean;
}

const pairsIn = (file: string): Pair[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .flatMap(([one = "", two = "", verdict]) =>
      verdict ? [{ one, two, same: verdict.trim() === "same" }] : [],
    );

const share = (pairs: readonly Pair[], wrong: readonly unknown[]) => 1 - wrong.length / pairs.length;

for (const file of files.filter(existsSync)) {
  it(`spellings of ${file.replace(/.*\//, "")} are one or two as people say`, () => {
    const pairs = pairsIn(file);
    const wrong = pairs.filter(
      ({ one, two, same }) => (foldText(one).trim() === foldText(two).trim()) !== same,
    );
    expect(share(pairs, wrong), JSON.stringify(wrong)).toBeGreaterThanOrEqual(MIN_RIGHT);
  });

  it(`each search finds both spellings of ${file.replace(/.*\//, "")} by each other`, async () => {
    const pairs = pairsIn(file).filter(({ same }) => same);
    const wrong: unknown[] = [];
    const db = await openTestDatabase();
    const created_at = "2026-11-20T00:00:00.000Z";
    for (const { one, two } of pairs.flatMap(({ one, two }) => [
      { one, two },
      { one: two, two: one },
    ])) {
      await db.deleteFrom("contact_submissions").execute();
      await db.deleteFrom("articles").execute();
      await db
        .insertInto("contact_submissions")
        .values({
          id: "a",
          name: one,
          email: "a@example.org",
          subject: "other",
          message: "Hi",
          content_hash: "a",
          created_at,
        })
        .execute();
      await db
        .insertInto("articles")
        .values({
          title: one,
          summary: "",
          source: "The Paper",
          url: "https://example.org/",
          published_date: "2026-11-20",
          created_at,
        })
        .execute();
      const found = {
        contact: (await searchKind(db, "contact", { q: two, shown: 1, most: 1 })).count,
        article: (await searchKind(db, "article", { q: two, shown: 1, most: 1 })).count,
        news: (await searchArticles(db, two)).length > 0 ? 1 : 0,
      };
      if (Object.values(found).includes(0)) wrong.push({ one, two, ...found });
    }
    await db.destroy();
    expect(share(pairs, wrong), JSON.stringify(wrong)).toBeGreaterThanOrEqual(MIN_RIGHT);
  });
}
