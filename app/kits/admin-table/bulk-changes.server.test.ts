import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import type { Database } from "~/database/open-database.server";
import { serverTables } from "~/features/dashboard/tables.server";
import { changeRows } from "./confirmed-changes.server";
import { loadNotice } from "./load-table.server";
import { findChange, undoChange } from "./undo.queries.server";

const ROWS = 1300;
const who = { userId: "u1", email: "ada@example.org" };
const now = new Date("2026-11-20T12:00:00.000Z");
const everything = { matching: { q: "", choices: {} } };

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  await sql`with recursive number (n) as (select 1 union all select n + 1 from number where n < ${ROWS})
    insert into volunteer_applications (id, email, content_hash, created_at, first_name, last_name, role, location,
      experience, motivation, availability)
    select 'row-' || n, n || '@example.org', n, '2026-11-19T00:00:00.000Z', 'Val', n, 'peer_counselor', '', '', '', ''
    from number`.execute(db);
  await sql`insert into form_analytics (form_name, event_type, session_id, created_at)
    select 'volunteer', 'complete', id, created_at from volunteer_applications`.execute(db);
});
afterEach(() => db.destroy());

const table = serverTables.volunteer;
const counted = async (from: "volunteer_applications" | "form_analytics" | "audit_log", where = "1") => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(from)} where ${sql.raw(where)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** The same database, whose nth transaction fails. */
function failingAt(nth: number): Database {
  let begun = 0;
  return new Proxy(db, {
    get(target, name) {
      if (name === "transaction") {
        begun += 1;
        if (begun === nth) throw new Error("The disk is gone");
      }
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** On a slow clock, so that each transaction has one part. */
function withOnePartEach<T>(work: () => Promise<T>): Promise<T> {
  const real = performance.now.bind(performance);
  let skipped = 0;
  performance.now = () => {
    skipped += 1000;
    return real() + skipped;
  };
  return work().finally(() => {
    performance.now = real;
  });
}

async function change(to: Database, status?: "approved") {
  const made = await withOnePartEach(() =>
    changeRows(to, { who, table, now, selection: everything, status }),
  );
  if (!made.ok) throw new Error("Nothing was changed");
  return made;
}
const undo = (to: Database, id: string) =>
  withOnePartEach(() => undoChange(to, { who, table, now, change: id }));

describe("a change of many rows", () => {
  it("deletes all rows with their events, says so once, and is undone completely", async () => {
    const made = await change(db);
    expect(made.count).toBe(ROWS);
    expect([await counted("volunteer_applications"), await counted("form_analytics")]).toEqual([0, 0]);
    expect(await findChange(db, made.change)).toMatchObject({ row_count: ROWS, expected_count: null });
    expect(await counted("audit_log", `action = 'deleted' and row_count = ${ROWS}`)).toBe(1);
    expect(await undo(db, made.change)).toEqual({ ok: true, action: "delete", count: ROWS, of: ROWS });
    expect([await counted("volunteer_applications"), await counted("form_analytics")]).toEqual([ROWS, ROWS]);
    expect(await undo(db, made.change)).toEqual({ ok: false, reason: "already" });
    expect(await counted("audit_log")).toBe(2);
  });

  it("sets statuses, and undoes those that nobody has changed since", async () => {
    const made = await change(db, "approved");
    expect(await counted("volunteer_applications", "status = 'approved'")).toBe(ROWS);
    await sql`update volunteer_applications set status = 'rejected' where id = 'row-7'`.execute(db);
    expect(await undo(db, made.change)).toEqual({ ok: true, action: "status", count: ROWS - 1, of: ROWS });
    expect(await counted("volunteer_applications", "status = 'pending'")).toBe(ROWS - 1);
  });

  it.each([[undefined], ["approved"]] as const)(
    "that is interrupted says how far it came, and can be undone: %s",
    async (status) => {
      const made = await change(failingAt(3), status);
      expect(made.count).toBe(500);
      const left = status ? "status <> 'approved'" : "1";
      expect(await counted("volunteer_applications", left)).toBe(ROWS - 500);
      expect(await loadNotice(db, table, made.change, now)).toMatchObject({ count: 500, expected: ROWS });
      expect(await undo(db, made.change)).toMatchObject({ ok: true, count: 500, of: 500 });
      expect(await counted("volunteer_applications", "status = 'pending'")).toBe(ROWS);
      expect(await counted("form_analytics")).toBe(ROWS);
    },
  );

  it("that fails before its first rows changes nothing", async () => {
    await expect(change(failingAt(1))).rejects.toThrow("The disk is gone");
    expect(await counted("volunteer_applications")).toBe(ROWS);
    expect(await counted("audit_log")).toBe(0);
  });

  it("whose undoing is interrupted is undone by undoing it again", async () => {
    const made = await change(db);
    await expect(undo(failingAt(3), made.change)).rejects.toThrow("The disk is gone");
    expect(await counted("volunteer_applications")).toBeLessThan(ROWS);
    expect(await undo(db, made.change)).toEqual({ ok: true, action: "delete", count: ROWS, of: ROWS });
    expect([await counted("volunteer_applications"), await counted("form_analytics")]).toEqual([ROWS, ROWS]);
  });
});
