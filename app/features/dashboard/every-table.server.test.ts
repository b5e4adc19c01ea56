import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { testServices } from "#tests/support/services";
import { fillForms, fillQuarantine, putEvents } from "#tests/support/submissions";
import { applicationStatuses } from "~/database/schema/application-status";
import type { AnalyticsForm } from "~/database/schema/schema.server";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import { changeRows } from "~/kits/admin-table/confirmed-changes.server";
import { listRows } from "~/kits/admin-table/list-rows.queries.server";
import type { Services } from "~/server/services.server";
import { adminTables, type TableKind } from "./tables";
import { serverTables } from "./tables.server";

const who = { userId: "u1", email: "ada@example.org" };
const now = new Date("2026-11-20T12:00:00.000Z");
const kinds = Object.values(adminTables).map(({ kind }) => kind);

/** One row in each table for each of these days, the middle one first, so that no table is in order by chance. */
const days = ["2026-11-12", "2026-11-11", "2026-11-13"];

let services: Services;
beforeEach(async () => {
  services = await testServices();
  for (const day of days) {
    const created_at = `${day}T08:00:00.000Z`;
    await fillForms(services.db, day, created_at);
    await fillQuarantine(services.db, day, created_at);
    await putEvents(services, "contact", created_at, { start: 1 });
    const url = `https://example.org/${day}`;
    const article = { title: day, summary: "", source: null, url, published_date: "2020-01-01", created_at };
    await services.db.insertInto("articles").values([article]).execute();
  }
});
afterEach(() => services.db.destroy());

const list = async (kind: TableKind, q = "") => {
  const query = { q, choices: {}, sort: { column: "created_at", descending: true }, page: 1 };
  return (await listRows(services.db, { ...serverTables[kind], pageSize: 100 }, query, now)).rows;
};

describe("the list", () => {
  it.each(kinds)(
    "lists all rows of %s, newest first",
    { tags: ["@staff-6.2", "@staff-7.1"] },
    async (kind) => {
      const rows = await list(kind);
      expect(rows.map(({ created_at }) => String(created_at).slice(0, 10))).toEqual(
        [...days].sort().reverse(),
      );
    },
  );

  it.each([
    ["newsletter", ["newsletter.2026-11-11@", "Nia 2026-11-11"], ["lost", "active"]],
    ["survey", ["survey.2026-11-11@"], ["no such answer"]],
    ["volunteer", ["Val 2026-11-11", "volunteer.2026-11-11@"], ["Evenings", "pending"]],
    ["partnership", ["Works 2026-11-11", "partnership.2026-11-11@"], ["Other", "Hello", "pending"]],
    ["contact", ["Cara 2026-11-11", "contact.2026-11-11@"], ["support"]],
  ] as const)(
    "searches %s by the fields its placeholder names, and by no others",
    { tags: ["@staff-5.4"] },
    async (kind, found, not) => {
      for (const q of found) {
        expect(
          (await list(kind, q)).map(({ id }) => id),
          q,
        ).toEqual([`${kind}-2026-11-11`]);
      }
      for (const q of not) expect(await list(kind, q), q).toEqual([]);
    },
  );

  it.each([
    ["survey", ["lost job", "very", "retail", "mass layoffs", "major loss", "job training", "next year"]],
    ["volunteer", ["peer counselor"]],
    ["partnership", ["Pat Doe"]],
    ["contact", ["Hello"]],
    ["analytics", ["contact", "start"]],
  ] as const)("searches %s by values that all rows share", { tags: ["@staff-5.4"] }, async (kind, found) => {
    for (const q of found) expect(await list(kind, q), q).toHaveLength(days.length);
  });

  it("searches the events by the beginning of a session", { tags: ["@staff-5.4"] }, async () => {
    const [event] = await list("analytics");
    const session = String(event?.session_id);
    for (const q of [session, session.slice(0, 3), `${session.slice(0, 8).toUpperCase()}...`])
      expect(
        (await list("analytics", q)).map(({ id }) => id),
        q,
      ).toEqual([event?.id]);
    for (const q of ["a browser", session.slice(0, 2), session.slice(9, 23)])
      expect(await list("analytics", q), q).toEqual([]);
  });
});

