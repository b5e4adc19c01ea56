import type { Database } from "~/server/open-database.server";

/** Sends that are over, were made before a moment, and still have deliveries. @param before ISO timestamp */
export async function listSendsBefore(db: Database, before: string): Promise<number[]> {
  const rows = await db
    .selectFrom("newsletter_sends as send")
    .select("send.id")
    .where("send.status", "=", "sent")
    .where("send.created_at", "<", before)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("newsletter_deliveries as delivery")
          .select("delivery.id")
          .whereRef("delivery.send_id", "=", "send.id"),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes deliveries of a send, never one that is to be sent or perhaps on its way. @returns how many */
export async function deleteSettledDeliveries(db: Database, sendId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("newsletter_deliveries")
    .where("id", "in", (query) =>
      query
        .selectFrom("newsletter_deliveries")
        .select("id")
        .where("send_id", "=", sendId)
        .where("status", "in", ["sent", "failed", "uncertain", "skipped"])
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
