import type { Database } from "~/database/open-database.server";
import { updateReportStatus } from "~/features/resources/admin/reports.queries.server";
import { markAsSpam, takeBackFromSpam } from "~/features/spam/mark-as-spam.server";
import { submissionTables } from "~/features/spam/submissions.queries.server";
import { findResponse, saveResponse } from "~/kits/admin-table/responses.queries.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { DangerFamily } from "~/lib/danger-family";
import { addDays, formatTime, isDay, localTimestampsOf } from "~/lib/time/dates";
import { localDay } from "~/lib/time/time-zone";
import { inboxCopy } from "./inbox.copy";
import { MAX_SNOOZE_DAYS, type RowKey } from "./inbox-rows";
import {
  findMark,
  findTriage,
  lastAction,
  type MarkedRow,
  type TriageState,
  updateMark,
  updateTriage,
} from "./triage.queries.server";

const { problems } = inboxCopy;

export interface ChangeContext {
  db: Database;
  who: Actor;
  now: Date;
}

/** `token`: what undoing must find unchanged. */
export type ChangeResult = { ok: true; token: string } | { ok: false; status: 400 | 404 | 409; text: string };

export const refuse = (text: string, status: 400 | 404 | 409 = 409): ChangeResult => ({
  ok: false,
  status,
  text,
});

const gone = () => refuse(problems.gone, 404);

/** Runs a change in one transaction, where the row is still there. */
export function changeRow(
  db: Database,
  row: RowKey,
  change: (trx: Database, found: TriageState) => Promise<ChangeResult>,
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx) => {
    const found = await findTriage(trx, row);
    return found ? await change(trx, found) : gone();
  });
}

/** A colleague was faster. @param did what they did, by one of the actions of the audit log */
async function conflict(
  trx: Database,
  row: MarkedRow,
  actions: readonly string[],
  did: string,
): Promise<ChangeResult> {
  const last = await lastAction(trx, row, actions);
  const at = last ? ` on ${formatTime(last.created_at)}` : "";
  return refuse(
    `Nothing was changed: ${last?.actor_email || "someone else"} ${did}${at}, while you had the page open.`,
  );
}

/** Answered, or resolved. */
export function markDone({ db, who, now }: ChangeContext, row: RowKey): Promise<ChangeResult> {
  const { kind, id } = row;
  const at = now.toISOString();
  return changeRow(db, row, async (trx, found) => {
    if (found.is_open === 0)
      return await conflict(trx, row, ["answered", "replied", "resolved"], "took care of it");
    if (kind === "report") {
      await updateReportStatus(trx, { id, status: "resolved", by: who.email, at });
      const change = { before: { status: "open" }, after: { status: "resolved" } };
      await recordAudit(trx, who, { action: "resolved", kind, recordId: id, ...change }, now);
    } else {
      const next = { responded_at: at, responded_by: who.email };
      await saveResponse(trx, submissionTables[kind], id, { ...next, response_note: found.response_note });
      const change = { before: { answered: false }, after: { answered: true, ...next } };
      await recordAudit(trx, who, { action: "answered", kind, recordId: id, ...change }, now);
    }
    return { ok: true, token: at };
  });
}

/** @param doneAt only if it was done then; undefined: whenever it was */
export function reopen({ db, who, now }: ChangeContext, row: RowKey, doneAt?: string): Promise<ChangeResult> {
  const { kind, id } = row;
  return changeRow(db, row, async (trx, found) => {
    const isAsked = doneAt === undefined || found.done_at === doneAt;
    if (found.is_open === 1 || !isAsked) return refuse(problems.notUndone);
    if (kind === "report") {
      await updateReportStatus(trx, { id, status: "open" });
      const change = { before: { status: "resolved" }, after: { status: "open" } };
      await recordAudit(trx, who, { action: "opened again", kind, recordId: id, ...change }, now);
    } else {
      const table = submissionTables[kind];
      const before = await findResponse(trx, table, id);
      const { responded_at = null, responded_by = null } = before ?? {};
      const { response_note } = found;
      await saveResponse(trx, table, id, { responded_at: null, responded_by: null, response_note });
      const change = { before: { answered: true, responded_at, responded_by }, after: { answered: false } };
      await recordAudit(trx, who, { action: "reopened", kind, recordId: id, ...change }, now);
    }
    return { ok: true, token: "" };
  });
}

