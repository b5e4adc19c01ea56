import { type Kysely, sql } from "kysely";

/** As in migration 14. */
const RANDOM = "random() & 9007199254740991";

const changed = (
  change: string,
  event: string,
  when: string,
) => `create trigger newsletter_sends_version_${change} after ${event} on newsletter_sends
  when ${when} begin
    update content_versions set newsletter = ${RANDOM};
  end`;

const statements = [
  // From the first mail on, so that the link in it leads to a page, and not while sending can still be undone.
  "alter table newsletter_sends add column published_at text",
  "update newsletter_sends set published_at = created_at where kind = 'newsletter' and status = 'sent'",
  `create index newsletter_sends_published on newsletter_sends (published_at desc, id desc)
    where published_at is not null and contents is not null`,

  "alter table content_versions add column newsletter integer not null default 0",
  `update content_versions set newsletter = ${RANDOM}`,
  changed("added", "insert", "new.published_at is not null"),
  changed(
    "changed",
    "update of id, contents, published_at",
    "coalesce(new.published_at, old.published_at) is not null",
  ),
  changed("removed", "delete", "old.published_at is not null"),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
