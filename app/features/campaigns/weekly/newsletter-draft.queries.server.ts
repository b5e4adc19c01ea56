import type { Database } from "~/database/open-database.server";
import type { NewRow, UpdateRow } from "~/database/schema/schema.server";

export function findNewsletterDraft(db: Database) {
  return db
    .selectFrom("newsletter_draft")
    .select(["id", "version", "subject", "introduction", "items"])
    .select(["send_at", "scheduled_by", "missed_at", "missed_reason"])
    .executeTakeFirstOrThrow();
}

export type NewsletterDraft = Awaited<ReturnType<typeof findNewsletterDraft>>;

export type DraftChange = Omit<UpdateRow<"newsletter_draft">, "id">;

export async function updateNewsletterDraft(trx: Database, change: DraftChange): Promise<void> {
  await trx.updateTable("newsletter_draft").set(change).execute();
}

export function findSentDraft(db: Database, campaignId: number) {
  return db
    .selectFrom("sent_newsletter_drafts")
    .select(["subject", "introduction", "items"])
    .where("campaign_id", "=", campaignId)
    .executeTakeFirst();
}

export async function insertSentDraft(trx: Database, draft: NewRow<"sent_newsletter_drafts">): Promise<void> {
  await trx.insertInto("sent_newsletter_drafts").values(draft).execute();
}

/** For the audit log. @returns undefined for an account that is gone */
export function findStaff(db: Database, userId: string) {
  return db.selectFrom("users").select(["id", "email"]).where("id", "=", userId).executeTakeFirst();
}