export function moveToSpam({ db, who, now }: ChangeContext, { kind, id }: RowKey): Promise<ChangeResult> {
  return db.transaction().execute(async (trx): Promise<ChangeResult> => {
    if (!(await markAsSpam(trx, { form: kind, id }, now))) return gone();
    await recordAudit(trx, who, { action: "marked as spam", kind, recordId: id }, now);
    return { ok: true, token: now.toISOString() };
  });
}

export function takeBack(
  { db, who, now }: ChangeContext,
  { kind, id }: RowKey,
  decidedAt: string,
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx): Promise<ChangeResult> => {
    if (!(await takeBackFromSpam(trx, { form: kind, id, decidedAt }, now))) return refuse(problems.notUndone);
    await recordAudit(trx, who, { action: "taken back from spam", kind, recordId: id }, now);
    return { ok: true, token: "" };
  });
}

/** @param was the colleague that the page showed, "" for no one; so is `to` */
export function assign(
  { db, who, now }: ChangeContext,
  row: RowKey,
  { was, to, name }: { was: string; to: string; name: string },
): Promise<ChangeResult> {
  return changeRow(db, row, async (trx, found) => {
    const current = found.assignee_id ?? "";
    if (current !== was && current !== to)
      return await conflict(trx, row, ["assigned", "unassigned"], "assigned it");
    if (current !== to) {
      await updateTriage(trx, row, { assignee_id: to || null });
      const entry = to ? { action: "assigned", after: { assigned_to: name } } : { action: "unassigned" };
      await recordAudit(trx, who, { ...entry, kind: row.kind, recordId: row.id }, now);
    }
    return { ok: true, token: `${was}/${to}` };
  });
}

/** @param was the mark that the page showed, "" for none; so is `to` */
export function mark(
  { db, who, now }: ChangeContext,
  row: MarkedRow,
  { was, to }: { was: string; to: DangerFamily | "" },
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx): Promise<ChangeResult> => {
    const found = await findMark(trx, row);
    if (!found) return gone();
    const current = found.danger ?? "";
    if (current !== was && current !== to)
      return await conflict(trx, row, ["marked as urgent", "urgent mark removed"], "changed the urgent mark");
    if (current !== to) {
      // The audit log outlives the person's data: it does not say which danger.
      const action = to ? "marked as urgent" : "urgent mark removed";
      await updateMark(trx, row, to || null);
      await recordAudit(trx, who, { action, kind: row.kind, recordId: row.id }, now);
    }
    return { ok: true, token: `${was}/${to}` };
  });
}

type PutOff = Pick<TriageState, "snoozed_until" | "due_again_at">;

/** The row waits again from the first moment of a day, and is due at its end. Null when the day is too near or too far. */
export function untilDay(day: string, now: Date): PutOff | null {
  const today = localDay(now);
  if (!isDay(day) || day <= today || day > addDays(today, MAX_SNOOZE_DAYS)) return null;
  const { start, end } = localTimestampsOf({ from: day, to: day });
  return { snoozed_until: start, due_again_at: end };
}

/** @param was until when it was snoozed on the page, "" for not at all */
export function snooze(
  { db, who, now }: ChangeContext,
  row: RowKey,
  { was, to }: { was: string; to: PutOff },
): Promise<ChangeResult> {
  return changeRow(db, row, async (trx, found) => {
    if (found.is_open === 0)
      return await conflict(trx, row, ["answered", "replied", "resolved"], "took care of it");
    if (found.danger !== null && to.snoozed_until !== null) return refuse(problems.urgentSnoozed);
    const { snoozed_until, due_again_at } = found;
    const isSnoozed = snoozed_until !== null && snoozed_until > now.toISOString();
    if ((isSnoozed ? snoozed_until : "") !== was)
      return await conflict(trx, row, ["snoozed", "snooze ended"], "snoozed it or ended its snooze");
    await updateTriage(trx, row, to);
    const action = to.snoozed_until === null ? "snooze ended" : "snoozed";
    await recordAudit(trx, who, { action, kind: row.kind, recordId: row.id }, now);
    return { ok: true, token: [snoozed_until, due_again_at, to.snoozed_until].join("/") };
  });
}
