import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrations } from "../../migrations";
import { migrateDatabase } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0031"));
const CREATED = "2026-01-01T00:00:00.000Z";
const DECIDED = "2026-01-02T00:00:00.000Z";

let db: Database;
beforeEach(async () => {
  db = openDatabase(":memory:");
  await migrateDatabase(db, { migrations: before });
});
afterEach(() => db.destroy());

it("counts applications as answered that were decided before, also deleted ones, and leaves the others waiting", async () => {
  const add = (id: string, status: string, note: string | null = null) =>
    sql`insert into partnership_applications (id, company_name, contact_name, email, partnership_type, message,
        source, status, content_hash, created_at, response_note)
      values (${id}, 'Works', 'Pat', 'pat@example.org', 'Other', '', 'partner_page', ${status}, ${id}, ${CREATED},
        ${note})`.execute(db);
  await add("open", "pending");
  await add("long ago", "approved");
  await add("noted", "rejected", "Called");
  await sql`insert into audit_log (created_at, actor_email, action, kind, record_id, row_count)
    values (${DECIDED}, 'ann@example.org', 'status changed', 'partnership', 'noted', 1)`.execute(db);
  await sql`insert into changes (id, action, table_name, row_count, made_by, made_at)
    values ('c', 'delete', 'partnership_applications', 2, 'ann@example.org', ${DECIDED})`.execute(db);
  for (const status of ["approved", "pending"])
    await sql`insert into changed_rows (change_id, table_name, record_id, row) values ('c', 'partnership_applications',
      ${status}, ${JSON.stringify({ status, created_at: CREATED, responded_at: null })})`.execute(db);

  await migrateDatabase(db);

  const rows = await db
    .selectFrom("partnership_applications")
    .select(["id", "responded_at", "response_note"])
    .orderBy("id")
    .execute();
  expect(rows).toEqual([
    { id: "long ago", responded_at: CREATED, response_note: "Decided before letters were sent from here." },
    { id: "noted", responded_at: DECIDED, response_note: "Called" },
    { id: "open", responded_at: null, response_note: null },
  ]);
  const saved = await db
    .selectFrom("changed_rows")
    .select(["record_id", "row"])
    .orderBy("record_id")
    .execute();
  expect(saved.map(({ record_id, row }) => [record_id, JSON.parse(row).responded_at])).toEqual([
    ["approved", CREATED],
    ["pending", null],
  ]);
});
