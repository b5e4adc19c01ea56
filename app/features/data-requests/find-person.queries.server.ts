import { type RawBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { CampaignKind, MailKindName } from "~/database/schema/schema.server";
import {
  type HeldGroupName,
  type HeldTableName,
  heldTableNames,
  heldTables,
  shownColumns,
} from "./held-tables";

export type HeldValue = string | number | null;
export type HeldRow = Readonly<Record<string, HeldValue>>;

export interface HeldGroup {
  name: HeldGroupName;
  rows: HeldRow[];
}

/** The kinds of mail that belong to no campaign. */
const ownMailKinds: readonly Exclude<MailKindName, CampaignKind>[] = [
  "account",
  "notification",
  "confirmation",
  "welcome",
  "test",
  "data_request",
  "reply",
];

/** Rows of the person in the trash of the dashboard: whole rows after a deletion. */
const inTrash = (table: HeldTableName, address: string) => sql`from changed_rows as saved
  join changes on changes.id = saved.change_id
  where saved.table_name = ${table} and changes.action = 'delete'
    and saved.row ->> ${`$.${heldTables[table].email}`} = ${address} collate nocase`;

async function rowsOf(db: Database, query: RawBuilder<unknown>): Promise<HeldRow[]> {
  return (await sql<HeldRow>`${query}`.execute(db)).rows;
}

async function findInTable(db: Database, table: HeldTableName, address: string): Promise<HeldRow[]> {
  const { email, at } = heldTables[table];
  const shown = shownColumns(table);
  const stored = sql`select ${sql.join(shown.map((name) => sql.ref(name)))} from ${sql.table(table)}
    where ${sql.ref(email)} = ${address} collate nocase order by ${sql.ref(at)}`;
  const values = shown.map((name) => sql`saved.row ->> ${`$.${name}`} as ${sql.ref(name)}`);
  const deleted = sql`select changes.made_at as deleted_at, ${sql.join(values)} ${inTrash(table, address)}
    order by saved.id`;
  return [...(await rowsOf(db, stored)), ...(await rowsOf(db, deleted))];
}

/** Of the person's records, also of those that staff deleted and can still restore. */
export async function findRecordIds(
  db: Database,
  address: string,
  tables: readonly HeldTableName[] = heldTableNames,
): Promise<string[]> {
  const ids: string[] = [];
  for (const table of tables) {
    const { id, email } = heldTables[table];
    if (id === null) continue;
    const { rows } = await sql<{ id: string }>`
      select ${sql.ref(id)} as id from ${sql.table(table)} where ${sql.ref(email)} = ${address} collate nocase
      union select saved.record_id ${inTrash(table, address)}`.execute(db);
    ids.push(...rows.map((row) => row.id));
  }
  return ids;
}

/** Each part has an index: the mails of each campaign by recipient, and the few others by kind. */
export const mailsTo = (address: string) => sql`(
  select id from mails where campaign_id in (select id from campaigns) and recipient = ${address}
  union all
  select id from mails where kind in (${sql.join(ownMailKinds)}) and campaign_id is null
    and recipient = ${address})`;

export const idList = (ids: readonly string[]) => sql`(select value from json_each(${JSON.stringify(ids)}))`;

const relatedQueries = (address: string, ids: readonly string[]): [HeldGroupName, RawBuilder<unknown>][] => [
  [
    "mails",
    sql`select mails.created_at, mails.kind, campaigns.subject, mails.status, mails.settled_at,
        mails.last_error
      from mails left join campaigns on campaigns.id = mails.campaign_id
      where mails.id in ${mailsTo(address)} order by mails.id`,
  ],
  [
    "form_analytics",
    sql`select created_at, form_name, event_type, user_agent from form_analytics
      where session_id in ${idList(ids)} order by id`,
  ],
  [
    "notifications",
    sql`select created_at, kind from notifications where record_id in ${idList(ids)} order by id`,
  ],
  [
    "status_changes",
    sql`select changes.made_at, changes.new_value, saved.row as earlier
      from changed_rows as saved join changes on changes.id = saved.change_id
      where changes.action = 'status' and saved.record_id in ${idList(ids)} order by saved.id`,
  ],
  [
    "audit_log",
    // The member of staff is left out.
    sql`select created_at, action, kind, json_remove(before, '$.responded_by') as before,
        json_remove(after, '$.responded_by') as after
      from audit_log where record_id in ${idList(ids)} order by id`,
  ],
  ...(["resource_imports", "subscriber_imports"] as const).map(
    (table): [HeldGroupName, RawBuilder<unknown>] => [
      table,
      sql`select created_at, file_name from ${sql.table(table)} where instr(lower(rows), ${address}) > 0
        order by created_at`,
    ],
  ),
];

/** @param address as `addressKey` spells it @returns groups with rows, in the order in which they are shown */
async function findHeldGroups(db: Database, address: string): Promise<HeldGroup[]> {
  const groups: HeldGroup[] = [];
  for (const name of heldTableNames) groups.push({ name, rows: await findInTable(db, name, address) });
  for (const [name, query] of relatedQueries(address, await findRecordIds(db, address)))
    groups.push({ name, rows: await rowsOf(db, query) });
  return groups.filter(({ rows }) => rows.length > 0);
}

export async function hasAccount(db: Database, address: string): Promise<boolean> {
  const { rows } = await sql`select 1 from users where email = ${address} collate nocase limit 1`.execute(db);
  return rows.length > 0;
}

export interface HeldData {
  address: string;
  groups: HeldGroup[];
  /** A member of staff: the account is neither shown nor erased. */
  hasAccount: boolean;
}

/** @param address as `addressKey` spells it */
export async function findHeldData(db: Database, address: string): Promise<HeldData> {
  return {
    address,
    groups: await findHeldGroups(db, address),
    hasAccount: await hasAccount(db, address),
  };
}

/** Whether anything is stored but the request for it. */
export function holdsAnything({ groups }: Pick<HeldData, "groups">): boolean {
  return groups.some(({ rows }) => rows.some(({ kind }) => kind !== "data_request"));
}

/** The file: names and values as they are stored. */
export function heldDataFile({ address, groups }: HeldData, now: Date): string {
  const held = Object.fromEntries(groups.map(({ name, rows }) => [name, rows]));
  return `${JSON.stringify({ address, made_at: now.toISOString(), held }, null, 2)}\n`;
}
