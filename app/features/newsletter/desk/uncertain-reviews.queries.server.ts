import type { Database } from "~/server/open-database.server";
import type { NewRow } from "~/server/schema.server";

export function findUncertainReview(db: Database, campaignId: number) {
  return db
    .selectFrom("uncertain_mail_reviews")
    .select(["mails", "reviewed_by", "reviewed_at"])
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
}

export async function saveUncertainReview(
  trx: Database,
  review: NewRow<"uncertain_mail_reviews">,
): Promise<void> {
  const { mails, reviewed_by, reviewed_at } = review;
  await trx
    .insertInto("uncertain_mail_reviews")
    .values(review)
    .onConflict((conflict) => conflict.column("campaign_id").doUpdateSet({ mails, reviewed_by, reviewed_at }))
    .execute();
}
