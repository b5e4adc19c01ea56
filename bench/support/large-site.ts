import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrateFile } from "~/database/migrate.server";
import { openDatabase } from "~/database/open-database.server";
import { loadSeeds } from "~/features/seed/load-seeds.server";
import { fillTable } from "../../scripts/support/large-data";
import { projectRoot } from "../../tests/support/program";
import { type Site, type SiteOptions, startSite } from "../../tests/support/server";
import { fillArticles } from "./search-data";

/** Their index for the dashboard's search is slow to fill, and the public totals are rows that triggers maintain. */
const MAX_SURVEYS = 10_000;

async function fillFile(path: string, count: number): Promise<void> {
  await migrateFile(path);
  const db = openDatabase(path);
  try {
    await loadSeeds(db, join(projectRoot, "seeds"));
    // Interrupted, the file is not used.
    await sql`pragma synchronous = off`.execute(db);
    await sql`pragma cache_size = -400000`.execute(db);
    await db.transaction().execute(async (trx) => {
      await fillArticles(trx, count);
      await fillTable(trx, "form_analytics", count);
      await fillTable(trx, "ai_impact_surveys", Math.min(count, MAX_SURVEYS));
    });
  } finally {
    await db.destroy();
  }
}

/**
 * A database with this many articles and form events. The files stay in `build/bench` for the next run, which
 * applies new migrations to them; a million take five minutes and 3 GB.
 */
async function largeDatabase(count: number): Promise<string> {
  const folder = join(projectRoot, "build/bench");
  const path = join(folder, `site-${count}.db`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const part = `${path}.part`;
  for (const ending of ["", "-wal", "-shm"]) rmSync(part + ending, { force: true });
  await fillFile(part, count);
  renameSync(part, path);
  return path;
}

/** The built site with a large database. */
export async function startLargeSite(count: number, options: SiteOptions = {}): Promise<Site> {
  const path = await largeDatabase(count);
  // The site removes its folder in the end, and with it only the link.
  const directory = mkdtempSync(join(tmpdir(), "large-"));
  symlinkSync(path, join(directory, "site.db"));
  return startSite({ ...options, directory });
}
