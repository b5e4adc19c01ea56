import type { CampaignKind } from "~/database/schema/schema.server";
import { findDraft, isBlank, ownerOf } from "~/features/campaigns/drafts/drafts.server";
import {
  type CampaignCreation,
  createCampaign,
  recordCampaign,
  writers,
} from "~/features/campaigns/sending/create-campaign.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import { currentIssue } from "~/features/campaigns/weekly/current-issue.server";
import type { Actor } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import { SENT_PARAMETER } from "~/kits/forms/form-result";
import { holdQueue } from "~/kits/outbox/queue-controls.server";
import type { Services } from "~/server/services.server";
import { sendingParameters as parameters, sendForms, testForms } from "./campaign.forms";
import { redirectTo } from "./campaign-paths";
import { controlHandlers } from "./control-campaign.server";
import { newsletterFailure, newsletterPanel, teamUpdatePanel, testFailure } from "./desk.copy";
import { draftHandlers, type SendingRequest } from "./draft-handlers.server";
import { describeChange } from "./preview.server";
import { enqueueTestMail } from "./test-mails.server";

/** No mail that staff send leaves before: docs/decisions/sending.md. */
const UNDO_MS = 60_000;

/** For `handleForms`: a team update's content may be long; no visitor's form is. */
export const MAX_SENDING_BYTES = 2 * 1024 * 1024;

const kinds = ["newsletter", "team_update"] as const satisfies CampaignKind[];

const notSent: Record<CampaignKind, (why: string) => string> = {
  newsletter: newsletterFailure,
  team_update: (why) => `Failed to send team update. ${why}`,
};

/** Why what was previewed is not sent. */
const refusals: Record<
  CampaignKind,
  (
    asked: SendingRequest,
    result: CampaignCreation["result"],
    shown: string,
    now: Date,
  ) => Promise<SubmissionResult>
> = {
  newsletter: async ({ services: { db, env } }, result, shown, now) => {
    const { publisher } = newsletterSettings(env);
    const issue = result === "changed" ? await currentIssue(db, publisher, now) : undefined;
    const noRecipients = result === "no recipients" && newsletterPanel.noRecipients;
    const why =
      (issue && describeChange(shown, issue.contents)) || noRecipients || newsletterPanel.nothingNew;
    // By this status a page with script loads itself again.
    return { ok: false, status: 409, failure: notSent.newsletter(why) };
  },
  team_update: async ({ services: { db }, staff }, result) => {
    if (isBlank(await findDraft(db, "team_update", staff.userId)))
      return { ok: false, failure: teamUpdatePanel.noDraft };
    if (result === "changed") return { ok: false, failure: teamUpdatePanel.stale };
    return { ok: false, failure: `${teamUpdatePanel.failure} ${teamUpdatePanel.noRecipients}` };
  },
};

async function send(
  asked: SendingRequest,
  kind: CampaignKind,
  { key, shown, refresh }: { key: string; shown: string; refresh: string },
  now: Date,
): Promise<SubmissionResult> {
  const { request, services, staff } = asked;
  const { publisher, blockers } = newsletterSettings(services.env);
  if (blockers.length > 0) return { ok: false, failure: notSent[kind](sendingBlocked.text(blockers)) };
  const creation = await createCampaign(services.db, {
    writer: writers[kind],
    owner: ownerOf(kind, staff.userId),
    scheduledFor: null,
    createdBy: staff.userId,
    publisher,
    key,
    now,
    record: async (trx, made) => {
      await holdQueue(trx, { kind, campaignId: made.id }, new Date(now.valueOf() + UNDO_MS));
      await recordCampaign(trx, staff, made, { kind, now });
    },
  });
  if (!("id" in creation)) return await refusals[kind](asked, creation.result, shown, now);
  // One that is under way already is what the second of two posts was about.
  const again = refresh === "on" ? { [parameters.refresh]: "on" } : {};
  return redirectTo(request, { [parameters.campaign]: String(creation.id), ...again }, "progress");
}

async function sendTest(
  { request, services, staff }: SendingRequest,
  kind: CampaignKind,
  key: string,
  now: Date,
): Promise<SubmissionResult> {
  const form = testForms[kind];
  // Only a page of this site makes one.
  if (!/^[\da-f-]{36}$/.test(key)) return { ok: false, failure: testFailure };
  if (!(await enqueueTestMail(services, staff, { kind, key }, now)))
    return { ok: false, failure: "There is nothing to send a test of." };
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set(SENT_PARAMETER, form.name);
  return { ok: true, to: `${pathname}?${searchParams}#${form.anchor}` };
}

/** Nothing is mailed here: mails are queued for the worker. What was typed is saved as a draft first. */
export function sendingHandlers(request: Request, services: Services, staff: Actor): FormHandler[] {
  const asked = { request, services, staff };
  return [
    ...kinds.flatMap((kind) => [
      createFormHandler(sendForms[kind], (values, { now }) => send(asked, kind, values, now)),
      createFormHandler(testForms[kind], ({ key }, { now }) => sendTest(asked, kind, key, now)),
    ]),
    ...draftHandlers(asked),
    ...controlHandlers(request, services, staff),
  ];
}
