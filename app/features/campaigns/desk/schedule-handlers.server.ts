import type { Database } from "~/database/open-database.server";
import { findDraft, findDraftByKey, updateDraftTime } from "~/features/campaigns/sending/drafts.server";
import { changeNewsletterDraft } from "~/features/campaigns/sending/newsletter-draft.server";
import { answerDueOccurrence } from "~/features/campaigns/sending/schedule.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { findNewsletterDraft } from "~/features/campaigns/weekly/newsletter-draft.queries.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import type { Services } from "~/server/services.server";
import { cancelTimeForm, panels, scheduleTeamUpdateForm } from "./campaign.forms";
import { readChosenTime, type TimeInputs } from "./choose-time";
import { teamUpdatePanel } from "./desk.copy";
import { chosenTime as copy } from "./newsletter-draft.copy";
import { redirectTo } from "./sending-redirect.server";

function recordTime(
  trx: Database,
  staff: Actor,
  { action, subject, sendAt }: { action: string; subject: string; sendAt: string },
  now: Date,
): Promise<void> {
  const after = { kind: "team_update", subject, send_at: sendAt };
  return recordAudit(trx, staff, { action, kind: "send", recordId: null, after }, now);
}

function scheduleTeamUpdate(
  request: Request,
  { db, env }: Services,
  staff: Actor,
  { draft: key, ...times }: { draft: string } & TimeInputs,
  now: Date,
): Promise<SubmissionResult> {
  const { blockers } = newsletterSettings(env);
  return db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    if (blockers.length > 0) return { ok: false, failure: sendingBlocked.text(blockers) };
    const draft = await findDraft(trx, staff.userId);
    if (!draft) return { ok: false, failure: teamUpdatePanel.noDraft };
    if (draft.key !== key) return { ok: false, failure: teamUpdatePanel.stale };
    const chosen = readChosenTime(times, { stored: draft.send_at, now });
    if ("errors" in chosen) return { ok: false, errors: chosen.errors };
    const { sendAt } = chosen;
    if (sendAt === null) return { ok: false, failure: copy.failure };
    await updateDraftTime(trx, key, { send_at: sendAt, missed_at: null, missed_reason: null });
    await recordTime(trx, staff, { action: "scheduled", subject: draft.subject, sendAt }, now);
    return redirectTo(request, { [SENT_PARAMETER]: scheduleTeamUpdateForm.name }, panels.scheduled);
  });
}

/** @param at the time that the page showed: another one stays */
function cancelTime(
  request: Request,
  { db, env }: Services,
  staff: Actor,
  { of, at }: { of: string; at: string },
  now: Date,
): Promise<SubmissionResult> {
  const nothing: SubmissionResult = { ok: false, status: 409, failure: copy.nothing };
  return db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    if (of === "newsletter") {
      const draft = await findNewsletterDraft(trx);
      if (draft.send_at === null || draft.send_at !== at) return nothing;
      await answerDueOccurrence(trx, newsletterSettings(env), now);
      const change = { send_at: null, scheduled_by: null };
      await changeNewsletterDraft(trx, draft, { change, action: "time removed", who: staff }, now);
    } else {
      const draft = await findDraftByKey(trx, of);
      if (!draft || draft.send_at === null || draft.send_at !== at) return nothing;
      await updateDraftTime(trx, of, { send_at: null });
      await recordTime(trx, staff, { action: "time removed", subject: draft.subject, sendAt: at }, now);
    }
    return redirectTo(request, { [SENT_PARAMETER]: cancelTimeForm.name }, panels.scheduled);
  });
}

export function scheduleHandlers(request: Request, services: Services, staff: Actor): FormHandler[] {
  return [
    createFormHandler(scheduleTeamUpdateForm, (values, { now }) =>
      scheduleTeamUpdate(request, services, staff, values, now),
    ),
    createFormHandler(cancelTimeForm, (values, { now }) => cancelTime(request, services, staff, values, now)),
  ];
}
