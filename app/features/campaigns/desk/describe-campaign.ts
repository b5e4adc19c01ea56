import type { CampaignKind, CampaignStatus, MailStatus, Row } from "~/database/schema/schema.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { formatCount } from "~/lib/numbers";
import { formatSecond, formatTime } from "~/lib/time/dates";
import { formatDuration } from "~/lib/time/period";
import { campaignKinds, newsletterFailure, campaignNouns as nouns, teamUpdatePanel } from "./desk.copy";

export type CampaignPhase = "held" | "sending" | "paused" | "old" | "cancelling" | "over";

type QueueFacts = Pick<
  Row<"mail_queues">,
  "not_before" | "paused_at" | "pause_reason" | "cancelled_at" | "waiting_since" | "last_error"
>;

function campaignPhase({ status, queue, now }: CampaignState): CampaignPhase {
  if (status !== "sending") return "over";
  if (queue?.cancelled_at) return "cancelling";
  if (queue?.paused_at) return queue.pause_reason === "age" ? "old" : "paused";
  return (queue?.not_before ?? "") > now ? "held" : "sending";
}

export interface CampaignState {
  kind: CampaignKind;
  status: CampaignStatus;
  recipients: number;
  counts: Record<MailStatus, number>;
  /** Nothing once all mails are settled. */
  queue?: QueueFacts | undefined;
  firstError: string | null;
  /** ISO timestamp. */
  nextAttemptAt: string | null;
  worker: { seenAt: string | null; away: boolean };
  blockers: readonly string[];
  now: string;
}

export interface CampaignDescription {
  phase: CampaignPhase;
  heading: string;
  running: boolean;
  /** Whole percent of the mails that are settled, rounded down; 100 only at the end. */
  percent: number;
  /** `ok` is null for what staff cancelled. */
  outcome: { ok: boolean | null; message: string; details: string[] } | null;
  /** What the phase means, and then what holds the campaign up. */
  notes: string[];
}

const troubleWords = {
  failed: "could not be delivered.",
  uncertain: "uncertain: the connection broke before the mail server answered, and nothing is sent twice.",
  skipped: "unsubscribed before it was their turn.",
  written: "written to files, not sent: SMTP_URL was not set.",
} as const;

const givenBackWords = {
  newsletter: "Its articles will be in the next newsletter.",
  team_update: "Its text can be edited and sent again.",
} as const;

