import type { Database } from "~/database/open-database.server";
import type { NewRow, Row, UpdateRow } from "~/database/schema/schema.server";

export const resourceColumns = [
  "id",
  "category",
  "title",
  "organization",
  "description",
  "eligibility_requirements",
  "cost",
  "phone_number",
  "website_url",
  "geographic_scope",
  "tags",
  "is_active",
  "created_at",
  "country",
  "state",
  "languages",
  "is_online",
  "checked_at",
  "checked_by",
  "link_status",
  "link_reason",
  "link_checked_at",
  "link_failed_at",
  "version",
] as const satisfies (keyof Row<"support_resources">)[];

export async function findAnyResource(
  db: Database,
  id: number,
): Promise<Row<"support_resources"> | undefined> {
  return await db
    .selectFrom("support_resources")
    .select(resourceColumns)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function findResourceByTitle(
  db: Database,
  { title, organization }: Pick<Row<"support_resources">, "title" | "organization">,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("support_resources")
    .select("id")
    .where("title", "=", title)
    .where("organization", "=", organization)
    .executeTakeFirst();
  return row?.id;
}

export async function insertResource(db: Database, row: NewRow<"support_resources">): Promise<number> {
  const { id } = await db
    .insertInto("support_resources")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateResource(
  db: Database,
  id: number,
  change: UpdateRow<"support_resources">,
): Promise<void> {
  await db.updateTable("support_resources").set(change).where("id", "=", id).execute();
}

export async function listUsed(
  db: Database,
  column: "category" | "geographic_scope" | "cost",
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("support_resources")
    .select(`${column} as text`)
    .distinct()
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(({ text }) => text);
}
