import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Schema } from "~/database/schema/schema.server";

export interface AuditedRecords {
  /** The database table of a kind that visitors submit, and SQL for its rows' names, best first: none may be logged. */
  tableOf(kind: string): { table: keyof Schema; names: readonly string[] } | undefined;
  linkTo(kind: string, id: string): `/${string}` | null;
}

export interface FoundRecord {
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
