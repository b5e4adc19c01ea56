import type { Database } from "~/database/open-database.server";
import type { CampaignKind } from "~/database/schema/schema.server";
import { findSource } from "~/features/campaigns/sending/campaigns.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { newsletterSettings } from "~/features/campaigns/sending/settings.server";
import {
  reopenCampaign,
  returnDraft,
  settleCampaign,
} from "~/features/campaigns/sending/settle-campaign.server";
import { type Actor, recordAudit } from "~/kits/audit-log/audit-log.queries.server";
import { createFormHandler, type FormHandler, type SubmissionResult } from "~/kits/forms/form-handler.server";
import type { MailQueue } from "~/kits/outbox/mail-kind";
import { closeQueue, findQueue } from "~/kits/outbox/mail-queues.queries.server";
import { countMails, hasUnsettledMail } from "~/kits/outbox/mails.queries.server";
import {
  cancelQueue,
  holdQueue,
  pauseQueue,
  resendMails,
  resumeQueue,
} from "~/kits/outbox/queue-controls.server";
import { parseRecordId } from "~/kits/versioning/parse-record-id";
import type { Services } from "~/server/services.server";
import { type Control, controlForms, panels, sendingParameters as parameters } from "./campaign.forms";
import { redirectTo } from "./campaign-paths";
import { findCampaign } from "./past-campaigns.server";
import { countTroubledMails, saveUncertainReview, seenMails } from "./troubled-mails.server";

const copy = {
  missing: "There is no such campaign.",
  over: "It is over already, so nothing was changed.",
  changed: "The numbers have changed since this page was made. Please look again; nothing was sent.",
} as const;

interface Context {
  trx: Database;
  campaign: { id: number; kind: CampaignKind };
  queue: MailQueue;
  /** Nothing once all mails are settled. */
  state: Awaited<ReturnType<typeof findQueue>>;
  staff: Actor;
  seen: string;
  now: Date;
}

interface Change {
  /** For the audit log. */
  action: string;
  mails: number;
}

/** Null: there is nothing left to change, as after a double click. */
type Answer = Change | { failure: string } | null;

const isHeld = ({ state, now }: Context) => (state?.not_before ?? "") > now.toISOString();
const isOpen = ({ state }: Context) => state !== undefined && state.cancelled_at === null;

async function waiting({ trx, queue }: Context): Promise<number> {
  return (await countMails(trx, queue)).queued;
}

async function cancel(context: Context): Promise<Change> {
  const { trx, campaign, queue, now } = context;
  const mails = await cancelQueue(trx, queue, now);
  // Without waiting for the worker, which may be away.
  if (!(await hasUnsettledMail(trx, queue))) {
    await closeQueue(trx, queue);
    await settleCampaign(trx, campaign.id, now);
  }
  return { action: "cancelled", mails };
}

async function resend(context: Context, which: "failed" | "uncertain"): Promise<Answer> {
  const { trx, campaign, queue, seen, now } = context;
  const found = (await countTroubledMails(trx, queue))[which];
  if (found.count === 0) return null;
  if (seen !== seenMails(found)) return { failure: copy.changed };
  const mails = await resendMails(trx, queue, which, now);
  await reopenCampaign(trx, campaign.id, now);
  return { action: `sent again to ${which}`, mails };
}