describe("deleting", () => {
  const formsOf: Record<TableKind, readonly AnalyticsForm[]> = {
    newsletter: ["newsletter"],
    survey: ["survey"],
    volunteer: ["volunteer"],
    partnership: ["partnership", "corporate_partnership"],
    contact: ["contact"],
    analytics: [],
    article: [],
    spam: [],
  };
  const allForms = [...new Set(Object.values(formsOf).flat())];

  it.each(kinds)(
    "a row of %s deletes it and the events of its own form, and nothing else",
    {
      tags: [
        "@staff-1",
        "@staff-2.5",
        "@staff-2.6",
        "@staff-2.7",
        "@staff-2.8",
        "@staff-2.9",
        "@staff-2.10",
        "@staff-6.2",
        "@staff-7.4",
      ],
    },
    async (kind) => {
      const { db } = services;
      const [first, ...others] = await list(kind);
      const id = first?.id ?? "";
      const events = allForms.flatMap((form_name) =>
        [id, "another session"].map((session_id) => ({
          form_name,
          event_type: "complete" as const,
          session_id,
          user_agent: null,
          created_at: now.toISOString(),
        })),
      );
      await db.insertInto("form_analytics").values(events).execute();
      const request = { who, table: serverTables[kind], now, selection: { ids: [id] } };
      expect(await changeRows(db, request)).toMatchObject({ ok: true, count: 1 });
      if (kind !== "analytics")
        expect((await list(kind)).map((row) => row.id)).toEqual(others.map((row) => row.id));
      const { rows } =
        await sql`select id from ${sql.table(serverTables[kind].queries.table)} where id = ${id}`.execute(db);
      expect(rows).toEqual([]);
      const left = await db
        .selectFrom("form_analytics")
        .select(["form_name", "session_id"])
        .where("event_type", "=", "complete")
        .orderBy("id")
        .execute();
      const remaining = events.filter(
        (row) => row.session_id !== id || !formsOf[kind].includes(row.form_name),
      );
      expect(left).toEqual(remaining.map(({ form_name, session_id }) => ({ form_name, session_id })));
    },
  );
});

describe("a status", () => {
  it.each([
    ["newsletter", ["active", "inactive"]],
    ["volunteer", applicationStatuses.map(({ value }) => value)],
    ["partnership", applicationStatuses.map(({ value }) => value)],
  ] as const)(
    "of %s can be set from any value to any other",
    {
      tags: [
        "@staff-1",
        "@staff-2.5",
        "@staff-2.7",
        "@staff-2.8",
        "@staff-4.1",
        "@staff-4.2",
        "@staff-6.2",
        "@staff-7.3",
      ],
    },
    async (kind, statuses) => {
      expect(adminTables[kind].status?.choices.map(({ value }) => value)).toEqual(statuses);
      const id = `${kind}-2026-11-11`;
      const current = async () => (await list(kind)).find((row) => row.id === id)?.status;
      const set = async (status: string) => {
        const was = String(await current());
        if (was !== status)
          await setStatus(services.db, { who, table: serverTables[kind], id, was, status, now });
        expect(await current()).toBe(status);
      };
      expect(await current()).toBe(statuses[0]);
      for (const from of statuses) {
        for (const to of statuses) {
          await set(from);
          await set(to);
        }
      }
      const others = (await list(kind)).filter((row) => row.id !== id).map(({ status }) => status);
      expect(others).toEqual([statuses[0], statuses[0]]);
    },
  );

  it("of a subscriber decides whether they get mail", {
    tags: ["@staff-2.5", "@staff-4.2", "@staff-7.3"],
  }, async () => {
    const id = "newsletter-2026-11-11";
    const set = (was: string, status: string) =>
      setStatus(services.db, { who, table: serverTables.newsletter, id, was, status, now });
    const row = () =>
      services.db
        .selectFrom("newsletter_subscribers")
        .select(["is_active", "unsubscribed_at"])
        .where("id", "=", id)
        .executeTakeFirst();
    await set("active", "inactive");
    expect(await row()).toEqual({ is_active: 0, unsubscribed_at: now.toISOString() });
    await set("inactive", "active");
    expect(await row()).toEqual({ is_active: 1, unsubscribed_at: null });
  });
});
