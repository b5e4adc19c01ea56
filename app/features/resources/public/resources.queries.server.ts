import { type RawBuilder, type SqlBool, sql } from "kysely";
import {
  countMatches,
  type ResourceMatches,
  rank,
  scoresById,
} from "~/features/resources/search/search-resources.queries.server";
import type { Database } from "~/server/open-database.server";
import type { Row } from "~/server/schema.server";

/** What is false, empty or absent is no filter. */
interface ResourceAttributes {
  category: string;
  /** USPS code: entries of the state first, then those of the whole United States and of anywhere. */
  state?: string;
  /** Help that begins free of charge; "Free or low cost" is not. */
  isFree?: boolean;
  hasPhone?: boolean;
  isOnline?: boolean;
  /** ISO 639-1 */
  language?: string;
  /** None of them is an empty list. */
  ids?: readonly number[] | undefined;
}

/** Which entries of the directory a list shows. */
export interface ResourceFilter extends ResourceAttributes {
  /** What a search has found, or null without one. */
  matches: ResourceMatches | null;
}

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
  "country",
  "state",
  "languages",
  "is_online",
  "checked_at",
] as const;

export type ResourceRow = Omit<
  Row<"support_resources">,
  "is_active" | "created_at" | "version" | "checked_by" | `link_${string}`
>;

function conditionsOf({ category, state, isFree, hasPhone, isOnline, language, ids }: ResourceAttributes) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (category) conditions.push(sql`category = ${category}`);
  if (state) conditions.push(sql`(state = ${state} or state is null and coalesce(country, 'US') = 'US')`);
  if (isFree) conditions.push(sql`(cost like 'free%' and cost not like 'free or %')`);
  if (hasPhone) conditions.push(sql`phone_number <> ''`);
  if (isOnline) conditions.push(sql`is_online = 1`);
  if (language)
    conditions.push(
      sql`exists (select 1 from json_each(languages) as spoken where spoken.value = ${language})`,
    );
  if (ids)
    conditions.push(sql`support_resources.id in (select value from json_each(${JSON.stringify(ids)}))`);
  return conditions;
}

/** The filter that a list and its count share. Only active entries are public. */
function resourcesMatching(db: Database, { matches, ...attributes }: ResourceFilter) {
  let query = db.selectFrom("support_resources").where("is_active", "=", 1);
  for (const condition of conditionsOf(attributes)) query = query.where(condition);
  if (matches) query = query.where(sql<SqlBool>`support_resources.id in (${matches.ids})`);
  return query;
}

/** By category and title, or what a search found with the best first; in either, entries of the state first. */
export function listResources(
  db: Database,
  filter: ResourceFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ResourceRow[]> {
  let listed = resourcesMatching(db, filter).select(columns);
  if (filter.state) listed = listed.orderBy(sql`state is null`);
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
  if (filter.matches && conditionsOf(filter).length === 0) return countMatches(db, filter.matches);
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

/** ISO 639-1 codes of the languages that public entries are offered in. */
export async function listLanguages(db: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct spoken.value as code from support_resources, json_each(languages) as spoken
    where is_active = 1 order by code`.execute(db);
  return rows.map(({ code }) => code);
}
