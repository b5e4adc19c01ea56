import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { firstRelease as migrations, turnBackTo } from "#tests/support/before-first-release";
import { migratedFile } from "#tests/support/database";
import { fillForms } from "#tests/support/submissions";
import { migrations as all } from "../../migrations";
import { plain, plainAtOnce } from "../../migrations/0001/search";
import { OLD_STEPS } from "../../migrations/before-first-release";
import { migrateFile } from "./migrate.server";
import { openDatabase } from "./open-database.server";

/** What 1.0.0 has, however many follow. */

const MOMENT = "2026-11-20T12:00:00.000Z";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "before-first-release-"));
  path = join(folder, "site.db");
  const file = await migratedFile(async (db) => {
    await fillForms(db, "a", MOMENT);
    await db.insertInto("worker_heartbeat").values({ id: 1, started_at: MOMENT, seen_at: MOMENT }).execute();
  }, migrations);
  writeFileSync(path, file);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function rowsOf<T>(file: string, statement: string): Promise<T[]> {
  const db = openDatabase(file);
  const { rows } = await sql.raw<T>(statement).execute(db);
  await db.destroy();
  return rows;
}

/** Tables are changed in place, which writes their text with other white space. */
async function schemaOf(file: string) {
  const rows = await rowsOf<{ name: string; sql: string | null }>(
    file,
    "select type, name, tbl_name, sql from sqlite_schema order by type, name",
  );
  return rows.map((row) => ({ ...row, sql: row.sql?.replace(/\s+/g, " ").replace(/ ?([(),]) ?/g, "$1") }));
}

const HELD = [
  "contact_submissions",
  "volunteer_applications",
  "ai_impact_surveys",
  "newsletter_subscribers",
  "reply_templates",
  "content_versions",
  "contact_submissions_search_data",
];
const contentOf = (file: string) =>
  Promise.all([
    ...HELD.map((table) => rowsOf(file, `select * from ${table}`)),
    rowsOf(file, "select id, started_at, seen_at from worker_heartbeat"),
  ]);
const recordsOf = (file: string) => rowsOf(file, "select name from kysely_migration order by name");
const copies = () => readdirSync(folder).filter((name) => name.includes(".before-"));

describe("a database of a version before 1.0.0", () => {
  it.each(["0039-replies-to-reports", "0040-shallow-triggers", "0041-left-out-events", "0042-clock-watch"])(
    "is taken over with its rows after a copy was made, when it ends with %s",
    async (last) => {
      const fresh = join(folder, "fresh.db");
      await migrateFile(fresh, { migrations });
      await turnBackTo(path, last);
      const [content, records, schema] = [await contentOf(path), await recordsOf(path), await schemaOf(path)];
      expect(content.map((rows) => rows.length)).not.toContain(0);

      expect(await migrateFile(path, { migrations })).toEqual(["1.0.0"]);
      expect(await contentOf(path)).toEqual(content);
      expect(await schemaOf(path)).toEqual(await schemaOf(fresh));
      expect(await recordsOf(path)).toEqual([{ name: "0001-schema" }]);

      expect(copies()).toEqual(["site.db.before-1.0.0"]);
      const copy = `${path}.before-1.0.0`;
      expect(await contentOf(copy)).toEqual(content);
      expect(await recordsOf(copy)).toEqual(records);
      expect(await schemaOf(copy)).toEqual(schema);

      expect(await migrateFile(path, { migrations })).toEqual([]);
    },
  );

  it("is taken over before the migrations that follow, with one copy", async () => {
    await turnBackTo(path, "0039-replies-to-reports");
    const later = { ...migrations, "9998-planted": { up: async () => undefined } };
    expect(await migrateFile(path, { migrations: later })).toEqual(["1.0.0", "9998-planted"]);
    expect(await recordsOf(path)).toEqual([{ name: "0001-schema" }, { name: "9998-planted" }]);
    expect(copies()).toEqual(["site.db.before-1.0.0"]);
  });

  it.each(["0038-list-growth", "0001-initial"])(
    "is refused with what to do, and not changed, when it ends with %s",
    async (last) => {
      await turnBackTo(path, last);
      const before = readFileSync(path);
      await expect(migrateFile(path, { migrations })).rejects.toThrow(
        /^This version cannot upgrade a database as old as this one: start the commit a4231aa6 once, which upgrades it, and then this version\.$/,
      );
      expect(readFileSync(path).equals(before)).toBe(true);
      expect(copies()).toEqual([]);
    },
  );

  it("has the same text indexed by its new triggers as by those that older versions of SQLite do not parse", async () => {
    const stored = "It&amp;lt;b&#39;s &ldquo;a&rdquo; – b&nbsp;c &#038; d’e&apos;f &gt; g&mdash;h";
    const from = `from (select '${stored}' as text union all select null) as row`;
    const [atOnce, inTwo] = await Promise.all(
      [plainAtOnce, plain].map((text) =>
        rowsOf<{ text: string }>(path, `select ${text("row.text")} as text ${from}`),
      ),
    );
    expect(inTwo).toEqual(atOnce);
    expect(inTwo?.[0]?.text).toBe(`It&lt;b's "a" - b c & d'e'f > g-h`);
  });
});

it.each([
  ["a later version", "0001-schema", "0002-later"],
  ["a version that never was", "0042-clock-watch", "0043-planted"],
])(
  "refuses the database of %s, and names the migration that it does not know",
  async (_name, last, unknown) => {
    if (last !== "0001-schema") await turnBackTo(path, last);
    const db = openDatabase(path);
    await sql`insert into kysely_migration (name, timestamp) values (${unknown}, '2026-11-26')`.execute(db);
    await db.destroy();
    const before = readFileSync(path);
    await expect(migrateFile(path, { migrations })).rejects.toThrow(
      `this version does not know its migration ${unknown}`,
    );
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(copies()).toEqual([]);
  },
);

it("no migration has the name of a step from before 1.0.0, which would be taken for it", () => {
  expect(OLD_STEPS).toHaveLength(41);
  expect(Object.keys(all).filter((name) => OLD_STEPS.includes(name))).toEqual([]);
});
