import { type Kysely, sql } from "kysely";

const statements = [
  // The articles of a feed when it was read last, and why some were left out.
  `create table feed_last_items (
    feed_id integer not null references feeds (id) on delete cascade,
    position integer not null,
    url_key text not null,
    url text not null,
    title text not null,
    summary text not null,
    source text,
    published_date text not null,
    left_out text,
    primary key (feed_id, position)
  ) strict, without rowid`,
  // An item that is no article of its own, because one with its title waited for review.
  "alter table feed_items add column url text",
  "alter table feed_items add column double_of integer",
  "create index feed_items_by_double on feed_items (double_of) where double_of is not null",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
