import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrations } from "../../migrations";
import { SPELLINGS } from "../../migrations/0011-search";
import { migrateDatabase } from "./migrate.server";
import { openDatabase } from "./open-database.server";

const text = `It&amp;lt;b&amp;#39;s ${SPELLINGS.map(([stored], index) => `a${index}${stored}z`).join(" ")}`;

/** What is indexed of a row that is added, and of one that is changed. */
async function indexedUpTo(last: string) {
  const db = openDatabase(":memory:");
  try {
    await migrateDatabase(db, {
      migrations: Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= last)),
    });
    for (const id of [1, 2]) {
      const title = id === 1 ? text : "Another";
      await sql`insert into articles (id, title, source, url, published_date, summary, created_at)
        values (${id}, ${title}, 'Wire', ${`https://example.org/${id}`}, '2026-11-20', ${title}, '2026-11-20')`.execute(
        db,
      );
    }
    await sql`update articles set title = ${text}, source = ${text} where id = 2`.execute(db);
    const trigrams = await sql`select * from articles_trigrams`.execute(db);
    const terms = await sql`select * from articles_terms`.execute(db);
    return [...trigrams.rows, ...terms.rows];
  } finally {
    await db.destroy();
  }
}

it("the triggers that older versions of SQLite parse index the same text as those before them", async () => {
  const before = await indexedUpTo("0039-replies-to-reports");
  expect(before.length).toBeGreaterThan(200);
  expect(await indexedUpTo("0040-shallow-triggers")).toEqual(before);
});
