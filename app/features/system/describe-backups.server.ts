import type { BackupCondition } from "~/features/backups/backup-schedule.server";
import { formatBytes } from "~/lib/numbers";
import { formatTime } from "~/lib/time/dates";
import { formatDuration } from "~/lib/time/period";
import type { SystemRow } from "./describe-system.server";

export interface BackupRowFacts {
  state: BackupCondition;
  directory: string;
  local: { at: Date; bytes: number } | null;
  /** Undefined where no store is set. */
  storedAt: Date | null | undefined;
  failed: { at: Date; message: string } | null;
  verified: { at: Date; problem: string | null } | null;
  damaged: readonly { name: string; damage: string }[];
  /** Of the database, from before upgrades and restores. */
  copies: readonly { name: string; bytes: number }[];
}

const badges = {
  off: { tone: "yellow", label: "Off" },
  none: { tone: "yellow", label: "None yet" },
  fine: { tone: "green", label: "Up to date" },
  stale: { tone: "red", label: "Too old" },
} as const;
const notes = {
  off: "No backup is made by itself, because BACKUP_CRON is off.",
  none: "The worker makes the first one within a minute of its start.",
  fine: "",
  stale: "",
};

const time = (at: Date) => formatTime(at.toISOString());

function storeText(storedAt: Date | null | undefined): string {
  if (storedAt === undefined)
    return "None: when this disk is lost, the backups on it are too. BACKUP_S3_ENDPOINT and the like set a store.";
  return storedAt ? `Last stored: ${time(storedAt)}` : "No backup is in the store yet.";
}

export function backupRows(
  { state, directory, local, storedAt, failed, verified, damaged, copies }: BackupRowFacts,
  now: Date,
): SystemRow[] {
  const rows: SystemRow[] = [{ label: "State", value: notes[state], badge: badges[state] }];
  if (local) {
    const ago = formatDuration(now.valueOf() - local.at.valueOf());
    rows.push({
      label: "Last good one",
      value: `${time(local.at)}, ${ago} ago, ${formatBytes(local.bytes)}`,
    });
  }
  rows.push({ label: "Folder", value: directory }, { label: "Copy elsewhere", value: storeText(storedAt) });
  if (failed) {
    const value = `${time(failed.at)}: ${failed.message}`;
    rows.push({ label: "Last error", value, badge: { tone: "red", label: "Failed" } });
  }
  if (verified) {
    const value = [time(verified.at), verified.problem].filter(Boolean).join(": ");
    const badge = verified.problem
      ? ({ tone: "red", label: "Failed" } as const)
      : ({ tone: "green", label: "Can be restored" } as const);
    rows.push({ label: "Last restored for a test", value, badge });
  }
  if (copies.length > 0) {
    const value = copies.map(({ name, bytes }) => `${name}, ${formatBytes(bytes)}`).join("; ");
    rows.push({ label: "Copies beside the database", value });
  }
  if (damaged.length > 0) {
    const value = damaged.map(({ name, damage }) => `${name}: ${damage}`).join("; ");
    rows.push({ label: "Damaged", value, badge: { tone: "red", label: "Damaged" } });
  }
  return rows;
}
