import { forgetInBatches, tooOldBefore } from "~/server/forget-in-batches.server";
import { logger } from "~/server/logger.server";
import type { Database } from "~/server/open-database.server";
import { deleteSettledDeliveries, listSendsBefore } from "./forget-deliveries.queries.server";

/** Whether it is no longer known who got a send: it is over, and was made more than three years ago. */
export function isForgotten(send: { status: string; created_at: string }, now: Date): boolean {
  return send.status === "sent" && send.created_at < tooOldBefore(now);
}

/**
 * Forgets who got the newsletters and team updates of more than three years ago. The sends stay: by them an occurrence
 * of the schedule is known to be answered, so nobody is mailed again.
 */
export async function forgetOldDeliveries(db: Database, now: Date): Promise<void> {
  const sends = await listSendsBefore(db, tooOldBefore(now));
  const deliveries = await forgetInBatches(async (limit) => {
    let deleted = 0;
    for (let send = sends[0]; send !== undefined && deleted < limit; send = sends[0]) {
      deleted += await deleteSettledDeliveries(db, send, limit - deleted);
      if (deleted < limit) sends.shift();
    }
    return deleted;
  });
  if (deliveries > 0) logger.info("Forgot old newsletter deliveries", { deliveries });
}
