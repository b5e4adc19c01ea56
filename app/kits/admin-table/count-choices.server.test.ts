import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { serverTables } from "~/features/dashboard/tables.server";
import { countChoices } from "./load-table.server";

const now = new Date("2026-11-20T12:00:00.000Z");

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

/** Messages of an hour ago, so that they wait and are not overdue. */
async function write(subjects: readonly ("media" | "support")[], answered: 0 | 1 = 0): Promise<void> {
  const created_at = "2026-11-20T11:00:00.000Z";
  const rows = subjects.map((subject) => {
    const id = crypto.randomUUID();
    const at = { created_at, responded_at: answered ? created_at : null };
    return { id, name: "Ann", email: "ann@example.org", subject, message: id, content_hash: id, ...at };
  });
  await db.insertInto("contact_submissions").values(rows).execute();
}

const count = (choices: Record<string, string> = {}, q = "") =>
  countChoices(db, serverTables.contact, { q, choices }, now);

it("counts each choice of a filter among the rows of the other filters", async () => {
  await write(["media", "support", "support"]);
  await write(["media"], 1);
  const all = await count();
  expect(all.subject).toMatchObject({ of: { media: 2, support: 2, other: 0 }, isMore: false });
  expect(all.filter?.of).toMatchObject({ waiting: 3, overdue: 0, answered: 1 });
  const waiting = await count({ filter: "waiting" });
  expect(waiting.subject?.of).toMatchObject({ media: 1, support: 2 });
  expect(waiting.filter?.of).toMatchObject({ waiting: 3, answered: 1 });
  expect((await count({ subject: "media" })).filter?.of).toMatchObject({ waiting: 1, answered: 1 });
});

it("counts nothing while somebody searches", async () => {
  await write(["media"]);
  expect(await count({}, "ann")).toEqual({});
});

it("reads a bounded number of rows, and says that there are more", async () => {
  for (let part = 0; part < 3; part++) await write(Array.from({ length: 1000 }, () => "media"));
  expect((await count()).subject).toMatchObject({ of: { media: 2000, support: 0 }, isMore: true });
});
