import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { projectRoot } from "#tests/support/program";
import { evaluateSearch, readSearchQueries } from "#tests/support/search-queries";
import { states } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import { loadNewsPage } from "~/features/articles/public/news-page.server";
import { searchArticles } from "~/features/articles/public/search-articles.queries.server";
import { loadDirectory } from "~/features/resources/public/directory.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { searchResources } from "./search-resources.queries.server";

let db: Database;
let resourceCount: number;
beforeAll(async () => {
  db = await openTestDatabase();
  resourceCount = (await loadSeeds(db, join(projectRoot, "seeds"))).resources;
});
afterAll(() => db.destroy());

const queries = readSearchQueries();
const load = (q: string, category = "") => loadDirectory(db, { q, category, page: 1, all: false });

describe("the search of the seeded directory", () => {
  it("shows what is needed among the first three, for 97 % of the evaluation set", async () => {
    expect(queries.resources.length).toBeGreaterThanOrEqual(300);
    const missed = await evaluateSearch(db, queries.resources);
    expect(missed.length / queries.resources.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(
      0.03,
    );
  });

  it("says why an entry was found, unless its title does", async () => {
    const reasonOf = async (q: string, wanted: string) =>
      (await load(q)).resources.find(({ title }) => title === wanted)?.foundBy;
    expect(await reasonOf("desalojo", "Local Rent and Eviction Help through 211")).toBe("eviction");
    expect(await reasonOf("evicted", "Local Rent and Eviction Help through 211")).toBeUndefined();
    expect(await reasonOf("heating", "Low Income Home Energy Assistance Program (LIHEAP)")).toBe("heating");
    expect(await reasonOf("guardería", "ChildCare.gov")).toBe("child care");
    expect(await reasonOf("wheelchair", "Ticket to Work")).toBe("disability");
    expect(await reasonOf("unemployment in Ohio", "File for unemployment in Ohio")).toBeUndefined();
    expect(await reasonOf("Texas", "File for unemployment in Texas")).toBeUndefined();
    expect(await reasonOf("California", "Legal Aid at Work")).toBe("california");
    expect((await load("")).resources.filter(({ foundBy }) => foundBy)).toEqual([]);
  });

  it.each(states)(
    "finds the unemployment office of $name first, by name and code",
    async ({ code, name }) => {
      const shown = async (q: string) => (await load(q)).resources.map(({ title }) => title);
      const { rows } = await sql<{ title: string }>`
      select title from support_resources where state = ${code} and category = 'Unemployment Benefits'`.execute(
        db,
      );
      const office = rows[0]?.title;
      expect(office).toContain("unemployment");
      for (const q of [
        `unemployment in ${name}`,
        `${name} unemployment phone number`,
        `unemployment ${code}`,
      ]) {
        const titles = await shown(q);
        expect(titles[0], q).toBe(office);
        expect(
          titles.filter((title) => title.startsWith("File for unemployment")),
          q,
        ).toEqual([office]);
      }
      expect((await shown(name)).slice(0, 3), name).toContain(office);
    },
  );

  it("finds a need only in the chosen category", async () => {
    const { resources } = await load("desalojo", "Legal Aid");
    expect(resources.length).toBeGreaterThan(0);
    expect(new Set(resources.map(({ category }) => category))).toEqual(new Set(["Legal Aid"]));
  });

  it("does not find entries that staff have hidden", async () => {
    const title = "WIC";
    expect((await load("wic")).resources.map((entry) => entry.title)).toContain(title);
    await db.updateTable("support_resources").set({ is_active: 0 }).where("title", "=", title).execute();
    expect((await load("wic")).resources.map((entry) => entry.title)).not.toContain(title);
    await db.updateTable("support_resources").set({ is_active: 1 }).where("title", "=", title).execute();
  });
});

describe("hostile searches", () => {
  const HOSTILE = [
    '"',
    '""""',
    "'",
    "\\",
    "* OR *",
    "a AND",
    "NOT rent",
    "NEAR(rent food, 2)",
    "title : rent",
    "{title} : x",
    "-rent",
    "^rent",
    "rent*",
    "(((((",
    "'; drop table support_resources; --",
    "\u0000",
    "\ud800",
    "\u{10ffff}",
    "%",
    "_",
    "🤖",
    "é",
    "e\u0301",
    "\u202erent",
    "x".repeat(100),
    "evicton ".repeat(12),
    `${"a ".repeat(50)}`,
    Array.from({ length: 12 }, (_, index) => `unemploy${String.fromCharCode(97 + index)}x`).join(" "),
    "constructor",
    "__proto__",
  ];

  it.each(HOSTILE)("%j is read without an error, in both lists", async (q) => {
    // Called by themselves, since the pages show what cannot be read as empty.
    await searchResources(db, q);
    await searchArticles(db, q);
    const { slice } = await load(q);
    expect(slice.total).toBeLessThanOrEqual(resourceCount);
    expect((await loadNewsPage(db, { q, source: "", page: 1 })).slice.total).toBeLessThanOrEqual(40);
  });
});
