import { sql } from "kysely";
import type { Database } from "./open-database.server";

/** Bytes of the database file that hold nothing and are written to before the file grows (SQLite, "freelist_count"). */
export async function countReusableBytes(db: Database): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select freelist_count * page_size as bytes from pragma_freelist_count, pragma_page_size`.execute(db);
  return rows[0]?.bytes ?? 0;
}
