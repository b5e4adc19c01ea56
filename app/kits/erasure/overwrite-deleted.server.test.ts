import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SqlBool, sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { searchBytes } from "#tests/support/byte-search";
import { putTestDatabase } from "#tests/support/database";
import { putMessages } from "#tests/support/submissions";
import { type Database, openDatabase } from "~/database/open-database.server";
import { messages } from "~/features/contact/messages.admin.queries.server";
import { applyChange } from "~/kits/admin-table/changes.queries.server";
import { purgeExpiredChanges } from "~/kits/admin-table/undo.queries.server";
import { compactDatabase, overwriteDeleted } from "./overwrite-deleted.queries.server";

const now = new Date("2026-11-20T12:00:00.000Z");
const later = new Date("2026-12-20T12:00:01.000Z");
const name = "Quixotina Zzyzx";
const email = "quixotina@zzyzx.example";
/** As the only word in its script it is whole in the search index, which leaves out letters that two entries share. */
const words = "жук";

let folder: string;
let file: string;
let db: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "overwritten-"));
  file = join(folder, "site.db");
  await putTestDatabase(file);
  db = openDatabase(file);
  await putMessages({ db }, "Other", 300, "A longer message that fills its page ".repeat(20));
  await db
    .insertInto("contact_submissions")
    .values({
      id: "x",
      name,
      email,
      subject: "other",
      message: `My ${words} was automated. `.repeat(40),
      content_hash: "x",
      created_at: now.toISOString(),
    })
    .execute();
  await putMessages({ db }, "Another", 300, "Short");
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const found = () => [...new Set(searchBytes([file], [name, email, words]).map((hit) => hit.split(": ")[1]))];

async function deleteMessage(): Promise<void> {
  const context = { who: { userId: "u", email: "ann@example.org" }, table: messages, now };
  await db.transaction().execute((trx) => applyChange(trx, context, sql<SqlBool>`id = 'x'`, undefined));
}

it.each([
  ["worker", false],
  ["web server", true],
])(
  "a deleted message is in no byte of the database once the trash was emptied, by the %s",
  {
    tags: ["@public-9.9"],
  },
  async (_process, nonBlocking) => {
    await db.destroy();
    db = openDatabase(file, { nonBlocking });
    const indexed = async () => {
      const { rows } = await sql<{
        block: Buffer;
      }>`select block from contact_submissions_search_data`.execute(db);
      return rows.filter(({ block }) => block.includes(words)).length;
    };
    expect(found()).toEqual([name, email, words]);
    expect(await indexed()).toBe(1);
    await deleteMessage();
    await overwriteDeleted(db);
    expect(found(), "in the trash").toEqual([name, email, words]);
    expect(await indexed()).toBe(0);
    await purgeExpiredChanges(db, later);
    await overwriteDeleted(db);
    expect(found()).toEqual([]);
    expect(await compactDatabase(db, 0), "on a full disk").toBe(false);
    expect(await compactDatabase(db, 2 ** 30)).toBe(true);
    expect(await sql`pragma freelist_count`.execute(db)).toMatchObject({ rows: [{ freelist_count: 0 }] });
    expect(await sql`pragma integrity_check`.execute(db)).toMatchObject({
      rows: [{ integrity_check: "ok" }],
    });
    expect(await db.selectFrom("contact_submissions").select("id").execute()).toHaveLength(600);
  },
);
