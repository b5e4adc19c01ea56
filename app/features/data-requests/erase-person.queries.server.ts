import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { ErasureScope } from "~/database/schema/schema.server";
import { eraseRecipient } from "~/kits/outbox/mail-transitions.queries.server";
import { findRecordIds, hasAccount, idList } from "./find-person.queries.server";
import { type HeldTableName, heldTables, tablesOf } from "./held-tables";

export interface Erasure {
  /** Spelled as `addressKey` does. */
  address: string;
  scope: ErasureScope;
  /** ISO timestamp: what was stored later stays. */
  until: string;
}

/** A column with text of others that may name the address, such as a mail server's answer. */
const names = (column: string, address: string) => sql`instr(lower(${sql.ref(column)}), ${address}) > 0`;

async function run(trx: Database, query: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await query.execute(trx);
  return Number(numAffectedRows ?? 0);
}

async function eraseRows(trx: Database, table: HeldTableName, { address, until }: Erasure): Promise<number> {
  const { email, at } = heldTables[table];
  const deleted = await run(
    trx,
    sql`delete from changed_rows where table_name = ${table}
      and row ->> ${`$.${email}`} = ${address} collate nocase
      and change_id in (select id from changes where made_at <= ${until})`,
  );
  const stored = await run(
    trx,
    sql`delete from ${sql.table(table)}
      where ${sql.ref(email)} = ${address} collate nocase and ${sql.ref(at)} <= ${until}`,
  );
  return stored + deleted;
}

/** Erases what is stored about the person's records. Events become anonymous, so that the figures of a day stay right. */
async function eraseRelated(trx: Database, ids: readonly string[]): Promise<void> {
  const list = idList(ids);
  await run(
    trx,
    sql`update form_analytics set session_id = null, user_agent = null where session_id in ${list}`,
  );
  await run(
    trx,
    sql`delete from changed_rows where record_id in ${list}
      or table_name = 'form_analytics' and row ->> '$.session_id' in ${list}`,
  );
  await run(trx, sql`delete from notifications where record_id in ${list}`);
}

/** Erases the address where others have written it down. */
async function eraseMentions(trx: Database, address: string): Promise<void> {
  for (const table of ["resource_imports", "subscriber_imports"])
    await run(trx, sql`delete from ${sql.table(table)} where ${names("rows", address)}`);
  // Written from this address, in answer to a mail that went to another one.
  await run(trx, sql`delete from mail_answers where sender = ${address} collate nocase`);
  await run(trx, sql`update mail_queues set last_error = null where ${names("last_error", address)}`);
  await run(
    trx,
    sql`update mails set last_error = null
      where status in ('failed', 'uncertain') and ${names("last_error", address)}`,
  );
  await run(
    trx,
    sql`update audit_log set before = null, after = null
      where ${names("before", address)} or ${names("after", address)}`,
  );
}

export interface ErasedRows {
  /** How many rows, without what belongs to them. */
  rows: number;
  /** Records that are gone. */
  ids: string[];
}

/** @param trx a transaction; the search indexes follow by their triggers */
export async function erasePerson(trx: Database, erasure: Erasure): Promise<ErasedRows> {
  const { address, scope, until } = erasure;
  const tables = tablesOf(scope);
  const before = await findRecordIds(trx, address, tables);
  let rows = 0;
  for (const table of tables) rows += await eraseRows(trx, table, erasure);
  const left = new Set(await findRecordIds(trx, address, tables));
  const ids = before.filter((id) => !left.has(id));
  await eraseRelated(trx, ids);
  const isStaff = await hasAccount(trx, address);
  const kinds = [
    ...(["confirmation", "welcome"] as const),
    ...(scope === "everything" ? (["data_request", "reply"] as const) : []),
    ...(scope === "everything" && !isStaff ? (["account", "test"] as const) : []),
  ];
  await eraseRecipient(trx, { recipient: address, kinds, until });
  if (scope === "everything") await eraseMentions(trx, address);
  return { rows, ids };
}

/** Every address that is stored, as it is spelled. */
export async function listAddresses(db: Database): Promise<string[]> {
  const stored = tablesOf("everything").map(
    (table) => sql`select ${sql.ref(heldTables[table].email)} as address from ${sql.table(table)}`,
  );
  const deleted = tablesOf("everything").map(
    (table) =>
      sql`select row ->> ${`$.${heldTables[table].email}`} from changed_rows where table_name = ${table}`,
  );
  const { rows } = await sql<{ address: string | null }>`
    ${sql.join([...stored, ...deleted, sql`select recipient from mails`], sql` union `)}`.execute(db);
  return rows.flatMap(({ address }) => (address === null ? [] : [address]));
}
