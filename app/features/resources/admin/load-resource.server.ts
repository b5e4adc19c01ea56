import type { Database } from "~/database/open-database.server";
import { changedFields } from "~/features/audit/entry-changes";
import { loadHistory } from "~/kits/versioning/record-history.server";
import { formatDay, formatTime } from "~/lib/time/dates";
import { resourceView } from "../public/resource-view.server";
import { findAnyResource, listUsed } from "./edit-resources.queries.server";
import { countReportsOf, listReportsOf } from "./reports.queries.server";
import { type Resource, resourceValues } from "./resource-editor.server";

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

/** @throws a Response with status 404 when there is none */
export async function loadResource(db: Database, id: number | null) {
  const row = id === null ? undefined : await findAnyResource(db, id);
  if (!row) throw new Response("No such entry", { status: 404 });
  const reports = await listReportsOf(db, row.id, MAX_REPORTS);
  return {
    id: row.id,
    values: { ...resourceValues(row), version: String(row.version) },
    view: resourceView(row),
    hidden: row.is_active === 0,
    added: formatDay(row.created_at),
    checked: row.checked_at && { day: formatDay(row.checked_at), by: row.checked_by },
    link: linkFacts(row),
    history: await loadHistory(db, { kind: "resource", id: row.id }, changedFields),
    reports: reports.map((report) => ({ ...report, at: formatTime(report.created_at) })),
    reportCount: await countReportsOf(db, row.id),
    suggestions: await resourceSuggestions(db),
  };
}

export type LoadedResource = Awaited<ReturnType<typeof loadResource>>;
