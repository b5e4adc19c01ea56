import { createHash } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { formatTime } from "~/lib/time/dates";
import { withParams } from "./list-query";
import { REOPEN, responseForm } from "./response.form";
import {
  findResponse,
  lastResponseChange,
  type RecordedResponse,
  saveResponse,
} from "./responses.queries.server";
import { recordCopy } from "./table.copy";
import type { RespondableTable, ServerTable } from "./table-queries";

export interface ResponseView extends RecordedResponse {
  /** Changes with response and note; empty where there is none. */
  version: string;
}

function versionOf({ responded_at, response_note }: RecordedResponse): string {
  if (responded_at === null && response_note === null) return "";
  const note = createHash("sha256").update(response_note ?? "");
  return `${responded_at ?? ""}/${note.digest("hex").slice(0, 16)}`;
}

export async function loadResponse(
  db: Database,
  table: RespondableTable,
  id: string,
): Promise<ResponseView | undefined> {
  const response = await findResponse(db, table, id);
  return response && { ...response, version: versionOf(response) };
}

export interface ResponseConflict {
  theirs: string;
}

interface ResponseCommand {
  who: Actor;
  kind: ServerTable["kind"];
  table: RespondableTable;
  id: string;
  was: string;
  answered: boolean;
  note: string;
  now: Date;
}

/** For the audit log, without the note. */
const logged = ({ responded_at, responded_by }: Omit<RecordedResponse, "response_note">) =>
  responded_at === null ? { answered: false } : { answered: true, responded_at, responded_by };

/**
 * Optimistic locking for responses. Correcting a note leaves the response's time and author, which show what was
 * promised.
 */
async function respond(
  db: Database,
  { who, kind, table, id, was, answered, note, now }: ResponseCommand,
): Promise<SubmissionResult<never, ResponseConflict>> {
  return await db.transaction().execute(async (trx): Promise<SubmissionResult<never, ResponseConflict>> => {
    const current = await findResponse(trx, table, id);
    if (!current)
      return {
        ok: false,
        status: 404,
        failure: "It was deleted after you had opened it, so your note could not be saved.",
      };
    const version = versionOf(current);
    if (version !== was) {
      const last = await lastResponseChange(trx, kind, id);
      return {
        ok: false,
        status: 409,
        failure: recordCopy.response.conflict({
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
    await saveResponse(trx, table, id, { ...next, response_note: note || null });
    const entry = isNoted
      ? { action: "noted" }
      : { action: answered ? "answered" : "reopened", before: logged(current), after: logged(next) };
    await recordAudit(trx, who, { ...entry, kind, recordId: id }, now);
    return { ok: true };
  });
}

export function responseForms(
  db: Database,
  who: Actor,
  { table: { kind, queries }, id }: { table: ServerTable; id: string },
  { pathname, searchParams }: URL,
): FormHandler<never, ResponseConflict>[] {
  const table = queries.respondable;
  if (!table) return [];
  const to = withParams(pathname, searchParams, { [SENT_PARAMETER]: responseForm.name }, responseForm.anchor);
  const handler = (answered: boolean) =>
    createFormHandler(responseForm, async ({ note, was }, { now }) => {
      const outcome = await respond(db, { who, kind, table, id, was, answered, note, now });
      return outcome.ok ? { ok: true, to } : outcome;
    });
  return [{ form: responseForm, validate: (sent) => handler(!sent.has(REOPEN)).validate(sent) }];
}
