import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { loadListGrowth } from "./list-growth.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

async function subscribe(name: string, joined: string, left: string | null = null): Promise<void> {
  await fillForms(db, name, joined);
  if (left === null) return;
  await db
    .updateTable("newsletter_subscribers")
    .set({ is_active: 0, unsubscribed_at: left })
    .where("id", "=", `newsletter-${name}`)
    .execute();
}

describe("loadListGrowth", () => {
  it("counts who joined and left each week, and how many were on the list at its end", async () => {
    await subscribe("before", "2026-09-01T10:00:00.000Z");
    await subscribe("gone", "2026-09-02T10:00:00.000Z", "2026-11-03T10:00:00.000Z");
    await subscribe("first", "2026-11-01T00:00:00.000Z");
    await subscribe("last", "2026-11-10T23:59:59.999Z");
    await subscribe("short", "2026-11-08T10:00:00.000Z", "2026-11-09T10:00:00.000Z");
    await subscribe("after", "2026-11-11T00:00:00.000Z");
    const growth = await loadListGrowth(db, { from: "2026-11-01", to: "2026-11-10" });
    expect(growth.map(({ from, joined, left, total }) => [from, joined, left, total])).toEqual([
      ["2026-11-01", 1, 1, 2],
      ["2026-11-08", 2, 1, 3],
    ]);
  });

  it("counts by month over a long range", async () => {
    await subscribe("a", "2026-02-10T10:00:00.000Z", "2026-06-01T10:00:00.000Z");
    await subscribe("b", "2026-06-15T10:00:00.000Z");
    const growth = await loadListGrowth(db, { from: "2026-01-15", to: "2026-11-10" });
    expect(growth).toHaveLength(11);
    expect(growth.find(({ from }) => from === "2026-06-01")).toEqual({
      from: "2026-06-01",
      name: "Jun 2026",
      joined: 1,
      left: 1,
      total: 1,
    });
  });
});
