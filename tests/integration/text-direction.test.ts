import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routeRows } from "../support/routes";
import { type Site, startSite } from "../support/server";
import { cookieOf, makeStaff } from "../support/staff";
import { fillStaffPages } from "../support/staff-records";

const ARABIC = "مريم الحسن (مركز اتصال) في 3/11.";

/** What visitors write in their own words, by the names of the columns. */
const COLUMNS =
  /^(?:name|first_name|last_name|company_name|contact_name|message|motivation|experience|location|availability|additional_info|note|text|quoted)$/;
const TABLES =
  /^(?:contact_submissions|volunteer_applications|partnership_applications|ai_impact_surveys|newsletter_subscribers|newsletter_signups|resource_reports|quarantined_submissions|replies|mail_answers)$/;
/** What feeds and staff write. */
const OF_FEEDS = /^(?:articles\.(?:title|summary|source)|feeds\.name|feed_last_items\.title)$/;

let site: Site;
let headers: Record<string, string>;
beforeAll(async () => {
  site = await startSite();
  const staff = { email: "ann@example.org", password: "correct horse battery" };
  const userId = await makeStaff(site, staff);
  headers = { Cookie: await cookieOf(site, userId) };
  await fillStaffPages(site.db, "rtl", { userId, email: staff.email });
  await sql`insert into feed_last_items (feed_id, position, url_key, url, title, summary, published_date)
    select id, 0, url, url, name, '', '' from feeds`.execute(site.db);
  const { rows } = await sql<{ table: string; column: string }>`
    select m.name as "table", c.name as "column" from sqlite_master m, pragma_table_xinfo(m.name) c
    where m.type = 'table' and c.hidden = 0 and c.type like 'text%'`.execute(site.db);
  for (const { table, column } of rows)
    if ((TABLES.test(table) && COLUMNS.test(column)) || OF_FEEDS.test(`${table}.${column}`))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${ARABIC} where ${sql.ref(column)} <> ''`.execute(
        site.db,
      );
});
afterAll(() => site.stop());

const VOID = new Set([
  "area",
  "br",
  "col",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "path",
  "source",
  "use",
  "wbr",
]);
/** Browsers show these outside of the page's lines, or not at all. */
const APART = new Set(["title", "script", "style", "option"]);
const IS_APART = /\bdir="(?:auto|rtl)"|\bclass="sr-only"/;

/** Arabic words in a line whose direction is that of English, each with the tag that they stand in. */
function undirected(html: string): string[] {
  const open: { tag: string; isApart: boolean }[] = [];
  const found: string[] = [];
  for (const [part, closing, tag = "", rest = ""] of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gi)) {
    if (tag === "") {
      if (/\p{Script=Arabic}/u.test(part) && !open.some(({ isApart }) => isApart))
        found.push(`<${open.at(-1)?.tag}> ${part.slice(0, 60)}`);
    } else if (closing) {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else {
      const isApart = tag === "bdi" || APART.has(tag) || IS_APART.test(rest);
      if (
        /\bvalue="[^"]*\p{Script=Arabic}/u.test(rest) &&
        !isApart &&
        !/type="(?:hidden|checkbox|radio)"/.test(rest)
      )
        found.push(`<${tag}${rest}`.slice(0, 120));
      if (!VOID.has(tag) && !rest.endsWith("/")) open.push({ tag, isApart });
    }
  }
  return found;
}

it("what people write from right to left keeps its direction on every staff page", async () => {
  const paths = Object.values(routeRows).flatMap(({ path, kind }) => (kind === "staff" ? path : []));
  const found: string[] = [];
  let pages = 0;
  for (const path of [...paths, `/admin/search?q=${encodeURIComponent("مريم")}`]) {
    const response = await fetch(site.url + path, { headers, redirect: "manual" });
    const html = await response.text();
    if (!response.headers.get("Content-Type")?.includes("html")) continue;
    if (/\p{Script=Arabic}/u.test(html)) pages += 1;
    found.push(...undirected(html).map((place) => `${path}: ${place}`));
  }
  expect(found).toEqual([]);
  expect(pages).toBeGreaterThan(8);
});
