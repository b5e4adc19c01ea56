import type { Database } from "./open-database.server";
import type { NewRow } from "./schema.server";

export type FormEvent = Omit<NewRow<"form_analytics">, "id">;

/** Far below SQLite's limit of parameters. */
const ROWS_PER_STATEMENT = 500;

/** Once per tab (public specification, section 4). */
export async function recordFormEvents(db: Database, events: readonly FormEvent[]): Promise<void> {
  for (let start = 0; start < events.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("form_analytics")
      .values(events.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
