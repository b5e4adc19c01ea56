/**
 * `npm run restore -- latest`, or the name of a backup: replaces the database by it, with the site stopped. `-- --list`
 * lists the backups in BACKUP_DIR and in the store. `-- --verify latest` restores into a folder that is deleted again, while
 * the site runs. `-- --file <path>` takes a database's file, as Litestream restores it.
 */
import { parseArgs } from "node:util";
import { findBackups, manifestOf } from "~/features/backups/find-backups.server";
import { restoreBackup } from "~/features/backups/restore-backup.server";
import { openStore } from "~/features/backups/store.server";
import { verifyRestore } from "~/features/backups/verify-restore.server";
import { formatBytes } from "~/lib/numbers";
import { formatDuration } from "~/lib/time/period";
import { processEnvironment } from "~/server/read-environment.server";
import { runProgram, say } from "./support/program";

const USAGE =
  "Say which: npm run restore -- latest, or a name of those that npm run restore -- --list shows.";

void runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { list: { type: "boolean" }, verify: { type: "boolean" }, file: { type: "string" } },
    allowPositionals: true,
  });
  // A new machine has none yet; the schema of the settings asks for one.
  const secret = process.env.SESSION_SECRET?.trim() ? process.env.SESSION_SECRET : undefined;
  const env = processEnvironment({ SESSION_SECRET: secret ?? "none yet".padEnd(32) });
  const { BACKUP_DIR: directory, DATABASE_PATH: databasePath, backupStore } = env;
  const store = backupStore && openStore(backupStore);
  const now = new Date();
  if (values.list) {
    const { backups, damaged } = await findBackups(directory, store, say);
    if (backups.length === 0) say(damaged.length === 0 ? "There is no backup." : "There is no whole backup.");
    for (const { name, damage } of damaged) say(`${name}  damaged: ${damage}`);
    for (const backup of backups) {
      const { compressed_bytes } = await manifestOf(backup, store);
      const age = formatDuration(now.valueOf() - backup.time.valueOf());
      const places = [...(backup.local ? ["here"] : []), ...(backup.isStored ? ["in the store"] : [])];
      say(
        `${backup.name}  ${age} old  ${formatBytes(compressed_bytes)}  verified when made  ${places.join(", ")}`,
      );
    }
    return;
  }
  const { file } = values;
  const [wanted, ...others] = file ? [{ file }, ...positionals] : positionals;
  if (!wanted || others.length > 0) throw new Error(USAGE);
  if (values.verify) {
    if (typeof wanted !== "string" || !secret) throw new Error(USAGE);
    await verifyRestore({ wanted, databasePath, directory, store, secret, now, say });
    return;
  }
  await restoreBackup({ wanted, databasePath, directory, store, secret, now, say });
});
