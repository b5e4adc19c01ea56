import type { CampaignKind, CampaignStatus, MailStatus, PauseReason } from "~/database/schema/schema.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import { formatCount } from "~/lib/numbers";
import { formatSecond, formatTime } from "~/lib/time/dates";
import { formatDuration } from "~/lib/time/period";
import { campaignNouns as nouns, campaignPhases as phases, serverTroubles } from "./campaign.copy";
import type { Control } from "./campaign.forms";
import { campaignKinds, campaignProgress as copy } from "./desk.copy";

type CampaignPhase = "held" | "sending" | "paused" | "old" | "cancelling" | "over";

/** Times are ISO timestamps. */
interface QueueFacts {
  notBefore: string | null;
  pausedAt: string | null;
  pauseReason: PauseReason | null;
  cancelledAt: string | null;
  waitingSince: string | null;
  lastError: string | null;
}

interface PhaseFacts {
  status: CampaignStatus;
  /** Nothing once all mails are settled. */
  queue?: QueueFacts | undefined;
  now: string;
}

function campaignPhase({ status, queue, now }: PhaseFacts): CampaignPhase {
  if (status !== "sending") return "over";
  if (queue?.cancelledAt) return "cancelling";
  if (queue?.pausedAt) return queue.pauseReason === "age" ? "old" : "paused";
  return (queue?.notBefore ?? "") > now ? "held" : "sending";
}

/** What staff can do in each, the usual first; `cancel` asks before it does. */
export const phaseControls: Record<CampaignPhase, readonly Control[]> = {
  held: ["undo", "sendNow"],
  sending: ["pause", "cancel"],
  paused: ["resume", "cancel"],
  old: ["resume", "cancel"],
  cancelling: [],
  over: [],
};

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

function troubles(counts: CampaignState["counts"]): string[] {
  const kinds = ["written", "failed", "uncertain", "skipped"] as const;
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => copy.troubles[kind](formatCount(counts[kind])));
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function cancelled({ kind, recipients, counts }: CampaignState): CampaignDescription["outcome"] {
  const { sent, written, uncertain } = counts;
  const message = phases.cancelled.text(nouns[kind], formatCount(sent + written), formatCount(recipients));
  const isGivenBack = kind === "team_update" || sent + uncertain === 0;
  const givenBack = isGivenBack ? [phases.cancelled.givenBack[kind]] : [];
  return { ok: null, message, details: [...givenBack, ...troubles(counts)] };
}

function outcomeOf(state: CampaignState): CampaignDescription["outcome"] {
  const { kind, status, recipients, counts, firstError } = state;
  if (status === "cancelled") return cancelled(state);
  const { sent, written, failed, uncertain } = counts;
  if (sent === 0 && written > 0) {
    const message = copy.allWritten(formatCount(written));
    return { ok: false, message, details: troubles({ ...counts, written: 0 }) };
  }
  const details = troubles(counts);
  if (sent === 0 && failed + uncertain > 0) {
    const error = sentence(firstError ?? copy.unknownError);
    return kind === "newsletter"
      ? { ok: false, message: copy.newsletterFailure(error), details }
      : { ok: false, message: copy.teamUpdateFailure, details: [error, ...details] };
  }
  return kind === "newsletter"
    ? {
        ok: true,
        message: copy.newsletterSuccess(copy.sentTo(formatCount(sent), formatCount(recipients))),
        details,
      }
    : { ok: true, message: copy.teamUpdateSuccess(formatCount(sent)), details };
}

function phaseNote(phase: CampaignPhase, { kind, queue, now }: CampaignState): string | undefined {
  if (phase === "held") return phases.held.text(formatSecond(queue?.notBefore ?? now));
  if (phase === "paused") return phases.paused.text(formatTime(queue?.pausedAt ?? now));
  if (phase === "cancelling") return phases.cancelling.text;
  if (phase !== "old") return undefined;
  return phases.old.text(
    nouns[kind],
    formatDuration(Date.parse(now) - Date.parse(queue?.waitingSince ?? now)),
  );
}

/** What holds a campaign up that is not at rest. */
function obstacles({ counts, queue, nextAttemptAt, worker, blockers, now }: CampaignState): string[] {
  const notes: string[] = [];
  if (blockers.length > 0) notes.push(sendingBlocked.text(blockers));
  if (worker.away) notes.push(worker.seenAt ? copy.workerAway(formatTime(worker.seenAt)) : copy.workerNever);
  else if (queue?.lastError) notes.push(serverTrouble(queue.lastError));
  if (counts.sending === 0 && nextAttemptAt && nextAttemptAt > now)
    notes.push(copy.retries(formatCount(counts.queued), formatTime(nextAttemptAt)));
  return notes;
}

function notesOf(phase: CampaignPhase, state: CampaignState): string[] {
  const note = phaseNote(phase, state);
  return [...(note ? [note] : []), ...(phase === "paused" ? [] : obstacles(state))];
}

function headingOf(phase: CampaignPhase, kind: CampaignKind): string {
  if (phase === "over") return campaignKinds[kind];
  return (phase === "sending" ? copy : phases[phase === "old" ? "paused" : phase]).heading(nouns[kind]);
}

/** Staff specification, section 8. Every number is counted from the mails, so it is true after any crash. */
export function describeCampaign(state: CampaignState): CampaignDescription {
  const { counts, recipients, kind } = state;
  const settled = recipients - counts.queued - counts.sending;
  const phase = campaignPhase(state);
  const running = phase !== "over";
  const percent = recipients === 0 ? 100 : Math.floor((settled / recipients) * 100);
  return {
    phase,
    heading: headingOf(phase, kind),
    running,
    percent: running ? Math.min(percent, 99) : 100,
    outcome: running ? null : outcomeOf(state),
    notes: running ? notesOf(phase, state) : [],
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
  if (/\b(quota|limit|rate)\b/i.test(reply) || enhanced.endsWith(".4.5")) return serverTroubles.limit;
  const isDenied = LOGIN.has(code) || /^\d\.7\./.test(enhanced) || /\b(relay|auth)/i.test(reply);
  return isDenied ? serverTroubles.login : undefined;
}

/** In plain words what a mail server that takes no mail said, and what to do. */
export function serverTrouble(error: string): string {
  const found = REPLY.exec(error)?.groups;
  const parts = found
    ? [serverTroubles.refuses(sentence(found.reply ?? "")), serverTroubles.goesOn, advice(found)]
    : [serverTroubles.unreachable(sentence(error)), serverTroubles.goesOn, serverTroubles.checkHost];
  return parts.filter(Boolean).join(" ");
}
