import type { Database } from "~/database/open-database.server";
import { changedFields } from "~/features/audit/entry-changes";
import { readListQuery } from "~/kits/admin-table/list-query";
import { loadHistory } from "~/kits/versioning/record-history.server";
import { slicePage } from "~/lib/filter-query";
import { formatLocalDay, formatTime, shortDate } from "~/lib/time/dates";
import { resourceView } from "../public/resource-view.server";
import {
  countChecksToDo,
  countEntries,
  countEntryChoices,
  type EntryFilter,
  listEntries,
} from "./list-resources.queries.server";
import { countReportsOf, listReportsOf } from "./reports.queries.server";
import { resourceForm } from "./resource.form";
import { findAnyResource, listUsed, type Resource, resourceValues } from "./resource-editor.server";
import { type ChecksToDo, entryFilters, resourcesTable } from "./resources.table";

/** Ten screens of a phone. */
export const RESOURCES_PAGE_SIZE = 50;

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
    counts: await countEntryChoices(db, filter),
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

const MAX_SUGGESTIONS = 200;
const MAX_REPORTS = 50;

export async function resourceSuggestions(db: Database): Promise<Record<string, string[]>> {
  return {
    category: await listUsed(db, "category", MAX_SUGGESTIONS),
    geographicScope: await listUsed(db, "geographic_scope", MAX_SUGGESTIONS),
    cost: await listUsed(db, "cost", MAX_SUGGESTIONS),
  };
}

/** What the link checker found; null where it has not tried the link. */
function linkFacts(row: Resource) {
  const { link_status: status, link_reason: reason, link_checked_at: checkedAt } = row;
  if (checkedAt === null) return null;
  const failedOnce = row.link_failed_at !== null && status !== "broken";
  return { status, reason, failedOnce, checked: formatTime(checkedAt) };
}

/** What visitors read of an entry, by the labels of its form, and what is known about it. */
export async function loadReportedEntry(db: Database, id: number) {
  const row = await findAnyResource(db, id);
  if (!row) return undefined;
  const values = new Map<string, string>(Object.entries(resourceValues(row)));
  const facts = resourceForm.fields.flatMap((field): [string, string][] => {
    const value = values.get(field.name) ?? "";
    if (field.type === "hidden" || value === "") return [];
    const chosen = field.type === "select" && field.options.find((option) => option.value === value);
    return [[field.label, chosen ? chosen.label : value]];
  });
  return {
    id: row.id,
    facts,
    hidden: row.is_active === 0,
    checked: row.checked_at && formatLocalDay(row.checked_at),
    link: linkFacts(row),
  };
}

export type ReportedEntry = NonNullable<Awaited<ReturnType<typeof loadReportedEntry>>>;

/** @throws a Response with status 404 when there is none */
export async function loadResource(db: Database, id: number | null) {
  const row = id === null ? undefined : await findAnyResource(db, id);
  if (!row) throw new Response("No such entry", { status: 404 });
  const reports = await listReportsOf(db, row.id, MAX_REPORTS);
  return {
    id: row.id,
    values: { ...resourceValues(row), version: String(row.version) },
    view: resourceView(row, "en"),
    hidden: row.is_active === 0,
    added: formatLocalDay(row.created_at),
    checked: row.checked_at && { day: formatLocalDay(row.checked_at), by: row.checked_by },
    link: linkFacts(row),
    history: await loadHistory(db, { kind: "resource", id: row.id }, changedFields),
    reports: reports.map((report) => ({ ...report, at: formatTime(report.created_at) })),
    reportCount: await countReportsOf(db, row.id),
    suggestions: await resourceSuggestions(db),
  };
}

export type LoadedResource = Awaited<ReturnType<typeof loadResource>>;
