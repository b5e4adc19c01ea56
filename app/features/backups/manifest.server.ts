import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { formatCount } from "~/lib/numbers";

/** A folder and the objects in a store are named `backup-` and the time (UTC) to the millisecond, so that names sort by age. */
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

const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** The last one that had been applied. */
  migration: z.string(),
  /** Says what the database is when unpacked. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().nonnegative(),
  compressed_bytes: z.int().positive(),
  /** How many each table has. */
  rows: z.record(z.string(), z.int().nonnegative()),
});

/** Written when everything else of a backup was verified: what has none is no backup. */
export type Manifest = z.output<typeof manifestSchema>;

/** @throws when it is damaged */
export const parseManifest = (text: string): Manifest => manifestSchema.parse(JSON.parse(text));

const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";

/** Judges a backup by the sizes of its files; their content is compared when it is restored. */
export type Inspection = { manifest: Manifest } | { damage: string; isUnfinished: boolean };

export function inspectBackup(folder: string): Inspection {
  let manifest: Manifest;
  try {
    manifest = parseManifest(readFileSync(join(folder, backupFiles.manifest), "utf8"));
  } catch (error) {
    if (isMissing(error)) return { damage: "no manifest", isUnfinished: true };
    return { damage: "its manifest cannot be read", isUnfinished: false };
  }
  for (const file of [backupFiles.database, backupFiles.secret]) {
    const { size } = statSync(join(folder, file), { throwIfNoEntry: false }) ?? {};
    if (size === undefined) return { damage: `no ${file}`, isUnfinished: false };
    if (file !== backupFiles.database || size === manifest.compressed_bytes) continue;
    const damage = `${formatCount(size)} of ${formatCount(manifest.compressed_bytes)} bytes`;
    return { damage, isUnfinished: false };
  }
  return { manifest };
}
