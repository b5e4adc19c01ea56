import type { Badge } from "~/content/types";
import type { CampaignStatus } from "~/database/schema/schema.server";
import type { ScheduleState } from "~/features/campaigns/sending/schedule.server";
import { sendingBlocked } from "~/features/campaigns/sending/sending.copy";
import type { Schedule } from "~/features/campaigns/sending/settings.server";
import type { ChecksToDo } from "~/features/resources/admin/resources.table";
import type { SealedValues } from "~/features/secrets/reseal.server";
import { secretsCopy } from "~/features/secrets/secrets.copy";
import type { ProxyProblem } from "~/http/proxy-watch.server";
import { formatBytes, formatCount } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { formatDuration } from "~/lib/time/period";
import { system as copy } from "./system.copy";

export interface SystemRow {
  label: string;
  value: string;
  badge?: Badge | undefined;
}

export interface NewsletterFacts {
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

export function newsletterRows({ schedule, last, occurrences, blockers }: NewsletterFacts): SystemRow[] {
  const { newsletter } = copy;
  const { next, overdue, skipped } = occurrences;
  const missed = (label: string, value: (when: string) => string, occurrence: Date | undefined) =>
    occurrence
      ? [
          {
            label,
            value: value(formatTime(occurrence.toISOString())),
            badge: { tone: "red", label: newsletter.missed },
          } as const,
        ]
      : [];
  const lastRun = () => {
    if (!last) return newsletter.none;
    const when = formatTime(last.createdAt);
    if (last.status === "empty") return newsletter.empty(when);
    const says = { sending: newsletter.running, sent: newsletter.sent, cancelled: newsletter.cancelled };
    const lastSending = says[last.status];
    const sent = lastSending(when, formatCount(last.sent), formatCount(last.recipients));
    return last.written > 0 ? `${sent}, ${newsletter.written(formatCount(last.written))}` : sent;
  };
  const blocked: SystemRow = {
    label: newsletter.sending,
    value: sendingBlocked.text(blockers),
    badge: { tone: "red", label: newsletter.blocked },
  };
  return [
    { label: newsletter.schedule, value: newsletter.scheduleValue(schedule.pattern, schedule.timeZone) },
    { label: newsletter.last, value: lastRun() },
    ...missed(newsletter.overdue, newsletter.overdueValue, overdue),
    ...missed(newsletter.skipped, newsletter.skippedValue, skipped),
    { label: newsletter.next, value: next ? formatTime(next.toISOString()) : newsletter.never },
    ...(blockers.length > 0 ? [blocked] : []),
  ];
}

export interface WorkerFacts {
  /** ISO timestamps; null where no worker has ever run on this database. */
  startedAt: string | null;
  seenAt: string | null;
  away: boolean;
  now: string;
}

export function workerRows({ startedAt, seenAt, away, now }: WorkerFacts): SystemRow[] {
  const { worker } = copy;
  if (!seenAt || !startedAt) {
    const badge = { tone: "red", label: worker.unknown } as const;
    return [{ label: worker.state, value: worker.neverSeen, badge }];
  }
  const quiet = formatDuration(Date.parse(now) - Date.parse(seenAt));
  const state: SystemRow = away
    ? { label: worker.state, value: worker.notSeen(quiet), badge: { tone: "red", label: worker.away } }
    : { label: worker.state, value: "", badge: { tone: "green", label: worker.running } };
  return [
    state,
    { label: worker.seen, value: `${worker.ago(quiet)} (${formatTime(seenAt)})` },
    { label: worker.started, value: formatTime(startedAt) },
  ];
}

export interface HeldMails {
  kind: keyof typeof copy.mail.queue.kinds;
  limit: number;
  waiting: number;
}

export function heldMailRows(held: readonly HeldMails[]): SystemRow[] {
  const { label, badge, value } = copy.mail.held;
  return held.map(({ kind, limit, waiting }) => ({
    label,
    value: value(copy.mail.queue.kinds[kind], formatCount(limit), formatCount(waiting)),
    badge: { tone: "yellow", label: badge },
  }));
}

/** @param jumpedFrom null while the clock is right */
export function clockRows(jumpedFrom: string | null, now: Date): SystemRow[] {
  const { clock } = copy;
  if (!jumpedFrom) return [{ label: clock.state, value: "", badge: { tone: "green", label: clock.right } }];
  const value = clock.farValue(formatTime(jumpedFrom), formatTime(now.toISOString()));
  return [{ label: clock.state, value, badge: { tone: "red", label: clock.far } }];
}

export interface LinkFacts {
  isOn: boolean;
  /** ISO timestamp; null before the first link. */
  lastAt: string | null;
  toCheck: ChecksToDo;
}

export function linkRows({ isOn, lastAt, toCheck }: LinkFacts): SystemRow[] {
  const { links } = copy;
  const { broken } = toCheck;
  const label = links.brokenCount(formatCount(broken));
  return [
    { label: links.toCheck, value: links.count(formatCount(toCheck.unchecked), formatCount(toCheck.stale)) },
    { label: links.broken, value: "", badge: { tone: broken > 0 ? "red" : "green", label } },
    { label: links.checker, value: isOn ? links.on : links.off },
    { label: links.last, value: lastAt ? formatTime(lastAt) : links.none },
  ];
}

export interface StorageFacts {
  databaseBytes: number | null;
  walBytes: number | null;
  disk: { freeBytes: number; totalBytes: number } | null;
}

/** A healthy log is checkpointed back into the database at some 4 MB (SQLite, "Write-Ahead Logging"). */
const LARGE_WAL_BYTES = 64_000_000;
const LOW_DISK_BYTES = 500_000_000;
const LOW_DISK_SHARE = 0.1;

export function storageRows({ databaseBytes, walBytes, disk }: StorageFacts): SystemRow[] {
  const { storage } = copy;
  const size = (bytes: number | null) => (bytes === null ? storage.unknown : formatBytes(bytes));
  const large = (walBytes ?? 0) > LARGE_WAL_BYTES;
  const wal: SystemRow = large
    ? {
        label: storage.wal,
        value: `${size(walBytes)}. ${storage.walNote}`,
        badge: { tone: "yellow", label: storage.walLarge },
      }
    : { label: storage.wal, value: size(walBytes ?? 0) };
  const database = { label: storage.database, value: size(databaseBytes) };
  if (!disk) return [database, wal, { label: storage.disk, value: storage.unknown }];
  const low = disk.freeBytes < LOW_DISK_BYTES || disk.freeBytes < disk.totalBytes * LOW_DISK_SHARE;
  return [
    database,
    wal,
    {
      label: storage.disk,
      value: storage.diskValue(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes)),
      badge: low ? { tone: "red", label: storage.diskLow } : { tone: "green", label: storage.enough },
    },
  ];
}

