import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import {
  changeDraft,
  clearDraft,
  findDraft,
  findDraftById,
  isBlank,
  isSame,
  ownerOf,
} from "~/features/campaigns/drafts/drafts.server";
import { onTimeRemoved } from "~/features/campaigns/sending/send-chosen.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import {
  draftKey,
  formatTeamUpdateBody,
  writeTeamUpdate,
} from "~/features/campaigns/team-update/team-update-writer.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { Services } from "~/server/services.server";
import {
  cancelTimeForm,
  discardForms,
  panels,
  sendingParameters as parameters,
  scheduleTeamUpdateForm,
  teamUpdateForm,
} from "./campaign.forms";
import { redirectTo } from "./campaign-paths";
import { readChosenTime, type TimeInputs } from "./choose-time";
import { sendLater, teamUpdatePanel } from "./desk.copy";

export interface SendingRequest {
  request: Request;
  services: Services;
  staff: Actor;
}

/** Saving unchanged text leaves the draft's key as it is, so its preview stays valid. */
async function previewTeamUpdate(
  { request, services: { db, env }, staff }: SendingRequest,
  written: { subject: string; content: string },
  now: Date,
): Promise<SubmissionResult> {
  const mail = writeTeamUpdate(written, newsletterSettings(env).publisher);
  if ("problem" in mail) return { ok: false, errors: { content: mail.problem } };
  await db.transaction().execute(async (trx) => {
    const draft = await findDraft(trx, "team_update", staff.userId);
    const change = { subject: written.subject, body: formatTeamUpdateBody(written) };
    if (isSame(draft, change)) return;
    const missed = { missed_at: null, missed_reason: null };
    await changeDraft(trx, draft, { change: { ...change, ...missed }, action: "edited", who: staff }, now);
  });
  return redirectTo(request, { [parameters.preview]: "team-update" }, panels.teamUpdate);
}

function recordTime(
  trx: Database,
  staff: Actor,
  { action, subject, sendAt }: { action: string; subject: string; sendAt: string },
  now: Date,
): Promise<void> {
  const after = { kind: "team_update", subject, send_at: sendAt };
  return recordAudit(trx, staff, { action, kind: "campaign", recordId: null, after }, now);
}

function scheduleTeamUpdate(
  { request, services: { db, env }, staff }: SendingRequest,
  { key, ...times }: { key: string } & TimeInputs,
  now: Date,
): Promise<SubmissionResult> {
  const { blockers } = newsletterSettings(env);
  return db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    if (blockers.length > 0) return { ok: false, failure: sendingBlocked.text(blockers) };
    const draft = await findDraft(trx, "team_update", staff.userId);
    if (isBlank(draft)) return { ok: false, failure: teamUpdatePanel.noDraft };
    if (draftKey(draft) !== key) return { ok: false, failure: teamUpdatePanel.stale };
    const chosen = readChosenTime(times, { stored: draft.send_at, now });
    if ("errors" in chosen) return { ok: false, errors: chosen.errors };
    const { sendAt } = chosen;
    if (sendAt === null) return { ok: false, failure: sendLater.failure };
    const change = { send_at: sendAt, scheduled_by: staff.userId, missed_at: null, missed_reason: null };
    await changeDraft(trx, draft, { change, action: "scheduled", who: staff }, now);
    await recordTime(trx, staff, { action: "scheduled", subject: draft.subject, sendAt }, now);
    return redirectTo(request, { [SENT_PARAMETER]: scheduleTeamUpdateForm.name }, panels.scheduled);
  });
}

/** @param at the time that the page showed: another one stays */
function cancelTime(
  { request, services: { db, env }, staff }: SendingRequest,
  { of, at }: { of: string; at: string },
  now: Date,
): Promise<SubmissionResult> {
  return db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    const id = parseRecordId(of);
    const draft = id === null ? undefined : await findDraftById(trx, id);
    if (!draft || draft.send_at === null || draft.send_at !== at)
      return {
        ok: false,
        status: 409,
        failure: "It has been sent, or its time was changed. Nothing was changed now.",
      };
    await onTimeRemoved(trx, draft, newsletterSettings(env), now);
    const change = { send_at: null, scheduled_by: null };
    await changeDraft(trx, draft, { change, action: "time removed", who: staff }, now);
    if (draft.owner !== null)
      await recordTime(trx, staff, { action: "time removed", subject: draft.subject, sendAt: at }, now);
    return redirectTo(request, { [SENT_PARAMETER]: cancelTimeForm.name }, panels.scheduled);
  });
}

/** Nothing is sent by itself any more, and the draft is blank. */
export function discardDraft(
  { db, env }: Services,
  staff: Actor,
  kind: CampaignKind,
  now: Date,
): Promise<SubmissionResult> {
  return db.transaction().execute(async (trx): Promise<SubmissionResult> => {
    const draft = await findDraft(trx, kind, ownerOf(kind, staff.userId));
    if (draft.send_at !== null) await onTimeRemoved(trx, draft, newsletterSettings(env), now);
    await clearDraft(trx, draft, { action: "discarded", who: staff }, now);
    return { ok: true };
  });
}

export function draftHandlers(asked: SendingRequest): FormHandler[] {
  const { services, staff } = asked;
  return [
    createFormHandler(teamUpdateForm, (values, { now }) => previewTeamUpdate(asked, values, now)),
    createFormHandler(discardForms.team_update, (_, { now }) =>
      discardDraft(services, staff, "team_update", now),
    ),
    createFormHandler(scheduleTeamUpdateForm, (values, { now }) => scheduleTeamUpdate(asked, values, now)),
    createFormHandler(cancelTimeForm, (values, { now }) => cancelTime(asked, values, now)),
  ];
}
