import { announcedCutsThrough } from "~/content/headline-figures";
import { OLD_FIGURE_YEARS } from "~/content/statistics-page";
import { LATEST_DAYS } from "~/features/articles/public/news-age";
import type { BackupCondition } from "~/features/backups/backup-schedule.server";
import { groupsWithOldLead } from "~/features/statistics/statistics-view.server";
import { formatBytes } from "~/lib/numbers";
import { type Day, daysBetween, formatDay, formatTime } from "~/lib/time/dates";
import { formatDuration } from "~/lib/time/period";
import type { SystemRow } from "./describe-system.server";

interface BackupRowFacts {
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

/** The source of the leading figure reports each month, some five days after its end. */
const FIGURE_DAYS = 45;

function row(label: string, day: Day, today: Day, limit: number, reminder: string): SystemRow {
  const days = daysBetween(day, today);
  const age = `${formatDay(day)}, ${days} ${days === 1 ? "day" : "days"} ago`;
  return days > limit
    ? { label, value: `${age}. ${reminder}`, badge: { tone: "yellow", label: "Old" } }
    : { label, value: age, badge: { tone: "green", label: "Fresh" } };
}

function oldLeads(today: Day): SystemRow {
  const label = "Leading figures of the statistics";
  const old = groupsWithOldLead(Number(today.slice(0, 4)));
  return old.length > 0
    ? {
        label,
        value: `Older than ${OLD_FIGURE_YEARS} years, and the page says so: ${old.join("; ")}. Look for newer ones.`,
        badge: { tone: "yellow", label: "Old" },
      }
    : {
        label,
        value: `None is older than ${OLD_FIGURE_YEARS} years`,
        badge: { tone: "green", label: "Fresh" },
      };
}

/** What the public pages show with its age. @param newest the day of the newest article */
export function freshnessRows(newest: Day | undefined, today: Day): SystemRow[] {
  return [
    newest === undefined
      ? { label: "Newest article", value: "None yet" }
      : row(
          "Newest article",
          newest,
          today,
          LATEST_DAYS,
          "Home has no latest news: publish some, or add a feed.",
        ),
    row(
      "Leading figure counts to",
      announcedCutsThrough,
      today,
      FIGURE_DAYS,
      "A newer report should be out: change it in app/content/headline-figures.ts, and on the statistics and policy pages.",
    ),
    oldLeads(today),
  ];
}
