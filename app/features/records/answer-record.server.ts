import { recordWords } from "~/content/staff-record";
import { type Actor, recordAudit } from "~/features/audit/record-audit.queries.server";
import {
  type StaffFormHandler,
  type StaffOutcome,
  staffForm,
} from "~/features/staff/handle-staff-forms.server";
import { SENT_PARAMETER } from "~/forms/form-result";
import { formatTime } from "~/lib/dates";
import type { Database } from "~/server/open-database.server";
import { answerForm, REOPEN } from "./answer.form";
import {
  type Answer,
  type AnswerableTable,
  findAnswer,
  lastAnswering,
  writeAnswer,
} from "./answers.queries.server";
import { changedAddress } from "./list-query";
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

/** The note of somebody else who has answered meanwhile. */
export interface AnswerRefusal {
  theirs: string;
}

interface AnswerOrder {
  who: Actor;
  kind: AnswerableKind;
  id: string;
  was: string;
  answered: boolean;
  note: string;
  now: Date;
}

/** Marks a row as answered or opens it again, unless somebody else did either since the page was drawn. */
async function answerRecord(
  db: Database,
  { who, kind, id, was, answered, note, now }: AnswerOrder,
): Promise<StaffOutcome<never, AnswerRefusal>> {
  return await db.transaction().execute(async (trx): Promise<StaffOutcome<never, AnswerRefusal>> => {
    const current = await findAnswer(trx, tables[kind], id);
    if (!current) return { ok: false, status: 404, failure: recordWords.answer.gone };
    const since = current.responded_at ?? "";
    if (since !== was) {
      const last = await lastAnswering(trx, kind, id);
      return {
        ok: false,
        status: 409,
        failure: recordWords.answer.faster({
          by: last?.actor_email ?? "",
          at: last ? formatTime(last.created_at) : "",
          answered: since !== "",
        }),
        values: { was: since },
        extra: { theirs: current.response_note ?? "" },
      };
    }
    await writeAnswer(trx, tables[kind], id, {
      responded_at: answered ? now.toISOString() : null,
      responded_by: answered ? who.email : null,
      response_note: note || null,
    });
    const entry = { action: answered ? "answered" : "reopened", kind, recordId: id };
    await recordAudit(trx, who, entry, now);
    return { ok: true };
  });
}

/**
 * The form of a row's page; none for rows that nobody waits for.
 *
 * @param address of the page, which an accepted form leads back to
 */
export function answerForms(
  db: Database,
  who: Actor,
  { kind, id }: { kind: RecordKind; id: string },
  { pathname, searchParams }: URL,
): StaffFormHandler<never, AnswerRefusal>[] {
  if (!isAnswerable(kind)) return [];
  const to = changedAddress(pathname, searchParams, { [SENT_PARAMETER]: answerForm.name }, answerForm.anchor);
  const marking = (answered: boolean) =>
    staffForm(answerForm, async ({ note, was }, now) => {
      const outcome = await answerRecord(db, { who, kind, id, was, answered, note, now });
      return outcome.ok ? { ok: true, to } : outcome;
    });
  return [{ form: answerForm, check: (sent) => marking(!sent.has(REOPEN)).check(sent) }];
}
