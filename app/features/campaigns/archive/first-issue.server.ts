import { logFailedRead } from "~/database/content-versions.server";
import type { Database } from "~/database/open-database.server";

/** Issues that visitors can read. */
export const published = (db: Database) =>
  db.selectFrom("campaigns").where("published_at", "is not", null).where("contents", "is not", null);

/** Tells whether no issue has gone out yet; it says no, and logs it, when that cannot be read. */
export async function isFirstIssueToCome(db: Database): Promise<boolean> {
  try {
    return (await published(db).select("id").limit(1).executeTakeFirst()) === undefined;
  } catch (error) {
    logFailedRead("issues", error);
    return false;
  }
}
