import { type Kysely, sql } from "kysely";

const statements = [
  // A table of their own: what counts, lists, mails or exports submissions cannot forget to leave them out.
  `create table quarantined_submissions (
    id integer primary key autoincrement,
    submission_id text not null unique,
    form text not null,
    name text not null,
    email text collate nocase,
    message text not null,
    fields text not null,
    content_hash text not null,
    signature text,
    reasons text not null,
    spam_state text not null default 'suspected' check (spam_state in ('suspected', 'confirmed', 'not_spam')),
    decided_at text,
    created_at text not null
  ) strict`,
  "create index quarantined_submissions_by_state on quarantined_submissions (spam_state, form, created_at desc, id desc)",
  "create index quarantined_submissions_by_created_at on quarantined_submissions (created_at desc, id desc)",
  "create index quarantined_submissions_by_content on quarantined_submissions (content_hash)",
  `create index quarantined_submissions_by_signature on quarantined_submissions (signature)
    where signature is not null`,
  "create index quarantined_submissions_by_email on quarantined_submissions (email)",
  // From then on it waits for an answer.
  ...["contact_submissions", "volunteer_applications", "partnership_applications"].map(
    (table) => `alter table ${table} add column released_at text`,
  ),
];

/** Submissions that look like spam, until staff decide. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
