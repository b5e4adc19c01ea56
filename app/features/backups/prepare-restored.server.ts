import { existsSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyDatabase } from "~/database/copy-database.server";
import { readDiskSpace } from "~/database/disk-space.server";
import { migrateDatabase } from "~/database/migrate.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import { dropPassedTimes } from "~/features/campaigns/drafts/drafts.server";
import { eraseAgain } from "~/features/data-requests/erase-again.server";
import { resealAll, type SealedValues } from "~/features/secrets/reseal.server";
import { listQueuesToWorkOn } from "~/kits/outbox/mail-queues.queries.server";
import { doubtMails } from "~/kits/outbox/mail-transitions.queries.server";
import { pauseQueue } from "~/kits/outbox/queue-controls.server";
import { formatBytes } from "~/lib/numbers";
import { migrations } from "../../../migrations";
import { OLD_STEPS } from "../../../migrations/before-first-release";
import { collectErasures } from "./collect-erasures.server";
import {
  DamagedBackupError,
  type FoundBackup,
  type FoundBackups,
  manifestOf,
  selectBackups,
  type UnpackedBackup,
  unpackBackup,
} from "./find-backups.server";
import type { Store } from "./store.server";
import { checkIntegrity, lastMigration } from "./verify-database.queries.server";

export interface RestoreOptions {
  /** A backup's name, or "latest"; or a database's file, such as Litestream restores. */
  wanted: string | { file: string };
  databasePath: string;
  directory: string;
  store: Store | undefined;
  /** Undefined where the site has none yet: the backup's becomes its. */
  secret: string | undefined;
  now: Date;
  say: (line: string) => void;
  /**
   * Where the site before may have sent mails that the file does not know of, until this time: none of its mails is sent
   * again.
   */
  mayHaveSentUntil?: Date;
}

/** Mails that wait for their time are due by then. */
const END_OF_TIME = "9999-12-31T00:00:00.000Z";

async function checkRoom(folder: string, bytes: number): Promise<void> {
  const needed = 3 * bytes;
  const free = (await readDiskSpace(folder))?.freeBytes ?? Number.POSITIVE_INFINITY;
  if (free >= needed) return;
  throw new Error(
    `There is not enough room in ${folder}: ${formatBytes(free)} are free and ${formatBytes(needed)} are needed. Nothing was changed.`,
  );
}

/** Some of their mails may have been sent since: only staff can tell. */
async function pauseCampaigns(db: Database, now: Date): Promise<number> {
  const queues = (await listQueuesToWorkOn(db, END_OF_TIME)).filter(({ campaignId }) => campaignId !== null);
  for (const queue of queues) await pauseQueue(db, queue, "staff", now);
  return queues.length;
}

/** One value that can be read shows that the secret is the right one. */
function assertReadable(columns: readonly SealedValues[]): void {
  const sum = (count: "total" | "unreadable") => columns.reduce((all, column) => all + column[count], 0);
  if (sum("total") > 0 && sum("unreadable") === sum("total"))
    throw new Error("SESSION_SECRET is not the one of the site that this comes from. Nothing was changed.");
}

/** Migrates the copy, encrypts its secrets for this site and erases again; the result is one whole file. */
async function bringUpToDate(
  { databasePath, secret: secretThen }: Restorable,
  secret: string,
  erasures: Parameters<typeof eraseAgain>[2],
  { wanted, now, mayHaveSentUntil }: Pick<RestoreOptions, "wanted" | "now" | "mayHaveSentUntil">,
): Promise<{ isUpgraded: boolean; erased: number; paused: number; doubted: number }> {
  const migrating = openDatabase(databasePath, { foreignKeys: false });
  const migrated = await migrateDatabase(migrating).finally(() => migrating.destroy());
  const db = openDatabase(databasePath);
  const secrets = { SESSION_SECRET: secret, SESSION_SECRET_PREVIOUS: secretThen };
  try {
    const sealed = await resealAll(db, secrets);
    // A backup has its own.
    if (typeof wanted !== "string") assertReadable(sealed);
    const erased = await eraseAgain(db, secrets, erasures);
    await dropPassedTimes(db, now);
    const doubted = mayHaveSentUntil ? await doubtMails(db, mayHaveSentUntil, now) : 0;
    return { isUpgraded: migrated.length > 0, erased, paused: await pauseCampaigns(db, now), doubted };
  } finally {
    await db.destroy();
  }
}

