import {
  type CampaignCreation,
  createCampaign,
} from "~/features/newsletter/campaigns/create-campaign.server";
import { newsletterSettings } from "~/features/newsletter/campaigns/settings.server";
import { currentIssue } from "~/features/newsletter/issue/current-issue.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { type Actor, recordAudit } from "~/server/audit-log.queries.server";
import type { Database } from "~/server/open-database.server";
import type { CampaignKind } from "~/server/schema.server";
import type { Services } from "~/server/services.server";
import { saveDraft, writeTeamUpdate } from "./draft.server";
import { deleteDraft, findDraft } from "./drafts.queries.server";
import { campaignProgress, newsletterPanel, sendingBlocked, teamUpdatePanel } from "./sending.copy";
import {
  confirmTeamUpdateForm,
  discardDraftForm,
  panels,
  sendingParameters as parameters,
  sendNewsletterForm,
  teamUpdateForm,
} from "./sending.forms";

/** For `handleForms`: a team update's content may be long; no visitor's form is. */
export const MAX_SENDING_BYTES = 2 * 1024 * 1024;

interface SendingRequest {
  request: Request;
  services: Services;
  staff: Actor;
}

const wasCreated = (creation: CampaignCreation): creation is Extract<CampaignCreation, { id: number }> =>
  "id" in creation;

function goTo(request: Request, to: Record<string, string>, anchor: string): SubmissionResult {
  const { pathname, searchParams } = new URL(request.url);
  for (const name of [...Object.values(parameters), SENT_PARAMETER]) searchParams.delete(name);
  for (const [name, value] of Object.entries(to)) searchParams.set(name, value);
  return { ok: true, to: `${pathname}?${searchParams}#${anchor}` };
}

function goToProgress(request: Request, id: number, refresh: string): SubmissionResult {
  const again = refresh === "on" ? { [parameters.refresh]: "on" } : {};
  return goTo(request, { [parameters.send]: String(id), ...again }, "progress");
}

/** Writes the audit log in the transaction that makes the campaign. */
function recordCampaign(kind: CampaignKind, staff: Actor, now: Date) {
  return (trx: Database, { id, recipients, subject }: { id: number; recipients: number; subject: string }) =>
    recordAudit(
      trx,
      staff,
      {
        action: "sent",
        kind: "send",
        recordId: String(id),
        rowCount: recipients,
        after: { kind, subject, recipients },
      },
      now,
    );
}

async function sendNewsletter(
  { request, services: { db, env }, staff }: SendingRequest,
  { refresh }: { refresh: string },
  now: Date,
): Promise<SubmissionResult> {
  const { publisher, blockers } = newsletterSettings(env);
  if (blockers.length > 0)
    return { ok: false, failure: campaignProgress.newsletterFailure(sendingBlocked.text(blockers)) };
  const creation = await createCampaign(db, {
    kind: "newsletter",
    scheduledFor: null,
    createdBy: staff.userId,
    now,
    write: (trx) => currentIssue(trx, publisher, now),
    record: recordCampaign("newsletter", staff, now),
  });
  // One that is under way already is what the second of two posts was about.
  if (wasCreated(creation)) return goToProgress(request, creation.id, refresh);
  const failure =
    creation.result === "no recipients" ? newsletterPanel.noRecipients : newsletterPanel.nothingNew;
  return { ok: false, failure: campaignProgress.newsletterFailure(failure) };
}

async function previewTeamUpdate(
  { request, services: { db, env }, staff }: SendingRequest,
  written: { subject: string; content: string },
  now: Date,
): Promise<SubmissionResult> {
  const mail = writeTeamUpdate(written, newsletterSettings(env).publisher);
  if ("problem" in mail) return { ok: false, errors: { content: mail.problem } };
  await saveDraft(db, staff.userId, written, now);
  return goTo(request, { [parameters.preview]: "team-update" }, panels.teamUpdate);
}

class NoSuchDraft extends Error {}

async function sendTeamUpdate(
  { request, services: { db, env }, staff }: SendingRequest,
  { draft: key, refresh }: { draft: string; refresh: string },
  now: Date,
): Promise<SubmissionResult> {
  const { publisher, blockers } = newsletterSettings(env);
  if (blockers.length > 0)
    return { ok: false, failure: `${teamUpdatePanel.notSent} ${sendingBlocked.text(blockers)}` };
  const record = recordCampaign("team_update", staff, now);
  try {
    const creation = await createCampaign(db, {
      kind: "team_update",
      scheduledFor: null,
      createdBy: staff.userId,
      idempotencyKey: key,
      now,
      write: async (trx) => {
        const draft = await findDraft(trx, staff.userId);
        if (draft?.key !== key) throw new NoSuchDraft();
        const mail = writeTeamUpdate(draft, publisher);
        return "problem" in mail ? undefined : mail.issue;
      },
      record: async (trx, made) => {
        await deleteDraft(trx, staff.userId);
        await record(trx, made);
      },
    });
    if (wasCreated(creation)) return goToProgress(request, creation.id, refresh);
    return { ok: false, failure: `${teamUpdatePanel.failure} ${teamUpdatePanel.noRecipients}` };
  } catch (error) {
    if (!(error instanceof NoSuchDraft)) throw error;
    const draft = await findDraft(db, staff.userId);
    return { ok: false, failure: draft ? teamUpdatePanel.stale : teamUpdatePanel.noDraft };
  }
}

/** Nothing is mailed here: mails are queued for the worker. What was typed is saved as a draft first. */
export function sendingHandlers(request: Request, services: Services, staff: Actor): FormHandler[] {
  const asked = { request, services, staff };
  return [
    createFormHandler(sendNewsletterForm, (values, { now }) => sendNewsletter(asked, values, now)),
    createFormHandler(teamUpdateForm, (values, { now }) => previewTeamUpdate(asked, values, now)),
    createFormHandler(confirmTeamUpdateForm, (values, { now }) => sendTeamUpdate(asked, values, now)),
    createFormHandler(discardDraftForm, async () => {
      await deleteDraft(services.db, staff.userId);
      return { ok: true };
    }),
  ];
}
