/**
 * Optimistic locking: every change increments a row's version; stale edits are merged or rejected (edit-
 * record.server.ts).
 */

import type { Database } from "~/database/open-database.server";
import { type Actor, type AuditedKind, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { ColumnValue } from "./record-history.server";

export type VersionedRow = { id: number; version: number } & Record<string, ColumnValue>;

export type Columns = Record<string, ColumnValue>;

export interface Editable<Row extends VersionedRow, Change extends Columns> {
  kind: AuditedKind;
  find(trx: Database, id: number): Promise<Row | undefined>;
  update(trx: Database, id: number, change: Change & { version: number }): Promise<void>;
}

const picked = (from: Columns, names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));

/** Also writes the audit entry. @param trx transaction in which `row` was read @returns false when nothing differs */
export async function changeRecord<Row extends VersionedRow, Change extends Columns>(
  trx: Database,
  { kind, update }: Pick<Editable<Row, Change>, "kind" | "update">,
  { row, change, action, who, now }: { row: Row; change: Change; action: string; who: Actor; now: Date },
): Promise<boolean> {
  const names = Object.keys(change).filter((name) => change[name] !== row[name]);
  if (names.length === 0) return false;
  const version = row.version + 1;
  await update(trx, row.id, { ...change, version });
  const before = { ...picked(row, names), version: row.version };
  const after = { ...picked(change, names), version };
  await recordAudit(trx, who, { action, kind, recordId: String(row.id), before, after }, now);
  return true;
}

/** Whatever the version, for changes that need no merge, such as hiding. No-op when the row is gone. */
export function changeById<Row extends VersionedRow, Change extends Columns>(
  db: Database,
  editable: Editable<Row, Change>,
  { id, ...change }: { id: number; change: Change; action: string; who: Actor; now: Date },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await editable.find(trx, id);
    if (row) await changeRecord(trx, editable, { row, ...change });
  });
}

interface Addition {
  kind: AuditedKind;
  id: number;
  row: Columns;
  action: string;
  who: Actor;
  now: Date;
}

export async function recordAddition(
  trx: Database,
  { kind, id, row, action, who, now }: Addition,
): Promise<void> {
  await recordAudit(trx, who, { action, kind, recordId: String(id), after: { ...row, version: 1 } }, now);
}
