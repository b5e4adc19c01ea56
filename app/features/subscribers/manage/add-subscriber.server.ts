import { randomUUID } from "node:crypto";
import type { Database } from "~/database/open-database.server";
import {
  addSubscriber,
  preferenceColumns,
  requestConfirmation,
  type SignUp,
} from "~/features/subscribers/list/subscribe.server";
import { cleanName, rejectLinkInName } from "~/features/subscribers/list/subscriber-name";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import type { ValuesOf } from "~/kits/forms/define-form";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { formatDay } from "~/lib/time/dates";
import { addPage } from "./manage.copy";
import { addSubscriberForm } from "./manage-subscribers.forms";
import { type ManageServices, type Standing, standingsOf } from "./standings.server";
import { subscriberPath } from "./subscribers.admin";

function problemOf(standing: Standing, mustConfirm: boolean): string | undefined {
  const { problems } = addPage;
  switch (standing.kind) {
    case "new":
      return undefined;
    case "left":
      return mustConfirm ? undefined : problems.left(standing.at ? formatDay(standing.at) : "");
    case "erased":
      return mustConfirm ? undefined : problems.erased;
    default:
      return problems[standing.kind];
  }
}

interface Addition extends SignUp {
  consentNote: string;
  mustConfirm: boolean;
}

/** @returns the new subscriber's id; null where a mail asks them to confirm first */
export async function addOne(
  trx: Database,
  standing: Standing,
  { consentNote, mustConfirm, ...values }: Addition,
  now: Date,
): Promise<string | null> {
  const consent_note = consentNote;
  const id = standing.kind === "left" ? standing.id : randomUUID();
  if (!mustConfirm) {
    await addSubscriber(trx, { ...values, id }, now, null, consent_note);
    return id;
  }
  await requestConfirmation(trx, values, id, now, consent_note);
  return null;
}

async function add(
  { db, env }: ManageServices,
  who: Actor,
  { way, name, consentNote, ...values }: ValuesOf<typeof addSubscriberForm>,
  now: Date,
): Promise<SubmissionResult> {
  const mustConfirm = way === "ask";
  return await db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    const standing = (await standingsOf({ db: trx, env }, [values.email], now))(values.email);
    const problem = problemOf(standing, mustConfirm);
    if (problem !== undefined) return { ok: false, errors: { email: problem } };
    const addition = { ...values, name: cleanName(name), consentNote, mustConfirm };
    const id = await addOne(trx, standing, addition, now);
    const after = { ...preferenceColumns(values), asked_to_confirm: mustConfirm };
    await recordAudit(trx, who, { action: "added", kind: "newsletter", recordId: id, after }, now);
    return id === null
      ? { ok: true }
      : { ok: true, to: `${subscriberPath(id)}?${SENT_PARAMETER}=${addSubscriberForm.name}` };
  });
}

export function addSubscriberHandler(services: ManageServices, who: Actor): FormHandler {
  return createFormHandler(addSubscriberForm, (values, { now }) => add(services, who, values, now), {
    rule: rejectLinkInName,
  });
}
