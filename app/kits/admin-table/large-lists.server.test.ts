import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { putEvents } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { serverTables } from "~/features/dashboard/tables.server";
import type { ListQuery } from "./list-query";
import { listRows } from "./list-rows.queries.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const NEWEST = { column: "created_at", descending: true };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const list = (kind: "contact" | "analytics", wish: Partial<ListQuery>, pageSize = 100) =>
  listRows(
    db,
    { ...serverTables[kind], pageSize },
    { q: "", choices: {}, sort: NEWEST, page: 1, ...wish },
    now,
  );

const addMessages = (count: number, name: string) =>
  sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < ${count})
    insert into contact_submissions (id, email, content_hash, created_at, name, subject, message)
    select 'row-' || n, n || '@x.org', n, '2026-11-20T00:00:00.' || n, ${sql.raw(name)}, 'media', '' from number`.execute(
    db,
  );

it("counts more than 10,000 matches as such, and lists the first 10,000", async () => {
  await addMessages(10_001, "'Kim'");
  for (const q of ["kim", "ki", "i"]) {
    const { slice, isMore, rows } = await list("contact", { q, page: 101 });
    expect([slice.total, slice.page, isMore, rows.length], q).toEqual([10_000, 100, true, 100]);
  }
  expect(await list("contact", { q: "row" })).toMatchObject({ slice: { total: 0 }, isMore: false });
  expect(await list("contact", {})).toMatchObject({ slice: { total: 10_001 }, isMore: false });
});

it("finds a letter that many trigrams begin with in each of its spellings", async () => {
  await addMessages(
    30,
    "case n when 7 then 'É' when 8 then 'ę' when 9 then 'Ł' else 'ike' || char(96 + n) end",
  );
  const found = async (q: string) => (await list("contact", { q })).slice.total;
  expect(await found("e")).toBe(29);
  expect(await found("É")).toBe(29);
  expect(await found("e i")).toBe(27);
  expect(await found("e kea")).toBe(1);
});

it.each([
  ["form_name", false],
  ["form_name", true],
  ["event_type", false],
  ["event_type", true],
  ["created_at", false],
  ["created_at", true],
])("pages the events sorted by %s, descending %s, as one list", async (column, descending) => {
  for (const [day, count] of [
    ["01", 3],
    ["02", 7],
    ["05", 1],
  ] as const) {
    const created = `2026-10-${day}T0${count}:00:00.000Z`;
    await putEvents({ db }, "survey", created, { view: count, error: 2 });
    await putEvents({ db }, "contact", created, { view: 2, unique_view: count });
  }
  const order = descending ? "desc" : "asc";
  const rest = column === "created_at" ? `id ${order}` : "created_at desc, id desc";
  for (const [q, where] of [
    ["", "1"],
    ["view", "event_type like '%view'"],
    ["er", "event_type = 'error'"],
  ] as const) {
    const { rows: expected } = await sql<{ id: number }>`
      select id from form_analytics where ${sql.raw(where)}
      order by ${sql.raw(`${column} ${order}, ${rest}`)}`.execute(db);
    for (const size of [4, 7]) {
      const ids: string[] = [];
      for (let page = 1; page <= Math.ceil(expected.length / size); page += 1) {
        const { rows, slice } = await list("analytics", { q, sort: { column, descending }, page }, size);
        expect(slice.total).toBe(expected.length);
        ids.push(...rows.map(({ id }) => id));
      }
      expect(ids, `${q}, ${size} a page`).toEqual(expected.map(({ id }) => String(id)));
    }
  }
});
