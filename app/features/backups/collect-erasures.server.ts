import { rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "~/database/open-database.server";
import { type Erasures, readErasures } from "~/features/data-requests/erase-again.server";
import { type FoundBackup, manifestOf, unpackBackup } from "./find-backups.server";
import type { Store } from "./store.server";
import { hasErasures } from "./verify-database.queries.server";

async function readFrom(path: string, secrets: readonly string[]): Promise<Erasures[]> {
  if (!hasErasures(path)) return [];
  const db = openDatabase(path);
  try {
    let failure: unknown;
    for (const SESSION_SECRET of secrets) {
      try {
        const erasures = await readErasures(db, { SESSION_SECRET, SESSION_SECRET_PREVIOUS: undefined });
        return erasures ? [erasures] : [];
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  } finally {
    await db.destroy();
  }
}

interface CollectOptions {
  /** The database that is replaced, which may be damaged or missing. */
  databasePath: string;
  newer: readonly FoundBackup[];
  store: Store | undefined;
  /** A folder for what is unpacked, which is deleted again. */
  folder: string;
  secrets: readonly string[];
}

/**
 * What was erased since a backup was made: in the database that is replaced and in newer backups.
 *
 * @param warn called where a source cannot be read
 */
export async function collectErasures(
  { databasePath, newer, store, folder, secrets }: CollectOptions,
  warn: (message: string) => void,
): Promise<Erasures[]> {
  const collected: Erasures[] = [];
  const collect = async (what: string, read: () => Promise<Erasures[]>) => {
    try {
      collected.push(...(await read()));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(`What was erased could not be read from ${what}: ${reason}`);
    }
  };
  await collect(databasePath, () => readFrom(databasePath, secrets));
  for (const backup of newer) {
    await collect(backup.name, async () => {
      const { rows } = await manifestOf(backup, store);
      if (!rows.erased_addresses) return [];
      const target = join(folder, backup.name);
      try {
        const { databasePath: path, secret } = await unpackBackup(backup, store, target);
        return await readFrom(path, [...secrets, secret]);
      } finally {
        rmSync(target, { recursive: true, force: true });
      }
    });
  }
  return collected;
}
