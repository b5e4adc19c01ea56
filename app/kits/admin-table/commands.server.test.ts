import { type SqlBool, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms, putEvents } from "#tests/support/submissions";
import { adminTables, type TableKind } from "~/features/dashboard/tables";
import { serverTables } from "~/features/dashboard/tables.server";
import type { Database } from "~/server/open-database.server";
import { deleteRows, setStatus, setStatuses, undoChange } from "./commands.server";
import { exportRows } from "./export-rows.queries.server";
import type { ListQuery } from "./list-query";
import { listRows } from "./list-rows.queries.server";
import { takeSnapshot } from "./selection.queries.server";

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

const query = (wish: Partial<ListQuery> = {}): ListQuery => ({
  q: "",
  choices: {},
  sort: { column: "created_at", descending: true },
  page: 1,
  ...wish,
});
const list = async (kind: TableKind, wish: Partial<ListQuery> = {}, pageSize = 100) => {
  const { rows, slice } = await listRows(db, { ...serverTables[kind], pageSize }, query(wish), now);
  return { names: rows.map((row) => row.name ?? row.company_name ?? row.id), total: slice.total };
};
const count = async (
  table: "form_analytics" | "contact_submissions" | "changed_rows" | "form_daily_totals",
) =>
  (
    await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("n"))
      .executeTakeFirstOrThrow()
  ).n;

