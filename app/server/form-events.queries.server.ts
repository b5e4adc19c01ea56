import { logger } from "./logger.server";
import type { Database } from "./open-database.server";
import type { NewRow } from "./schema.server";

export type FormEvent = Omit<NewRow<"form_analytics">, "id">;

/**
 * Counts something that happened at a form. A unique view or partial completion of a tab that was counted before
 * is not counted again (public specification, section 4). Failing to count is logged and nothing else: it never
 * reaches the visitor (section 8).
 */
export async function recordFormEvent(db: Database, event: FormEvent): Promise<void> {
  try {
    await db
      .insertInto("form_analytics")
      .values(event)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } catch (error) {
    logger.error("form event not recorded", { form: event.form_name, event: event.event_type, error });
  }
}
