import { pingDatabase } from "~/database/health.queries.server";
import { logger } from "~/lib/logger.server";
import { services } from "~/server/services.server";

const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** Health checks ask here: 200 while the database answers, 503 otherwise. */
export async function loader() {
  try {
    await pingDatabase(services.db);
    return new Response("OK\n", { headers });
  } catch (error) {
    logger.error("The health check failed", { error });
    return new Response("The database does not answer\n", { status: 503, headers });
  }
}
