import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import type { NewRow } from "~/database/schema/schema.server";
import { searchResources } from "../search/search-resources.queries.server";
import { findResources, listLanguages, type ResourceFilter } from "./resources.queries.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

async function list(...samples: Partial<NewRow<"support_resources">>[]): Promise<void> {
  for (const sample of samples) {
    await db
      .insertInto("support_resources")
      .values({
        category: "Food",
        title: "Entry",
        organization: "Helpers",
        description: "Helps.",
        cost: "Free",
        website_url: "https://example.org/",
        geographic_scope: "Anywhere",
        tags: "[]",
        is_active: 1,
        created_at: "2026-11-20T00:00:00.000Z",
        ...sample,
      })
      .execute();
  }
}

async function titles(filter: Partial<ResourceFilter>): Promise<string[]> {
  const whole = { matches: null, category: "", now: new Date("2026-11-20T12:00:00Z"), ...filter };
  const { total, read } = await findResources(db, whole);
  const rows = await read({ limit: 100, offset: 0 });
  expect(total).toBe(rows.length);
  return rows.map(({ title }) => title);
}

describe("resources by place", () => {
  beforeEach(() =>
    list(
      { title: "World", category: "A" },
      { title: "Nation", category: "B", country: "US" },
      { title: "Ohio", category: "C", country: "US", state: "OH" },
      { title: "Texas", country: "US", state: "TX" },
      { title: "Canada", country: "CA" },
      { title: "Hidden", country: "US", state: "OH", is_active: 0 },
    ),
  );

  it("shows entries of the chosen state first, then national and world-wide ones, and no others", async () => {
    expect(await titles({ state: "OH" })).toEqual(["Ohio", "World", "Nation"]);
    expect(await titles({ state: "WY" })).toEqual(["World", "Nation"]);
    expect(await titles({ state: "OH", category: "B" })).toEqual(["Nation"]);
    expect(await titles({})).toEqual(["World", "Nation", "Ohio", "Texas"]);
    expect(await titles({ withAbroad: true })).toHaveLength(5);
  });

  it("shows entries of one state after the others of their category", async () => {
    await list({ title: "Another nation", category: "C" });
    expect(await titles({ category: "C" })).toEqual(["Another nation", "Ohio"]);
    expect(await titles({ category: "C", state: "OH" })).toEqual(["Ohio", "Another nation"]);
  });

  it("shows what a search finds in the state first", async () => {
    const matches = (await searchResources(db, "helps")) ?? null;
    expect(await titles({ matches })).toHaveLength(4);
    expect((await titles({ matches, state: "OH" }))[0]).toBe("Ohio");
    expect(await titles({ matches, state: "OH" })).toHaveLength(3);
  });
});

describe("resources by how they help", () => {
  it("shows those that begin free of charge", async () => {
    const costs = [
      "Free",
      "free; apprentices are paid",
      "Free to apply",
      "Free or low cost",
      "Sliding scale",
    ];
    await list(...costs.map((cost) => ({ title: cost, cost })));
    expect(await titles({ isFree: true })).toEqual(["Free", "Free to apply", "free; apprentices are paid"]);
  });

  it("shows those with a phone number, those online, and those in a language", async () => {
    await list(
      { title: "Phone", phone_number: "211" },
      { title: "Online", is_online: 1, phone_number: "" },
      { title: "Spanish", languages: '["en","es"]' },
    );
    expect(await titles({ hasPhone: true })).toEqual(["Phone"]);
    expect(await titles({ isOnline: true })).toEqual(["Online"]);
    expect(await titles({ language: "es" })).toEqual(["Spanish"]);
    expect(await titles({ language: "es", hasPhone: true })).toEqual([]);
    expect(await listLanguages(db)).toEqual(["en", "es"]);
  });

  it("shows a list of one's own without entries that are hidden or do not exist", async () => {
    await list({ title: "A" }, { title: "B" }, { title: "C", is_active: 0 });
    expect(await titles({ ids: [3, 2, 99] })).toEqual(["B"]);
    expect(await titles({ ids: [] })).toEqual([]);
  });
});
