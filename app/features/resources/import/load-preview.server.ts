import type { Database } from "~/database/open-database.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { quoted } from "~/kits/csv-import/import-sheet.server";
import { readPage, slicePage } from "~/lib/filter-query";
import { importHeaders } from "./import.form";
import { resourceImports } from "./import-resources.server";
import { holdings, type ImportChange } from "./import-values.server";
import type { ImportPlan } from "./plan-import.server";
import { type PreviewGroup, previewGroups } from "./preview-query";
import { importColumns } from "./resource-sheet.server";

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

export function loadPreview(
  db: Database,
  { id, who, search, now }: { id: string; who: Actor; search: URLSearchParams; now: Date },
) {
  return resourceImports.preview({ db }, id, { who, now }, (plan, sheet) => {
    const wished = search.get("show");
    const first = previewGroups.find((group) => plan[group].length > 0) ?? "changed";
    const group = previewGroups.find((name) => name === wished) ?? first;
    const slice = slicePage({ page: readPage(search), total: plan[group].length, size: PAGE_SIZE });
    const absent = importColumns.filter((column) => column !== "id" && !sheet.columns.includes(column));
    return {
      unchanged:
        absent.length > 0
          ? `The file does not have these columns. They stay as they are: ${quoted(absent.map((column) => importHeaders[column]))}.`
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
    };
  });
}

export type ReadyPreview = Extract<Awaited<ReturnType<typeof loadPreview>>["data"], { state: "open" }>;
