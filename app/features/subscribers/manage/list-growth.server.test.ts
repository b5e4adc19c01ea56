import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { setTimeZone } from "~/lib/time/time-zone";
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

  it.each([
    ["Pacific/Kiritimati", "2026-10-31T10:00:00.000Z", "2026-11-08T09:30:00.000Z"],
    ["Pacific/Pago_Pago", "2026-11-01T11:00:00.000Z", "2026-11-09T10:30:00.000Z"],
    ["America/Chicago", "2026-11-01T05:00:00.000Z", "2026-11-09T05:30:00.000Z"],
  ])("counts days as the clocks of %s show them", async (zone, first, late) => {
    onTestFinished(() => setTimeZone("UTC"));
    setTimeZone(zone);
    await subscribe("before", new Date(Date.parse(first) - 1).toISOString(), late);
    await subscribe("first", first);
    await subscribe("last", late);
    const growth = await loadListGrowth(db, { from: "2026-11-01", to: "2026-11-08" });
    expect(growth.map(({ joined, left, total }) => [joined, left, total])).toEqual([
      [1, 0, 2],
      [1, 1, 2],
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
