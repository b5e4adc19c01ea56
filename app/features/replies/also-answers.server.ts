import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { submissionTables } from "~/features/spam/submissions.queries.server";
import {
  findPutOff,
  findResponse,
  isAwake,
  type RecordedResponse,
  saveResponse,
} from "~/kits/admin-table/responses.queries.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { formatLocalDay } from "~/lib/time/dates";
import { replyCopy } from "./reply.copy";
import { answeredKinds, type OtherRow, restoreRecord } from "./row-before.server";

interface WaitingRow {
  kind: (typeof answeredKinds)[number];
  id: string;
  created_at: string;
}

const SHOWN = 10;

/** Lists what else waits from an address. Whose words may tell of danger gets an answer of its own. */
async function listWaiting(db: Database, row: { id: string; email: string }, now: Date) {
  const each = answeredKinds.map(
    (kind) => sql`select ${kind} as kind, id, created_at from ${sql.table(submissionTables[kind])}
      where email = ${row.email} collate nocase and id <> ${row.id}
        and responded_at is null and danger is null and ${isAwake(now)}`,
  );
  const { rows } = await sql<WaitingRow>`
    select * from (${sql.join(each, sql` union all `)}) order by created_at, id limit ${SHOWN}`.execute(db);
  return rows;
}

const keyOf = ({ kind, id }: WaitingRow) => `${kind}:${id}`;

/** Loads what a reply to a row can answer with it, in the words of the form; null where nothing else waits. */
export async function loadAlso(db: Database, row: { id: string; email: string }, now: Date) {
  const rows = row.email === "" ? [] : await listWaiting(db, row, now);
  if (rows.length === 0) return null;
  const named = rows.map(({ kind, created_at }) => replyCopy.also.row(kind, formatLocalDay(created_at)));
  return { keys: rows.map(keyOf).join(), label: replyCopy.also.label(named) };
}

/**
 * Marks the rows that the page named as answered, where they still wait.
 * @returns them as they were, for taking the reply back
 */
export async function answerOthers(
  trx: Database,
  {
    who,
    id,
    email,
    keys,
    now,
  }: { who: Actor; id: string; email: string; keys: readonly string[]; now: Date },
): Promise<OtherRow[]> {
  const asked = (await listWaiting(trx, { id, email }, now)).filter((row) => keys.includes(keyOf(row)));
  const answered: OtherRow[] = [];
  for (const { kind, id: recordId } of asked) {
    const table = submissionTables[kind];
    const before = await findPutOff(trx, table, recordId);
    const response = await findResponse(trx, table, recordId);
    if (!before || !response) continue;
    const done: RecordedResponse = {
      responded_at: now.toISOString(),
      responded_by: who.email,
      response_note: response.response_note,
    };
    await saveResponse(trx, table, recordId, done);
    const after = { answered: true, responded_at: done.responded_at, responded_by: who.email };
    await recordAudit(
      trx,
      who,
      { action: "answered", kind, recordId, before: { answered: false }, after },
      now,
    );
    answered.push({ kind, id: recordId, ...before });
  }
  return answered;
}

/** They wait again, where nobody has changed them since. */
export async function reopenOthers(
  trx: Database,
  { who, at, others }: { who: Actor; at: string; others: readonly OtherRow[] },
  now: Date,
): Promise<void> {
  for (const { kind, id, ...before } of others) {
    const answer = { record_id: id, created_at: at };
    if (!(await restoreRecord(trx, submissionTables[kind], answer, { ...before, nextDue: null }))) continue;
    const change = { before: { answered: true }, after: { answered: false } };
    await recordAudit(trx, who, { action: "reopened", kind, recordId: id, ...change }, now);
  }
}