const controls: Record<Exclude<Control, "editAgain">, (context: Context) => Promise<Answer>> = {
  undo: async (context) => {
    if (isHeld(context)) return cancel(context);
    if (!isOpen(context)) return null;
    return { failure: "It is going out already, so it could not be undone. Pause or stop it." };
  },
  sendNow: async (context) => {
    const { trx, queue, now } = context;
    if (!isHeld(context)) return null;
    await holdQueue(trx, queue, now);
    return { action: "sent without delay", mails: await waiting(context) };
  },
  pause: async (context) => {
    const { trx, queue, state, now } = context;
    if (!isOpen(context)) return { failure: copy.over };
    if (state?.paused_at) return null;
    await pauseQueue(trx, queue, "staff", now);
    return { action: "paused", mails: await waiting(context) };
  },
  resume: async (context) => {
    const { trx, queue, state, now } = context;
    if (!state?.paused_at) return null;
    await resumeQueue(trx, queue, now);
    return { action: "resumed", mails: await waiting(context) };
  },
  cancel: async (context) => {
    if (isOpen(context)) return cancel(context);
    return context.state ? null : { failure: copy.over };
  },
  resendFailed: (context) => resend(context, "failed"),
  resendUncertain: (context) => resend(context, "uncertain"),
  leaveUncertain: async ({ trx, campaign, queue, staff, seen, now }) => {
    const { uncertain } = await countTroubledMails(trx, queue);
    if (uncertain.count === 0) return null;
    if (seen !== seenMails(uncertain)) return { failure: copy.changed };
    await saveUncertainReview(trx, {
      campaign_id: campaign.id,
      mails: uncertain.count,
      reviewed_by: staff.email,
      reviewed_at: now.toISOString(),
    });
    return { action: "left uncertain mails", mails: uncertain.count };
  },
};

const handled = [
  ...(["undo", "sendNow", "pause", "resume", "cancel"] as const),
  ...(["resendFailed", "resendUncertain", "leaveUncertain"] as const),
];

/** In one transaction with the audit log. @returns why nothing was changed, for staff */
function controlCampaign(
  db: Database,
  { control, id, seen, staff }: { control: keyof typeof controls; id: number; seen: string; staff: Actor },
  now: Date,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const campaign = await findCampaign(trx, id);
    if (!campaign) return copy.missing;
    const queue = { kind: campaign.kind, campaignId: id };
    const state = await findQueue(trx, queue);
    const answer = await controls[control]({ trx, campaign, queue, state, staff, seen, now });
    if (answer === null) return undefined;
    if ("failure" in answer) return answer.failure;
    const { action, mails } = answer;
    const after = { kind: campaign.kind };
    const entry = { action, kind: "campaign", recordId: String(id), rowCount: mails, after } as const;
    await recordAudit(trx, staff, entry, now);
    return undefined;
  });
}

/** The text of a team update as the draft of who asks. @returns why not, for staff */
function editAgain(db: Database, id: number, staff: Actor, now: Date): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    if ((await findSource(trx, id))?.kind !== "team_update")
      return "The text of this team update is not stored.";
    const isReturned = await returnDraft(trx, id, now, staff.userId);
    return isReturned ? undefined : "You have another draft. Send or discard it first; this text stays here.";
  });
}

/** On the tab and on the page of a campaign, which both show its state afterwards. */
export function controlHandlers(request: Request, { db, env }: Services, staff: Actor): FormHandler[] {
  const isTab = new URL(request.url).pathname.endsWith("/newsletter");
  const backToCampaign = (id: number, refresh: string): SubmissionResult => {
    const again = refresh === "on" ? { [parameters.refresh]: "on" } : {};
    return redirectTo(request, { ...(isTab && { [parameters.campaign]: String(id) }), ...again }, "progress");
  };
  const { blockers } = newsletterSettings(env);
  return [
    ...handled.map((control) =>
      createFormHandler(controlForms[control], async ({ campaign, seen, refresh }, { now }) => {
        if (blockers.length > 0 && control.startsWith("resend"))
          return { ok: false, failure: sendingBlocked.text(blockers) };
        const id = parseRecordId(campaign);
        if (id === null) return { ok: false, failure: copy.missing };
        const failure = await controlCampaign(db, { control, id, seen, staff }, now);
        return failure ? { ok: false, status: 409, failure } : backToCampaign(id, refresh);
      }),
    ),
    createFormHandler(controlForms.editAgain, async ({ campaign }, { now }) => {
      const id = parseRecordId(campaign);
      const failure = id === null ? copy.missing : await editAgain(db, id, staff, now);
      return failure
        ? { ok: false, failure }
        : { ok: true, to: `/admin/dashboard/newsletter#${panels.teamUpdate}` };
    }),
  ];
}
