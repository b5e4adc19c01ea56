import { type Kysely, sql } from "kysely";
import { articleKey } from "../app/lib/article-key";

const statements = [
  `create table feeds (
    id integer primary key autoincrement,
    name text not null,
    url text not null unique,
    is_enabled integer not null default 1 check (is_enabled in (0, 1)),
    publishes text not null default 'review' check (publishes in ('review', 'publish')),
    keep_words text not null default '',
    block_words text not null default '',
    etag text,
    last_modified text,
    last_fetched_at text,
    first_imported_at text,
    next_fetch_at text,
    claimed_until text,
    failures integer not null default 0,
    last_error text,
    last_item_count integer,
    version integer not null default 1,
    created_at text not null
  ) strict`,

  // What a feed said last: staff who changed an article afterwards, or deleted it, have the last word.
  `create table feed_items (
    url_key text primary key,
    feed_id integer references feeds (id) on delete set null,
    title text not null,
    summary text not null,
    source text,
    published_date text not null,
    seen_at text not null
  ) strict, without rowid`,
  "create index feed_items_by_feed on feed_items (feed_id)",
  "create index feed_items_by_seen_at on feed_items (seen_at)",

  // All three allow null, for rows that were deleted before and are restored.
  "alter table articles add column url_key text",
  "alter table articles add column held_for_review integer default 0 check (held_for_review in (0, 1))",
  // No reference: a deleted article can be restored after its feed was deleted.
  "alter table articles add column feed_id integer",
  "create unique index articles_by_url_key on articles (url_key)",
  "create index articles_held_for_review on articles (created_at, id) where held_for_review = 1",
  `create trigger articles_reviewed after update of is_hidden on articles
    when new.is_hidden = 0 and new.held_for_review = 1 begin
      update articles set held_for_review = 0 where id = new.id;
    end`,
];

interface Stored {
  articles: { id: number; url: string; url_key: string | null; is_hidden: number };
}

/** Where two articles are the same, the visible and older one has the key: a feed changes that one, and both stay. */
async function addKeys(db: Kysely<Stored>): Promise<void> {
  const rows = await db
    .selectFrom("articles")
    .select(["id", "url"])
    .orderBy("is_hidden")
    .orderBy("id")
    .execute();
  const used = new Set<string>();
  for (const { id, url } of rows) {
    const key = articleKey(url);
    if (key === null || used.has(key)) continue;
    used.add(key);
    await db.updateTable("articles").set({ url_key: key }).where("id", "=", id).execute();
  }
}

/** Where news is read from, and what makes two addresses the same article. */
export async function up(db: Kysely<Stored>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  await addKeys(db);
}
