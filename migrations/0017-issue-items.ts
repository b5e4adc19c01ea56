import { type Kysely, sql } from "kysely";

const NOW = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** The newest newsletter with articles; one dated in the future has a clock to blame and says nothing. */
const LAST_ISSUE = `(select max(created_at) from newsletter_sends
  where kind = 'newsletter' and status <> 'empty' and created_at <= ${NOW})`;

const statements = [
  /*
   * Articles and resources that are in no further issue. Without a campaign: they were never news, as the first ones
   * of a site. Neither table refers to articles: a deleted one can be restored, and was mailed all the same. Ids are
   * not used again.
   */
  `create table mailed_items (
    kind text not null check (kind in ('article', 'resource')),
    item_id integer not null,
    campaign_id integer references newsletter_sends (id) on delete set null,
    primary key (kind, item_id)
  ) strict, without rowid`,
  "create index mailed_items_by_campaign on mailed_items (campaign_id) where campaign_id is not null",

  // What each issue held, whether or not anyone got it. Without a position: it was only counted.
  `create table newsletter_issue_items (
    campaign_id integer not null references newsletter_sends (id) on delete cascade,
    kind text not null check (kind in ('article', 'resource')),
    item_id integer not null,
    position integer,
    primary key (campaign_id, kind, item_id)
  ) strict, without rowid`,

  // All that an issue says, for its page on the site; null for team updates and for issues made before this.
  "alter table newsletter_sends add column contents text check (contents is null or json_valid(contents))",

  // Until now an issue held what was added since the one before, or in the last week.
  `insert into mailed_items (kind, item_id)
    select 'article', id from articles
    where (is_hidden = 0 and created_at <= coalesce(${LAST_ISSUE}, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-7 days')))
      or date(published_date) < date(created_at, '-30 days')
      or exists (select 1 from newsletter_sends
        where kind = 'newsletter' and instr(text, articles.url || char(10)) > 0)`,
  // Until now no issue named a resource; those of a running site are not new.
  "insert into mailed_items (kind, item_id) select 'resource', id from support_resources",
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
