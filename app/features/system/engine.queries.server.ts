import { sql } from "kysely";
import type { Database } from "~/database/open-database.server";

export async function getSqliteVersion(db: Database): Promise<string> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  return rows[0]?.version ?? "";
}
