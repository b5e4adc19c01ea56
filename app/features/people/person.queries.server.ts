import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import { mailsTo } from "~/features/data-requests/find-person.queries.server";
import { addressedKinds, type PersonKind } from "./people-paths";
import { type FoundRow, foundColumns, peopleTables } from "./search-everything.queries.server";

/** @returns undefined where there is no such row; null where it has no address */
export async function findAddress(
  db: Database,
  kind: PersonKind,
  id: string,
): Promise<string | null | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select email from ${sql.table(peopleTables[kind].table)} where id = ${id}`.execute(db);
  return rows[0] && (rows[0].email || null);
}

/** What came from an address or was written to it: the rows that are named first, then the newest. */
export async function listAllFrom(
  db: Database,
  address: string,
  { first, limit }: { first: readonly string[]; limit: number },
): Promise<{ rows: FoundRow[]; count: number }> {
  const each = addressedKinds.map((kind) => {
    const { table, email, only } = peopleTables[kind];
    return sql`select ${foundColumns(kind)} from ${sql.table(table)}
      where ${sql.raw(email ?? "null")} = ${address} collate nocase and ${sql.raw(only ?? "1")}`;
  });
  const isFirst = sql`kind || ' ' || id in (select value from json_each(${JSON.stringify(first)}))`;
  const { rows } = await sql<FoundRow & { total: number }>`
    select *, count(*) over () as total from (${sql.join(each, sql` union all `)})
    order by ${isFirst} desc, at desc, id desc limit ${limit}`.execute(db);
  return { rows, count: rows[0]?.total ?? 0 };
}

/** The newest first. @param address in any case */
export async function listRowsFrom(
  db: Database,
  kind: PersonKind,
  address: string,
  limit: number,
): Promise<{ rows: FoundRow[]; count: number }> {
  const { table, only } = peopleTables[kind];
  const { rows } = await sql<FoundRow & { total: number }>`
    select count(*) over () as total, ${foundColumns(kind)}
    from ${sql.table(table)} where email = ${address} collate nocase and ${sql.raw(only ?? "1")}
    order by at desc, id desc limit ${limit}`.execute(db);
  return { rows, count: rows[0]?.total ?? 0 };
}

interface PersonMail extends Pick<Row<"mails">, "id" | "kind" | "campaign_id" | "status"> {
  subject: string | null;
  at: string;
}

export async function listMailsTo(db: Database, address: string, limit: number): Promise<PersonMail[]> {
  const { rows } = await sql<PersonMail>`
    select mails.id, mails.kind, mails.campaign_id, campaigns.subject, mails.status,
      coalesce(mails.settled_at, mails.created_at) as at
    from mails left join campaigns on campaigns.id = mails.campaign_id
    where mails.id in ${mailsTo(address)} order by mails.id desc limit ${limit}`.execute(db);
  return rows;
}

/** What staff wrote from the dashboard. */
export async function listRepliesTo(db: Database, address: string, limit: number) {
  return await db
    .selectFrom("replies")
    .select(["id", "kind", "record_id", "subject", "sent_by", "mail_status", "created_at"])
    .where("recipient", "=", address)
    .where(sql<SqlBool>`mail_status is not 'cancelled'`)
    .orderBy("created_at", "desc")
    .limit(limit)
    .execute();
}

export async function listBouncesOf(db: Database, address: string, limit: number) {
  return await db
    .selectFrom("mail_bounces")
    .select(["id", "kind", "detail", "received_at"])
    .where("email", "=", address)
    .orderBy("received_at", "desc")
    .limit(limit)
    .execute();
}

/** Why no newsletter goes to the address. */
export async function findMailStop(db: Database, address: string) {
  return await db
    .selectFrom("undeliverable_addresses")
    .select(["reason", "detail", "since"])
    .where("email", "=", address)
    .executeTakeFirst();
}

/** When each subscription began, was confirmed and ended. */
export async function findSubscription(db: Database, address: string) {
  return await db
    .selectFrom("newsletter_subscribers")
    .select(["id", "is_active", "subscribed_at", "confirmed_at", "unsubscribed_at"])
    .where("email", "=", address)
    .executeTakeFirst();
}
