import { type Options, parse } from "csv-parse/sync";
import { afterEach, beforeEach, expect, it } from "vitest";
import { awkwardTexts, formulas } from "#tests/support/hostile-cells";
import { testServices } from "#tests/support/services";
import { fillForms } from "#tests/support/submissions";
import { adminTables } from "~/features/dashboard/tables";
import { serverTables } from "~/features/dashboard/tables.server";
import { setTimeZone } from "~/lib/time/time-zone";
import type { Services } from "~/server/services.server";
import { exportCsv } from "./export-csv.server";
import { readTableQuery } from "./list-query";

const now = new Date("2026-11-20T12:00:00.000Z");

const who = { userId: "u1", email: "ada@example.org" };

let services: Services;
beforeEach(async () => {
  services = await testServices();
});
afterEach(() => services.db.destroy());

/** RFC 4180 without leniency: only CR LF ends a line, and all lines have the same number of cells. */
const STRICT: Options = {
  bom: true,
  record_delimiter: "\r\n",
  relax_column_count: false,
  relax_quotes: false,
  trim: false,
};

async function download(kind: keyof typeof adminTables, search = "") {
  const table = serverTables[kind];
  const query = readTableQuery(table, new URLSearchParams(search), now);
  const response = await exportCsv(services.db, { who, table, query, now });
  const bytes = Buffer.from(await response.arrayBuffer());
  const rows: string[][] = parse(bytes, STRICT);
  return { response, text: bytes.toString("utf8"), rows };
}

/** Messages of these texts, each with the text as its sender's name too. */
async function write(texts: readonly string[]): Promise<void> {
  const messages = texts.map((text, place) => ({
    id: `${place}`,
    name: text,
    email: `${place}@example.org`,
    subject: "other" as const,
    message: text,
    content_hash: `${place}`,
    // The export lists the newest first: these in their order.
    created_at: new Date(now.getTime() - place * 1000).toISOString(),
  }));
  await services.db.insertInto("contact_submissions").values(messages).execute();
}

it("writes every text as it is stored, with quotes and line breaks", async () => {
  await write(awkwardTexts);
  const { rows } = await download("contact");
  expect(rows.slice(1).map((row) => row[0])).toEqual(awkwardTexts);
  expect(rows.slice(1).map((row) => row[3])).toEqual(awkwardTexts);
});

it("prefixes formulas with an apostrophe and changes nothing else", {
  tags: ["@staff-5.5"],
}, async () => {
  await write(formulas);
  const { rows } = await download("contact");
  expect(rows.slice(1).map((row) => row[3])).toEqual(formulas.map((formula) => `'${formula}`));
});

it.each(Object.values(adminTables))(
  "quotes every cell of the $heading file, named with kind and date",
  { tags: ["@staff-2.5", "@staff-2.6", "@staff-2.7", "@staff-2.9", "@staff-5.5", "@staff-6.2"] },
  async (table) => {
    await fillForms(services.db, "a", now.toISOString());
    await fillForms(services.db, "b", now.toISOString());
    const { response, text, rows } = await download(table.kind);
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="${table.kind}-2026-11-20.csv"`,
    );
    expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const fields = Object.entries(serverTables[table.kind].queries.fields);
    expect(rows[0]).toEqual([
      ...fields.map(([heading, text]) => (text.endsWith("_at") ? `${heading} (UTC)` : heading)),
      "ID",
    ]);
    expect(text).toMatch(/^\uFEFF("(""|[^"])*"(,|\r\n))*$/);
  },
);

it("contains all filtered rows and no others", { tags: ["@staff-1", "@staff-5.5"] }, async () => {
  await write(
    Array.from({ length: 1201 }, (_, place) => (place % 2 === 0 ? `Even ${place}` : `Odd ${place}`)),
  );
  const names = async (search: string) =>
    (await download("contact", search)).rows.slice(1).map((row) => row[0]);
  expect(await names("")).toHaveLength(1201);
  expect(await names("q=even")).toEqual(Array.from({ length: 601 }, (_, place) => `Even ${place * 2}`));
  expect(await names("q=even&subject=media")).toEqual([]);
  const found = [121, 123, 125, 127, 129, 1121, 1123, 1125, 1127, 1129];
  expect(await names("q=12+odd&page=7")).toEqual(found.map((n) => `Odd ${n}`));
});

it("is in the order of the list, with each row's id and times that spreadsheets read", async () => {
  await write(["b", "C", "a", ...Array.from({ length: 500 }, (_, place) => `d ${place + 1000}`)]);
  const sorted = (await download("contact", "sort=-name")).rows.slice(1);
  expect(sorted).toHaveLength(503);
  expect(sorted.slice(0, 2).map(([name]) => name)).toEqual(["d 1499", "d 1498"]);
  expect(sorted.slice(-3).map(([name]) => name)).toEqual(["C", "b", "a"]);
  expect(sorted.at(-1)?.at(-1)).toBe("2");
  expect(sorted.at(-1)).toContain("2026-11-20 11:59:58");
});

it("writes only the rows of the date range when that is ticked, and names the range", async () => {
  await fillForms(services.db, "old", "2026-09-30T23:59:59.999Z");
  await fillForms(services.db, "in", "2026-10-31T23:59:59.999Z");
  await fillForms(services.db, "new", "2026-11-01T00:00:00.000Z");
  const range = "from=2026-10-01&to=2026-10-31";
  expect((await download("contact", range)).rows).toHaveLength(4);
  const { rows, response } = await download("contact", `${range}&rows=range`);
  expect(rows.map(([name]) => name)).toEqual(["Name", "Cara in"]);
  expect(response.headers.get("Content-Disposition")).toContain(
    "contact-2026-10-01-to-2026-10-31-2026-11-20.csv",
  );
});

it("has an entry in the audit log, with the number of rows and without what was searched for", async () => {
  await fillForms(services.db, "a", now.toISOString());
  await fillForms(services.db, "b", now.toISOString());
  await download("volunteer", "q=a@example.org&status=pending");
  const entry = await services.db.selectFrom("audit_log").selectAll().executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: "exported",
    kind: "volunteer",
    actor_email: who.email,
    record_id: null,
    row_count: 1,
    after: JSON.stringify({ matching: { searched: true, choices: { status: "pending" } } }),
  });
});

it("has who a row is assigned to, its labels, and statuses as they are shown", async () => {
  await fillForms(services.db, "a", now.toISOString());
  await services.db
    .insertInto("users")
    .values({ id: "u1", email: who.email, password_hash: "x", created_at: now.toISOString() })
    .execute();
  await services.db
    .updateTable("volunteer_applications")
    .set({ assignee_id: "u1", labels: JSON.stringify(["evenings", "press"]) })
    .execute();
  const [heading = [], row = []] = (await download("volunteer")).rows;
  const cell = (name: string) => row[heading.indexOf(name)];
  expect([cell("Assigned To"), cell("Labels"), cell("Status")]).toEqual([
    who.email,
    "evenings, press",
    "Pending",
  ]);
});

it("writes times on the organization's clocks", async () => {
  await fillForms(services.db, "a", "2026-11-20T23:30:00.000Z");
  setTimeZone("Europe/Berlin");
  const { rows } = await download("contact");
  setTimeZone("UTC");
  expect(rows[0]).toContain("Submitted (Europe/Berlin)");
  expect(rows[1]).toContain("2026-11-21 00:30:00");
});
