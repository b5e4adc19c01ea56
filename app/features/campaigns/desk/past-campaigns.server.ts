import { type ExpressionBuilder, sql } from "kysely";
import type { Database } from "~/database/open-database.server";
import type { Schema } from "~/database/schema/schema.server";

type CampaignExpression = ExpressionBuilder<Schema & { campaign: Schema["campaigns"] }, "campaign">;

/** From the audit log, which outlives accounts. Null for a campaign of the schedule or the command line. */
const startedBy = ({ selectFrom }: CampaignExpression) =>
  selectFrom("audit_log")
    .select("actor_email")
    .where("audit_log.kind", "=", "campaign")
    .where("audit_log.action", "=", "sent")
    .where("audit_log.record_id", "=", sql<string>`cast(campaign.id as text)`)
    .orderBy("audit_log.id")
    .limit(1)
    .as("started_by");

export function findCampaign(db: Database, id: number) {
  return db
    .selectFrom("campaigns as campaign")
    .select(["id", "kind", "subject", "status", "recipient_count", "created_at", "scheduled_for"])
    .select(startedBy)
    .where("id", "=", id)
    .where("status", "<>", "empty")
    .executeTakeFirst();
}

export async function countCampaigns(db: Database): Promise<number> {
  const row = await db
    .selectFrom("campaigns")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "<>", "empty")
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function listCampaigns(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return await db
    .selectFrom("campaigns as campaign")
    .select(["campaign.id", "campaign.kind", "campaign.subject", "campaign.status", "campaign.created_at"])
    .select(["campaign.scheduled_for", startedBy])
    .select(({ selectFrom }) =>
      (["sent", "written", "failed", "uncertain"] as const).map((status) =>
        selectFrom("mails as mail")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .whereRef("mail.kind", "=", "campaign.kind")
          .whereRef("mail.campaign_id", "=", "campaign.id")
          .where("mail.status", "=", status)
          .as(status),
      ),
    )
    .where("campaign.status", "<>", "empty")
    .orderBy("campaign.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function describeStarter(campaign: {
  scheduled_for: string | null;
  started_by: string | null;
}): string {
  if (campaign.scheduled_for !== null) return "schedule";
  return campaign.started_by ?? "command line";
}
