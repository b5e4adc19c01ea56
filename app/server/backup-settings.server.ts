import { dirname, join } from "node:path";
import * as z from "zod";

/** Where backups are stored besides the folder: any service with the interface of Amazon S3. */
export interface BackupStoreSettings {
  /** With the bucket as its path. */
  url: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Before the name of each object; empty, or with a slash at its end. */
  prefix: string;
}

const ENDPOINT = "must be an address without a path, such as https://s3.example.org";

/** Where Litestream sends every change, and the lease is, by which one machine alone serves and sends. */
export interface ReplicaSettings extends BackupStoreSettings {
  endpoint: string;
  bucket: string;
  /** Litestream's program. */
  program: string;
}

const IN_A_BUCKET = "must be an address in a bucket, such as https://s3.example.org/my-bucket/standby";

export const backupShape = {
  REPLICA_URL: z
    .url({ protocol: /^https?$/, error: IN_A_BUCKET, abort: true })
    .refine((url) => /^https?:\/\/[^/?#@]+\/[a-z0-9.-]{3,63}(\/[\w.-]+)+\/?$/.test(url), IN_A_BUCKET)
    .optional(),
  LITESTREAM_PATH: z.string().default("litestream"),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: ENDPOINT, abort: true })
    .refine((url) => /^https?:\/\/[^/?#@]+\/?$/.test(url), ENDPOINT)
    .transform((url) => new URL(url).origin)
    .optional(),
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket, such as my-backups")
    .optional(),
  BACKUP_S3_REGION: z.string().default("auto"),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/?$/, "must be names with slashes between, such as site or site/backups")
    .transform((text) => `${text.replace(/\/$/, "")}/`)
    .default(""),
};

const NEEDED = [
  "BACKUP_S3_ENDPOINT",
  "BACKUP_S3_BUCKET",
  "BACKUP_S3_ACCESS_KEY",
  "BACKUP_S3_SECRET_KEY",
] as const;

type BackupSettings = z.output<z.ZodObject<typeof backupShape>>;

export const backupDirectory = ({ BACKUP_DIR }: BackupSettings, databasePath: string): string =>
  BACKUP_DIR ?? join(dirname(databasePath), "backups");

/** @param report called with what is missing @returns undefined where there is no store */
export function readBackupStore(
  settings: BackupSettings,
  report: (name: keyof BackupSettings, message: string) => void,
): BackupStoreSettings | undefined {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket } = settings;
  const { BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = settings;
  const missing = NEEDED.filter((name) => !settings[name]);
  if (missing.length === NEEDED.length) return undefined;
  for (const name of missing) report(name, "is not set, but other BACKUP_S3 settings are");
  if (!endpoint || !bucket || !accessKey || !secretKey) return undefined;
  const { BACKUP_S3_REGION: region, BACKUP_S3_PREFIX: prefix } = settings;
  return { url: `${endpoint}/${bucket}`, region, accessKey, secretKey, prefix };
}

/** With the keys of the store for backups. @returns undefined where nothing is replicated */
export function readReplica(
  { REPLICA_URL, LITESTREAM_PATH: program, BACKUP_S3_REGION: region, ...keys }: BackupSettings,
  report: (name: keyof BackupSettings, message: string) => void,
): ReplicaSettings | undefined {
  if (!REPLICA_URL) return undefined;
  const { BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = keys;
  if (!accessKey || !secretKey) {
    report("REPLICA_URL", "needs BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY");
    return undefined;
  }
  const { origin: endpoint, pathname } = new URL(REPLICA_URL);
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const prefix = `${folders.join("/")}/`;
  return { url: `${endpoint}/${bucket}`, endpoint, bucket, prefix, region, accessKey, secretKey, program };
}
