import { data } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { importCopy } from "~/kits/csv-import/csv-import.copy";
import { readPage } from "~/lib/filter-query";
import { slicePage } from "~/lib/pager";
import { formatTime } from "~/lib/time/dates";
import { importHeaders, resourceImport } from "./import.copy";
import { holdings, type ImportChange } from "./import-values.server";
import { importColumns } from "./parse-sheet.server";
import { loadPendingImport } from "./pending-import.server";
import { fingerprint, type ImportPlan } from "./plan-import.server";
import { type PreviewGroup, previewGroups } from "./preview-query";

const PAGE_SIZE = 100;

export interface PreviewRow {
  line: number;
  id: number | null;
  title: string;
  organization: string;
  messages: string[];
  changes: ImportChange[];
  holds: { label: string; text: string }[];
}

const nothing = { id: null, title: "", organization: "", messages: [], changes: [], holds: [] };

function rowsOf(plan: ImportPlan, group: PreviewGroup, from: number, to: number): PreviewRow[] {
  switch (group) {
    case "problems":
      return plan.problems.slice(from, to).map(({ line, messages }) => ({ ...nothing, line, messages }));
    case "changed":
      return plan.changed.slice(from, to).map(({ line, stored, changes }) => ({
        ...nothing,
        line,
        id: stored.id,
        title: stored.title,
        organization: stored.organization,
        changes,
      }));
    case "added":
      return plan.added.slice(from, to).map(({ line, row }) => ({
        ...nothing,
        line,
        title: row.title,
        organization: row.organization,
        holds: holdings(row),
      }));
    case "unchanged":
      return plan.unchanged.slice(from, to).map(({ line, stored }) => ({
        ...nothing,
        line,
        id: stored.id,
        title: stored.title,
        organization: stored.organization,
      }));
  }
}

const listed = (names: readonly string[]) => names.map((name) => `“${name.slice(0, 60)}”`).join(", ");

export async function loadPreview(
  db: Database,
  { id, userId, search, now }: { id: string; userId: string; search: URLSearchParams; now: Date },
) {
  const pending = await loadPendingImport(db, { id, userId, now });
  if (!pending) return data({ state: "gone" as const }, { status: 404 });
  if (pending.done) return data({ state: "done" as const, added: pending.added, changed: pending.changed });
  const { plan, sheet, fileName, readAt } = pending;
  const wished = search.get("show");
  const first = previewGroups.find((group) => plan[group].length > 0) ?? "changed";
  const group = previewGroups.find((name) => name === wished) ?? first;
  const slice = slicePage({ page: readPage(search), total: plan[group].length, size: PAGE_SIZE });
  const absent = importColumns.filter((column) => column !== "id" && !sheet.columns.includes(column));
  return data({
    state: "open" as const,
    from: importCopy.from(fileName, formatTime(readAt)),
    ignored: sheet.unknown.length > 0 ? importCopy.ignored(listed(sheet.unknown)) : null,
    unchanged:
      absent.length > 0
        ? resourceImport.unchangedColumns(listed(absent.map((column) => importHeaders[column])))
        : null,
    counts: {
      problems: plan.problems.length,
      changed: plan.changed.length,
      added: plan.added.length,
      unchanged: plan.unchanged.length,
    },
    group,
    slice,
    rows: rowsOf(plan, group, slice.offset, slice.offset + PAGE_SIZE),
    fingerprint: fingerprint(plan),
  });
}

export type ReadyPreview = Extract<Awaited<ReturnType<typeof loadPreview>>["data"], { state: "open" }>;
