import { type Kysely, sql } from "kysely";

/** Of the pages and mails around the list; the newsletter itself is the same for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["newsletter_subscribers", "newsletter_signups"])
    await sql
      .raw(
        `alter table ${table} add column language text not null default 'en' check (language in ('en', 'es'))`,
      )
      .execute(db);
}
