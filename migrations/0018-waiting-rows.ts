import { type Kysely, sql } from "kysely";

/** A message's subject comes first: on it the promised hours depend. */
const tables = [
  { table: "contact_submissions", first: "subject, " },
  { table: "volunteer_applications", first: "" },
  { table: "partnership_applications", first: "" },
];

const statements = [
  // What waits, with all that says whether it is put off or overdue: both are counted without reading a row.
  ...tables.flatMap(({ table, first }) => [
    `drop index ${table}_waiting`,
    `create index ${table}_waiting
      on ${table} (${first}created_at desc, id desc, snoozed_until, danger, due_again_at, released_at)
      where responded_at is null`,
  ]),
  // As the other orders of the list have theirs.
  `create index volunteer_applications_sorted_by_location
    on volunteer_applications (location collate nocase, created_at desc, id desc, number)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
