import type { Database } from "~/database/open-database.server";
import { findRow } from "./find-row.server";
import { isInboxKind } from "./inbox-rows";
import { knownLabels } from "./labels.server";
import { listColleagues } from "./triage.queries.server";

/** For the page of one row. @returns null for rows that are never in the inbox */
export async function loadTriage(db: Database, { kind, id }: { kind: string; id: string }, me: string) {
  const row = isInboxKind(kind) ? await findRow(db, { kind, id }) : undefined;
  if (!row) return null;
  return {
    row: { kind: row.kind, id },
    assigneeId: row.assigneeId,
    labels: row.labels,
    danger: row.danger,
    colleagues: await listColleagues(db),
    knownLabels: await knownLabels(db),
    me,
  };
}