export function addressRows(header: string | undefined, problem: ProxyProblem | null): SystemRow[] {
  const { addresses } = copy;
  const { label } = addresses;
  if (problem) {
    const value = addresses[problem.kind](problem.header);
    return [{ label, value, badge: { tone: "red", label: addresses.problem } }];
  }
  const value = header ? addresses.header(header) : addresses.connection;
  return [{ label, value, badge: { tone: "green", label: addresses.fine } }];
}

export function secretRows(columns: readonly SealedValues[], hasPrevious: boolean): SystemRow[] {
  const { previous, previousValue, labels } = secretsCopy;
  const rows = columns.map(({ name, total, unreadable }): SystemRow => {
    const label = labels[name] ?? name;
    if (unreadable === 0) {
      const value = secretsCopy.readable(formatCount(total));
      return { label, value, badge: { tone: "green", label: secretsCopy.fine } };
    }
    const problem = secretsCopy.unreadable(formatCount(unreadable), formatCount(total));
    const value = [problem, secretsCopy.untilThen[name]].join(" ").trim();
    return { label, value, badge: { tone: "red", label: secretsCopy.problem } };
  });
  return hasPrevious ? [...rows, { label: previous, value: previousValue }] : rows;
}

export interface ProgramFacts {
  version: string | null;
  build: { hash: string; madeAt: string } | null;
  node: string;
  sqlite: string;
  webMs: number;
  machineMs: number;
}

export function programRows({ version, build, node, sqlite, webMs, machineMs }: ProgramFacts): SystemRow[] {
  const { program } = copy;
  return [
    { label: program.version, value: version ?? program.unknown },
    {
      label: program.build,
      value: build ? program.buildValue(build.hash, formatTime(build.madeAt)) : program.unknown,
    },
    { label: program.node, value: node },
    { label: program.sqlite, value: sqlite },
    { label: program.web, value: formatDuration(webMs) },
    { label: program.machine, value: formatDuration(machineMs) },
  ];
}
