import { stateName } from "~/content/resources/states";
import type { Database } from "~/database/open-database.server";
import { readListQuery } from "~/kits/admin-table/list-query";
import { slicePage } from "~/lib/filter-query";
import { oldBefore } from "../fact-view.server";
import { factLabel } from "./fact-label";
import { factsTable } from "./facts.table";

const PAGE_SIZE = 100;
const SORTED = ["state", "fact", "source", "as_of"] as const;

/** Facts that visitors see, and whose source says so for more than a year. */
export async function countOldFacts(db: Database, now: Date): Promise<number> {
  const { total } = await db
    .selectFrom("state_facts")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("as_of", "<", oldBefore(now))
    .where("is_hidden", "=", 0)
    .executeTakeFirstOrThrow();
  return total;
}

export async function loadFacts(db: Database, search: URLSearchParams, now: Date) {
  const query = readListQuery(factsTable, search);
  const isBefore = oldBefore(now);
  const { state, fact, filter } = query.choices;
  let matching = db.selectFrom("state_facts");
  if (state) matching = matching.where("state", "=", state);
  if (fact) matching = matching.where("fact", "=", fact);
  if (filter === "old") matching = matching.where("as_of", "<", isBefore).where("is_hidden", "=", 0);
  if (filter === "hidden") matching = matching.where("is_hidden", "=", 1);
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const slice = slicePage({ page: query.page, total, size: PAGE_SIZE });
  const direction = query.sort.descending ? "desc" : "asc";
  const rows = await matching
    .selectAll()
    .orderBy(SORTED.find((column) => column === query.sort.column) ?? "state", direction)
    .orderBy("state")
    .orderBy("id")
    .limit(PAGE_SIZE)
    .offset(slice.offset)
    .execute();
  return {
    query,
    slice,
    old: await countOldFacts(db, now),
    facts: rows.map((row) => ({
      id: row.id,
      state: stateName(row.state) ?? row.state,
      label: factLabel(row.fact),
      says: row.value || row.address || "",
      source: row.source,
      asOf: row.as_of,
      isOld: row.as_of < isBefore,
      isHidden: row.is_hidden === 1,
    })),
  };
}
