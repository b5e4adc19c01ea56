import { type Actor, recordAudit } from "~/features/audit/record-audit.queries.server";
import type { Database } from "~/server/open-database.server";
import { type Answer, type AnswerableTable, findAnswer, writeAnswer } from "./answers.queries.server";
import type { RecordKind } from "./record-table";

export type AnswerableKind = Extract<RecordKind, "contact" | "volunteer" | "partnership">;

const tables: Record<AnswerableKind, AnswerableTable> = {
  contact: "contact_submissions",
  volunteer: "volunteer_applications",
  partnership: "partnership_applications",
};

export function isAnswerable(kind: RecordKind): kind is AnswerableKind {
  return kind in tables;
}

/** The answer to a row; undefined for a row that is gone. */
export async function loadAnswer(
  db: Database,
  kind: AnswerableKind,
  id: string,
): Promise<Answer | undefined> {
  return await findAnswer(db, tables[kind], id);
}

export interface AnswerOrder {
  who: Actor;
  kind: AnswerableKind;
  id: string;
  /** When the page showed it as answered; empty when it did not. */
  was: string;
  answered: boolean;
  note: string;
  now: Date;
}

/**
 * Marks a row as answered, with a note, or opens it again.
 *
 * @returns "gone", or what somebody else has written since the page was drawn, or undefined when it is done
 */
export async function answerRecord(
  db: Database,
  { who, kind, id, was, answered, note, now }: AnswerOrder,
): Promise<"gone" | Answer | undefined> {
  return await db.transaction().execute(async (trx) => {
    const current = await findAnswer(trx, tables[kind], id);
    if (!current) return "gone";
    if ((current.responded_at ?? "") !== was) return current;
    await writeAnswer(trx, tables[kind], id, {
      responded_at: answered ? now.toISOString() : null,
      responded_by: answered ? who.email : null,
      response_note: note || null,
    });
    const entry = { action: answered ? "answered" : "reopened", kind, recordId: id };
    await recordAudit(trx, who, entry, now);
    return undefined;
  });
}
