import { sql } from "kysely";
import type { Database } from "./open-database.server";

/** Asks the database for a constant. @throws when it cannot answer */
export async function pingDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}