describe("listRows", () => {
  it("lists the newest first, a page at a time", { tags: ["@staff-9.1"] }, async () => {
    expect(await list("contact")).toEqual({
      names: ["Cara O'Neil 100%", "Cara Maia", "Cara Ärger"],
      total: 3,
    });
    expect(await list("contact", { page: 2 }, 2)).toEqual({ names: ["Cara Ärger"], total: 3 });
    expect(await list("contact", { page: 99 }, 2)).toEqual({ names: ["Cara Ärger"], total: 3 });
  });

  it("finds every page of the events, whatever day it begins and ends on", async () => {
    const choices = { form: "survey", from: "2026-10-02T00:00:00.000Z", before: "2026-10-05T00:00:00.000Z" };
    for (const [day, unique_view] of Object.entries({ "01": 4, "02": 3, "04": 5, "05": 1 }))
      await putEvents({ db }, "survey", `2026-10-${day}T23:59:59.999Z`, { unique_view });
    await putEvents({ db }, "contact", "2026-10-03T12:00:00.000Z", { unique_view: 2 });
    const all = await list("analytics", { choices });
    expect(all).toMatchObject({ total: 8, names: { length: 8 } });
    for (const size of [1, 2, 3, 5]) {
      const pages = [];
      for (let page = 1; page <= Math.ceil(8 / size); page++)
        pages.push(...(await list("analytics", { choices, page }, size)).names);
      expect(pages, `${size} a page`).toEqual(all.names);
    }
    const oldestFirst = { column: "created_at", descending: false };
    const reversed = await list("analytics", { choices, sort: oldestFirst, page: 2 }, 5);
    expect(reversed.names).toEqual(all.names.slice(0, 3).reverse());
  });

  it("sorts by a column both ways", async () => {
    const sorted = async (descending: boolean) =>
      (await list("newsletter", { sort: { column: "name", descending } })).names;
    expect(await sorted(false)).toEqual(["Nia Maia", "Nia O'Neil 100%", "Nia Ärger"]);
    expect(await sorted(true)).toEqual(["Nia Ärger", "Nia O'Neil 100%", "Nia Maia"]);
  });

  it.each([
    ["contact", "MAIA", ["Cara Maia"]],
    ["contact", "ai", ["Cara Maia"]],
    ["contact", "a", ["Cara O'Neil 100%", "Cara Maia", "Cara Ärger"]],
    ["contact", "ärger", ["Cara Ärger"]],
    ["contact", "Är", ["Cara Ärger"]],
    ["contact", "%", ["Cara O'Neil 100%"]],
    ["contact", "_", []],
    ["contact", 'or "', []],
    ["contact", "* NOT", []],
    ["contact", "hello", ["Cara O'Neil 100%", "Cara Maia", "Cara Ärger"]],
    ["contact", "maia@example.org", ["Cara Maia"]],
    ["contact", "media", []],
    ["survey", "lost job", ["Sol O'Neil 100%", "Sol Maia", "Sol Ärger"]],
    ["survey", "LOST_JOB", ["Sol O'Neil 100%", "Sol Maia", "Sol Ärger"]],
    ["volunteer", "val maia", ["Val Maia"]],
    ["volunteer", "peer counselor", ["Val O'Neil 100%", "Val Maia", "Val Ärger"]],
    ["partnership", "works m", ["Works Maia"]],
    ["newsletter", "nia", ["Nia O'Neil 100%", "Nia Maia", "Nia Ärger"]],
  ] as const)("finds in %s by %j", { tags: ["@staff-5.4"] }, async (kind, q, names) => {
    const found = await list(kind, { q });
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  it("searches and filters together, and follows what is changed and removed", async () => {
    expect((await list("contact", { q: "cara", choices: { subject: "support" } })).total).toBe(3);
    expect((await list("contact", { q: "cara", choices: { subject: "media" } })).total).toBe(0);
    await db
      .updateTable("contact_submissions")
      .set({ name: "Zoe" })
      .where("id", "=", "contact-Maia")
      .execute();
    expect((await list("contact", { q: "zoe" })).names).toEqual(["Zoe"]);
    expect((await list("contact", { q: "cara maia" })).names).toEqual([]);
    await db.deleteFrom("contact_submissions").where("id", "=", "contact-Maia").execute();
    expect((await list("contact", { q: "zoe" })).names).toEqual([]);
  });

  it("knows what waits, what is overdue by its subject, and what is answered", {
    tags: ["@staff-2.7"],
  }, async () => {
    const waiting = async (filter: string, moment: string) =>
      (
        await listRows(
          db,
          { ...serverTables.contact, pageSize: 100 },
          query({ choices: { filter } }),
          new Date(moment),
        )
      ).slice.total;
    expect(await waiting("overdue", "2026-11-11T08:00:00.000Z")).toBe(0);
    expect(await waiting("overdue", "2026-11-11T08:00:00.001Z")).toBe(1);
    await db.updateTable("contact_submissions").set({ subject: "partnership" }).execute();
    expect(await waiting("overdue", "2026-11-12T08:00:00.001Z")).toBe(0);
    expect(await waiting("overdue", "2026-11-13T08:00:00.001Z")).toBe(1);
    await db
      .updateTable("contact_submissions")
      .set({ responded_at: now.toISOString() })
      .where("id", "=", "contact-Maia")
      .execute();
    expect(await waiting("waiting", "2026-11-20T08:00:00.000Z")).toBe(2);
    expect(await waiting("answered", "2026-11-20T08:00:00.000Z")).toBe(1);
    await db
      .updateTable("volunteer_applications")
      .set({ status: "approved" })
      .where("last_name", "=", "Maia")
      .execute();
    expect((await list("volunteer", { choices: { filter: "answered" } })).names).toEqual(["Val Maia"]);
    await db
      .updateTable("partnership_applications")
      .set({ responded_at: now.toISOString() })
      .where("company_name", "=", "Works Maia")
      .execute();
    expect((await list("partnership", { choices: { filter: "answered" } })).names).toEqual(["Works Maia"]);
    expect((await list("partnership", { choices: { filter: "overdue" } })).total).toBe(2);
  });
});

describe("every filter", () => {
  const filters = [
    ["survey", "impact", "impact_level"],
    ["survey", "industry", "industry_changes"],
    ["volunteer", "role", "role"],
    ["volunteer", "status", "status"],
    ["partnership", "type", "partnership_type"],
    ["partnership", "status", "status"],
    ["contact", "subject", "subject"],
    ["analytics", "form", "form_name"],
    ["analytics", "event", "event_type"],
  ] as const;

  /** A row for each value of a column, and a second for the first. @returns the value of each row by its id */
  async function rowsWith(kind: TableKind, column: string, values: readonly string[]) {
    const table = sql.table(serverTables[kind].queries.table);
    const all = [...values, ...values.slice(0, 1)];
    await sql`delete from ${table}`.execute(db);
    for (const [place, value] of all.entries()) {
      if (kind === "analytics") {
        const other = column === "form_name" ? "event_type" : "form_name";
        await sql`insert into form_analytics (${sql.ref(column)}, ${sql.ref(other)}, created_at)
          values (${value}, ${other === "form_name" ? "contact" : "view"}, ${now.toISOString()})`.execute(db);
      } else {
        await fillForms(db, `${column}${place}`, now.toISOString());
        const id = `${kind}-${column}${place}`;
        await sql`update ${table} set ${sql.ref(column)} = ${value} where id = ${id}`.execute(db);
      }
    }
    const { rows } = await sql<{ id: string; value: string }>`
      select cast(id as text) as id, ${sql.ref(column)} as value from ${table}`.execute(db);
    return rows;
  }

  it.each(filters)(
    "of %s by %s shows the rows with the chosen value and no others",
    { tags: ["@staff-1", "@staff-2.6", "@staff-2.7", "@staff-2.8", "@staff-2.9", "@staff-2.10"] },
    async (kind, name, column) => {
      const choices = adminTables[kind].filters.find((filter) => filter.name === name)?.choices ?? [];
      const values = choices.map(({ value }) => value);
      const all = await rowsWith(kind, column, values);
      expect(all).toHaveLength(values.length + 1);
      for (const value of values) {
        const meant = query({ choices: { [name]: value } });
        const { rows, slice } = await listRows(db, { ...serverTables[kind], pageSize: 100 }, meant, now);
        const expected = all.filter((row) => row.value === value).map(({ id }) => id);
        expect(rows.map(({ id }) => id).sort(), value).toEqual(expected.sort());
        expect(slice.total, value).toBe(expected.length);
      }
    },
  );

  it("of the subscribers shows those of a status, or of a wish whatever their status", {
    tags: ["@staff-2.5"],
  }, async () => {
    const set = (id: string, is_active: 0 | 1, wants_news: 0 | 1, wants_team_updates: 0 | 1) =>
      db
        .updateTable("newsletter_subscribers")
        .set({ is_active, wants_news, wants_team_updates })
        .where("id", "=", `newsletter-${id}`)
        .execute();
    await set("Maia", 1, 1, 0);
    await set("Ärger", 0, 1, 1);
    await set("O'Neil 100%", 1, 0, 1);
    const names = async (filter: string) => (await list("newsletter", { choices: { filter } })).names;
    expect(await names("active")).toEqual(["Nia O'Neil 100%", "Nia Maia"]);
    expect(await names("inactive")).toEqual(["Nia Ärger"]);
    expect(await names("news")).toEqual(["Nia Maia", "Nia Ärger"]);
    expect(await names("team_updates")).toEqual(["Nia O'Neil 100%", "Nia Ärger"]);
  });

  it("is one that these tests know", () => {
    const answers = ["newsletter", "volunteer", "partnership", "contact"].map((kind) => `${kind} filter`);
    const known = [...filters.map(([kind, name]) => `${kind} ${name}`), ...answers];
    const all = Object.values(adminTables).flatMap(({ kind, filters: own }) =>
      own.map(({ name }) => `${kind} ${name}`),
    );
    expect(all.sort()).toEqual(known.sort());
  });
});

describe("exportRows", () => {
  it("gives exactly the rows that are meant, in whole", { tags: ["@staff-5.5"] }, async () => {
    const names = async (wish: Partial<ListQuery>) => {
      const cells = [];
      for await (const rows of exportRows(db, serverTables.contact.queries, query(wish), now))
        cells.push(...rows);
      return cells.map((row) => row[0]);
    };
    expect(await names({})).toEqual(["Cara O'Neil 100%", "Cara Maia", "Cara Ärger"]);
    expect(await names({ q: "maia" })).toEqual(["Cara Maia"]);
    expect(await names({ choices: { subject: "media" } })).toEqual([]);
  });
});

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

  it("takes a row with its own events, and puts both back", { tags: ["@staff-7.4"] }, async () => {
    await event("contact", "contact-Maia");
    await event("survey", "contact-Maia");
    await event("contact", "contact-Ärger");
    const before = await db.selectFrom("contact_submissions").selectAll().orderBy("id").execute();
    const deleted = await deleteRows(db, { ...contact, selection: { ids: ["contact-Maia"] } });
    expect(deleted).toMatchObject({ ok: true, count: 1 });
    expect((await list("contact")).total).toBe(2);
    expect(await count("form_analytics")).toBe(2);
    if (!deleted.ok) return;
    const undo = { ...contact, change: deleted.change };
    expect(await undoChange(db, { ...undo, table: serverTables.survey })).toEqual({
      ok: false,
      why: "unknown",
    });
    expect(await undoChange(db, { ...undo, now: later(10) })).toEqual({ ok: false, why: "too-late" });
    expect(await undoChange(db, { ...undo, now: later(9.9) })).toMatchObject({ ok: true, count: 1, of: 1 });
    expect(await undoChange(db, undo)).toEqual({ ok: false, why: "already" });
    expect(await db.selectFrom("contact_submissions").selectAll().orderBy("id").execute()).toEqual(before);
    expect(await count("form_analytics")).toBe(3);
    expect((await list("contact", { q: "maia" })).names).toEqual(["Cara Maia"]);
    const again = await deleteRows(db, { ...contact, selection: { ids: ["contact-Maia"] } });
    if (!again.ok) throw new Error("not deleted");
    const operator = { ...contact, change: again.change, now: later(29 * 24 * 60), limited: false };
    expect(await undoChange(db, operator)).toMatchObject({ ok: true, count: 1 });
    const audit = await db.selectFrom("audit_log").select(["action", "record_id", "row_count"]).execute();
    expect(audit).toEqual([
      { action: "deleted", record_id: "contact-Maia", row_count: 1 },
      { action: "change undone", record_id: "contact-Maia", row_count: 1 },
      { action: "deleted", record_id: "contact-Maia", row_count: 1 },
      { action: "change undone", record_id: "contact-Maia", row_count: 1 },
    ]);
  });

  it("deletes all that match only when they are those that were confirmed", async () => {
    const order = { ...contact, selection: { matching: { q: "cara", choices: {} } } };
    const { checksum } = await takeSnapshot(
      db,
      serverTables.contact.queries,
      sql<SqlBool>`name like 'Cara %'`,
    );
    expect(await deleteRows(db, { ...order, confirmed: "2" })).toMatchObject({ ok: false, count: 3 });
    expect((await list("contact")).total).toBe(3);
    expect(await deleteRows(db, { ...order, confirmed: checksum })).toMatchObject({ ok: true, count: 3 });
    expect((await list("contact")).total).toBe(0);
  });

  it("changes nothing when anything fails", { tags: ["@staff-8.2"] }, async () => {
    await event("contact", "contact-Maia");
    await sql`create trigger full_disk before insert on audit_log begin select raise(abort, 'disk full'); end`.execute(
      db,
    );
    const broken = { ...contact, selection: { ids: ["contact-Maia"] } };
    await expect(deleteRows(db, broken)).rejects.toThrow();
    expect([
      await count("contact_submissions"),
      await count("form_analytics"),
      await count("changed_rows"),
    ]).toEqual([3, 1, 0]);
  });

  it("leaves a subscriber away who has signed up anew, and restores the others", async () => {
    const order = {
      who,
      table: serverTables.newsletter,
      now,
      selection: { matching: { q: "", choices: {} } },
    } as const;
    const deleted = await deleteRows(db, order);
    if (!deleted.ok) throw new Error("not deleted");
    await fillForms(db, "other", now.toISOString());
    await db.updateTable("newsletter_subscribers").set({ email: "NEWSLETTER.maia@example.org" }).execute();
    expect(await undoChange(db, { ...order, change: deleted.change })).toMatchObject({ count: 2, of: 3 });
    expect((await list("newsletter")).total).toBe(3);
  });

  it("sets statuses of many rows and takes back only what nobody changed since", async () => {
    const order = {
      who,
      table: serverTables.volunteer,
      now,
      selection: { matching: { q: "", choices: {} } },
    } as const;
    const changed = await setStatuses(db, order, "rejected");
    if (!changed.ok) throw new Error("not changed");
    expect(changed.count).toBe(3);
    await db
      .updateTable("volunteer_applications")
      .set({ status: "approved" })
      .where("last_name", "=", "Maia")
      .execute();
    expect(await undoChange(db, { ...order, change: changed.change })).toMatchObject({ count: 2, of: 3 });
    const rows = await db
      .selectFrom("volunteer_applications")
      .select(["last_name", "status"])
      .orderBy("number")
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(["pending", "approved", "pending"]);
  });

  it("undoes no status that somebody has set since, also where it is the same again", async () => {
    const bob = { userId: "u2", email: "bob@example.org" };
    const id = "volunteer-Maia";
    const row = { table: serverTables.volunteer, id } as const;
    const set = async (by: typeof who, was: string, status: string, minutes: number) => {
      const changed = await setStatus(db, { ...row, who: by, was, status, now: later(minutes) });
      return changed !== "gone" && "ok" in changed && changed.ok ? changed.change : "";
    };
    const undo = (by: typeof who, change: string) =>
      undoChange(db, { who: by, table: serverTables.volunteer, change, now: later(5) });
    const anns = await set(who, "pending", "approved", 0);
    await set(bob, "approved", "rejected", 1);
    const refused = { ok: false, why: "set-again", by: bob.email, at: later(1).toISOString() };
    expect(await undo(who, anns)).toEqual(refused);
    expect(await set(who, "approved", "pending", 2)).toBe("");
    expect(await setStatus(db, { ...row, who, was: "approved", status: "pending", now: later(2) })).toEqual({
      now: "rejected",
      by: bob.email,
      at: later(1).toISOString(),
    });
    const bobs = await set(bob, "rejected", "approved", 3);
    expect(await undo(who, anns)).toEqual({ ...refused, at: later(3).toISOString() });
    const audit = () => db.selectFrom("audit_log").select(["action", "before", "after"]).execute();
    expect((await audit()).map(({ action }) => action)).toEqual(Array(3).fill("status changed"));
    expect(await undo(bob, bobs)).toMatchObject({ ok: true, count: 1 });
    expect((await audit()).at(-1)).toEqual({
      action: "change undone",
      before: JSON.stringify({ status: "approved" }),
      after: JSON.stringify({ status: "rejected", change: bobs }),
    });
  });

  it("undoes no status of a subscriber who has come or gone meanwhile", async () => {
    const order = {
      who,
      table: serverTables.newsletter,
      now,
      selection: { matching: { q: "nia", choices: {} } },
    } as const;
    const changed = await setStatuses(db, order, "inactive");
    if (!changed.ok) throw new Error("not changed");
    const touch = (id: string, values: { unsubscribed_at?: string; subscribed_at?: string }) =>
      db.updateTable("newsletter_subscribers").set(values).where("id", "=", `newsletter-${id}`).execute();
    await touch("Maia", { unsubscribed_at: later(1).toISOString() });
    await touch("Ärger", { subscribed_at: later(1).toISOString() });
    expect(await undoChange(db, { ...order, change: changed.change })).toMatchObject({ count: 1, of: 3 });
    const audit = await db.selectFrom("audit_log").select(["record_id", "row_count", "after"]).execute();
    const { change } = changed;
    expect(audit.map(({ after, ...entry }) => ({ ...entry, after: JSON.parse(after ?? "") }))).toEqual([
      ...["Ärger", "Maia", "O'Neil 100%"].map((name) => ({
        record_id: `newsletter-${name}`,
        row_count: 1,
        after: { status: "inactive", change },
      })),
      {
        record_id: null,
        row_count: 3,
        after: { status: "inactive", matching: { searched: true, choices: {} }, change },
      },
      { record_id: "newsletter-O'Neil 100%", row_count: 1, after: { status: "active", change } },
      { record_id: null, row_count: 1, after: { of: 3, change } },
    ]);
  });

  it("tells the second of two people what the first has set, and nobody what they set themselves", async () => {
    const bob = { userId: "u2", email: "bob@example.org" };
    const set = (was: string, status: string, by = who) =>
      setStatus(db, { who: by, table: serverTables.volunteer, id: "volunteer-Maia", was, status, now });
    expect(await set("pending", "rejected")).toMatchObject({ ok: true, count: 1 });
    expect(await set("pending", "approved")).toMatchObject({ ok: true, count: 1 });
    expect(await set("pending", "rejected", bob)).toEqual({
      now: "approved",
      by: "ada@example.org",
      at: "2026-11-20T12:00:00.000Z",
    });
    expect(await set("approved", "rejected", bob)).toMatchObject({ ok: true });
    const gone = {
      who,
      table: serverTables.volunteer,
      id: "nobody",
      was: "pending",
      status: "approved",
      now,
    } as const;
    expect(await setStatus(db, gone)).toBe("gone");
  });
});
