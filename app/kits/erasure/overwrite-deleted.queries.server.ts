import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { searchIndexes } from "~/content/privacy/personal-data";
import type { Database } from "~/database/open-database.server";

/** A step that writes so many pages of a search index takes some 10 ms. */
const PAGES_PER_STEP = 64;
const MAX_STEPS = 10_000;
/** A larger file would hold up all writes for many seconds. */
const MAX_COMPACTED_BYTES = 256 * 2 ** 20;
/** Longer, and a slow export would stop everybody's writes. */
const READERS_TIMEOUT_MS = 200;

/** FTS5 marks deleted rows in pages with ids from here on (FTS5_TOMBSTONE_ROWID), until it merges its segments. */
const hasDeletedText = (index: string) =>
  sql<{ id: number }>`select id from ${sql.table(`${index}_data`)} where id >= 9007199254740992 limit 1`;

/** @param pages negative: begins to merge all segments @returns whether there was anything to do */
function mergeStep(db: Database, index: string, pages: number): Promise<boolean> {
  const changes = sql<{ count: number }>`select total_changes() as count`;
  return db.transaction().execute(async (trx) => {
    const before = (await changes.execute(trx)).rows[0]?.count ?? 0;
    await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('merge', ${pages})`.execute(
      trx,
    );
    const after = (await changes.execute(trx)).rows[0]?.count ?? 0;
    return after - before >= 2;
  });
}

/** Removes the text of deleted rows from a search index, in small transactions. */
async function mergeIndex(db: Database, index: string): Promise<void> {
  if ((await hasDeletedText(index).execute(db)).rows.length === 0) return;
  await mergeStep(db, index, -PAGES_PER_STEP);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    await setImmediate();
    if (!(await mergeStep(db, index, PAGES_PER_STEP))) return;
  }
}

/**
 * Empties the write-ahead log, which holds earlier versions of pages. Not while somebody reads: then the next run does.
 */
function truncateLog(db: Database): Promise<void> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql.raw(`pragma busy_timeout = ${READERS_TIMEOUT_MS}`).execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql.raw(`pragma busy_timeout = ${rows[0]?.timeout ?? 0}`).execute(connection);
    }
  });
}

/** After rows were deleted: what they held is in no search index and no file of the database any more. */
export async function overwriteDeleted(db: Database): Promise<void> {
  for (const index of Object.keys(searchIndexes)) await mergeIndex(db, index);
  await truncateLog(db);
}

/**
 * Writes the whole file anew: about one in a thousand deleted rows leaves a remain in a page that was rebuilt
 * (docs/decisions/retention.md). Needs twice the file's size on the disk. @returns whether it was done
 */
export async function compactDatabase(db: Database, freeBytes: number): Promise<boolean> {
  const { rows } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  const bytes = rows[0]?.bytes ?? 0;
  if (bytes > MAX_COMPACTED_BYTES || freeBytes < 3 * bytes) return false;
  await sql`vacuum`.execute(db);
  await truncateLog(db);
  return true;
}
