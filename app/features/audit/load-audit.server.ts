import { plainText } from "~/lib/plain-text.server";
import type { Database } from "~/server/open-database.server";
import { auditedKinds } from "./audit.copy";
import { type AuditFilters, type AuditPlace, readAuditQuery } from "./audit-query";
import { type EntryChange, entryChanges } from "./entry-changes";
import { type AuditedRecords, findRecords } from "./find-records.queries.server";
import {
  type AuditRow,
  countAuditEntries,
  listAuditEntries,
  listAuditPeople,
} from "./list-audit.queries.server";

export const AUDIT_PAGE_SIZE = 100;

/** An entry of the log as its page shows it. */
export interface AuditEntryView {
  id: number;
  /** ISO timestamp. */
  at: string;
  who: string;
  action: string;
  kind: string;
  rowCount: number;
  /** What the record is called; empty where it is gone, or is what a visitor sent. */
  name: string;
  /** The record's page, where there still is one. */
  to: `/${string}` | null;
  changes: EntryChange[];
}

export interface AuditView {
  entries: AuditEntryView[];
  total: number;
  filters: AuditFilters;
  problem: string | undefined;
  people: string[];
  newer: AuditPlace | null;
  older: AuditPlace | null;
}

type Subject = Pick<AuditEntryView, "name" | "to">;

/** What the entries are about, by kind and id, of the records there still are. */
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

/** A page of the audit log as its URL asks for it. */
export async function loadAudit(
  db: Database,
  search: URLSearchParams,
  records: AuditedRecords,
): Promise<AuditView> {
  const { filters, problem, ...place } = readAuditQuery(search);
  // One more than is shown tells whether the log goes on.
  const found = await listAuditEntries(db, filters, place, AUDIT_PAGE_SIZE + 1);
  const hasMore = found.length > AUDIT_PAGE_SIZE;
  const rows = place.newerThan ? found.slice(-AUDIT_PAGE_SIZE) : found.slice(0, AUDIT_PAGE_SIZE);
  const placeOf = (row: AuditRow | undefined) => (row ? { at: row.created_at, id: row.id } : null);
  const subjects = await subjectsOf(db, rows, records);
  return {
    entries: rows.map((row) => entryView(row, subjects)),
    total: await countAuditEntries(db, filters),
    filters,
    problem,
    people: await listAuditPeople(db),
    newer: (place.newerThan ? hasMore : place.olderThan) ? placeOf(rows[0]) : null,
    older: place.newerThan || hasMore ? placeOf(rows.at(-1)) : null,
  };
}
