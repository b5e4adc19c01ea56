import * as z from "zod";
import type { Database } from "~/database/open-database.server";
import { setStatus } from "~/kits/admin-table/changes.queries.server";
import type { ServerTable } from "~/kits/admin-table/table-queries";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler } from "~/kits/forms/form-handler.server";
import { cancelMail, isMailQueued, releaseMail } from "~/kits/outbox/mail-transitions.queries.server";
import { reopenOthers } from "./also-answers.server";
import { findReply, markTakenBack } from "./replies.queries.server";
import { replyCopy as copy } from "./reply.copy";
import { sendNowForm, takeBackForm } from "./reply.form";
import { answeredKinds, type RowBefore, restoreRecord } from "./row-before.server";

const time = z.string().nullable();
const beforeSchema: z.ZodType<RowBefore> = z.object({
  due_again_at: time,
  snoozed_until: time,
  nextDue: time,
  status: z.string().nullable(),
  // Replies of before have none.
  others: z
    .array(
      z.object({
        kind: z.enum(answeredKinds),
        id: z.string(),
        due_again_at: time,
        snoozed_until: time,
      }),
    )
    .default([]),
});

interface HeldReply {
  who: Actor;
  row: { table: ServerTable; id: string };
  /** Id of the reply. */
  reply: string;
}

/** A reply of one's own that is on its way, with its mail. */
async function findOwn(trx: Database, { who, row, reply }: HeldReply) {
  const found = await findReply(trx, reply);
  const isOwn = found?.record_id === row.id && found.kind === row.table.kind && found.sent_by === who.email;
  if (!isOwn || found.mail_status !== null || found.mail_id === null || found.before === null)
    return undefined;
  return { ...found, mail_id: found.mail_id, before: found.before };
}

/** Whether the two buttons are shown. */
export async function canTakeBack(db: Database, held: HeldReply): Promise<boolean> {
  const found = await findOwn(db, held);
  return found !== undefined && (await isMailQueued(db, found.mail_id));
}

/** @returns false where a server may have it */
export async function sendNow(db: Database, held: HeldReply): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const found = await findOwn(trx, held);
    return found !== undefined && (await releaseMail(trx, found.mail_id));
  });
}

/**
 * The row is as it was before the reply, whose text is a draft of whoever wrote it.
 * @returns false where a server may have it: then nothing is changed
 */
export async function takeBackReply(db: Database, held: HeldReply, now: Date): Promise<boolean> {
  const {
    who,
    row: { table, id },
  } = held;
  return await db.transaction().execute(async (trx) => {
    const found = await findOwn(trx, held);
    if (!found || !(await cancelMail(trx, found.mail_id, now.toISOString()))) return false;
    await markTakenBack(trx, found.id);
    const before = beforeSchema.parse(JSON.parse(found.before));
    const { respondable } = table.queries;
    if (respondable) await restoreRecord(trx, respondable, found, before);
    await reopenOthers(trx, { who, at: found.created_at, others: before.others }, now);
    // A colleague may have set another one since, which stays.
    if (before.status !== null && found.decision !== null)
      await setStatus(trx, { who, table, id, was: found.decision, status: before.status, now });
    await recordAudit(trx, who, { action: "reply taken back", kind: table.kind, recordId: id }, now);
    return true;
  });
}

/** Handlers of the two buttons beside a reply that has not left. @param to where they lead */
export function heldForms(
  db: Database,
  who: Actor,
  row: HeldReply["row"],
  to: (form: string) => string,
): FormHandler[] {
  const tooLate = { ok: false as const, status: 409 as const, failure: copy.hasLeft };
  return [
    createFormHandler(takeBackForm, async ({ reply }, { now }) =>
      (await takeBackReply(db, { who, row, reply }, now)) ? { ok: true, to: to(takeBackForm.name) } : tooLate,
    ),
    createFormHandler(sendNowForm, async ({ reply }) =>
      (await sendNow(db, { who, row, reply })) ? { ok: true, to: to(sendNowForm.name) } : tooLate,
    ),
  ];
}
