import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrations } from "../../migrations";
import { migrateDatabase } from "./migrate.server";
import { type Database, openDatabase } from "./open-database.server";

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0019"));

let db: Database;
beforeEach(() => {
  db = openDatabase(":memory:");
});
afterEach(() => db.destroy());

it("gives every article its key, and where two are the same the visible and older one", async () => {
  await migrateDatabase(db, { migrations: before });
  const add = (url: string, is_hidden = 0) =>
    sql`insert into articles (title, url, published_date, created_at, is_hidden)
      values ('A title', ${url}, '2026-11-20', '2026-11-20T00:00:00.000Z', ${is_hidden})`.execute(db);
  await add("https://example.org/a/", 1);
  await add("http://www.example.org/a?utm_source=feed");
  await add("https://example.org/a#top");
  await add("https://example.org/b?id=1");
  await add("no address");
  await migrateDatabase(db);
  const rows = await db
    .selectFrom("articles")
    .select(["id", "url_key", "held_for_review", "feed_id"])
    .orderBy("id")
    .execute();
  const held = { held_for_review: 0, feed_id: null };
  expect(rows).toEqual([
    { id: 1, url_key: null, ...held },
    { id: 2, url_key: "example.org/a", ...held },
    { id: 3, url_key: null, ...held },
    { id: 4, url_key: "example.org/b?id=1", ...held },
    { id: 5, url_key: null, ...held },
  ]);
});

it("takes an article that is shown out of the review", async () => {
  await migrateDatabase(db);
  await sql`insert into articles (title, url, published_date, created_at, is_hidden, held_for_review)
    values ('A title', 'https://example.org/a', '2026-11-20', '2026-11-20T00:00:00.000Z', 1, 1)`.execute(db);
  await db.updateTable("articles").set({ title: "Another" }).execute();
  expect(await db.selectFrom("articles").select("held_for_review").execute()).toEqual([
    { held_for_review: 1 },
  ]);
  await db.updateTable("articles").set({ is_hidden: 0 }).execute();
  expect(await db.selectFrom("articles").select("held_for_review").execute()).toEqual([
    { held_for_review: 0 },
  ]);
});
