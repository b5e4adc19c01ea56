import { type Kysely, sql } from "kysely";

/** A message's subject comes first: on it the promised hours depend. */
const tables = [
  { table: "contact_submissions", first: "subject, " },
  { table: "volunteer_applications", first: "" },
  { table: "partnership_applications", first: "" },
];

async function sqlOf(db: Kysely<unknown>, index: string): Promise<string> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_schema where name = ${index}`.execute(
    db,
  );
  return rows[0]?.sql ?? "";
}

/**
 * What waits, with all that says whether it is put off or overdue: counted and ordered without reading a row. The column of
 * the condition, which is null in each of them, belongs to it: SQLite looks it up in the row otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, first } of tables) {
    const inbox = await sqlOf(db, `${table}_inbox`);
    const statements = [
      `drop index ${table}_inbox`,
      inbox.replace("labels, snoozed_until)", "labels, snoozed_until, responded_at)"),
      `drop index ${table}_waiting`,
      `create index ${table}_waiting on ${table}
        (${first}created_at desc, id desc, snoozed_until, danger, due_again_at, released_at, responded_at)
        where responded_at is null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
  // The other orders of the list have theirs, too.
  await sql`create index volunteer_applications_sorted_by_location
    on volunteer_applications (location collate nocase, created_at desc, id desc, number)`.execute(db);
}
