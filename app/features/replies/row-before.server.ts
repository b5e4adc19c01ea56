import { type SqlBool, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { RepliedKind, Row } from "~/database/schema/schema.server";
import type { RespondableTable } from "~/kits/admin-table/table-queries";

/** A reply answers rows of these kinds; a report is done when its entry is right. */
export const answeredKinds = ["contact", "volunteer", "partnership"] as const satisfies RepliedKind[];

type AnsweredKind = (typeof answeredKinds)[number];

interface PutOff {
  due_again_at: string | null;
  snoozed_until: string | null;
}

/** The reply has answered this row of the same person too, which was so before. */
export interface OtherRow extends PutOff {
  kind: AnsweredKind;
  id: string;
}

/** Sending the reply changed this in its row; null stands where it changed nothing. */
export interface RowBefore extends PutOff {
  /** The time that a reply which leaves the row open set. */
  nextDue: string | null;
  /** Before the decision that went with the reply. */
  status: string | null;
  others: readonly OtherRow[];
}

/** The row is as it was, where only this reply has changed it. @returns whether it is */
export async function restoreRecord(
  trx: Database,
  table: RespondableTable,
  { record_id, created_at }: Pick<Row<"replies">, "record_id" | "created_at">,
  { due_again_at, snoozed_until, nextDue }: PutOff & Pick<RowBefore, "nextDue">,
): Promise<boolean> {
  const isUnchanged =
    nextDue === null
      ? sql<SqlBool>`responded_at = ${created_at}`
      : sql<SqlBool>`responded_at is null and due_again_at = ${nextDue}`;
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ responded_at: null, responded_by: null, due_again_at, snoozed_until })
    .where("id", "=", record_id)
    .where(isUnchanged)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
