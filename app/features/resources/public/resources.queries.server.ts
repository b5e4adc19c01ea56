import { containsText } from "~/server/contains-text.queries.server";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";

/** Which entries of the directory a list shows; an empty text is no filter. */
export interface ResourceFilter {
  /** Stands in the title, the description or the organization. */
  q: string;
  category: string;
}

export type ResourceRow = Omit<Row<"support_resources">, "is_active" | "created_at" | "version">;

const columns = [
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
  "checked_at",
] as const satisfies (keyof ResourceRow)[];

/** The filter that a list and its count share. Only active entries are public. */
function resourcesMatching(db: Database, { q, category }: ResourceFilter) {
  let query = db.selectFrom("support_resources").where("is_active", "=", 1);
  if (category) query = query.where("category", "=", category);
  if (q) {
    query = query.where((eb) =>
      eb.or([
        containsText(eb.ref("title"), q),
        containsText(eb.ref("description"), q),
        containsText(eb.ref("organization"), q),
      ]),
    );
  }
  return query;
}

export function listResources(
  db: Database,
  filter: ResourceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ResourceRow[]> {
  return resourcesMatching(db, filter)
    .select(columns)
    .orderBy("category")
    .orderBy("title")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findResource(db: Database, id: number): Promise<ResourceRow | undefined> {
  return db
    .selectFrom("support_resources")
    .select(columns)
    .where("id", "=", id)
    .where("is_active", "=", 1)
    .executeTakeFirst();
}

export async function countResources(db: Database, filter: ResourceFilter): Promise<number> {
  const { total } = await resourcesMatching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

export async function listCategories(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom("support_resources")
    .select("category")
    .distinct()
    .where("is_active", "=", 1)
    .orderBy("category")
    .execute();
  return rows.map(({ category }) => category);
}
