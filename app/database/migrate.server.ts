import { CompiledQuery, type Kysely, type Migration, Migrator, sql } from "kysely";
import { migrations as allMigrations } from "../../migrations";
import { adopt, FIRST_RELEASE, oldStepsOf } from "../../migrations/before-first-release";
import { copyBeforeUpgrade } from "./copy-database.server";
import { type Database, openDatabase } from "./open-database.server";
import { recordFolding } from "./refold.server";
import type { Schema } from "./schema/schema.server";

const LOCK_TIMEOUT_MS = 120_000;

interface MigrationOptions {
  migrations?: Record<string, Migration>;
  /** With the write lock held, before any change; not for a new database. */
  beforeUpgrade?: (firstPending: string) => Promise<void>;
}

/** One transaction for all. @throws the first error, or on a violated foreign key; the database is unchanged then */
export function migrateDatabase(db: Database, options: MigrationOptions = {}): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Kysely's own transaction would exclude its migration tables and the check of foreign keys.
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
    try {
      const applied = await applyPending(connection, options);
      await connection.executeQuery(CompiledQuery.raw("commit"));
      return applied;
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw("rollback")).catch(() => undefined);
      throw error;
    }
  });
}

async function applyPending(
  db: Kysely<Schema>,
  { migrations = allMigrations, beforeUpgrade }: MigrationOptions,
): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const oldSteps = await oldStepsOf(db, Object.keys(migrations));
  const known = await migrator.getMigrations();
  const firstPending = known.find(({ executedAt }) => executedAt === undefined);
  const applied: string[] = [];
  if (oldSteps.length > 0) {
    await beforeUpgrade?.(FIRST_RELEASE);
    await adopt(db, oldSteps, Object.keys(migrations)[0] ?? "");
    applied.push(FIRST_RELEASE);
  } else if (firstPending && known.some(({ executedAt }) => executedAt)) {
    await beforeUpgrade?.(firstPending.name);
  }
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  applied.push(...results.map(({ migrationName }) => migrationName));
  await recordFolding(db);
  if (applied.length > 0) await checkForeignKeys(db);
  return applied;
}

async function checkForeignKeys(db: Kysely<Schema>): Promise<void> {
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  if (broken.rows.length === 0) return;
  const tables = [...new Set(broken.rows.map((row) => row.table))].join(", ");
  throw new Error(`Foreign keys do not hold after migrating: ${tables}`);
}

/**
 * On its own connection with foreign keys off (SQLite, "Making Other Kinds Of Table Schema Changes"). A concurrent
 * second process waits, then finds nothing to do.
 */
export async function migrateFile(
  path: string,
  { onCopy, ...options }: Pick<MigrationOptions, "migrations"> & { onCopy?: (copyPath: string) => void } = {},
): Promise<string[]> {
  const db = openDatabase(path, { foreignKeys: false, busyTimeoutMs: LOCK_TIMEOUT_MS });
  try {
    return await migrateDatabase(db, {
      ...options,
      beforeUpgrade: async (firstPending) => {
        const copyPath = await copyBeforeUpgrade(path, firstPending);
        onCopy?.(copyPath);
      },
    });
  } finally {
    await db.destroy();
  }
}
