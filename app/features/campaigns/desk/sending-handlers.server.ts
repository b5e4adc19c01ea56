import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import {
  type CampaignCreation,
  createCampaign,
  type MadeCampaign,
  recordCampaign,
} from "~/features/campaigns/sending/create-campaign.server";
import { createTeamUpdate, NoSuchDraft } from "~/features/campaigns/sending/create-team-update.server";
import { deleteDraft, findDraft, saveDraft } from "~/features/campaigns/sending/drafts.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { writeTeamUpdate } from "~/features/campaigns/team-update/team-update-writer.server";
import { currentIssue } from "~/features/campaigns/weekly/current-issue.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { holdQueue } from "~/kits/outbox/queue-controls.server";
import type { Services } from "~/server/services.server";
import { testMails } from "./campaign.copy";
import {
  confirmTeamUpdateForm,
  discardDraftForm,
  panels,
  sendingParameters as parameters,
  sendNewsletterForm,
  teamUpdateForm,
  testNewsletterForm,
  testTeamUpdateForm,
} from "./campaign.forms";
import { controlHandlers } from "./control-campaign.server";
import { campaignProgress, newsletterPanel, teamUpdatePanel } from "./desk.copy";
import { scheduleHandlers } from "./schedule-handlers.server";
import { redirectTo } from "./sending-redirect.server";
import { describeChange } from "./shown-issue.server";
import { enqueueTestMail } from "./test-mails.server";

/** By which a page with script loads itself again. */
const CONFLICT = 409;

/** No mail that staff send leaves before: docs/decisions/sending.md. */
const UNDO_MS = 60_000;

/** For `handleForms`: a team update's content may be long; no visitor's form is. */
export const MAX_SENDING_BYTES = 2 * 1024 * 1024;

interface SendingRequest {
  request: Request;
  services: Services;
  staff: Actor;
}

const wasCreated = (creation: CampaignCreation): creation is Extract<CampaignCreation, { id: number }> =>
  "id" in creation;

function goToProgress(request: Request, id: number, refresh: string): SubmissionResult {
  const again = refresh === "on" ? { [parameters.refresh]: "on" } : {};
  return redirectTo(request, { [parameters.send]: String(id), ...again }, "progress");
}

/** In the transaction that makes the campaign: the undo window and the audit log. */
function holdAndRecord(kind: CampaignKind, staff: Actor, now: Date) {
  return async (trx: Database, made: MadeCampaign) => {
    await holdQueue(trx, { kind, campaignId: made.id }, new Date(now.valueOf() + UNDO_MS));
    await recordCampaign(trx, staff, made, { kind, now });
  };
}

async function sendNewsletter(
  { request, services: { db, env }, staff }: SendingRequest,
  { issue: issueKey, shown, refresh }: { issue: string; shown: string; refresh: string },
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
    issueKey,
    write: (trx) => currentIssue(trx, publisher, now),
    record: holdAndRecord("newsletter", staff, now),
  });
  // One that is under way already is what the second of two posts was about.
  if (wasCreated(creation)) return goToProgress(request, creation.id, refresh);
  const issue = creation.result === "changed" ? await currentIssue(db, publisher, now) : undefined;
  const noRecipients = creation.result === "no recipients" && newsletterPanel.noRecipients;
  const failure =
    (issue && describeChange(shown, issue.contents)) || noRecipients || newsletterPanel.nothingNew;
  return { ok: false, status: CONFLICT, failure: campaignProgress.newsletterFailure(failure) };
}

async function previewTeamUpdate(
  { request, services: { db, env }, staff }: SendingRequest,
  written: { subject: string; content: string },
  now: Date,
): Promise<SubmissionResult> {
  const mail = writeTeamUpdate(written, newsletterSettings(env).publisher);
  if ("problem" in mail) return { ok: false, errors: { content: mail.problem } };
  await saveDraft(db, staff.userId, written, now);
  return redirectTo(request, { [parameters.preview]: "team-update" }, panels.teamUpdate);
}

async function sendTest(
  { request, services, staff }: SendingRequest,
  of: "newsletter" | "draft",
  key: string,
  now: Date,
): Promise<SubmissionResult> {
  const form = of === "draft" ? testTeamUpdateForm : testNewsletterForm;
  // Only a page of this site makes one.
  if (!/^[\da-f-]{36}$/.test(key)) return { ok: false, failure: testMails.failure };
  if (!(await enqueueTestMail(services, staff, { of, key }, now)))
    return { ok: false, failure: testMails.nothing };
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set(SENT_PARAMETER, form.name);
  return { ok: true, to: `${pathname}?${searchParams}#${form.anchor}` };
}

async function sendTeamUpdate(
  { request, services: { db, env }, staff }: SendingRequest,
  { draft: key, refresh }: { draft: string; refresh: string },
  now: Date,
): Promise<SubmissionResult> {
  const { publisher, blockers } = newsletterSettings(env);
  if (blockers.length > 0)
    return { ok: false, failure: `${teamUpdatePanel.notSent} ${sendingBlocked.text(blockers)}` };
  try {
    const record = holdAndRecord("team_update", staff, now);
    const creation = await createTeamUpdate(db, { userId: staff.userId, key, publisher, record, now });
    if (wasCreated(creation)) return goToProgress(request, creation.id, refresh);
    return { ok: false, failure: `${teamUpdatePanel.failure} ${teamUpdatePanel.noRecipients}` };
  } catch (error) {
    if (!(error instanceof NoSuchDraft)) throw error;
    const other = await findDraft(db, staff.userId);
    return { ok: false, failure: other ? teamUpdatePanel.stale : teamUpdatePanel.noDraft };
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
    createFormHandler(testNewsletterForm, ({ key }, { now }) => sendTest(asked, "newsletter", key, now)),
    createFormHandler(testTeamUpdateForm, ({ key }, { now }) => sendTest(asked, "draft", key, now)),
    ...scheduleHandlers(request, services, staff),
    ...controlHandlers(request, services, staff),
  ];
}
