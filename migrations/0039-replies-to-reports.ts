import { type Kysely, sql } from "kysely";

const text = `Hello,

thank you for telling us about “{entry}”. We are checking it, and have a question before we correct it:

What exactly did you try, and what happened?

A short answer is enough.`;

/** Staff ask people who reported an entry of the directory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reply_templates
    add column for_report integer not null default 0 check (for_report in (0, 1))`.execute(db);
  await sql`insert into reply_templates (name, for_report, subject, text, created_at)
    values ('Question about a report', 1, 'Your report about {entry}', ${text},
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`.execute(db);
}
