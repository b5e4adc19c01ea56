import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Migration, sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fillForms } from "#tests/support/submissions";
import { migrations } from "../../migrations";
import { migrateFile } from "./migrate.server";
import { openDatabase } from "./open-database.server";

const MOMENT = "2026-11-20T12:00:00.000Z";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "migrate-"));
  path = join(folder, "site.db");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As a later version has them. */
const later: Record<string, Migration> = {
  ...migrations,
  "9997-planted": {
    up: async (db) => {
      await sql`alter table contact_submissions add column planted text`.execute(db);
      await sql`update contact_submissions set planted = name`.execute(db);
    },
  },
  "9998-planted": { up: async (db) => void (await sql`create table planted (id text)`.execute(db)) },
};
const copies = () => readdirSync(folder).filter((name) => name.includes(".before-"));

async function fill(): Promise<void> {
  const db = openDatabase(path);
  for (let index = 0; index < 50; index += 1) await fillForms(db, `row${index}`, MOMENT);
  await db.destroy();
}

async function rowsOf<T>(file: string, statement: string): Promise<T[]> {
  const db = openDatabase(file);
  const { rows } = await sql.raw<T>(statement).execute(db);
  await db.destroy();
  return rows;
}
const contentOf = async (file: string) => ({
  schema: await rowsOf(file, "select type, name, tbl_name, sql from sqlite_schema order by type, name"),
  messages: await rowsOf(
    file,
    "select id, name, email, message, created_at from contact_submissions order by id",
  ),
  migrations: await rowsOf(file, "select * from kysely_migration order by name"),
});

describe("an upgrade", () => {
  beforeEach(async () => {
    expect(await migrateFile(path)).toEqual(Object.keys(migrations));
    await fill();
  });

  it("applies what is pending to a database with rows, and leaves a copy of it as it was", async () => {
    const before = await contentOf(path);
    writeFileSync(`${path}.before-1.0.0`, "an earlier upgrade's");
    writeFileSync(`${path}.before-9997-planted.part`, "an interrupted copy");
    const told: string[] = [];
    const onCopy = (copy: string) => told.push(copy);
    expect(await migrateFile(path, { migrations: later, onCopy })).toEqual(["9997-planted", "9998-planted"]);

    const copy = `${path}.before-9997-planted`;
    expect(told).toEqual([copy]);
    expect(copies()).toEqual(["site.db.before-9997-planted"]);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await contentOf(copy)).toEqual(before);

    const fresh = join(folder, "fresh.db");
    await migrateFile(fresh, { migrations: later });
    const after = await contentOf(path);
    expect(after.schema).toEqual((await contentOf(fresh)).schema);
    expect(after.messages).toEqual(before.messages);
    expect(await rowsOf(path, "pragma foreign_key_check")).toEqual([]);
  });

  it("makes no second copy when nothing is pending", async () => {
    await migrateFile(path, { migrations: later });
    for (const name of copies()) rmSync(join(folder, name));
    expect(await migrateFile(path, { migrations: later })).toEqual([]);
    expect(copies()).toEqual([]);
  });

  it.each<[string, Migration, RegExp]>([
    [
      "a statement fails",
      {
        up: async (db) => {
          await sql`alter table articles add column planted text`.execute(db);
          await sql`delete from contact_submissions`.execute(db);
          await sql`alter table articles add column planted text`.execute(db);
        },
      },
      /duplicate column name: planted/,
    ],
    [
      "it leaves a row whose parent is missing",
      {
        up: async (db) => {
          await sql`insert into admin_roles values ('missing', 'owner', '2026-01-01')`.execute(db);
        },
      },
      /Foreign keys do not hold after migrating: admin_roles/,
    ],
  ])("leaves the file as it was when %s", async (_name, planted, message) => {
    const before = await contentOf(path);
    const failing = { ...later, "9999-planted": planted };
    await expect(migrateFile(path, { migrations: failing })).rejects.toThrow(message);
    expect(await contentOf(path)).toEqual(before);
    await migrateFile(path, { migrations: later });
    expect((await contentOf(path)).messages).toEqual(before.messages);
  });

  it("changes nothing when the copy cannot be made", async () => {
    const before = await contentOf(path);
    mkdirSync(`${path}.before-9997-planted.part`);
    await expect(migrateFile(path, { migrations: later })).rejects.toThrow(/No copy could be made/);
    expect(await contentOf(path)).toEqual(before);
  });
});

describe("a first migration", () => {
  it("leaves an empty database when it fails, and makes no copy", async () => {
    const planted = { "9999-planted": { up: () => Promise.reject(new Error("planted")) } };
    await expect(migrateFile(path, { migrations: { ...migrations, ...planted } })).rejects.toThrow("planted");
    expect(await rowsOf(path, "select * from sqlite_schema")).toEqual([]);
    expect(await migrateFile(path)).toEqual(Object.keys(migrations));
    expect(copies()).toEqual([]);
  });
});
