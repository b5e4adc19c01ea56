import { logger } from "./logger.server";
import type { Database } from "./open-database.server";
import type { NewRow } from "./schema.server";

export type FormEvent = Omit<NewRow<"form_analytics">, "id">;

/** Once per tab (public specification, section 4). An error is only logged, never thrown (section 8). */
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
