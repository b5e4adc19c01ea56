import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrations } from "../../migrations";
import { migrateDatabase } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0017"));
const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

let db: Database;
beforeEach(async () => {
  db = openDatabase(":memory:");
  await migrateDatabase(db, { migrations: before });
});
afterEach(() => db.destroy());

const addArticle = (title: string, days: number, { published = days, isHidden = 0 } = {}) =>
  sql`insert into articles (title, url, published_date, created_at, is_hidden)
    values (${title}, ${`https://example.org/${title}`}, ${at(published).slice(0, 10)}, ${at(days)}, ${isHidden})`.execute(
    db,
  );
const addIssue = (days: number, text = "") =>
  sql`insert into newsletter_sends (kind, subject, html, text, status, created_at)
    values ('newsletter', 'News', '', ${text}, 'sent', ${at(days)})`.execute(db);

async function unmailed(): Promise<string[]> {
  await migrateDatabase(db);
  const { rows } = await sql<{ title: string }>`select title from articles
    where id not in (select item_id from mailed_items where kind = 'article') order by title`.execute(db);
  return rows.map(({ title }) => title);
}

describe("at the upgrade", () => {
  it("articles added before the last issue count as mailed, but not those that were hidden", async () => {
    await addIssue(-2);
    await addArticle("before", -3);
    await addArticle("hidden", -3, { isHidden: 1 });
    await addArticle("after", -1);
    expect(await unmailed()).toEqual(["after", "hidden"]);
  });

  it("an issue dated in the future holds what its text names", async () => {
    await addIssue(3650, "News\n\nIn it\nhttps://example.org/in-it\n");
    await addArticle("in-it", -1);
    await addArticle("in", -1);
    expect(await unmailed()).toEqual(["in"]);
  });

  it("what was added in the last week is news where there was no issue yet, and old seeds are not", async () => {
    await addArticle("old", -8);
    await addArticle("seed", -1, { published: -300 });
    await addArticle("new", -1);
    expect(await unmailed()).toEqual(["new"]);
  });
});
