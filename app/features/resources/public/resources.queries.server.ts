import { type SqlBool, sql } from "kysely";
import {
  countMatches,
  type ResourceMatches,
  rank,
  scoresById,
} from "~/features/resources/search/search-resources.queries.server";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";

/** Which entries of the directory a list shows; an empty category is no filter. */
export interface ResourceFilter {
  /** What a search has found, or null without one. */
  matches: ResourceMatches | null;
  category: string;
}

export type ResourceRow = Omit<Row<"support_resources">, "is_active" | "created_at" | "version">;

const columns = [
  "support_resources.id",
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
] as const;

/** The filter that a list and its count share. Only active entries are public. */
function resourcesMatching(db: Database, { matches, category }: ResourceFilter) {
  let query = db.selectFrom("support_resources").where("is_active", "=", 1);
  if (category) query = query.where("category", "=", category);
  if (matches) query = query.where(sql<SqlBool>`support_resources.id in (${matches.ids})`);
  return query;
}

/** By category and title, or what a search found with the best first. */
export function listResources(
  db: Database,
  filter: ResourceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ResourceRow[]> {
  const listed = resourcesMatching(db, filter).select(columns);
  const ordered = filter.matches
    ? listed
        .leftJoin(scoresById(filter.matches).as("ranked"), "ranked.id", "support_resources.id")
        .orderBy(rank, "desc")
    : listed.orderBy("category");
  return ordered.orderBy("title").orderBy("support_resources.id").limit(limit).offset(offset).execute();
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
  // What a search finds is active.
  if (filter.matches && !filter.category) return countMatches(db, filter.matches);
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
