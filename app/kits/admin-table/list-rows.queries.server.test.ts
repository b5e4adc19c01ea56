import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { fillForms, fillQuarantine, putEvents } from "#tests/support/submissions";
import type { Database } from "~/database/open-database.server";
import { adminTables, type TableKind } from "~/features/dashboard/tables";
import { serverTables } from "~/features/dashboard/tables.server";
import { exportRows } from "./export-rows.queries.server";
import { type ListQuery, rangeFilter } from "./list-query";
import { listRows } from "./list-rows.queries.server";

const now = new Date("2026-11-20T12:00:00.000Z");

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

describe("listRows", () => {
  it("lists the newest first, a page at a time", { tags: ["@staff-9.1"] }, async () => {
    expect(await list("contact")).toEqual({
      names: ["Cara O'Neil 100%", "Cara Maia", "Cara Ärger"],
      total: 3,
    });
    expect(await list("contact", { page: 2 }, 2)).toEqual({ names: ["Cara Ärger"], total: 3 });
    expect(await list("contact", { page: 99 }, 2)).toEqual({ names: ["Cara Ärger"], total: 3 });
  });

  it("finds every page of the events, whatever day the page starts and ends on", async () => {
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

  it("sorts by a column, ascending and descending", async () => {
    const sorted = async (descending: boolean) =>
      (await list("newsletter", { sort: { column: "name", descending } })).names;
    expect(await sorted(false)).toEqual(["Nia Ärger", "Nia Maia", "Nia O'Neil 100%"]);
    expect(await sorted(true)).toEqual(["Nia O'Neil 100%", "Nia Maia", "Nia Ärger"]);
  });

  it("sorts names as if they had no accents, in every table, also after a change of the name", async () => {
    const people = ["Zoë", "Łukasz", "lena", "Óscar", "Nguye\u0302\u0303n", "Nguyễm", "Mark", "Ærik", "Ivan"];
    for (const name of people) await fillForms(db, name, "2026-11-19T08:00:00.000Z");
    await db.deleteFrom("volunteer_applications").where("last_name", "in", ["Ärger", "Maia"]).execute();
    const order = async (kind: TableKind, column: string) =>
      (await list(kind, { sort: { column, descending: false } })).names.map((name) =>
        String(name).replace(/^(Val|Works|Nia|Sol|Cara) /, ""),
      );
    const expected = [
      "Ærik",
      "Ivan",
      "lena",
      "Łukasz",
      "Mark",
      "Nguyễm",
      "Nguye\u0302\u0303n",
      "Óscar",
      "Zoë",
    ];
    for (const kind of ["newsletter", "survey", "volunteer", "contact"] as const)
      expect(
        (await order(kind, "name")).filter((name) => people.includes(name)),
        kind,
      ).toEqual(expected);
    for (const column of ["company_name", "contact_name"])
      expect((await order("partnership", column)).length, column).toBe(12);
    await db
      .updateTable("contact_submissions")
      .set({ name: "Ändre" })
      .where("name", "=", "Cara Zoë")
      .execute();
    expect((await order("contact", "name"))[0]).toBe("Ändre");
    await db.updateTable("contact_submissions").set({ name: "Zoe" }).where("name", "=", "Ändre").execute();
    expect((await order("contact", "name")).at(-1)).toBe("Zoe");
  });

  it.each([
    ["contact", "MAIA", ["Cara Maia"]],
    ["contact", "ai", ["Cara Maia"]],
    ["contact", "a", ["Cara O'Neil 100%", "Cara Maia", "Cara Ärger"]],
    ["contact", "ärger", ["Cara Ärger"]],
    ["contact", "Ärg", ["Cara Ärger"]],
    ["contact", "arger", ["Cara Ärger"]],
    ["contact", "árger", ["Cara Ärger"]],
    ["contact", "ärger cara", ["Cara Ärger"]],
    ["contact", "maia CARA hello", ["Cara Maia"]],
    ["contact", "maia ärger", []],
    ["contact", "100% o'neil", ["Cara O'Neil 100%"]],
    ["contact", '"cara maia"', []],
    ["contact", "ma ia ai", ["Cara Maia"]],
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
    ["partnership", "maia works", ["Works Maia"]],
    ["newsletter", "maia@ nia", ["Nia Maia"]],
    ["volunteer", "counselor val peer arger", ["Val Ärger"]],
    ["newsletter", "nia", ["Nia O'Neil 100%", "Nia Maia", "Nia Ärger"]],
  ] as const)("finds the rows of %s that match %j", { tags: ["@staff-5.4"] }, async (kind, q, names) => {
    const found = await list(kind, { q });
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  it("combines search and filters, and finds changed rows by their new text alone", async () => {
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

  it("filters by waiting, by overdue with the hours of the subject, and by answered", {
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
    // A status alone is no answer.
    expect((await list("volunteer", { choices: { filter: "answered" } })).names).toEqual([]);
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
    ["spam", "state", "spam_state"],
    ["spam", "form", "form"],
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
        await fillQuarantine(db, `${column}${place}`, now.toISOString());
        const key = sql.ref(kind === "spam" ? "submission_id" : "id");
        const id = `${kind}-${column}${place}`;
        await sql`update ${table} set ${sql.ref(column)} = ${value} where ${key} = ${id}`.execute(db);
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
        const byValue = query({ choices: { [name]: value } });
        const { rows, slice } = await listRows(db, { ...serverTables[kind], pageSize: 100 }, byValue, now);
        const expected = all.filter((row) => row.value === value).map(({ id }) => id);
        expect(rows.map(({ id }) => id).sort(), value).toEqual(expected.sort());
        expect(slice.total, value).toBe(expected.length);
      }
    },
  );

  it("of the subscribers shows those of a status, and of a wish as its card counts them", {
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
    expect(await names("news")).toEqual(["Nia Maia"]);
    expect(await names("team_updates")).toEqual(["Nia O'Neil 100%"]);
  });

  it("is covered by these tests", () => {
    const answers = ["newsletter", "volunteer", "partnership", "contact"].map((kind) => `${kind} filter`);
    const known = [...filters.map(([kind, name]) => `${kind} ${name}`), ...answers];
    const all = Object.values(adminTables).flatMap(({ kind, filters: own }) =>
      own.filter((filter) => filter !== rangeFilter).map(({ name }) => `${kind} ${name}`),
    );
    expect(all.sort()).toEqual(known.sort());
  });
});

describe("exportRows", () => {
  it("exports exactly the rows of the query, with all their fields", { tags: ["@staff-5.5"] }, async () => {
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
