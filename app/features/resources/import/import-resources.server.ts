import { setImmediate } from "node:timers/promises";
import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { csvResponse } from "~/kits/admin-table/export-csv.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { importSheet } from "~/kits/csv-import/import-sheet.server";
import { sheetCell } from "~/kits/csv-import/parse-sheet.server";
import { finishImport } from "~/kits/csv-import/sheet-imports.queries.server";
import type { SubmissionResult } from "~/kits/forms/form-handler.server";
import { changeRecord, recordAddition } from "~/kits/versioning/change-record.server";
import { csvLine } from "~/lib/csv";
import { shortDate } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import {
  insertResource,
  type Resource,
  resourceValues,
  updateResource,
} from "../admin/resource-editor.server";
import { importHeaders, uploadForm } from "./import.form";
import type { ImportedResource } from "./import-values.server";
import { fingerprint, type ImportPlan, planImport, StoredEntries } from "./plan-import.server";
import { importColumns, resourceSheet } from "./resource-sheet.server";

/** Any number of them: a statement has a limit of parameters, and the length of one parameter has none here. */
const isOneOf = (column: "id" | "title", values: readonly (string | number)[]) =>
  sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;

function listResourcesLike(
  db: Database,
  { ids, titles }: { ids: readonly number[]; titles: readonly string[] },
): Promise<Resource[]> {
  return db
    .selectFrom("support_resources")
    .selectAll()
    .where(({ or }) => or([isOneOf("id", ids), isOneOf("title", titles)]))
    .execute();
}

function listResourcesAfter(db: Database, id: number, limit: number): Promise<Resource[]> {
  return db
    .selectFrom("support_resources")
    .selectAll()
    .where("id", ">", id)
    .orderBy("id")
    .limit(limit)
    .execute();
}

type Counts = { added: number; changed: number };

async function saveCounts(db: Database, id: string, counts: Counts): Promise<void> {
  await db.updateTable("resource_imports").set(counts).where("id", "=", id).execute();
}

async function countsOf(db: Database, id: string): Promise<Counts> {
  return await db
    .selectFrom("resource_imports")
    .select(["added", "changed"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

interface Context {
  who: Actor;
  now: Date;
}

/** After so many rows other requests are let through for a moment. */
const BATCH_SIZE = 100;

/** Frees names first, so that two entries can swap them: the unique index is checked at every statement. */
async function freeNames(trx: Database, { changed }: ImportPlan): Promise<void> {
  for (const { stored, row } of changed) {
    if (stored.title === row.title && stored.organization === row.organization) continue;
    await updateResource(trx, stored.id, { title: `\u0001${stored.id}` });
  }
}

/** A date of a check that a file brings is a check of who imports it. */
function withCheck(row: ImportedResource, who: Actor) {
  return { ...row, checked_by: row.checked_at === null ? null : who.email };
}

async function applyPlan(trx: Database, plan: ImportPlan, { who, now }: Context): Promise<void> {
  await freeNames(trx, plan);
  const resource = { kind: "resource", update: updateResource } as const;
  let count = 0;
  for (const { stored, row } of plan.changed) {
    const change = row.checked_at === stored.checked_at ? row : withCheck(row, who);
    await changeRecord(trx, resource, { row: stored, change, action: "changed by import", who, now });
    count += 1;
    if (count % BATCH_SIZE === 0) await setImmediate();
  }
  for (const { row: imported } of plan.added) {
    const row = withCheck(imported, who);
    const id = await insertResource(trx, { ...row, created_at: now.toISOString() });
    await recordAddition(trx, { kind: "resource", id, row, action: "added by import", who, now });
    count += 1;
    if (count % BATCH_SIZE === 0) await setImmediate();
  }
}

export const resourceImports = importSheet({
  table: "resource_imports",
  form: uploadForm,
  path: `${adminPaths.resources}/import`,
  format: resourceSheet,
  fingerprint,
  outdated:
    "Entries were changed since this preview was made. Nothing was imported. Below is what would change now.",
  countsOf,
  plan: async ({ db }: { db: Database }, { rows }, now) => {
    const ids = rows.flatMap(({ cells: { id: number = "" } }) =>
      /^\d{1,15}$/.test(number) ? [Number(number)] : [],
    );
    const titles = rows.flatMap(({ cells: { title } }) => (title ? [title] : []));
    const stored = await listResourcesLike(db, { ids: [...new Set(ids)], titles: [...new Set(titles)] });
    const [any] = await listResourcesAfter(db, 0, 1);
    return planImport(rows, new StoredEntries(stored, any === undefined), now);
  },
});

/** One transaction: exactly what the preview showed, or nothing. @param shown fingerprint of the confirmed preview */
export function importResources(
  db: Database,
  { id, shown, who, now }: Context & { id: string; shown: string },
): Promise<SubmissionResult> {
  return db.transaction().execute((trx) =>
    resourceImports.confirm({ db: trx }, id, { shown, who, now }, async (plan, fileName) => {
      await applyPlan(trx, plan, { who, now });
      const done = { added: plan.added.length, changed: plan.changed.length };
      await saveCounts(trx, id, done);
      await finishImport(trx, "resource_imports", { id, now });
      const entry = {
        action: "imported",
        kind: "resource",
        recordId: null,
        rowCount: done.added + done.changed,
        after: { file_name: fileName, ...done },
      } as const;
      await recordAudit(trx, who, entry, now);
    }),
  );
}

/** Tells Excel that the file is UTF-8; without it, it takes every accent for two other letters. */
const BYTE_ORDER_MARK = "\uFEFF";
const ROWS_IN_CHUNK = 500;

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
        const rows = await listResourcesAfter(db, last, ROWS_IN_CHUNK);
        if (rows.length > 0) controller.enqueue(encoder.encode(rows.map(resourceLine).join("")));
        last = rows.at(-1)?.id ?? last;
        if (rows.length < ROWS_IN_CHUNK) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return csvResponse(`resources-${localDay(now)}.csv`, body);
}
