import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstRelease } from "#tests/support/before-first-release";
import { migratedFile, openTestDatabase } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import { loadSearch } from "~/features/people/load-search.server";
import { foldText } from "~/lib/text/fold";
import { migrateDatabase } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";
import { refoldWaiting } from "./refold.server";

const at = "2026-11-10T08:00:00.000Z";

let db: Database;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const named = (name: string) => ({
  id: "sought",
  name,
  email: "sought@example.org",
  subject: "other" as const,
  message: "Hi",
  content_hash: "sought",
  created_at: at,
});

const kindsOf = async (q: string, from = db) =>
  (await loadSearch(from, new URLSearchParams({ q }))).groups.map(({ kind }) => kind);

describe("the fold of SQL", () => {
  const texts = [
    "Rory O’Neill",
    "ΟΔΟΣ Ёлка 김민수 ﬁ ½ Straße İş",
    `${"a".repeat(63)}é${"b".repeat(70)}’ ${"ł".repeat(200)}`,
    // Longer than a part: the pieces stay in order, and a million signs do not take minutes.
    "é’a".repeat(3000),
    "x".repeat(1_000_000),
    "tab\tand\nline",
    "الحسن العربيّة ٣٤ हिन्दी ｶﾞ 😀",
    "",
  ];

  it.each(texts.map((text) => [text.slice(0, 60), text]))("of %j is that of the program", async (_, text) => {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_schema where name = 'contact_submissions_folded_row'`.execute(db);
    const folded = /\(with recursive[\s\S]*?from pieces\)/.exec(rows[0]?.sql ?? "")?.[0] ?? "";
    const of = folded.replace(/select new\.[\s\S]*?\)(?=,\s*parts)/, `select '${text}')`);
    const result = await sql<{ text: string }>`select ${sql.raw(of)} as text`.execute(db);
    expect(result.rows[0]?.text).toBe(foldText(text));
  });
});

it("rows of the release before are folded by the migration", async () => {
  const old = openDatabase(
    await migratedFile(async (made) => {
      await fillForms(made, "a", at);
      await sql`insert into contact_submissions (id, name, email, subject, message, content_hash, created_at)
        values ('sought', 'Rory O’Neill', 'rory@example.org', 'other', 'Hi', 'h', ${at})`.execute(made);
    }, firstRelease),
  );
  try {
    await migrateDatabase(old);
    expect(await kindsOf("o'neill", old)).toEqual(["contact"]);
  } finally {
    await old.destroy();
  }
});

it("rows are folded anew, in parts, when a later version of the site folds in another way", async () => {
  await db.insertInto("contact_submissions").values(named("Rory O’Neill")).execute();
  await sql`update text_folding set version = 99`.execute(db);
  await sql`insert into contact_submissions_search (contact_submissions_search) values ('delete-all')`.execute(
    db,
  );
  await migrateDatabase(db);
  expect(await kindsOf("o'neill")).toEqual([]);
  await refoldWaiting(db, new AbortController().signal);
  expect(await kindsOf("o'neill")).toEqual(["contact"]);
  expect(await db.selectFrom("text_refolding").selectAll().execute()).toEqual([]);
});

describe("search over everything", () => {
  it.each([
    "555.201.3344",
    "(555) 201-3344",
    "+1 555 2013344",
    "201-3344",
    "2013344",
    "Val +1 (555) 201-3344",
  ])("finds a telephone number by %s", async (q) => {
    await fillForms(db, "Quokka", at);
    for (const phone of ["555 201 3344", "+1 (555) 201-3344", "5552013344"]) {
      await db.updateTable("volunteer_applications").set({ phone }).execute();
      expect(await kindsOf(q), phone).toEqual(["volunteer"]);
    }
    await db.updateTable("volunteer_applications").set({ phone: "555 201 3345" }).execute();
    expect(await kindsOf(q)).toEqual([]);
  });

  it("finds a telephone number in a message", async () => {
    await db
      .insertInto("contact_submissions")
      .values({ ...named("Ann"), message: "Call me: 555-201-3344." })
      .execute();
    expect(await kindsOf("(555) 201 33 44")).toEqual(["contact"]);
  });

  it("finds notes and labels, which the table's own search leaves out", async () => {
    await fillForms(db, "Quokka", at);
    await db
      .updateTable("contact_submissions")
      .set({ response_note: "Called the wombat", labels: '["follow-up"]' })
      .execute();
    expect(await kindsOf("wombat")).toEqual(["contact"]);
    expect(await kindsOf("quokka follow-up")).toEqual(["contact"]);
  });
});
