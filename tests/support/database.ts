import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Migration, sql } from "kysely";
import { migrateDatabase } from "~/database/migrate.server";
import { type Database, openDatabase } from "~/database/open-database.server";
import { migrations } from "../../migrations";

let migrated: Promise<Buffer> | undefined;

/** The file that holds what `fill` makes of a migrated database. */
export async function migratedFile(
  fill: (db: Database) => Promise<void> = async () => {},
  only: Record<string, Migration> = migrations,
): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "migrated-"));
  const db = openDatabase(":memory:");
  try {
    await migrateDatabase(db, { migrations: only });
    await fill(db);
    await sql`vacuum into ${join(folder, "site.db")}`.execute(db);
    return readFileSync(join(folder, "site.db"));
  } finally {
    await db.destroy();
    rmSync(folder, { recursive: true });
  }
}

const emptyFile = (): Promise<Buffer> => {
  migrated ??= migratedFile();
  return migrated;
};

/**
 * A migrated, empty database in memory. The migrations run once in a process (300 ms); each call opens a copy of what
 * they made. The caller destroys it.
 */
export async function openTestDatabase(): Promise<Database> {
  return openDatabase(await emptyFile());
}

/** Puts a copy of the same into a file. */
export async function putTestDatabase(path: string): Promise<void> {
  writeFileSync(path, await emptyFile(), { mode: 0o600 });
}
