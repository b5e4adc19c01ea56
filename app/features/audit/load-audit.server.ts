import type { Database } from "~/database/open-database.server";
import { adminPaths } from "~/features/staff/admin-paths";
import { describeEntry, type EntrySentence } from "~/kits/admin-table/describe-entry";
import { formatCount } from "~/lib/numbers";
import { plainText } from "~/lib/text/plain-text.server";
import { auditedNouns } from "./audit.copy";
import {
  type AuditedRecords,
  type AuditRow,
  countAuditEntries,
  findRecords,
  listAuditEntries,
  listAuditPeople,
  listStoredChanges,
} from "./audit.queries.server";
import type { AuditCursor, AuditFilters, AuditQuery } from "./audit-query";
import { type EntryChange, entryChanges } from "./entry-changes";

export const AUDIT_PAGE_SIZE = 100;

interface Noun {
  one: (name: string) => string;
  many: string;
}

export interface AuditEntryView {
  id: number;
  /** ISO timestamp. */
  at: string;
  who: string;
  /** What the person did, before and after what it was done to. */
  sentence: EntrySentence;
  subject: string;
  to: `/${string}` | null;
  /** The rows of a bulk change, while it can be undone. */
  list: `/${string}` | null;
  changes: EntryChange[];
}

export interface AuditView {
  now: string;
  entries: AuditEntryView[];
  total: number;
  filters: AuditFilters;
  problem: string | undefined;
  people: string[];
  newer: AuditCursor | null;
  older: AuditCursor | null;
}

interface Subject {
  name: string;
  to: `/${string}` | null;
}

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

/** "the volunteer application of Val 7", "12 contact messages" */
function subjectOf({ kind, record_id, row_count }: AuditRow, name: string): string {
  const noun = Object.entries<Noun>(auditedNouns).find(([known]) => known === kind)?.[1];
  if (!noun) return [kind.replaceAll("_", " "), name].filter(Boolean).join(" ");
  return record_id === null && row_count !== 1 ? `${formatCount(row_count)} ${noun.many}` : noun.one(name);
}

/** What the sentence has said already. */
const SAID = new Set(["status"]);

function detailsOf(row: AuditRow): EntryChange[] {
  const isStatus = row.action === "status changed" || row.action === "change undone";
  return entryChanges(row).filter(({ label }) => !isStatus || !SAID.has(label.toLowerCase()));
}

function changeOf({ after }: AuditRow): string | undefined {
  const parsed: unknown = after === null ? null : JSON.parse(after);
  const isChange = typeof parsed === "object" && parsed !== null && "change" in parsed;
  return isChange && typeof parsed.change === "string" ? parsed.change : undefined;
}

function entryView(
  row: AuditRow,
  subjects: ReadonlyMap<string, Subject>,
  stored: readonly string[],
): AuditEntryView {
  const { id, created_at, actor_email, kind, record_id } = row;
  const { name, to } = subjects.get(`${kind} ${record_id}`) ?? { name: "", to: null };
  const change = record_id === null ? changeOf(row) : undefined;
  return {
    id,
    at: created_at,
    who: actor_email,
    sentence: describeEntry(row),
    subject: name === actor_email ? "their own account" : subjectOf(row, name),
    to,
    list: change !== undefined && stored.includes(change) ? `${adminPaths.trash}/${change}` : null,
    changes: detailsOf(row),
  };
}

export async function loadAudit(
  db: Database,
  { filters, problem, ...cursor }: AuditQuery,
  records: AuditedRecords,
  now: Date = new Date(),
): Promise<AuditView> {
  // One more than is shown tells whether there is a next page.
  const found = await listAuditEntries(db, filters, cursor, AUDIT_PAGE_SIZE + 1);
  const hasMore = found.length > AUDIT_PAGE_SIZE;
  const rows = cursor.newerThan ? found.slice(-AUDIT_PAGE_SIZE) : found.slice(0, AUDIT_PAGE_SIZE);
  const cursorOf = (row: AuditRow | undefined) => (row ? { at: row.created_at, id: row.id } : null);
  const subjects = await subjectsOf(db, rows, records);
  const bulk = rows.filter(({ record_id, row_count }) => record_id === null && row_count > 1);
  const stored = await listStoredChanges(
    db,
    bulk.flatMap((row) => changeOf(row) ?? []),
  );
  return {
    now: now.toISOString(),
    entries: rows.map((row) => entryView(row, subjects, stored)),
    total: await countAuditEntries(db, filters),
    filters,
    problem,
    people: await listAuditPeople(db),
    newer: (cursor.newerThan ? hasMore : cursor.olderThan) ? cursorOf(rows[0]) : null,
    older: cursor.newerThan || hasMore ? cursorOf(rows.at(-1)) : null,
  };
}
