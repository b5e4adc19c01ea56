import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import type { DangerFamily } from "~/lib/danger-family";
import { type Colleague, inboxKinds, type RowKey } from "./inbox-rows";
import { sources } from "./inbox-sources.queries.server";

/** Who can take care of a row. */
export async function listColleagues(db: Database): Promise<Colleague[]> {
  return await db
    .selectFrom("users")
    .innerJoin("admin_roles", "admin_roles.user_id", "users.id")
    .select(["users.id", "users.email"])
    .where("admin_roles.role", "in", ["editor", "owner"])
    .orderBy("users.email")
    .execute();
}

/** Lists are JSON, as they are stored. */
export async function listLabelLists(db: Database): Promise<string[]> {
  const lists = inboxKinds.map(
    (kind) => sql`select distinct labels from ${sql.table(sources[kind].table)} where labels is not null`,
  );
  const { rows } = await sql<{ labels: string }>`
    select distinct labels from (${sql.join(lists, sql` union all `)}) limit 500`.execute(db);
  return rows.map(({ labels }) => labels);
}

type Triaged = "assignee_id" | "labels" | "response_note" | "danger" | "due_again_at" | "snoozed_until";

export interface TriageState extends Pick<Row<"contact_submissions">, Triaged> {
  is_open: 0 | 1;
  done_at: string | null;
}

export async function findTriage(db: Database, { kind, id }: RowKey): Promise<TriageState | undefined> {
  const { table, open, doneAt } = sources[kind];
  const { rows } = await sql<TriageState>`
    select assignee_id, labels, response_note, danger, due_again_at, snoozed_until, case when ${sql.raw(open)} then 1 else 0 end as is_open,
      ${sql.raw(doneAt)} as done_at
    from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0];
}

export async function updateTriage(
  trx: Database,
  { kind, id }: RowKey,
  set: Partial<Pick<TriageState, Triaged>>,
): Promise<void> {
  await trx.updateTable(sources[kind].table).set(set).where("id", "=", id).execute();
}

/** Survey responses have the mark, although the inbox does not have them. */
export type MarkedRow = RowKey | { kind: "survey"; id: string };

const markedTable = (kind: MarkedRow["kind"]) =>
  kind === "survey" ? "ai_impact_surveys" : sources[kind].table;

export async function findMark(db: Database, { kind, id }: MarkedRow) {
  return await db.selectFrom(markedTable(kind)).select("danger").where("id", "=", id).executeTakeFirst();
}

/** A row that is marked is put off no longer. */
export async function updateMark(trx: Database, row: MarkedRow, danger: DangerFamily | null): Promise<void> {
  const { kind, id } = row;
  await trx.updateTable(markedTable(kind)).set({ danger }).where("id", "=", id).execute();
  if (danger !== null && kind !== "survey") await updateTriage(trx, { kind, id }, { snoozed_until: null });
}

/** Reads from the audit log who did one of these last, and when. */
export async function lastAction(
  db: Database,
  { kind, id }: MarkedRow,
  actions: readonly string[],
): Promise<{ actor_email: string; created_at: string; action: string } | undefined> {
  return await db
    .selectFrom("audit_log")
    .select(["actor_email", "created_at", "action"])
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .where("action", "in", [...actions])
    .orderBy("id", "desc")
    .executeTakeFirst();
}
