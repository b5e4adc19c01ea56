import type { Database } from "~/database/open-database.server";
import { findRow } from "./find-row.server";
import { isInboxKind } from "./inbox-rows";
import { knownLabels } from "./labels.server";
import { listColleagues } from "./triage.queries.server";

/** For the page of one row. @returns null for rows that are never in the inbox */
export async function loadTriage(
  db: Database,
  { kind, id }: { kind: string; id: string },
  { me, now }: { me: string; now: Date },
) {
  const row = isInboxKind(kind) ? await findRow(db, { kind, id }) : undefined;
  if (!row) return null;
  return {
    row: { kind: row.kind, id },
    assigneeId: row.assigneeId,
    labels: row.labels,
    danger: row.danger,
    snoozedUntil: (row.snoozed_until ?? "") > now.toISOString() ? row.snoozed_until : null,
    colleagues: await listColleagues(db),
    knownLabels: await knownLabels(db),
    me,
  };
}
