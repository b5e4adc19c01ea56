import { formatTime } from "~/lib/dates";
import { formatCount } from "~/lib/numbers";
import type { CampaignStatus, MailStatus } from "~/server/schema.server";
import { campaignProgress as copy, sendingBlocked } from "./sending.copy";

export interface CampaignState {
  kind: "newsletter" | "team_update";
  status: CampaignStatus;
  recipients: number;
  counts: Record<MailStatus, number>;
  serverError: string | null;
  firstError: string | null;
  /** ISO timestamp. */
  nextAttemptAt: string | null;
  worker: { seenAt: string | null; away: boolean };
  blockers: readonly string[];
  now: string;
}

export interface CampaignDescription {
  running: boolean;
  /** Whole percent of the mails that are settled, rounded down; 100 only at the end. */
  percent: number;
  outcome: { ok: boolean; message: string; details: string[] } | null;
  notes: string[];
}

function troubles(counts: CampaignState["counts"]): string[] {
  const kinds = ["written", "failed", "uncertain", "skipped"] as const;
  return kinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => copy.troubles[kind](formatCount(counts[kind])));
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function outcomeOf({ kind, recipients, counts, firstError }: CampaignState): CampaignDescription["outcome"] {
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

function notesOf({ counts, serverError, nextAttemptAt, worker, blockers, now }: CampaignState): string[] {
  const notes: string[] = [];
  if (blockers.length > 0) notes.push(sendingBlocked.text(blockers));
  if (worker.away) notes.push(worker.seenAt ? copy.workerAway(formatTime(worker.seenAt)) : copy.workerNever);
  else if (serverError) notes.push(copy.serverRefused(sentence(serverError)));
  if (counts.sending === 0 && nextAttemptAt && nextAttemptAt > now)
    notes.push(copy.retries(formatCount(counts.queued), formatTime(nextAttemptAt)));
  return notes;
}

/** Staff specification, section 8. Every number is counted from the mails, so it is true after any crash. */
export function describeCampaign(state: CampaignState): CampaignDescription {
  const { counts, recipients } = state;
  const settled = recipients - counts.queued - counts.sending;
  const running = state.status === "sending";
  const percent = recipients === 0 ? 100 : Math.floor((settled / recipients) * 100);
  return {
    running,
    percent: running ? Math.min(percent, 99) : 100,
    outcome: running ? null : outcomeOf(state),
    notes: running ? notesOf(state) : [],
  };
}
