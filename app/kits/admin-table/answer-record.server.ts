import { createHash } from "node:crypto";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { type StaffFormHandler, type StaffOutcome, staffForm } from "~/kits/forms/handle-staff-forms.server";
import { formatTime } from "~/lib/dates";
import { type Actor, recordAudit } from "~/server/audit-log.queries.server";
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
import { recordWords } from "./record.copy";
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

/** An answer as a page shows it. */
export interface ShownAnswer extends Answer {
  /** Tells it from every other answer and note the row had or will have; empty for one that nobody has touched. */
  version: string;
}

function versionOf({ responded_at, response_note }: Answer): string {
  if (responded_at === null && response_note === null) return "";
  const note = createHash("sha256").update(response_note ?? "");
  return `${responded_at ?? ""}/${note.digest("hex").slice(0, 16)}`;
}

/** The answer to a row; undefined for a row that is gone. */
export async function loadAnswer(
  db: Database,
  kind: AnswerableKind,
  id: string,
): Promise<ShownAnswer | undefined> {
  const answer = await findAnswer(db, tables[kind], id);
  return answer && { ...answer, version: versionOf(answer) };
}

/** The note that somebody else has saved meanwhile. */
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

/** Who answered, and when, as the audit log keeps it; the note stays out of it. */
const logged = ({ responded_at, responded_by }: Omit<Answer, "response_note">) =>
  responded_at === null ? { answered: false } : { answered: true, responded_at, responded_by };

/**
 * Marks a row as answered, opens it again, or corrects the note of an answered one, unless somebody else did any of it
 * since the page was drawn. When and by whom a row was answered is the record of what was promised: a note leaves it.
 */
async function answerRecord(
  db: Database,
  { who, kind, id, was, answered, note, now }: AnswerOrder,
): Promise<SubmissionResult<never, AnswerRefusal>> {
  return await db.transaction().execute(async (trx): Promise<SubmissionResult<never, AnswerRefusal>> => {
    const current = await findAnswer(trx, tables[kind], id);
    if (!current) return { ok: false, status: 404, failure: recordWords.answer.gone };
    const version = versionOf(current);
    if (version !== was) {
      const last = await lastAnswering(trx, kind, id);
      return {
        ok: false,
        status: 409,
        failure: recordWords.answer.faster({
          by: last?.actor_email ?? "",
          at: last ? formatTime(last.created_at) : "",
          did: last?.action ?? (current.responded_at === null ? "reopened" : "answered"),
        }),
        values: { was: version },
        extra: { theirs: current.response_note ?? "" },
      };
    }
    const isNoted = answered && current.responded_at !== null;
    const next = isNoted
      ? { responded_at: current.responded_at, responded_by: current.responded_by }
      : { responded_at: answered ? now.toISOString() : null, responded_by: answered ? who.email : null };
    await writeAnswer(trx, tables[kind], id, { ...next, response_note: note || null });
    const entry = isNoted
      ? { action: "noted" }
      : { action: answered ? "answered" : "reopened", before: logged(current), after: logged(next) };
    await recordAudit(trx, who, { ...entry, kind, recordId: id }, now);
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
): FormHandler<never, AnswerRefusal>[] {
  if (!isAnswerable(kind)) return [];
  const to = changedAddress(pathname, searchParams, { [SENT_PARAMETER]: answerForm.name }, answerForm.anchor);
  const marking = (answered: boolean) =>
    createFormHandler(answerForm, async ({ note, was }, { now }) => {
      const outcome = await answerRecord(db, { who, kind, id, was, answered, note, now });
      return outcome.ok ? { ok: true, to } : outcome;
    });
  return [{ form: answerForm, validate: (sent) => marking(!sent.has(REOPEN)).validate(sent) }];
}
