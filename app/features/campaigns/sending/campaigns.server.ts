import { sql } from "kysely";
import { retentionCutoff } from "~/content/privacy/personal-data";
import type { Database } from "~/database/open-database.server";
import type { CampaignKind, CampaignStatus, MailStatus, NewRow } from "~/database/schema/schema.server";
import { purgeMails } from "~/kits/outbox/purge-mails.server";

export function findUnfinishedCampaign(db: Database, kind: CampaignKind) {
  return db
    .selectFrom("campaigns")
    .select(["id", "recipient_count"])
    .where("kind", "=", kind)
    .where("status", "=", "sending")
    .orderBy("id")
    .executeTakeFirst();
}

export function findCampaignBy(db: Database, column: "scheduled_for" | "idempotency_key", value: string) {
  return db.selectFrom("campaigns").select("id").where(column, "=", value).executeTakeFirst();
}

/** The newsletter that was made last, also one that had nothing to say. */
export function findLastNewsletter(db: Database) {
  return db
    .selectFrom("campaigns")
    .select(["id", "status", "recipient_count", "created_at"])
    .where("kind", "=", "newsletter")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function getCampaign(db: Database, id: number) {
  return db
    .selectFrom("campaigns")
    .select(["kind", "subject", "html", "text", "status", "recipient_count"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** The draft that a campaign was made of, to be a draft again; nothing where the site wrote all of it. */
export async function findSource(db: Database, id: number) {
  const row = await db
    .selectFrom("campaigns")
    .select(["kind", "created_by", "draft_subject as subject", "draft_body as body"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row || row.subject === null || row.body === null) return undefined;
  return { ...row, subject: row.subject, body: row.body };
}

export async function insertCampaign(db: Database, campaign: NewRow<"campaigns">): Promise<number> {
  const row = await db.insertInto("campaigns").values(campaign).returning("id").executeTakeFirstOrThrow();
  return row.id;
}

/** Cancelled where staff have cancelled any of its mails. */
export async function updateFinished(db: Database, id: number, now: string): Promise<void> {
  await db
    .updateTable("campaigns")
    .set(({ exists, selectFrom, case: when }) => ({
      status: when()
        .when(
          exists(
            selectFrom("mails")
              .select("mails.id")
              .whereRef("mails.campaign_id", "=", "campaigns.id")
              .where("mails.status", "=", "cancelled"),
          ),
        )
        .then(sql.lit<CampaignStatus>("cancelled"))
        .else(sql.lit<CampaignStatus>("sent"))
        .end(),
      sent_at: now,
    }))
    .where("id", "=", id)
    .where("status", "=", "sending")
    .execute();
}

export async function hasMailIn(db: Database, campaignId: number, statuses: MailStatus[]): Promise<boolean> {
  const mail = await db
    .selectFrom("mails")
    .select("id")
    .where("campaign_id", "=", campaignId)
    .where("status", "in", statuses)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}

/** Whether a mail server has, or may have, any of its mails; files are for no one. */
export function hasReachedAnyone(db: Database, campaignId: number): Promise<boolean> {
  return hasMailIn(db, campaignId, ["sent", "uncertain"]);
}

export function isPurged(campaign: { status: string; created_at: string }, now: Date): boolean {
  return campaign.status !== "sending" && campaign.created_at < retentionCutoff("deliveries", now);
}

/** The campaigns stay, so that no occurrence of the schedule is answered twice. */
export async function purgeExpiredCampaignMails(db: Database, now: Date): Promise<void> {
  const queues = await db
    .selectFrom("campaigns as campaign")
    .select(["campaign.kind", "campaign.id as campaignId"])
    .where("campaign.status", "in", ["sent", "cancelled"])
    .where("campaign.created_at", "<", retentionCutoff("deliveries", now))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("mails as mail")
          .select("mail.id")
          .whereRef("mail.kind", "=", "campaign.kind")
          .whereRef("mail.campaign_id", "=", "campaign.id"),
      ),
    )
    .execute();
  await purgeMails(db, queues, now.toISOString());
}