function troubles(counts: CampaignState["counts"]): string[] {
  const kinds = ["written", "failed", "uncertain", "skipped"] as const;
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${formatCount(counts[kind])} ${troubleWords[kind]}`);
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function cancelled({ kind, recipients, counts }: CampaignState): CampaignDescription["outcome"] {
  const { sent, written, uncertain } = counts;
  const message = `The ${nouns[kind]} was stopped. ${formatCount(sent + written)} of ${formatCount(recipients)} subscribers have it.`;
  const isGivenBack = kind === "team_update" || sent + uncertain === 0;
  const givenBack = isGivenBack ? [givenBackWords[kind]] : [];
  return { ok: null, message, details: [...givenBack, ...troubles(counts)] };
}

function outcomeOf(state: CampaignState): CampaignDescription["outcome"] {
  const { kind, status, recipients, counts, firstError } = state;
  if (status === "cancelled") return cancelled(state);
  const { sent, written, failed, uncertain } = counts;
  if (sent === 0 && written > 0) {
    const message = `Written to files, not sent: ${formatCount(written)} mails. SMTP_URL is not set, so none of them left this machine.`;
    return { ok: false, message, details: troubles({ ...counts, written: 0 }) };
  }
  const details = troubles(counts);
  if (sent === 0 && failed + uncertain > 0) {
    const error = sentence(firstError ?? "No mail was accepted.");
    return kind === "newsletter"
      ? { ok: false, message: newsletterFailure(error), details }
      : { ok: false, message: teamUpdatePanel.failure, details: [error, ...details] };
  }
  const [all, have] = [formatCount(recipients), formatCount(sent)];
  const message =
    kind === "newsletter"
      ? `Newsletter sent successfully! It was sent to ${sent === recipients ? have : `${have} of ${all}`} subscribers.`
      : `Team update sent successfully to ${have} subscribers!`;
  return { ok: true, message, details };
}

function phaseNote(phase: CampaignPhase, { kind, queue, now }: CampaignState): string | undefined {
  if (phase === "held") return `Goes out at ${formatSecond(queue?.not_before ?? now)}.`;
  if (phase === "paused")
    return `Paused since ${formatTime(queue?.paused_at ?? now)}. No further mail goes out until it is resumed.`;
  if (phase === "cancelling")
    return "No further mail goes out. It is over when the mails that are being handed over are.";
  if (phase !== "old") return undefined;
  const waitedMs = Date.parse(now) - Date.parse(queue?.waiting_since ?? now);
  return `This ${nouns[kind]} has waited ${formatDuration(waitedMs)}. Send it now, or stop it?`;
}

/** What holds a campaign up that is not at rest. */
function obstacles({ counts, queue, nextAttemptAt, worker, blockers, now }: CampaignState): string[] {
  const notes: string[] = [];
  if (blockers.length > 0) notes.push(sendingBlocked.text(blockers));
  if (worker.away)
    notes.push(
      worker.seenAt
        ? `The program that sends mail is not running; it was last seen ${formatTime(worker.seenAt)}. Sending continues when it runs again.`
        : "The program that sends mail has never run here. Sending starts when it runs.",
    );
  else if (queue?.last_error) notes.push(serverTrouble(queue.last_error));
  if (counts.sending === 0 && nextAttemptAt && nextAttemptAt > now)
    notes.push(`${formatCount(counts.queued)} will be tried again from ${formatTime(nextAttemptAt)} on.`);
  return notes;
}

function headingOf(phase: CampaignPhase, kind: CampaignKind): string {
  const noun = nouns[kind];
  switch (phase) {
    case "over":
      return campaignKinds[kind];
    case "held":
      return `The ${noun} goes out soon`;
    case "cancelling":
      return `Stopping the ${noun}`;
    case "sending":
      return `Sending the ${noun}`;
    default:
      return `The ${noun} is paused`;
  }
}

/** Staff specification, section 8. Every number is counted from the mails, so it is true after any crash. */
export function describeCampaign(state: CampaignState): CampaignDescription {
  const { counts, recipients, kind } = state;
  const settled = recipients - counts.queued - counts.sending;
  const phase = campaignPhase(state);
  const running = phase !== "over";
  const note = phaseNote(phase, state);
  const notes = [...(note ? [note] : []), ...(phase === "paused" ? [] : obstacles(state))];
  const percent = recipients === 0 ? 100 : Math.floor((settled / recipients) * 100);
  return {
    phase,
    heading: headingOf(phase, kind),
    running,
    percent: running ? Math.min(percent, 99) : 100,
    outcome: running ? null : outcomeOf(state),
    notes: running ? notes : [],
  };
}

/** The reply alone, where nodemailer says first what it was a reply to: "Invalid login: 535 5.7.8 ...". */
const REPLY = /(?:^|: )(?<reply>(?<code>[45]\d\d)[ -](?:(?<enhanced>[45]\.\d{1,3}\.\d{1,3})\b)?.*)$/s;

const LOGIN = new Set(["530", "534", "535", "538"]);

function advice({
  reply = "",
  code = "",
  enhanced = "",
}: Partial<Record<string, string>>): string | undefined {
  if (/\b(quota|limit|rate)\b/i.test(reply) || enhanced.endsWith(".4.5"))
    return "The sending limit of the mail account is used up: wait, or ask the provider for a higher one.";
  const isDenied = LOGIN.has(code) || /^\d\.7\./.test(enhanced) || /\b(relay|auth)/i.test(reply);
  return isDenied
    ? "Check the user name and password in SMTP_URL, and whether the provider lets this site send from MAIL_FROM."
    : undefined;
}

/** In plain words what a mail server that takes no mail said, and what to do. */
export function serverTrouble(error: string): string {
  const found = REPLY.exec(error)?.groups;
  const goesOn = "Nobody was skipped; sending goes on by itself when it works again.";
  const parts = found
    ? [
        `The mail server does not accept mails from this site: ${sentence(found.reply ?? "")}`,
        goesOn,
        advice(found),
      ]
    : [
        `The mail server cannot be reached: ${sentence(error)} ${goesOn}`,
        "Check the host and port in SMTP_URL, and whether the mail server runs.",
      ];
  return parts.filter(Boolean).join(" ");
}
