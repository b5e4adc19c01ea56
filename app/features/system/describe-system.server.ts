import type { Badge } from "~/content/types";
import { isLow } from "~/database/disk-space.server";
import type { CampaignStatus, MailKindName } from "~/database/schema/schema.server";
import type { ScheduleState } from "~/features/campaigns/sending/schedule.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import type { Schedule } from "~/features/campaigns/sending/settings.server";
import type { ChecksToDo } from "~/features/resources/admin/resources.table";
import { type SealedValues, secretsCopy } from "~/features/secrets/reseal.server";
import type { ProxyProblem } from "~/http/proxy-watch.server";
import { formatBytes, formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { formatDuration } from "~/lib/time/period";
import type { MachineFacts } from "./machine.server";
import { mailKindNames } from "./system.copy";

export interface SystemRow {
  label: string;
  value: string;
  badge?: Badge | undefined;
}

const row = (label: string, value: string): SystemRow => ({ label, value });
const rowWith = (label: string, tone: Badge["tone"], says: string, value = ""): SystemRow => ({
  label,
  value,
  badge: { tone, label: says },
});

interface NewsletterFacts {
  schedule: Schedule;
  /** ISO timestamps. */
  last: {
    status: CampaignStatus;
    createdAt: string;
    sent: number;
    written: number;
    recipients: number;
  } | null;
  occurrences: ScheduleState;
  blockers: readonly string[];
}

function lastRun(last: NewsletterFacts["last"]): string {
  if (!last) return "None yet";
  const when = formatTime(last.createdAt);
  if (last.status === "empty") return `${when}: there was nothing new to send`;
  const count = `${formatCount(last.sent)} of ${formatCount(last.recipients)}`;
  const said = {
    sending: `being sent, ${count} so far`,
    sent: `sent to ${count} subscribers`,
    cancelled: `cancelled, sent to ${count}`,
  }[last.status];
  const written = last.written > 0 ? `, ${formatCount(last.written)} written to files, not sent` : "";
  return `${when}: ${said}${written}`;
}

export function newsletterRows({ schedule, last, occurrences, blockers }: NewsletterFacts): SystemRow[] {
  const { next, overdue, skipped } = occurrences;
  const missed = (label: string, occurrence: Date | undefined, said: string) =>
    occurrence
      ? [rowWith(label, "red", "Missed", `${formatTime(occurrence.toISOString())}: not made ${said}`)]
      : [];
  return [
    row("Schedule", `${schedule.pattern} (cron, ${schedule.timeZone})`),
    row("Last run", lastRun(last)),
    ...missed(
      "Overdue run",
      overdue,
      "yet. The worker makes it as soon as it runs, may send, and has finished the newsletter before.",
    ),
    ...missed(
      "Skipped run",
      skipped,
      "before the next one was due. Its articles are in the issue that followed.",
    ),
    row("Next run", next ? formatTime(next.toISOString()) : "None: the schedule has no dates left"),
    ...(blockers.length > 0 ? [rowWith("Sending", "red", "Blocked", sendingBlocked.text(blockers))] : []),
  ];
}

interface WorkerFacts {
  /** ISO timestamps; null where no worker has ever run on this database. */
  startedAt: string | null;
  seenAt: string | null;
  away: boolean;
  now: string;
}

export function workerRows({ startedAt, seenAt, away, now }: WorkerFacts): SystemRow[] {
  if (!seenAt || !startedAt)
    return [
      rowWith("State", "red", "Never seen", "No worker has ever run on this database: no mail goes out."),
    ];
  const quiet = formatDuration(Date.parse(now) - Date.parse(seenAt));
  return [
    away
      ? rowWith("State", "red", "Not running", `Not seen for ${quiet}: no mail goes out until it runs again.`)
      : rowWith("State", "green", "Running"),
    row("Last seen", `${quiet} ago (${formatTime(seenAt)})`),
    row("Started", formatTime(startedAt)),
  ];
}

export interface HeldMails {
  kind: MailKindName;
  limit: number;
  waiting: number;
}

export function heldMailRows(held: readonly HeldMails[]): SystemRow[] {
  return held.map(({ kind, limit, waiting }) =>
    rowWith(
      "Held back",
      "yellow",
      "Waiting",
      `${mailKindNames[kind]} are held back: ${formatCount(limit)} in the last hour went to addresses that anybody may have typed. ${formatCount(waiting)} wait, and go out by themselves as soon as fewer have gone out within an hour. If you know of no reason for so many, somebody may be typing strangers' addresses.`,
    ),
  );
}

/** @param jumpedFrom null while the clock is right */
export function clockRows(jumpedFrom: string | null, now: Date): SystemRow[] {
  if (!jumpedFrom) return [rowWith("State", "green", "Right")];
  const value = `The worker was last seen on ${formatTime(jumpedFrom)}, and then the clock said ${formatTime(now.toISOString())}. Either the clock was wrong, or the site was off for more than 30 days.`;
  return [rowWith("State", "red", "Far ahead", value)];
}

interface LinkFacts {
  isOn: boolean;
  /** ISO timestamp; null before the first link. */
  lastAt: string | null;
  toCheck: ChecksToDo;
}

export function linkRows({ isOn, lastAt, toCheck: { unchecked, stale, broken } }: LinkFacts): SystemRow[] {
  return [
    row(
      "To check",
      `${formatCount(unchecked)} unchecked, ${formatCount(stale)} checked more than 6 months ago`,
    ),
    rowWith("Broken links", broken > 0 ? "red" : "green", `${formatCount(broken)} broken`),
    row(
      "Link checker",
      isOn
        ? "On: opens every link once a week, three a minute"
        : "Off: the worker opens links when CHECK_LINKS is on",
    ),
    row("Last link opened", lastAt ? formatTime(lastAt) : "None yet"),
  ];
}

/** A healthy log is checkpointed back into the database at some 4 MB (SQLite, "Write-Ahead Logging"). */
const LARGE_WAL_BYTES = 64_000_000;

export function storageRows({
  databaseBytes,
  walBytes,
  disk,
}: Pick<MachineFacts, "databaseBytes" | "walBytes" | "disk">): SystemRow[] {
  const wal = formatBytes(walBytes ?? 0);
  const note = "Another program is holding the database open, such as a backup that hangs.";
  return [
    row("Database", databaseBytes === null ? "Not known" : formatBytes(databaseBytes)),
    (walBytes ?? 0) > LARGE_WAL_BYTES
      ? rowWith("Write-ahead log", "yellow", "Large", `${wal}. ${note}`)
      : row("Write-ahead log", wal),
    disk
      ? rowWith(
          "Free disk space",
          isLow(disk) ? "red" : "green",
          isLow(disk) ? "Low" : "Enough",
          `${formatBytes(disk.freeBytes)} of ${formatBytes(disk.totalBytes)}`,
        )
      : row("Free disk space", "Not known"),
  ];
}

const proxyProblems: Record<ProxyProblem["kind"], (name: string) => string> = {
  unset: (name) =>
    `A proxy in front of this site sends the header ${name}, but the setting CLIENT_ADDRESS_HEADER is empty. All visitors count as one: limits on form posts do not work, and a stranger who types wrong passwords can keep staff from signing in. If your proxy itself sets ${name} on every request, set CLIENT_ADDRESS_HEADER=${name} and start the site again. Otherwise set it to the header that your proxy sets.`,
  unreadable: (name) =>
    `CLIENT_ADDRESS_HEADER is ${name}, but what arrives in that header is not an IP address. All visitors who come through the proxy count as one. Make the proxy send the visitor's address there, or set another header.`,
};

export function addressRows(header: string | undefined, problem: ProxyProblem | null): SystemRow[] {
  if (problem) return [rowWith("Taken from", "red", "Unknown", proxyProblems[problem.kind](problem.header))];
  const source = header ? `The header ${header}, which the proxy in front sets` : "The connection";
  return [rowWith("Taken from", "green", "Known", source)];
}

export function secretRows(columns: readonly SealedValues[], hasPrevious: boolean): SystemRow[] {
  const rows = columns.map(({ name, total, unreadable }) => {
    const label = secretsCopy.labels[name] ?? name;
    if (unreadable === 0)
      return rowWith(label, "green", "Readable", `${formatCount(total)} stored, all readable`);
    const problem = secretsCopy.unreadable(formatCount(unreadable), formatCount(total));
    return rowWith(label, "red", "Not readable", [problem, secretsCopy.untilThen[name]].join(" ").trim());
  });
  const previous =
    "SESSION_SECRET_PREVIOUS is set: what it has signed is still accepted. Unset it a week after the change.";
  return hasPrevious ? [...rows, row("Previous secret", previous)] : rows;
}

type ProgramFacts = Pick<MachineFacts, "version" | "build" | "node" | "webMs" | "machineMs"> & {
  sqlite: string;
};

export function programRows({ version, build, node, sqlite, webMs, machineMs }: ProgramFacts): SystemRow[] {
  return [
    row("Version", version ?? "Not known"),
    row("Build", build ? `${build.hash}, made on ${formatTime(build.madeAt)}` : "Not known"),
    row("Node.js", node),
    row("SQLite", sqlite),
    row("Web server running for", formatDuration(webMs)),
    row("Machine running for", formatDuration(machineMs)),
  ];
}
