import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { flush } from "~/database/copy-database.server";
import { findBackups } from "./find-backups.server";
import { prepareRestored, type RestoreOptions } from "./prepare-restored.server";
import { assertNotRunning, replaceDatabase } from "./replace-database.server";

const PREFIX = ".restore-";

/**
 * Everything is done on a copy; replacing the database is the last step.
 *
 * @throws in words for an operator; the database is as it was then
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { databasePath, directory, store, now, say } = options;
  const home = dirname(databasePath);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  assertNotRunning(databasePath);
  for (const name of readdirSync(home)) {
    if (name.startsWith(PREFIX)) rmSync(join(home, name), { recursive: true, force: true });
  }
  const found = await findBackups(directory, store, say);
  const folder = join(home, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { mode: 0o700 });
  try {
    const { name, path, secret, isUpgraded, erased, paused, doubted } = await prepareRestored(
      found,
      options,
      folder,
    );
    if (!options.secret) writeSecret(home, secret, say);
    assertNotRunning(databasePath);
    const replaced = replaceDatabase(databasePath, path, now);
    say(`${databasePath} is ${name} now.`);
    if (isUpgraded) say("It was of an earlier version, and was upgraded.");
    if (erased > 0) say(`Erased ${erased} people again, who had been erased since.`);
    if (paused > 0)
      say(`Paused ${paused} campaigns that were being sent: see whom they reached, then resume them.`);
    if (doubted > 0)
      say(
        `${doubted} other mails may have been sent already, and are not sent again: replies say so to staff.`,
      );
    if (replaced) say(`What it replaced is ${replaced}: delete that when you no longer need it.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeSecret(home: string, secret: string, say: (line: string) => void): void {
  const path = join(home, "session-secret");
  if (existsSync(path)) return;
  writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: "wx" });
  flush(path);
  say(`Restored ${path}. In production, set SESSION_SECRET to what is in it.`);
}
