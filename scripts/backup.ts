/**
 * `npm run backup`: backs the database and its secret up now, into BACKUP_DIR and the store where one is set, and
 * deletes what the rule does not keep. The worker runs it with `--since TIME`: then a backup that is newer is only stored,
 * and once a week one is restored for a test.
 */
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { isVerifyDue } from "~/features/backups/backup-schedule.server";
import { readBackupFacts } from "~/features/backups/backup-state.server";
import { runBackup } from "~/features/backups/run-backup.server";
import { openStore } from "~/features/backups/store.server";
import { verifyRestore } from "~/features/backups/verify-restore.server";
import { requireLease } from "~/features/standby/take-lease.server";
import { formatBytes } from "~/lib/numbers";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

const NICENESS = 10;

void runProgram(async () => {
  setPriority(NICENESS);
  const { values } = parseArgs({ options: { since: { type: "string" } } });
  const env = processEnvironment();
  // A backup of what another machine has taken over would be the latest.
  await requireLease(env, new Date(), say);
  const { backup, isStored, deleted } = await runBackup(env, {
    now: new Date(),
    since: values.since ? new Date(values.since) : undefined,
  });
  const { compressed_bytes, rows } = backup.manifest;
  const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
  say(`${backup.folder}: ${count} rows, verified, ${formatBytes(compressed_bytes)}.`);
  if (isStored) say(`The store has it too: ${backup.name}`);
  if (deleted > 0) say(`Deleted ${deleted} old ${deleted === 1 ? "backup" : "backups"}.`);
  const now = new Date();
  if (values.since && isVerifyDue(readBackupFacts(env, now), now)) {
    const { BACKUP_DIR: directory, DATABASE_PATH: databasePath, SESSION_SECRET: secret, backupStore } = env;
    const store = backupStore && openStore(backupStore);
    // The backup itself is good: the System page and the checks tell of a failure.
    await verifyRestore({ wanted: "latest", databasePath, directory, store, secret, now, say }).catch(
      (error: unknown) => say(`The test of restoring it failed: ${String(error)}`),
    );
  }
});
