import { sql } from "kysely";
import type { Database } from "~/server/open-database.server";

/** The version of SQLite that runs, such as "3.50.4". */
export async function getSqliteVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  return rows[0]?.version ?? "";
}
