import { type RawBuilder, type SqlBool, sql } from "kysely";
import { CRISIS_SUPPORT, categoriesByUrgency } from "~/content/resources/resource-categories";
import type { Database } from "~/database/open-database.server";
import type { Row } from "~/database/schema/schema.server";
import {
  firstOf,
  onlyThese,
  type Ranking,
  rankResources,
} from "~/features/resources/search/rank-resources.server";
import type { ResourceMatches } from "~/features/resources/search/search-resources.queries.server";
import type { Language } from "~/lib/contexts";

/** What is false, empty or absent is no filter. */
interface ResourceAttributes {
  category: string;
  /** USPS code: entries of the state first, then those of the whole United States and of anywhere. Without one, of every state. */
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

/** Of the United States, or of no country. */
const atHome = sql<SqlBool>`coalesce(country, 'US') = 'US'`;

/** Which entries of the directory a list shows. */
export interface ResourceFilter extends ResourceAttributes {
  /** What a search has found, or null without one. */
  matches: ResourceMatches | null;
  now: Date;
  /** A list without a need begins with these titles, after those of the chosen state. */
  first?: readonly string[] | undefined;
  /** Entries of other countries as well, which a list has only then. A search has those that it names. */
  withAbroad?: boolean | undefined;
  /** The language of the page: after those of the chosen state, and the first entries, come those where it is spoken. */
  spokenFirst?: Language | undefined;
}

const columns = [
  "support_resources.id",
  "category",
  "title",
  "organization",
  "description",
  "summary_es",
  "eligibility_requirements",
  "cost",
  "phone_number",
  "hours",
  "when_you_call",
  "have_ready",
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

const speaks = (language: string) =>
  sql<SqlBool>`exists (select 1 from json_each(languages) as spoken where spoken.value = ${language})`;

function conditionsOf({ category, state, isFree, hasPhone, isOnline, language, ids }: ResourceAttributes) {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (category) conditions.push(sql`category = ${category}`);
  if (state) conditions.push(sql`(state = ${state} or state is null and ${atHome})`);
  if (isFree) conditions.push(sql`(cost like 'free%' and cost not like 'free or %')`);
  if (hasPhone) conditions.push(sql`phone_number <> ''`);
  if (isOnline) conditions.push(sql`is_online = 1`);
  if (language) conditions.push(speaks(language));
  if (ids)
    conditions.push(sql`support_resources.id in (select value from json_each(${JSON.stringify(ids)}))`);
  return conditions;
}

export interface ResourceList {
  total: number;
  read: (page: { limit: number; offset: number }) => Promise<ResourceRow[]>;
}

/** What a search found, as the filters let it pass. */
async function rankedEntries(
  db: Database,
  { matches, now, spokenFirst, ...attributes }: ResourceFilter & { matches: ResourceMatches },
): Promise<Ranking> {
  const ranking = rankResources(matches, { state: attributes.state ?? "", now, language: spokenFirst });
  // The ranking has looked at states; without other conditions the entries themselves are not read.
  const conditions = conditionsOf({ ...attributes, state: "" });
  if (conditions.length === 0) return ranking;
  const fitting = await db
    .selectFrom("support_resources")
    .select("support_resources.id")
    .where(
      sql<SqlBool>`support_resources.id in (select value from json_each(${JSON.stringify(ranking.ids)}))`,
    )
    .where(sql<SqlBool>`${sql.join(conditions, sql` and `)}`)
    .execute();
  const fits = new Set(fitting.map(({ id }) => id));
  return onlyThese(ranking, fits);
}

async function readByIds(db: Database, ids: readonly number[]): Promise<ResourceRow[]> {
  const rows = await db
    .selectFrom("support_resources")
    .select(columns)
    .where(sql<SqlBool>`id in (select value from json_each(${JSON.stringify(ids)}))`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const urgency = sql`case category ${sql.join(
  categoriesByUrgency.map((category, index) => sql`when ${category} then ${index}`),
  sql` `,
)} else ${categoriesByUrgency.length} end`;

/** Entries for the whole United States and for anywhere, then those for a state, then those for other countries. */
const reach = sql`case when coalesce(country, 'US') <> 'US' then 2 when state is null then 0 else 1 end`;

/** What a list begins with; one without a need, with the first entries. */
function orderOf({
  first,
  spokenFirst = "en",
  state,
}: Pick<ResourceFilter, "first" | "spokenFirst" | "state">) {
  const place = sql`(select key from json_each(${JSON.stringify(first)}) where value = title)`;
  return [
    ...(state ? [sql`state is null`] : []),
    ...(first ? [sql`${place} is null`, place] : []),
    // An entry says nothing of English, which all of them speak.
    ...(spokenFirst === "en" ? [] : [sql`not ${speaks(spokenFirst)}`]),
    // The page names the crisis lines before its list, which would else begin with a page of them.
    ...(first ? [sql`category = ${CRISIS_SUPPORT}`] : []),
  ];
}

/** By urgency and reach, or what a search found with the best first; in either, entries of the state first. Only active ones. */
export async function findResources(
  db: Database,
  { matches, now, first, spokenFirst, withAbroad, ...attributes }: ResourceFilter,
): Promise<ResourceList> {
  if (matches) {
    const ranked = await rankedEntries(db, { matches, now, spokenFirst, ...attributes });
    return {
      total: ranked.ids.length,
      read: ({ limit, offset }) => readByIds(db, firstOf(ranked, offset + limit).slice(offset)),
    };
  }
  let query = db.selectFrom("support_resources").where("is_active", "=", 1);
  for (const condition of conditionsOf(attributes)) query = query.where(condition);
  if (!withAbroad && !attributes.ids) query = query.where(atHome);
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  let listed = query;
  for (const part of orderOf({ first, spokenFirst, ...attributes })) listed = listed.orderBy(part);
  return {
    total,
    read: ({ limit, offset }) =>
      listed
        .select(columns)
        .orderBy(urgency)
        .orderBy("category")
        .orderBy(reach)
        .orderBy("title")
        .orderBy("support_resources.id")
        .limit(limit)
        .offset(offset)
        .execute(),
  };
}

export function findResource(db: Database, id: number): Promise<ResourceRow | undefined> {
  return db
    .selectFrom("support_resources")
    .select(columns)
    .where("id", "=", id)
    .where("is_active", "=", 1)
    .executeTakeFirst();
}

export interface CategoryCount {
  name: string;
  count: number;
}

/** Of the entries that a list has, in alphabetical order. @returns for a state, what its people can use, or for none all */
export async function countCategories(db: Database): Promise<(state: string) => CategoryCount[]> {
  const rows = await db
    .selectFrom("support_resources")
    .select(["category as name", "state", (eb) => eb.fn.countAll<number>().as("count")])
    .where("is_active", "=", 1)
    .where(atHome)
    .groupBy(["category", "state"])
    .orderBy("category")
    .execute();
  return (state) => {
    const counts = new Map(rows.map(({ name }) => [name, 0]));
    for (const { name, count, state: own } of rows)
      if (!state || !own || own === state) counts.set(name, (counts.get(name) ?? 0) + count);
    return Array.from(counts, ([name, count]) => ({ name, count })).filter(({ count }) => count > 0);
  };
}

/** ISO 639-1 codes of the languages that public entries are offered in. */
export async function listLanguages(db: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select distinct spoken.value as code
    from (select distinct languages from support_resources where is_active = 1) as listed,
      json_each(listed.languages) as spoken
    order by code`.execute(db);
  return rows.map(({ code }) => code);
}
