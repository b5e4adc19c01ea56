import type { Database } from "~/database/open-database.server";
import { readListQuery } from "~/kits/admin-table/list-query";
import { slicePage } from "~/lib/filter-query";
import { shortDate } from "~/lib/time/dates";
import { listUsed } from "./edit-resources.queries.server";
import {
  countChecksToDo,
  countEntries,
  type EntryFilter,
  listEntries,
} from "./list-resources.queries.server";
import { type ChecksToDo, entryFilters, resourcesTable } from "./resources.table";

export const RESOURCES_PAGE_SIZE = 100;

const CATEGORIES = 500;
const STALE_MONTHS = 6;

function monthsBefore(now: Date, months: number): string {
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment.toISOString();
}

const staleBefore = (now: Date) => monthsBefore(now, STALE_MONTHS);

export function loadChecksToDo(db: Database, now: Date): Promise<ChecksToDo> {
  return countChecksToDo(db, staleBefore(now));
}

export async function loadResources(db: Database, search: URLSearchParams, now: Date) {
  const categories = await listUsed(db, "category", CATEGORIES);
  const query = readListQuery(resourcesTable(categories), search);
  const isBefore = staleBefore(now);
  const filter: EntryFilter = {
    q: query.q,
    category: query.choices.category ?? "",
    filter: entryFilters.find((name) => name === query.choices.filter) ?? "",
    staleBefore: isBefore,
  };
  const total = await countEntries(db, filter);
  const slice = slicePage({ page: query.page, total, size: RESOURCES_PAGE_SIZE });
  const page = { order: query.sort, limit: RESOURCES_PAGE_SIZE, offset: slice.offset };
  const rows = total > 0 ? await listEntries(db, filter, page) : [];
  return {
    categories,
    query,
    slice,
    toCheck: await loadChecksToDo(db, now),
    entries: rows.map(({ is_active, checked_at, link_status, link_reason, ...row }) => ({
      ...row,
      active: is_active === 1,
      checked: shortDate(checked_at),
      broken: link_status === "broken" ? link_reason : null,
      stale: checked_at !== null && checked_at < isBefore,
    })),
  };
}

export type ListedResource = Awaited<ReturnType<typeof loadResources>>["entries"][number];
