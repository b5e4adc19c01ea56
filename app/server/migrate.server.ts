import { Migrator, sql } from "kysely";
import { migrations } from "../../migrations";
import { type Database, openDatabase } from "./open-database.server";

/**
 * Brings an open database to the newest schema.
 *
 * @returns the names of the migrations applied now, oldest first
 * @throws the first migration's error, or when foreign keys do not hold afterwards
 */
export async function migrateDatabase(db: Database): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (broken.rows.length > 0) {
    const tables = [...new Set(broken.rows.map((row) => row.table))].join(", ");
    throw new Error(`Foreign keys do not hold after migrating: ${tables}`);
  }
  return results.map((result) => result.migrationName);
}

/** Migrates the file at `path` on a connection of its own with foreign keys off (SQLite, "Making Other Kinds Of Table Schema Changes"). */
export async function migrateFile(path: string): Promise<string[]> {
  const db = openDatabase(path, { foreignKeys: false });
  try {
    return await migrateDatabase(db);
  } finally {
    await db.destroy();
  }
}
