import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publicPaths } from "~/content/addresses";
import { adminTables } from "~/features/dashboard/tables";
import { addDays, type Day, formatDay } from "~/lib/time/dates";
import { readable } from "../support/markup";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { fillStaffPages } from "../support/staff-records";

/** Older than the ranges of the charts, whose axes name every day, and younger than anything that is cleaned up. */
const AGE_DAYS = 100;

/** Tables of running sessions and jobs, whose moments decide what happens. */
const RUNNING =
  /^(?:sessions|users|login|password|second|worker|kysely|mail_queues|.*_imports$|sqlite|changes$)/;

/** Sets every moment in the rows of a database. Days without a time stay. */
async function setMoments({ db }: Site, moment: string): Promise<number> {
  let cells = 0;
  const { rows: triggers } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger' and tbl_name = 'audit_log'`.execute(db);
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_xinfo(m.name) c
    where m.type = 'table' and m.sql not like 'create virtual%' and c.hidden = 0 and c.name like '%\\_at' escape '\\'
    order by m.name`.execute(db);
  for (const { table, column } of columns) {
    if (RUNNING.test(table) || table.includes("_search")) continue;
    const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${moment}
      where ${sql.ref(column)} glob '20??-*T*Z' and ${sql.ref(column)} < ${new Date().toISOString()}`.execute(
      db,
    );
    cells += Number(numAffectedRows ?? 0);
  }
  return cells;
}

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** The ways in which a page, a mail or a file writes a day; a moment in UTC is followed by its time. */
function writtenForms(day: Day): RegExp {
  const [year, month, date] = day.split("-").map(Number);
  const name = MONTHS[(month ?? 1) - 1] ?? "";
  return new RegExp(
    `${day}(?![T\\d])|${formatDay(day)}|${name} ${date}, ${year}|\\b${date} ${name} ${year}|${month}/${date}/${year}`,
  );
}

const zones = [
  { name: "twelve hours behind UTC, at 23:30", zone: "Etc/GMT+12", time: "T11:30:00.000Z", utc: 1 },
  { name: "twelve hours ahead of UTC, at 00:30", zone: "Etc/GMT-12", time: "T12:30:00.000Z", utc: -1 },
] as const;

describe.each(zones)("$name, what happened", ({ zone, time, utc }) => {
  const local = addDays(new Date().toISOString().slice(0, 10) as Day, -AGE_DAYS);
  const wrong = addDays(local, utc);
  let site: Site;
  let headers: Record<string, string>;

  beforeAll(async () => {
    site = await startSite({ env: { TIME_ZONE: zone } });
    const staff = { email: "ann@example.org", password: "correct horse battery" };
    const userId = await makeStaff(site, staff);
    headers = { Cookie: await cookieOf(site, userId) };
    await fillStaffPages(site.db, "late", { userId, email: staff.email });
    expect(await setMoments(site, `${wrong}${time}`)).toBeGreaterThan(20);
  });
  afterAll(() => site.stop());

  async function textOf(path: string): Promise<string> {
    const response = await fetch(site.url + path, { headers, redirect: "manual" });
    const body = await response.text();
    return response.headers.get("Content-Type")?.includes("html") ? readable(body) : body;
  }

  /** The places around each mention of a day that is nobody's. */
  const mentions = (path: string, text: string) =>
    [...text.matchAll(new RegExp(writtenForms(wrong), "g"))].map(
      ({ index }) => `${path}: ${text.slice(Math.max(0, index - 60), index + 40)}`,
    );

  const staffPaths = [
    ...Object.values(routeRows).flatMap(({ path, kind }) => (kind === "staff" ? path : [])),
    ...Object.keys(adminTables).map((kind) => `/admin/exports/${kind}.csv`),
    "/admin/resources/all",
  ];

  it("has its local day on every staff page and in every file", async () => {
    const found: string[] = [];
    const right: string[] = [];
    for (const path of staffPaths) {
      const text = await textOf(path);
      found.push(...mentions(path, text));
      if (path === "/admin/system") expect(text).toContain(`Times are in the time zone ${zone}.`);
      if (writtenForms(local).test(text)) right.push(path);
    }
    expect(found).toEqual([]);
    expect(right.length, right.join("\n")).toBeGreaterThan(12);
  });

  it("has its local day on every page for visitors", async () => {
    const found = [];
    for (const path of [...publicPaths, "/news.rss", "/newsletter/1", "/survey-results.csv", "/sitemap.xml"])
      found.push(...mentions(path, await textOf(path)));
    expect(found).toEqual([]);
  });
});
