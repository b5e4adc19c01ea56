import { type SqlBool, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import type { TableKind } from "~/features/dashboard/tables";
import { serverTables } from "~/features/dashboard/tables.server";
import { setStatus } from "./changes.queries.server";
import { changeRows } from "./confirmed-changes.server";
import { listRows } from "./list-rows.queries.server";
import { listConcurrentChanges, takeSnapshot } from "./selection.queries.server";
import { undoChange } from "./undo.queries.server";

const who = { userId: "u1", email: "ada@example.org" };
const now = new Date("2026-11-20T12:00:00.000Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
  for (const [place, name] of ["Ärger", "Maia", "O'Neil 100%"].entries()) {
    await fillForms(db, name, `2026-11-1${place}T08:00:00.000Z`);
  }
});
afterEach(() => db.destroy());

const list = async (kind: TableKind, q = "") => {
  const query = { q, choices: {}, sort: { column: "created_at", descending: true }, page: 1 };
  const { rows, slice } = await listRows(db, { ...serverTables[kind], pageSize: 100 }, query, now);
  return { names: rows.map((row) => row.name), total: slice.total };
};
const count = async (table: "form_analytics" | "contact_submissions" | "changed_rows") =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;

describe("deleting and undoing", () => {
  const contact = { who, table: serverTables.contact, now };
  const event = (form_name: "contact" | "survey", session_id: string) =>
    db
      .insertInto("form_analytics")
      .values({
        form_name,
        event_type: "complete",
        session_id,
        user_agent: null,
        created_at: now.toISOString(),
      })
      .execute();

  it("archives a row with its own events, and restores both", { tags: ["@staff-7.4"] }, async () => {
    await event("contact", "contact-Maia");
    await event("survey", "contact-Maia");
    await event("contact", "contact-Ärger");
    const before = await db.selectFrom("contact_submissions").selectAll().orderBy("id").execute();
    const deleted = await changeRows(db, { ...contact, selection: { ids: ["contact-Maia"] } });
    expect(deleted).toMatchObject({ ok: true, count: 1 });
    expect((await list("contact")).total).toBe(2);
    expect(await count("form_analytics")).toBe(2);
    if (!deleted.ok) return;
    const undo = { ...contact, change: deleted.change };
    expect(await undoChange(db, { ...undo, table: serverTables.survey })).toEqual({
      ok: false,
      reason: "unknown",
    });
    const day = 24 * 60;
    expect(await undoChange(db, { ...undo, now: later(30.1 * day) })).toEqual({
      ok: false,
      reason: "too-late",
    });
    expect(await undoChange(db, { ...undo, now: later(29.9 * day) })).toMatchObject({
      ok: true,
      count: 1,
      of: 1,
    });
    expect(await undoChange(db, undo)).toEqual({ ok: false, reason: "already" });
    expect(await db.selectFrom("contact_submissions").selectAll().orderBy("id").execute()).toEqual(before);
    expect(await count("form_analytics")).toBe(3);
    expect((await list("contact", "maia")).names).toEqual(["Cara Maia"]);
    const audit = await db.selectFrom("audit_log").select(["action", "record_id", "row_count"]).execute();
    expect(audit).toEqual([
      { action: "deleted", record_id: "contact-Maia", row_count: 1 },
      { action: "change undone", record_id: "contact-Maia", row_count: 1 },
    ]);
  });

  it("deletes all matching rows only if they are the rows that were confirmed", async () => {
    const request = { ...contact, selection: { matching: { q: "cara", choices: {} } } };
    const { checksum } = await takeSnapshot(
      db,
      serverTables.contact.queries,
      sql<SqlBool>`name like 'Cara %'`,
    );
    expect(await changeRows(db, { ...request, confirmed: "2" })).toMatchObject({ ok: false, count: 3 });
    expect((await list("contact")).total).toBe(3);
    expect(await changeRows(db, { ...request, confirmed: checksum })).toMatchObject({ ok: true, count: 3 });
    expect((await list("contact")).total).toBe(0);
  });

  it("rolls the whole change back when a statement fails", { tags: ["@staff-8.2"] }, async () => {
    await event("contact", "contact-Maia");
    await sql`create trigger full_disk before insert on audit_log begin select raise(abort, 'disk full'); end`.execute(
      db,
    );
    const broken = { ...contact, selection: { ids: ["contact-Maia"] } };
    await expect(changeRows(db, broken)).rejects.toThrow();
    expect([
      await count("contact_submissions"),
      await count("form_analytics"),
      await count("changed_rows"),
    ]).toEqual([3, 1, 0]);
  });

  it("does not restore a subscriber who has signed up again, but all others", async () => {
    const request = {
      who,
      table: serverTables.newsletter,
      now,
      selection: { matching: { q: "", choices: {} } },
    } as const;
    const deleted = await changeRows(db, request);
    if (!deleted.ok) throw new Error("not deleted");
    await fillForms(db, "other", now.toISOString());
    await db.updateTable("newsletter_subscribers").set({ email: "NEWSLETTER.maia@example.org" }).execute();
    expect(await undoChange(db, { ...request, change: deleted.change })).toMatchObject({ count: 2, of: 3 });
    expect((await list("newsletter")).total).toBe(3);
  });

  it("sets statuses of many rows and restores only those that were not changed since", async () => {
    const request = {
      who,
      table: serverTables.volunteer,
      now,
      selection: { matching: { q: "", choices: {} } },
    } as const;
    const changed = await changeRows(db, { ...request, status: "rejected" });
    if (!changed.ok) throw new Error("not changed");
    expect(changed.count).toBe(3);
    await db
      .updateTable("volunteer_applications")
      .set({ status: "approved" })
      .where("last_name", "=", "Maia")
      .execute();
    expect(await undoChange(db, { ...request, change: changed.change })).toMatchObject({ count: 2, of: 3 });
    const rows = await db
      .selectFrom("volunteer_applications")
      .select(["last_name", "status"])
      .orderBy("number")
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(["pending", "approved", "pending"]);
  });

  it("does not undo a status that was set again since, even to the same value", async () => {
    const bob = { userId: "u2", email: "bob@example.org" };
    const id = "volunteer-Maia";
    const row = { table: serverTables.volunteer, id } as const;
    const set = async (by: typeof who, was: string, status: string, minutes: number) => {
      const changed = await setStatus(db, { ...row, who: by, was, status, now: later(minutes) });
      return changed.ok ? changed.change : "";
    };
    const undo = (by: typeof who, change: string) =>
      undoChange(db, { who: by, table: serverTables.volunteer, change, now: later(5) });
    const adas = await set(who, "pending", "approved", 0);
    await set(bob, "approved", "rejected", 1);
    const setAgain = { ok: false, reason: "set-again", by: bob.email, at: later(1).toISOString() };
    expect(await undo(who, adas)).toEqual(setAgain);
    expect(await set(who, "approved", "pending", 2)).toBe("");
    expect(await setStatus(db, { ...row, who, was: "approved", status: "pending", now: later(2) })).toEqual({
      ok: false,
      reason: "conflict",
      now: "rejected",
      by: bob.email,
      at: later(1).toISOString(),
    });
    const bobs = await set(bob, "rejected", "approved", 3);
    expect(await undo(who, adas)).toEqual({ ...setAgain, at: later(3).toISOString() });
    const audit = () => db.selectFrom("audit_log").select(["action", "before", "after"]).execute();
    expect((await audit()).map(({ action }) => action)).toEqual(Array(3).fill("status changed"));
    expect(await undo(bob, bobs)).toMatchObject({ ok: true, count: 1 });
    expect((await audit()).at(-1)).toEqual({
      action: "change undone",
      before: JSON.stringify({ status: "approved" }),
      after: JSON.stringify({ status: "rejected", change: bobs }),
    });
  });

  it("does not undo the status of a subscriber who unsubscribed or returned since", async () => {
    const request = {
      who,
      table: serverTables.newsletter,
      now,
      selection: { matching: { q: "nia", choices: {} } },
    } as const;
    const changed = await changeRows(db, { ...request, status: "inactive" });
    if (!changed.ok) throw new Error("not changed");
    const touch = (id: string, values: { unsubscribed_at?: string; subscribed_at?: string }) =>
      db.updateTable("newsletter_subscribers").set(values).where("id", "=", `newsletter-${id}`).execute();
    await touch("Maia", { unsubscribed_at: later(1).toISOString() });
    await touch("Ärger", { subscribed_at: later(1).toISOString() });
    expect(await undoChange(db, { ...request, change: changed.change })).toMatchObject({ count: 1, of: 3 });
    const audit = await db.selectFrom("audit_log").select(["record_id", "row_count", "after"]).execute();
    const { change } = changed;
    expect(audit.map(({ after, ...entry }) => ({ ...entry, after: JSON.parse(after ?? "") }))).toEqual([
      {
        record_id: null,
        row_count: 3,
        after: { status: "inactive", matching: { searched: true, choices: {} }, change },
      },
      { record_id: null, row_count: 1, after: { of: 3, change } },
    ]);
  });

  it("finds who set and who restored the statuses of many rows, without an entry for each", async () => {
    const bob = { userId: "u2", email: "bob@example.org" };
    const table = serverTables.volunteer;
    const all = { table, selection: { matching: { q: "", choices: {} } } } as const;
    const set = (was: string, status: string) =>
      setStatus(db, { who: bob, table, id: "volunteer-Maia", was, status, now: later(3) });
    const changed = await changeRows(db, { ...all, who, now, status: "rejected" });
    if (!changed.ok) throw new Error("not changed");
    const conflict = { ok: false, reason: "conflict", by: who.email };
    expect(await set("pending", "approved")).toEqual({ ...conflict, now: "rejected", at: now.toISOString() });
    const request = { where: sql<SqlBool>`1`, since: later(-1).toISOString(), not: bob.email, limit: 2 };
    const concurrent = await listConcurrentChanges(db, table, request);
    expect([concurrent.count, concurrent.rows.length]).toEqual([3, 2]);
    expect(await listConcurrentChanges(db, table, { ...request, not: who.email })).toMatchObject({
      count: 0,
    });
    await undoChange(db, { ...all, who, now: later(1), change: changed.change });
    const undone = { ...conflict, now: "pending", at: later(1).toISOString() };
    expect(await set("approved", "rejected")).toEqual(undone);
    const audit = await db.selectFrom("audit_log").select(["action", "row_count", "record_id"]).execute();
    expect(audit).toEqual([
      { action: "status changed", row_count: 3, record_id: null },
      { action: "change undone", row_count: 3, record_id: null },
    ]);
  });

  it("reports a status set by someone else as a conflict, and one set by the same person as none", async () => {
    const bob = { userId: "u2", email: "bob@example.org" };
    const set = (was: string, status: string, by = who) =>
      setStatus(db, { who: by, table: serverTables.volunteer, id: "volunteer-Maia", was, status, now });
    expect(await set("pending", "rejected")).toMatchObject({ ok: true });
    expect(await set("pending", "approved")).toMatchObject({ ok: true });
    expect(await set("pending", "rejected", bob)).toEqual({
      ok: false,
      reason: "conflict",
      now: "approved",
      by: "ada@example.org",
      at: "2026-11-20T12:00:00.000Z",
    });
    expect(await set("approved", "rejected", bob)).toMatchObject({ ok: true });
    const gone = {
      who,
      table: serverTables.volunteer,
      id: "unknown",
      was: "pending",
      status: "approved",
      now,
    } as const;
    expect(await setStatus(db, gone)).toEqual({ ok: false, reason: "gone" });
  });
});
