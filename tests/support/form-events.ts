import type { AnalyticsForm } from "~/database/schema/tracked-forms";
import type { Site } from "./server";

/**
 * What happens to a form from now on. By id as well as by time: an event is written up to a second after its request,
 * and other tests fill the table with events of any time.
 *
 * @returns the types so far, sorted
 */
export async function watchFormEvents({ db }: Site, form: AnalyticsForm): Promise<() => Promise<string[]>> {
  const start = new Date().toISOString();
  const { last } = await db
    .selectFrom("form_analytics")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return async () => {
    const found = await db
      .selectFrom("form_analytics")
      .select("event_type")
      .where("form_name", "=", form)
      .where("id", ">", last ?? 0)
      .where("created_at", ">=", start)
      .execute();
    return found.map((event) => event.event_type).sort();
  };
}
