import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { projectRoot } from "#tests/support/program";
import { evaluateSearch, readSearchQueries } from "#tests/support/search-queries";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import type { Database } from "~/server/open-database.server";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await loadSeeds(db, join(projectRoot, "seeds"));
});
afterAll(() => db.destroy());

const queries = readSearchQueries();

describe("the search of the seeded directory", () => {
  it("shows what is needed among the first three, for 95 % of the evaluation set", async () => {
    expect(queries.resources.length).toBeGreaterThanOrEqual(150);
    const missed = await evaluateSearch(db, queries.resources);
    expect(missed.length / queries.resources.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(
      0.05,
    );
  });
});
