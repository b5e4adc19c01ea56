import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { describeLeftOut } from "./left-out.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  const survey = { form_name: "survey", day: "2026-11-20" } as const;
  await db
    .insertInto("left_out_events")
    .values([
      { ...survey, event_type: "unique_view", reason: "limit", total: 1200 },
      { ...survey, day: "2026-11-21", event_type: "unique_view", reason: "limit", total: 34 },
      { ...survey, event_type: "start", reason: "limit", total: 1 },
      { ...survey, form_name: "contact", event_type: "view", reason: "program", total: 5 },
      { ...survey, day: "2026-11-19", event_type: "view", reason: "other_site", total: 7 },
    ])
    .execute();
});
afterEach(() => db.destroy());

it("says for the range shown how much was left out of the figures, and why", {
  tags: ["@staff-2.10"],
}, async () => {
  expect(await describeLeftOut(db, { from: "2026-11-20", to: "2026-11-21" })).toEqual([
    "1,234 unique views and 1 start left out: too many from one address within an hour",
    "5 views left out: by programs, such as search engines",
  ]);
});

it("says it for the chosen form alone", async () => {
  expect(await describeLeftOut(db, { from: "2026-11-19", to: "2026-11-20" }, ["contact"])).toEqual([
    "5 views left out: by programs, such as search engines",
  ]);
  expect(await describeLeftOut(db, { from: "2026-11-01", to: "2026-11-18" })).toEqual([]);
});
