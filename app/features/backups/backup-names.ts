/** Of a folder, and of the objects in a store: `backup-` and the time (UTC) to the millisecond, so that names sort by age. */
const NAME = /^backup-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/;

export const backupName = (time: Date): string => `backup-${time.toISOString().replace(/[:.]/g, "-")}`;

/** @returns undefined for anything that is no name of a backup */
export function timeOfBackup(name: string): Date | undefined {
  const [, day, hours, minutes, seconds, milliseconds] = NAME.exec(name) ?? [];
  if (!day) return undefined;
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
  return Number.isNaN(time.valueOf()) ? undefined : time;
}

/** Each is in a folder of its own, where the manifest is written last. */
export const backupFiles = {
  database: "database.db.gz",
  secret: "session-secret",
  manifest: "manifest.json",
} as const;
