import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Bucket } from "~/features/backups/bucket.server";
import { assertNotRunning } from "~/features/backups/replace-database.server";
import { restoreBackup } from "~/features/backups/restore-backup.server";
import { openStore } from "~/features/backups/store.server";
import type { Environment } from "~/server/read-environment.server";
import { LEASE_MS } from "./held-lease";
import { saveOwnTerm } from "./lease-store.server";
import { checkProgram, fetchReplica, memoryPath } from "./litestream.server";
import { takeOver } from "./take-lease.server";

interface FailOverOptions {
  env: Environment;
  now: () => Date;
  say: (line: string) => void;
}

/**
 * Makes this machine the one that serves: takes the lease, waits until the machine before has stopped, restores what that
 * has replicated. The lease is this machine's own only when all is done; until then another try takes the next one.
 *
 * @throws in words for an operator
 */
export async function failOver({ env, now, say }: FailOverOptions): Promise<void> {
  const { replica, DATABASE_PATH: databasePath, BACKUP_DIR: directory, SESSION_SECRET: secret } = env;
  if (!replica) throw new Error("Set REPLICA_URL to that of the machine before.");
  const home = dirname(databasePath);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  assertNotRunning(databasePath);
  await checkProgram(replica.program, say);
  const { taken, from, terms } = await takeOver(new Bucket(replica), databasePath, now());
  say(
    `Took over from ${from}. It saves and sends nothing more in ${LEASE_MS / 1_000} seconds at the latest.`,
  );
  await sleep(LEASE_MS);
  const mayHaveSentUntil = now();
  const folder = mkdtempSync(join(home, ".failover-"));
  try {
    const fetched = await fetchReplica(replica, terms, folder);
    if (!fetched) throw new Error(`Nothing was replicated to ${replica.url}: npm run restore -- latest.`);
    if (fetched.term !== terms[0])
      say(`Nothing was replicated under the lease ${terms[0]}; this is what was under ${fetched.term}.`);
    const store = env.backupStore && openStore(env.backupStore);
    const options = { databasePath, directory, store, secret, now: now(), say, mayHaveSentUntil };
    await restoreBackup({ ...options, wanted: { file: fetched.file } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  rmSync(memoryPath(databasePath), { recursive: true, force: true });
  saveOwnTerm(databasePath, taken);
}
