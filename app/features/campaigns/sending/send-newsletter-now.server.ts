import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "~/database/open-database.server";
import { currentIssue, weeklyWriter } from "~/features/campaigns/weekly/current-issue.server";
import { countAudience } from "~/features/subscribers/list/audience.server";
import { composeCampaignMail } from "~/kits/list-mail/compose-list-mail.server";
import { TEST_TOKEN, withoutOwnLinks } from "~/kits/list-mail/list-mail";
import { newMessageId } from "~/kits/outbox/deliver-mail.server";
import type { QueueResult } from "~/kits/outbox/mail-kind";
import { countMails, type MailCounts } from "~/kits/outbox/mails.queries.server";
import type { Mailer } from "~/mail/mail";
import { MailError } from "~/mail/mail-error.server";
import { runCampaign } from "./campaign-mails.server";
import { findUnfinishedCampaign, getCampaign } from "./campaigns.server";
import { createCampaign } from "./create-campaign.server";
import { sendingBlocked, testSubject } from "./sending.copy";
import type { NewsletterSettings } from "./settings.server";

const POLL_MS = 500;
const PROGRESS_MS = 2_000;

const queueOf = (campaignId: number) => ({ kind: "newsletter", campaignId }) as const;

interface SendNowOptions {
  db: Database;
  mailer: Mailer;
  settings: NewsletterSettings;
  now: () => Date;
  signal: AbortSignal;
  say: (line: string) => void;
}

export async function describeNewsletter(
  db: Database,
  settings: NewsletterSettings,
  now: Date,
): Promise<string[]> {
  const unfinished = await findUnfinishedCampaign(db, "newsletter");
  const issue = unfinished
    ? await getCampaign(db, unfinished.id)
    : (await currentIssue(db, settings.publisher, now))?.issue;
  if (!issue) return ["No article was added since the last newsletter: nothing would be sent."];
  const text = withoutOwnLinks(issue, "(each reader's own link)", `${settings.publisher.siteUrl}/newsletter`);
  const blocked = settings.blockers.length > 0 ? [sendingBlocked.text(settings.blockers)] : [];
  const recipients = unfinished
    ? `${(await countMails(db, queueOf(unfinished.id))).queued} still to be mailed in an unfinished newsletter`
    : `${await countAudience(db, "newsletter")}`;
  return [
    "Dry run: nothing is sent.",
    ...blocked,
    `Recipients: ${recipients}`,
    `Subject: ${issue.subject}`,
    "",
    text,
  ];
}

/** "Sent 118, failed 1, uncertain 0, skipped 1, waiting 0." */
function summary({ sent, written, failed, uncertain, skipped, queued, sending }: MailCounts): string {
  const waiting = queued + sending;
  const files = written > 0 ? ` Written to files, not sent: ${written}.` : "";
  return `Sent ${sent}, failed ${failed}, uncertain ${uncertain}, skipped ${skipped}, waiting ${waiting}.${files}`;
}

const explanations: Partial<Record<QueueResult, string>> = {
  "retry later": "Some mails were deferred. The worker tries them again; without one, run this again later.",
  "server refuses": "The mail server refuses. The worker tries again; without one, run this again later.",
  paused: "Paused. Staff can let it go on in the dashboard.",
  stopped: "Stopped. The worker goes on; without one, run this again.",
};

/** Also continues an unfinished one, or waits for another process. @returns whether every mail was sent or written */
export async function sendNewsletterNow(options: SendNowOptions): Promise<boolean> {
  const { db, mailer, settings, now, signal, say } = options;
  const { publisher, domain, blockers, secrets } = settings;
  if (blockers.length > 0) {
    say(sendingBlocked.text(blockers));
    return false;
  }
  const creation = await createCampaign(db, {
    writer: weeklyWriter,
    owner: null,
    scheduledFor: null,
    createdBy: null,
    publisher,
    now: now(),
  });
  if (creation.result === "created") {
    const doing = mailer.writesFiles ? "Writing files, one for each of" : "Sending the newsletter to";
    say(`${doing} ${creation.recipients} subscribers.`);
  } else if (creation.result === "unfinished") say("Going on with the newsletter that is unfinished.");
  else {
    const noRecipients = creation.result === "no recipients";
    say(noRecipients ? "No one wants the newsletter: nothing is sent." : "No new article: nothing is sent.");
    return true;
  }

  const campaignId = creation.id;
  const report = () => countMails(db, queueOf(campaignId)).then((counts) => say(summary(counts)));
  const progress = setInterval(() => report().catch(() => undefined), PROGRESS_MS);
  let result: QueueResult;
  try {
    result = await sendOrFollow();
  } finally {
    clearInterval(progress);
  }
  const explanation = explanations[result];
  if (explanation) say(explanation);
  const counts = await countMails(db, queueOf(campaignId));
  say(summary(counts));
  return (
    counts.sent + counts.written + counts.skipped ===
    Object.values(counts).reduce((sum, count) => sum + count)
  );

  async function sendOrFollow(): Promise<QueueResult> {
    let told = false;
    for (;;) {
      const outbox = { db, mailer, domain, now, signal };
      const outcome = await runCampaign({ ...outbox, campaignId, siteUrl: publisher.siteUrl, secrets });
      if (outcome !== "busy" && outcome !== "lost") return outcome;
      if ((await getCampaign(db, campaignId)).status !== "sending") return "finished";
      if (!told) say("Another process is sending it; waiting for that to finish.");
      told = true;
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return "stopped";
    }
  }
}

/**
 * Sends the issue that would be sent now to these addresses alone: no subscriber gets it, and its articles do not count
 * as mailed. Not through the outbox, so that it needs no worker and reports the server's answer.
 * @returns whether every mail was sent or written
 */
export async function sendNewsletterTest(
  { db, mailer, settings, now, signal, say }: SendNowOptions,
  recipients: readonly string[],
): Promise<boolean> {
  const { publisher, domain, blockers } = settings;
  if (blockers.length > 0) {
    say(sendingBlocked.text(blockers));
    return false;
  }
  const current = await currentIssue(db, publisher, now());
  if (!current) {
    say("No new article: there is nothing to send a test of.");
    return false;
  }
  const issue = { ...current.issue, subject: testSubject(current.issue.subject) };
  let allSent = true;
  for (const email of recipients) {
    const recipient = { name: "", email, unsubscribeToken: TEST_TOKEN };
    const mail = composeCampaignMail(issue, recipient, publisher.siteUrl);
    try {
      await mailer.send({ ...mail, messageId: newMessageId(domain) }, { signal });
      say(`${mailer.writesFiles ? "Written to a file" : "Sent"}: a test for ${email}.`);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      say(`Not sent: a test for ${email}. ${error.message}`);
      allSent = false;
    }
  }
  return allSent;
}
