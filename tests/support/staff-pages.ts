import { adminTables, type TableKind } from "~/features/dashboard/tables";
import { readable, texts } from "./markup";
import { type Site, startSite } from "./server";
import { cookieOf, makeStaff } from "./staff";
import { fillForms, fillQuarantine, putEvents } from "./submissions";

/** One more row of everything than a page of a table shows; the newest first, a second apart. */
const ROWS = 101;
const ARTICLES = 51;

async function fill({ db }: Site): Promise<void> {
  const moment = (place: number) => new Date(Date.now() - place * 1000).toISOString();
  await db.transaction().execute(async (trx) => {
    for (let place = 0; place < ROWS; place++) {
      await fillForms(trx, String(place), moment(place));
      await fillQuarantine(trx, String(place), moment(place));
    }
    const counts = { partial_complete: ROWS, unique_view: 2 * ROWS };
    await putEvents({ db: trx }, "corporate_partnership", moment(0), counts);
    const articles = Array.from({ length: ARTICLES }, (_, place) => ({
      title: `Article ${place}`,
      summary: "",
      source: "<b>The</b> Paper",
      url: `https://example.org/${place}`,
      published_date: "2026-02-03",
      created_at: "2026-03-04T12:00:00.000Z",
    }));
    await trx.insertInto("articles").values(articles).execute();
  });
}

export interface StaffSite extends Site {
  /** Requests a page as a signed-in staff member. */
  ask: (path: string, body?: URLSearchParams) => Promise<Response>;
  /** A staff page as it comes from the server. */
  open: (path: string) => Promise<string>;
  /** A table of the dashboard with everything around it, perhaps searched or filtered. */
  openTable: (kind: TableKind, query?: Record<string, string>) => Promise<string>;
  /** The cells of the row that holds a text, from its first column on. */
  cellsOf: (kind: TableKind, text: string) => Promise<string[]>;
}

/** Starts a built site whose tables have 101 rows each, but 51 articles, and signs in a staff member. */
export async function startStaffSite(): Promise<StaffSite> {
  const site = await startSite({ seed: false });
  await fill(site);
  const headers = { Cookie: await cookieOf(site, await makeStaff(site)) };
  const ask = (path: string, body?: URLSearchParams) =>
    fetch(site.url + path, { headers, redirect: "manual", ...(body && { method: "POST", body }) });
  const open = async (path: string) => {
    const response = await ask(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return readable(await response.text());
  };
  const openTable = async (kind: TableKind, query = {}) => {
    const sections = (await open(`${adminTables[kind].path}?${new URLSearchParams(query)}`)).split(
      /(?=<section id=")/,
    );
    return sections.find((section) => section.startsWith(`<section id="${kind}-table"`)) ?? "";
  };
  const cellsOf = async (kind: TableKind, text: string) =>
    texts(rowWith(await openTable(kind), text), "t[dh]").slice(1);
  return { ...site, ask, open, openTable, cellsOf };
}

/** The row of a table's markup that holds a text. */
export const rowWith = (html: string, text: string): string =>
  html.split("<tr").find((row) => row.includes(text)) ?? "";
