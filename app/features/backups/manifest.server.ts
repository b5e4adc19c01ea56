import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { backupFiles } from "./backup-names";

const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.iso.datetime(),
  /** The last one that had been applied. */
  migration: z.string(),
  /** Of the database as it is when unpacked. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().nonnegative(),
  compressed_bytes: z.int().positive(),
  /** By table. */
  rows: z.record(z.string(), z.int().nonnegative()),
});

/** Written when everything else of a backup was verified: what has none is no backup. */
export type Manifest = z.output<typeof manifestSchema>;

/** @throws when it is damaged */
export const parseManifest = (text: string): Manifest => manifestSchema.parse(JSON.parse(text));

/** @returns undefined where the folder holds no whole backup */
export function readManifest(folder: string): Manifest | undefined {
  try {
    const manifest = parseManifest(readFileSync(join(folder, backupFiles.manifest), "utf8"));
    const { size } = statSync(join(folder, backupFiles.database));
    return size === manifest.compressed_bytes ? manifest : undefined;
  } catch {
    return undefined;
  }
}
