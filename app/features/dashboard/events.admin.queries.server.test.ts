import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { BATCH_SIZE } from "~/database/in-slices.server";
import type { Database } from "~/database/open-database.server";
import type { AnalyticsEvent } from "~/database/schema/schema.server";
import { localTimestampsOf } from "~/lib/time/dates";
import { setTimeZone } from "~/lib/time/time-zone";
import { events, purgeExpiredEvents, searchEvents } from "./events.admin.queries.server";
import { loadTraffic, readTrafficQuery } from "./load-traffic.server";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

it.each([
  ["a form's name", "CONTACT", 1],
  ["a name with a space", "corporate p", 1],
  ["an event's type", "unique view", 1],
  ["a session", "4102f595-aaaa", 1],
  ["a session as the table shows it", "4102f595...", 1],
  ["a session with the dots and dashes of a program for texts", "\u200b4102f595\u2011aaaa…", 1],
  ["a name in wide letters", "ｃｏｎｔａｃｔ\u00a0", 1],
  ["nothing that is there", "4102f596...", 0],
])("searchEvents finds %s", async (_what, text, found) => {
  const event = { user_agent: null, created_at: "2026-11-20T12:00:00.000Z" };
  await db
    .insertInto("form_analytics")
    .values([
      {
        ...event,
        form_name: "contact",
        event_type: "start",
        session_id: "4102f595-aaaa-4000-8000-000000000000",
      },
      { ...event, form_name: "corporate_partnership", event_type: "unique_view", session_id: null },
    ])
    .execute();
  const rows = await db.selectFrom("form_analytics").select("id").where(searchEvents(text)).execute();
  expect(rows).toHaveLength(found);
});

const now = new Date("2026-11-20T12:00:00.000Z");

async function addEvents(created_at: string, event_type: AnalyticsEvent, count = 1): Promise<void> {
  const event = { form_name: "survey" as const, event_type, created_at, session_id: null, user_agent: null };
  await db
    .insertInto("form_analytics")
    .values(Array.from({ length: count }, () => event))
    .execute();
}

const search = new URLSearchParams({ from: "2023-01-01", to: "2026-11-20" });

/** "event count" of the traffic figures, which a range over the boundary shows. */
const traffic = async () => {
  const { counts } = await loadTraffic(db, "survey", readTrafficQuery("survey", search, now), now);
  return counts.map(({ step, event_type, count }) => `${step} ${event_type} ${count}`).toSorted();
};

const stored = async () => {
  const { rows } = await sql<{ day: string; event: string; count: number }>`
    select substr(created_at, 1, 10) as day, event_type as event, count(*) as count
    from form_analytics group by 1, 2 order by 1, 2`.execute(db);
  return rows;
};

it("deletes events older than thirteen months, which stay in the daily totals", {
  tags: ["@public-9.9"],
}, async () => {
  await addEvents("2023-02-28T08:00:00.000Z", "error", BATCH_SIZE + 3);
  await addEvents("2025-10-19T23:00:00.000Z", "start");
  await addEvents("2025-10-20T11:59:59.999Z", "view", 2);
  await addEvents("2025-10-20T12:00:00.000Z", "view");
  await addEvents("2026-11-20T11:00:00.000Z", "complete", 2);
  const before = await traffic();
  expect(before).toEqual([
    `2023-02 error ${BATCH_SIZE + 3}`,
    "2025-10 start 1",
    "2025-10 view 3",
    "2026-11 complete 2",
  ]);
  for (const round of ["first", "second"]) {
    await purgeExpiredEvents(db, now);
    expect(await stored(), round).toEqual([
      { day: "2025-10-20", event: "view", count: 1 },
      { day: "2026-11-20", event: "complete", count: 2 },
    ]);
    expect(await traffic(), round).toEqual(before);
  }
  const sort = { column: "created_at", descending: true };
  const groups = await events.queries.countByDay?.(db, { choices: { form: "survey" }, words: [], sort });
  expect(groups?.flatMap(({ days }) => days).map(({ day, count }) => ({ day, count }))).toEqual([
    { day: "2026-11-20", count: 2 },
    { day: "2025-10-20", count: 1 },
  ]);
});

it.each([
  ["Pacific/Kiritimati", "2026-11-19T10:00:00.000Z", "2026-11-20T09:30:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-20T11:00:00.000Z", "2026-11-21T10:30:00.000Z"],
  ["America/Chicago", "2026-11-20T06:00:00.000Z", "2026-11-21T05:30:00.000Z"],
])(
  "counts the events of a day, of a month and of a list from midnight to midnight in %s",
  async (zone, first, late) => {
    onTestFinished(() => setTimeZone("UTC"));
    setTimeZone(zone);
    const at = (moment: string, milliseconds: number) =>
      new Date(Date.parse(moment) + milliseconds).toISOString();
    await addEvents(at(first, -1), "view", 5);
    await addEvents(first, "view");
    await addEvents(late, "view", 2);
    await addEvents(at(first, 24 * 60 * 60_000), "view", 7);
    const query = (from: string) =>
      readTrafficQuery("survey", new URLSearchParams({ from, to: "2026-11-20" }), new Date(late));
    const counted = async (from: string) => {
      const { counts } = await loadTraffic(db, "survey", query(from), new Date(late));
      return counts.map(({ step, count }) => [step, count]);
    };
    expect(await counted("2026-11-20")).toEqual([["2026-11-20", 3]]);
    expect(await counted("2026-11-19")).toEqual([
      ["2026-11-19", 5],
      ["2026-11-20", 3],
    ]);
    expect(await counted("2026-01-01")).toEqual([["2026-11", 8]]);
    const { start, end } = localTimestampsOf({ from: "2026-11-20", to: "2026-11-20" });
    const list = {
      choices: { from: start, before: end },
      words: [],
      sort: { column: "created_at", descending: true },
    };
    const groups = await events.queries.countByDay?.(db, list);
    expect(groups?.flatMap(({ days }) => days).reduce((sum, { count }) => sum + count, 0)).toBe(3);
  },
);

it("finds expired events by an index", async () => {
  const { rows } = await sql<{ detail: string }>`explain query plan
    delete from form_analytics where id in
      (select id from form_analytics where created_at < ${now.toISOString()} order by created_at limit 5)`.execute(
    db,
  );
  expect(rows.map(({ detail }) => detail).join("\n")).toContain("form_analytics_by_created_at");
  expect(rows.map(({ detail }) => detail).join("\n")).not.toMatch(/SCAN form_analytics|TEMP B-TREE/);
});
