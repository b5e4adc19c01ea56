import { plainText } from "~/lib/plain-text.server";
import type { Database } from "~/server/open-database.server";
import { auditedKinds } from "./audit.copy";
import { type AuditCursor, type AuditFilters, readAuditQuery } from "./audit-query";
import { type EntryChange, entryChanges } from "./entry-changes";
import { type AuditedRecords, findRecords } from "./find-records.queries.server";
import {
  type AuditRow,
  countAuditEntries,
  listAuditEntries,
  listAuditPeople,
} from "./list-audit.queries.server";

export const AUDIT_PAGE_SIZE = 100;

export interface AuditEntryView {
  id: number;
  /** ISO timestamp. */
  at: string;
  who: string;
  action: string;
  kind: string;
  rowCount: number;
  /** Of the record; empty where it was deleted or a visitor submitted it. */
  name: string;
  to: `/${string}` | null;
  changes: EntryChange[];
}

export interface AuditView {
  entries: AuditEntryView[];
  total: number;
  filters: AuditFilters;
  problem: string | undefined;
  people: string[];
  newer: AuditCursor | null;
  older: AuditCursor | null;
}

type Subject = Pick<AuditEntryView, "name" | "to">;

async function subjectsOf(
  db: Database,
  rows: readonly AuditRow[],
  { tableOf, linkTo }: AuditedRecords,
): Promise<Map<string, Subject>> {
  const subjects = new Map<string, Subject>();
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const ids = rows.flatMap((row) => (row.kind === kind && row.record_id !== null ? [row.record_id] : []));
    if (ids.length === 0) continue;
    for (const { id, name, page } of await findRecords(db, { kind, ids: [...new Set(ids)] }, tableOf)) {
      subjects.set(`${kind} ${id}`, {
        name: plainText(name),
        to: page === null ? null : linkTo(kind, page),
      });
    }
  }
  return subjects;
}

function kindName(kind: string): string {
  return Object.entries(auditedKinds).find(([name]) => name === kind)?.[1] ?? kind;
}

function entryView(row: AuditRow, subjects: ReadonlyMap<string, Subject>): AuditEntryView {
  const { id, created_at, actor_email, action, kind, record_id, row_count } = row;
  const { name, to } = subjects.get(`${kind} ${record_id}`) ?? { name: "", to: null };
  return {
    id,
    at: created_at,
    who: actor_email,
    action: action.charAt(0).toUpperCase() + action.slice(1),
    kind: kindName(kind),
    rowCount: row_count,
    name,
    to,
    changes: entryChanges(row),
  };
}

export async function loadAudit(
  db: Database,
  search: URLSearchParams,
  records: AuditedRecords,
): Promise<AuditView> {
  const { filters, problem, ...cursor } = readAuditQuery(search);
  // One more than is shown tells whether there is a next page.
  const found = await listAuditEntries(db, filters, cursor, AUDIT_PAGE_SIZE + 1);
  const hasMore = found.length > AUDIT_PAGE_SIZE;
  const rows = cursor.newerThan ? found.slice(-AUDIT_PAGE_SIZE) : found.slice(0, AUDIT_PAGE_SIZE);
  const cursorOf = (row: AuditRow | undefined) => (row ? { at: row.created_at, id: row.id } : null);
  const subjects = await subjectsOf(db, rows, records);
  return {
    entries: rows.map((row) => entryView(row, subjects)),
    total: await countAuditEntries(db, filters),
    filters,
    problem,
    people: await listAuditPeople(db),
    newer: (cursor.newerThan ? hasMore : cursor.olderThan) ? cursorOf(rows[0]) : null,
    older: cursor.newerThan || hasMore ? cursorOf(rows.at(-1)) : null,
  };
}
