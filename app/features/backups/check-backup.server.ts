import { formatDuration } from "~/lib/time/period";
import { backupCondition } from "./backup-schedule.server";
import type { BackupFacts } from "./backup-state.server";

/** A new site has its first backup by then. */
const FIRST_MS = 15 * 60_000;

/** For /readyz: the age of the last good backup, which is not all right when it is too old. */
export function checkBackup(
  { pattern, goodAt }: Pick<BackupFacts, "pattern" | "goodAt">,
  { now, uptimeMs }: { now: Date; uptimeMs: number },
): { ok: boolean; says: string } {
  const condition = backupCondition(pattern, goodAt, now);
  if (condition === "off") return { ok: true, says: "off" };
  if (!goodAt) return { ok: uptimeMs < FIRST_MS, says: "none yet" };
  const age = formatDuration(now.valueOf() - goodAt.valueOf());
  const stale = condition === "stale";
  return { ok: !stale, says: stale ? `${age} ago, too old` : `${age} ago` };
}
