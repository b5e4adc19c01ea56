import type { BackupCondition } from "~/features/backups/backup-schedule.server";
import { backupsCopy as copy } from "~/features/backups/backups.copy";
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
  damaged: readonly { name: string; damage: string }[];
}

const badges = {
  off: { tone: "yellow", label: copy.off },
  none: { tone: "yellow", label: copy.none },
  fine: { tone: "green", label: copy.fine },
  stale: { tone: "red", label: copy.stale },
} as const;
const notes = { off: copy.offNote, none: copy.noneNote, fine: "", stale: "" };

const time = (at: Date) => formatTime(at.toISOString());

function storeText(storedAt: Date | null | undefined): string {
  if (storedAt === undefined) return copy.noStore;
  return storedAt ? copy.stored(time(storedAt)) : copy.notStored;
}

export function backupRows(
  { state, directory, local, storedAt, failed, damaged }: BackupRowFacts,
  now: Date,
): SystemRow[] {
  const rows: SystemRow[] = [{ label: copy.state, value: notes[state], badge: badges[state] }];
  if (local) {
    const ago = formatDuration(now.valueOf() - local.at.valueOf());
    rows.push({ label: copy.last, value: copy.lastValue(time(local.at), ago, formatBytes(local.bytes)) });
  }
  rows.push({ label: copy.where, value: directory }, { label: copy.store, value: storeText(storedAt) });
  if (failed) {
    const value = copy.errorValue(time(failed.at), failed.message);
    rows.push({ label: copy.error, value, badge: { tone: "red", label: copy.failed } });
  }
  if (damaged.length > 0) {
    const value = damaged.map(({ name, damage }) => copy.damagedValue(name, damage)).join("; ");
    rows.push({ label: copy.damaged, value, badge: { tone: "red", label: copy.damaged } });
  }
  return rows;
}
