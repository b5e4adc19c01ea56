import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database";
import { thrownResponse } from "#tests/support/services";
import type { Database } from "~/database/open-database.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { fileProblems } from "~/kits/csv-import/upload.form";
import {
  exportResources,
  importResources,
  resourceImports,
  resourceTemplate,
} from "./import-resources.server";
import { loadPreview } from "./load-preview.server";

const NOW = new Date("2026-11-20T09:05:00.000Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60 * 1000);

let db: Database;
let who: { userId: string; email: string };
beforeEach(async () => {
  db = await openTestDatabase();
  who = { userId: "ann", email: "ann@example.org" };
  await addStaff();
});
afterEach(() => db.destroy());

async function addStaff(): Promise<void> {
  const user = { id: who.userId, email: who.email, password_hash: "", created_at: NOW.toISOString() };
  await db.insertInto("users").values(user).execute();
}

function upload(sent: { file?: BlobPart; text?: string }, now = NOW) {
  const body = new FormData();
  if (sent.file !== undefined) body.set("file", new File([sent.file], "resources.csv"));
  if (sent.text !== undefined) body.set("text", sent.text);
  const request = new Request("http://site/admin/resources/import", { method: "POST", body });
  return resourceImports.upload(request, { db }, { who, now });
}

/** Uploads what can be read. @returns the id of its preview */
async function read(file: string, now = NOW): Promise<string> {
  const response = await thrownResponse(upload({ file }, now));
  return response.headers.get("Location")?.split(/[/#]/).at(-2) ?? "";
}

const preview = async (id: string, query = "", userId = who.userId, now = NOW) =>
  (await loadPreview(db, { id, who: { ...who, userId }, search: new URLSearchParams(query), now })).data;

async function opened(id: string, query = "") {
  const shown = await preview(id, query);
  if (shown.state !== "open") throw new Error(`The preview is ${shown.state}`);
  return shown;
}

async function confirm(id: string, shown?: string) {
  const fingerprint = shown ?? (await opened(id)).fingerprint;
  return importResources(db, { id, shown: fingerprint, who, now: NOW });
}

const all = () => db.selectFrom("support_resources").selectAll().orderBy("id").execute();
const exported = () => exportResources(db, NOW).text();

async function add(title: string, more: Record<string, unknown> = {}): Promise<void> {
  await db
    .insertInto("support_resources")
    .values({
      category: "Housing",
      title,
      organization: "Helpers",
      description: "Helps.",
      eligibility_requirements: null,
      cost: "Free",
      phone_number: null,
      website_url: "https://example.org",
      geographic_scope: "Ohio",
      tags: "[]",
      is_active: 1,
      created_at: "2026-11-01T00:00:00.000Z",
      checked_at: "2026-11-01T08:30:00.000Z",
      ...more,
    })
    .execute();
}

const header = "Entry ID,Title,Organization,Category,Description,Cost,Web address,Where";
const full = (id: string | number, title: string, more = "") =>
  `${id},${title},Helpers,Housing,Helps.,Free,https://example.org,Ohio${more}`;

describe("a file of another directory", () => {
  const foreign = [
    "id,name,organization_name,description,url,fees,state_province,city,taxonomy_term",
    "1,Warm line,Talkers,Talk to somebody.,www.example.org,Free,Ohio,Dayton,Crisis",
    "2,Title 2,Nobody,Another one.,https://example.org/2,Free,ON,Toronto,Crisis",
  ].join("\n");

  it("adds its entries, and changes none of ours whatever its numbers are", async () => {
    await add("Title 1");
    await add("Title 2");
    const before = await all();
    const id = await read(foreign);
    expect((await opened(id)).counts).toEqual({ problems: 0, changed: 0, added: 2, unchanged: 0 });
    await confirm(id);
    const rows = await all();
    expect(rows.slice(0, 2)).toEqual(before);
    expect(rows.slice(2)).toMatchObject([
      {
        title: "Warm line",
        organization: "Talkers",
        website_url: "https://www.example.org/",
        country: "US",
        state: "OH",
        geographic_scope: "Dayton, Ohio",
      },
      {
        title: "Title 2",
        organization: "Nobody",
        country: null,
        state: null,
        geographic_scope: "Toronto, ON",
      },
    ]);
  });

  it("from a site like this one has entry IDs that are not ours", async () => {
    await add("Title 1");
    const file = `${header}\n${full(1, "Warm line").replace("Helpers", "Talkers")}\n${full(1, "Title one")}`;
    const shown = await opened(await read(file), "show=problems");
    expect(shown.counts).toEqual({ problems: 1, changed: 1, added: 0, unchanged: 0 });
    expect(shown.rows[0]?.messages[0]).toContain("entry 1 is “Title 1” of Helpers here");
  });
});

describe("an export that comes back", () => {
  it("changes nothing, whatever the entries hold", async () => {
    await loadSeeds(db, "seeds");
    await add("=HYPERLINK(1)", {
      organization: "'+Co",
      phone_number: "+1 800 555 0100",
      description: 'Says "hi",\r\nthen; ends',
      tags: '["a","a","b, c"]',
      website_url: "HTTPS://Example.org",
      is_active: 0,
    });
    await add(" Spaced ", { cost: "-", eligibility_requirements: "@home" });
    const before = await all();
    const shown = await opened(await read(await exported()));
    expect(shown.counts).toEqual({ problems: 0, changed: 0, added: 0, unchanged: before.length });
  });

  it("holds nothing a spreadsheet would run, and survives what spreadsheets do to it", async () => {
    await add("=1+1", { checked_at: "2026-04-03T00:00:00.000Z" });
    const file = await exported();
    expect(file).toContain(`"'=1+1"`);
    const resaved = file
      .replace(/^\uFEFF/, "")
      .replaceAll('"', "")
      .replaceAll(",", ";")
      .replace("2026-04-03", "4/3/2026");
    expect((await opened(await read(resaved))).counts).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it("takes exactly the cells that were changed, and fills an empty directory", async () => {
    await loadSeeds(db, "seeds");
    const file = await exported();
    await db.deleteFrom("support_resources").execute();
    const fresh = file.replace(/^"\d+"/gm, '""');
    const id = await read(fresh);
    expect((await opened(id)).counts).toMatchObject({ added: 166, problems: 0 });
    await confirm(id);
    const rows = await all();
    expect(rows).toHaveLength(166);
    const second = await read((await exported()).replace("211 Help Line", "211 Help Phone"));
    const shown = await opened(second);
    expect(shown).toMatchObject({
      counts: { changed: 1, unchanged: 165 },
      group: "changed",
      rows: [{ line: 2, changes: [{ label: "Title", before: "211 Help Line", after: "211 Help Phone" }] }],
    });
    await confirm(second);
    const [first, ...others] = await all();
    expect(first).toMatchObject({ ...rows[0], title: "211 Help Phone", version: 2 });
    expect(others).toEqual(rows.slice(1));
  });

  it("is exported as the same file by an empty site that imports it", async () => {
    await loadSeeds(db, "seeds");
    await add("=1+1", {
      organization: "'+Co",
      phone_number: "+1 800 555 0100",
      description: 'Says "hi",\nthen; ends',
    });
    await add("Hidden", {
      tags: '["a","b c"]',
      eligibility_requirements: "@home",
      is_active: 0,
      is_online: 1,
    });
    await add("Never checked", { cost: "-", checked_at: null, languages: '["en","es"]' });
    const file = await exported();
    await db.destroy();
    db = await openTestDatabase();
    await addStaff();
    const id = await read(file);
    expect((await opened(id)).counts).toEqual({ problems: 0, changed: 0, added: 169, unchanged: 0 });
    await confirm(id);
    // As the form stores it, an address has a path.
    expect(await exported()).toBe(file.replace(/"(https:\/\/[^/"]+)"/g, '"$1/"'));
  });

  it("has a template with the same columns", async () => {
    expect(await resourceTemplate().text()).toBe((await exported()).split("\n")[0]?.concat("\n"));
    expect(await upload({ file: await resourceTemplate().text() })).toMatchObject({
      data: { errors: { file: "The file has column names, and no rows below them" } },
    });
  });
});

describe("a preview", () => {
  it("names every bad row by its line, and what is wrong with it", async () => {
    await add("One");
    await add("Two");
    const id = await read(
      [
        `${header},Active,Last checked`,
        full("x", "Bad ID", ",,"),
        full(99, "Unknown ID", ",,"),
        full("", "", ",,"),
        full("", "Bad address", ",,").replace("https:", "javascript:"),
        full(1, "One", ",perhaps,03/04/2026"),
        full(1, "One again", ",,"),
        full(2, "One", ",,"),
        full("", "Soon", ",,2027-01-01"),
        full("", "New", ",yes,someday"),
        full("", "Same", ",,"),
        full("", "Same", ",,"),
        `,"${"x".repeat(201)}",Helpers,Housing,Helps.,Free,https://example.org,Ohio,,,and,more`,
      ].join("\n"),
    );
    const { rows, counts } = await opened(id, "show=problems");
    expect(rows.map(({ line, messages }) => [line, messages.join(" | ")])).toEqual([
      [2, "Entry ID: “x” is not a whole number"],
      [3, "Entry ID: there is no entry 99. Leave the cell empty to add a new entry"],
      [4, "Title: Enter the title"],
      [5, "Web address: Enter a web address that begins with https:// or http://"],
      [
        6,
        "Active: write yes or no, not “perhaps” | Last checked: “03/04/2026” can mean two days. Write it as 2026-11-20",
      ],
      [7, "It is about the same entry as line 6"],
      [8, "Entry 1 has this title and organization already"],
      [9, "Last checked: “2027-01-01” is in the future"],
      [10, "Last checked: “someday” is not a day. Write it as 2026-11-20"],
      [12, "It has the title and organization of line 11"],
      [13, expect.stringContaining("It has 12 cells, and the first line has 10")],
    ]);
    expect(counts).toMatchObject({ added: 1, changed: 0 });
    await confirm(id);
    expect((await all()).map(({ title }) => title)).toEqual(["One", "Two", "Same"]);
  });

  it("finds an entry without an ID by title and organization, and says which columns are not there", async () => {
    await add("One", { phone_number: "211" });
    const shown = await opened(await read("organization;title;Cost;Notes\nHelpers;One;$5;x\n"));
    expect(shown).toMatchObject({
      counts: { changed: 1 },
      rows: [{ id: 1, changes: [{ label: "Cost", before: "Free", after: "$5" }] }],
      notes: [expect.stringContaining("“Notes”")],
      unchanged: expect.stringContaining("“Phone”"),
    });
    const other = await opened(await read("organization,title\nHelpers,Two\n"));
    expect(other.rows[0]?.messages).toContain(
      "Category: a new entry needs it, and the file has no such column",
    );
  });

  it("clears optional values, and leaves an existing error as it is", async () => {
    await add("One", { phone_number: "211", cost: "", tags: '["a"]' });
    const id = await read(`Entry ID,Phone,Tags,Active\n1,,"b, c,b",no\n`);
    await confirm(id);
    expect((await all())[0]).toMatchObject({
      phone_number: null,
      cost: "",
      tags: '["b","c"]',
      is_active: 0,
      checked_at: "2026-11-01T08:30:00.000Z",
    });
  });

  it("lets two entries change places, and one take the name another leaves", async () => {
    for (const title of ["One", "Two", "Three"]) await add(title);
    const id = await read(`Entry ID,Title\n1,Two\n2,One\n3,Four\n`);
    await confirm(id);
    expect((await all()).map(({ title }) => title)).toEqual(["Two", "One", "Four"]);
    const chain = await opened(await read(`Entry ID,Title,Active\n1,Four,\n3,One,maybe\n`));
    expect(chain.counts).toMatchObject({ problems: 2, changed: 0 });
  });

  it("shows a hundred rows at a time", async () => {
    const lines = Array.from({ length: 120 }, (_, index) => full("", `Entry ${index}`));
    const id = await read([header, ...lines].join("\n"));
    expect((await opened(id)).rows).toHaveLength(100);
    expect(await opened(id, "show=added&page=2")).toMatchObject({ slice: { page: 2, total: 120 } });
    expect((await opened(id, "show=added&page=2")).rows).toHaveLength(20);
  });
});

describe("an import", () => {
  it("writes nothing before it is confirmed, then everything, and tells of each entry", async () => {
    await add("One");
    const id = await read([header, full(1, "Uno"), full("", "Dos")].join("\n"));
    expect(await all()).toHaveLength(1);
    expect(await db.selectFrom("audit_log").select("id").execute()).toEqual([]);
    expect(await confirm(id)).toEqual({ ok: true });
    expect((await all()).map(({ title, version }) => [title, version])).toEqual([
      ["Uno", 2],
      ["Dos", 1],
    ]);
    const log = await db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(log.map(({ action, record_id, row_count }) => [action, record_id, row_count])).toEqual([
      ["changed by import", "1", 1],
      ["added by import", "2", 1],
      ["imported", null, 2],
    ]);
    expect(log[0]).toMatchObject({ before: '{"title":"One","version":1}' });
    expect(await preview(id)).toEqual({ state: "done", added: 1, changed: 1 });
    expect(await importResources(db, { id, shown: "again", who, now: NOW })).toEqual({ ok: true });
    expect(await all()).toHaveLength(2);
  });

  it("marks an entry as checked only on a date that the file names and its preview shows", async () => {
    await add("Unchecked", { checked_at: null });
    await add("Checked", { checked_at: null });
    await add("Left", { checked_by: "bea@example.org" });
    const id = await read(
      [
        `${header},Last checked`,
        full(1, "Unchecked", ","),
        full(2, "Checked", ",2026-11-19"),
        full(3, "Left", ","),
        full("", "New", ","),
        full("", "New and checked", ",2026-11-18"),
      ].join("\n"),
    );
    expect((await opened(id)).rows).toMatchObject([
      { line: 3, changes: [{ label: "Last checked", before: "(empty)", after: "Nov 19, 2026" }] },
    ]);
    await confirm(id);
    expect((await all()).map(({ title, checked_at, checked_by }) => [title, checked_at, checked_by])).toEqual(
      [
        ["Unchecked", null, null],
        ["Checked", "2026-11-19T00:00:00.000Z", who.email],
        ["Left", "2026-11-01T08:30:00.000Z", "bea@example.org"],
        ["New", null, null],
        ["New and checked", "2026-11-18T00:00:00.000Z", who.email],
      ],
    );
  });

  it("reads places and languages as people write them, and says what it cannot read", async () => {
    const id = await read(
      [
        `${header},Country,State,Languages,Online`,
        full("", "One", ',us,oh,"english, es",Yes'),
        full("", "Two", ",,,,no"),
        full("", "Three", ",CA,OH,,"),
        full("", "Four", ",,,Klingon,"),
        full("", "Five", ",Ohio,,,perhaps"),
      ].join("\n"),
    );
    const problems = (await opened(id, "show=problems")).rows.map(({ messages }) => messages.join(" | "));
    expect(problems).toEqual([
      "State: Choose United States as the country, or no state",
      "Languages: “Klingon” is not a language of our list: write its name in English",
      "Country: Choose one of the answers to “Country” | Online: Choose one of the answers to “Can it be had online?”",
    ]);
    await confirm(id);
    expect(await all()).toMatchObject([
      { title: "One", country: "US", state: "OH", languages: '["en","es"]', is_online: 1 },
      { title: "Two", country: null, state: null, languages: '["en"]', is_online: 0 },
    ]);
    expect(await exported()).toContain('"US","OH","English, Spanish","yes"');
  });

  it("applies nothing when an entry it changes was changed after the preview, and shows the new preview", async () => {
    await add("One");
    await add("Two");
    const id = await read(`Entry ID,Cost\n1,$5\n`);
    const { fingerprint } = await opened(id);
    await db.updateTable("support_resources").set({ cost: "$3" }).where("id", "=", 1).execute();
    const refused = await confirm(id, fingerprint);
    expect(refused).toMatchObject({
      ok: false,
      status: 409,
      failure:
        "Entries were changed since this preview was made. Nothing was imported. Below is what would change now.",
    });
    expect((await all())[0]?.cost).toBe("$3");
    const shown = await opened(id);
    expect(shown.rows[0]?.changes).toEqual([{ label: "Cost", before: "$3", after: "$5" }]);
    expect(refused).toHaveProperty("values.fingerprint", shown.fingerprint);
    await db.updateTable("support_resources").set({ cost: "$1" }).where("id", "=", 2).execute();
    expect(await confirm(id, shown.fingerprint)).toEqual({ ok: true });
  });

  it("is its owner's, and for one day", async () => {
    const id = await read([header, full("", "One")].join("\n"));
    expect(await preview(id, "", "another-user")).toEqual({ state: "gone" });
    await importResources(db, {
      id,
      shown: (await opened(id)).fingerprint,
      who: { ...who, userId: "else" },
      now: NOW,
    });
    expect(await all()).toEqual([]);
    expect(await preview(id, "", who.userId, later(25))).toEqual({ state: "gone" });
    expect(await preview(id, "", who.userId, later(23))).toMatchObject({ state: "open" });
    await read([header, full("", "Two")].join("\n"), later(25));
    expect(await db.selectFrom("resource_imports").select("id").execute()).toHaveLength(1);
  });

  it("is done whole or not at all", async () => {
    await add("One");
    const id = await read([header, full(1, "Uno"), full("", "Dos")].join("\n"));
    const { fingerprint } = await opened(id);
    await db.schema.dropTable("audit_log").execute();
    await expect(confirm(id, fingerprint)).rejects.toThrow();
    expect((await all()).map(({ title }) => title)).toEqual(["One"]);
  });
});

describe("what is uploaded", () => {
  it.each<[string, Parameters<typeof upload>[0], number, Record<string, string>]>([
    ["nothing", {}, 400, { file: "Choose a file, or paste rows" }],
    [
      "an empty file and an empty box",
      { file: "", text: " " },
      400,
      { file: "Choose a file, or paste rows" },
    ],
    [
      "both",
      { file: header, text: header },
      400,
      { text: "You chose a file and pasted rows as well: leave one of them out" },
    ],
    ["no text", { file: Uint8Array.of(0x54, 0x81) }, 400, { file: fileProblems.encoding }],
    ["a file of 3 MB", { file: "x".repeat(3 << 20) }, 413, { file: fileProblems.tooLarge }],
    [
      "wrong columns, pasted",
      { text: "a,b" },
      400,
      { text: "The first line must name the columns. Missing: Title, Organization. Found: “a”, “b”" },
    ],
  ])("is refused kindly: %s", async (_, sent, status, errors) => {
    const answer = await upload(sent);
    expect(answer).toMatchObject({ init: { status }, data: { invalid: true, errors } });
    if (sent.text) expect(answer.data.values.text).toBe(sent.text);
  });

  it("is refused when it is no form, or torn", async () => {
    for (const type of ["multipart/form-data; boundary=x", "application/json"]) {
      const request = new Request("http://site/", {
        method: "POST",
        body: "--x\r\nContent-Disposition: form-data; na",
        headers: { "Content-Type": type },
      });
      const answer = await resourceImports.upload(request, { db }, { who, now: NOW });
      expect(answer).toMatchObject({
        data: { errors: { file: "The file could not be read: choose it again" } },
      });
    }
  });

  it("can be pasted", async () => {
    const response = await thrownResponse(upload({ text: `${header}\n${full("", "One")}` }));
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toMatch(/^\/admin\/resources\/import\/[\w-]{36}#import$/);
  });
});
