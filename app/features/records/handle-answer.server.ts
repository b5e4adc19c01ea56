import { data, redirect } from "@remix-run/node";
import { recordWords as words } from "~/content/staff-record";
import type { Actor } from "~/features/audit/record-audit.queries.server";
import { readForm } from "~/forms/read-form.server";
import { formatTime } from "~/lib/dates";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { answerRecord, isAnswerable } from "./answer-record.server";
import { type RecordTable, recordPath } from "./record-table";

const LONGEST_NOTE = 2000;

/** Why an answer was not kept, with what was typed. */
export interface RefusedAnswer {
  problem: string;
  note: string;
  /** When somebody else marked it as answered, and their note. */
  was?: string;
  theirs?: string;
}

/**
 * The answer form of a row's page.
 *
 * @returns the refusal with status 400, 409 when somebody else was faster, 404 when the row is gone, or 500
 * @throws a redirect to the row's page when it is kept
 */
export async function handleAnswer(
  request: Request,
  { db, who, table, id, now }: { db: Database; who: Actor; table: RecordTable; id: string; now: Date },
) {
  const body = await readForm(request);
  if (!body.ok) throw new Response(body.message, { status: body.status });
  if (!isAnswerable(table.kind)) throw new Response(null, { status: 404 });
  const note = (body.fields.get("note") ?? "").trim();
  const refuse = (status: number, refused: Omit<RefusedAnswer, "note">) =>
    data({ ...refused, note } satisfies RefusedAnswer, { status });
  if (note.length > LONGEST_NOTE) return refuse(400, { problem: words.answer.tooLong(LONGEST_NOTE) });
  try {
    const was = body.fields.get("was") ?? "";
    const answered = body.fields.get("intent") !== "reopen";
    const other = await answerRecord(db, { who, kind: table.kind, id, was, answered, note, now });
    if (other === undefined) return redirect(`${recordPath(table, id)}?done=1#answer`, { status: 303 });
    if (other === "gone") throw new Response(null, { status: 404 });
    const at = other.responded_at ?? "";
    return refuse(409, {
      problem: words.answer.faster(other.responded_by ?? "", at && formatTime(at)),
      was: at,
      theirs: other.response_note ?? "",
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    logger.error("an answer could not be kept", { kind: table.kind, error });
    return refuse(500, { problem: words.answer.failed });
  }
}
