import { sql } from "kysely";
import type { Database } from "./open-database.server";

/** Free pages inside the database file, which SQLite reuses before the file grows. In bytes. */
export async function countReusableBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(db);
  return rows[0]?.bytes ?? 0;
}
