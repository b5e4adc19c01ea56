import type { Database } from "~/server/open-database.server";

export function findCampaign(db: Database, id: number) {
  return db
    .selectFrom("newsletter_sends")
    .select(["id", "kind", "subject", "status", "recipient_count", "created_at"])
    .where("id", "=", id)
    .where("status", "<>", "empty")
    .executeTakeFirst();
}

export async function countCampaigns(db: Database): Promise<number> {
  const row = await db
    .selectFrom("newsletter_sends")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("status", "<>", "empty")
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function listCampaigns(db: Database, { limit, offset }: { limit: number; offset: number }) {
  return await db
    .selectFrom("newsletter_sends as campaign")
    .select(["campaign.id", "campaign.kind", "campaign.subject", "campaign.status", "campaign.created_at"])
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
