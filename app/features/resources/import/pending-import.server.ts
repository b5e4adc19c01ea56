import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { receiveSheet } from "~/kits/csv-import/receive-sheet.server";
import { confirmForm, uploadForm } from "./import.form";
import { deleteExpiredImports, findImport, insertImport, listResourcesLike } from "./imports.queries.server";
import { parseSheet, type Sheet, sheetSchema } from "./parse-sheet.server";
import { type ImportPlan, planImport, StoredEntries } from "./plan-import.server";

const RETENTION_MS = 24 * 60 * 60 * 1000;

interface NewImport {
  userId: string;
  fileName: string;
  sheet: Sheet;
  now: Date;
}

/** @returns the form for an unusable file @throws a redirect to the preview */
export async function uploadResources(
  request: Request,
  { db, who, now }: { db: Database; who: Actor; now: Date },
) {
  const received = await receiveSheet(request, uploadForm, parseSheet);
  if (!received.ok) return received.response;
  const { fileName, sheet } = received;
  const id = await savePendingImport(db, { userId: who.userId, fileName, sheet, now });
  throw redirect(`${adminPaths.resources}/import/${id}#${confirmForm.anchor}`, 303);
}

async function savePendingImport(db: Database, { userId, fileName, sheet, now }: NewImport): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (trx) => {
    await deleteExpiredImports(trx, now.toISOString());
    await insertImport(trx, {
      id,
      user_id: userId,
      file_name: fileName,
      rows: JSON.stringify(sheet),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + RETENTION_MS).toISOString(),
    });
  });
  return id;
}

export type PendingImport =
  | { done: true; added: number; changed: number }
  | { done: false; fileName: string; readAt: string; sheet: Sheet; plan: ImportPlan };

/** @returns undefined when there is none, it belongs to another user or it has expired */
export async function loadPendingImport(
  db: Database,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<PendingImport | undefined> {
  const row = await findImport(db, id, userId, now.toISOString());
  if (!row) return undefined;
  if (row.imported_at !== null) return { done: true, added: row.added, changed: row.changed };
  const sheet = sheetSchema.parse(JSON.parse(row.rows));
  const ids = sheet.rows.flatMap(({ cells: { id: number = "" } }) =>
    /^\d{1,15}$/.test(number) ? [Number(number)] : [],
  );
  const titles = sheet.rows.flatMap(({ cells: { title } }) => (title ? [title] : []));
  const stored = await listResourcesLike(db, { ids: [...new Set(ids)], titles: [...new Set(titles)] });
  const plan = planImport(sheet.rows, new StoredEntries(stored), now);
  return { done: false, fileName: row.file_name, readAt: row.created_at, sheet, plan };
}