function assertKnown(what: string, migration: string): void {
  if ([...Object.keys(migrations), ...OLD_STEPS].includes(migration)) return;
  throw new Error(
    `${what} is of a later version of this site (${migration}): restore it with that version. Nothing was changed.`,
  );
}

type Restorable = Pick<UnpackedBackup, "databasePath" | "secret">;

/** @param folder holds the copy, which is changed instead of the file */
async function copyChecked(
  file: string,
  { databasePath, secret }: RestoreOptions,
  folder: string,
): Promise<Restorable> {
  if (!secret)
    throw new Error(
      "Set SESSION_SECRET to the one of the site that the file comes from. Nothing was changed.",
    );
  if (!existsSync(file)) throw new Error(`There is no file ${file}. Nothing was changed.`);
  await checkRoom(dirname(databasePath), statSync(file).size);
  const copy = join(folder, "copied.db");
  try {
    await copyDatabase(file, copy);
    checkIntegrity(copy);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The file ${file} is damaged: ${reason}. Nothing was changed.`, { cause });
  }
  assertKnown(`The file ${file}`, lastMigration(copy));
  return { databasePath: copy, secret };
}

async function unpackChecked(
  backup: FoundBackup,
  { store, databasePath }: RestoreOptions,
  folder: string,
): Promise<UnpackedBackup> {
  const manifest = await manifestOf(backup, store);
  assertKnown(`The backup ${backup.name}`, manifest.migration);
  await checkRoom(dirname(databasePath), manifest.bytes);
  return await unpackBackup(backup, store, folder);
}

/** The newest whole one where the latest is wanted, or the one that is named. */
async function unpackFirst(
  found: FoundBackups,
  options: RestoreOptions & { wanted: string },
  folder: string,
): Promise<{ backup: FoundBackup; unpacked: UnpackedBackup }> {
  const target = join(folder, "restored");
  const candidates = selectBackups(found, options.wanted, options.now);
  for (const [index, backup] of candidates.entries()) {
    try {
      const unpacked = await unpackChecked(backup, options, target);
      const isSkipped = ({ time, name }: { time: Date; name: string }) =>
        time > backup.time && options.wanted === "latest" && !candidates.some((each) => each.name === name);
      for (const { name, damage } of found.damaged.filter(isSkipped))
        options.say(`Skipped ${name}, which is damaged: ${damage}.`);
      return { backup, unpacked };
    } catch (error) {
      if (!(error instanceof DamagedBackupError) || index === candidates.length - 1) throw error;
      options.say(`Skipped: ${error.message}`);
      rmSync(target, { recursive: true, force: true });
    }
  }
  throw new Error("There is no backup.");
}

/** Unpacks what is wanted, and lists the backups that may know of later erasures. */
async function unpackWanted(found: FoundBackups, options: RestoreOptions, folder: string) {
  const { wanted } = options;
  if (typeof wanted !== "string") {
    const unpacked = await copyChecked(wanted.file, options, folder);
    return { name: `the file ${wanted.file}`, unpacked, newer: found.backups };
  }
  const { backup, unpacked } = await unpackFirst(found, { ...options, wanted }, folder);
  const newer = found.backups.filter(({ time }) => time > backup.time);
  return { name: `the backup ${backup.name}`, unpacked, newer };
}

export interface Restored {
  /** What it was made of. */
  name: string;
  /** One whole file. */
  path: string;
  secret: string;
  erasures: Awaited<ReturnType<typeof collectErasures>>;
  isUpgraded: boolean;
  erased: number;
  paused: number;
  /** How many mails may have been sent already. */
  doubted: number;
}

/** All of a restore but the last step, in a folder of its own. @throws in words for an operator */
export async function prepareRestored(
  found: FoundBackups,
  options: RestoreOptions,
  folder: string,
): Promise<Restored> {
  const { databasePath, store, say } = options;
  const { name, unpacked, newer } = await unpackWanted(found, options, folder);
  const secret = options.secret ?? unpacked.secret;
  const collecting = { databasePath, newer, store, folder, secrets: [secret, unpacked.secret] };
  const erasures = await collectErasures(collecting, say);
  const done = await bringUpToDate(unpacked, secret, erasures, options);
  checkIntegrity(unpacked.databasePath);
  lastMigration(unpacked.databasePath);
  return { name, path: unpacked.databasePath, secret, erasures, ...done };
}
