import { type Kysely, sql } from "kysely";

const answered = ["contact_submissions", "volunteer_applications", "partnership_applications"] as const;
const reports = "resource_reports";

const dueAfter = (since: string, span: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${since}, ${span})`;

const subjects = { support: 24, volunteer: 48, partnership: 72, media: 24, feedback: 48, other: 48 };
const spans = Object.entries(subjects).map(([subject, hours]) => `when '${subject}' then '+${hours} hours'`);

/** As the queries spell them: SQLite uses an index on an expression only for the same expression. */
const due = {
  contact_submissions: dueAfter("coalesce(released_at, created_at)", `case subject ${spans.join(" ")} end`),
  volunteer_applications: dueAfter("coalesce(released_at, created_at)", "'+48 hours'"),
  partnership_applications: dueAfter("coalesce(released_at, created_at)", "'+48 hours'"),
  resource_reports: dueAfter("created_at", "'+72 hours'"),
};

const statements = [
  // Columns, not a table of their own: they are deleted, restored, quarantined and erased with their row.
  ...[...answered, reports].flatMap((table) => [
    // No foreign key: a row can be restored after its colleague's account is gone.
    `alter table ${table} add column assignee_id text`,
    `alter table ${table} add column labels text
      check (labels is null or json_valid(labels) and json_type(labels) = 'array')`,
    `create index ${table}_by_assignee on ${table} (assignee_id) where assignee_id is not null`,
    `create index ${table}_by_labels on ${table} (labels) where labels is not null`,
  ]),
  `alter table ${reports} add column response_note text`,
  `alter table ${reports} add column resolved_at text`,
  `alter table ${reports} add column resolved_by text`,
  // With what the list is narrowed by, so that it is read from the index alone.
  ...answered.flatMap((table) => [
    `create index ${table}_inbox on ${table} (${due[table]}, id, assignee_id, labels)
      where responded_at is null`,
    `create index ${table}_answered on ${table} (responded_at, id) where responded_at is not null`,
  ]),
  // With the status in front, as another index has it, which would be taken instead.
  `create index ${reports}_inbox on ${reports} (status, ${due[reports]}, id, assignee_id, labels)`,
  `create index ${reports}_resolved on ${reports} (status, coalesce(resolved_at, created_at), id)`,
];

/** One list of what waits for staff, by the time it is due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
