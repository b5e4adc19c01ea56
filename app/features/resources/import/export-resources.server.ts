import type { Database } from "~/database/open-database.server";
import { csvResponse } from "~/kits/admin-table/export-csv.server";
import { sheetCell } from "~/kits/csv-import/sheet-cell";
import { csvLine } from "~/lib/csv";
import { shortDate } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { type Resource, resourceValues } from "../admin/resource-editor.server";
import { importHeaders } from "./import.copy";
import { listResourcesAfter } from "./import-resources.server";
import { importColumns } from "./resource-sheet.server";

/** Tells Excel that the file is UTF-8; without it, it takes every accent for two other letters. */
const BYTE_ORDER_MARK = "\uFEFF";
const BATCH_SIZE = 500;

const header = BYTE_ORDER_MARK + csvLine(importColumns.map((column) => importHeaders[column]));

function resourceLine(row: Resource): string {
  const cells: Record<string, string> = {
    ...resourceValues(row),
    id: String(row.id),
    isOnline: row.is_online === 1 ? "yes" : "no",
    active: row.is_active === 1 ? "yes" : "no",
    checked: shortDate(row.checked_at)?.iso ?? "",
  };
  return csvLine(importColumns.map((column) => sheetCell(cells[column] ?? "")));
}

export function resourceTemplate(): Response {
  return csvResponse("resources.csv", header);
}

/** Streamed in batches, as fast as the client reads. Hidden entries are included; the file can be imported again. */
export function exportResources(db: Database, now: Date): Response {
  const encoder = new TextEncoder();
  let last = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        controller.enqueue(encoder.encode(header));
      },
      async pull(controller) {
        const rows = await listResourcesAfter(db, last, BATCH_SIZE);
        if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(resourceLine).join("")));
        last = rows.at(-1)?.id ?? last;
        if (rows.length < BATCH_SIZE) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return csvResponse(`resources-${localDay(now)}.csv`, body);
}
