import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Schema } from "~/database/schema/schema.server";
import { type AuditCursor, type AuditFilters, dateBounds } from "./audit-query";

export interface AuditRow {
  id: number;
  created_at: string;
  actor_email: string;
  action: string;
  kind: string;
  record_id: string | null;
  row_count: number;
  before: string | null;
  after: string | null;
}

/** Uses the tighter of date and cursor, so that the index is entered where the page starts, however deep that is. */
function entriesMatching(
  db: Database,
  { kind, person, record, ...dates }: AuditFilters,
  { olderThan, newerThan }: { olderThan?: AuditCursor | undefined; newerThan?: AuditCursor | undefined } = {},
) {
  const { start, end } = dateBounds(dates);
  let query = db.selectFrom("audit_log");
  if (kind) query = query.where("kind", "=", kind);
  if (record) query = query.where("record_id", "=", record);
  if (person) query = query.where("actor_email", "=", person);
  if (olderThan && (!end || olderThan.at < end)) {
    const { at, id } = olderThan;
    query = query
      .where("created_at", "<=", at)
      .where((eb) => eb.or([eb("created_at", "<", at), eb("id", "<", id)]));
  } else if (end) query = query.where("created_at", "<", end);
  if (newerThan && newerThan.at >= start) {
    const { at, id } = newerThan;
    query = query
      .where("created_at", ">=", at)
      .where((eb) => eb.or([eb("created_at", ">", at), eb("id", ">", id)]));
  } else if (start) query = query.where("created_at", ">=", start);
  return query;
}

export async function listAuditEntries(
  db: Database,
  filters: AuditFilters,
  cursor: { olderThan?: AuditCursor | undefined; newerThan?: AuditCursor | undefined },
  limit: number,
): Promise<AuditRow[]> {
  const direction = cursor.newerThan ? "asc" : "desc";
  const rows = await entriesMatching(db, filters, cursor)
    .select([
      "id",
      "created_at",
      "actor_email",
      "action",
      "kind",
      "record_id",
      "row_count",
      "before",
      "after",
    ])
    .orderBy("created_at", direction)
    .orderBy("id", direction)
    .limit(limit)
    .execute();
  return cursor.newerThan ? rows.reverse() : rows;
}

export async function countAuditEntries(db: Database, filters: AuditFilters): Promise<number> {
  const { total } = await entriesMatching(db, filters)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** One index lookup per actor, however many entries they have. */
export async function listAuditPeople(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    with recursive people (email) as (
      select min(actor_email) from audit_log
      union all
      select (select min(actor_email) from audit_log where actor_email > people.email)
        from people where people.email is not null
    )
    select email from people where email is not null`.execute(db);
  return rows.map(({ email }) => email);
}

/** Those of the changes whose rows are still stored. */
export async function listStoredChanges(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("changes").select("id").where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

export interface AuditedRecords {
  /** The database table of a kind that visitors submit, and SQL for its rows' names, best first: none may be logged. */
  tableOf(kind: string): { table: keyof Schema; names: readonly string[] } | undefined;
  linkTo(kind: string, id: string): `/${string}` | null;
}

interface FoundRecord {
  id: string;
  name: string;
  /** The id its page is found by: its own, or that of the record it belongs to. Null when it has no page. */
  page: string | null;
}

const named = { article: "articles", resource: "support_resources" } as const;

export async function findRecords(
  db: Database,
  { kind, ids }: { kind: string; ids: readonly string[] },
  tableOf: AuditedRecords["tableOf"],
): Promise<FoundRecord[]> {
  switch (kind) {
    case "account": {
      const rows = await db.selectFrom("users").select(["id", "email"]).where("id", "in", ids).execute();
      const invited = await db
        .selectFrom("staff_invitations")
        .select([sql<string>`'invitation-' || id`.as("id"), "email"])
        .where(sql<string>`'invitation-' || id`, "in", ids)
        .execute();
      return [...rows, ...invited].map(({ id, email }) => ({ id, name: email, page: null }));
    }
    case "campaign": {
      const rows = await db
        .selectFrom("campaigns")
        .select(["id", "subject"])
        .where("id", "in", ids.map(Number))
        .execute();
      return rows.map(({ id, subject }) => ({ id: String(id), name: subject, page: String(id) }));
    }
    case "report": {
      const rows = await db
        .selectFrom("resource_reports")
        .select(["id", "resource_title", "resource_id"])
        .where("id", "in", ids)
        .execute();
      return rows.map(({ id, resource_title, resource_id }) => ({
        id,
        name: resource_title,
        page: resource_id === null ? null : String(resource_id),
      }));
    }
    case "feed": {
      const rows = await db
        .selectFrom("feeds")
        .select(["id", "name"])
        .where("id", "in", ids.map(Number))
        .execute();
      return rows.map(({ id, name }) => ({ id: String(id), name, page: String(id) }));
    }
    case "state_fact": {
      const rows = await db
        .selectFrom("state_facts")
        .select(["id", "state", "fact"])
        .where("id", "in", ids.map(Number))
        .execute();
      return rows.map(({ id, state, fact }) => ({
        id: String(id),
        name: `${state}: ${fact.replaceAll("_", " ")}`,
        page: String(id),
      }));
    }
    case "article":
    case "resource": {
      const rows = await db
        .selectFrom(named[kind])
        .select(["id", "title"])
        .where("id", "in", ids.map(Number))
        .execute();
      return rows.map(({ id, title }) => ({ id: String(id), name: title, page: String(id) }));
    }
    default: {
      const found = tableOf(kind);
      if (!found) return [];
      const names = found.names.map((text) => sql`nullif(trim(${sql.raw(text)}), '')`);
      const { rows } = await sql<{ id: string; name: string }>`
        select id, coalesce(${sql.join(names)}, '') as name
        from ${sql.table(found.table)} where id in (${sql.join(ids)})`.execute(db);
      return rows.map(({ id, name }) => ({ id, name, page: id }));
    }
  }
}
