import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { ChoiceCounts } from "~/kits/admin-table/table-data";
import { matchEveryWord } from "~/kits/search/trigram-match.queries.server";
import { type ChecksToDo, checkFilters, entryFilters } from "./resources.table";

/** What the staff's list is narrowed to; an empty text is no filter. */
export interface EntryFilter {
  q: string;
  category: string;
  filter: (typeof entryFilters)[number] | "";
  /** Entries checked before this moment count as unchecked: ISO timestamp. */
  staleBefore: string;
}

const openReports = sql<number>`(
  select count(*) from resource_reports
  where resource_reports.resource_id = support_resources.id and resource_reports.status = 'open'
)`;

function needsCheck(filter: keyof ChecksToDo, staleBefore: string): RawBuilder<SqlBool> {
  switch (filter) {
    case "unchecked":
      return sql`checked_at is null`;
    case "broken":
      return sql`link_status = 'broken'`;
    case "stale":
      return sql`checked_at < ${staleBefore}`;
  }
}

export async function countChecksToDo(db: Database, staleBefore: string): Promise<ChecksToDo> {
  const count = (filter: keyof ChecksToDo) =>
    sql<number>`count(*) filter (where ${needsCheck(filter, staleBefore)})`.as(filter);
  return await db
    .selectFrom("support_resources")
    .select([count("unchecked"), count("broken"), count("stale")])
    .where("is_active", "=", 1)
    .executeTakeFirstOrThrow();
}

async function matching(db: Database, { q, category, filter, staleBefore }: EntryFilter) {
  let query = db.selectFrom("support_resources");
  if (category) query = query.where("category", "=", category);
  if (filter === "active") query = query.where("is_active", "=", 1);
  if (filter === "hidden") query = query.where("is_active", "=", 0);
  const check = checkFilters.find((name) => name === filter);
  if (check) query = query.where("is_active", "=", 1).where(needsCheck(check, staleBefore));
  if (filter === "reported") {
    query = query.where("id", "in", (eb) =>
      eb
        .selectFrom("resource_reports")
        .select(sql<number>`resource_id`.as("id"))
        .where("status", "=", "open")
        .where("resource_id", "is not", null),
    );
  }
  if (q) {
    const match = await matchEveryWord(db, "support_resources_terms", q);
    const found =
      match === undefined
        ? sql<number>`select null`
        : sql<number>`select rowid from
      support_resources_search where support_resources_search match ${match}`;
    query = query.where(sql<SqlBool>`id in (${found})`);
  }
  return query;
}

const orders = {
  title: ["title"],
  organization: ["organization"],
  category: ["category", "title"],
  checked_at: ["checked_at"],
} as const;

type Command = { column: string; descending: boolean };

function columnsOf({ column }: Command): readonly ("title" | "organization" | "category" | "checked_at")[] {
  return Object.entries(orders).find(([name]) => name === column)?.[1] ?? orders.title;
}

/** Ids are looked up first, in an index where there is one. */
export async function listEntries(
  db: Database,
  filter: EntryFilter,
  { order, limit, offset }: { order: Command; limit: number; offset: number },
) {
  const direction = order.descending ? "desc" : "asc";
  const collated = (column: string) =>
    column === "checked_at" ? sql.ref(column) : sql`${sql.ref(column)} collate nocase`;
  let ids = (await matching(db, filter)).select("id").limit(limit).offset(offset);
  let rows = db
    .selectFrom("support_resources")
    .select([
      "id",
      "title",
      "organization",
      "category",
      "is_active",
      "checked_at",
      "link_status",
      "link_reason",
    ])
    .select(openReports.as("reports"));
  for (const column of columnsOf(order)) {
    ids = ids.orderBy(collated(column), direction);
    rows = rows.orderBy(collated(column), direction);
  }
  ids = ids.orderBy("id", direction);
  return await rows.orderBy("id", direction).where("id", "in", ids).execute();
}

export async function countEntries(db: Database, filter: EntryFilter): Promise<number> {
  const { total } = await (await matching(db, filter))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Counts each choice among the entries that the other choice leaves; nothing while somebody searches, as in every list. */
export async function countEntryChoices(db: Database, filter: EntryFilter): Promise<ChoiceCounts> {
  if (filter.q) return {};
  const categories = await (await matching(db, { ...filter, category: "" }))
    .select((eb) => ["category", eb.fn.countAll<number>().as("count")])
    .groupBy("category")
    .execute();
  const entries: Record<string, number> = {};
  for (const name of entryFilters) entries[name] = await countEntries(db, { ...filter, filter: name });
  return {
    category: {
      of: Object.fromEntries(categories.map(({ category, count }) => [category, count])),
      isMore: false,
    },
    filter: { of: entries, isMore: false },
  };
}
